from .. import CardSet

from .. import CardSet
from collections.abc import Iterable
from king_rules.typing import CardsLike, RankLike
from typing import Final, SupportsIndex

__all__ = [
    "POINTS",
    "legal_cards",
    "placeable",
    "points",
]
POINTS: Final[tuple[int, int, int, int]]
"""What the places 1 to 4 win (K3.1)."""

def legal_cards(hand: CardsLike, placed: CardsLike, start: RankLike) -> CardSet:
    """The cards of the hand that may be placed; when there is none the player passes (K8.3).

    >>> king.durt.legal_cards("J6.7.T.2", "87.7..", "7")
    CardSet('6...')
    """

def placeable(placed: CardsLike, start: RankLike) -> CardSet:
    """The cards that may be placed next, whoever holds them (K8.2): in each suit the start rank, or, once that lies,
    the next card above and below the row. `placed` are all cards placed so far;
    the rows have no gaps.

    >>> king.durt.placeable("87.7..", "7")
    CardSet('96.86.7.7')
    """

def points(places: Iterable[SupportsIndex | None]) -> tuple[int, int, int, int]:
    """What each seat wins from its place, 1 to 4; 0 for a place that is not decided (`None`).

    >>> king.durt.points([2, 4, 1, None])
    (20, -10, 45, 0)
    """
