//! Rounds side by side: what both games have in common.

use std::convert::Infallible;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::arrays::{Column, Matrix, matrix};
use super::observing::Parts;
use super::run::{Work, column, parts};
use crate::errors::Refusal;
use crate::sets::LOOK;

/// What a batch asks of the rounds of its game.
pub(super) trait Batched: Clone + Send + Sync + 'static {
    type Action: Copy + Send + Sync;
    type Illegal: Refusal + Send;
    /// Who sees a round.
    type Viewer: Copy + Send + Sync;
    /// What all have seen of it, which grows with every action.
    type Seen: Clone + Send + Sync;

    /// How many codes of actions there are.
    const ACTIONS: usize;
    /// How many play.
    const PLAYERS: usize;
    /// What a code is that is none.
    const NO_ACTION: &'static str;

    /// How long an observation is.
    fn width() -> usize;
    fn action(code: u8) -> Option<Self::Action>;
    fn on_turn(&self) -> Option<Self::Viewer>;
    fn number(viewer: Self::Viewer) -> u8;
    /// A bit for the code of each legal action.
    fn legal(&self) -> u128;
    fn take(&mut self, action: Self::Action) -> Result<(), Self::Illegal>;
    /// Writes the scores, and leaves the zeros that stand there when there are none.
    fn write_scores(&self, scores: &mut [i32]);
    fn seen(&self) -> Self::Seen;
    fn follow(seen: &mut Self::Seen, before: &Self, action: Self::Action, after: &Self);
    fn observe(&self, viewer: Self::Viewer, seen: &Self::Seen, out: &mut Parts<'_>);
}

/// A round of a batch.
#[derive(Clone)]
pub(super) struct Row<R: Batched> {
    pub(super) round: R,
    /// Unknown until somebody acts in the round: many rounds are only looked at, or played out.
    pub(super) seen: Option<R::Seen>,
    /// The number of its deal in the stream of the batch.
    pub(super) deal: u64,
}

impl<R: Batched> Row<R> {
    fn new(round: R, deal: u64) -> Self {
        Self { round, seen: None, deal }
    }

    /// Another round in the same row.
    pub(super) fn put(&mut self, round: R) {
        *self = Self::new(round, self.deal);
    }

    /// Takes the action that `before`, the same row, is to take.
    #[inline]
    pub(super) fn act(&mut self, before: &Self, action: R::Action) -> Result<(), R::Illegal> {
        self.round.take(action)?;
        match &mut self.seen {
            Some(seen) => R::follow(seen, &before.round, action, &self.round),
            None => self.seen = Some(self.round.seen()),
        }
        Ok(())
    }

    /// What a viewer sees, over zeros.
    #[inline]
    pub(super) fn observe(&self, viewer: R::Viewer, out: &mut [i8]) {
        let out = &mut Parts::of(out);
        match &self.seen {
            Some(seen) => self.round.observe(viewer, seen, out),
            None => self.round.observe(viewer, &self.round.seen(), out),
        }
    }
}

/// The deals that finished rounds are replaced by.
pub(super) struct Stream<R> {
    deal: Box<dyn Fn(u64) -> Option<R> + Send + Sync>,
    /// How far the next deal of a row is from its last.
    stride: u64,
}

/// How many deals are looked at for one that is not over before its first card: only those of rounds that may be annulled are.
const DEALS: usize = 1 << 10;

impl<R: Batched> Stream<R> {
    /// Puts the next deal of the row in its place.
    pub(super) fn next(&self, row: &mut Row<R>) {
        for _ in 0..DEALS {
            row.deal = row.deal.wrapping_add(self.stride);
            if let Some(round) = (self.deal)(row.deal) {
                row.put(round);
            }
            if row.round.on_turn().is_some() {
                break;
            }
        }
    }
}

/// Rounds that are stepped together; there are always the same number. Who reads them reads those of one moment, and a
/// step is taken by all or by none, whatever other threads and the handlers of signals do meanwhile: a step makes new
/// rounds and puts them in the place of the old ones.
pub(super) struct Rounds<R: Batched> {
    state: Mutex<State<R>>,
    len: usize,
    pub(super) stream: Option<Arc<Stream<R>>>,
}

struct State<R: Batched> {
    rows: Arc<Vec<Row<R>>>,
    /// Where the next step makes its rounds, so that it needs no new memory: those of the step before the last.
    spare: Vec<Row<R>>,
}

/// Something of each item of an iterable, which may have no end.
pub(super) fn each<'py, T>(
    items: &Bound<'py, PyAny>,
    item: impl Fn(Bound<'py, PyAny>) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    let each = (1u32..).zip(items.try_iter()?).map(|(number, ob)| {
        if number % LOOK == 0 {
            items.py().check_signals()?;
        }
        item(ob?)
    });
    each.collect()
}

impl<R: Batched> Rounds<R> {
    /// Rounds that come from no stream.
    pub(super) fn new(rounds: Vec<R>) -> Self {
        Self::of(rounds.into_iter().map(|round| Row::new(round, 0)).collect(), None)
    }

    /// The deals of a stream from number `start` on.
    pub(super) fn dealt(rounds: Vec<R>, start: u64, deal: impl Fn(u64) -> Option<R> + Send + Sync + 'static) -> Self {
        let stream = Stream { deal: Box::new(deal), stride: rounds.len() as u64 };
        let row = |(number, round)| Row::new(round, start.wrapping_add(number));
        Self::of((0..).zip(rounds).map(row).collect(), Some(Arc::new(stream)))
    }

    pub(super) fn of(rows: Vec<Row<R>>, stream: Option<Arc<Stream<R>>>) -> Self {
        Self { len: rows.len(), state: Mutex::new(State { rows: Arc::new(rows), spare: Vec::new() }), stream }
    }

    /// The same rounds, to be stepped apart from these.
    pub(super) fn copy(&self) -> Self {
        let state = Mutex::new(State { rows: self.now(), spare: Vec::new() });
        Self { len: self.len, state, stream: self.stream.clone() }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Held for a moment only, and never by whoever waits for the GIL.
    fn lock(&self) -> MutexGuard<'_, State<R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rows as they are now.
    pub(super) fn now(&self) -> Arc<Vec<Row<R>>> {
        self.lock().rows.clone()
    }

    /// The stream that finished rounds are replaced from.
    pub(super) fn stream(&self) -> PyResult<&Stream<R>> {
        let none = "rounds are replaced by deals of the stream that a batch of from_seed or simulated has: this batch has none";
        self.stream.as_deref().ok_or_else(|| PyValueError::new_err(none))
    }

    /// Puts what `next` makes of the rows in their place; makes it again when another thread was faster. `next` gets the rows,
    /// and as many to write over.
    pub(super) fn step(&self, mut next: impl FnMut(&[Row<R>], &mut [Row<R>]) -> PyResult<()>) -> PyResult<()> {
        loop {
            let (before, spare) = {
                let mut state = self.lock();
                (state.rows.clone(), std::mem::take(&mut state.spare))
            };
            let mut after = if spare.len() == before.len() { spare } else { before.to_vec() };
            next(&before, &mut after)?;
            let after = Arc::new(after);
            let mut state = self.lock();
            if Arc::ptr_eq(&state.rows, &before) {
                drop(before);
                let old = std::mem::replace(&mut state.rows, after);
                state.spare = Arc::try_unwrap(old).unwrap_or_default();
                return Ok(());
            }
        }
    }

    /// Changes each row by its number, itself and what it was; when a change fails, nothing has changed.
    pub(super) fn change<E: Send>(
        &self,
        py: Python<'_>,
        work: &Work<'_>,
        change: impl Fn(usize, &Row<R>, &mut Row<R>) -> Result<(), E> + Sync,
        raise: impl Fn(E) -> PyErr,
    ) -> PyResult<()> {
        self.step(|before, after| {
            let all = ((0..before.len(), before), after);
            work.share(py, all, |((numbers, before), after): ((Range<usize>, &[Row<R>]), &mut [Row<R>])| {
                for ((number, before), after) in numbers.zip(before).zip(after) {
                    after.clone_from(before);
                    change(number, before, after)?;
                }
                Ok(())
            })?
            .map_err(&raise)
        })
    }

    /// Plays every round on by its number and itself, on as many threads as the machine runs at once.
    pub(super) fn play_out(&self, py: Python<'_>, play_out: impl Fn(usize, &mut R) + Sync) -> PyResult<()> {
        let change = |number, _: &Row<R>, row: &mut Row<R>| {
            play_out(number, &mut row.round);
            row.seen = None;
            Ok::<_, Infallible>(())
        };
        self.change(py, &Work::new(None, None)?, change, |never| match never {})
    }

    /// An array with one item a round.
    pub(super) fn vector<T: Send>(&self, py: Python<'_>, item: impl Fn(&R) -> T + Sync) -> PyResult<Column<T>> {
        self.column(py, |row| item(&row.round))
    }

    /// An array with one item a row.
    pub(super) fn column<T: Send>(&self, py: Python<'_>, item: impl Fn(&Row<R>) -> T + Sync) -> PyResult<Column<T>> {
        let mut items = column(self.len)?;
        parts(py, &self.now(), |part| items.extend(part.iter().map(&item)))?;
        Ok(Column(items))
    }

    /// An array with `W` items a round.
    pub(super) fn matrix<T: Send, const W: usize>(
        &self,
        py: Python<'_>,
        items: impl Fn(&R) -> [T; W] + Sync,
    ) -> PyResult<Matrix<T>> {
        matrix(py, &self.now(), |row: &Row<R>| items(&row.round))
    }
}
