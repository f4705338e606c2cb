using System;

namespace KingRules.Balayi
{
    /// <summary>Where a card of the pack goes in the deal (B2).</summary>
    public readonly unsafe struct Place : IEquatable<Place>
    {
        /// <summary>That place of that player.</summary>
        /// <param name="kind">Closed, open or in the hand.</param>
        /// <param name="owner">Whose it is.</param>
        /// <param name="number">The number of the pile or of the hand card, from 0.</param>
        public Place(PlaceKind kind, Player owner, int number)
        {
            Kind = kind;
            Owner = owner;
            Number = number;
        }

        /// <summary>Closed, open or in the hand.</summary>
        public PlaceKind Kind { get; }

        /// <summary>Whose it is.</summary>
        public Player Owner { get; }

        /// <summary>The number of the pile, 0 to 9, or of the hand card, 0 to 5.</summary>
        public int Number { get; }

        /// <summary>
        /// Where the card goes that stands at that place of the pack, 0 to 51, when that player deals.
        /// </summary>
        /// <exception cref="ArgumentOutOfRangeException">There is no such place of the pack.</exception>
        public static Place Of(int slot, Player dealer)
        {
            byte kind, owner, number;
            uint at = Interop.NotNegative(slot, nameof(slot));
            Interop.Check(Native.balayi_place_of(at, (uint)dealer, &kind, &owner, &number));
            return new Place((PlaceKind)kind, (Player)owner, number);
        }

        /// <summary>
        /// The place in the pack, 0 to 51, of the card that goes there when that player deals; <c>null</c> when there is
        /// no such pile or hand card.
        /// </summary>
        public int? Slot(Player dealer)
        {
            for (int slot = 0; slot < Card.Count; slot++)
            {
                if (Of(slot, dealer).Equals(this))
                {
                    return slot;
                }
            }
            return null;
        }

        /// <inheritdoc/>
        public bool Equals(Place other) => Kind == other.Kind && Owner == other.Owner && Number == other.Number;

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Place place && Equals(place);

        /// <inheritdoc/>
        public override int GetHashCode() => ((int)Kind * 2 + (int)Owner) * 10 + Number;

        /// <summary>The three with spaces between them.</summary>
        public override string ToString() => FormattableString.Invariant($"{Kind} {Owner} {Number}");
    }
}
