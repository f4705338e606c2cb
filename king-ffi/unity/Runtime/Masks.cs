using System;

namespace KingRules
{
    /// <summary>Bits of masks, by number.</summary>
    internal static class Masks
    {
        /// <summary>How many bits are set.</summary>
        internal static int Count(ulong bits)
        {
            bits -= bits >> 1 & 0x5555555555555555UL;
            bits = (bits & 0x3333333333333333UL) + (bits >> 2 & 0x3333333333333333UL);
            bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0FUL;
            return (int)(unchecked(bits * 0x0101010101010101UL) >> 56);
        }

        /// <summary>The lowest bit that is set; 64 when none is.</summary>
        internal static int Lowest(ulong bits) => Count(~bits & unchecked(bits - 1));

        /// <summary>The highest bit that is set; −1 when none is.</summary>
        internal static int Highest(ulong bits)
        {
            bits |= bits >> 1;
            bits |= bits >> 2;
            bits |= bits >> 4;
            bits |= bits >> 8;
            bits |= bits >> 16;
            bits |= bits >> 32;
            return Count(bits) - 1;
        }

        /// <summary>The bit that is set at that place, counted from 0 and from the lowest.</summary>
        /// <exception cref="ArgumentOutOfRangeException">Not so many are set.</exception>
        internal static int At(ulong bits, int place)
        {
            if (place < 0 || place >= Count(bits))
            {
                throw new ArgumentOutOfRangeException(nameof(place));
            }
            for (; place > 0; place--)
            {
                bits &= bits - 1;
            }
            return Lowest(bits);
        }
    }
}
