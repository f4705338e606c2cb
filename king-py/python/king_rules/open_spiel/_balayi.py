"""Balayı kingi as a game of OpenSpiel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-untyped,import-not-found,unused-ignore]

from king_rules import balayi
from king_rules.open_spiel._base import CARDS, RoundGame, Setting

if TYPE_CHECKING:
    from numpy.typing import NDArray

_PARAMETERS: dict[str, Any] = {"dealer": 0, "declaration": "", "unused": "all"}

TYPE: Any = pyspiel.GameType(
    short_name="balayi_kingi",
    long_name="Balayi kingi",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)

_INFO: Any = pyspiel.GameInfo(
    num_distinct_actions=57,
    max_chance_outcomes=CARDS,
    num_players=2,
    # All tricks in no trump (B6.1): 13 × 5.
    min_utility=-65,
    max_utility=65,
    utility_sum=0,
    max_game_length=1 + CARDS,
)


class BalayiSetting(Setting[balayi.Round]):
    """What the game says, by its parameters."""

    players: ClassVar[int] = 2

    def __init__(self, chosen: Mapping[str, Any]) -> None:
        self._dealer = balayi.Player(chosen["dealer"])
        self._unused = balayi.DenominationSet("all" if chosen["unused"] == "all" else chosen["unused"].split("+"))
        self._declaration = balayi.Denomination(chosen["declaration"]) if chosen["declaration"] else None
        if self._declaration is not None and self._declaration not in self._unused:
            raise ValueError(f"declaration: {self._declaration} is not among the unused {self._unused}")

    def deal(self, pack: tuple[int, ...]) -> balayi.Round:
        round = balayi.Round(balayi.Pack(pack), self._dealer, self._unused)
        return round if self._declaration is None else round.apply(self._declaration)

    def pack(self, round: balayi.Round) -> list[int]:
        return [card.index for card in round.pack]

    def draws(self, round: balayi.Round) -> list[int]:
        return []

    def ready(self, round: balayi.Round) -> balayi.Round:
        return round

    def observation(self, view: balayi.View) -> NDArray[Any]:
        return balayi.observation(view)

    def recalled(self, view: balayi.View) -> NDArray[Any]:
        places = np.zeros(CARDS)
        for place, card in enumerate(view.known, 1):
            if card is not None:
                places[card.index] = place
        return places

    def action_text(self, code: int) -> str:
        return str(balayi.Action(code))

    def act(self, view: balayi.View, player: str, seed: int) -> int:
        return balayi.act(view, player, seed=seed).code


class BalayiKingi(RoundGame[balayi.Round]):
    """`balayi_kingi`: one round of Balayı kingi, of which `returns` are the scores (B6.1).

    Actions are the codes of `balayi.Action`. Chance deals 52 cards in the order of the pack (B2). The parameters:

    - `dealer`: 0 or 1; the other declares.
    - `declaration`: what is declared, such as `H` or `NT`; nobody declares then. Empty: the declarer declares.
    - `unused`: what may be declared, joined by `+`, such as `C+NT`.

    `observation_tensor` is `balayi.observation` of the player's view; `information_state_tensor` has after it `place`
    [52], the place in the pack of each card of which the player knows it, from 1, otherwise 0; and strings are records
    of views.

    >>> import pyspiel, king_rules.open_spiel
    >>> game = pyspiel.load_game("balayi_kingi", {"declaration": "NT"})
    >>> state = game.state_of(balayi.Round(balayi.Pack.from_seed(7), 0, "all").apply("NT"))
    >>> state.current_player(), len(state.legal_actions())
    (1, 10)
    """

    observation: ClassVar[Mapping[str, slice]] = balayi.OBSERVATION
    recall: ClassVar[Mapping[str, int]] = {"place": CARDS}

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self._setting = BalayiSetting({**_PARAMETERS, **(params or {})})
        super().__init__(TYPE, _INFO, params or {})
