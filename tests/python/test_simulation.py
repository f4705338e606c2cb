"""The example of a simulation in many processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pandas as pd  # type: ignore[import-untyped]
import pytest

from king_rules import king

EXAMPLES = Path(__file__).parents[2] / "examples" / "python"
N = 5_003


@pytest.fixture
def simulation(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(EXAMPLES)
    # The workers are processes of their own, which find the example as this one does.
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES))
    import simulation  # type: ignore[import-not-found,unused-ignore]

    example: ModuleType = simulation
    return example


def alone() -> pd.DataFrame:
    """What the example comes to, from all the rounds in one table."""
    rounds = king.simulate(N, seed=7, policy="greedy", doubles="uniform", annul=True)
    table = pd.DataFrame(rounds)
    table["score"] = [scores[seat] for scores, seat in zip(rounds.scores.tolist(), rounds.declarer)]
    own: Any = table[~table["annulled"]].groupby("kind", observed=False)["score"]
    summary = pd.DataFrame(own.agg(["mean", "sem", "count"]))
    return summary.set_axis(["mean", "error", "rounds"], axis=1)


def test_a_pool_sums_up_what_one_process_does(simulation: ModuleType) -> None:
    pd.testing.assert_frame_equal(simulation.by_pool(N, size=700, workers=2), alone())


def test_the_split_changes_nothing(simulation: ModuleType) -> None:
    whole, parts = ([simulation.part(*rows) for rows in simulation.split(N, size)] for size in (N, 1_000))
    assert len(whole) == 1 and len(parts) == 6 and all(len(part) == 8 for part in parts)
    pd.testing.assert_frame_equal(simulation.summary(whole), simulation.summary(parts), check_exact=True)


def test_a_cluster_sums_up_what_one_process_does(simulation: ModuleType, tmp_path: Path) -> None:
    from dask.distributed import LocalCluster

    local_cluster: Any = LocalCluster  # its own types are narrower than what it takes
    with local_cluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=tmp_path
    ) as cluster:
        assert len(cluster.workers) == 2
        pd.testing.assert_frame_equal(simulation.by_dask(N, size=700, address=cluster.scheduler_address), alone())


def test_it_runs_as_a_program() -> None:
    command = [sys.executable, str(EXAMPLES / "simulation.py"), str(N)]
    ran = subprocess.run(command, env={**os.environ, "PYTHONWARNINGS": "error"}, capture_output=True, text=True, check=True)
    lines = ran.stdout.splitlines()
    assert lines[0].endswith(f"in {N} rounds:")
    assert [line.split()[0] for line in lines[3:]] == [str(kind) for kind in king.ContractKind]
