"""Worlds of Balayı kingi: what a player may believe, counted, numbered and drawn."""

from __future__ import annotations

import itertools
import math
import pickle
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from conftest import balayi_positions
from test_html import part, texts, tree
from test_threads import together
from vectors import GOLDEN

from king_rules import Card, CardSet, IllegalAction, Suit, balayi, king
from king_rules.rl import balayi as balayi_env


def views() -> Iterator[tuple[balayi.Round, balayi.View]]:
    """Views in the midst of play, each with its round."""
    choose = random.Random(1)
    for seed in range(12):
        positions = list(balayi_positions(seed))
        for round in [positions[0], *choose.sample(positions, 5)]:
            yield round, round.view(choose.randrange(2))


def hand(player: balayi.Player) -> balayi.Place:
    return balayi.Place("hand", player, 0)


def ascending(round: balayi.Round) -> str:
    """The pack with the hand cards in ascending order, as in worlds."""
    cards = list(round.pack)
    for player in balayi.Player:
        slots = sorted(balayi.Place("hand", player, number).slot(round.dealer) for number in range(6))
        for slot, card in zip(slots, sorted(cards[slot] for slot in slots)):
            cards[slot] = card
    return " ".join(map(str, cards))


def lines() -> Iterator[tuple[balayi.Worlds, list[str]]]:
    """The lines of the golden file, and the worlds that each is about."""
    worlds = None
    for line in (GOLDEN / "worlds.balayi").read_text(encoding="utf-8").splitlines():
        if line.startswith("view "):
            _, player, record = line.split(" ", 2)
            worlds = balayi.View.parse(player, record).worlds()
        elif line and not line.startswith("#"):
            assert worlds is not None
            yield worlds, line.split(" ")


def test_golden_worlds_of_balayi() -> None:
    def printed(count: int) -> str:
        return str(count) if count < 2**128 else "-"

    def conditioned(worlds: balayi.Worlds) -> list[str]:
        return [printed(worlds.count), *(str(worlds.draw(1, 7)[0].pack).split(" ") if worlds else "-")]

    asked = 0
    for worlds, (question, *words) in lines():
        asked += 1
        match question:
            case "count":
                assert [printed(worlds.count)] == words
            case "world" if words[1] == "-":
                with pytest.raises(IndexError):
                    worlds.nth(int(words[0]))
            case "world":
                round = worlds.nth(int(words[0]))
                assert str(round.pack).split(" ") == words[1:] and worlds.rank(round) == int(words[0])
            case "draw":
                seed, k = int(words[0]), int(words[1])
                assert str(worlds.draw(1, seed, start=k)[0].pack).split(" ") == words[2:]
            case "count_with":
                place = balayi.Place.of(int(words[0]), worlds.view.dealer)
                assert printed(worlds.count_with(place, words[1])) == words[2]
            case "possible":
                assert str(worlds.possible(balayi.Place.of(int(words[0]), worlds.view.dealer))) == words[1]
            case "with":
                assert conditioned(worlds.with_(words[0], words[1])) == words[2:]
            case "without":
                assert conditioned(worlds.without(words[0], words[1])) == words[2:]
            case _:
                raise AssertionError(f"{question}: no question")
    assert asked > 300


def test_counts_have_no_bound() -> None:
    worlds = balayi.Round(balayi.Pack.from_seed(7), 0).view(0).worlds()
    six = math.factorial(6)
    assert worlds.count == math.factorial(47) // six**2 > 2**128
    assert worlds.count_with(hand(balayi.Player.ONE), min(worlds.view.unseen)) * 47 == worlds.count * 6
    assert worlds.nth(2**128 - 1).view(0) == worlds.view
    with pytest.raises(IndexError, match=r"2\*\*128"):
        worlds.nth(2**128)
    # Most have no number; they are among the worlds all the same.
    batch = worlds.draw(50, 1)
    assert all(round in worlds for round in batch) and None in {worlds.rank(round) for round in batch}
    assert worlds.with_(0, ["SK"]).count + worlds.without(0, ["SK"]).count == worlds.count
    assert round(worlds.chances()[0].sum(), 9) == 1


def test_chances_are_quotients_of_counts() -> None:
    for _, view in views():
        worlds = view.worlds()
        counts, chances = worlds.counts(), worlds.chances()
        assert counts.shape == chances.shape == (42, 52) and counts.dtype == object and chances.dtype == np.float64
        exact = [[Fraction(int(count), worlds.count) for count in row] for row in counts]
        assert all(abs(float(it) - chance) < 1e-14 for row, found in zip(exact, chances) for it, chance in zip(row, found))
        for slot, row in enumerate(exact):
            player = None if slot < 40 else balayi.Player(slot - 40)
            place = balayi.Place.of(slot, view.dealer) if player is None else hand(player)
            assert sum(row) == (1 if player is None else view.held(player))
            assert worlds.possible(place) == CardSet(card for card, chance in enumerate(row) if chance > 0)
            assert worlds.count_with(place, 17) == counts[slot, 17]
            if player is not None:
                assert not worlds.possible(place) & view.excluded(player)
                seen = view.hand(player)
                assert seen is None or seen == worlds.possible(place)
            elif (known := view.known[slot]) is not None:
                assert worlds.possible(place) == {known}


def test_numbers_and_rounds() -> None:
    choose = random.Random(2)
    for round, view in views():
        worlds = view.worlds()
        assert round in worlds and worlds and worlds.view == view == pickle.loads(pickle.dumps(worlds)).view
        rank = worlds.rank(round)
        if worlds.count < 2**128:
            assert rank is not None and str(worlds.nth(rank).pack) == ascending(round)
        for i in (0, min(worlds.count, 2**128) - 1, choose.randrange(min(worlds.count, 2**128))):
            world = worlds.nth(i)
            assert worlds.rank(world) == i and world.view(view.viewer) == view and world in worlds
        assert next(iter(worlds)) == worlds.nth(0)
        other = balayi.Round(balayi.Pack.from_seed(99), 0)
        assert other not in worlds and worlds.rank(other) is None
        assert view.worlds() == worlds and hash(view.worlds()) == hash(worlds)


def test_few_worlds_are_those_that_with_hidden_makes() -> None:
    compared = 0
    for seed in range(8):
        for round in list(balayi_positions(seed))[-12:]:
            for viewer in balayi.Player:
                view = round.view(viewer)
                if not 1 < len(view.unseen) <= 6:
                    continue
                made = set()
                for cards in itertools.permutations(view.unseen):
                    rest = iter(cards)
                    try:
                        made.add(ascending(view.with_hidden([card or next(rest) for card in view.known])))
                    except balayi.HiddenError:
                        continue
                worlds = list(view.worlds())
                assert {str(world.pack) for world in worlds} == made and len(worlds) == view.worlds().count
                compared += len(worlds)
    assert compared > 200


def test_draws_agree_with_the_view() -> None:
    for _, view in views():
        worlds = view.worlds()
        batch = worlds.draw(30, 7)
        assert isinstance(batch, balayi.RoundBatch) and len(batch) == 30
        assert all(drawn.view(view.viewer) == view and drawn in worlds for drawn in batch)
        assert worlds.draw(10, seed=7, start=20) == batch[20:]
        assert worlds.sample(5) in worlds and worlds.sample(5) == worlds.sample(5)
    worlds = balayi.Round(balayi.Pack.from_seed(7), 0).apply("S").view(0).worlds()
    batch = worlds.draw(20_000, 1)
    assert batch[11_111] == worlds.draw(1, 1, start=11_111)[0]
    share = sum(Card("SK") in round.hand(1) for round in batch[:5000]) / 5000
    assert abs(share - 6 / 32) < 0.02


def test_conditions() -> None:
    worlds = balayi.Round(balayi.Pack.from_seed(7), 0).apply("S").view(0).worlds()
    for player in balayi.Player:
        with_, without = worlds.with_(player, ["SK"]), worlds.without(player, ["SK"])
        assert with_.count == worlds.count_with(hand(player), "SK") and with_.count + without.count == worlds.count
        assert Card("SK") in with_.possible(hand(player)) and Card("SK") not in without.possible(hand(player))
    guess = worlds.with_(1, ["SK"]).without(0, Suit.SPADES.cards)
    assert guess == worlds.without(0, Suit.SPADES.cards).with_(1, ["SK"]) != worlds
    assert all(Card("SK") in round.hand(1) and not round.hand(0) & Suit.SPADES.cards for round in guess.draw(50, 1))
    assert pickle.loads(pickle.dumps(guess)) == guess and guess.view == worlds.view
    none = worlds.with_(0, ["SK"]).with_(1, ["SK"])
    assert none.count == 0 and not none and list(none) == [] and not none.counts().any() and worlds.nth(0) not in none
    calls: list[Callable[[], object]] = [none.chances, lambda: none.draw(0, 1), lambda: none.sample(1)]
    for call in calls:
        with pytest.raises(ValueError, match="there is no world"):
            call()


def test_hostile_arguments() -> None:
    worlds: Any = balayi.Round(balayi.Pack.from_seed(7), 0).apply("S").view(0).worlds()
    for number in (worlds.count, -1, 2**128, 2**200, -(2**200)):
        with pytest.raises(IndexError):
            worlds.nth(number)
    for other in (True, 1.0, "1", None, balayi.Player.ONE, [1]):
        with pytest.raises(TypeError):
            worlds.nth(other)
        with pytest.raises(TypeError):
            worlds.draw(other, 1)
        with pytest.raises(TypeError, match="is no balayi.Round"):
            worlds.rank(other)
        for method in (worlds.possible, lambda place: worlds.count_with(place, "SK")):
            with pytest.raises(TypeError, match="is no balayi.Place"):
                method(other)
        assert other not in worlds
    with pytest.raises(TypeError, match="is no balayi.Round"):
        worlds.rank(king.Round(king.Deal.from_seed(1), "N"))
    with pytest.raises(ValueError):
        worlds.with_(2, ["SK"])
    with pytest.raises(TypeError):
        len(worlds)


def test_what_is_not_checked() -> None:
    choose = random.Random(4)
    for seed in range(6):
        positions = list(balayi_positions(seed))
        for before, after in zip(positions, positions[1:]):
            action, viewer = after.actions[-1][1], choose.randrange(2)
            revealed = before.revealed(viewer, action)
            assert before.view(viewer).apply_unchecked(action, revealed) == after.view(viewer)
        view = choose.choice(positions).view(choose.randrange(2))
        for _ in range(30):
            code, cards = choose.randrange(57), choose.sample(range(52), choose.randrange(20))
            try:
                checked = view.apply(code, cards)
            except (IllegalAction, balayi.ViewError):
                pass
            else:
                assert checked == view.apply_unchecked(code, cards) and checked.worlds()
            view = view.apply_unchecked(code, cards)
            worlds = view.worlds()
            assert worlds.counts().shape == (42, 52) and isinstance(repr(worlds), str)
            calls: list[Callable[[], object]] = [lambda: worlds.nth(0), lambda: worlds.draw(3, 1), worlds.chances]
            for call in calls:
                try:
                    call()
                except (IndexError, ValueError):
                    assert not worlds


def test_threads_draw_alike() -> None:
    worlds = list(balayi_positions(5))[20].view(1).worlds()

    def work(_: int) -> object:
        guess = worlds.without(0, ["HK"])
        return str(worlds.draw(600, 3)), worlds.chances().tobytes(), guess.count, str(guess.sample(1))

    alone = work(0)
    assert all(drawn == alone for drawn in together(work))


def test_the_picture() -> None:
    view = balayi.Round(balayi.Pack.from_seed(7), 0).apply("S").view(0)
    worlds = view.worlds()
    rows = texts(part(tree(worlds), "worlds"))
    assert [row[1] for row in rows[1:4]] == ["hand: player 1", "hand: player 0", "closed"]
    percents = {text for row in rows[1:] for text in row[2:]} - {""}
    assert percents == {"19", "62"}  # 6 and 20 of 32
    assert sum(text != "" for row in rows[1:] for text in row[2:]) == 3 * len(view.unseen)
    assert "possible deals: 507\u202f582" in "".join(tree(worlds).itertext())
    over = balayi.simulated_round(7, 0).view(0).worlds()
    assert "olası dağıtım: 1" in "".join(tree(over, "tr").itertext())


def test_an_environment_knows_what_an_agent_may_believe() -> None:
    env = balayi_env.env()
    chances = np.random.default_rng(1)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if not over:
            seat = env.possible_agents.index(agent)
            worlds = env.worlds(agent)
            assert worlds == env.unwrapped.round.view(seat).worlds() and env.unwrapped.round in worlds
            assert (worlds.draw(5, 1).observations(player=seat) == observation["observation"]).all()
        env.step(None if over else int(chances.choice(np.flatnonzero(observation["action_mask"]))))
