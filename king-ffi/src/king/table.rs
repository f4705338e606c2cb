use king_rules::king::{Action, ActionSet, Contract, ContractSet, Doubles, Phase, Seat, Table};
use king_rules::{CardSet, Suit};

use super::duties::king_duties;
use super::house_rules::{king_house_rules, or_default};
use super::result::king_round_result;
use super::trick::king_trick;
use crate::abi::abi;
use crate::convert::At;
use crate::failure::king_error;
use crate::numbers::Index;
use crate::takes::OrNull;

abi! {
    //! The table of King: everything about a round that all may know, and what follows from it.
    //!
    //! It holds no hidden card (K11.1). A round and a view have their table; a spectator begins with king_table_new()
    //! or the record of a round in which all hands are `?`, and follows it with king_table_apply(). Law is asked of a
    //! table and one hand (K3 to K8): rounds and views ask it for the seat on turn or the viewer; who has only a table
    //! passes the hand.

    /// What all may know of a round. Made by king_table_new(), king_round_table(), king_view_table() and
    /// king_table_parse().
    value king_table(Table) = 4;

    /// The table before a declaration. `rules` may be NULL.
    ///
    /// KING_E_NOTHING_TO_DECLARE: `unused` is empty.
    fn king_table_new(declarer: Seat, unused: ContractSet, rules: OrNull<king_house_rules>)
        -> table: king_table | error = Table::new(declarer, unused, or_default(rules)?)?;

    /// What the round waits for: a `king_phase`.
    fn king_table_phase(table: &king_table) -> phase: Phase = table.phase();

    /// The seat that is to act.
    ///
    /// KING_NONE: the round is over.
    fn king_table_turn(table: &king_table) -> seat: Option<Seat> = table.turn();

    /// Whether the round has been annulled: 1 or 0 (K4.2).
    fn king_table_annulled(table: &king_table) -> annulled: bool = table.annulled();

    /// The declarer.
    fn king_table_declarer(table: &king_table) -> seat: Seat = table.declarer();

    /// The dealer: the seat at the declarer's right (K2.4).
    fn king_table_dealer(table: &king_table) -> seat: Seat = table.dealer();

    /// The contracts that the declarer had not declared before this round, as a set of kinds (K2.3).
    fn king_table_unused(table: &king_table) -> kinds: ContractSet = table.unused();

    /// The house rules.
    fn king_table_house_rules(table: &king_table) -> rules: king_house_rules = table.house_rules().into();

    /// The contract, 0 to 22.
    ///
    /// KING_NONE: it has not been declared yet.
    fn king_table_contract(table: &king_table) -> contract: Option<Contract> = table.contract();

    /// The trump suit.
    ///
    /// KING_NONE: the contract is not declared yet, or is not koz.
    fn king_table_trump(table: &king_table) -> trump: Option<Suit> = table.trump();

    /// The doubles and redoubles made so far.
    fn king_table_doubles(table: &king_table) -> doubles: Doubles = table.doubles();

    /// The cards played so far.
    fn king_table_played(table: &king_table) -> cards: CardSet = table.played();

    /// The cards that a seat has played so far.
    fn king_table_played_by(table: &king_table, seat: Seat) -> cards: CardSet = table.played_by(seat);

    /// How many cards a seat holds.
    fn king_table_held(table: &king_table, seat: Seat) -> count: u8 = table.held(seat);

    /// Who did what, in order, talk, forced actions and passes included: `count` actions, and the seat of each. The
    /// cards played are those below KING_CARDS. The lists have room for `capacity` items; KING_MAX_ACTIONS always suffice.
    ///
    /// KING_E_SHORT: they have no room for all; `count` is how many there are.
    fn king_table_actions(table: &king_table) -> lists seats: Seat, actions: Action = table.actions();

    /// Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı: 1 or 0 (K7.6).
    fn king_table_hearts_open(table: &king_table) -> open: bool = table.hearts_open();

    /// The trick on the table: empty before its first card, and again once four cards lie. Always empty in dürt.
    fn king_table_trick(table: &king_table) -> trick: At<king_trick> = table.trick().into();

    /// Whole trick number n, from 0.
    ///
    /// KING_NONE: there are not so many; in dürt there is none.
    fn king_table_tricks(table: &king_table, n: Index) -> trick: Option<At<king_trick>> =
        table.tricks().nth(n).map(king_trick::from);

    /// The last whole trick.
    ///
    /// KING_NONE: there is none yet.
    fn king_table_last_trick(table: &king_table) -> trick: Option<At<king_trick>> =
        table.last_trick().map(king_trick::from);

    /// Who took whole trick number n, from 0.
    ///
    /// KING_NONE: there are not so many.
    fn king_table_winner_of(table: &king_table, n: Index) -> seat: Option<Seat> = table.winner_of(n);

    /// The place of each seat in dürt, `places[4]`: 1 to 4, or 0 while it is not decided (K8.4). All 0 in other
    /// contracts.
    fn king_table_places(table: &king_table) -> places: [u8; 4] = table.places().map(Option::unwrap_or_default);

    /// In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none.
    fn king_table_placeable(table: &king_table) -> cards: CardSet = table.placeable();

    /// The points taken so far, `taken[4]` (not below 0) in a penalty, or won in koz and dürt: p or v of K9. All 0
    /// in an annulled round.
    fn king_table_taken(table: &king_table) -> taken: [i16; 4] = table.taken();

    /// The scores of the round, `scores[4]` (K9).
    ///
    /// KING_NONE: it is not over, or was annulled.
    fn king_table_scores(table: &king_table) -> scores: Option<[i32; 4]> = table.scores();

    /// The result of the round.
    ///
    /// KING_NONE: it is not over, or was annulled.
    fn king_table_result(table: &king_table) -> result: Option<At<king_round_result>> =
        table.result().map(king_round_result::from);

    /// The cards that the record proves a seat not to hold: who did not follow a suit, passed in dürt, annulled, or
    /// discarded where a duty was to shed, shows what it lacks (K11.1). Every action is taken for itself; counting
    /// cards is left to those who sample hands.
    fn king_table_excluded(table: &king_table, seat: Seat) -> cards: CardSet = table.excluded(seat);

    /// What decides which cards may be played now.
    ///
    /// KING_NONE: no card can be played to a trick, so also in dürt.
    fn king_table_duties(table: &king_table) -> duties: Option<king_duties> = table.duties().map(Into::into);

    /// What the seat on turn may do if it holds that hand, `mask[2]`; empty when the round is over. The hand is what
    /// it holds now: no card that has been played.
    fn king_table_legal_actions(table: &king_table, hand: CardSet) -> mask: ActionSet = table.legal_actions(hand);

    /// The cards of that hand, as it is now, that the seat on turn may play; empty outside KING_PHASE_PLAY, and in
    /// dürt when it must pass.
    fn king_table_legal_cards(table: &king_table, hand: CardSet) -> cards: CardSet = table.legal_cards(hand);

    /// Why the seat on turn may not do that if it holds that hand now.
    ///
    /// KING_NONE: it may.
    fn king_table_why_not(table: &king_table, hand: CardSet, action: Action) -> error: Option<At<king_error>> =
        table.why_not(hand, action).map(king_error::from);

    /// Advances the table by the action of the seat on turn, as a spectator sees it.
    ///
    /// KING_E_ILLEGAL: no hand that fits the record makes it legal.
    fn king_table_apply(table: &mut king_table, action: Action) | error = table.apply(action)?;

    /// Reads an action at this position, where `masa` and `soyleyen_haric` have a meaning: the doubling of all
    /// others, and of all but the declarer (K5.2). Whether it is legal is not asked.
    ///
    /// KING_E_TEXT: it is no action.
    fn king_table_parse_action(table: &king_table, text: &str) -> action: Action | error = table.parse_action(text)?;

    /// The record of the round without its hands, which are `?`: `king1 N:? ? ? ? …`.
    fn king_table_text(table: &king_table) -> text = table;

    /// Reads a record in which all hands are `?`.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_table_parse(text: &str) -> table: king_table | error = text.parse()?;
}
