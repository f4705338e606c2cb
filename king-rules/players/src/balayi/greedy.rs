//! The greedy player: from its own hand and what both see, by rule of thumb. It looks at nothing that may be hidden and tries
//! nothing out, so it is about as quick as play at random; [play-outs](super::Position) are played by it.

use king_rules::balayi::{Action, Phase, Table};
use king_rules::{Card, CardSet};

use super::seen::Seen;
use super::{Reason, policy, thumb};

/// What a player does, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Choice {
    /// A legal action of the player on turn.
    pub action: Action,
    /// What speaks for it.
    pub reason: Reason,
}

/// What the player on turn does with these hand cards, which are what it holds now; while they are locked they do not count.
/// `None` when the round is over, or the table and the hand do not fit each other so that nothing is legal.
///
/// ```
/// use king_players::balayi::{Reason, greedy};
/// use king_rules::balayi::{DenominationSet, Pack, Phase, Player, Round};
/// let mut round = Round::new(Pack::from_seed(7), Player::Zero, DenominationSet::ALL)?;
/// while let Some(player) = round.turn() {
///     let choice = greedy::choose(round.table(), round.hand(player)).unwrap();
///     round.apply(choice.action)?;
/// }
/// assert_eq!(round.phase(), Phase::Over);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn choose(table: &Table, hand: CardSet) -> Option<Choice> {
    let legal = table.legal_actions(hand);
    let first = legal.iter().next()?;
    let (action, reason) = match in_play(table, hand) {
        _ if legal.len() == 1 => (first, Reason::Only),
        Some(seen) => {
            let card = policy::card(&seen);
            (Action::Play(card.cards().lowest()?), Reason::of(&seen, card))
        }
        None => thumb::declaration(table)?,
    };
    // A table that no play leads to may mislead the rules.
    let action = if legal.contains(action) { action } else { first };
    Some(Choice { action, reason })
}

/// The card that [`choose`] plays; `None` when there is none to play.
#[must_use]
pub fn card(table: &Table, hand: CardSet) -> Option<Card> {
    let card = policy::card(&in_play(table, hand)?).cards();
    let legal = table.legal_cards(hand);
    (card & legal).or(legal).lowest()
}

fn in_play(table: &Table, hand: CardSet) -> Option<Seen> {
    let player = table.turn().filter(|_| table.phase() == Phase::Play)?;
    Some(Seen::new(table, player, hand))
}
