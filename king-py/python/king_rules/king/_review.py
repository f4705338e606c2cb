"""Looking back: endings solved exactly, and rounds and parties reviewed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, SupportsIndex, Union

from king_rules import _columns, _players, _records
from king_rules._columns import Columns
from king_rules._native import is_turkish
from king_rules._native import king as _native
from king_rules.king._columns import NAMES
from king_rules.king._errors import PartyError
from king_rules.king._players import aims_at_coming_out
from king_rules.king._values import Phase, Seat

if TYPE_CHECKING:
    from king_rules._native.king import Action, Party, Round
    from king_rules._records import Records
    from king_rules.king._batch import Progress
    from king_rules.king.typing import ActionLike, Objective, StandingsLike
    from king_rules.typing import Lang

_ROUND_NOT_OVER = 2
"""The code of a `PartyError` about nothing but that the round is not over."""


@dataclass(frozen=True)
class Solved:
    """What an action comes to when all play on as well as can be, all cards being open."""

    __module__ = "king_rules.king"

    action: Action
    """The action."""
    taken: tuple[int, ...]
    """The points that the seats N, E, S, W take in the whole round, or win in koz and dürt."""
    scores: tuple[int, ...]
    """What they score for it, with the doubles."""


@dataclass(frozen=True)
class Solution:
    """What each legal action of an ending comes to: what `solve` returns."""

    __module__ = "king_rules.king"

    turn: Seat
    """The seat on turn."""
    actions: tuple[Solved, ...]
    """All legal actions, the best for the seat on turn first; among equals the last by its code first."""
    positions: int
    """How many positions with a choice were gone through. It depends on the memory."""

    @property
    def best(self) -> Solved:
        """The best action for the seat on turn."""
        return self.actions[0]

    def given_away(self, action: ActionLike) -> int | None:
        """How much less the seat on turn scores after that action than after the best; `None` when it is not legal."""
        wanted = _native.Action(action)
        own = (solved.scores[self.turn] for solved in self.actions if solved.action == wanted)
        return next((self.best.scores[self.turn] - scores for scores in own), None)

    def _repr_html_(self) -> str:
        return _html(self)


def solve(round: Round, *, budget: SupportsIndex = 10_000_000, entries: SupportsIndex = 65_536) -> Solution:
    """Solves an ending exactly: with all cards open, each seat plays for its own score and knows that the others do too. A
    seat to which several actions are worth the same takes the last of them by its code, in general the highest card.

    - `budget`: through how many positions with a choice it goes at most. Half of all endings of El almaz with six cards
      a hand have fewer than 5,000, and with each card more ten times as many; koz has thirty times as many.
    - `entries`: the memory it works in, 16 bytes each. The answer is the same with any number, with none too.

    Raises `SolveError` when no cards are being played, or the budget is too small. The GIL is released, and Ctrl-C ends it.

    >>> round = king.Round.parse("king1 N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973 N all - el_almaz "
    ...     "iyi iyi iyi SJ S7 S9 ST SQ S6 S5 S8 H4 H5 H3 HT H7 HJ H9 H8 SA SK S2 S3 C4 C2 CJ C9 C8 C7 CA C6 CT C5 HK C3")
    >>> solution = king.solve(round)
    >>> str(solution.best.action), solution.best.scores, solution.given_away("DA")
    ('DQ', (-30, -20, -10, -5), 5)
    >>> king.play_out_best(round).scores == solution.best.scores
    True
    """
    turn = round.turn
    actions, positions = _native.solve(round, budget, entries)
    solved = (Solved(action, tuple(taken), tuple(scores)) for action, taken, scores in actions)
    return Solution(Seat.NORTH if turn is None else turn, tuple(solved), positions)


def play_out_best(round: Round, *, budget: SupportsIndex = 10_000_000, entries: SupportsIndex = 65_536) -> Round:
    """The round with its best actions, as `solve` finds them, played to the end. The budget is for all of it.

    Raises `SolveError` as `solve` does.
    """
    return _native.play_out_best(round, budget, entries)


@dataclass(frozen=True)
class Verdict:
    """What an action was worth beside the best there was: in points, or where coming out was aimed at in per cent."""

    __module__ = "king_rules.king"

    best: Action
    """What was best: the action itself, when nothing is known to be better."""
    given_away: float
    """How much less the action comes to than the best. Below 0 where the estimates think better of it than what chose the
    best."""
    error: float
    """The standard error of that; 0 where it is exact."""
    playouts: int
    """In how many play-outs each was estimated; 0 where an ending was solved, and where nothing else was legal."""
    exact: bool
    """Whether there is no error."""

    def __str__(self) -> str:
        return f"{self.given_away:.2f}" if self.exact else f"{self.given_away:.2f} ± {self.error:.2f}"


@dataclass(frozen=True)
class Judgement:
    """One action of a round, looked back on."""

    __module__ = "king_rules.king"

    round: int
    """In which of the reviewed rounds it was, from 0."""
    number: int
    """Which action of the round it is, from 0."""
    seat: Seat
    """Whose action."""
    action: Action
    """What it did."""
    legal: int
    """How many actions were legal."""
    hindsight: Verdict | None
    """With all cards open: endings are solved; else the actions are played out, all seats playing on as the greedy player
    does but for one card in eight, which is drawn. For the talk the others say afterwards what they did say."""
    view: Verdict | None
    """By what the seat could see, as `advise` estimates it; `None` where it does not."""
    objective: Objective
    """What was aimed at: `"most_points"`, or `"come_out"`, where what was given away is of that chance, in per cent."""
    _messages: tuple[str, str] = field(repr=False)

    def message(self, lang: Lang = "en") -> str:
        """All of it in words, with who gained and who may hold the card that matters."""
        return self._messages[is_turkish(lang)]

    def __str__(self) -> str:
        return self.message()


@dataclass(frozen=True, repr=False)
class Review:
    """Rounds looked back on, action by action: what `review` returns.

    An action is judged by what the round comes to; so the sum over a round says little: who gives away a point once does
    not lose it again.
    """

    __module__ = "king_rules.king"

    rounds: tuple[Round, ...]
    """The rounds."""
    judgements: tuple[Judgement, ...]
    """Every action of every round, in order."""
    seed: int
    """What was drawn by."""
    objective: Objective
    """What was aimed at, and so what was given away: points, or the chance to come out in per cent."""
    strength: int
    """The number of the players' play: with the seed and the budgets the review can be repeated."""
    lang: Lang
    """The language of its pictures and tables."""

    def turning_points(self, count: int = 8) -> tuple[Judgement, ...]:
        """The actions by which most was given away by what their seats could see, for all that is known: a standard error
        less. Most first."""
        return tuple(sorted((one for one in self.judgements if _surely(one) > 0), key=_surely, reverse=True)[:count])

    def of_round(self, number: int) -> tuple[Judgement, ...]:
        """The judgements of one of the rounds, from 0."""
        return tuple(one for one in self.judgements if one.round == number)

    def columns(self) -> Columns:
        """A row an action, for a data frame: `pandas.DataFrame(review.columns())`. Where there is no verdict, there is no best
        action, what was given away and its error are nan, and there are no play-outs.
        """
        rows = [
            (one.round, one.number, str(one.seat), str(one.action), one.legal, *_flat(one.hindsight), *_flat(one.view))
            for one in self.judgements
        ]
        seats, actions = NAMES["seat"].texts, NAMES["action"].texts
        figures: _columns.Holds = {"best": actions, "given_away": float, "error": float, "playouts": int, "exact": bool}
        both = {f"{column}_{name}": what for column in ("hindsight", "view") for name, what in figures.items()}
        facts: _columns.Holds = {"round": int, "number": int, "seat": seats, "action": actions, "legal": int}
        return _columns.of_rows({**facts, **both}, rows)

    def __repr__(self) -> str:
        rounds = "1 round" if len(self.rounds) == 1 else f"{len(self.rounds)} rounds"
        return f"<king.Review of {rounds}, {len(self.judgements)} actions>"

    def _repr_html_(self) -> str:
        return _html(self, self.lang)


def _verdict(native: tuple[Action, float, float, int, bool] | None) -> Verdict | None:
    return None if native is None else Verdict(*native)


def _surely(one: Judgement) -> float:
    return 0.0 if one.view is None else one.view.given_away - one.view.error


def _flat(verdict: Verdict | None) -> Sequence[object]:
    if verdict is None:
        return (None, math.nan, math.nan, 0, False)
    return (str(verdict.best), verdict.given_away, verdict.error, verdict.playouts, verdict.exact)


def _html(value: object, lang: Lang = "en") -> str:
    from king_rules._html import to_html

    return to_html(value, lang)


def review(
    rounds: Union[Round, Records],
    *,
    playouts: SupportsIndex = 400,
    estimating: SupportsIndex | None = None,
    seed: SupportsIndex = 0,
    inference: bool = True,
    standings: StandingsLike | None = None,
    objective: Objective = "most_points",
    lang: Lang = "en",
    threads: SupportsIndex = 1,
    progress: Progress | None = None,
) -> Review:
    """Looks back on a round, or on all rounds of a party: what each action gave away, in hindsight and by what its seat could
    see, two columns; what was better, and why.

    - `rounds`: a round or its record, some of them, or the file of a party.
    - `playouts`, `estimating`, `seed`, `inference`: as for `advise`; they hold for each action in each column. With 400 a party
      of 32 rounds takes some two seconds of one thread.
    - `objective`: what actions are judged by: `"most_points"`, or `"come_out"`, the chance to end the party above zero (K10.3), in
      both columns. The file of a party tells how it stood before each round.
    - `standings`: of one round alone, the party before it, or what each seat has and which contracts it has left.
    - `threads` changes nothing but the time; `progress(done, n)` is called after each round, and Ctrl-C ends it.

    Raises `PartyError` when the round is not the next one of the party passed as `standings` (K2.2), and `AdvisorError` when other
    standings are not those before such a round.

    >>> round = king.simulated_round(7, 0)
    >>> review = king.review(round, playouts=50)
    >>> len(review.judgements) == len(round.actions), review.judgements[-1].hindsight.exact
    (True, True)
    >>> party = king.Party("N")
    >>> round = party.start(king.Deal.from_seed(7)).apply("rifki")
    >>> king.review(round, playouts=50, standings=party, objective="come_out").judgements[0].objective
    'come_out'
    """
    estimating = playouts if estimating is None else estimating
    comes_out = aims_at_coming_out(objective)
    # It refuses what is no language.
    is_turkish(lang)
    if threads == 0:
        raise ValueError("threads is 0: one thread is the fewest")
    reviewed = _rounds(rounds)
    if standings is not None:
        if len(reviewed) != 1:
            raise ValueError("standings: of one round alone; the file of a party tells them of each")
        if isinstance(standings, _native.Party):
            _check_next(standings, reviewed[0][0])
        reviewed = [(reviewed[0][0], standings)]
    if comes_out and any(stand is None for _, stand in reviewed):
        raise ValueError("objective: to judge by who comes out, the file of a party or the standings are needed")
    judgements: list[Judgement] = []
    for place, (round, stand) in enumerate(reviewed):
        native = _native.review(round, playouts, estimating, seed, inference, threads, comes_out, stand)
        for number, (seat, action, legal, hindsight, view, words) in enumerate(native):
            columns = (_verdict(hindsight), _verdict(view))
            judgements.append(Judgement(place, number, seat, action, legal, *columns, objective, words))
        if progress is not None:
            progress(place + 1, len(reviewed))
    all_rounds = tuple(round for round, _ in reviewed)
    return Review(all_rounds, tuple(judgements), int(seed), objective, _players.STRENGTH, lang)


def _check_next(party: Party, round: Round) -> None:
    """That this is the next round of the party, which need not be over."""
    try:
        party.record(round)
    except PartyError as error:
        if error.code != _ROUND_NOT_OVER:
            raise


def _rounds(rounds: Union[Round, Records]) -> list[tuple[Round, StandingsLike | None]]:
    """The rounds, and how the party stood before each where that is known."""
    if isinstance(rounds, _native.Round):
        return [(rounds, None)]
    if isinstance(rounds, str) and _records.head(rounds) == "king1" and _records.is_text(rounds):
        return [(_native.Round.parse(rounds), None)]
    try:
        lines = _records.read(rounds).splitlines()
    except FileNotFoundError as error:
        what = "neither the record of a round, which begins with king1, nor the path of a file"
        raise FileNotFoundError(error.errno, what, error.filename) from None
    if any(_records.head(line) == "king-party1" for line in lines):
        file = _native.PartyFile()
        found: list[tuple[Round, StandingsLike | None]] = []
        for line in lines:
            party = file.party
            round = file.read_line(line)
            if round is not None and round.phase != Phase.DECLARE:
                found.append((round, party))
        return found
    return [(_native.Round.parse(line), None) for line in lines if not _records.is_skipped(line)]
