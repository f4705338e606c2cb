using System;

namespace KingRules.Balayi
{
    /// <summary>What a round of a match came to (B6.1).</summary>
    public readonly unsafe struct RoundResult : IEquatable<RoundResult>
    {
        internal RoundResult(balayi_round_result result)
        {
            Declarer = (Player)result.declarer;
            Denomination = (Denomination)result.denomination;
            Taken = new PerPlayer<int>(result.taken[0], result.taken[1]);
            Scores = new PerPlayer<int>(result.scores[0], result.scores[1]);
        }

        /// <summary>Who declared.</summary>
        public Player Declarer { get; }

        /// <summary>What was declared.</summary>
        public Denomination Denomination { get; }

        /// <summary>The tricks that the players took, 26 in all.</summary>
        public PerPlayer<int> Taken { get; }

        /// <summary>The scores, which sum to 0.</summary>
        public PerPlayer<int> Scores { get; }

        /// <inheritdoc/>
        public bool Equals(RoundResult other) =>
            Declarer == other.Declarer && Denomination == other.Denomination && Taken.Equals(other.Taken);

        /// <inheritdoc/>
        public override bool Equals(object other) => other is RoundResult result && Equals(result);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Taken.GetHashCode() * 31 + (int)Denomination);

        /// <summary>The declarer, the declaration and the tricks.</summary>
        public override string ToString() => Declarer.Text() + " " + Denomination.Text() + ": " + Taken;
    }

    /// <summary>How a match ended (B6.2).</summary>
    public readonly struct Outcome : IEquatable<Outcome>
    {
        readonly byte winner;

        internal Outcome(byte winner)
        {
            this.winner = winner;
        }

        /// <summary>The player with the higher total; <c>null</c> when the totals are equal.</summary>
        public Player? Winner => winner == Native.BALAYI_DRAW ? (Player?)null : (Player)winner;

        /// <summary>Whether the totals are equal.</summary>
        public bool IsDraw => winner == Native.BALAYI_DRAW;

        /// <inheritdoc/>
        public bool Equals(Outcome other) => winner == other.winner;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Outcome outcome && Equals(outcome);

        /// <inheritdoc/>
        public override int GetHashCode() => winner;

        /// <summary>Who won, or that it is a draw.</summary>
        public override string ToString() => IsDraw ? "draw" : "won by player " + ((Player)winner).Text();
    }
}
