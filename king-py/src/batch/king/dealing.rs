//! Rounds of given deals.

use std::sync::Arc;

use king_rules::shuffle::SplitMix64;
use king_rules::{CardSet, king};
use numpy::{PyArray2, PyArrayDescrMethods, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::batch::rounds::each;
use crate::king::deal::Deal;
use crate::king::deals::Deals;

/// The option `deals`: where the deals of rows come from, if not from their seeds.
#[derive(Clone)]
pub(crate) enum Dealing {
    /// Drawn by the seed of the simulation, by the number of the row.
    Drawn(Arc<king::Deals>),
    /// One for each row.
    Listed(Arc<Vec<king::Deal>>),
}

impl FromPyObject<'_, '_> for Dealing {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "DealsLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(deals) = ob.cast::<Deals>() {
            return Ok(Self::Drawn(deals.get().0.clone()));
        }
        if ob.is_instance_of::<Deal>() {
            return Err(PyTypeError::new_err("deals: several deals, not one"));
        }
        let deals = match ob.cast::<PyUntypedArray>() {
            Ok(array) => of_masks(&array)?,
            Err(_) => each(&ob, |deal| deal.extract().map(|deal: Deal| deal.0))?,
        };
        Ok(Self::Listed(Arc::new(deals)))
    }
}

/// The deals of an array of masks, a row a deal.
fn of_masks(array: &Bound<'_, PyUntypedArray>) -> PyResult<Vec<king::Deal>> {
    if array.ndim() != 2 || array.shape().get(1) != Some(&4) || !matches!(array.dtype().kind(), b'i' | b'u') {
        let shown = format!("of {} and shape {:?}", array.dtype(), array.shape());
        return Err(PyTypeError::new_err(format!(
            "deals: an array of masks, a row a deal and a column a seat, not {shown}"
        )));
    }
    let masks = array.call_method1("astype", ("uint64",))?.cast_into::<PyArray2<u64>>()?.readonly();
    let deal = |(row, masks): (usize, numpy::ndarray::ArrayView1<'_, u64>)| {
        let wrong = |what: String| PyValueError::new_err(format!("deals: row {row}: {what}"));
        let mut hands = [CardSet::EMPTY; 4];
        for (hand, &mask) in hands.iter_mut().zip(masks) {
            *hand = CardSet::from_bits(mask).ok_or_else(|| wrong(format!("{mask} is no mask of a CardSet")))?;
        }
        king::Deal::new(hands).map_err(|error| wrong(error.to_string()))
    };
    masks.as_array().rows().into_iter().enumerate().map(deal).collect()
}

impl Dealing {
    /// Whether there is a deal for each of n rows.
    pub(super) fn check(dealing: &Option<Self>, n: usize) -> PyResult<()> {
        match dealing {
            Some(Self::Listed(deals)) if deals.len() != n => {
                Err(PyValueError::new_err(format!("deals: one for each of {n} rows, not {}", deals.len())))
            }
            _ => Ok(()),
        }
    }

    /// The deal of a row, which has that number; `None` where no more are listed.
    pub(super) fn deal(&self, seed: u64, row: usize, number: u64) -> Option<king::Deal> {
        match self {
            Self::Drawn(deals) => Some(deals.draw(seed, number)),
            Self::Listed(deals) => deals.get(row).copied(),
        }
    }

    /// What `Simulation::first_card` returns, with the deal of that row; `None` where no more are listed.
    pub(super) fn first_card(
        dealing: &Option<Self>,
        simulation: &king::Simulation,
        row: usize,
        number: u64,
    ) -> Option<Result<(king::Round, SplitMix64), king::SimulationError>> {
        Some(match dealing {
            None => simulation.first_card(number),
            Some(dealing) => simulation.first_card_of(dealing.deal(simulation.seed, row, number)?, number),
        })
    }
}
