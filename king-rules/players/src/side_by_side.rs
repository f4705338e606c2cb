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

    /// What they come to: the own points, and those of the others. Of those that have not been set it is anything.
    fn play(&mut self) -> [[i32; W]; 4];
}

/// `W` worlds side by side, in which one arm after the other is played out.
pub(crate) trait InRows<const W: usize> {
    /// A world, as it was drawn.
    type World: Copy;

    /// Takes up the worlds of as many rows on end, at most `W`, of which that is the first pick; and tells which they are.
    fn draw(&mut self, first: Pick, worlds: &mut [Option<Self::World>]);

    /// What an arm comes to in them. Beyond the worlds that were drawn it is anything.
    fn points(&mut self, arm: u8) -> [Points; W];
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
            for (lane, points) in lanes.iter().zip(Points::each(table.play())) {
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

    /// The same for a few rows of many arms, or where one play-out does for all arms: what is less than a row, or too few rows to fill
    /// the lanes, is played out one world after the other.
    pub(crate) fn run_in_rows<const W: usize, T: InRows<W>>(
        &self,
        range: Range<u64>,
        table: &mut T,
        alone: impl Fn(Range<u64>) -> Sums,
    ) -> Sums {
        let mut sums = self.no_sums(range);
        let Range { start, end } = sums.range();
        let (order, arms) = self.order();
        let Some(len) = Some(self.playouts_for(arms)).filter(|&len| len > 0) else { return sums };
        let (first, many) = (start.div_ceil(len), W as u64);
        let rows = (end / len).saturating_sub(first);
        let few = rows % many;
        let rows = if few < many / 2 { rows - few } else { rows };
        if rows == 0 {
            return alone(start..end);
        }
        let last = first + rows;
        for row in (first..last).step_by(W) {
            let mut worlds = [None; W];
            let worlds = worlds.get_mut(..(last - row).min(many) as usize).unwrap_or_default();
            table.draw(self.pick(row), worlds);
            let of_reference = table.points(self.reference());
            for &arm in order.iter().take(arms as usize) {
                let points = if arm == self.reference() { of_reference } else { table.points(arm) };
                let Some(sums) = sums.arm_mut(arm) else { continue };
                let there =
                    points.into_iter().zip(of_reference).zip(worlds.iter()).filter(|(_, world)| world.is_some());
                there.for_each(|((points, of_reference), _)| sums.add(points, of_reference));
            }
        }
        for part in [start..first * len, last * len..end] {
            sums.merge(&alone(part));
        }
        sums
    }
}
