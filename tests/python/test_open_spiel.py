"""Both games as games of OpenSpiel."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

# OpenSpiel is for CPython 3.11 or newer.
pyspiel = pytest.importorskip("pyspiel")

import king_rules.open_spiel  # noqa: E402
from king_rules import ParseError, balayi, king  # noqa: E402
from king_rules.open_spiel import PlayerBot, _balayi, _base, _king  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped,unused-ignore]  # noqa: E402

KING = "konturlu_king"
BALAYI = "balayi_kingi"
GAMES = [
    KING,
    f"{KING}(contract=koz,talk=False)",
    f"{KING}(contract=durt,declarer=S)",
    f"{KING}(contract=kupa_almaz,talk=False,unused=kupa_almaz+koz,early_end=False)",
    f"{KING}(contract=rifki,rifki_void=hearts_always,declarer=W)",
    f"{KING}(unused=rifki+durt)",
    BALAYI,
    f"{BALAYI}(dealer=1,declaration=NT)",
    f"{BALAYI}(unused=C+S)",
]


def played(name: str, seed: int, stop: float = 0.0) -> Any:
    """A state after random play, which ends early with that chance at each step."""
    random = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            if random.random() < stop:
                break
            state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_a_round(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(6):
        state = played(name, seed, 0.02)
        round = state.round
        assert str(state) == str(round) and state.is_terminal() == (round.turn is None)
        if round.turn is not None:
            assert state.current_player() == round.turn
            assert state.legal_actions() == [action.code for action in round.legal_actions]
            texts = [state.action_to_string(code) for code in state.legal_actions()]
            assert texts == list(map(str, round.legal_actions))
        assert state.returns() == list(map(float, round.scores or [0] * game.num_players()))
        # And back.
        again = game.state_of(round)
        assert again.round == round and str(again) == str(state)
        assert again.current_player() == state.current_player()
        for copied in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert copied.round == round and copied.history() == state.history()
        assert state.clone()._setting is state._setting


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_sees(name: str) -> None:
    game = pyspiel.load_game(name)
    library = king if name.startswith(KING) else balayi
    for seed in range(6):
        state = played(name, seed, 0.05)
        for player in range(game.num_players()):
            view = state.round.view(player)
            seen = np.array(state.observation_tensor(player))
            assert (seen == library.observation(view)).all() and seen.shape == tuple(game.observation_tensor_shape())
            known = np.array(state.information_state_tensor(player))
            assert (known[: len(seen)] == seen).all() and known.shape == tuple(game.information_state_tensor_shape())
            assert state.information_state_string(player) == state.observation_string(player) == f"{player} {view}"


@pytest.mark.parametrize("name", [KING, f"{KING}(contract=durt)", f"{KING}(contract=el_almaz)", BALAYI])
def test_the_tensor_of_an_information_state_tells_as_much_as_its_text(name: str) -> None:
    """Perfect recall: what differs for a player differs in numbers."""
    texts: dict[bytes, str] = {}
    for seed in range(12):
        state = played(name, 5)
        actions = state.round.actions
        game = state.get_game()
        # One deal, other ways through it.
        state = game.state_of(fresh(state.round))
        random = np.random.default_rng(seed)
        while not state.is_terminal():
            for player in range(game.num_players()):
                numbers = np.array(state.information_state_tensor(player), np.float32).tobytes()
                text = state.information_state_string(player)
                assert texts.setdefault(bytes([player]) + numbers, text) == text
            state.apply_action(int(random.choice(state.legal_actions())))
        assert len(actions) > 20
    assert len(texts) > 500


def fresh(round: Any) -> Any:
    """The same deal again, nothing done but the declaration."""
    if isinstance(round, king.Round):
        start: Any = king.Round(round.deal, round.declarer, round.unused, round.house_rules)
    else:
        start = balayi.Round(round.pack, round.dealer, round.unused)
    return start.apply(round.actions[0][1])


@pytest.mark.parametrize("name", GAMES)
def test_resampling(name: str) -> None:
    state = played(name, 3, 0.03)
    if state.is_terminal():
        state = state.get_game().state_of(fresh(state.round))
    random = np.random.RandomState(1)
    for player in range(state.num_players()):
        others = [state.resample_from_infostate(player, random.uniform) for _ in range(20)]
        text = state.information_state_string(player)
        assert {other.information_state_string(player) for other in others} == {text}
        assert all(other.round in state.round.view(player).worlds() for other in others)
        assert len({str(other) for other in others}) > 10
        assert {other.current_player() for other in others} == {state.current_player()}
        assert len(others[0].history()) == len(state.history())
        again = state.resample_from_infostate(player, lambda: 0.25)
        assert str(again) == str(state.resample_from_infostate(player, lambda: 0.25))
    dealing = pyspiel.load_game(name).new_initial_state()
    dealing.apply_action(17)
    assert dealing.resample_from_infostate(0, random.uniform).history() == [17]


@pytest.mark.parametrize("name", [name for name in GAMES if "koz,talk" in name or "durt,decl" in name])
def test_resampling_before_chance_draws(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(52):
        state.apply_action(state.legal_actions()[-1])
    assert state.is_chance_node()
    again = game.state_of(state.round)
    assert again.round == state.round and again.is_chance_node()
    random = np.random.RandomState(1)
    for player in range(4):
        others = [state.resample_from_infostate(player, random.uniform) for _ in range(20)]
        assert len({str(other) for other in others}) == 20
        for other in others:
            assert other.is_chance_node() and other.chance_outcomes() == state.chance_outcomes()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            other.apply_action(2)
            assert other.round.contract == state.child(2).round.contract


@pytest.mark.parametrize("name", [f"{KING}(contract=kiz_almaz,talk=False)", KING, BALAYI])
def test_ismcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    state = played(name, 2, 0.05)
    if state.is_terminal():
        state = game.state_of(fresh(state.round))
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 30.0, 8, random_state=np.random.RandomState(2)
    )
    for _ in range(5):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_librarys_players_are_bots() -> None:
    game = pyspiel.load_game(f"{KING}(contract=kupa_almaz,talk=False)")
    bots = [PlayerBot("greedy"), *(PlayerBot("random", seed) for seed in range(3))]
    summed = np.zeros(4)
    for seed in range(30):
        summed += pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    assert summed.sum() == -39 * 30 and summed[0] > summed[1:].max()
    for nobody in ("nobody", "", "zz"):
        with pytest.raises(ParseError, match="expected a player"):
            PlayerBot(nobody)
    with pytest.raises(TypeError):
        PlayerBot("greedy", "7")  # type: ignore[arg-type]
    # Both games have the same players.
    for player in ("random", "greedy", "easy", "hard", "playouts:3"):
        for name in (KING, BALAYI):
            state = played(name, 1, 1.0)
            assert PlayerBot(player).step(state) in state.legal_actions()


def test_chance_deals_and_draws() -> None:
    state = pyspiel.load_game(f"{KING}(contract=koz,declarer=E,talk=False)").new_initial_state()
    with pytest.raises(ValueError, match="being dealt"):
        state.round
    for number in range(52):
        outcomes = state.chance_outcomes()
        assert [card for card, _ in outcomes] == list(range(number, 52)) and outcomes[0][1] == 1 / (52 - number)
        state.apply_action(number)
    assert state.round.deal == king.Deal.from_pack(range(52), "N")
    texts = [state.action_to_string(number) for number, _ in state.chance_outcomes()]
    assert texts == ["koz:C", "koz:D", "koz:H", "koz:S"]
    assert {chance for _, chance in state.chance_outcomes()} == {1 / 4}
    state.apply_action(2)
    assert str(state.round.contract) == "koz:H" and str(state.round.unused) == "koz"
    assert state.current_player() == 1 and state.round.phase == king.Phase.PLAY
    drawn = Counter(str(played(f"{KING}(contract=durt)", seed).round.contract) for seed in range(40))
    assert len(drawn) > 8
    two = pyspiel.load_game(BALAYI).new_initial_state()
    for card in reversed(range(52)):
        two.apply_action(card)
    assert [card.index for card in two.round.pack] == list(reversed(range(52))) and two.current_player() == 1


def test_what_is_refused() -> None:
    for name in (
        f"{KING}(contract=nothing)",
        f"{KING}(contract=rifki,unused=koz)",
        f"{KING}(contract=koz,unused=rifki)",
        f"{KING}(contract=durt,unused=rifki+koz)",
        f"{KING}(contract=koz:H,unused=rifki)",
        f"{KING}(declarer=X)",
        f"{KING}(unused=koz+x)",
        f"{KING}(rifki_void=never)",
        f"{KING}(kontrakt=koz)",
        f"{BALAYI}(dealer=2)",
        f"{BALAYI}(declaration=Z)",
        f"{BALAYI}(declaration=S,unused=C)",
    ):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            pyspiel.load_game(name)
    game = pyspiel.load_game(f"{KING}(contract=koz,talk=False)")
    for other in ("kupa_almaz", "durt:4"):
        with pytest.raises(ValueError, match="none of this game"):
            game.state_of(king.simulated_round(7, 0, contract=other))
    with pytest.raises(ValueError, match="none of this game"):
        game.state_of(king.simulated_round(7, 0, contract="koz:S", declarer="E"))
    with pytest.raises(ValueError, match="none of this game"):
        pyspiel.load_game(KING).state_of(king.simulated_round(7, 0, declarer="N", rules="early_end=false"))
    with pytest.raises(ValueError, match="none of this game"):
        pyspiel.load_game(BALAYI).state_of(balayi.simulated_round(7, 0, dealer=1))


@pytest.mark.parametrize("name", [KING, BALAYI])
def test_observers(name: str) -> None:
    state = played(name, 4, 0.05)
    game, player = state.get_game(), 1
    one, none, all_hands = (getattr(pyspiel.PrivateInfoType, it) for it in ("SINGLE_PLAYER", "NONE", "ALL_PLAYERS"))
    texts = {}
    for public in (False, True):
        for private in (one, none):
            kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=True, private_info=private)
            observer = game.make_py_observer(kind, None)
            observer.set_from(state, player)
            assert ("hand" in observer.dict) == (private == one) and ("played" in observer.dict) == public
            assert sum(len(part) for part in observer.dict.values()) == len(observer.tensor)
            texts[public, private] = observer.string_from(state, player)
    view = state.round.view(player)
    assert texts == {
        (True, one): f"{player} {view}",
        (True, none): str(state.round.table),
        (False, one): f"{player} {view.hand(player)}",
        (False, none): "",
    }
    with pytest.raises(ValueError, match="all hands"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=all_hands), None)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"x": 1})


@pytest.mark.parametrize("missing", ["pyspiel", "numpy"])
def test_without_openspiel_it_says_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import king_rules.open_spiel"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.returncode == 1 and run.stderr.splitlines()[-1].startswith("ImportError: the games of OpenSpiel need it")


@pytest.mark.parametrize("module", [king_rules.open_spiel, _base, _king, _balayi])
def test_examples(module: Any, scope: dict[str, Any]) -> None:
    results = doctest.testmod(module, globs=scope)
    assert results.attempted > 0 and results.failed == 0
