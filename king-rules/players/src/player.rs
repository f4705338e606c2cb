//! The macro for players: kinds of them by name, written once for both games.

use king_rules::shuffle::SplitMix64;

/// Defines the players of a game, their texts and names. What they are told, `act`, and what one does that takes any legal action,
/// `random`, are written where the game is.
macro_rules! players {
    ($(#[$meta:meta])* $Player:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $Player {
            /// Takes any legal action, each as likely as any other; of the declarations each contract.
            Random,
            /// Goes by rule of thumb: see [`greedy`](super::greedy).
            Greedy,
            /// Plays as well as that.
            Level($crate::Level),
            /// Chooses every action by that many play-outs.
            Playouts(u32),
        }

        impl $Player {
            /// What its [`Advisor`](super::Advisor) goes by, but for the seed; `None` for those that have none.
            #[must_use]
            pub const fn settings(self) -> Option<$crate::Settings> {
                match self {
                    Self::Random | Self::Greedy => None,
                    Self::Level(level) => Some(level.settings()),
                    Self::Playouts(playouts) => {
                        Some($crate::Settings::new().with_playouts(playouts).with_estimates(0))
                    }
                }
            }

            fn act_by(self, view: &View, settings: $crate::Settings) -> Result<Action, AdvisorError> {
                let hand = view.hand(view.viewer()).unwrap_or_default();
                let on_turn = view.turn() == Some(view.viewer());
                let action = match self {
                    Self::Random if on_turn => random(view, settings.seed()),
                    Self::Greedy if on_turn => greedy::choose(view.table(), hand).map(|choice| choice.action),
                    _ => {
                        let mut advisor = Advisor::new(view, settings)?;
                        advisor.step(u32::MAX);
                        Some(advisor.best())
                    }
                };
                action.ok_or(AdvisorError::NoWorlds)
            }

            /// The name to show to a person.
            #[must_use]
            pub fn name(self, lang: king_rules::Lang) -> impl core::fmt::Display + Copy {
                Named(self, lang)
            }
        }

        /// A player in a language.
        #[derive(Clone, Copy)]
        struct Named($Player, king_rules::Lang);

        impl core::fmt::Display for Named {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                use king_rules::Lang::Tr;
                match (self.0, self.1) {
                    ($Player::Random, Tr) => f.pad("rastgele"),
                    ($Player::Random, _) => f.pad("random"),
                    ($Player::Greedy, Tr) => f.pad("açgözlü"),
                    ($Player::Greedy, _) => f.pad("greedy"),
                    ($Player::Level(level), lang) => f.pad(level.name(lang)),
                    ($Player::Playouts(playouts), Tr) => write!(f, "{playouts} deneme"),
                    ($Player::Playouts(playouts), _) => write!(f, "{playouts} play-outs"),
                }
            }
        }

        impl From<$crate::Level> for $Player {
            fn from(level: $crate::Level) -> Self {
                Self::Level(level)
            }
        }

        /// Its text: `random`, `greedy`, a level such as `hard`, or `playouts:400`.
        impl core::fmt::Display for $Player {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self {
                    Self::Random => f.pad("random"),
                    Self::Greedy => f.pad("greedy"),
                    Self::Level(level) => f.pad(level.text()),
                    Self::Playouts(playouts) => write!(f, "playouts:{playouts}"),
                }
            }
        }

        impl core::str::FromStr for $Player {
            type Err = king_rules::ParseError;

            /// Reads the text, or a name as people type it ([reading](king_rules::rules::notation#reading)).
            fn from_str(text: &str) -> Result<Self, king_rules::ParseError> {
                let is = |&player: &Self| {
                    let names = [king_rules::Lang::En, king_rules::Lang::Tr].map(|lang| Named(player, lang));
                    king_rules::inner::spelt(text, [player]).is_some() || king_rules::inner::spelt(text, names).is_some()
                };
                let playouts = $crate::player::number_in(text).map(Self::Playouts);
                let simple = [Self::Random, Self::Greedy].into_iter().chain(playouts).find(is);
                simple
                    .or_else(|| $crate::Level::called(text).map(Self::Level))
                    .ok_or(king_rules::ParseError::new(0, king_rules::Expected::Opponent.into()))
            }
        }
    };
}

/// Numbers that follow from a seed and from what is seen.
pub(crate) fn numbers(seed: u64, seen: [u64; 3]) -> SplitMix64 {
    seen.into_iter().fold(SplitMix64::new(seed), |numbers, number| SplitMix64::new(numbers.output(0) ^ number))
}

/// The number that stands in a text like `playouts:400`; whether it is that text is seen when it is printed.
pub(crate) fn number_in(text: &str) -> Option<u32> {
    text.bytes()
        .filter(u8::is_ascii_digit)
        .try_fold(0u32, |number, digit| number.checked_mul(10)?.checked_add(u32::from(digit - b'0')))
}
