from .. import CardSet, Reason

from .. import CardSet, Reason
from collections.abc import Iterable
from king_rules.balayi import Player
from king_rules.balayi.typing import PlayerLike
from king_rules.typing import CardLike, CardsLike, SuitLike

__all__ = [
    "excluded",
    "legal_cards",
    "starter",
    "why_not",
]

def excluded(card: CardLike, led: CardLike | None=None, trump: SuitLike | None=None) -> CardSet:
    """What a card that was played proves its player not to have been able to play.

    >>> balayi.duty.excluded("C4", led="C9", trump="C")
    CardSet('...AKQJT')
    """

def legal_cards(playable: CardsLike, led: CardLike | None=None, trump: SuitLike | None=None) -> CardSet:
    """The cards that may be played out of the playable ones; `led` is `None` for the player who leads (B5).

    >>> balayi.duty.legal_cards("A2.K.9.QT4", led="C9", trump="C")
    CardSet('...QT')
    """

def starter(open: Iterable[CardsLike], declarer: PlayerLike) -> Player:
    """Who leads to the first trick: the player with the lowest diamond among the twenty open cards, given for each
    player; the declarer when there is none (B3.1).

    >>> balayi.duty.starter(["A.K.43.Q", "K.A.52.J"], declarer=0)
    balayi.Player.ONE
    """

def why_not(playable: CardsLike, card: CardLike, led: CardLike | None=None, trump: SuitLike | None=None) -> Reason | None:
    """Why a playable card may not be played; `None` when it may.

    >>> balayi.duty.why_not("A2.K.9.QT4", "C4", led="C9", trump="C").clause
    'B5.3'
    """
