use king_rules::CardSet;
use king_rules::king::{Action, ActionSet, ContractSet, Deal, Phase, Round, Seat};

use super::house_rules::{king_house_rules, or_default};
use super::table::king_table;
use super::view::king_view;
use crate::abi::abi;
use crate::convert::At;
use crate::failure::king_error;
use crate::numbers::Choices;
use crate::takes::OrNull;

abi! {
    //! A round of King: one deal from the declaration to the scores, with all four hands.
    //!
    //! A server holds rounds; clients and bots hold views, spectators hold tables. What all may know of a round is
    //! asked of its table.

    /// One deal of Konturlu King. To take something back, keep the value from before. Made by king_round_new(),
    /// king_round_parse(), king_party_start(), king_party_file_read_line() and king_view_with_hidden().
    value king_round(Round) = 3;

    /// A round before its declaration. `hands[4]` is the deal, `unused` the set of contracts that the declarer has
    /// not declared yet (K2.3); `rules` may be NULL.
    ///
    /// KING_E_CARDS: the hands do not make up the pack (K2.5). KING_E_NOTHING_TO_DECLARE: `unused` is empty.
    fn king_round_new(hands: [CardSet; 4], declarer: Seat, unused: ContractSet, rules: OrNull<king_house_rules>)
        -> round: king_round | error = Round::new(Deal::new(hands)?, declarer, unused, or_default(rules)?)?;

    /// What all may know of the round, as a copy.
    fn king_round_table(round: &king_round) -> table: king_table = round.table().clone();

    /// What one seat may know of the round (K11.1). No hidden card is in it.
    fn king_round_view(round: &king_round, seat: Seat) -> view: king_view = round.view(seat);

    /// The cards that a seat holds now.
    fn king_round_hand(round: &king_round, seat: Seat) -> cards: CardSet = round.hand(seat);

    /// The hands as they were dealt, `hands[4]`.
    fn king_round_deal(round: &king_round) -> hands: [CardSet; 4] = round.deal().hands();

    /// What the round waits for: a `king_phase`.
    fn king_round_phase(round: &king_round) -> phase: Phase = round.phase();

    /// The seat that is to act.
    ///
    /// KING_NONE: the round is over.
    fn king_round_turn(round: &king_round) -> seat: Option<Seat> = round.turn();

    /// What the seat on turn may do, `mask[2]`: never empty before the round is over, and empty then.
    fn king_round_legal_actions(round: &king_round) -> mask: ActionSet = round.legal_actions();

    /// The cards that the seat on turn may play; empty outside KING_PHASE_PLAY, and when it must pass in dürt.
    fn king_round_legal_cards(round: &king_round) -> cards: CardSet = round.legal_cards();

    /// Why the seat on turn may not do that. When several reasons apply it is the first in the order of the list in the
    /// rulebook. It does not check who asks: see king_round_why_not_as().
    ///
    /// KING_NONE: it may.
    fn king_round_why_not(round: &king_round, action: Action) -> error: Option<At<king_error>> =
        round.why_not(action).map(king_error::from);

    /// Why that seat may not do that. For a seat that is not on turn the answer depends on no hand.
    ///
    /// KING_NONE: it may.
    fn king_round_why_not_as(round: &king_round, seat: Seat, action: Action) -> error: Option<At<king_error>> =
        round.why_not_as(seat, action).map(king_error::from);

    /// Applies an action of the seat on turn. It does not check who acts: for actions that come from players, use
    /// king_round_apply_as().
    ///
    /// KING_E_ILLEGAL: it is not among the legal actions.
    fn king_round_apply(round: &mut king_round, action: Action) | error = round.apply(action)?;

    /// Applies an action of that seat, if it is on turn: what a server does with the message of a client.
    ///
    /// KING_E_ILLEGAL: it is another seat's turn, or the action is not among the legal ones.
    fn king_round_apply_as(round: &mut king_round, seat: Seat, action: Action) | error = round.apply_as(seat, action)?;

    /// Applies an action known to be legal, as one out of king_round_legal_actions() is, without checking it
    /// again. An illegal one leaves a round that no legal play leads to.
    fn king_round_apply_unchecked(round: &mut king_round, action: Action) = round.apply_unchecked(action);

    /// Draws an action of the seat on turn: all legal ones are equally likely, except that a declaration draws its
    /// contract first and then its suit or rank. Each draw takes one number of the generator `choices`, a forced
    /// choice too.
    ///
    /// KING_NONE: the round is over.
    fn king_round_choose(round: &king_round, choices: Choices<'_>) -> action: Option<Action> =
        choices.draw(|choices| round.choose(choices));

    /// Plays on at random to the end of the round, one king_round_choose() after the other. The same round and
    /// generator make the same play everywhere, for ever.
    fn king_round_play_out(round: &mut king_round, choices: Choices<'_>) =
        choices.draw(|choices| king_playout::play_out_king(round, choices));

    /// How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last so
    /// long (K3 to K8). For checking a port of the rules, and for measuring: every sequence is walked but for its last
    /// action, so that the time grows like the count.
    fn king_round_perft(round: &king_round, depth: u8) -> count: u64 = round.perft(depth);

    /// The scores of the round, `scores[4]` (K9).
    ///
    /// KING_NONE: it is not over, or was annulled.
    fn king_round_scores(round: &king_round) -> scores: Option<[i32; 4]> = round.scores();

    /// The record of the round in one line, `king1 …`: the deal and every action so far.
    fn king_round_text(round: &king_round) -> text = round;

    /// Reads a record by playing it again: an illegal history cannot be loaded. A record that stops somewhere is
    /// the position there.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_round_parse(text: &str) -> round: king_round | error = text.parse()?;
}
