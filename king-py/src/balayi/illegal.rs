//! Why an action is refused.

use king_rules::balayi as rules;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::illegal::illegal;
use crate::lang::Lang;
use crate::numbers::{Number, name};
use crate::values::Reduced;

illegal! {
    /// Why an action is refused: what `why_not` returns and `IllegalAction` carries.
    ///
    /// >>> illegal = balayi.Round(balayi.Pack.from_seed(7), 0).why_not("SA")
    /// >>> illegal.reason, illegal.clause, illegal.message()
    /// (Reason.WRONG_PHASE, 'B2.3', 'that cannot be done now: this is the time for declaration')
    "king_rules.balayi", "balayi.Illegal"
}
