// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.Balayi
{
    /// <summary>Where a card of the pack goes.</summary>
    public enum PlaceKind
    {
        /// <summary>Face down, at the bottom of a pile, 0 to 9 (B2.1).</summary>
        Closed = 0,
        /// <summary>Face up, on a pile, 0 to 9 (B2.2, B2.4).</summary>
        Open = 1,
        /// <summary>Among the hand cards, 0 to 5 (B2.5).</summary>
        Hand = 2,
    }
}
