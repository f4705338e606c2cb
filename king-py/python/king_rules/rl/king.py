"""Konturlu King as a PettingZoo environment: one round. `king_party` is that of a whole party."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from king_rules import king, shuffle
from king_rules.rl._base import RoundEnv, wrapped
from king_rules.rl._king import KingEnv

if TYPE_CHECKING:
    from king_rules.king.typing import ContractKindsLike, ContractLike, HouseRulesLike, SeatLike

__all__ = ["env", "raw_env"]


class raw_env(RoundEnv[king.Round], KingEnv):
    """One round of Konturlu King as a PettingZoo AEC environment, without PettingZoo's wrappers.

    - **Agents** `player_0` to `player_3` are North, East, South and West. The one whose turn it is acts, in no fixed
      order.
    - **Actions** are the codes of `Action`, 0 to 108. An illegal one raises `IllegalAction` and changes nothing: choose
      by the mask, or put `pettingzoo.utils.TerminateIllegalWrapper` around it.
    - **Observations** are a dict of `observation`, int8 numbers that only hold what the agent's seat may see
      (`king.OBSERVATION`; `places` says of each what it is and between which numbers it lies), and `action_mask`, 1 for
      each legal action; all 0 for an agent whose turn it is not. `state()` is all there is to know: what North observes,
      and then `hands`, the cards of the other seats.
    - **Rewards** are the scores (K9), paid once, when the round is over: 0 before, and 0 for all when it is annulled.
    - **Seeds**: after `reset(seed=s)` the k-th round, counted from 0 and by `reset()`, is that of
      `king.simulate(…, seed=s)` before its declaration, or with a `contract` before its talk: North declares in round 0 and
      then the seats in turn. Without any seed it is a random one. So pass the seed once and go on by `reset()`: with a
      seed each time it is always round 0, in which North declares. `reset(options={"round": round})` goes on from a round
      of yours; no other option is known, and an unknown one raises `ValueError`.

    `declarer`, `unused` and `rules` are those of `Round`, and `contract` is that of `simulate`: with it nobody declares, it
    is declared at once, and a kind, `"koz"` or `"durt"`, draws its suit or rank for each round. With `talk=False` nobody
    is asked whether to double or to annul. `round` is the position; `render()` returns its record when `render_mode` is
    `"ansi"`, and `"human"` prints it after each step. `worlds(agent)` are the rounds that agree with what an agent sees;
    `choose(player)` is what a player of the library, or one of yours, would do.

    >>> from king_rules.rl.king import raw_env
    >>> game = raw_env(contract="rifki", talk=False)
    >>> game.reset(seed=7)
    >>> game.agent_selection, int(game.observe("player_0")["action_mask"].sum())
    ('player_0', 12)
    """

    metadata: dict[str, Any] = {
        "name": "king_v0",
        "render_modes": ["ansi", "human"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

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
        self._declarer = None if declarer is None else king.Seat(declarer)
        self._contract = contract
        self._unused = king.ContractSet(unused)
        self._rules = king.HouseRules(rules)
        self._talk = talk
        # What cannot begin raises now, and not in `reset`.
        self._start(0, 0)

    def _start(self, seed: int, number: int) -> king.Round:
        if self._contract is None:
            deal = king.Deal.from_seed(shuffle.deal_seed(seed, number))
            return king.Round(deal, number % 4 if self._declarer is None else self._declarer, self._unused, self._rules)
        over = king.simulated_round(
            seed,
            number,
            declarer=self._declarer,
            contract=self._contract,
            unused=self._unused,
            rules=self._rules,
        )
        assert over.contract is not None
        return king.Round(over.deal, over.declarer, over.unused, over.house_rules).apply(over.contract)


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
