//! Why an action is refused.

use king_rules::king as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::illegal::illegal;
use crate::lang::Lang;
use crate::numbers::{Number, name};
use crate::values::Reduced;

illegal! {
    /// Why an action is refused: what `why_not` returns and `IllegalAction` carries.
    ///
    /// >>> illegal = king.Round(king.Deal.from_seed(7), "N").why_not("SA")
    /// >>> illegal.reason, illegal.clause, king.Phase(illegal.found)
    /// (Reason.WRONG_PHASE, 'K3.1', king.Phase.DECLARE)
    /// >>> print(illegal.message("tr"))
    /// bu yapılamaz: şimdi söyleme sırası
    "king_rules.king", "king.Illegal"
}
