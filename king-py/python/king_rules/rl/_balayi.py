"""What the environments of Balayı kingi say of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, SupportsIndex

import numpy as np

from king_rules import balayi
from king_rules.rl._base import GameEnv
from king_rules.rl.layout import Place, cards, part

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from king_rules.balayi.typing import ActionLike
    from king_rules.typing import OpponentLike

PLAYERS = ["0", "1"]
"""Counted from the viewer."""

PLACES: tuple[Place, ...] = (
    *part("hand", cards()),
    *part("open", PLAYERS, cards()),
    *part("covers", PLAYERS, cards()),
    *part("trick", cards()),
    *part("played", PLAYERS, cards()),
    *part("order", cards(), high=52),
    *part("excluded", cards()),
    *part("phase", map(str, balayi.Phase)),
    *part("turn", PLAYERS),
    *part("dealer", PLAYERS),
    *part("denomination", map(str, balayi.Denomination)),
    *part("unused", map(str, balayi.Denomination)),
    *part("taken", PLAYERS, high=26),
    *part("unlocked", PLAYERS),
    *part("held", PLAYERS, high=6),
)

HIDDEN: list[Place] = part("pack", map(str, range(52)), high=51)
"""What `state` has beside."""


def picture(round: balayi.Round) -> str:
    """A round in lines of text, both hands open; a plus stands where a closed card lies below."""
    declared = "nothing declared" if round.denomination is None else round.denomination.display_name()
    turn = "over" if round.turn is None else f"player {round.turn} is to act"
    lines = [f"player {round.declarer} declares: {declared}; {turn}"]
    for player, taken in zip(balayi.Player, round.taken):
        piles = " ".join(f"{pile.open or '--'}{'+' if pile.closed else ' '}" for pile in round.piles(player))
        lines.append(f"player {player}  {piles}  hand {round.hand(player)!s:9}  taken {taken}")
    lying = round.trick.plays or (round.last_trick.plays if round.last_trick else ())
    if lying:
        which = "trick" if round.trick.plays else "last trick"
        lines.append(f"{which}: " + ", ".join(f"{player} {card}" for player, card in lying))
    if round.scores is not None:
        lines.append(f"scores: {round.scores[0]:+}, {round.scores[1]:+}")
    return "\n".join(lines)


class BalayiEnv(GameEnv[balayi.Round]):
    """One round of Balayı kingi."""

    players: ClassVar[int] = 2
    actions: ClassVar[int] = 57
    places: ClassVar[tuple[Place, ...]] = PLACES
    state_places: ClassVar[tuple[Place, ...]] = (*PLACES, *HIDDEN)

    def worlds(self, agent: str) -> balayi.Worlds:
        """What an agent may believe: all rounds that agree with what it sees."""
        return self.round.view(self._seats[agent]).worlds()

    def _given(self, round: object) -> balayi.Round:
        if not isinstance(round, balayi.Round):
            raise TypeError(f"options['round']: a balayi.Round, not {type(round).__name__}")
        if round.turn is None:
            raise ValueError("options['round']: it is over")
        return round

    def _observation(self, view: balayi.View) -> NDArray[Any]:
        return balayi.observation(view)

    def _hidden(self) -> NDArray[Any]:
        return np.array([card.index for card in self.round.pack])

    def _act(
        self, view: balayi.View, player: OpponentLike | Callable[[balayi.View], ActionLike], seed: SupportsIndex
    ) -> int:
        return balayi.Action(player(view)).code if callable(player) else balayi.act(view, player, seed=seed).code

    def _picture(self) -> str:
        return picture(self.round)
