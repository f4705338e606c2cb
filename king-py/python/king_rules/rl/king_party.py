"""Konturlu King as a PettingZoo environment: a whole party of 32 rounds. `king` is that of one round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

import numpy as np

from king_rules import king
from king_rules._layout import Layout
from king_rules.rl._base import GameEnv, metadata_of, wrapped
from king_rules.rl._king import HIDDEN, PLACES, SEATS, KingEnv
from king_rules.rl._series import Rewards, SeriesEnv
from king_rules.rl._single import Opponents, SingleAgentEnv
from king_rules.rl.layout import Place, part, widths

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from king_rules.king.typing import ActionLike, HouseRulesLike, SeatLike
    from king_rules.typing import OpponentLike

__all__ = ["OBSERVATION", "OBSERVATION_SIZE", "OBSERVATION_VERSION", "env", "gym_env", "observation", "raw_env"]

_PLACES = (
    *PLACES,
    # Four rounds of each contract with everybody redoubled are the most and the least that there can be (K9).
    *part("totals", SEATS, low=-8034, high=3918),
    *part("unused_by", SEATS, map(str, king.ContractKind)),
    *part("rounds_left", [""], high=king.Party.ROUNDS),
)

OBSERVATION: Mapping[str, slice] = Layout(widths(_PLACES))
"""Which part of an observation of a party stands where: names and slices, in order. `observation` describes them."""

OBSERVATION_SIZE: int = len(_PLACES)
"""How many numbers an observation of a party has."""

OBSERVATION_VERSION: int = 1
"""The version of the layout of `OBSERVATION`: a net that was trained on it can be used for as long as this stays."""


def observation(party: king.Party, view: king.View) -> NDArray[np.int16]:
    """What a seat sees of a party, as an array of int16 numbers: `king.observation` of its view of the round that is
    played, and after that, the seats counted from the viewer to the left:

    - `totals` [4]: what each seat has, from the rounds that are over (K10.1), numbers.
    - `unused_by` [4 × 8]: the contracts that each seat has not declared yet, the one of this round still among them.
    - `rounds_left` [1]: the rounds that are not over yet, this one included, a number from 32 down.

    >>> from king_rules.rl import king_party
    >>> party = king.Party("N")
    >>> seen = king_party.observation(party, party.start(king.Deal.from_seed(7)).view("E"))
    >>> seen[king_party.OBSERVATION["totals"]].tolist(), seen[king_party.OBSERVATION["rounds_left"]].tolist()
    ([122, 122, 122, 122], [32])
    """
    order, totals = view.viewer.order, party.totals
    added = [totals[seat] for seat in order]
    for seat in order:
        unused = int(party.unused(seat))
        added += [unused >> kind & 1 for kind in range(8)]
    return np.concatenate((king.observation(view), np.array([*added, party.ROUNDS - len(party)]))).astype(np.int16)


class raw_env(SeriesEnv[king.Round, king.Party], KingEnv):
    """A party of Konturlu King, 32 rounds with their declarations and talk (K2), as a PettingZoo AEC environment,
    without PettingZoo's wrappers.

    - **Agents** and **actions** are those of `king_rules.rl.king.raw_env`: `player_0` to `player_3` are North, East,
      South and West, and each declares every contract once.
    - **Observations** are a dict of `observation`, int16 numbers (`observation` and `OBSERVATION` of this module: the
      round as in `king.observation`, then totals, everybody's unused contracts and the rounds that are left; `places`
      says of each what it is and between which numbers it lies), and `action_mask`. `state()` is what North observes,
      and then the cards of the other seats.
    - **Rewards**: with `rewards="scores"` each round's scores (K9) when that round ends, 0 otherwise, so that those of
      a seat sum to its total less 122; an annulled round rewards nobody. With `rewards="outcome"` nothing but 1 for
      each seat that comes out (*çıkan*, K10.3) and -1 for each that sinks (*batan*), when the party ends. The party
      ends for all at once.
    - **Seeds**: after `reset(seed=s)`, the k-th party, counted from 0 and by `reset()`, is dealt like party k of
      `king.simulate_parties(…, seed=s)`: it has a seed of its own, `p = shuffle.deal_seed(s, k)`, and its n-th round,
      annulled ones included, is dealt by `shuffle.deal_seed(p, n)`. North declares first in party 0, then the seats in
      turn, or always `first_declarer`. `reset(options={"party": party})` goes on from a party of yours, with the option
      `round` also from the midst of its next round.

    `rules` are the house rules. With `talk=False` nobody is asked whether to double or to annul. `party` holds the
    rounds that are over, `round` is the one that is played. `choose("hard")` and better players know how the party
    stands.

    >>> from king_rules.rl.king_party import raw_env
    >>> game = raw_env()
    >>> game.reset(seed=7)
    >>> while game.agents:
    ...     game.step(game.choose("greedy"))
    >>> len(game.party.results), sum(game.party.totals), game.party.outcome is not None
    (32, 0, True)
    """

    metadata: dict[str, Any] = metadata_of("king_party_v0")
    kind: ClassVar[str] = "party"
    places: ClassVar[tuple[Place, ...]] = _PLACES
    state_places: ClassVar[tuple[Place, ...]] = (*_PLACES, *HIDDEN)

    def __init__(
        self,
        *,
        first_declarer: SeatLike | None = None,
        rules: HouseRulesLike = "-",
        talk: bool = True,
        rewards: Rewards = "scores",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(rewards, render_mode)
        self._first_declarer = None if first_declarer is None else king.Seat(first_declarer)
        self._rules = king.HouseRules(rules)
        self._talk = talk

    @property
    def party(self) -> king.Party:
        """The party as it stands before the round that is played; in the end, after the last."""
        return self._series

    def _first(self, number: int) -> king.Party:
        return king.Party(number % 4 if self._first_declarer is None else self._first_declarer, self._rules)

    def _given_series(self, series: object) -> king.Party:
        if not isinstance(series, king.Party):
            raise TypeError(f"options['party']: a king.Party, not {type(series).__name__}")
        return series

    def _next(self, series: king.Party, deal_seed: int) -> king.Round:
        return series.start(king.Deal.from_seed(deal_seed))

    def _record(self, series: king.Party, round: king.Round) -> king.Party:
        return series.record(round)

    def _outcome(self, series: king.Party) -> tuple[float, ...]:
        outcome = series.outcome
        assert outcome is not None
        return tuple(1.0 if seat in outcome.cikan else -1.0 for seat in king.Seat)

    def _observation(self, view: king.View) -> NDArray[Any]:
        return observation(self.party, view)

    def _act(
        self, view: king.View, player: OpponentLike | Callable[[king.View], ActionLike], seed: SupportsIndex
    ) -> int:
        if callable(player):
            return king.Action(player(view)).code
        return king.act(view, player, seed=seed, standings=self.party).code

    def _picture(self) -> str:
        totals = ", ".join(f"{seat} {total}" for seat, total in zip(king.Seat, self.party.totals))
        return f"{len(self.party)} rounds are over: {totals}\n{super()._picture()}"


def env(**options: Any) -> Any:
    """The environment of `raw_env`, with the same arguments, in PettingZoo's wrappers against wrong use.

    >>> from king_rules.rl import king_party
    >>> env = king_party.env(first_declarer="S")
    >>> env.reset(seed=7)
    >>> env.agent_selection
    'player_2'
    """
    return wrapped(raw_env(**options))


class gym_env(SingleAgentEnv):
    """A party of Konturlu King for one agent, as a Gymnasium environment: `gymnasium.make("king_rules/KingParty-v0")`.

    The agent has a `seat`, by default North; with `None` it is drawn for each party. Actions, observations, rewards and
    seeds are those of `raw_env`, and so are all other arguments; an observation is the array alone, and a step goes
    from one turn of the agent to its next.

    The opponents are players of the library by name, `"random"`, `"greedy"`, `"easy"` to `"hard"` or `"playouts:400"`,
    or functions that are given the view of the one on turn and return an action in any form; one for all, or three,
    from the agent's left on. An illegal action ends the episode with `illegal_reward` and says why in
    `info["illegal"]`, or with `illegal_reward=None` raises `IllegalAction` and changes nothing; legal ones are those of
    `action_masks()`, as `MaskablePPO` of sb3-contrib asks for them, and of `info["action_mask"]`, an int8 array for
    `action_space.sample`. `all_seats` is the environment behind it.

    >>> import gymnasium, king_rules.rl
    >>> env = gymnasium.make("king_rules/KingParty-v0", rewards="outcome", opponents=["greedy", "random", "easy"])
    >>> observation, info = env.reset(seed=7)
    >>> int(info["action_mask"].sum())  # North declares
    23
    """

    metadata: dict[str, Any] = raw_env.metadata
    game: ClassVar[Callable[..., GameEnv[Any]]] = raw_env

    def __init__(
        self,
        *,
        seat: SeatLike | None = 0,
        opponents: Opponents = "greedy",
        illegal_reward: float | None = -1000.0,
        first_declarer: SeatLike | None = None,
        rules: HouseRulesLike = "-",
        talk: bool = True,
        rewards: Rewards = "scores",
        render_mode: str | None = None,
    ) -> None:
        options = {"first_declarer": first_declarer, "rules": rules, "talk": talk, "rewards": rewards}
        agent = None if seat is None else int(king.Seat(seat))
        super().__init__(agent, opponents, illegal_reward, render_mode, options)
