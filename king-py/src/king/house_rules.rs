//! House rules.

use king_rules::king as rules;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyMapping, PyString};
use rules::{DurtEnd, KozVoid, PenaltyVoid, RifkiVoid, SaleTie};

use crate::errors::raised;
use crate::members::Of;
use crate::numbers::shown;
use crate::text::{self, Text};
use crate::tuples::Tuple;
use crate::values::text_reduce;

/// The house rules of a table: the options of K12. What is left out is as in the rulebook.
///
/// They are made from their options, or from their text: `-` for the rulebook, else what differs from it, in the order
/// of K12 (`koz_void=must_trump,early_end=false`). Wherever house rules are taken, their text and a mapping of options
/// to values are taken as well.
///
/// >>> rules = king.HouseRules(koz_void="must_trump", early_end=False)
/// >>> rules.koz_void, rules.sale_tie, str(rules)
/// (king.KozVoid.MUST_TRUMP, king.SaleTie.FIRST_IN_TURN, 'koz_void=must_trump,early_end=false')
/// >>> rules.replace(koz_void="free") == king.HouseRules({"early_end": False})
/// True
#[pyclass(frozen, module = "king_rules.king")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct HouseRules(pub(crate) rules::HouseRules);

/// `true` or `false`, also in words, as in records.
struct Truth(bool);

impl FromPyObject<'_, '_> for Truth {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "TruthLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        // Those of numpy too.
        if let Ok(truth) = ob.extract() {
            return Ok(Self(truth));
        }
        let wrong = || format!("{} is neither True nor False", shown(ob));
        let Ok(text) = ob.extract::<Text<'_>>() else { return Err(PyTypeError::new_err(wrong())) };
        match &*text {
            "true" => Ok(Self(true)),
            "false" => Ok(Self(false)),
            _ => Err(PyValueError::new_err(wrong())),
        }
    }
}

impl FromPyObject<'_, '_> for HouseRules {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.king.typing", "HouseRulesLike");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(rules) = ob.cast::<Self>() {
            return Ok(*rules.get());
        }
        if ob.is_instance_of::<PyString>() {
            return text::of(ob)?.parse().map(Self).map_err(raised);
        }
        let options = ob.cast::<PyMapping>().map_err(|_| {
            PyTypeError::new_err(format!(
                "{} are no house rules: their text, or a mapping of options to values",
                shown(ob)
            ))
        })?;
        let mut rules = rules::HouseRules::new();
        for option in options.items()? {
            let (option, value): (Text<'_>, Bound<'_, PyAny>) = option.extract()?;
            match &*option {
                "rifki_void" => rules.rifki_void = value.extract::<Of<RifkiVoid>>()?.0,
                "penalty_void" => rules.penalty_void = value.extract::<Of<PenaltyVoid>>()?.0,
                "koz_void" => rules.koz_void = value.extract::<Of<KozVoid>>()?.0,
                "rifki_annul" => rules.rifki_annul = value.extract::<Truth>()?.0,
                "early_end" => rules.early_end = value.extract::<Truth>()?.0,
                "durt_end" => rules.durt_end = value.extract::<Of<DurtEnd>>()?.0,
                "sale_tie" => rules.sale_tie = value.extract::<Of<SaleTie>>()?.0,
                _ => {
                    let known = rules::HouseRules::OPTIONS.join(", ");
                    return Err(PyValueError::new_err(format!("no house rule '{option}': there are {known}")));
                }
            }
        }
        Ok(Self(rules))
    }
}

#[pymethods]
impl HouseRules {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "the options of K12")]
    #[pyo3(
        signature = (
            rules=HouseRules(rules::HouseRules::new()), /, *, rifki_void=None, penalty_void=None, koz_void=None,
            rifki_annul=None, early_end=None, durt_end=None, sale_tie=None,
        ),
        text_signature = "(rules='-', /, *, rifki_void=None, penalty_void=None, koz_void=None, rifki_annul=None, \
                          early_end=None, durt_end=None, sale_tie=None)"
    )]
    fn new(
        rules: Self,
        rifki_void: Option<Of<RifkiVoid>>,
        penalty_void: Option<Of<PenaltyVoid>>,
        koz_void: Option<Of<KozVoid>>,
        rifki_annul: Option<Truth>,
        early_end: Option<Truth>,
        durt_end: Option<Of<DurtEnd>>,
        sale_tie: Option<Of<SaleTie>>,
    ) -> Self {
        rules.replace(rifki_void, penalty_void, koz_void, rifki_annul, early_end, durt_end, sale_tie)
    }

    /// These rules with these options set to other values.
    #[expect(clippy::too_many_arguments, reason = "the options of K12")]
    #[pyo3(signature = (
        *, rifki_void=None, penalty_void=None, koz_void=None, rifki_annul=None, early_end=None, durt_end=None,
        sale_tie=None,
    ))]
    fn replace(
        &self,
        rifki_void: Option<Of<RifkiVoid>>,
        penalty_void: Option<Of<PenaltyVoid>>,
        koz_void: Option<Of<KozVoid>>,
        rifki_annul: Option<Truth>,
        early_end: Option<Truth>,
        durt_end: Option<Of<DurtEnd>>,
        sale_tie: Option<Of<SaleTie>>,
    ) -> Self {
        let mut rules = self.0;
        rules.rifki_void = rifki_void.map_or(rules.rifki_void, |value| value.0);
        rules.penalty_void = penalty_void.map_or(rules.penalty_void, |value| value.0);
        rules.koz_void = koz_void.map_or(rules.koz_void, |value| value.0);
        rules.rifki_annul = rifki_annul.map_or(rules.rifki_annul, |value| value.0);
        rules.early_end = early_end.map_or(rules.early_end, |value| value.0);
        rules.durt_end = durt_end.map_or(rules.durt_end, |value| value.0);
        rules.sale_tie = sale_tie.map_or(rules.sale_tie, |value| value.0);
        Self(rules)
    }

    /// The names of the options, in the order of K12.
    #[classattr]
    #[pyo3(name = "OPTIONS")]
    fn options() -> Tuple<&'static str> {
        rules::HouseRules::OPTIONS.iter().copied().collect()
    }

    /// Void in the suit led, in Rıfkı (K7.5).
    #[getter]
    fn rifki_void(&self) -> Of<RifkiVoid> {
        Of(self.0.rifki_void)
    }

    /// Void in the suit led, in the other penalties (K7.4).
    #[getter]
    fn penalty_void(&self) -> Of<PenaltyVoid> {
        Of(self.0.penalty_void)
    }

    /// Void in the suit led, in koz (K7.3).
    #[getter]
    fn koz_void(&self) -> Of<KozVoid> {
        Of(self.0.koz_void)
    }

    /// Whether a lone K♥ or A♥ may annul a Rıfkı round (K4).
    #[getter]
    fn rifki_annul(&self) -> bool {
        self.0.rifki_annul
    }

    /// Whether a round ends with its last penalty card (K7.8).
    #[getter]
    fn early_end(&self) -> bool {
        self.0.early_end
    }

    /// When dürt ends (K8.4).
    #[getter]
    fn durt_end(&self) -> Of<DurtEnd> {
        Of(self.0.durt_end)
    }

    /// Who buys among equals (K9.4).
    #[getter]
    fn sale_tie(&self) -> Of<SaleTie> {
        Of(self.0.sale_tie)
    }

    fn __repr__(&self) -> String {
        let default = rules::HouseRules::new();
        let differs = |option: &&str| self.0.get(option) != default.get(option);
        let options: Vec<_> = rules::HouseRules::OPTIONS
            .iter()
            .copied()
            .filter(differs)
            .map(|option| match self.0.get(option) {
                Some("true") => format!("{option}=True"),
                Some("false") => format!("{option}=False"),
                text => format!("{option}='{}'", text.unwrap_or_default()),
            })
            .collect();
        format!("king.HouseRules({})", options.join(", "))
    }
}

text_reduce!(HouseRules);

crate::compare::compared!(HouseRules, "king.HouseRules(%)");
