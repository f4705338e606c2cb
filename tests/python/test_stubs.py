"""The stubs of the native half: an editor, which reads them alone, shows the docs that the library has at run time."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import king_rules

NATIVE = Path(king_rules.__file__).parent / "_native"


def stubs() -> dict[str, ast.Module]:
    """Each native module, and its stub."""
    found = {}
    for path in sorted(NATIVE.rglob("*.pyi")):
        parts = [part for part in path.relative_to(NATIVE).with_suffix("").parts if part != "__init__"]
        found[".".join(["king_rules._native", *parts])] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def written(body: list[ast.stmt], name: str, home: Any) -> Iterator[tuple[str, str | None, Any]]:
    """What is public in a stub: its name, its doc there, and what it is at run time."""
    for node in body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_"):
            member = inspect.getattr_static(home, node.name)
            yield f"{name}.{node.name}", ast.get_docstring(node), member
            if isinstance(node, ast.ClassDef):
                yield from written(node.body, f"{name}.{node.name}", member)


def test_an_editor_shows_the_docs_of_the_library() -> None:
    shown = 0
    for name, tree in stubs().items():
        module = importlib.import_module(name)
        assert (ast.get_docstring(tree) or "") == inspect.getdoc(module)
        for member, doc, runtime in written(tree.body, name, module):
            assert doc and doc == inspect.getdoc(getattr(runtime, "__func__", runtime)), member
            shown += 1
    assert shown > 500


@pytest.mark.parametrize("name", stubs())
def test_nothing_is_missing(name: str) -> None:
    [everything] = [node.value for node in stubs()[name].body if isinstance(node, ast.Assign)]
    public = {member for member in vars(importlib.import_module(name)) if not member.startswith("_")}
    assert public == set(ast.literal_eval(everything)) - {"__version__"}
