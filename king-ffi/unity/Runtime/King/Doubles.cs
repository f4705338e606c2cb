using System;
using System.Linq;

namespace KingRules.King
{
    /// <summary>
    /// The outcome of the talk: directed doubles a→b, an arrow for each pair and direction (K6.4). Its text is
    /// <c>-</c>, or the doubling seats with those they doubled: <c>N&gt;ES,S&gt;N</c>.
    /// </summary>
    public readonly unsafe partial struct Doubles
    {
        const int Itself = 0x8421;

        /// <summary>The arrows of that mask: bit 4 × a + b when seat a has doubled seat b.</summary>
        /// <exception cref="ArgumentOutOfRangeException">A seat doubles itself in it.</exception>
        public Doubles(int bits)
        {
            number = (bits & (Itself | ~ushort.MaxValue)) == 0 ? (ushort)bits : throw new ArgumentOutOfRangeException(nameof(bits));
        }

        /// <summary>Nobody has doubled anybody.</summary>
        public static Doubles None => default(Doubles);

        /// <summary>The arrows as a mask.</summary>
        public ushort Bits => number;

        /// <summary>These doubles and the others.</summary>
        public static Doubles operator |(Doubles a, Doubles b) => new Doubles(a.number | b.number);

        /// <summary>
        /// These doubles and those of <paramref name="by"/> on each seat of <paramref name="on"/>; itself is left out.
        /// </summary>
        public Doubles With(Seat by, SeatSet on) =>
            new Doubles((number | on.Bits << 4 * Interop.Below((int)by, 4, nameof(by))) & ~Itself);

        /// <summary>The seats that this seat has doubled.</summary>
        public SeatSet DoubledBy(Seat by) =>
            new SeatSet(number >> 4 * Interop.Below((int)by, 4, nameof(by)) & 15);

        /// <summary>The seats that have doubled this seat.</summary>
        public SeatSet DoublersOf(Seat on)
        {
            Doubles doubles = this;
            return new SeatSet(SeatSet.All.Where(by => doubles.DoubledBy(by).Contains(on)));
        }
    }
}
