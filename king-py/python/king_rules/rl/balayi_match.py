"""Balayı kingi as a PettingZoo environment: a whole match of ten rounds. `balayi` is that of one round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from king_rules import balayi
from king_rules._layout import Layout
from king_rules.rl._balayi import HIDDEN, PLACES, PLAYERS, BalayiEnv
from king_rules.rl._base import GameEnv, metadata_of, wrapped
from king_rules.rl._series import Rewards, SeriesEnv
from king_rules.rl._single import Opponents, SingleAgentEnv
from king_rules.rl.layout import Place, part, widths

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from king_rules.balayi.typing import PlayerLike

__all__ = ["OBSERVATION", "OBSERVATION_SIZE", "OBSERVATION_VERSION", "env", "gym_env", "observation", "raw_env"]

_PLACES = (
    *PLACES,
    # All tricks of all rounds: 13 points times the weights, twice 1 + 2 + 3 + 4 + 5 (B6.1).
    *part("totals", PLAYERS, low=-390, high=390),
    *part("unused_by", PLAYERS, map(str, balayi.Denomination)),
    *part("rounds_left", [""], high=balayi.Match.ROUNDS),
)

OBSERVATION: Mapping[str, slice] = Layout(widths(_PLACES))
"""Which part of an observation of a match stands where: names and slices, in order. `observation` describes them."""

OBSERVATION_SIZE: int = len(_PLACES)
"""How many numbers an observation of a match has."""

OBSERVATION_VERSION: int = 1
"""The version of the layout of `OBSERVATION`: a net that was trained on it can be used for as long as this stays."""


def observation(match: balayi.Match, view: balayi.View) -> NDArray[np.int16]:
    """What a player sees of a match, as an array of int16 numbers: `balayi.observation` of its view of the round that
    is played, and after that, player 0 being the viewer:

    - `totals` [2]: what each player has, from the rounds that are over (B6.1), numbers.
    - `unused_by` [2 × 5]: what each player has not declared yet, what it declared in this round still among them.
    - `rounds_left` [1]: the rounds that are not over yet, this one included, a number from 10 down.

    >>> from king_rules.rl import balayi_match
    >>> match = balayi.Match(0)
    >>> seen = balayi_match.observation(match, match.start(balayi.Pack.from_seed(7)).view(1))
    >>> seen[balayi_match.OBSERVATION["totals"]].tolist(), seen[balayi_match.OBSERVATION["rounds_left"]].tolist()
    ([0, 0], [10])
    """
    order = (view.viewer, view.viewer.other)
    added = [match.totals[player] for player in order]
    for player in order:
        unused = int(match.unused(player))
        added += [unused >> one & 1 for one in range(5)]
    return np.concatenate((balayi.observation(view), np.array([*added, match.ROUNDS - len(match)]))).astype(np.int16)


class raw_env(SeriesEnv[balayi.Round, balayi.Match], BalayiEnv):
    """A match of Balayı kingi, ten rounds with their declarations (B1), as a PettingZoo AEC environment, without
    PettingZoo's wrappers.

    - **Agents** and **actions** are those of `king_rules.rl.balayi.raw_env`: `player_0` and `player_1`, each of whom
      declares everything once.
    - **Observations** are a dict of `observation`, int16 numbers (`observation` and `OBSERVATION` of this module: the
      round as in `balayi.observation`, then totals, what is unused by each, and the rounds that are left; `places` says
      of each what it is and between which numbers it lies), and `action_mask`. `state()` is what `player_0` observes,
      and then the pack.
    - **Rewards**: with `rewards="scores"` each round's scores (B6.1) when that round ends, 0 otherwise, so that those
      of a player sum to its total. With `rewards="outcome"` nothing but 1 for who has won and -1 for the other (B6.2),
      or 0 for both in a draw, when the match ends.
    - **Seeds**: after `reset(seed=s)`, the k-th match, counted from 0 and by `reset()`, is dealt like match k of
      `balayi.simulate_matches(…, seed=s)`: it has a seed of its own, `m = shuffle.deal_seed(s, k)`, and its n-th round
      is dealt by `shuffle.deal_seed(m, n)`. Player 0 deals first in match 0, then the players in turn, or always
      `first_dealer`. `reset(options={"match": match})` goes on from a match of yours, with the option `round` also from
      the midst of its next round.

    `match` holds the rounds that are over, `round` is the one that is played.

    >>> from king_rules.rl.balayi_match import raw_env
    >>> game = raw_env(rewards="outcome")
    >>> game.reset(seed=7)
    >>> while game.round.turn is not None:
    ...     game.step(game.choose("greedy" if game.agent_selection == "player_0" else "random"))
    >>> len(game.match.results), game.match.outcome.winner, game.rewards
    (10, balayi.Player.ZERO, {'player_0': 1.0, 'player_1': -1.0})
    """

    metadata: dict[str, Any] = metadata_of("balayi_match_v0")
    kind: ClassVar[str] = "match"
    places: ClassVar[tuple[Place, ...]] = _PLACES
    state_places: ClassVar[tuple[Place, ...]] = (*_PLACES, *HIDDEN)

    def __init__(
        self,
        *,
        first_dealer: PlayerLike | None = None,
        rewards: Rewards = "scores",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(rewards, render_mode)
        self._first_dealer = None if first_dealer is None else balayi.Player(first_dealer)

    @property
    def match(self) -> balayi.Match:
        """The match as it stands before the round that is played; in the end, after the last."""
        return self._series

    def _first(self, number: int) -> balayi.Match:
        return balayi.Match(number % 2 if self._first_dealer is None else self._first_dealer)

    def _given_series(self, series: object) -> balayi.Match:
        if not isinstance(series, balayi.Match):
            raise TypeError(f"options['match']: a balayi.Match, not {type(series).__name__}")
        return series

    def _next(self, series: balayi.Match, deal_seed: int) -> balayi.Round:
        return series.start(balayi.Pack.from_seed(deal_seed))

    def _record(self, series: balayi.Match, round: balayi.Round) -> balayi.Match:
        return series.record(round)

    def _outcome(self, series: balayi.Match) -> tuple[float, ...]:
        outcome = series.outcome
        assert outcome is not None
        if outcome.is_draw:
            return (0.0, 0.0)
        return tuple(1.0 if player == outcome.winner else -1.0 for player in balayi.Player)

    def _observation(self, view: balayi.View) -> NDArray[Any]:
        return observation(self.match, view)

    def _picture(self) -> str:
        return f"{len(self.match)} rounds are over: {self.match.totals}\n{super()._picture()}"


def env(**options: Any) -> Any:
    """The environment of `raw_env`, with the same arguments, in PettingZoo's wrappers against wrong use.

    >>> from king_rules.rl import balayi_match
    >>> env = balayi_match.env(first_dealer=1)
    >>> env.reset(seed=7)
    >>> env.agent_selection
    'player_0'
    """
    return wrapped(raw_env(**options))


class gym_env(SingleAgentEnv):
    """A match of Balayı kingi for one agent, as a Gymnasium environment: `gymnasium.make("king_rules/BalayiMatch-v0")`.

    The agent is a `player`, by default player 0; with `None` it is drawn for each match. Actions, observations, rewards
    and seeds are those of `raw_env`, and so are all other arguments; an observation is the array alone, and a step goes
    from one turn of the agent to its next.

    The opponents are players of the library by name, `"random"`, `"greedy"`, `"easy"` to `"hard"` or `"playouts:400"`,
    or functions that are given the view of the one on turn and return an action in any form; here there is one. An
    illegal action ends the episode with `illegal_reward` and says why in `info["illegal"]`, or with
    `illegal_reward=None` raises `IllegalAction` and changes nothing; legal ones are those of `action_masks()`, as
    `MaskablePPO` of sb3-contrib asks for them, and of `info["action_mask"]`, an int8 array for `action_space.sample`.
    `all_seats` is the environment behind it.

    >>> import gymnasium, king_rules.rl
    >>> env = gymnasium.make("king_rules/BalayiMatch-v0", player=1)
    >>> observation, info = env.reset(seed=7)
    >>> len(observation), int(info["action_mask"].sum())
    (556, 5)
    """

    metadata: dict[str, Any] = raw_env.metadata
    game: ClassVar[Callable[..., GameEnv[Any]]] = raw_env

    def __init__(
        self,
        *,
        player: PlayerLike | None = 0,
        opponents: Opponents = "greedy",
        illegal_reward: float | None = -1000.0,
        first_dealer: PlayerLike | None = None,
        rewards: Rewards = "scores",
        render_mode: str | None = None,
    ) -> None:
        options = {"first_dealer": first_dealer, "rewards": rewards}
        agent = None if player is None else int(balayi.Player(player))
        super().__init__(agent, opponents, illegal_reward, render_mode, options)
