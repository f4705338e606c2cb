"""Tables of columns: the first rows, and a summary of all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from king_rules._columns import Categorical, Columns
from king_rules._html.markup import Child, cell, el, muted, signed, table
from king_rules._html.words import word

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

    from king_rules import Frame
    from king_rules.typing import Lang

_ROWS = 5
_PLACES = ("match", "number", "party", "round")
"""Numbers that say where something is: their mean says nothing."""


def columns(value: Columns, lang: Lang, title: str = "") -> Element:
    """How many rows there are, the first of them, and what all come to."""
    rows = len(value)
    head = [muted(title, " · ") if title else None, f"{_count(rows, lang)} {word('rows', lang)}"]
    size = muted(f" · {len([*value])} {word('columns', lang)} · {_size(value.nbytes)}")
    names = [cell(el("b", "", name), head=True) for name in value]
    shown = [[cell(_text(column[row])) for column in value.values()] for row in range(min(rows, _ROWS))]
    body = [*shown, [cell("…") for _ in value]] if rows > _ROWS else shown
    summary = [cell(muted(_summary(name, column, lang)) if rows else "") for name, column in value.items()]
    return el("div", "margin:.3em 0", *head, size, table([names], [*body, summary]))


def frame(value: Frame, lang: Lang) -> Element:
    """The three tables of a frame."""
    parts = [columns(getattr(value, name), lang, name) for name in ("rounds", "tricks", "plays")]
    errors = el("div", "", f"{len(value.errors)} {word('errors', lang)}") if value.errors else None
    return el("div", "", parts, errors)


def _count(number: int, lang: Lang) -> str:
    return f"{number:,}".replace(",", "\u202f" if lang == "en" else ".")


def _size(size: float) -> str:
    for unit in ("B", "kB", "MB"):
        if size < 1000:
            return f"{size:.3g} {unit}"
        size /= 1000
    return f"{size:.3g} GB"


def _text(item: Any) -> Child:
    if item is None:
        return muted("–")
    if isinstance(item, str):
        return item
    kind = item.dtype.kind
    if kind == "b":
        return "✓" if item else "·"
    return signed(int(item)) if kind in "iu" else f"{item:.3g}".replace("-", "−")


def _summary(name: str, column: Any, lang: Lang) -> str:
    """The mean of points, the share of what may be so or not, and how often the most frequent name occurs."""
    import numpy as np

    if isinstance(column, Categorical):
        codes = column.codes
        counts = np.bincount(codes[codes >= 0], minlength=1)
        most = int(counts.argmax())
        return f"{column.categories[most]}: {_share(counts[most] / len(codes), lang)}" if counts[most] else ""
    if column.dtype.kind == "b":
        return f"✓ {_share(column.mean(), lang)}"
    if column.dtype.kind == "f" or column.dtype.kind == "i" and name not in _PLACES:
        mean = f"⌀ {column.mean():.2f}".replace("-", "−")
        return mean if lang == "en" else mean.replace(".", ",")
    return ""


def _share(share: float, lang: Lang) -> str:
    return f"{100 * share:.0f}%" if lang == "en" else f"%{100 * share:.0f}"
