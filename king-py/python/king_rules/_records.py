"""Where records come from: files, and whatever gives lines."""

from __future__ import annotations

from collections.abc import Iterable
from os import PathLike, fspath
from typing import IO, Any, TypeAlias, Union

from king_rules._errors import ParseError
from king_rules._native import balayi, king

Records: TypeAlias = Union[str, PathLike[str], IO[str], IO[bytes], Iterable[Union[str, king.Round, balayi.Round]]]
"""A path, an open file, or lines; a line may be a round, which is its record."""


def read(records: Records) -> str:
    """The whole text of these records."""
    if isinstance(records, (str, PathLike)):
        with open(fspath(records), "rb") as file:
            return _decoded(file.read())
    reader: Any = getattr(records, "read", None)
    if reader is not None:
        text: str | bytes = reader()
        return text if isinstance(text, str) else _decoded(text)
    lines = (str(line).removesuffix("\n") for line in records)
    return "".join(f"{line}\n" for line in lines)


def _decoded(text: bytes) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise ParseError("expected a text in UTF-8", error.start, line=line) from None
