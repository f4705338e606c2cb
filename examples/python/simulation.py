"""A simulation in many processes: `python simulation.py [ROUNDS [pool|dask|ADDRESS-OF-A-DASK-SCHEDULER]]`.

Every row of `king.simulate` depends on the seed and its own number alone, so that whoever shares out the work need only
know who takes which rows: the parts, put together, are what one process would have got. Each part is summed up where it is
computed, and eight rows travel, however many rounds they stand for. On one machine `simulate` alone uses all cores;
processes are worth it for what Python does with the rounds afterwards, and for more machines than one.

The same `part` does elsewhere, as it takes two numbers and returns a small table. With Ray:
`ray.get([ray.remote(part).remote(*rows) for rows in split(n)])`. With Spark:
`spark.sparkContext.parallelize(list(split(n)), len(split(n))).map(lambda rows: part(*rows)).collect()`.

Needs `pip install 'king-rules[numpy]' pandas`, and `'dask[distributed]'` for Dask.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pandas as pd

from king_rules import king

SEED = 7


def part(start: int, n: int) -> pd.DataFrame:
    """What rounds `start` to `start + n - 1` yield their declarers, summed up: a row a contract. One thread, as every core has
    a process."""
    rounds = king.simulate(n, seed=SEED, start=start, policy="greedy", doubles="uniform", annul=True, threads=1)
    score = king.seen_from(rounds.declarer, rounds.scores)[:, 0].astype(np.int64)
    table = pd.DataFrame(rounds)[["kind"]].assign(sum=score, squares=score**2, rounds=1)
    return table[~rounds.annulled].groupby("kind", observed=False).sum()


def split(n: int, size: int = 50_000) -> list[tuple[int, int]]:
    """The parts of n rounds: where each begins, and how many it has."""
    return [(start, min(size, n - start)) for start in range(0, n, size)]


def summary(parts: list[pd.DataFrame]) -> pd.DataFrame:
    """Means with their standard errors. Whole numbers were added up, so that it does not depend on how they were split."""
    sums = pd.concat(parts).groupby("kind", observed=False).sum()
    count, mean = sums["rounds"], sums["sum"] / sums["rounds"]
    error = np.sqrt((sums["squares"] / count - mean**2) / (count - 1))
    return pd.DataFrame({"mean": mean, "error": error, "rounds": count})


def by_pool(n: int, size: int = 50_000, workers: int | None = None) -> pd.DataFrame:
    """By processes of this machine; they are spawned, as a fork of a program with threads may hang."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return summary(list(pool.map(part, *zip(*split(n, size)))))


def by_dask(n: int, size: int = 50_000, address: str | None = None) -> pd.DataFrame:
    """By a cluster; without its address, one of this machine."""
    from dask.distributed import Client, LocalCluster

    cluster = address or LocalCluster(threads_per_worker=1, dashboard_address=None)
    with Client(cluster) as client:
        return summary(client.gather(client.map(part, *zip(*split(n, size)))))


def main(rounds: str = "200000", where: str = "pool") -> None:
    n = int(rounds)
    table = by_pool(n) if where == "pool" else by_dask(n, address=None if where == "dask" else where)
    print(f"What a contract, drawn as all that is said, yields its declarer by greedy cards, in {n} rounds:")
    print(table.round(2).to_string())


if __name__ == "__main__":
    main(*sys.argv[1:])
