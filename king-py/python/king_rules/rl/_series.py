"""Whole parties and matches as environments: what both games have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar, Union

import numpy as np

from king_rules import shuffle
from king_rules.rl._base import GameEnv, RoundT, no_more


class _Series(Protocol):
    @property
    def is_over(self) -> bool: ...


SeriesT = TypeVar("SeriesT", bound=_Series)

Rewards: TypeAlias = Union[Literal["scores"], Literal["outcome"]]
"""What agents are rewarded with: each round's scores when it ends, or how it all ended."""


class SeriesEnv(GameEnv[RoundT], Generic[RoundT, SeriesT]):
    """A party or match: its rounds one after the other, each begun as soon as the one before is over."""

    dtype: ClassVar[type[Any]] = np.int16
    kind: ClassVar[str]
    """What it is called among the options of `reset`."""

    round: RoundT
    _series: SeriesT
    """The results of the rounds that are over."""
    _deals: int
    """The seed of its deals."""
    _dealt: int
    """How many of them were dealt, those of annulled rounds included."""

    def __init__(self, rewards: Rewards, render_mode: str | None) -> None:
        if rewards not in ("scores", "outcome"):
            raise ValueError(f"rewards: no {rewards!r}; there is 'scores' and 'outcome'")
        super().__init__(render_mode)
        self._rewards: Rewards = rewards

    @abstractmethod
    def _first(self, number: int) -> SeriesT:
        """Party or match `number` of a seed, before its first round."""

    @abstractmethod
    def _given_series(self, series: object) -> SeriesT:
        """A party or match of the caller's, if it is one of the game."""

    @abstractmethod
    def _next(self, series: SeriesT, deal_seed: int) -> RoundT:
        """Its next round."""

    @abstractmethod
    def _record(self, series: SeriesT, round: RoundT) -> SeriesT:
        """It, after a round that is over."""

    @abstractmethod
    def _outcome(self, series: SeriesT) -> tuple[float, ...]:
        """How it ended for each agent: 1 is good, -1 is bad."""

    def _begin(self, seed: int, number: int, options: dict[str, Any]) -> None:
        given, round = options.pop(self.kind, None), options.pop("round", None)
        no_more(options, self.kind, "round")
        series = self._first(number) if given is None else self._given_series(given)
        if series.is_over:
            raise ValueError(f"options[{self.kind!r}]: it is over")
        deals = shuffle.deal_seed(seed, number)
        if round is None:
            round, dealt = self._next(series, shuffle.deal_seed(deals, 0)), 1
        else:
            dealt = 0
            round = self._given(round)
            # What cannot be recorded when it is over is no round of it.
            self._record(series, round.play_out(0))
        self.round, self._series, self._deals, self._dealt = self._ready(round), series, deals, dealt

    def _advance(self, round: RoundT) -> tuple[float, ...] | None:
        self.round = round
        if round.turn is not None:
            return None
        self._series = self._record(self._series, round)
        if self._series.is_over:
            return round.scores if self._rewards == "scores" else self._outcome(self._series)
        self.round = self._ready(self._next(self._series, shuffle.deal_seed(self._deals, self._dealt)))
        self._dealt += 1
        return round.scores if self._rewards == "scores" else None
