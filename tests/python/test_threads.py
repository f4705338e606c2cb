"""Threads may use one object together."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

from conftest import balayi_positions, king_positions

from king_rules import balayi, king, shuffle

THREADS = 8
T = TypeVar("T")


def together(work: Callable[[int], T]) -> list[T]:
    """What every thread gets for the same work, all beginning at once and interrupting each other often."""
    barrier = Barrier(THREADS)

    def one(number: int) -> T:
        barrier.wait()
        return work(number)

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(THREADS) as pool:
            return list(pool.map(one, range(THREADS)))
    finally:
        sys.setswitchinterval(interval)


def test_one_round_of_king() -> None:
    round = list(king_positions(5))[20]

    def work(_: int) -> object:
        seen: list[object] = []
        for _ in range(200):
            codes = [action.code for action in round.legal_actions]
            seen = [str(round), round.legal_mask, round.taken, hash(round), [round.view(seat) for seat in king.Seat]]
            seen += [round.apply(code) for code in codes] + [round.why_not(code) for code in range(109)]
        return seen

    alone = work(0)
    assert all(seen == alone for seen in together(work))


def test_one_round_of_balayi() -> None:
    round = list(balayi_positions(5))[20]

    def work(_: int) -> object:
        seen: list[object] = []
        for _ in range(200):
            seen = [str(round), round.legal_mask, round.taken, hash(round), round.piles(0), round.view(1)]
            seen += [round.apply(action) for action in round.legal_actions]
        return seen

    alone = work(0)
    assert all(seen == alone for seen in together(work))


def test_each_thread_its_own_rounds() -> None:
    def work(number: int) -> object:
        choose = random.Random(number)
        for seed in range(20):
            round = king.Round(king.Deal.from_seed(seed), number % 4)
            while round.turn is not None:
                round = round.apply(choose.choice([action.code for action in round.legal_actions]))
            assert king.Round.parse(str(round)) == round
        return None

    together(work)


def test_a_generator_returns_each_number_once() -> None:
    numbers = shuffle.SplitMix64(7)
    drawn = [number for part in together(lambda _: [numbers.next_u64() for _ in range(500)]) for number in part]
    alone = shuffle.SplitMix64(7)
    assert sorted(drawn) == sorted(alone.next_u64() for _ in range(500 * THREADS))


def test_a_file_reads_each_line_whole() -> None:
    file = king.PartyFile()
    together(lambda _: [file.read_line("# a comment") for _ in range(500)])
    assert file.lines == 500 * THREADS and file.party is None


def test_first_use_of_the_enums_and_sets() -> None:
    # The members and the objects of cards and actions are made at their first use, which may come from many threads.
    script = """
import threading
from king_rules import king, balayi
barrier = threading.Barrier(8)
seen = []
def work():
    barrier.wait()
    round = king.Round(king.Deal.from_seed(7), "N")
    seen.append((round.turn, round.phase, list(round.legal_actions), balayi.Round(balayi.Pack.from_seed(7), 0).turn))
threads = [threading.Thread(target=work) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join(30) for thread in threads]
assert len(seen) == 8 and all(it == seen[0] for it in seen)
assert all(a is b for it in seen for a, b in zip(it[2], seen[0][2]))
"""
    import subprocess

    for _ in range(3):
        subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
