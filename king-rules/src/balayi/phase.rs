//! The phases of a round.

values! {
    /// The part of a round ([B2.3](crate::rules::balayi_king#B2.3)).
    Phase {
        /// Five cards lie open; the player who does not deal declares.
        Declare = "declare", "declaration", "koz söyleme";
        /// The 26 tricks.
        Play = "play", "play", "oyun";
        /// All cards have been played.
        Over = "over", "over", "bitti";
    }
}

parsed! { Phase as BalayiPhase }
