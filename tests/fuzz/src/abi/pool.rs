//! What calls have written, by what it is: values by their type, texts as `char`, all else by the parameter's name.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::table::Parameter;
use crate::input::Input;

/// Of each kind the last few.
const KEPT: usize = 6;

#[derive(Clone, Default)]
pub struct Pool(BTreeMap<&'static str, Vec<Arc<[u8]>>>);

pub fn key(parameter: &Parameter) -> &'static str {
    if parameter.value || parameter.of == "char" { parameter.of } else { parameter.name }
}

impl Pool {
    pub fn keep(&mut self, parameter: &Parameter, bytes: &[u8]) {
        let kept = self.0.entry(key(parameter)).or_default();
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push(bytes.into());
    }

    /// One of a kind, mostly.
    pub fn one(&self, parameter: &Parameter, input: &mut Input) -> Option<Arc<[u8]>> {
        let kept = if input.once_in(32) { self.any(input) } else { self.0.get(key(parameter)) }?;
        input.one_of(kept).cloned()
    }

    /// A number out of something that was written.
    pub fn number(&self, parameter: &Parameter, input: &mut Input) -> Option<u64> {
        let kept = match input.below(4) {
            0 => self.any(input),
            1 if parameter.size == 8 => self.0.get("hands"),
            _ => self.0.get(key(parameter)),
        }?;
        let bytes = input.one_of(kept)?;
        let at = input.below(8) * parameter.size;
        let mut number = [0; 8];
        number[..parameter.size].copy_from_slice(bytes.get(at..at + parameter.size)?);
        Some(u64::from_le_bytes(number))
    }

    fn any(&self, input: &mut Input) -> Option<&Vec<Arc<[u8]>>> {
        input.one_of(self.0.values())
    }
}
