use king_players::{Level, Settings, Sums};
use king_rules::Lang;

use crate::abi::abi;
use crate::convert::{At, Stands};
use crate::failure::Answer;

abi! {
    //! Levels, settings, and what play-outs come to.
    //!
    //! A play-out is one legal action played to the end in one world, all seats playing on as the greedy player does, each
    //! by its own hand alone. Budgets count play-outs and never time, so that the same view and settings lead to the same move on
    //! every machine.

    /// How well a player plays: each level beats the one below, and none of them cheats.
    enum king_level {
        /// The greedy player: a rule of thumb, and no play-out. (kolay)
        Easy = Level::Easy,
        /// Looks a little further. (orta)
        Medium = Level::Medium,
        /// Plays well, in about a millisecond a move. (zor)
        Hard = Level::Hard,
        /// As well as more play-outs make it. (usta)
        Expert = Level::Expert,
    }

    /// The text of a level: `easy`, `medium`, `hard` or `expert`.
    fn king_level_text(level: Level) -> text = level.text();

    /// The name of a level for people: `hard`, `zor`.
    fn king_level_name(level: Level, lang: Lang) -> text = level.name(lang);

    /// Reads the text of a level, or its name in either language.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_level_parse(text: &str) -> level: Level | error = text.parse()?;

    /// What an advisor follows from, besides the view. Start from king_settings_new() or king_level_settings() and change
    /// what is to be otherwise; any numbers are settings.
    struct king_settings {
        /// What worlds are drawn by. The draws depend on the view too: one seed does for a whole party.
        seed: u64,
        /// How many play-outs there are, at most, to choose by. With less than one for each action the greedy player chooses.
        playouts: u32,
        /// How many play-outs there are, at most, to estimate by when the choice is made: 0 where nobody asks for estimates.
        estimates: u32,
        /// What a move may give away, in 1/256 point, by the advisor's own estimates: of the actions that are at most that much
        /// below the highest one is chosen by the seed.
        generosity: u32,
        /// Whether worlds to choose by are more likely in which the others would have played as they did if they were greedy
        /// players; 0 for all worlds alike.
        inference: u32,
    }

    /// 1,000 play-outs to choose by and 1,000 to estimate by, seed 0, no generosity, and with inference.
    fn king_settings_new() -> settings: At<king_settings> = Settings::new().into();

    /// The settings of a level, with seed 0 and without estimates.
    fn king_level_settings(level: Level) -> settings: At<king_settings> = level.settings().into();

    /// The sums of a range of an advisor's play-outs, for either game. Made by king_advisor_run() and balayi_advisor_run().
    value king_sums(Sums) = 19;

    /// The play-outs that were summed up: from `begin` up to but not including `end`.
    fn king_sums_range(sums: &king_sums) -> begin: u64, end: u64 = (sums.range().start, sums.range().end);
}

impl Stands for king_settings {
    type For = Settings;

    fn checked(self) -> Answer<Settings> {
        let settings = Settings::new().with_seed(self.seed).with_playouts(self.playouts);
        let settings = settings.with_estimates(self.estimates).with_generosity(self.generosity);
        Ok(settings.with_inference(self.inference != 0))
    }
}

impl From<Settings> for king_settings {
    fn from(settings: Settings) -> Self {
        Self {
            seed: settings.seed(),
            playouts: settings.playouts(),
            estimates: settings.estimates(),
            generosity: settings.generosity(),
            inference: settings.inference().into(),
        }
    }
}
