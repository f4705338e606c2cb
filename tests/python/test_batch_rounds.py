"""RoundBatch: rounds side by side."""

from __future__ import annotations

import copy
import pickle
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from arrays import draw

from king_rules import IllegalAction, ParseError, balayi, king, shuffle

GAMES: list[Any] = [king, balayi]
ACTIONS = {king: 109, balayi: 57}


def positions(game: Any, n: int, **options: Any) -> Iterator[Any]:
    """A batch at every step of random play, and the rounds that it should hold."""
    batch = game.RoundBatch.from_seed(n, seed=5, **options)
    rounds = list(batch)
    random = np.random.default_rng(1)
    yield batch, rounds
    while not batch.over.all():
        codes = draw(batch.legal_actions, random)
        batch.apply(codes)
        rounds = [round if code < 0 else round.apply(code) for round, code in zip(rounds, codes)]
        yield batch, rounds


def word(mask: int, number: int) -> int:
    return mask >> 64 * number & (1 << 64) - 1


def test_every_column_of_king_is_that_of_the_rounds() -> None:
    steps = 0
    for batch, rounds in positions(king, 40):
        assert list(batch) == rounds
        assert batch.phase.tolist() == [round.phase for round in rounds]
        assert batch.turn.tolist() == [255 if round.turn is None else round.turn for round in rounds]
        assert batch.over.tolist() == [round.phase == king.Phase.OVER for round in rounds]
        assert batch.annulled.tolist() == [round.annulled for round in rounds]
        assert batch.declarer.tolist() == [round.declarer for round in rounds]
        assert batch.contract.tolist() == [255 if round.contract is None else round.contract.index for round in rounds]
        assert batch.doubles.tolist() == [int(round.doubles) for round in rounds]
        assert batch.hands.tolist() == [[int(round.hand(seat)) for seat in king.Seat] for round in rounds]
        assert batch.taken.tolist() == [list(round.taken) for round in rounds]
        assert batch.scores.tolist() == [list(round.scores or (0, 0, 0, 0)) for round in rounds]
        assert batch.legal_masks.tolist() == [[word(round.legal_mask, i) for i in (0, 1)] for round in rounds]
        masks = [sum(1 << int(code) for code in np.flatnonzero(row)) for row in batch.legal_actions]
        assert masks == [round.legal_mask for round in rounds]
        steps += 1
    assert steps > 56
    batch = king.RoundBatch([])
    assert {"phase": batch.phase.dtype, "turn": batch.turn.dtype, "legal": batch.legal_masks.dtype} == {
        "phase": np.uint8,
        "turn": np.uint8,
        "legal": np.uint64,
    }
    assert batch.legal_actions.dtype == np.int8 and batch.scores.dtype == np.int32 and batch.taken.dtype == np.int16


def test_every_column_of_balayi_is_that_of_the_rounds() -> None:
    steps = 0
    for batch, rounds in positions(balayi, 20):
        assert list(batch) == rounds
        assert batch.phase.tolist() == [round.phase for round in rounds]
        assert batch.turn.tolist() == [255 if round.turn is None else round.turn for round in rounds]
        assert batch.over.tolist() == [round.phase == balayi.Phase.OVER for round in rounds]
        assert batch.dealer.tolist() == [round.dealer for round in rounds]
        assert batch.denomination.tolist() == [255 if round.denomination is None else round.denomination for round in rounds]
        assert batch.taken.tolist() == [list(round.taken) for round in rounds]
        assert batch.scores.tolist() == [list(round.scores or (0, 0)) for round in rounds]
        assert batch.legal_masks.tolist() == [round.legal_mask for round in rounds]
        masks = [sum(1 << int(code) for code in np.flatnonzero(row)) for row in batch.legal_actions]
        assert masks == [round.legal_mask for round in rounds]
        steps += 1
        assert batch.taken.dtype == np.int16 and batch.scores.dtype == np.int32
    assert steps == 54


def test_where_batches_come_from() -> None:
    batch = king.RoundBatch.from_seed(6, seed=7, start=10, unused="rifki,koz", rules="early_end=false")
    for i, round in enumerate(batch):
        deal = king.Deal.from_seed(shuffle.deal_seed(7, 10 + i))
        assert round == king.Round(deal, (10 + i) % 4, "rifki,koz", "early_end=false")
    assert king.RoundBatch.from_seed(3, seed=1, declarer="W").declarer.tolist() == [3] * 3
    assert king.RoundBatch(iter(list(batch))) == batch == king.RoundBatch.parse(str(batch))
    pairs = balayi.RoundBatch.from_seed(4, seed=7, start=1, unused="C,NT")
    assert [round.dealer for round in pairs] == [1, 0, 1, 0]
    assert pairs[0] == balayi.Round(balayi.Pack.from_seed(shuffle.deal_seed(7, 1)), 1, "C,NT")
    assert balayi.RoundBatch.from_seed(3, seed=1, dealer=1).dealer.tolist() == [1] * 3
    for game in GAMES:
        assert len(game.RoundBatch([])) == 0
        assert game.RoundBatch.parse("# nothing\n\n") == game.RoundBatch([])
        with pytest.raises(TypeError):
            game.RoundBatch([1])
        with pytest.raises(game.SetupError):
            game.RoundBatch.from_seed(3, seed=1, unused="-")
        for bad in ({"n": -1, "seed": 0}, {"n": 1, "seed": -1}, {"n": 3, "seed": 0, "start": 2**64 - 2}):
            with pytest.raises(ValueError):
                game.RoundBatch.from_seed(**bad)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"contract": "koz", "doubles": "uniform"},
        {"doubles": "uniform", "annul": True, "unused": "rifki"},
        {"declarer": "N", "contract": "kiz_almaz", "doubles": "N>E,E>N", "rules": "early_end=false"},
    ],
)
def test_simulated_batches_are_simulated_rounds_before_their_first_card(options: dict[str, Any]) -> None:
    batch = king.RoundBatch.simulated(120, seed=7, start=30, **options)
    rounds = king.simulate(120, seed=7, start=30, **options)
    assert np.array_equal(batch.contract, rounds.contract) and np.array_equal(batch.doubles, rounds.doubles)
    assert np.array_equal(batch.annulled, rounds.annulled)
    for i, round in enumerate(batch):
        end = king.simulated_round(7, 30 + i, **options)
        assert not round.plays and (round.phase == king.Phase.PLAY) != round.annulled
        for _, action in end.actions[len(round.actions) :]:
            round = round.apply(action)
        assert round == end


def test_what_cannot_be_simulated() -> None:
    with pytest.raises(king.SimulationError):
        king.RoundBatch.simulated(10, seed=1, contract="koz:S", doubles="E>N")


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_code_changes_nothing(game: Any) -> None:
    batch = game.RoundBatch.from_seed(10, seed=3)
    random = np.random.default_rng(1)
    for _ in range(20):
        batch.apply(draw(batch.legal_actions, random))
    before = batch.copy()
    codes = draw(batch.legal_actions, random)
    row = 7
    held = int(batch.legal_masks.reshape(10, -1)[row, 0])
    codes[row] = next(code for code in range(52) if not held >> code & 1)
    with pytest.raises(IllegalAction) as error:
        batch.apply(codes)
    reason = batch[row].why_not(int(codes[row]))
    assert error.value.row == row and error.value.illegal == reason and error.value.clause == reason.clause
    assert str(error.value) == f"row {row}: {reason}"
    assert batch == before
    copied = pickle.loads(pickle.dumps(error.value))
    assert copied.row == row and copied.illegal == reason


@pytest.mark.parametrize("game", GAMES)
def test_codes_that_cannot_be_read(game: Any) -> None:
    batch = game.RoundBatch.from_seed(3, seed=3)
    before = batch.copy()
    legal = draw(batch.legal_actions, np.random.default_rng(1))
    beyond = legal.copy()
    beyond[1] = ACTIONS[game]
    with pytest.raises(ValueError, match=f"row 1: {ACTIONS[game]} is no action"):
        batch.apply(beyond)
    for bad in ([1], [[1, 2, 3]], 5, np.array([2**64 - 1] * 3, dtype=np.uint64), np.array([300, -1, -1])):
        with pytest.raises(ValueError):
            batch.apply(bad)
    for wrong in ([0.5, 1, 2], [True, False, True], ["a", "b", "c"], None):
        with pytest.raises((TypeError, ValueError)):
            batch.apply(wrong)
    assert batch == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dtype", ["int8", "uint8", "int32", "int64", "uint64", ">i4"])
def test_codes_of_every_integer_type(game: Any, dtype: str) -> None:
    batch = game.RoundBatch.from_seed(5, seed=3)
    codes = draw(batch.legal_actions, np.random.default_rng(1))
    expected = [round.apply(int(code)) for round, code in zip(batch, codes)]
    # Every second item of a longer array: no array of one block.
    batch.apply(np.repeat(codes, 2).astype(dtype)[::2])
    assert list(batch) == expected


@pytest.mark.parametrize("game", GAMES)
def test_rows_that_are_left_alone(game: Any) -> None:
    batch = game.RoundBatch.from_seed(4, seed=3)
    rounds = list(batch)
    codes = draw(batch.legal_actions, np.random.default_rng(1))
    batch.apply(np.where([True, False, True, False], codes, -1))
    assert batch[1] == rounds[1] and batch[3] == rounds[3]
    assert batch[0] == rounds[0].apply(codes[0]) and batch[2] == rounds[2].apply(codes[2])
    batch.apply(np.ma.masked_array(codes, mask=[True, False, True, False]))
    assert list(batch) == [round.apply(code) for round, code in zip(rounds, codes)]
    batch.apply(np.ma.masked_array(codes.astype(np.uint8), mask=True))
    # What is not masked is read as it stands: too big is not negative.
    with pytest.raises(ValueError, match=f"row 1: {2**64 - 1} is no action"):
        batch.apply(np.ma.masked_array(np.full(4, 2**64 - 1, np.uint64), mask=[True, False, True, True]))
    batch.apply(np.ma.masked_array(np.full(4, 2**64 - 1, np.uint64), mask=True))
    batch.apply(np.full(4, -7, dtype=np.int16))
    assert list(batch) == [round.apply(code) for round, code in zip(rounds, codes)]


@pytest.mark.parametrize("game", GAMES)
def test_playing_out(game: Any) -> None:
    batch = game.RoundBatch.from_seed(600, seed=3)
    rounds = list(batch)
    batch.play_out(11)
    assert list(batch) == [round.play_out(shuffle.choices(11, i)) for i, round in enumerate(rounds)]
    over = batch.copy()
    for bounds in ([0, 600], [0, 1, 257, 600]):
        parts = [game.RoundBatch(rounds[a:b]) for a, b in zip(bounds, bounds[1:])]
        for part, start in zip(parts, bounds):
            part.play_out(11, start=start)
        assert [round for part in parts for round in part] == list(over)
    last = game.RoundBatch(rounds[:2])
    last.play_out(11, start=2**64 - 2)
    assert last[1] == rounds[1].play_out(shuffle.choices(11, 2**64 - 1))
    wrong: list[tuple[Any, int]] = [(TypeError, 0), (ValueError, 2**64 - 1), (ValueError, 2**64), (ValueError, -1)]
    for error_type, start in wrong:
        with pytest.raises(error_type):
            game.RoundBatch(rounds[:2]).play_out(True if error_type is TypeError else 11, start=start)
    batch.play_out(12)
    assert batch == over and over.over.all() and not over.legal_actions.any()
    with pytest.raises(IllegalAction) as error:
        batch.apply(np.zeros(600, dtype=int))
    assert error.value.row == 0 and error.value.illegal.reason.name == "ROUND_OVER"


@pytest.mark.parametrize("game", GAMES)
def test_rows_and_slices(game: Any) -> None:
    batch = game.RoundBatch.from_seed(10, seed=3)
    rounds = list(batch)
    assert len(batch) == 10 and batch[3] == rounds[3] and batch[-1] == rounds[-1] and batch[np.int64(2)] == rounds[2]
    for slice_ in (slice(2, 5), slice(None, None, -3), slice(8, 100), slice(5, 2)):
        part = batch[slice_]
        assert isinstance(part, game.RoundBatch) and list(part) == rounds[slice_]
    for index in (10, -11, 2**70, -(2**70)):
        with pytest.raises((IndexError, TypeError)):
            batch[index]
    others: list[Any] = ["a", True, king.Seat.NORTH, 1.0, None]
    for other in others:
        with pytest.raises(TypeError):
            batch[other]
    assert batch[3:4] == game.RoundBatch([rounds[3]]) and batch[3:4] != batch[4:5] and batch != rounds
    assert repr(batch) == f"<{game.__name__.split('.')[-1]}.RoundBatch of 10 rounds>"
    with pytest.raises(TypeError):
        hash(batch)


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_pickles_are_apart(game: Any) -> None:
    batch = game.RoundBatch.from_seed(10, seed=3)
    random = np.random.default_rng(1)
    for _ in range(25):
        batch.apply(draw(batch.legal_actions, random))
    copies = [batch.copy(), copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    assert all(other == batch and other is not batch for other in copies)
    before = str(batch)
    batch.apply(draw(batch.legal_actions, random))
    assert all(str(other) == before and other != batch for other in copies)


@pytest.mark.parametrize("game", GAMES)
def test_reading_records(game: Any) -> None:
    batch = game.RoundBatch.from_seed(3, seed=3)
    batch.play_out(1)
    lines = str(batch).splitlines()
    assert game.RoundBatch.parse("# a comment\n\n" + "\r\n".join(lines)) == batch
    text = f"{lines[0]}\n\n{lines[1]} SA\n"
    with pytest.raises(ParseError) as error:
        game.RoundBatch.parse(text)
    assert error.value.line == 3 and error.value.line_column(text)[0] == 3
    assert text[error.value.at :] == "SA\n" and "(line 3)" in str(error.value)


def test_threads_may_share_a_batch() -> None:
    batch = king.RoundBatch.from_seed(2000, seed=3)
    barrier = threading.Barrier(4)
    wrong: list[object] = []

    def work(number: int) -> None:
        barrier.wait()
        for _ in range(30):
            # Whoever comes first steps the batch; the other's codes are illegal by then, or legal too.
            try:
                batch.apply(draw(batch.legal_actions, np.random.default_rng(number)))
            except IllegalAction:
                pass
            if not set(batch.phase.tolist()) <= set(king.Phase):
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert king.RoundBatch.parse(str(batch)) == batch
