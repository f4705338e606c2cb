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
        let text = ob.extract::<Text<'_>>()?;
        let unknown = |_| PyValueError::new_err(format!("no language '{text}': there are 'en' and 'tr'"));
        text.parse().map(Self).map_err(unknown)
    }
}
