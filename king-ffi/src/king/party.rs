use king_rules::CardSet;
use king_rules::king::{ContractSet, Deal, Outcome, Party, Seat, Sheet};

use super::house_rules::{king_house_rules, or_default};
use super::result::king_round_result;
use super::round::king_round;
use super::sheet::king_sheet;
use crate::abi::abi;
use crate::convert::{At, Scalar};
use crate::numbers::{Count, Index};
use crate::takes::OrNull;

abi! {
    //! A party of King: 32 rounds, who declares and deals, and the running scores (K2, K10).
    //!
    //! It keeps the results, not the rounds: annulled rounds leave no trace. king_party_start() and
    //! king_party_record() run a table, king_party_record_result() keeps the score for people who play with real
    //! cards.

    /// A party and its results so far. Made by king_party_new(), king_party_parse() and king_party_file_party().
    value king_party(Party) = 6;

    /// How a party ended (K10.3).
    struct king_outcome {
        /// The set of the seats that come out (çıkan): those above zero.
        cikan: u8 = "seat_set",
        /// The set of those that sink (batan).
        batan: u8 = "seat_set",
        /// The rank of each seat, from 1; equal scores share a rank.
        ranks: [u8; 4],
    }

    /// How many rounds a party counts (K2.2).
    const KING_PARTY_ROUNDS: u8 = Party::ROUNDS as u8;
    /// What every seat starts a party with (K10.1).
    const KING_PARTY_START: i32 = Sheet::START;

    /// A party before its first round. Who declares first is drawn: see king_first_declarer(). `rules` may be NULL.
    fn king_party_new(first_declarer: Seat, rules: OrNull<king_house_rules>) -> party: king_party =
        Party::new(first_declarer, or_default(rules)?);

    /// Who declared, or declares, the first round.
    fn king_party_first_declarer(party: &king_party) -> seat: Seat = party.first_declarer();

    /// The house rules.
    fn king_party_house_rules(party: &king_party) -> rules: king_house_rules = party.house_rules().into();

    /// How many rounds are counted, 0 to KING_PARTY_ROUNDS.
    fn king_party_len(party: &king_party) -> count: Count = party.len();

    /// Who declares the next round (K2.2).
    ///
    /// KING_NONE: the party is over.
    fn king_party_declarer(party: &king_party) -> seat: Option<Seat> = party.declarer();

    /// Who deals the next round: the seat at the declarer's right (K2.4). After an annulled round it deals again
    /// (K4.2).
    ///
    /// KING_NONE: the party is over.
    fn king_party_dealer(party: &king_party) -> seat: Option<Seat> = party.dealer();

    /// The contracts that a seat has not declared yet, as a set of kinds (K2.3).
    fn king_party_unused(party: &king_party, seat: Seat) -> kinds: ContractSet = party.unused(seat);

    /// The next round, with the deal `hands[4]`.
    ///
    /// KING_E_CARDS: the hands do not make up the pack. KING_E_OVER: the party is over.
    fn king_party_start(party: &king_party, hands: [CardSet; 4]) -> round: king_round | error =
        party.start(Deal::new(hands)?)?;

    /// Counts a round that is over. One that was annulled is the party's next round too, but leaves the party as it
    /// is: the same declarer begins afresh (K4.2).
    ///
    /// KING_E_NOT_OVER, KING_E_OVER, KING_E_WRONG_TURN, KING_E_WRONG_UNUSED, KING_E_WRONG_RULES: the round is not
    /// over, or not the next round of this party. KING_E_USED, KING_E_DOUBLES, KING_E_POINTS: its memory has been
    /// damaged, for no play leads to such a round.
    fn king_party_record(party: &mut king_party, round: &king_round) | error = party.record(round)?;

    /// Counts the result of a round that was played with real cards.
    ///
    /// KING_E_OVER: the party is over. KING_E_WRONG_TURN: another seat declares the next round. KING_E_USED: the
    /// declarer has declared this before. KING_E_DOUBLES, KING_E_POINTS: there can be no such doubles or points.
    fn king_party_record_result(party: &mut king_party, result: At<king_round_result>) | error =
        party.record_result(result)?;

    /// Puts another result in the place of round number n, from 0. All that was counted after it must still be possible.
    ///
    /// KING_E_NO_ROUND: not so many are counted. KING_E_WRONG_TURN, KING_E_USED, KING_E_DOUBLES, KING_E_POINTS: as of
    /// king_party_record_result().
    fn king_party_correct(party: &mut king_party, n: Index, result: At<king_round_result>) | error =
        party.correct(n, result)?;

    /// The result of counted round number n, from 0.
    ///
    /// KING_NONE: not so many are counted.
    fn king_party_results(party: &king_party, n: Index) -> result: Option<At<king_round_result>> =
        party.results().nth(n).map(king_round_result::from);

    /// The running scores, `totals[4]`: what every seat starts with for n = 0, then the totals after n counted
    /// rounds (K10.1).
    ///
    /// KING_NONE: not so many are counted.
    fn king_party_running(party: &king_party, n: Index) -> totals: Option<[i32; 4]> = party.running().nth(n);

    /// What each seat has now, `totals[4]`.
    fn king_party_totals(party: &king_party) -> totals: [i32; 4] = party.totals();

    /// The score sheet; king_sheet_imbalance() is sağlama (K10.2).
    fn king_party_sheet(party: &king_party) -> sheet: king_sheet = party.sheet().into();

    /// How the party ended.
    ///
    /// KING_NONE: it is not over.
    fn king_party_outcome(party: &king_party) -> outcome: Option<At<king_outcome>> =
        party.outcome().map(king_outcome::from);

    /// How a party with the final scores `totals[4]` ends.
    fn king_outcome_of(totals: [i32; 4]) -> outcome: At<king_outcome> = Outcome::new(totals).into();

    /// The score sheet without cards in one line: `king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10`.
    fn king_party_text(party: &king_party) -> text = party;

    /// Reads a score sheet without cards, recording each result again.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_party_parse(text: &str) -> party: king_party | error = text.parse()?;

    /// The first line of a party's file, `king-party1 S -`, without its line end. The records of the rounds follow
    /// it, a line each, annulled ones included: see king_party_file_read_line().
    fn king_party_head(party: &king_party) -> text = party.head();
}

impl From<Outcome> for king_outcome {
    fn from(outcome: Outcome) -> Self {
        Self {
            cikan: outcome.cikan().narrow(),
            batan: outcome.batan().narrow(),
            ranks: Seat::ALL.map(|seat| outcome.rank(seat)),
        }
    }
}
