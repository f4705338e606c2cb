// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
using System;

namespace KingRules.King
{
    /// <summary>A card, and the seat that played it.</summary>
    public readonly struct SeatCard : IEquatable<SeatCard>
    {
        internal SeatCard(Seat seat, Card card)
        {
            Seat = seat;
            Card = card;
        }

        /// <summary>Who.</summary>
        public Seat Seat { get; }

        /// <summary>What.</summary>
        public Card Card { get; }

        /// <summary>For <c>var (seat, card) = …</c>.</summary>
        public void Deconstruct(out Seat seat, out Card card)
        {
            seat = Seat;
            card = Card;
        }

        /// <inheritdoc/>
        public bool Equals(SeatCard other) => Seat == other.Seat && Card == other.Card;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is SeatCard item && Equals(item);

        /// <inheritdoc/>
        public override int GetHashCode() => unchecked(Card.GetHashCode() * 5 + (int)Seat);

        /// <summary>Both texts.</summary>
        public override string ToString() => Seat.Text() + " " + Card;
    }
}
