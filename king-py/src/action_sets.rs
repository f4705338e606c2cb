//! Actions on the way to Python, and sets of them, for both games.

/// Writes, for the class `Action` of a game (whose module of the crate is in scope as `rules`): the action objects,
/// which are made once, `ActionOut`, the text methods, and the class `ActionSet`.
macro_rules! action_set {
    ($(#[$meta:meta])* $Set:ident, $module:literal, $action:literal, $set:literal) => {
        /// The action objects, in the order of the codes.
        fn object(py: pyo3::Python<'_>, action: rules::Action) -> pyo3::PyResult<&pyo3::Py<Action>> {
            static ACTIONS: pyo3::sync::PyOnceLock<Vec<pyo3::Py<Action>>> = pyo3::sync::PyOnceLock::new();
            let actions = ACTIONS.get_or_try_init(py, || {
                let actions = (0..=u8::MAX).map_while(rules::Action::from_code);
                actions.map(|action| pyo3::Py::new(py, Action(action))).collect::<pyo3::PyResult<_>>()
            })?;
            Ok(&actions[usize::from(action.code())])
        }

        /// An action on the way to Python.
        #[derive(Clone, Copy)]
        pub(crate) struct ActionOut(pub(crate) rules::Action);

        impl<'py> pyo3::IntoPyObject<'py> for ActionOut {
            type Target = Action;
            type Output = pyo3::Bound<'py, Action>;
            type Error = pyo3::PyErr;
            $crate::hints::hint!(OUTPUT_TYPE = <Action as pyo3::PyTypeInfo>::TYPE_HINT);

            fn into_pyobject(self, py: pyo3::Python<'py>) -> pyo3::PyResult<Self::Output> {
                Ok(object(py, self.0)?.bind(py).clone())
            }
        }

        $crate::values::text_value!(Action, $action);
        $crate::compare::compared!(Action, concat!($action, "(%)"), ordered);

        $(#[$meta])*
        #[pyo3::pyclass(frozen, module = $module)]
        #[derive(Clone, Copy)]
        pub(crate) struct $Set(pub(crate) rules::ActionSet);

        impl $crate::sets::SetClass for $Set {
            const NAME: &'static str = stringify!($Set);
            const WRITE: &'static str = "";
            $crate::hints::hint!(READS = name!(concat!($module, ".typing"), "ActionsLike"));
            type Item = ActionOut;

            fn bits(self) -> u128 {
                self.0.bits().into()
            }

            fn of_bits(bits: u128) -> Option<Self> {
                rules::ActionSet::from_bits(bits.try_into().ok()?).map(Self)
            }

            fn instance(ob: pyo3::Borrowed<'_, '_, pyo3::PyAny>) -> Option<Self> {
                ob.cast::<Self>().ok().map(|set| *set.get())
            }

            fn parse(_: &str) -> pyo3::PyResult<Self> {
                Err(pyo3::exceptions::PyTypeError::new_err("a set of actions has no text: pass an iterable of actions"))
            }

            fn item(bit: u32) -> ActionOut {
                ActionOut(rules::Action::from_code(bit as u8).expect("a bit of a set of actions"))
            }

            fn read_item(ob: pyo3::Borrowed<'_, '_, pyo3::PyAny>) -> pyo3::PyResult<u32> {
                ob.extract::<Action>().map(|action| action.0.code().into())
            }

            fn is_item(ob: pyo3::Borrowed<'_, '_, pyo3::PyAny>) -> bool {
                ob.is_instance_of::<Action>()
            }
        }

        $crate::sets::set_methods!($Set);
        $crate::values::value!($Set);

        #[pyo3::pymethods]
        impl $Set {
            #[new]
            #[pyo3(signature = (actions=$Set(rules::ActionSet::EMPTY), /), text_signature = "(actions=(), /)")]
            fn new(actions: Self) -> Self {
                actions
            }

            /// No action.
            #[classattr]
            #[pyo3(name = "EMPTY")]
            fn empty() -> Self {
                Self(rules::ActionSet::EMPTY)
            }

            /// Every action.
            #[classattr]
            #[pyo3(name = "ALL")]
            fn all() -> Self {
                Self(rules::ActionSet::ALL)
            }

            /// The actions that are not in the set.
            fn __invert__(&self) -> Self {
                Self::all().difference_bits(*self)
            }

            /// The cards among the actions.
            #[getter]
            fn cards(&self) -> $crate::card_set::CardSet {
                $crate::card_set::CardSet(self.0.cards())
            }

            fn __repr__(&self) -> String {
                let texts: Vec<_> = self.0.iter().map(|action| format!("'{action}'")).collect();
                format!(concat!($set, "([{}])"), texts.join(", "))
            }

            fn __reduce__<'py>(&self, py: pyo3::Python<'py>) -> (pyo3::Bound<'py, pyo3::types::PyType>, (u128,)) {
                (py.get_type::<Self>(), (self.0.bits().into(),))
            }
        }
    };
}
pub(crate) use action_set;
