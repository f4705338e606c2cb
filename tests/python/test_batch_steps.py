"""RoundBatch as a vectorised environment: rows, streams of deals, steps and the memory they write."""

from __future__ import annotations

import copy
import random
import threading
from typing import Any

import numpy as np
import pytest
from arrays import draw
from numpy.typing import NDArray

from king_rules import IllegalAction, Step, balayi, king, shuffle

GAMES: list[Any] = [king, balayi]
# Every house rule that decides what a card proves or when a round ends, in some combinations.
RULES = [
    "-",
    "rifki_void=king_holder_free,penalty_void=must_shed,koz_void=must_trump",
    "rifki_void=hearts_always,koz_void=must_overtrump,early_end=false,durt_end=fourth_decided",
    "rifki_void=king_holder_free,koz_void=must_overtrump,rifki_annul=false,sale_tie=stays",
]


def settings() -> list[Any]:
    return [pytest.param(king, {"rules": rules}, id=rules) for rules in RULES] + [pytest.param(balayi, {}, id="balayi")]


def viewers(game: Any) -> list[Any]:
    return list(king.Seat if game is king else balayi.Player)


def arrays_of(batch: Any) -> dict[str, NDArray[Any]]:
    """What a step should hold now, each row by the round alone."""
    game: Any = king if isinstance(batch, king.RoundBatch) else balayi
    blank = np.zeros(game.OBSERVATION_SIZE, np.int8)
    rounds = list(batch)
    return {
        "observations": np.array([blank if one.turn is None else game.observation(one.view(one.turn)) for one in rounds]),
        "masks": batch.legal_actions.astype(bool),
        "turn": batch.turn,
    }


def check_now(batch: Any, now: Step) -> None:
    for name, expected in arrays_of(batch).items():
        found = getattr(now, name)
        assert found.dtype == expected.dtype and np.array_equal(found, expected), name


@pytest.mark.parametrize(("game", "options"), settings())
def test_observations_grow_to_what_the_record_says(game: Any, options: dict[str, Any]) -> None:
    batch = game.RoundBatch.from_seed(24, seed=3, **options)
    chances = np.random.default_rng(1)
    memory = np.full((24, game.OBSERVATION_SIZE), 99, np.int8)
    for number in range(200):
        for viewer in viewers(game)[number % len(viewers(game)) :: 4]:
            named = {"seat": viewer} if game is king else {"player": viewer}
            expected = [game.observation(one.view(viewer)) for one in batch]
            assert np.array_equal(batch.observations(**named, out=memory), expected)
        check_now(batch, batch.observe(threads=1))
        if batch.over.all():
            break
        batch.apply(draw(batch.action_masks(), chances))
    assert batch.over.all()


@pytest.mark.parametrize(("game", "options"), settings())
def test_steps_replace_finished_rounds_by_the_stream(game: Any, options: dict[str, Any]) -> None:
    n, start = 30, 5
    batch = game.RoundBatch.simulated(n, seed=7, start=start, **options)
    rounds = list(batch)
    numbers = [start + row for row in range(n)]
    chances = np.random.default_rng(2)
    now = batch.observe()
    assert not now.finished.any() and not now.rewards.any()
    finished = 0
    for _ in range(130):
        check_now(batch, now)
        assert not batch.over.any() and now.masks.any(axis=1).all()
        codes = draw(now.masks, chances)
        before = now
        now = batch.step(codes, out=now, threads=2)
        assert now is before
        for row, code in enumerate(codes):
            rounds[row] = rounds[row].apply(int(code))
            over = rounds[row].turn is None
            assert now.finished[row] == over
            assert now.rewards[row].tolist() == list((rounds[row].scores if over else None) or [0] * len(viewers(game)))
            if over:
                finished += 1
                numbers[row] += n
                deal = game.RoundBatch.simulated(1, seed=7, start=numbers[row], **options)
                rounds[row] = deal[0]
        assert list(batch) == rounds and batch.deal_numbers.tolist() == numbers
    assert finished >= 2 * n


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_the_same_however_it_is_computed(game: Any) -> None:
    n = 3000
    one, two, parts = (game.RoundBatch.from_seed(n, seed=9) for _ in range(3))
    parts = [parts[:1000], parts[1000:]]
    now = one.observe(threads=1)
    for number in range(70):
        codes = one.act("random", seed=number)
        now = one.step(codes, out=now, threads=1)
        other = two.step(codes, threads=3)
        in_parts = [part.step(codes[a:b]) for part, a, b in zip(parts, (0, 1000), (1000, n))]
        for name in Step._fields:
            assert np.array_equal(getattr(now, name), getattr(other, name))
            assert np.array_equal(getattr(now, name), np.concatenate([getattr(part, name) for part in in_parts]))
    assert one == two == game.RoundBatch.concatenate(parts)
    assert one.deal_numbers.tolist() == [*parts[0].deal_numbers, *parts[1].deal_numbers]


@pytest.mark.parametrize("game", GAMES)
def test_without_autoreset_finished_rounds_stay(game: Any) -> None:
    batch = game.RoundBatch(list(game.RoundBatch.simulated(20, seed=3)))
    with pytest.raises(ValueError, match="stream"):
        batch.step(batch.act("random"))
    chances = np.random.default_rng(1)
    now = batch.observe()
    total = np.zeros_like(now.rewards)
    times = np.zeros(20, int)
    while not batch.over.all():
        now = batch.step(draw(now.masks, chances), out=now, autoreset=False)
        total += now.rewards
        times += now.finished
        check_now(batch, now)
    assert (total == batch.scores).all() and (times == 1).all() and (now.turn == 255).all()
    again = batch.step(np.full(20, -1), autoreset=False)
    assert not again.finished.any() and not again.rewards.any() and not again.observations.any()


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_read_by_numbers_and_masks(game: Any) -> None:
    batch = game.RoundBatch.simulated(10, seed=3)
    rounds = list(batch)
    mask = np.arange(10) % 3 == 1
    picks: list[tuple[Any, list[int]]] = [
        (np.array([3, -1, 3]), [3, 9, 3]),
        ([0, 1], [0, 1]),
        (np.array([2], dtype=np.uint64), [2]),
        ([], []),
        (mask, [1, 4, 7]),
        (mask.tolist(), [1, 4, 7]),
        (np.zeros(10, bool), []),
        (slice(8, 2, -2), [8, 6, 4]),
    ]
    for pick, rows in picks:
        assert list(batch[pick]) == [rounds[row] for row in rows]
        assert np.array_equal(batch.observations(pick), batch.observations()[rows])
        assert np.array_equal(batch.action_masks(pick), batch.legal_actions[rows].astype(bool))
        assert batch[pick].deal_numbers.tolist() == rows
    # A part is stepped apart, on the same deals as the rows that it was made of.
    part, codes = batch[mask], batch.act("random", seed=1)
    part.apply(codes[mask])
    assert list(batch) == rounds and list(part) == [rounds[row].apply(int(codes[row])) for row in (1, 4, 7)]
    part.reset(slice(None))
    assert part.deal_numbers.tolist() == [11, 14, 17]
    wrong: list[tuple[Any, type[Exception]]] = [
        ([10], IndexError),
        ([-11], IndexError),
        (np.zeros(9, bool), IndexError),
        (np.array([2**64 - 1], dtype=np.uint64), IndexError),
        ([0.5], TypeError),
        (["a"], TypeError),
        (np.zeros((2, 2), int), ValueError),
        (np.ma.masked_array([1, 2], mask=[True, False]), ValueError),
        ({}, TypeError),
    ]
    for pick, error in wrong:
        with pytest.raises(error, match="index"):
            batch[pick]
        with pytest.raises(error, match="rows"):
            batch.observations(pick)
        with pytest.raises(error, match="rows"):
            batch.reset(pick)
    with pytest.raises(TypeError, match="rows"):
        batch.observations(1)


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_put_and_joined(game: Any) -> None:
    batch = game.RoundBatch.simulated(6, seed=3)
    rounds = list(batch)
    other = game.RoundBatch.simulated(6, seed=4)
    other.apply(other.act("random"))
    batch[1] = other[0]
    batch[[2, 3]] = other[4:]
    batch[np.arange(6) == 5] = rounds[0]
    batch[-6:-5] = iter([other[3]])
    assert list(batch) == [other[3], other[0], other[4], other[5], rounds[4], rounds[0]]
    check_now(batch, batch.observe())
    # The deals that follow are those of the rows.
    batch.reset(range(6))
    assert batch.deal_numbers.tolist() == list(range(6, 12))
    assert batch == game.RoundBatch.simulated(6, seed=3, start=6)
    same = list(batch)
    wrong: list[tuple[Any, Any, type[Exception]]] = [
        (0, 3, TypeError),
        (0, other, TypeError),
        ([0, 1], other, ValueError),
        ([0, 1], [rounds[0]], ValueError),
        ([0, 1], [rounds[0], None], TypeError),
        ([0, 1], None, TypeError),
        ([6], rounds[0], IndexError),
        (6, rounds[0], IndexError),
        ("a", rounds[0], TypeError),
        (0, (balayi if game is king else king).RoundBatch.from_seed(1, seed=1)[0], TypeError),
    ]
    for index, value, error in wrong:
        with pytest.raises(error):
            batch[index] = value
    assert list(batch) == same
    whole = game.RoundBatch.concatenate([other, batch[:2], game.RoundBatch([])])
    assert list(whole) == [*other, *same[:2]]
    # Only rows of one stream have one together.
    with pytest.raises(ValueError, match="stream"):
        whole.reset()
    whole = game.RoundBatch.concatenate([batch[3:], batch[:3]])
    whole.reset([0, 5])
    assert whole.deal_numbers.tolist() == [15, 10, 11, 6, 7, 14]
    assert game.RoundBatch.concatenate([]) == game.RoundBatch([])
    for bad in ([1], [rounds[0]], 3):
        with pytest.raises(TypeError):
            game.RoundBatch.concatenate(bad)


@pytest.mark.parametrize("game", GAMES)
def test_reset(game: Any) -> None:
    batch = game.RoundBatch.from_seed(8, seed=3, start=100)
    batch.play_out(1)
    batch[3] = game.RoundBatch.from_seed(1, seed=1)[0]
    kept = batch[3]
    batch.reset()
    fresh = game.RoundBatch.from_seed(8, seed=3, start=108)
    assert [batch[row] == fresh[row] for row in range(8)] == [row != 3 for row in range(8)] and batch[3] == kept
    assert batch.deal_numbers.tolist() == [108, 109, 110, 103, 112, 113, 114, 115]
    batch.reset()
    assert batch.deal_numbers[0] == 108
    twin = copy.deepcopy(batch)
    twin.reset([0])
    assert (twin.deal_numbers[0], batch.deal_numbers[0]) == (116, 108)
    for stranger in (game.RoundBatch(list(batch)), game.RoundBatch.parse(str(batch))):
        with pytest.raises(ValueError, match="stream"):
            stranger.reset()
        with pytest.raises(ValueError, match="stream"):
            stranger.deal_numbers


def test_deals_that_are_annulled_at_once_are_passed_over() -> None:
    settings: dict[str, Any] = {"seed": 2, "contract": "rifki", "annul": True}
    batch = king.RoundBatch.simulated(40, **settings)
    later = king.RoundBatch.simulated(4000, **settings)
    assert later.over.any()
    batch.reset(slice(None))
    for _ in range(20):
        assert not batch.over.any()
        numbers = batch.deal_numbers
        assert list(batch) == [later[int(number)] for number in numbers]
        batch.reset(slice(None))
        for before, after in zip(numbers, batch.deal_numbers):
            assert after > before and later.over[before + 40 : after : 40].all()


def test_rows_of_one_contract_apart() -> None:
    batch = king.RoundBatch.simulated(400, seed=7)
    assert batch.kind.dtype == np.uint8
    assert batch.kind.tolist() == [int(one.contract.kind) for one in batch if one.contract is not None]
    assert set(king.RoundBatch.from_seed(3, seed=7).kind.tolist()) == {255}
    for kind in king.ContractKind:
        part = batch[batch.kind == kind]
        assert len(part) > 10 and all(one.contract is not None and one.contract.kind == kind for one in part)


@pytest.mark.parametrize("game", GAMES)
def test_memory_that_is_written_over(game: Any) -> None:
    n, width = 12, game.OBSERVATION_SIZE
    actions = game.RoundBatch.from_seed(1, seed=1).legal_actions.shape[1]
    batch = game.RoundBatch.simulated(n, seed=3)
    # Views into what keeps a whole rollout.
    rollout = np.full((5, n, width), 7, np.int8)
    for number in range(5):
        written = batch.observations(out=rollout[number])
        assert np.shares_memory(written, rollout) and np.array_equal(rollout[number], batch.observations())
        batch.apply(batch.act("random", seed=number))
    masks = np.ones((n, actions), bool)
    assert batch.action_masks(out=masks) is masks and np.array_equal(masks, batch.legal_actions)
    part = np.full((2, width), 7, np.int8)
    assert np.array_equal(batch.observations([4, 2], out=part), batch.observations()[[4, 2]])

    read_only = np.zeros((n, width), np.int8)
    read_only.flags.writeable = False
    wrong: list[tuple[Any, type[Exception], str]] = [
        (np.zeros((n, width), np.uint8), TypeError, "int8"),
        (np.zeros((n, width - 1), np.int8), ValueError, "shape"),
        (np.zeros((n - 1, width), np.int8), ValueError, "shape"),
        (np.zeros(n * width, np.int8), ValueError, "shape"),
        (np.zeros((width, n), np.int8).T, ValueError, "one after the other"),
        (np.zeros((n, 2 * width), np.int8)[:, ::2], ValueError, "one after the other"),
        (read_only, ValueError, "cannot be written"),
        ([[0] * width] * n, TypeError, "int8"),
        (3, TypeError, "int8"),
    ]
    now = batch.observe()
    codes = batch.act("random", seed=1)
    before = batch.copy()
    for array, error, text in wrong:
        with pytest.raises(error, match=text):
            batch.observations(out=array)
        with pytest.raises(error, match=f"out.observations.*{text}"):
            batch.step(codes, out=now._replace(observations=array))
    rewards = np.zeros((n, len(viewers(game))), np.int32)
    misaligned = np.zeros(rewards.nbytes + 1, np.uint8)[1:].view(np.int32).reshape(rewards.shape)
    with pytest.raises(ValueError, match="out.rewards: its items are misaligned"):
        batch.step(codes, out=now._replace(rewards=misaligned))
    memory = np.zeros(n * 8, np.int32)
    overlapping = now._replace(rewards=memory[: n * len(viewers(game))].reshape(n, -1), turn=memory.view(np.uint8)[:n])
    with pytest.raises(ValueError, match="shares memory"):
        batch.step(codes, out=overlapping)
    for bad in (tuple(now), now.observations, [*now]):
        with pytest.raises(TypeError, match="out: a Step"):
            batch.step(codes, out=bad)
    with pytest.raises(ValueError, match="threads"):
        batch.step(codes, threads=0)
    assert batch == before


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_changes_and_writes_nothing(game: Any) -> None:
    batch = game.RoundBatch.from_seed(3000, seed=3)
    before, now = batch.copy(), batch.observe()
    kept = [array.copy() for array in now]
    codes = batch.act("random", seed=1)
    codes[[700, 1800, 2900]] = 0  # a card
    for threads in (1, 2, 3):
        with pytest.raises(IllegalAction) as error:
            batch.step(codes, out=now, threads=threads)
        assert error.value.row == 700
        assert batch == before and all(np.array_equal(a, b) for a, b in zip(now, kept))
    with pytest.raises(ValueError, match="row 3: 200 is no action"):
        codes[3] = 200
        batch.step(codes)
    # Once it is legal, the same memory serves.
    assert batch.step(before.act("random", seed=1), out=now) is now
    check_now(batch, now)


def test_threads_that_step_one_batch_take_turns() -> None:
    batch = king.RoundBatch.simulated(500, seed=3)
    steps, wrong = [0, 0], []

    def work(who: int) -> None:
        chances = random.Random(who)
        for _ in range(100):
            try:
                now = batch.step(batch.act("random", seed=chances.randrange(100)))
                steps[who] += 1
                if not now.masks.any(axis=1).all():
                    wrong.append(now)
            except IllegalAction:
                pass  # the other one was faster

    threads = [threading.Thread(target=work, args=(who,)) for who in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(steps) > 50 and not wrong
    check_now(batch, batch.observe())


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_without_rows(game: Any) -> None:
    batch = game.RoundBatch.from_seed(0, seed=3)
    now = batch.step([])
    assert [array.shape[0] for array in now] == [0] * 5 and now.rewards.shape == (0, len(viewers(game)))
    batch.reset()
    batch[:] = []
    assert batch.action_masks().shape[0] == len(batch.deal_numbers) == 0


def test_versions() -> None:
    for game in GAMES:
        assert game.OBSERVATION_VERSION == 1 and "OBSERVATION_VERSION" in game.__all__
    assert shuffle.deal_seed(7, 0) == int(king.simulate(1, seed=7).seed[0])
