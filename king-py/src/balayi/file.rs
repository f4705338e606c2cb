//! Files of the rounds of a match.

use king_rules::balayi as rules;

use super::game::Match;
use super::round::Round;
use crate::errors::raised;
use crate::files::file;

file! {
    /// Reads the file of a match line by line: a line `balayi-match1 FIRST_DEALER`, then a record a line. Each round must
    /// be the match's next; only the last may be unfinished. `Match.file` writes such a file.
    ///
    /// >>> file = balayi.MatchFile()
    /// >>> file.read_line("balayi-match1 1"), file.game, file.lines
    /// (None, balayi.Match.parse('balayi-sheet1 1'), 1)
    MatchFile, "king_rules.balayi", "balayi.MatchFile", Match,
    /// The match as far as it has been read; `None` before the head.
    game
}
