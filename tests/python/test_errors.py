"""What goes wrong raises an exception with what it carries, and nothing has changed."""

from __future__ import annotations

import copy
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
            if isinstance(member, type) and issubclass(member, Exception) and not issubclass(member, Warning):
                assert issubclass(member, ValueError) and member.__module__ == module.__name__, name


def test_illegal_action() -> None:
    round = king.Round(king.Deal.from_seed(7), "N")
    before = str(round)
    error = raised(IllegalAction, round.apply, "SA")
    assert isinstance(error, IllegalAction)
    assert error.illegal == round.why_not("SA") and isinstance(error.illegal, king.Illegal)
    assert (error.clause, error.illegal.reason, str(error.illegal.reason)) == ("K3.1", Reason.WRONG_PHASE, "wrong_phase")
    assert (error.code, error.found, error.wanted) == (error.illegal.code, king.Phase.DECLARE, 0)
    assert error.message() == error.message("en") == error.illegal.message() != error.message("tr")
    assert str(error) == f"{error.message()} (K3.1)" == str(error.illegal)
    assert str(round) == before
    with pytest.raises(ValueError, match="there are 'en' and 'tr'"):
        error.message("de")  # type: ignore[arg-type]


def test_refusals_are_values() -> None:
    refusals = {round.why_not(code) for seed in range(4) for round in king_positions(seed) for code in range(109)}
    refusals.discard(None)
    assert len(refusals) > 30
    for illegal in refusals:
        assert illegal is not None
        assert king.Illegal(illegal.code, illegal.found, illegal.wanted) == illegal
        assert illegal.message("en").isascii() and illegal.message("tr").encode("cp1254")
    for wrong in (0, 200):
        with pytest.raises(ValueError):
            king.Illegal(wrong)
    with pytest.raises(ValueError):
        king.Illegal(7, 52)


def test_reasons() -> None:
    met = set()
    for game in (king, balayi):
        for code in range(1, 64):
            for found in range(1, 5):
                for wanted in (0, 1):
                    try:
                        met.add(game.Illegal(code, found, wanted).reason)
                    except ValueError:
                        continue
    assert met == set(Reason) and [int(reason) for reason in Reason] == list(range(1, 19))


def test_parse_error() -> None:
    record = str(king.Round(king.Deal.from_seed(7), "N"))
    error = raised(king.RecordError, king.Round.parse, record + " el_almaz SA")
    assert isinstance(error, ParseError)
    assert error.at == len(record) + 10 and error.clause == "K3.1"
    assert isinstance(error, king.RecordError) and error.illegal is not None
    assert error.illegal.reason == Reason.WRONG_PHASE
    assert str(error).startswith(f"byte {error.at}: ")
    error = raised(king.RecordError, king.Round.parse, "king1 N:x")
    assert isinstance(error, king.RecordError) and (error.at, error.clause, error.illegal) == (8, None, None)
    error = raised(king.RecordError, king.Round.parse, record.replace(" all ", " - "))
    assert isinstance(error, king.RecordError) and (error.clause, error.illegal) == ("K2.3", None)
    record = str(balayi.Round(balayi.Pack.from_seed(7), 0))
    error = raised(balayi.RecordError, balayi.Round.parse, record + " HT")
    assert isinstance(error, balayi.RecordError) and error.clause == "B2.3" and error.at == len(record) + 1
    for game, parsers in (
        (king, (king.Round.parse, king.Table.parse, king.Party.parse)),
        (balayi, (balayi.Round.parse, balayi.Table.parse, balayi.Match.parse)),
    ):
        for parse in parsers:
            for text in ("", "\0", "♥"):
                raised(game.RecordError, parse, text)


def test_an_error_in_a_file_changes_nothing() -> None:
    file = king.PartyFile()
    assert file.read_line("# a comment ♥") is file.read_line("king-party1 N -\n") is None
    for _ in range(2):
        # It stays wrong however often it is tried.
        error = raised(king.RecordError, file.read_line, "king1 oops")
        assert isinstance(error, king.RecordError) and (error.line, error.at, error.line_column("king1 oops")) == (3, 6, (1, 7))
    assert (file.party, file.lines) == (king.Party("N"), 2)
    raised(king.RecordError, king.PartyFile().read_line, "king-party2 N -")
    game = balayi.Match(0)
    round = game.start(balayi.Pack.from_seed(1)).play_out(shuffle.choices(1, 0))
    two = balayi.MatchFile()
    assert two.read_line(game.head) is None and two.read_line(str(round)) == round
    apart = copy.deepcopy(two)
    error = raised(balayi.RecordError, two.read_line, str(round))
    assert isinstance(error, balayi.RecordError) and (error.clause, error.line) == ("B1.2", 3)
    assert two.game == apart.game == game.record(round)


def test_party_error() -> None:
    party = king.Party("N")
    unfinished = party.start(king.Deal.from_seed(7))
    wrong = {
        "K2.2": lambda: party.record(unfinished),
        "K2.3": lambda: party.record(king.Round(unfinished.deal, "N", "koz").play_out(1)),
        "K12": lambda: party.record(king.Round(unfinished.deal, "N", rules="early_end=false").play_out(1)),
        "K3.1": lambda: party.record_result(king.RoundResult("N", "kiz_almaz", "-", [0, 0, 0, 41])),
        "K6.1": lambda: party.record_result(king.RoundResult("N", "kiz_almaz", "N>E", [0, 0, 0, 40])),
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
    raised(balayi.MatchError, game.record_result, balayi.RoundResult(1, "S", (13, 14)))
    both_spades = game.record_result(balayi.RoundResult(1, "S", (13, 13))).record_result(balayi.RoundResult(0, "S", (13, 13)))
    raised(balayi.MatchError, both_spades.record_result, balayi.RoundResult(1, "S", (13, 13)))


def test_imbalance() -> None:
    sheet = king.Sheet().enter("E", "rifki", [0, -30, 30, 0])
    error = sheet.imbalance()
    assert isinstance(error, king.Imbalance)
    assert (error.declarer, error.contract) == (king.Seat.EAST, king.ContractKind.RIFKI)
    assert (error.found, error.wanted) == (0, -30) and "K10.2" in str(error)
    assert sheet.enter("E", "rifki", [0, -30, 0, 0]).imbalance() is None


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
    assert error.clause == "K7.2" and error.illegal is not None and error.illegal.reason == Reason.MUST_FOLLOW
    error = raised(king.HiddenError, view.with_hidden, {})
    assert isinstance(error, king.HiddenError) and error.clause == "K2.5" and error.illegal is None


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
