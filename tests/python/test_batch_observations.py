"""Observations: what stands where, and that nothing hidden is in them."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from king_rules import Card, CardSet, balayi, king

GAMES: list[Any] = [king, balayi]


def one_hot(width: int, place: int | None) -> list[int]:
    return [int(i == place) for i in range(width)]


def marks(cards: CardSet) -> list[int]:
    return [int(card in cards) for card in Card.all()]


def order(plays: Any) -> list[int]:
    numbers = {card: number for number, (_, card) in enumerate(plays, 1)}
    return [numbers.get(card, 0) for card in Card.all()]


def described_of_king(view: king.View) -> dict[str, list[int]]:
    """The observation as the description of `king.OBSERVATION` has it, made of the answers of a view."""
    seats = view.viewer.order
    relative = {seat: i for i, seat in enumerate(seats)}
    hand = view.hand(view.viewer)
    assert hand is not None
    by_seat = [CardSet(card for seat, card in view.plays if seat == at) for at in seats]
    in_trick = [CardSet(card for seat, card in view.trick.plays if seat == at) for at in seats]
    rules = view.house_rules
    return {
        "hand": marks(hand),
        "trick": [mark for cards in in_trick for mark in marks(cards)],
        "played": [mark for cards in by_seat for mark in marks(cards)],
        "order": order(view.plays),
        "excluded": [mark for seat in seats[1:] for mark in marks(view.excluded(seat))],
        "phase": one_hot(6, view.phase),
        "turn": one_hot(4, None if view.turn is None else relative[view.turn]),
        "declarer": one_hot(4, relative[view.declarer]),
        "contract": one_hot(23, None if view.contract is None else view.contract.index),
        "unused": [int(kind in view.unused) for kind in king.ContractKind],
        "doubles": [int(on in view.doubles.doubled_by(by)) for by in seats for on in seats],
        "taken": [view.taken[seat] for seat in seats],
        "held": [view.held(seat) for seat in seats],
        "hearts_open": [int(view.hearts_open)],
        "annulled": [int(view.annulled)],
        "house_rules": [int(getattr(rules, option)) for option in king.HouseRules.OPTIONS],
    }


def described_of_balayi(view: balayi.View) -> dict[str, list[int]]:
    players = (view.viewer, view.viewer.other)
    relative = {player: i for i, player in enumerate(players)}
    covering = [CardSet(pile.open for pile in view.piles(player) if pile.closed and pile.open) for player in players]
    return {
        "hand": marks(view.hand(view.viewer) or CardSet()),
        "open": [mark for player in players for mark in marks(view.open_cards(player))],
        "covers": [mark for cards in covering for mark in marks(cards)],
        "trick": marks(view.trick.cards),
        "played": [mark for at in players for mark in marks(CardSet(card for by, card in view.plays if by == at))],
        "order": order(view.plays),
        "excluded": marks(view.excluded(view.viewer.other)),
        "phase": one_hot(3, view.phase),
        "turn": one_hot(2, None if view.turn is None else relative[view.turn]),
        "dealer": one_hot(2, relative[view.dealer]),
        "denomination": one_hot(5, view.denomination),
        "unused": [int(denomination in view.unused) for denomination in balayi.Denomination],
        "taken": [view.taken[player] for player in players],
        "unlocked": [int(view.unlocked(player)) for player in players],
        "held": [view.held(player) for player in players],
    }


def seen_by(batch: Any, viewer: int) -> NDArray[np.int8]:
    """What one seat or player sees in every round."""
    observations: NDArray[np.int8]
    if isinstance(batch, king.RoundBatch):
        observations = batch.observations(seat=viewer)
    else:
        observations = batch.observations(player=viewer)
    return observations


def random_rounds(game: Any, seeds: range, rules: str = "-") -> list[list[Any]]:
    """Every position of some rounds, played at random, each contract in its turn."""
    played = []
    for seed in seeds:
        choose = random.Random(seed)
        if game is king:
            round: Any = king.Round(king.Deal.from_seed(seed), seed % 4, rules=rules)
            kind = king.ContractKind(seed % 8)
            declare = [
                action for action in round.legal_actions if action.contract and action.contract.kind == kind
            ]
        else:
            round = balayi.Round(balayi.Pack.from_seed(seed), seed % 2)
            declare = list(round.legal_actions)
        positions = [round, round.apply(choose.choice(declare))]
        while positions[-1].turn is not None:
            positions.append(positions[-1].apply(choose.choice(list(positions[-1].legal_actions))))
        played.append(positions)
    return played


@pytest.mark.parametrize("game", GAMES)
def test_the_layout(game: Any) -> None:
    at = 0
    for name, part in game.OBSERVATION.items():
        assert part.start == at and part.stop > at and part.step is None, name
        at = part.stop
    assert at == game.OBSERVATION_SIZE
    with pytest.raises(TypeError):
        game.OBSERVATION["hand"] = slice(0, 1)
    assert pickle.loads(pickle.dumps(game.OBSERVATION)) == copy.deepcopy(game.OBSERVATION) == game.OBSERVATION
    assert "hand" in game.OBSERVATION and "hands" not in game.OBSERVATION and len(game.OBSERVATION) > 10


@pytest.mark.parametrize("rules", ["-", "rifki_void=hearts_always,penalty_void=must_shed,koz_void=must_overtrump"])
def test_every_part_of_king_is_as_described(rules: str) -> None:
    for positions in random_rounds(king, range(16), rules):
        for round in positions[:: random.Random(len(positions)).choice([1, 2, 3])]:
            for seat in king.Seat:
                view = round.view(seat)
                observation = king.observation(view)
                described = described_of_king(view)
                assert observation.dtype == np.int8 and list(described) == list(king.OBSERVATION)
                for name, numbers in described.items():
                    assert observation[king.OBSERVATION[name]].tolist() == numbers, name


def test_every_part_of_balayi_is_as_described() -> None:
    for positions in random_rounds(balayi, range(12)):
        for round in positions:
            for player in balayi.Player:
                view = round.view(player)
                observation = balayi.observation(view)
                described = described_of_balayi(view)
                assert observation.dtype == np.int8 and list(described) == list(balayi.OBSERVATION)
                for name, numbers in described.items():
                    assert observation[balayi.OBSERVATION[name]].tolist() == numbers, name


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_observes_what_the_views_see(game: Any) -> None:
    seats = list(king.Seat) if game is king else list(balayi.Player)
    for positions in random_rounds(game, range(8)):
        batch = game.RoundBatch(positions)
        for seat in seats:
            expected = [game.observation(round.view(seat)) for round in positions]
            assert np.array_equal(seen_by(batch, seat), expected)
        on_turn = batch.observations()
        assert on_turn.dtype == np.int8 and on_turn.shape == (len(positions), game.OBSERVATION_SIZE)
        for row, round in zip(on_turn, positions):
            if round.turn is None:
                assert not row.any()
            else:
                assert np.array_equal(row, game.observation(round.view(round.turn)))
    empty = game.RoundBatch([])
    assert empty.observations().shape == (0, game.OBSERVATION_SIZE)
    with pytest.raises(ValueError):
        seen_by(empty, len(seats))


def other_deals_of_king(round: king.Round, seat: king.Seat, choose: random.Random) -> king.Round | None:
    """The round with other cards where the seat does not see them, if one is found that can be."""
    view = round.view(seat)
    others = [other for other in king.Seat if other != seat]
    for shuffles in (100, 3, 1, 1, 1, 1):
        hands = {other: list(round.hand(other)) for other in others}
        for _ in range(shuffles):
            a, b = choose.sample(others, 2)
            if hands[a] and hands[b]:
                i, j = choose.randrange(len(hands[a])), choose.randrange(len(hands[b]))
                hands[a][i], hands[b][j] = hands[b][j], hands[a][i]
        try:
            other_round = view.with_hidden({other: CardSet(hands[other]) for other in others})
        except king.HiddenError:
            continue
        if other_round != round:
            return other_round
    return None


def other_pack_of_balayi(round: balayi.Round, player: balayi.Player, choose: random.Random) -> balayi.Round | None:
    """The same in Balayı: closed cards, the other's hand and the own locked hand lie otherwise."""
    view = round.view(player)
    dealt: list[Card | None] = [None if card == "?" else Card(card) for card in str(view).split()[1:53]]
    theirs = [balayi.Place("hand", view.viewer.other, i).slot(view.dealer) for i in range(6)]
    own = [balayi.Place("hand", view.viewer, i).slot(view.dealer) for i in range(6)]
    for slot, card in zip(theirs, view.played_from_hand(view.viewer.other)):
        dealt[slot] = card
    for _ in range(6):
        pack = list(dealt)
        gone = list(CardSet.ALL - CardSet(card for card in pack if card is not None))
        choose.shuffle(gone)
        # What the record rules out of the other's hand goes elsewhere.
        ruled_out = view.excluded(view.viewer.other)
        gone.sort(key=lambda card: card in ruled_out)
        for slot in theirs + [slot for slot in range(52) if slot not in theirs]:
            if pack[slot] is None:
                pack[slot] = gone.pop(0)
        try:
            other_round = view.with_hidden(balayi.Pack([card for card in pack if card is not None]))
        except balayi.HiddenError:
            continue
        hidden = [slot for slot in range(52) if dealt[slot] is None and slot not in own]
        if any(other_round.pack[slot] != round.pack[slot] for slot in hidden):
            return other_round
    return None


def seen_alike(game: Any, pairs: list[tuple[Any, Any]], seat: int) -> bool:
    here, there = (seen_by(game.RoundBatch(rounds), seat) for rounds in zip(*pairs))
    return bool(np.array_equal(here, there))


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_are_not_in_it(game: Any) -> None:
    other = other_deals_of_king if game is king else other_pack_of_balayi
    seats: list[Any] = list(king.Seat) if game is king else list(balayi.Player)
    choose = random.Random(1)
    found: Counter[bool] = Counter()
    steps: set[int] = set()
    for positions in random_rounds(game, range(16) if game is king else range(24)):
        for seat in seats:
            pairs: list[tuple[Any, Any]] = []
            for step, round in enumerate(positions):
                # When a played round is over everything is seen.
                if round.turn is not None or (game is king and round.annulled):
                    changed = other(round, seat, choose)
                    found[changed is not None] += 1
                    if changed is not None:
                        steps.add(step)
                        pairs.append((round, changed))
            if pairs:
                assert seen_alike(game, pairs, seat), (str(positions[-1]), seat)
            # The control: somebody else sees the difference.
            differences = [
                not seen_alike(game, pairs, another) for another in seats if another != seat and len(pairs) > 10
            ]
            assert all(differences) if game is king else True
    # Towards the end what is hidden is often known, so that nothing can lie otherwise.
    assert found[True] > 2 * found[False] and len(steps) > 45, (found, len(steps))


def test_an_unlocked_hand_is_seen_and_a_locked_one_is_not() -> None:
    seen: Counter[tuple[bool, bool]] = Counter()
    for positions in random_rounds(balayi, range(10)):
        for round in positions:
            for player in balayi.Player:
                part: NDArray[np.int8] = balayi.observation(round.view(player))[balayi.OBSERVATION["hand"]]
                cards = CardSet(np.flatnonzero(part))
                unlocked = round.unlocked(player)
                assert cards == (round.hand(player) if unlocked else CardSet())
                seen[unlocked, bool(cards)] += 1
    assert seen[True, True] > 100 and seen[False, False] > 50
