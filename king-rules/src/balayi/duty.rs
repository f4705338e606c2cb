//! The pure functions of play: who begins, what may be played, and why not. They look at the playable cards alone
//! ([B4.4](crate::rules::balayi_king#B4.4)). Who wins a trick is [`law::winner`]; the score is
//! [`Denomination::score`](super::Denomination::score).
//!
//! ```
//! use king_rules::balayi::{Illegal, duty};
//! use king_rules::{Card, CardSet, Suit};
//! let playable: CardSet = "A2.K.9.QT4".parse()?;
//! let nine: Card = "C9".parse()?;
//! // ♣9 is led and clubs are trump: it must be beaten.
//! let trump = Some(Suit::Clubs);
//! assert_eq!(duty::legal_cards(playable, Some(nine), trump), "...QT".parse()?);
//! assert_eq!(duty::why_not(playable, "C4".parse()?, Some(nine), trump), Some(Illegal::MustOvertrump(nine)));
//! assert_eq!(duty::why_not(playable, "SA".parse()?, Some(nine), trump), Some(Illegal::MustFollow(Suit::Clubs)));
//! // Whoever plays ♣4 all the same had no club above the nine to play.
//! assert_eq!(duty::excluded("C4".parse()?, Some(nine), trump), "...AKQJT".parse()?);
//! # Ok::<(), king_rules::ParseError>(())
//! ```

use core::iter::once;

use super::{Illegal, Player};
use crate::law::{self, Step};
use crate::{Card, CardSet, Suit};

/// No duty: nothing brings it about.
const FREE: Step<Illegal> = Step::among(CardSet::EMPTY, Illegal::NotOnTurn);

/// The duties of the player who answers the card led, as a chain; a player who leads has none
/// ([B5.1](crate::rules::balayi_king#B5.1) to [B5.3](crate::rules::balayi_king#B5.3),
/// [B5.5](crate::rules::balayi_king#B5.5)).
#[inline(always)]
fn duties(led: Option<Card>, trump: Option<Suit>) -> impl Iterator<Item = Step<Illegal>> {
    let (first, second) = led.map_or((FREE, FREE), |led| {
        let follow = Step::among(led.suit().cards(), Illegal::MustFollow(led.suit()));
        match trump {
            Some(trump) if trump == led.suit() => (Step::among(led.higher(), Illegal::MustOvertrump(led)), follow),
            Some(trump) => (follow, Step::among(trump.cards(), Illegal::MustTrump(trump))),
            None => (follow, FREE),
        }
    });
    once(first).chain(once(second))
}

/// The cards that may be played out of the playable ones; `led` is `None` for the player who leads.
#[inline(always)]
pub fn legal_cards(playable: CardSet, led: Option<Card>, trump: Option<Suit>) -> CardSet {
    law::legal_cards(playable, duties(led, trump))
}

/// Why a playable card may not be played; `None` when it may.
pub fn why_not(playable: CardSet, card: Card, led: Option<Card>, trump: Option<Suit>) -> Option<Illegal> {
    law::why_not(playable, card, duties(led, trump))
}

/// What a card that was played proves its player not to have been able to play.
pub fn excluded(card: Card, led: Option<Card>, trump: Option<Suit>) -> CardSet {
    law::excluded(card, CardSet::ALL, duties(led, trump))
}

/// Who leads to the first trick: the player with the lowest diamond among the twenty open cards, given for each
/// player; the declarer when there is none ([B3.1](crate::rules::balayi_king#B3.1)).
///
/// ```
/// use king_rules::balayi::{Player, duty::starter};
/// let open = ["A.K.43.Q".parse()?, "K.A.52.J".parse()?];
/// assert_eq!(starter(open, Player::Zero), Player::One);
/// assert_eq!(starter(["A.K..Q".parse()?, "K.A..J".parse()?], Player::Zero), Player::Zero);
/// # Ok::<(), king_rules::ParseError>(())
/// ```
pub fn starter(open: [CardSet; 2], declarer: Player) -> Player {
    let [zero, one] = open.map(|cards| cards & Suit::Diamonds.cards());
    match (zero | one).lowest() {
        Some(lowest) if zero.contains(lowest) => Player::Zero,
        Some(_) => Player::One,
        None => declarer,
    }
}
