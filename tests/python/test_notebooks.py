"""The notebooks in examples/notebooks run from the first cell to the last, and print what they were committed with."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from notebooks import NOTEBOOKS, TRAINING, executed

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


def kinds(notebook: Any) -> list[list[Any]]:
    return [["text" if isinstance(shown, str) else sorted(shown) for shown in cell] for cell in outputs(notebook)]


def test_the_notebooks_are_there() -> None:
    assert [path.name for path in ALL] == ["analysis.ipynb", "hand.ipynb", "tour.ipynb", "training.ipynb"]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_notebook_was_committed_as_it_ran(path: Path) -> None:
    committed = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(committed)
    assert [cell.execution_count for cell in committed.cells if cell.cell_type == "code"] == [
        1 + number for number in range(sum(cell.cell_type == "code" for cell in committed.cells))
    ]


@pytest.mark.parametrize("path", [path for path in ALL if path != TRAINING], ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_was_committed_with(path: Path) -> None:
    committed = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert outputs(executed(path)) == outputs(committed)


def test_the_notebook_that_trains_runs_in_brief() -> None:
    committed = nbformat.read(TRAINING, as_version=4)  # type: ignore[no-untyped-call]
    brief = executed(TRAINING, ("ITERATIONS, ROUNDS, JUDGES = 60, 4096, 20_000", "ITERATIONS, ROUNDS, JUDGES = 1, 256, 500"))
    # What it comes to depends on the processor too; what kind of thing each cell shows does not.
    assert kinds(brief) == kinds(committed)
    # In words it says what the table shows.
    text = "\n".join(cell.source for cell in committed.cells if cell.cell_type == "markdown")
    table = next(shown["text/plain"] for cell in outputs(committed) for shown in cell if "net less greedy" in str(shown))
    figures = re.findall(r"−\d+\.\d+ ± \d+\.\d+", text)
    assert len(figures) >= 4
    assert not [figure for figure in figures if figure.replace("−", "-") not in table]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_notebook_is_small_and_names_no_machine(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text) < 500_000
    assert not [word for word in ("/home/", "/root/", "/tmp/", '"stderr"', "http://", "https://") if word in text]
