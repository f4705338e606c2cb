from collections.abc import Iterable
from typing import Final

from king_rules import CardSet
from king_rules.typing import CardsLike, RankLike

__all__ = ["POINTS", "legal_cards", "open_cards", "points"]

POINTS: Final[tuple[int, int, int, int]]

def legal_cards(hand: CardsLike, placed: CardsLike, start: RankLike) -> CardSet: ...
def open_cards(placed: CardsLike, start: RankLike) -> CardSet: ...
def points(places: Iterable[int | None]) -> tuple[int, int, int, int]: ...
