//! How the entries of `abi!` are described as data: the macros that make what `describe.rs` defines.

/// The description of a function.
macro_rules! described {
    ($doc:tt $name:ident $takes:tt text ($($error:ident)?)) => {
        $crate::described::described!(@ $doc $name false [] $takes [$crate::writes::TEXT_OUT] ($($error)?))
    };
    ($doc:tt $name:ident $takes:tt optional_text ($($error:ident)?)) => {
        $crate::described::described!(@ $doc $name true [] $takes [$crate::writes::TEXT_OUT] ($($error)?))
    };
    ($doc:tt $name:ident $takes:tt ($a:ident: $A:ty, $b:ident: $B:ty)) => {
        $crate::described::described!(@ $doc $name false [] $takes [&[
            $crate::writes::list_out::<$A>(stringify!($a)), $crate::writes::list_out::<$B>(stringify!($b)),
            $crate::writes::CAPACITY, $crate::writes::COUNT,
        ]] ())
    };
    ($doc:tt $name:ident $takes:tt [$($out:ident: $Out:ty),*] ($($error:ident)?)) => {
        $crate::described::described!(@ $doc $name (false $(|| <$Out as $crate::convert::Writes>::OF.none)*) [] $takes [&[$($crate::describe::Parameter {
            name: stringify!($out), role: $crate::describe::Role::Out, of: <$Out as $crate::convert::Writes>::OF, sized: None,
        }),*]] ($($error)?))
    };

    (@ $doc:tt $name:ident $none:tt $taken:tt ($param:ident: &str in $file:ident $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::described::described!(@ $doc $name $none $taken ($param: &str $(, $($more)*)?) $($tail)*)
    };
    (@ $doc:tt $name:ident $none:tt [$($taken:tt)*] ($param:ident: &str $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::described::described!(@ $doc $name $none
            [$($taken)* $crate::takes::text_in(stringify!($param), concat!(stringify!($param), "_length")),
             $crate::takes::length_in(concat!(stringify!($param), "_length"), "length"),] ($($($more)*)?) $($tail)*)
    };
    (@ $doc:tt $name:ident $none:tt [$($taken:tt)*] ($param:ident: &[$T:ty] $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::described::described!(@ $doc $name $none
            [$($taken)* $crate::takes::list_in::<$T>(stringify!($param), concat!(stringify!($param), "_count")),
             $crate::takes::length_in(concat!(stringify!($param), "_count"), "size"),] ($($($more)*)?) $($tail)*)
    };
    (@ $doc:tt $name:ident $none:tt [$($taken:tt)*] ($param:ident: &mut [$T:ty] $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::described::described!(@ $doc $name $none
            [$($taken)* $crate::takes::lent::<$T>(stringify!($param), concat!(stringify!($param), "_count")),
             $crate::takes::length_in(concat!(stringify!($param), "_count"), "size"),] ($($($more)*)?) $($tail)*)
    };
    (@ $doc:tt $name:ident $none:tt [$($taken:tt)*] ($param:ident: $T:ty $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::described::described!(@ $doc $name $none [$($taken)* $crate::described::parameter!($param: $T),] ($($($more)*)?) $($tail)*)
    };
    (@ [$($doc:literal),*] $name:ident $none:tt [$($taken:tt)*] () [$outputs:expr] ($($error:ident)?)) => {
        $crate::describe::Item {
            name: stringify!($name),
            doc: &[$($doc),*],
            what: $crate::describe::What::Function($crate::describe::Function {
                returns: "status",
                none: $none,
                parameters: &[&[$($taken)*], $outputs, &[$($crate::writes::error_out(stringify!($error)))?]],
            }),
        }
    };
}

macro_rules! parameter {
    ($param:ident: $T:ty) => {
        $crate::describe::Parameter {
            name: stringify!($param),
            role: <$T as $crate::convert::Takes>::ROLE,
            of: <$T as $crate::convert::Takes>::OF,
            sized: None,
        }
    };
}

pub(crate) use {described, parameter};
