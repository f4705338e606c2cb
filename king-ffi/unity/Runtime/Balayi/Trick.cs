using System;

namespace KingRules.Balayi
{
    /// <summary>A trick: the card led, and the answer to it once that is played.</summary>
    public readonly struct Trick : IEquatable<Trick>
    {
        internal Trick(balayi_trick trick)
        {
            Leader = (Player)trick.leader;
            Lead = KingRules.Card.FromIndex(trick.lead);
            Answer = trick.answer == Native.KING_NOTHING ? (Card?)null : KingRules.Card.FromIndex(trick.answer);
            Winner = trick.winner == Native.KING_NOTHING ? (Player?)null : (Player)trick.winner;
        }

        /// <summary>Who led.</summary>
        public Player Leader { get; }

        /// <summary>The card that was led.</summary>
        public Card Lead { get; }

        /// <summary>What the other player answered; <c>null</c> while the trick is running.</summary>
        public Card? Answer { get; }

        /// <summary>Who took it (B5.4); <c>null</c> while the trick is running.</summary>
        public Player? Winner { get; }

        /// <summary>The card that a player put into it; <c>null</c> when it has not yet.</summary>
        public Card? Card(Player player) =>
            Interop.Below((int)player, 2, nameof(player)) == (int)Leader ? Lead : Answer;

        /// <inheritdoc/>
        public bool Equals(Trick other) =>
            Leader == other.Leader && Lead == other.Lead && Nullable.Equals(Answer, other.Answer)
            && Nullable.Equals(Winner, other.Winner);

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Trick trick && Equals(trick);

        /// <inheritdoc/>
        public override int GetHashCode() => Lead.Index * 53 + (Answer.HasValue ? Answer.Value.Index : 52);

        /// <summary>The leader and the cards.</summary>
        public override string ToString() => Leader.Text() + ": " + Lead + " " + Answer;
    }

    /// <summary>One of a player's ten piles (B2.6, B4.1).</summary>
    public readonly struct Pile : IEquatable<Pile>
    {
        internal Pile(balayi_pile pile)
        {
            Open = pile.open == Native.KING_NOTHING ? (Card?)null : Card.FromIndex(pile.open);
            Closed = pile.closed != 0;
        }

        /// <summary>
        /// The card that lies face up; <c>null</c> when it is not dealt yet, and when both cards have been played.
        /// </summary>
        public Card? Open { get; }

        /// <summary>Whether a closed card lies there that was not turned up yet.</summary>
        public bool Closed { get; }

        /// <inheritdoc/>
        public bool Equals(Pile other) => Nullable.Equals(Open, other.Open) && Closed == other.Closed;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Pile pile && Equals(pile);

        /// <inheritdoc/>
        public override int GetHashCode() => (Open.HasValue ? Open.Value.Index : 52) * 2 + (Closed ? 1 : 0);

        /// <summary>The open card, and a <c>?</c> for the closed one.</summary>
        public override string ToString() => Open + (Closed ? "?" : "");
    }
}
