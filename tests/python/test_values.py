"""Every value is frozen, hashable, comparable, picklable and copyable, and its repr evaluates."""

from __future__ import annotations

import copy
import inspect
import pickle
from enum import IntEnum
from typing import Any

import pytest
from conftest import values

import king_rules
from king_rules import _native, balayi, king, law, shuffle

VALUES = values()


def public_classes() -> set[type]:
    return {
        member
        for module in (king_rules, king, balayi)
        for member in vars(module).values()
        if inspect.isclass(member) and not issubclass(member, Exception)
    }


def test_every_class_has_a_value_here() -> None:
    # Files go on as they are read, batches as they are stepped, and what is simulated is arrays: they are no values.
    others = {king.PartyFile, balayi.MatchFile, king.RoundBatch, balayi.RoundBatch}
    others |= {king.SimulatedRounds, balayi.SimulatedRounds, king.SimulatedParties, balayi.SimulatedMatches}
    others |= {king_rules.Frame, king_rules.Columns, king_rules.Categorical, king_rules.Step, king.Settlement}
    # Conditions of a deal have tests of their own.
    others |= {king.Deals, king.Holding}
    # What players find out has tests of its own.
    others |= {king.Advice, king.Choice, king.Estimate, king.PartyGain, king.PartyTournament, king.Tournament}
    others |= {king.Judgement, king.Review, king.Solution, king.Solved, king.Verdict}
    others |= {balayi.Advice, balayi.Choice, balayi.Estimate, balayi.Tournament}
    assert public_classes() - others == {type(value) for value in VALUES}


def test_repr_evaluates(scope: dict[str, Any]) -> None:
    for value in VALUES:
        again = eval(repr(value), scope)
        assert again == value and type(again) is type(value) and hash(again) == hash(value), value
        assert repr(again) == repr(value)


def test_format_pads_the_text() -> None:
    for value in VALUES:
        text = str(value)
        width = len(text) + 3
        assert f"{value}" == text and f"{value:>{width}}" == text.rjust(width) and f"{value:*<{width}}" == f"{text}***"
        with pytest.raises(ValueError):
            format(value, "d")


def test_pickle() -> None:
    for value in VALUES:
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            again = pickle.loads(pickle.dumps(value, protocol))
            assert again == value and type(again) is type(value) and hash(again) == hash(value), value


def test_copies_are_the_value_itself() -> None:
    for value in VALUES:
        assert copy.copy(value) is value and copy.deepcopy(value) is value


def test_equality_of_values() -> None:
    groups: dict[type, list[object]] = {}
    for value in VALUES:
        groups.setdefault(type(value), []).append(value)
    for group in groups.values():
        by_repr = {repr(value): value for value in group}
        different = list(by_repr.values())
        assert len(set(different)) == len(different), group[0]
        for value in group:
            assert value == by_repr[repr(value)] and not value != by_repr[repr(value)]
    for value in VALUES:
        assert value != object() and value is not None and value != b"no value has this text"


def test_values_are_frozen() -> None:
    for value in VALUES:
        names = [name for name in dir(value) if not name.startswith("_")]
        for name in [*names[:3], "something_else"]:
            with pytest.raises((AttributeError, TypeError)):
                setattr(value, name, 1)


def test_classes_know_where_they_are_imported_from() -> None:
    for module in (king_rules, king, balayi, law, shuffle):
        for name in module.__all__:
            member = getattr(module, name)
            if inspect.isclass(member):
                assert (member.__module__, member.__qualname__) == (module.__name__, name)
                assert (member.__doc__ or "").strip(), name
                for attribute, it in vars(member).items():
                    if not attribute.startswith("_") and (inspect.isroutine(it) or inspect.isdatadescriptor(it)):
                        assert (it.__doc__ or "").strip(), f"{name}.{attribute} has no docstring"


def test_all_lists_what_is_public() -> None:
    for module in (king_rules, king, balayi, law, shuffle):
        assert sorted(module.__all__) == module.__all__
        public = {name for name, it in vars(module).items() if not name.startswith("_") and not inspect.ismodule(it)}
        assert public <= set(module.__all__)


ENUMS: list[type[IntEnum]] = [
    king_rules.Suit,
    king_rules.Rank,
    king.Seat,
    king.Phase,
    king.Relation,
    king.ContractKind,
    king.RifkiVoid,
    king.PenaltyVoid,
    king.KozVoid,
    king.DurtEnd,
    king.SaleTie,
    balayi.Player,
    balayi.Phase,
    balayi.Denomination,
]


@pytest.mark.parametrize("enum", ENUMS, ids=lambda enum: f"{enum.__module__}.{enum.__name__}")
def test_enums_have_the_numbers_and_texts_of_the_library(enum: Any) -> None:
    members = list(enum)
    assert [int(member) for member in members] == list(range(len(members)))
    # The library knows no more of them.
    with pytest.raises(ValueError, match="no such member"):
        _native.member_text(enum.__module__, enum.__name__, len(members))
    for member in members:
        assert enum(member.text) is enum(int(member)) is enum(member) is member
        assert str(member) == f"{member}" == format(member, "") == member.text
        assert f"{member:>20}" == member.text.rjust(20)
        assert member.display_name("en") and member.display_name("tr")
        # The names in Python follow the texts where these are words; NONE would be a macro of C engines.
        if member.text.isidentifier() and len(member.text) > 2 and member is not king.Relation.UNDOUBLED:
            assert member.name == member.text.upper()
    for wrong in ("", "nobody", members[0].text + " x"):
        with pytest.raises(king_rules.ParseError):
            enum(wrong)
    for wrong_number in (-1, len(members), 2**64):
        with pytest.raises(ValueError):
            enum(wrong_number)


def test_order() -> None:
    cards = king_rules.Card.all()
    assert sorted(reversed(cards)) == list(cards)
    assert king_rules.Card("C2") < king_rules.Card("SA") <= king_rules.Card("SA")
    contracts = king.Contract.all()
    assert sorted(reversed(contracts)) == list(contracts)
    for action, count in ((king.Action, 109), (balayi.Action, 57)):
        actions: list[Any] = [action(code) for code in range(count)]
        assert sorted(reversed(actions)) == actions and actions[0] < actions[-1] >= actions[-1]
    with pytest.raises(TypeError):
        king_rules.Card("C2") < 5  # type: ignore[operator]
    with pytest.raises(TypeError):
        king.Round(king.Deal.from_seed(1), "N") < king.Round(king.Deal.from_seed(2), "N")  # type: ignore[operator]


def test_records_are_texts() -> None:
    for value in VALUES:
        if isinstance(value, (king.Round, king.Table, king.Party, balayi.Round, balayi.Table, balayi.Match)):
            assert type(value).parse(str(value)) == value
        elif isinstance(value, (king.View, balayi.View)):
            assert type(value).parse(value.viewer, str(value)) == value
