//! The memory that a solver is lent: what is known of positions, by their cards.

/// A place in the memory that a [`Solver`](super::Solver) is lent: two numbers, 16 bytes. What they are does not matter, as the
/// solver clears them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Entry {
    /// The cards that are left and who is on turn; 0 where nothing is known.
    key: u64,
    /// A byte a seat: what has been taken, where that matters, and above it what is still to come.
    points: u64,
}

/// How many entries a position may stand in: 64 bytes, as much as processors fetch at once.
const BUCKET: usize = 4;

/// A position with a choice, in a round: whose cards they are and how they are scored is the same in all of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// The cards that are left and who is on turn. Never 0, as nobody has a choice without cards.
    pub(super) cards: u64,
    /// What has been taken, where that matters.
    pub(super) taken: Packed,
}

/// Points of the four seats, a byte each.
pub(super) type Packed = u32;

/// The positions that have been solved. Which of them are still known depends on the memory; what is known is right.
#[derive(Debug)]
pub(super) struct Known<'m> {
    entries: &'m mut [Entry],
}

impl<'m> Known<'m> {
    /// Nothing is known yet.
    pub(super) fn new(entries: &'m mut [Entry]) -> Self {
        let mut known = Self { entries };
        known.forget();
        known
    }

    pub(super) fn forget(&mut self) {
        self.entries.fill(Entry::default());
    }

    fn bucket(&mut self, key: Key) -> &mut [Entry] {
        let buckets = (self.entries.len() / BUCKET).min(u32::MAX as usize) as u64;
        // The halves of two products: each bit of the key counts.
        let mixed =
            (key.cards ^ u64::from(key.taken).wrapping_mul(0x9fb2_1c65_1e98_df25)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let start = (((mixed >> 32) * buckets) >> 32) as usize * BUCKET;
        self.entries.get_mut(start..start + BUCKET).unwrap_or_default()
    }

    /// What is still to come in that position, if it is known.
    #[inline]
    pub(super) fn get(&mut self, key: Key) -> Option<Packed> {
        let found = self.bucket(key).iter().find(|entry| entry.key == key.cards && entry.points as u32 == key.taken)?;
        Some((found.points >> 32) as u32)
    }

    /// Keeps what is to come in that position, in place of one with few cards, which is found out again soonest.
    #[inline]
    pub(super) fn put(&mut self, key: Key, to_come: Packed) {
        let entry = Entry { key: key.cards, points: u64::from(to_come) << 32 | u64::from(key.taken) };
        if let Some(place) = self.bucket(key).iter_mut().min_by_key(|entry| entry.key.count_ones()) {
            *place = entry;
        }
    }
}
