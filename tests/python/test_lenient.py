"""What is read besides the one form that is written: the tables of `seeds/notation.md`, tried over every reader."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from king_rules import Card, CardSet, ParseError, Rank, Suit, balayi, king

NOTATION = Path(__file__).parents[2] / "seeds" / "notation.md"


def unescaped(cell: str) -> str:
    text = cell.strip(" ").strip("`")
    return re.sub(
        r"\\(?:u\{(\w+)\}|([rnt]))",
        lambda m: chr(int(m[1], 16)) if m[1] else {"r": "\r", "n": "\n", "t": "\t"}[m[2]],
        text,
    )


def tables() -> list[list[list[str]]]:
    section = NOTATION.read_text(encoding="utf-8").split('<a id="reading">')[1].split("\n## ")[0]
    parts = [part for part in section.split("\n\n") if part.startswith("|")]
    return [[[unescaped(cell) for cell in row.strip("|").split(" | ")] for row in part.strip().split("\n")[2:]] for part in parts]


AROUND, SPELLINGS, NAMES, REFUSED = tables()

READERS: dict[str, Callable[[str], object]] = {
    "suit": Suit,
    "rank": Rank,
    "card": Card,
    "hand": CardSet,
    "seat": king.Seat,
    "seats": king.SeatSet,
    "contract kind": king.ContractKind,
    "contract": king.Contract,
    "action": king.Action,
    "doubles": king.Doubles,
    "player": balayi.Player,
    "denomination": balayi.Denomination,
    "balayi action": balayi.Action,
    "language": lambda text: {"ten of hearts": "en", "kupa onlusu": "tr"}[Card("HT").display_name(cast(Any, text))],
}
RECORD = str(king.simulated_round(7, 0))
BALAYI = str(balayi.simulated_round(7, 0))
DEAL = str(king.Deal.from_seed(7))
LINES: list[tuple[Callable[[str], object], str]] = [
    (king.ContractSet, "rifki,koz"),
    (balayi.DenominationSet, "C,NT"),
    (king.HouseRules, "koz_void=must_trump,early_end=false"),
    (king.Deal, DEAL),
    (balayi.Pack, str(balayi.Pack.from_seed(7))),
    (king.Round.parse, RECORD),
    (king.Table.parse, str(king.Round.parse(RECORD).table)),
    (lambda text: king.View.parse("S", text), str(king.Round.parse(RECORD).view("S"))),
    (king.Party.parse, "king-sheet1 N - kiz_almaz/E>N/10,10,10,10"),
    (balayi.Round.parse, BALAYI),
    (balayi.Table.parse, str(balayi.Round.parse(BALAYI).table)),
    (lambda text: balayi.View.parse(1, text), str(balayi.Round.parse(BALAYI).view(1))),
    (balayi.Match.parse, "balayi-sheet1 0 S/11,15"),
]


def head(file: Any, text: str) -> object:
    file.read_line(text)
    party = file.party if isinstance(file, king.PartyFile) else file.game
    assert party is not None
    return party.head


LINES += [
    (lambda text: head(king.PartyFile(), text), "king-party1 S -"),
    (lambda text: head(balayi.MatchFile(), text), "balayi-match1 1"),
    (lambda text: king.RoundBatch.parse(text)[0], RECORD),
    (lambda text: balayi.RoundBatch.parse(text)[0], BALAYI),
]
LINES += [(READERS[row[0]], row[2]) for row in [*SPELLINGS, *NAMES] if row[0] != "head"]


@pytest.mark.parametrize("row", AROUND, ids=lambda row: str(row[0]))
def test_around_a_text(row: list[str]) -> None:
    for read, text in LINES:
        assert str(read(text)) == text
        assert str(read(row[1].replace("…", text))) == text, (text, row)


@pytest.mark.parametrize("row", [row for row in [*SPELLINGS, *NAMES] if row[0] != "head"], ids=str)
def test_spellings_and_names(row: list[str]) -> None:
    assert str(READERS[row[0]](row[1])) == row[2]


@pytest.mark.parametrize("row", [row for row in SPELLINGS if row[0] == "head"], ids=str)
def test_heads(row: list[str]) -> None:
    found = [(read, text) for read, text in LINES if text.startswith(row[2] + " ")]
    assert found
    for read, text in found:
        assert str(read(text.replace(row[2], row[1], 1))) == text


@pytest.mark.parametrize("row", REFUSED, ids=str)
def test_what_is_refused(row: list[str]) -> None:
    with pytest.raises((ParseError, ValueError)):
        READERS[row[0]](row[1])


@pytest.mark.parametrize("game", [king, balayi])
def test_files_of_every_system(game: Any, tmp_path: Path) -> None:
    lines = [str(game.simulated_round(3, i)) for i in range(5)]
    text = "# one\n" + lines[0] + "\n  # two\n" + "\n".join(lines[1:]) + "\n"
    plain = game.frame(text.split("\n"))
    assert plain.rounds["line"].tolist() == [2, 4, 5, 6, 7]
    path = tmp_path / "records"
    for written in (text, text.replace("\n", "\r\n"), text.replace("\n", "\r"), "\ufeff" + text.replace(" ", "\u00a0")):
        path.write_bytes(written.encode())
        frames = [game.frame(path), game.frame(written.split("\n"))] if "\n" in written else [game.frame(path)]
        for frame in frames:
            assert frame.rounds["line"].tolist() == plain.rounds["line"].tolist()
            assert all(np.array_equal(frame.plays[name], plain.plays[name]) for name in plain.plays)
        assert str(game.RoundBatch.parse(written)) == str(game.RoundBatch.parse(text))
