use king_players::balayi::{Advisor, Estimate, Player, Reason, greedy};
use king_players::{Level, Progress};
use king_rules::balayi::Action;
use king_rules::{CardSet, Lang};

use super::settings::{king_settings, king_sums};
use crate::abi::abi;
use crate::balayi::{balayi_table, balayi_view};
use crate::convert::At;
use crate::numbers::{Index, PlayoutCount, Seed};

abi! {
    //! What to do in Balayı.
    //!
    //! It is as in King, with balayi_: the declaration is played out too. Points are those of the round: tricks less 13,
    //! times the weight of the declaration (B6.1).

    /// Finds out what to do in a view. Made by balayi_advisor_new().
    value balayi_advisor(Advisor) = 18;

    /// What an action is worth to the player on turn if both play on as greedy does: the mean over worlds that had no part in the
    /// choice, or over all worlds where they are few.
    struct balayi_estimate {
        /// What it comes to, in 1/256 point: what the round scores. 0 before the first play-out.
        mean: i32,
        /// The standard error of the mean, in 1/256 point; 4294967295 before the second play-out.
        mean_error: u32,
        /// What it comes to for the other player, in 1/256 point.
        others: [i32; 1],
        /// The mean less that of the best action, in 1/256 point: the one that was chosen, but where a generosity chose another.
        difference: i32,
        /// The standard error of the difference, in 1/256 point; 4294967295 before the second play-out.
        error: u32,
        /// In how many worlds it was played out for this estimate. Equal cards share their play-outs.
        playouts: u32,
        /// The action.
        action: u8 = "action",
        /// 1 when these are all worlds there are, so that there is no error; else 0.
        exact: u8,
        /// 0.
        reserved: [u8; 2],
    }

    /// An advisor that has not played out anything yet.
    ///
    /// KING_E_ADVICE: there is nothing to advise, and `error` is why.
    fn balayi_advisor_new(view: &balayi_view, settings: At<king_settings>) -> advisor: balayi_advisor | error =
        Advisor::new(view, settings)?;

    /// The view that it is about.
    fn balayi_advisor_view(advisor: &balayi_advisor) -> view: balayi_view = advisor.view().clone();

    /// What it was made with.
    fn balayi_advisor_settings(advisor: &balayi_advisor) -> settings: At<king_settings> = advisor.settings().into();

    /// Plays out so many actions more, or fewer when the budget ends before; `more` is 1 while there is more to be played out.
    /// A game calls it once a frame.
    fn balayi_advisor_step(advisor: &mut balayi_advisor, playouts: PlayoutCount<u32>) -> more: bool =
        advisor.step(playouts) == Progress::More;

    /// The play-outs of the present stage that are still to be absorbed, from `begin` up to but not including `end`: to be run
    /// in any parts, on any threads. Equal when all is done. What comes after a stage follows from it: ask anew then.
    fn balayi_advisor_plan(advisor: &balayi_advisor) -> begin: u64, end: u64 = (advisor.plan().start, advisor.plan().end);

    /// What these play-outs of the present stage come to. It changes nothing; what is beyond the stage is left out.
    fn balayi_advisor_run(advisor: &balayi_advisor, begin: PlayoutCount<u64>, end: PlayoutCount<u64>) -> sums: king_sums =
        advisor.run(begin..end);

    /// Takes in the next sums of the present stage: parts of the plan in ascending order, without a gap.
    ///
    /// KING_E_ADVICE: the sums are of another advisor, of another stage, or not the next ones.
    fn balayi_advisor_absorb(advisor: &mut balayi_advisor, sums: &king_sums) | error = advisor.absorb(sums)?;

    /// What to do, as far as is known: a legal action from the first moment.
    fn balayi_advisor_best(advisor: &balayi_advisor) -> action: Action = advisor.best();

    /// How many play-outs it has absorbed. With view, settings and king_players_strength() the move can be repeated.
    fn balayi_advisor_playouts(advisor: &balayi_advisor) -> playouts: u64 = advisor.playouts();

    /// Estimate number i, from 0: first the action that was chosen, then the others, the best first.
    ///
    /// KING_NONE: there are not so many legal actions.
    fn balayi_advisor_estimate(advisor: &balayi_advisor, i: Index) -> estimate: Option<At<balayi_estimate>> =
        advisor.estimates().nth(i).map(balayi_estimate::from);

    /// The facts behind the advice in sentences, for people: what is best and by how much, who gains by the next best, who may hold
    /// the card that matters. Every number is one of the estimates or a count of worlds.
    fn balayi_advisor_explain(advisor: &balayi_advisor, lang: Lang) -> text = advisor.explain().message(lang);

    /// Why the greedy player chose an action: a fact about it.
    enum balayi_greedy_reason: Reason {
        /// Nothing else is legal.
        Only,
        /// The trump suit that promises most points, by the open cards.
        DeclareTrump,
        /// No trump promises most points, by the open cards.
        DeclareNoTrump,
        /// Led: the other cannot beat it, whatever it has in its hand.
        LeadSure,
        /// Led: no open card of the other beats it, but one in its hand may.
        LeadHigh,
        /// Led: the other has no open card of the suit, and has to spend a trump.
        ForceTrump,
        /// Led: the other takes it, and has to spend a card on it.
        ForceOut,
        /// Led: the other takes it; a closed card is turned up.
        LeadUncover,
        /// Answered: the lowest card of the suit that takes the trick.
        WinCheap,
        /// Answered: nothing of the suit takes the trick.
        FollowLow,
        /// Answered: the suit is missing, and a trump takes the trick.
        Ruff,
        /// Answered: the trick is lost, and a closed card is turned up.
        ShedUncover,
        /// Answered: the trick is lost, and the card is needed least.
        ShedLow,
    }

    /// The stable text of such a reason, the same in every language: `declare_trump`. It is not for people.
    fn balayi_greedy_reason_text(reason: Reason) -> text = reason.text();

    /// Such a reason in words, to show to a person.
    fn balayi_greedy_reason_message(reason: Reason, lang: Lang) -> text = reason.message(lang);

    /// What the greedy player does, and why: the action of the player on turn, which holds that hand now, in any phase.
    ///
    /// KING_NONE: the round is over, or nothing is legal with that hand.
    fn balayi_greedy_choose(table: &balayi_table, hand: CardSet) -> action: Option<Action>, reason: Option<Reason> =
        greedy::choose(table, hand).map(|choice| (choice.action, choice.reason)).unzip();

    /// What a player of that level does: a legal action, in every phase. It takes as long as the level's play-outs: a game that must
    /// not stall goes by balayi_advisor_step().
    ///
    /// KING_E_ADVICE: it is not the viewer's turn, the round is over, or no deal agrees with the view.
    fn balayi_level_act(view: &balayi_view, level: Level, seed: Seed) -> action: Action | error =
        Player::from(level).act(view, seed)?;
}

impl From<Estimate> for balayi_estimate {
    fn from(estimate: Estimate) -> Self {
        Self {
            mean: estimate.mean,
            mean_error: estimate.mean_error,
            others: estimate.others.first_chunk().copied().unwrap_or_default(),
            difference: estimate.difference,
            error: estimate.error,
            playouts: estimate.playouts,
            action: estimate.action.code(),
            exact: estimate.exact.into(),
            reserved: [0; 2],
        }
    }
}
