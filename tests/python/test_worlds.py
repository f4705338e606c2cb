"""Worlds: what a seat may believe, counted, numbered and drawn."""

from __future__ import annotations

import itertools
import pickle
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from conftest import Index, king_positions
from test_html import part, texts, tree
from test_threads import together
from vectors import GOLDEN

from king_rules import Card, CardSet, IllegalAction, Suit, balayi, king
from king_rules.rl import king as king_env

RULES = ("-", "rifki_void=king_holder_free", "rifki_void=king_holder_free,koz_void=must_overtrump,rifki_annul=false")


def king_views() -> Iterator[tuple[king.Round, king.View]]:
    """Views in the midst of play, each with its round."""
    choose = random.Random(1)
    for seed, rules in itertools.product(range(12), RULES):
        for round in choose.sample(list(king_positions(seed, rules)), 4):
            yield round, round.view(choose.randrange(4))


def lines() -> Iterator[tuple[king.Worlds, list[str]]]:
    """The lines of the golden file, and the worlds that each is about."""
    worlds = None
    for line in (GOLDEN / "worlds.king").read_text(encoding="utf-8").splitlines():
        if line.startswith("view "):
            _, seat, record = line.split(" ", 2)
            worlds = king.View.parse(seat, record).worlds()
        elif line and not line.startswith("#"):
            assert worlds is not None
            yield worlds, line.split(" ")


def test_golden_worlds_of_king() -> None:
    def conditioned(worlds: king.Worlds) -> list[str]:
        return [str(worlds.count), *(str(worlds.draw(1, 7)[0].deal).split(" ") if worlds else "-")]

    asked = 0
    for worlds, (question, *words) in lines():
        asked += 1
        match question:
            case "count":
                assert [str(worlds.count)] == words
            case "world" if words[1] == "-":
                with pytest.raises(IndexError):
                    worlds.nth(int(words[0]))
            case "world":
                round = worlds.nth(int(words[0]))
                assert str(round.deal).split(" ") == words[1:] and worlds.rank(round) == int(words[0])
            case "draw":
                seed, k = int(words[0]), int(words[1])
                assert str(worlds.draw(1, seed, start=k)[0].deal).split(" ") == words[2:]
            case "count_with":
                assert worlds.count_with(words[0], words[1]) == int(words[2])
                assert worlds.counts()[king.Seat(words[0]), Card(words[1]).index] == int(words[2])
            case "possible":
                assert str(worlds.possible(words[0])) == words[1]
            case "with":
                assert conditioned(worlds.with_(words[0], words[1])) == words[2:]
            case "without":
                assert conditioned(worlds.without(words[0], words[1])) == words[2:]
            case _:
                raise AssertionError(f"{question}: no question")
    assert asked > 400


def test_chances_are_quotients_of_counts() -> None:
    for _, view in king_views():
        worlds = view.worlds()
        counts, chances = worlds.counts(), worlds.chances()
        assert counts.shape == chances.shape == (4, 52) and counts.dtype == np.uint64 and chances.dtype == np.float64
        for seat in king.Seat:
            exact = [Fraction(int(count), worlds.count) for count in counts[seat]]
            assert sum(exact) == view.held(seat) and abs(chances[seat].sum() - view.held(seat)) < 1e-12
            assert all(abs(Fraction(float(chance)) - it) < 1e-15 for chance, it in zip(chances[seat], exact))
            assert CardSet(np.flatnonzero(counts[seat])) == worlds.possible(seat) == CardSet(np.flatnonzero(chances[seat]))
            assert not worlds.possible(seat) & view.excluded(seat)
            hand = view.hand(seat)
            assert hand is None or hand == worlds.possible(seat) == CardSet(np.flatnonzero(chances[seat] == 1.0))
        # Whatever is not seen, somebody has.
        assert CardSet(np.flatnonzero(counts.sum(axis=0) == worlds.count)) == CardSet.ALL - view.played


def test_numbers_and_rounds() -> None:
    choose = random.Random(2)
    for round, view in king_views():
        worlds = view.worlds()
        rank = worlds.rank(round)
        assert rank is not None and worlds.nth(rank) == round and round in worlds and worlds
        for i in (0, worlds.count - 1, choose.randrange(worlds.count), np.uint64(worlds.count // 2), Index(0)):
            world = worlds.nth(i)
            assert worlds.rank(world) == int(np.uint64(i)) and world.view(view.viewer) == view
        assert next(iter(worlds)) == worlds.nth(0)
        other = king.Round(king.Deal.from_seed(99), "N")
        assert other not in worlds and worlds.rank(other) is None
        assert view.worlds() == worlds and hash(view.worlds()) == hash(worlds) and worlds.view == view


def test_few_worlds_are_those_that_with_hidden_makes() -> None:
    compared = 0
    for seed, rules in itertools.product(range(4), RULES):
        for round in list(king_positions(seed, rules))[-10:]:
            for viewer in king.Seat:
                view = round.view(viewer)
                if not 1 < len(view.unseen) <= 5:
                    continue
                made = set()
                others = [seat for seat in king.Seat if seat != viewer]
                for cards in itertools.permutations(view.unseen):
                    rest = iter(cards)
                    hands = {seat: CardSet(itertools.islice(rest, view.held(seat))) for seat in others}
                    try:
                        made.add(view.with_hidden(hands))
                    except king.HiddenError:
                        continue
                worlds = list(view.worlds())
                assert set(worlds) == made and len(worlds) == view.worlds().count
                compared += len(worlds)
    assert compared > 150


def test_draws_agree_with_the_view() -> None:
    for round, view in king_views():
        worlds = view.worlds()
        batch = worlds.draw(40, 7)
        assert isinstance(batch, king.RoundBatch) and len(batch) == 40
        assert all(drawn.view(view.viewer) == view for drawn in batch) and batch[3] in worlds
        assert worlds.draw(10, seed=7, start=30) == batch[30:]
        assert view.viewer == king.Seat.NORTH or (batch.hands[:, view.viewer] == int(round.hand(view.viewer))).all()
        sampled = worlds.sample(5)
        assert sampled in worlds and worlds.sample(5) == sampled
    # Many threads draw what one draws, and each world comes as often as any other.
    worlds = king.Round(king.Deal.from_seed(7), "N").view("N").worlds()
    batch = worlds.draw(20_000, 1)
    assert batch[11_111] == worlds.draw(1, 1, start=11_111)[0]
    found = np.stack([batch.hands[:, seat] >> np.uint64(37) & np.uint64(1) for seat in (1, 2, 3)])
    assert (abs(found.mean(axis=1) - 1 / 3) < 0.015).all()
    # They have nothing to do with the deal of that seed.
    assert worlds.draw(1, 7)[0].deal != king.Deal.from_seed(7)


def test_conditions() -> None:
    worlds = king.Round(king.Deal.from_seed(7), "N").view("N").worlds()
    for seat, card in itertools.product("ESW", ("HK", "S3", "DT")):
        with_, without = worlds.with_(seat, [card]), worlds.without(seat, [card])
        assert with_.count == worlds.count_with(seat, card) and with_.count + without.count == worlds.count
        assert with_.possible(seat) >= CardSet([card]) and card not in without.possible(seat)
    guess = worlds.with_("E", ["HK", "HA"]).without("W", Suit.SPADES.cards)
    assert guess == worlds.with_("E", ["HK"]).without("W", Suit.SPADES.cards).with_("E", ["HA"]) != worlds
    assert all({"HK", "HA"} <= set(map(str, round.hand("E"))) for round in guess.draw(50, 1))
    assert guess.view == worlds.view and pickle.loads(pickle.dumps(guess)) == guess
    assert worlds.with_("E", []).count == worlds.without("E", []).count == worlds.count
    # What the viewer holds is known.
    held = worlds.view.hand("N")
    assert held is not None and worlds.with_("N", held) == worlds and not worlds.without("N", held)


def test_no_world() -> None:
    worlds = king.Round(king.Deal.from_seed(7), "N").view("N").worlds()
    none = worlds.with_("E", ["HK"]).with_("W", ["HK"])
    assert none.count == 0 and not none and list(none) == [] and not none.counts().any()
    assert all(none.possible(seat) == CardSet() for seat in king.Seat) and worlds.nth(0) not in none
    calls: list[Callable[[], object]] = [none.chances, lambda: none.draw(0, 1), lambda: none.draw(5, 1), lambda: none.sample(1)]
    for call in calls:
        with pytest.raises(ValueError, match="there is no world"):
            call()
    with pytest.raises(IndexError):
        none.nth(0)


def test_hostile_arguments() -> None:
    worlds: Any = king.Round(king.Deal.from_seed(7), "N").view("N").worlds()
    for number in (worlds.count, -1, 2**64, -(2**200), 2**200):
        with pytest.raises(IndexError):
            worlds.nth(number)
    for other in (True, 1.0, "1", None, king.Seat.EAST, [1], np.array([1])):
        with pytest.raises(TypeError):
            worlds.nth(other)
        with pytest.raises(TypeError):
            worlds.draw(other, 1)
        with pytest.raises(TypeError):
            worlds.draw(1, other)
        with pytest.raises(TypeError, match="is no king.Round"):
            worlds.rank(other)
        assert other not in worlds
    for n, seed, start in ((-1, 1, 0), (1, -1, 0), (1, 2**64, 0), (1, 1, -1), (2, 1, 2**64 - 1)):
        with pytest.raises(ValueError):
            worlds.draw(n, seed, start=start)
    with pytest.raises((MemoryError, ValueError)):
        worlds.draw(2**62, 1)
    with pytest.raises(TypeError, match="is no king.Round"):
        worlds.rank(balayi.Round(balayi.Pack.from_seed(1), 0))
    for seat, cards in (("X", "HK"), (4, ["HK"]), ("E", ["XX"]), ("E", 2**52)):
        for method in (worlds.with_, worlds.without):
            with pytest.raises(ValueError):
                method(seat, cards)
    with pytest.raises(ValueError):
        worlds.count_with("E", 52)
    with pytest.raises(TypeError):
        len(worlds)
    with pytest.raises(TypeError):
        type(worlds)()


def test_a_view_refuses_what_no_world_allows() -> None:
    choose = random.Random(3)
    refused = 0
    for _, view in king_views():
        if view.turn is None or view.turn == view.viewer:
            continue
        worlds = list(itertools.islice(view.worlds(), 100))
        few = len(worlds) == view.worlds().count
        for code in choose.sample(range(109), 20):
            unchecked = view.apply_unchecked(code)
            try:
                assert view.apply(code) == unchecked and unchecked.worlds()
            except IllegalAction:
                assert not any(code in world.legal_actions for world in worlds)
                refused += 1
            else:
                assert not few or any(code in world.legal_actions for world in worlds)
    assert refused > 300


def test_what_is_not_checked_does_no_harm() -> None:
    choose = random.Random(4)
    for _, view in itertools.islice(king_views(), 0, None, 4):
        for _ in range(30):
            view = view.apply_unchecked(choose.randrange(109))
            worlds = view.worlds()
            counts = worlds.counts()
            assert counts.shape == (4, 52) and isinstance(repr(worlds), str) and hash(worlds) == hash(view.worlds())
            for call in (lambda: worlds.nth(0), lambda: worlds.draw(3, 1), worlds.chances, lambda: worlds.sample(1)):
                try:
                    call()
                except (IndexError, ValueError):
                    assert not worlds


def test_threads_draw_alike() -> None:
    worlds = list(king_positions(5))[20].view("E").worlds()

    def work(_: int) -> object:
        batch = worlds.draw(600, 3)
        guess = worlds.without("N", ["HK"])
        return str(batch), worlds.chances().tobytes(), guess.count, str(guess.sample(1)), worlds.count_with("S", "HK")

    alone = work(0)
    assert all(drawn == alone for drawn in together(work))


def test_the_picture() -> None:
    view = king.View.parse("S", "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi iyi iyi HA H8 HJ HQ H9 H5 C4")
    worlds = view.worlds()
    root = tree(worlds)
    rows = texts(part(root, "worlds"))
    assert len(rows) == 1 + 4 * 3 and all(len(row) == 15 for row in rows)
    assert rows[0][2:] == ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    assert [row[1] for row in rows[1:4]] == ["West", "North", "East"]
    lines = iter(rows[1:])
    for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        for seat in king.Seat.SOUTH.order[1:]:
            for place, text in enumerate(next(lines)[2:]):
                card = Card(13 * suit + 12 - place)
                percent = 100 * worlds.count_with(seat, card) / worlds.count
                assert text == ("" if card not in view.unseen else "–" if percent == 0 else f"{percent:.0f}")
    shades = [span.get("style", "") for span in root.iter("span") if span.get("title")]
    assert len(shades) == 3 * len(view.unseen) and sum("rgba(217,154,0,0.00)" in style for style in shades) >= 1
    assert "South · possible deals: 114" in "".join(root.itertext())
    assert "Güney · olası dağıtım" in "".join(tree(worlds, "tr").itertext())
    none = worlds.with_("N", ["HT"])
    assert "possible deals: 0" in "".join(tree(none).itertext())
    over = king.simulated_round(7, 0).view("N").worlds()
    assert "possible deals: 1" in "".join(tree(over).itertext())


def test_an_environment_knows_what_an_agent_may_believe() -> None:
    env = king_env.env()
    chances = np.random.default_rng(1)
    for episode in range(3):
        env.reset(seed=episode)
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if not over:
                for seat, other in enumerate(env.possible_agents):
                    worlds = env.worlds(other)
                    assert worlds == env.unwrapped.round.view(seat).worlds() and env.unwrapped.round in worlds
                # Whatever world is the true one, the agent sees the same.
                seat = env.possible_agents.index(agent)
                drawn = env.worlds(agent).draw(5, 1).observations(seat=seat)
                assert (drawn == observation["observation"]).all()
            env.step(None if over else int(chances.choice(np.flatnonzero(observation["action_mask"]))))
