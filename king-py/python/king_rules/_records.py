"""Where records come from: files, and whatever gives lines."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterable
from os import PathLike, fspath
from typing import IO, Any, TypeAlias, Union

from king_rules._errors import ParseError
from king_rules._native import balayi, king

Records: TypeAlias = Union[str, PathLike[str], IO[str], IO[bytes], Iterable[Union[str, king.Round, balayi.Round]]]
"""A path, an open file, or lines; a line may be a round, which is its record."""


def read(records: Records) -> str:
    """The whole text of these records."""
    if isinstance(records, str) and _is_text(records):
        raise ValueError("this is a text of records, not the path of a file: give its lines, text.splitlines()")
    if isinstance(records, (str, PathLike)):
        with open(fspath(records), "rb") as file:
            return _decoded(file.read())
    reader: Any = getattr(records, "read", None)
    if reader is not None:
        text: str | bytes = reader()
        return text.removeprefix("\ufeff") if isinstance(text, str) else _decoded(text)
    return "".join(f"{_line(line)}\n" for line in records)


def _is_text(path: str) -> bool:
    """Whether this is plainly no path: it has lines, or begins as a record does."""
    tag, blank, _ = path.lstrip().partition(" ")
    return "\n" in path or bool(blank) and tag in ("king1", "king-party1", "balayi1", "balayi-match1")


def _line(line: object) -> str:
    if not isinstance(line, (str, king.Round, balayi.Round)):
        raise TypeError(f"{line!r} is no line of records: a text, or a round")
    return str(line).removesuffix("\n")


def _decoded(text: bytes) -> str:
    # Editors of Windows begin files with a byte order mark.
    text = text.removeprefix(BOM_UTF8)
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        told = ("expected a text in UTF-8", "beklenen: UTF-8 bir metin", 0, None, 0, 0)
        raise ParseError(told, error.start, line) from None
