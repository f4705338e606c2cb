"""The native half of the batch functions of king_rules.king."""

from ..king import Round, View
from _typeshed import SupportsLenAndGetItem
from collections.abc import Iterable, Iterator
from king_rules import Columns
from king_rules._step import Step
from king_rules.king.typing import ContractKindsLike, ContractLike, DealsLike, DoublesLike, HouseRulesLike, SaleTieLike, SeatLike
from king_rules.typing import OpponentLike, PolicyLike, RowsLike
from numpy import bool_, int16, int32, int8, integer, uint16, uint64, uint8
from numpy.typing import ArrayLike, NDArray
from typing import Any, ClassVar, SupportsIndex, final, overload

__all__ = [
    "RoundBatch",
    "deals",
    "frame",
    "kind_number",
    "observation",
    "observation_layout",
    "settle",
    "settle_parts",
    "simulate",
    "simulate_parties",
    "simulated_round",
]


@final
class RoundBatch:
    """Rounds side by side, stepped together: what is asked of a round is asked here of all, and answered by an array with
    one row a round.

    It is made of rounds; or by `RoundBatch.from_seed`, dealt and waiting for the declaration; or by
    `RoundBatch.simulated`, declared and talked over too. Unlike a round it changes: `apply` steps all its rounds. A
    policy in numpy or torch picks a code for each row out of `legal_masks` or `legal_actions`. Two batches can be
    stepped by two threads at the same time.

    For learning it is a vectorised environment: `observe` and `step` write what those on turn see and may do, rewards and
    what has finished into arrays that are kept, and finished rounds are replaced from a stream of deals, that of the seed.
    A batch of other rounds has none; nor does a copy by pickle, which keeps the rounds alone.

    >>> import numpy as np
    >>> batch = king.RoundBatch.from_seed(100, seed=7)
    >>> chances = np.random.default_rng(1)
    >>> while not batch.over.all():
    ...     weights = chances.random((len(batch), 109)) * batch.legal_actions
    ...     batch.apply(np.where(batch.over, -1, weights.argmax(axis=1)))
    >>> batch[0].phase, batch.scores.shape
    (king.Phase.OVER, (100, 4))
    """
    def __arrow_c_stream__(self, /, requested_schema: Any | None=None) -> Any: ...
    def __copy__(self, /) -> RoundBatch: ...
    def __deepcopy__(self, /, _memo: Any) -> RoundBatch: ...
    def __eq__(self, other: object, /) -> bool: ...
    @overload
    def __getitem__(self, index: int | integer[Any], /) -> Round:
        """The round of a row; or a batch of the rows in a slice, in an array of their numbers, or in a mask of all rows.

        Such a batch is stepped apart from this one. It has the same stream of deals, each row going on where it is.

        >>> batch = king.RoundBatch.simulated(100, seed=7)
        >>> len(batch[batch.contract == king.Contract("rifki").index]) < 30
        True
        """
    @overload
    def __getitem__(self, index: RowsLike, /) -> RoundBatch:
        """The round of a row; or a batch of the rows in a slice, in an array of their numbers, or in a mask of all rows.

        Such a batch is stepped apart from this one. It has the same stream of deals, each row going on where it is.

        >>> batch = king.RoundBatch.simulated(100, seed=7)
        >>> len(batch[batch.contract == king.Contract("rifki").index]) < 30
        True
        """
    def __iter__(self, /) -> Iterator[Round]:
        """The rounds as they are now."""
    def __len__(self, /) -> int: ...
    def __new__(cls, rounds: Iterable[Round], /) -> RoundBatch: ...
    @overload
    def __setitem__(self, index: int | integer[Any], value: Round, /) -> None:
        """Puts a round into a row; or rounds into the rows in a slice, in an array of numbers, or in a mask: a batch or
        a list of as many rounds, or one round for all of them. The rows go on with the same deals of the stream.

        >>> batch = king.RoundBatch.from_seed(4, seed=7)
        >>> batch[1:3] = batch[0]
        >>> batch[0] == batch[1] == batch[2] != batch[3]
        True
        """
    @overload
    def __setitem__(self, index: RowsLike, value: Round | RoundBatch | Iterable[Round], /) -> None:
        """Puts a round into a row; or rounds into the rows in a slice, in an array of numbers, or in a mask: a batch or
        a list of as many rounds, or one round for all of them. The rows go on with the same deals of the stream.

        >>> batch = king.RoundBatch.from_seed(4, seed=7)
        >>> batch[1:3] = batch[0]
        >>> batch[0] == batch[1] == batch[2] != batch[3]
        True
        """
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    def act(self, /, player: OpponentLike='greedy', *, seed: SupportsIndex=0, threads: SupportsIndex | None=None) -> NDArray[int16]:
        """What a player does in each round, as an array of codes for `apply`, by the view of who is on turn; -1 in a
        round that is over. Row i of it is what `act(view, player, seed=seed)` returns. Of the players `"greedy"` is about
        as quick as random play. `threads` is as for `simulate`.

        >>> batch = king.RoundBatch.simulated(100, seed=7, contract="kiz_almaz")
        >>> while not batch.over.all():
        ...     batch.apply(batch.act("greedy"))
        >>> batch.scores.sum(axis=1).tolist() == [-40] * 100
        True
        """
    def action_masks(self, /, rows: RowsLike | None=None, *, out: NDArray[bool_] | None=None, threads: SupportsIndex | None=None) -> NDArray[bool_]:
        """What may be done in each round, or in those of `rows`: a row of zeros and ones as of `legal_actions`, in
        truth values. `rows`, `out` and `threads` are as for `observations`.
        >>> batch = king.RoundBatch.simulated(100, seed=7)
        >>> bool((batch.action_masks() == batch.legal_actions).all())
        True
        """
    @property
    def annulled(self, /) -> NDArray[bool_]:
        """Whether the round has been annulled (K4.2)."""
    def apply(self, /, codes: ArrayLike) -> None:
        """Applies an action in each round: an array of codes, one a row. A round whose code is negative, or masked in
        a masked array, is left as it is.

        Raises `IllegalAction`, whose `row` is its row, when one of them is illegal; then nothing has changed in any
        round.
        """
    def columns(self, /) -> Columns:
        """The rounds as they are now in columns, a row each: where they are, and their contracts, doubles, points and scores.
        One line makes a data frame of it, `pandas.DataFrame(batch.columns())`; `polars.DataFrame` and `pyarrow.table` take
        the batch itself as well.

        >>> batch = king.RoundBatch.simulated(3, seed=7, contract="koz:S")
        >>> batch.columns()["contract"].tolist()
        ['koz:S', 'koz:S', 'koz:S']
        """
    @staticmethod
    def concatenate(batches: Iterable[RoundBatch], /) -> RoundBatch:
        """The rows of several batches, one after the other, as one batch. It has a stream of deals when all come from
        one batch.

        >>> batch = king.RoundBatch.from_seed(5, seed=7)
        >>> king.RoundBatch.concatenate([batch[:2], batch[2:]]) == batch
        True
        """
    @property
    def contract(self, /) -> NDArray[uint8]:
        """The number of the contract, 0 to 22; 255 before the declaration."""
    def copy(self, /) -> RoundBatch:
        """Another batch of the same rounds."""
    @property
    def deal_numbers(self, /) -> NDArray[uint64]:
        """The number of the deal in each row. A batch of `from_seed` or `simulated` has a stream of deals: those of its
        seed. Row i of n begins with deal number `start` + i; whenever its round is replaced, by `step` or `reset`,
        it goes on to the deal n numbers later. So all rows have deals of their own, whatever is played and however
        fast.

        Raises `ValueError` in a batch without a stream.

        >>> batch = king.RoundBatch.from_seed(3, seed=7)
        >>> batch.reset([1])
        >>> batch.deal_numbers.tolist()
        [0, 4, 2]
        """
    @property
    def declarer(self, /) -> NDArray[uint8]:
        """The declarer."""
    @property
    def doubles(self, /) -> NDArray[uint16]:
        """The doubles and redoubles made so far, as the mask that `Doubles` reads."""
    @staticmethod
    def from_seed(n: SupportsIndex, *, seed: SupportsIndex, start: SupportsIndex=0, declarer: SeatLike | None=None, unused: ContractKindsLike='all', rules: HouseRulesLike='-', deals: DealsLike | None=None) -> RoundBatch:
        """n rounds that wait for their declarations: the deals of `simulate`, number `start` and those that follow.

        `declarer` declares in all of them; by default the seats in turn, North in number 0. `deals` are as for `simulate`.

        >>> batch = king.RoundBatch.from_seed(3, seed=7, deals=king.Deals(south="AKQ..."))
        >>> batch[2].deal == king.Deals(south="AKQ...").deal(seed=7, k=2)
        True
        >>> king.RoundBatch.from_seed(3, seed=7)[2] == king.Round(king.Deal.from_seed(shuffle.deal_seed(7, 2)), "S")
        True
        """
    @property
    def hands(self, /) -> NDArray[uint64]:
        """The cards that each seat holds now, as masks: a column a seat."""
    @property
    def kind(self, /) -> NDArray[uint8]:
        """The number of the kind of contract, 0 to 7; 255 before the declaration.

        >>> batch = king.RoundBatch.simulated(100, seed=7)
        >>> trumps = batch[batch.kind == king.ContractKind.KOZ]
        >>> {str(round.contract.kind) for round in trumps}
        {'koz'}
        """
    @property
    def legal_actions(self, /) -> NDArray[int8]:
        """What the seat on turn may do, as a row of 109 zeros and ones: place = code of the action. None in a round that
        is over.
        """
    @property
    def legal_masks(self, /) -> NDArray[uint64]:
        """What the seat on turn may do, as masks of two words, the low word first: bit = code of the action. None in a
        round that is over.
        """
    def observations(self, /, rows: RowsLike | None=None, *, seat: SeatLike | None=None, out: NDArray[int8] | None=None, threads: SupportsIndex | None=None) -> NDArray[int8]:
        """What the seat on turn sees in each round, or what the seat sees that is named, as numbers: `observation` describes
        them, and `OBSERVATION` lists which stands where. All zeros in a round that is over, unless a seat is named.

        `rows` are some of the rows, as for `batch[rows]`: the array has a row for each of these. `out` is an array that is
        written over instead of a new one, and returned. `threads` is as for `simulate`.

        >>> batch = king.RoundBatch.simulated(100, seed=7)
        >>> memory = batch.observations()
        >>> batch.apply(batch.act("random", seed=1))
        >>> batch.observations(out=memory) is memory
        True
        >>> batch.observations([5, 7], seat="N").shape
        (2, 754)
        """
    def observe(self, /, *, out: Step | None=None, threads: SupportsIndex | None=None) -> Step:
        """The rounds as they are, for a learner: a `Step` in which nothing has been rewarded and nothing has finished.
        A loop of training begins with it; `step` goes on.

        `out` is a `Step` whose arrays are written over, and which is returned; by default a new one. `threads` is as
        for `simulate`.
        """
    @property
    def over(self, /) -> NDArray[bool_]:
        """Whether the round is over."""
    @staticmethod
    def parse(records: str) -> RoundBatch:
        """Reads records, one a line; lines that are blank or begin with `#` are skipped. `str(batch)` is such a
        text.

        Raises `RecordError` with the place of what is wrong, an illegal action included.
        """
    @property
    def phase(self, /) -> NDArray[uint8]:
        """What each round waits for: the number of its `Phase`."""
    def play_out(self, /, seed: SupportsIndex, *, start: SupportsIndex=0) -> None:
        """Plays all rounds on at random to their ends, row i as `Round.play_out(shuffle.choices(seed, start + i))`
        does: so a batch in parts, each with its own `start`, plays the same. Take another seed than the one the
        rounds were drawn by: what it has drawn, such as contracts, came from the same numbers.

        >>> batch = king.RoundBatch.from_seed(9, seed=7)
        >>> part = batch[5:]
        >>> batch.play_out(8)
        >>> part.play_out(8, start=5)
        >>> part == batch[5:]
        True
        """
    def reset(self, /, rows: RowsLike | None=None) -> None:
        """Replaces the rounds that are over, or those of `rows`, by the next deals of the stream of the batch:
        `deal_numbers` says which these are. Deals that would be over before their first card, as `annul` can have it,
        are passed over.

        Raises `ValueError` in a batch without a stream.
        """
    @property
    def scores(self, /) -> NDArray[int32]:
        """The scores: a column a seat or player. Zeros before the end of a round, and when it was annulled."""
    @staticmethod
    def simulated(n: SupportsIndex, *, seed: SupportsIndex, start: SupportsIndex=0, declarer: SeatLike | None=None, contract: ContractLike | None=None, unused: ContractKindsLike='all', rules: HouseRulesLike='-', doubles: DoublesLike | None=None, annul: bool=False, deals: DealsLike | None=None) -> RoundBatch:
        """n rounds of `simulate`, number `start` and those that follow, before their first card: declared, and the talk is
        over. The other arguments are those of `simulate`; here too a `contract` that is a kind, `"koz"` or `"durt"`,
        makes `unused` that one kind, of those there are. With `annul` some may be over.

        So another policy plays the very rounds that `simulate` plays at random.

        >>> batch = king.RoundBatch.simulated(3, seed=7, contract="koz:S")
        >>> batch.phase.tolist(), str(batch[1].contract)
        ([4, 4, 4], 'koz:S')
        """
    def step(self, /, codes: ArrayLike, *, out: Step | None=None, autoreset: bool=True, threads: SupportsIndex | None=None) -> Step:
        """A step of a vectorised environment: applies an action in each round, as `apply` does, replaces rounds that are
        over by the next deals of the stream, as `reset` does, and returns a `Step`: what those on turn see and may do
        now, and the scores of the rounds that this step has ended.

        A round is replaced in the step that ends it, as in Gymnasium's autoreset mode *same step*: `rewards` and
        `finished` are those of the old round, `observations`, `masks` and `turn` those of the new one. With
        `autoreset=False` rounds that are over stay; their codes must be negative, and nothing is seen in them.

        `out` is a `Step` whose arrays are written over, and which is returned: with it a step needs no new memory.
        Its arrays may be views, such as rows of a bigger array that keeps them all. By default a new one is made.
        `threads` is as for `simulate`; the GIL is released.

        Raises `IllegalAction`, whose `row` is its row, when an action is illegal: then nothing has changed and nothing
        was written. Raises `ValueError` for `autoreset` in a batch without a stream.
        >>> batch = king.RoundBatch.simulated(64, seed=7)
        >>> now, total = batch.observe(), 0
        >>> for number in range(200):
        ...     now = batch.step(batch.act("random", seed=number), out=now)
        ...     total += now.finished.sum()
        >>> bool(total > 64), now.rewards.shape[0]
        (True, 64)
        """
    @property
    def taken(self, /) -> NDArray[int16]:
        """`Round.taken` of each round: a column a seat or player."""
    @property
    def turn(self, /) -> NDArray[uint8]:
        """Who is to act, 255 in a round that is over."""
    __hash__: ClassVar[None]  # type: ignore[assignment]

def deals(seeds: ArrayLike) -> NDArray[uint64]:
    """The four hands of the deal of each seed, as masks."""

def frame(records: str, keep: bool) -> tuple[dict[str, NDArray[Any]], dict[str, NDArray[Any]], dict[str, NDArray[Any]], NDArray[uint64], NDArray[int32], list[BaseException]]:
    """The rounds of a text of records in columns, their tricks and their actions in columns, their deals, the totals
    after them, and what could not be read.
    """

def kind_number(kind: ContractLike) -> int:
    """The number of a kind of contract, in any form."""

def observation(view: View) -> NDArray[int8]:
    """What a view sees, as numbers."""

def observation_layout() -> list[tuple[str, int]]:
    """The names and widths of the parts of an observation, in order."""

def settle(kinds: Any, doubles: Any, taken: Any, tie: SaleTieLike) -> NDArray[int32]:
    """The scores of n rounds from their kinds of contract, their doubles and the points taken."""

def settle_parts(kinds: Any, doubles: Any, taken: Any, tie: SaleTieLike) -> tuple[NDArray[int32], NDArray[int32], NDArray[uint8]]:
    """The scores of n rounds, what the sale comes to in them, and who buys the points of each seat."""

def simulate(n: SupportsIndex, seed: SupportsIndex, start: SupportsIndex, declarer: SeatLike | None, contract: ContractLike | None, unused: ContractKindsLike, rules: HouseRulesLike, doubles: DoublesLike | None, annul: bool, deals: DealsLike | None, policy: PolicyLike, threads: SupportsIndex | None, progress: Any | None) -> tuple[NDArray[uint64], NDArray[uint8], NDArray[uint8], NDArray[uint8], NDArray[uint16], NDArray[bool_], NDArray[int16], NDArray[int32]]:
    """Rounds start to start + n − 1 of a simulation, in columns."""

def simulate_parties(n: SupportsIndex, seed: SupportsIndex, start: SupportsIndex, players: SupportsLenAndGetItem[OpponentLike], rules: HouseRulesLike, threads: SupportsIndex | None, progress: Any | None) -> tuple[NDArray[uint64], NDArray[uint8], NDArray[int32], NDArray[bool_], NDArray[uint8], NDArray[int16]]:
    """Parties start to start + n − 1 of a seed, played by these players."""

def simulated_round(seed: SupportsIndex, i: SupportsIndex, declarer: SeatLike | None, contract: ContractLike | None, unused: ContractKindsLike, rules: HouseRulesLike, doubles: DoublesLike | None, annul: bool) -> Round:
    """Round number i of a simulation."""
