"""Balayı kingi as a PettingZoo environment: one round. `balayi_match` is that of a whole match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from king_rules import balayi, shuffle
from king_rules.rl._balayi import BalayiEnv
from king_rules.rl._base import GameEnv, RoundEnv, metadata_of, wrapped
from king_rules.rl._single import Opponents, SingleAgentEnv

if TYPE_CHECKING:
    from king_rules.balayi.typing import DenominationLike, DenominationsLike, PlayerLike

__all__ = ["env", "gym_env", "raw_env"]


class raw_env(RoundEnv[balayi.Round], BalayiEnv):
    """One round of Balayı kingi as a PettingZoo AEC environment, without PettingZoo's wrappers.

    - **Agents** `player_0` and `player_1` are the players 0 and 1. The one whose turn it is acts: who takes a trick
      leads to the next.
    - **Actions** are the codes of `Action`, 0 to 56. An illegal one raises `IllegalAction` and changes nothing: choose
      by the mask, or put `pettingzoo.utils.TerminateIllegalWrapper` around it.
    - **Observations** are a dict of `observation`, int8 numbers that only hold what the agent may see
      (`balayi.OBSERVATION`; `places` says of each what it is and between which numbers it lies), and `action_mask`, 1
      for each legal action; all 0 for an agent whose turn it is not. `state()` is all there is to know: what `player_0`
      observes, and then `pack`, the numbers of the cards in the order of the deal.
    - **Rewards** are the scores (B6.1), paid once, when the round is over: 0 before.
    - **Seeds**: after `reset(seed=s)` the k-th round, counted from 0 and by `reset()`, is dealt like round k of
      `balayi.simulate(…, seed=s)`, player 0 dealing in round 0 and then the players in turn. Without any seed it is a
      random one. So pass the seed once and go on by `reset()`: with a seed each time it is always round 0, in which
      player 1 declares. `reset(options={"round": round})` goes on from a round of yours; no other option is known, and
      an unknown one raises `ValueError`.

    `dealer` and `unused` are those of `Round`. With a `declaration` nobody declares, it is declared at once. `round` is
    the position; `render()` returns its record when `render_mode` is `"ansi"`, and `"human"` prints it after each step.
    `worlds(agent)` are the rounds that agree with what an agent sees; `choose(player)` is what a player of the library,
    or one of yours, would do.

    >>> from king_rules.rl.balayi import raw_env
    >>> game = raw_env(declaration="NT")
    >>> game.reset(seed=7)
    >>> game.agent_selection, int(game.observe("player_1")["action_mask"].sum())
    ('player_1', 10)
    """

    metadata: dict[str, Any] = metadata_of("balayi_v0")

    def __init__(
        self,
        *,
        dealer: PlayerLike | None = None,
        declaration: DenominationLike | None = None,
        unused: DenominationsLike = "all",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(render_mode)
        self._dealer = None if dealer is None else balayi.Player(dealer)
        self._declaration = declaration
        self._unused = balayi.DenominationSet(unused)
        # What cannot begin raises now, and not in `reset`.
        self._start(0, 0)

    def _start(self, seed: int, number: int) -> balayi.Round:
        dealer = number % 2 if self._dealer is None else self._dealer
        round = balayi.Round(balayi.Pack.from_seed(shuffle.deal_seed(seed, number)), dealer, self._unused)
        return round if self._declaration is None else round.apply(balayi.Denomination(self._declaration))


def env(**options: Any) -> Any:
    """The environment of `raw_env`, with the same arguments, in PettingZoo's wrappers against wrong use.

    >>> from king_rules.rl import balayi as balayi_env
    >>> env = balayi_env.env()
    >>> env.reset(seed=7)
    >>> env.step(balayi.Action("NT").code)
    >>> env.agent_selection
    'player_1'
    """
    return wrapped(raw_env(**options))


class gym_env(SingleAgentEnv):
    """One round of Balayı kingi for one agent, as a Gymnasium environment: `gymnasium.make("king_rules/Balayi-v0")`.

    The agent is a `player`, by default player 0; with `None` it is drawn for each round. Actions, observations, rewards
    and seeds are those of `raw_env`, and so are all other arguments; an observation is the array alone, and a step goes
    from one turn of the agent to its next.

    The opponents are players of the library by name, `"random"`, `"greedy"`, `"easy"` to `"hard"` or `"playouts:400"`,
    or functions that are given the view of the one on turn and return an action in any form; here there is one. An
    illegal action ends the episode with `illegal_reward` and says why in `info["illegal"]`, or with
    `illegal_reward=None` raises `IllegalAction` and changes nothing; legal ones are those of `action_masks()`, as
    `MaskablePPO` of sb3-contrib asks for them, and of `info["action_mask"]`, an int8 array for `action_space.sample`.
    `all_seats` is the environment behind it.

    >>> import gymnasium, king_rules.rl
    >>> env = gymnasium.make("king_rules/Balayi-v0", player=1, opponents=lambda view: min(view.legal_actions))
    >>> observation, info = env.reset(seed=7)
    >>> int(info["action_mask"].sum())  # player 1 declares in round 0
    5
    """

    metadata: dict[str, Any] = raw_env.metadata
    game: ClassVar[Callable[..., GameEnv[Any]]] = raw_env

    def __init__(
        self,
        *,
        player: PlayerLike | None = 0,
        opponents: Opponents = "greedy",
        illegal_reward: float | None = -1000.0,
        dealer: PlayerLike | None = None,
        declaration: DenominationLike | None = None,
        unused: DenominationsLike = "all",
        render_mode: str | None = None,
    ) -> None:
        options = {"dealer": dealer, "declaration": declaration, "unused": unused}
        agent = None if player is None else int(balayi.Player(player))
        super().__init__(agent, opponents, illegal_reward, render_mode, options)
