//! Files of the rounds of a match.

use king_rules::balayi as rules;
use pyo3::prelude::*;

use super::game::Match;
use super::round::Round;
use crate::errors;
use crate::files::File;
use crate::text::Text;

/// Reads the text of the file of a match: a line `balayi-match1 FIRST_DEALER` and the records of its rounds. It
/// iterates over the rounds; each must be the match's next, and only the last may be unfinished.
///
/// Raises `ParseError`: at once when the first line is not there, and in its turn for a round that is wrong.
///
/// >>> game = balayi.Match(0)
/// >>> file = f"{game.file_head}\n# not begun yet\n{game.start(balayi.Pack.from_seed(1))}\n"
/// >>> reader = balayi.MatchReader(file)
/// >>> [round.phase for round in reader], reader.so_far == game
/// ([balayi.Phase.DECLARE], True)
#[pyclass(frozen, module = "king_rules.balayi")]
pub(crate) struct MatchReader(File<rules::Round, rules::Match>);

#[pymethods]
impl MatchReader {
    #[new]
    fn new(text: Text<'_>) -> PyResult<Self> {
        let mut reader = rules::MatchReader::new(&text).map_err(errors::parse)?;
        let start = reader.so_far();
        Ok(Self(File::new(start, || reader.next().map(|round| (round, reader.so_far())))))
    }

    /// The match with the rounds that were read and are over.
    #[getter]
    fn so_far(&self) -> Match {
        Match(self.0.so_far())
    }

    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&self) -> PyResult<Option<Round>> {
        Ok(self.0.next()?.map(Round))
    }
}
