"""The batch functions: simulate and its parts, deals, packs, seeds and settlement."""

from __future__ import annotations

import dataclasses
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from arrays import joined, same

import king_rules
from king_rules import CardSet, Suit, balayi, king, shuffle

GOLDEN = Path(__file__).parents[1] / "golden"
ALL_DRAWN: dict[str, Any] = {"seed": 7, "doubles": "uniform", "annul": True}


def king_row(rounds: king.SimulatedRounds, i: int) -> tuple[object, ...]:
    return (
        int(rounds.seed[i]),
        king.Seat(int(rounds.declarer[i])),
        king.Contract(rounds.contract[i]),
        king.ContractKind(int(rounds.kind[i])),
        king.Doubles(rounds.doubles[i]),
        bool(rounds.annulled[i]),
        tuple(rounds.taken[i].tolist()),
        tuple(rounds.scores[i].tolist()),
    )


def of_round(round: king.Round, seed: int) -> tuple[object, ...]:
    assert round.contract is not None
    scores = round.scores or (0, 0, 0, 0)
    return (
        seed,
        round.declarer,
        round.contract,
        round.contract.kind,
        round.doubles,
        round.annulled,
        round.taken,
        scores,
    )


def test_the_golden_rounds_of_king() -> None:
    records = (GOLDEN / "simulated.king").read_text().splitlines()
    rounds = king.simulate(len(records), **ALL_DRAWN)
    assert len(records) == len(rounds) == 24
    for i, record in enumerate(records):
        assert str(king.simulated_round(7, i, doubles="uniform", annul=True)) == record
        assert king_row(rounds, i) == of_round(king.Round.parse(record), shuffle.deal_seed(7, i))


def test_the_golden_rounds_of_balayi() -> None:
    records = (GOLDEN / "simulated.balayi").read_text().splitlines()
    rounds = balayi.simulate(len(records), seed=7)
    assert len(records) == len(rounds) == 12
    for i, record in enumerate(records):
        round = balayi.Round.parse(record)
        assert str(balayi.simulated_round(7, i)) == record
        assert rounds.seed[i] == shuffle.deal_seed(7, i) and rounds.dealer[i] == round.dealer
        assert rounds.denomination[i] == round.denomination
        assert (tuple(rounds.taken[i]), tuple(rounds.scores[i])) == (round.taken, round.scores)


def test_the_scores_of_balayi_are_the_formula() -> None:
    # B6.1 as one writes it in numpy: the difference may be negative.
    rounds = balayi.simulate(2000, seed=5)
    weights = np.array([denomination.weight for denomination in balayi.Denomination])[rounds.denomination]
    assert ((rounds.taken - 13) * weights[:, None] == rounds.scores).all() and (rounds.taken < 13).any()
    batch = balayi.RoundBatch.from_seed(200, seed=5)
    batch.play_out(5)
    frame = balayi.frame(batch).rounds
    weights = np.array([denomination.weight for denomination in balayi.Denomination])[batch.denomination]
    for player in balayi.Player:
        assert ((batch.taken[:, player] - 13) * weights == batch.scores[:, player]).all()
        assert ((frame[f"taken_{player}"] - 13) * weights == frame[f"scores_{player}"]).all()
        assert rounds[f"taken_{player}"].dtype == frame[f"taken_{player}"].dtype == batch.taken.dtype


def test_types_and_shapes() -> None:
    rounds = king.simulate(5, seed=1)
    assert {f.name: getattr(rounds, f.name).dtype.name for f in dataclasses.fields(rounds)} == {
        "seed": "uint64",
        "declarer": "uint8",
        "contract": "uint8",
        "kind": "uint8",
        "doubles": "uint16",
        "annulled": "bool",
        "taken": "int16",
        "scores": "int32",
    }
    assert rounds.taken.shape == rounds.scores.shape == (5, 4)
    pairs = balayi.simulate(5, seed=1)
    assert pairs.taken.shape == pairs.scores.shape == (5, 2)
    assert pairs.taken.dtype == np.int16 and pairs.scores.dtype == np.int32
    assert repr(rounds) == "<king.SimulatedRounds: 5 rounds>" and repr(pairs) == "<balayi.SimulatedRounds: 5 rounds>"
    with pytest.raises(dataclasses.FrozenInstanceError):
        rounds.seed = rounds.seed  # type: ignore[misc]
    assert same(pickle.loads(pickle.dumps(rounds)), rounds)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"doubles": "uniform", "annul": True},
        {"contract": "koz:H"},
        {"contract": "durt"},
        {"contract": king.ContractKind.KOZ, "unused": "koz,durt"},
        {"contract": "rifki", "annul": True, "rules": "rifki_void=hearts_always"},
        {"declarer": "S", "contract": "kupa_almaz", "doubles": "N>ES,S>N", "rules": "penalty_void=must_shed"},
        {"unused": ["koz", "rifki"], "doubles": "-"},
    ],
)
def test_rows_are_rounds_however_they_are_split(options: dict[str, Any]) -> None:
    n, start = 700, 2**40
    whole = king.simulate(n, seed=3, start=start, threads=1, **options)
    for threads in (2, 3, 7, None):
        assert same(king.simulate(n, seed=3, start=start, threads=threads, **options), whole)
    bounds = [0, 1, 1, 257, 300, 700]
    parts = [
        king.simulate(b - a, seed=3, start=start + a, threads=2, **options) for a, b in zip(bounds, bounds[1:])
    ]
    assert same(joined(parts), whole)
    for i in (0, 1, 2, 3, 255, 256, 257, 699):
        round = king.simulated_round(3, start + i, **options)
        assert king_row(whole, i) == of_round(round, shuffle.deal_seed(3, start + i))
        assert king.Round.parse(str(round)) == round


@pytest.mark.parametrize("options", [{}, {"dealer": 1, "declaration": "NT"}, {"unused": "C,NT"}])
def test_rows_of_balayi_however_they_are_split(options: dict[str, Any]) -> None:
    whole = balayi.simulate(600, seed=3, start=5, threads=1, **options)
    assert same(balayi.simulate(600, seed=3, start=5, threads=3, **options), whole)
    parts = [balayi.simulate(200, seed=3, start=5 + at, **options) for at in (0, 200, 400)]
    assert same(joined(parts), whole)
    for i in (0, 1, 599):
        round = balayi.simulated_round(3, 5 + i, **options)
        assert tuple(whole.scores[i]) == round.scores and whole.denomination[i] == round.denomination


def test_options_do_what_they_are_for() -> None:
    assert set(king.simulate(200, seed=1, contract="koz").contract.tolist()) == set(range(6, 10))
    assert set(king.simulate(400, seed=1, contract="durt").contract.tolist()) == set(range(10, 23))
    assert set(king.simulate(100, seed=1, contract=22).contract.tolist()) == {22}
    assert king.simulated_round(1, 0, contract="koz").unused == {king.ContractKind.KOZ}
    assert king.simulated_round(1, 0, contract="koz:S").unused == king.ContractSet.ALL
    # A kind is the one unused kind, and has to be among those given.
    assert king.simulated_round(1, 0, contract="koz", unused="rifki,koz").unused == {king.ContractKind.KOZ}
    for contract in ("koz", "koz:S"):
        with pytest.raises(king.SimulationError, match="already declared"):
            king.simulated_round(1, 0, contract=contract, unused="rifki")
        with pytest.raises(king.SimulationError, match="already declared"):
            king.simulate(3, seed=1, contract=contract, unused="rifki")
    assert set(king.simulate(100, seed=1, declarer="E").declarer.tolist()) == {1}
    assert king.simulate(6, seed=1, start=3).declarer.tolist() == [3, 0, 1, 2, 3, 0]
    assert set(king.simulate(200, seed=1, unused="rifki,son_iki").kind.tolist()) == {4, 5}
    silent = king.simulate(300, seed=1, contract="rifki")
    assert not silent.doubles.any() and not silent.annulled.any()
    drawn = king.simulate(300, seed=1, contract="rifki", doubles="uniform", annul=True)
    assert drawn.doubles.any() and drawn.annulled.any()
    assert not drawn.taken[drawn.annulled].any() and not drawn.scores[drawn.annulled].any()
    rounds = king.simulate(50, seed=1, contract="rifki", declarer="N", doubles="N>E,E>N")
    assert set(rounds.doubles.tolist()) == {int(king.Doubles("N>E,E>N"))}
    kept = king.simulate(50, seed=1, contract="koz:S", rules={"koz_void": "must_trump"})
    assert not same(kept, king.simulate(50, seed=1, contract="koz:S"))
    assert set(balayi.simulate(50, seed=1, declaration="NT").denomination.tolist()) == {4}
    assert balayi.simulate(4, seed=1, start=1).dealer.tolist() == [1, 0, 1, 0]


def test_the_scores_are_those_of_the_rulebook() -> None:
    rounds = king.simulate(4000, seed=5, doubles="uniform", annul=True)
    totals = np.array([kind.total for kind in king.ContractKind])[rounds.kind]
    assert (rounds.scores.sum(axis=1) == np.where(rounds.annulled, 0, totals)).all()
    played = ~rounds.annulled
    settled = king.settle_all(rounds.kind[played], rounds.doubles[played], rounds.taken[played])
    assert settled.dtype == np.int32 and np.array_equal(settled, rounds.scores[played])


@pytest.mark.parametrize(
    ("options", "clause", "text"),
    [
        ({"unused": "-"}, "K2.3", "no contract left"),
        ({"contract": "rifki", "unused": "koz"}, "K2.3", "Rifki"),
        ({"contract": "koz", "unused": "rifki"}, "K2.3", "Trumps"),
        ({"contract": "koz:S", "doubles": "E>S"}, "K5.3", "East cannot double South"),
        ({"contract": "rifki", "doubles": "N>E"}, "K6.1", "North, cannot redouble East"),
        # Row 0 could be simulated; a later one could not.
        ({"contract": "koz:S", "doubles": "E>N"}, "K6.1", "East, cannot redouble North"),
        # Some contract that may be drawn does not know these doubles.
        ({"declarer": "N", "doubles": "E>S"}, "K5.3", "East cannot double South"),
    ],
)
def test_what_cannot_be_simulated(options: dict[str, Any], clause: str, text: str) -> None:
    def progress(done: int, n: int) -> None:
        raise AssertionError("simulated")

    with pytest.raises(king.SimulationError, match=text) as error:
        king.simulate(100_000, seed=1, progress=progress, **options)
    assert error.value.clause == clause and isinstance(error.value, ValueError)
    with pytest.raises(king.SimulationError, match=text):
        king.simulated_round(1, 0, **options)


def test_what_balayi_cannot_simulate() -> None:
    refused: list[dict[str, Any]] = [{"unused": "-"}, {"unused": "C", "declaration": "NT"}]
    for options in refused:
        with pytest.raises(balayi.SimulationError) as error:
            balayi.simulate(10, seed=1, **options)
        assert error.value.clause == "B1.3"
        with pytest.raises(balayi.SimulationError):
            balayi.simulated_round(1, 0, **options)


@pytest.mark.parametrize("game", [king, balayi])
def test_wrong_arguments(game: Any) -> None:
    for n, options in (
        (-1, {"seed": 1}),
        (2**70, {"seed": 1}),
        (1, {"seed": -1}),
        (1, {"seed": 2**64}),
        (1, {"seed": 1, "start": -1}),
        (2, {"seed": 1, "start": 2**64 - 1}),
        (1, {"seed": 1, "threads": 0}),
        (1, {"seed": 1, "threads": -1}),
    ):
        with pytest.raises(ValueError):
            game.simulate(n, **options)
    wrong: list[tuple[Any, Any]] = [(1.5, {"seed": 1}), (1, {"seed": "x"}), (1, {}), (1, {"seed": 1, "progress": 3})]
    for n, arguments in wrong:
        with pytest.raises(TypeError):
            game.simulate(n, **arguments)
    with pytest.raises(MemoryError):
        game.simulate(2**55, seed=1)
    with pytest.raises(ValueError):
        king.simulate(1, seed=1, contract="kozz")
    with pytest.raises(ValueError):
        king.simulate(1, seed=1, contract=23)
    with pytest.raises(ValueError):
        king.simulate(1, seed=1, doubles="uniformly")


@pytest.mark.parametrize("game", [king, balayi])
def test_the_edges_of_n_and_start(game: Any) -> None:
    nothing = game.simulate(0, seed=1)
    assert len(nothing) == 0 and nothing.scores.shape[0] == 0 and nothing.scores.ndim == 2
    assert list(nothing) == list(game.simulate(1, seed=1))
    last = game.simulate(1, seed=2**64 - 1, start=2**64 - 1)
    assert tuple(last.scores[0]) == (game.simulated_round(2**64 - 1, 2**64 - 1).scores or ())


def test_deals_packs_and_seeds() -> None:
    seeds = shuffle.deal_seeds(5, seed=7, start=2)
    assert seeds.dtype == np.uint64 and seeds.tolist() == [shuffle.deal_seed(7, k) for k in range(2, 7)]
    assert king.simulate(5, seed=7, start=2).seed.tolist() == seeds.tolist()
    hands = king.deals(seeds)
    assert hands.dtype == np.uint64
    for row, seed in zip(hands, seeds):
        assert [CardSet(mask) for mask in row] == list(king.Deal.from_seed(seed))
    packs = balayi.packs([0, 1, 2**63 - 1])
    assert packs.dtype == np.uint8 and packs.shape == (3, 52)
    assert [card.index for card in balayi.Pack.from_seed(1)] == packs[1].tolist()
    assert king.deals([]).shape == (0, 4) and balayi.packs(np.array([], dtype=np.int32)).shape == (0, 52)
    top = np.array([2**64 - 1], dtype=np.uint64)
    assert CardSet(king.deals(top)[0, 2]) == king.Deal.from_seed(2**64 - 1)["S"]
    with pytest.raises(ValueError, match="row 1: -3"):
        king.deals([1, -3])
    with pytest.raises(TypeError):
        king.deals([1.0])
    with pytest.raises(ValueError, match="one dimension"):
        balayi.packs([[1, 2]])
    with pytest.raises(ValueError):
        shuffle.deal_seeds(-1, seed=7)


def test_settlement_broadcasts_and_is_validated() -> None:
    taken = np.array([[6, 12, 12, 18], [18, 12, 12, 6], [48, 0, 0, 0]])
    doubles = king.Doubles("N>E,E>NSW,S>W,W>ES")
    expected = [doubles.settle("erkek_almaz", row.tolist()) for row in taken]
    assert king.settle_all("erkek_almaz", doubles, taken).tolist() == [list(row) for row in expected]
    kinds, masks = np.array([[2], [2]], dtype=np.uint8), np.array([int(doubles), 0, int(doubles)], dtype=np.uint16)
    both = king.settle_all(kinds, masks, taken)
    assert both.shape == (2, 3, 4)
    assert both[1, 1].tolist() == (-taken[1]).tolist() and both[0, 2].tolist() == list(expected[2])
    ties = king.Doubles("N>ES"), [10, 20, 20, 0]
    for tie in king.SaleTie:
        settled = king.settle_all(king.ContractKind.KIZ_ALMAZ, ties[0], ties[1], tie=tie)
        assert settled.tolist() == list(ties[0].settle("kiz_almaz", ties[1], tie))
    assert king.settle_all("koz", "-", np.zeros((0, 4), dtype=np.int16)).shape == (0, 4)
    nothing = [0, 0, 0, 0]
    refused: list[tuple[Any, Any, Any]] = [
        (np.array([8]), 0, nothing),
        (np.array([-1]), 0, nothing),
        (0, np.array([1]), nothing),
        (0, 0, [0, 0, 0]),
        (0, 0, [0, 0, 0, 40_000]),
        ("tarot", 0, nothing),
        (np.zeros(3, np.uint8), 0, np.zeros((2, 4), np.int16)),
    ]
    for kind, mask, points in refused:
        with pytest.raises(ValueError):
            king.settle_all(kind, mask, points)
    # One of them is read as a single round reads it.
    others: list[tuple[Any, Any]] = [(True, 0), (0, True), (king.Seat.NORTH, 0), (0, Suit.CLUBS), (None, 0), (0.0, 0)]
    for kind, mask in others:
        with pytest.raises(TypeError):
            king.settle_all(kind, mask, nothing)
        with pytest.raises(TypeError):
            king.Doubles(mask).settle(kind, nothing)
    with pytest.raises(TypeError):
        king.settle_all(np.array([True]), 0, [nothing])
    with pytest.raises(TypeError):
        king.settle_all(0, 0, [0.5, 0, 0, 0])


@pytest.mark.parametrize("game", [king, balayi])
def test_progress_is_reported_by_the_calling_thread(game: Any) -> None:
    calls: list[tuple[int, int, int]] = []
    n = 70_000

    def progress(done: int, n: int) -> None:
        calls.append((done, n, threading.get_ident()))

    game.simulate(n, seed=1, threads=2, progress=progress)
    done = [row[0] for row in calls]
    assert len(done) > 2 and done == sorted(set(done)) and done[-1] == n
    assert {row[1:] for row in calls} == {(n, threading.get_ident())}


@pytest.mark.parametrize("game", [king, balayi])
def test_what_progress_raises_ends_the_run(game: Any) -> None:
    class Enough(Exception):
        pass

    calls: list[int] = []

    def progress(done: int, n: int) -> None:
        calls.append(done)
        raise Enough

    before = threading.active_count()
    with pytest.raises(Enough):
        game.simulate(10_000_000, seed=1, progress=progress)
    assert len(calls) == 1 and threading.active_count() == before


@pytest.mark.parametrize("game", ["king", "balayi"])
def test_ctrl_c_ends_a_run(game: str) -> None:
    script = f"""
import os, signal, threading
from king_rules import {game}
def progress(done, n):
    if done == first[0]:
        os.kill(os.getpid(), signal.SIGINT)
first = [None]
def note(done, n):
    first[0] = first[0] or done
    progress(done, n)
try:
    {game}.simulate(10**9 // 4, seed=1, progress=note)
except KeyboardInterrupt:
    native = len(os.listdir("/proc/self/task")) if os.path.isdir("/proc/self/task") else 1
    assert threading.active_count() == 1
    assert {game}.simulate(1000, seed=1).scores.shape[0] == 1000
    print("interrupted", native)
"""
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, env=environment)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == ["interrupted", "1"]


def test_ctrl_c_without_progress() -> None:
    # The signal comes from another process, in the middle of a part.
    script = "from king_rules import king; print('on', flush=True); king.simulate(10**9 // 4, seed=1)"
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None and process.stdout.readline() == "on\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=120)
    assert errors.rstrip().endswith("KeyboardInterrupt") and process.returncode != 0


def runs_beside(work: Any) -> bool:
    """Whether Python runs here while another thread is inside `work`.

    With a switch interval that never ends, a thread keeps the GIL until it lets go of it. So if this thread runs
    between the flags, which the other sets right before and right after the call, then the call has let go of it.
    """
    inside = threading.Event()
    beside: list[bool] = []
    flags = {"before": False, "after": False}

    def other() -> None:
        flags["before"] = True
        inside.set()
        work()
        flags["after"] = True

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        thread = threading.Thread(target=other)
        thread.start()
        inside.wait()
        beside.append(flags["before"] and not flags["after"])
        thread.join()
    finally:
        sys.setswitchinterval(interval)
    return beside == [True]


def test_the_gil_is_released() -> None:
    batch = king.RoundBatch.from_seed(16_000, seed=1)
    pairs = balayi.RoundBatch.from_seed(16_000, seed=1)
    records = str(king.RoundBatch.simulated(10_000, seed=1))
    # Each is one call that takes long enough for another thread to wake up, and has no second part.
    calls: dict[str, Callable[[], object]] = {
        "king.simulate": lambda: king.simulate(16_000, seed=1, threads=1),
        "balayi.simulate": lambda: balayi.simulate(16_000, seed=1, threads=1),
        "king.deals": lambda: king.deals(np.arange(200_000)),
        "balayi.packs": lambda: balayi.packs(np.arange(200_000)),
        "king.RoundBatch.observations": batch.observations,
        "balayi.RoundBatch.observations": pairs.observations,
        "king.RoundBatch.play_out": lambda: batch.copy().play_out(1),
        "king.RoundBatch.parse": lambda: king.RoundBatch.parse(records),
    }
    for name, call in calls.items():
        assert any(runs_beside(call) for _ in range(5)), name


def test_two_threads_simulate_at_the_same_time() -> None:
    # Each waits in the middle of its run for the other to be in the middle of its own.
    barrier = threading.Barrier(2, timeout=60)
    n = 2 * 2**14 + 1
    expected = king.simulate(n, seed=1)
    results: list[king.SimulatedRounds] = []
    met: list[int] = []

    def progress(done: int, n: int) -> None:
        if done < n:
            barrier.wait()
            met.append(done)

    def work() -> None:
        results.append(king.simulate(n, seed=1, threads=1, progress=progress))

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(met) >= 2 and len(results) == 2 and all(same(result, expected) for result in results)


def test_numpy_is_needed_by_the_batch_functions_only() -> None:
    script = """
import sys
class NoNumpy:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "numpy":
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
sys.meta_path.insert(0, NoNumpy())
from king_rules import king, balayi, shuffle
assert "numpy" not in sys.modules
king.simulated_round(7, 0).scores, balayi.simulated_round(7, 0).scores
king.Round(king.Deal.from_seed(7), "N").legal_mask, king.OBSERVATION["hand"], balayi.OBSERVATION_SIZE
calls = [
    lambda: king.simulate(1, seed=7), lambda: balayi.simulate(1, seed=7), lambda: king.deals([1]),
    lambda: balayi.packs([1]), lambda: shuffle.deal_seeds(1, seed=7), lambda: king.RoundBatch([]),
    lambda: balayi.RoundBatch([]), lambda: king.RoundBatch.from_seed(1, seed=1), lambda: king.frame([]),
    lambda: balayi.frame([]), lambda: king.observation(king.Round(king.Deal.from_seed(7), "N").view("N")),
]
for call in calls:
    try:
        call()
    except ImportError as error:
        assert 'pip install "numpy>=2"' in str(error), error
    else:
        raise AssertionError("no error")
print(len(calls))
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    assert run.stdout == "11\n"


def test_everything_is_exported() -> None:
    for game, names in ((king, "settle_all deals"), (balayi, "packs")):
        for name in f"{names} OBSERVATION OBSERVATION_SIZE RoundBatch SimulatedRounds SimulationError simulate".split():
            assert name in game.__all__
        for name in ("frame", "observation", "simulated_round"):
            assert name in game.__all__
    assert "deal_seeds" in king_rules.shuffle.__all__
