//! What the batches of both games have in common.

/// Writes it for the class of a game. What is asked of a round is answered by an array with one row a round.
macro_rules! batch {
    ($Batch:ident of $game:ident, $name:literal, $play_out:path) => {
        impl $Batch {
            pub(in crate::batch) fn of(py: Python<'_>, rounds: Vec<$game::Round>) -> PyResult<Self> {
                need_numpy(py)?;
                Ok(Self(Rounds::new(rounds)))
            }
        }

        #[pymethods]
        impl $Batch {
            #[new]
            #[pyo3(signature = (rounds: "Iterable[Round]", /))]
            fn new(rounds: &Bound<'_, PyAny>) -> PyResult<Self> {
                let round = |round: Bound<'_, PyAny>| Ok(round.extract::<Exactly<'_, Round>>()?.0.get().0.clone());
                Self::of(rounds.py(), each(rounds, round)?)
            }

            /// Reads records, one a line; lines that are blank or begin with `#` are skipped. `str(batch)` is such a
            /// text.
            ///
            /// Raises `RecordError` with the place of what is wrong, an illegal action included.
            #[staticmethod]
            fn parse(py: Python<'_>, records: Text<'_>) -> PyResult<Self> {
                Self::of(py, records::each_line(py, &records)?)
            }

            /// What each round waits for: the number of its `Phase`.
            #[getter]
            fn phase(&self, py: Python<'_>) -> PyResult<Column<u8>> {
                self.0.vector(py, |round| round.phase() as u8)
            }

            /// Who is to act, 255 in a round that is over.
            #[getter]
            fn turn(&self, py: Python<'_>) -> PyResult<Column<u8>> {
                self.0.vector(py, |round| round.turn().map_or(NONE, |seat| seat as u8))
            }

            /// Whether the round is over.
            #[getter]
            fn over(&self, py: Python<'_>) -> PyResult<Column<bool>> {
                self.0.vector(py, |round| round.turn().is_none())
            }

            /// `Round.taken` of each round: a column a seat or player.
            #[getter]
            fn taken(&self, py: Python<'_>) -> PyResult<Matrix<i16>> {
                self.0.matrix(py, $game::Round::taken)
            }

            /// The scores: a column a seat or player. Zeros before the end of a round, and when it was annulled.
            #[getter]
            fn scores(&self, py: Python<'_>) -> PyResult<Matrix<i32>> {
                self.0.matrix(py, |round| round.scores().unwrap_or_default())
            }

            /// Plays all rounds on at random to their ends, row i as `Round.play_out(shuffle.choices(seed, start + i))`
            /// does: so a batch in parts, each with its own `start`, plays the same. Take another seed than the one the
            /// rounds were drawn by: what it has drawn, such as contracts, came from the same numbers.
            ///
            /// >>> batch = king.RoundBatch.from_seed(9, seed=7)
            /// >>> part = batch[5:]
            /// >>> batch.play_out(8)
            /// >>> part.play_out(8, start=5)
            /// >>> part == batch[5:]
            /// True
            #[pyo3(signature = (seed, *, start=Seed(0)), text_signature = "($self, seed, *, start=0)")]
            fn play_out(&self, py: Python<'_>, seed: Seed, start: Seed) -> PyResult<()> {
                let number = numbers(start.0, self.0.len())?;
                self.0.play_out(py, |row, round| $play_out(round, &mut shuffle::choices(seed.0, number(row))))
            }

            /// What a player does in each round, as an array of codes for `apply`, by the view of who is on turn; -1 in a
            /// round that is over. Row i of it is what `act(view, player, seed=seed)` returns. Of the players `"greedy"` is about
            /// as quick as random play. `threads` is as for `simulate`.
            ///
            /// >>> batch = king.RoundBatch.simulated(100, seed=7, contract="kiz_almaz")
            /// >>> while not batch.over.all():
            /// ...     batch.apply(batch.act("greedy"))
            /// >>> batch.scores.sum(axis=1).tolist() == [-40] * 100
            /// True
            #[pyo3(
                                                signature = (player=Opponent::GREEDY, *, seed=Seed(0), threads=None),
                                                text_signature = "($self, player='greedy', *, seed=0, threads=None)",
                                            )]
            fn act(
                &self,
                py: Python<'_>,
                player: Opponent,
                seed: Seed,
                threads: Option<Count>,
            ) -> PyResult<Column<i16>> {
                let rounds = self.0.now();
                let mut codes = column(rounds.len())?;
                let row = |row: usize| {
                    let round: &$game::Round = &rounds[row];
                    let Some(turn) = round.turn() else { return Ok(-1) };
                    player.0.act(&round.view(turn), seed.0).map(|action| i16::from(action.code()))
                };
                Work::new(threads, None)?.run(py, rounds.len(), row, |code| codes.push(code), raised)?;
                Ok(Column(codes))
            }

            /// Another batch of the same rounds.
            fn copy(&self) -> Self {
                Self(self.0.copy())
            }

            fn __copy__(&self) -> Self {
                self.copy()
            }

            fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
                self.copy()
            }

            fn __len__(&self) -> usize {
                self.0.len()
            }

            /// The round of a row, or a batch of those in a slice.
            fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                let py = index.py();
                match self.0.pick(index)? {
                    Picked::One(round) => Ok(Bound::new(py, Round(round))?.into_any()),
                    Picked::Some(rounds) => Ok(Bound::new(py, Self::of(py, rounds)?)?.into_any()),
                }
            }

            /// The rounds as they are now.
            fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<$crate::tuples::Each<'py, Round>> {
                let rounds = Bound::new(slf.py(), slf.get().copy())?;
                $crate::tuples::Each::new(&rounds, slf.get().0.len())
            }

            fn __eq__(&self, py: Python<'_>, other: &Self) -> bool {
                let (rounds, others) = (self.0.now(), other.0.now());
                py.detach(|| rounds == others)
            }

            fn __str__(&self, py: Python<'_>) -> PyResult<String> {
                let mut text = String::new();
                parts(py, &self.0.now(), |part| text.extend(part.iter().map(|round| format!("{round}\n"))))?;
                Ok(text)
            }

            fn __repr__(&self) -> String {
                format!(concat!("<", $name, " of {} rounds>"), self.0.len())
            }

            fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
                Ok((py.get_type::<Self>().getattr("parse")?, (self.__str__(py)?,)))
            }
        }
    };
}
pub(super) use batch;
