"""Constrained deals, and what is asked of hands."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from king_rules import Card, CardSet, Rank, RulesError, Suit, count_cards, king, shapes, shuffle

GOLDEN = Path(__file__).parents[1] / "golden"
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def holding(text: str) -> king.Holding:
    """`any`, or parts with `/` between them: `holds:CARDS`, `lacks:CARDS`, `SUIT:FEWEST-MOST`."""
    parts: dict[str, Any] = {}
    for part in text.split("/"):
        if part != "any":
            name, value = part.split(":")
            parts[SUITS.get(name, name)] = tuple(map(int, value.split("-"))) if name in SUITS else value
    return king.Holding(**parts)


def test_the_golden_deals() -> None:
    deals = king.Deals()
    questions = 0
    for line in (GOLDEN / "deals.txt").read_text().splitlines():
        match line.split(" "):
            case ["deals", *holdings]:
                deals = king.Deals(*map(holding, holdings))
            case ["count", count]:
                assert deals.count == int(count)
            case ["deal", i, "-"]:
                with pytest.raises(IndexError):
                    deals.nth(int(i))
            case ["deal", i, *deal]:
                assert str(deals.nth(int(i))) == " ".join(deal)
                assert deals.rank(" ".join(deal)) == int(i)
                questions += 1
            case ["draw", seed, k, *deal]:
                drawn = deals.deal(int(seed), int(k))
                assert str(drawn) == " ".join(deal) and drawn in deals
                assert king.Deal(deals.draw(1, int(seed), start=int(k))[0].tolist()) == drawn
                questions += 1
    assert questions > 70


def test_draws_in_any_split_are_the_same() -> None:
    deals = king.Deals(west=king.Holding("AK...", hearts=(0, 2)))
    hands = deals.draw(5000, 3)
    assert hands.dtype == np.uint64 and hands.shape == (5000, 4)
    assert (np.concatenate([deals.draw(4999, 3), deals.draw(1, 3, start=4999)]) == hands).all()
    assert (np.bitwise_or.reduce(hands, axis=1) == int(CardSet.ALL)).all()
    assert (shapes(hands).sum(axis=2) == 13).all() and (shapes(hands).sum(axis=1) == 13).all()
    west = hands[:, king.Seat.WEST]
    assert (count_cards(west, "AK...") == 2).all() and shapes(west)[:, Suit.HEARTS].max() == 2
    assert deals.draw(0, 3).shape == (0, 4)
    numbers = shuffle.SplitMix64(5)
    assert deals.sample(numbers) in deals and deals.sample(numbers) != deals.sample(numbers)
    assert deals.sample(5) == deals.sample(5)


def test_what_is_drawn_has_the_shares_that_are_counted() -> None:
    deals = king.Deals(south="AKQ.J.AK9742.732")
    drawn = shapes(deals.draw(20_000, 1))[:, king.Seat.NORTH, Suit.HEARTS]
    for length in range(2, 7):
        counted = king.Deals(south="AKQ.J.AK9742.732", north=king.Holding(hearts=length)).count / deals.count
        share = (drawn == length).mean()
        assert abs(share - counted) < 4 * (counted * (1 - counted) / 20_000) ** 0.5


def test_values() -> None:
    seat = king.Holding("AK...", lacks=[Card("HK")], hearts=(4, 6), clubs=0)
    deals = king.Deals(seat, west="Q...")
    for value in (seat, deals, king.Holding.ANY, king.Deals()):
        again = eval(repr(value), {"king": king})
        assert again == value and hash(again) == hash(value) and pickle.loads(pickle.dumps(value)) == value
        assert copy.copy(value) is value and copy.deepcopy(value) is value
        assert value != b"any"
    assert deals != king.Deals(seat) and deals.holdings == (seat, king.Holding.ANY, king.Holding.ANY, king.Holding("Q..."))
    assert (seat.holds, seat.lacks, seat.lengths) == (
        CardSet("AK..."), CardSet(".K.."), ((0, 0), (0, 13), (4, 6), (0, 13))
    )
    assert king.Holding(shape=[1, 2, 3, 7]) == king.Holding(clubs=1, diamonds=2, hearts=(3, 3), spades=7)
    assert king.Holding(shape=(1, 2, 3, 7)).allows("AKQJT98.432.32.2") and not king.Holding(clubs=1).allows("A...")
    assert list(king.Deals("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.")) == [
        king.Deal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    ]
    assert "nothing" not in deals


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: king.Deals("AK...", west="A..."), "two seats are to hold the ace of spades (K2.5)"),
        (lambda: king.Deals(king.Holding("A...", "AK...")), "North is both to hold and not to hold the ace of spades"),
        (lambda: king.Deals(east=CardSet.ALL), "East is to hold 52 cards; a hand has 13 (K2.5)"),
        (lambda: king.Deals(*[king.Holding(lacks=".K..")] * 4), "no seat may hold the king of hearts (K2.5)"),
        (lambda: king.Deals(king.Holding(hearts=(5, 4))), "North cannot have the length asked for in hearts"),
        (lambda: king.Deals(king.Holding(shape=(4, 4, 4, 4))), "sum to 13 for North (K2.5)"),
        (lambda: king.Deals(*[king.Holding(hearts=(4, 13))] * 4), "sum to 13 in hearts (K1.2)"),
    ],
)
def test_conditions_that_no_deal_meets(wrong: Any, message: str) -> None:
    with pytest.raises(king.DealsError) as caught:
        wrong()
    assert message in str(caught.value) and isinstance(caught.value, RulesError)
    assert caught.value.message("tr") != caught.value.message("en")
    assert pickle.loads(pickle.dumps(caught.value)).code == caught.value.code


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (lambda: king.Holding(hearts="5"), TypeError),  # type: ignore[arg-type]
        (lambda: king.Holding(hearts=(1, 2, 3)), ValueError),
        (lambda: king.Holding(hearts=-1), ValueError),
        (lambda: king.Holding(hearts=True), TypeError),
        (lambda: king.Holding(shape=(13, 0, 0)), ValueError),
        (lambda: king.Holding(shape=(13, 0, 0, 0), hearts=1), ValueError),
        (lambda: king.Holding("AK"), ValueError),
        (lambda: king.Deals(7.5), TypeError),  # type: ignore[arg-type]
        (lambda: king.Deals().nth(-1), IndexError),
        (lambda: king.Deals().nth(2**200), IndexError),
        (lambda: king.Deals().draw(-1, 7), ValueError),
        (lambda: king.Deals().draw(2, 7, start=2**64 - 1), ValueError),
        (lambda: king.Deals().draw(2**60, 7), MemoryError),
        (lambda: king.Deals().deal(-1), ValueError),
        (lambda: king.Deals().rank("N:"), ValueError),
    ],
)
def test_bad_arguments(wrong: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        wrong()


def test_hands() -> None:
    hand = CardSet("K762.J.AQ.AKQ654")
    assert hand.shape == (6, 2, 1, 4) == tuple(len(hand & suit) for suit in Suit)
    assert (hand.clubs, hand.diamonds, hand.hearts, hand.spades) == tuple(hand & suit.cards for suit in Suit)
    assert hand.honours == CardSet("K.J.AQ.AKQ") and not CardSet.EMPTY.honours
    assert hand & Rank.QUEEN == Rank.QUEEN & hand == CardSet("..Q.Q")
    assert hand - Suit.CLUBS == CardSet("K762.J.AQ.") and hand ^ Suit.SPADES == CardSet("AQJT98543.J.AQ.AKQ654")
    assert hand | Rank.TWO == CardSet("K762.J2.AQ2.AKQ6542")
    for other in (5, "AK...", True, king.Seat.NORTH, king.ContractKind.KOZ, None):
        with pytest.raises(TypeError):
            hand & other  # type: ignore[operator]


def test_many_hands() -> None:
    hands = king.deals(shuffle.deal_seeds(100, seed=7))
    assert shapes(hands).shape == (100, 4, 4) and shapes(hands[:, 2]).shape == (100, 4) and shapes(3).tolist() == [2, 0, 0, 0]
    cards = [[CardSet(mask) for mask in row] for row in hands.tolist()]
    assert shapes(hands).tolist() == [[list(hand.shape) for hand in row] for row in cards]
    assert count_cards(hands, "AKQJT.AKQJT.AKQJT.AKQJT").tolist() == [[len(hand.honours) for hand in row] for row in cards]
    assert shapes([]).shape == (0, 4) and count_cards(np.array([1, 2], np.int8), [Card("C3")]).tolist() == [0, 1]
    for wrong, error in (([0.5], TypeError), ([-1], ValueError), ([2**52], ValueError), (["AK..."], TypeError)):
        with pytest.raises(error):
            shapes(wrong)
    with pytest.raises(TypeError):
        shapes(CardSet("AK..."))  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        shapes(np.ma.masked_array([1, 2], [True, False]))


MINE = king.Deals(south="AKQ.J.AK9742.732")


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_rounds_of_drawn_deals(policy: Any) -> None:
    rounds = king.simulate(600, seed=7, start=5, deals=MINE, contract="koz", doubles="uniform", policy=policy)
    parts = [
        king.simulate(n, seed=7, start=start, deals=MINE, contract="koz", doubles="uniform", policy=policy, threads=2)
        for start, n in ((5, 100), (105, 500))
    ]
    assert np.concatenate([part.scores for part in parts]).tolist() == rounds.scores.tolist()
    # The same deals in a list, as masks of any width, and as deals; what is chosen follows from the number of the row.
    hands = MINE.draw(600, 7, start=5)
    listed: list[Any] = [hands, hands.astype(np.int64), [king.Deal(row) for row in hands.tolist()], map(str, map(king.Deal, hands.tolist()))]
    for deals in listed:
        again = king.simulate(600, seed=7, start=5, deals=deals, contract="koz", doubles="uniform", policy=policy)
        assert again.scores.tolist() == rounds.scores.tolist() and again.doubles.tolist() == rounds.doubles.tolist()
    plain = king.simulate(600, seed=7, start=5, contract="koz", doubles="uniform", policy=policy)
    assert plain.contract.tolist() == rounds.contract.tolist() and plain.scores.tolist() != rounds.scores.tolist()


def test_batches_of_given_deals() -> None:
    hands = MINE.draw(50, 7)
    for deals in (MINE, hands):
        dealt = king.RoundBatch.from_seed(50, seed=7, deals=deals)
        assert dealt.hands.tolist() == hands.tolist() and dealt.declarer.tolist()[:5] == [0, 1, 2, 3, 0]
        before = king.RoundBatch.simulated(50, seed=7, deals=deals, contract="rifki")
        assert before.hands.tolist() == hands.tolist()
    # What is played out of them is what simulate plays.
    rounds = king.simulate(50, seed=7, deals=hands, contract="rifki", policy="greedy")
    while not before.over.all():
        before.apply(before.act("greedy"))
    assert before.scores.tolist() == rounds.scores.tolist()


@pytest.mark.parametrize(
    ("deals", "error", "message"),
    [
        (np.zeros((3, 4), np.uint64), ValueError, "deals: row 0: number of cards"),
        (np.full((3, 4), -1), ValueError, "deals: row 0: 18446744073709551615 is no mask"),
        (MINE.draw(2, 7), ValueError, "deals: one for each of 3 rows, not 2"),
        (MINE.draw(3, 7)[:, :3], TypeError, "deals: an array of masks"),
        (MINE.draw(3, 7).astype(float), TypeError, "deals: an array of masks"),
        (king.Deal.from_seed(7), TypeError, "deals: several deals"),
        (["N:"] * 3, ValueError, "byte 2"),
        (5, TypeError, "not iterable"),
    ],
)
def test_deals_that_are_none(deals: Any, error: type[Exception], message: str) -> None:
    for make in (king.simulate, king.RoundBatch.from_seed, king.RoundBatch.simulated):
        with pytest.raises(error, match=message):
            make(3, seed=7, deals=deals)


@pytest.mark.parametrize(
    ("call", "name"),
    [
        (lambda: king.Holding(clubs=-1), "clubs"),
        (lambda: king.Holding(spades=(0, 256)), "spades"),
        (lambda: king.Holding(shape=(3, 3, 3, 256)), "shape"),
        (lambda: king.Deals().deal(7, k=2**64), "k"),
        (lambda: king.Deals().draw(-1, 7), "n"),
        (lambda: king.Deals().draw(1, 7, start=-1), "start"),
    ],
)
def test_what_is_out_of_range_is_named(call: Callable[[], object], name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name}: .* is out of range"):
        call()
