//! What the batches of both games have in common.

/// Writes it for the class of a game. What is asked of a round is answered by an array with one row a round.
macro_rules! batch {
    ($Batch:ident of $game:ident, $name:literal, $play_out:path) => {
        impl $Batch {
            pub(in crate::batch) fn of(py: Python<'_>, rounds: Vec<$game::Round>) -> PyResult<Self> {
                need_numpy(py)?;
                Ok(Self(Rounds::new(rounds)))
            }

            /// The deals of a stream from number `start` on.
            fn dealt(
                py: Python<'_>,
                rounds: Vec<$game::Round>,
                start: Seed<{ $crate::numbers::name::START }>,
                deal: impl Fn(u64) -> Option<$game::Round> + Send + Sync + 'static,
            ) -> PyResult<Self> {
                need_numpy(py)?;
                Ok(Self(Rounds::dealt(rounds, start.0, deal)))
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
            fn play_out(&self, py: Python<'_>, seed: Seed, start: Seed<{ $crate::numbers::name::START }>) -> PyResult<()> {
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
                threads: Option<Count<{ $crate::numbers::name::THREADS }>>,
            ) -> PyResult<Column<i16>> {
                let rounds = self.0.now();
                let mut codes = column(rounds.len())?;
                let row = |row: usize| {
                    let round: &$game::Round = &rounds[row].round;
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

            /// The round of a row; or a batch of the rows in a slice, in an array of their numbers, or in a mask of all rows.
            ///
            /// Such a batch is stepped apart from this one. It has the same stream of deals, each row going on where it is.
            ///
            /// >>> batch = king.RoundBatch.simulated(100, seed=7)
            /// >>> len(batch[batch.contract == king.Contract("rifki").index]) < 30
            /// True
            fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                let py = index.py();
                match self.0.pick(index)? {
                    Picked::One(row) => Ok(Bound::new(py, Round(self.0.round(row)))?.into_any()),
                    Picked::Some(rows) => Ok(Bound::new(py, Self(self.0.some(py, &rows)?))?.into_any()),
                }
            }

            /// Puts a round into a row; or rounds into the rows in a slice, in an array of numbers, or in a mask: a batch or
            /// a list of as many rounds, or one round for all of them. The rows go on with the same deals of the stream.
            ///
            /// >>> batch = king.RoundBatch.from_seed(4, seed=7)
            /// >>> batch[1:3] = batch[0]
            /// >>> batch[0] == batch[1] == batch[2] != batch[3]
            /// True
            fn __setitem__(&self, index: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
                let round = |ob: Bound<'_, PyAny>| Ok(ob.extract::<Exactly<'_, Round>>()?.0.get().0.clone());
                match (self.0.pick(index)?, value.cast::<Round>(), value.cast::<Self>()) {
                    (Picked::One(row), _, _) => self.0.put(&[row], &Rounds::new(vec![round(value.clone())?]).now()),
                    (Picked::Some(rows), Ok(one), _) => {
                        self.0.put(&rows, &Rounds::new(vec![one.get().0.clone(); rows.len()]).now())
                    }
                    (Picked::Some(rows), _, Ok(batch)) => self.0.put(&rows, &batch.get().0.now()),
                    (Picked::Some(_), _, _) if value.try_iter().is_err() => Err(no_rounds(value)),
                    (Picked::Some(rows), _, _) => self.0.put(&rows, &Rounds::new(each(value, round)?).now()),
                }
            }

            /// The rows of several batches, one after the other, as one batch. It has a stream of deals when all come from
            /// one batch.
            ///
            /// >>> batch = king.RoundBatch.from_seed(5, seed=7)
            /// >>> king.RoundBatch.concatenate([batch[:2], batch[2:]]) == batch
            /// True
            #[staticmethod]
            #[pyo3(signature = (batches: "Iterable[RoundBatch]", /))]
            fn concatenate(batches: &Bound<'_, PyAny>) -> PyResult<Self> {
                let py = batches.py();
                need_numpy(py)?;
                let batch = |ob: Bound<'_, PyAny>| Ok(ob.extract::<Exactly<'_, Self>>()?.0.get().copy());
                let batches = each(batches, batch)?;
                Rounds::concatenate(py, &batches.iter().map(|batch| &batch.0).collect::<Vec<_>>()).map(Self)
            }

            /// The number of the deal in each row. A batch of `from_seed` or `simulated` has a stream of deals: those of its
            /// seed. Row i of n begins with deal number `start` + i; whenever its round is replaced, by `step` or `reset`,
            /// it goes on to the deal n numbers later. So all rows have deals of their own, whatever is played and however
            /// fast.
            ///
            /// Raises `ValueError` in a batch without a stream.
            ///
            /// >>> batch = king.RoundBatch.from_seed(3, seed=7)
            /// >>> batch.reset([1])
            /// >>> batch.deal_numbers.tolist()
            /// [0, 4, 2]
            #[getter]
            fn deal_numbers(&self, py: Python<'_>) -> PyResult<Column<u64>> {
                self.0.stream()?;
                self.0.column(py, |row| row.deal)
            }

            /// Replaces the rounds that are over, or those of `rows`, by the next deals of the stream of the batch:
            /// `deal_numbers` says which these are. Deals that would be over before their first card, as `annul` can have it,
            /// are passed over.
            ///
            /// Raises `ValueError` in a batch without a stream.
            #[pyo3(signature = (rows: "RowsLike | None" = None))]
            fn reset(&self, rows: Option<Bound<'_, PyAny>>) -> PyResult<()> {
                self.0.reset(rows.as_ref())
            }

            /// What may be done in each round, or in those of `rows`: a row of zeros and ones as of `legal_actions`, in
            /// truth values. `rows`, `out` and `threads` are as for `observations`.
            #[doc = concat!(">>> batch = ", stringify!($game), ".RoundBatch.simulated(100, seed=7)")]
            /// >>> bool((batch.action_masks() == batch.legal_actions).all())
            /// True
            #[pyo3(
                signature = (
                    rows: "RowsLike | None" = None, *, out: "NDArray[bool_] | None" = None, threads=None
                ) -> "NDArray[bool_]",
                text_signature = "($self, rows=None, *, out=None, threads=None)",
            )]
            fn action_masks<'py>(
                &self,
                py: Python<'py>,
                rows: Option<Bound<'py, PyAny>>,
                out: Option<Bound<'py, PyAny>>,
                threads: Option<Count<{ $crate::numbers::name::THREADS }>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                let rows = Rows::read(rows.as_ref(), self.0.len())?;
                self.0.masks(py, &rows, out, &Work::new(threads, None)?)
            }

            /// Applies an action in each round: an array of codes, one a row. A round whose code is negative, or masked in
            /// a masked array, is left as it is.
            ///
            /// Raises `IllegalAction`, whose `row` is its row, when one of them is illegal; then nothing has changed in any
            /// round.
            #[pyo3(signature = (codes: "ArrayLike"))]
            fn apply(&self, codes: &Bound<'_, PyAny>) -> PyResult<()> {
                self.0.apply(codes)
            }

            /// The rounds as they are, for a learner: a `Step` in which nothing has been rewarded and nothing has finished.
            /// A loop of training begins with it; `step` goes on.
            ///
            /// `out` is a `Step` whose arrays are written over, and which is returned; by default a new one. `threads` is as
            /// for `simulate`.
            #[pyo3(
                signature = (*, out: "Step | None" = None, threads=None) -> "Step",
                text_signature = "($self, *, out=None, threads=None)",
            )]
            fn observe<'py>(
                &self,
                py: Python<'py>,
                out: Option<Bound<'py, PyAny>>,
                threads: Option<Count<{ $crate::numbers::name::THREADS }>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                self.0.look(py, out, &Work::new(threads, None)?)
            }

            /// A step of a vectorised environment: applies an action in each round, as `apply` does, replaces rounds that are
            /// over by the next deals of the stream, as `reset` does, and returns a `Step`: what those on turn see and may do
            /// now, and the scores of the rounds that this step has ended.
            ///
            /// A round is replaced in the step that ends it, as in Gymnasium's autoreset mode *same step*: `rewards` and
            /// `finished` are those of the old round, `observations`, `masks` and `turn` those of the new one. With
            /// `autoreset=False` rounds that are over stay; their codes must be negative, and nothing is seen in them.
            ///
            /// `out` is a `Step` whose arrays are written over, and which is returned: with it a step needs no new memory.
            /// Its arrays may be views, such as rows of a bigger array that keeps them all. By default a new one is made.
            /// `threads` is as for `simulate`; the GIL is released.
            ///
            /// Raises `IllegalAction`, whose `row` is its row, when an action is illegal: then nothing has changed and nothing
            /// was written. Raises `ValueError` for `autoreset` in a batch without a stream.
            #[doc = concat!(">>> batch = ", stringify!($game), ".RoundBatch.simulated(64, seed=7)")]
            /// >>> now, total = batch.observe(), 0
            /// >>> for number in range(200):
            /// ...     now = batch.step(batch.act("random", seed=number), out=now)
            /// ...     total += now.finished.sum()
            /// >>> bool(total > 64), now.rewards.shape[0]
            /// (True, 64)
            #[pyo3(
                signature = (
                    codes: "ArrayLike", *, out: "Step | None" = None, autoreset=true, threads=None
                ) -> "Step",
                text_signature = "($self, codes, *, out=None, autoreset=True, threads=None)",
            )]
            fn step<'py>(
                &self,
                codes: &Bound<'py, PyAny>,
                out: Option<Bound<'py, PyAny>>,
                autoreset: bool,
                threads: Option<Count<{ $crate::numbers::name::THREADS }>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                let stream = if autoreset { Some(self.0.stream()?) } else { None };
                self.0.advance(codes, out, stream, &Work::new(threads, None)?)
            }

            /// The rounds as they are now.
            fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<$crate::tuples::Each<'py, Round>> {
                let rounds = Bound::new(slf.py(), slf.get().copy())?;
                $crate::tuples::Each::new(&rounds, slf.get().0.len())
            }

            fn __eq__(&self, py: Python<'_>, other: &Self) -> bool {
                let (rows, others) = (self.0.now(), other.0.now());
                py.detach(|| rows.len() == others.len() && rows.iter().zip(&*others).all(|(row, other)| row.round == other.round))
            }

            fn __str__(&self, py: Python<'_>) -> PyResult<String> {
                let mut text = String::new();
                parts(py, &self.0.now(), |part| text.extend(part.iter().map(|row| format!("{}\n", row.round))))?;
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
