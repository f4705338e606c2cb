//! Why an action is refused.

use king_rules as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::lang::Lang;
use crate::numbers::Number;
use crate::values::{Reduced, copies};

/// Why an action is refused: what `why_not` gives and `IllegalAction` carries.
///
/// >>> reason = king.Round(king.Deal.from_seed(7), "N").why_not("SA")
/// >>> reason.code, reason.name, reason.clause
/// (3, 'wrong_phase', 'K3.1')
/// >>> print(reason.message("tr"))
/// bu şimdi yapılamaz: oyunun aşaması söyleme
#[pyclass(frozen, eq, hash, module = "king_rules")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Reason {
    reason: rules::Reason,
    clause: String,
    messages: [String; 2],
}

impl From<rules::king::Illegal> for Reason {
    fn from(illegal: rules::king::Illegal) -> Self {
        Self::of(illegal.reason(), illegal.clause(), |lang| illegal.message(lang).to_string())
    }
}

impl From<rules::balayi::Illegal> for Reason {
    fn from(illegal: rules::balayi::Illegal) -> Self {
        Self::of(illegal.reason(), illegal.clause(), |lang| illegal.message(lang).to_string())
    }
}

impl Reason {
    fn of(reason: rules::Reason, clause: &str, message: impl Fn(rules::Lang) -> String) -> Self {
        Self { reason, clause: clause.to_owned(), messages: [rules::Lang::En, rules::Lang::Tr].map(message) }
    }
}

#[pymethods]
impl Reason {
    #[new]
    fn new(code: Number<u8>, clause: String, english: String, turkish: String) -> PyResult<Self> {
        let reason = rules::Reason::ALL.into_iter().find(|reason| reason.code() == code.0);
        let reason =
            reason.ok_or_else(|| PyValueError::new_err(format!("{} is no reason: they go from 1 to 18", code.0)))?;
        Ok(Self { reason, clause, messages: [english, turkish] })
    }

    /// The stable code, 1 to 18, the same in every language.
    #[getter]
    fn code(&self) -> u8 {
        self.reason.code()
    }

    /// The stable name, such as `must_follow`.
    #[getter]
    fn name(&self) -> &'static str {
        self.reason.name()
    }

    /// The clause of the rulebook that is broken, such as `K7.2`.
    #[getter]
    fn clause(&self) -> &str {
        &self.clause
    }

    /// The sentence to tell a player, in English (`"en"`) or Turkish (`"tr"`), without the clause.
    #[pyo3(signature = (lang=Lang::EN), text_signature = "($self, lang='en')")]
    fn message(&self, lang: Lang) -> &str {
        let [english, turkish] = &self.messages;
        match lang.0 {
            rules::Lang::En => english,
            rules::Lang::Tr => turkish,
        }
    }

    fn __str__(&self) -> String {
        format!("{} ({})", self.messages[0], self.clause)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (_, arguments) = self.__reduce__(py);
        Ok(format!("Reason{}", arguments.into_pyobject(py)?.repr()?))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (u8, String, String, String)> {
        let [english, turkish] = self.messages.clone();
        (py.get_type::<Self>(), (self.reason.code(), self.clause.clone(), english, turkish))
    }
}

copies!(Reason);
