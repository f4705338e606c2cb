//! The greedy player: from its own hand and what all see, by rules for each contract. It looks at nothing that may be
//! hidden and tries nothing out, so it is about as quick as play at random; [play-outs](super::Position) are played by
//! it.

use king_rules::king::{Action, Contract, Phase, Table};
use king_rules::{Card, CardSet};

use super::Reason;
use super::seen::Seen;
use super::{policy, thumb};

/// What a player does, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Choice {
    /// A legal action of the seat on turn.
    pub action: Action,
    /// What speaks for it.
    pub reason: Reason,
}

/// What the seat on turn does with that hand, which is what it holds now. `None` when the round is over, or the table
/// and the hand do not fit each other so that nothing is legal.
///
/// ```
/// use king_players::king::greedy;
/// use king_rules::Lang;
/// use king_rules::king::Table;
/// let table: Table = "king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA H4".parse()?;
/// // North has to follow, and stays under the ace with its highest.
/// let choice = greedy::choose(&table, "K762.J3.AQ.AKQ65".parse()?).unwrap();
/// assert_eq!(choice.action, "HJ".parse()?);
/// assert_eq!(choice.reason.message(Lang::Tr), "eli almayan en büyük kart");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn choose(table: &Table, hand: CardSet) -> Option<Choice> {
    let legal = table.legal_actions(hand);
    let first = legal.iter().next()?;
    let (action, reason) = if legal.len() == 1 {
        (first, Reason::Only)
    } else if let Some((contract, seen)) = in_play(table, hand) {
        let card = policy::card(contract.kind(), &seen);
        (Action::Play(card.cards().lowest()?), Reason::of(contract.kind(), &seen, card))
    } else {
        thumb::choose(table, hand)?
    };
    // A table that no play leads to may mislead the rules.
    let action = if legal.contains(action) { action } else { first };
    Some(Choice { action, reason })
}

/// The card that [`choose`] plays; `None` when there is none to play.
#[must_use]
pub fn card(table: &Table, hand: CardSet) -> Option<Card> {
    let (contract, seen) = in_play(table, hand)?;
    policy::card(contract.kind(), &seen).cards().lowest()
}

fn in_play(table: &Table, hand: CardSet) -> Option<(Contract, Seen)> {
    let contract = table.contract().filter(|_| table.phase() == Phase::Play)?;
    Some((contract, Seen::new(table, contract, hand)))
}
