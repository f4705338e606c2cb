"""Endings solved and rounds reviewed: what Python adds to the crate, whose own tests judge the figures."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

from king_rules import AdvisorError, king, to_html

ENDING = (
    "king1 N:AQJ.J4.AQ72.AKT4 K764.AQ965.3.652 952.K832.KT86.J8 T83.T7.J954.Q973 N all - el_almaz iyi iyi iyi SJ S7 S9 ST "
    "SQ S6 S5 S8 H4 H5 H3 HT H7 HJ H9 H8 SA SK S2 S3 C4 C2 CJ C9 C8 C7 CA C6 CT C5 HK C3"
)


def played(number: int, kind: str) -> king.Round:
    """A round of greedy players."""
    round = king.Round(king.Deal.from_seed(number), "N", kind)
    while round.turn is not None:
        round = round.apply(king.act(round.view(round.turn), "greedy"))
    return round


def test_solutions() -> None:
    round = king.Round.parse(ENDING)
    solution = king.solve(round)
    assert solution.turn == king.Seat.NORTH
    assert {solved.action for solved in solution.actions} == set(round.legal_actions)
    for solved in solution.actions:
        after = round.apply(solved.action)
        assert king.play_out_best(after).scores == solved.scores
        assert solution.given_away(solved.action) == solution.best.scores[0] - solved.scores[0]
    assert solution.given_away("H2") is None
    assert king.solve(round, entries=0).actions == solution.actions
    assert pickle.loads(pickle.dumps(solution)) == copy.deepcopy(solution) == solution
    assert to_html(solution, "tr").count("<tr") == 1 + len(solution.actions)


def test_what_is_not_solved() -> None:
    round = king.Round(king.Deal.from_seed(7), "N")
    with pytest.raises(king.SolveError, match="^no cards are being played yet$") as error:
        king.solve(round)
    assert (error.value.code, error.value.message("tr")) == (1, "henüz kart oynanmıyor")
    with pytest.raises(king.SolveError) as error:
        king.solve(king.Round.parse(ENDING), budget=3)
    assert error.value.code == 3
    with pytest.raises(king.SolveError) as error:
        king.play_out_best(king.simulated_round(7, 0))
    assert error.value.code == 2
    with pytest.raises(ValueError, match="entries"):
        king.solve(king.Round.parse(ENDING), entries=2**27)


def test_reviews() -> None:
    round = played(5, "el_almaz")
    review = king.review(round, playouts=60, seed=7)
    assert [(one.seat, one.action) for one in review.judgements] == list(round.actions)
    assert review == king.review(str(round), playouts=60, seed=7, threads=3)
    assert pickle.loads(pickle.dumps(review)) == review
    table = review.columns()
    assert {len(column) for column in table.values()} == {len(round.actions)}
    exact = [one for one in review.judgements if one.hindsight and one.hindsight.exact and one.legal > 1]
    assert exact
    for one in exact[-8:]:
        before = king.Round(round.deal, round.declarer, round.unused)
        for _, action in round.actions[: one.number]:
            before = before.apply(action)
        assert one.hindsight is not None
        assert king.solve(before).given_away(one.action) == one.hindsight.given_away
    choices = [one for one in review.judgements if one.legal > 1]
    assert to_html(review).count("<tr") == 2 + 4 + len(choices)
    last = review.judgements[-1]
    assert last.message() == str(last) != last.message("tr")
    with pytest.raises(ValueError, match="no language 'de'"):
        last.message("de")  # type: ignore[arg-type]


def test_reviews_of_parties(tmp_path: Path) -> None:
    party, rounds = king.Party("N"), []
    for number in range(5):
        round = party.start(king.Deal.from_seed(number))
        while round.turn is not None:
            round = round.apply(king.act(round.view(round.turn), "greedy"))
        party = party.record(round)
        rounds.append(round)
    file = tmp_path / "party.king"
    file.write_text(party.file(rounds), encoding="utf-8")
    calls: list[tuple[int, int]] = []
    review = king.review(file, playouts=48, lang="tr", progress=lambda done, n: calls.append((done, n)))
    assert (review.rounds, calls) == (tuple(rounds), [(n, 5) for n in range(1, 6)])
    points = review.turning_points(3)
    assert len(points) <= 3 and all(one.view and one.view.given_away > one.view.error for one in points)
    html = to_html(review, "tr")
    assert html.count("<polyline") == 4 and "oyunların takvimi" in html
    assert html.count("<circle") == len(review.turning_points())
    assert review.of_round(4)[0].seat == king.Seat.NORTH
    # K10.3: the same by who comes out, as the party stood before each round.
    calls.clear()
    chances = king.review(file, playouts=48, objective="come_out")
    assert chances.rounds == review.rounds and {one.objective for one in chances.judgements} == {"come_out"} == {chances.objective}
    assert chances != king.review(file, playouts=48, objective="most_points")
    for judged in chances.judgements:
        for verdict in (judged.hindsight, judged.view):
            assert verdict is not None and -100 <= verdict.given_away <= 100
    before = king.Party("N")
    for round in rounds[:4]:
        before = before.record(round)
    alone = king.review(rounds[4], playouts=48, standings=before, objective="come_out")
    assert [one.view for one in alone.judgements] == [one.view for one in chances.of_round(4)]
    stands = (before.totals, [before.unused(seat) for seat in king.Seat])
    assert alone == king.review(str(rounds[4]), playouts=48, standings=stands, objective="come_out")
    assert "chance to come out" in to_html(chances) and "çıkma olasılığı" in to_html(chances, "tr")
    assert "chance to come out" not in to_html(review)
    with pytest.raises(AdvisorError, match="standings"):
        king.review(rounds[3], playouts=48, standings=before)
    with pytest.raises(ValueError, match="^standings: of one round"):
        king.review(file, standings=before)
    with pytest.raises(ValueError, match="^objective: to judge"):
        king.review(rounds, objective="come_out")
    with pytest.raises(ValueError, match="^objective: 'most_points'"):
        king.review(file, objective="win")  # type: ignore[arg-type]


def test_what_is_no_record() -> None:
    for text in ("not a record", "kıng1 N:"):
        with pytest.raises(FileNotFoundError, match="neither the record of a round, which begins with king1, nor the path"):
            king.review(text)
    with pytest.raises(FileNotFoundError, match="no such file, where the path of one"):
        king.frame("not a record")
