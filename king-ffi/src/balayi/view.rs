use king_rules::balayi::{Action, ActionSet, DenominationSet, Pack, Phase, Player, View};
use king_rules::{Card, CardSet};

use super::round::balayi_round;
use super::table::balayi_table;
use crate::abi::abi;
use crate::convert::At;
use crate::failure::king_error;
use crate::numbers::cards;

abi! {
    //! A view of Balayı: a round as one player sees it, for a client or a bot (B7.1).
    //!
    //! There is no closed card in it, no hand of the other player, and not the own hand as long as that is locked.
    //! After the end it holds every card.

    /// What one player sees. Made by balayi_round_view(), balayi_view_new() and balayi_view_parse().
    value balayi_view(View) = 12;

    /// The view of a player at the start of a round: the five cards that lie open then, `open[5]`, in the order dealt
    /// (B2.2).
    ///
    /// KING_E_CARDS: a card occurs twice. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
    fn balayi_view_new(viewer: Player, open: [Card; 5], dealer: Player, unused: DenominationSet)
        -> view: balayi_view | error = View::new(viewer, open, dealer, unused)?;

    /// The viewer: the player whose view it is.
    fn balayi_view_viewer(view: &balayi_view) -> player: Player = view.viewer();

    /// What both players see.
    fn balayi_view_table(view: &balayi_view) -> table: balayi_table = view.table().clone();

    /// A player's hand cards that it has not played.
    ///
    /// KING_NONE: the viewer does not see them.
    fn balayi_view_hand(view: &balayi_view, player: Player) -> cards: Option<CardSet> = view.hand(player);

    /// The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked
    /// hand. All others it has seen.
    fn balayi_view_unseen(view: &balayi_view) -> cards: CardSet = view.unseen();

    /// The part of the round that is on: a `balayi_phase`.
    fn balayi_view_phase(view: &balayi_view) -> phase: Phase = view.phase();

    /// The player who is to act.
    ///
    /// KING_NONE: the round is over.
    fn balayi_view_turn(view: &balayi_view) -> player: Option<Player> = view.turn();

    /// What the viewer may do, as one mask; empty when it is not on turn, and only then.
    fn balayi_view_legal_actions(view: &balayi_view) -> mask: ActionSet = view.legal_actions();

    /// The cards that the viewer may play; empty when it is not its turn to play a card.
    fn balayi_view_legal_cards(view: &balayi_view) -> cards: CardSet = view.legal_cards();

    /// Why the viewer may not do that now.
    ///
    /// KING_NONE: it may.
    fn balayi_view_why_not(view: &balayi_view, action: Action) -> error: Option<At<king_error>> =
        view.why_not(action).map(king_error::from);

    /// Follows the game: applies the action of the player on turn, the viewer or the other. `revealed` are the cards that the
    /// viewer sees for the first time through it, as balayi_round_apply() returns them: after the declaration the 15 open
    /// cards; the closed card that a table card uncovers; and, when the hand of the viewer is unlocked, its six cards in any
    /// order.
    ///
    /// KING_E_ILLEGAL: the action is illegal, or the record proves that it was. KING_E_REVEALED: it turns up another number
    /// of cards, or these cannot be the ones.
    fn balayi_view_apply(view: &mut balayi_view, action: Action, revealed: &[Card]) | error =
        cards(revealed, |revealed| view.apply(action, revealed))??;

    /// Follows the game by an action known to be legal and the cards that it turned up, as they come from a trusted server,
    /// without asking whether any cards allow it. Wrong ones leave a view that no legal play leads to.
    fn balayi_view_apply_unchecked(view: &mut balayi_view, action: Action, revealed: &[Card]) =
        cards(revealed, |revealed| view.apply_unchecked(action, revealed))?;

    /// The scores of players 0 and 1, `scores[2]` (B6.1).
    ///
    /// KING_NONE: the round is not over.
    fn balayi_view_scores(view: &balayi_view) -> scores: Option<[i32; 2]> = view.scores();

    /// The round with `pack[52]`, if it can be the one that the viewer looks at: it agrees with all cards seen, and
    /// everything that was done is legal with it. The six hand cards of a player may stand in any order.
    ///
    /// KING_E_CARDS: a card occurs twice. KING_E_HIDDEN: it cannot be that round.
    fn balayi_view_with_hidden(view: &balayi_view, pack: [Card; 52]) -> round: balayi_round | error =
        view.with_hidden(Pack::new(pack)?)?;

    /// The record of the round with `?` for the cards that the viewer does not see.
    fn balayi_view_text(view: &balayi_view) -> text = view;

    /// Reads the view of a player from its text.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn balayi_view_parse(viewer: Player, text: &str) -> view: balayi_view | error = View::parse(viewer, text)?;
}
