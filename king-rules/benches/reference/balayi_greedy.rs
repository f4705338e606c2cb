//! The greedy player of Balayı kingi as it was first written: an opponent to measure against. Frozen: it is never improved.

use king_rules::balayi::{Action, Denomination, Phase, Table};
use king_rules::{Card, CardSet, Rank, Suit};

/// What the player on turn does with that hand, of which it sees nothing while it is locked; `None` when the round is over.
#[must_use]
pub fn choose(table: &Table, hand: CardSet) -> Option<Action> {
    match table.phase() {
        Phase::Declare => declaration(table).map(Action::Declare),
        Phase::Play => card(table, hand).map(Action::Play),
        Phase::Over => None,
    }
}

/// What most exceeds what five cards are usually worth in it, times its weight.
fn declaration(table: &Table) -> Option<Denomination> {
    let open = table.open_cards(table.declarer());
    let honours: i32 = open.iter().map(|card| (card.rank() as i32 - Rank::Ten as i32).max(0)).sum();
    // Twenty times the value, less twenty times its mean.
    let excess = |denomination: Denomination| match denomination.trump() {
        Some(trump) => 20 * (honours + 2 * (open & trump.cards()).len() as i32) - 127,
        None => 20 * 2 * honours - 154,
    };
    table.unused().iter().max_by_key(|&denomination| excess(denomination) * (denomination as i32 + 1))
}

/// The card that the player on turn plays; `None` when it has none to play.
#[must_use]
pub fn card(table: &Table, hand: CardSet) -> Option<Card> {
    let legal = table.legal_cards(hand);
    let trumps = table.trump().map_or(CardSet::EMPTY, Suit::cards);
    // Trumps are kept as long as something else does.
    let plain = |cards: CardSet| (cards - trumps).or(cards);
    if let Some((_, led)) = table.trick().plays().next() {
        let takes = |card: &Card| match card.suit() == led.suit() {
            true => *card > led,
            false => trumps.contains(*card),
        };
        let winners: CardSet = legal.iter().filter(takes).collect();
        return lowest(plain(winners)).or_else(|| lowest(plain(legal)));
    }
    let player = table.turn()?;
    let other = player.other();
    let open = table.open_cards(other);
    // What the other may have besides: its hand, once it can play that.
    let own = if table.unlocked(player) { hand } else { CardSet::EMPTY };
    let may_hold = table.unlocked(other) && table.held(other) > 0;
    let hidden = if may_hold { table.unseen() - own - table.excluded(other) } else { CardSet::EMPTY };
    let wins = |card: Card, might: CardSet| {
        let beaten = might.meets(card.higher());
        let trumped = !trumps.contains(card) && might.meets(trumps) && !open.meets(card.suit().cards());
        !beaten && !trumped
    };
    let winners = |might: CardSet| -> CardSet { legal.iter().filter(|&card| wins(card, might)).collect() };
    let highest_winner = |might| highest(plain(winners(might)));
    highest_winner(open | hidden).or_else(|| highest_winner(open)).or_else(|| lowest(plain(legal)))
}

/// A card of the lowest rank.
fn lowest(cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|card| card.rank())
}

/// A card of the highest rank.
fn highest(cards: CardSet) -> Option<Card> {
    cards.iter().rev().max_by_key(|card| card.rank())
}
