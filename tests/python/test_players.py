"""Players of King: advice, what they do, tournaments, and batches."""

from __future__ import annotations

import copy
import math
import pickle
import threading

import numpy as np
import pytest

from king_rules import *
from vectors import GOLDEN

VIEW = king.View.parse("S", "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi")


def test_advice_does_not_depend_on_threads() -> None:
    alone = king.advise(VIEW, playouts=700, estimating=300, seed=5)
    assert alone == king.advise(VIEW, playouts=700, estimating=300, seed=5, threads=7)
    assert alone != king.advise(VIEW, playouts=700, estimating=300, seed=6)
    assert hash(alone) == hash(copy.copy(alone)) == hash(pickle.loads(pickle.dumps(alone)))
    assert pickle.loads(pickle.dumps(alone)) == alone


def test_estimates() -> None:
    advice = king.advise(VIEW, playouts=500, seed=7)
    estimates = advice.estimates
    assert sorted(estimate.action for estimate in estimates) == sorted(VIEW.legal_actions)
    assert estimates[0].action == advice.best
    assert (estimates[0].difference, estimates[0].error) == (0, 0)
    assert all(estimate.playouts and not estimate.exact for estimate in estimates)
    # Points are handed out among the four: own and others sum to those of the contract.
    for estimate in estimates:
        assert estimate.mean + sum(estimate.others) == pytest.approx(-40, abs=0.05)
    assert advice.playouts <= 1000
    assert king.advise(VIEW, playouts=0, estimating=0).best == king.act(VIEW, "greedy")
    assert all(math.isinf(estimate.error) for estimate in king.advise(VIEW, playouts=0, estimating=0).estimates)


def test_few_worlds_are_all_played() -> None:
    late = king.RoundBatch.simulated(1, seed=7, contract="el_almaz")
    for _ in range(44):
        late.apply(late.act("greedy"))
    position = late[0]
    assert position.turn is not None
    view = position.view(position.turn)
    advice = king.advise(view, playouts=20_000)
    assert all(estimate.exact and estimate.error == 0 for estimate in advice.estimates)
    assert advice.estimates[0].playouts == view.worlds().count


def test_golden_advice() -> None:
    """The same bits as in the other languages."""
    view, advice = VIEW, None
    left: list[king.Estimate] = []
    for line in (GOLDEN / "players.king").read_text().splitlines():
        word, *words = line.split(" ")
        if word == "view":
            view = king.View.parse(words[0], " ".join(words[1:]))
        elif word == "strength":
            assert king.advise(VIEW, playouts=0).strength == int(words[0])
        elif word == "greedy":
            assert king.act(view, "greedy") == king.Action(words[0])
        elif word == "advice":
            assert not left
            seed, playouts, estimating = map(int, words[:3])
            advice = king.advise(view, playouts=playouts, estimating=estimating, seed=seed, threads=3)
            assert (advice.best, advice.playouts) == (king.Action(words[3]), int(words[4]))
            left = list(advice.estimates)
        elif word == "estimate":
            estimate = left.pop(0)
            assert estimate.action == king.Action(words[0])
            points = (estimate.mean, *estimate.others, estimate.difference)
            assert [256 * number for number in points] == [int(words[i]) for i in (1, 3, 4, 5, 6)]
            assert (estimate.playouts, estimate.exact) == (int(words[8]), words[9] == "1")
    assert advice is not None


def test_what_is_refused() -> None:
    over = king.simulated_round(7, 0)
    with pytest.raises(AdvisorError, match="the round is over"):
        king.advise(over.view("N"))
    waiting = king.Round(king.Deal.from_seed(7), "N").view("E")
    with pytest.raises(AdvisorError) as caught:
        king.act(waiting)
    assert caught.value.message("tr") == "sıra bakanda değil"
    with pytest.raises(ParseError):
        king.act(VIEW, "cheat")
    with pytest.raises(ValueError, match="threads"):
        king.advise(VIEW, threads=0)
    with pytest.raises(TypeError):
        king.advise(over)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no policy"):
        king.simulate(1, seed=7, policy="clever")  # type: ignore[arg-type]


@pytest.mark.parametrize("player", ["random", "greedy", "easy", "medium", "playouts:30"])
def test_players_play_whole_parties_legally(player: str) -> None:
    party = king.Party("N")
    for number in range(3):
        round = party.start(king.Deal.from_seed(number))
        while round.turn is not None:
            round = round.apply(king.act(round.view(round.turn), player, seed=number))
        if not round.annulled:
            party = party.record(round)
    assert party.results or player == "random"


def test_batches_and_simulations_play_alike() -> None:
    batch = king.RoundBatch.simulated(300, seed=7)
    while not batch.over.all():
        codes = batch.act("greedy", threads=2)
        assert (codes[batch.over] == -1).all()
        batch.apply(codes)
    assert np.array_equal(batch.scores, king.simulate(300, seed=7, policy="greedy").scores)
    batch = king.RoundBatch.simulated(5, seed=7)
    turns = [round.view(round.turn) for round in batch if round.turn is not None]
    assert batch.act("medium", seed=3).tolist() == [king.act(view, "medium", seed=3).code for view in turns]


def test_a_tournament() -> None:
    seen: list[tuple[int, int]] = []
    table = king.tournament(
        {"a": "greedy", "b": "random"}, deals=6, seed=7, threads=4, progress=lambda done, n: seen.append((done, n))
    )
    assert table.gains == king.tournament({"a": "greedy", "b": "random"}, deals=6, seed=7, threads=1).gains
    assert seen[-1] == (12, 12)
    assert table.gains["a", "b"]["sum"].mean > 30
    parts = sum(table.gains["a", "b"][str(kind)].mean for kind in king.ContractKind)
    assert parts == pytest.approx(table.gains["a", "b"]["sum"].mean)
    columns = table.columns()
    assert len(columns["mean"]) == 2 * 9 and set(columns) == {"one", "others", "contract", "mean", "half_width"}
    assert "seed 7" in str(table)
    with pytest.raises(ValueError, match="two are the fewest"):
        king.tournament({"a": "greedy", "b": "random"}, deals=1, seed=7)
    with pytest.raises(ParseError):
        king.tournament({"a": "greedy", "b": "cheat"}, deals=2, seed=7)


def test_the_gil_is_released() -> None:
    done = threading.Event()

    def think() -> None:
        king.advise(VIEW, playouts=60_000, estimating=0)
        done.set()

    thread = threading.Thread(target=think)
    thread.start()
    steps = 0
    while not done.is_set() and steps < 10**7:
        steps += 1
    thread.join()
    assert steps > 0


def test_the_picture() -> None:
    advice = king.advise(VIEW, playouts=500, seed=7)
    for lang in ("en", "tr"):
        page = to_html(advice, lang)
        assert page.count("<tr") == 1 + len(VIEW.legal_actions)
        assert advice.best.display_name(lang) in page
    # Before the first card there is nothing to estimate yet.
    first = king.Round(king.Deal.from_seed(7), "N").view("N")
    assert "<table" not in to_html(king.advise(first, playouts=10))
