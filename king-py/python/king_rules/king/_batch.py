"""Many rounds of Konturlu King at once, in numpy arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, TypeAlias, cast

from king_rules import _records
from king_rules._frame import Frame
from king_rules._layout import Layout
from king_rules._native import king as _king
from king_rules._native.batch import king as _native
from king_rules._simulated import Simulated
from king_rules.king._values import ContractKind, Seat

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from king_rules._native.king import Round, View
    from king_rules.king.typing import (
        ContractKindLike,
        ContractKindsLike,
        ContractLike,
        DoublesLike,
        HouseRulesLike,
        SaleTieLike,
        SeatLike,
    )
    from king_rules.typing import PolicyLike

Progress: TypeAlias = Callable[[int, int], object]


@dataclass(frozen=True, eq=False, repr=False)
class SimulatedRounds(Simulated):
    """Rounds of random play in columns: what `simulate` returns. Each attribute is an array with one row a round; those
    of two dimensions have a column a seat, N, E, S, W.
    """

    __module__ = "king_rules.king"

    seed: NDArray[np.uint64]
    """The seed of the deal: `Deal.from_seed(seed)` is the deal, and `deals` makes them all."""
    declarer: NDArray[np.uint8]
    """The number of the declarer's `Seat`."""
    contract: NDArray[np.uint8]
    """The number of the `Contract`, 0 to 22."""
    kind: NDArray[np.uint8]
    """The number of its `ContractKind`, 0 to 7."""
    doubles: NDArray[np.uint16]
    """The doubles and redoubles as a mask: `Doubles(mask)` reads it."""
    annulled: NDArray[np.bool_]
    """Whether the round was annulled (K4.2): then nothing was taken and nobody scores."""
    taken: NDArray[np.int16]
    """The points taken (≥ 0) in a penalty, or won in koz and dürt: p or v of K9."""
    scores: NDArray[np.int32]
    """The scores (K9); zeros where annulled."""

    def columns(self, *, texts: bool = False) -> dict[str, NDArray[Any]]:
        """The same as a `dict` of arrays of one dimension, from which data frames are made: `taken` and `scores` become
        a column a seat, `taken_N` to `scores_W`. With `texts`, seats, contracts, kinds and doubles are not numbers but
        texts.

        One line makes a data frame of it: `pandas.DataFrame(rounds.columns())`, `polars.DataFrame(rounds.columns())`,
        `pyarrow.table(rounds.columns())`.

        >>> columns = king.simulate(1000, seed=7).columns(texts=True)
        >>> print(*columns)
        seed declarer contract kind doubles annulled taken_N taken_E taken_S taken_W scores_N scores_E scores_S scores_W
        >>> columns["declarer"][:5].tolist(), columns["kind"][0].item()
        (['N', 'E', 'S', 'W', 'N'], 'son_iki')
        """
        import numpy as np

        columns = self._columns(("seed", "declarer", "contract", "kind", "doubles", "annulled"), Seat)
        if texts:
            columns["declarer"] = np.array([str(seat) for seat in Seat])[self.declarer]
            columns["contract"] = np.array([str(contract) for contract in _king.Contract.all()])[self.contract]
            columns["kind"] = np.array([str(kind) for kind in ContractKind])[self.kind]
            masks, places = np.unique(self.doubles, return_inverse=True)
            columns["doubles"] = np.array([str(_king.Doubles(int(mask))) for mask in masks], dtype="U")[places]
        return columns


def simulate(
    n: SupportsIndex,
    *,
    seed: SupportsIndex,
    start: SupportsIndex = 0,
    declarer: SeatLike | None = None,
    contract: ContractLike | None = None,
    unused: ContractKindsLike = "all",
    rules: HouseRulesLike = "-",
    doubles: DoublesLike | None = None,
    annul: bool = False,
    policy: PolicyLike = "random",
    threads: SupportsIndex | None = None,
    progress: Progress | None = None,
) -> SimulatedRounds:
    """Rounds `start` to `start + n - 1` of random play by that seed, or of play by the greedy player.

    Row i depends on `seed` and `start + i` alone, so that any split into parts has the same rows, and the number of
    threads changes nothing; it is the round `simulated_round(seed, start + i, …)`. Each is dealt, declared, talked over
    and played to its end, every choice among the legal ones being equally likely, except that a declaration draws its
    contract first (in equal shares) and then its suit or rank.

    - `declarer`: who declares; by default the seats in turn, North in round 0.
    - `contract`: what is declared, such as `"koz:H"`. A kind, `"koz"` or `"durt"`, draws its suit or rank, and makes
      `unused` that one kind. By default it is drawn among `unused`. A number is that of a `Contract`, 0 to 22, and
      not of a kind.
    - `unused`: what the declarer may declare (K2.3).
    - `rules`: the house rules.
    - `doubles`: by default nobody speaks; `"uniform"`: every seat draws what it calls; or the doubles that the talk
      comes to.
    - `annul`: whether a seat that may annul draws whether it does (K4); else all keep.
    - `policy`: who plays the cards: `"random"`, or `"greedy"`, which plays the same rounds sensibly, and about as
      quickly.
    - `threads`: how many; by default as many as the machine runs at once. The GIL is released.
    - `progress`: called as `progress(done, n)` several times a second, by the thread that called `simulate`. What it
      raises ends the run, as Ctrl-C does.

    For statistics: runs of one seed have the same deals, and the same contracts where those are drawn. That is good for
    comparing two settings deal by deal, and wrong where errors have to be independent: take another seed for each run
    there, or rows that no other run has. Unless `declarer` is given, row i is declared by seat (`start` + i) mod 4. The
    four scores of a row sum to a constant of its contract (`ContractKind.total`; 0 where annulled), so that they are
    not four observations. `"uniform"` doubles are many: half of all that are possible, far more than at a table.

    Raises `SimulationError`, before anything is simulated, when some round of these settings, whatever its number, could
    not be played.

    >>> rounds = king.simulate(10_000, seed=7, contract="kiz_almaz")
    >>> len(rounds), set(rounds.scores.sum(axis=1).tolist())
    (10000, {-40})
    >>> king.simulated_round(7, 4711, contract="kiz_almaz").scores == tuple(rounds.scores[4711])
    True
    >>> king.simulate(3, seed=7, contract="koz:S", doubles="E>S")
    Traceback (most recent call last):
    king_rules.king.SimulationError: East cannot double South: in koz and durt only the declarer can be doubled (K5.3)
    """
    columns = _native.simulate(
        n, seed, start, declarer, contract, unused, rules, doubles, annul, policy, threads, progress
    )
    return SimulatedRounds(*columns)


def simulated_round(
    seed: SupportsIndex,
    i: SupportsIndex,
    *,
    declarer: SeatLike | None = None,
    contract: ContractLike | None = None,
    unused: ContractKindsLike = "all",
    rules: HouseRulesLike = "-",
    doubles: DoublesLike | None = None,
    annul: bool = False,
) -> Round:
    """Round number i of a simulation: row i of `simulate(n, seed=seed, …)` with the same arguments. Needs no numpy.

    Here too a `contract` that is a kind, `"koz"` or `"durt"`, makes `unused` that one kind.

    >>> round = king.simulated_round(7, 0, doubles="uniform", annul=True)
    >>> round.contract, round.scores
    (king.Contract('son_iki'), (0, -30, -60, 60))
    """
    return _native.simulated_round(seed, i, declarer, contract, unused, rules, doubles, annul)


def deals(seeds: ArrayLike) -> NDArray[np.uint64]:
    """The deals of these seeds, an array of integers: a row a seed, with the hands of N, E, S, W as masks.

    >>> hands = king.deals([7, 8])
    >>> hands.shape, CardSet(int(hands[0, 0])) == king.Deal.from_seed(7)["N"]
    ((2, 4), True)
    >>> import numpy as np
    >>> spades = np.bitwise_count(king.deals(shuffle.deal_seeds(1000, seed=1)) & np.uint64(Suit.SPADES.cards))
    >>> spades.sum(axis=1).tolist() == [13] * 1000
    True
    """
    return _native.deals(seeds)


def settle_all(
    kind: ContractKindLike | ArrayLike,
    doubles: DoublesLike | ArrayLike,
    taken: ArrayLike,
    *,
    tie: SaleTieLike = "first_in_turn",
) -> NDArray[np.int32]:
    """The scores of many rounds (K9): `Doubles.settle` in bulk.

    `taken` are the points taken (≥ 0) in a penalty, or won in koz and dürt; its last dimension is the four seats.
    `kind` is a kind of contract or an array of their numbers, 0 to 7; `doubles` are doubles or an array of their masks.
    They are broadcast against the other dimensions of `taken`, which the result has as well.

    >>> rounds = king.simulate(1000, seed=7, doubles="uniform")
    >>> bool((king.settle_all(rounds.kind, rounds.doubles, rounds.taken) == rounds.scores).all())
    True
    >>> king.settle_all("erkek_almaz", "N>E,E>NSW,S>W,W>ES", [6, 12, 12, 18]).tolist()
    [12, -6, 12, -66]
    """
    import numpy as np

    if any(np.ma.is_masked(array) for array in (kind, doubles, taken)):
        raise ValueError("masked items have no scores")
    one_kind, one_doubles = np.ndim(cast(Any, kind)) == 0, np.ndim(cast(Any, doubles)) == 0
    kinds = np.asarray(_native.kind_number(cast(Any, kind)) if one_kind else kind)
    masks = np.asarray(int(_king.Doubles(cast(Any, doubles))) if one_doubles else doubles)
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
    return _native.settle(kinds, masks, points, tie).reshape(*shape, 4)


def frame(records: _records.Records, errors: Literal["raise", "skip", "collect"] = "raise") -> Frame:
    """Records in columns, one row a round and one row an action.

    `records` is the path of a file, an open file, or an iterable of lines or rounds. Single records (`king1 …`) stand
    before the first head of a party file (`king-party1 …`). After a head all lines, to the next head, are its rounds,
    and must be those of a party. Lines that are blank or begin with `#` are skipped, and so is a byte order mark at the
    start of a file; lines may end as on any system, and a file or its bytes may be compressed by gzip. A record may be
    unfinished. A score sheet (`king-sheet1 …`) is a party of which nothing but the results are known: its rounds have no
    rows in `plays` and no hands.

    `errors` decides what becomes of a line that cannot be read: `"raise"` raises its error; `"skip"` and `"collect"` leave it
    out, and in a party file what follows it up to the next head, as it would not be checked; `"collect"` keeps the
    exceptions, with their `line`, in `Frame.errors`.

    `rounds`: `line` (from 1), `party` (from 0, -1 for a single record), `rules` (text), `declarer`, `unused` (mask),
    `contract` (0 to 22) and `kind` (0 to 7; 255 before the declaration), `doubles` (mask), `over`, `annulled`, `hand_N`
    to `hand_W` (masks of the hands dealt), `taken_N` to `taken_W`, `scores_N` to `scores_W` (0 unless it was played to
    its end).

    `plays`: `round` (row of `rounds`), `step` (from 0), `seat`, `phase`, `action` (code), `choices` (how many actions
    were legal), `trick` (from 1; 0 outside tricks), `card` (0 to 51, 255 for other actions), `winner` (who took that
    trick, else 255).

    Raises `ParseError`, with `line` and `at`, the byte in the whole text, unless `errors` is another.
    Raises `ValueError` for a text of records where a path is expected: pass its lines, `text.splitlines()`.

    >>> table = king.frame(king.simulated_round(7, i) for i in range(100))
    >>> table
    <Frame of 100 rounds, 5420 plays>
    >>> forced = table.plays["choices"][table.plays["phase"] == king.Phase.PLAY] == 1
    >>> print(f"{forced.mean():.0%} of the cards and passes were forced")
    27% of the cards and passes were forced
    """
    return _records.frame(_native.frame, records, errors)


def observation(view: View) -> NDArray[np.int8]:
    """What a view sees, as an array of int8 numbers: the observation of a learner.

    It is made of a `View`, so of nothing that its seat does not see. `RoundBatch.observations` makes many at once, and
    the environments in `king_rules.rl` return the same. `OBSERVATION` maps the names of its parts to slices;
    `OBSERVATION_VERSION` is the version of all this.

    Seats are counted from the viewer to the left: 0 the viewer, 1 the seat after it, to 3. Cards are counted as
    everywhere, ♣2 to ♠A. All but what is called a number is 1 or 0.

    - `hand` [52]: the cards that the viewer holds.
    - `trick` [4 × 52]: who has played what to the trick on the table; nothing in dürt.
    - `played` [4 × 52]: who has played what.
    - `order` [52]: when a card was played, a number from 1 to 52; 0 for one that was not.
    - `excluded` [3 × 52]: the cards that the record proves seats 1, 2 and 3 not to hold (`Table.excluded`).
    - `phase` [6]: the `Phase`.
    - `turn` [4]: who is to act; nobody when the round is over.
    - `declarer` [4]: the declarer.
    - `contract` [23]: the `Contract`, none before the declaration.
    - `unused` [8]: the kinds that the declarer may declare, or might have declared.
    - `doubles` [4 × 4]: whether seat a has doubled or redoubled seat b, in place 4 × a + b.
    - `taken` [4]: the points taken or won so far, numbers from -10 to 65.
    - `held` [4]: how many cards each seat holds, numbers.
    - `hearts_open` [1]: whether a heart has been played.
    - `annulled` [1]: whether the round has been annulled.
    - `house_rules` [7]: the number of each option's value in the order of `HouseRules.OPTIONS`; False is 0.

    >>> king.OBSERVATION["hand"], king.OBSERVATION["trick"], king.OBSERVATION_SIZE
    (slice(0, 52, None), slice(52, 260, None), 754)
    >>> view = king.Round(king.Deal.from_seed(7), "N").view("E")
    >>> import numpy as np
    >>> CardSet(np.flatnonzero(king.observation(view)[king.OBSERVATION["hand"]])) == view.hand("E")
    True
    """
    return _native.observation(view)


OBSERVATION: Mapping[str, slice] = Layout(_native.observation_layout())
"""Which part of an observation stands where: names and slices, in order. `observation` describes them."""

OBSERVATION_SIZE: int = max(part.stop for part in OBSERVATION.values())
"""How many numbers an observation has."""

OBSERVATION_VERSION: int = 1
"""The version of what an observation is: it counts up whenever a place gets another meaning. A network that was trained on
one version reads that one only."""
