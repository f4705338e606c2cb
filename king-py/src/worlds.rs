//! Worlds: what those of both games have in common.

use std::marker::PhantomData;

use king_rules::CardSet;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

use crate::hints::hint;

/// A condition: a seat or player holds all these cards, or none of them.
#[derive(Clone, Copy)]
pub(crate) struct Condition<P> {
    pub(crate) player: P,
    pub(crate) cards: CardSet,
    pub(crate) holds: bool,
}

/// Items one after the other, each made when it is asked for.
pub(crate) struct OneByOne<'py, T> {
    items: Bound<'py, PyAny>,
    item: PhantomData<T>,
}

impl<'py, T> OneByOne<'py, T> {
    /// Of 0, 1, … to `count` − 1 what that method of the object returns.
    pub(crate) fn new(ob: &Bound<'py, PyAny>, method: &str, count: impl IntoPyObject<'py>) -> PyResult<Self> {
        let builtins = ob.py().import("builtins")?;
        let numbers = builtins.call_method1("range", (count,))?;
        let items = builtins.call_method1("map", (ob.getattr(method)?, numbers))?;
        Ok(Self { items, item: PhantomData })
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for OneByOne<'py, T> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;
    hint!(OUTPUT_TYPE = of!(name!("collections.abc", "Iterator"), T::OUTPUT_TYPE));

    fn into_pyobject(self, _: Python<'py>) -> PyResult<Self::Output> {
        Ok(self.items)
    }
}

/// What is raised where there must be a world and is none.
pub(crate) fn no_world() -> PyErr {
    PyValueError::new_err("there is no world")
}

/// What is raised for a number from which on there are no worlds.
pub(crate) fn no_such_world(count: impl std::fmt::Display) -> PyErr {
    PyIndexError::new_err(format!("there is no such world: the numbers go from 0 to below {count}"))
}

/// Writes what the worlds of both games do alike. The class has the fields `worlds` and `conditions`.
macro_rules! worlds {
    ($name:literal, $seat:ident: $Seat:ty) => {
        impl Worlds {
            pub(crate) fn new(worlds: rules::Worlds) -> Self {
                Self { worlds, conditions: Vec::new() }
            }

            fn narrowed(&self, condition: Condition<$Seat>) -> Self {
                let narrow = if condition.holds { rules::Worlds::with } else { rules::Worlds::without };
                let worlds = narrow(&self.worlds, condition.player, condition.cards);
                Self { worlds, conditions: self.conditions.iter().copied().chain([condition]).collect() }
            }
        }

        impl PartialEq for Worlds {
            fn eq(&self, other: &Self) -> bool {
                // However they were conditioned.
                self.worlds == other.worlds
            }
        }

        impl Eq for Worlds {}

        impl Hash for Worlds {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.worlds.hash(state);
            }
        }

        #[pymethods]
        impl Worlds {
            /// The view whose worlds they are.
            #[getter]
            fn view(&self) -> View {
                View(self.worlds.view().clone())
            }

            /// One of them by chance, each with exactly the same chance. `choices` is a `shuffle.SplitMix64`, which goes on,
            /// or the seed of a fresh one. Needs no numpy.
            ///
            /// Raises `ValueError` when there is none.
            fn sample(&self, choices: Choices<'_>) -> PyResult<Round> {
                choices.with(|choices| self.worlds.sample(choices)).map(Round).ok_or_else(no_world)
            }

            /// Those of them in which one does not hold any of these cards now. See `with_`.
            fn without(&self, $seat: Of<$Seat>, cards: CardSet) -> Self {
                self.narrowed(Condition { player: $seat.0, cards: cards.0, holds: false })
            }

            /// Whether there is any.
            fn __bool__(&self) -> bool {
                self.worlds.nth(0).is_some()
            }

            fn __repr__(&self) -> String {
                let view = self.worlds.view();
                let start = format!(concat!($name, ".View.parse('{}', '{}').worlds()"), view.viewer(), view);
                self.conditions.iter().fold(start, |repr, condition| {
                    let method = if condition.holds { "with_" } else { "without" };
                    format!("{repr}.{method}('{}', '{}')", condition.player, condition.cards)
                })
            }

            /// By the view, and the conditions one after the other.
            fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
                let Some((last, before)) = self.conditions.split_last() else {
                    return Ok((py.get_type::<View>().getattr("worlds")?, (self.view(),).into_pyobject(py)?));
                };
                let start = Self::new(self.worlds.view().worlds());
                let before = before.iter().fold(start, |worlds, &condition| worlds.narrowed(condition));
                let method = py.get_type::<Self>().getattr(if last.holds { "with_" } else { "without" })?;
                Ok((method, (before, Of(last.player), CardSet(last.cards)).into_pyobject(py)?))
            }
        }

        $crate::values::value!(Worlds);
    };
}
pub(crate) use worlds;
