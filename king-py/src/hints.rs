//! What stands in the stubs for what is read and returned. The rest of a signature pyo3 knows itself: with the feature
//! `stubs`, which only the generator of the stubs asks for (`king-py/stubs`), every class describes its members, their types
//! and their docs.

/// Inside a conversion: the type that stands in the stubs for what it reads or returns.
macro_rules! hint {
    (reads $module:tt, $name:tt) => {
        $crate::hints::hint!(INPUT_TYPE = name!($module, $name));
    };
    (returns $module:tt, $name:tt) => {
        $crate::hints::hint!(OUTPUT_TYPE = name!($module, $name));
    };
    ($Const:ident = $($hint:tt)+) => {
        #[cfg(feature = "stubs")]
        const $Const: pyo3::inspect::PyStaticExpr = {
            #[allow(unused_imports)]
            use pyo3::{type_hint_identifier as name, type_hint_subscript as of};
            $($hint)+
        };
    };
    ($Const:ident) => {
        #[cfg(feature = "stubs")]
        const $Const: pyo3::inspect::PyStaticExpr;
    };
}
pub(crate) use hint;

/// The `...` in `tuple[int, ...]`.
#[cfg(feature = "stubs")]
pub(crate) const ANY_NUMBER: pyo3::inspect::PyStaticExpr =
    pyo3::inspect::PyStaticExpr::Constant { value: pyo3::inspect::PyStaticConstant::Ellipsis };
