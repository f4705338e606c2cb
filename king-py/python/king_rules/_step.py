"""What a learner gets of a step of a `RoundBatch`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Step(NamedTuple):
    """Rounds side by side as a learner sees them, and what the last step has ended: what `RoundBatch.observe` and
    `RoundBatch.step` of both games return, an array with a row a round each. Passed on as `out=`, its arrays are written
    over, so that a step needs no new memory; `Step` may also be made of arrays of your own, such as views.
    """

    observations: NDArray[np.int8]
    """What those on turn see: `RoundBatch.observations()`. Zeros in a round that is over."""
    masks: NDArray[np.bool_]
    """What they may do: `RoundBatch.action_masks()`, place = code of the action. Nothing in a round that is over."""
    turn: NDArray[np.uint8]
    """Who is on turn: the number of the seat or player, 255 in a round that is over."""
    rewards: NDArray[np.int32]
    """The scores of the rounds that the step has ended, a column a seat or player, each from its own side; zeros in all
    others, and when a round was annulled. Whoever acts, all who play are rewarded when their round ends."""
    finished: NDArray[np.bool_]
    """Whether the step has ended the round."""


Step.__module__ = "king_rules"
