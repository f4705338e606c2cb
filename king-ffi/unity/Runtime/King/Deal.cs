using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// Four hands of 13 cards that make up the pack (K2.5). Its text is a PBN deal, <c>N:spades.hearts.diamonds.clubs
    /// …</c>, clockwise; another first seat is read too. What begins a round with a deal checks it.
    /// </summary>
    public readonly unsafe partial struct Deal : IEquatable<Deal>
    {
        readonly PerSeat<CardSet> hands;

        /// <summary>The deal of these hands.</summary>
        /// <exception cref="RulesException">A hand has not 13 cards, or a card is in two hands.</exception>
        public Deal(PerSeat<CardSet> hands)
        {
            ulong* masks = stackalloc ulong[4];
            Each.To(hands, masks);
            Words words;
            king_error error;
            Interop.Check(Native.king_deal_text(masks, words.bytes, Words.Size, &words.length, &error), &error);
            this.hands = hands;
        }

        Deal(ulong* masks)
        {
            hands = Each.Of(masks);
        }

        /// <summary>The four hands.</summary>
        public PerSeat<CardSet> Hands => hands;

        /// <summary>The hand of a seat.</summary>
        public CardSet Hand(Seat seat) => hands[seat];

        /// <summary>
        /// Who declares first (K2.1): the seats draw a card each in the order N, E, S, W, the highest rank wins, and
        /// those tied for it draw again. <c>null</c> when the cards run out before it is decided.
        /// </summary>
        /// <param name="cards">The cards in the order drawn.</param>
        public static Seat? FirstDeclarer(IReadOnlyList<Card> cards)
        {
            byte[] indices = Card.Indices(cards);
            byte seat;
            fixed (byte* first = indices)
            {
                int status = Native.king_first_declarer(first, (uint)indices.Length, &seat);
                return Interop.Answered(status) ? (Seat?)seat : null;
            }
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Deal a, Deal b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Deal a, Deal b) => !a.Equals(b);

        /// <summary>The hands as the library takes them.</summary>
        internal void To(ulong* masks) => Each.To(hands, masks);

        /// <summary>Hands that the library wrote.</summary>
        internal static Deal Of(ulong* masks) => new Deal(masks);

        /// <inheritdoc/>
        public bool Equals(Deal other) => hands.Equals(other.hands);

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Deal deal && Equals(deal);

        /// <inheritdoc/>
        public override int GetHashCode() => hands.GetHashCode();
    }
}
