"""What to do: advice, players, and tournaments between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

from king_rules import _columns, _players
from king_rules._columns import Columns
from king_rules._native import king as _native
from king_rules._players import Gain
from king_rules.king._values import ContractKind

if TYPE_CHECKING:
    from king_rules._native.king import Action, Advice, Table, View
    from king_rules.king._batch import Progress
    from king_rules.king.typing import HouseRulesLike, Objective, StandingsLike
    from king_rules.typing import CardsLike, Lang, OpponentLike


def advise(
    view: View,
    *,
    playouts: SupportsIndex = 2_000,
    estimating: SupportsIndex | None = None,
    seed: SupportsIndex = 0,
    inference: bool = True,
    generosity: float = 0.0,
    standings: StandingsLike | None = None,
    objective: Objective = "most_points",
    threads: SupportsIndex = 1,
) -> Advice:
    """What to do in a view, and what each legal action is worth.

    The legal actions are played out in worlds that agree with the view, all seats playing on as the greedy player does,
    each by its own hand alone; those that do worse are given up on the way. A play-out is one action played to the end in
    one world. A declaration is judged by what the round scores and by what the contracts that are left then are worth; in
    the talk one play-out is one of all there is to say, as the points taken are assumed not to depend on it, and what
    others may reply is their best by their own hands.

    - `playouts`: how many, at most, to choose by.
    - `estimating`: how many, at most, to estimate by when the choice is made, in worlds that had no part in it; by default
      as many as `playouts`.
    - `seed`: what worlds are drawn by. The same view, budgets and seed make the same advice in every language.
    - `inference`: whether worlds to choose by are more likely in which the others would have played as they did.
    - `generosity`: the points, in steps of 1/256, that a move may give away: of the actions whose estimate is at most that
      much below the highest, one is chosen by the seed.
    - `standings`: the party before this round, or what each seat has and which contracts it has left.
    - `objective`: what is aimed at: `"most_points"`, or with `standings` `"come_out"`, the chance to end the party above
      zero (K10.3), of which estimates are then, in per cent.
    - `threads`: how many; their number changes nothing. The GIL is released, and Ctrl-C ends it.

    Raises `AdvisorError` when it is not the viewer's turn, the round is over, no deal agrees with the view, or the standings
    are not those of a party before such a round.

    >>> view = king.View.parse("S", "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi")
    >>> advice = king.advise(view, playouts=500, seed=7)
    >>> advice.best in view.legal_actions, advice.estimates[0].difference
    (True, 0.0)
    >>> advice == king.advise(view, threads=3, **advice.settings)
    True
    """
    _players.check_view(view, _native.Round)
    estimating = playouts if estimating is None else estimating
    comes_out = aims_at_coming_out(objective)
    if standings is None:
        if comes_out:
            raise ValueError("objective: who aims at coming out has to know the standings")
        return _native.advise(view, playouts, estimating, seed, inference, generosity, threads)
    return _native.advise_in_party(view, playouts, estimating, seed, inference, generosity, threads, comes_out, standings)


def aims_at_coming_out(objective: Objective) -> bool:
    """Whether that is the objective, and not points."""
    if objective not in ("most_points", "come_out"):
        raise ValueError(f"objective: 'most_points' or 'come_out', not {objective!r}")
    return objective == "come_out"


def _advise(view: View, settings: dict[str, Any]) -> Advice:
    """For pickle."""
    return advise(view, **settings)


def act(
    view: View,
    player: OpponentLike = "hard",
    *,
    seed: SupportsIndex = 0,
    standings: StandingsLike | None = None,
) -> Action:
    """What a player does in a view: a legal action, in every phase.

    Players are `"random"`, `"greedy"`, the levels `"easy"`, `"medium"` and `"hard"`, and `"playouts:400"` with
    any number. The action follows from view, player and seed; one seed does for a whole party. With `standings`, the party
    before this round, levels from hard on aim at coming out.

    Raises `AdvisorError` as `advise` does.

    >>> round = king.simulated_round(7, 0)
    >>> view = king.Round(round.deal, "N").view("N")
    >>> king.act(view, "greedy") in view.legal_actions
    True
    """
    _players.check_view(view, _native.Round)
    if standings is None:
        return _native.act(view, player, seed)
    return _native.act_in_party(view, player, seed, standings)


def check_player(player: OpponentLike, seed: SupportsIndex = 0) -> None:
    """Raises now what `act` of either game would raise in the midst of play: both have the same players."""
    # Where there is one choice alone nobody thinks long.
    act(_native.Round(_native.Deal.from_seed(0), "N", "el_almaz").view("N"), player, seed=seed)


@dataclass(frozen=True)
class Choice(_players.Choice["Action"]):
    """What the greedy player does, and why: what `greedy` returns."""

    __module__ = "king_rules.king"

    def message(self, lang: Lang = "en") -> str:
        """What speaks for it, in words to show to a person."""
        return self._message(_native.greedy_message(self.reason, lang))


def greedy(table: Table, hand: CardsLike) -> Choice | None:
    """What the greedy player does, and why: the seat on turn, which holds that hand now, in any phase. It goes by rule of
    thumb, from its own hand and what all see; play-outs are played by it. `None` when nothing is legal.

    >>> table = king.Table.parse("king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA H4")
    >>> choice = king.greedy(table, "K762.J3.AQ.AKQ65")
    >>> str(choice.action), choice.reason, choice.message("tr")
    ('HJ', 'duck', 'eli almayan en büyük kart')
    """
    choice = _native.greedy(table, hand)
    return None if choice is None else Choice(*choice)


@dataclass(frozen=True)
class Tournament(_players.Tournament[Mapping[str, Gain]]):
    """Who gains how much over three others: what `tournament` returns. `gains` holds, for each player and each other that sat
    in the three other seats, the gain in each contract, by its text, in points a round, and their `"sum"`, in points over
    the eight contracts.
    """

    __module__ = "king_rules.king"

    def __str__(self) -> str:
        lines = [f"{one} against three {others}: {gains['sum']}" for (one, others), gains in self.gains.items()]
        return "\n".join([*lines, f"{self.deals} deals, each in all four seats; seed {self.seed}, strength {self.strength}"])

    def columns(self) -> Columns:
        """A row for each pair of players and each contract, for a data frame: `pandas.DataFrame(tournament.columns())`."""
        contracts = [*(str(kind) for kind in ContractKind), "sum"]
        rows: list[tuple[object, ...]] = [
            (one, others, contract, gain.mean, gain.half_width)
            for (one, others), gains in self.gains.items()
            for contract, gain in gains.items()
        ]
        players = [*self.players]
        holds: _columns.Holds = {"one": players, "others": players, "contract": contracts, "mean": float, "half_width": float}
        return _columns.of_rows(holds, rows)


@dataclass(frozen=True)
class PartyGain:
    """What a player gains in whole parties over three others that the fourth of their kind does not."""

    __module__ = "king_rules.king"

    points: Gain
    """Points a party."""
    out: Gain
    """In how many of its parties it comes out (K10.3), in per cent."""
    out_gain: Gain
    """How much oftener that is than four of the others do in its seats, in per cent."""

    def __str__(self) -> str:
        share = str(self.out).lstrip("+")
        return f"{self.points} points a party; comes out in {share} %, oftener than the others by {self.out_gain} %"


@dataclass(frozen=True)
class PartyTournament:
    """Who gains how much over three others in whole parties: what `tournament` returns of parties."""

    __module__ = "king_rules.king"

    players: Mapping[str, str]
    """The players, by the names that they were given."""
    parties: int
    """How many parties were played, each five times between any two players."""
    seed: int
    """What the deals follow from."""
    strength: int
    """The number of the players' play: with it the tournament can be repeated."""
    gains: Mapping[tuple[str, str], PartyGain]
    """What each player gained, beside each other that sat in the three other seats."""

    def __str__(self) -> str:
        lines = [f"{one} against three {others}: {gain}" for (one, others), gain in self.gains.items()]
        end = f"{self.parties} parties, each in all four seats; seed {self.seed}, strength {self.strength}"
        return "\n".join([*lines, end])

    def columns(self) -> Columns:
        """A row for each pair of players and each figure, for a data frame: `pandas.DataFrame(tournament.columns())`."""
        rows: list[tuple[object, ...]] = [
            (one, others, figure, gain.mean, gain.half_width)
            for (one, others), gains in self.gains.items()
            for figure, gain in (("points", gains.points), ("out", gains.out), ("out_gain", gains.out_gain))
        ]
        players, figures = [*self.players], ["points", "out", "out_gain"]
        holds: _columns.Holds = {"one": players, "others": players, "figure": figures, "mean": float, "half_width": float}
        return _columns.of_rows(holds, rows)


@overload
def tournament(
    players: Mapping[str, OpponentLike],
    *,
    deals: int,
    parties: None = None,
    seed: SupportsIndex,
    rules: HouseRulesLike = "-",
    threads: int | None = None,
    progress: Progress | None = None,
) -> Tournament: ...
@overload
def tournament(
    players: Mapping[str, OpponentLike],
    *,
    deals: None = None,
    parties: int,
    seed: SupportsIndex,
    rules: HouseRulesLike = "-",
    threads: int | None = None,
    progress: Progress | None = None,
) -> PartyTournament: ...
def tournament(
    players: Mapping[str, OpponentLike],
    *,
    deals: int | None = None,
    parties: int | None = None,
    seed: SupportsIndex,
    rules: HouseRulesLike = "-",
    threads: int | None = None,
    progress: Progress | None = None,
) -> Tournament | PartyTournament:
    """Duplicate rounds or parties between players: each against three of each other kind in all four seats, so that the cards
    cancel out.

    - `deals`: so many deals, every one in all eight contracts, nobody doubling: only cards are compared.
    - `parties`: so many whole parties instead, in which players declare, annul, talk and play, and know how the party stands: levels
      from hard on aim at coming out. The result is a `PartyTournament`. A party has 32 rounds and is played five times for each
      player and each other: one of `"hard"` takes some ten seconds, one of `"greedy"` a few milliseconds.
    - `seed`: what the cards follow from, the same everywhere.
    - `rules`: the house rules.
    - `threads`: how many; their number changes nothing.

    The intervals are by deal or party, which are independent. `progress(done, n)` is called in between, and Ctrl-C ends it.

    >>> table = king.tournament({"good": "greedy", "bad": "random"}, deals=10, seed=7)
    >>> table.gains["good", "bad"]["sum"].mean > 20 > table.gains["bad", "good"]["sum"].mean
    True
    >>> table = king.tournament({"good": "greedy", "bad": "random"}, parties=10, seed=7)
    >>> gain = table.gains["good", "bad"]
    >>> gain.points.mean > 200, gain.out.mean > 80, gain.out_gain.mean > 20
    (True, True, True)
    """
    if (deals is None) == (parties is None):
        raise TypeError("deals or parties: one of them says what is played, and how many")
    if parties is not None:
        return _of_parties(players, parties, seed, rules, threads, progress)
    assert deals is not None
    names = [str(kind) for kind in ContractKind]

    def gains(one: str, others: str, part: tuple[int, int]) -> list[list[int]]:
        return _native.gains(one, others, seed, part, rules)

    def summary(rows: list[list[int]]) -> dict[str, Gain]:
        by_contract = {name: _players.gain(row[place] for row in rows) for place, name in enumerate(names)}
        return {**by_contract, "sum": _players.gain(sum(row) for row in rows)}

    rows = _players.played(players, gains, deals, threads, progress)
    return Tournament(
        dict(players), deals, int(seed), _players.STRENGTH, {pair: summary(of_pair) for pair, of_pair in rows.items()}
    )


def _of_parties(
    players: Mapping[str, OpponentLike],
    parties: int,
    seed: SupportsIndex,
    rules: HouseRulesLike,
    threads: int | None,
    progress: Progress | None,
) -> PartyTournament:
    def gains(one: str, others: str, part: tuple[int, int]) -> list[tuple[int, int, int]]:
        return _native.party_gains(one, others, seed, part, rules)

    def summary(rows: list[tuple[int, int, int]]) -> PartyGain:
        points, out, out_gain = (_players.gain(column) for column in zip(*rows))
        return PartyGain(points, out, out_gain)

    rows = _players.played(players, gains, parties, threads, progress, what="parties")
    return PartyTournament(
        dict(players), parties, int(seed), _players.STRENGTH, {pair: summary(of_pair) for pair, of_pair in rows.items()}
    )
