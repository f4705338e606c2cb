"""The settlement of many rounds at once, and who doubled whom in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, cast, overload

from king_rules._columns import Categorical, numbers_of
from king_rules._native import king as _king
from king_rules._native.batch import king as _native
from king_rules.king._values import ContractKind

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from king_rules.king.typing import ContractKindLike, ContractLike, DoublesLike, SaleTieLike


@dataclass(frozen=True, eq=False)
class Settlement:
    """The scores of many rounds and what they are made of: what `settle_all(parts=True)` returns. The last dimension of each
    array is the four seats; `scores` is the sum of `base`, `difference` and `sale`.
    """

    __module__ = "king_rules.king"

    scores: NDArray[np.int32]
    """The scores (K9)."""
    base: NDArray[np.int32]
    """The points taken, less than zero in a penalty, or won (K9.1)."""
    difference: NDArray[np.int32]
    """What the differences with related seats come to (K9.2)."""
    sale: NDArray[np.int32]
    """What the sale comes to (K9.3): a seat that sells is rid of its points, whoever buys has them."""
    buyer: NDArray[np.uint8]
    """The seat that buys this seat's points; 255 where nobody does, in koz and dürt always."""


@overload
def settle_all(
    kind: ContractKindLike | ContractLike | ArrayLike | Categorical,
    doubles: DoublesLike | ArrayLike | Categorical,
    taken: ArrayLike,
    *,
    tie: SaleTieLike = "first_in_turn",
    parts: Literal[False] = False,
) -> NDArray[np.int32]: ...
@overload
def settle_all(
    kind: ContractKindLike | ContractLike | ArrayLike | Categorical,
    doubles: DoublesLike | ArrayLike | Categorical,
    taken: ArrayLike,
    *,
    tie: SaleTieLike = "first_in_turn",
    parts: Literal[True],
) -> Settlement: ...
def settle_all(
    kind: ContractKindLike | ContractLike | ArrayLike | Categorical,
    doubles: DoublesLike | ArrayLike | Categorical,
    taken: ArrayLike,
    *,
    tie: SaleTieLike = "first_in_turn",
    parts: bool = False,
) -> NDArray[np.int32] | Settlement:
    """The scores of many rounds (K9): `Doubles.settle` in bulk.

    `taken` are the points taken (≥ 0) in a penalty, or won in koz and dürt; its last dimension is the four seats.
    `kind` is a kind of contract or an array of their numbers, 0 to 7, or their texts; `doubles` are doubles or an array of
    their masks or texts. They are broadcast against the other dimensions of `taken`, which the result has as well.

    With `parts` a `Settlement`: base, differences and sale apart, and who buys.

    >>> rounds = king.simulate(1000, seed=7, doubles="uniform")
    >>> bool((king.settle_all(rounds.kind, rounds.doubles, rounds.taken) == rounds.scores).all())
    True
    >>> king.settle_all("erkek_almaz", "N>E,E>NSW,S>W,W>ES", [6, 12, 12, 18]).tolist()
    [12, -6, 12, -66]
    >>> parts = king.settle_all("kiz_almaz", "N>ES", [10, 10, 20, 0], parts=True)
    >>> parts.base.tolist(), parts.difference.tolist(), parts.sale.tolist(), parts.buyer.tolist()
    ([-10, -10, -20, 0], [10, 0, -10, 0], [10, 0, -10, 0], [2, 255, 255, 255])
    """
    import numpy as np

    if any(np.ma.is_masked(array) for array in (kind, doubles, taken)):
        raise ValueError("masked items have no scores")
    kinds, masks = _kinds(kind), _masks(doubles)
    points = np.asarray(taken)
    if points.dtype.kind not in "iu" and points.size:
        raise TypeError(f"taken: integers, not {points.dtype}")
    if points.shape[-1:] != (4,):
        raise ValueError(f"taken: the last dimension is the four seats, not {points.shape}")
    if points.size and not (-(2**15) <= points.min() and points.max() < 2**15):
        raise ValueError("taken: points out of range")
    shape = np.broadcast_shapes(kinds.shape, masks.shape, points.shape[:-1])
    kinds = np.broadcast_to(kinds, shape).reshape(-1)
    masks = np.broadcast_to(masks, shape).reshape(-1)
    points = np.broadcast_to(points, (*shape, 4)).reshape(-1, 4).astype(np.int16)
    if not parts:
        return _native.settle(kinds, masks, points, tie).reshape(*shape, 4)
    scores, sale, buyer = _native.settle_parts(kinds, masks, points, tie)
    scores, sale, buyer = scores.reshape(*shape, 4), sale.reshape(*shape, 4), buyer.reshape(*shape, 4)
    base = points.astype(np.int32).reshape(*shape, 4)
    base[~np.isin(kinds, _WON).reshape(shape)] *= -1
    return Settlement(scores, base, scores - base - sale, sale, buyer)


def arrows(doubles: DoublesLike | ArrayLike | Categorical) -> NDArray[np.bool_]:
    """Who doubled or redoubled whom: an array of two more dimensions, the seat that doubles and the seat doubled.

    `doubles` are doubles or an array of their masks or texts.

    >>> made = king.arrows(king.simulate(1000, seed=7, doubles="uniform").doubles)
    >>> made.shape, bool(made[0, king.Seat.NORTH, king.Seat.WEST])
    ((1000, 4, 4), True)
    """
    import numpy as np

    masks = _masks(doubles)
    if masks.size and not (0 <= masks.min() and masks.max() < 1 << 16 and not (masks & 0x8421).any()):
        raise ValueError("doubles: a mask of doubles each")
    bits = masks.astype(np.uint16)[..., None] >> np.arange(16, dtype=np.uint16) & 1
    return bits.astype(bool).reshape(*masks.shape, 4, 4)


def relations(doubles: DoublesLike | ArrayLike | Categorical) -> NDArray[np.uint8]:
    """How each pair of seats stands to each other, as the number of its `Relation`: 1 is kontur, 2 sür. An array of two more
    dimensions, the two seats.

    So the konturs of a seat are counted, whoever said them, and likewise its sürs:

    >>> rounds = king.simulate(1000, seed=7, doubles="uniform")
    >>> pairs = king.relations(rounds.doubles)
    >>> konturs, surs = (pairs == 1).sum(axis=-1), (pairs == 2).sum(axis=-1)
    >>> konturs.shape, king.Doubles(int(rounds.doubles[0])), konturs[0].tolist(), surs[0].tolist()
    ((1000, 4), king.Doubles('N>W,E>W,S>W,W>NES'), [0, 0, 0, 0], [1, 1, 1, 3])
    """
    import numpy as np

    made = arrows(doubles).astype(np.uint8)
    return cast("NDArray[np.uint8]", made + made.swapaxes(-1, -2))


_WON = [ContractKind.KOZ, ContractKind.DURT]
"""The kinds in which points are won."""


def _kinds(kind: Any) -> NDArray[Any]:
    import numpy as np

    return np.asarray(_native.kind_number(kind)) if _is_one(kind) else numbers_of(kind, _native.kind_number)


def _masks(doubles: Any) -> NDArray[Any]:
    import numpy as np

    return np.asarray(int(_king.Doubles(doubles))) if _is_one(doubles) else numbers_of(doubles, _mask)


def _mask(text: str) -> int:
    return int(_king.Doubles(text))


def _is_one(value: Any) -> bool:
    import numpy as np

    return not isinstance(value, Categorical) and np.ndim(value) == 0
