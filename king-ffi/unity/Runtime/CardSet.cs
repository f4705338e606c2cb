namespace KingRules
{
    /// <example>
    /// <code>
    /// CardSet hand = CardSet.Parse("K762.J.AQ.AKQ654");
    /// CardSet clubs = hand &amp; Suit.Clubs.Cards();   // six cards
    /// Card? highest = clubs.Highest;                // CA
    /// foreach (Card card in hand) { … }             // without garbage
    /// </code>
    /// </example>
    public readonly unsafe partial struct CardSet
    {
        /// <summary>The card of the lowest index: the lowest of its suit when the set is of one suit.</summary>
        public Card? Lowest => First;

        /// <summary>The card of the highest index: the highest of its suit when the set is of one suit.</summary>
        public Card? Highest => IsEmpty ? (Card?)null : Card.FromIndex(Masks.Highest(Bits));

        /// <summary>This set, or the other when this one is empty: one link of a chain of preferences.</summary>
        public CardSet Or(CardSet other) => IsEmpty ? other : this;
    }
}
