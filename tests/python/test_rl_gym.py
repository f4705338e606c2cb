"""The Gymnasium environments: one agent against opponents."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from king_rules import IllegalAction, ParseError, balayi, king
from king_rules.rl import balayi as balayi_env
from king_rules.rl import balayi_match, king_party
from king_rules.rl import king as king_env

IDS = {"King-v0": king_env, "KingParty-v0": king_party, "Balayi-v0": balayi_env, "BalayiMatch-v0": balayi_match}


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(f"king_rules/{name}", **options)


def episode(env: Any, random: np.random.Generator, **reset: Any) -> list[float]:
    """The rewards of an episode of random play."""
    _, info = env.reset(**reset)
    rewards, over = [], False
    while not over:
        masks = env.get_wrapper_attr("action_masks")()
        assert masks.dtype == np.bool_ and masks.any() and (masks == info["action_mask"]).all()
        observation, reward, over, truncated, info = env.step(random.choice(np.flatnonzero(masks)))
        assert not truncated and env.observation_space.contains(observation)
        rewards.append(float(reward))
    assert not env.get_wrapper_attr("action_masks")().any()
    return rewards


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_is_content(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(name).unwrapped)
        assert "is to act" in capsys.readouterr().out
        vector = gymnasium.make_vec(f"king_rules/{name}", 2, vectorization_mode="sync")
        observations, infos = vector.reset(seed=3)
        assert observations.shape == (2, *make(name).observation_space.shape)
        vector.step(infos["action_mask"].argmax(axis=1))
        vector.close()


@pytest.mark.parametrize("name", IDS)
def test_an_episode_is_that_of_all_seats(name: str) -> None:
    module = IDS[name]
    players = module.raw_env.players
    for seat in range(players):
        seen: list[tuple[int, int]] = []

        def opponent(place: int) -> Any:
            def act(view: Any) -> Any:
                assert view.viewer == view.turn
                seen.append((place, int(view.viewer)))
                return min(view.legal_actions)

            return act

        seating = {"seat" if players == 4 else "player": seat}
        env = make(name, opponents=[opponent(place) for place in range(1, players)], **seating)
        rewards = episode(env, np.random.default_rng(seat), seed=11)
        assert set(seen) == {(place, (seat + place) % players) for place in range(1, players)}
        # The same again by the environment of all seats.
        raw, random = module.raw_env(), np.random.default_rng(seat)
        raw.reset(seed=11)
        agent, summed, turns = raw.possible_agents[seat], 0.0, 0
        while raw.round.turn is not None:
            mask = raw.observe(raw.agent_selection)["action_mask"]
            if raw.agent_selection == agent:
                raw.step(random.choice(np.flatnonzero(mask)))
                turns += 1
            else:
                raw.step(raw.choose(lambda view: min(view.legal_actions)))
            summed += raw.rewards[agent]
        assert (sum(rewards), len(rewards)) == (summed, turns)
        assert str(raw.round) == str(env.unwrapped.all_seats.round)


def test_rewards_come_with_each_round_of_a_party() -> None:
    env = make("KingParty-v0", seat="E", opponents="random")
    rewards = episode(env, np.random.default_rng(1), seed=5)
    party = env.unwrapped.all_seats.party
    assert sum(rewards) == party.totals[1] - 122
    assert sum(reward != 0 for reward in rewards) > 20
    env = make("BalayiMatch-v0", rewards="outcome", opponents="random")
    rewards = episode(env, np.random.default_rng(1), seed=5)
    assert not any(rewards[:-1]) and rewards[-1] == np.sign(env.unwrapped.all_seats.match.totals[0])


def test_seeds_and_seats() -> None:
    env, random = make("King-v0", seat=None, contract="koz", talk=False, opponents="random"), np.random.default_rng(1)
    seats, runs = set(), []
    for _ in range(2):
        records = []
        for number in range(30):
            observation, info = env.reset(seed=4 if number == 0 else None)
            seat = env.unwrapped.seat
            seats.add(seat)
            while info["action_mask"].any():
                observation, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            round = env.unwrapped.all_seats.round
            assert np.array_equal(observation, king.observation(round.view(seat)))
            assert round.deal == king.simulated_round(4, number, contract="koz").deal
            records.append(str(round))
        runs.append(records)
    assert runs[0] == runs[1] and seats == {0, 1, 2, 3}
    # Other seeds of the same round: random opponents play differently.
    start = king.RoundBatch.simulated(1, seed=1, contract="koz:S")[0]
    other = make("King-v0", opponents="random")
    finished = set()
    for seed in range(5):
        episode(other, random, seed=seed, options={"round": start})
        finished.add(tuple(other.unwrapped.all_seats.round.actions[:16]))
    assert len(finished) > 1


def test_a_round_that_ends_before_the_agents_say_is_passed_over() -> None:
    def opponent(view: king.View) -> Any:
        return "annul" if "annul" in view.legal_actions else min(view.legal_actions)

    env = make("King-v0", seat="W", declarer="N", contract="rifki", opponents=opponent)
    env.reset(seed=1)
    numbers = []
    for _ in range(200):
        raw = env.unwrapped.all_seats
        assert raw.round.turn == king.Seat.WEST
        numbers.append(raw._number)
        env.reset()
    assert max(np.diff(numbers)) > 1


@pytest.mark.parametrize("name", IDS)
def test_illegal_actions(name: str) -> None:
    env = make(name, disable_env_checker=True)
    _, info = env.reset(seed=3)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.unwrapped.all_seats.round
    observation, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1000.0, True, False) and not info["action_mask"].any()
    assert info["illegal"] == before.why_not(illegal).message("en") and env.observation_space.contains(observation)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(illegal)
    strict = make(name, illegal_reward=None)
    _, info = strict.reset(seed=3)
    with pytest.raises(IllegalAction):
        strict.step(illegal)
    assert strict.unwrapped.all_seats.round == before and not strict.unwrapped._ended
    with pytest.raises(ValueError, match="no action"):
        strict.unwrapped.step(500)
    strict.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("fails", ["raises", "plays what is illegal"])
def test_an_opponent_that_fails_stops_the_episode(name: str, fails: str) -> None:
    failing = False

    def opponent(view: Any) -> Any:
        if not failing:
            return min(view.legal_actions)
        if fails == "raises":
            raise ZeroDivisionError
        return next(code for code in range(52) if not view.legal_mask >> code & 1)

    error = ZeroDivisionError if fails == "raises" else IllegalAction
    env = make(name, opponents=opponent, disable_env_checker=True)
    raw = env.unwrapped.all_seats

    def refused() -> None:
        before = raw.round
        assert before.turn not in (None, env.unwrapped.seat)
        assert not env.unwrapped.action_masks().any()
        for action in map(int, np.flatnonzero([before.legal_mask >> code & 1 for code in range(raw.actions)])):
            with pytest.raises(gymnasium.error.ResetNeeded, match="as an opponent failed"):
                env.step(action)
        assert raw.round == before

    for _ in range(2):
        _, info = env.reset(seed=3)
        failing = True
        with pytest.raises(error):
            # An agent may be on turn again before an opponent is.
            for _ in range(26):
                _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        refused()
        failing = False
        # The next episode is whole.
        assert len(episode(env, np.random.default_rng(1), seed=3)) > 10


def test_an_opponent_that_fails_in_reset_stops_the_episode() -> None:
    failing = True

    def opponent(view: king.View) -> Any:
        if failing:
            raise ZeroDivisionError
        return min(view.legal_actions)

    env = king_env.gym_env(seat="S", declarer="N", opponents=opponent)
    for _ in range(2):
        failing = True
        with pytest.raises(ZeroDivisionError):
            env.reset(seed=1)
        assert env.all_seats.round.turn == king.Seat.NORTH and not env.action_masks().any()
        with pytest.raises(gymnasium.error.ResetNeeded, match="as an opponent failed"):
            env.step(min(env.all_seats.round.legal_actions).code)
        assert not env.all_seats.round.actions
        failing = False
        _, info = env.reset(seed=1)
        env.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_what_is_refused() -> None:
    for opponents, error, words in (
        ("nobody", ParseError, "expected a player"),
        (["greedy", "random", "nobody"], ParseError, "expected a player"),
        (["greedy", "random"], ValueError, "three|3 from the agent's left"),
        (7, TypeError, "opponents"),
        ([7, 7, 7], TypeError, ""),
    ):
        with pytest.raises(error, match=words or None):
            king_env.gym_env(opponents=opponents)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="kontrakt"):
        make("King-v0", kontrakt="koz")
    with pytest.raises(ValueError):
        king_env.gym_env(seat="X")
    with pytest.raises(ValueError, match="render_mode"):
        king_env.gym_env(render_mode="rgb_array")
    # So Stable-Baselines3 goes on without it.
    with pytest.raises(TypeError), pytest.warns(UserWarning, match="rgb_array"):
        make("King-v0", render_mode="rgb_array")
    env = king_env.gym_env()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(53)
    with pytest.raises(ValueError, match="no 'rond'"):
        env.reset(options={"rond": 1})
    with pytest.raises(IllegalAction):
        bad = king_env.gym_env(seat="S", opponents=lambda view: "C2")
        bad.reset(seed=1)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = make("King-v0", contract="rifki", talk=False, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.unwrapped.all_seats.round)
    env = make("Balayi-v0", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None and "player 1 declares" in capsys.readouterr().out


@pytest.mark.parametrize("name", IDS)
def test_copies_go_on_alike(name: str) -> None:
    env = make(name, opponents="random").unwrapped
    env.reset(seed=3)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    random = np.random.default_rng(1)
    for _ in range(8):
        action = random.choice(np.flatnonzero(env.action_masks()))
        for it in (env, *others):
            it.step(action)
        assert {str(it.all_seats.round) for it in (env, *others)} == {str(env.all_seats.round)}


def test_opponents_play_as_they_are() -> None:
    """Greedy opponents are better than random ones."""
    means = {}
    for opponents in ("random", "greedy"):
        env, random = make("King-v0", contract="kupa_almaz", talk=False, opponents=opponents), np.random.default_rng(1)
        means[opponents] = np.mean([sum(episode(env, random, seed=seed)) for seed in range(150)])
    assert means["greedy"] < means["random"] - 5


def test_balayi_has_players() -> None:
    env = make("Balayi-v0", player=None, declaration="NT")
    players = set()
    for seed in range(12):
        env.reset(seed=seed)
        players.add(env.unwrapped.seat)
    assert players == {0, 1}
    with pytest.raises(ValueError):
        balayi_env.gym_env(player=2)
    assert env.unwrapped.all_seats.round.denomination == balayi.Denomination.NO_TRUMP
