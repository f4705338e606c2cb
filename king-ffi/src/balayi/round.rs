use king_rules::balayi::{Action, ActionSet, DenominationSet, Pack, Phase, Player, Revealed, Round};
use king_rules::{Card, CardSet};

use super::table::balayi_table;
use super::view::balayi_view;
use crate::abi::abi;
use crate::convert::{At, NOTHING, Scalar};
use crate::failure::king_error;
use crate::numbers::Choices;
use crate::writes::Wanted;

abi! {
    //! A round of Balayı with all its cards: what a server holds.
    //!
    //! What both players may see is asked of its table, what one of them sees of its view.

    /// One round of Balayı. To take something back, keep the value from before. Made by balayi_round_new(),
    /// balayi_round_parse(), balayi_match_start(), balayi_match_file_read_line() and balayi_view_with_hidden().
    value balayi_round(Round) = 10;

    /// The most cards that one action turns up for somebody (B2.4).
    const BALAYI_MOST_REVEALED: u32 = MOST as u32;

    /// The cards that an action has turned up: what its followers need besides the action, for balayi_view_apply() and
    /// balayi_table_apply().
    struct balayi_revealed {
        /// How many cards player 0, player 1 and a spectator see for the first time.
        counts: [u8; 3] = "count",
        /// Which cards those are; behind them stands KING_NOTHING.
        cards: [[u8; 15]; 3] = "card",
    }

    /// A round before the declaration. `pack[52]` is dealt in its order; `unused` is the set of what the player who
    /// does not deal may declare (B1.3).
    ///
    /// KING_E_CARDS: a card occurs twice. KING_E_NOTHING_TO_DECLARE: `unused` is empty.
    fn balayi_round_new(pack: [Card; 52], dealer: Player, unused: DenominationSet) -> round: balayi_round | error =
        Round::new(Pack::new(pack)?, dealer, unused)?;

    /// The pack as it was dealt, `pack[52]`.
    fn balayi_round_pack(round: &balayi_round) -> pack: [Card; 52] = *round.pack().cards();

    /// What both players see, and so may any spectator.
    fn balayi_round_table(round: &balayi_round) -> table: balayi_table = round.table().clone();

    /// What a player may see (B7.1).
    fn balayi_round_view(round: &balayi_round, player: Player) -> view: balayi_view = round.view(player);

    /// A player's hand cards that it has not played, whether it sees them yet or not.
    fn balayi_round_hand(round: &balayi_round, player: Player) -> cards: CardSet = round.hand(player);

    /// The part of the round that is on: a `balayi_phase`.
    fn balayi_round_phase(round: &balayi_round) -> phase: Phase = round.phase();

    /// The player who is to act.
    ///
    /// KING_NONE: the round is over.
    fn balayi_round_turn(round: &balayi_round) -> player: Option<Player> = round.turn();

    /// What the player on turn may do, as one mask; empty when the round is over, and only then.
    fn balayi_round_legal_actions(round: &balayi_round) -> mask: ActionSet = round.legal_actions();

    /// The cards that the player on turn may play; empty unless cards are being played.
    fn balayi_round_legal_cards(round: &balayi_round) -> cards: CardSet = round.legal_cards();

    /// Why the player on turn may not do that. It depends on nothing that this player does not see. It does not check who
    /// asks: see balayi_round_why_not_as().
    ///
    /// KING_NONE: it may.
    fn balayi_round_why_not(round: &balayi_round, action: Action) -> error: Option<At<king_error>> =
        round.why_not(action).map(king_error::from);

    /// Why that player may not do that. For the player who is not on turn the answer depends on no card.
    ///
    /// KING_NONE: it may.
    fn balayi_round_why_not_as(round: &balayi_round, player: Player, action: Action) -> error: Option<At<king_error>> =
        round.why_not_as(player, action).map(king_error::from);

    /// Applies an action of the player on turn, and returns what it turns up; `revealed` may be NULL. It does not check who
    /// acts: for actions that come from players, use balayi_round_apply_as().
    ///
    /// KING_E_ILLEGAL: it is not among the legal actions.
    fn balayi_round_apply(round: &mut balayi_round, action: Action) -> revealed: Wanted<balayi_revealed, Revealed> | error =
        round.apply(action)?;

    /// Applies an action of that player, if it is on turn: what a server does with the message of a client. `revealed` may be NULL.
    ///
    /// KING_E_ILLEGAL: it is the other player's turn, or the action is not among the legal ones.
    fn balayi_round_apply_as(round: &mut balayi_round, player: Player, action: Action)
        -> revealed: Wanted<balayi_revealed, Revealed> | error = round.apply_as(player, action)?;

    /// Applies an action known to be legal, as one out of balayi_round_legal_actions() is, without checking it again.
    /// Any other action makes a round that cannot come about.
    fn balayi_round_apply_unchecked(round: &mut balayi_round, action: Action) = round.apply_unchecked(action);

    /// Draws an action of the player on turn, all legal ones being equally likely. Each draw takes one number of
    /// the generator `choices`, a forced choice too.
    ///
    /// KING_NONE: the round is over.
    fn balayi_round_choose(round: &balayi_round, choices: Choices<'_>) -> action: Option<Action> =
        choices.draw(|choices| round.choose(choices));

    /// Plays on at random to the end of the round, one balayi_round_choose() after the other. The same round and
    /// generator make the same play everywhere, for ever.
    fn balayi_round_play_out(round: &mut balayi_round, choices: Choices<'_>) =
        choices.draw(|choices| king_playout::play_out_balayi(round, choices));

    /// How many sequences of `depth` legal actions there are from here: 1 for depth 0, and 0 when the round cannot last so
    /// long (B3 to B5). For checking a port of the rules, and for measuring: every sequence is walked but for its last
    /// action, so that the time grows like the count.
    fn balayi_round_perft(round: &balayi_round, depth: u8) -> count: u64 = round.perft(depth);

    /// The scores of players 0 and 1, `scores[2]` (B6.1).
    ///
    /// KING_NONE: the round is not over.
    fn balayi_round_scores(round: &balayi_round) -> scores: Option<[i32; 2]> = round.scores();

    /// The record of the round in one line, `balayi1 …`: the pack and every action so far.
    fn balayi_round_text(round: &balayi_round) -> text = round;

    /// Reads a record by playing it again: an illegal history cannot be loaded. A record that stops somewhere is
    /// the position there.
    ///
    /// KING_E_TEXT: it cannot be read.
    fn balayi_round_parse(text: &str) -> round: balayi_round | error = text.parse()?;
}

/// As many cards as the structure has room for.
const MOST: usize = 15;

impl From<Revealed> for balayi_revealed {
    fn from(revealed: Revealed) -> Self {
        let viewers = [Some(Player::Zero), Some(Player::One), None];
        let cards = viewers.map(|viewer| {
            let mut cards = [NOTHING; MOST];
            for (place, &card) in cards.iter_mut().zip(revealed.to(viewer)) {
                *place = card.narrow();
            }
            cards
        });
        Self { counts: viewers.map(|viewer| revealed.to(viewer).len() as u8), cards }
    }
}
