"""What several test files do with arrays. It stands apart from conftest.py, as some tests run where numpy is not."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray


def draw(masks: NDArray[Any], random: np.random.Generator) -> NDArray[np.int64]:
    """A legal code for each row of masks of the legal actions, -1 where nothing is legal."""
    codes: NDArray[np.int64] = (random.random(masks.shape) * masks).argmax(axis=1)
    return np.where(masks.any(axis=1), codes, -1)


def same(a: Any, b: Any) -> bool:
    """Whether two results have the same arrays, types included."""
    fields = [field.name for field in dataclasses.fields(a)]
    return all(
        getattr(a, name).dtype == getattr(b, name).dtype and np.array_equal(getattr(a, name), getattr(b, name))
        for name in fields
    )


def joined(parts: Iterable[Any]) -> Any:
    """One result of those of the parts."""
    parts = list(parts)
    fields = [field.name for field in dataclasses.fields(parts[0])]
    return type(parts[0])(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in fields})
