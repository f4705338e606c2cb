"""Many hands at once, in numpy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from king_rules._native import CardSet
from king_rules._values import Suit

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from king_rules.typing import CardsLike


def shapes(hands: ArrayLike) -> NDArray[np.uint8]:
    """How many cards hands have of each suit: `CardSet.shape` in bulk.

    `hands` is an array of masks, such as `king.deals` and `king.Deals.draw` make. The result has one dimension more, the
    suits in their order: ♣, ♦, ♥, ♠.

    >>> hands = king.deals([7, 8])
    >>> shapes(hands).shape, shapes(hands)[0, king.Seat.NORTH].tolist(), king.Deal.from_seed(7)["N"].shape
    ((2, 4, 4), [2, 6, 2, 3], (2, 6, 2, 3))
    """
    import numpy as np

    suits = np.array([int(suit.cards) for suit in Suit], dtype=np.uint64)
    counts: NDArray[np.uint8] = np.bitwise_count(_masks(hands)[..., np.newaxis] & suits)
    return counts


def count_cards(hands: ArrayLike, cards: CardsLike) -> NDArray[np.uint8]:
    """How many of these cards are in each hand; `hands` is an array of masks.

    >>> hands = king.Deals(south="AK...").draw(1000, seed=7)
    >>> count_cards(hands, "AKQ...")[:, king.Seat.SOUTH].min().item()
    2
    >>> bool((count_cards(hands, Rank.QUEEN.cards).sum(axis=1) == 4).all())
    True
    """
    import numpy as np

    counts: NDArray[np.uint8] = np.bitwise_count(_masks(hands) & np.uint64(int(CardSet(cards))))
    return counts


def _masks(hands: Any) -> NDArray[np.uint64]:
    """Masks of sets of cards."""
    import numpy as np

    if isinstance(hands, CardSet):
        raise TypeError("hands: an array of masks, not one hand; CardSet has shape and len")
    masks = np.asarray(hands)
    if np.ma.is_masked(hands):
        raise ValueError("hands: masked items are no hands")
    if masks.dtype.kind not in "iu" and masks.size:
        raise TypeError(f"hands: masks, which are integers, not {masks.dtype}")
    if masks.size and not (0 <= masks.min() and masks.max() <= int(CardSet.ALL)):
        raise ValueError("hands: masks have no other bits than those of the 52 cards")
    return masks.astype(np.uint64)
