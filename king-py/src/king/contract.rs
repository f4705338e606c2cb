//! Contracts.

use king_rules::{self as rules, king};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use rules::king::ContractKind;

use crate::card_set::CardSet;
use crate::errors::raised;
use crate::lang::Lang;
use crate::members::{Member, Of};
use crate::numbers::{Array, Number, name, number, shown};
use crate::text;
use crate::tuples::Tuple;
use crate::values::text_value;

/// A declared contract: one of the six penalties, koz with its trump suit, or dürt with its start rank (K3.1).
///
/// It is made from the text of its declaration (`el_almaz`, `koz:C`, `durt:7`), from its number (0 to 22, in the order
/// of the action codes), or from its kind and, for koz and dürt, the suit or rank. Wherever a contract is taken, its
/// text and its number are taken as well, and so is the `ContractKind` of a penalty.
///
/// >>> king.Contract("koz:H") == king.Contract("koz", Suit.HEARTS)
/// True
/// >>> king.Contract("durt:7").kind, king.Contract("durt:7").start, king.Contract("durt:7").trump
/// (king.ContractKind.DURT, Rank.SEVEN, None)
/// >>> king.Contract("durt:7").display_name(), king.Contract("durt:7").display_name("tr")
/// ('Durt from 7', "7'den dürt")
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Contract(pub(crate) king::Contract);

impl FromPyObject<'_, '_> for Contract {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "ContractLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(contract) = ob.cast::<Self>() {
            return Ok(*contract.get());
        }
        if ob.is_instance_of::<PyString>() {
            return text::of(ob)?.parse().map(Self).map_err(raised);
        }
        if ContractKind::is_member(ob)? {
            return Self::of_kind(ContractKind::read(ob)?);
        }
        let no_contract =
            || format!("{} is no contract: a contract, its text such as 'koz:C', or its number, 0 to 22", shown(ob));
        match number(ob)? {
            Some(number) => {
                let contract = number.and_then(king::Contract::from_index).map(Self);
                contract.ok_or_else(|| PyValueError::new_err(no_contract()))
            }
            None => Err(PyTypeError::new_err(no_contract())),
        }
    }
}

impl Contract {
    fn of_kind(kind: ContractKind) -> PyResult<Self> {
        let penalty = king::Contract::all().find(|contract| contract.kind() == kind && kind.is_penalty());
        penalty.map(Self).ok_or_else(|| {
            PyValueError::new_err(format!("{kind} needs a suit (koz) or a rank (durt), as in 'koz:C' or 'durt:7'"))
        })
    }
}

/// The kind of a contract, where its suit or rank means nothing: a contract is taken as well.
pub(crate) struct Settled(pub(crate) ContractKind);

impl FromPyObject<'_, '_> for Settled {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "ContractLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let contract = || ob.extract().map(|contract: Contract| Self(contract.0.kind()));
        if ob.is_instance_of::<Contract>() {
            return contract();
        }
        // A number is that of a kind; a text that is none may be that of a contract, as koz:H is.
        ContractKind::read(ob).map(Self).or_else(|error| match ob.is_instance_of::<PyString>() {
            true => contract().map_err(|_| error),
            false => Err(error),
        })
    }
}

#[pymethods]
impl Contract {
    #[new]
    #[pyo3(signature = (contract, suit_or_rank=None, /))]
    fn new(contract: &Bound<'_, PyAny>, suit_or_rank: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let Some(more) = suit_or_rank else {
            return contract.extract();
        };
        match contract.extract::<Of<ContractKind>>()?.0 {
            ContractKind::Koz => Ok(Self(king::Contract::Koz(more.extract::<Of<rules::Suit>>()?.0))),
            ContractKind::Durt => Ok(Self(king::Contract::Durt(more.extract::<Of<rules::Rank>>()?.0))),
            kind => Err(PyValueError::new_err(format!("{kind} has neither suit nor rank"))),
        }
    }

    /// Every declaration, in the order of the numbers.
    #[staticmethod]
    fn all() -> Tuple<Self> {
        king::Contract::all().map(Self).collect()
    }

    /// Its number in the order of the action codes, 0 to 22.
    #[getter]
    fn index(&self) -> usize {
        self.0.index()
    }

    /// The contract without suit or rank.
    #[getter]
    fn kind(&self) -> Of<ContractKind> {
        Of(self.0.kind())
    }

    /// The trump suit of koz, else `None`.
    #[getter]
    fn trump(&self) -> Option<Of<rules::Suit>> {
        self.0.trump().map(Of)
    }

    /// The start rank of dürt, else `None`.
    #[getter]
    fn start(&self) -> Option<Of<rules::Rank>> {
        match self.0 {
            king::Contract::Durt(rank) => Some(Of(rank)),
            _ => None,
        }
    }

    /// Its name for people, in English or Turkish.
    #[pyo3(signature = (lang=Lang::EN), text_signature = "($self, lang='en')")]
    fn display_name(&self, lang: Lang) -> String {
        self.0.name(lang.0).to_string()
    }

    fn __int__(&self) -> usize {
        self.0.index()
    }
}

text_value!(Contract, "king.Contract");

/// What the scores of a round of this contract sum to.
#[pyfunction]
pub(crate) fn kind_total(kind: Of<ContractKind>) -> i16 {
    kind.0.total()
}

/// Whether the contract is a penalty.
#[pyfunction]
pub(crate) fn kind_is_penalty(kind: Of<ContractKind>) -> bool {
    kind.0.is_penalty()
}

/// The cards that cost points.
#[pyfunction]
pub(crate) fn kind_penalty_cards(kind: Of<ContractKind>) -> CardSet {
    CardSet(kind.0.penalty_cards())
}

/// Whether no points are left once these cards have been played.
#[pyfunction]
pub(crate) fn kind_is_decided(kind: Of<ContractKind>, played: CardSet) -> bool {
    kind.0.is_decided(played.0)
}

/// The points in a trick.
#[pyfunction]
pub(crate) fn kind_trick_points(
    kind: Of<ContractKind>,
    number: Number<u8, { name::NUMBER }>,
    cards: CardSet,
) -> PyResult<i16> {
    let number = number.0;
    if (1..=13).contains(&number) {
        Ok(kind.0.trick_points(number, cards.0))
    } else {
        Err(PyValueError::new_err(format!("there is no trick number {number}: they go from 1 to 13")))
    }
}

/// Why the four seats cannot have taken these points in one round.
#[pyfunction]
#[pyo3(signature = (kind, taken) -> "PointsError | None")]
pub(crate) fn kind_why_not_taken(kind: Of<ContractKind>, taken: Array<i16, 4, { name::TAKEN }>) -> Option<PyErr> {
    kind.0.why_not_taken(taken.0).map(raised)
}

crate::compare::compared!(Contract, "king.Contract(%)", ordered);
