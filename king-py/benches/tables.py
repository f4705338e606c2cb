"""What data frames of a million rounds take: bytes a row, and CPU seconds beside those of the simulation itself.

    python king-py/benches/tables.py [ROUNDS]

Needs the package built with `--release`, numpy, pandas, polars and pyarrow. The figures of memory are the frameworks' own.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa

from king_rules import Columns, balayi, king

SIZES: dict[str, Callable[[Any], float]] = {
    "pandas": lambda frame: frame.memory_usage(index=False, deep=True).sum(),
    "polars": lambda frame: frame.estimated_size(),
    "pyarrow": lambda frame: frame.nbytes,
}
MAKERS: dict[str, Callable[[Any], Any]] = {"pandas": pd.DataFrame, "polars": pl.DataFrame, "pyarrow": pa.table}


def cost(run: Callable[[], Any], times: int = 5) -> tuple[float, Any]:
    """CPU seconds, the least of several runs, and what it made."""
    seconds, made = [], None
    for _ in range(times):
        made = None
        start = time.process_time()
        made = run()
        seconds.append(time.process_time() - start)
    return min(seconds), made


def texts(columns: Columns) -> pd.DataFrame:
    """The same with names as texts."""
    return pd.DataFrame(
        {
            name: column if isinstance(column, np.ndarray) else np.asarray(column).astype("U")
            for name, column in columns.items()
        }
    )


def show(name: str, columns: Columns) -> None:
    rows = len(columns)
    for library, make in MAKERS.items():
        seconds, frame = cost(lambda: make(columns))
        size = SIZES[library](frame) / rows
        print(f"{name}, {rows:,} rows, {library}: {size:.1f} bytes a row, {seconds / rows * 1e6:.3f} s a million")


def main(rounds: str = "1000000") -> None:
    n = int(rounds)
    seconds, simulated = cost(lambda: king.simulate(n, seed=7, doubles="uniform", annul=True, threads=1), 1)
    print(f"king.simulate: {seconds / n * 1e6:.3f} s a million")
    show("king.simulate", simulated)
    seconds, frame = cost(lambda: texts(simulated), 1)
    size = SIZES["pandas"](frame) / n
    print(f"king.simulate as texts, pandas: {size:.1f} bytes a row, {seconds / n * 1e6:.3f} s a million")
    del frame
    show("balayi.simulate", balayi.simulate(n, seed=7))
    batch = king.RoundBatch.simulated(n // 5, seed=7)
    batch.play_out(8)
    seconds, records = cost(lambda: king.frame(batch), 1)
    print(f"king.frame: {seconds / len(batch) * 1e6:.1f} s a million rounds")
    for name in ("rounds", "tricks", "plays"):
        show(f"king.frame(…).{name}", getattr(records, name))
    simulations: dict[str, Callable[..., Any]] = {
        "king.simulate_parties": king.simulate_parties,
        "balayi.simulate_matches": balayi.simulate_matches,
    }
    for name, simulate in simulations.items():
        for players in ("greedy", "random"):
            count = max(10, n // 1000)
            seconds, made = cost(lambda: simulate(count, seed=7, players=players, threads=1), 1)
            print(f"{name}, {players}: {count / seconds:.0f} a second of one thread, {made.nbytes / count:.0f} bytes each")


if __name__ == "__main__":
    main(*sys.argv[1:])
