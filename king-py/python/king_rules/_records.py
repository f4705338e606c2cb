"""Where records come from: files, and whatever yields lines."""

from __future__ import annotations

import gzip
import zlib
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE, register_error
from collections.abc import Callable, Iterable
from os import PathLike, fspath
from typing import IO, Any, TypeAlias, Union

from king_rules._columns import Columns
from king_rules._errors import ParseError
from king_rules._frame import Frame
from king_rules._native import balayi, king

Records: TypeAlias = Union[str, PathLike[str], IO[str], IO[bytes], Iterable[Union[str, king.Round, balayi.Round]]]
"""A path, an open file, or lines; a line may be a round, which is its record."""


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    """A character that no reader takes for each byte that is no UTF-8: what stands behind keeps its place."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    return "\x1a" * (error.end - error.start), error.end


register_error("king_rules", _stand_in)

_TAGS = ("king1", "king-party1", "king-sheet1", "balayi1", "balayi-match1", "balayi-sheet1")


def read(records: Records, *, keep: bool = False) -> str:
    """The whole text of these records; what is no UTF-8 is kept as characters that nothing reads, when asked for."""
    if isinstance(records, str) and is_text(records):
        raise ValueError("this is a text of records, not the path of a file: pass its lines, text.splitlines()")
    if isinstance(records, (str, PathLike)):
        try:
            file = open(fspath(records), "rb")
        except FileNotFoundError as error:
            what = "no such file, where the path of one, an open file or lines of records were expected"
            raise FileNotFoundError(error.errno, what, error.filename) from None
        with file:
            return _decoded(file.read(), keep)
    if isinstance(records, (bytes, bytearray, memoryview)):
        raise TypeError("bytes are no path, and a byte is no line of records: open them by io.BytesIO")
    reader: Any = getattr(records, "read", None)
    if reader is not None:
        text: str | bytes = reader()
        return text.removeprefix("\ufeff") if isinstance(text, str) else _decoded(text, keep)
    return "".join(f"{_line(line)}\n" for line in records)


def head(line: str) -> str | None:
    """The head that a line or a text begins with, such as `king1`, in whatever spelling it is read; `None` when there is none."""
    tag = _word(line).lower()
    return tag if tag in _TAGS else None


def is_skipped(line: str) -> bool:
    """Whether a line of a file is blank or a comment."""
    return _word(line)[:1] in ("", "#")


def frame(
    native: Callable[[str, bool], Any], columns: Callable[[dict[str, Any]], Columns], records: Records, errors: str
) -> Frame:
    """The columns of these records, by the functions of a game."""
    if errors not in ("raise", "skip", "collect"):
        raise ValueError(f"errors={errors!r}: it is 'raise', 'skip' or 'collect'")
    *tables, deals, totals, wrong = native(read(records, keep=errors != "raise"), errors != "raise")
    rounds, tricks, plays = map(columns, tables)
    return Frame(rounds, tricks, plays, deals, totals, tuple(wrong) if errors == "collect" else ())


def is_text(path: str) -> bool:
    """Whether this is plainly no path: it has lines, or begins as a record does."""
    return "\n" in path or "\r" in path or head(path) is not None and len(path.split(maxsplit=1)) > 1


def _word(line: str) -> str:
    """The first word behind a byte order mark, as `Line::word` of frames has it; none is the empty text."""
    return next(iter(line.removeprefix("\ufeff").split(maxsplit=1)), "")


def _line(line: object) -> str:
    if not isinstance(line, (str, king.Round, balayi.Round)):
        raise TypeError(f"{line!r} is no line of records: a text, or a round")
    return str(line).removesuffix("\n")


def _decoded(text: bytes, keep: bool) -> str:
    if text.startswith(b"\x1f\x8b"):
        try:
            text = gzip.decompress(text)
        except (OSError, EOFError, zlib.error) as error:
            facts = (f"expected a whole gzip file: {error}", f"beklenen: eksiksiz bir gzip dosyası: {error}", 0, None, 0, 0)
            raise ParseError(facts, 0, 1) from None
    if text.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        facts = ("this is text in UTF-16; it should be in UTF-8", "bu metin UTF-16; UTF-8 olmalı", 0, None, 0, 0)
        raise ParseError(facts, 0, 1)
    # Editors of Windows begin files with a byte order mark.
    text = text.removeprefix(BOM_UTF8)
    if keep:
        return text.decode(errors="king_rules")
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        before = text[: error.start].decode().replace("\r\n", "\n").replace("\r", "\n")
        line = before.count("\n") + 1
        facts = ("expected a text in UTF-8", "beklenen: UTF-8 bir metin", 0, None, 0, 0)
        raise ParseError(facts, error.start, line) from None
