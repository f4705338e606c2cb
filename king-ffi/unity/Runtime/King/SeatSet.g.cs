// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>A set of seats. Its text is the letters in turn order: <c>ES</c>.</summary>
    public readonly unsafe partial struct SeatSet : IReadOnlyList<Seat>, IEquatable<SeatSet>
    {
        const byte Every = (byte)((1UL << 4) - 1);

        /// <summary>The set of that mask: bit = number.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit stands for nothing.</exception>
        public SeatSet(int bits)
        {
            Bits = (bits & ~(int)Every) == 0 ? (byte)bits : throw new ArgumentOutOfRangeException(nameof(bits));
        }

        /// <summary>The set of these; duplicates count once.</summary>
        public SeatSet(params Seat[] items)
            : this((IEnumerable<Seat>)items)
        {
        }

        /// <summary>The set of these; duplicates count once.</summary>
        public SeatSet(IEnumerable<Seat> items)
        {
            var set = Empty;
            foreach (Seat item in items ?? throw new ArgumentNullException(nameof(items)))
            {
                set = set.With(item);
            }
            this = set;
        }

        /// <summary>One alone is the set of it.</summary>
        public static implicit operator SeatSet(Seat item) => Empty.With(item);

        /// <summary>The empty set.</summary>
        public static SeatSet Empty => default(SeatSet);

        /// <summary>The set of all.</summary>
        public static SeatSet All => new SeatSet(Every);

        /// <summary>The set as a mask: bit = number.</summary>
        public byte Bits { get; }

        /// <summary>How many there are.</summary>
        public int Count => Masks.Count(Bits);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => Bits == 0;

        /// <summary>The one of the lowest number; <c>null</c> when there is none.</summary>
        public Seat? First => IsEmpty ? (Seat?)null : this[0];

        /// <summary>The one at that place, counted from 0, in the order of the numbers.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
        public Seat this[int place] => ItemOf(Masks.At(Bits, place));

        /// <summary>Whether that one is in the set.</summary>
        public bool Contains(Seat item) => (Bits >> Number(item) & 1) != 0;

        /// <summary>Whether all of this set is in the other.</summary>
        public bool IsSubset(SeatSet other) => (Bits & ~other.Bits) == 0;

        /// <summary>Whether the two sets have something in common.</summary>
        public bool Meets(SeatSet other) => (Bits & other.Bits) != 0;

        /// <summary>This set with that one added.</summary>
        public SeatSet With(Seat item) => new SeatSet((byte)(Bits | 1UL << Number(item)));

        /// <summary>This set with that one taken out.</summary>
        public SeatSet Without(Seat item) => new SeatSet((byte)(Bits & ~(1UL << Number(item))));

        /// <summary>What is in either set.</summary>
        public static SeatSet operator |(SeatSet a, SeatSet b) => new SeatSet((byte)(a.Bits | b.Bits));

        /// <summary>What is in both sets.</summary>
        public static SeatSet operator &(SeatSet a, SeatSet b) => new SeatSet((byte)(a.Bits & b.Bits));

        /// <summary>What is in the first set and not in the second.</summary>
        public static SeatSet operator -(SeatSet a, SeatSet b) => new SeatSet((byte)(a.Bits & ~b.Bits));

        /// <summary>Whether the sets are the same.</summary>
        public static bool operator ==(SeatSet a, SeatSet b) => a.Bits == b.Bits;

        /// <inheritdoc/>
        public override int GetHashCode() => Bits.GetHashCode();

        /// <summary>What is in one of the sets and not in both.</summary>
        public static SeatSet operator ^(SeatSet a, SeatSet b) => (a | b) - (a & b);

        /// <summary>What is not in the set.</summary>
        public static SeatSet operator ~(SeatSet set) => All - set;

        /// <summary>Whether the sets differ.</summary>
        public static bool operator !=(SeatSet a, SeatSet b) => !(a == b);

        /// <inheritdoc/>
        public bool Equals(SeatSet other) => this == other;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is SeatSet set && this == set;

        /// <summary>Goes through the set in the order of the numbers, without garbage.</summary>
        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<Seat> IEnumerable<Seat>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        static int Number(Seat item) => Interop.Below((int)item, 4, nameof(item));

        static Seat ItemOf(int number) => (Seat)number;

        /// <summary>Goes through a set.</summary>
        public struct Enumerator : IEnumerator<Seat>
        {
            ulong rest;

            internal Enumerator(SeatSet set)
            {
                rest = set.Bits;
                Current = default(Seat);
            }

            /// <inheritdoc/>
            public Seat Current { get; private set; }

            object IEnumerator.Current => Current;

            /// <inheritdoc/>
            public bool MoveNext()
            {
                if (rest == 0)
                {
                    return false;
                }
                Current = ItemOf(Masks.Lowest(rest));
                rest &= rest - 1;
                return true;
            }

            /// <summary>Not supported: ask the set for another enumerator.</summary>
            /// <exception cref="NotSupportedException">Always.</exception>
            public void Reset() => throw new NotSupportedException();

            /// <summary>Does nothing.</summary>
            public void Dispose()
            {
            }
        }

        /// <summary>A set of seats as its letters in the order NESW: <c>NES</c>; <c>-</c> for none.</summary>
        public override string ToString()
        {
            Words words;
            return Interop.Text(Native.king_seat_set_text(
                this.Bits, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a set of seats: letters in the order NESW and in no other, or <c>-</c> for none.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static SeatSet Parse(string text) =>
            Read(text, out SeatSet value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out SeatSet value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out SeatSet value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte seats = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.king_seat_set_parse(textStart, (uint)textBytes.Length, &seats, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new SeatSet(seats) : default(SeatSet);
            return wrong;
        }
    }
}
