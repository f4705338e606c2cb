"""The example of a simulation on a Dask cluster."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pandas as pd  # type: ignore[import-untyped]
import pytest
from dask.distributed import Client, LocalCluster

from king_rules import king

EXAMPLES = Path(__file__).parents[2] / "examples" / "python"


def test_a_cluster_simulates_what_one_process_does(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    # The workers are processes of their own, which find the example as this one does.
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES))
    import dask_simulation  # type: ignore[import-not-found,unused-ignore]

    local_cluster: Any = LocalCluster  # its own types are narrower than what it takes
    n = 5_003
    with (
        local_cluster(n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=tmp_path) as cluster,
        Client(cluster) as client,  # type: ignore[no-untyped-call,unused-ignore]
    ):
        table = dask_simulation.spread(client, n, size=700)
        assert len(client.scheduler_info()["workers"]) == 2
        dask_simulation.main("60000", cluster.scheduler_address)
    alone = king.simulate(n, seed=7, doubles="uniform", annul=True).columns(texts=True)
    pd.testing.assert_frame_equal(table, pd.DataFrame(alone))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("60000 rounds of random play")
    assert {line.split()[0] for line in lines[3:]} == {str(kind) for kind in king.ContractKind}
