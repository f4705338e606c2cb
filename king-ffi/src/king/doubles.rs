use king_rules::Lang;
use king_rules::king::{Doubles, Relation, Seat};

use crate::abi::abi;

abi! {
    //! Who has doubled whom (K5, K6).
    //!
    //! Doubles are a mask of 16 bits: bit 4 × a + b is set when seat a has doubled seat b, so that the seats that a has
    //! doubled are the set `doubles >> 4 * a & 15`. A seat never doubles itself.

    /// How two seats stand to each other (K6.4).
    enum king_relation: Relation {
        /// Neither has doubled the other.
        Undoubled,
        /// One of the two has doubled the other: the difference counts once.
        Kontur,
        /// Both have: the difference counts twice.
        Sur,
    }

    /// The name of a relation for people: `sür kontur`.
    fn king_relation_name(relation: Relation, lang: Lang) -> text = relation.name(lang);

    /// The text of doubles: `N>ES,S>N`, or `-` for none.
    fn king_doubles_text(doubles: Doubles) -> text = doubles;

    /// Doubles as a log shows them: who has doubled whom, by name.
    fn king_doubles_name(doubles: Doubles, lang: Lang) -> text = doubles.name(lang);

    /// Reads doubles in the one form that king_doubles_text() writes.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_doubles_parse(text: &str) -> doubles: Doubles | error = text.parse()?;

    /// How two seats stand to each other, 0 to 2; a seat stands in no relation to itself (K6.4).
    fn king_doubles_relation(doubles: Doubles, a: Seat, b: Seat) -> relation: Relation = doubles.relation(a, b);
}
