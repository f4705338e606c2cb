use king_rules::CardSet;
use king_rules::king::{Action, ActionSet, ContractSet, Phase, Seat, View};

use super::house_rules::{king_house_rules, or_default};
use super::round::king_round;
use super::table::king_table;
use crate::abi::abi;
use crate::convert::At;
use crate::failure::king_error;
use crate::takes::OrNull;

abi! {
    //! A view of King: the table and what one seat sees of the hands, for a client or a bot.
    //!
    //! It knows what its seat may do, and king_view_apply() advances it by anyone's action. A view that
    //! king_round_view() makes of a played round that is over holds all hands (K11.1); one that has come there by
    //! king_view_apply() may not.

    /// What one seat may know of a round. Made by king_round_view(), king_view_new() and king_view_parse().
    value king_view(View) = 5;

    /// The view of a seat at the start of a round: its 13 cards and what all know. `rules` may be NULL.
    ///
    /// KING_E_CARDS: the hand has not 13 cards. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
    fn king_view_new(
        viewer: Seat, hand: CardSet, declarer: Seat, unused: ContractSet, rules: OrNull<king_house_rules>
    ) -> view: king_view | error = View::new(viewer, hand, declarer, unused, or_default(rules)?)?;

    /// The viewer: the seat whose view it is.
    fn king_view_viewer(view: &king_view) -> seat: Seat = view.viewer();

    /// What all may know, as a copy.
    fn king_view_table(view: &king_view) -> table: king_table = view.table().clone();

    /// What a seat holds now.
    ///
    /// KING_NONE: the viewer does not see it.
    fn king_view_hand(view: &king_view, seat: Seat) -> cards: Option<CardSet> = view.hand(seat);

    /// The cards still out that the viewer does not see: neither played nor in a hand that it sees. All others it has seen.
    fn king_view_unseen(view: &king_view) -> cards: CardSet = view.unseen();

    /// What the round waits for: a `king_phase`.
    fn king_view_phase(view: &king_view) -> phase: Phase = view.phase();

    /// The seat that is to act.
    ///
    /// KING_NONE: the round is over.
    fn king_view_turn(view: &king_view) -> seat: Option<Seat> = view.turn();

    /// What the viewer may do, `mask[2]`; empty when it is not its turn.
    fn king_view_legal_actions(view: &king_view) -> mask: ActionSet = view.legal_actions();

    /// The cards that the viewer may play; empty when it is not its turn.
    fn king_view_legal_cards(view: &king_view) -> cards: CardSet = view.legal_cards();

    /// Why the viewer may not do that. It depends only on what the viewer sees.
    ///
    /// KING_NONE: it may.
    fn king_view_why_not(view: &king_view, action: Action) -> error: Option<At<king_error>> =
        view.why_not(action).map(king_error::from);

    /// Advances the view by what the seat on turn does, whoever it is.
    ///
    /// When this ends the round, hands that are still hidden stay so, unless only one seat can hold what is left and
    /// the whole record is legal with it. Once they are shown, king_view_with_hidden() takes them and makes the
    /// round, and king_round_view() of that all hands.
    ///
    /// KING_E_ILLEGAL: the viewer may not do that, or another seat cannot, as far as the record and the viewer's
    /// cards show.
    fn king_view_apply(view: &mut king_view, action: Action) | error = view.apply(action)?;

    /// Advances the view by an action known to be legal, as one is that a trusted server sends, without asking whether any
    /// hands allow it. An illegal one leaves a view that no legal play leads to.
    fn king_view_apply_unchecked(view: &mut king_view, action: Action) = view.apply_unchecked(action);

    /// The scores of the round, `scores[4]` (K9).
    ///
    /// KING_NONE: it is not over, or was annulled.
    fn king_view_scores(view: &king_view) -> scores: Option<[i32; 4]> = view.scores();

    /// The round in which the other seats hold these cards now, `hands[4]`; those of hands that the view sees are not
    /// looked at. A guess by a sampler, or the truth once it is shown.
    ///
    /// KING_E_CARDS: the hands do not make up the pack with what is seen, or one has another number of cards than
    /// its seat holds. KING_E_HIDDEN: the record would not have been legal with them.
    fn king_view_with_hidden(view: &king_view, hands: [CardSet; 4]) -> round: king_round | error = {
        let mut hidden = hands;
        for (seat, hand) in Seat::ALL.into_iter().zip(&mut hidden) {
            if view.hand(seat).is_some() {
                *hand = CardSet::EMPTY;
            }
        }
        view.with_hidden(hidden)?
    };

    /// The record of the round with `?` for the hands that the viewer does not see.
    fn king_view_text(view: &king_view) -> text = view;

    /// Reads the view of a seat from its text.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn king_view_parse(viewer: Seat, text: &str) -> view: king_view | error = View::parse(viewer, text)?;
}
