"""The notebooks in examples/notebooks run from the first cell to the last, and print what they were committed with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from notebooks import NOTEBOOKS, executed

ALL = sorted(NOTEBOOKS.glob("*.ipynb"))


def outputs(notebook: Any) -> list[list[Any]]:
    """What each cell shows, without images: how a plot is drawn depends on fonts."""
    return [
        [
            output.get("text")
            or {kind: shown for kind, shown in output["data"].items() if not kind.startswith("image/")}
            for output in cell.get("outputs", [])
        ]
        for cell in notebook.cells
    ]


def test_the_notebooks_are_there() -> None:
    assert [path.name for path in ALL] == ["analysis.ipynb", "hand.ipynb", "tour.ipynb"]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_notebook_was_committed_as_it_ran(path: Path) -> None:
    committed = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(committed)
    assert [cell.execution_count for cell in committed.cells if cell.cell_type == "code"] == [
        1 + number for number in range(sum(cell.cell_type == "code" for cell in committed.cells))
    ]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_was_committed_with(path: Path) -> None:
    committed = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert outputs(executed(path)) == outputs(committed)


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_notebook_is_small_and_names_no_machine(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text) < 500_000
    assert not [word for word in ("/home/", "/root/", "/tmp/", '"stderr"', "http://", "https://") if word in text]
