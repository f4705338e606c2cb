use king_rules::king::PartyFile;

use super::party::king_party;
use super::round::king_round;
use crate::abi::abi;

abi! {
    //! Reading the file of a party, a line at a time.
    //!
    //! A party file is a line `king-party1 FIRST_DECLARER RULES`, which king_party_head() writes, and then the record of a
    //! round a line, annulled ones included; blank lines and those that begin with `#` are passed over. Each round must
    //! be the next of the party; the last may be unfinished.

    /// What has been read of a party's file. Made by king_party_file_new().
    value king_party_file(PartyFile) = 8;

    /// A file of which nothing has been read.
    fn king_party_file_new() -> file: king_party_file = PartyFile::new();

    /// Reads the next line, without its line end, and returns its round.
    ///
    /// KING_NONE: it has no round: the first line, a comment or a blank one. KING_E_TEXT: it cannot be read. Then, and when
    /// the round is not the party's next, `error` names the line, and the file is as if it had not been read.
    fn king_party_file_read_line(file: &mut king_party_file, line: &str in file) -> round: Option<king_round> | error =
        file.read_line(line)?;

    /// The party with the rounds that were read and are over.
    ///
    /// KING_NONE: its first line has not been read yet.
    fn king_party_file_party(file: &king_party_file) -> party: Option<king_party> = file.party().cloned();
}
