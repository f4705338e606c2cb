//! What anybody may ask of a round, a table or a view of Balayı: the answers depend on nothing but what both players see.

/// Writes the questions once for all three.
macro_rules! questions {
    ($Class:ident) => {
        $crate::questions::questions!($Class, player: rules::Player, DenominationSet, (i16, i16), (i32, i32));

        #[pyo3::pymethods]
        impl $Class {
            /// What was declared; `None` before the declaration.
            #[getter]
            fn denomination(&self) -> Option<Of<rules::Denomination>> {
                self.0.denomination().map(Of)
            }

            /// A player's ten piles (B2.6).
            fn piles(&self, player: Of<rules::Player>) -> $crate::tuples::Tuple<Pile> {
                self.0.piles(player.0).into_iter().map(Pile).collect()
            }

            /// The cards that lie face up on a player's piles (B4.1).
            fn open_cards(&self, player: Of<rules::Player>) -> CardSet {
                CardSet(self.0.open_cards(player.0))
            }

            /// Whether a player may see and play its hand cards (B4.2, B4.3).
            fn unlocked(&self, player: Of<rules::Player>) -> bool {
                self.0.unlocked(player.0)
            }

            /// The hand cards that a player has played; with `held` more they make its six.
            fn played_from_hand(&self, player: Of<rules::Player>) -> CardSet {
                CardSet(self.0.played_from_hand(player.0))
            }
        }
    };
}
pub(crate) use questions;
