"""The learning environments."""

from __future__ import annotations

import copy
import doctest
import pickle
import re
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
    test_save_obs as save_obs,
)
from pettingzoo.test.state_test import (  # type: ignore[import-untyped]
    test_state as check_state,
    test_state_space as check_state_space,
)
from pettingzoo.utils import TerminateIllegalWrapper  # type: ignore[import-untyped]

import king_rules.rl
from king_rules import IllegalAction, balayi, king, shuffle
from king_rules.rl import balayi as balayi_env
from king_rules.rl import balayi_match, king_party
from king_rules.rl import king as king_env

ENVIRONMENTS: list[Any] = [king_env, balayi_env]
SERIES: list[Any] = [king_party, balayi_match]
GAMES: dict[Any, Any] = {king_env: king, balayi_env: balayi}


def step(env: Any, random: np.random.Generator) -> int | None:
    """One step by a random legal action."""
    observation, _, terminated, truncated, _ = env.last()
    action = None
    if not (terminated or truncated):
        action = int(random.choice(np.flatnonzero(observation["action_mask"])))
    env.step(action)
    return action


@pytest.mark.parametrize("module", [*ENVIRONMENTS, *SERIES])
@pytest.mark.parametrize("raw", [False, True])
def test_pettingzoo_is_content(module: Any, raw: bool) -> None:
    make = module.raw_env if raw else module.env
    with warnings.catch_warnings():
        # The observation is a dict with the action mask, as in PettingZoo's own card games.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.simplefilter("error", append=True)
        api_test(make(), num_cycles=2000)
        seed_test(make, num_cycles=300)
        check_state_space(make())
        # It samples illegal actions too.
        check_state(TerminateIllegalWrapper(make(), illegal_reward=-1), 10)


@pytest.mark.parametrize("module", [*ENVIRONMENTS, *SERIES])
def test_pettingzoo_renders(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "is to act" in capsys.readouterr().out
    render_test(module.raw_env, custom_tests={"ansi": lambda record: bool(re.match(r"(king|balayi)1 ", record))})


@pytest.mark.parametrize("module", [*ENVIRONMENTS, *SERIES])
def test_pettingzoo_plays_on_and_on(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    # Its other test, that of max_cycles, is of environments in which all agents act at once.
    time = iter(range(0, 1000, 3))
    with pytest.MonkeyPatch.context() as patch:
        # The benchmark goes on for five seconds, which pass at once here.
        patch.setattr("time.time", lambda: next(time))
        performance_benchmark(module.env())
    save_obs(module.env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_an_episode_is_a_round(module: Any) -> None:
    game = GAMES[module]
    env = module.env()
    raw = env.unwrapped
    random = np.random.default_rng(1)
    env.reset(seed=7)
    for episode in range(12):
        if episode:
            env.reset()
        # The deals and declarers are those of the simulation of that seed.
        assert env.unwrapped.round == game.RoundBatch.from_seed(1, seed=7, start=episode)[0]
        round = raw.round
        totals = dict.fromkeys(env.possible_agents, 0.0)
        while env.agents:
            if round.turn is not None:
                seat = int(round.turn)
                assert env.agent_selection == f"player_{seat}" and not any(env.rewards.values())
                for other, agent in enumerate(env.possible_agents):
                    seen = env.observe(agent)
                    assert np.array_equal(seen["observation"], game.observation(round.view(other)))
                    assert env.observation_space(agent).contains(seen)
                    mask = sum(1 << int(code) for code in np.flatnonzero(seen["action_mask"]))
                    assert mask == (round.legal_mask if other == seat else 0)
            else:
                assert all(env.terminations.values()) and not any(env.truncations.values())
                totals[env.agent_selection] = env.last()[1]
            action = step(env, random)
            round = round if action is None else round.apply(action)
            assert raw.round == round
        assert list(totals.values()) == [float(score) for score in round.scores or [0] * len(totals)]


def test_an_annulled_round_rewards_nobody() -> None:
    annulled = 0
    env = king_env.env(contract="rifki")
    env.reset(seed=1)
    for _ in range(60):
        while not env.terminations[env.agent_selection]:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(77 if mask[77] else int(np.flatnonzero(mask)[0]))
        annulled += env.unwrapped.round.annulled
        if env.unwrapped.round.annulled:
            assert set(env.rewards.values()) == {0.0}
        env.reset()
    assert annulled > 0


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_an_illegal_action_raises_and_changes_nothing(module: Any) -> None:
    game = GAMES[module]
    for env in (module.raw_env(), module.env()):
        env.reset(seed=3)
        before = env.unwrapped.round
        with pytest.raises(IllegalAction) as error:
            env.step(0)
        assert error.value.illegal == before.why_not(0)
        assert env.unwrapped.round == before and not any(env.terminations.values())
        with pytest.raises(ValueError):
            env.unwrapped.step(None)
        with pytest.raises((ValueError, AssertionError)):
            env.step(500)
        with pytest.raises(TypeError):
            env.unwrapped.step(53.5)
        assert env.unwrapped.round == before
        env.step(game.Action(53).code)
        assert env.unwrapped.round == before.apply(53)


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_pettingzoos_wrapper_ends_at_an_illegal_action(module: Any) -> None:
    env = TerminateIllegalWrapper(module.raw_env(), illegal_reward=-1000)
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values()) and env.rewards[agent] == -1000
    while env.agents:
        env.step(None)


@pytest.mark.parametrize("module", ENVIRONMENTS)
@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_go_on_alike_and_apart(module: Any, how: Any) -> None:
    env = module.env()
    env.reset(seed=3)
    random = np.random.default_rng(1)
    for _ in range(20):
        step(env, random)
    other = how(env)
    before = env.unwrapped.round
    step(other, np.random.default_rng(9))
    assert env.unwrapped.round == before != other.unwrapped.round
    one, two = how(env), how(env)
    for it in (one, two):
        chances = np.random.default_rng(2)
        while it.agents:
            step(it, chances)
        it.reset()
    assert one.unwrapped.round == two.unwrapped.round == how(one).unwrapped.round


def test_the_options_of_king() -> None:
    env = king_env.env(declarer="S", contract="koz:H", rules="koz_void=must_trump", unused="koz", talk=False)
    env.reset(seed=7)
    round = env.unwrapped.round
    assert (round.declarer, str(round.contract), round.phase) == (2, "koz:H", king.Phase.PLAY)
    assert str(round.house_rules) == "koz_void=must_trump" and str(round.unused) == "koz"
    assert round.deal == king.Deal.from_seed(shuffle.deal_seed(7, 0)) and env.agent_selection == "player_2"
    silent = king_env.env(talk=False)
    silent.reset(seed=7)
    assert silent.unwrapped.round.phase == king.Phase.DECLARE
    silent.step(king.Action("rifki").code)
    assert silent.unwrapped.round.phase == king.Phase.PLAY and silent.unwrapped.round.doubles == king.Doubles.NONE
    with pytest.raises(ValueError):
        king_env.env(unused="-")
    with pytest.raises(king.SimulationError):
        king_env.env(contract="rifki", unused="koz")
    with pytest.raises(ValueError, match="render_mode"):
        king_env.env(render_mode="rgb_array")
    with pytest.raises(TypeError, match="kontrakt"):
        king_env.env(kontrakt="koz")


@pytest.mark.parametrize("contract", ["koz", "durt", "koz:H", "rifki", 7, king.ContractKind.DURT])
def test_a_contract_is_that_of_simulate(contract: Any) -> None:
    env = king_env.raw_env(contract=contract, talk=False)
    env.reset(seed=9)
    seen = set()
    for number in range(20):
        if number:
            env.reset()
        simulated = king.RoundBatch.simulated(1, seed=9, start=number, contract=contract)[0]
        assert env.round == simulated
        seen.add(str(simulated.contract))
    assert len(seen) == 1 if str(contract) in ("koz:H", "rifki", "7") else len(seen) > 2
    talking = king_env.raw_env(contract=contract)
    talking.reset(seed=9)
    assert talking.round.phase in (king.Phase.KONTUR, king.Phase.ANNUL)
    assert talking.round.deal == king.Deal.from_seed(shuffle.deal_seed(9, 0))


def test_the_options_of_balayi() -> None:
    env = balayi_env.env(dealer=1, declaration="NT", unused="C,NT")
    env.reset(seed=7)
    round = env.unwrapped.round
    assert (round.dealer, round.denomination, str(round.unused)) == (1, balayi.Denomination.NO_TRUMP, "C,NT")
    assert round.pack == balayi.Pack.from_seed(shuffle.deal_seed(7, 0))
    with pytest.raises(IllegalAction):
        balayi_env.env(declaration="S", unused="C")


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_resets(module: Any) -> None:
    game = GAMES[module]
    env = module.env(render_mode="ansi")
    env.reset()
    first = env.unwrapped.round
    env.reset()
    assert env.unwrapped.round != first
    other = module.env()
    other.reset()
    assert other.unwrapped.round != first
    start = game.RoundBatch.from_seed(1, seed=99)[0].apply(53)
    env.reset(options={"round": start})
    assert env.unwrapped.round == start and env.render() == str(start)
    over = start.play_out(1)
    with pytest.raises(ValueError, match="over"):
        env.reset(options={"round": over})
    with pytest.raises(ValueError, match="no 'rond'; there is 'round'"):
        env.reset(options={"rond": 1})
    other_game = king if game is balayi else balayi
    for wrong in ("x", str(start), 7, other_game.RoundBatch.from_seed(1, seed=99)[0]):
        with pytest.raises(TypeError, match=r"options\['round'\]: a .*\.Round, not"):
            env.reset(options={"round": wrong})
    with pytest.raises(TypeError, match="options"):
        env.reset(options="round")
    for seed in (-1, 2**64):
        with pytest.raises(ValueError):
            env.reset(seed=seed)
    assert env.unwrapped.round == start
    env.close()


@pytest.mark.parametrize("module", [king_rules.rl, *ENVIRONMENTS, *SERIES], ids=lambda module: str(module.__name__))
def test_examples(module: Any, scope: dict[str, Any]) -> None:
    results = doctest.testmod(module, globs=scope)
    assert results.attempted > 0 and results.failed == 0
