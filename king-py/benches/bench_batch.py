"""What the batch functions cost, beside the Rust loops that they wrap.

Short pieces of both are run in turn, and the shortest of each counts: so what slows the machine down slows down both.

    python king-py/benches/bench_batch.py [ROUNDS]

Needs the package built with `--release`, numpy, and cargo.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from king_rules import balayi, king

REPOSITORY = Path(__file__).parents[2]
PIECES = 12
ACTIONS = {"king": 109, "balayi": 57}


def best(run: Callable[[], object], times: int = 5) -> float:
    """Seconds, the best of several runs."""
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        seconds.append(time.perf_counter() - start)
    return min(seconds)


def rust(rounds: int) -> dict[str, float]:
    command = ["cargo", "bench", "--quiet", "-p", "king-py", "--bench", "simulate", "--", str(rounds)]
    lines = subprocess.run(command, cwd=REPOSITORY, check=True, capture_output=True, text=True).stdout.splitlines()
    return {name: float(cost) for name, cost in map(str.split, lines)}


def python(rounds: int, threads: int | None) -> dict[str, float]:
    games: dict[str, Any] = {"king": king, "balayi": balayi}
    costs = {}
    for name, game in games.items():
        simulate = partial(game.simulate, rounds, seed=1, threads=threads)
        costs[name] = best(simulate) / rounds * 1e9
    return costs


def play(game: Any, actions: int, n: int, observe: bool) -> Callable[[], object]:
    """n rounds to their ends by a uniform policy in numpy."""

    def run() -> None:
        batch = game.RoundBatch.from_seed(n, seed=1)
        chances = np.random.default_rng(1)
        over = batch.over
        while not over.all():
            if observe:
                batch.observations()
            weights = chances.random((n, actions), dtype=np.float32)
            weights *= batch.legal_actions
            codes = weights.argmax(axis=1)
            codes[over] = -1
            batch.apply(codes)
            over = batch.over

    return run


def main(rounds: str = "10000") -> None:
    n = int(rounds)
    rust(1)  # builds it
    loops: dict[str, list[float]] = {"king": [], "balayi": []}
    wrapped: dict[str, list[float]] = {"king": [], "balayi": []}
    threaded = python(10 * n, None)
    for _ in range(PIECES):
        for name, cost in rust(n).items():
            loops[name].append(cost)
        for name, cost in python(n, 1).items():
            wrapped[name].append(cost)
    for name in loops:
        loop, one = min(loops[name]), min(wrapped[name])
        print(
            f"{name}.simulate, a round: {one:.0f} ns on one thread; the Rust loop {loop:.0f} ns, "
            f"ratio {one / loop:.3f}; on all threads {threaded[name]:.0f} ns"
        )
    for name, game in (("king", king), ("balayi", balayi)):
        for observe in (False, True):
            seconds = best(play(game, ACTIONS[name], 4096, observe), 3)
            with_ = ", observing each decision" if observe else ""
            print(f"{name}.RoundBatch, a uniform policy in numpy{with_}: {4096 / seconds:.0f} rounds a second")


if __name__ == "__main__":
    main(*sys.argv[1:])
