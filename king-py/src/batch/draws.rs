//! Draws of worlds in bulk.

/// Writes it for the worlds of a game.
macro_rules! draws {
    ($example:literal) => {
        #[pymethods]
        impl Worlds {
            /// Draws number `start` to `start + n - 1` by a seed, each of all worlds with exactly the same chance.
            ///
            /// Row i depends on what the view knows, on `seed` and on `start + i` alone, and is the same in every
            /// language, for ever; it has nothing to do with the deal of that seed, or any other. The GIL is released.
            ///
            /// Raises `ValueError` when there is no world.
            ///
            #[doc = $example]
            #[pyo3(signature = (n, seed, *, start=Seed(0)), text_signature = "($self, n, seed, *, start=0)")]
            fn draw(
                &self,
                py: Python<'_>,
                n: Count<{ $crate::numbers::name::N }>,
                seed: Seed,
                start: Seed<{ $crate::numbers::name::START }>,
            ) -> PyResult<RoundBatch> {
                need_numpy(py)?;
                if self.worlds.nth(0).is_none() {
                    return Err(no_world());
                }
                let number = numbers(start.0, n.0)?;
                let mut rounds = column(n.0)?;
                let draw = |row| self.worlds.draw(seed.0, number(row)).ok_or(());
                Work::new(None, None)?.run(py, n.0, draw, |round| rounds.push(round), |()| no_world())?;
                RoundBatch::of(py, rounds)
            }
        }
    };
}
pub(super) use draws;
