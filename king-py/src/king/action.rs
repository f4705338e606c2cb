//! The actions of a round, and sets of them.

use king_rules::king;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyTuple, PyType};

use super::contract::Contract;
use super::sets::SeatSet;
use crate::card::{Card, CardOut};
use crate::card_set::CardSet;
use crate::errors;
use crate::members::{number, shown};
use crate::sets::{SetClass, set_methods};
use crate::values::{copies, text_value};

/// What a seat can do: an action has one code, 0 to 108, and one text.
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
#[pyclass(frozen, eq, hash, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Action(pub(crate) king::Action);

/// The 109 action objects: made once.
pub(crate) fn object(py: Python<'_>, action: king::Action) -> PyResult<&Py<Action>> {
    static ACTIONS: PyOnceLock<Vec<Py<Action>>> = PyOnceLock::new();
    let actions = ACTIONS.get_or_try_init(py, || {
        let actions = (0..king::Action::COUNT).filter_map(king::Action::from_code);
        actions.map(|action| Py::new(py, Action(action))).collect::<PyResult<_>>()
    })?;
    Ok(&actions[usize::from(action.code())])
}

/// An action on the way to Python.
#[derive(Clone, Copy)]
pub(crate) struct ActionOut(pub(crate) king::Action);

impl<'py> IntoPyObject<'py> for ActionOut {
    type Target = Action;
    type Output = Bound<'py, Action>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        Ok(object(py, self.0)?.bind(py).clone())
    }
}

/// The action that this is read as; `parse` reads its text.
pub(crate) fn read(
    ob: Borrowed<'_, '_, PyAny>,
    parse: impl FnOnce(&str) -> Result<king::Action, king_rules::ParseError>,
) -> PyResult<king::Action> {
    if let Some(code) = number(ob) {
        let action = code.and_then(|code| king::Action::from_code(code.try_into().ok()?));
        return action
            .ok_or_else(|| PyValueError::new_err(format!("{} is no action: codes go from 0 to 108", shown(ob))));
    }
    if let Ok(text) = ob.cast::<PyString>() {
        return parse(&text.to_cow()?).map_err(errors::parse);
    }
    if let Ok(action) = ob.cast::<Action>() {
        return Ok(action.get().0);
    }
    if let Ok(card) = ob.cast::<Card>() {
        return Ok(king::Action::Play(card.get().0));
    }
    if let Ok(contract) = ob.cast::<Contract>() {
        return Ok(king::Action::Declare(contract.get().0));
    }
    Err(PyTypeError::new_err(format!("{} is no action: an action, its text such as 'SA', or its code", shown(ob))))
}

impl FromPyObject<'_, '_> for Action {
    type Error = PyErr;

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let action = read(ob, str::parse)?;
        // An empty double is said as `iyi`, which it is.
        Ok(Self(king::Action::from_code(action.code()).unwrap_or(action)))
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
        ActionOut(king::Action::Kontur(seats.0))
    }

    /// Redoubling these seats; *iyi* when there is none.
    #[staticmethod]
    fn sur(seats: SeatSet) -> ActionOut {
        ActionOut(king::Action::Sur(seats.0))
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
            king::Action::Play(_) => "play",
            king::Action::Pass => "pass",
            king::Action::Declare(_) => "declare",
            king::Action::Keep => "keep",
            king::Action::Annul => "annul",
            king::Action::Iyi => "iyi",
            king::Action::Kontur(_) => "kontur",
            king::Action::Sur(_) => "sur",
        }
    }

    /// The card that is played; `None` for other actions.
    #[getter]
    fn card(&self) -> Option<CardOut> {
        match self.0 {
            king::Action::Play(card) => Some(CardOut(card)),
            _ => None,
        }
    }

    /// The contract that is declared; `None` for other actions.
    #[getter]
    fn contract(&self) -> Option<Contract> {
        match self.0 {
            king::Action::Declare(contract) => Some(Contract(contract)),
            _ => None,
        }
    }

    /// The seats that are doubled or redoubled, none of them by *iyi*; `None` for other actions.
    #[getter]
    fn seats(&self) -> Option<SeatSet> {
        match self.0 {
            king::Action::Kontur(seats) | king::Action::Sur(seats) => Some(SeatSet(seats)),
            king::Action::Iyi => Some(SeatSet(king::SeatSet::EMPTY)),
            _ => None,
        }
    }

    fn __int__(&self) -> u8 {
        self.0.code()
    }
}

text_value!(Action, "king.Action");

/// An immutable set of actions, with all that a `frozenset` can do; its items stand in the order of their codes. As a mask,
/// which `int()` gives, bit = code. It is made from a mask or any iterable of actions.
///
/// >>> legal = king.Round(king.Deal.from_seed(7), "N").legal_actions
/// >>> len(legal), "koz:S" in legal, 52 in legal
/// (23, True, False)
/// >>> king.ActionSet(["pass", "C2"])
/// king.ActionSet(['C2', 'pass'])
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy)]
pub(crate) struct ActionSet(pub(crate) king::ActionSet);

impl SetClass for ActionSet {
    const NAME: &'static str = "ActionSet";

    fn bits(self) -> u128 {
        self.0.bits()
    }

    fn of_bits(bits: u128) -> Option<Self> {
        king::ActionSet::from_bits(bits).map(Self)
    }

    fn instance(ob: Borrowed<'_, '_, PyAny>) -> Option<Self> {
        ob.cast::<Self>().ok().map(|set| *set.get())
    }

    fn parse(_: &str) -> PyResult<Self> {
        Err(PyTypeError::new_err("a set of actions has no text: give an iterable of actions"))
    }

    fn item(py: Python<'_>, bit: u32) -> PyResult<Bound<'_, PyAny>> {
        let action = king::Action::from_code(bit as u8).expect("a bit of a set of actions");
        Ok(object(py, action)?.bind(py).clone().into_any())
    }

    fn read_item(ob: Borrowed<'_, '_, PyAny>) -> PyResult<u32> {
        ob.extract::<Action>().map(|action| action.0.code().into())
    }

    fn is_item(ob: Borrowed<'_, '_, PyAny>) -> bool {
        ob.is_instance_of::<Action>()
    }
}

set_methods!(ActionSet);
copies!(ActionSet);

#[pymethods]
impl ActionSet {
    #[new]
    #[pyo3(signature = (actions=ActionSet(king::ActionSet::EMPTY), /))]
    fn new(actions: Self) -> Self {
        actions
    }

    /// No action.
    #[classattr]
    #[pyo3(name = "EMPTY")]
    fn empty() -> Self {
        Self(king::ActionSet::EMPTY)
    }

    /// The cards among the actions.
    #[getter]
    fn cards(&self) -> CardSet {
        CardSet(self.0.cards())
    }

    fn __repr__<'py>(&self, py: Python<'py>) -> PyResult<String> {
        let texts = PyTuple::new(py, self.0.iter().map(|action| action.to_string()).collect::<Vec<_>>())?;
        Ok(format!("king.ActionSet({})", texts.to_list().repr()?))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (u128,)) {
        (py.get_type::<Self>(), (self.0.bits(),))
    }
}
