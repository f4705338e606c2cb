"""Many rounds of Balayı kingi at once, in numpy arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, SupportsIndex, TypeAlias

from king_rules import _records
from king_rules._frame import Frame
from king_rules._layout import Layout
from king_rules._native.batch import balayi as _native
from king_rules._simulated import Simulated
from king_rules.balayi._columns import NAMES, columns
from king_rules.balayi._values import Player

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from king_rules._native.balayi import Round, View
    from king_rules.balayi.typing import DenominationLike, DenominationsLike, PlayerLike
    from king_rules.typing import PolicyLike

Progress: TypeAlias = Callable[[int, int], object]


@dataclass(frozen=True, eq=False, repr=False)
class SimulatedRounds(Simulated):
    """Rounds of simulated play: what `simulate` returns. Each attribute is an array with one row a round; those of two
    dimensions have a column a player.

    The same are `Columns`, from which one line makes a data frame, with players and declarations by their names in the order
    of the game: `pandas.DataFrame(rounds)`, `polars.DataFrame(rounds)`, `pyarrow.table(rounds)`.

    >>> rounds = balayi.simulate(1000, seed=7)
    >>> print(*rounds)
    seed dealer denomination starter unlocked_0 unlocked_1 taken_0 taken_1 scores_0 scores_1
    >>> rounds["denomination"].categories
    ('C', 'D', 'H', 'S', 'NT')
    """

    __module__ = "king_rules.balayi"
    _names = NAMES
    _actors = Player

    seed: NDArray[np.uint64]
    """The seed of the pack: `Pack.from_seed(seed)` is the pack, and `packs` makes them all."""
    dealer: NDArray[np.uint8]
    """The player who deals; the other one declares."""
    denomination: NDArray[np.uint8]
    """The number of the `Denomination` declared, 0 to 4."""
    starter: NDArray[np.uint8]
    """The player who led to the first trick (B3)."""
    unlocked: NDArray[np.uint8]
    """The trick, from 1, in which the player's hand was unlocked: the first that it took (B4.2), or else the one to which it
    played its last table card (B4.3)."""
    taken: NDArray[np.int16]
    """The tricks taken, 26 in all."""
    scores: NDArray[np.int32]
    """The scores (B6.1), which sum to 0."""


def simulate(
    n: SupportsIndex,
    *,
    seed: SupportsIndex,
    start: SupportsIndex = 0,
    dealer: PlayerLike | None = None,
    declaration: DenominationLike | None = None,
    unused: DenominationsLike = "all",
    policy: PolicyLike = "random",
    threads: SupportsIndex | None = None,
    progress: Progress | None = None,
) -> SimulatedRounds:
    """Rounds `start` to `start + n - 1` of random play by that seed.

    Row i depends on `seed` and `start + i` alone, so that any split into parts has the same rows, and the number of
    threads changes nothing; of random play, it is the round `simulated_round(seed, start + i, …)`. Every choice among the legal ones is
    equally likely.

    - `dealer`: who deals; by default the players in turn, player 0 in round 0.
    - `declaration`: what is declared; by default it is drawn among `unused`.
    - `unused`: what the declarer may declare (B1.3).
    - `policy`: who plays the cards: `"random"`, or `"greedy"`, which plays the same rounds sensibly, and about as
      quickly. What is declared is drawn all the same: of players who choose that as well, `simulate_matches` has whole
      matches.
    - `threads`: how many; by default as many as the machine runs at once. The GIL is released.
    - `progress`: called as `progress(done, n)` several times a second, by the thread that called `simulate`. What it
      raises ends the run, as Ctrl-C does.

    For statistics: runs of one seed have the same packs, and the same declarations where those are drawn. That is good
    for comparing two settings pack by pack, and wrong where errors have to be independent: take another seed for each
    run there, or rows that no other run has. Unless `dealer` is given, player (`start` + i) mod 2 deals in row i, and
    the other one declares. The two scores of a row sum to 0, so that they are one observation.

    Raises `SimulationError`, before anything is simulated, when it cannot be done like that.

    >>> rounds = balayi.simulate(10_000, seed=7)
    >>> len(rounds), bool((rounds.taken.sum(axis=1) == 26).all()), bool((rounds.scores.sum(axis=1) == 0).all())
    (10000, True, True)
    >>> balayi.simulated_round(7, 4711).scores == tuple(rounds.scores[4711])
    True
    """
    return SimulatedRounds(*_native.simulate(n, seed, start, dealer, declaration, unused, policy, threads, progress))


def simulated_round(
    seed: SupportsIndex,
    i: SupportsIndex,
    *,
    dealer: PlayerLike | None = None,
    declaration: DenominationLike | None = None,
    unused: DenominationsLike = "all",
) -> Round:
    """Round number i of a simulation: row i of `simulate(n, seed=seed, …)` with the same arguments, at random.
    Needs no numpy.

    >>> balayi.simulated_round(7, 0).taken
    (15, 11)
    """
    return _native.simulated_round(seed, i, dealer, declaration, unused)


def packs(seeds: ArrayLike) -> NDArray[np.uint8]:
    """The packs of these seeds, an array of integers: a row a seed, with the numbers of its cards in the order of the
    deal.

    >>> balayi.packs([7]).tolist()[0] == [card.index for card in balayi.Pack.from_seed(7)]
    True
    """
    return _native.packs(seeds)


def frame(records: _records.Records, errors: Literal["raise", "skip", "collect"] = "raise") -> Frame:
    """Records in columns, one row a round and one row an action.

    `records` is the path of a file, an open file, or an iterable of lines or rounds. Single records (`balayi1 …`) stand
    before the first head of a match file (`balayi-match1 …`). After a head all lines, to the next head, are its rounds,
    and must be those of a match. Lines that are blank or begin with `#` are skipped, and so is a byte order mark at the
    start of a file; lines may end as on any system, and a file or its bytes may be compressed by gzip. A record may be
    unfinished. A score sheet (`balayi-sheet1 …`) is a match of which nothing but the results are known: its rounds have no
    rows in `plays`.

    `errors` decides what becomes of a line that cannot be read: `"raise"` raises its error; `"skip"` and `"collect"` leave it
    out, and in a match file what follows it up to the next head, as it would not be checked; `"collect"` keeps the
    exceptions, with their `line`, in `Frame.errors`.

    `rounds`: `line` (from 1), `match` (from 0, -1 for a single record), `dealer`, `unused` (mask), `denomination` and
    `starter` (none before the declaration), `over`, `unlocked_0` and `unlocked_1` (the trick, from 1, in which the hand was
    unlocked; 0 while it is locked), `taken_0`, `taken_1`, `scores_0`, `scores_1` (0 before the end).

    `tricks`: `round` (row of `rounds`), `trick` (from 1), `leader`, `winner`, `points` (1: a trick counts one).

    `plays`: `round` (row of `rounds`), `player`, `action`, `choices` (how many actions were legal), `trick` (from 1; 0 for
    the declaration). The number of an action is its code: below 52 it is the card.

    Players, declarations and actions are columns of names (`Categorical`). `deals` are the packs, and `totals` what each
    player has after each round.

    Raises `ParseError`, with `line` and `at`, the byte in the whole text, unless `errors` is another.
    Raises `ValueError` for a text of records where a path is expected: pass its lines, `text.splitlines()`.

    >>> balayi.frame(balayi.simulated_round(7, i) for i in range(100))
    <Frame of 100 rounds, 5300 plays>
    """
    return _records.frame(_native.frame, columns, records, errors)


def observation(view: View) -> NDArray[np.int8]:
    """What a view sees, as an array of int8 numbers: the observation of a learner.

    It is made of a `View`, so of nothing that its player does not see. `RoundBatch.observations` makes many at once,
    and the environments in `king_rules.rl` return the same. `OBSERVATION` maps the names of its parts to slices;
    `OBSERVATION_VERSION` is the version of all this.

    Player 0 is the viewer here, 1 the other one. Cards are counted as everywhere, ♣2 to ♠A. All but what is called a
    number is 1 or 0.

    - `hand` [52]: the hand cards that the viewer sees and has not played: none while they are locked.
    - `open` [2 × 52]: the cards that lie face up on each player's piles.
    - `covers` [2 × 52]: those of them that lie on a card which was not turned up yet.
    - `trick` [52]: the card that was led to the trick on the table.
    - `played` [2 × 52]: who has played what.
    - `order` [52]: when a card was played, a number from 1 to 52; 0 for one that was not.
    - `excluded` [52]: the cards that the record proves not to be among the other's hand cards (`Table.excluded`).
    - `phase` [3]: the `Phase`.
    - `turn` [2]: who is to act; nobody when the round is over.
    - `dealer` [2]: who deals.
    - `denomination` [5]: what was declared, nothing before the declaration.
    - `unused` [5]: what the declarer may declare, or might have declared.
    - `taken` [2]: the tricks taken so far, numbers.
    - `unlocked` [2]: whether each player may see and play its hand cards.
    - `held` [2]: how many hand cards each player has left, numbers.

    >>> balayi.OBSERVATION["hand"], balayi.OBSERVATION["open"], balayi.OBSERVATION_SIZE
    (slice(0, 52, None), slice(52, 156, None), 543)
    >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).view(1)
    >>> import numpy as np
    >>> CardSet(np.flatnonzero(balayi.observation(view)[balayi.OBSERVATION["open"]][:52])) == view.open_cards(1)
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
