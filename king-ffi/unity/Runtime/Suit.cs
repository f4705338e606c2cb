namespace KingRules
{
    public static unsafe partial class SuitExtensions
    {
        /// <summary>The thirteen cards of the suit.</summary>
        public static CardSet Cards(this Suit suit) =>
            new CardSet(0x1FFFUL << 13 * Interop.Below((int)suit, 4, nameof(suit)));
    }
}
