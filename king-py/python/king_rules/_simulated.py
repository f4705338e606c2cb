"""Rounds of simulated play in columns: what both games have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Simulated:
    """Rounds in columns, the columns of two dimensions with an item a seat or player."""

    seed: NDArray[np.uint64]
    taken: NDArray[np.int16]
    scores: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.seed)

    def __repr__(self) -> str:
        game = type(self).__module__.rpartition(".")[2]
        return f"<{game}.SimulatedRounds: {len(self)} rounds>"

    def _columns(self, names: Iterable[str], actors: Iterable[object]) -> dict[str, NDArray[Any]]:
        """The columns of these names, and `taken` and `scores` as a column for each of those who play."""
        import numpy as np

        actors = list(actors)
        columns: dict[str, NDArray[Any]] = {name: getattr(self, name) for name in names}
        for name, of_each in (("taken", self.taken), ("scores", self.scores)):
            for i, actor in enumerate(actors):
                columns[f"{name}_{actor}"] = np.ascontiguousarray(of_each[:, i])
        return columns
