//! What calls have written, by what it is: values and texts by their type, all else by what it stands for.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::table::Parameter;
use crate::input::Input;

/// Of each kind the last few.
const KEPT: usize = 6;

/// Items of so many bytes each.
type Items = (usize, Arc<[u8]>);

#[derive(Clone, Default)]
pub struct Pool(BTreeMap<&'static str, Vec<Items>>);

pub fn key(parameter: &Parameter) -> &'static str {
    if parameter.value() || parameter.of == "char" { parameter.of } else { parameter.means }
}

impl Pool {
    pub fn keep(&mut self, parameter: &Parameter, bytes: &[u8]) {
        let kept = self.0.entry(key(parameter)).or_default();
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((parameter.size, bytes.into()));
    }

    /// One of a kind, mostly.
    pub fn one(&self, parameter: &Parameter, input: &mut Input) -> Option<Arc<[u8]>> {
        let kept = if input.once_in(32) { self.any(input) } else { self.0.get(key(parameter)) }?;
        input.one_of(kept).map(|(_, bytes)| bytes.clone())
    }

    /// A number out of something that was written; it comes in wider than it went out.
    pub fn number(&self, parameter: &Parameter, input: &mut Input) -> Option<u64> {
        let kept = match input.below(4) {
            0 => self.any(input),
            1 if parameter.size == 8 => self.0.get("card_set"),
            _ => self.0.get(key(parameter)),
        }?;
        let (size, bytes) = input.one_of(kept)?;
        let size = (*size).min(8);
        let at = input.below(8) * size;
        let mut number = [0; 8];
        number[..size].copy_from_slice(bytes.get(at..at + size)?);
        Some(u64::from_le_bytes(number))
    }

    fn any(&self, input: &mut Input) -> Option<&Vec<Items>> {
        input.one_of(self.0.values())
    }
}
