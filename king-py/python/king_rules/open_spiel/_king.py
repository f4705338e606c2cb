"""Konturlu King as a game of OpenSpiel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-untyped,import-not-found,unused-ignore]

from king_rules import king
from king_rules.king._silent import silent
from king_rules.open_spiel._base import CARDS, RoundGame, Setting

if TYPE_CHECKING:
    from numpy.typing import NDArray

_RULES = {name: getattr(king.HouseRules(), name) for name in king.HouseRules.OPTIONS}
_PARAMETERS: dict[str, Any] = {
    "declarer": "N",
    "contract": "",
    "unused": "all",
    "talk": True,
    **{name: option if isinstance(option, bool) else str(option) for name, option in _RULES.items()},
}

TYPE: Any = pyspiel.GameType(
    short_name="konturlu_king",
    long_name="Konturlu King",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=4,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)

_INFO: Any = pyspiel.GameInfo(
    num_distinct_actions=109,
    max_chance_outcomes=CARDS,
    num_players=4,
    # All tricks of El almaz or koz, everybody redoubled (K9): 65 + 3 × 2 × 65.
    min_utility=-455,
    max_utility=455,
    # A declaration, four answers on annulling, seven in the talk, and in dürt at most three passes before each card.
    max_game_length=1 + 4 + 7 + 4 * CARDS,
)


class KingSetting(Setting[king.Round]):
    """What the game says, by its parameters."""

    players: ClassVar[int] = 4

    def __init__(self, chosen: Mapping[str, Any]) -> None:
        self._declarer = king.Seat(chosen["declarer"])
        self._rules = king.HouseRules({name: chosen[name] for name in king.HouseRules.OPTIONS})
        self._talk: bool = chosen["talk"]
        unused = king.ContractSet("all" if chosen["unused"] == "all" else chosen["unused"].split("+"))
        contracts = [it for it in king.Contract.all() if chosen["contract"] in (str(it), str(it.kind))]
        if chosen["contract"] and not contracts:
            raise ValueError(f"contract: no {chosen['contract']!r}")
        if contracts and contracts[0].kind not in unused:
            raise ValueError(f"contract: {chosen['contract']!r} is not among the unused {unused} (K2.3)")
        # A kind of which chance draws the contract is the only one, as in `simulate`.
        self._unused = king.ContractSet([contracts[0].kind]) if len(contracts) > 1 else unused
        self._contracts = [king.Action(it).code for it in contracts]

    def deal(self, pack: tuple[int, ...]) -> king.Round:
        deal = king.Deal.from_pack(pack, self._declarer.previous)
        round = king.Round(deal, self._declarer, self._unused, self._rules)
        return self.ready(round.apply(self._contracts[0])) if len(self._contracts) == 1 else round

    def pack(self, round: king.Round) -> list[int]:
        hands = [list(round.deal[seat]) for seat in self._declarer.order]
        return [card.index for cards in zip(*hands) for card in cards]

    def draws(self, round: king.Round) -> list[int]:
        return self._contracts if len(self._contracts) > 1 else []

    def ready(self, round: king.Round) -> king.Round:
        return round if self._talk else silent(round)

    def observation(self, view: king.View) -> NDArray[Any]:
        return king.observation(view)

    def recalled(self, view: king.View) -> NDArray[Any]:
        sur, order = np.zeros((4, 4)), view.viewer.order
        for seat, action in view.actions:
            if action.kind == "sur":
                for doubled in action.seats or ():
                    sur[order.index(seat), order.index(doubled)] = 1
        return sur.reshape(-1)

    def action_text(self, code: int) -> str:
        return str(king.Action(code))

    def act(self, view: king.View, player: str, seed: int) -> int:
        return king.act(view, player, seed=seed).code


class KonturluKing(RoundGame[king.Round]):
    """`konturlu_king`: one round of Konturlu King, of which `returns` are the scores (K9).

    Players 0 to 3 are North, East, South and West, actions the codes of `king.Action`. Chance deals 52 cards, one by
    one, to the seats in turn from the declarer (K2.5). The parameters are those of the other functions of the library:

    - `declarer`: `N`, `E`, `S` or `W`.
    - `contract`: what is declared, such as `rifki` or `koz:H`; nobody declares then, and of `koz` and `durt` chance
      draws the suit or rank. Empty: the declarer declares.
    - `unused`: the kinds that may be declared, joined by `+`, such as `rifki+koz`; the `contract` has to be among them.
    - `talk`: whether the seats are asked to double, and to annul.
    - the house rules, by their names (K12).

    `observation_tensor` is `king.observation` of the player's view; `information_state_tensor` has after it `sur`, 4 × 4
    numbers for the doubles that were made in the second round of the talk, the player being seat 0; and strings are
    records of views.

    >>> import pyspiel, king_rules.open_spiel
    >>> game = pyspiel.load_game("konturlu_king(contract=kupa_almaz,talk=False)")
    >>> state = game.state_of(king.simulated_round(7, 0, contract="kupa_almaz", declarer="N"))
    >>> state.is_terminal(), sum(state.returns())
    (True, -39.0)
    """

    observation: ClassVar[Mapping[str, slice]] = king.OBSERVATION
    recall: ClassVar[Mapping[str, int]] = {"sur": 16}

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self._setting = KingSetting({**_PARAMETERS, **(params or {})})
        super().__init__(TYPE, _INFO, params or {})
