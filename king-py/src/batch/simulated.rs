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

/// Writes what `simulate` of a game keeps of a round, `Row`, which `Row::of` makes of the seed of its deal, the round and what
/// was taken in it; the module has `Position` beside it; and
/// `columns`, which computes the rows of a simulation and puts each of their numbers in a column.
macro_rules! simulated {
    ($game:ident: $N:literal; $($name:ident: $T:ty),+) => {
        struct Row {
            $($name: $T,)+
            taken: [i16; $N],
            scores: [i32; $N],
        }

        /// The columns in this order, `taken` and `scores` last.
        type Columns = ($(Column<$T>,)+ Matrix<i16>, Matrix<i32>);

        fn columns(
            py: Python<'_>,
            simulation: &$game::Simulation,
            start: Seed<{ $crate::numbers::name::START }>,
            n: Count<{ $crate::numbers::name::N }>,
            work: &Work<'_>,
            policy: Policy,
            at_random: impl Fn(&$game::Simulation, u64) -> Result<$game::Round, $game::SimulationError> + Sync,
        ) -> PyResult<Columns> {
            let (number, n) = (numbers(start.0, n.0)?, n.0);
            simulation.check().map_err(raised)?;
            $(let mut $name = column(n)?;)+
            let (mut taken, mut scores) = (column_of(n, $N)?, column_of(n, $N)?);
            let row = |row| {
                let number = number(row);
                let (round, taken) = match policy {
                    Policy::Random => {
                        let round = at_random(simulation, number)?;
                        let taken = round.taken();
                        (round, taken)
                    }
                    Policy::Greedy => {
                        let (round, _) = simulation.first_card(number)?;
                        let taken = Position::new(&round).map_or([0; $N], Position::finish);
                        (round, taken)
                    }
                };
                Ok::<_, $game::SimulationError>(Row::of(shuffle::deal_seed(simulation.seed, number), &round, taken))
            };
            let keep = |row: Row| {
                $($name.push(row.$name);)+
                taken.extend(row.taken);
                scores.extend(row.scores);
            };
            work.run(py, n, row, keep, raised)?;
            Ok((
                $(Column($name),)+
                Matrix { items: taken, width: $N },
                Matrix { items: scores, width: $N },
            ))
        }
    };
}
pub(super) use simulated;
