// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.Balayi
{
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
