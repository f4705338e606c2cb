//! The actions of a round, and sets of them.

use king_rules::balayi::{self as rules, Denomination};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};

use crate::action_sets::action_set;
use crate::card::{Card, CardOut};
use crate::errors::raised;
use crate::lang::Lang;
use crate::members::{Member, Of};
use crate::numbers::{number, shown};
use crate::text;

/// Something a player does: an action has one code, 0 to 56, and one text. Codes 0 to 51 play that card (`SA`), 52 to
/// 56 declare ♣, ♦, ♥, ♠ or no trump (`C` `D` `H` `S` `NT`). Actions compare by their codes.
///
/// It is made from its code, its text, a card, or a `Denomination`. Wherever an action is taken, these are taken as
/// well.
///
/// >>> action = balayi.Action("NT")
/// >>> action.code, action.denomination, action.card
/// (56, balayi.Denomination.NO_TRUMP, None)
/// >>> balayi.Action(balayi.Denomination.NO_TRUMP) == balayi.Action(56) == action
/// True
#[pyclass(frozen, module = "king_rules.balayi")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Action(pub(crate) rules::Action);

impl FromPyObject<'_, '_> for Action {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.balayi.typing", "ActionLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        // The quickest first: a program that plays many rounds passes codes.
        if ob.is_exact_instance_of::<PyInt>() {
            return of_code(ob, ob.extract().ok());
        }
        if let Ok(action) = ob.cast::<Self>() {
            return Ok(*action.get());
        }
        if ob.is_instance_of::<PyString>() {
            return text::of(ob)?.parse().map(Self).map_err(raised);
        }
        if let Ok(card) = ob.cast::<Card>() {
            return Ok(Self(card.get().0.into()));
        }
        if Denomination::is_member(ob)? {
            return Denomination::read(ob).map(|denomination| Self(denomination.into()));
        }
        match number(ob)? {
            Some(code) => of_code(ob, code),
            None => {
                let found = shown(ob);
                Err(PyTypeError::new_err(format!(
                    "{found} is no action: an action, its text such as 'SA', or its code"
                )))
            }
        }
    }
}

fn of_code(ob: Borrowed<'_, '_, PyAny>, code: Option<u8>) -> PyResult<Action> {
    let action = code.and_then(rules::Action::from_code).map(Action);
    action.ok_or_else(|| PyValueError::new_err(format!("{} is no action: codes go from 0 to 56", shown(ob))))
}

#[pymethods]
impl Action {
    #[new]
    #[pyo3(signature = (action, /))]
    fn new(action: Self) -> Self {
        action
    }

    /// Its code, 0 to 56.
    #[getter]
    fn code(&self) -> u8 {
        self.0.code()
    }

    /// The card that is played; `None` for a declaration.
    #[getter]
    fn card(&self) -> Option<CardOut> {
        match self.0 {
            rules::Action::Play(card) => Some(CardOut(card)),
            rules::Action::Declare(_) => None,
        }
    }

    /// What is declared; `None` when a card is played.
    #[getter]
    fn denomination(&self) -> Option<Of<Denomination>> {
        match self.0 {
            rules::Action::Play(_) => None,
            rules::Action::Declare(denomination) => Some(Of(denomination)),
        }
    }

    /// Its name for people, as a log has it, in English or Turkish.
    ///
    /// >>> balayi.Action("S").display_name("tr")
    /// 'koz: maça'
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
    /// >>> balayi.Round(balayi.Pack.from_seed(7), 0).legal_actions
    /// balayi.ActionSet(['C', 'D', 'H', 'S', 'NT'])
    ActionSet, "king_rules.balayi", "balayi.Action", "balayi.ActionSet"
}
