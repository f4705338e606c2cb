"""What to do: advice, players, and tournaments between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex

from king_rules import _columns, _players
from king_rules._columns import Columns
from king_rules._native import balayi as _native
from king_rules._players import Gain

if TYPE_CHECKING:
    from king_rules._native.balayi import Action, Advice, Table, View
    from king_rules.balayi._batch import Progress
    from king_rules.typing import CardsLike, Lang, OpponentLike


def advise(
    view: View,
    *,
    playouts: SupportsIndex = 2_000,
    estimating: SupportsIndex | None = None,
    seed: SupportsIndex = 0,
    inference: bool = True,
    generosity: float = 0.0,
    threads: SupportsIndex = 1,
) -> Advice:
    """What to do in a view, and what each legal action is worth: cards, and what to declare.

    The legal actions are played out in worlds that agree with the view, both playing on as the greedy player does, each by
    what it sees alone; those that do worse are given up on the way. A play-out is one action played to the end in one
    world. Points are those of the round (B6.1): tricks less 13, times the weight of the declaration.

    - `playouts`: how many, at most, to choose by.
    - `estimating`: how many, at most, to estimate by when the choice is made, in worlds that had no part in it; by default
      as many as `playouts`.
    - `seed`: what worlds are drawn by. The same view, budgets and seed make the same advice in every language.
    - `inference`: as in King; there is none in this game yet.
    - `generosity`: the points, in steps of 1/256, that a move may give away: of the actions whose estimate is at most that
      much below the highest, one is chosen by the seed.
    - `threads`: how many; their number changes nothing. The GIL is released, and Ctrl-C ends it.

    Raises `AdvisorError` when it is not the viewer's turn, the round is over, or no deal agrees with the view.

    >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).view(1)
    >>> advice = balayi.advise(view, playouts=500, seed=7)
    >>> advice.best in view.legal_actions, len(advice.estimates), advice.estimates[0].difference
    (True, 5, 0.0)
    >>> advice == balayi.advise(view, threads=3, **advice.settings)
    True
    """
    _players.check_view(view, _native.Round)
    estimating = playouts if estimating is None else estimating
    return _native.advise(view, playouts, estimating, seed, inference, generosity, threads)


def _advise(view: View, settings: dict[str, Any]) -> Advice:
    """For pickle."""
    return advise(view, **settings)


def act(view: View, player: OpponentLike = "hard", *, seed: SupportsIndex = 0) -> Action:
    """What a player does in a view: a legal action, in every phase.

    Players are `"random"`, `"greedy"`, the levels `"easy"`, `"medium"` and `"hard"`, and `"playouts:400"` with
    any number. The action follows from view, player and seed; one seed does for a whole match.

    Raises `AdvisorError` as `advise` does.

    >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).view(1)
    >>> balayi.act(view, "greedy") in view.legal_actions
    True
    """
    _players.check_view(view, _native.Round)
    return _native.act(view, player, seed)


@dataclass(frozen=True)
class Choice(_players.Choice["Action"]):
    """What the greedy player does, and why: what `greedy` returns."""

    __module__ = "king_rules.balayi"

    def message(self, lang: Lang = "en") -> str:
        """What speaks for it, in words to show to a person."""
        return self._message(_native.greedy_message(self.reason, lang))


def greedy(table: Table, hand: CardsLike) -> Choice | None:
    """What the greedy player does, and why: the player on turn, whose hand cards these are, in any phase; while they are locked
    they do not count. It goes by rule of thumb, from what it sees; play-outs are played by it. `None` when nothing is legal.

    >>> view = balayi.View(1, ["SA", "SK", "SQ", "S4", "C2"], dealer=0)
    >>> choice = balayi.greedy(view.table, [])
    >>> str(choice.action), choice.reason, choice.message("tr")
    ('S', 'declare_trump', 'açık kartlara göre en çok puan getirecek koz')
    """
    choice = _native.greedy(table, hand)
    return None if choice is None else Choice(*choice)


@dataclass(frozen=True)
class Tournament(_players.Tournament[Gain]):
    """Who gains how much over the other: what `tournament` returns. `gains` holds, for each player and each other that it met,
    the gain in tricks a round.
    """

    __module__ = "king_rules.balayi"

    def __str__(self) -> str:
        lines = [f"{one} against {other}: {gain}" for (one, other), gain in self.gains.items()]
        return "\n".join([*lines, f"{self.deals} deals, each in both places; seed {self.seed}, strength {self.strength}"])

    def columns(self) -> Columns:
        """A row for each pair of players, for a data frame: `pandas.DataFrame(tournament.columns())`."""
        rows: list[tuple[object, ...]] = [
            (one, other, gain.mean, gain.half_width) for (one, other), gain in self.gains.items()
        ]
        players = [*self.players]
        holds: _columns.Holds = {"one": players, "other": players, "mean": float, "half_width": float}
        return _columns.of_rows(holds, rows)


def tournament(
    players: Mapping[str, OpponentLike],
    *,
    deals: int,
    seed: SupportsIndex,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Duplicate rounds between players: each against each other kind, every deal in both places, so that the packs cancel out.
    What is declared goes round the five denominations: only cards are compared.

    The intervals are by deal, which are independent. `threads` and how it is split change nothing; `progress(done, n)` is
    called in between, and Ctrl-C ends it.

    >>> table = balayi.tournament({"good": "greedy", "bad": "random"}, deals=10, seed=7)
    >>> table.gains["good", "bad"].mean > 2
    True
    """

    def gains(one: str, other: str, part: tuple[int, int]) -> list[int]:
        return _native.gains(one, other, seed, part)

    rows = _players.played(players, gains, deals, threads, progress)
    return Tournament(
        dict(players), deals, int(seed), _players.STRENGTH, {pair: _players.gain(of_pair) for pair, of_pair in rows.items()}
    )
