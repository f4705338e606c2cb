namespace KingRules.King
{
    /// <summary>
    /// Dürt: rows that grow from a start rank, and the places (K8), for engines that keep their own state.
    /// </summary>
    public static unsafe class Durt
    {
        /// <summary>
        /// The cards that may be placed next, whoever holds them (K8.2): in each suit the start rank, or, once that
        /// lies, the next card above and below the row.
        /// </summary>
        /// <param name="placed">All cards placed so far; the rows have no gaps.</param>
        /// <param name="start">The start rank.</param>
        public static CardSet OpenCards(CardSet placed, Rank start)
        {
            ulong cards;
            Interop.Check(Native.king_durt_open_cards(placed.Bits, (byte)start, &cards));
            return new CardSet(cards);
        }

        /// <summary>The cards of the hand that may be placed; when there is none the player passes (K8.3).</summary>
        public static CardSet LegalCards(CardSet hand, CardSet placed, Rank start)
        {
            ulong cards;
            Interop.Check(Native.king_durt_legal_cards(hand.Bits, placed.Bits, (byte)start, &cards));
            return new CardSet(cards);
        }

        /// <summary>
        /// What each seat wins from its place, 1 to 4; 0 for a place that is not decided, <c>null</c>.
        /// </summary>
        public static PerSeat<int> Points(PerSeat<int?> places)
        {
            byte* numbers = stackalloc byte[4];
            short* points = stackalloc short[4];
            for (int i = 0; i < 4; i++)
            {
                numbers[i] = (byte)Interop.Below(places[i] ?? 0, 5, nameof(places));
            }
            Interop.Check(Native.king_durt_points(numbers, points));
            return Four.Of(points);
        }
    }
}
