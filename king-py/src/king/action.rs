//! The actions of a round, and sets of them.

use king_rules::{ParseError, king as rules};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};

use super::contract::Contract;
use super::sets::SeatSet;
use crate::action_sets::action_set;
use crate::card::{Card, CardOut};
use crate::errors::raised;
use crate::lang::Lang;
use crate::numbers::{number, shown};
use crate::text;

/// What a seat can do: an action has one code, 0 to 108, and one text. Actions compare by their codes.
///
/// | code | action | text |
/// |---|---|---|
/// | 0–51 | play that card | `SA` |
/// | 52 | pass (dürt, K8.3) | `pass` |
/// | 53–75 | declare (K3.1) | `el_almaz` … `koz:C` … `durt:7` |
/// | 76, 77 | keep, annul (K4) | `keep` `annul` |
/// | 78 | double or redouble nobody (K5.2) | `iyi` |
/// | 78 + m | double the seats of mask m (K5.2) | `kontur:ES` |
/// | 93 + m | redouble the seats of mask m (K6.1) | `sur:N` |
///
/// It is made from its code, its text, a card, or a contract. Wherever an action is taken, these are taken as well.
///
/// >>> action = king.Action("kontur:ES")
/// >>> action.code, action.kind, action.seats, king.Action(84) == action
/// (84, 'kontur', king.SeatSet('ES'), True)
/// >>> king.Action("HK").card, king.Action(Card("HK")), king.Action(king.Contract("koz:H"))
/// (Card('HK'), king.Action('HK'), king.Action('koz:H'))
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Action(pub(crate) rules::Action);

/// The action that this is read as; `parse` reads its text.
fn read(
    ob: Borrowed<'_, '_, PyAny>,
    parse: impl FnOnce(&str) -> Result<rules::Action, ParseError>,
) -> PyResult<rules::Action> {
    // The quickest first: a program that plays many rounds passes codes.
    if ob.is_exact_instance_of::<PyInt>() {
        return of_code(ob, ob.extract().ok());
    }
    if let Ok(action) = ob.cast::<Action>() {
        return Ok(action.get().0);
    }
    if ob.is_instance_of::<PyString>() {
        return parse(&text::of(ob)?).map_err(raised);
    }
    if let Ok(card) = ob.cast::<Card>() {
        return Ok(rules::Action::Play(card.get().0));
    }
    if let Ok(contract) = ob.cast::<Contract>() {
        return Ok(rules::Action::Declare(contract.get().0));
    }
    match number(ob)? {
        Some(code) => of_code(ob, code),
        None => {
            let found = shown(ob);
            Err(PyTypeError::new_err(format!("{found} is no action: an action, its text such as 'SA', or its code")))
        }
    }
}

fn of_code(ob: Borrowed<'_, '_, PyAny>, code: Option<u8>) -> PyResult<rules::Action> {
    let action = code.and_then(rules::Action::from_code);
    action.ok_or_else(|| PyValueError::new_err(format!("{} is no action: codes go from 0 to 108", shown(ob))))
}

/// What is done at a table, where `masa` and `soyleyen_haric` have a meaning too.
pub(crate) struct Done<'py>(Bound<'py, PyAny>);

impl<'py> FromPyObject<'_, 'py> for Done<'py> {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "ActionLike");

    fn extract(ob: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        Ok(Self(ob.to_owned()))
    }
}

impl Done<'_> {
    /// The action of the seat on turn that this is read as.
    pub(crate) fn at(&self, table: &rules::Table) -> PyResult<rules::Action> {
        read(self.0.as_borrowed(), |text| table.parse_action(text))
    }
}

impl FromPyObject<'_, '_> for Action {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "ActionLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let action = read(ob, str::parse)?;
        // An empty double is `iyi`.
        Ok(Self(rules::Action::from_code(action.code()).unwrap_or(action)))
    }
}

#[pymethods]
impl Action {
    #[new]
    #[pyo3(signature = (action, /))]
    fn new(action: Self) -> Self {
        action
    }

    /// Doubling these seats; *iyi* when there is none.
    ///
    /// >>> king.Action.kontur([king.Seat.EAST, king.Seat.SOUTH])
    /// king.Action('kontur:ES')
    #[staticmethod]
    fn kontur(seats: SeatSet) -> ActionOut {
        ActionOut(rules::Action::Kontur(seats.0))
    }

    /// Redoubling these seats; *iyi* when there is none.
    #[staticmethod]
    fn sur(seats: SeatSet) -> ActionOut {
        ActionOut(rules::Action::Sur(seats.0))
    }

    /// Its code, 0 to 108.
    #[getter]
    fn code(&self) -> u8 {
        self.0.code()
    }

    /// What kind of action it is: `play`, `pass`, `declare`, `keep`, `annul`, `iyi`, `kontur` or `sur`.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            rules::Action::Play(_) => "play",
            rules::Action::Pass => "pass",
            rules::Action::Declare(_) => "declare",
            rules::Action::Keep => "keep",
            rules::Action::Annul => "annul",
            rules::Action::Iyi => "iyi",
            rules::Action::Kontur(_) => "kontur",
            rules::Action::Sur(_) => "sur",
        }
    }

    /// The card that is played; `None` for other actions.
    #[getter]
    fn card(&self) -> Option<CardOut> {
        match self.0 {
            rules::Action::Play(card) => Some(CardOut(card)),
            _ => None,
        }
    }

    /// The contract that is declared; `None` for other actions.
    #[getter]
    fn contract(&self) -> Option<Contract> {
        match self.0 {
            rules::Action::Declare(contract) => Some(Contract(contract)),
            _ => None,
        }
    }

    /// The seats that are doubled or redoubled, none of them by *iyi*; `None` for other actions.
    #[getter]
    fn seats(&self) -> Option<SeatSet> {
        match self.0 {
            rules::Action::Kontur(seats) | rules::Action::Sur(seats) => Some(SeatSet(seats)),
            rules::Action::Iyi => Some(SeatSet(rules::SeatSet::EMPTY)),
            _ => None,
        }
    }

    /// Its name for people, as a log has it, in English or Turkish.
    ///
    /// >>> king.Action("kontur:ES").display_name("tr")
    /// 'kontur: Doğu, Güney'
    #[pyo3(signature = (lang=Lang::EN), text_signature = "($self, lang='en')")]
    fn display_name(&self, lang: Lang) -> String {
        self.0.name(lang.0).to_string()
    }

    fn __int__(&self) -> u8 {
        self.0.code()
    }
}

action_set! {
    /// An immutable set of actions, with all that a `frozenset` can do; its items stand in the order of their codes. As
    /// a mask, which `int()` returns, bit = code. It is made from a mask or any iterable of actions.
    ///
    /// >>> legal = king.Round(king.Deal.from_seed(7), "N").legal_actions
    /// >>> len(legal), "koz:S" in legal, 52 in legal
    /// (23, True, False)
    /// >>> king.ActionSet(["pass", "C2"])
    /// king.ActionSet(['C2', 'pass'])
    ActionSet, "king_rules.king", "king.Action", "king.ActionSet"
}
