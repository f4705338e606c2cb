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


def finished(round: king.Round) -> king.Round:
    """The round after greedy players have played it to its end."""
    while round.turn is not None:
        round = round.apply(king.act(round.view(round.turn), "greedy"))
    return round


def played(number: int, kind: str) -> king.Round:
    """A round of greedy players."""
    return finished(king.Round(king.Deal.from_seed(number), "N", kind))


def played_in(party: king.Party, kind: str = "el_almaz") -> king.Round:
    """The next round of a party, of greedy players."""
    return finished(party.start(king.Deal.from_seed(5)).apply(kind))


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
        round = finished(party.start(king.Deal.from_seed(number)))
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
        king.review(rounds[4], playouts=48, standings=([122] * 4, ["all"] * 4))
    with pytest.raises(ValueError, match="^standings: of one round"):
        king.review(file, standings=before)
    with pytest.raises(ValueError, match="^objective: to judge"):
        king.review(rounds, objective="come_out")
    with pytest.raises(ValueError, match="^objective: 'most_points'"):
        king.review(file, objective="win")  # type: ignore[arg-type]


def test_files_as_they_are_typed(tmp_path: Path) -> None:
    party = king.Party("E")
    round = played_in(party)
    record = str(round)
    # Only by its head a file tells how the party stood.
    plain = king.review(party.file([round]).splitlines(), playouts=8, objective="come_out")
    # seeds/notation.md, "What is read besides".
    for head in ("KING-PARTY1 E -", " king-party1 E -", "\ufeffking-party1 E -", "king-Party1\u00a0E\t-", "\u202fking-party1 E -\r"):
        lines = ["", "  # who and when", head, record, " # the end"]
        assert king.frame(lines).rounds["party"].tolist() == [0]
        assert king.review(lines, playouts=8, objective="come_out") == plain
        assert king.review([head, round], playouts=8, objective="come_out") == plain
        file = tmp_path / "party.king"
        file.write_text("\n".join(lines), encoding="utf-8")
        assert king.review(file, playouts=8, objective="come_out") == plain
    alone = king.review(round, playouts=8)
    texts = ("\ufeff" + record, record.replace(" ", "\t"), record.replace(" ", "\u00a0"), " KING1" + record[5:] + "\r\n")
    for text in (*texts, record.replace(" ", "\u2007\u202f")):
        assert king.Round.parse(text) == round
        assert king.review(text, playouts=8) == alone
        assert king.review(["# one", "\ufeff\t# more", text], playouts=8) == alone
        with pytest.raises(ValueError, match="^this is a text of records, not the path"):
            king.frame(text)
    # What begins with a head and nothing else may be the name of a file.
    with pytest.raises(FileNotFoundError):
        king.review("king1")


def test_the_round_is_the_next_of_the_party() -> None:
    party = king.Party("N")
    first = played_in(party)
    after = party.record(first)
    fifth = after
    for _ in range(3):
        fifth = fifth.record(played_in(fifth))
    wrong = [
        (first, king.Party("E"), "K2.2"),
        (first, after, "K2.2"),
        (first, fifth, "K2.3"),
        (first, king.Party("N", "early_end=false"), "K12"),
        (party.start(king.Deal.from_seed(7)).apply("rifki"), king.Party("S"), "K2.2"),
    ]
    calls: list[tuple[int, int]] = []
    for round, before, clause in wrong:
        with pytest.raises(king.PartyError) as recorded:
            before.record(round)
        for given in (round, str(round)):
            with pytest.raises(king.PartyError) as error:
                king.review(given, standings=before, progress=lambda done, n: calls.append((done, n)))
            assert str(error.value) == str(recorded.value)
            assert (error.value.code, error.value.clause) == (recorded.value.code, clause)
    assert not calls
    # It need not be over, and may have been annulled.
    begun = party.start(king.Deal.from_seed(7)).apply("rifki")
    assert len(king.review(begun, playouts=8, standings=party).judgements) == 1
    assert king.review(played_in(fifth, "koz:S"), playouts=8, standings=fifth).judgements


def test_arguments_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="^threads is 0: one thread is the fewest$"):
        king.review(played(5, "el_almaz"), threads=0)
    with pytest.raises(ValueError, match="^threads is 0"):
        king.review([], threads=0)
    with pytest.raises(ValueError, match="no language 'xx'"):
        king.review(played(5, "el_almaz"), lang="xx")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no language 'xx'"):
        king.review([], lang="xx")  # type: ignore[arg-type]


def test_tables_without_rows() -> None:
    full, empty = king.review(played(5, "el_almaz"), playouts=8).columns(), king.review([]).columns()
    assert len(full) > 0 == len(empty)
    assert {name: column.dtype for name, column in empty.items()} == {name: column.dtype for name, column in full.items()}
    assert [full[name].dtype.kind for name in ("legal", "view_playouts", "view_error", "view_exact")] == ["i", "i", "f", "b"]
    for name in ("seat", "action", "view_best"):
        assert empty[name].categories == full[name].categories


def test_what_is_no_record() -> None:
    for text in ("not a record", "kıng1 N:"):
        with pytest.raises(FileNotFoundError, match="neither the record of a round, which begins with king1, nor the path"):
            king.review(text)
    with pytest.raises(FileNotFoundError, match="no such file, where the path of one"):
        king.frame("not a record")
