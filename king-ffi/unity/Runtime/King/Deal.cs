using System;
using System.Collections.Generic;

namespace KingRules.King
{
    /// <summary>
    /// Four hands of 13 cards that make up the pack (K2.5). Its text is a PBN deal, <c>N:spades.hearts.diamonds.clubs
    /// …</c>, clockwise; another first seat is read too. What begins a round with a deal checks it.
    /// </summary>
    public readonly unsafe struct Deal : IEquatable<Deal>
    {
        readonly PerSeat<CardSet> hands;

        /// <summary>The deal of these hands.</summary>
        /// <exception cref="RulesException">A hand has not 13 cards, or a card is in two hands.</exception>
        public Deal(PerSeat<CardSet> hands)
        {
            ulong* masks = stackalloc ulong[4];
            Four.To(hands, masks);
            Words words;
            Interop.Check(Native.king_deal_text(masks, words.bytes, Words.Size, &words.length));
            this.hands = hands;
        }

        Deal(ulong* masks)
        {
            hands = Four.Of(masks);
        }

        /// <summary>The four hands.</summary>
        public PerSeat<CardSet> Hands => hands;

        /// <summary>The hand of a seat.</summary>
        public CardSet Hand(Seat seat) => hands[seat];

        /// <summary>
        /// The deal of a seed, the same in every language for ever: of the pack of that seed, cards 0–12 to North,
        /// 13–25 to East, 26–38 to South, 39–51 to West. Not for play for money: deal from a secure shuffle there.
        /// </summary>
        public static Deal FromSeed(ulong seed)
        {
            ulong* masks = stackalloc ulong[4];
            Interop.Check(Native.king_deal_from_seed(seed, masks));
            return new Deal(masks);
        }

        /// <summary>
        /// Deals a pack as it is done at the table: one card at a time, clockwise, from the dealer's left (K2.5).
        /// </summary>
        /// <param name="pack">The 52 cards; the first is dealt first.</param>
        /// <param name="dealer">Who deals.</param>
        /// <exception cref="RulesException">A card is there twice.</exception>
        /// <exception cref="ArgumentException">There are not 52 cards.</exception>
        public static Deal FromPack(IReadOnlyList<Card> pack, Seat dealer)
        {
            ulong* masks = stackalloc ulong[4];
            fixed (byte* cards = Interop.Exactly(Card.Indices(pack), Card.Count, nameof(pack)))
            {
                Interop.Check(Native.king_deal_from_pack(cards, (byte)dealer, masks));
            }
            return new Deal(masks);
        }

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
                return Interop.Given(status) ? (Seat?)seat : null;
            }
        }

        /// <summary>Whether they are the same.</summary>
        public static bool operator ==(Deal a, Deal b) => a.Equals(b);

        /// <summary>Whether they differ.</summary>
        public static bool operator !=(Deal a, Deal b) => !a.Equals(b);

        /// <summary>Reads a PBN deal.</summary>
        /// <exception cref="ParseException">The text is no deal.</exception>
        public static Deal Parse(string text) => Read(text, out Deal deal) is ParseException error ? throw error : deal;

        /// <summary>Reads a PBN deal; <c>false</c> when the text is none.</summary>
        public static bool TryParse(string text, out Deal deal) => Read(text ?? "", out deal) == null;

        static ParseException Read(string text, out Deal deal)
        {
            byte[] utf8 = Interop.Utf8(text);
            ulong* masks = stackalloc ulong[4];
            uint at = 0;
            int status;
            fixed (byte* start = utf8)
            {
                status = Native.king_deal_parse(start, (uint)utf8.Length, masks, &at);
            }
            ParseException error = Interop.ParseError(status, utf8, at);
            deal = error == null ? new Deal(masks) : default(Deal);
            return error;
        }

        /// <summary>The hands as the library takes them.</summary>
        internal void To(ulong* masks) => Four.To(hands, masks);

        /// <summary>Hands that the library gave.</summary>
        internal static Deal Of(ulong* masks) => new Deal(masks);

        /// <inheritdoc/>
        public bool Equals(Deal other) => hands.Equals(other.hands);

        /// <inheritdoc/>
        public override bool Equals(object other) => other is Deal deal && Equals(deal);

        /// <inheritdoc/>
        public override int GetHashCode() => hands.GetHashCode();

        /// <summary>The deal as PBN, from North.</summary>
        public override string ToString()
        {
            ulong* masks = stackalloc ulong[4];
            To(masks);
            Words words;
            return Interop.Text(Native.king_deal_text(masks, words.bytes, Words.Size, &words.length), &words);
        }
    }
}
