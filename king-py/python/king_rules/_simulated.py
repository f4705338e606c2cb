"""What a simulation returns: what both games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar

from king_rules import _columns
from king_rules._columns import Columns, Names

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Simulated(Columns):
    """A simulation in columns: its attributes are the arrays, those of two dimensions with an item a seat or player."""

    _names: ClassVar[Mapping[str, Names]]
    _actors: ClassVar[Iterable[object]]
    _what: ClassVar[str] = "rounds"

    def __post_init__(self) -> None:
        flat = {name: array for name, array in self._arrays().items() if array.ndim <= 2}
        self.update(_columns.columns(flat, self._names, self._actors))

    def _arrays(self) -> dict[str, NDArray[Any]]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]

    def __repr__(self) -> str:
        game = type(self).__module__.rpartition(".")[2]
        return f"<{game}.{type(self).__name__}: {len(self)} {self._what}>"

    def __reduce__(self) -> Any:
        return type(self), tuple(self._arrays().values())


def seats_of(players: object, count: int) -> list[Any]:
    """The player of each seat: the same in all when it is one."""
    if isinstance(players, str):
        return [players] * count
    if not isinstance(players, Sequence) or len(players) != count:
        raise ValueError(f"players: one for all, or {count}")
    return [*players]
