"""What the environments of both games have in common."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Iterable, Mapping
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, SupportsIndex, TypeVar

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped,unused-ignore]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped,unused-ignore]
except ImportError as _error:
    raise ImportError("the environments need PettingZoo: pip install 'king-rules[rl]'") from _error

from numpy.typing import NDArray

from king_rules import shuffle

if TYPE_CHECKING:
    from king_rules.typing import OpponentLike

    # PettingZoo is not typed: what its class has, for type checkers.
    class _AECEnv:
        @property
        def unwrapped(self) -> Any: ...
        @property
        def num_agents(self) -> int: ...
        @property
        def max_num_agents(self) -> int: ...
        def agent_iter(self, max_iter: int = ...) -> Iterable[str]: ...
        def last(
            self, observe: bool = True
        ) -> tuple[dict[str, NDArray[np.int8]] | None, float, bool, bool, dict[str, Any]]: ...
        def observation_space(self, agent: str) -> spaces.Dict: ...
        def action_space(self, agent: str) -> spaces.Discrete: ...
        def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None: ...
        def observe(self, agent: str) -> dict[str, NDArray[np.int8]]: ...
        def step(self, action: int | None) -> None: ...
        def render(self) -> str | None: ...
        def state(self) -> NDArray[Any]: ...
        def close(self) -> None: ...
        def _deads_step_first(self) -> str: ...
        def _clear_rewards(self) -> None: ...
        def _accumulate_rewards(self) -> None: ...
        def _was_dead_step(self, action: int | None) -> None: ...

else:
    _AECEnv = AECEnv


class _View(Protocol):
    @property
    def legal_mask(self) -> int: ...


class _Round(Protocol):
    @property
    def turn(self) -> int | None: ...
    @property
    def scores(self) -> tuple[int, ...] | None: ...
    def apply(self, action: int, /) -> Any: ...
    def view(self, seat: int, /) -> Any: ...


RoundT = TypeVar("RoundT", bound=_Round)


class RoundEnv(_AECEnv, Generic[RoundT]):
    """One round as a PettingZoo AEC environment."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    _cumulative_rewards: dict[str, float]
    _skip_agent_selection: str | None

    players: ClassVar[int]
    actions: ClassVar[int]
    size: ClassVar[int]
    """How long an observation is."""
    low: ClassVar[int]
    high: ClassVar[int]
    """Between which numbers an observation lies."""

    round: RoundT
    """The round as it stands."""

    def __init__(self, render_mode: str | None = None) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode {render_mode!r}: there is 'ansi'")
        super().__init__()
        self.render_mode: str | None = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(self.low, self.high, (self.size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seed: int | None = None
        self._number = 0

    @abstractmethod
    def _start(self, deal_seed: int, number: int) -> RoundT:
        """Round number `number` of a seed."""

    def _ready(self, round: RoundT) -> RoundT:
        """The round when an agent is to act again, or when it is over."""
        return round

    @abstractmethod
    def _observation(self, view: Any) -> NDArray[np.int8]:
        """What a view sees, as numbers."""

    @abstractmethod
    def _act(self, view: Any, player: OpponentLike, seed: SupportsIndex) -> int:
        """The code of what a player does in a view."""

    def choose(self, player: OpponentLike = "greedy", *, seed: SupportsIndex = 0) -> int | None:
        """What a player of the library does for the agent on turn, as a code for `step`: an opponent to train against.
        `None` when the round is over.

        >>> from king_rules.rl.king import raw_env
        >>> game = raw_env(contract="kiz_almaz", talk=False)
        >>> game.reset(seed=7)
        >>> while game.agents:
        ...     game.step(game.choose("greedy"))
        >>> sum(game.round.scores)
        -40
        """
        seat = self.round.turn
        return None if seat is None else self._act(self.round.view(seat), player, seed)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if seed is not None:
            seed, number = seed, 0
        elif self._seed is None:
            seed, number = secrets.randbits(64), 0
        else:
            seed, number = self._seed, self._number + 1
        chosen = (options or {}).get("round")
        round = self._ready(self._start(shuffle.deal_seed(seed, number), number) if chosen is None else chosen)
        if round.turn is None:
            raise ValueError("the round to begin with is over")
        self.round, self._seed, self._number = round, seed, number
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[round.turn]

    def observe(self, agent: str) -> dict[str, NDArray[np.int8]]:
        view = self.round.view(self._seats[agent])
        return {"observation": self._observation(view), "action_mask": self._action_mask(view)}

    def _action_mask(self, view: _View) -> NDArray[np.int8]:
        octets = view.legal_mask.to_bytes(-(-self.actions // 8), "little")
        return np.unpackbits(np.frombuffer(octets, np.uint8), count=self.actions, bitorder="little").astype(np.int8)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: an action, and not None")
        self.round = self._ready(self.round.apply(index(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.round.turn is None:
            for agent, score in zip(self.possible_agents, self.round.scores or (0,) * self.players):
                self.rewards[agent] = float(score)
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.round.turn]
            self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return str(self.round)

    def close(self) -> None:
        pass


def wrapped(env: RoundEnv[Any]) -> Any:
    """The environment with PettingZoo's checks of how it is used."""
    untyped: Any = env
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(untyped))
