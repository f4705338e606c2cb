using System.Collections.Generic;

namespace KingRules
{
    /// <summary>The pure functions under both games.</summary>
    public static unsafe class Law
    {
        /// <summary>
        /// Which of the cards of a trick, in the order played, wins it, counted from 0; <c>null</c> for no card (K7.2,
        /// B5.4).
        /// </summary>
        /// <param name="cards">The cards in the order played.</param>
        /// <param name="trump">The trump suit; <c>null</c> for none.</param>
        public static int? Winner(IReadOnlyList<Card> cards, Suit? trump)
        {
            byte[] indices = Card.Indices(cards);
            uint place;
            fixed (byte* first = indices)
            {
                uint suit = Interop.OrNothing((int?)trump);
                int status = Native.king_winner(first, (uint)indices.Length, suit, &place);
                return Interop.Answered(status) ? (int?)place : null;
            }
        }
    }
}
