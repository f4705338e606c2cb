"""Balayı kingi as a PettingZoo environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from king_rules import balayi
from king_rules.rl._base import RoundEnv, wrapped

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from king_rules.balayi.typing import DenominationLike, DenominationsLike, PlayerLike
    from king_rules.typing import OpponentLike

__all__ = ["env", "raw_env"]


class raw_env(RoundEnv[balayi.Round]):
    """One round of Balayı kingi as a PettingZoo AEC environment, without PettingZoo's wrappers.

    - **Agents** `player_0` and `player_1` are the players 0 and 1. The one whose turn it is acts: who takes a trick
      leads to the next.
    - **Actions** are the codes of `Action`, 0 to 56. An illegal one raises `IllegalAction` and changes nothing: choose
      by the mask, or put `pettingzoo.utils.TerminateIllegalWrapper` around it.
    - **Observations** are a dict of `observation`, int8 numbers that only hold what the agent may see
      (`balayi.OBSERVATION`), and `action_mask`, 1 for each legal action; all 0 for an agent whose turn it is not.
    - **Rewards** are the scores (B6.1), paid once, when the round is over: 0 before.
    - **Seeds**: after `reset(seed=s)` the k-th round, counted from 0 and by `reset()`, is dealt like round k of
      `balayi.simulate(…, seed=s)`, player 0 dealing in round 0 and then the players in turn. Without any seed it is a
      random one. So pass the seed once and go on by `reset()`: with a seed each time it is always round 0, in which
      player 1 declares. `reset(options={"round": round})` goes on from a round of yours.

    `dealer` and `unused` are those of `Round`. With a `declaration` nobody declares, it is declared at once. `round` is
    the position, and `render()` its record when `render_mode` is `"ansi"`; `worlds(agent)` are the rounds that agree with
    what an agent sees; `choose(player)` is what a player of the library would do.

    >>> from king_rules.rl.balayi import raw_env
    >>> game = raw_env(declaration="NT")
    >>> game.reset(seed=7)
    >>> game.agent_selection, int(game.observe("player_1")["action_mask"].sum())
    ('player_1', 10)
    """

    metadata: dict[str, Any] = {"name": "balayi_v0", "render_modes": ["ansi"], "is_parallelizable": False}
    players: ClassVar[int] = 2
    actions: ClassVar[int] = 57
    size: ClassVar[int] = balayi.OBSERVATION_SIZE
    low: ClassVar[int] = 0
    high: ClassVar[int] = 52

    def __init__(
        self,
        *,
        dealer: PlayerLike | None = None,
        declaration: DenominationLike | None = None,
        unused: DenominationsLike = "all",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(render_mode)
        self._dealer = dealer
        self._declaration = declaration
        self._unused = balayi.DenominationSet(unused)
        # What cannot begin raises now, and not in `reset`.
        self._start(0, 0)

    def _start(self, deal_seed: int, number: int) -> balayi.Round:
        dealer = number % 2 if self._dealer is None else self._dealer
        round = balayi.Round(balayi.Pack.from_seed(deal_seed), dealer, self._unused)
        return round if self._declaration is None else round.apply(self._declaration)

    def worlds(self, agent: str) -> balayi.Worlds:
        """What an agent may believe: all rounds that agree with what it sees."""
        return self.round.view(self._seats[agent]).worlds()

    def _act(self, view: balayi.View, player: OpponentLike, seed: SupportsIndex) -> int:
        return balayi.act(view, player, seed=seed).code

    def _observation(self, view: balayi.View) -> NDArray[np.int8]:
        return balayi.observation(view)


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
