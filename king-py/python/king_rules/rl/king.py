"""Konturlu King as a PettingZoo environment: one round. `king_party` is that of a whole party."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from king_rules import king, shuffle
from king_rules.rl._base import GameEnv, RoundEnv, metadata_of, wrapped
from king_rules.rl._king import KingEnv
from king_rules.rl._single import Opponents, SingleAgentEnv

if TYPE_CHECKING:
    from king_rules.king.typing import ContractKindsLike, ContractLike, HouseRulesLike, SeatLike

__all__ = ["env", "gym_env", "raw_env"]


class raw_env(RoundEnv[king.Round], KingEnv):
    """One round of Konturlu King as a PettingZoo AEC environment, without PettingZoo's wrappers.

    - **Agents** `player_0` to `player_3` are North, East, South and West. The one whose turn it is acts, in no fixed
      order.
    - **Actions** are the codes of `Action`, 0 to 108. An illegal one raises `IllegalAction` and changes nothing: choose
      by the mask, or put `pettingzoo.utils.TerminateIllegalWrapper` around it.
    - **Observations** are a dict of `observation`, int8 numbers that only hold what the agent's seat may see
      (`king.OBSERVATION`; `places` says of each what it is and between which numbers it lies), and `action_mask`, 1 for
      each legal action; all 0 for an agent whose turn it is not. `state()` is all there is to know: what North
      observes, and then `hands`, the cards of the other seats.
    - **Rewards** are the scores (K9), paid once, when the round is over: 0 before, and 0 for all when it is annulled.
    - **Seeds**: after `reset(seed=s)` the k-th round, counted from 0 and by `reset()`, is that of `king.simulate(…,
      seed=s)` before its declaration, or with a `contract` before its talk: North declares in round 0 and then the
      seats in turn. Without any seed it is a random one. So pass the seed once and go on by `reset()`: with a seed each
      time it is always round 0, in which North declares. `reset(options={"round": round})` goes on from a round of
      yours; no other option is known, and an unknown one raises `ValueError`.

    `declarer`, `unused` and `rules` are those of `Round`, and `contract` is that of `simulate`: with it nobody
    declares, it is declared at once, and a kind, `"koz"` or `"durt"`, draws its suit or rank for each round. With
    `talk=False` nobody is asked whether to double or to annul. `round` is the position; `render()` returns its record
    when `render_mode` is `"ansi"`, and `"human"` prints it after each step. `worlds(agent)` are the rounds that agree
    with what an agent sees; `choose(player)` is what a player of the library, or one of yours, would do.

    >>> from king_rules.rl.king import raw_env
    >>> game = raw_env(contract="rifki", talk=False)
    >>> game.reset(seed=7)
    >>> game.agent_selection, int(game.observe("player_0")["action_mask"].sum())
    ('player_0', 12)
    """

    metadata: dict[str, Any] = metadata_of("king_v0")

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


class gym_env(SingleAgentEnv):
    """One round of Konturlu King for one agent, as a Gymnasium environment: `gymnasium.make("king_rules/King-v0")`.

    The agent has a `seat`, by default North; with `None` it is drawn for each round. Actions, observations, rewards and
    seeds are those of `raw_env`, and so are all other arguments; an observation is the array alone, and a step goes
    from one turn of the agent to its next.

    The opponents are players of the library by name, `"random"`, `"greedy"`, `"easy"` to `"hard"` or `"playouts:400"`,
    or functions that are given the view of the one on turn and return an action in any form; one for all, or three,
    from the agent's left on. An illegal action ends the episode with `illegal_reward` and says why in
    `info["illegal"]`, or with `illegal_reward=None` raises `IllegalAction` and changes nothing; legal ones are those of
    `action_masks()`, as `MaskablePPO` of sb3-contrib asks for them, and of `info["action_mask"]`, an int8 array for
    `action_space.sample`. `all_seats` is the environment behind it.

    >>> import gymnasium, king_rules.rl
    >>> env = gymnasium.make("king_rules/King-v0", contract="kupa_almaz", talk=False, opponents="greedy")
    >>> observation, info = env.reset(seed=7)
    >>> over = False
    >>> while not over:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     observation, reward, over, truncated, info = env.step(action)
    >>> -39 <= reward <= 0
    True
    """

    metadata: dict[str, Any] = raw_env.metadata
    game: ClassVar[Callable[..., GameEnv[Any]]] = raw_env

    def __init__(
        self,
        *,
        seat: SeatLike | None = 0,
        opponents: Opponents = "greedy",
        illegal_reward: float | None = -1000.0,
        declarer: SeatLike | None = None,
        contract: ContractLike | None = None,
        unused: ContractKindsLike = "all",
        rules: HouseRulesLike = "-",
        talk: bool = True,
        render_mode: str | None = None,
    ) -> None:
        options = {"declarer": declarer, "contract": contract, "unused": unused, "rules": rules, "talk": talk}
        agent = None if seat is None else int(king.Seat(seat))
        super().__init__(agent, opponents, illegal_reward, render_mode, options)
