//! Measuring on a machine that does other things too: short pieces of every row, one row after the other, again and
//! again, so that what slows one row down slows them all.

use std::time::{Duration, Instant};

/// What is measured: a name, and the work, which is told how often to do it and says how many units that were.
pub struct Row {
    name: String,
    work: Box<dyn FnMut(u64) -> u64>,
    times: u64,
    nanoseconds: Vec<f64>,
}

impl Row {
    /// A row. `work(times)` does it `times` times and gives the number of units (cards, calls) done.
    pub fn new(name: impl Into<String>, work: impl FnMut(u64) -> u64 + 'static) -> Self {
        Self { name: name.into(), work: Box::new(work), times: 1, nanoseconds: Vec::new() }
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
        self.nanoseconds.push(time.as_nanos() as f64 / units as f64);
    }
}

/// Measures all rows and prints a line for each: name, nanoseconds a unit and ratio to the first row, separated by
/// tabs. Both are medians over the passes; the ratio is that of two neighbours in time.
pub fn print(mut rows: Vec<Row>, passes: usize, piece: Duration) {
    rows.iter_mut().for_each(|row| row.warm_up(piece));
    for _ in 0..passes {
        rows.iter_mut().for_each(Row::measure);
    }
    let anchor = rows[0].nanoseconds.clone();
    for row in &rows {
        let ratios = row.nanoseconds.iter().zip(&anchor).map(|(row, anchor)| row / anchor).collect();
        println!("{}\t{:.2}\t{:.2}", row.name, median(row.nanoseconds.clone()), median(ratios));
    }
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
