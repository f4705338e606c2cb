"""Whole parties of simulated play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, SupportsIndex, Union

from king_rules._native.batch import king as _native
from king_rules._simulated import Simulated, seats_of
from king_rules.king._columns import NAMES
from king_rules.king._values import Seat

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from king_rules.king._batch import Progress
    from king_rules.king.typing import HouseRulesLike
    from king_rules.typing import OpponentLike


@dataclass(frozen=True, eq=False, repr=False)
class SimulatedParties(Simulated):
    """Whole parties: what `simulate_parties` returns. Each attribute is an array with one row a party; the last dimension of
    `totals`, `cikan`, `rank` and `scores` is the seats, N, E, S, W.

    The same but for `scores` are `Columns`, from which one line makes a data frame: `pandas.DataFrame(parties)`,
    `polars.DataFrame(parties)`, `pyarrow.table(parties)`.
    """

    __module__ = "king_rules.king"
    _names = NAMES
    _actors = Seat
    _what = "parties"

    seed: NDArray[np.uint64]
    """The seed of the party's deals: deal number k of it, counted with those that were annulled, is
    `Deal.from_seed(shuffle.deal_seed(seed, k))`."""
    first_declarer: NDArray[np.uint8]
    """The number of the `Seat` that declares first."""
    totals: NDArray[np.int32]
    """What each seat has in the end (K10.1), +122 of the beginning included; a row sums to 0."""
    cikan: NDArray[np.bool_]
    """Who comes out: whose total is above zero (K10.3)."""
    rank: NDArray[np.uint8]
    """The rank of each seat, from 1; equal totals share a rank."""
    scores: NDArray[np.int16]
    """The sheet: 4 × 8 × 4 a party, what each seat scored in the round in which a seat declared a kind of contract:
    `scores[i, declarer, kind, seat]`."""


def simulate_parties(
    n: SupportsIndex,
    *,
    seed: SupportsIndex,
    start: SupportsIndex = 0,
    players: Union[OpponentLike, Sequence[OpponentLike]] = "greedy",
    rules: HouseRulesLike = "-",
    threads: SupportsIndex | None = None,
    progress: Progress | None = None,
) -> SimulatedParties:
    """Parties `start` to `start + n - 1` of that seed, each of 32 counted rounds, in which players decide everything:
    declarations, whether to annul, the talk, cards.

    Row i depends on `seed` and `start + i` alone, so that any split into parts has the same rows, and the number of threads
    changes nothing. Where players play otherwise, in another version of the package, they play other parties. North declares
    first in party 0, East in party 1, and so on.

    - `players`: who plays, as for `act`: one for all seats, or four, for N, E, S, W. Levels from hard on aim at coming out.
    - `rules`: the house rules.
    - `threads`, `progress`: as for `simulate`. The GIL is released, and Ctrl-C ends it.

    For statistics: the totals of a row sum to 0, so that they are not four observations.

    >>> parties = king.simulate_parties(20, seed=7)
    >>> set(parties.totals.sum(axis=1).tolist()), parties.scores.shape
    ({0}, (20, 4, 8, 4))
    >>> bool((parties.scores.sum(axis=(1, 2)) + 122 == parties.totals).all())
    True
    """
    seats = seats_of(players, 4)
    seeds, first, totals, cikan, rank, scores = _native.simulate_parties(n, seed, start, seats, rules, threads, progress)
    return SimulatedParties(seeds, first, totals, cikan, rank, scores.reshape(-1, 4, 8, 4))
