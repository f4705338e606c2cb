from collections.abc import Iterable

from collections.abc import Iterable
from king_rules.balayi import Player
from king_rules.balayi.typing import PlayerLike
from king_rules.typing import CardsLike

__all__ = [
    "starter",
]

def starter(open: Iterable[CardsLike], declarer: PlayerLike) -> Player:
    """Who leads to the first trick: the player with the lowest diamond among the twenty open cards, given for each
    player; the declarer when there is none (B3.1).

    >>> balayi.deal.starter(["A.K.43.Q", "K.A.52.J"], declarer=0)
    balayi.Player.ONE
    """
