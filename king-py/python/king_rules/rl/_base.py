"""What the environments of both games have in common: PettingZoo's side of them."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
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

from king_rules.rl.layout import Place

if TYPE_CHECKING:
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
        ) -> tuple[dict[str, NDArray[Any]] | None, float, bool, bool, dict[str, Any]]: ...
        def observation_space(self, agent: str) -> spaces.Dict: ...
        def action_space(self, agent: str) -> spaces.Discrete[Any]: ...
        def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None: ...
        def observe(self, agent: str) -> dict[str, NDArray[Any]]: ...
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
    def play_out(self, choices: int, /) -> Any: ...
    def view(self, seat: int, /) -> Any: ...


RoundT = TypeVar("RoundT", bound=_Round)


def metadata_of(name: str) -> dict[str, Any]:
    """What PettingZoo and Gymnasium ask of the environment of that name."""
    return {"name": name, "render_modes": ["ansi", "human"], "render_fps": 1, "is_parallelizable": False}


def box(places: tuple[Place, ...], dtype: type[Any]) -> spaces.Box:
    """The space of what stands in these places."""
    low, high = ([getattr(it, bound) for it in places] for bound in ("low", "high"))
    return spaces.Box(np.array(low, dtype), np.array(high, dtype), dtype=dtype)


class RenderModeError(ValueError, TypeError):
    """There is no such render mode. It is a `TypeError` too because that is what Stable-Baselines3 takes for an answer
    when it tries `"rgb_array"` with every environment.
    """


class GameEnv(_AECEnv, Generic[RoundT]):
    """A round as a PettingZoo AEC environment (`RoundEnv`), or a whole party or match (`SeriesEnv`)."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    state_space: spaces.Box
    _cumulative_rewards: dict[str, float]
    _skip_agent_selection: str | None

    players: ClassVar[int]
    actions: ClassVar[int]
    dtype: ClassVar[type[Any]] = np.int8
    """What the numbers of an observation are."""
    places: ClassVar[tuple[Place, ...]]
    """What stands in each place of an observation, and between which numbers it lies."""
    state_places: ClassVar[tuple[Place, ...]]
    """What stands in each place of `state`."""

    round: RoundT
    """The round as it stands."""

    def __init__(self, render_mode: str | None = None) -> None:
        modes = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in modes:
            raise RenderModeError(f"render_mode: no {render_mode!r}; there is {' and '.join(map(repr, modes))}")
        super().__init__()
        self.render_mode: str | None = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self._observations = {
            agent: spaces.Dict(
                {
                    "observation": box(self.places, self.dtype),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = box(self.state_places, self.dtype)
        self._seed: int | None = None
        self._number = 0

    # What the games say.

    def _ready(self, round: RoundT) -> RoundT:
        """The round when an agent is to act again, or when it is over."""
        return round

    @abstractmethod
    def _given(self, round: object) -> RoundT:
        """A round of the caller's, if it is one of the game and not over."""

    @abstractmethod
    def _observation(self, view: Any) -> NDArray[Any]:
        """What a view sees, as numbers."""

    @abstractmethod
    def _hidden(self) -> NDArray[Any]:
        """What is in `state` beside the observation of the first agent."""

    @abstractmethod
    def _act(self, view: Any, player: Any, seed: SupportsIndex) -> int:
        """The code of what a player does in a view."""

    @abstractmethod
    def _picture(self) -> str:
        """The round in lines of text, with all that is hidden."""

    # What an episode is.

    @abstractmethod
    def _begin(self, seed: int, number: int, options: dict[str, Any]) -> None:
        """Episode `number` of a seed, by options which it takes out."""

    @abstractmethod
    def _advance(self, round: RoundT) -> tuple[float, ...] | None:
        """Goes on to a round after an action; what the agents are rewarded with, if they are."""

    def choose(self, player: str | Callable[[Any], Any] = "greedy", *, seed: SupportsIndex = 0) -> int | None:
        """What a player does for the agent on turn, as a code for `step`: an opponent to train against. It is one of
        the library's, by name, or a function that is given the view of the one on turn and returns an action in any
        form. `None` when the episode is over.

        >>> from king_rules.rl.king import raw_env
        >>> game = raw_env(contract="kiz_almaz", talk=False)
        >>> game.reset(seed=7)
        >>> while game.agents:
        ...     game.step(game.choose("greedy"))
        >>> sum(game.round.scores)
        -40
        >>> game.reset()
        >>> Card(game.choose(lambda view: min(view.legal_cards))) in game.round.legal_cards
        True
        """
        seat = self.round.turn
        return None if seat is None else self._act(self.round.view(seat), player, seed)

    # What PettingZoo asks.

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if options is not None and not isinstance(options, Mapping):
            raise TypeError(f"options: a mapping of their names, not {type(options).__name__}")
        if seed is not None:
            seed, number = index(seed), 0
        elif self._seed is None:
            seed, number = secrets.randbits(64), 0
        else:
            seed, number = self._seed, self._number + 1
        # PettingZoo's api_test passes the option "options", to see whether there are any.
        self._begin(seed, number, {name: option for name, option in (options or {}).items() if name != "options"})
        self._seed, self._number = seed, number
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        turn = self.round.turn
        assert turn is not None
        self.agent_selection = self.possible_agents[turn]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        view = self.round.view(self._seats[agent])
        return {"observation": self._observation(view), "action_mask": self._action_mask(view)}

    def _action_mask(self, view: _View) -> NDArray[np.int8]:
        octets = view.legal_mask.to_bytes(-(-self.actions // 8), "little")
        return np.unpackbits(np.frombuffer(octets, np.uint8), count=self.actions, bitorder="little").astype(np.int8)

    def state(self) -> NDArray[Any]:
        """All there is to know, for critics that see everything: what `player_0` observes, and then all that is hidden
        from it. `state_places` says what stands where.
        """
        return np.concatenate((self._observation(self.round.view(0)), self._hidden())).astype(self.dtype)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: an action, and not None")
        rewards = self._advance(self._ready(self.round.apply(index(action))))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if rewards is not None:
            self.rewards.update(zip(self.possible_agents, map(float, rewards)))
        self._accumulate_rewards()
        if self.round.turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.round.turn]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """With `render_mode` `"ansi"` the record of the round. With `"human"` the round is printed, all hands open;
        that is also done after each step.
        """
        if self.render_mode == "human":
            print(self._picture(), end="\n\n")
        return str(self.round) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class RoundEnv(GameEnv[RoundT]):
    """One round."""

    round: RoundT

    @abstractmethod
    def _start(self, seed: int, number: int) -> RoundT:
        """Round number `number` of a seed."""

    def _begin(self, seed: int, number: int, options: dict[str, Any]) -> None:
        given = options.pop("round", None)
        no_more(options, "round")
        self.round = self._ready(self._start(seed, number) if given is None else self._given(given))

    def _advance(self, round: RoundT) -> tuple[float, ...] | None:
        self.round = round
        return round.scores if round.turn is None else None


def no_more(options: Mapping[str, Any], *known: str) -> None:
    """Refuses options that were not taken."""
    for name in options:
        raise ValueError(f"options: no {name!r}; there is {' and '.join(map(repr, known))}")


def wrapped(env: GameEnv[Any]) -> Any:
    """The environment with PettingZoo's checks of how it is used."""
    untyped: Any = env
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(untyped))
