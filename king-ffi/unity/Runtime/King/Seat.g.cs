// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    /// <summary>A seat.</summary>
    public enum Seat
    {
        /// <summary>Kuzey</summary>
        North = 0,
        /// <summary>Doğu</summary>
        East = 1,
        /// <summary>Güney</summary>
        South = 2,
        /// <summary>Batı</summary>
        West = 3,
    }

    /// <summary>What can be asked of a seat.</summary>
    public static unsafe partial class SeatExtensions
    {
        /// <summary>The letter of a seat: <c>N</c>, <c>E</c>, <c>S</c> or <c>W</c>.</summary>
        public static string Text(this Seat seat)
        {
            Words words;
            return Interop.Text(Native.king_seat_text((uint)seat, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>The name of a seat for people: <c>North</c>, <c>Kuzey</c>.</summary>
        public static string Name(this Seat seat, Lang lang)
        {
            Words words;
            return Interop.Text(Native.king_seat_name(
                (uint)seat, (uint)lang, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the letter of a seat.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static Seat Parse(string text) =>
            Read(text, out Seat value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Seat value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out Seat value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte seat = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_seat_parse(textStart, (uint)textBytes.Length, &seat, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? (Seat)seat : default(Seat);
            return wrong;
        }
    }
}
