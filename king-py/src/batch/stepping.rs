//! Steps of a batch for those who learn: actions in, observations, masks and rewards out, in memory that is kept.

use std::convert::Infallible;
use std::ops::Range;

use numpy::Element;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

use super::NONE;
use super::arrays::read_each;
use super::memory::{Memory, target, zeros};
use super::observing::mark;
use super::picking::Rows;
use super::rounds::{Batched, Rounds, Row, Stream};
use super::run::{Strips, Work};
use crate::errors::Refusal;
use crate::numbers::shown;

/// The class `Step` of the package.
fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.import(py, "king_rules._step", "Step")
}

/// A step to be written: that of the caller, or a new one.
fn step_of<'py, R: Batched>(py: Python<'py>, out: Option<Bound<'py, PyAny>>, n: usize) -> PyResult<Bound<'py, PyAny>> {
    let class = class(py)?;
    match out {
        Some(out) if out.is_instance(class)? => Ok(out),
        Some(out) => Err(PyTypeError::new_err(format!("out: a Step, not {}", shown(out.as_borrowed())))),
        None => class.call1((
            zeros::<i8>(py, n, Some(R::width()))?,
            zeros::<bool>(py, n, Some(R::ACTIONS))?,
            zeros::<u8>(py, n, None)?,
            zeros::<i32>(py, n, Some(R::PLAYERS))?,
            zeros::<bool>(py, n, None)?,
        )),
    }
}

/// What is written of a row as it is.
struct Now<'a> {
    observation: &'a mut [i8],
    mask: &'a mut [bool],
    turn: &'a mut u8,
}

impl Now<'_> {
    #[inline]
    fn write<R: Batched>(self, round: &Row<R>) {
        self.observation.fill(0);
        mark(self.mask, round.round.legal());
        *self.turn = NONE;
        if let Some(viewer) = round.round.on_turn() {
            *self.turn = R::number(viewer);
            round.observe(viewer, self.observation);
        }
    }
}

/// What stands in a `Step`, by rows: what is seen now, and what the step has ended.
type Written<'a> = (Seen<'a>, Ended<'a>);
type Seen<'a> = ((Strips<'a, i8>, Strips<'a, bool>), &'a mut [u8]);
type Ended<'a> = (Strips<'a, i32>, &'a mut [bool]);

fn each_now<'a>(((observations, masks), turn): Seen<'a>) -> impl Iterator<Item = Now<'a>> {
    let places = observations.into_iter().zip(masks).zip(turn);
    places.map(|((observation, mask), turn)| Now { observation, mask, turn })
}

fn each_ended<'a>((rewards, finished): Ended<'a>) -> impl Iterator<Item = (&'a mut [i32], &'a mut bool)> {
    rewards.into_iter().zip(finished)
}

/// The arrays of a `Step`, to be written.
struct StepMemory<'py> {
    observations: Memory<'py, i8>,
    masks: Memory<'py, bool>,
    turn: Memory<'py, u8>,
    rewards: Memory<'py, i32>,
    finished: Memory<'py, bool>,
}

impl<'py> StepMemory<'py> {
    fn of<R: Batched>(step: &Bound<'py, PyAny>, n: usize) -> PyResult<Self> {
        let [observations, masks, turn, rewards, finished] = step.extract::<[Bound<'py, PyAny>; 5]>()?;
        Ok(Self {
            observations: Memory::of(&observations, "out.observations", &[n, R::width()])?,
            masks: Memory::of(&masks, "out.masks", &[n, R::ACTIONS])?,
            turn: Memory::of(&turn, "out.turn", &[n])?,
            rewards: Memory::of(&rewards, "out.rewards", &[n, R::PLAYERS])?,
            finished: Memory::of(&finished, "out.finished", &[n])?,
        })
    }

    fn items<R: Batched>(&mut self) -> PyResult<Written<'_>> {
        let observations = Strips::of(self.observations.items()?, R::width());
        let masks = Strips::of(self.masks.items()?, R::ACTIONS);
        let rewards = Strips::of(self.rewards.items()?, R::PLAYERS);
        Ok((((observations, masks), self.turn.items()?), (rewards, self.finished.items()?)))
    }
}

impl<R: Batched> Rounds<R> {
    /// Writes a `Step` of the rounds as they are.
    pub(super) fn look<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
        work: &Work<'_>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let step = step_of::<R>(py, out, self.len())?;
        let mut memory = StepMemory::of::<R>(&step, self.len())?;
        let rows = self.now();
        let all = (rows.as_slice(), memory.items::<R>()?);
        let written = work.share(py, all, |(rows, (now, ended)): (&[Row<R>], Written<'_>)| {
            for (row, (now, (rewards, finished))) in rows.iter().zip(each_now(now).zip(each_ended(ended))) {
                rewards.fill(0);
                *finished = false;
                now.write(row);
            }
            Ok::<_, Infallible>(())
        });
        let Ok(()) = written?;
        drop(memory);
        Ok(step)
    }

    /// Applies actions, replaces rounds that are over by those of the stream when there is one, and writes a `Step`.
    pub(super) fn advance<'py>(
        &self,
        codes: &Bound<'py, PyAny>,
        out: Option<Bound<'py, PyAny>>,
        stream: Option<&Stream<R>>,
        work: &Work<'_>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = codes.py();
        let actions = self.actions(codes)?;
        let step = step_of::<R>(py, out, self.len())?;
        let mut memory = StepMemory::of::<R>(&step, self.len())?;
        self.step(|before, after| {
            // First all actions: when one is illegal, nothing has been written.
            act(py, before, after, &actions, work)?;
            let all = ((before, after), memory.items::<R>()?);
            let written =
                work.share(py, all, |((before, after), (now, ended)): ((&[Row<R>], &mut [Row<R>]), Written<'_>)| {
                    let rows = before.iter().zip(after);
                    for ((before, row), (now, (rewards, finished))) in rows.zip(each_now(now).zip(each_ended(ended))) {
                        let over = row.round.on_turn().is_none();
                        *finished = over && before.round.on_turn().is_some();
                        rewards.fill(0);
                        if *finished {
                            row.round.write_scores(rewards);
                        }
                        if let Some(stream) = stream.filter(|_| over) {
                            stream.next(row);
                        }
                        now.write(row);
                    }
                    Ok::<_, Infallible>(())
                });
            let Ok(()) = written?;
            Ok(())
        })?;
        drop(memory);
        Ok(step)
    }

    /// The actions of an array of codes, none where the code is negative.
    fn actions(&self, codes: &Bound<'_, PyAny>) -> PyResult<Vec<Option<R::Action>>> {
        read_each(codes, "codes", self.len(), R::NO_ACTION, |code| match code {
            ..0 => Some(None),
            _ => code.try_into().ok().and_then(R::action).map(Some),
        })
    }

    /// Applies one action in each round, or none where the code is negative. When one is illegal, nothing is done.
    pub(super) fn apply(&self, codes: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = self.actions(codes)?;
        // Such a step takes less time than a thread does to begin.
        self.step(|before, after| act(codes.py(), before, after, &actions, &Work::alone()))
    }

    /// An observation of each of some rows, all zeros where nothing is observed.
    pub(super) fn observations<'py>(
        &self,
        py: Python<'py>,
        rows: &Rows,
        viewer: Option<R::Viewer>,
        out: Option<Bound<'py, PyAny>>,
        work: &Work<'_>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.each_written(py, rows, out, R::width(), work, |row, observation| {
            observation.fill(0);
            if let Some(viewer) = viewer.or(row.round.on_turn()) {
                row.observe(viewer, observation);
            }
        })
    }

    /// The mask of each of some rows.
    pub(super) fn masks<'py>(
        &self,
        py: Python<'py>,
        rows: &Rows,
        out: Option<Bound<'py, PyAny>>,
        work: &Work<'_>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.each_written(py, rows, out, R::ACTIONS, work, |row, places: &mut [bool]| mark(places, row.round.legal()))
    }

    /// An array with so many items for each of some rows.
    fn each_written<'py, T: Element + Send>(
        &self,
        py: Python<'py>,
        rows: &Rows,
        out: Option<Bound<'py, PyAny>>,
        width: usize,
        work: &Work<'_>,
        write: impl Fn(&Row<R>, &mut [T]) + Sync,
    ) -> PyResult<Bound<'py, PyAny>> {
        let array = target::<T>(py, out, rows.len(), width)?;
        let mut memory = Memory::<T>::of(&array, "out", &[rows.len(), width])?;
        let now = self.now();
        let all = (0..rows.len(), Strips::of(memory.items()?, width));
        let written = work.share(py, all, |(places, strips): (Range<usize>, Strips<'_, T>)| {
            places.zip(strips).for_each(|(place, strip)| write(&now[rows.at(place)], strip));
            Ok::<_, Infallible>(())
        });
        let Ok(()) = written?;
        drop(memory);
        Ok(array)
    }
}

/// Makes of each row what it is after its action.
fn act<R: Batched>(
    py: Python<'_>,
    before: &[Row<R>],
    after: &mut [Row<R>],
    actions: &[Option<R::Action>],
    work: &Work<'_>,
) -> PyResult<()> {
    let all = ((0..before.len(), before), (after, actions));
    let done = work.share(py, all, |((numbers, before), (after, actions)): Acting<'_, R>| {
        for ((number, before), (after, action)) in numbers.zip(before).zip(after.iter_mut().zip(actions)) {
            after.clone_from(before);
            if let Some(action) = *action {
                after.act(before, action).map_err(|illegal| (number, illegal))?;
            }
        }
        Ok(())
    })?;
    done.map_err(|(row, illegal)| illegal.in_row(Some(row)))
}

/// Rows with their numbers, and what is made of them by which actions.
type Acting<'a, R> = ((Range<usize>, &'a [Row<R>]), (&'a mut [Row<R>], &'a [Option<<R as Batched>::Action>]));
