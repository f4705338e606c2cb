//! Observations: what one seat sees, as numbers of one length.

use king_rules::CardSet;

/// Where the parts of an observation are written, one after the other, over zeros.
pub(super) struct Parts<'a> {
    rest: &'a mut [i8],
    /// What was written so far: names and widths. For the layout only.
    named: Option<&'a mut Vec<(&'static str, usize)>>,
}

impl<'a> Parts<'a> {
    /// The parts of one observation.
    pub(super) fn of(observation: &'a mut [i8]) -> Self {
        Self { rest: observation, named: None }
    }

    /// The next part.
    #[inline(always)]
    pub(super) fn part(&mut self, name: &'static str, width: usize) -> &mut [i8] {
        if let Some(named) = &mut self.named {
            named.push((name, width));
        }
        let (part, rest) = std::mem::take(&mut self.rest).split_at_mut(width);
        self.rest = rest;
        part
    }

    /// A part with 52 places for each set: a 1 for every card in it.
    #[inline(always)]
    pub(super) fn cards<const W: usize>(&mut self, name: &'static str, sets: [CardSet; W]) {
        for (part, set) in self.part(name, W * 52).chunks_exact_mut(52).zip(sets) {
            mark(part, set.bits().into());
        }
    }

    /// A part with a 1 in one place, or nowhere.
    #[inline(always)]
    pub(super) fn one_hot(&mut self, name: &'static str, width: usize, place: Option<usize>) {
        let part = self.part(name, width);
        if let Some(place) = place {
            part[place] = 1;
        }
    }

    /// A part of numbers that fit an int8.
    #[inline(always)]
    pub(super) fn numbers<const W: usize>(&mut self, name: &'static str, numbers: [i16; W]) {
        for (place, number) in self.part(name, W).iter_mut().zip(numbers) {
            *place = number.try_into().unwrap_or(i8::MAX);
        }
    }
}

/// What a set is written in: places that are marked or not.
pub(super) trait Mark: Copy + Send + Sync + 'static {
    /// The eight places of each byte of a mask.
    const EIGHTS: &'static [[Self; 8]; 256];
}

macro_rules! marks {
    ($($T:ty: $marked:literal or $not:literal),+) => { $(
        impl Mark for $T {
            const EIGHTS: &'static [[Self; 8]; 256] = &{
                let mut eights = [[$not; 8]; 256];
                let mut byte = 0;
                while byte < 256 {
                    let mut place = 0;
                    while place < 8 {
                        if byte >> place & 1 == 1 {
                            eights[byte][place] = $marked;
                        }
                        place += 1;
                    }
                    byte += 1;
                }
                eights
            };
        }
    )+ };
}

marks! { i8: 1 or 0, bool: true or false }

/// Writes a mask: place i is marked when bit i is set. Eight places at once: a loop over the set bits takes as long as
/// all else that an observation needs.
#[inline(always)]
pub(super) fn mark<T: Mark>(places: &mut [T], mask: u128) {
    for (places, byte) in places.chunks_mut(8).zip(mask.to_le_bytes()) {
        let eight = &T::EIGHTS[usize::from(byte)];
        match <&mut [T; 8]>::try_from(&mut *places) {
            Ok(places) => *places = *eight,
            Err(_) => places.copy_from_slice(&eight[..places.len()]),
        }
    }
}

/// More than any observation has.
const LONGEST: usize = 1 << 12;

/// The names and widths of what an observer writes.
pub(super) fn layout(observe: impl FnOnce(&mut Parts<'_>)) -> Vec<(&'static str, usize)> {
    let mut named = Vec::new();
    observe(&mut Parts { rest: &mut [0; LONGEST], named: Some(&mut named) });
    named
}
