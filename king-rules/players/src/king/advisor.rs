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

const _: () = assert!(size_of::<Advisor>() == size_of::<Worlds>() + size_of::<Search>(), "no padding");
const _: () = assert!(size_of::<Advisor>() <= 4096, "an advisor fits in 4 KiB");

/// What the greedy choice is taken to be ahead of every other, in points of one play-out: see STRENGTH.md.
const LEAD: i64 = 32;

impl Advisor {
    /// The most actions that are estimated.
    pub const MOST_ESTIMATES: usize = crate::sums::ARMS;

    /// An advisor that has not played out anything yet.
    ///
    /// # Errors
    /// When it is not the viewer's turn, or the round is over; or when no round agrees with the view, as after
    /// [`View::apply_unchecked`] of something that cannot have happened.
    pub fn new(view: &View, settings: Settings) -> Result<Self, AdvisorError> {
        match view.turn() {
            None => return Err(AdvisorError::RoundOver),
            Some(seat) if seat != view.viewer() => return Err(AdvisorError::NotOnTurn),
            Some(_) => {}
        }
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

    /// The view that it is about.
    #[must_use]
    pub const fn view(&self) -> &View {
        self.worlds.view()
    }

    /// The worlds of that view.
    #[must_use]
    pub const fn worlds(&self) -> &Worlds {
        &self.worlds
    }

    /// What it was made with.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.search.settings()
    }

    /// How many play-outs it has taken in. With the view, the settings and [`STRENGTH`](crate::STRENGTH) the move can be repeated, also
    /// where the budget was not used up.
    #[must_use]
    pub const fn playouts(&self) -> u64 {
        self.search.playouts()
    }

    /// Whether there is more to be played out.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.search.progress()
    }

    /// Plays out so many actions more, or fewer when the budget ends before.
    pub fn step(&mut self, playouts: u32) -> Progress {
        self.step_by(playouts, Self::run)
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

    fn step_by(&mut self, playouts: u32, run: impl Fn(&Self, Range<u64>) -> Sums) -> Progress {
        let mut left = u64::from(playouts);
        loop {
            let plan = self.plan();
            let end = plan.end.min(plan.start.saturating_add(left));
            if plan.start >= end {
                return self.progress();
            }
            left -= end - plan.start;
            if self.absorb(&run(self, plan.start..end)).is_err() {
                return Progress::Done;
            }
        }
    }

    /// The play-outs of the present stage that are still to be absorbed, by number: to be [run](Self::run) in any parts, on any
    /// threads. Empty when all is done. What comes after a stage follows from it, so the plan is to be asked for anew then.
    ///
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
    #[must_use]
    pub fn plan(&self) -> Range<u64> {
        self.search.plan()
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

    /// Takes in the next sums of the present stage: ranges of the plan in ascending order, without a gap.
    ///
    /// # Errors
    /// When the sums are not that: of another advisor, of another stage, or not the next ones. Nothing has changed then.
    pub fn absorb(&mut self, sums: &Sums) -> Result<(), AbsorbError> {
        self.search.absorb(sums)
    }

    /// What to do, as far as is known: a legal action. Before the first play-out it is what [greedy](super::greedy::choose) does.
    #[must_use]
    pub fn best(&self) -> Action {
        Arms::of(self.view()).map_or(Action::Pass, |arms| arms.action(self.search.choice()))
    }

    /// Why that: facts for people, all of them out of [`estimates`](Self::estimates) and [`worlds`](Self::worlds).
    #[must_use]
    pub fn explain(&self) -> Explanation {
        explanation::of(self)
    }

    /// What each legal action is worth: first the one that was chosen, then the others, the best first. Equal cards have equal
    /// estimates. They are there once the choice is made, and grow surer from then on; before, and where nothing is
    /// searched, they are of no [play-outs](crate::Estimate::playouts).
    pub fn estimates(&self) -> impl Iterator<Item = Estimate> {
        let mut estimates = [None; Self::MOST_ESTIMATES];
        if let Some(arms) = Arms::of(self.view()) {
            let classes = self.search.ranking(arms.len()).flat_map(|arm| {
                let first = arms.action(arm);
                let others = arms.class(arm).iter().filter(move |&action| action != first);
                [first].into_iter().chain(others).map(move |action| (arm, action))
            });
            for (place, (arm, action)) in estimates.iter_mut().zip(classes) {
                *place = Some(self.search.estimate_of(arm, action));
            }
        }
        estimates.into_iter().flatten()
    }
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

/// What it knows so far.
impl fmt::Debug for Advisor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Advisor")
            .field("view", self.view())
            .field("settings", &self.settings())
            .field("playouts", &self.playouts())
            .field("best", &self.best())
            .finish()
    }
}
