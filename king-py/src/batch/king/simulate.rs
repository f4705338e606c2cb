//! Rounds of random play in columns.

use king_players::king::greedy;
use king_rules::{king, shuffle};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::options::{Declared, DoublesOption, simulation};
use crate::batch::arrays::{Column, Count, Matrix, need_numpy};
use crate::batch::run::{Work, column, column_of, numbers};
use crate::batch::simulated::simulated;
use crate::errors::raised;
use crate::king::house_rules::HouseRules;
use crate::king::round::Round;
use crate::king::sets::ContractSet;
use crate::members::Of;
use crate::numbers::Seed;
use crate::text::Text;

simulated! {
    king: 4;
    seed: u64, declarer: u8, contract: u8, kind: u8, doubles: u16, annulled: bool
}

/// Who plays the cards.
#[derive(Clone, Copy)]
pub(crate) enum Policy {
    Random,
    Greedy,
}

impl FromPyObject<'_, '_> for Policy {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.typing", "PolicyLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match &*ob.extract::<Text<'_>>()? {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            other => Err(PyValueError::new_err(format!("no policy '{other}': there are 'random' and 'greedy'"))),
        }
    }
}

/// The round played on by the greedy player to its end.
fn greedy_round(mut round: king::Round) -> king::Round {
    while let Some(seat) = round.turn() {
        let card = greedy::card(round.table(), round.hand(seat));
        round.apply_unchecked(card.map_or(king::Action::Pass, king::Action::Play));
    }
    round
}

impl Row {
    fn of(seed: u64, round: &king::Round) -> Self {
        let table = round.table();
        let contract = table.contract();
        let (taken, doubles) = (table.taken(), table.doubles());
        let settle = |contract: king::Contract| {
            // What `Table::scores` returns, without finding out a second time what was taken.
            doubles.settle(contract.kind(), taken, table.house_rules().sale_tie)
        };
        Self {
            seed,
            declarer: table.declarer() as u8,
            contract: contract.map_or(0, king::Contract::index) as u8,
            kind: contract.map_or(0, |contract| contract.kind().index()) as u8,
            doubles: doubles.bits(),
            annulled: table.annulled(),
            taken,
            scores: contract.filter(|_| !table.annulled()).map(settle).unwrap_or_default(),
        }
    }
}

/// Rounds start to start + n − 1 of a simulation, in columns.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings of a simulation, and how it is run")]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    n: Count,
    seed: Seed,
    start: Seed,
    declarer: Option<Of<king::Seat>>,
    contract: Option<Declared>,
    unused: ContractSet,
    rules: HouseRules,
    doubles: DoublesOption,
    annul: bool,
    policy: Policy,
    threads: Option<Count>,
    progress: Option<Bound<'py, PyAny>>,
) -> PyResult<Columns> {
    need_numpy(py)?;
    let simulation = simulation(seed, declarer, contract, unused, rules, doubles, annul)?;
    columns(py, &simulation, start, n, &Work::new(threads, progress)?, |simulation, number| match policy {
        Policy::Random => king_playout::king_round(simulation, number),
        Policy::Greedy => simulation.first_card(number).map(|(round, _)| greedy_round(round)),
    })
}

/// Round number i of a simulation.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the settings of a simulation")]
pub(crate) fn simulated_round(
    seed: Seed,
    i: Seed,
    declarer: Option<Of<king::Seat>>,
    contract: Option<Declared>,
    unused: ContractSet,
    rules: HouseRules,
    doubles: DoublesOption,
    annul: bool,
) -> PyResult<Round> {
    let simulation = simulation(seed, declarer, contract, unused, rules, doubles, annul)?;
    simulation.check().map_err(raised)?;
    simulation.round(i.0).map(Round).map_err(raised)
}
