"""What several test files use."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import king_rules
from king_rules import balayi, king


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "gymnasium: needs gymnasium, which is not in environments of the wheel and numpy alone")


class Index:
    """An integer of another type, as those of numpy are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.fixture
def scope() -> dict[str, Any]:
    """What stands in scope where a repr evaluates and an example runs."""
    names: dict[str, Any] = {}
    exec("from king_rules import *", names)
    return names


def king_positions(seed: int, rules: str = "-") -> Iterator[king.Round]:
    """Every position of a random round of Konturlu King."""
    choose = random.Random(seed)
    round = king.Round(king.Deal.from_seed(seed), seed % 4, rules=rules)
    yield round
    while round.turn is not None:
        # Contracts in equal shares, as dürt alone has 13 declarations.
        actions = list(round.legal_actions)
        if round.phase == king.Phase.DECLARE:
            kind = choose.choice(list(round.unused))
            actions = [action for action in actions if action.contract and action.contract.kind == kind]
        round = round.apply(choose.choice(actions))
        yield round


def balayi_positions(seed: int) -> Iterator[balayi.Round]:
    """Every position of a random round of Balayı kingi."""
    choose = random.Random(seed)
    round = balayi.Round(balayi.Pack.from_seed(seed), seed % 2)
    yield round
    while round.turn is not None:
        round = round.apply(choose.choice(list(round.legal_actions)))
        yield round


def values() -> list[object]:
    """At least one value of every class of the package, most of them in the midst of play."""
    some: list[object] = [
        *king_rules.Suit,
        *king_rules.Rank,
        *king_rules.Card.all(),
        king_rules.CardSet(),
        king_rules.CardSet.ALL,
        king_rules.CardSet("K762.J.AQ.AKQ654"),
    ]
    some += [*king_rules.Reason, *king.Seat, *king.Phase, *king.Relation, *king.ContractKind, *king.RifkiVoid, *king.PenaltyVoid]
    some += [*king.KozVoid, *king.DurtEnd, *king.SaleTie, *king.Contract.all()]
    some += [king.Action(code) for code in range(109)]
    some += [king.SeatSet(mask) for mask in range(16)]
    some += [king.ContractSet(mask) for mask in (0, 1, 0x83, 255)]
    some += [king.ActionSet(), king.ActionSet(range(109)), king.HouseRules()]
    some += [king.HouseRules(koz_void="must_overtrump", rifki_annul=False, early_end=False, sale_tie="stays")]
    party = king.Party("S", "early_end=false")
    some += [party, party.sheet]
    for seed in range(12):
        positions = list(king_positions(seed))
        for round in (positions[0], positions[len(positions) // 2], positions[-1]):
            some += [round, round.table, round.deal, round.doubles, round.trick, round.legal_actions, round.unused]
            some += [*(round.view(seat) for seat in king.Seat), *round.tricks]
            worlds = round.view(seed % 4).worlds()
            some += [worlds, worlds.without((seed + 1) % 4, ["SA", "C2"]).with_((seed + 2) % 4, ["HK"])]
            some += [it for it in (round.duties, round.contract, round.why_not("pass"), round.why_not("C2")) if it]
    choices = king_rules.shuffle.choices(1, 0)
    for seed in range(4):
        party = party.record(party.start(king.Deal.from_seed(seed)).apply(seed % 4 + 53).play_out(choices))
    some += [party, *party.results, party.sheet, king.Outcome(party.totals)]
    some += [*balayi.Player, *balayi.Phase, *balayi.Denomination]
    some += [balayi.Action(code) for code in range(57)]
    some += [balayi.DenominationSet(mask) for mask in range(32)]
    some += [balayi.ActionSet(), balayi.ActionSet(range(57))]
    some += [balayi.Place.of(slot, dealer) for slot in range(52) for dealer in balayi.Player]
    game = balayi.Match(1)
    for seed in range(6):
        positions_of_two = list(balayi_positions(seed))
        for position in positions_of_two[:: len(positions_of_two) // 4]:
            some += [position, position.table, position.pack, *position.tricks, *position.piles(0)]
            some += [*(position.view(player) for player in balayi.Player), position.legal_actions]
            worlds_of_two = position.view(seed % 2).worlds()
            some += [worlds_of_two, worlds_of_two.without((seed + 1) % 2, ["SA", "C2"]).with_((seed + 1) % 2, ["HK"])]
            some += [it for it in (position.result, position.duties, position.why_not("NT"), position.why_not("C2")) if it]
        some += [game]
        game = game.record(game.start(balayi.Pack.from_seed(seed)).play_out(choices))
    some += [game, *game.results, balayi.Outcome(0), balayi.Outcome(None)]
    return some
