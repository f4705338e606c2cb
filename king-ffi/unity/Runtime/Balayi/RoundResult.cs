using System;

namespace KingRules.Balayi
{
    /// <summary>The result of a round: the facts that its scores follow from (B6.1).</summary>
    public readonly unsafe partial struct RoundResult : IEquatable<RoundResult>
    {
        /// <summary>A result, such as one of a round that was played with real cards.</summary>
        public RoundResult(Player declarer, Denomination denomination, PerPlayer<int> taken)
        {
            Declarer = declarer;
            Denomination = denomination;
            Taken = taken;
        }

        internal RoundResult(balayi_round_result result)
            : this((Player)result.declarer, (Denomination)result.denomination, Each.Of(result.taken))
        {
        }

        /// <summary>Who declared.</summary>
        public Player Declarer { get; }

        /// <summary>What was declared.</summary>
        public Denomination Denomination { get; }

        /// <summary>The tricks that the players took, 26 in all.</summary>
        public PerPlayer<int> Taken { get; }

        /// <summary>The result as the library takes it.</summary>
        internal balayi_round_result Raw
        {
            get
            {
                var result = default(balayi_round_result);
                result.declarer = Interop.Narrow((int)Declarer);
                result.denomination = Interop.Narrow((int)Denomination);
                Each.To(Taken, result.taken);
                return result;
            }
        }

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
