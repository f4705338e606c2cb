"""Columns: rounds, batches, parties and frames as data frames of pandas, polars and pyarrow."""

from __future__ import annotations

import copy
import operator
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from king_rules import Categorical, Columns, balayi, king, to_html

pd: Any = pytest.importorskip("pandas")
pl: Any = pytest.importorskip("polars")
pa: Any = pytest.importorskip("pyarrow")

KING = king.simulate(300, seed=7, doubles="uniform", annul=True)
BALAYI = balayi.simulate(60, seed=7)
BATCHES: list[Any] = [king.RoundBatch.from_seed(5, seed=7), balayi.RoundBatch.simulated(5, seed=7)]


def party(rounds: int) -> king.Party:
    party = king.Party("S")
    for seed in range(200):
        if len(party) < rounds:
            party = party.record(party.start(king.Deal.from_seed(seed)).play_out(seed))
    return party


def match() -> balayi.Match:
    match = balayi.Match(0)
    for seed in range(10):
        match = match.record(match.start(balayi.Pack.from_seed(seed)).play_out(seed))
    return match


TABLES: list[Columns] = [
    KING,
    BALAYI,
    king.simulate(0, seed=7),
    *(batch.columns() for batch in BATCHES),
    party(11).columns(),
    king.Party("S").columns(),
    match().columns(),
    king.review(king.simulated_round(7, 0), playouts=10).columns(),
    king.tournament({"a": "greedy", "b": "random"}, deals=2, seed=7).columns(),
    balayi.tournament({"a": "greedy", "b": "random"}, deals=2, seed=7).columns(),
    king.frame(map(king.simulated_round, [7] * 9, range(9))).rounds,
]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_they_go_straight_into_data_frames(table: Columns) -> None:
    frames = pd.DataFrame(table), pl.DataFrame(table), pa.table(table)
    again = pd.DataFrame.from_arrow(table), pl.DataFrame(pa.RecordBatchReader.from_stream(table)), pa.table(table)
    for pandas, polars, arrow in (frames, again):
        assert list(pandas) == polars.columns == arrow.column_names == list(table)
        assert len(pandas) == len(polars) == arrow.num_rows == len(table)
        for name, column in table.items():
            assert len(column) == len(table), name
            if isinstance(column, Categorical):
                assert pandas[name].dtype.ordered and tuple(pandas[name].cat.categories) == column.categories
                assert polars[name].dtype == pl.Enum(column.categories)
                assert arrow[name].type.ordered and arrow[name].type.value_type == pa.string()
                assert polars[name].to_list() == arrow[name].to_pylist() == column.tolist() == list(column)
                assert [None if pd.isna(text) else text for text in pandas[name]] == column.tolist()
            elif column.dtype.kind != "f":
                assert pandas[name].tolist() == polars[name].to_list() == arrow[name].to_pylist() == column.tolist()
                assert pandas[name].dtype == column.dtype
            else:
                assert np.array_equal(pandas[name], column, equal_nan=True)
                assert np.array_equal(polars[name], column, equal_nan=True)


def test_categories_have_the_order_of_the_game() -> None:
    means = pd.DataFrame(KING).groupby("kind", observed=False)["scores_N"].mean()
    assert list(means.index) == [str(kind) for kind in king.ContractKind]
    kinds = pl.DataFrame(KING).group_by("kind").len().sort("kind")["kind"].to_list()
    assert kinds == [str(kind) for kind in king.ContractKind]
    assert KING["contract"].categories == tuple(map(str, king.Contract.all()))
    seats = pd.DataFrame(KING).sort_values("declarer", kind="stable")["declarer"].unique()
    assert list(seats) == ["N", "E", "S", "W"]
    # Parts of a simulation have the same categories, so that they are put together as they are.
    parts = [pd.DataFrame(king.simulate(150, seed=7, start=start, doubles="uniform", annul=True)) for start in (0, 150)]
    pd.testing.assert_frame_equal(pd.concat(parts, ignore_index=True), pd.DataFrame(KING))
    assert pl.concat([pl.DataFrame(part) for part in (KING, KING)]).height == 600


def test_rows_are_those_of_rounds() -> None:
    for i in (0, 17, 299):
        round = king.simulated_round(7, i, doubles="uniform", annul=True)
        row = {name: column[i] for name, column in KING.items()}
        assert row["declarer"] == str(round.declarer) and row["doubles"] == str(round.doubles)
        assert row["contract"] == str(round.contract) and round.contract and row["kind"] == str(round.contract.kind)
        assert tuple(row[f"scores_{seat}"] for seat in king.Seat) == (round.scores or (0, 0, 0, 0))
    for i in range(60):
        pair = balayi.simulated_round(7, i)
        assert BALAYI["denomination"][i] == str(pair.denomination) and BALAYI["starter"][i] == str(pair.actions[1][0])
    waiting = BATCHES[0].columns()
    assert waiting["contract"].tolist() == waiting["kind"].tolist() == [None] * 5
    assert waiting["phase"].tolist() == ["declare"] * 5 and waiting["turn"].tolist() == ["N", "E", "S", "W", "N"]


def test_a_party_in_columns() -> None:
    played = party(32)
    table = pd.DataFrame(played.columns())
    assert played.outcome is not None and len(table) == 32
    assert tuple(table[[f"totals_{seat}" for seat in king.Seat]].iloc[-1]) == played.totals
    assert table["kind"].value_counts().tolist() == [4] * 8 and table["declarer"].iloc[0] == "S"
    for row, result in zip(table.itertuples(), played.results):
        assert (row.contract, row.doubles) == (str(result.contract), str(result.doubles))
        assert (row.scores_N, row.scores_E, row.scores_S, row.scores_W) == result.scores(played.house_rules)
    assert match().columns()["totals_1"].tolist() == [row[1] for row in match().running[1:]]


def test_memory() -> None:
    n = 20_000
    rounds = king.simulate(n, seed=7, doubles="uniform", annul=True)
    assert rounds.nbytes == 38 * n and balayi.simulate(n, seed=7).nbytes == 25 * n
    frames = pd.DataFrame(rounds).memory_usage(index=False), pl.DataFrame(rounds).estimated_size(), pa.table(rounds).nbytes
    for size in (frames[0].sum(), *frames[1:]):
        # The texts of all doubles there are take 300 kB, once.
        assert size <= 40 * n + 400_000


def test_categoricals() -> None:
    kinds: Any = KING["kind"]
    assert np.array_equal(kinds.numbers, KING.kind) and kinds.codes.dtype == np.int8 and kinds.dtype == np.uint8
    for wanted in ("koz", king.ContractKind.KOZ, 6):
        assert np.array_equal(kinds == wanted, KING.kind == 6) and np.array_equal(kinds != wanted, KING.kind != 6)
    assert (kinds == kinds).all() and (kinds == KING.kind).all()
    with pytest.raises(ValueError, match="'KOZ' is none of el_almaz, "):
        operator.eq(kinds, "KOZ")
    assert kinds[3] == str(king.ContractKind(KING.kind[3])) and kinds[-1] == kinds.tolist()[-1]
    assert kinds[2:5].tolist() == kinds.tolist()[2:5] == kinds[np.array([2, 3, 4])].tolist()
    assert kinds[KING.kind == 6].tolist() == ["koz"] * (KING.kind == 6).sum()
    assert np.asarray(kinds).tolist() == kinds.tolist()
    with pytest.raises(IndexError):
        kinds[300]
    with pytest.raises(TypeError):
        hash(kinds)
    doubles: Any = KING["doubles"]
    assert doubles.nbytes == 600 and len(doubles.categories) == 4096
    assert [int(king.Doubles(text)) for text in doubles] == doubles.numbers.tolist() == KING.doubles.tolist()


def test_columns_of_names_are_compared_with_what_has_the_name() -> None:
    rounds = king.simulate(200, seed=7, doubles="uniform")
    for name, values in (("contract", king.Contract.all()), ("kind", king.ContractKind), ("declarer", king.Seat)):
        column = rounds[name]
        for value in values:
            same = column == str(value)
            assert (column == value).tolist() == same.tolist() == [text == str(value) for text in column]
            assert (column == [str(value)] * 200).tolist() == same.tolist()
            assert (column != value).tolist() == (~same).tolist()
    doubles = king.Doubles(int(rounds.doubles[3]))
    assert (rounds["doubles"] == doubles)[3] and (rounds["kind"] == rounds["kind"].tolist()).all()
    with pytest.raises(ValueError, match="is none of"):
        rounds["kind"] == king.Contract("koz:C")


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_they_are_copied_and_pickled(table: Columns) -> None:
    for same in (pickle.loads(pickle.dumps(table)), copy.copy(table), copy.deepcopy(table)):
        assert type(same) is type(table) and list(same) == list(table)
        for name in table:
            columns = pd.Series(np.asarray(same[name])), pd.Series(np.asarray(table[name]))
            pd.testing.assert_series_equal(*columns)
    assert table == table and {table: 1}[table] == 1
    assert repr(table).startswith("<")


def test_pictures() -> None:
    html = to_html(KING)
    assert "300 rows" in html and "14 columns" in html and html.count("<tr") == 1 + 5 + 2
    assert KING._repr_html_() == html and "300 satır" in to_html(KING, "tr")
    assert to_html(king.simulate(5, seed=7)).count("<tr") == 1 + 5 + 1
    assert "0 rows" in to_html(king.simulate(0, seed=7))
    for batch in BATCHES:
        assert batch._repr_html_() == to_html(batch.columns()) and "5 rows" in batch._repr_html_()
    frame = king.frame(["oops", *map(king.simulated_round, [7] * 9, range(9))], errors="collect")
    assert frame._repr_html_().count("<table") == 3 and "1 lines that could not be read" in frame._repr_html_()


def test_data_frames_are_not_needed() -> None:
    script = """
import sys
for name in ("pandas", "polars", "pyarrow"):
    sys.modules[name] = None
from king_rules import king, balayi, to_html

for game in (king, balayi):
    rounds = game.simulate(10, seed=7)
    to_html(rounds), rounds["seed"], str(rounds), game.frame([]).rounds, game.RoundBatch.from_seed(3, seed=1).columns()
print(rounds["denomination"].tolist()[0])
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0 and run.stdout == "S\n", run.stderr
