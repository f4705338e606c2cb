"""What is read as what in Balayı kingi, for annotations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import SupportsIndex, TypeAlias, Union

from king_rules._native import Card
from king_rules._native.balayi import Action, ActionSet, DenominationSet, Pack
from king_rules.balayi._values import Denomination, Player
from king_rules.typing import CardLike

PlayerLike: TypeAlias = Union[Player, str, SupportsIndex]
DenominationLike: TypeAlias = Union[Denomination, str, SupportsIndex]
DenominationsLike: TypeAlias = Union[DenominationSet, Denomination, str, SupportsIndex, Iterable[DenominationLike]]
ActionLike: TypeAlias = Union[Action, Card, Denomination, str, SupportsIndex]
ActionsLike: TypeAlias = Union[ActionSet, Action, SupportsIndex, Iterable[ActionLike]]
PackLike: TypeAlias = Union[Pack, str, Iterable[CardLike]]

__all__ = ["ActionLike", "ActionsLike", "DenominationLike", "DenominationsLike", "PackLike", "PlayerLike"]
