//! How much an advisor thinks, and how well it plays what it thinks.

use core::fmt;
use core::str::FromStr;

use king_rules::{Expected, Lang, ParseError, inner};

use crate::king::Standings;

/// What an [advisor](crate::king::Advisor) follows from, besides the view. A budget counts **play-outs**, one legal action
/// played to the end in one world each, and never time: so the same view and settings lead to the same move everywhere.
///
/// ```
/// use king_players::{Level, Settings};
/// let settings = Settings::new().with_seed(7).with_playouts(2_000).with_estimates(500);
/// assert_eq!((settings.seed(), settings.playouts(), settings.estimates()), (7, 2_000, 500));
/// assert_eq!(Level::Easy.settings().playouts(), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Settings {
    // Plain integers without padding: any bits are settings.
    seed: u64,
    playouts: u32,
    estimates: u32,
    generosity: u32,
    /// Whether worlds are not weighed: not 0.
    alike: u16,
    objective: u8,
    /// Whether there are standings: not 0.
    stands: u8,
    standings: Standings,
}

const _: () = assert!(size_of::<Settings>() == 24 + size_of::<Standings>(), "no padding");

impl Settings {
    /// Seed 0, 1,000 play-outs to choose by and 1,000 to estimate by, no generosity, and with inference.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            seed: 0,
            playouts: 1_000,
            estimates: 1_000,
            generosity: 0,
            alike: 0,
            objective: Objective::MostPoints.code(),
            stands: 0,
            standings: Standings::START,
        }
    }

    /// The same with the seed that worlds are drawn by. The draws depend on the view too: one seed does for a whole party.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The same with that many play-outs, at most, to choose by. With less than one for each action the choice is
    /// the greedy player's.
    #[must_use]
    pub const fn with_playouts(self, playouts: u32) -> Self {
        Self { playouts, ..self }
    }

    /// The same with that many play-outs, at most, to estimate by: they begin when the choice is made, and every action
    /// is played in the same worlds. With less than two for each action there are no estimates.
    #[must_use]
    pub const fn with_estimates(self, estimates: u32) -> Self {
        Self { estimates, ..self }
    }

    /// The same with the points, in 1/256, that a move may give away: of the actions whose estimate is at most that much below
    /// the highest, one is chosen by the seed. Who has no estimates gives nothing away.
    #[must_use]
    pub const fn with_generosity(self, generosity: u32) -> Self {
        Self { generosity, ..self }
    }

    /// The same with or without inference: whether the worlds to choose by are drawn with regard to what the others have played, so that those come
    /// more often in which they would play as they did if they were greedy players. Without it all worlds are alike. In the
    /// talk those come more often in which the hands suit what was declared and said, in estimates too; else estimates are over all worlds
    /// alike, so with inference, and only with it, another action may have the better estimate.
    #[must_use]
    pub const fn with_inference(self, inference: bool) -> Self {
        Self { alike: !inference as u16, ..self }
    }

    /// The same with what is aimed at. The chance to come out needs [standings](Self::with_standings); without them, and in Balayı, it
    /// is points.
    #[must_use]
    pub const fn with_objective(self, objective: Objective) -> Self {
        Self { objective: objective.code(), ..self }
    }

    /// The same with how the party of King stands before the round. An advisor refuses standings that do not fit its view.
    #[must_use]
    pub const fn with_standings(self, standings: Standings) -> Self {
        Self { stands: 1, standings, ..self }
    }

    /// What worlds are drawn by.
    #[must_use]
    pub const fn seed(self) -> u64 {
        self.seed
    }

    /// How many play-outs there are to choose by.
    #[must_use]
    pub const fn playouts(self) -> u32 {
        self.playouts
    }

    /// How many play-outs there are to estimate by.
    #[must_use]
    pub const fn estimates(self) -> u32 {
        self.estimates
    }

    /// What a move may give away, in 1/256 point.
    #[must_use]
    pub const fn generosity(self) -> u32 {
        self.generosity
    }

    /// Whether what the others have done tells which worlds to choose by.
    #[must_use]
    pub const fn inference(self) -> bool {
        self.alike == 0
    }

    /// What is aimed at.
    #[must_use]
    pub const fn objective(self) -> Objective {
        if self.objective == Objective::ComeOut.code() { Objective::ComeOut } else { Objective::MostPoints }
    }

    /// How the party stands, if that is known.
    #[must_use]
    pub const fn standings(self) -> Option<Standings> {
        if self.stands == 0 { None } else { Some(self.standings) }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::new()
    }
}

written! {
    /// What a player aims at.
    Objective,
    /// The name to show to a person.
    name {
        /// As many points as there are to be had in the round, and, before the first card, in what comes after it.
        1 MostPoints = "most_points", "most points", "çok puan";
        /// To come out (*çıkmak*): to end the party above zero (K10.3), by however much.
        2 ComeOut = "come_out", "coming out", "çıkmak";
    }
}

written! {
    /// How well a player plays: each beats the one below, and none of them blunders or cheats.
    ///
    /// Its text is `easy`, `medium` or `hard`; the names of both languages are read too.
    ///
    /// ```
    /// use king_players::Level;
    /// use king_rules::Lang;
    /// assert_eq!("hard".parse(), Ok(Level::Hard));
    /// assert_eq!("Orta".parse(), Ok(Level::Medium));
    /// assert_eq!(Level::Hard.to_string(), "hard");
    /// assert_eq!(Level::Hard.name(Lang::Tr), "zor");
    /// ```
    Level,
    /// The name to show to a person.
    name {
        /// The greedy player: a rule of thumb, and no play-out.
        1 Easy = "easy", "easy", "kolay";
        /// Looks a little further.
        2 Medium = "medium", "medium", "orta";
        /// Plays well, in about a millisecond a move.
        3 Hard = "hard", "hard", "zor";
    }
}

impl Level {
    /// What a player of that level follows from, but for the seed and the standings. It needs no estimates. From hard on it aims at
    /// coming out, where it knows how the party stands.
    #[must_use]
    pub const fn settings(self) -> Settings {
        let playouts = match self {
            Self::Easy => 0,
            Self::Medium => 100,
            Self::Hard => 1_000,
        };
        let objective = match self {
            Self::Easy | Self::Medium => Objective::MostPoints,
            Self::Hard => Objective::ComeOut,
        };
        Settings::new().with_playouts(playouts).with_estimates(0).with_objective(objective)
    }

    /// The level that is called so, in either language.
    pub(crate) fn called(text: &str) -> Option<Self> {
        let name = |level: Self| [Lang::En, Lang::Tr].map(|lang| level.name(lang));
        Self::ALL.iter().copied().find(|&level| inner::spelt(text, name(level)).is_some())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl FromStr for Level {
    type Err = ParseError;

    /// Reads the text, or a name as people type it ([reading](king_rules::rules::notation#reading)).
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::called(text).ok_or(ParseError::new(0, Expected::Level.into()))
    }
}
