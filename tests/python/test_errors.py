"""What goes wrong is told by an exception with what it carries, and nothing has changed."""

from __future__ import annotations

import pickle

import pytest
from conftest import king_positions

import king_rules
from king_rules import IllegalAction, PackError, ParseError, Reason, balayi, king, shuffle


def raised(error: type[Exception], call: object, *arguments: object) -> Exception:
    with pytest.raises(error) as info:
        call(*arguments)  # type: ignore[operator]
    assert type(info.value) is error
    again = pickle.loads(pickle.dumps(info.value))
    assert type(again) is error and again.args == info.value.args and str(again) == str(info.value)
    assert vars(again) == vars(info.value)
    return info.value


def test_all_exceptions_are_value_errors() -> None:
    for module in (king_rules, king, balayi):
        for name, member in vars(module).items():
            if isinstance(member, type) and issubclass(member, Exception):
                assert issubclass(member, ValueError) and member.__module__ == module.__name__, name


def test_illegal_action() -> None:
    round = king.Round(king.Deal.from_seed(7), "N")
    before = str(round)
    error = raised(IllegalAction, round.apply, "SA")
    assert isinstance(error, IllegalAction)
    assert error.reason == round.why_not("SA") and isinstance(error.reason, Reason)
    assert (error.clause, error.reason.code, error.reason.name) == ("K3.1", 3, "wrong_phase")
    assert error.message() == error.message("en") == error.reason.message() != error.message("tr")
    assert str(error) == f"{error.message()} (K3.1)" == str(error.reason)
    assert str(round) == before
    with pytest.raises(ValueError, match="there are 'en' and 'tr'"):
        error.message("de")  # type: ignore[arg-type]


def test_reasons_are_values() -> None:
    reasons = {round.why_not(code) for seed in range(4) for round in king_positions(seed) for code in range(109)}
    reasons.discard(None)
    assert len(reasons) > 30
    for reason in reasons:
        assert reason is not None
        assert Reason(reason.code, reason.clause, reason.message("en"), reason.message("tr")) == reason
        assert reason.message("en") and reason.message("tr")
    for code in (0, 19):
        with pytest.raises(ValueError):
            Reason(code, "K1.1", "", "")


def test_parse_error() -> None:
    record = str(king.Round(king.Deal.from_seed(7), "N"))
    error = raised(ParseError, king.Round.parse, record + " el_almaz SA")
    assert isinstance(error, ParseError)
    assert error.at == len(record) + 10 and error.clause == "K3.1"
    assert error.reason is not None and error.reason.name == "wrong_phase"
    assert str(error).startswith(f"byte {error.at}: ")
    error = raised(ParseError, king.Round.parse, "king1 N:x")
    assert isinstance(error, ParseError) and (error.at, error.clause, error.reason) == (8, None, None)
    error = raised(ParseError, king.Round.parse, record.replace(" all ", " - "))
    assert isinstance(error, ParseError) and (error.clause, error.reason) == ("K2.3", None)
    record = str(balayi.Round(balayi.Pack.from_seed(7), 0))
    error = raised(ParseError, balayi.Round.parse, record + " HT")
    assert isinstance(error, ParseError) and error.clause == "B2.3" and error.at == len(record) + 1
    for parse in (king.Round.parse, king.Table.parse, king.Party.parse, balayi.Round.parse, balayi.Match.parse):
        raised(ParseError, parse, "")
        raised(ParseError, parse, "\0")
        raised(ParseError, parse, "♥")


def test_parse_error_in_a_file() -> None:
    text = "king-party1 N -\n# a comment ♥\nking1 oops\n"
    reader = king.PartyReader(text)
    error = raised(ParseError, next, reader)
    assert isinstance(error, ParseError) and error.line_column(text) == (3, 7)
    # It stays wrong however often it is asked.
    assert str(raised(ParseError, next, reader)) == str(error)
    assert reader.so_far == king.Party("N")
    raised(ParseError, king.PartyReader, "king-party2 N -")
    raised(ParseError, balayi.MatchReader, "")
    game = balayi.Match(0)
    round = game.start(balayi.Pack.from_seed(1)).play_out(shuffle.choices(1, 0))
    reader_of_two = balayi.MatchReader(f"{game.file_head}\n{round}\n{round}\n")
    assert next(reader_of_two) == round and reader_of_two.so_far == game.record(round)
    error = raised(ParseError, next, reader_of_two)
    assert isinstance(error, ParseError) and error.clause == "B1.2"


def test_party_error() -> None:
    party = king.Party("N")
    unfinished = party.start(king.Deal.from_seed(7))
    wrong = {
        "K2.2": lambda: party.record(unfinished),
        "K2.3": lambda: party.record(king.Round(unfinished.deal, "N", "koz").play_out(1)),
        "K12": lambda: party.record(king.Round(unfinished.deal, "N", rules="early_end=false").play_out(1)),
        "K3.1": lambda: party.record_result("kiz_almaz", "-", [0, 0, 0, 41]),
        "K5, K6": lambda: party.record_result("kiz_almaz", "N>E", [0, 0, 0, 40]),
    }
    for clause, call in wrong.items():
        error = raised(king.PartyError, call)
        assert isinstance(error, king.PartyError) and error.clause == clause
    assert party == king.Party("N")
    for seed in range(100):
        if not party.is_over:
            party = party.record(party.start(king.Deal.from_seed(seed)).play_out(shuffle.choices(7, seed)))
    error = raised(king.PartyError, party.start, king.Deal.from_seed(1))
    assert isinstance(error, king.PartyError) and error.clause == "K10.3"


def test_match_error() -> None:
    game = balayi.Match(0)
    round = game.start(balayi.Pack.from_seed(1))
    for clause, call in {
        "B5.4": lambda: game.record(round),
        "B1.2": lambda: game.record(balayi.Round(round.pack, 1).play_out(2)),
        "B1.3": lambda: game.record(balayi.Round(round.pack, 0, "NT").play_out(2)),
    }.items():
        error = raised(balayi.MatchError, call)
        assert isinstance(error, balayi.MatchError) and error.clause == clause
    raised(balayi.MatchError, game.record_result, "S", (13, 14))
    both_spades = game.record_result("S", (13, 13)).record_result("S", (13, 13))
    raised(balayi.MatchError, both_spades.record_result, "S", (13, 13))


def test_imbalance() -> None:
    sheet = king.Sheet().enter("E", "rifki", [0, -30, 30, 0])
    error = raised(king.Imbalance, sheet.check)
    assert isinstance(error, king.Imbalance)
    assert (error.declarer, error.contract) == (king.Seat.EAST, king.ContractKind.RIFKI)
    assert (error.found, error.expected) == (0, -30) and "K10.2" in str(error)
    sheet.enter("E", "rifki", [0, -30, 0, 0]).check()


def test_hidden_error() -> None:
    round = king.Round.parse(
        "king1 N:K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32 S all - "
        "el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4"
    )
    view = round.view("E")
    hands = {seat: round.hand(seat) for seat in king.Seat}
    assert view.with_hidden(hands) == view.with_hidden(list(hands.values())) == round
    swapped = {**hands, king.Seat.NORTH: hands[king.Seat.SOUTH], king.Seat.SOUTH: hands[king.Seat.NORTH]}
    error = raised(king.HiddenError, view.with_hidden, swapped)
    assert isinstance(error, king.HiddenError)
    assert error.clause == "K7.2" and error.reason is not None and error.reason.name == "must_follow"
    error = raised(king.HiddenError, view.with_hidden, {})
    assert isinstance(error, king.HiddenError) and error.clause is None and error.reason is None


def test_view_error() -> None:
    round = balayi.Round(balayi.Pack.from_seed(7), 0)
    view = round.view(0)
    revealed = round.revealed(0, "S")
    assert view.apply("S", revealed) == round.apply("S").view(0)
    raised(balayi.ViewError, view.apply, "S")
    raised(balayi.ViewError, view.apply, "S", revealed[:-1] + revealed[:1])
    raised(IllegalAction, view.apply, "HT", revealed)
    raised(balayi.HiddenError, view.with_hidden, balayi.Pack.from_seed(8))
    raised(PackError, balayi.Pack, ["SA"] * 52)
