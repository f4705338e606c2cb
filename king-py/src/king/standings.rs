//! How a party stands, as an argument.

use king_players::king::Standings;
use king_players::{Objective, Settings};
use king_rules::king as rules;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use super::party::Party;
use super::sets::ContractSet;
use crate::numbers::{Array, Number, name, shown};

/// How a party stands before a round: a party, or what each seat has and the contracts that each has left.
#[derive(Clone, Copy)]
pub(crate) struct Standing(pub(crate) Standings);

impl Standing {
    /// The settings of a player that knows how the party stands, and aims at coming out or at most points.
    pub(crate) fn told_to(self, settings: Settings, comes_out: bool) -> Settings {
        let objective = if comes_out { Objective::ComeOut } else { Objective::MostPoints };
        settings.with_objective(objective).with_standings(self.0)
    }
}

impl FromPyObject<'_, '_> for Standing {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "StandingsLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(party) = ob.cast::<Party>() {
            return Ok(Self(Standings::of(&party.get().0)));
        }
        let (totals, unused): (Bound<'_, PyAny>, Bound<'_, PyAny>) = ob.extract().map_err(|_| {
            let what = "a party, or a pair of what each seat has and which contracts it has left";
            PyTypeError::new_err(format!("{} is no standings: {what}", shown(ob)))
        })?;
        let totals: Array<Number<i32, { name::STANDINGS }>, 4, { name::STANDINGS }> = totals.extract()?;
        let unused: Array<ContractSet, 4, { name::STANDINGS }> = unused.extract()?;
        Ok(Self(Standings::new(totals.0.map(|total| total.0), unused.0.map(|unused| unused.0))))
    }
}

/// The same as what can be passed: totals, and contracts as texts.
pub(crate) type Stands = ((i32, i32, i32, i32), (String, String, String, String));

pub(crate) fn stands(standings: Standings) -> Stands {
    let unused = rules::Seat::ALL.map(|seat| standings.unused(seat).to_string());
    (standings.totals().into(), unused.into())
}
