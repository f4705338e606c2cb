"""What to do with the cards: advice, players, and tournaments between them."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, SupportsIndex

from king_rules._native import king as _native
from king_rules.king._values import ContractKind

if TYPE_CHECKING:
    from king_rules._native.king import Action, Advice, View
    from king_rules.king._batch import Progress
    from king_rules.king.typing import HouseRulesLike
    from king_rules.typing import PlayerLike


_MOST_THREADS = 256
"""More help on no machine; as their number changes nothing, who asks for more gets these."""


def advise(
    view: View,
    *,
    playouts: SupportsIndex = 2_000,
    estimating: SupportsIndex | None = None,
    seed: SupportsIndex = 0,
    threads: SupportsIndex = 1,
) -> Advice:
    """What to do in a view, and what each legal action is worth.

    The legal actions are played out in worlds that agree with the view, all seats playing on as the greedy player does,
    each by its own hand alone; those that do worse are given up on the way. A play-out is one action played to the end in
    one world. Before the first card nothing is played out yet: what to declare, whether to annul and whom to double goes
    by the greedy player's rule of thumb, and the estimates are of no play-outs.

    - `playouts`: how many, at most, to choose by.
    - `estimating`: how many, at most, to estimate by when the choice is made, in worlds that had no part in it; by default
      as many as `playouts`.
    - `seed`: what worlds are drawn by. The same view, budgets and seed make the same advice in every language.
    - `threads`: how many; their number changes nothing. The GIL is released, and Ctrl-C ends it.

    Raises `AdvisorError` when it is not the viewer's turn, the round is over, or no deal agrees with the view.

    >>> view = king.View.parse("S", "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi")
    >>> advice = king.advise(view, playouts=500, seed=7)
    >>> advice.best in view.legal_actions, advice.estimates[0].difference
    (True, 0.0)
    >>> advice == king.advise(view, playouts=500, seed=7, threads=3)
    True
    """
    return _native.advise(view, playouts, playouts if estimating is None else estimating, seed, threads)


def _advise(view: View, playouts: int, estimating: int, seed: int) -> Advice:
    """For pickle."""
    return _native.advise(view, playouts, estimating, seed, 1)


def act(view: View, player: PlayerLike = "hard", *, seed: SupportsIndex = 0) -> Action:
    """What a player does in a view: a legal action, in every phase.

    Players are `"random"`, `"greedy"`, the levels `"easy"`, `"medium"`, `"hard"` and `"expert"`, and `"playouts:400"` with
    any number. The action follows from view, player and seed; one seed does for a whole party.

    Raises `AdvisorError` as `advise` does.

    >>> round = king.simulated_round(7, 0)
    >>> view = king.Round(round.deal, "N").view("N")
    >>> king.act(view, "greedy") in view.legal_actions
    True
    """
    return _native.act(view, player, seed)


@dataclass(frozen=True)
class Gain:
    """What a player gains over three others, in points, and half the width of its 95 % interval."""

    __module__ = "king_rules.king"

    mean: float
    half_width: float

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.half_width:.2f}"


@dataclass(frozen=True)
class Tournament:
    """Who gains how much over three others: what `tournament` returns."""

    __module__ = "king_rules.king"

    players: Mapping[str, str]
    """The players, by the names that they were given."""
    deals: int
    """How many deals were played."""
    seed: int
    """What the deals follow from."""
    strength: int
    """The number of the players' play: with it the tournament can be repeated."""
    gains: Mapping[tuple[str, str], Mapping[str, Gain]]
    """For each player and each other that sat in the three other seats: the gain in each contract, by its text, in points a
    round, and their `"sum"`, in points over the eight contracts."""

    def __str__(self) -> str:
        lines = [f"{one} against three {others}: {gains['sum']}" for (one, others), gains in self.gains.items()]
        return "\n".join([*lines, f"{self.deals} deals, each in all four seats; seed {self.seed}, strength {self.strength}"])

    def columns(self) -> dict[str, list[object]]:
        """A row for each pair of players and each contract, for a data frame: `pandas.DataFrame(tournament.columns())`."""
        rows = [
            (one, others, contract, gain.mean, gain.half_width)
            for (one, others), gains in self.gains.items()
            for contract, gain in gains.items()
        ]
        names = ("one", "others", "contract", "mean", "half_width")
        return {name: [row[place] for row in rows] for place, name in enumerate(names)}


def tournament(
    players: Mapping[str, PlayerLike],
    *,
    deals: int,
    seed: SupportsIndex,
    rules: HouseRulesLike = "-",
    threads: int | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Duplicate rounds between players: each against three of each other kind, every deal in all eight contracts and in
    all four seats, nobody doubling, so that the cards cancel out.

    The intervals are by deal, which are independent. `threads` and how it is split change nothing; `progress(done, n)` is
    called in between, and Ctrl-C ends it.

    >>> table = king.tournament({"good": "greedy", "bad": "random"}, deals=10, seed=7)
    >>> table.gains["good", "bad"]["sum"].mean > 20 > table.gains["bad", "good"]["sum"].mean
    True
    """
    if deals < 2:
        raise ValueError("deals: two are the fewest that an interval can be made of")
    at_once = threads if threads is not None else os.cpu_count() or 1
    if at_once < 1:
        raise ValueError("threads is 0: one thread is the fewest")
    at_once = min(at_once, _MOST_THREADS)
    pairs = [(one, others) for one in players for others in players if one != others]
    names = [str(kind) for kind in ContractKind]
    gains: dict[tuple[str, str], Mapping[str, Gain]] = {}
    done = 0
    for one, others in pairs:
        rows: list[list[int]] = []
        while len(rows) < deals:
            part = (len(rows), min(deals, len(rows) + at_once))
            rows += _native.gains(players[one], players[others], seed, part, rules)
            if progress is not None:
                progress(done + len(rows), len(pairs) * deals)
        done += deals
        by_contract = {name: _gain([row[place] for row in rows]) for place, name in enumerate(names)}
        gains[one, others] = {**by_contract, "sum": _gain([sum(row) for row in rows])}
    return Tournament(dict(players), deals, int(seed), _native.STRENGTH, gains)


def _gain(values: list[int]) -> Gain:
    """Of values in 1/256 point, one for each deal."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Gain(mean / 256, 1.96 * math.sqrt(variance / count) / 256)
