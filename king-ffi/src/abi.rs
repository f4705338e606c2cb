//! The macro in which the ABI is written: an entry is a function, a number or a type, with its manual.
//!
//! `fn king_table_trump(table: &king_table) -> trump: Option<Suit> = table.trump();` is a function of C that takes a
//! pointer and returns a suit, KING_NONE when there is none. What comes in and what goes out are types with a meaning, which
//! convert themselves: see `takes.rs` and `writes.rs`. `-> text` writes a text, `-> lists` two lists side by side; `| error` describes in the
//! last parameter what is wrong. The expression after `=` is the answer; a `?` in it ends the call.
//!
//! All of it is also described as data, for the header and api.json: see `describe.rs`.

/// The entries of a chapter, behind what the chapter is about.
macro_rules! abi {
    // What the chapter is about, a line after the other.
    (#![doc = $line:literal] $($rest:tt)*) => { abi! { @about [$line] $($rest)* } };
    (@about [$($about:literal)*] #![doc = $line:literal] $($rest:tt)*) => { abi! { @about [$($about)* $line] $($rest)* } };
    (@about $about:tt $($rest:tt)*) => { abi! { @ $about [] $($rest)* } };

    (@ [$($about:literal)*] [$($items:tt)*]) => {
        pub(crate) const CHAPTER: $crate::describe::Chapter =
            $crate::describe::Chapter { path: module_path!(), about: &[$($about),*], items: &[$($items)*] };
    };

    // A number with a name.
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* const $NAME:ident: $T:ident = $value:expr; $($rest:tt)*
    ) => {
        $(#[doc = $doc])*
        pub const $NAME: $T = $value;
        abi! { @ $about [$($items)* $crate::describe::Item {
            name: stringify!($NAME),
            doc: &[$($doc),*],
            what: $crate::describe::What::Constant(<$T as $crate::convert::Scalar>::C, $NAME as i64),
        },] $($rest)* }
    };

    // The numbers of an enumeration of king-rules, all of them and in its order.
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* enum $name:ident: $T:ty { $($(#[doc = $docs:literal])* $Member:ident),+ $(,)? } $($rest:tt)*
    ) => {
        const _: () = {
            assert!([$(stringify!($Member)),+].len() == <$T>::ALL.len());
        };
        abi! { @ $about [$($items)* $crate::describe::Item {
            name: stringify!($name),
            doc: &[$($doc),*],
            what: $crate::describe::What::Enumeration {
                of: "uint8_t",
                members: &[$($crate::describe::Member {
                    name: stringify!($Member), doc: &[$($docs),*], value: <$T>::$Member as i64,
                }),+],
            },
        },] $($rest)* }
    };

    // Numbers that stand in no enumeration of king-rules.
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* enum $name:ident { $($(#[doc = $docs:literal])* $Member:ident = $value:expr),+ $(,)? } $($rest:tt)*
    ) => {
        abi! { @ $about [$($items)* $crate::describe::Item {
            name: stringify!($name),
            doc: &[$($doc),*],
            what: $crate::describe::What::Enumeration {
                of: "uint8_t",
                members: &[$($crate::describe::Member {
                    name: stringify!($Member), doc: &[$($docs),*], value: $value as i64,
                }),+],
            },
        },] $($rest)* }
    };

    // A type that stands elsewhere, but belongs here in the manual.
    (@ $about:tt [$($items:tt)*] use $T:ident; $($rest:tt)*) => {
        abi! { @ $about [$($items)* <$T as $crate::describe::Shown>::ITEM,] $($rest)* }
    };

    // Memory of the caller with a value of king-rules in it; the number is that of its kind.
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* value $name:ident($Inner:ty) = $kind:literal; $($rest:tt)*
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy)]
        #[repr(C)]
        pub struct $name {
            opaque: [u64; $crate::value::words::<$Inner>()],
        }

        // SAFETY: an array of words, as many as there are for the tag and the value, which is made of plain integers.
        unsafe impl $crate::value::Value for $name {
            type Inner = $Inner;
            const C: &str = stringify!($name);
            const KIND: u8 = $kind;
            const ZERO: Self = Self { opaque: [0; $crate::value::words::<$Inner>()] };
        }

        abi! { @ $about [$($items)* $crate::describe::Item {
            name: stringify!($name),
            doc: &[$($doc),*],
            what: $crate::describe::What::Value { kind: $kind, words: $crate::value::words::<$Inner>() },
        },] $($rest)* }
    };

    // A structure that the caller reads and writes itself.
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* struct $name:ident { $($fields:tt)+ } $($rest:tt)*
    ) => {
        $crate::describe::structure! { $(#[doc = $doc])* $name { $($fields)+ } }
        abi! { @ $about [$($items)* <$name as $crate::describe::Shown>::ITEM,] $($rest)* }
    };

    // A function that returns a number and cannot fail.
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* pure fn $name:ident($($param:ident: $P:ident),*) -> $T:ident = $body:expr; $($rest:tt)*
    ) => {
        $(#[doc = $doc])*
        #[unsafe(no_mangle)]
        pub extern "C" fn $name($($param: $P),*) -> $T {
            $body
        }
        abi! { @ $about [$($items)* $crate::describe::Item {
            name: stringify!($name),
            doc: &[$($doc),*],
            what: $crate::describe::What::Function($crate::describe::Function {
                returns: <$T as $crate::convert::Scalar>::C,
                none: false,
                parameters: &[&[$($crate::described::parameter!($param: $P)),*]],
            }),
        },] $($rest)* }
    };

    // A function that writes a text.
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* fn $name:ident $takes:tt -> text $(| $error:ident)? = $body:expr; $($rest:tt)*
    ) => {
        $crate::abi::export! { @ ($(#[doc = $doc])* $name) [] [] $takes text ($($error)?) $body }
        abi! { @ $about [$($items)* $crate::described::described!([$($doc),*] $name $takes text ($($error)?)),] $($rest)* }
    };
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* fn $name:ident $takes:tt -> optional text $(| $error:ident)? = $body:expr; $($rest:tt)*
    ) => {
        $crate::abi::export! { @ ($(#[doc = $doc])* $name) [] [] $takes text ($($error)?) ($body).ok_or($crate::status::king_status::KING_NONE)? }
        abi! { @ $about [$($items)* $crate::described::described!([$($doc),*] $name $takes optional_text ($($error)?)),] $($rest)* }
    };

    // A function that writes pairs as two lists.
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* fn $name:ident $takes:tt -> lists $a:ident: $A:ty, $b:ident: $B:ty = $body:expr; $($rest:tt)*
    ) => {
        $crate::abi::export! { @ ($(#[doc = $doc])* $name) [] [] $takes ($a: $A, $b: $B) () $body }
        abi! { @ $about [$($items)* $crate::described::described!([$($doc),*] $name $takes ($a: $A, $b: $B)),] $($rest)* }
    };

    // A function that writes its results, or only changes something.
    (@ $about:tt [$($items:tt)*]
        $(#[doc = $doc:literal])* fn $name:ident $takes:tt $(-> $($out:ident: $Out:ty),+)? $(| $error:ident)? = $body:expr; $($rest:tt)*
    ) => {
        $crate::abi::export! { @ ($(#[doc = $doc])* $name) [] [] $takes [$($($out: $Out),+)?] ($($error)?) $body }
        abi! { @ $about [$($items)* $crate::described::described!([$($doc),*] $name $takes [$($($out: $Out),+)?] ($($error)?)),] $($rest)* }
    };

    (@ $($what:tt)*) => { compile_error!(concat!("no entry of the ABI: ", stringify!($($what)*))); };
}

/// A function of C. What it takes is worked through first, one parameter after the other.
macro_rules! export {
    // A line of a file: what is no text is reported with its number, which the file would count next.
    (@ $head:tt [$($raw:tt)*] [$($take:tt)*] ($name:ident: &str in $file:ident $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::abi::export! {
            @ $head
            [$($raw)* $name: *const core::ffi::c_char, length: u32,]
            // SAFETY: the caller keeps the promise at the head of `memory.rs`.
            [$($take)* let $name = unsafe { $crate::strings::text($name, length) }
                .map_err(|failure| failure.in_line($file.lines().saturating_add(1)))?;]
            ($($($more)*)?) $($tail)*
        }
    };
    (@ $head:tt [$($raw:tt)*] [$($take:tt)*] ($name:ident: &str $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::abi::export! {
            @ $head
            [$($raw)* $name: *const core::ffi::c_char, length: u32,]
            // SAFETY: the caller keeps the promise at the head of `memory.rs`.
            [$($take)* let $name = unsafe { $crate::strings::text($name, length)? };]
            ($($($more)*)?) $($tail)*
        }
    };
    (@ $head:tt [$($raw:tt)*] [$($take:tt)*] ($name:ident: &[$T:ty] $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::abi::export! {
            @ $head
            [$($raw)* $name: *const <$T as $crate::convert::Scalar>::Narrow, count: u32,]
            // SAFETY: as above.
            [$($take)* let $name = unsafe { $crate::takes::list::<$T>($name, count)? };]
            ($($($more)*)?) $($tail)*
        }
    };
    (@ $head:tt [$($raw:tt)*] [$($take:tt)*] ($name:ident: &mut [$T:ty] $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::abi::export! {
            @ $head
            [$($raw)* $name: *mut $T, count: u32,]
            // SAFETY: as above.
            [$($take)* let $name = unsafe { $crate::memory::lent::<$T>($name, count)? };]
            ($($($more)*)?) $($tail)*
        }
    };
    (@ $head:tt [$($raw:tt)*] [$($take:tt)*] ($name:ident: $T:ty $(, $($more:tt)*)?) $($tail:tt)*) => {
        $crate::abi::export! {
            @ $head
            [$($raw)* $name: <$T as $crate::convert::Takes>::Raw,]
            // SAFETY: as above.
            [$($take)* let $name = unsafe { <$T as $crate::convert::Takes>::take($name)? };]
            ($($($more)*)?) $($tail)*
        }
    };

    (@ ($(#[doc = $doc:literal])* $name:ident) [$($raw:tt)*] [$($take:tt)*] () text ($($error:ident)?) $body:expr) => {
        $(#[doc = $doc])*
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            $($raw)* buffer: *mut core::ffi::c_char, size: u32, length: *mut u32, $($error: *mut $crate::failure::king_error)?
        ) -> i32 {
            let what = || { $($take)* Ok($body) };
            // SAFETY: as above.
            unsafe { $crate::strings::write_text(buffer, size, length, $crate::abi::place!($($error)?), what) }
        }
    };
    (@ ($(#[doc = $doc:literal])* $name:ident) [$($raw:tt)*] [$($take:tt)*] () ($a:ident: $A:ty, $b:ident: $B:ty) () $body:expr) => {
        $(#[doc = $doc])*
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            $($raw)*
            $a: *mut <$A as $crate::convert::Scalar>::Narrow, $b: *mut <$B as $crate::convert::Scalar>::Narrow,
            capacity: u32, count: *mut u32,
        ) -> i32 {
            let what = || { $($take)* Ok($body) };
            // SAFETY: as above.
            unsafe { $crate::writes::write_lists::<$A, $B, _>($a, $b, capacity, count, what) }
        }
    };
    (@ ($(#[doc = $doc:literal])* $name:ident) [$($raw:tt)*] [$($take:tt)*] () [$($out:ident: $Out:ty),*] ($($error:ident)?) $body:expr) => {
        $(#[doc = $doc])*
        #[allow(unused_parens, reason = "one alone is none of several")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            $($raw)* $($out: <$Out as $crate::convert::Writes>::Places,)* $($error: *mut $crate::failure::king_error)?
        ) -> i32 {
            let what = || { $($take)* Ok($body) };
            // SAFETY: as above.
            unsafe { $crate::convert::answer::<($($Out),*)>(($($out),*), $crate::abi::place!($($error)?), what) }
        }
    };
}

/// Where an error is described, if it is.
macro_rules! place {
    () => {
        core::ptr::null_mut()
    };
    ($error:ident) => {
        $error
    };
}

pub(crate) use {abi, export, place};
