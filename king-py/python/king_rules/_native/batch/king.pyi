from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, SupportsIndex, final, overload

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

__all__ = [
    "RoundBatch",
    "deals",
    "frame",
    "kind_number",
    "observation",
    "observation_layout",
    "settle",
    "simulate",
    "simulated_round",
]

@final
class RoundBatch:
    def __new__(cls, rounds: Iterable[Round], /) -> RoundBatch: ...
    @staticmethod
    def from_seed(
        n: SupportsIndex,
        *,
        seed: SupportsIndex,
        start: SupportsIndex = 0,
        declarer: SeatLike | None = None,
        unused: ContractKindsLike = "all",
        rules: HouseRulesLike = "-",
    ) -> RoundBatch: ...
    @staticmethod
    def simulated(
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
    ) -> RoundBatch: ...
    @staticmethod
    def parse(records: str) -> RoundBatch: ...
    @property
    def phase(self) -> NDArray[np.uint8]: ...
    @property
    def turn(self) -> NDArray[np.uint8]: ...
    @property
    def over(self) -> NDArray[np.bool_]: ...
    @property
    def annulled(self) -> NDArray[np.bool_]: ...
    @property
    def declarer(self) -> NDArray[np.uint8]: ...
    @property
    def contract(self) -> NDArray[np.uint8]: ...
    @property
    def doubles(self) -> NDArray[np.uint16]: ...
    @property
    def hands(self) -> NDArray[np.uint64]: ...
    @property
    def legal_masks(self) -> NDArray[np.uint64]: ...
    @property
    def legal_actions(self) -> NDArray[np.int8]: ...
    @property
    def taken(self) -> NDArray[np.int16]: ...
    @property
    def scores(self) -> NDArray[np.int32]: ...
    def observations(self, seat: SeatLike | None = None) -> NDArray[np.int8]: ...
    def copy(self) -> RoundBatch: ...
    def play_out(self, seed: SupportsIndex, *, start: SupportsIndex = 0) -> None: ...
    def apply(self, codes: ArrayLike) -> None: ...
    def __copy__(self) -> RoundBatch: ...
    def __deepcopy__(self, memo: Any, /) -> RoundBatch: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Round: ...
    @overload
    def __getitem__(self, index: slice, /) -> RoundBatch: ...
    def __iter__(self) -> Iterator[Round]: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: ClassVar[None]  # type: ignore[assignment]
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...

def simulate(
    n: SupportsIndex,
    seed: SupportsIndex,
    start: SupportsIndex,
    declarer: SeatLike | None,
    contract: ContractLike | None,
    unused: ContractKindsLike,
    rules: HouseRulesLike,
    doubles: DoublesLike | None,
    annul: bool,
    threads: SupportsIndex | None,
    progress: Callable[[int, int], object] | None,
) -> tuple[
    NDArray[np.uint64],
    NDArray[np.uint8],
    NDArray[np.uint8],
    NDArray[np.uint8],
    NDArray[np.uint16],
    NDArray[np.bool_],
    NDArray[np.int16],
    NDArray[np.int32],
]: ...
def simulated_round(
    seed: SupportsIndex,
    i: SupportsIndex,
    declarer: SeatLike | None,
    contract: ContractLike | None,
    unused: ContractKindsLike,
    rules: HouseRulesLike,
    doubles: DoublesLike | None,
    annul: bool,
) -> Round: ...
def deals(seeds: ArrayLike) -> NDArray[np.uint64]: ...
def kind_number(kind: ContractKindLike) -> int: ...
def settle(
    kinds: NDArray[np.integer[Any]],
    doubles: NDArray[np.integer[Any]],
    taken: NDArray[np.int16],
    tie: SaleTieLike,
) -> NDArray[np.int32]: ...
def frame(records: str) -> tuple[dict[str, NDArray[Any]], dict[str, NDArray[Any]]]: ...
def observation(view: View) -> NDArray[np.int8]: ...
def observation_layout() -> list[tuple[str, int]]: ...
