//! What an advisor or a solver refuses.

use core::fmt;

use king_rules::Lang;

written! {
    /// Why there is nothing to advise.
    ///
    /// ```
    /// use king_players::{AdvisorError, Settings, king::Advisor};
    /// use king_rules::{Lang, king::{ContractSet, Deal, HouseRules, Round, Seat}};
    /// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// let error = Advisor::new(&round.view(Seat::East), Settings::new()).unwrap_err();
    /// assert_eq!(error, AdvisorError::NotOnTurn);
    /// assert_eq!(error.message(Lang::En), "it is not the viewer's turn");
    /// assert_eq!(error.message(Lang::Tr), "sıra bakanda değil");
    /// # Ok::<(), king_rules::king::SetupError>(())
    /// ```
    AdvisorError,
    /// The sentence to show to a person.
    message {
        /// It is not the turn of the seat, or player, whose view it is.
        1 NotOnTurn = "not_on_turn", "it is not the viewer's turn", "sıra bakanda değil";
        /// Nothing can be done any more.
        2 RoundOver = "round_over", "the round is over", "oyun bitti";
        /// The view contradicts itself: no round agrees with it, or nothing in it is legal.
        3 NoWorlds = "no_worlds", "no deal agrees with this view", "bu görünüme uyan bir dağıtım yok";
        /// The standings in the settings are not those of a party before such a round.
        4 OtherParty = "other_party", "the standings are not those of a party before this round",
            "puan durumu bu oyundan önceki bir partinin değil";
    }
}

impl AdvisorError {
    /// Whether the viewer is on turn, in either game.
    pub(crate) fn unless_on_turn<P: PartialEq>(turn: Option<P>, viewer: P) -> Result<(), Self> {
        match turn {
            None => Err(Self::RoundOver),
            Some(player) if player != viewer => Err(Self::NotOnTurn),
            Some(_) => Ok(()),
        }
    }
}

written! {
    /// Why sums are not absorbed. Nothing has changed then.
    AbsorbError,
    /// The sentence to show to a person.
    message {
        /// They are of another view or other settings.
        1 OtherAdvisor = "other_advisor", "these sums are of another advisor", "bu toplamlar başka bir danışmanın";
        /// They are of a stage that is over or has not begun.
        2 OtherStage = "other_stage", "these sums are of another stage", "bu toplamlar başka bir aşamanın";
        /// They do not begin where the last ones ended, or go beyond the stage.
        3 NotNext = "not_next", "these sums are not the next of their stage", "bu toplamlar aşamanın sıradaki toplamları değil";
    }
}

written! {
    /// Why an ending is not solved.
    ///
    /// ```
    /// use king_players::{SolveError, king::Solver};
    /// use king_rules::{Lang, king::{ContractSet, Deal, HouseRules, Round, Seat}};
    /// let round = Round::new(Deal::from_seed(7), Seat::North, ContractSet::ALL, HouseRules::new())?;
    /// let error = Solver::new(&mut []).solve(&round, 1_000).unwrap_err();
    /// assert_eq!(error, SolveError::NotPlaying);
    /// assert_eq!(error.message(Lang::Tr), "henüz kart oynanmıyor");
    /// # Ok::<(), king_rules::king::SetupError>(())
    /// ```
    SolveError,
    /// The sentence to show to a person.
    message {
        /// The contract is not declared, the talk goes on, or the round was annulled.
        1 NotPlaying = "not_playing", "no cards are being played yet", "henüz kart oynanmıyor";
        /// Nothing can be done any more.
        2 RoundOver = "round_over", "the round is over", "oyun bitti";
        /// More positions would have to be gone through than the budget allows.
        3 OutOfBudget = "out_of_budget", "there are more positions than the budget allows", "konumlar bütçenin izin verdiğinden fazla";
    }
}

macro_rules! errors {
    ($($Error:ident)+) => { $(
        /// The English sentence.
        impl fmt::Display for $Error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.message(Lang::En))
            }
        }

        impl core::error::Error for $Error {}
    )+ };
}

errors!(AdvisorError AbsorbError SolveError);
