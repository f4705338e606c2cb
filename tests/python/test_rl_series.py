"""The environments of whole parties and matches."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import TerminateIllegalWrapper  # type: ignore[import-untyped]

from king_rules import balayi, king, shuffle
from king_rules.rl import balayi_match, king_party

SERIES: list[Any] = [king_party, balayi_match]
GAMES: dict[Any, Any] = {king_party: king, balayi_match: balayi}


def new(module: Any, number: int) -> Any:
    """Party or match number k of a seed, before its first round."""
    return king.Party(number % 4) if module is king_party else balayi.Match(number % 2)


def dealt(module: Any, seed: int) -> Any:
    return king.Deal.from_seed(seed) if module is king_party else balayi.Pack.from_seed(seed)


@pytest.mark.parametrize("module", SERIES)
def test_an_episode_is_all_its_rounds(module: Any) -> None:
    env = module.env()
    raw = env.unwrapped
    random = np.random.default_rng(1)
    round: Any
    env.reset(seed=7)
    for episode in range(2):
        if episode:
            env.reset()
        deals = shuffle.deal_seed(7, episode)
        series, number = new(module, episode), 0
        round = series.start(dealt(module, shuffle.deal_seed(deals, 0)))
        totals = Counter({agent: float(total) for agent, total in zip(env.possible_agents, series.totals)})
        while not series.is_over:
            assert raw.round == round and getattr(raw, raw.kind) == series
            assert raw.possible_agents.index(env.agent_selection) == round.turn and not any(env.terminations.values())
            observation, reward, *_ = env.last()
            if random.random() < 0.1:
                for seat, agent in enumerate(env.possible_agents):
                    seen = env.observe(agent)
                    assert env.observation_space(agent).contains(seen)
                    assert np.array_equal(seen["observation"], module.observation(series, round.view(seat)))
            action = int(random.choice(np.flatnonzero(observation["action_mask"])))
            env.step(action)
            round = round.apply(action)
            if round.turn is None:
                series = series.record(round)
                scores = round.scores or [0] * len(env.possible_agents)
                assert list(env.rewards.values()) == list(map(float, scores))
                totals.update(env.rewards)
                number += 1
                if not series.is_over:
                    round = series.start(dealt(module, shuffle.deal_seed(deals, number)))
            else:
                assert not any(env.rewards.values())
        assert all(env.terminations.values()) and getattr(raw, raw.kind) == series
        assert number >= series.ROUNDS == len(series)
        assert list(totals.values()) == list(map(float, series.totals))
        while env.agents:
            env.step(None)


@pytest.mark.parametrize("module", SERIES)
def test_parties_and_matches_are_those_of_simulations(module: Any) -> None:
    simulate: Any = king.simulate_parties if module is king_party else balayi.simulate_matches
    simulated = simulate(5, seed=9)
    env = module.raw_env()
    for number in range(5):
        env.reset(seed=9 if number == 0 else None)
        while env.agents:
            env.step(env.choose("greedy"))
        assert list(getattr(env, env.kind).totals) == simulated.totals[number].tolist()


@pytest.mark.parametrize("module", SERIES)
def test_what_is_added_is_what_it_says(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=3)
    parts = module.OBSERVATION
    assert parts["rounds_left"].stop == module.OBSERVATION_SIZE == len(env.places) and module.OBSERVATION_VERSION == 1
    assert dict(list(parts.items())[: len(GAMES[module].OBSERVATION)]) == dict(GAMES[module].OBSERVATION)
    rounds, series = 0, new(module, 0)
    while env.agents:
        if env.round.turn is not None and len(env.round.actions) < 2:
            series = getattr(env, env.kind)
            for seat, agent in enumerate(env.possible_agents):
                seen = env.observe(agent)["observation"]
                order = [(seat + turns) % env.players for turns in range(env.players)]
                assert seen[parts["totals"]].tolist() == [series.totals[it] for it in order]
                assert seen[parts["rounds_left"]].tolist() == [series.ROUNDS - len(series)]
                kinds = king.ContractKind if module is king_party else balayi.Denomination
                unused = [kind in series.unused(it) for it in order for kind in kinds]
                assert seen[parts["unused_by"]].tolist() == unused
                labels = [place.label for place in env.places[parts["unused_by"]]]
                assert labels == [f"{turns} {kind}" for turns in range(env.players) for kind in kinds]
            assert env.state_space.contains(env.state()) and len(env.state()) == len(env.state_places)
            rounds += 1
        env.step(env.choose("random", seed=3))
    assert rounds >= 2 * series.ROUNDS


@pytest.mark.parametrize("module", SERIES)
def test_the_outcome_as_the_reward(module: Any) -> None:
    seen = set()
    for seed in range(12):
        env = module.raw_env(rewards="outcome")
        env.reset(seed=seed)
        summed = Counter(dict.fromkeys(env.possible_agents, 0.0))
        while env.round.turn is not None:
            env.step(env.choose("random", seed=seed))
            summed.update(env.rewards)
        series = getattr(env, env.kind)
        if module is king_party:
            expected = [1.0 if total > 0 else -1.0 for total in series.totals]
        else:
            expected = [float(np.sign(total)) for total in series.totals]
        assert list(summed.values()) == expected
        seen.add(tuple(expected))
    assert len(seen) > 1


def test_annulled_rounds_are_dealt_again() -> None:
    env = king_party.raw_env()
    annulled, rifki, annul = 0, king.Action("rifki").code, king.Action("annul").code
    for seed in range(20):
        env.reset(seed=seed)
        while env.round.turn is not None:
            mask, before, counted = env.observe(env.agent_selection)["action_mask"], env.round, len(env.party)
            if mask[rifki] or mask[annul]:
                env.step(rifki if mask[rifki] else annul)
            else:
                env.step(env.choose("random", seed=seed))
            if mask[annul]:
                annulled += 1
                assert env.round.declarer == before.declarer and env.round.unused == before.unused
                assert env.round.deal != before.deal and not any(env.rewards.values())
                assert len(env.party) == counted
            if len(env.party) == 4:
                break
    assert annulled > 0


@pytest.mark.parametrize("module", SERIES)
def test_options_of_reset(module: Any) -> None:
    env = module.env()
    raw = env.unwrapped
    kind = raw.kind
    series = new(module, 1)
    results = []
    for number in range(3):
        round = series.start(dealt(module, number)).play_out(1)
        results.append(round)
        series = series.record(round)
    env.reset(seed=5, options={kind: series})
    assert getattr(raw, kind) == series and raw.round == series.start(
        dealt(module, shuffle.deal_seed(shuffle.deal_seed(5, 0), 0))
    )
    midst = series.start(dealt(module, 99)).apply(int(raw.choose("greedy")))
    env.reset(seed=5, options={kind: series, "round": midst})
    assert raw.round == midst
    while len(getattr(raw, kind)) == len(series):
        env.step(raw.choose("greedy"))
    assert raw.round.actions == ()
    before = (raw.round, getattr(raw, kind))
    for options, error, words in (
        ({"parti": series}, ValueError, "no 'parti'"),
        ({kind: str(series)}, TypeError, rf"options\['{kind}'\]"),
        ({kind: series, "round": results[0]}, ValueError, "it is over"),
        ({kind: series, "round": new(module, 1).start(dealt(module, 1))}, ValueError, None),
        ({"round": "x"}, TypeError, r"options\['round'\]"),
    ):
        with pytest.raises(error, match=words):
            env.reset(options=options)
        assert (raw.round, getattr(raw, kind)) == before
    while not series.is_over:
        series = series.record(series.start(dealt(module, 5)).play_out(1))
    with pytest.raises(ValueError, match="it is over"):
        env.reset(options={kind: series})


def test_options_of_the_environments() -> None:
    env = king_party.raw_env(first_declarer="S", rules="early_end=false", talk=False)
    for _ in range(2):
        env.reset(seed=1)
        assert env.agent_selection == "player_2" and str(env.party.house_rules) == "early_end=false"
    env.step(king.Action("rifki").code)
    assert env.round.phase == king.Phase.PLAY
    other = balayi_match.raw_env(first_dealer=1)
    other.reset()
    assert other.match.dealer == 1 and other.agent_selection == "player_0"
    with pytest.raises(ValueError, match="rewards: no 'points'"):
        king_party.env(rewards="points")
    with pytest.raises(TypeError, match="contract"):
        king_party.env(contract="koz")


@pytest.mark.parametrize("module", SERIES)
def test_copies_go_on_alike(module: Any) -> None:
    env = module.env()
    env.reset(seed=3)
    for _ in range(70):
        env.step(env.unwrapped.choose("random", seed=1))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(70):
        for it in (env, *copies):
            it.step(it.unwrapped.choose("random", seed=1))
        assert {str(it.unwrapped.round) for it in (env, *copies)} == {str(env.unwrapped.round)}


def test_illegal_actions_end_a_party_in_pettingzoos_wrapper() -> None:
    raw: Any = king_party.raw_env()
    env = TerminateIllegalWrapper(raw, illegal_reward=-1000)
    env.reset(seed=3)
    env.step(0)
    assert all(env.terminations.values()) and env.rewards["player_0"] == -1000


def test_good_players_know_how_the_party_stands() -> None:
    """The environment asks the library's players with the party, which levels from hard on play by."""
    env = king_party.raw_env()
    env.reset(seed=3)
    party = env.party
    for _ in range(31):
        party = party.record(party.start(king.Deal.from_seed(7)).play_out(len(party)))
    differing = 0
    for seed in range(6):
        env.reset(options={"party": party, "round": party.start(king.Deal.from_seed(seed))})
        view = env.round.view(env.possible_agents.index(env.agent_selection))
        chosen = env.choose("playouts:60", seed=seed)
        assert chosen == king.act(view, "playouts:60", seed=seed, standings=party).code
        while env.round.turn is not None and env.round.phase < king.Phase.PLAY:
            view = env.round.view(env.round.turn)
            code = env.choose("hard", seed=seed)
            assert code == king.act(view, "hard", seed=seed, standings=party).code
            differing += code != king.act(view, "hard", seed=seed).code
            env.step(code)
    assert differing > 0


def test_no_party_goes_beyond_the_bounds() -> None:
    """The bounds of the totals are those of the rounds: every contract with all doubles, the cards at extremes."""
    masks = np.array([mask for mask in range(2**16) if not mask & 0x8421], np.uint16)
    lowest = highest = 122
    round_lowest = round_highest = 0
    for kind in king.ContractKind:
        if kind == king.ContractKind.DURT:
            splits = sorted(set(permutations((45, 20, 10, -10))))
        else:
            total = abs(kind.total)
            splits = [tuple(total * (seat == it) for it in range(4)) for seat in range(4)]
            half = total // 2
            splits += [(0, half, total - half, 0), (0, total - 2, 1, 1), (half, total - half, 0, 0)]
        for declarer in range(4):
            allowed = masks
            if kind >= king.ContractKind.KOZ:
                # Only the declarer is doubled, and doubles (K5.3, K6.5).
                of = np.uint16(sum(1 << (4 * by + it) for by in range(4) for it in range(4) if declarer in (by, it)))
                allowed = masks[(masks & ~of) == 0]
            scores = king.settle_all(kind, allowed[:, None], np.array(splits)[None])[..., 0]
            lowest, highest = lowest + int(scores.min()), highest + int(scores.max())
            round_lowest, round_highest = min(round_lowest, scores.min()), max(round_highest, scores.max())
    place = king_party.raw_env.places[king_party.OBSERVATION["totals"].start]
    assert (lowest, highest) == (place.low, place.high)
    # Those that the game of OpenSpiel says of a round.
    assert (round_lowest, round_highest) == (-455, 455)
