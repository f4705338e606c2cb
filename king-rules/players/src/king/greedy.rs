//! The greedy player: from its own hand and what all see, by rule of thumb.

use king_rules::king::{Action, Contract, ContractKind, Phase, Table};
use king_rules::{Card, CardSet, Suit};

use super::policy;
use super::seen::Seen;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Choice {
    /// A legal action of the seat on turn.
    pub action: Action,
}

/// What the seat on turn does with that hand, which is what it holds now. `None` when the round is over, or the table and the
/// hand do not fit each other so that nothing is legal.
///
/// ```
/// use king_players::king::greedy;
/// use king_rules::king::Table;
/// let table: Table = "king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA H4".parse()?;
/// // North has to follow, and keeps under the ace with its highest.
/// let choice = greedy::choose(&table, "K762.J3.AQ.AKQ65".parse()?).unwrap();
/// assert_eq!(choice.action, "HJ".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn choose(table: &Table, hand: CardSet) -> Option<Choice> {
    let action = match card(table, hand) {
        Some(card) => Action::Play(card),
        None => before_play(table, hand)?,
    };
    Some(Choice { action })
}

/// The card that [`choose`] plays; `None` when there is none to play.
#[must_use]
pub fn card(table: &Table, hand: CardSet) -> Option<Card> {
    let contract = table.contract().filter(|_| table.phase() == Phase::Play)?;
    policy::card(contract.kind(), &Seen::new(table, contract, hand)).cards().lowest()
}

/// A rule of thumb for what comes before the first card; passes in dürt too.
fn before_play(table: &Table, hand: CardSet) -> Option<Action> {
    let longest = Suit::ALL.into_iter().max_by_key(|suit| (hand & suit.cards()).len()).unwrap_or(Suit::Clubs);
    match table.phase() {
        Phase::Declare if table.unused().contains(ContractKind::Koz) => Some(Action::Declare(Contract::Koz(longest))),
        _ => table.legal_actions(hand).iter().next(),
    }
}
