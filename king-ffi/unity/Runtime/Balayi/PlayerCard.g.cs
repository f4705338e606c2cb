// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
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
}
