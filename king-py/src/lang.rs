//! The language of names and messages.

use crate::text::Text;
use king_rules as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// `"en"` or `"tr"`.
#[derive(Clone, Copy)]
pub(crate) struct Lang(pub(crate) rules::Lang);

impl Lang {
    pub(crate) const EN: Self = Self(rules::Lang::En);
}

/// Whether a language is Turkish.
#[pyfunction]
pub(crate) fn is_turkish(lang: Lang) -> bool {
    matches!(lang.0, rules::Lang::Tr)
}

impl FromPyObject<'_, '_> for Lang {
    type Error = PyErr;
    crate::hints::hint!(reads "king_rules.typing", "Lang");

    fn extract(ob: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        match ob.extract::<Text<'_>>()?.as_ref() {
            "en" => Ok(Self(rules::Lang::En)),
            "tr" => Ok(Self(rules::Lang::Tr)),
            other => Err(PyValueError::new_err(format!("no language '{other}': there are 'en' and 'tr'"))),
        }
    }
}
