// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules
{
    /// <summary>A rank, low to high.</summary>
    public enum Rank
    {
        /// <summary>2</summary>
        Two = 0,
        /// <summary>3</summary>
        Three = 1,
        /// <summary>4</summary>
        Four = 2,
        /// <summary>5</summary>
        Five = 3,
        /// <summary>6</summary>
        Six = 4,
        /// <summary>7</summary>
        Seven = 5,
        /// <summary>8</summary>
        Eight = 6,
        /// <summary>9</summary>
        Nine = 7,
        /// <summary>10</summary>
        Ten = 8,
        /// <summary>Vale, a man</summary>
        Jack = 9,
        /// <summary>Kız</summary>
        Queen = 10,
        /// <summary>Papaz, a man</summary>
        King = 11,
        /// <summary>As</summary>
        Ace = 12,
    }

    /// <summary>What can be asked of a rank.</summary>
    public static unsafe partial class RankExtensions
    {
        /// <summary>
        /// The letter of a rank in records: <c>2</c> to <c>9</c>, <c>T</c>, <c>J</c>, <c>Q</c>, <c>K</c> or <c>A</c>.
        /// </summary>
        public static string Text(this Rank rank)
        {
            Words words;
            return Interop.Text(Native.king_rank_text((uint)rank, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name of a rank for people: <c>king</c>, <c>papaz</c>.</summary>
        public static string Name(this Rank rank, Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_rank_name(
                (uint)rank, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>A rank as it stands on a card: <c>10</c> where records write <c>T</c>.</summary>
        public static string Figure(this Rank rank)
        {
            Words words;
            return Interop.Text(Native.king_rank_figure(
                (uint)rank, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the letter of a rank, as <c>Rank.Text</c> writes it.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Rank Parse(string text) =>
            Read(text, out Rank value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Rank value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Rank value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte rank = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_rank_parse(textStart, (uint)textBytes.Length, &rank, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? (Rank)rank : default(Rank);
            return wrong;
        }
    }
}
