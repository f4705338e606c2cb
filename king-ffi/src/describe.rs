//! The ABI as data: what `abi!` makes of each of its entries besides the function or type itself. The header, api.json
//! and with it the tests are made of this. All of it is constants that the library does not use, so that none of it is in
//! the library.

/// A file of entries, a chapter of the header.
pub struct Chapter {
    /// The path of the module, `king::king::table`.
    pub path: &'static str,
    pub about: &'static [&'static str],
    pub items: &'static [Item],
}

pub struct Item {
    pub name: &'static str,
    pub doc: &'static [&'static str],
    pub what: What,
}

pub enum What {
    /// A number with a name, of that type in C.
    Constant(&'static str, i64),
    Enumeration {
        of: &'static str,
        members: &'static [Member],
    },
    /// A value with a tag: the number of its kind, and how many words it has.
    Value {
        kind: u8,
        words: usize,
    },
    Struct {
        size: usize,
        fields: &'static [Field],
    },
    Function(Function),
}

/// A number of an enumeration.
pub struct Member {
    pub name: &'static str,
    pub doc: &'static [&'static str],
    pub value: i64,
}

/// A member of a structure that the caller may look into.
pub struct Field {
    pub name: &'static str,
    pub doc: &'static [&'static str],
    pub of: Type,
}

pub struct Function {
    /// What it returns: a status, or a number.
    pub returns: &'static str,
    /// Whether it can answer KING_NONE.
    pub none: bool,
    /// One after the other.
    pub parameters: &'static [&'static [Parameter]],
}

pub struct Parameter {
    pub name: &'static str,
    pub role: Role,
    pub of: Type,
    /// The name of the number of items there are.
    pub sized: Option<&'static str>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A number that comes in.
    Number,
    /// A pointer to what is only read.
    In,
    /// A pointer to what is read and changed.
    Change,
    /// A pointer to what is only written.
    Out,
}

/// What a number stands for, or what a pointer leads to.
#[derive(Clone, Copy)]
pub struct Type {
    /// The type in C.
    pub c: &'static str,
    /// What a number or an item stands for.
    pub means: &'static str,
    /// How many items, by dimension.
    pub items: &'static [usize],
    /// Whether KING_NOTHING may stand there.
    pub nothing: bool,
    /// Whether the pointer may be NULL.
    pub null: bool,
    /// Whether the function can have no answer there.
    pub none: bool,
    /// The least and the most that such a number can be, where that does not follow from what it stands for.
    pub range: Option<(u64, u64)>,
}

impl Type {
    pub const fn new(c: &'static str, means: &'static str) -> Self {
        Self { c, means, items: &[], nothing: false, null: false, none: false, range: None }
    }

    pub const fn nullable(self) -> Self {
        Self { null: true, ..self }
    }
}

/// The type of a member of a structure.
pub(crate) trait FieldType {
    const OF: Type;
}

/// A type that the header shows.
pub(crate) trait Shown {
    const ITEM: Item;
}

/// A structure that the caller reads and writes itself.
pub trait Plain: Copy {
    /// The name of the type.
    const C: &'static str;
    const MEANS: &'static str = "struct";
}

/// The types of members; what a member stands for is described with it.
macro_rules! members {
    ($($T:ty, $c:literal, $items:expr;)+) => {
        $(impl FieldType for $T {
            const OF: Type = Type { items: $items, ..Type::new($c, "number") };
        })+
    };
}

members! {
    u8, "uint8_t", &[];
    u16, "uint16_t", &[];
    u32, "uint32_t", &[];
    u64, "uint64_t", &[];
    i32, "int32_t", &[];
    [i32; 1], "int32_t", &[1];
    [i32; 3], "int32_t", &[3];
    [i32; 4], "int32_t", &[4];
    [i16; 2], "int16_t", &[2];
    [u8; 2], "uint8_t", &[2];
    [u8; 3], "uint8_t", &[3];
    [u8; 4], "uint8_t", &[4];
    [u8; 5], "uint8_t", &[5];
    [[u8; 15]; 3], "uint8_t", &[3, 15];
    [i16; 4], "int16_t", &[4];
}

/// A structure that the caller reads and writes itself, made of numbers.
macro_rules! structure {
    ($(#[doc = $doc:literal])* $name:ident $(= $meaning:literal)? { $($(#[doc = $docs:literal])* $field:ident: $T:ty $(= $means:literal)?,)+ }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(C)]
        pub struct $name {
            $($(#[doc = $docs])* pub $field: $T,)+
        }

        impl $crate::describe::Plain for $name {
            const C: &'static str = stringify!($name);
            $(const MEANS: &'static str = $meaning;)?
        }

        impl $crate::describe::Shown for $name {
            const ITEM: $crate::describe::Item = $crate::describe::Item {
                name: stringify!($name),
                doc: &[$($doc),*],
                what: $crate::describe::What::Struct {
                    size: size_of::<$name>(),
                    fields: &[$($crate::describe::Field {
                        name: stringify!($field),
                        doc: &[$($docs),*],
                        of: $crate::describe::Type {
                            $(means: $means,)? ..<$T as $crate::describe::FieldType>::OF
                        },
                    }),+],
                },
            };
        }
    };
}

pub(crate) use structure;
