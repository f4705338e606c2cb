"""The native half of the batch functions."""

from . import balayi as balayi, king as king
from numpy import uint64
from numpy.typing import NDArray
from typing import SupportsIndex

__all__ = [
    "balayi",
    "deal_seeds",
    "king",
]


def deal_seeds(n: SupportsIndex, *, seed: SupportsIndex, start: SupportsIndex=0) -> NDArray[uint64]:
    """The seeds of deals `start` to `start + n - 1` of a party, a match or a simulation by seed: `deal_seed` in bulk, as a
    numpy array.

    >>> shuffle.deal_seeds(3, seed=7, start=5).tolist() == [shuffle.deal_seed(7, k) for k in (5, 6, 7)]
    True
    """
