"""What is read as what, for annotations: wherever a card is taken, for instance, a `CardLike` is.

Numbers may be of any integer type, numpy's too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, SupportsIndex, TypeAlias, Union

from king_rules._native import Card, CardSet, SplitMix64
from king_rules._values import Rank, Suit

if TYPE_CHECKING:
    from typing import Any

    import numpy as np
    from numpy.typing import NDArray

Lang: TypeAlias = Union[Literal["en"], Literal["tr"]]
SuitLike: TypeAlias = Union[Suit, str, SupportsIndex]
RankLike: TypeAlias = Union[Rank, str, SupportsIndex]
CardLike: TypeAlias = Union[Card, str, SupportsIndex]
CardsLike: TypeAlias = Union[CardSet, Card, str, SupportsIndex, Iterable[CardLike]]
OpponentLike: TypeAlias = str
"""`"random"`, `"greedy"`, `"easy"`, `"medium"`, `"hard"`, or such as `"playouts:400"`."""
PolicyLike: TypeAlias = Union[Literal["random"], Literal["greedy"]]
ChoicesLike: TypeAlias = Union[SplitMix64, SupportsIndex]
RowsLike: TypeAlias = Union[slice, Sequence[int], "NDArray[np.integer[Any]]", "NDArray[np.bool_]"]
"""Rows of a batch: a slice, their numbers (negative ones count from the end), or a mask of all rows."""

__all__ = ["CardLike", "CardsLike", "ChoicesLike", "Lang", "OpponentLike", "PolicyLike", "RankLike", "RowsLike", "SuitLike"]
