//! The search for the best of some arms, the same for both games: in which worlds which arms are played out, stage by
//! stage.
//!
//! A stage plays some arms in some worlds, every arm in each of them, in the order: first world, all its arms, the
//! reference first; second world, and so on. Play-out k of a stage so follows from k alone. What comes after a stage
//! follows from its sums.

use core::ops::Range;

use king_rules::shuffle::SplitMix64;

use crate::king::Standings;
use crate::sums::{ARMS, ArmSums, Points};
use crate::{AbsorbError, Estimate, Objective, Settings, Sums};

/// Whether there is more to be played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// The budget is not used up.
    More,
    /// The choice is made, and what was to be estimated is estimated.
    Done,
}

/// Where a world of a stage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    /// Draw number k by that seed, all worlds being alike.
    Draw { seed: u64, k: u64 },
    /// Draw number k by that seed, worlds that explain better what happened being more likely.
    Weighed { seed: u64, k: u64 },
    /// The world of that number.
    Nth(u64),
}

impl Pick {
    /// The pick so many rows on.
    pub(crate) const fn plus(self, rows: u64) -> Self {
        match self {
            Self::Draw { seed, k } => Self::Draw { seed, k: k.wrapping_add(rows) },
            Self::Weighed { seed, k } => Self::Weighed { seed, k: k.wrapping_add(rows) },
            Self::Nth(i) => Self::Nth(i.wrapping_add(rows)),
        }
    }
}

/// What a stage is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Choose,
    Estimate,
    /// All worlds there are.
    Exact,
    /// There was nothing to play out, or nothing to estimate.
    Done,
}

/// What is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    /// A number that stands for the view.
    pub(crate) view: u64,
    /// How many arms there are.
    pub(crate) arms: usize,
    /// The best as far as a rule of thumb tells.
    pub(crate) reference: usize,
    /// What the arms are taken to have come to before the first play-out: few worlds are not believed when they speak
    /// against a good rule.
    pub(crate) totals: [i64; ARMS],
    /// How many worlds there are.
    pub(crate) worlds: u64,
    /// Whether the game can weigh worlds, where the settings ask for it.
    pub(crate) weighs: bool,
    /// Whether own points are counted in 1/256, and not whole.
    pub(crate) fine: bool,
    /// How play-outs are spent on the arms.
    pub(crate) spend: Spend,
}

/// How play-outs are spent on the arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spend {
    /// One arm drops out after the other.
    DropOne,
    /// Half of them do, where they are many and told apart easily.
    DropHalf,
    /// One play-out is one of all arms, which differ only in how it is counted. An arm is chosen when its lead is above
    /// its standard error, and worlds to estimate by are weighed too.
    Together,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[repr(C)]
pub(crate) struct Search {
    // Plain integers without padding, of which nothing is believed: see `Advisor`.
    settings: Settings,
    /// Stands for the view.
    view: u64,
    /// Stands for the view and the settings.
    key: u64,
    /// How many worlds there are.
    count: u64,
    /// How many play-outs of the present stage have been absorbed, and how many of the stages before.
    next: u64,
    before: u64,
    /// The number of the first world of the stage, and how many worlds it has.
    first: u64,
    worlds: u64,
    stage: u64,
    /// The arms of the stage, as a mask, and how many there are at all.
    alive: u32,
    arms: u8,
    phase: u8,
    /// The best arm so far, with which the others of the stage are compared.
    reference: u8,
    /// What of the following holds.
    flags: u8,
    /// What each arm came to in the stages before, in which all that are alive were played in the same worlds.
    totals: [i64; ARMS],
    /// The sums of the present stage; of the last, when all is done.
    sums: [ArmSums; ARMS],
}

const WEIGHS: u8 = 1;
const FINE: u8 = 2;
const HALVES: u8 = 4;
const TOGETHER: u8 = 8;

const _: () =
    assert!(size_of::<Search>() == size_of::<Settings>() + 72 + 8 * ARMS + size_of::<[ArmSums; ARMS]>(), "no padding");

impl Search {
    /// The search for the best arm. One arm alone is not played out.
    pub(crate) fn new(settings: Settings, question: Question) -> Self {
        let Question { view, arms, reference, worlds, weighs, fine, spend, totals } = question;
        let arms = arms.min(ARMS);
        let mut search = Self {
            settings,
            view,
            key: key(settings, view, arms as u8),
            count: worlds,
            next: 0,
            before: 0,
            first: 0,
            worlds: 0,
            stage: 0,
            alive: ((1u64 << arms) - 1) as u32,
            arms: arms as u8,
            phase: Phase::Choose as u8,
            reference: reference.min(ARMS - 1) as u8,
            flags: if weighs && settings.inference() { WEIGHS } else { 0 }
                | if fine { FINE } else { 0 }
                | match spend {
                    Spend::DropOne => 0,
                    Spend::DropHalf => HALVES,
                    Spend::Together => TOGETHER,
                },
            totals,
            sums: [ArmSums::ZERO; ARMS],
        };
        let budget = u64::from(settings.playouts()) + u64::from(settings.estimates());
        if arms < 2 {
            search.phase = Phase::Done as u8;
        } else if search.is(WEIGHS) || !search.play_all(budget) {
            search.choose_on();
        }
        search
    }

    const fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// How many play-outs it takes to play that many arms in a world.
    pub(crate) const fn playouts_for(&self, arms: u64) -> u64 {
        if self.is(TOGETHER) && arms > 0 { 1 } else { arms }
    }

    /// Goes through all worlds there are, if they are so few that the budget does.
    fn play_all(&mut self, budget: u64) -> bool {
        let arms = self.playouts_for(self.alive.count_ones().into());
        let all = self.count.checked_mul(arms).is_some_and(|all| all <= budget);
        if all {
            (self.phase, self.worlds) = (Phase::Exact as u8, self.count);
        }
        all
    }

    pub(crate) const fn settings(&self) -> Settings {
        self.settings
    }

    /// How many play-outs have been absorbed.
    pub(crate) const fn playouts(&self) -> u64 {
        self.before.wrapping_add(self.next)
    }

    pub(crate) fn progress(&self) -> Progress {
        if self.plan().is_empty() { Progress::Done } else { Progress::More }
    }

    const fn phase(&self) -> Phase {
        match self.phase {
            0 => Phase::Choose,
            1 => Phase::Estimate,
            2 => Phase::Exact,
            _ => Phase::Done,
        }
    }

    /// How many play-outs the stage has.
    fn total(&self) -> u64 {
        // What is more was not made here: the memory of a caller in C may hold anything.
        let most = u64::from(self.settings.playouts()) + u64::from(self.settings.estimates());
        self.worlds.saturating_mul(self.playouts_for(self.alive.count_ones().into())).min(most)
    }

    /// The play-outs of the present stage that are still to be absorbed; empty when all is done.
    pub(crate) fn plan(&self) -> Range<u64> {
        // Memory that a caller in C has overwritten: a budget that nobody set must not keep it busy.
        let is_sound = self.key == key(self.settings, self.view, self.arms);
        match self.phase() {
            Phase::Choose | Phase::Estimate | Phase::Exact if is_sound => self.next..self.total(),
            _ => 0..0,
        }
    }

    /// The best arm so far.
    pub(crate) const fn reference(&self) -> u8 {
        self.reference
    }

    const fn is_alive(&self, arm: u8) -> bool {
        (arm as usize) < ARMS && self.alive >> (arm & 31) & 1 == 1
    }

    /// The arms of the stage, the reference first, and how many there are.
    pub(crate) fn order(&self) -> ([u8; ARMS], u64) {
        let mut order = [0; ARMS];
        let others = (0..ARMS as u8).filter(|&arm| arm != self.reference);
        let alive = [self.reference].into_iter().chain(others).filter(|&arm| self.is_alive(arm));
        let len = order.iter_mut().zip(alive).map(|(place, arm)| *place = arm).count();
        (order, len as u64)
    }

    /// The sums of a range of the stage before it is played out; what is beyond the stage is left out.
    pub(crate) fn no_sums(&self, range: Range<u64>) -> Sums {
        let end = range.end.min(self.plan().end);
        Sums { key: self.key, start: range.start.min(end), end, stage: self.stage, arms: [ArmSums::ZERO; ARMS] }
    }

    /// Plays out a range of the stage; what is beyond the stage is left out. `world` finds a world, `points` is what an
    /// arm comes to in it.
    pub(crate) fn run<W>(
        &self,
        range: Range<u64>,
        world: impl Fn(Pick) -> Option<W>,
        points: impl Fn(&W, u8) -> Points,
    ) -> Sums {
        let mut sums = self.no_sums(range);
        let Range { start, end } = sums.range();
        let (order, arms) = self.order();
        let len = self.playouts_for(arms);
        let mut next = start;
        while next < end && len > 0 {
            let row = next / len;
            let mut places = (next % len) as usize..(end - row * len).min(len) as usize;
            next += places.len() as u64;
            if self.is(TOGETHER) {
                places = 0..arms as usize;
            }
            let Some(world) = world(self.pick(row)) else { continue };
            // A range may begin within a world: then the reference is played out once more.
            let reference = points(&world, self.reference);
            for &arm in order.get(places).unwrap_or_default() {
                let points = if arm == self.reference { reference } else { points(&world, arm) };
                if let Some(sums) = sums.arm_mut(arm) {
                    sums.add(points, reference);
                }
            }
        }
        sums
    }

    /// The world of a row of the stage.
    pub(crate) fn pick(&self, row: u64) -> Pick {
        let k = self.first.wrapping_add(row);
        let seed = |phase: Phase| SplitMix64::new(self.settings.seed()).output(phase as u64);
        match self.phase() {
            Phase::Exact => Pick::Nth(k),
            phase if self.is(WEIGHS) && (phase == Phase::Choose || self.is(TOGETHER)) => {
                Pick::Weighed { seed: seed(phase), k }
            }
            phase => Pick::Draw { seed: seed(phase), k },
        }
    }

    /// Takes in the next sums of the stage.
    pub(crate) fn absorb(&mut self, sums: &Sums) -> Result<(), AbsorbError> {
        if sums.key != self.key {
            return Err(AbsorbError::OtherAdvisor);
        }
        if sums.stage != self.stage {
            return Err(AbsorbError::OtherStage);
        }
        if sums.start != self.next || sums.end < sums.start || sums.end > self.plan().end {
            return Err(AbsorbError::NotNext);
        }
        self.sums.iter_mut().zip(&sums.arms).for_each(|(arm, more)| arm.merge(more));
        self.next = sums.end;
        if self.next == self.total() && !sums.range().is_empty() {
            self.end_stage();
        }
        Ok(())
    }

    fn end_stage(&mut self) {
        match self.phase() {
            Phase::Choose => {
                self.reference = self.best();
                let total = self.total();
                for (total, sums) in self.totals.iter_mut().zip(&self.sums) {
                    *total = total.wrapping_add(sums.sum);
                }
                let dropped = match self.alive.count_ones() {
                    _ if self.is(TOGETHER) => 0,
                    arms if self.is(HALVES) => arms / 2,
                    _ => 1,
                };
                (0..dropped).for_each(|_| self.drop_worst());
                self.begin(self.first.wrapping_add(self.worlds), total);
                self.choose_on();
            }
            Phase::Exact => self.reference = self.best(),
            Phase::Estimate | Phase::Done => {}
        }
    }

    /// Clears the way for the next stage, after one of that many play-outs.
    fn begin(&mut self, first: u64, playouts: u64) {
        self.before = self.before.wrapping_add(playouts);
        (self.first, self.next, self.worlds) = (first, 0, 0);
        self.stage = self.stage.wrapping_add(1);
        self.sums = [ArmSums::ZERO; ARMS];
    }

    /// The worst arm is out. The reference is best; among equals the last is worst.
    fn drop_worst(&mut self) {
        let (order, len) = self.order();
        let others = order.into_iter().take(len as usize).skip(1);
        let worst = others.reduce(|worst, arm| if self.total_of(arm) <= self.total_of(worst) { arm } else { worst });
        self.alive &= !worst.map_or(0, |arm| 1 << (arm & 31));
    }

    fn total_of(&self, arm: u8) -> i64 {
        self.totals.get(usize::from(arm)).copied().unwrap_or_default()
    }

    /// Begins the next stage of choosing, or else of estimating. One arm after the other drops out, and until each does
    /// as many play-outs are left as until the next: so the more alike arms are, the more worlds they meet in.
    fn choose_on(&mut self) {
        let left = u64::from(self.settings.playouts()).saturating_sub(self.before);
        let arms = self.alive.count_ones();
        let stages = match arms.saturating_sub(1) {
            others if self.is(HALVES) => others.checked_ilog2().map_or(0, |half| half + 1),
            others => others.min(if self.is(TOGETHER) { 1 } else { ARMS as u32 }),
        };
        let arms = self.playouts_for(arms.into());
        let worlds = left.checked_div(u64::from(stages) * arms);
        match worlds.filter(|_| left >= arms) {
            Some(worlds) => self.worlds = worlds.max(1),
            None => self.estimate(),
        }
    }

    fn estimate(&mut self) {
        self.begin(0, 0);
        self.alive = ((1u64 << self.arms.min(32)) - 1) as u32;
        let budget = u64::from(self.settings.estimates());
        if self.play_all(budget) {
            return;
        }
        let worlds = budget.checked_div(self.playouts_for(self.alive.count_ones().into())).unwrap_or(0);
        self.worlds = if worlds < 2 { 0 } else { worlds };
        self.phase = if worlds < 2 { Phase::Done } else { Phase::Estimate } as u8;
    }

    /// The best arm as far as the play-outs tell; the reference among equals.
    fn best(&self) -> u8 {
        let mut best = (self.reference, (0, 1));
        // What is estimated after the choice does not choose.
        let chooses = self.phase() == Phase::Choose || self.phase() == Phase::Exact && self.before == 0;
        if !chooses {
            return self.reference;
        }
        let (order, len) = self.order();
        // Once all worlds there are have been played out, the reference is no more the arm that the differences are to.
        let to_reference = self.sums.get(usize::from(self.reference)).map_or(0, |sums| sums.difference);
        for (place, &arm) in (0u64..).zip(&order).take(len as usize).skip(1) {
            let rows = self.rows(place, len);
            let Some(sums) = self.sums.get(usize::from(arm)).filter(|_| rows > 0) else { continue };
            let before = self.total_of(arm).wrapping_sub(self.total_of(self.reference));
            let difference = before.wrapping_add(sums.difference).wrapping_sub(to_reference);
            let doubt = if self.is(TOGETHER) { deviation(sums, rows) } else { 0 };
            let score = (i128::from(difference) - i128::from(doubt), i128::from(self.first.wrapping_add(rows)));
            if score.0 * best.1.1 > best.1.0 * score.1 {
                best = (arm, score);
            }
        }
        best.0
    }

    /// In how many worlds of the stage the arm at that place of the order has been played out.
    fn rows(&self, place: u64, len: u64) -> u64 {
        if self.is(TOGETHER) {
            return self.next;
        }
        let whole = self.next.checked_div(len).unwrap_or(0);
        whole.wrapping_add(u64::from(place < self.next.checked_rem(len).unwrap_or(0)))
    }

    /// The arm to play: the best, or with generosity one that is hardly worse.
    pub(crate) fn choice(&self) -> u8 {
        let best = self.best();
        let generosity = self.settings.generosity();
        if generosity == 0 || self.progress() == Progress::More || !self.is_alive(best) {
            return best;
        }
        let mean = |arm| self.estimate_of(arm, ()).mean;
        let (order, len) = self.order();
        let arms = order.into_iter().take(len as usize);
        let highest = arms.clone().map(mean).max().unwrap_or_default();
        let hardly_worse =
            |&arm: &u8| u32::try_from(highest.saturating_sub(mean(arm))).is_ok_and(|less| less <= generosity);
        let known = |&arm: &u8| self.estimate_of(arm, ()).playouts > 0;
        SplitMix64::new(self.key).choose(arms.filter(known).filter(hardly_worse)).unwrap_or(best)
    }

    /// The best arm, where generosity chooses another.
    pub(crate) fn given_to(&self) -> Option<u8> {
        Some(self.best()).filter(|&best| best != self.choice())
    }

    /// Arms from 0 to below `len`: the one to play, then those with the better estimates first.
    pub(crate) fn ranking(&self, len: usize) -> impl Iterator<Item = u8> {
        let mut ranked = [0; ARMS];
        let choice = self.choice();
        let others = (0..len.min(ARMS) as u8).filter(|&arm| arm != choice);
        let len = ranked.iter_mut().zip([choice].into_iter().chain(others)).map(|(place, arm)| *place = arm).count();
        let others = ranked.get_mut(1..len).unwrap_or_default();
        insertion_sort(others, |arm| self.estimate_of(arm, ()).mean);
        ranked.into_iter().take(len)
    }

    /// What the arm is worth; all but the action.
    pub(crate) fn estimate_of<A>(&self, arm: u8, action: A) -> Estimate<A> {
        let (order, len) = self.order();
        let place = (0u64..).zip(&order).take(len as usize).find(|&(_, &other)| other == arm);
        let (Some((place, _)), Some(sums)) = (place, self.sums.get(usize::from(arm))) else {
            return Estimate::none(action);
        };
        let rows = self.rows(place, len);
        let estimate = match self.phase() {
            Phase::Exact if self.next == self.total() => {
                let best = self.sums.get(usize::from(self.reference)).unwrap_or(sums);
                Estimate::exact(action, sums, best, rows)
            }
            // It differs from itself in no world.
            Phase::Estimate if rows > 1 && arm == self.reference => {
                Estimate { error: 0, ..Estimate::of(action, sums, rows) }
            }
            Phase::Estimate if rows > 0 => Estimate::of(action, sums, rows),
            _ => Estimate::none(action),
        };
        if self.is(FINE) { estimate.of_fine_points() } else { estimate }
    }
}

/// The standard error of the sum of the differences to the reference, over that many worlds.
fn deviation(sums: &ArmSums, worlds: u64) -> u64 {
    let sum = sums.difference.unsigned_abs();
    let square = sum.checked_div(worlds).unwrap_or(0).saturating_mul(sum);
    sums.difference_squares.unsigned_abs().saturating_sub(square).isqrt()
}

/// Stands for a view, the settings and the number of arms.
fn key(settings: Settings, view: u64, arms: u8) -> u64 {
    let numbers = [
        settings.seed(),
        settings.playouts().into(),
        settings.estimates().into(),
        settings.inference().into(),
        arms.into(),
    ];
    // What there is beyond counts where it is, so that nothing else depends on it.
    let party = settings.standings().filter(|_| settings.objective() == Objective::ComeOut).map(Standings::numbers);
    numbers
        .into_iter()
        .chain(party.into_iter().flatten())
        .fold(view, |key, number| SplitMix64::new(key ^ number).next_u64())
}

/// Sorts by key, the greatest first; what is equal stays in its order. For a few.
fn insertion_sort<K: Ord>(items: &mut [u8], key: impl Fn(u8) -> K) {
    for sorted in 1..items.len() {
        for i in (1..=sorted).rev() {
            match (items.get(i - 1), items.get(i)) {
                (Some(&before), Some(&after)) if key(before) < key(after) => items.swap(i - 1, i),
                _ => break,
            }
        }
    }
}
