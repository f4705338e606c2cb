//! The phases of a round.

values! {
    /// What a round waits for. A user interface is expected to match on all of them.
    Phase {
        /// The declarer names a contract ([K3](crate::rules::konturlu_king#K3)).
        Declare = "declare", "declaration", "söyleme";
        /// Rıfkı only: the seats keep or annul ([K4](crate::rules::konturlu_king#K4)).
        Annul = "annul", "annulling", "bozma";
        /// The talk, first round: doubles ([K5](crate::rules::konturlu_king#K5)).
        Kontur = "kontur", "kontur", "kontur";
        /// The talk, second round: redoubles ([K6](crate::rules::konturlu_king#K6)).
        Sur = "sur", "sur kontur", "sür kontur";
        /// Cards are played ([K7](crate::rules::konturlu_king#K7), [K8](crate::rules::konturlu_king#K8)).
        Play = "play", "play", "oyun";
        /// Nothing can be done any more: played to the end, or annulled.
        Over = "over", "over", "bitti";
    }
}

parsed! { Phase as KingPhase }
