"""Which part of an observation stands where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping


class Layout(Mapping[str, slice]):
    """Names and slices, in order: what `OBSERVATION` is. It never changes."""

    __slots__ = ("_parts",)

    def __init__(self, widths: Iterable[tuple[str, int]]) -> None:
        self._parts: dict[str, slice] = {}
        at = 0
        for name, width in widths:
            self._parts[name] = slice(at, at + width)
            at += width

    def __getitem__(self, name: str) -> slice:
        return self._parts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def __repr__(self) -> str:
        return repr(self._parts)
