"""Tournaments: what both games have in common."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from king_rules._native import STRENGTH as STRENGTH

if TYPE_CHECKING:
    from king_rules.typing import OpponentLike

_MOST_THREADS = 256
"""More help on no machine; as their number changes nothing, who asks for more gets these."""

ActionT = TypeVar("ActionT")
Gained = TypeVar("Gained")
Row = TypeVar("Row")


def check_view(view: object, rounds: type) -> None:
    """A round is no view: it would show all hands."""
    if isinstance(view, rounds):
        raise TypeError("view: a round shows all hands; advice is on what a seat can see, round.view(seat)")


@dataclass(frozen=True)
class Choice(Generic[ActionT]):
    """What the greedy player does, and why: what `greedy` returns."""

    action: ActionT
    """A legal action."""
    reason: str
    """What speaks for it, by its stable text."""

    def _message(self, sentence: str | None) -> str:
        if sentence is None:
            raise ValueError(f"no reason of the greedy player: {self.reason!r}")
        return sentence


@dataclass(frozen=True)
class Gain:
    """What a player gains over others, and half the width of its 95 % interval."""

    mean: float
    half_width: float

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.half_width:.2f}"


@dataclass(frozen=True)
class Tournament(Generic[Gained]):
    """Who gains how much over whom."""

    players: Mapping[str, str]
    """The players, by the names that they were given."""
    deals: int
    """How many deals were played."""
    seed: int
    """What the deals follow from."""
    strength: int
    """The number of the players' play: with it the tournament can be repeated."""
    gains: Mapping[tuple[str, str], Gained]
    """What each player gained, beside each other."""


def gain(values: Iterable[int]) -> Gain:
    """Of values in 1/256, one for each deal."""
    values = list(values)
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Gain(mean / 256, 1.96 * math.sqrt(variance / count) / 256)


def played(
    players: Mapping[str, OpponentLike],
    gains: Callable[[str, str, tuple[int, int]], list[Row]],
    deals: int,
    threads: int | None,
    progress: Callable[[int, int], object] | None,
    *,
    what: str = "deals",
) -> dict[tuple[str, str], list[Row]]:
    """What each player gains beside each other, a row a deal, or `what` else is counted. `gains` computes the rows of some deals,
    a thread for each."""
    if not isinstance(players, Mapping):
        raise TypeError("players: a name and a player each, such as {'good': 'hard', 'bad': 'greedy'}")
    if len(players) < 2:
        raise ValueError("players: two are the fewest that can be compared")
    if deals < 2:
        raise ValueError(f"{what}: two are the fewest that an interval can be made of")
    at_once = threads if threads is not None else os.cpu_count() or 1
    if at_once < 1:
        raise ValueError("threads is 0: one thread is the fewest")
    at_once = min(at_once, _MOST_THREADS)
    pairs = [(one, other) for one in players for other in players if one != other]
    all_rows: dict[tuple[str, str], list[Row]] = {pair: [] for pair in pairs}
    for number, (one, other) in enumerate(pairs):
        rows = all_rows[one, other]
        while len(rows) < deals:
            rows += gains(players[one], players[other], (len(rows), min(deals, len(rows) + at_once)))
            if progress is not None:
                progress(number * deals + len(rows), len(pairs) * deals)
    return all_rows
