"""What stands where in the observations of the environments, and that their pages say so."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conftest import balayi_positions, king_positions
from king_rules import Card, balayi, king
from king_rules.rl import balayi as balayi_env
from king_rules.rl import king as king_env
from king_rules.rl.layout import Place

PAGE = Path(__file__).parents[2] / "king-py" / "OBSERVATIONS.md"
RULES = "rifki_void=hearts_always,penalty_void=must_shed,koz_void=must_overtrump,early_end=false,sale_tie=stays"


def number_of(enum_or_truth: Any) -> int:
    return int(enum_or_truth)


def in_king(view: king.View) -> Callable[[Place], int]:
    """What stands in a place, by its words, for a viewer."""
    order = view.viewer.order

    def number(place: Place) -> int:
        words = place.label.split()
        match place.part, words:
            case "hand", [card]:
                return card in (view.hand(view.viewer) or ())
            case "trick", [seat, card]:
                return (order[int(seat)], Card(card)) in view.trick.plays
            case "played", [seat, card]:
                return card in view.played_by(order[int(seat)])
            case "order", [card]:
                cards = [played for _, played in view.plays]
                return 1 + cards.index(Card(card)) if card in view.played else 0
            case "excluded", [seat, card]:
                return card in view.excluded(order[int(seat)])
            case "phase", [phase]:
                return str(view.phase) == phase
            case "turn", [seat]:
                return view.turn == order[int(seat)]
            case "declarer", [seat]:
                return view.declarer == order[int(seat)]
            case "contract", [contract]:
                return str(view.contract) == contract
            case "unused", [kind]:
                return king.ContractKind(kind) in view.unused
            case "doubles", [pair]:
                by, doubled = (order[int(seat)] for seat in pair.split(">"))
                return doubled in view.doubles.doubled_by(by)
            case "taken", [seat]:
                return view.taken[order[int(seat)]]
            case "held", [seat]:
                return view.held(order[int(seat)])
            case "hearts_open", []:
                return view.hearts_open
            case "annulled", []:
                return view.annulled
            case "house_rules", [name]:
                return number_of(getattr(view.house_rules, name))
        raise AssertionError(place)

    return number


def in_balayi(view: balayi.View) -> Callable[[Place], int]:
    """What stands in a place, by its words, for a viewer."""
    order = [view.viewer, view.viewer.other]

    def number(place: Place) -> int:
        words = place.label.split()
        match place.part, words:
            case "hand", [card]:
                return card in (view.hand(view.viewer) or ())
            case "open", [player, card]:
                return card in view.open_cards(order[int(player)])
            case "covers", [player, card]:
                return any(pile.closed and pile.open == Card(card) for pile in view.piles(order[int(player)]))
            case "trick", [card]:
                return Card(card) in [lying for _, lying in view.trick.plays]
            case "played", [player, card]:
                return card in view.played_by(order[int(player)])
            case "order", [card]:
                cards = [played for _, played in view.plays]
                return 1 + cards.index(Card(card)) if card in view.played else 0
            case "excluded", [card]:
                return card in view.excluded(order[1])
            case "phase", [phase]:
                return str(view.phase) == phase
            case "turn", [player]:
                return view.turn == order[int(player)]
            case "dealer", [player]:
                return view.dealer == order[int(player)]
            case "denomination", [declared]:
                return view.denomination is not None and str(view.denomination) == declared
            case "unused", [one]:
                return balayi.Denomination(one) in view.unused
            case "taken", [player]:
                return view.taken[order[int(player)]]
            case "unlocked", [player]:
                return view.unlocked(order[int(player)])
            case "held", [player]:
                return view.held(order[int(player)])
        raise AssertionError(place)

    return number


def test_every_place_of_king_is_what_it_says() -> None:
    for seed in range(8):
        for position in list(king_positions(seed, RULES if seed % 2 else "-"))[seed % 3 :: 9]:
            for seat in king.Seat:
                view = position.view(seat)
                expected = list(map(in_king(view), king_env.raw_env.places))
                assert king.observation(view).tolist() == expected


def test_every_place_of_balayi_is_what_it_says() -> None:
    for seed in range(6):
        for position in list(balayi_positions(seed))[seed % 3 :: 9]:
            for player in balayi.Player:
                view = position.view(player)
                expected = list(map(in_balayi(view), balayi_env.raw_env.places))
                assert balayi.observation(view).tolist() == expected


@pytest.mark.parametrize(("module", "game"), [(king_env, king), (balayi_env, balayi)])
def test_the_parts_are_those_of_the_observation(module: Any, game: Any) -> None:
    parts = [place.part for place in module.raw_env.places]
    slices = {name: slice(parts.index(name), parts.index(name) + parts.count(name)) for name in parts}
    assert slices == dict(game.OBSERVATION)


@pytest.mark.parametrize("module", [king_env, balayi_env])
def test_the_bounds_are_met(module: Any) -> None:
    """Both bounds of nearly every place do occur, and none is exceeded."""
    places = module.raw_env.places
    low = np.array([place.low for place in places])
    high = np.array([place.high for place in places])
    seen_low, seen_high = high.copy(), low.copy()
    env = module.raw_env()
    env.reset(seed=5)
    space = env.observation_space("player_0")["observation"]
    assert (space.low == low).all() and (space.high == high).all() and space.dtype == np.int8
    random = np.random.default_rng(5)
    for _ in range(150):
        while env.agents:
            if random.random() < 0.2 or env.round.turn is None:
                for agent in env.possible_agents:
                    seen = env.observe(agent)["observation"]
                    seen_low, seen_high = np.minimum(seen_low, seen), np.maximum(seen_high, seen)
                assert env.state_space.contains(env.state())
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))) if mask.any() else None)
        env.reset()
    assert (seen_low >= low).all() and (seen_high <= high).all()
    rare = {"house_rules", "annulled", "taken", "unused", "excluded", "order"}
    met = [place for place, at_least, at_most in zip(places, seen_low, seen_high) if (at_least, at_most) == place[2:]]
    never = {"0>0", "1>1", "2>2", "3>3"}
    assert {place for place in places if place.part not in rare and place.label not in never} <= set(met)


@pytest.mark.parametrize("module", [king_env, balayi_env])
def test_the_state_is_all_there_is(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=5)
    while env.round.turn is not None:
        state, round = env.state(), env.round
        seen = env.observe("player_0")["observation"]
        assert (state[: len(seen)] == seen).all() and len(state) == len(env.state_places)
        hidden = dict(zip(env.state_places[len(seen) :], state[len(seen) :]))
        for place, number in hidden.items():
            if place.part == "hands":
                seat, card = place.label.split()
                assert number == (card in round.hand(int(seat)))
            else:
                assert number == round.pack[int(place.label)].index
        # Another world of what player 0 sees is another state.
        other = env.worlds("player_0").sample(3)
        env.round = other
        assert (other == round) == bool((env.state() == state).all())
        env.round = round
        env.step(env.choose("random", seed=5))


def test_the_page_is_what_the_package_prints(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_module("king_rules.rl", run_name="__main__")
    assert capsys.readouterr().out == PAGE.read_text(encoding="utf-8")
