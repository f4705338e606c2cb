use king_players::king::Standings;
use king_players::{Level, Objective, Settings, Sums};
use king_rules::Lang;
use king_rules::king::{ContractSet, Seat};

use crate::abi::abi;
use crate::convert::{At, Stands};
use crate::failure::Answer;

abi! {
    //! Levels, settings, and what play-outs come to.
    //!
    //! A play-out is one legal action played to the end in one world, all seats playing on as the greedy player does, each
    //! by its own hand alone. Budgets count play-outs and never time, so that the same view and settings lead to the same move on
    //! every machine.

    /// How well a player plays: each up to hard beats the one below, and none of them cheats.
    enum king_level {
        /// The greedy player: a rule of thumb, and no play-out. (kolay)
        Easy = Level::Easy,
        /// Looks a little further. (orta)
        Medium = Level::Medium,
        /// Plays well, in about a millisecond a move. (zor)
        Hard = Level::Hard,
    }

    /// The text of a level: `easy`, `medium` or `hard`.
    fn king_level_text(level: Level) -> text = level.text();

    /// The name of a level for people: `hard`, `zor`.
    fn king_level_name(level: Level, lang: Lang) -> text = level.name(lang);

    /// Reads the text of a level, or its name in either language.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_level_parse(text: &str) -> level: Level | error = text.parse()?;

    /// What a player aims at.
    enum king_objective {
        /// As many points as there are to be had in the round, and before the first card in what comes after it. (puan)
        MostPoints = Objective::MostPoints,
        /// To end the party above zero, by however much (K10.3). (çıkmak)
        ComeOut = Objective::ComeOut,
    }

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
        /// What is aimed at in King: KING_OBJECTIVE_COME_OUT where the party is known, else points.
        objective: u8,
        /// 1 when it is known how the party of King stands before the round; 0 when it is not, and what follows is not read.
        stands: u8,
        /// 0.
        reserved: [u8; 2],
        /// What each seat has, N, E, S, W, the +122 of the beginning included (K10.1).
        totals: [i32; 4],
        /// The contracts that each seat has not declared yet, those of this round's declarer before its declaration (K2.3).
        unused: [u8; 4],
    }

    /// 1,000 play-outs to choose by and 1,000 to estimate by, seed 0, no generosity, and with inference.
    fn king_settings_new() -> settings: At<king_settings> = Settings::new().into();

    /// The settings of a level, with seed 0 and without estimates. From hard on it aims at coming out, where it is known how the party
    /// stands: see king_settings_in_party().
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
        let settings = settings.with_inference(self.inference != 0);
        let objective = Objective::from_code(self.objective).unwrap_or(Objective::MostPoints);
        let settings = settings.with_objective(objective);
        let unused = self.unused.map(ContractSet::from_bits_truncate);
        Ok(if self.stands == 0 { settings } else { settings.with_standings(Standings::new(self.totals, unused)) })
    }
}

impl From<Settings> for king_settings {
    fn from(settings: Settings) -> Self {
        let standings = settings.standings();
        Self {
            seed: settings.seed(),
            playouts: settings.playouts(),
            estimates: settings.estimates(),
            generosity: settings.generosity(),
            inference: settings.inference().into(),
            objective: settings.objective().code(),
            stands: standings.is_some().into(),
            reserved: [0; 2],
            totals: standings.map_or([0; 4], Standings::totals),
            unused: standings.map_or([0; 4], |standings| Seat::ALL.map(|seat| standings.unused(seat).bits())),
        }
    }
}
