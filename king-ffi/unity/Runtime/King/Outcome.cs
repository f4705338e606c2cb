using System;

namespace KingRules.King
{
    /// <summary>How a party ended (K10.3).</summary>
    public readonly unsafe struct Outcome : IEquatable<Outcome>
    {
        /// <summary>The outcome of these final scores.</summary>
        public Outcome(PerSeat<int> totals)
            : this(Of(totals))
        {
        }

        internal Outcome(king_outcome outcome)
        {
            Cikan = new SeatSet(outcome.cikan);
            Batan = new SeatSet(outcome.batan);
            Ranks = Each.Of(outcome.ranks);
        }

        /// <summary>Those who come out (<i>çıkan</i>): their final score is above zero.</summary>
        public SeatSet Cikan { get; }

        /// <summary>Those who sink (<i>batan</i>): at zero or below.</summary>
        public SeatSet Batan { get; }

        /// <summary>The rank of each seat, from 1; equal scores share a rank.</summary>
        public PerSeat<int> Ranks { get; }

        static king_outcome Of(PerSeat<int> totals)
        {
            int* items = stackalloc int[4];
            king_outcome outcome;
            Each.To(totals, items);
            Interop.Check(Native.king_outcome_of(items, &outcome));
            return outcome;
        }

        /// <inheritdoc/>
        public bool Equals(Outcome other) => Cikan == other.Cikan && Ranks.Equals(other.Ranks);

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Outcome outcome && Equals(outcome);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Ranks.GetHashCode() * 31 + Cikan.GetHashCode());

        /// <summary>The ranks, and who comes out.</summary>
        public override string ToString() => Ranks + "; out: " + Cikan;
    }
}
