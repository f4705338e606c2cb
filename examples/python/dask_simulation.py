"""A simulation spread over a Dask cluster: `python dask_simulation.py [ROUNDS [SCHEDULER-ADDRESS]]`.

Every row of `king.simulate` depends on the seed and its own number alone, so a cluster need only know
who simulates which rows: the parts, put together, are what one process would have got. Without an address a cluster of
two processes is started on this machine. Needs `pip install 'king-rules[numpy]' 'dask[distributed]' pandas`.
"""

from __future__ import annotations

import sys

import pandas as pd
from dask.distributed import Client, LocalCluster

from king_rules import king


def part(start: int, n: int) -> pd.DataFrame:
    """Rounds `start` to `start + n - 1`. One thread each: there is a worker process for every core."""
    rounds = king.simulate(n, seed=7, start=start, doubles="uniform", annul=True, threads=1)
    return pd.DataFrame(rounds.columns(texts=True))


def spread(client: Client, n: int, size: int = 50_000) -> pd.DataFrame:
    starts = range(0, n, size)
    parts = client.map(part, starts, [min(size, n - start) for start in starts])
    return pd.concat(client.gather(parts), ignore_index=True)


def main(rounds: str = "200000", address: str | None = None) -> None:
    cluster = address or LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with Client(cluster) as client:
        table = spread(client, int(rounds))
    played = table[~table["annulled"]]
    declared = played.melt(
        ["declarer", "kind"], [f"scores_{seat}" for seat in "NESW"], var_name="seat", value_name="score"
    )
    own = declared[declared["seat"].str[-1] == declared["declarer"]]
    print(f"{len(table)} rounds of random play; what a contract yields its declarer, with standard errors:")
    print(own.groupby("kind")["score"].agg(["mean", "sem", "count"]).round(2).to_string())


if __name__ == "__main__":
    main(*sys.argv[1:])
