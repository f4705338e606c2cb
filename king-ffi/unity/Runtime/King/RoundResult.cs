using System;

namespace KingRules.King
{
    /// <summary>One counted round of a party.</summary>
    public readonly unsafe struct RoundResult : IEquatable<RoundResult>
    {
        internal RoundResult(king_round_result result)
        {
            Declarer = (Seat)result.declarer;
            Contract = Contract.FromIndex(result.contract);
            Doubles = new Doubles(result.doubles);
            Taken = Four.Of(result.taken);
            Scores = Four.Of(result.scores);
        }

        /// <summary>Who declared.</summary>
        public Seat Declarer { get; }

        /// <summary>What was declared.</summary>
        public Contract Contract { get; }

        /// <summary>Who doubled whom.</summary>
        public Doubles Doubles { get; }

        /// <summary>The points taken (not below 0) in a penalty, or won in koz and dürt.</summary>
        public PerSeat<int> Taken { get; }

        /// <summary>The scores.</summary>
        public PerSeat<int> Scores { get; }

        /// <inheritdoc/>
        public bool Equals(RoundResult other) =>
            Declarer == other.Declarer && Contract == other.Contract && Doubles == other.Doubles
            && Taken.Equals(other.Taken) && Scores.Equals(other.Scores);

        /// <inheritdoc/>
        public override bool Equals(object other) => other is RoundResult result && Equals(result);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Scores.GetHashCode() * 31 + Contract.GetHashCode());

        /// <summary>The declarer, the contract and the scores.</summary>
        public override string ToString() => Declarer.Text() + " " + Contract + ": " + Scores;
    }
}
