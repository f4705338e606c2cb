"""Konturlu King as a PettingZoo environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

from king_rules import king
from king_rules.rl._base import RoundEnv, wrapped

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from king_rules.king.typing import ContractKindsLike, ContractLike, HouseRulesLike, SeatLike
    from king_rules.typing import OpponentLike

__all__ = ["env", "raw_env"]


class raw_env(RoundEnv[king.Round]):
    """One round of Konturlu King as a PettingZoo AEC environment, without PettingZoo's wrappers.

    - **Agents** `player_0` to `player_3` are North, East, South and West. The one whose turn it is acts, in no fixed
      order.
    - **Actions** are the codes of `Action`, 0 to 108. An illegal one raises `IllegalAction` and changes nothing: choose
      by the mask, or put `pettingzoo.utils.TerminateIllegalWrapper` around it.
    - **Observations** are a dict of `observation`, int8 numbers that only hold what the agent's seat may see
      (`king.OBSERVATION`), and `action_mask`, 1 for each legal action; all 0 for an agent whose turn it is not.
    - **Rewards** are the scores (K9), paid once, when the round is over: 0 before, and 0 for all when it is annulled.
    - **Seeds**: after `reset(seed=s)` the k-th round, counted from 0 and by `reset()`, is dealt like round k of
      `king.simulate(…, seed=s)`, North declaring in round 0 and then the seats in turn. Without any seed it is a random
      one. So pass the seed once and go on by `reset()`: with a seed each time it is always round 0, in which North
      declares. `reset(options={"round": round})` goes on from a round of yours.

    `declarer`, `unused` and `rules` are those of `Round`. With a `contract` nobody declares, it is declared at once.
    With `talk=False` nobody is asked whether to double or to annul. `round` is the position, and `render()` its record
    when `render_mode` is `"ansi"`; `worlds(agent)` are the rounds that agree with what an agent sees; `choose(player)` is what
    a player of the library would do.

    >>> from king_rules.rl.king import raw_env
    >>> game = raw_env(contract="rifki", talk=False)
    >>> game.reset(seed=7)
    >>> game.agent_selection, int(game.observe("player_0")["action_mask"].sum())
    ('player_0', 12)
    """

    metadata: dict[str, Any] = {"name": "king_v0", "render_modes": ["ansi"], "is_parallelizable": False}
    players: ClassVar[int] = 4
    actions: ClassVar[int] = 109
    size: ClassVar[int] = king.OBSERVATION_SIZE
    low: ClassVar[int] = -10
    high: ClassVar[int] = 65

    def __init__(
        self,
        *,
        declarer: SeatLike | None = None,
        contract: ContractLike | None = None,
        unused: ContractKindsLike = "all",
        rules: HouseRulesLike = "-",
        talk: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(render_mode)
        self._declarer = declarer
        self._contract = None if contract is None else king.Contract(contract)
        self._unused = king.ContractSet(unused)
        self._rules = king.HouseRules(rules)
        self._talk = talk
        # What cannot begin raises now, and not in `reset`.
        self._start(0, 0)

    def _start(self, deal_seed: int, number: int) -> king.Round:
        declarer = number % 4 if self._declarer is None else self._declarer
        round = king.Round(king.Deal.from_seed(deal_seed), declarer, self._unused, self._rules)
        if self._contract is not None:
            round = round.apply(self._contract)
        return round

    def _ready(self, round: king.Round) -> king.Round:
        while not self._talk and king.Phase.DECLARE < round.phase < king.Phase.PLAY:
            round = round.apply("keep" if round.phase == king.Phase.ANNUL else "iyi")
        return round

    def worlds(self, agent: str) -> king.Worlds:
        """What the seat of an agent may believe: all rounds that agree with what it sees."""
        return self.round.view(self._seats[agent]).worlds()

    def _act(self, view: king.View, player: OpponentLike, seed: SupportsIndex) -> int:
        return king.act(view, player, seed=seed).code

    def _observation(self, view: king.View) -> NDArray[np.int8]:
        return king.observation(view)


def env(**options: Any) -> Any:
    """The environment of `raw_env`, with the same arguments, in PettingZoo's wrappers against wrong use.

    >>> from king_rules.rl import king as king_env
    >>> env = king_env.env()
    >>> env.reset(seed=7)
    >>> env.step(king.Action("kiz_almaz").code)
    >>> env.agent_selection
    'player_1'
    """
    return wrapped(raw_env(**options))
