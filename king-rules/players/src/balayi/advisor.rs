//! Advice on what to do: play-outs of worlds that agree with a view.

use core::fmt;
use core::ops::Range;

use king_rules::balayi::{Action, Denomination, Player, Round, Table, View, Worlds};
use king_rules::{Card, CardSet, inner};

use super::arms::Arms;
use super::{Explanation, Position, explanation, playout};
use crate::search::{Pick, Progress, Question, Search, Spend};
use crate::sums::{ARMS, Points};
use crate::{AbsorbError, AdvisorError, Settings, Sums};

/// What an action is worth: see [`Estimate`](crate::Estimate).
pub type Estimate = crate::Estimate<Action>;

/// Finds out what to do in a view: the legal actions, cards or declarations, are played out in [worlds](Worlds) that agree with
/// it, both players playing on as [greedy](super::greedy) does, each by what it sees alone.
///
/// An advisor is made of a view, so it knows no more than the player does. It is a plain value, without heap: clone it to keep
/// it, drop it to stop. Its budget counts play-outs and never time, and everything follows from the view and the
/// [settings](Settings): [`step`](Self::step) as much a frame as there is time for, or [`run`](Self::run) ranges of the
/// [`plan`](Self::plan) on many threads and [`absorb`](Self::absorb) what they come to; the result is the same to the last bit on
/// every platform. [`best`](Self::best) is a legal action from the first moment.
///
/// What counts is the points of the round. So the declarer spends what promises most now: over a match that is as good as to
/// save it, as each denomination is worth nothing on average.
///
/// ```
/// use king_players::{Progress, Settings, balayi::Advisor};
/// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
/// let round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// // The declarer sees five open cards.
/// let view = round.view(Player::One);
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

/// What stands where nothing is legal, which no view allows in which somebody is on turn.
const NOTHING: Action = Action::Declare(Denomination::NoTrump);

/// A world as it is played out.
enum World {
    Declared(Position),
    Undeclared(Round),
}

impl Advisor {
    /// An advisor that has not played out anything yet.
    ///
    /// # Errors
    /// When it is not the viewer's turn, or the round is over; or when no round agrees with the view, as after
    /// [`View::apply_unchecked`] of something that cannot have happened.
    pub fn new(view: &View, settings: Settings) -> Result<Self, AdvisorError> {
        AdvisorError::unless_on_turn(view.turn(), view.viewer())?;
        let worlds = view.worlds();
        let count = worlds.count().map_or(u64::MAX, |count| u64::try_from(count).unwrap_or(u64::MAX));
        let arms = Arms::of(view).filter(|_| count > 0).ok_or(AdvisorError::NoWorlds)?;
        let view = inner::balayi_key(&worlds);
        let (arms, reference) = (arms.len(), arms.reference());
        let (totals, spend) = ([0; ARMS], Spend::DropOne);
        let question = Question { view, arms, reference, totals, worlds: count, weighs: false, fine: false, spend };
        let search = Search::new(settings, question);
        Ok(Self { worlds, search })
    }

    /// The same by another policy than [greedy's](super::greedy::card): the card that the player on turn plays with those hand
    /// cards, which do not count while they are locked; an illegal one is replaced by the lowest legal one. It is asked
    /// for one legal card too. The policy must take equal cards for equal, as greedy does: neighbours in a suit of the same
    /// kind, hand cards, or open ones that lie on a closed card, or on none.
    ///
    /// ```
    /// use king_players::{Settings, balayi::Advisor};
    /// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
    /// let view = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?.view(Player::One);
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
            |round| match of_all {
                Some(position) => World::Declared(position.in_world(&round)),
                None => World::Undeclared(round),
            },
            |world, action| match (world, action) {
                (&World::Declared(mut position), Action::Play(card)) => {
                    position.play(card);
                    position.finish()
                }
                (World::Declared(position), _) => position.finish(),
                (World::Undeclared(round), action) => playout::tricks(round, action),
            },
        )
    }

    /// The same by another policy: see [`step_with`](Self::step_with). All parts of a search must go by the same.
    #[must_use]
    pub fn run_with(&self, range: Range<u64>, policy: impl Fn(&Table, CardSet) -> Card) -> Sums {
        self.run_by(range, |round| round, |round, action| play_out(round.clone(), action, &policy))
    }

    fn run_by<W>(
        &self,
        range: Range<u64>,
        world: impl Fn(Round) -> W,
        play_out: impl Fn(&W, Action) -> [i16; 2],
    ) -> Sums {
        let view = self.view();
        let arms = Arms::of(view);
        let pick = |pick| match pick {
            // Nothing weighs them: there is no inference in this game.
            Pick::Draw { seed, k } | Pick::Weighed { seed, k } => self.worlds.draw(seed, k),
            Pick::Nth(i) => self.worlds.nth(i.into()),
        };
        let points = |world: &W, arm| {
            let action = arms.as_ref().map_or(NOTHING, |arms| arms.action(arm));
            let denomination = match action {
                Action::Declare(denomination) => Some(denomination),
                Action::Play(_) => view.denomination(),
            };
            let scores = denomination.map(|denomination| denomination.scores(play_out(world, action)));
            scores.map_or(Points::default(), |scores| from(view.viewer(), scores))
        };
        self.search.run(range, |number| pick(number).map(&world), points)
    }

    /// An estimate as it is told: nothing beyond the round counts here.
    const fn told(&self, estimate: Estimate) -> Estimate {
        estimate
    }
}

advisor! {
    /// ```
    /// use king_players::{Settings, balayi::Advisor};
    /// use king_rules::balayi::{DenominationSet, Pack, Player, Round};
    /// let view = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?.view(Player::One);
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
    Advisor, NOTHING
}

/// The scores of players 0 and 1 as that player has them before it.
fn from(player: Player, [zero, one]: [i32; 2]) -> Points {
    let (own, other) = if player == Player::Zero { (zero, one) } else { (one, zero) };
    Points { own, others: [other, 0, 0] }
}

/// The tricks when the player on turn does that and then both play by that policy.
fn play_out(mut round: Round, action: Action, policy: impl Fn(&Table, CardSet) -> Card) -> [i16; 2] {
    round.apply_unchecked(action);
    // Bounded, as a round that a caller in C has corrupted may be anything.
    for _ in 0..Card::COUNT {
        let (Some(player), legal) = (round.turn(), round.legal_cards()) else { break };
        let Some(lowest) = legal.lowest() else { break };
        let card = policy(round.table(), round.hand(player));
        round.apply_unchecked(Action::Play(if legal.contains(card) { card } else { lowest }));
    }
    round.taken()
}
