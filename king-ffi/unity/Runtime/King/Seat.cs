using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>A seat. The turn passes to the left: North, East, South, West (K1.1).</summary>
    public enum Seat : byte
    {
        /// <summary><i>Kuzey</i>.</summary>
        North = (byte)king_seat.North,
        /// <summary><i>Doğu</i>.</summary>
        East = (byte)king_seat.East,
        /// <summary><i>Güney</i>.</summary>
        South = (byte)king_seat.South,
        /// <summary><i>Batı</i>.</summary>
        West = (byte)king_seat.West,
    }

    /// <summary>What can be asked of a seat.</summary>
    public static unsafe class SeatExtensions
    {
        /// <summary>The seat to the left, whose turn is next.</summary>
        public static Seat Next(this Seat seat) => (Seat)((Interop.Below((int)seat, 4, nameof(seat)) + 1) % 4);

        /// <summary>The seat to the right, whose turn was before.</summary>
        public static Seat Previous(this Seat seat) => (Seat)((Interop.Below((int)seat, 4, nameof(seat)) + 3) % 4);

        /// <summary>The four seats in turn order from this one.</summary>
        public static IReadOnlyList<Seat> Order(this Seat seat) =>
            new[] { seat, seat.Next(), seat.Next().Next(), seat.Previous() };

        /// <summary>The set of this seat alone.</summary>
        public static SeatSet Set(this Seat seat) => SeatSet.Empty.With(seat);

        /// <summary>The letter of records: <c>N</c>, <c>E</c>, <c>S</c> or <c>W</c>.</summary>
        public static string Text(this Seat seat)
        {
            Words words;
            return Interop.Text(Native.king_seat_text((byte)seat, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads the letter of a seat, as <see cref="Text"/> gives it.</summary>
        /// <exception cref="ParseException">The text is no seat.</exception>
        public static Seat Parse(string text) =>
            Read(text, out Seat seat) is ParseException error ? throw error : seat;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out Seat seat) => Read(text ?? "", out seat) == null;

        static ParseException Read(string text, out Seat seat)
        {
            byte[] utf8 = Interop.Utf8(text);
            byte number = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_seat_parse(start, (uint)utf8.Length, &number, &at);
            }
            seat = (Seat)number;
            return Interop.ParseError(status, utf8, at);
        }

        /// <summary>The name to show to a person: "North", "Kuzey".</summary>
        public static string Name(this Seat seat, Lang lang)
        {
            Words words;
            return Interop.Text(
                Native.king_seat_name((byte)seat, (byte)lang, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
