"""Columns of one length, which data frames are made of; and columns of names in the order of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, Union, overload

from king_rules._native import king as _king

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


Holds: TypeAlias = Mapping[str, Union[type, Sequence[str]]]
"""What each column holds: numbers of a type, or some of these names."""


class Categorical:
    """A column of names that have an order, such as seats or contracts: a number a row, and the name of each number.

    pandas makes a `Categorical` of it, polars an `Enum`, pyarrow a dictionary, each in the order of the game, and numpy
    an array of texts. `==` and `!=` compare it with a name, a value of that name, a number, or an array of names or numbers,
    row by row.

    >>> kinds = king.simulate(1000, seed=7)["kind"]
    >>> kinds.categories
    ('el_almaz', 'kupa_almaz', 'erkek_almaz', 'kiz_almaz', 'rifki', 'son_iki', 'koz', 'durt')
    >>> kinds[0], int((kinds == "koz").sum()) == int((kinds == king.ContractKind.KOZ).sum())
    ('son_iki', True)
    """

    __module__ = "king_rules"
    __hash__: ClassVar[None]  # type: ignore[assignment]

    # pandas looks for its own values behind these two names; were it to look elsewhere, it would find texts.
    _typ = "categoricalindex"

    @property
    def _values(self) -> Any:
        import pandas as pd  # type: ignore[import-untyped,unused-ignore]

        return pd.Categorical.from_codes(self.codes, list(self.categories), ordered=True)

    def __init__(self, numbers: NDArray[Any], names: Names) -> None:
        self._numbers = numbers
        self._names = names

    @property
    def numbers(self) -> NDArray[Any]:
        """The numbers as the library has them everywhere, such as those of `Seat`; 255 where there is none."""
        return self._numbers

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the numbers."""
        return self._numbers.dtype

    @property
    def codes(self) -> NDArray[Any]:
        """The place of each row's name in `categories`, -1 where there is none."""
        return self._names.codes(self._numbers)

    @property
    def categories(self) -> tuple[str, ...]:
        """All names there are, in order, whether or not they occur."""
        return self._names.texts

    @property
    def nbytes(self) -> int:
        """How much memory the rows take."""
        return int(self._numbers.nbytes)

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, rows: int | np.integer[Any], /) -> str | None: ...
    @overload
    def __getitem__(self, rows: slice | NDArray[Any] | Sequence[int], /) -> Categorical: ...
    def __getitem__(self, rows: Any, /) -> Categorical | str | None:
        """The name in a row, `None` where there is none; or some of the rows, picked as numpy picks them."""
        picked = self._numbers[rows]
        if picked.ndim:
            return Categorical(picked, self._names)
        code = int(self._names.codes(picked.reshape(1))[0])
        return None if code < 0 else self.categories[code]

    def __iter__(self) -> Iterator[str | None]:
        return iter(self.tolist())

    def tolist(self) -> list[str | None]:
        """The names, `None` where there is none."""
        texts: list[str | None] = [*self.categories, None]
        return [texts[code] for code in self.codes.tolist()]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        import numpy as np

        texts: NDArray[Any] = np.array([*self.categories, None], dtype=object)
        shown: NDArray[Any] = texts[self.codes].astype(dtype or object, copy=False)
        return shown

    def __arrow_array__(self, type: Any = None) -> Any:
        import pyarrow as pa  # type: ignore[import-untyped,unused-ignore]

        codes = self.codes
        array = pa.DictionaryArray.from_arrays(
            pa.array(codes, mask=codes < 0), pa.array(self.categories), ordered=True
        )
        return array if type is None else array.cast(type)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """For polars, whose `Enum` keeps the order; pyarrow takes `__arrow_array__`."""
        import polars as pl

        texts, codes = pl.Series(self.categories, dtype=pl.Enum(self.categories)), self.codes
        # A place behind the last one is no name.
        places = pl.Series(codes.astype("uint32")).set(pl.Series(codes < 0), None)
        return texts.gather(places).__arrow_c_stream__(requested_schema)

    def __eq__(self, other: object) -> NDArray[np.bool_]:  # type: ignore[override]
        if isinstance(other, (str, _king.Contract, _king.Doubles)):
            other = str(other)
            if other not in self.categories:
                raise ValueError(f"{other!r} is none of {', '.join(self.categories[:30])}")
            return self.codes == self.categories.index(other)  # type: ignore[no-any-return]
        if isinstance(other, Categorical):
            return self.numbers == other.numbers  # type: ignore[no-any-return]
        import numpy as np

        items = np.asarray(other)
        if items.dtype.kind in "OSU":
            names = np.array([str(item) for item in items.ravel().tolist()], dtype=object).reshape(items.shape)
            return np.asarray(self) == names  # type: ignore[no-any-return]
        return self.numbers == items  # type: ignore[no-any-return]

    def __ne__(self, other: object) -> NDArray[np.bool_]:  # type: ignore[override]
        return ~(self == other)

    def __repr__(self) -> str:
        return f"<Categorical of {len(self)} rows, {len(self.categories)} names>"

    def __reduce__(self) -> Any:
        return type(self), (self._numbers, self._names)


class Names:
    """What numbers are called: the names in order, and the number of each, which is its place where nothing is said. Both are
    made when they are needed."""

    def __init__(
        self, texts: Callable[[], Iterable[object]], numbers: Callable[[], Sequence[int]] | None = None
    ) -> None:
        self._make = texts
        self._numbers = numbers

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return tuple(map(str, self._make()))

    @cached_property
    def _places(self) -> NDArray[Any] | None:
        """The place of each number's name, -1 where there is none; `None` when the numbers are the places."""
        import numpy as np

        if self._numbers is None:
            return None
        numbers = self._numbers()
        places = np.full(1 << 16, -1, dtype=np.int16)
        places[numbers] = np.arange(len(numbers))
        return places

    def __reduce__(self) -> Any:
        return _these, (self.texts, None if self._numbers is None else self._numbers())

    def codes(self, numbers: NDArray[Any]) -> NDArray[Any]:
        """The places of the names of these numbers."""
        if self._places is None:
            # 255, the number of nothing, is -1 as a signed one.
            return numbers.view(f"i{numbers.itemsize}")
        return self._places[numbers]  # type: ignore[no-any-return]


def _these(texts: tuple[str, ...], numbers: Sequence[int] | None) -> Names:
    return Names(lambda: texts, None if numbers is None else lambda: numbers)


class Columns(dict[str, Any]):
    """Columns of one length by their names: numbers in numpy arrays, and names of the game as `Categorical`.

    One line makes a data frame of it, with categories in the order of the game: `pandas.DataFrame(columns)`,
    `polars.DataFrame(columns)`, `pyarrow.table(columns)`; whatever else reads Arrow takes it as well, when pyarrow is
    there. As with a data frame, `len(columns)` is the number of rows, and going through it gives the names. A notebook
    shows the first rows and a summary.
    """

    __module__ = "king_rules"

    def __len__(self) -> int:
        return next((len(column) for column in self.values()), 0)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    @property
    def nbytes(self) -> int:
        """How much memory the columns take."""
        return sum(int(column.nbytes) for column in self.values())

    def __repr__(self) -> str:
        return f"<Columns of {len(self)} rows: {', '.join(self)}>"

    def _repr_html_(self) -> str:
        from king_rules._html import to_html

        return to_html(self)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        import pyarrow as pa  # type: ignore[import-untyped,unused-ignore]

        table = pa.table(self)
        for place, (name, column) in enumerate(self.items()):
            if isinstance(column, Categorical):
                # By this polars knows an Enum.
                values = "".join(f"{len(text.encode())};{text}" for text in column.categories)
                field = table.schema.field(place).with_metadata({"_PL_ENUM_VALUES2": values})
                table = table.set_column(place, field, table.column(name))
        return table.__arrow_c_stream__(requested_schema)

    def __reduce__(self) -> Any:
        return type(self), (dict(self.items()),)


def columns(parts: Mapping[str, Any], names: Mapping[str, Names], actors: Iterable[object]) -> Columns:
    """Columns of these arrays: those whose name is among `names` as names, and so are pairs of numbers and texts; those of two
    dimensions as a column for each of those who play, such as `taken_N`.
    """
    made = Columns()
    actors = list(actors)
    for name, part in parts.items():
        if isinstance(part, tuple):
            made[name] = Categorical(part[0], _these(tuple(part[1]), None))
        elif part.ndim == 2:
            made.update((f"{name}_{actor}", part[:, i]) for i, actor in enumerate(actors))
        else:
            made[name] = Categorical(part, names[name]) if name in names else part
    return made


def of_rows(holds: Holds, rows: Sequence[Sequence[Any]]) -> Columns:
    """Columns of rows, of the same types however few there are. Where there is no name, a row has `None`."""
    import numpy as np

    made = Columns()
    for place, (name, what) in enumerate(holds.items()):
        items = [row[place] for row in rows]
        if isinstance(what, type):
            made[name] = np.array(items, dtype=what)
        else:
            numbers = {text: number for number, text in enumerate(what)}
            column = np.array([numbers.get(item, 255) for item in items], dtype=np.uint8)
            made[name] = Categorical(column, _these(tuple(numbers), None))
    return made


def numbers_of(values: Any, read: Callable[[str], int] | None = None) -> NDArray[Any]:
    """The numbers of an array of numbers, of a column of names, or of texts where `read` reads one."""
    import numpy as np

    array = np.asarray(values.numbers if isinstance(values, Categorical) else values)
    if read is not None and array.dtype.kind in "OU" and array.size and isinstance(array.flat[0], str):
        texts, places = np.unique(array, return_inverse=True)
        array = np.array([read(str(text)) for text in texts])[places].reshape(array.shape)
    if array.dtype.kind not in "iu" and array.size:
        raise TypeError(f"integers, not {array.dtype}")
    return array
