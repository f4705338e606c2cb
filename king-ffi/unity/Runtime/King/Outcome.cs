using System;

namespace KingRules.King
{
    /// <summary>How a party ended (K10.3).</summary>
    public readonly unsafe struct Outcome : IEquatable<Outcome>
    {
        /// <summary>The outcome of these final scores.</summary>
        public Outcome(PerSeat<int> totals)
        {
            int* four = stackalloc int[4];
            byte* ranks = stackalloc byte[4];
            byte cikan, batan;
            Four.To(totals, four);
            Interop.Check(Native.king_outcome(four, &cikan, &batan, ranks));
            Totals = totals;
            Cikan = new SeatSet(cikan);
            Batan = new SeatSet(batan);
            Ranks = new PerSeat<int>(ranks[0], ranks[1], ranks[2], ranks[3]);
        }

        /// <summary>The final scores.</summary>
        public PerSeat<int> Totals { get; }

        /// <summary>Those who come out (<i>çıkan</i>): their final score is above zero.</summary>
        public SeatSet Cikan { get; }

        /// <summary>Those who sink (<i>batan</i>): at zero or below.</summary>
        public SeatSet Batan { get; }

        /// <summary>The rank of each seat, from 1; equal scores share a rank.</summary>
        public PerSeat<int> Ranks { get; }

        /// <inheritdoc/>
        public bool Equals(Outcome other) => Totals.Equals(other.Totals);

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Outcome outcome && Equals(outcome);

        /// <inheritdoc/>
        public override int GetHashCode() => Totals.GetHashCode();

        /// <summary>The final scores, and who comes out.</summary>
        public override string ToString() => Totals + "; out: " + Cikan;
    }
}
