"""The enums of Balayı kingi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from king_rules._native import balayi as _native
from king_rules._values import Suit, Value

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import SupportsIndex


class Player(Value):
    """One of the two players (B1.1).

    >>> balayi.Player.ZERO.other, balayi.Player("1")
    (balayi.Player.ONE, balayi.Player.ONE)
    """

    __module__ = "king_rules.balayi"

    ZERO = 0
    ONE = 1

    @property
    def other(self) -> Player:
        """The other player."""
        return _native.player_other(self)


class Phase(Value):
    """The part of a round (B2.3)."""

    __module__ = "king_rules.balayi"

    DECLARE = 0
    """Five cards lie open; the player who does not deal declares."""
    PLAY = 1
    """The 26 tricks."""
    OVER = 2
    """All cards have been played."""


class Denomination(Value):
    """A declaration: a trump suit (*koz*), or no trump (*kozsuz*) (B1.3, B2.3).

    >>> spades = balayi.Denomination("S")
    >>> spades.trump, spades.weight, spades.scores([15, 11]), balayi.Denomination.NO_TRUMP.display_name("tr")
    (Suit.SPADES, 4, (8, -8), 'kozsuz')
    """

    __module__ = "king_rules.balayi"

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NO_TRUMP = 4

    @property
    def trump(self) -> Suit | None:
        """The trump suit, `None` in no trump."""
        return _native.denomination_trump(self)

    @property
    def weight(self) -> int:
        """The weight, 1 to 5 (B6.1)."""
        return _native.denomination_weight(self)

    def scores(self, taken: Iterable[SupportsIndex]) -> tuple[int, int]:
        """The scores of players 0 and 1 from the tricks that they took, 26 in all: (tricks − 13) × weight; their sum is
        0 (B6.1).
        """
        return _native.denomination_scores(self, taken)
