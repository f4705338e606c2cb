"""Many rounds of Konturlu King at once, in numpy arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, SupportsIndex, TypeAlias

from king_rules import _records
from king_rules._frame import Frame
from king_rules._layout import Layout
from king_rules._native.batch import king as _native
from king_rules._simulated import Simulated
from king_rules.king._columns import NAMES, columns
from king_rules.king._values import Seat

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    from king_rules._native.king import Round, View
    from king_rules.king.typing import (
        ContractKindsLike,
        ContractLike,
        DealsLike,
        DoublesLike,
        HouseRulesLike,
        SeatLike,
    )
    from king_rules.typing import PolicyLike

Progress: TypeAlias = Callable[[int, int], object]


@dataclass(frozen=True, eq=False, repr=False)
class SimulatedRounds(Simulated):
    """Rounds of simulated play: what `simulate` returns. Each attribute is an array of numbers with one row a round; those of
    two dimensions have a column a seat, N, E, S, W.

    The same are `Columns`, from which one line makes a data frame, with seats, contracts, kinds and doubles by their names
    in the order of the game: `pandas.DataFrame(rounds)`, `polars.DataFrame(rounds)`, `pyarrow.table(rounds)`. So
    `rounds["kind"] == "koz"` compares names, and `rounds.kind` is compared with a number, such as `ContractKind.KOZ`.

    >>> rounds = king.simulate(1000, seed=7)
    >>> print(*rounds)
    seed declarer contract kind doubles annulled taken_N taken_E taken_S taken_W scores_N scores_E scores_S scores_W
    >>> rounds.declarer[:5].tolist(), rounds["declarer"][:5].tolist(), rounds["kind"][0]
    ([0, 1, 2, 3, 0], ['N', 'E', 'S', 'W', 'N'], 'son_iki')
    """

    __module__ = "king_rules.king"
    _names = NAMES
    _actors = Seat

    seed: NDArray[np.uint64]
    """The seed of the deal: `Deal.from_seed(seed)` is the deal, and `deals` makes them all. Unless deals were given."""
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
    deals: DealsLike | None = None,
    policy: PolicyLike = "random",
    threads: SupportsIndex | None = None,
    progress: Progress | None = None,
) -> SimulatedRounds:
    """Rounds `start` to `start + n - 1` of random play by that seed, or of play by the greedy player.

    Row i depends on `seed` and `start + i` alone, so that any split into parts has the same rows, and the number of
    threads changes nothing; of random play, it is the round `simulated_round(seed, start + i, …)`. Each is dealt, declared, talked over
    and played to its end, every choice among the legal ones being equally likely, except that a declaration draws its
    contract first (in equal shares) and then its suit or rank.

    - `declarer`: who declares; by default the seats in turn, North in round 0.
    - `contract`: what is declared, such as `"koz:H"`. Of a kind, `"koz"` or `"durt"`, the suit or rank is drawn, and
      the kind is the one unused kind of each round, whatever others `unused` has. By default it is drawn among
      `unused`. A number is that of a `Contract`, 0 to 22, and not of a kind.
    - `unused`: what the declarer may declare (K2.3). A `contract` that is not among it is refused.
    - `rules`: the house rules.
    - `doubles`: by default nobody speaks; `"uniform"`: every seat draws what it calls; or the doubles that the talk
      comes to.
    - `annul`: whether a seat that may annul draws whether it does (K4); else all keep.
    - `deals`: other deals than those of the seeds: a `Deals`, of which row i has draw number `start` + i by `seed`; or one deal a
      row, as an array of masks with a column a seat, or any iterable of deals. The choices stay those of `seed` and `start` + i;
      the column `seed` is not that of the deal then.
    - `policy`: who plays the cards: `"random"`, or `"greedy"`, which plays the same rounds sensibly, and about as
      quickly. What is declared and said is drawn all the same, the suit of koz and the rank of dürt too: of players who
      choose those as well, `simulate_parties` has whole parties.
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
    >>> mine = king.Deals(south="AKQ.J.AK9742.732")  # what is my hand worth?
    >>> for contract in ("el_almaz", "koz:D"):
    ...     rounds = king.simulate(2000, seed=7, deals=mine, declarer="S", contract=contract, policy="greedy")
    ...     print(contract, rounds.scores[:, king.Seat.SOUTH].mean().round(1))
    el_almaz -19.9
    koz:D 38.2
    >>> king.simulate(3, seed=7, contract="koz:S", doubles="E>S")
    Traceback (most recent call last):
    king_rules.king.SimulationError: East cannot double South: in koz and durt only the declarer can be doubled (K5.3)
    """
    settings = (declarer, contract, unused, rules, doubles, annul, deals)
    return SimulatedRounds(*_native.simulate(n, seed, start, *settings, policy, threads, progress))


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
    """Round number i of a simulation: row i of `simulate(n, seed=seed, …)` with the same arguments, at random.
    Needs no numpy.

    Here too a `contract` that is a kind, `"koz"` or `"durt"`, is the one unused kind of the round, and is refused when
    `unused` is without it.

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

    `rounds`: `line` (from 1), `party` (from 0, -1 for a single record), `rules`, `declarer`, `unused` (mask), `contract` and
    `kind` (none before the declaration), `doubles`, `over`, `annulled`, `taken_N` to `taken_W`, `scores_N` to `scores_W` (0
    unless it was played to its end).

    `tricks`, of which dürt has none: `round` (row of `rounds`), `trick` (from 1), `leader`, `winner`, `points` (what it
    brought the winner: taken in a penalty, won in koz).

    `plays`: `round` (row of `rounds`), `seat`, `action`, `choices` (how many actions were legal), `trick` (from 1; 0 outside
    tricks). The number of an action is its code: below 52 it is the card.

    Seats, contracts, kinds, doubles, actions and house rules are columns of names (`Categorical`). A million rounds take 42 MB,
    a trick and an action 8 bytes. `deals` are the hands of each round, and `totals` what each seat has after it.

    Raises `ParseError`, with `line` and `at`, the byte in the whole text, unless `errors` is another.
    Raises `ValueError` for a text of records where a path is expected: pass its lines, `text.splitlines()`.

    >>> table = king.frame(king.simulated_round(7, i) for i in range(100))
    >>> table
    <Frame of 100 rounds, 5420 plays>
    >>> forced = table.plays["choices"][table.plays["action"].numbers <= 52] == 1
    >>> print(f"{forced.mean():.0%} of the cards and passes were forced")
    27% of the cards and passes were forced
    """
    return _records.frame(_native.frame, columns, records, errors)


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
