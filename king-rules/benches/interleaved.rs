//! Measuring on a machine that does other things too: short pieces of every row, one row after the other, again and
//! again, so that what slows one row down slows them all.

use std::time::{Duration, Instant};

/// What is measured: a name, and the work, which takes how often to do it and returns how many units that were.
pub struct Row {
    name: String,
    work: Box<dyn FnMut(u64) -> u64>,
    times: u64,
    /// The fewest nanoseconds a unit so far.
    shortest: f64,
}

impl Row {
    /// A row. `work(times)` does it `times` times and returns the number of units (cards, calls) done.
    pub fn new(name: impl Into<String>, work: impl FnMut(u64) -> u64 + 'static) -> Self {
        Self { name: name.into(), work: Box::new(work), times: 1, shortest: f64::INFINITY }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn run(&mut self) -> (Duration, u64) {
        let start = Instant::now();
        let units = (self.work)(self.times);
        (start.elapsed(), units)
    }

    /// Finds out how often is long enough.
    fn warm_up(&mut self, long: Duration) {
        while self.run().0 < long {
            self.times *= 2;
        }
    }

    fn measure(&mut self) {
        let (time, units) = self.run();
        self.shortest = self.shortest.min(time.as_nanos() as f64 / units as f64);
    }
}

/// Measures all rows and prints a line for each: name, nanoseconds a unit and ratio to the first row, separated by
/// tabs. Taken is the shortest of all passes, the one that nothing else on the machine disturbed.
pub fn print(mut rows: Vec<Row>, passes: usize, piece: Duration) {
    rows.iter_mut().for_each(|row| row.warm_up(piece));
    for _ in 0..passes {
        rows.iter_mut().for_each(Row::measure);
    }
    let anchor = rows[0].shortest;
    for row in &rows {
        println!("{}\t{:.2}\t{:.2}", row.name, row.shortest, row.shortest / anchor);
    }
}
