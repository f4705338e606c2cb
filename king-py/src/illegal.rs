//! Why an action is refused.

use king_rules as rules;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

/// The stable reason of a refusal, a member of the Python enum.
pub(crate) struct Reason(pub(crate) rules::Reason);

impl<'py> IntoPyObject<'py> for Reason {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;
    crate::hints::hint!(returns "king_rules", "Reason");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        CLASS.import(py, "king_rules", "Reason")?.call1((self.0.code(),))
    }
}

/// Writes the class `Illegal` of a game, whose module of the crate is in scope as `rules`.
macro_rules! illegal {
    ($(#[$meta:meta])* $module:literal, $name:literal) => {
        $(#[$meta])*
        #[pyo3::pyclass(frozen, module = $module)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub(crate) struct Illegal(rules::Illegal);

        impl From<rules::Illegal> for Illegal {
            fn from(illegal: rules::Illegal) -> Self {
                Self(illegal)
            }
        }

        #[pyo3::pymethods]
        impl Illegal {
            /// Raises `ValueError` when there is no such refusal.
            #[new]
            #[pyo3(
                signature = (code, found=Number(0), wanted=Number(0)), text_signature = "(code, found=0, wanted=0)"
            )]
            fn new(
                code: Number<u8, { name::CODE }>,
                found: Number<i32, { name::FOUND }>,
                wanted: Number<i32, { name::WANTED }>,
            ) -> PyResult<Self> {
                let illegal = rules::Illegal::from_parts(code.0, found.0 as u32, wanted.0 as u32);
                illegal.map(Self).ok_or_else(|| PyValueError::new_err("there is no such refusal"))
            }

            /// The stable code of this law, from 1: one reason can have several.
            #[getter]
            fn code(&self) -> u8 {
                self.0.code()
            }

            /// The reason, of the stable list that both games and all languages share.
            #[getter]
            fn reason(&self) -> $crate::illegal::Reason {
                $crate::illegal::Reason(self.0.reason())
            }

            /// The clause of the rulebook that is broken, such as `K7.2`.
            #[getter]
            fn clause(&self) -> &'static str {
                self.0.clause()
            }

            /// What was found, as a number: such as the number of a card; 0 when there is none.
            #[getter]
            fn found(&self) -> i32 {
                self.0.found() as i32
            }

            /// What was wanted, as a number; 0 when there is none.
            #[getter]
            fn wanted(&self) -> i32 {
                self.0.wanted() as i32
            }

            /// The message for a player, in English (`"en"`, in ASCII) or Turkish (`"tr"`), without the clause.
            #[pyo3(signature = (lang=Lang::EN), text_signature = "($self, lang='en')")]
            fn message(&self, lang: Lang) -> String {
                self.0.message(lang.0).to_string()
            }

            fn __str__(&self) -> String {
                self.0.to_string()
            }

            fn __repr__(&self) -> String {
                format!(concat!($name, "({}, {}, {})"), self.code(), self.found(), self.wanted())
            }

            fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (u8, i32, i32)> {
                (py.get_type::<Self>(), (self.code(), self.found(), self.wanted()))
            }
        }

        $crate::values::value!(Illegal);
        $crate::compare::compared!(Illegal, "");
    };
}
pub(crate) use illegal;
