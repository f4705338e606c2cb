//! Observations: what one seat sees, as numbers of one length.

/// Where the parts of an observation are written, one after the other.
pub(super) struct Parts<'a> {
    rest: &'a mut [i8],
    /// What was written so far: names and widths. For the layout only.
    named: Option<&'a mut Vec<(&'static str, usize)>>,
}

impl Parts<'_> {
    /// The next part.
    pub(super) fn part(&mut self, name: &'static str, width: usize) -> &mut [i8] {
        if let Some(named) = &mut self.named {
            named.push((name, width));
        }
        let (part, rest) = std::mem::take(&mut self.rest).split_at_mut(width);
        self.rest = rest;
        part
    }

    /// A part with a 1 for every card in the set.
    pub(super) fn cards(&mut self, name: &'static str, cards: king_rules::CardSet) {
        mark(self.part(name, 52), cards);
    }

    /// A part with a 1 in one place, or nowhere.
    pub(super) fn one_hot(&mut self, name: &'static str, width: usize, place: Option<usize>) {
        let part = self.part(name, width);
        if let Some(place) = place {
            part[place] = 1;
        }
    }

    /// A part of numbers that fit an int8.
    pub(super) fn numbers<const W: usize>(&mut self, name: &'static str, numbers: [i16; W]) {
        for (place, number) in self.part(name, W).iter_mut().zip(numbers) {
            *place = number.try_into().unwrap_or(i8::MAX);
        }
    }
}

/// A 1 for every card in the set.
pub(super) fn mark(part: &mut [i8], cards: king_rules::CardSet) {
    for card in cards {
        part[card.index()] = 1;
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

/// Adds an observation of each row, all zeros where nothing is observed. Needs no GIL.
pub(super) fn observations<R>(rows: &[R], width: usize, observe: impl Fn(&R, &mut Parts<'_>), all: &mut Vec<i8>) {
    let start = all.len();
    all.resize(start + rows.len() * width, 0);
    for (row, out) in rows.iter().zip(all[start..].chunks_exact_mut(width)) {
        observe(row, &mut Parts { rest: out, named: None });
    }
}
