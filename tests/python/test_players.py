"""Players of both games: advice, what they do, tournaments, and batches."""

from __future__ import annotations

import copy
import math
import pickle
import signal
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from king_rules import *
from king_rules.typing import Lang
from vectors import GOLDEN

VIEW = king.View.parse("S", "king1 N:? ? JT.AK9742.7432.8 ? S all - kiz_almaz iyi iyi iyi")
_ROUND = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S")
LED = _ROUND.view(_ROUND.turn or 0)
GAMES: list[tuple[Any, Any]] = [(king, VIEW), (balayi, LED)]
GAME = pytest.mark.parametrize("game, view", GAMES, ids=["king", "balayi"])


@GAME
def test_advice_does_not_depend_on_threads(game: Any, view: Any) -> None:
    alone = game.advise(view, playouts=700, estimating=300, seed=5)
    assert alone == game.advise(view, playouts=700, estimating=300, seed=5, threads=7)
    assert alone != game.advise(view, playouts=700, estimating=300, seed=6)
    assert hash(alone) == hash(copy.copy(alone)) == hash(pickle.loads(pickle.dumps(alone)))
    assert pickle.loads(pickle.dumps(alone)) == alone


@GAME
def test_settings(game: Any, view: Any) -> None:
    settings = {"playouts": 60, "estimating": 900, "seed": 9, "inference": False, "generosity": 2.5}
    advice = game.advise(view, **settings)
    assert advice.settings == settings
    assert advice == game.advise(view, **advice.settings) != game.advise(view, **{**settings, "inference": True})
    chosen = {game.advise(view, **{**settings, "seed": seed}).best for seed in range(20)}
    assert len(chosen) > 1
    worst = min(estimate.mean for estimate in advice.estimates if estimate.action in chosen)
    assert advice.estimates[0].mean - worst <= 2.5 + 3 * max(estimate.error for estimate in advice.estimates)
    for wrong in (-1, math.nan, math.inf):
        with pytest.raises(ValueError, match="generosity"):
            game.advise(view, generosity=wrong)
    with pytest.raises(TypeError):
        game.advise(view, inference=0.5)


@GAME
def test_estimates(game: Any, view: Any) -> None:
    advice = game.advise(view, playouts=500, seed=7)
    estimates = advice.estimates
    assert sorted(estimate.action for estimate in estimates) == sorted(view.legal_actions)
    assert estimates[0].action == advice.best
    assert (estimates[0].difference, estimates[0].error) == (0, 0)
    assert all(estimate.playouts and not estimate.exact for estimate in estimates)
    # Points are handed out among those who play: own and others sum to those of the round.
    for estimate in estimates:
        assert len(estimate.others) == (3 if game is king else 1)
        assert estimate.mean + sum(estimate.others) == pytest.approx(-40 if game is king else 0, abs=0.05)
    assert advice.playouts <= 1000
    assert game.advise(view, playouts=0, estimating=0).best == game.act(view, "greedy")
    assert all(math.isinf(estimate.error) for estimate in game.advise(view, playouts=0, estimating=0).estimates)


def test_declarations_of_balayi_are_played_out() -> None:
    view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).view(1)
    advice = balayi.advise(view, playouts=1000, seed=7)
    assert all(estimate.playouts for estimate in advice.estimates)
    assert "trumps" in advice.explain() and "koz" in advice.explain("tr")


@pytest.mark.parametrize("game, cards", [(king, 44), (balayi, 48)], ids=["king", "balayi"])
def test_few_worlds_are_all_played(game: Any, cards: int) -> None:
    late = game.RoundBatch.simulated(1, seed=7)
    for _ in range(cards):
        late.apply(late.act("greedy"))
    view = late[0].view(late[0].turn)
    advice = game.advise(view, playouts=20_000)
    assert all(estimate.exact and estimate.error == 0 for estimate in advice.estimates)
    assert advice.estimates[0].playouts == view.worlds().count


@pytest.mark.parametrize("game", [king, balayi], ids=["king", "balayi"])
def test_golden_advice(game: Any) -> None:
    """The same bits as in the other languages."""
    view, advice, views = None, None, 0
    left: Iterator[Any] = iter(())
    for line in (GOLDEN / f"players.{game.__name__.rpartition('.')[2]}").read_text().splitlines():
        word, *words = line.split(" ")
        if word == "view":
            view = game.View.parse(words[0], " ".join(words[1:]))
            views += 1
        elif word == "strength":
            assert game.advise(VIEW if game is king else LED, playouts=0).strength == int(words[0])
        elif word == "greedy":
            assert view is not None
            assert game.act(view, "greedy") == game.Action(words[0])
            choice = game.greedy(view.table, view.hand(view.viewer) or ())
            assert (choice.action, choice.reason) == (game.Action(words[0]), words[1])
        elif word == "advice":
            assert next(left, None) is None
            seed, playouts, estimating, inference = map(int, words[:4])
            advice = game.advise(
                view, playouts=playouts, estimating=estimating, seed=seed, inference=inference == 1, threads=3
            )
            assert (advice.best, advice.playouts) == (game.Action(words[4]), int(words[5]))
            left = iter(advice.estimates)
        elif word == "estimate":
            estimate = next(left)
            assert estimate.action == game.Action(words[0])
            numbers = [int(number) for number in words[1:]]
            points = (estimate.mean, estimate.mean_error, estimate.difference, estimate.error, *estimate.others)
            expected = (math.inf if number == 2**32 - 1 else number for number in (*numbers[:4], *numbers[6:]))
            assert [256 * number for number in points] == list(expected)
            assert (estimate.playouts, estimate.exact) == (numbers[4], numbers[5] == 1)
    assert advice is not None and next(left, None) is None and views >= 20


@GAME
def test_what_is_refused(game: Any, view: Any) -> None:
    over = game.simulated_round(7, 0)
    with pytest.raises(AdvisorError, match="the round is over"):
        game.advise(over.view(0))
    waiting = king.Round(king.Deal.from_seed(7), "N") if game is king else balayi.Round(balayi.Pack.from_seed(7), 1)
    with pytest.raises(AdvisorError) as caught:
        game.act(waiting.view(1))
    assert caught.value.message("tr") == "sıra bakanda değil"
    with pytest.raises(ParseError):
        game.act(view, "cheat")
    with pytest.raises(ValueError, match="threads"):
        game.advise(view, threads=0)
    for ask in (game.advise, game.act):
        with pytest.raises(TypeError, match=r"view: .*round\.view\(seat\)"):
            ask(over)
    for name in ("playouts", "estimating", "seed", "threads"):
        with pytest.raises(ValueError, match=rf"^{name}: 18446744073709551616 is out of range"):
            game.advise(view, **{name: 2**64})
    with pytest.raises(TypeError):
        game.advise(LED if game is king else VIEW)
    with pytest.raises(ValueError, match="no policy"):
        game.simulate(1, seed=7, policy="clever")


@GAME
def test_greedy_says_why(game: Any, view: Any) -> None:
    choice = game.greedy(view.table, view.hand(view.viewer) or ())
    assert choice.action == game.act(view, "greedy") and choice.message("tr") != choice.message()
    assert pickle.loads(pickle.dumps(choice)) == choice == copy.copy(choice) and hash(choice) == hash(copy.copy(choice))
    assert game.greedy(game.simulated_round(7, 0).table, []) is None
    with pytest.raises(ValueError, match="no reason"):
        game.Choice(choice.action, "whim").message()


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
    match = balayi.Match(0)
    for number in range(3):
        game = match.start(balayi.Pack.from_seed(number))
        while game.turn is not None:
            game = game.apply(balayi.act(game.view(game.turn), player, seed=number))
        match = match.record(game)
    assert len(match.results) == 3


@pytest.mark.parametrize("game", [king, balayi], ids=["king", "balayi"])
def test_batches_and_simulations_play_alike(game: Any) -> None:
    batch = game.RoundBatch.simulated(300, seed=7)
    while not batch.over.all():
        codes = batch.act("greedy", threads=2)
        assert (codes[batch.over] == -1).all()
        batch.apply(codes)
    simulated = game.simulate(300, seed=7, policy="greedy")
    assert np.array_equal(batch.scores, simulated.scores) and np.array_equal(batch.taken, simulated.taken)
    batch = game.RoundBatch.simulated(5, seed=7)
    turns = [round.view(round.turn) for round in batch if round.turn is not None]
    assert batch.act("medium", seed=3).tolist() == [game.act(view, "medium", seed=3).code for view in turns]
    with pytest.raises(RulesError):
        unused = {"contract": "koz", "unused": "durt"} if game is king else {"declaration": "S", "unused": "NT"}
        game.RoundBatch.simulated(1, seed=7, **unused)


def test_annulled_rounds_of_greedy_simulations_score_nothing() -> None:
    rounds = king.simulate(3000, seed=7, contract="rifki", annul=True, policy="greedy")
    assert rounds.annulled.any() and not rounds.scores[rounds.annulled].any()
    assert (rounds.scores[~rounds.annulled].sum(axis=1) == -30).all()


@pytest.mark.parametrize("game", [king, balayi], ids=["king", "balayi"])
def test_a_tournament(game: Any) -> None:
    seen: list[tuple[int, int]] = []
    table = game.tournament(
        {"a": "greedy", "b": "random"}, deals=6, seed=7, threads=4, progress=lambda done, n: seen.append((done, n))
    )
    assert table == game.tournament({"a": "greedy", "b": "random"}, deals=6, seed=7, threads=1)
    assert pickle.loads(pickle.dumps(table)) == table
    assert seen[-1] == (12, 12)
    columns = table.columns()
    assert "seed 7" in str(table)
    if game is king:
        gains = table.gains["a", "b"]
        assert gains["sum"].mean > 30
        assert sum(gains[str(kind)].mean for kind in king.ContractKind) == pytest.approx(gains["sum"].mean)
        assert set(columns) == {"one", "others", "contract", "mean", "half_width"} and len(columns["mean"]) == 2 * 9
    else:
        # What one gains the other loses.
        assert table.gains["a", "b"].mean == -table.gains["b", "a"].mean > 2
        assert set(columns) == {"one", "other", "mean", "half_width"} and len(columns["mean"]) == 2
    with pytest.raises(ValueError, match="two are the fewest"):
        game.tournament({"a": "greedy", "b": "random"}, deals=1, seed=7)
    with pytest.raises(ValueError, match="threads"):
        game.tournament({"a": "greedy", "b": "random"}, deals=2, seed=7, threads=0)
    with pytest.raises(ParseError):
        game.tournament({"a": "greedy", "b": "cheat"}, deals=2, seed=7)
    with pytest.raises(ValueError, match="players: two"):
        game.tournament({"a": "greedy"}, deals=2, seed=7)
    with pytest.raises(TypeError, match="players: a name"):
        game.tournament(["greedy", "random"], deals=2, seed=7)


def test_a_tournament_of_parties() -> None:
    """K10: what is told of whole parties is what they come to, seat by seat."""
    players = {"a": "greedy", "b": "random"}
    seen: list[tuple[int, int]] = []
    table = king.tournament(players, parties=4, seed=7, threads=3, progress=lambda done, n: seen.append((done, n)))
    assert table == king.tournament(players, parties=4, seed=7, threads=1)
    assert pickle.loads(pickle.dumps(table)) == table and (table.parties, seen[-1]) == (4, (8, 8))
    gain = table.gains["a", "b"]
    assert gain.points.mean > 200 and gain.out_gain.mean > 0 and 0 < gain.out.mean <= 100
    # Whoever is compared, of four others in those seats as many come out.
    same = king.tournament({"a": "random", "b": "random"}, parties=4, seed=7).gains["a", "b"]
    assert (same.points.mean, same.out_gain.mean) == (0.0, 0.0)
    assert gain.out.mean - gain.out_gain.mean == pytest.approx(same.out.mean)
    assert table != king.tournament(players, parties=4, seed=7, rules="koz_void=must_trump")
    columns = table.columns()
    assert columns["figure"].tolist() == ["points", "out", "out_gain"] * 2 and columns["mean"][0] == gain.points.mean
    assert "a against three b: +" in str(table) and "4 parties" in str(table)
    with pytest.raises(ValueError, match="parties: two are the fewest"):
        king.tournament(players, parties=1, seed=7)
    with pytest.raises(TypeError, match="deals or parties"):
        king.tournament(players, seed=7)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="deals or parties"):
        king.tournament(players, deals=2, parties=2, seed=7)  # type: ignore[call-overload]


@pytest.mark.parametrize("what", ["deals", "parties"])
def test_a_tournament_ends_by_ctrl_c(what: str) -> None:
    """A party of these takes minutes, and is not waited for."""
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        king.tournament({"a": "hard", "b": "playouts:9000"}, seed=7, threads=2, **{what: 2})  # type: ignore[call-overload]
    timer.join()


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


@GAME
def test_the_picture(game: Any, view: Any) -> None:
    advice = game.advise(view, playouts=500, seed=7)
    langs: tuple[Lang, ...] = ("en", "tr")
    for lang in langs:
        page = to_html(advice, lang)
        assert page.count("<tr") == 1 + len(view.legal_actions)
        assert advice.best.display_name(lang) in page
    assert "<table" not in to_html(game.advise(view, playouts=0))


def test_before_the_first_card() -> None:
    """K3, K5: what is declared and said is played out; of a declaration it is told apart what comes afterwards."""
    hand = "king1 N:AKQJT98.A.AKQ.AK ? ? ? N all -"
    advice = king.advise(king.View.parse("N", hand), playouts=400, estimating=230, seed=7)
    assert (str(advice.best), advice.estimates[0].mean, len(advice.estimates)) == ("koz:S", 65.0, 23)
    best = advice.estimates[0]
    for other in advice.estimates[1:]:
        assert other.mean + other.later - other.difference == pytest.approx(best.mean + best.later)
    talk = king.advise(king.View.parse("E", "king1 N:? 5432.5432.432.32 ? ? N el_almaz - el_almaz"), playouts=200, seed=7)
    assert (str(talk.best), talk.playouts, {estimate.later for estimate in talk.estimates}) == ("kontur:NSW", 400, {0.0})


def test_coming_out() -> None:
    """K10.3: what is aimed at when it is known how the party stands."""
    view = king.View.parse("E", "king1 N:? 952.9532.Q84.K92 ? ? N el_almaz - el_almaz")
    stands = ((-300, 300, 30, 35), ("el_almaz", "-", "-", "-"))
    advice = king.advise(view, playouts=100, seed=7, standings=stands, objective="come_out")
    assert {estimate.mean for estimate in advice.estimates} == {100.0}
    assert advice == king.advise(view, **advice.settings) == pickle.loads(pickle.dumps(advice))
    assert king.act(view, "medium", seed=7, standings=stands) in view.legal_actions
    with pytest.raises(AdvisorError, match="standings"):
        king.advise(view, standings=((0, 0, 0, 0), ("el_almaz", "-", "-", "-")))
    with pytest.raises(ValueError, match="standings"):
        king.advise(view, objective="come_out")
    party = king.Party("N")
    first = party.start(king.Deal.from_seed(7)).view("N")
    assert king.advise(first, playouts=30, standings=party).settings["standings"] == ((122,) * 4, ("all",) * 4)
    with pytest.raises(AdvisorError, match="standings"):
        king.advise(view, standings=party)
    for total in (2**31, -(2**80)):
        with pytest.raises(ValueError, match=f"^standings: {total} is out of range"):
            king.advise(view, standings=((total, 0, 0, 0), ("all",) * 4))
    with pytest.raises(ValueError, match="^standings: 3 items instead of 4"):
        king.act(view, standings=((0, 0, 0), ("all",) * 4))
    for wrong in ("rifki", (1, 2, 3), 7):
        with pytest.raises(TypeError, match="is no standings: a party, or a pair"):
            king.advise(view, standings=wrong)  # type: ignore[arg-type]
    as_lists = king.advise(view, playouts=100, seed=7, standings=(list(stands[0]), [["el_almaz"], [], [], "-"]))
    assert as_lists.settings["standings"] == stands
