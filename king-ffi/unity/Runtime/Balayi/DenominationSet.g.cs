// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>A set of declarations, such as those that a player has not made yet.</summary>
    public readonly unsafe partial struct DenominationSet : IReadOnlyList<Denomination>, IEquatable<DenominationSet>
    {
        const byte Every = (byte)((1UL << 5) - 1);

        /// <summary>The set of that mask: bit = number.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit stands for nothing.</exception>
        public DenominationSet(int bits)
        {
            Bits = (bits & ~(int)Every) == 0 ? (byte)bits : throw new ArgumentOutOfRangeException(nameof(bits));
        }

        /// <summary>The set of these; duplicates count once.</summary>
        public DenominationSet(params Denomination[] items)
            : this((IEnumerable<Denomination>)items)
        {
        }

        /// <summary>The set of these; duplicates count once.</summary>
        public DenominationSet(IEnumerable<Denomination> items)
        {
            var set = Empty;
            foreach (Denomination item in items ?? throw new ArgumentNullException(nameof(items)))
            {
                set = set.With(item);
            }
            this = set;
        }

        /// <summary>One alone is the set of it.</summary>
        public static implicit operator DenominationSet(Denomination item) => Empty.With(item);

        /// <summary>The empty set.</summary>
        public static DenominationSet Empty => default(DenominationSet);

        /// <summary>The set of all.</summary>
        public static DenominationSet All => new DenominationSet(Every);

        /// <summary>The set as a mask: bit = number.</summary>
        public byte Bits { get; }

        /// <summary>How many there are.</summary>
        public int Count => Masks.Count(Bits);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => Bits == 0;

        /// <summary>The one of the lowest number; <c>null</c> when there is none.</summary>
        public Denomination? First => IsEmpty ? (Denomination?)null : this[0];

        /// <summary>The one at that place, counted from 0, in the order of the numbers.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
        public Denomination this[int place] => ItemOf(Masks.At(Bits, place));

        /// <summary>Whether that one is in the set.</summary>
        public bool Contains(Denomination item) => (Bits >> Number(item) & 1) != 0;

        /// <summary>Whether all of this set is in the other.</summary>
        public bool IsSubset(DenominationSet other) => (Bits & ~other.Bits) == 0;

        /// <summary>Whether the two sets have something in common.</summary>
        public bool Meets(DenominationSet other) => (Bits & other.Bits) != 0;

        /// <summary>This set with that one added.</summary>
        public DenominationSet With(Denomination item) => new DenominationSet((byte)(Bits | 1UL << Number(item)));

        /// <summary>This set with that one taken out.</summary>
        public DenominationSet Without(Denomination item) => new DenominationSet((byte)(Bits & ~(1UL << Number(item))));

        /// <summary>What is in either set.</summary>
        public static DenominationSet operator |(DenominationSet a, DenominationSet b) => new DenominationSet((byte)(a.Bits | b.Bits));

        /// <summary>What is in both sets.</summary>
        public static DenominationSet operator &(DenominationSet a, DenominationSet b) => new DenominationSet((byte)(a.Bits & b.Bits));

        /// <summary>What is in the first set and not in the second.</summary>
        public static DenominationSet operator -(DenominationSet a, DenominationSet b) => new DenominationSet((byte)(a.Bits & ~b.Bits));

        /// <summary>Whether the sets are the same.</summary>
        public static bool operator ==(DenominationSet a, DenominationSet b) => a.Bits == b.Bits;

        /// <inheritdoc/>
        public override int GetHashCode() => Bits.GetHashCode();

        /// <summary>What is in one of the sets and not in both.</summary>
        public static DenominationSet operator ^(DenominationSet a, DenominationSet b) => (a | b) - (a & b);

        /// <summary>What is not in the set.</summary>
        public static DenominationSet operator ~(DenominationSet set) => All - set;

        /// <summary>Whether the sets differ.</summary>
        public static bool operator !=(DenominationSet a, DenominationSet b) => !(a == b);

        /// <inheritdoc/>
        public bool Equals(DenominationSet other) => this == other;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is DenominationSet set && this == set;

        /// <summary>Goes through the set in the order of the numbers, without garbage.</summary>
        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<Denomination> IEnumerable<Denomination>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        static int Number(Denomination item) => Interop.Below((int)item, 5, nameof(item));

        static Denomination ItemOf(int number) => (Denomination)number;

        /// <summary>Goes through a set.</summary>
        public struct Enumerator : IEnumerator<Denomination>
        {
            ulong rest;

            internal Enumerator(DenominationSet set)
            {
                rest = set.Bits;
                Current = default(Denomination);
            }

            /// <inheritdoc/>
            public Denomination Current { get; private set; }

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

        /// <summary>
        /// A set of declarations: <c>all</c>, or their texts joined by commas in order, or <c>-</c> for none.
        /// </summary>
        public override string ToString()
        {
            Words words;
            return Interop.Text(Native.balayi_denomination_set_text(
                this.Bits, words.bytes, Words.Size, &words.length), &words);
        }

        /// <summary>Reads a set of declarations in the one form that <c>Denomination.SetText</c> writes.</summary>
        /// <exception cref="ParseException">It cannot be read.</exception>
        public static DenominationSet Parse(string text) =>
            Read(text, out DenominationSet value) is ParseException wrong ? throw wrong : value;

        /// <summary>The same; <c>false</c> when it cannot be read.</summary>
        public static bool TryParse(string text, out DenominationSet value) =>
            Read(text ?? "", out value) == null;

        static ParseException Read(string text, out DenominationSet value)
        {
            byte[] textBytes = Interop.Utf8(text);
            byte denominations = default(byte);
            king_error error = default(king_error);
            int status;
            fixed (byte* textStart = textBytes)
            {
                status = Native.balayi_denomination_set_parse(
                    textStart, (uint)textBytes.Length, &denominations, &error);
            }
            ParseException wrong = Interop.ParseError(status, &error, textBytes);
            value = wrong == null ? new DenominationSet(denominations) : default(DenominationSet);
            return wrong;
        }
    }
}
