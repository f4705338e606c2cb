"""What seats or players have, seen from one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from king_rules._columns import numbers_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


def seen_from(who: ArrayLike, values: ArrayLike) -> NDArray[Any]:
    """Values of those who play, the last dimension of `values`, seen from one of them in each row: place 0 is its own, then
    those to its left in turn. `who` are numbers or a column of names.

    >>> rounds = king.simulate(1000, seed=7, policy="greedy")
    >>> own, *others = king.seen_from(rounds.declarer, rounds.scores).T
    >>> bool(own[4] == rounds.scores[4, rounds.declarer[4]]), len(others)
    (True, 3)
    """
    import numpy as np

    array = np.asarray(values)
    first = numbers_of(who)
    if array.ndim < 1 or array.shape[:-1] != first.shape:
        raise ValueError(f"values: one for each who plays in the last dimension, and rows of {first.shape}, not {array.shape}")
    count = array.shape[-1]
    if first.size and not (0 <= first.min() and first.max() < count):
        raise ValueError(f"who: numbers from 0 to {count - 1}")
    places = (first[..., None].astype(np.intp) + np.arange(count)) % count
    return np.take_along_axis(array, places, axis=-1)
