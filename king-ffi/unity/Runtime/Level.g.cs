// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules
{
    /// <summary>How well a player plays: each up to hard beats the one below, and none of them cheats.</summary>
    public enum Level
    {
        /// <summary>The greedy player: a rule of thumb, and no play-out. (kolay)</summary>
        Easy = 1,
        /// <summary>Looks a little further. (orta)</summary>
        Medium = 2,
        /// <summary>Plays well, in about a millisecond a move. (zor)</summary>
        Hard = 3,
    }

    /// <summary>What can be asked of a level.</summary>
    public static unsafe partial class LevelExtensions
    {
        /// <summary>The text of a level: <c>easy</c>, <c>medium</c> or <c>hard</c>.</summary>
        public static string Text(this Level level)
        {
            Words words;
            return Interop.Text(NativePlayers.king_level_text(
                (uint)level, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name of a level for people: <c>hard</c>, <c>zor</c>.</summary>
        public static string Name(this Level level, Lang lang)
        {
            Words words;
            return Interop.Text(NativePlayers.king_level_name(
                (uint)level, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the text of a level, or its name in either language.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Level Parse(string text) =>
            Read(text, out Level value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Level value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Level value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte level = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = NativePlayers.king_level_parse(textStart, (uint)textBytes.Length, &level, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? (Level)level : default(Level);
            return wrong;
        }
    }
}
