//! Files of the rounds of a party.

use king_rules::king;
use pyo3::prelude::*;

use super::party::Party;
use super::round::Round;
use crate::errors;
use crate::files::File;
use crate::text::Text;

/// Reads the text of a party file: `king-party1 FIRST_DECLARER RULES`, then a record a line, annulled rounds included.
/// It iterates over the rounds; each must be the party's next, and only the last may be unfinished.
///
/// Raises `ParseError`: at once when the first line is not the head of a party file, and in its turn for a round that
/// is wrong.
///
/// >>> file = king.Party("S").file_head + "\n" + str(king.Party("S").start(king.Deal.from_seed(7))) + "\n"
/// >>> reader = king.PartyReader(file)
/// >>> [round.phase for round in reader], reader.so_far
/// ([king.Phase.DECLARE], king.Party.parse('king-sheet1 S -'))
#[pyclass(frozen, module = "king_rules.king")]
pub(crate) struct PartyReader(File<king::Round, king::Party>);

#[pymethods]
impl PartyReader {
    #[new]
    fn new(text: Text<'_>) -> PyResult<Self> {
        let mut reader = king::PartyReader::new(&text).map_err(errors::parse)?;
        let start = reader.so_far();
        Ok(Self(File::new(start, || reader.next().map(|round| (round, reader.so_far())))))
    }

    /// The party as far as it has been read: the rounds that are over.
    #[getter]
    fn so_far(&self) -> Party {
        Party(self.0.so_far())
    }

    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&self) -> PyResult<Option<Round>> {
        Ok(self.0.next()?.map(Round))
    }
}
