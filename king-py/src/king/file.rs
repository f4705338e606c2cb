//! Files of the rounds of a party.

use king_rules::king as rules;

use super::party::Party;
use super::round::Round;
use crate::errors::raised;
use crate::files::file;

file! {
    /// Reads the file of a party line by line: a line `king-party1 FIRST_DECLARER RULES`, then a record a line, annulled
    /// rounds included. Each round must be the party's next; only the last may be unfinished. `Party.file` writes such a
    /// file.
    ///
    /// >>> party = king.Party("S")
    /// >>> file = king.PartyFile()
    /// >>> for line in party.file([party.start(king.Deal.from_seed(7))]).splitlines():
    /// ...     round = file.read_line(line)
    /// >>> round.phase, file.party, file.lines
    /// (king.Phase.DECLARE, king.Party.parse('king-sheet1 S -'), 2)
    PartyFile, "king_rules.king", "king.PartyFile", Party,
    /// The party as far as it has been read; `None` before the head.
    party
}
