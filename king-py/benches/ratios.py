"""What a card of random play costs in Python, beside the hearts of OpenSpiel, as a ratio to the bare limit.

    pip install ./king-py -r king-py/benches/requirements.txt
    python king-py/benches/ratios.py

A line a figure, as `cargo bench -p king-benches` prints them: name, nanoseconds, ratio to the first row, separated by
tabs. The rows take turns; of each row the shortest piece counts, which nothing else on the machine disturbed. Rounds of
Konturlu King are rounds of El almaz in which nobody doubles, so that all games play 52 cards to 13 tricks.
`king-rules/PERFORMANCE.md` has results.
"""

from __future__ import annotations

import random
import subprocess
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found,unused-ignore]

from king_rules import king, shuffle

REPOSITORY = Path(__file__).parents[2]
PASSES = 150
CARDS = 52
BATCH = 1024
MANY = 10_000

choose = random.Random(1).choice
numbers = count()
hearts = pyspiel.load_game("hearts(pass_cards=false)")
# The search of one simulation: rollouts in C++ from the state that it gets, and next to nothing besides.
ROLLOUTS = 100
search = pyspiel.MCTSBot(hearts, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 10, False, 1, False)


def dealt_hearts() -> Any:
    """A deal of hearts: in OpenSpiel a chance action a card."""
    state = hearts.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choose(state.legal_actions()))
    return state


def hearts_cards(states: list[Any]) -> None:
    for state in states:
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
        state.returns()


def started() -> king.Round:
    """A round before its first card."""
    round = king.Round(king.Deal.from_seed(shuffle.deal_seed(1, next(numbers))), "N")
    for action in ("el_almaz", "iyi", "iyi", "iyi"):
        round = round.apply(action)
    return round


def king_cards(rounds: list[king.Round]) -> None:
    for round in rounds:
        while round.turn is not None:
            round = round.apply(choose(tuple(round.legal_cards)))
        round.scores


def play_out(rounds: list[king.Round]) -> None:
    for round in rounds:
        round.play_out(7)


def batch_cards(batch: king.RoundBatch) -> None:
    """A uniform policy in numpy: of the legal cards that whose number is drawn."""
    chances = np.random.default_rng(1)
    for _ in range(CARDS):
        places = batch.legal_actions[:, :CARDS].cumsum(axis=1, dtype=np.int8)
        drawn = (chances.random(len(batch)) * places[:, -1]).astype(np.int8)
        batch.apply((places > drawn[:, None]).argmax(axis=1))
    batch.scores


def simulated(threads: int) -> Callable[[None], None]:
    def run(_: None) -> None:
        king.simulate(MANY, seed=1, contract="el_almaz", threads=threads)

    return run


class Row:
    """What is measured: `play` is timed on what `ready` returns, `times` is what is divided by."""

    def __init__(
        self,
        name: str,
        times: int,
        play: Callable[[Any], object],
        ready: Callable[[], object] = lambda: None,
        clock: Callable[[], int] = time.perf_counter_ns,
    ) -> None:
        self.name, self.times, self.play, self.ready, self.clock = name, times, play, ready, clock
        self.best = float("inf")

    def piece(self) -> None:
        prepared = self.ready()
        start = self.clock()
        self.play(prepared)
        self.best = min(self.best, (self.clock() - start) / self.times)


def bare_limit() -> float:
    command = ["cargo", "bench", "--quiet", "-p", "king-benches", "--", "no other row"]
    lines = subprocess.run(command, cwd=REPOSITORY, check=True, capture_output=True, text=True).stdout.splitlines()
    return float(lines[0].split("\t")[1])


def rows() -> list[Row]:
    rounds = range(4)
    batch = king.RoundBatch([started() for _ in range(BATCH)])
    played = king.RoundBatch.simulated(BATCH, seed=1, contract="el_almaz")
    return [
        Row("OpenSpiel hearts: deal and cards", 4 * CARDS, lambda _: hearts_cards([dealt_hearts() for _ in rounds])),
        Row("OpenSpiel hearts: cards", 4 * CARDS, hearts_cards, lambda: [dealt_hearts() for _ in rounds]),
        Row("OpenSpiel hearts: cards, rollouts in C++", ROLLOUTS * CARDS, search.mcts_search, dealt_hearts),
        Row("Round: deal, talk and cards, a call each", 4 * CARDS, lambda _: king_cards([started() for _ in rounds])),
        Row("Round: cards, a call each", 4 * CARDS, king_cards, lambda: [started() for _ in rounds]),
        Row("Round.play_out: cards", 4 * CARDS, play_out, lambda: [started() for _ in rounds]),
        Row("RoundBatch: cards, a policy in numpy", BATCH * CARDS, batch_cards, batch.copy),
        Row("RoundBatch.play_out: cards, two threads", BATCH * CARDS, lambda batch: batch.play_out(7), played.copy),
        Row("simulate: deal, talk and cards, one thread", MANY * CARDS, simulated(1)),
        Row("simulate: deal, talk and cards, two threads", MANY * CARDS, simulated(2)),
        Row("simulate, CPU time, one thread", MANY * CARDS, simulated(1), clock=time.process_time_ns),
        Row("simulate, CPU time, two threads", MANY * CARDS, simulated(2), clock=time.process_time_ns),
    ]


def main() -> None:
    bare = bare_limit()
    measured = rows()
    for turn in range(PASSES):
        for row in measured:
            row.piece()
        if turn % 30 == 0:
            bare = min(bare, bare_limit())
    print(f"bare limit, a card\t{bare:.2f}\t1.00")
    for row in measured:
        print(f"{row.name}\t{row.best:.2f}\t{row.best / bare:.2f}")


if __name__ == "__main__":
    main()
