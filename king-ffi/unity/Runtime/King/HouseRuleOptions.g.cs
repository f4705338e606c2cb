// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.
namespace KingRules.King
{
    /// <summary>Void in the suit led, in Rıfkı (K7.5).</summary>
    public enum RifkiVoid
    {
        /// <summary>Play a heart, but a player whose only heart is K♥ is free (the default).</summary>
        NeverForceKing = 0,
        /// <summary>Play a heart, but whoever holds K♥ is free.</summary>
        KingHolderFree = 1,
        /// <summary>Play a heart, K♥ too.</summary>
        HeartsAlways = 2,
    }

    /// <summary>Void in the suit led, in the other penalties (K7.4).</summary>
    public enum PenaltyVoid
    {
        /// <summary>Play any card (the default).</summary>
        Free = 0,
        /// <summary>
        /// Shed one of the contract's penalty cards if able. Without effect in El almaz and Son iki, nor in Rıfkı.
        /// </summary>
        MustShed = 1,
    }

    /// <summary>Void in the suit led, in koz (K7.3).</summary>
    public enum KozVoid
    {
        /// <summary>Play any card (the default).</summary>
        Free = 0,
        /// <summary>Play a trump if able.</summary>
        MustTrump = 1,
        /// <summary>Play a trump over the highest in the trick if able, otherwise any trump.</summary>
        MustOvertrump = 2,
    }

    /// <summary>When dürt ends (K8.4); the scores are the same.</summary>
    public enum DurtEnd
    {
        /// <summary>When all four are out of cards (the default).</summary>
        AllOut = 0,
        /// <summary>When three are out, so that the fourth place is decided.</summary>
        FourthDecided = 1,
    }

    /// <summary>Who buys when several partners of the same kind took equally most (K9.4).</summary>
    public enum SaleTie
    {
        /// <summary>The first of them in turn order after the seller (the default).</summary>
        FirstInTurn = 0,
        /// <summary>Nobody: the seller keeps its points, and no lesser kind of partner buys then.</summary>
        Stays = 1,
    }
}
