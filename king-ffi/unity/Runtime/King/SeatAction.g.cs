// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    /// <summary>An action, and the seat that did it.</summary>
    public readonly struct SeatAction : IEquatable<SeatAction>
    {
        internal SeatAction(Seat seat, Action action)
        {
            Seat = seat;
            Action = action;
        }

        /// <summary>Who.</summary>
        public Seat Seat { get; }

        /// <summary>What.</summary>
        public Action Action { get; }

        /// <summary>For <c>var (seat, action) = …</c>.</summary>
        public void Deconstruct(out Seat seat, out Action action)
        {
            seat = Seat;
            action = Action;
        }

        /// <inheritdoc/>
        public bool Equals(SeatAction other) => Seat == other.Seat && Action == other.Action;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is SeatAction item && Equals(item);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Action.GetHashCode() * 5 + (int)Seat);

        /// <summary>Both texts.</summary>
        public override string ToString() => Seat.Text() + " " + Action;
    }
}
