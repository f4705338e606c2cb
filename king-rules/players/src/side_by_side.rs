//! A range of a search, some play-outs at a time.

use core::ops::Range;

use crate::Sums;
use crate::search::{Pick, Search};
use crate::sums::Points;

/// `W` play-outs side by side.
pub(crate) trait SideBySide<const W: usize> {
    /// A world, as it was drawn.
    type World: Copy;

    /// Finds the worlds of as many rows on end, of which that is the first pick.
    fn draw(&mut self, first: Pick, worlds: &mut [Option<Self::World>]);

    /// Play-out number `lane`, which is below `W`: an arm in a world.
    fn set(&mut self, lane: usize, world: &Self::World, arm: u8);

    /// What the first `lanes` of them come to.
    fn play(&mut self, lanes: usize) -> [Points; W];
}

/// One of the play-outs.
#[derive(Clone, Copy)]
struct Lane {
    arm: u8,
    /// Whether it belongs to the range. The reference of a world in which the range begins does not, but must be known.
    counts: bool,
}

impl Search {
    /// The same as [`run`](Self::run) to the last bit, where a play-out is one of one arm.
    pub(crate) fn run_side_by_side<const W: usize, T: SideBySide<W>>(&self, range: Range<u64>, table: &mut T) -> Sums {
        let mut sums = self.no_sums(range);
        let Range { start, end } = sums.range();
        let (order, len) = self.order();
        let reference = order.first().copied().unwrap_or_default();
        let (mut lanes, mut filled) = ([Lane { arm: 0, counts: false }; W], 0);
        let mut of_reference = Points::default();
        let mut flush = |table: &mut T, lanes: &[Lane]| {
            for (lane, points) in lanes.iter().zip(table.play(lanes.len())) {
                of_reference = if lane.arm == reference { points } else { of_reference };
                if let Some(sums) = sums.arm_mut(lane.arm).filter(|_| lane.counts) {
                    sums.add(points, of_reference);
                }
            }
        };
        let mut next = start;
        while next < end && len > 0 {
            let row = next / len;
            let rows = (end.div_ceil(len) - row).min(W as u64) as usize;
            let mut worlds = [None; W];
            let worlds = worlds.get_mut(..rows).unwrap_or_default();
            table.draw(self.pick(row), worlds);
            for (row, world) in (row..).zip(worlds) {
                let places = (next % len) as usize..(end - row * len).min(len) as usize;
                next += places.len() as u64;
                let Some(world) = world else { continue };
                let before = if places.start == 0 { &[] } else { order.get(..1).unwrap_or_default() };
                let of_range = order.get(places).unwrap_or_default();
                let all = before.iter().map(|&arm| Lane { arm, counts: false });
                for lane in all.chain(of_range.iter().map(|&arm| Lane { arm, counts: true })) {
                    table.set(filled, world, lane.arm);
                    if let Some(place) = lanes.get_mut(filled) {
                        *place = lane;
                    }
                    filled += 1;
                    if filled >= W {
                        flush(table, &lanes);
                        filled = 0;
                    }
                }
            }
        }
        flush(table, lanes.get(..filled).unwrap_or_default());
        sums
    }
}
