"""Files of records as tables of columns."""

from __future__ import annotations

import io
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from vectors import read_all

from king_rules import CardSet, Categorical, Columns, Frame, ParseError, Reason, balayi, king, shuffle

pd: Any = pytest.importorskip("pandas")
pl: Any = pytest.importorskip("polars")
pa: Any = pytest.importorskip("pyarrow")

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES: list[Any] = [king, balayi]


def row(table: Columns, i: int) -> dict[str, Any]:
    def item(column: Any) -> Any:
        return column[i] if isinstance(column, Categorical) else column[i].item()

    return {name: item(column) for name, column in table.items()}


def text(value: object) -> str | None:
    return None if value is None else str(value)


def tricks_of(i: int, round: Any, points: Any) -> list[dict[str, Any]]:
    return [
        {
            "round": i,
            "trick": number,
            "leader": str(trick.leader),
            "winner": str(round.winner_of(number - 1)),
            "points": points(number, trick),
        }
        for number, trick in enumerate(round.tricks, 1)
    ]


def rounds_of(game: Any, n: int) -> list[Any]:
    if game is king:
        return [king.simulated_round(3, i, doubles="uniform", annul=True) for i in range(n)]
    return [balayi.simulated_round(3, i) for i in range(n)]


def check_king(frame: Any, rounds: list[king.Round], party: list[int]) -> None:
    assert all(len(column) == len(rounds) for column in frame.rounds.values())
    expected_plays, expected_tricks = [], []
    for i, round in enumerate(rounds):
        got = row(frame.rounds, i)
        assert got["party"] == party[i] and got["rules"] == str(round.house_rules)
        assert got["declarer"] == str(round.declarer) and got["unused"] == int(round.unused)
        assert got["contract"] == text(round.contract)
        assert got["kind"] == (None if round.contract is None else str(round.contract.kind))
        assert got["doubles"] == str(round.doubles)
        assert got["over"] == (round.turn is None) and got["annulled"] == round.annulled
        for seat in king.Seat:
            assert frame.deals[i, seat] == int(round.deal[seat]) and got[f"taken_{seat}"] == round.taken[seat]
            assert got[f"scores_{seat}"] == (round.scores or (0, 0, 0, 0))[seat]
        before = king.Round(round.deal, round.declarer, round.unused, round.house_rules)
        played = 0
        if round.contract is not None:
            kind = round.contract.kind
            expected_tricks += tricks_of(i, round, lambda number, trick: kind.trick_points(number, trick.cards))
        for seat, action in round.actions:
            tricks = round.contract is not None and round.contract.kind != king.ContractKind.DURT
            in_trick = tricks and action.card is not None
            trick = played // 4 if in_trick else None
            expected_plays.append(
                {
                    "round": i,
                    "seat": str(seat),
                    "action": str(action),
                    "choices": len(before.legal_actions),
                    "trick": 0 if trick is None else trick + 1,
                }
            )
            played += action.card is not None
            before = before.apply(action)
    assert [row(frame.plays, i) for i in range(len(frame.plays))] == expected_plays
    assert [row(frame.tricks, i) for i in range(len(frame.tricks))] == expected_tricks


def test_king_in_columns() -> None:
    rounds = rounds_of(king, 60)
    rifki = (king.simulated_round(1, i, contract="rifki", annul=True) for i in range(200))
    rounds.append(next(round for round in rifki if round.annulled))
    # Unfinished ones, from the bare deal on.
    some = [(0, 0), (1, 1), (2, 5), (3, 20)]
    for i, steps in some:
        start = king.Round(rounds[i].deal, rounds[i].declarer, rounds[i].unused, rounds[i].house_rules)
        for _, action in rounds[i].actions[:steps]:
            start = start.apply(action)
        rounds.append(start)
    rounds.append(king.simulated_round(5, 1, rules="early_end=false,sale_tie=stays"))
    check_king(king.frame(rounds), rounds, [-1] * len(rounds))


def unlocked_in(round: balayi.Round) -> list[int]:
    """The tricks in which the hands were unlocked, by playing it again."""
    before = balayi.Round(round.pack, round.dealer, round.unused)
    found = [0, 0]
    for _, action in round.actions:
        trick = len(before.tricks) + 1
        before = before.apply(action)
        for player in balayi.Player:
            if before.unlocked(player) and not found[player]:
                found[player] = trick
    return found


def test_balayi_in_columns() -> None:
    rounds = rounds_of(balayi, 20)
    start = balayi.Round(rounds[0].pack, rounds[0].dealer)
    rounds.append(start)
    for _, action in rounds[0].actions[:12]:
        start = start.apply(action)
    rounds.append(start)
    frame = balayi.frame(rounds)
    plays, tricks = [], []
    for i, round in enumerate(rounds):
        got, unlocked = row(frame.rounds, i), unlocked_in(round)
        assert frame.deals[i].tolist() == [card.index for card in round.pack]
        tricks += tricks_of(i, round, lambda number, trick: 1)
        assert got == {
            "line": i + 1,
            "match": -1,
            "dealer": str(round.dealer),
            "unused": int(round.unused),
            "denomination": text(round.denomination),
            "starter": None if len(round.actions) < 2 else str(round.actions[1][0]),
            "over": round.turn is None,
            "unlocked_0": unlocked[0],
            "unlocked_1": unlocked[1],
            "taken_0": round.taken[0],
            "taken_1": round.taken[1],
            "scores_0": (round.scores or (0, 0))[0],
            "scores_1": (round.scores or (0, 0))[1],
        }
        before = balayi.Round(round.pack, round.dealer, round.unused)
        for player, action in round.actions:
            card = action.card
            number = next((n for n, trick in enumerate([*round.tricks, round.trick], 1) if card in trick.cards), 0)
            plays.append(
                {
                    "round": i,
                    "player": str(player),
                    "action": str(action),
                    "choices": len(before.legal_actions),
                    "trick": number,
                }
            )
            before = before.apply(action)
    assert [row(frame.plays, i) for i in range(len(frame.plays))] == plays
    assert [row(frame.tricks, i) for i in range(len(frame.tricks))] == tricks


@pytest.mark.parametrize("game", GAMES)
def test_every_source_of_records(game: Any, tmp_path: Path) -> None:
    rounds = rounds_of(game, 30)
    lines = [str(round) for round in rounds]
    text = "# records\n\n" + "\n".join(lines[:10]) + "\n \t\n" + "\r\n".join(lines[10:])
    path = tmp_path / "records.king"
    path.write_bytes(text.encode())
    expected = game.frame(lines)
    assert expected.rounds["line"].tolist() == list(range(1, 31))
    with open(path) as as_text, open(path, "rb") as as_bytes:
        sources = [path, str(path), as_text, as_bytes, io.StringIO(text), text.split("\n"), iter(text.splitlines(True))]
        for source in sources:
            frame = game.frame(source)
            assert frame.rounds["line"].tolist() == [*range(3, 13), *range(14, 34)]
            for name in expected.plays:
                assert bool(np.all(frame.plays[name] == expected.plays[name])), name
    assert str(game.frame(rounds)) == str(expected) == str(game.frame(game.RoundBatch(rounds)))
    empty = game.frame(["# nothing"])
    assert all(len(column) == 0 for table in (empty.rounds, empty.tricks, empty.plays) for column in table.values())
    for table, same in ((empty.tricks, expected.tricks), (empty.plays, expected.plays)):
        assert pa.table(table).schema == pa.table(same).schema
        assert list(pd.DataFrame(table).dtypes) == list(pd.DataFrame(same).dtypes)
        assert pl.DataFrame(table).schema == pl.DataFrame(same).schema
    assert empty.deals.shape == (0, expected.deals.shape[1]) and empty.totals.shape == (0, expected.totals.shape[1])
    with pytest.raises(FileNotFoundError):
        game.frame(tmp_path / "nothing.king")
    assert pickle.loads(pickle.dumps(expected)).plays.keys() == expected.plays.keys()
    assert isinstance(expected, Frame)


@pytest.mark.parametrize("game", GAMES)
def test_a_text_of_records_is_no_path(game: Any, tmp_path: Path) -> None:
    record = str(rounds_of(game, 1)[0])
    head = game.Party("N").head if game is king else game.Match(0).head
    typed = (f"\ufeff{record}", f"\ufeff {head}", record.replace(" ", "\u00a0"), f"# a comment\r{record}", record.upper())
    for text in (record, head, f"{record}\n{record}", f"# a comment\n{record}", "\n", f" {record}", *typed):
        with pytest.raises(ValueError, match=r"pass its lines, text.splitlines\(\)") as error:
            game.frame(text)
        assert not isinstance(error.value, ParseError)
    # A file may have such a name.
    path = tmp_path / record.split()[0]
    path.write_text(record)
    assert len(game.frame(str(path)).rounds["line"]) == len(game.frame(path).rounds["line"]) == 1
    for wrong in ([record.encode()], record.encode(), [record, None], [5], [["king1"]]):
        with pytest.raises(TypeError, match="is no line of records"):
            game.frame(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_byte_order_mark_is_skipped(game: Any, tmp_path: Path) -> None:
    record = str(rounds_of(game, 1)[0])
    path = tmp_path / "records"
    for text in (f"{record}\n", f"# a comment\n{record}\n"):
        path.write_text(text, encoding="utf-8-sig")
        assert path.read_bytes().startswith(b"\xef\xbb\xbf")
        with open(path, encoding="utf-8") as as_text, open(path, "rb") as as_bytes:
            for source in (path, str(path), as_text, as_bytes):
                assert game.frame(source).rounds["line"].tolist() == [text.count("\n")]
    path.write_text("#\noops", encoding="utf-8-sig")
    with open(path, encoding="utf-8") as as_text:
        for source in (path, as_text):
            with pytest.raises(ParseError) as error:
                game.frame(source)
            assert (error.value.line, error.value.at) == (2, 2)


def test_party_files_and_records_together() -> None:
    party = (GOLDEN / "party-seed-1.king").read_text()
    reader = read_all(king.PartyFile(), party)
    single = king.simulated_round(7, 0)
    frame = king.frame(f"{single}\n{party.rstrip()}\n# another\n{party}".splitlines())
    assert len(reader) == 32
    check_king(frame, [single, *reader, *reader], [-1] + [0] * 32 + [1] * 32)
    assert frame.rounds["line"].tolist() == [1, *range(3, 35), *range(37, 69)]
    game = balayi.Match(0)
    lines = [game.head]
    for seed in range(10):
        round = game.start(balayi.Pack.from_seed(seed)).play_out(shuffle.choices(7, seed))
        game = game.record(round)
        lines.append(str(round))
    # Each party stands at what its own rounds come to, with those that were annulled.
    standings = [row for round in reader for row in [round.scores or (0, 0, 0, 0)]]
    expected = 122 + np.cumsum(standings, axis=0)
    assert frame.totals.tolist() == [list(single.scores or ()), *expected.tolist(), *expected.tolist()]
    frame = balayi.frame([lines[1], *lines])
    assert frame.rounds["match"].tolist() == [-1] + [0] * 10
    assert frame.rounds["scores_0"][1:].sum() == game.totals[0]


@pytest.mark.parametrize("game", GAMES)
def test_errors_have_line_and_byte(game: Any) -> None:
    lines = [str(round) for round in rounds_of(game, 400)]
    text = "# ♠ first\n" + "\n".join(lines[:300]) + "\n" + lines[300] + " SA\n" + "\n".join(lines[301:])
    with pytest.raises(ParseError) as error:
        game.frame(io.StringIO(text))
    octets = text.encode()
    assert error.value.line == 302 == error.value.line_column(text)[0]
    assert octets[error.value.at :].startswith(b"SA\n")
    refused: Any = error.value
    assert isinstance(refused, game.RecordError) and refused.illegal.reason == Reason.ROUND_OVER
    with pytest.raises(ParseError) as first:
        game.frame(["oops", "king1 oops"])
    assert (first.value.line, first.value.at) == (1, 0)
    with pytest.raises(ParseError) as coded:
        game.frame(io.BytesIO(b"#\n\xff"))
    assert (coded.value.line, coded.value.at) == (2, 2)


def test_errors_of_parties_and_matches() -> None:
    lines = (GOLDEN / "party-seed-1.king").read_text().splitlines()
    for wrong, line, clause in (
        ([lines[0], lines[1], lines[1]], 3, "K2.2"),
        (["", lines[0], *lines[1:], lines[1]], 35, "K10.3"),
        ([lines[0] + " more"], 1, None),
        ([lines[0], lines[1].rsplit(" ", 1)[0], lines[2]], 3, "K2.2"),
    ):
        text = "\n".join(wrong)
        with pytest.raises(ParseError) as error:
            king.frame(wrong)
        assert error.value.line == line and error.value.clause == clause
        head = text[text.index("king-party1") :]
        with pytest.raises(ParseError) as alone:
            read_all(king.PartyFile(), head)
        start = len("\n".join(wrong[: line - 1])) + (line > 1)
        assert error.value.at == start + alone.value.at and alone.value.line == line - (not wrong[0])
    with pytest.raises(ParseError) as error:
        balayi.frame(["balayi-match1 0", str(balayi.Round(balayi.Pack.from_seed(1), 1))])
    assert error.value.line == 2 and error.value.clause is not None


def test_frames_in_one_line() -> None:
    frame = king.frame(GOLDEN / "simulated.king")
    assert repr(frame) == f"<Frame of 24 rounds, {len(frame.plays['round'])} plays>"
    for table in (frame.rounds, frame.tricks, frame.plays):
        n = len(next(iter(table.values())))
        assert len(pd.DataFrame(table)) == len(pl.DataFrame(table)) == pa.table(table).num_rows == n
    assert frame.tricks.nbytes == 8 * len(frame.tricks) and frame.plays.nbytes == 8 * len(frame.plays)
    assert frame.rounds.nbytes <= 45 * len(frame.rounds)
    # The points of a seat are those of its tricks, but in dürt.
    tricks = pd.DataFrame(frame.tricks)
    won = tricks.groupby(["round", "winner"], observed=False)["points"].sum().unstack()
    taken = pd.DataFrame(frame.rounds)[[f"taken_{seat}" for seat in king.Seat]]
    assert len(won) == (frame.rounds["kind"] != "durt").sum() and set(won) == {"N", "E", "S", "W"}
    assert (won.to_numpy() == taken.loc[won.index].to_numpy()).all()
    assert CardSet(frame.deals[0, 0]) == king.Round.parse(
        (GOLDEN / "simulated.king").read_text().splitlines()[0]
    ).deal["N"]


@pytest.mark.parametrize("game", GAMES)
def test_one_bad_line(game: Any, tmp_path: Path) -> None:
    lines = [str(round) for round in rounds_of(game, 400)]
    damaged = [*lines[:250], lines[250] + " oops", *lines[251:]]
    path = tmp_path / "records"
    path.write_bytes("\n".join([*damaged[:300], damaged[300] + "\udcff", *damaged[301:]]).encode(errors="surrogateescape"))
    with pytest.raises(ParseError) as raised:
        game.frame(damaged)
    assert raised.value.line == 251
    frame = game.frame(damaged, errors="collect")
    good = [*range(1, 251), *range(252, 401)]
    assert frame.rounds["line"].tolist() == good
    (error,) = frame.errors
    assert isinstance(error, game.RecordError) and str(error) == str(raised.value) and error.at == raised.value.at
    skipped = game.frame(damaged, errors="skip")
    assert skipped.errors == () and skipped.rounds["line"].tolist() == good
    frame = game.frame(path, errors="collect")
    assert [error.line for error in frame.errors] == [251, 301] and len(frame.rounds["line"]) == 398
    assert game.frame(lines, errors="collect").errors == game.frame(lines).errors == ()
    with pytest.raises(ValueError, match="'raise', 'skip' or 'collect'"):
        game.frame(lines, errors="ignore")


def test_a_bad_round_ends_its_party() -> None:
    party = (GOLDEN / "party-seed-1.king").read_text().splitlines()
    single = str(king.simulated_round(7, 0))
    text = [single, *party[:10], party[10] + " oops", *party[11:], "king-party1 Z -", party[1], *party]
    frame = king.frame(text, errors="collect")
    assert frame.rounds["party"].tolist() == [-1] + [0] * 9 + [2] * 32
    assert [error.line for error in frame.errors] == [12, 35]
    assert king.frame(text, errors="skip").rounds["party"].tolist() == frame.rounds["party"].tolist()


def test_score_sheets() -> None:
    reader = king.PartyFile()
    rounds = read_all(reader, (GOLDEN / "party-seed-1.king").read_text())
    single = str(king.simulated_round(7, 0))
    frame, cards = king.frame([str(reader.party), single]), king.frame(rounds)
    counted = [i for i, round in enumerate(rounds) if round.scores is not None]
    assert frame.rounds["party"].tolist() == [0] * len(counted) + [-1]
    for name, column in cards.rounds.items():
        if name not in ("line", "party"):
            assert bool(np.all(frame.rounds[name][:-1] == column[counted])), name
    assert not frame.deals[:-1].any() and set(frame.plays["round"].tolist()) == {len(counted)}
    # What they have after each counted round, and the record that stands alone.
    assert reader.party is not None
    assert frame.totals.tolist() == [*map(list, reader.party.running[1:]), list(king.simulated_round(7, 0).scores or ())]
    frame = balayi.frame(["balayi-sheet1 0 S/11,15 NT/14,12"])
    assert frame.rounds["denomination"].tolist() == ["S", "NT"] and frame.rounds["dealer"].tolist() == ["0", "1"]
    assert frame.totals.tolist() == [[-8, 8], [-3, 3]] and frame.rounds["starter"].tolist() == [None, None]
    assert frame.rounds["taken_0"].tolist() == [11, 14] and frame.rounds["scores_0"].sum() == balayi.Match.parse(
        "balayi-sheet1 0 S/11,15 NT/14,12"
    ).totals[0]
    with pytest.raises(ParseError) as wrong:
        king.frame(["", "king-sheet1 N - el_almaz/-/3,4,3,3"])
    assert wrong.value.line == 2 and "these are counts" in str(wrong.value)


def test_compressed_and_other_files(tmp_path: Path) -> None:
    import gzip

    plain, path = king.frame(GOLDEN / "simulated.king"), tmp_path / "simulated.king.gz"
    octets = (GOLDEN / "simulated.king").read_bytes()
    path.write_bytes(gzip.compress(octets))
    for source in (path, str(path), io.BytesIO(path.read_bytes())):
        frame = king.frame(source)
        assert all(np.array_equal(frame.plays[name], plain.plays[name]) for name in plain.plays)
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(ParseError, match="gzip"):
        king.frame(path)
    path.write_bytes(octets.decode().encode("utf-16"))
    with pytest.raises(ParseError, match="UTF-16"):
        king.frame(path)
    # What stands behind the records of a file that a disk has filled up is no UTF-16.
    path.write_bytes(octets + bytes(3))
    with pytest.raises(ParseError, match="expected king1"):
        king.frame(path)
    for ends in (b"\n", b"\r", b"\r\n"):
        path.write_bytes(octets.replace(b"\n", ends) + "# kız\n".encode("cp1254"))
        with pytest.raises(ParseError, match="UTF-8") as error:
            king.frame(path)
        assert error.value.line == octets.count(b"\n") + 1
