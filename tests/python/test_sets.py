"""The set classes are what `frozenset` is, item for item."""

from __future__ import annotations

import operator
import random
from collections.abc import Callable, Iterable, Set as AbstractSet
from typing import Any

import pytest
from conftest import Index

from king_rules import Card, CardSet, ParseError, Suit, balayi, king

# Each class with all items there are.
CLASSES: list[tuple[Any, list[Any]]] = [
    (CardSet, list(Card.all())),
    (king.SeatSet, list(king.Seat)),
    (king.ContractSet, list(king.ContractKind)),
    (king.ActionSet, [king.Action(code) for code in range(109)]),
    (balayi.DenominationSet, list(balayi.Denomination)),
    (balayi.ActionSet, [balayi.Action(code) for code in range(57)]),
]

OPERATORS: list[Callable[[Any, Any], Any]] = [operator.and_, operator.or_, operator.sub, operator.xor]
COMPARISONS: list[Callable[[Any, Any], bool]] = [
    operator.eq,
    operator.ne,
    operator.le,
    operator.lt,
    operator.ge,
    operator.gt,
]
METHODS = ["union", "intersection", "difference", "symmetric_difference", "isdisjoint", "issubset", "issuperset"]


def subsets(items: list[Any], seed: int) -> Iterable[frozenset[Any]]:
    choose = random.Random(seed)
    yield frozenset()
    yield frozenset(items)
    for _ in range(8):
        yield frozenset(choose.sample(items, choose.randint(0, len(items))))


@pytest.mark.parametrize(("cls", "items"), CLASSES, ids=lambda it: getattr(it, "__qualname__", ""))
def test_like_frozenset(cls: Any, items: list[Any]) -> None:
    assert isinstance(cls([]), AbstractSet)
    for a in subsets(items, 1):
        ours: Any = cls(a)
        assert len(ours) == len(a) and bool(ours) == bool(a)
        assert list(ours) == [item for item in items if item in a], "in the order of the numbers"
        assert [item in ours for item in items] == [item in a for item in items]
        assert ours == a and a == ours and hash(ours) == hash(a) and len({ours, a}) == 1
        assert ours.copy() is ours
        assert int(ours) == sum(1 << items.index(item) for item in a) and cls(int(ours)) == ours
        for b in subsets(items, 2):
            for other in (cls(b), b, set(b), dict.fromkeys(b).keys()):
                for compare in COMPARISONS:
                    assert compare(ours, other) == compare(a, b) == compare(a, other)
                for operate in OPERATORS:
                    result = operate(ours, other)
                    assert type(result) is cls and result == operate(a, b)
                    if not isinstance(other, type({}.keys())):
                        result = operate(other, ours)
                        assert type(result) is cls and result == operate(b, a)
            for method in METHODS:
                for other in (cls(b), b, list(b), iter(list(b))):
                    assert getattr(ours, method)(other) == getattr(a, method)(b)
            both = list(a)[:3]
            assert ours.union(b, both) == a.union(b, both)
            assert ours.intersection(b, both) == a.intersection(b, both)
            assert ours.difference(b, both) == a.difference(b, both)
        assert ours.union() == ours.intersection() == ours.difference() == ours


@pytest.mark.parametrize(("cls", "items"), CLASSES, ids=lambda it: getattr(it, "__qualname__", ""))
def test_what_is_no_item(cls: Any, items: list[Any]) -> None:
    full = cls(items)
    wrong: Any
    assert None not in full and 1.5 not in full and () not in full and object() not in full
    assert full != {None} and full != {*items, None} and full < {*items, None}
    assert full.__eq__(5) is NotImplemented
    for operate in OPERATORS:
        for wrong in ({None}, [], 5, "all"):
            with pytest.raises(TypeError):
                operate(full, wrong)
    for compare in (operator.le, operator.lt, operator.ge, operator.gt):
        with pytest.raises(TypeError):
            compare(full, list(items))
    for wrong in (None, 1.5, True, [None], [1.5], [True], object()):
        with pytest.raises(TypeError):
            cls(wrong)
    for wrong in (-1, 1 << len(items), 2**200, ["nothing"], [len(items)], [-1]):
        with pytest.raises(ValueError):
            cls(wrong)
        if isinstance(wrong, int):
            with pytest.raises(ValueError, match="is no mask of a"):
                cls(Index(wrong))
    assert cls(Index(1)) == cls(1)
    with pytest.raises(ValueError):
        assert "nothing" in full
    with pytest.raises(ValueError):
        assert len(items) in full


@pytest.mark.parametrize("cls", [CardSet, king.SeatSet, king.ContractSet, balayi.DenominationSet])
def test_complement_and_constants(cls: Any) -> None:
    everything = getattr(cls, "FULL", None) or cls.ALL
    assert cls.EMPTY == cls() == set() and not cls.EMPTY
    assert ~cls.EMPTY == everything and ~everything == cls.EMPTY
    assert cls(str(everything)) == everything and cls(str(cls.EMPTY)) == cls.EMPTY


def test_texts_and_single_items() -> None:
    assert CardSet("AK...2") == {Card("SA"), Card("SK"), Card("C2")}
    assert CardSet(Card("SA")) == CardSet(["SA"]) == CardSet([51]) == CardSet(1 << 51)
    assert king.SeatSet("NS") == king.SeatSet([0, "S"]) == king.SeatSet(5)
    assert king.SeatSet(king.Seat.SOUTH) == king.SeatSet("S") != king.SeatSet(2), "a number is a mask"
    assert king.ContractSet(king.ContractKind.DURT) == king.ContractSet("durt")
    assert king.ActionSet(king.Action("SA")) == king.ActionSet(["SA"])
    assert balayi.DenominationSet(balayi.Denomination.NO_TRUMP) == balayi.DenominationSet("NT")
    with pytest.raises(ParseError) as wrong:
        CardSet("AK..x.2")
    assert wrong.value.at == 4
    with pytest.raises(TypeError, match="no text"):
        king.ActionSet("SA")


def test_highest_and_lowest() -> None:
    hand = CardSet("K762.J.AQ.AKQ654")
    spades = hand & Suit.SPADES.cards
    assert (spades.highest, spades.lowest) == (Card("SK"), Card("S2"))
    assert (hand.highest, hand.lowest) == (max(hand), min(hand))
    assert CardSet().highest is None and CardSet().lowest is None
    # A duty reads like its rule: follow suit, else trump, else anything.
    assert ((hand & Suit.HEARTS.cards) or (hand & Suit.CLUBS.cards) or hand) == {Card("HJ")}
