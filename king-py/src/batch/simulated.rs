//! Rounds of simulated play in columns: what both games have in common.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::text::Text;

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

/// Writes what `simulate` of a game keeps of a round, `Row`, which `Row::of` makes of the seed of its deal, the round before its
/// first card and its `End`, which `End::of` makes of the round when it is over and `greedy` of how the greedy player plays it;
/// and `columns`, which computes the rows of a simulation and puts each of their numbers in a column. Those of the second list
/// have a number for each of those who play.
macro_rules! simulated {
    ($game:ident: $N:literal; $($name:ident: $T:ty),+; $($each:ident: $E:ty),+) => {
        struct Row {
            $($name: $T,)+
            $($each: [$E; $N],)+
        }

        /// The columns in this order.
        type Columns = ($(Column<$T>,)+ $(Matrix<$E>,)+);

        #[expect(clippy::too_many_arguments, reason = "the settings of a simulation, and how it is run")]
        fn columns(
            py: Python<'_>,
            simulation: &$game::Simulation,
            start: Seed<{ $crate::numbers::name::START }>,
            n: Count<{ $crate::numbers::name::N }>,
            work: &Work<'_>,
            policy: Policy,
            first_card: impl Fn(usize, u64) -> Result<($game::Round, shuffle::SplitMix64), $game::SimulationError> + Sync,
            at_random: impl Fn(usize, u64) -> Result<$game::Round, $game::SimulationError> + Sync,
        ) -> PyResult<Columns> {
            let (number, n) = (numbers(start.0, n.0)?, n.0);
            simulation.check().map_err(raised)?;
            $(let mut $name = column(n)?;)+
            $(let mut $each = column_of(n, $N)?;)+
            let row = |row| {
                let number = number(row);
                let (round, end) = match policy {
                    Policy::Random => {
                        let round = at_random(row, number)?;
                        let end = End::of(&round);
                        (round, end)
                    }
                    Policy::Greedy => {
                        let (round, _) = first_card(row, number)?;
                        let end = greedy(&round);
                        (round, end)
                    }
                };
                Ok::<_, $game::SimulationError>(Row::of(shuffle::deal_seed(simulation.seed, number), &round, end))
            };
            let keep = |row: Row| {
                $($name.push(row.$name);)+
                $($each.extend(row.$each);)+
            };
            work.run(py, n, row, keep, raised)?;
            Ok((
                $(Column($name),)+
                $(Matrix { items: $each, width: $N },)+
            ))
        }
    };
}
pub(super) use simulated;
