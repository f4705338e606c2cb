"""What is read as what in Konturlu King, for annotations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, SupportsIndex, TypeAlias, Union

from king_rules._native import Card
from king_rules._native.king import (
    Action,
    ActionSet,
    Contract,
    ContractSet,
    Deal,
    Deals,
    Doubles,
    Holding,
    HouseRules,
    Party,
    SeatSet,
    Sheet,
)
from king_rules.king._values import ContractKind, DurtEnd, KozVoid, PenaltyVoid, RifkiVoid, SaleTie, Seat
from king_rules.typing import CardsLike

SeatLike: TypeAlias = Union[Seat, str, SupportsIndex]
SeatsLike: TypeAlias = Union[SeatSet, Seat, str, SupportsIndex, Iterable[SeatLike]]
ContractKindLike: TypeAlias = Union[ContractKind, str, SupportsIndex]
ContractKindsLike: TypeAlias = Union[ContractSet, ContractKind, str, SupportsIndex, Iterable[ContractKindLike]]
ContractLike: TypeAlias = Union[Contract, ContractKind, str, SupportsIndex]
ActionLike: TypeAlias = Union[Action, Card, Contract, str, SupportsIndex]
ActionsLike: TypeAlias = Union[ActionSet, Action, SupportsIndex, Iterable[ActionLike]]
LengthLike: TypeAlias = Union[SupportsIndex, Iterable[SupportsIndex]]
HoldingLike: TypeAlias = Union[Holding, CardsLike]
DealsLike: TypeAlias = Union[Deals, Iterable[Union[Deal, str, Iterable[CardsLike]]]]
DealLike: TypeAlias = Union[Deal, str, Iterable[CardsLike]]
DoublesLike: TypeAlias = Union[Doubles, str, SupportsIndex]
RifkiVoidLike: TypeAlias = Union[RifkiVoid, str, SupportsIndex]
PenaltyVoidLike: TypeAlias = Union[PenaltyVoid, str, SupportsIndex]
KozVoidLike: TypeAlias = Union[KozVoid, str, SupportsIndex]
DurtEndLike: TypeAlias = Union[DurtEnd, str, SupportsIndex]
SaleTieLike: TypeAlias = Union[SaleTie, str, SupportsIndex]
TruthLike: TypeAlias = Union[bool, Literal["true", "false"]]
HouseRulesLike: TypeAlias = Union[HouseRules, str, Mapping[str, object]]
HandsLike: TypeAlias = Union[
    Mapping[Seat, CardsLike], Mapping[str, CardsLike], Mapping[int, CardsLike], Iterable[CardsLike]
]
SheetLike: TypeAlias = Union[
    Sheet,
    Mapping[tuple[Seat, ContractKind], Iterable[SupportsIndex]],
    Mapping[tuple[str, str], Iterable[SupportsIndex]],
]
Objective: TypeAlias = Union[Literal["most_points"], Literal["come_out"]]
StandingsLike: TypeAlias = Union[Party, tuple[Iterable[SupportsIndex], Iterable[ContractKindsLike]]]
"""How a party stands before a round: the party, or what each seat has and which contracts each has left."""

__all__ = [
    "ActionLike",
    "ActionsLike",
    "ContractKindLike",
    "ContractKindsLike",
    "ContractLike",
    "DealLike",
    "DealsLike",
    "DoublesLike",
    "DurtEndLike",
    "HandsLike",
    "HoldingLike",
    "HouseRulesLike",
    "KozVoidLike",
    "LengthLike",
    "Objective",
    "PenaltyVoidLike",
    "RifkiVoidLike",
    "SaleTieLike",
    "SeatLike",
    "SeatsLike",
    "SheetLike",
    "StandingsLike",
    "TruthLike",
]
