//! The table of all functions: written by build.rs from what king-ffi has of them.

/// What a function gets for a parameter.
#[derive(Clone, Copy)]
pub struct Argument {
    pub number: u64,
    pub pointer: *mut u8,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Role {
    Number,
    In,
    Change,
    Out,
}

pub struct Parameter {
    pub name: &'static str,
    /// The type in C, of a pointer that of what it leads to.
    pub of: &'static str,
    /// What a number or an item stands for.
    pub means: &'static str,
    pub role: Role,
    /// Of one item.
    pub size: usize,
    pub align: usize,
    /// How many items, unless a number holds it, the parameter `sized`.
    pub items: usize,
    pub sized: Option<usize>,
    /// Whether it may be NULL.
    pub null: bool,
}

impl Parameter {
    /// Whether it is a value of the library, with a tag.
    pub fn value(&self) -> bool {
        self.means == "value"
    }
}

pub struct Function {
    pub name: &'static str,
    pub has_status: bool,
    /// Whether it may have no answer.
    pub may_have_none: bool,
    pub call: fn(&[Argument]) -> i64,
    pub parameters: &'static [Parameter],
}

include!(concat!(env!("OUT_DIR"), "/functions.rs"));
