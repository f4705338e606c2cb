//! The errors of king-players, as a `king_error` has them.

use king_players::{AbsorbError, AdvisorError, SolveError};
use king_rules::Lang;

/// An error of king-players: it has a code and a sentence, no clause, and nothing was found or wanted.
macro_rules! errors {
    ($($Name:ident($Error:ty);)+) => { $(
        #[derive(Clone, Copy)]
        pub(crate) struct $Name(pub(crate) $Error);

        impl $Name {
            pub(crate) const fn code(self) -> u8 {
                self.0.code()
            }

            pub(crate) const fn found(self) -> u32 {
                0
            }

            pub(crate) const fn wanted(self) -> u32 {
                0
            }

            pub(crate) fn from_parts(code: u8, found: u32, wanted: u32) -> Option<Self> {
                <$Error>::from_code(code).filter(|_| found == 0 && wanted == 0).map(Self)
            }

            pub(crate) const fn clause(self) -> &'static str {
                ""
            }

            pub(crate) const fn message(self, lang: Lang) -> &'static str {
                self.0.message(lang)
            }
        }

        impl From<$Error> for crate::failure::Failure {
            fn from(error: $Error) -> Self {
                $Name(error).into()
            }
        }
    )+ };
}

errors! {
    Advised(AdvisorError);
    Absorbed(AbsorbError);
    Unsolved(SolveError);
}
