"""The golden data of the project, through the package."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from vectors import GOLDEN, read_all, replay, vectors

from king_rules import Card, balayi, king, shuffle

GOLDEN_VECTORS = dict(vectors(GOLDEN))


@pytest.mark.parametrize("place", GOLDEN_VECTORS)
def test_golden(place: str) -> None:
    replay(GOLDEN_VECTORS[place])


def test_all_golden_vectors_are_there() -> None:
    games = [vector["game"] for vector in GOLDEN_VECTORS.values()]
    assert len(games) >= 265
    assert set(games) == {"konturlu", "konturlu_party", "balayi", "balayi_match"}


def test_vectors_dir() -> None:
    folder = os.environ.get("KING_VECTORS_DIR")
    if folder is None:
        print("KING_VECTORS_DIR is not set: only the golden vectors are replayed")
        return
    replayed = 0
    for place, vector in vectors(Path(folder)):
        try:
            replay(vector)
        except BaseException as error:
            raise AssertionError(f"while replaying the vector {place}") from error
        replayed += 1
    assert replayed > 0, f"no vector in KING_VECTORS_DIR {folder}"
    print(f"{replayed} vectors of {folder} replayed")


def seeds() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((GOLDEN / "seeds.json").read_text())
    return read


def test_packs_and_deals_of_seeds() -> None:
    packs = seeds()["packs"]
    assert packs
    for seed, cards in packs.items():
        pack = shuffle.pack(int(seed))
        assert " ".join(map(str, pack)) == cards == str(balayi.Pack.from_seed(int(seed)))
        deal = king.Deal.from_seed(int(seed))
        assert [set(hand) for hand in deal] == [set(pack[i : i + 13]) for i in range(0, 52, 13)]
        assert sorted(pack) == list(Card.all())


def test_numbers_of_seeds() -> None:
    streams = seeds()["splitmix64"]
    assert streams
    for seed, expected in streams.items():
        numbers = shuffle.SplitMix64(int(seed))
        outputs = [numbers.output(k) for k in range(len(expected))]
        assert [numbers.next_u64() for _ in expected] == [int(number) for number in expected] == outputs


def test_party_file() -> None:
    text = (GOLDEN / "party-seed-1.king").read_text()
    file = king.PartyFile()
    rounds = read_all(file, text)
    assert file.party is not None and file.party.is_over and len(rounds) >= king.Party.ROUNDS
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert lines == file.party.file(rounds).splitlines()


def test_match_file() -> None:
    text = (GOLDEN / "balayi_match.txt").read_text()
    file = balayi.MatchFile()
    rounds = read_all(file, text)
    assert file.game is not None and file.game.is_over and len(rounds) == balayi.Match.ROUNDS
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert lines == file.game.file(rounds).splitlines()


@pytest.mark.parametrize(("file", "game"), [("simulated.king", king), ("simulated.balayi", balayi)])
def test_simulated_rounds_are_legal(file: str, game: Any) -> None:
    for line in (GOLDEN / file).read_text().splitlines():
        round = game.Round.parse(line)
        assert str(round) == line and round.turn is None


def test_worked_examples() -> None:
    lines = [line for line in (GOLDEN / "worked-examples.king").read_text().splitlines() if line[:1] not in ("", "#")]
    assert lines
    for line in lines:
        assert str(king.Round.parse(line)) == line


@pytest.mark.parametrize(("file", "game"), [("perft.king", king), ("perft.balayi", balayi)])
def test_perft(file: str, game: Any) -> None:
    compared = 0
    for line in (GOLDEN / file).read_text().splitlines():
        if line and not line.startswith("#"):
            depth, count, record = line.split(" ", 2)
            # The bigger counts are compared in Rust.
            if int(count) <= 1_000_000:
                assert game.Round.parse(record).perft(int(depth)) == int(count), line
                compared += 1
    assert compared >= 10
