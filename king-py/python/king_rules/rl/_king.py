"""What the environments of Konturlu King say of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

import numpy as np

from king_rules import king
from king_rules.king._silent import silent
from king_rules.rl._base import GameEnv
from king_rules.rl.layout import Place, cards, part

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from king_rules.king.typing import ActionLike
    from king_rules.typing import OpponentLike

SEATS = [str(seat) for seat in range(4)]
"""Counted from the viewer."""


def _highest(name: str) -> int:
    """The highest number of a house rule."""
    kind: Any = type(getattr(king.HouseRules(), name))
    return 1 if kind is bool else len(kind) - 1


PLACES: tuple[Place, ...] = (
    *part("hand", cards()),
    *part("trick", SEATS, cards()),
    *part("played", SEATS, cards()),
    *part("order", cards(), high=52),
    *part("excluded", SEATS[1:], cards()),
    *part("phase", map(str, king.Phase)),
    *part("turn", SEATS),
    *part("declarer", SEATS),
    *part("contract", map(str, king.Contract.all())),
    *part("unused", map(str, king.ContractKind)),
    *part("doubles", (f"{by}>{it}" for by in SEATS for it in SEATS)),
    *part("taken", SEATS, low=-10, high=65),
    *part("held", SEATS, high=13),
    *part("hearts_open", [""]),
    *part("annulled", [""]),
    *(Place("house_rules", name, 0, _highest(name)) for name in king.HouseRules.OPTIONS),
)

HIDDEN: list[Place] = part("hands", SEATS[1:], cards())
"""What `state` has beside."""


def picture(round: king.Round) -> str:
    """A round in lines of text, all hands open."""
    contract = "nothing declared" if round.contract is None else round.contract.display_name()
    turn = "over" if round.turn is None else f"{round.turn.display_name()} is to act"
    lines = [f"{round.declarer.display_name()} declares: {contract}; doubles {round.doubles}; {turn}"]
    for seat, taken in zip(king.Seat, round.taken):
        lines.append(f"{seat.display_name():5}  {round.hand(seat)!s:18}  taken {taken}")
    lying = round.trick.plays or (round.last_trick.plays if round.last_trick else ())
    if lying:
        which = "trick" if round.trick.plays else "last trick"
        lines.append(f"{which}: " + ", ".join(f"{seat} {card}" for seat, card in lying))
    elif round.played:
        lines.append(f"laid   {round.played}")
    if round.scores is not None:
        lines.append("scores: " + ", ".join(f"{seat} {score:+}" for seat, score in zip(king.Seat, round.scores)))
    return "\n".join(lines)


class KingEnv(GameEnv[king.Round]):
    """One round of Konturlu King."""

    players: ClassVar[int] = 4
    actions: ClassVar[int] = 109
    places: ClassVar[tuple[Place, ...]] = PLACES
    state_places: ClassVar[tuple[Place, ...]] = (*PLACES, *HIDDEN)
    _talk: bool

    def worlds(self, agent: str) -> king.Worlds:
        """What the seat of an agent may believe: all rounds that agree with what it sees."""
        return self.round.view(self._seats[agent]).worlds()

    def _ready(self, round: king.Round) -> king.Round:
        return round if self._talk else silent(round)

    def _given(self, round: object) -> king.Round:
        if not isinstance(round, king.Round):
            raise TypeError(f"options['round']: a king.Round, not {type(round).__name__}")
        if round.turn is None:
            raise ValueError("options['round']: it is over")
        return round

    def _observation(self, view: king.View) -> NDArray[Any]:
        return king.observation(view)

    def _hidden(self) -> NDArray[Any]:
        held = np.array([[int(self.round.hand(seat))] for seat in (1, 2, 3)], "<u8").view(np.uint8)
        return np.unpackbits(held, axis=1, count=52, bitorder="little").reshape(-1)

    def _act(
        self, view: king.View, player: OpponentLike | Callable[[king.View], ActionLike], seed: SupportsIndex
    ) -> int:
        return king.Action(player(view)).code if callable(player) else king.act(view, player, seed=seed).code

    def _picture(self) -> str:
        return picture(self.round)
