// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.King
{
    /// <summary>The pure functions of dürt, for engines that keep their own state (K8).</summary>
    public static unsafe class Durt
    {
        /// <summary>
        /// The cards that may be placed next in dürt, whoever holds them (K8.2): in each suit the start rank, or, once
        /// that lies, the next card above and below the row. <c>placed</c> are all cards placed so far; the rows have
        /// no gaps. A player who holds none of them passes (K8.3).
        /// </summary>
        public static CardSet Placeable(CardSet placed, Rank start)
        {
            ulong cards;
            Interop.Check(Native.king_durt_placeable(placed.Bits, (uint)start, &cards));
            return new CardSet(cards);
        }

        /// <summary>What each seat wins in dürt; <c>null</c> is a place that is not decided.</summary>
        public static PerSeat<int> Points(PerSeat<int?> places)
        {
            byte* placesRaw = stackalloc byte[4];
            Each.To(places, placesRaw);
            short* points = stackalloc short[4];
            Interop.Check(Native.king_durt_points(placesRaw, points));
            return Each.Of(points);
        }
    }
}
