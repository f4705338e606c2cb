"""What stands where in the observations and states of the environments, place by place.

`Place` says it of one place; each environment has its `places` and `state_places`, from which its spaces have their
bounds. `python -m king_rules.rl` prints the tables of all of them, `king-py/OBSERVATIONS.md` of the repository.

>>> from king_rules.rl.king import raw_env
>>> raw_env.places[4], raw_env.places[740]
(Place(part='hand', label='C6', low=0, high=1), Place(part='taken', label='3', low=-10, high=65))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, product
from typing import NamedTuple

from king_rules import Card

__all__ = ["Place", "table"]


class Place(NamedTuple):
    """One place of an observation."""

    part: str
    """The name of its part, as in `OBSERVATION`."""
    label: str
    """Which place of the part it is: what it counts over, such as `1 SA` for seat 1 and the ace of spades; empty in a
    part of one place."""
    low: int
    """The lowest number that can stand there."""
    high: int
    """The highest number that can stand there."""


def part(name: str, *labels: Iterable[str], low: int = 0, high: int = 1) -> list[Place]:
    """The places of a part that counts over these labels, the last of them fastest."""
    return [Place(name, " ".join(words), low, high) for words in product(*labels)]


def cards() -> list[str]:
    """The texts of the cards, ♣2 to ♠A."""
    return [str(card) for card in Card.all()]


def table(places: Sequence[Place]) -> str:
    """A table in Markdown of what stands where: a row for each run of cards of one seat, and for each other place.

    >>> from king_rules.rl import balayi, layout
    >>> print(*layout.table(balayi.raw_env.places).splitlines()[:4], sep="\\n")
    | places | part | which | numbers |
    |---|---|---|---|
    | 0–51 | `hand` | `C2` … `SA` | 0 to 1 |
    | 52–103 | `open` | `0 C2` … `0 SA` | 0 to 1 |
    """

    def run(numbered: tuple[int, Place]) -> tuple[object, ...]:
        number, place = numbered
        seat, _, card = place.label.rpartition(" ")
        return (place.part, place.low, place.high, seat) if card in names else (number,)

    names = set(cards())
    lines = ["| places | part | which | numbers |", "|---|---|---|---|"]
    for _, numbered in groupby(enumerate(places), run):
        (first, start), *others = numbered
        numbers = f"{start.low} to {start.high}"
        if others:
            last, stop = others[-1]
            lines.append(f"| {first}–{last} | `{start.part}` | `{start.label}` … `{stop.label}` | {numbers} |")
        else:
            lines.append(f"| {first} | `{start.part}` | {f'`{start.label}`' if start.label else ''} | {numbers} |")
    return "\n".join(lines) + "\n"


def widths(places: Iterable[Place]) -> list[tuple[str, int]]:
    """The names and widths of the parts, in order."""
    return [(name, sum(1 for _ in run)) for name, run in groupby(place.part for place in places)]
