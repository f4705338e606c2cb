from collections.abc import Iterable

from king_rules import CardSet, Reason
from king_rules.balayi import Player
from king_rules.balayi.typing import PlayerLike
from king_rules.typing import CardLike, CardsLike, SuitLike

__all__ = ["excluded", "legal_cards", "starter", "why_not"]

def excluded(card: CardLike, led: CardLike | None = None, trump: SuitLike | None = None) -> CardSet: ...
def legal_cards(playable: CardsLike, led: CardLike | None = None, trump: SuitLike | None = None) -> CardSet: ...
def starter(open: Iterable[CardsLike], declarer: PlayerLike) -> Player: ...
def why_not(
    playable: CardsLike, card: CardLike, led: CardLike | None = None, trump: SuitLike | None = None
) -> Reason | None: ...
