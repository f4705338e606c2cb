"""The examples in the docstrings and in the README of the package, and the program that there is in five languages."""

from __future__ import annotations

import doctest
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import king_rules

ROOT = Path(__file__).parents[2]
README = ROOT / "king-py" / "README.md"
TEN = ROOT / "examples" / "ten"


def documented(it: object, name: str, seen: set[int]) -> Iterator[tuple[str, str]]:
    """The docstrings of the package, those of native classes and attributes too, which doctest does not look at."""
    if id(it) in seen:
        return
    seen.add(id(it))
    doc = getattr(it, "__doc__", None)
    if isinstance(doc, str):
        yield name, doc
    if inspect.ismodule(it) or inspect.isclass(it):
        for attribute, member in vars(it).items():
            member = getattr(member, "__func__", member)
            home = member.__name__ if inspect.ismodule(member) else getattr(member, "__module__", None)
            if inspect.isclass(it) and not inspect.isclass(member):
                ours = inspect.isroutine(member) or inspect.isdatadescriptor(member)
            else:
                ours = str(home).startswith("king_rules")
            if ours:
                yield from documented(member, f"{name}.{attribute}", seen)


DOCS = {name: doc for name, doc in documented(king_rules, "king_rules", set()) if ">>>" in doc}


def test_there_are_examples() -> None:
    assert len(DOCS) > 65


@pytest.mark.parametrize("name", DOCS)
def test_examples(name: str, scope: dict[str, Any]) -> None:
    test = doctest.DocTestParser().get_doctest(DOCS[name], scope, name, None, None)
    output: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=output.append)
    assert results.attempted > 0 and results.failed == 0, "".join(output)


PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [
    pytest.param(block, marks=[pytest.mark.gymnasium] if "import gymnasium" in block else [])
    for block in PYTHON.findall(README.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_readme(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    # What a line prints stands behind it: `print(…)  # what it prints`, or the beginning of that with an ellipsis.
    expected = re.findall(r"print\(.*\) +# (.*)$", block, re.MULTILINE)
    exec(compile(block, str(README), "exec"), {"__name__": "readme"})
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == block.count("print(") == len(expected)
    for line, wanted in zip(printed, expected):
        start, _, _ = wanted.partition("…")
        assert line == wanted or "…" in wanted and line.startswith(start)


def test_the_readme_has_python() -> None:
    assert BLOCKS


def test_ten(capsys: pytest.CaptureFixture[str]) -> None:
    """examples/ten/check compares the program with the README and with those in other languages."""
    program = TEN / "ten.py"
    exec(compile(program.read_text(encoding="utf-8"), str(program), "exec"), {"__name__": "ten"})
    assert capsys.readouterr().out == (TEN / "expected.txt").read_text(encoding="utf-8")
