from collections.abc import Iterable, Iterator, Set as AbstractSet
from typing import ClassVar, Literal, SupportsIndex, final, overload

from typing_extensions import Self, TypeAlias

from king_rules import Rank, Suit

__all__ = [
    "Card",
    "CardSet",
    "member_display_name",
    "member_from_text",
    "member_text",
    "rank_cards",
    "suit_cards",
    "suit_symbol",
]

Lang: TypeAlias = Literal["en", "tr"]
SuitLike: TypeAlias = Suit | str | int
RankLike: TypeAlias = Rank | str | int
CardLike: TypeAlias = Card | str | SupportsIndex
CardsLike: TypeAlias = CardSet | Card | str | SupportsIndex | Iterable[CardLike]
