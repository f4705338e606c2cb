//! Advice on what to do: play-outs of worlds that agree with a view.

use core::fmt;
use core::ops::Range;

use king_rules::king::{Action, Phase, Round, Seat, Table, View, Worlds};
use king_rules::{Card, CardSet, inner};

use super::arms::Arms;
use super::inference::Inference;
use super::{Explanation, Position, explanation};
use crate::search::{Pick, Progress, Question, Search};
use crate::sums::Points;
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
/// Only cards are searched yet: what to declare, whether to annul and whom to double is the greedy player's rule of thumb.
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

/// What the greedy choice is taken to be ahead of every other, in points of one play-out: see STRENGTH.md.
const LEAD: i64 = 32;

impl Advisor {
    /// An advisor that has not played out anything yet.
    ///
    /// # Errors
    /// When it is not the viewer's turn, or the round is over; or when no round agrees with the view, as after
    /// [`View::apply_unchecked`] of something that cannot have happened.
    pub fn new(view: &View, settings: Settings) -> Result<Self, AdvisorError> {
        AdvisorError::unless_on_turn(view.turn(), view.viewer())?;
        let worlds = view.worlds();
        let count = worlds.count();
        let arms = Arms::of(view).filter(|_| count > 0).ok_or(AdvisorError::NoWorlds)?;
        let len = if view.phase() == Phase::Play { arms.len() } else { 0 };
        let view = inner::king_key(&worlds);
        let question =
            Question { view, arms: len, reference: arms.reference(), lead: LEAD, worlds: count, weighs: true };
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
        let of_all = Position::of(self.view().table());
        self.run_by(
            range,
            |round| of_all.map(|position| position.in_world(&round)),
            |&position, action| {
                let mut position = position;
                match action {
                    Action::Play(card) => position.play(card),
                    _ => position.pass(),
                }
                position.finish()
            },
        )
    }

    /// The same by another policy: see [`step_with`](Self::step_with). All parts of a search must go by the same.
    #[must_use]
    pub fn run_with(&self, range: Range<u64>, policy: impl Fn(&Table, CardSet) -> Card) -> Sums {
        self.run_by(range, Some, |round, action| play_out(round.clone(), action, &policy))
    }

    fn run_by<W>(
        &self,
        range: Range<u64>,
        world: impl Fn(Round) -> Option<W>,
        play_out: impl Fn(&W, Action) -> [i16; 4],
    ) -> Sums {
        let view = self.view();
        let (doubles, tie, seat) = (view.doubles(), view.house_rules().sale_tie, view.viewer());
        let (arms, inference) = (Arms::of(view), Inference::of(view));
        let pick = |pick| match (pick, &inference) {
            (Pick::Weighed { seed, k }, Some(inference)) => inference.draw(&self.worlds, seed, k),
            (Pick::Weighed { seed, k } | Pick::Draw { seed, k }, _) => self.worlds.draw(seed, k),
            (Pick::Nth(i), _) => self.worlds.nth(i),
        };
        let points = |world: &W, arm| {
            let action = arms.as_ref().map_or(Action::Pass, |arms| arms.action(arm));
            let taken = play_out(world, action);
            let scores = view.contract().map(|contract| doubles.settle(contract.kind(), taken, tie));
            scores.map_or(Points::default(), |scores| from(seat, scores))
        };
        self.search.run(range, |number| pick(number).and_then(&world), points)
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

/// The scores N, E, S, W as that seat has them before it.
fn from(seat: Seat, scores: [i32; 4]) -> Points {
    let [own, first, second, third] = seat.order().map(|seat| scores.get(seat.index()).copied().unwrap_or_default());
    Points { own, others: [first, second, third] }
}

/// The points taken when the seat on turn does that and then all play by that policy.
fn play_out(mut round: Round, action: Action, policy: impl Fn(&Table, CardSet) -> Card) -> [i16; 4] {
    round.apply_unchecked(action);
    // Bounded, as a round that a caller in C has corrupted could pass for ever.
    for _ in 0..4 * Card::COUNT {
        let Some(seat) = round.turn() else { break };
        let legal = round.legal_cards();
        let card = legal.lowest().map(|lowest| {
            let card = policy(round.table(), round.hand(seat));
            if legal.contains(card) { card } else { lowest }
        });
        round.apply_unchecked(card.map_or(Action::Pass, Action::Play));
    }
    round.taken()
}
