use king_players::king::{Advisor, Estimate, Player, Reason, Standings, greedy};
use king_players::{Level, Progress};
use king_rules::king::Action;
use king_rules::{CardSet, Lang};

use super::settings::{king_settings, king_sums};
use crate::abi::abi;
use crate::convert::At;
use crate::king::{king_party, king_table, king_view};
use crate::numbers::{Index, PlayoutCount, Seed};

abi! {
    //! What to do in King.
    //!
    //! An advisor is made of a view, so it knows no more than its seat does. It is memory of the caller: copied with `=`, dropped
    //! to stop. A game calls king_advisor_step() once a frame and takes king_advisor_best() when it has waited enough; a server
    //! runs parts of king_advisor_plan() on its threads and absorbs the sums. The result is the same to the last bit.
    //! What to declare, whether to annul and whom to double is played out too, if all play on as greedy does whatever is said.
    //!
    //!     king_settings settings;
    //!     king_advisor advisor;
    //!     uint8_t more = 1, action;
    //!     king_level_settings(KING_LEVEL_HARD, &settings);
    //!     settings.seed = 7;
    //!     king_advisor_new(&view, &settings, &advisor, NULL);
    //!     while (more) king_advisor_step(&advisor, 200, &more);
    //!     king_advisor_best(&advisor, &action);

    /// Finds out what to do in a view. Made by king_advisor_new().
    value king_advisor(Advisor) = 17;

    /// What an action is worth to the seat on turn if all play on as greedy does: the mean over worlds that had no part in the
    /// choice, or over all worlds where they are few.
    struct king_estimate {
        /// What it comes to, in 1/256 point: what the round scores. Where the chance to come out is aimed at, that chance in 1/256 %,
        /// and the differences and errors too. 0 before the first play-out.
        mean: i32,
        /// The standard error of the mean, in 1/256 point; 4294967295 before the second play-out.
        mean_error: u32,
        /// What it comes to for the three others, from the left, in 1/256 point.
        others: [i32; 3],
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
        /// Before the first card, what is to come afterwards out of the contracts that the declarer has left then, in 1/256 point; it is
        /// not in the mean, but in the difference. Else 0.
        later: i32,
    }

    /// The same settings with how that party stands before its next round. An advisor refuses them for any other round.
    fn king_settings_in_party(settings: At<king_settings>, party: &king_party) -> in_party: At<king_settings> =
        settings.with_standings(Standings::of(party)).into();

    /// An advisor that has not played out anything yet.
    ///
    /// KING_E_ADVICE: there is nothing to advise, or the standings are not those of a party before such a round; `error` is why.
    fn king_advisor_new(view: &king_view, settings: At<king_settings>) -> advisor: king_advisor | error =
        Advisor::new(view, settings)?;

    /// The view that it is about.
    fn king_advisor_view(advisor: &king_advisor) -> view: king_view = advisor.view().clone();

    /// What it was made with.
    fn king_advisor_settings(advisor: &king_advisor) -> settings: At<king_settings> = advisor.settings().into();

    /// Plays out so many actions more, or fewer when the budget ends before; `more` is 1 while there is more to be played out.
    /// A game calls it once a frame.
    fn king_advisor_step(advisor: &mut king_advisor, playouts: PlayoutCount<u32>) -> more: bool =
        advisor.step(playouts) == Progress::More;

    /// The play-outs of the present stage that are still to be absorbed, from `begin` up to but not including `end`: to be run
    /// in any parts, on any threads. Equal when all is done. What comes after a stage follows from it: ask anew then.
    fn king_advisor_plan(advisor: &king_advisor) -> begin: u64, end: u64 = (advisor.plan().start, advisor.plan().end);

    /// What these play-outs of the present stage come to. It changes nothing; what is beyond the stage is left out.
    fn king_advisor_run(advisor: &king_advisor, begin: PlayoutCount<u64>, end: PlayoutCount<u64>) -> sums: king_sums =
        advisor.run(begin..end);

    /// Takes in the next sums of the present stage: parts of the plan in ascending order, without a gap.
    ///
    /// KING_E_ADVICE: the sums are of another advisor, of another stage, or not the next ones.
    fn king_advisor_absorb(advisor: &mut king_advisor, sums: &king_sums) | error = advisor.absorb(sums)?;

    /// What to do, as far as is known: a legal action from the first moment.
    fn king_advisor_best(advisor: &king_advisor) -> action: Action = advisor.best();

    /// How many play-outs it has absorbed. With view, settings and king_players_strength() the move can be repeated.
    fn king_advisor_playouts(advisor: &king_advisor) -> playouts: u64 = advisor.playouts();

    /// Estimate number i, from 0: first the action that was chosen, then the others, the best first.
    ///
    /// KING_NONE: there are not so many legal actions.
    fn king_advisor_estimate(advisor: &king_advisor, i: Index) -> estimate: Option<At<king_estimate>> =
        advisor.estimates().nth(i).map(king_estimate::from);

    /// The facts behind the advice in sentences, for people: what is best and by how much, who gains by the next best, who may hold
    /// the card that matters. Every number is one of the estimates or a count of worlds.
    fn king_advisor_explain(advisor: &king_advisor, lang: Lang) -> text = advisor.explain().message(lang);

    /// Why the greedy player chose an action: a fact about it.
    enum king_greedy_reason: Reason {
        /// Nothing else is legal.
        Only,
        /// The contract for which the hand is best, compared with what is usual.
        Declare,
        /// The only heart is K♥ or A♥.
        Annul,
        /// The hand is not good enough to double.
        Iyi,
        /// The hand is better than what a doubled seat is likely to have.
        Kontur,
        /// The hand is better than what a seat that doubled is likely to have.
        Sur,
        /// Led: all unseen cards of the suit are higher.
        LeadUnder,
        /// Led: the only card of its suit, so that others can be thrown on it later.
        LeadSingle,
        /// Led: more cards that others hold are above it than below.
        LeadLow,
        /// Led: a high card, to be rid of it while that is cheap.
        LeadHigh,
        /// Followed: the highest card that does not take the trick.
        Duck,
        /// Followed: a penalty card for whoever takes the trick.
        DuckPenalty,
        /// Followed: over the best card, as the trick costs nothing yet.
        TakeFree,
        /// Followed: the trick is taken anyway, so a high card goes.
        TakeHigh,
        /// Followed: all cards are higher, and another may still go over the lowest.
        OverLow,
        /// Thrown: a penalty card.
        ShedPenalty,
        /// Thrown: the card that is likeliest to take a trick later.
        ShedHigh,
        /// Koz, led: no card of the suit that others hold is higher.
        LeadTop,
        /// Koz, led: a trump, to draw those of the others.
        DrawTrumps,
        /// Koz, led: a low card, as no high one is sure.
        LeadAway,
        /// Koz, led: a high card of a suit, so that the higher ones fall and the next is sure.
        ForceOut,
        /// Koz, last to the trick: the lowest card that wins it.
        WinCheap,
        /// Koz: nobody can go over it in the suit.
        WinSure,
        /// Koz: a trump on a trick of another suit.
        Ruff,
        /// Koz: the trick cannot be won, or not surely.
        LoseLow,
        /// Dürt: it opens the way to own cards.
        OpenOwn,
        /// Dürt: nothing lies beyond it.
        EndRow,
        /// Dürt: of what opens the way for others alone, that which gives them least.
        GiveLeast,
    }

    /// The stable text of such a reason, the same in every language: `declare`. It is not for people.
    fn king_greedy_reason_text(reason: Reason) -> text = reason.text();

    /// Such a reason in words, to show to a person.
    fn king_greedy_reason_message(reason: Reason, lang: Lang) -> text = reason.message(lang);

    /// What the greedy player does, and why: the action of the seat on turn, which holds that hand now, in any phase.
    ///
    /// KING_NONE: the round is over, or nothing is legal with that hand.
    fn king_greedy_choose(table: &king_table, hand: CardSet) -> action: Option<Action>, reason: Option<Reason> =
        greedy::choose(table, hand).map(|choice| (choice.action, choice.reason)).unzip();

    /// What a player of that level does: a legal action, in every phase. It takes as long as the level's play-outs: a game that must
    /// not stall goes by king_advisor_step().
    ///
    /// KING_E_ADVICE: it is not the viewer's turn, the round is over, or no deal agrees with the view.
    fn king_level_act(view: &king_view, level: Level, seed: Seed) -> action: Action | error =
        Player::from(level).act(view, seed)?;
}

impl From<Estimate> for king_estimate {
    fn from(estimate: Estimate) -> Self {
        Self {
            mean: estimate.mean,
            mean_error: estimate.mean_error,
            others: estimate.others,
            difference: estimate.difference,
            error: estimate.error,
            playouts: estimate.playouts,
            action: estimate.action.code(),
            exact: estimate.exact.into(),
            reserved: [0; 2],
            later: estimate.later,
        }
    }
}
