"""Executes notebooks of examples/notebooks again, where they are: `python tests/python/notebooks.py [NAME...]`.

For whoever has changed what they show; what is written down then is what test_notebooks.py asks for.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbclient
import nbformat

NOTEBOOKS = Path(__file__).parents[2] / "examples" / "notebooks"
TRAINING = NOTEBOOKS / "training.ipynb"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def executed(path: Path, *changes: tuple[str, str]) -> Any:
    """The notebook after it has run, with these texts changed for others in its code."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    for old, new in changes:
        (cell,) = (cell for cell in notebook.cells if old in cell.source)
        cell.source = cell.source.replace(old, new)
    where = {"metadata": {"path": str(NOTEBOOKS)}}
    client = nbclient.NotebookClient(notebook, timeout=3600, kernel_name="python3", coalesce_streams=True, resources=where)
    client.execute()
    return notebook


def main(*names: str) -> None:
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        if not names or path.stem in names:
            notebook = executed(path)
            notebook.metadata = METADATA
            for cell in notebook.cells:
                cell.metadata = {}
            nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
            print(path.stem)


if __name__ == "__main__":
    main(*sys.argv[1:])
