//! Sets of the members of an enum: seats, contracts, and what may be declared in Balayı.

/// Writes the class of a set of the crate, whose items are members of a Python enum.
macro_rules! member_set {
    ($(#[$meta:meta])* $Set:ident($Inner:ty) of $Item:ty, $module:literal, $name:literal, $likes:literal, $all:literal) => {
        $(#[$meta])*
        #[pyo3::pyclass(frozen, module = $module)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub(crate) struct $Set(pub(crate) $Inner);

        impl $crate::sets::SetClass for $Set {
            const NAME: &'static str = stringify!($Set);
            const WRITE: &'static str = concat!($name, "(%)");
            $crate::hints::hint!(READS = name!(concat!($module, ".typing"), $likes));
            type Item = $crate::members::Of<$Item>;

            fn bits(self) -> u128 {
                self.0.bits().into()
            }

            fn of_bits(bits: u128) -> Option<Self> {
                <$Inner>::from_bits(bits.try_into().ok()?).map(Self)
            }

            fn instance(ob: pyo3::Borrowed<'_, '_, pyo3::PyAny>) -> Option<Self> {
                ob.cast::<Self>().ok().map(|set| *set.get())
            }

            fn parse(text: &str) -> pyo3::PyResult<Self> {
                text.parse().map(Self).map_err($crate::errors::raised)
            }

            fn item(bit: u32) -> Self::Item {
                use $crate::members::Member;
                $crate::members::Of(<$Item>::from_number(bit as usize).expect("a bit of the set"))
            }

            fn read_item(ob: pyo3::Borrowed<'_, '_, pyo3::PyAny>) -> pyo3::PyResult<u32> {
                <$Item as $crate::members::Member>::read(ob).map(|item| item.index() as u32)
            }

            fn is_item(ob: pyo3::Borrowed<'_, '_, pyo3::PyAny>) -> bool {
                <$Item as $crate::members::Member>::is_member(ob).unwrap_or(false)
            }
        }

        $crate::sets::set_methods!($Set);
        $crate::values::text_value!($Set, $name);

        #[pyo3::pymethods]
        impl $Set {
            #[new]
            #[pyo3(signature = (items=$Set(<$Inner>::EMPTY), /), text_signature = "(items=(), /)")]
            fn new(items: Self) -> Self {
                items
            }

            /// The empty set.
            #[classattr]
            #[pyo3(name = "EMPTY")]
            fn empty() -> Self {
                Self(<$Inner>::EMPTY)
            }

            #[doc = $all]
            #[classattr]
            #[pyo3(name = "ALL")]
            fn all() -> Self {
                Self(<$Inner>::ALL)
            }

            /// What is not in the set.
            fn __invert__(&self) -> Self {
                Self::all().difference_bits(*self)
            }
        }
    };
}
pub(crate) use member_set;
