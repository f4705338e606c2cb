//! Numbers, packs and choices from a seed.

use std::sync::Mutex;

use king_rules::shuffle;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::card::CardOut;
use crate::numbers::{Seed, name, shown};
use crate::tuples::Tuple;
use crate::values::Reduced;

/// The SplitMix64 generator, state = seed. It goes on when it is used, as nothing else in this package does but the
/// batches of rounds and the files that are read.
///
/// >>> numbers = shuffle.SplitMix64(7)
/// >>> numbers.next_u64(), numbers.next_u64()
/// (7191089600892374487, 309689372594955804)
/// >>> numbers == shuffle.SplitMix64(numbers.state), numbers == shuffle.SplitMix64(7)
/// (True, False)
/// >>> import copy
/// >>> copy.copy(numbers).next_u64() == numbers.next_u64()  # a copy goes on by itself; so does what is pickled
/// True
#[pyclass(frozen, module = "king_rules.shuffle")]
pub(crate) struct SplitMix64(Mutex<shuffle::SplitMix64>);

impl SplitMix64 {
    fn with<T>(&self, draw: impl FnOnce(&mut shuffle::SplitMix64) -> T) -> T {
        // No draw panics, and any state is a good one.
        draw(&mut self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

#[pymethods]
impl SplitMix64 {
    #[new]
    fn new(seed: Seed) -> Self {
        Self(Mutex::new(shuffle::SplitMix64::new(seed.0)))
    }

    /// Its state: the seed of a generator that goes on like this one.
    #[getter]
    fn state(&self) -> u64 {
        self.with(|numbers| numbers.state())
    }

    /// The next number, 0 to 2⁶⁴ − 1.
    fn next_u64(&self) -> u64 {
        self.with(shuffle::SplitMix64::next_u64)
    }

    /// A number below `n`: the high 64 bits of next × n. Uses up one number, also when `n` is 1; returns 0 for `n` = 0.
    fn below(&self, n: Seed) -> u64 {
        self.with(|numbers| numbers.below(n.0))
    }

    /// Output number k of this generator from here, the next one being number 0. It does not go on by this.
    fn output(&self, k: Seed<{ name::K }>) -> u64 {
        self.with(|numbers| numbers.clone().output(k.0))
    }

    /// Whether the other goes on like this one. As that changes, a generator has no hash.
    fn __eq__(&self, other: &Self) -> bool {
        self.state() == other.state()
    }

    /// Another generator, which goes on like this one but apart from it.
    fn __copy__(&self) -> Self {
        Self(Mutex::new(self.with(|numbers| numbers.clone())))
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    fn __repr__(&self) -> String {
        format!("shuffle.SplitMix64({})", self.state())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (u64,)> {
        (py.get_type::<Self>(), (self.state(),))
    }
}

/// Where choices come from: a generator that goes on, or the seed of a fresh one.
pub(crate) enum Choices<'py> {
    From(Bound<'py, SplitMix64>),
    Seed(u64),
}

impl<'py> FromPyObject<'_, 'py> for Choices<'py> {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.typing", "ChoicesLike");

    fn extract(ob: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match ob.cast::<SplitMix64>() {
            Ok(numbers) => Ok(Self::From(numbers.to_owned())),
            Err(_) => ob.extract::<Seed>().map(|seed| Self::Seed(seed.0)).map_err(|error| {
                if error.is_instance_of::<PyTypeError>(ob.py()) {
                    PyTypeError::new_err(format!("{} are no choices: a shuffle.SplitMix64, or a seed", shown(ob)))
                } else {
                    error
                }
            }),
        }
    }
}

impl Choices<'_> {
    pub(crate) fn with<T>(self, draw: impl FnOnce(&mut shuffle::SplitMix64) -> T) -> T {
        match self {
            Self::From(numbers) => numbers.get().with(draw),
            Self::Seed(seed) => draw(&mut shuffle::SplitMix64::new(seed)),
        }
    }
}

/// The pack of a seed: 52 cards in the order in which they are dealt.
///
/// >>> shuffle.pack(7)[:3]
/// (Card('HT'), Card('C8'), Card('D4'))
#[pyfunction]
pub(crate) fn pack(seed: Seed) -> Tuple<CardOut> {
    shuffle::pack(seed.0).into_iter().map(CardOut).collect()
}

/// The seed of deal number k (from 0, annulled deals counted) of a party, a match or a simulation by seed.
///
/// >>> king.Deal.from_seed(shuffle.deal_seed(7, 0))["N"]
/// CardSet('JT642.8.KJ742.63')
#[pyfunction]
pub(crate) fn deal_seed(seed: Seed, k: Seed<{ name::K }>) -> u64 {
    shuffle::deal_seed(seed.0, k.0)
}

/// The generator of the choices in simulated play number k of a seed. It has nothing to do with the deals of that seed,
/// while `SplitMix64(seed)` draws the numbers of the pack of that seed again.
#[pyfunction]
pub(crate) fn choices(seed: Seed, k: Seed<{ name::K }>) -> SplitMix64 {
    SplitMix64(Mutex::new(shuffle::choices(seed.0, k.0)))
}
