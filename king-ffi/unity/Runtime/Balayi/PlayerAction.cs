using System;

namespace KingRules.Balayi
{
    /// <summary>A card, and the player that played it.</summary>
    public readonly struct PlayerCard : IEquatable<PlayerCard>
    {
        internal PlayerCard(Player player, Card card)
        {
            Player = player;
            Card = card;
        }

        /// <summary>Who.</summary>
        public Player Player { get; }

        /// <summary>What.</summary>
        public Card Card { get; }

        /// <summary>For <c>var (player, card) = …</c>.</summary>
        public void Deconstruct(out Player player, out Card card)
        {
            player = Player;
            card = Card;
        }

        /// <inheritdoc/>
        public bool Equals(PlayerCard other) => Player == other.Player && Card == other.Card;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is PlayerCard item && Equals(item);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Card.GetHashCode() * 5 + (int)Player);

        /// <summary>Both texts.</summary>
        public override string ToString() => Player.Text() + " " + Card;
    }

    /// <summary>An action, and the player that did it.</summary>
    public readonly struct PlayerAction : IEquatable<PlayerAction>
    {
        internal PlayerAction(Player player, Action action)
        {
            Player = player;
            Action = action;
        }

        /// <summary>Who.</summary>
        public Player Player { get; }

        /// <summary>What.</summary>
        public Action Action { get; }

        /// <summary>For <c>var (player, action) = …</c>.</summary>
        public void Deconstruct(out Player player, out Action action)
        {
            player = Player;
            action = Action;
        }

        /// <inheritdoc/>
        public bool Equals(PlayerAction other) => Player == other.Player && Action == other.Action;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is PlayerAction item && Equals(item);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Action.GetHashCode() * 5 + (int)Player);

        /// <summary>Both texts.</summary>
        public override string ToString() => Player.Text() + " " + Action;
    }
}
