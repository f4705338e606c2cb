use king_players::Objective;
use king_players::king::{Entry, Holder, Judgement, Review, Solution, Solved, Solver, Verdict};
use king_rules::king::{Action, Seat};
use king_rules::{Card, Lang};

use super::settings::king_settings;
use crate::abi::abi;
use crate::convert::{At, NOTHING, Stands};
use crate::failure::Answer;
use crate::king::king_round;
use crate::memory::Lent;
use crate::numbers::{Index, PositionCount};
use crate::status::king_status::KING_E_RANGE;

abi! {
    //! Looking back on King: endings solved, and what each action of a round gave away.
    //!
    //! All of this sees all hands: it is for puzzles, tests and reviews, and nothing to play by. It works in memory that the caller lends
    //! it, as much or as little as there is, and clears it; NULL and 0 do too. What is solved is the same with any memory; in little memory
    //! king_judge() plays out a rare long ending that it would solve in more.
    //!
    //!     king_entry memory[4096];
    //!     king_settings settings;
    //!     king_judgement judgement;
    //!     king_settings_new(&settings);
    //!     for (uint32_t n = 0; king_judge(&round, n, &settings, memory, 4096, &judgement, NULL) == KING_OK; n++) {
    //!         char text[KING_TEXT_SIZE];
    //!         king_judgement_message(&judgement, KING_LANG_EN, text, sizeof text, NULL);
    //!     }

    /// A piece of the memory that a solver works in. What is in it does not matter.
    struct king_entry {
        /// Anything.
        key: u64,
        /// Anything.
        points: u64,
    }

    /// What each legal action of an ending comes to. Made by king_solve().
    value king_solution(Solution) = 20;

    /// What an action comes to when all play on as well as can be.
    struct king_solved {
        /// What the seats N, E, S, W score for the round, with the doubles.
        scores: [i32; 4],
        /// The points that they take in the whole round, or win in koz and dürt.
        taken: [i16; 4],
        /// The action.
        action: u8 = "action",
        /// 0.
        reserved: [u8; 3],
    }

    /// Solves an ending: with all cards open, each seat plays for its own score, and knows that the others do so too. A seat to which
    /// several actions are worth the same takes the last of them by its code, in general the highest card. `budget` is how many
    /// positions with a choice it goes through at most.
    ///
    /// KING_E_ADVICE: no cards are being played, or the budget is too small; what was too small in little memory may do in more.
    fn king_solve(round: &king_round, memory: &mut [king_entry], budget: PositionCount) -> solution: king_solution | error =
        Solver::new(memory).solve(round, budget)?;

    /// The round with its best actions played to the end, as king_solve() finds them. The budget is for all of it.
    ///
    /// KING_E_ADVICE: as for king_solve().
    fn king_play_out_best(round: &king_round, memory: &mut [king_entry], budget: PositionCount) -> best: king_round | error =
        Solver::new(memory).play_out(round, budget)?;

    /// The seat on turn.
    fn king_solution_turn(solution: &king_solution) -> seat: Seat = solution.turn();

    /// Through how many positions with a choice the solver went. It depends on the memory.
    fn king_solution_positions(solution: &king_solution) -> positions: u64 = solution.positions();

    /// Action number i, from 0: the best for the seat on turn first, among equals the last by its code first.
    ///
    /// KING_NONE: there are not so many legal actions.
    fn king_solution_action(solution: &king_solution, i: Index) -> solved: Option<At<king_solved>> =
        solution.actions().nth(i).map(king_solved::from);

    /// One action of a round, looked back on: in hindsight, with all cards open, and from the view of the seat, which is all that it could
    /// know. What was given away is how much less the action comes to than the best, in 1/256 point, or of the chance to come out in
    /// 1/256 %. It is below 0 where the estimates think better of it than what chose the best.
    struct king_judgement {
        /// In how many worlds that seat holds that card, and how many worlds there are.
        holder_count: u64,
        /// See above.
        holder_worlds: u64,
        /// Which action of the round it is, from 0.
        number: u32,
        /// What was given away in hindsight. Endings are solved; else the actions are played out, all seats playing on as greedy
        /// does but for one card in eight, which is drawn. For the talk the others say afterwards what they did say.
        hindsight_given_away: i32,
        /// The standard error of that; 0 where it is exact.
        hindsight_error: u32,
        /// In how many play-outs each action was estimated; 0 where an ending was solved, and where nothing else was legal.
        hindsight_playouts: u32,
        /// What was given away by what the seat could see, as an advisor estimates it.
        view_given_away: i32,
        /// The standard error of that.
        view_error: u32,
        /// In how many play-outs each action was estimated.
        view_playouts: u32,
        /// How many points, in 1/256, the seat `gains_seat` has more by what was done.
        gains: i32,
        /// Whose action.
        seat: u8 = "seat",
        /// What it did.
        action: u8 = "action",
        /// How many actions were legal.
        legal: u8,
        /// What was best in hindsight: the action itself when nothing is known to be better; KING_NOTHING without a verdict.
        hindsight_best: u8,
        /// 1 when there is no error; else 0.
        hindsight_exact: u8,
        /// What was best by what the seat could see; KING_NOTHING without a verdict.
        view_best: u8,
        /// 1 when there is no error; else 0.
        view_exact: u8,
        /// Where by the view another action was better, the seat that what was done does most good instead; or KING_NOTHING.
        gains_seat: u8,
        /// The card that matters most to what was better by the view; KING_NOTHING when no unseen card matters.
        holder_card: u8,
        /// Who is most likely to hold it; or KING_NOTHING.
        holder_seat: u8,
        /// 1 for points; 2 for the chance to come out, what was given away being in 1/256 % then.
        objective: u8,
        /// 0.
        reserved: [u8; 5],
    }

    /// Judges action number `number` of a round, from 0, the declaration. It takes about the play-outs of the settings twice, and the solution
    /// of an ending: some 2 ms with 400 to choose and 400 to estimate by. A generosity is left out. With settings that know how the party
    /// stood before the round, see king_settings_in_party(), and aim at coming out, what was given away is of the chance to come out.
    ///
    /// KING_NONE: there are not so many actions. KING_E_ADVICE: the standings are not those of a party before this round.
    fn king_judge(
        round: &king_round, number: Index, settings: At<king_settings>, memory: &mut [king_entry]
    ) -> judgement: Option<At<king_judgement>> | error =
        Review::new(round, settings, &mut Solver::new(memory))?.nth(number).map(king_judgement::from);

    /// A judgement in sentences, for people.
    ///
    /// KING_E_RANGE: a number in it is out of its range.
    fn king_judgement_message(judgement: At<king_judgement>, lang: Lang) -> text = judgement.message(lang);
}

// SAFETY: two words each, of which any bits are good.
unsafe impl Lent for king_entry {
    type Inner = Entry;
}

impl From<Solved> for king_solved {
    fn from(solved: Solved) -> Self {
        Self { scores: solved.scores, taken: solved.taken, action: solved.action.code(), reserved: [0; 3] }
    }
}

impl From<Judgement> for king_judgement {
    fn from(judgement: Judgement) -> Self {
        let Judgement { number, seat, action, hindsight, view, legal, gains, holder, objective } = judgement;
        let best = |verdict: Option<Verdict>| verdict.map_or(NOTHING, |verdict| verdict.best.code());
        let [hindsight_best, view_best] = [hindsight, view].map(best);
        let none = Verdict { best: action, given_away: 0, error: 0, playouts: 0, exact: false };
        let [hindsight, view] = [hindsight, view].map(|verdict| verdict.unwrap_or(none));
        Self {
            holder_count: holder.map_or(0, |holder| holder.count),
            holder_worlds: holder.map_or(0, |holder| holder.worlds),
            number: u32::try_from(number).unwrap_or(u32::MAX),
            hindsight_given_away: hindsight.given_away,
            hindsight_error: hindsight.error,
            hindsight_playouts: hindsight.playouts,
            view_given_away: view.given_away,
            view_error: view.error,
            view_playouts: view.playouts,
            gains: gains.map_or(0, |(_, more)| more),
            seat: seat as u8,
            action: action.code(),
            legal,
            hindsight_best,
            hindsight_exact: hindsight.exact.into(),
            view_best,
            view_exact: view.exact.into(),
            gains_seat: gains.map_or(NOTHING, |(seat, _)| seat as u8),
            holder_card: holder.map_or(NOTHING, |holder| holder.card.index() as u8),
            holder_seat: holder.map_or(NOTHING, |holder| holder.seat as u8),
            objective: objective.code(),
            reserved: [0; 5],
        }
    }
}

impl Stands for king_judgement {
    type For = Judgement;

    fn checked(self) -> Answer<Judgement> {
        let seat = |number: u8| Seat::from_index(number.into()).ok_or(KING_E_RANGE);
        let action = |code| Action::from_code(code).ok_or(KING_E_RANGE);
        let verdict = |best, given_away, error, playouts, exact: u8| match best {
            NOTHING => Ok(None),
            best => action(best).map(|best| Some(Verdict { best, given_away, error, playouts, exact: exact != 0 })),
        };
        let gains = match self.gains_seat {
            NOTHING => None,
            gains => Some((seat(gains)?, self.gains)),
        };
        let holder = match self.holder_card {
            NOTHING => None,
            card => Some(Holder {
                card: Card::from_index(card.into()).ok_or(KING_E_RANGE)?,
                seat: seat(self.holder_seat)?,
                count: self.holder_count,
                worlds: self.holder_worlds,
            }),
        };
        Ok(Judgement {
            number: usize::try_from(self.number).unwrap_or(usize::MAX),
            seat: seat(self.seat)?,
            action: action(self.action)?,
            hindsight: verdict(
                self.hindsight_best,
                self.hindsight_given_away,
                self.hindsight_error,
                self.hindsight_playouts,
                self.hindsight_exact,
            )?,
            view: verdict(self.view_best, self.view_given_away, self.view_error, self.view_playouts, self.view_exact)?,
            legal: self.legal,
            gains,
            holder,
            objective: Objective::from_code(self.objective).ok_or(KING_E_RANGE)?,
        })
    }
}
