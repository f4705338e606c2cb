"""One agent against given opponents: what the Gymnasium environments have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, Union

import gymnasium
import numpy as np
from gymnasium import spaces

from king_rules import IllegalAction
from king_rules.king._players import check_player
from king_rules.rl._base import GameEnv, box

if TYPE_CHECKING:
    from numpy.typing import NDArray

Opponent: TypeAlias = Union[str, Callable[[Any], Any]]
"""A player of the library, by name, or a function that is given the view of who is on turn and returns an action in any
form.
"""
Opponents: TypeAlias = Union[Opponent, Sequence[Opponent]]

if TYPE_CHECKING:
    _Env: TypeAlias = gymnasium.Env[NDArray[Any], np.int64]
else:
    _Env = gymnasium.Env


class SingleAgentEnv(_Env):
    """One seat of a PettingZoo environment, the others being played by opponents."""

    metadata: dict[str, Any]
    observation_space: spaces.Space[NDArray[Any]]
    action_space: spaces.Space[np.int64]
    game: ClassVar[Callable[..., GameEnv[Any]]]
    """What makes the environment of all seats."""
    all_seats: GameEnv[Any]
    """The environment of all seats."""

    def __init__(
        self,
        seat: int | None,
        opponents: Opponents,
        illegal_reward: float | None,
        render_mode: str | None,
        options: dict[str, Any],
    ) -> None:
        self.all_seats = type(self).game(render_mode=render_mode, **options)
        self.render_mode = render_mode
        self.observation_space = box(self.all_seats.places, self.all_seats.dtype)
        self.action_space = spaces.Discrete(self.all_seats.actions)
        self._fixed, self._seat = seat, seat or 0
        self._opponents = self._around(opponents)
        self._illegal_reward = None if illegal_reward is None else float(illegal_reward)
        self._seed = 0
        self._ended = True

    def _around(self, opponents: Opponents) -> tuple[Opponent, ...]:
        """The opponents from the agent's left on."""
        others = self.all_seats.players - 1
        if isinstance(opponents, str) or callable(opponents):
            opponents = (opponents,) * others
        elif isinstance(opponents, Sequence) and len(opponents) != others:
            raise ValueError(f"opponents: one for all, or {others} from the agent's left on; not {len(opponents)}")
        elif not isinstance(opponents, Sequence):
            raise TypeError(f"opponents: names of players or functions of a view, not {type(opponents).__name__}")
        for opponent in opponents:
            if not callable(opponent):
                check_player(opponent)
        return tuple(opponents)

    @property
    def seat(self) -> int:
        """The number of the seat, or player, that the agent has in this episode."""
        return self._seat

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as `MaskablePPO` of sb3-contrib asks for it: none when the episode is over, or
        stopped as an opponent failed.
        """
        return self._mask().astype(np.bool_)

    def _mask(self) -> NDArray[np.int8]:
        if self._ended:
            return np.zeros(self.all_seats.actions, np.int8)
        mask: NDArray[np.int8] = self.all_seats.observe(self._agent)["action_mask"]
        return mask

    @property
    def _agent(self) -> str:
        return self.all_seats.possible_agents[self._seat]

    def _observation(self) -> NDArray[Any]:
        return self.all_seats.observe(self._agent)["observation"]

    def _play_on(self) -> float:
        """Lets the opponents play until it is the agent's turn; what the agent is rewarded with meanwhile."""
        # When an opponent raises, the episode is stopped and not over.
        self._ended = False
        reward = 0.0
        while (turn := self.all_seats.round.turn) is not None and turn != self._seat:
            opponent = self._opponents[(turn - self._seat) % self.all_seats.players - 1]
            self.all_seats.step(self.all_seats.choose(opponent, seed=self._seed))
            reward += self.all_seats.rewards[self._agent]
        self._ended = turn is None
        return reward

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begins an episode: `seed` and `options` are those of the environment of all seats. Opponents follow from the
        seed too. A round that ends before the agent has a say, as it was annulled, is passed over.
        """
        super().reset(seed=seed)
        self.all_seats.reset(seed=seed, options=options)
        self._seat = int(self.np_random.integers(self.all_seats.players)) if self._fixed is None else self._fixed
        self._seed = int(self.np_random.integers(2**63))
        self._play_on()
        while self._ended:
            self.all_seats.reset()
            self._play_on()
        return self._observation(), {"action_mask": self._mask()}

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Does what the agent chose, and goes on to its next turn. The reward is what the agent got meanwhile.

        Raises what an opponent raises, and `IllegalAction` for an illegal action of its; that stops the episode.
        Raises `gymnasium.error.ResetNeeded` when the episode is over or stopped.
        """
        if self._ended:
            raise gymnasium.error.ResetNeeded("the episode is over: reset() begins the next")
        if self.all_seats.round.turn != self._seat:
            raise gymnasium.error.ResetNeeded("the episode stopped as an opponent failed: reset() begins the next")
        try:
            self.all_seats.step(action)
        except IllegalAction as error:
            if self._illegal_reward is None:
                raise
            self._ended = True
            info = {"action_mask": self._mask(), "illegal": error.illegal.message("en")}
            return self._observation(), self._illegal_reward, True, False, info
        reward = self.all_seats.rewards[self._agent] + self._play_on()
        return self._observation(), reward, self._ended, False, {"action_mask": self._mask()}

    def render(self) -> Any:
        """As in the environment of all seats."""
        return self.all_seats.render()
