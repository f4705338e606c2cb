using System;

namespace KingRules.King
{
    /// <summary>What a player void in the suit led must do in Rıfkı (K7.5).</summary>
    public enum RifkiVoid : byte
    {
        /// <summary>Play a heart, but a player whose only heart is K♥ is free (the default).</summary>
        NeverForceKing,
        /// <summary>Play a heart, but whoever holds K♥ is free.</summary>
        KingHolderFree,
        /// <summary>Play a heart, K♥ too.</summary>
        HeartsAlways,
    }

    /// <summary>What a player void in the suit led must do in the other penalties (K7.4).</summary>
    public enum PenaltyVoid : byte
    {
        /// <summary>Play any card (the default).</summary>
        Free,
        /// <summary>
        /// Shed one of the contract's penalty cards if able. Without effect in El almaz and Son iki, nor in Rıfkı.
        /// </summary>
        MustShed,
    }

    /// <summary>What a player void in the suit led must do in koz (K7.3).</summary>
    public enum KozVoid : byte
    {
        /// <summary>Play any card (the default).</summary>
        Free,
        /// <summary>Play a trump if able.</summary>
        MustTrump,
        /// <summary>Play a trump over the highest in the trick if able, otherwise any trump.</summary>
        MustOvertrump,
    }

    /// <summary>When dürt ends (K8.4); the scores are the same.</summary>
    public enum DurtEnd : byte
    {
        /// <summary>When all four are out of cards (the default).</summary>
        AllOut,
        /// <summary>When three are out, so that the fourth place is decided.</summary>
        FourthDecided,
    }

    /// <summary>Who buys when several partners of the same kind took equally most (K9.4).</summary>
    public enum SaleTie : byte
    {
        /// <summary>The first of them in turn order after the seller (the default).</summary>
        FirstInTurn,
        /// <summary>Nobody: the seller keeps its points, and no lesser kind of partner buys then.</summary>
        Stays,
    }

    /// <summary>The values of the options as records write them.</summary>
    internal static class Option
    {
        internal static string Text(bool value) => value ? "true" : "false";

        internal static string Text(RifkiVoid value) =>
            Pick((int)value, "never_force_king", "king_holder_free", "hearts_always");

        internal static string Text(PenaltyVoid value) => Pick((int)value, "free", "must_shed");

        internal static string Text(KozVoid value) => Pick((int)value, "free", "must_trump", "must_overtrump");

        internal static string Text(DurtEnd value) => Pick((int)value, "all_out", "fourth_decided");

        internal static string Text(SaleTie value) => Pick((int)value, "first_in_turn", "stays");

        static string Pick(int value, params string[] texts) =>
            texts[Interop.Below(value, texts.Length, nameof(value))];
    }
}
