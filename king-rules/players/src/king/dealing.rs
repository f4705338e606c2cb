//! Worlds by their numbers: what the seats hold in them, found side by side.

use king_rules::king::Worlds;
use king_rules::{CardSet, inner};

use super::lanes::Lanes;
use crate::processor::{Loop, Processor};
use crate::search::Pick;

/// How many worlds are dealt at once. Their numbers have 64 bits, but each takes many steps: so there are more than fit a vector.
const AT_ONCE: usize = 16;

/// From how many on that is quicker than one after the other.
const MANY: usize = 6;

impl Pick {
    /// The number of the world, all being alike.
    pub(super) fn number(self, worlds: &Worlds) -> u64 {
        match self {
            Self::Weighed { seed, k } | Self::Draw { seed, k } => inner::king_drawn(worlds, seed, k),
            Self::Nth(i) => i,
        }
    }
}

/// What the seats, N, E, S, W, hold in world number `number(k)`, for k from 0 on; none in a world that there is not. `W` is how many numbers
/// of sixteen bits a vector has.
pub(super) fn deal<const W: usize>(
    worlds: &Worlds,
    processor: impl Processor,
    number: impl Fn(u64) -> u64,
    dealt: &mut [Option<[Lanes; 4]>],
) {
    for (part, first) in dealt.chunks_mut(AT_ONCE).zip((0..).step_by(AT_ONCE)) {
        // Vectors that are shorter do not compare such numbers.
        if W >= 16 && part.len() >= MANY {
            let mut numbers = [0; AT_ONCE];
            (first..).zip(&mut numbers).take(part.len()).for_each(|(k, place)| *place = number(k));
            processor.run(Deal { worlds, numbers, part });
        } else {
            for (k, place) in (first..).zip(part) {
                *place = inner::king_hands(worlds, [number(k)]).map(|[hands]| in_lanes(hands));
            }
        }
    }
}

#[inline(always)]
fn in_lanes(hands: [CardSet; 4]) -> [Lanes; 4] {
    hands.map(Lanes::of)
}

/// Deals as many worlds as there is room for.
struct Deal<'a> {
    worlds: &'a Worlds,
    numbers: [u64; AT_ONCE],
    part: &'a mut [Option<[Lanes; 4]>],
}

impl Loop for Deal<'_> {
    #[inline(always)]
    fn run(self) {
        let all = inner::king_hands(self.worlds, self.numbers);
        for (place, hands) in self.part.iter_mut().zip(all.into_iter().flatten()) {
            *place = Some(in_lanes(hands));
        }
    }
}
