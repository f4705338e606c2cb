using System;

namespace KingRules.Balayi
{
    /// <summary>How many worlds there are, or the number of one: a number of 128 bits.</summary>
    public readonly struct WorldNumber : IEquatable<WorldNumber>, IComparable<WorldNumber>
    {
        /// <summary>Low + 2⁶⁴ high.</summary>
        public WorldNumber(ulong low, ulong high)
        {
            Low = low;
            High = high;
        }

        /// <summary>The lower 64 bits.</summary>
        public ulong Low { get; }

        /// <summary>The higher 64 bits.</summary>
        public ulong High { get; }

        /// <summary>The same number.</summary>
        public static implicit operator WorldNumber(ulong number) => new WorldNumber(number, 0);

        /// <summary>Nearly the same number; a chance is the quotient of two of them.</summary>
        public static explicit operator double(WorldNumber number) => number.High * 18446744073709551616.0 + number.Low;

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(WorldNumber a, WorldNumber b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(WorldNumber a, WorldNumber b) => !a.Equals(b);

        /// <summary>Whether the first is less.</summary>
        public static bool operator <(WorldNumber a, WorldNumber b) => a.CompareTo(b) < 0;

        /// <summary>Whether the first is greater.</summary>
        public static bool operator >(WorldNumber a, WorldNumber b) => a.CompareTo(b) > 0;

        /// <inheritdoc/>
        public int CompareTo(WorldNumber other) =>
            High != other.High ? High.CompareTo(other.High) : Low.CompareTo(other.Low);

        /// <inheritdoc/>
        public bool Equals(WorldNumber other) => Low == other.Low && High == other.High;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is WorldNumber number && Equals(number);

        /// <inheritdoc/>
        public override int GetHashCode() => Low.GetHashCode() * 31 + High.GetHashCode();

        /// <summary>Its decimal digits.</summary>
        public override string ToString()
        {
            ulong[] limbs = { High >> 32, High & uint.MaxValue, Low >> 32, Low & uint.MaxValue };
            string digits = "";
            do
            {
                ulong left = 0;
                for (int i = 0; i < limbs.Length; i++)
                {
                    left = left << 32 | limbs[i];
                    limbs[i] = left / 10;
                    left %= 10;
                }
                digits = (char)('0' + left) + digits;
            }
            while ((limbs[0] | limbs[1] | limbs[2] | limbs[3]) != 0);
            return digits;
        }
    }
}
