using System;
using System.Collections;
using System.Collections.Generic;

namespace KingRules.Balayi
{
    /// <summary>
    /// A set of declarations: what a player has not declared yet. As a list it has them in the order of their numbers.
    /// </summary>
    public readonly struct Denominations : IReadOnlyList<Denomination>, IEquatable<Denominations>
    {
        const byte Every = 31;

        readonly byte bits;

        /// <summary>The set of that mask: bit = number.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A bit stands for no declaration.</exception>
        public Denominations(byte bits)
        {
            this.bits = (byte)Interop.Below(bits, Every + 1, nameof(bits));
        }

        /// <summary>The set of these; one that is given twice counts once.</summary>
        public Denominations(params Denomination[] values)
        {
            if (values == null)
            {
                throw new ArgumentNullException(nameof(values));
            }
            byte mask = 0;
            foreach (Denomination value in values)
            {
                mask |= Bit(value);
            }
            bits = mask;
        }

        /// <summary>The empty set.</summary>
        public static Denominations Empty => new Denominations((byte)0);

        /// <summary>The set of all.</summary>
        public static Denominations All => new Denominations(Every);

        /// <summary>The set as a mask: bit = number.</summary>
        public byte Bits => bits;

        /// <summary>How many there are.</summary>
        public int Count => Masks.Count(bits);

        /// <summary>Whether there is none.</summary>
        public bool IsEmpty => bits == 0;

        /// <summary>The one at that place, counted from 0, in the order of the numbers.</summary>
        /// <exception cref="ArgumentOutOfRangeException">There are not so many.</exception>
        public Denomination this[int place] => (Denomination)Masks.At(bits, place);

        /// <summary>Whether that one is in the set.</summary>
        public bool Contains(Denomination value) => (bits & Bit(value)) != 0;

        /// <summary>Whether all of this set is in the other.</summary>
        public bool IsSubset(Denominations other) => (bits & ~other.bits) == 0;

        /// <summary>This set with that one added.</summary>
        public Denominations With(Denomination value) => new Denominations((byte)(bits | Bit(value)));

        /// <summary>This set with that one taken out.</summary>
        public Denominations Without(Denomination value) => new Denominations((byte)(bits & ~Bit(value)));

        /// <summary>What is in either set.</summary>
        public static Denominations operator |(Denominations a, Denominations b) =>
            new Denominations((byte)(a.bits | b.bits));

        /// <summary>What is in both sets.</summary>
        public static Denominations operator &(Denominations a, Denominations b) =>
            new Denominations((byte)(a.bits & b.bits));

        /// <summary>What is in the first set and not in the second.</summary>
        public static Denominations operator -(Denominations a, Denominations b) =>
            new Denominations((byte)(a.bits & ~b.bits));

        /// <summary>Whether the sets are the same.</summary>
        public static bool operator ==(Denominations a, Denominations b) => a.bits == b.bits;

        /// <summary>Whether the sets differ.</summary>
        public static bool operator !=(Denominations a, Denominations b) => a.bits != b.bits;

        /// <summary>Reads a set in the one form that <see cref="ToString"/> gives.</summary>
        /// <exception cref="ParseException">The text is no such set.</exception>
        public static Denominations Parse(string text) =>
            Read(text, out Denominations set) is ParseException error ? throw error : set;

        /// <summary>Reads a set; <c>false</c> when the text is none.</summary>
        public static bool TryParse(string text, out Denominations set) => Read(text ?? "", out set) == null;

        static unsafe ParseException Read(string text, out Denominations set)
        {
            byte[] utf8 = Interop.Utf8(text);
            byte bits = 0;
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.balayi_denominations_parse(start, (uint)utf8.Length, &bits, &at);
            }
            set = new Denominations(bits);
            return Interop.ParseError(status, utf8, at);
        }

        static byte Bit(Denomination value) => (byte)(1 << Interop.Below((int)value, 5, nameof(value)));

        /// <summary>Goes through the set in the order of the numbers.</summary>
        public IEnumerator<Denomination> GetEnumerator()
        {
            for (int rest = bits; rest != 0; rest &= rest - 1)
            {
                yield return (Denomination)Masks.Lowest((ulong)rest);
            }
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        /// <inheritdoc/>
        public bool Equals(Denominations other) => bits == other.bits;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Denominations set && Equals(set);

        /// <inheritdoc/>
        public override int GetHashCode() => bits;

        /// <summary>
        /// The set as text, as records have it: <c>all</c>, the texts joined by commas, or <c>-</c> for the empty set.
        /// </summary>
        public override unsafe string ToString()
        {
            Words words;
            return Interop.Text(Native.balayi_denominations_text(bits, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
