use king_rules::balayi::{Action, ActionSet, Denomination, DenominationSet, Phase, Pile, Player, RoundResult, Table};
use king_rules::{Card, CardSet, Suit};

use super::duties::{balayi_duties, balayi_trick};
use crate::abi::abi;
use crate::convert::{At, NOTHING, Scalar, Stands, Writes};
use crate::describe::Type;
use crate::failure::{Answer, king_error};
use crate::memory::check;
use crate::numbers::{Index, cards};
use crate::status::king_status::KING_E_RANGE;

abi! {
    //! The table of Balayı: a round as everybody sees it, without the cards that not both players see (B7.1).
    //!
    //! A round and a view have their table; a spectator begins with balayi_table_new() or the record of a round as
    //! everybody sees it, and follows it with balayi_table_apply(). After the end a table holds all cards. Law is asked of
    //! a table and one hand: the hand cards that the player on turn sees and has not played, none while they are locked.

    /// What both players see. Made by balayi_table_new(), balayi_round_table(), balayi_view_table() and
    /// balayi_table_parse().
    value balayi_table(Table) = 11;

    /// One of a player's ten piles (B2.6, B4.1).
    struct balayi_pile {
        /// The card that lies face up; KING_NOTHING when it is not dealt yet, and when both cards have been played.
        open: u8 = "card",
        /// 1 when a closed card lies there that was not turned up yet, else 0.
        closed: u8 = "bool",
    }

    /// The result of a round of Balayı. Its members are the caller's to read and to write: those who play with real cards
    /// fill it in.
    struct balayi_round_result {
        /// The tricks that players 0 and 1 took, 26 in all.
        taken: [i16; 2] = "points",
        /// Who declared.
        declarer: u8 = "player",
        /// What was declared.
        denomination: u8 = "denomination",
    }

    /// The table before the declaration: the five cards that lie open then, `open[5]`, in the order dealt (B2.2).
    ///
    /// KING_E_CARDS: a card occurs twice. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
    fn balayi_table_new(open: [Card; 5], dealer: Player, unused: DenominationSet) -> table: balayi_table | error =
        Table::new(open, dealer, unused)?;

    /// The player who deals.
    fn balayi_table_dealer(table: &balayi_table) -> player: Player = table.dealer();

    /// The player who declares: the one who does not deal (B1.2).
    fn balayi_table_declarer(table: &balayi_table) -> player: Player = table.declarer();

    /// What the declarer had not declared before this round, as a set (B1.3).
    fn balayi_table_unused(table: &balayi_table) -> denominations: DenominationSet = table.unused();

    /// What was declared.
    ///
    /// KING_NONE: nothing yet.
    fn balayi_table_denomination(table: &balayi_table) -> denomination: Option<Denomination> = table.denomination();

    /// The trump suit.
    ///
    /// KING_NONE: there is none, or it is not declared yet.
    fn balayi_table_trump(table: &balayi_table) -> trump: Option<Suit> = table.trump();

    /// The part of the round that is on: a `balayi_phase`.
    fn balayi_table_phase(table: &balayi_table) -> phase: Phase = table.phase();

    /// The player who is to act.
    ///
    /// KING_NONE: the round is over.
    fn balayi_table_turn(table: &balayi_table) -> player: Option<Player> = table.turn();

    /// Who did what, in order: `count` actions, the declaration and the cards played, and the player of each. The
    /// lists have room for `capacity` items; 53 always suffice.
    ///
    /// KING_E_SHORT: they have no room for all; `count` is how many there are.
    fn balayi_table_actions(table: &balayi_table) -> lists players: Player, actions: Action = table.actions();

    /// The cards played so far.
    fn balayi_table_played(table: &balayi_table) -> cards: CardSet = table.played();

    /// The cards that a player has played so far.
    fn balayi_table_played_by(table: &balayi_table, player: Player) -> cards: CardSet = table.played_by(player);

    /// The trick on the table: empty before its first card, and again once two cards lie.
    fn balayi_table_trick(table: &balayi_table) -> trick: At<balayi_trick> = table.trick().into();

    /// Whole trick number n, from 0.
    ///
    /// KING_NONE: there are not so many.
    fn balayi_table_tricks(table: &balayi_table, n: Index) -> trick: Option<At<balayi_trick>> =
        table.tricks().nth(n).map(balayi_trick::from);

    /// The last whole trick.
    ///
    /// KING_NONE: there is none yet.
    fn balayi_table_last_trick(table: &balayi_table) -> trick: Option<At<balayi_trick>> =
        table.last_trick().map(balayi_trick::from);

    /// Who took whole trick number n, from 0.
    ///
    /// KING_NONE: there are not so many.
    fn balayi_table_winner_of(table: &balayi_table, n: Index) -> player: Option<Player> = table.winner_of(n);

    /// The tricks that players 0 and 1 have taken so far, `taken[2]`.
    fn balayi_table_taken(table: &balayi_table) -> taken: [i16; 2] = table.taken();

    /// The scores of players 0 and 1, `scores[2]` (B6.1).
    ///
    /// KING_NONE: the round is not over.
    fn balayi_table_scores(table: &balayi_table) -> scores: Option<[i32; 2]> = table.scores();

    /// The result of the round.
    ///
    /// KING_NONE: it is not over.
    fn balayi_table_result(table: &balayi_table) -> result: Option<At<balayi_round_result>> =
        table.result().map(balayi_round_result::from);

    /// The scores that follow from a result, `scores[2]` (B6.1).
    fn balayi_round_result_scores(result: At<balayi_round_result>) -> scores: [i32; 2] = result.scores();

    /// A player's ten piles, `piles[10]` (B2.6).
    fn balayi_table_piles(table: &balayi_table, player: Player) -> piles: Piles = table.piles(player);

    /// The cards that lie face up on a player's piles (B4.1).
    fn balayi_table_open_cards(table: &balayi_table, player: Player) -> cards: CardSet = table.open_cards(player);

    /// Whether a player may see and play its hand cards: 1 or 0 (B4.2, B4.3).
    fn balayi_table_unlocked(table: &balayi_table, player: Player) -> unlocked: bool = table.unlocked(player);

    /// How many hand cards a player has left.
    fn balayi_table_held(table: &balayi_table, player: Player) -> count: u8 = table.held(player);

    /// The hand cards that a player has played.
    fn balayi_table_played_from_hand(table: &balayi_table, player: Player) -> cards: CardSet =
        table.played_from_hand(player);

    /// The cards that the record proves not to be among a player's hand cards, without those that both players have
    /// seen. Of closed cards nothing can be proved (B4.4).
    fn balayi_table_excluded(table: &balayi_table, player: Player) -> cards: CardSet = table.excluded(player);

    /// The cards that not both players have seen. All others they have.
    fn balayi_table_unseen(table: &balayi_table) -> cards: CardSet = table.unseen();

    /// What decides which cards may be played now.
    ///
    /// KING_NONE: no card can be played.
    fn balayi_table_duties(table: &balayi_table) -> duties: Option<balayi_duties> = table.duties().map(Into::into);

    /// What the player on turn may do with those hand cards, as one mask; empty when the round is over.
    fn balayi_table_legal_actions(table: &balayi_table, hand: CardSet) -> mask: ActionSet = table.legal_actions(hand);

    /// The cards that the player on turn may play with those hand cards; empty unless cards are being played.
    fn balayi_table_legal_cards(table: &balayi_table, hand: CardSet) -> cards: CardSet = table.legal_cards(hand);

    /// Why the player on turn may not do that with those hand cards.
    ///
    /// KING_NONE: it may.
    fn balayi_table_why_not(table: &balayi_table, hand: CardSet, action: Action) -> error: Option<At<king_error>> =
        table.why_not(hand, action).map(king_error::from);

    /// Follows the game: applies the action of the player on turn. `revealed` are the cards that it turned up for everybody, as
    /// balayi_round_apply() returns them for a spectator.
    ///
    /// KING_E_ILLEGAL: the action is illegal, or the record proves that it was. KING_E_REVEALED: it turns up another number
    /// of cards, or these cannot be the ones.
    fn balayi_table_apply(table: &mut balayi_table, action: Action, revealed: &[Card]) | error =
        cards(revealed, |revealed| table.apply(action, revealed))??;

    /// The record of the round with `?` for the cards that not both players see.
    fn balayi_table_text(table: &balayi_table) -> text = table;

    /// Reads a record as everybody sees it.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn balayi_table_parse(text: &str) -> table: balayi_table | error = text.parse()?;
}

/// A player's ten piles, in their order.
pub struct Piles;

impl Writes for Piles {
    type Places = *mut balayi_pile;
    type Output = [Pile; 10];
    const OF: Type = Type { items: &[10], ..Type::new("balayi_pile", "struct") };

    fn check(place: *mut balayi_pile) -> Answer<()> {
        Ok(check(place)?)
    }

    unsafe fn write(place: *mut balayi_pile, piles: [Pile; 10]) -> Answer<()> {
        let piles = piles
            .map(|pile| balayi_pile { open: pile.open.map_or(NOTHING, Scalar::narrow), closed: pile.closed.into() });
        // SAFETY: the caller has room for ten.
        unsafe { place.cast::<[balayi_pile; 10]>().write(piles) };
        Ok(())
    }
}

impl From<RoundResult> for balayi_round_result {
    fn from(result: RoundResult) -> Self {
        Self { taken: result.taken, declarer: result.declarer.narrow(), denomination: result.denomination.narrow() }
    }
}

impl Stands for balayi_round_result {
    type For = RoundResult;

    fn checked(self) -> Answer<RoundResult> {
        Ok(RoundResult {
            declarer: Player::of(self.declarer.into()).ok_or(KING_E_RANGE)?,
            denomination: Denomination::of(self.denomination.into()).ok_or(KING_E_RANGE)?,
            taken: self.taken,
        })
    }
}
