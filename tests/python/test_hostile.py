"""What breaks in and what will not end: texts that are none, integers that are none, signals, threads."""

from __future__ import annotations

import copy
import io
import itertools
import pickle
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from king_rules import Card, CardSet, IllegalAction, PackError, ParseError, Rank, Suit, to_html
from king_rules import balayi, king, law, shuffle

ROUND = king.Round(king.Deal.from_seed(7), "N")
TWO = balayi.Round(balayi.Pack.from_seed(7), 0)


class Stop(BaseException):
    """What the signal raises."""


@contextmanager
def stopped(after: float = 0.05) -> Iterator[None]:
    """What stands in it must be ended by a signal, and soon."""

    def stop(*_: object) -> None:
        raise Stop

    before = signal.signal(signal.SIGALRM, stop)
    start = time.monotonic()
    signal.setitimer(signal.ITIMER_REAL, after)
    try:
        with pytest.raises(Stop):
            yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert time.monotonic() - start < 20, "the signal was not looked after"


READERS: list[Callable[[Any], object]] = [
    Card,
    CardSet,
    Suit,
    Rank,
    king.Seat,
    king.SeatSet,
    king.Contract,
    king.ContractSet,
    king.Action,
    king.Deal,
    king.Doubles,
    king.HouseRules,
    king.Round.parse,
    king.Table.parse,
    king.Party.parse,
    lambda text: king.PartyFile().read_line(text),
    king.RoundBatch.parse,
    lambda text: king.View.parse("N", text),
    lambda text: king.frame([text]),
    lambda text: king.simulate(1, seed=1, contract=text),
    lambda text: king.simulate(1, seed=1, doubles=text),
    ROUND.apply,
    ROUND.why_not,
    balayi.Action,
    balayi.Denomination,
    balayi.DenominationSet,
    balayi.Pack,
    balayi.Round.parse,
    balayi.Table.parse,
    balayi.Match.parse,
    lambda text: balayi.MatchFile().read_line(text),
    balayi.RoundBatch.parse,
    lambda text: balayi.View.parse("0", text),
    lambda text: balayi.frame([text]),
    TWO.apply,
]


@pytest.mark.parametrize("text", ["\ud800", "SA\udc80", "\udfff\ud800"])
def test_halves_of_characters(text: str) -> None:
    for read in READERS:
        with pytest.raises(ParseError) as caught:
            read(text)
        assert 0 <= caught.value.at <= len(text.encode("utf-8", "surrogatepass"))
        assert caught.value.line_column(text)[0] == 1
    card = Card("HK")
    calls: list[Callable[[], object]] = [
        lambda: card.display_name(text),  # type: ignore[arg-type]
        lambda: to_html(card, text),  # type: ignore[arg-type]
        lambda: king.HouseRules({text: True}),
        lambda: king.HouseRules(early_end=text),  # type: ignore[arg-type]
        lambda: balayi.Place(text, 0, 1),  # type: ignore[arg-type]
    ]
    for call in calls:
        with pytest.raises(ValueError) as error:
            call()
        assert not isinstance(error.value, UnicodeError)


def test_halves_of_characters_stand_where_they_stand() -> None:
    record = str(ROUND.apply("el_almaz"))
    with pytest.raises(ParseError) as caught:
        king.Round.parse(record + " \ud800")
    assert caught.value.at == len(record) + 1
    # In a comment nothing is read; what follows keeps its place.
    with pytest.raises(ParseError) as caught:
        king.frame(["# \udcff", record, "oops"])
    assert (caught.value.at, caught.value.line) == (len("# ???\n") + len(record) + 1, 3)


def test_files_that_are_no_text(tmp_path: Path) -> None:
    file = tmp_path / "rounds"
    for frame, record in ((king.frame, str(ROUND)), (balayi.frame, str(TWO))):
        file.write_bytes(f"# é\r\n{record}\r\n".encode() + b"\xff\xfe\r\n")
        for source in (file, str(file), io.BytesIO(file.read_bytes())):
            with pytest.raises(ParseError) as caught:
                frame(source)
            assert (caught.value.at, caught.value.line) == (len(record) + 8, 3)


def test_integers_that_are_none() -> None:
    others: list[Any] = [True, 3.0, np.array([3]), np.array([[3]]), np.float64(3), np.True_, int, [3]]
    for take in (ROUND.apply, ROUND.why_not, king.Action, TWO.apply, balayi.Action, Card, ROUND.view, ROUND.deal.hand):
        for other in others:
            with pytest.raises(TypeError):
                take(other)
    codes: list[Any] = [np.int64(53), np.uint8(53), np.array(53)]
    for code in codes:
        assert ROUND.apply(code) == ROUND.apply(53)


def test_truth() -> None:
    assert king.HouseRules(early_end=np.False_) == king.HouseRules(early_end=False)  # type: ignore[arg-type]
    wrong: list[Any] = [1, 0, None, "no", 1.0]
    for value in wrong:
        with pytest.raises((TypeError, ValueError), match="is neither True nor False"):
            king.HouseRules({"early_end": value})


def test_what_has_no_end_can_be_ended() -> None:
    calls: list[Callable[[], object]] = [
        lambda: CardSet(itertools.repeat(0)),
        lambda: king.SeatSet(itertools.repeat("N")),
        lambda: king.ActionSet(itertools.repeat(0)),
        lambda: balayi.ActionSet(itertools.repeat(0)),
        lambda: CardSet.ALL.issubset(itertools.repeat(0)),
        lambda: king.RoundBatch(itertools.repeat(ROUND)),
        lambda: balayi.RoundBatch(itertools.repeat(TWO)),
        lambda: ROUND.perft(20),
        lambda: ROUND.perft(255),
        lambda: TWO.perft(20),
        lambda: TWO.perft(255),
    ]
    for call in calls:
        with stopped():
            call()
    cards = itertools.repeat("SA")
    for take in (balayi.Pack, lambda cards: king.Trick("N", cards), law.winner):
        with pytest.raises(PackError, match="number of cards: 255 instead of 52"):
            take(cards)


def test_long_work_can_be_ended() -> None:
    many = 50_000_000
    seeds = np.arange(2_000_000, dtype=np.uint64)
    calls: list[Callable[[], object]] = [
        lambda: king.simulate(many, seed=1),
        lambda: king.simulate(many, seed=1, threads=1000),
        lambda: balayi.simulate(many, seed=1),
        lambda: king.RoundBatch.from_seed(2_000_000, seed=1),
        lambda: balayi.RoundBatch.from_seed(2_000_000, seed=1),
        lambda: shuffle.deal_seeds(many, seed=1),
        lambda: king.deals(seeds),
        lambda: balayi.packs(seeds),
    ]
    for call in calls:
        with stopped():
            call()


def test_generators_are_copied_and_pickled() -> None:
    numbers = shuffle.SplitMix64(7)
    numbers.next_u64()
    copies = [copy.copy(numbers), copy.deepcopy([numbers])[0], pickle.loads(pickle.dumps(numbers)), eval(repr(numbers))]
    expected = [shuffle.SplitMix64(7).output(k) for k in range(1, 5)]
    for generator in (*copies, shuffle.SplitMix64(numbers.state), numbers):
        assert [generator.next_u64() for _ in range(4)] == expected, "each goes on by itself"


def test_perft_in_pieces() -> None:
    # Depths around that to which the crate counts at a stretch.
    playing = ROUND.apply("koz:S").apply("iyi").apply("iyi").apply("iyi")
    for start, depth in ((playing, 5), (TWO.apply("S"), 5)):
        rounds: list[Any] = [start]
        for n in range(depth + 1):
            assert start.perft(n) == len(rounds)
            rounds = [round.apply(action) for round in rounds for action in round.legal_actions]


def test_one_batch_for_many_threads() -> None:
    batch = king.RoundBatch.from_seed(500, seed=1)
    wrong: list[BaseException] = []

    def play(seed: int) -> None:
        chances = np.random.default_rng(seed)
        try:
            while not batch.over.all():
                weights = chances.random((500, 109)) * batch.legal_actions
                try:
                    batch.apply(np.where(batch.over, -1, weights.argmax(axis=1)))
                except IllegalAction:
                    pass  # another thread was quicker
        except BaseException as error:
            wrong.append(error)

    def look() -> None:
        try:
            while not batch.over.all():
                assert king.RoundBatch.parse(str(batch[:50])) is not None
                assert batch.copy().scores.shape == batch.observations(seat=1)[:, :4].shape
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=play, args=(1,)), threading.Thread(target=look), threading.Thread(target=look)]
    threads.append(threading.Thread(target=play, args=(2,)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    for round in batch:
        assert king.Round.parse(str(round)) == round and round.phase is king.Phase.OVER


def test_batches_take_integers_alone() -> None:
    for batch, code in ((king.RoundBatch.from_seed(4, seed=1), 53), (balayi.RoundBatch.from_seed(4, seed=1), 52)):
        before = str(batch)
        wrong: list[Any] = [
            np.full(4, float(code)),
            np.ma.masked_array([float(code)] * 4, [True, False] * 2),
            np.ones(4, bool),
            np.full(4, code, object),
            np.full((4, 1), code),
            np.full(3, code),
            np.array(code),
            np.full(4, 2**64 - 1, np.uint64),
            [code, code, 0, code],
            None,
        ]
        for codes in wrong:
            with pytest.raises((TypeError, ValueError)):
                batch.apply(codes)
            assert str(batch) == before
        right = np.full(8, code, ">i4")[::-2]
        right.flags.writeable = False
        batch.apply(right)
        assert str(batch) != before
        for index in (4, -5, 2**70, -(2**70)):
            with pytest.raises(IndexError):
                batch[index]


def test_the_other_game_is_named() -> None:
    calls: list[tuple[str, Callable[[], object]]] = [
        ("king.Round", lambda: king.RoundBatch([TWO])),  # type: ignore[list-item]
        ("king.Round", lambda: king.Party("N").record(TWO)),  # type: ignore[arg-type]
        ("king.View", lambda: king.observation(TWO.view(0))),  # type: ignore[arg-type]
        ("balayi.Round", lambda: balayi.RoundBatch([ROUND])),  # type: ignore[list-item]
        ("balayi.Round", lambda: balayi.Match(0).record(ROUND)),  # type: ignore[arg-type]
        ("balayi.View", lambda: balayi.observation(ROUND.view(0))),  # type: ignore[arg-type]
    ]
    for name, call in calls:
        with pytest.raises(TypeError, match=f"is no {name}(\n|$)"):
            call()


def test_seeds_in_lists() -> None:
    # Of numbers below and above 2**63 in a list numpy makes floats.
    seeds = [shuffle.deal_seed(7, k) for k in range(8)]
    assert min(seeds) < 2**63 <= max(seeds)
    assert (king.deals(seeds) == king.deals(shuffle.deal_seeds(8, seed=7))).all()
    assert (balayi.packs(tuple(seeds)) == balayi.packs(np.array(seeds, np.uint64))).all()
    assert king.deals([]).shape == (0, 4)
    for wrong in (2**64, -1):
        with pytest.raises(ValueError, match="row 1: .* out of range"):
            king.deals([1, wrong])
    others: list[Any] = [[1.0], ["1"], "1", [[1]], np.array([1.0]), [True], [king.Seat.EAST], 5, None]
    for other in others:
        with pytest.raises((TypeError, ValueError)):
            king.deals(other)
    with pytest.raises(TypeError, match="an array or a list of integers, not <generator"):
        king.deals(seed for seed in seeds)  # type: ignore[arg-type]
    single: list[Any] = [True, king.Seat.EAST, 1.0, "1"]
    for seed in single:
        with pytest.raises(TypeError):
            king.Deal.from_seed(seed)


def test_masked_seeds() -> None:
    seeds = np.array([2**64 - 1, 5], np.uint64)
    assert (king.deals(np.ma.masked_array(seeds, False)) == king.deals(seeds)).all()
    for mask, row in (([True, False], 0), ([False, True], 1)):
        for dtype in (np.uint64, np.int64):
            masked: Any = np.ma.masked_array(seeds.astype(dtype) % 7, mask)
            with pytest.raises(ValueError, match=f"row {row}: a masked item is no seed"):
                king.deals(masked)


def test_settlement_of_lists_and_series() -> None:
    pandas = pytest.importorskip("pandas")
    rounds = king.simulate(50, seed=1, doubles="uniform")
    table = pandas.DataFrame(rounds)
    taken = table[[f"taken_{seat}" for seat in king.Seat]]
    assert (king.settle_all(table["kind"], table["doubles"], taken) == rounds.scores).all()
    lists = rounds.kind.tolist(), rounds.doubles.tolist(), rounds.taken.tolist()
    assert (king.settle_all(*lists) == rounds.scores).all()
    for kind, doubles, points in (
        (np.ma.masked_array(rounds.kind, rounds.kind == 0), rounds.doubles, rounds.taken),
        (rounds.kind, np.ma.masked_array(rounds.doubles, rounds.doubles == rounds.doubles[0]), rounds.taken),
        (rounds.kind, rounds.doubles, np.ma.masked_array(rounds.taken, rounds.taken == 0)),
    ):
        with pytest.raises(ValueError, match="masked"):
            king.settle_all(kind, doubles, points)


def is_stopped(call: Callable[[], object], after: float) -> bool:
    """Whether a call ends by a signal that comes so many seconds after its beginning."""
    running = True

    def stop(*_: object) -> None:
        if running:
            raise Stop

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, after)
    try:
        call()
        running = False
        return False
    except Stop:
        return True
    finally:
        running = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("game", [king, balayi], ids=["king", "balayi"])
def test_signals_end_what_a_batch_does(game: Any) -> None:
    batch = game.RoundBatch.from_seed(1 << 17, seed=7)
    before = batch.copy()
    calls: list[Callable[[], object]] = [
        lambda: batch.play_out(8),
        lambda: batch.observations(),
        lambda: batch.apply(np.full(len(batch), -1)),
        lambda: batch.legal_actions,
        lambda: list(batch),
        lambda: str(batch),
        lambda: batch[1:],
    ]
    for number, call in enumerate(calls):
        for times in range(8):
            # A quick machine may be done before the signal comes: then it has to come sooner.
            batch = before.copy()
            # It may also come between the end of the call and the next line; then all is done, and not nothing.
            if is_stopped(call, 0.004 / 2**times) and batch == before:
                break
        else:
            pytest.fail(f"call {number} is never ended, or not with nothing done")


def test_a_handler_may_step_what_it_interrupts() -> None:
    batch = king.RoundBatch.from_seed(1 << 15, seed=7)
    played = batch.copy()
    played.play_out(9)
    before = signal.signal(signal.SIGALRM, lambda *_: batch.play_out(9))
    signal.setitimer(signal.ITIMER_REAL, 0.002)
    try:
        batch.play_out(8)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    # What was interrupted begins anew, with rounds that are over.
    assert batch == played


def test_threads_step_a_batch_one_after_the_other() -> None:
    batch = king.RoundBatch.simulated(500, seed=7, contract="el_almaz")
    alone = batch.copy()
    steps = 0
    while not alone.over.all():
        alone.apply(np.where(alone.over, -1, alone.legal_actions.argmax(axis=1)))
        steps += 1
    left = iter(range(steps))

    def work() -> None:
        # Each step is decided and carried out under the eyes of the others.
        for _ in left:
            while True:
                codes = np.where(batch.over, -1, batch.legal_actions.argmax(axis=1))
                try:
                    batch.apply(codes)
                    break
                except IllegalAction:
                    pass

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert batch == alone
