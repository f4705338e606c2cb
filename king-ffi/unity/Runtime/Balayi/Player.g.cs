// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.Balayi
{
    /// <summary>What can be asked of a player.</summary>
    public static unsafe partial class PlayerExtensions
    {
        /// <summary>The text of a player: <c>0</c> or <c>1</c>.</summary>
        public static string Text(this Player player)
        {
            Words words;
            return Interop.Text(Native.balayi_player_text(
                (uint)player, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>A name of a player for people: <c>player 0</c>, <c>oyuncu 0</c>.</summary>
        public static string Name(this Player player, Lang lang)
        {
            Words words;
            return Interop.Text(Native.balayi_player_name(
                (uint)player, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a player, as <c>Player.Text</c> writes it.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Player Parse(string text) =>
            Read(text, out Player value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Player value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Player value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte player = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.balayi_player_parse(textStart, (uint)textBytes.Length, &player, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? (Player)player : default(Player);
            return wrong;
        }
    }
}
