"""What calls cost: nanoseconds a call, the best of several runs.

    python tests/python/bench.py
"""

from __future__ import annotations

import timeit
from collections.abc import Callable
from statistics import median

from king_rules import balayi, king, shuffle


def cost(call: Callable[[], object], calls: int = 1) -> float:
    """Nanoseconds for one of the `calls` that `call` makes."""
    number = max(1, 20_000 // calls)
    return min(timeit.repeat(call, number=number, repeat=7)) / number / calls * 1e9


def walk(start: king.Round | balayi.Round, codes: list[int]) -> Callable[[], object]:
    def run() -> object:
        round = start
        for code in codes:
            round = round.apply(code)
        return round

    return run


def main() -> None:
    king_round = king.Round(king.Deal.from_seed(7), "N")
    two = balayi.Round(balayi.Pack.from_seed(7), 0)
    for name, start in (("king", king_round), ("balayi", two)):
        walks = []
        for seed in range(16):
            codes = [action.code for _, action in start.play_out(shuffle.choices(7, seed)).actions]
            walks.append(cost(walk(start, codes), len(codes)))
        print(f"{name}.Round.apply(code): {median(walks):.0f} ns, from {min(walks):.0f} to {max(walks):.0f} by round")
    playing = king_round.apply("kiz_almaz").apply("iyi").apply("iyi").apply("iyi")
    over = playing.play_out(1)
    card = min(playing.legal_cards)
    record = str(over)
    calls: dict[str, Callable[[], object]] = {
        "apply(text)": lambda: playing.apply("D2"),
        "apply(card)": lambda: playing.apply(card),
        "legal_mask": lambda: playing.legal_mask,
        "legal_actions": lambda: playing.legal_actions,
        "view(seat)": lambda: playing.view(0),
        "taken": lambda: over.taken,
        "scores": lambda: over.scores,
        "str(round)": lambda: str(over),
        "Round.parse(record)": lambda: king.Round.parse(record),
    }
    for name, call in calls.items():
        print(f"king, {name}: {cost(call):.0f} ns")


if __name__ == "__main__":
    main()
