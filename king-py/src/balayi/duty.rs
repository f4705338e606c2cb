//! The pure functions of play.

use king_rules::Suit;
use king_rules::balayi::{self as rules};
use pyo3::prelude::*;

use crate::card::Card;
use crate::card_set::CardSet;
use crate::members::Of;
use crate::numbers::Array;
use crate::reason::Reason;

#[pymodule(submodule)]
pub(crate) mod duty {
    use super::*;

    /// The cards that may be played out of the playable ones; `led` is `None` for the player who leads (B5).
    ///
    /// >>> balayi.duty.legal_cards("A2.K.9.QT4", led="C9", trump="C")
    /// CardSet('...QT')
    #[pyfunction]
    #[pyo3(signature = (playable, led=None, trump=None))]
    fn legal_cards(playable: CardSet, led: Option<Card>, trump: Option<Of<Suit>>) -> CardSet {
        let (led, trump) = (led.map(|card| card.0), trump.map(|suit| suit.0));
        CardSet(rules::duty::legal_cards(playable.0, led, trump))
    }

    /// Why a playable card may not be played; `None` when it may.
    ///
    /// >>> balayi.duty.why_not("A2.K.9.QT4", "C4", led="C9", trump="C").clause
    /// 'B5.3'
    #[pyfunction]
    #[pyo3(signature = (playable, card, led=None, trump=None))]
    fn why_not(playable: CardSet, card: Card, led: Option<Card>, trump: Option<Of<Suit>>) -> Option<Reason> {
        let (led, trump) = (led.map(|card| card.0), trump.map(|suit| suit.0));
        rules::duty::why_not(playable.0, card.0, led, trump).map(Reason::from)
    }

    /// What a card that was played proves its player not to have been able to play.
    ///
    /// >>> balayi.duty.excluded("C4", led="C9", trump="C")
    /// CardSet('...AKQJT')
    #[pyfunction]
    #[pyo3(signature = (card, led=None, trump=None))]
    fn excluded(card: Card, led: Option<Card>, trump: Option<Of<Suit>>) -> CardSet {
        CardSet(rules::duty::excluded(card.0, led.map(|card| card.0), trump.map(|suit| suit.0)))
    }

    /// Who leads to the first trick: the player with the lowest diamond among the twenty open cards, given for each
    /// player; the declarer when there is none (B3.1).
    ///
    /// >>> balayi.duty.starter(["A.K.43.Q", "K.A.52.J"], declarer=0)
    /// balayi.Player.ONE
    #[pyfunction]
    fn starter(open: Array<CardSet, 2>, declarer: Of<rules::Player>) -> Of<rules::Player> {
        Of(rules::duty::starter(open.0.map(|cards| cards.0), declarer.0))
    }
}
