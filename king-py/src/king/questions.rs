//! What anybody may ask of a round, a table or a view of King.

/// Writes the questions once for all three.
macro_rules! questions {
    ($Class:ident) => {
        $crate::questions::questions!(
            $Class,
            seat: rules::Seat,
            ContractSet,
            (i16, i16, i16, i16),
            (i32, i32, i32, i32)
        );

        #[pyo3::pymethods]
        impl $Class {
            /// Whether the round has been annulled (K4.2).
            #[getter]
            fn annulled(&self) -> bool {
                self.0.annulled()
            }

            /// The house rules.
            #[getter]
            fn house_rules(&self) -> HouseRules {
                HouseRules(self.0.house_rules())
            }

            /// The contract; `None` before the declaration.
            #[getter]
            fn contract(&self) -> Option<Contract> {
                self.0.contract().map(Contract)
            }

            /// The doubles and redoubles made so far.
            #[getter]
            fn doubles(&self) -> Doubles {
                Doubles(self.0.doubles())
            }

            /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı (K7.6).
            #[getter]
            fn hearts_open(&self) -> bool {
                self.0.hearts_open()
            }

            /// In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none.
            #[getter]
            fn placeable(&self) -> CardSet {
                CardSet(self.0.placeable())
            }

            /// The place of each seat in dürt, 1 to 4, N, E, S, W; `None` while it is not decided (K8.4).
            #[getter]
            fn places(&self) -> (Option<u8>, Option<u8>, Option<u8>, Option<u8>) {
                self.0.places().into()
            }
        }
    };
}
pub(crate) use questions;
