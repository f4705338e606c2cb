//! Advice on what to do: play-outs of worlds that agree with a view.

use core::fmt;
use core::ops::Range;

use king_rules::king::{Action, Contract, Doubles, Phase, Round, Table, View, Worlds};
use king_rules::{Card, CardSet, inner};

use super::aim::Aim;
use super::arms::Arms;
use super::inference::Inference;
use super::playing::Playing;
use super::speaking::Speaking;
use super::talk::Talk;
use super::{Explanation, Position, explanation, thumb};
use crate::processor::{self, Processor, Work};
use crate::search::{Pick, Progress, Question, Search, Spend};
use crate::sums::{ARMS, Points};
use crate::{AbsorbError, AdvisorError, Settings, Sums};

/// What an action is worth: see [`Estimate`](crate::Estimate).
pub type Estimate = crate::Estimate<Action>;

/// Finds out what to do in a view: the legal actions are played out in [worlds](Worlds) that agree with it, all seats playing on as
/// [greedy](super::greedy) does, each by its own hand alone.
///
/// An advisor is made of a view, so it knows no more than the seat does. It is a plain value, without heap: clone it to keep
/// it, drop it to stop. Its budget counts play-outs and never time, and everything follows from the view and the
/// [settings](Settings): [`step`](Self::step) as much a frame as there is time for, or [`run`](Self::run) ranges of the
/// [`plan`](Self::plan) on many threads and [`absorb`](Self::absorb) what they come to; the result is the same to the last bit on
/// every platform. [`best`](Self::best) is a legal action from the first moment.
///
/// The same holds for a declaration, with what the contracts that are left then are worth; and for the talk, where one play-out does for all
/// there is to say, as the points taken are assumed not to depend on it. What others may reply is their best by their own hands.
///
/// ```
/// use king_players::{Progress, Settings, king::Advisor};
/// use king_rules::king::{Seat, View};
/// let view = View::parse(Seat::South, "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi")?;
/// let mut advisor = Advisor::new(&view, Settings::new().with_seed(7))?;
/// // A game calls this once a frame, and may take the best action at any moment.
/// while advisor.step(200) == Progress::More {
///     assert!(view.legal_actions().contains(advisor.best()));
/// }
/// let best = advisor.estimates().next().unwrap();
/// assert_eq!(best.action, advisor.best());
/// assert!(advisor.playouts() <= 2_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Advisor {
    // Plain integers without padding, for which every bit pattern is valid memory. Nothing is believed of it but the worlds, which
    // see to themselves: the arms are found anew, so that what comes out is legal in the view that is there.
    worlds: Worlds,
    search: Search,
}

/// In how many play-outs the rule of thumb is taken to have been right about a contract.
const RULE_OF_THUMB: i64 = 8;

/// What the greedy choice is taken to be ahead of every other, in points of one play-out: see STRENGTH.md.
const LEAD: i64 = 32;

impl Advisor {
    /// An advisor that has not played out anything yet.
    ///
    /// # Errors
    /// When it is not the viewer's turn, or the round is over; or when no round agrees with the view, as after
    /// [`View::apply_unchecked`] of something that cannot have happened; or when standings are not those of a party before this round.
    pub fn new(view: &View, settings: Settings) -> Result<Self, AdvisorError> {
        AdvisorError::unless_on_turn(view.turn(), view.viewer())?;
        let worlds = view.worlds();
        let count = worlds.count();
        let arms = Arms::of(view).filter(|_| count > 0).ok_or(AdvisorError::NoWorlds)?;
        if settings.standings().is_some_and(|standings| !standings.fit(view)) {
            return Err(AdvisorError::OtherParty);
        }
        let aim = Aim::of(view, settings);
        let (totals, spend) = beginning(view, &arms, &aim);
        let question = Question {
            view: inner::king_key(&worlds),
            arms: arms.len(),
            reference: arms.reference(),
            totals,
            worlds: count,
            weighs: true,
            fine: aim.is_fine(),
            spend,
        };
        let search = Search::new(settings, question);
        Ok(Self { worlds, search })
    }

    /// The same by another policy than [greedy's](super::greedy::card): the card that the seat on turn plays from that hand; an illegal one is
    /// replaced by the lowest legal one. It is asked for one legal card too. The policy must take equal cards for equal,
    /// as greedy does: neighbours in a suit that count the same.
    ///
    /// ```
    /// use king_players::{Settings, king::Advisor};
    /// use king_rules::king::{Seat, View};
    /// let view = View::parse(Seat::South, "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi iyi iyi")?;
    /// let mut advisor = Advisor::new(&view, Settings::new())?;
    /// advisor.step_with(1_000, |table, hand| table.legal_cards(hand).lowest().unwrap());
    /// assert!(view.legal_actions().contains(advisor.best()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn step_with(&mut self, playouts: u32, policy: impl Fn(&Table, CardSet) -> Card) -> Progress {
        self.step_by(playouts, |advisor, range| advisor.run_with(range, &policy))
    }

    /// What these play-outs of the present stage come to. It changes nothing; what is beyond the stage is left out.
    #[must_use]
    pub fn run(&self, range: Range<u64>) -> Sums {
        processor::quickest(Run { advisor: self, range })
    }

    /// The same with `W` worlds side by side.
    pub(crate) fn run_in<const W: usize>(&self, processor: impl Processor, range: Range<u64>) -> Sums {
        if W == 1 {
            return self.run_alone(range);
        }
        if let Some(mut playing) = Playing::<_, W>::new(&self.worlds, self.settings(), processor) {
            return self.search.run_side_by_side(range, &mut playing);
        }
        match Speaking::<_, W>::new(&self.worlds, self.settings(), processor) {
            Some(mut speaking) => self.search.run_in_rows(range, &mut speaking, |range| self.run_alone(range)),
            None => self.run_alone(range),
        }
    }

    /// The same, one world after the other.
    pub(crate) fn run_alone(&self, range: Range<u64>) -> Sums {
        let (table, rules) = (self.view().table(), self.view().house_rules());
        // Before the declaration each action has a contract of its own.
        let of_all = Position::with(table, table.contract().unwrap_or(Contract::ElAlmaz));
        self.run_by(
            range,
            |round| of_all.in_world(round),
            |&position, action| {
                let mut position = position;
                match action {
                    Action::Play(card) => position.play(card),
                    Action::Pass => position.pass(),
                    Action::Declare(contract) => position = position.declared(contract, table.declarer(), rules),
                    // What is said changes nothing in the play.
                    Action::Annul | Action::Keep | Action::Kontur(_) | Action::Sur(_) | Action::Iyi => {}
                }
                position.finish()
            },
        )
    }

    /// The same by another policy: see [`step_with`](Self::step_with). All parts of a search must go by the same.
    #[must_use]
    pub fn run_with(&self, range: Range<u64>, policy: impl Fn(&Table, CardSet) -> Card) -> Sums {
        self.run_by(range, Round::clone, |round, action| play_out(round.clone(), action, &policy))
    }

    fn run_by<W>(
        &self,
        range: Range<u64>,
        world: impl Fn(&Round) -> W,
        play_out: impl Fn(&W, Action) -> [i16; 4],
    ) -> Sums {
        let view = self.view();
        let aim = Aim::of(view, self.settings());
        let arms = Arms::of(view);
        let action = |arm| arms.as_ref().map_or(Action::Pass, |arms| arms.action(arm));
        let (in_play, talk) = (Inference::of(view), Talk::of(view, self.settings()));
        let pick = |pick| match (pick, view.phase(), &in_play, talk.and_then(|talk| talk.belief)) {
            (Pick::Weighed { seed, k }, Phase::Play, Some(inference), _) => inference.draw(&self.worlds, seed, k),
            (Pick::Weighed { seed, k }, _, _, Some(belief)) => belief.draw(&self.worlds, seed, k),
            (Pick::Weighed { seed, k } | Pick::Draw { seed, k }, ..) => self.worlds.draw(seed, k),
            (Pick::Nth(i), ..) => self.worlds.nth(i),
        };
        let settle = |doubles: Doubles, contract: Option<Contract>, taken, action| {
            contract.map_or(Points::default(), |contract| aim.settled(action, doubles, contract.kind(), taken))
        };
        if let Some(talk) = talk {
            let world = |round: Round| {
                let mut taken = play_out(&world(&round), Action::Keep);
                taken.iter_mut().zip(talk.surplus).for_each(|(points, more)| *points += more);
                (taken, talk.willing(|seat| round.hand(seat)))
            };
            let points = |&(taken, willing): &([i16; 4], _), arm| talk.points(&aim, action(arm), willing, taken);
            return self.search.run(range, |number| pick(number).map(world), points);
        }
        let points = |world: &W, arm| match action(arm) {
            Action::Declare(contract) => {
                let action = Action::Declare(contract);
                settle(Doubles::NONE, Some(contract), play_out(world, action), action)
            }
            action => settle(view.doubles(), view.contract(), play_out(world, action), action),
        };
        self.search.run(range, |number| pick(number).map(|round| world(&round)), points)
    }

    /// An estimate as it is told: what comes afterwards is not what the round scores.
    fn told(&self, estimate: Estimate) -> Estimate {
        let later = Aim::of(self.view(), self.settings()).later(estimate.action);
        if estimate.playouts == 0 { estimate } else { Estimate { mean: estimate.mean - later, later, ..estimate } }
    }
}

/// [`Advisor::run`].
struct Run<'a> {
    advisor: &'a Advisor,
    range: Range<u64>,
}

impl Work for Run<'_> {
    type Output = Sums;

    fn by<const W: usize>(self, processor: impl Processor) -> Sums {
        self.advisor.run_in::<W>(processor, self.range)
    }
}

/// What the arms are taken to have come to before the first play-out, and how play-outs are spent on them.
pub(super) fn beginning(view: &View, arms: &Arms, aim: &Aim) -> ([i64; ARMS], Spend) {
    let mut totals = [0; ARMS];
    match view.phase() {
        Phase::Declare => {
            let hand = view.hand(view.viewer()).unwrap_or_default();
            for (total, action) in totals.iter_mut().zip(arms.actions()) {
                if let Action::Declare(contract) = action {
                    *total = RULE_OF_THUMB * aim.worth(action, 16 * i64::from(thumb::worth(contract, hand)));
                }
            }
            (totals, Spend::DropHalf)
        }
        Phase::Annul | Phase::Kontur | Phase::Sur => (totals, Spend::Together),
        Phase::Play | Phase::Over => {
            if let Some(total) = totals.get_mut(arms.reference()) {
                *total = aim.lead(LEAD);
            }
            (totals, Spend::DropOne)
        }
    }
}

advisor! {
    /// ```
    /// use king_players::{Settings, king::Advisor};
    /// use king_rules::king::{Seat, View};
    /// let view = View::parse(Seat::South, "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi")?;
    /// let mut advisor = Advisor::new(&view, Settings::new())?;
    /// let mut alone = advisor.clone();
    /// while !advisor.plan().is_empty() {
    ///     let plan = advisor.plan();
    ///     let middle = plan.start + (plan.end - plan.start) / 2;
    ///     let (first, second) = std::thread::scope(|scope| {
    ///         let second = scope.spawn(|| advisor.run(middle..plan.end));
    ///         (advisor.run(plan.start..middle), second.join().unwrap())
    ///     });
    ///     advisor.absorb(&first)?;
    ///     advisor.absorb(&second)?;
    /// }
    /// alone.step(u32::MAX);
    /// assert_eq!(advisor, alone);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    Advisor, Action::Pass
}

/// The points taken when the seat on turn does that and then all play by that policy.
fn play_out(mut round: Round, action: Action, policy: impl Fn(&Table, CardSet) -> Card) -> [i16; 4] {
    // Whatever is said, the play is the same.
    if matches!(round.phase(), Phase::Declare | Phase::Play) {
        round.apply_unchecked(action);
    }
    // Bounded, as a round that a caller in C has corrupted could pass for ever.
    for _ in 0..4 * Card::COUNT {
        let Some(seat) = round.turn() else { break };
        let legal = round.legal_cards();
        let card = legal.lowest().map(|lowest| {
            let card = policy(round.table(), round.hand(seat));
            if legal.contains(card) { card } else { lowest }
        });
        let action = match round.phase() {
            Phase::Annul => Action::Keep,
            Phase::Kontur | Phase::Sur => Action::Iyi,
            _ => card.map_or(Action::Pass, Action::Play),
        };
        round.apply_unchecked(action);
    }
    round.taken()
}
