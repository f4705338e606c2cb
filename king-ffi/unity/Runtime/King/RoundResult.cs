using System;

namespace KingRules.King
{
    /// <summary>The result of a round: the facts that its scores follow from (K9).</summary>
    public readonly unsafe partial struct RoundResult : IEquatable<RoundResult>
    {
        /// <summary>A result, such as one of a round that was played with real cards.</summary>
        /// <param name="declarer">Who declared.</param>
        /// <param name="contract">What was declared.</param>
        /// <param name="doubles">Who doubled whom.</param>
        /// <param name="taken">The points taken (not below 0) in a penalty, or won in koz and dürt.</param>
        public RoundResult(Seat declarer, Contract contract, Doubles doubles, PerSeat<int> taken)
        {
            Declarer = declarer;
            Contract = contract;
            Doubles = doubles;
            Taken = taken;
        }

        internal RoundResult(king_round_result result)
            : this((Seat)result.declarer, Contract.FromIndex(result.contract), new Doubles(result.doubles),
                Each.Of(result.taken))
        {
        }

        /// <summary>Who declared.</summary>
        public Seat Declarer { get; }

        /// <summary>What was declared.</summary>
        public Contract Contract { get; }

        /// <summary>Who doubled whom.</summary>
        public Doubles Doubles { get; }

        /// <summary>The points taken (not below 0) in a penalty, or won in koz and dürt.</summary>
        public PerSeat<int> Taken { get; }

        /// <summary>The result as the library takes it.</summary>
        internal king_round_result Raw
        {
            get
            {
                var result = default(king_round_result);
                result.declarer = Interop.Narrow((int)Declarer);
                result.contract = (byte)Contract.Index;
                result.doubles = Doubles.Bits;
                Each.To(Taken, result.taken);
                return result;
            }
        }

        /// <inheritdoc/>
        public bool Equals(RoundResult other) =>
            Declarer == other.Declarer && Contract == other.Contract && Doubles == other.Doubles
            && Taken.Equals(other.Taken);

        /// <inheritdoc/>
        public override bool Equals(object other) => other is RoundResult result && Equals(result);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Taken.GetHashCode() * 31 + Contract.GetHashCode());

        /// <summary>The declarer, the contract and the points.</summary>
        public override string ToString() => Declarer.Text() + " " + Contract + ": " + Taken;
    }
}
