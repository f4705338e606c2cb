"""A value is never equal to a text; who compares the two is told so, once a place."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

import king_rules
from king_rules import Card, CardSet, Rank, Reason, Suit, TextComparisonWarning, balayi, king

ROUND = king.simulated_round(7, 0)
OTHER = balayi.simulated_round(7, 0)

# A value, a text that looks like it, and what is to be written.
VALUES: list[tuple[Any, str, str]] = [
    (Card("SA"), "SA", "Card('SA')"),
    (CardSet("AK..."), "AK...", "CardSet('AK...')"),
    (Suit.HEARTS, "H", "Suit('H')"),
    (Rank.KING, "K", "Rank('K')"),
    (Reason.MUST_FOLLOW, "must_follow", ""),
    (king.Seat.NORTH, "N", "king.Seat('N')"),
    (king.SeatSet("NE"), "NE", "king.SeatSet('NE')"),
    (king.Phase.DECLARE, "declare", "king.Phase('declare')"),
    (king.Relation.SUR, "sur", "king.Relation('sur')"),
    (king.ContractKind.KOZ, "koz", "king.ContractKind('koz')"),
    (king.ContractSet("koz,durt"), "koz,durt", "king.ContractSet('koz,durt')"),
    (king.Contract("el_almaz"), "el_almaz", "king.Contract('el_almaz')"),
    (king.Action("koz:H"), "koz:H", "king.Action('koz:H')"),
    (king.Doubles("N>E"), "N>E", "king.Doubles('N>E')"),
    (king.HouseRules(early_end=False), "early_end=false", "king.HouseRules('early_end=false')"),
    (king.SaleTie.STAYS, "stays", "king.SaleTie('stays')"),
    (ROUND.deal, str(ROUND.deal), "king.Deal('N:"),
    (ROUND, str(ROUND), "king.Round.parse('king1 "),
    (ROUND.table, str(ROUND.table), "king.Table.parse('king1 "),
    (ROUND.view("N"), str(ROUND.view("N")), ""),
    (ROUND.view("N").worlds(), "worlds", ""),
    (ROUND.legal_actions, "none", ""),
    (ROUND.table.last_trick, "trick", ""),
    (king.Party("N"), str(king.Party("N")), "king.Party.parse('king-sheet1 "),
    (king.Deals(), "any", ""),
    (king.Holding("A..."), "A...", ""),
    (OTHER, str(OTHER), "balayi.Round.parse('balayi1 "),
    (OTHER.table, str(OTHER.table), "balayi.Table.parse('balayi1 "),
    (OTHER.view(0), str(OTHER.view(0)), ""),
    (OTHER.pack, str(OTHER.pack), "balayi.Pack('"),
    (balayi.Player(0), "0", "balayi.Player('0')"),
    (balayi.Phase.PLAY, "play", "balayi.Phase('play')"),
    (balayi.Denomination("S"), "S", "balayi.Denomination('S')"),
    (balayi.DenominationSet("S"), "S", "balayi.DenominationSet('S')"),
    (balayi.Action("S"), "S", "balayi.Action('S')"),
    (balayi.Match(0), str(balayi.Match(0)), "balayi.Match.parse('balayi-sheet1 "),
]


@pytest.mark.parametrize(("value", "text", "written"), VALUES, ids=lambda it: type(it).__name__)
def test_a_text_is_told(value: Any, text: str, written: str) -> None:
    line = sys._getframe().f_lineno + 4
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        # Both ways round, and both questions.
        results = [value == text, text == value, value != text, np.str_(text) == value]
    assert [bool(result) for result in results] == [False, False, True, False]
    assert len(caught) == 4 and {warning.category for warning in caught} == {TextComparisonWarning}
    assert {(warning.filename, warning.lineno) for warning in caught} == {(__file__, line)}
    message = str(caught[0].message)
    assert written in message and ("write " in message) == bool(written)
    if "write " in message and len(text) < 40:
        assert eval(message.split("write ")[1], {**vars(king_rules)}) == value


@pytest.mark.parametrize(("value", "text", "written"), VALUES, ids=lambda it: type(it).__name__)
def test_nothing_else_is(value: Any, text: str, written: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert value == value and not value != value
        assert value != object() and value is not None and value != b"N" and value != [text]
        assert hash(value) == hash(value) and value in {value: 1} and {text: 1}.get(text) == 1
        for other in (0, 1.5, np.uint8(3)):
            assert (value == other) in (True, False)


def test_numbers_hashes_and_arrays_stay() -> None:
    # Of any type: who checks types is told that they are not equal.
    east: Any = king.Seat.EAST
    over: Any = king.Phase.OVER
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert east == 1 and 1 == east and east != 2 and hash(east) == hash(1)
        assert east != 2**80 and east < 2**80 and east > -(2**80) and east == True
        assert east == 1.0 and east < 1.5 and east == np.int64(1)
        assert sorted(reversed(king.Phase)) == list(king.Phase) and max(Rank) == Rank.ACE
        assert {1: "east"}[east] == "east" and east in {1, 2} and king.Seat.NORTH < king.Seat.WEST
        codes = np.array([0, 1, 5])
        assert np.asarray(codes == east).tolist() == np.asarray(east == codes).tolist() == [False, True, False]
        assert (codes != over).tolist() == [True, True, False]
        assert Card("SA") > Card("C2") and king.Contract("koz:H") >= king.Contract("koz:C")
        with pytest.raises(TypeError):
            Card("SA") < "SA"  # type: ignore[operator]
        assert CardSet("AK...") == {Card("SA"), Card("SK")}


def test_an_error_where_warnings_are_errors() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        north: Any = king.Seat.NORTH
        with pytest.raises(TextComparisonWarning):
            assert north == "N"
        with pytest.raises(TextComparisonWarning):
            assert Card("SA") != "SA"
        with pytest.raises(TextComparisonWarning):
            assert "SA" in [Card("SA")]


def test_once_a_place_by_default() -> None:
    program = (
        "from king_rules import *\n"
        "r = king.simulated_round(7, 0)\n"
        "for _ in range(3):\n"
        "    r.contract == 'el_almaz'\n"
        "    r.phase == 'over'\n"
    )
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    told = [line for line in done.stderr.splitlines() if "TextComparisonWarning" in line]
    assert len(told) == 2 and "<string>:4:" in told[0] and "king.Contract('el_almaz')" in told[0]
    assert "<string>:5:" in told[1] and "king.Phase('over')" in told[1]


def test_a_long_text_is_cut() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert ROUND != "\0" * 1000 and ROUND != "ş" * 1000
    assert all(len(str(warning.message)) < 300 for warning in caught) and len(caught) == 2
