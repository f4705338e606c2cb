//! Who has doubled whom.

use king_rules::king;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;

use super::contract::Settled;
use super::sets::SeatSet;
use crate::errors::raised;
use crate::lang::Lang;
use crate::members::Of;
use crate::numbers::{Array, name, number, shown};
use crate::text;
use crate::values::text_value;

/// The outcome of the talk: an arrow for every double, from the seat that doubles to the seat doubled (K6.4).
///
/// It is made from its text, `-` or the doubling seats with those they doubled (`N>ES,S>N`), or from its mask (bit 4 ×
/// a + b when seat a has doubled seat b), which `int()` returns. Wherever doubles are taken, these are taken as well.
///
/// >>> doubles = king.Doubles("N>W,W>NES")
/// >>> doubles.relation("N", "W"), doubles.relation("E", "W"), doubles.relation("E", "S")
/// (king.Relation.SUR, king.Relation.KONTUR, king.Relation.UNDOUBLED)
/// >>> doubles.doubled_by("W"), doubles.doublers_of("W")
/// (king.SeatSet('NES'), king.SeatSet('N'))
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Doubles(pub(crate) king::Doubles);

impl FromPyObject<'_, '_> for Doubles {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "DoublesLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(doubles) = ob.cast::<Self>() {
            return Ok(*doubles.get());
        }
        if ob.is_instance_of::<PyString>() {
            return text::of(ob)?.parse().map(Self).map_err(raised);
        }
        let no_doubles =
            || format!("{} are no doubles: doubles, their text such as 'N>ES,S>N', or their mask", shown(ob));
        match number(ob)? {
            Some(mask) => {
                let doubles = mask.and_then(king::Doubles::from_bits);
                doubles.map(Self).ok_or_else(|| PyValueError::new_err(no_doubles()))
            }
            None => Err(PyTypeError::new_err(no_doubles())),
        }
    }
}

#[pymethods]
impl Doubles {
    #[new]
    #[pyo3(signature = (doubles=Doubles(king::Doubles::NONE), /), text_signature = "(doubles='-', /)")]
    fn new(doubles: Self) -> Self {
        doubles
    }

    /// Nobody has doubled anybody.
    #[classattr]
    #[pyo3(name = "NONE")]
    fn none() -> Self {
        Self(king::Doubles::NONE)
    }

    /// These doubles and those of `by` on each seat of `on`; itself is left out.
    ///
    /// >>> king.Doubles().with_("N", "ES")
    /// king.Doubles('N>ES')
    fn with_(&self, by: Of<king::Seat>, on: SeatSet) -> Self {
        Self(self.0.with(by.0, on.0))
    }

    /// These doubles and the others; `|` is the same.
    fn union(&self, other: Self) -> Self {
        Self(self.0.union(other.0))
    }

    fn __or__(&self, other: Self) -> Self {
        self.union(other)
    }

    fn __ror__(&self, other: Self) -> Self {
        self.union(other)
    }

    /// The seats that this seat has doubled.
    fn doubled_by(&self, by: Of<king::Seat>) -> SeatSet {
        SeatSet(self.0.doubled_by(by.0))
    }

    /// The seats that have doubled this seat.
    fn doublers_of(&self, on: Of<king::Seat>) -> SeatSet {
        SeatSet(self.0.doublers_of(on.0))
    }

    /// How the two seats stand to each other; a seat stands in no relation to itself.
    fn relation(&self, a: Of<king::Seat>, b: Of<king::Seat>) -> Of<king::Relation> {
        Of(self.0.relation(a.0, b.0))
    }

    /// Why no talk over this contract can lead to these doubles, as an exception that is not raised; `None` when one can
    /// (K5.1, K5.3, K6.1): the declarer doubles only those who doubled it, and in koz and dürt the others double only
    /// the declarer.
    ///
    /// >>> print(king.Doubles("E>S").why_not("N", "koz"))
    /// East cannot double South: in koz and durt only the declarer can be doubled (K5.3)
    #[pyo3(signature = (declarer, contract) -> "DoublesError | None")]
    fn why_not(&self, declarer: Of<king::Seat>, contract: Settled) -> Option<PyErr> {
        self.0.why_not(declarer.0, contract.0).map(raised)
    }

    /// The scores of a round (K9), N, E, S, W, from the points that the seats took (≥ 0) in a penalty, or won in koz
    /// and dürt. `contract` is a contract or its kind, of which a number is that of a `ContractKind`, 0 to 7; `tie` is the house
    /// rule `sale_tie`.
    ///
    /// >>> # The last example of the source: North took 1 man, East and South 2, West 3.
    /// >>> king.Doubles("N>E,E>NSW,S>W,W>ES").settle("erkek_almaz", [6, 12, 12, 18])
    /// (12, -6, 12, -66)
    /// >>> king.Doubles("E>N").settle("koz:H", [40, 5, 10, 10]) == king.Doubles("E>N").settle("koz", [40, 5, 10, 10])
    /// True
    #[pyo3(
        signature = (contract, taken, tie=Of(king::SaleTie::FirstInTurn)),
        text_signature = "($self, contract, taken, tie='first_in_turn')"
    )]
    fn settle(
        &self,
        contract: Settled,
        taken: Array<i16, 4, { name::TAKEN }>,
        tie: Of<king::SaleTie>,
    ) -> (i32, i32, i32, i32) {
        self.0.settle(contract.0, taken.0, tie.0).into()
    }

    /// Who buys the penalty points of `seller`, `None` if nobody does (K9.3, K9.4): a related seat that took more, a
    /// sür partner before a kontur partner, and among those the one that took most. Nobody buys in koz and dürt.
    ///
    /// >>> king.Doubles("N>ES").buyer("kiz_almaz", [10, 10, 20, 0], "N")
    /// king.Seat.SOUTH
    #[pyo3(
        signature = (contract, taken, seller, tie=Of(king::SaleTie::FirstInTurn)),
        text_signature = "($self, contract, taken, seller, tie='first_in_turn')"
    )]
    fn buyer(
        &self,
        contract: Settled,
        taken: Array<i16, 4, { name::TAKEN }>,
        seller: Of<king::Seat>,
        tie: Of<king::SaleTie>,
    ) -> Option<Of<king::Seat>> {
        self.0.buyer(contract.0, taken.0, tie.0, seller.0).map(Of)
    }

    /// The pairs in a sentence, in English or Turkish.
    ///
    /// >>> king.Doubles("N>W,W>NE").display_name("tr")
    /// 'sür kontur: Kuzey-Batı; kontur: Doğu-Batı'
    #[pyo3(signature = (lang=Lang::EN), text_signature = "($self, lang='en')")]
    fn display_name(&self, lang: Lang) -> String {
        self.0.name(lang.0).to_string()
    }

    fn __bool__(&self) -> bool {
        self.0 != king::Doubles::NONE
    }

    fn __int__(&self) -> u16 {
        self.0.bits()
    }
}

text_value!(Doubles, "king.Doubles");

crate::compare::compared!(Doubles, "king.Doubles(%)");
