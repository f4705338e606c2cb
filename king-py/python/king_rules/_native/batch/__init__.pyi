from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from king_rules._native.batch import balayi, king

__all__ = ["balayi", "deal_seeds", "king"]

def deal_seeds(n: SupportsIndex, *, seed: SupportsIndex, start: SupportsIndex = 0) -> NDArray[np.uint64]: ...
