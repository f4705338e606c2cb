"""Questions that an analyst asks, each answered without a loop over rounds, and checked by one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from king_rules import balayi, king

pd: Any = pytest.importorskip("pandas")
pl: Any = pytest.importorskip("polars")

N = 2_000
SEATS = [str(seat) for seat in king.Seat]
GOOD = king.simulate(N, seed=7, policy="greedy", doubles="uniform")
PLAYED = [king.simulated_round(7, i, doubles="uniform") for i in range(200)]
FRAME = king.frame(PLAYED)
PARTIES = king.simulate_parties(12, seed=7)
PAIRS = balayi.simulate(N, seed=7, policy="greedy")
HEARTS = [balayi.simulated_round(7, i) for i in range(100)]


def test_what_brings_the_declarer_most() -> None:
    table = pd.DataFrame(GOOD).assign(own=king.seen_from(GOOD.declarer, GOOD.scores)[:, 0])
    means = table.groupby("kind", observed=False)["own"].mean()
    looped: dict[str, list[int]] = {str(kind): [] for kind in king.ContractKind}
    for kind, declarer, scores in zip(GOOD.kind.tolist(), GOOD.declarer.tolist(), GOOD.scores.tolist()):
        looped[str(king.ContractKind(kind))].append(scores[declarer])
    assert list(means.index) == list(looped)
    assert means.tolist() == pytest.approx([np.mean(own) for own in looped.values()])
    assert means["koz"] > 0 > means["rifki"] and means.idxmax() in ("koz", "durt")


def test_how_often_points_are_sold_and_who_buys() -> None:
    parts = king.settle_all(GOOD["kind"], GOOD["doubles"], GOOD.taken, parts=True)
    sold = pd.DataFrame(parts.buyer != 255, columns=SEATS).groupby(GOOD.kind).mean().mean(axis=1)
    assert sold.loc[:5].gt(0.05).all() and sold.loc[6:].eq(0).all()
    sellers = np.broadcast_to(np.arange(4), parts.buyer.shape)[parts.buyer != 255]
    seats_left = np.bincount((parts.buyer[parts.buyer != 255] - sellers) % 4, minlength=4)
    looped: Counter[int] = Counter()
    for kind, mask, taken in zip(GOOD.kind.tolist(), GOOD.doubles.tolist(), GOOD.taken.tolist()):
        for seller in king.Seat:
            buyer = king.Doubles(mask).buyer(king.ContractKind(kind), taken, seller)
            looped[0 if buyer is None else (buyer - seller) % 4] += 1
    assert seats_left[0] == 0 and [*seats_left[1:]] == [looped[1], looped[2], looped[3]]


def test_how_konturs_go_with_scores() -> None:
    penalties = GOOD.kind < 6
    konturs = (king.relations(GOOD.doubles) > 0).sum(axis=-1)
    worth = [GOOD.scores[penalties][konturs[penalties] == count].std() for count in range(4)]
    # Each kontur adds a difference: the more of them a seat has, the farther its scores spread.
    assert worth == sorted(worth) and worth[3] > 2 * worth[0]
    correlation = np.corrcoef(konturs[penalties].ravel(), np.abs(GOOD.scores[penalties]).ravel())[0, 1]
    assert 0.1 < correlation < 0.9
    for i in range(50):
        doubles = king.Doubles(int(GOOD.doubles[i]))
        assert konturs[i].tolist() == [sum(doubles.relation(a, b) > 0 for b in king.Seat) for a in king.Seat]


def test_who_said_the_konturs() -> None:
    made = king.arrows(GOOD["doubles"])
    mutual = (king.relations(GOOD.doubles) == 2).sum(axis=(-1, -2)) // 2
    for i in range(50):
        doubles = king.Doubles(int(GOOD.doubles[i]))
        for a in king.Seat:
            assert set(np.flatnonzero(made[i, a])) == {int(seat) for seat in doubles.doubled_by(a)}
        pairs = [(a, b) for a in king.Seat for b in king.Seat if a < b]
        assert mutual[i] == sum(doubles.relation(a, b) == king.Relation.SUR for a, b in pairs)


def test_what_being_first_costs_in_rifki() -> None:
    rounds = king.simulate(N, seed=7, contract="rifki", policy="greedy")
    places = king.seen_from(rounds["declarer"], rounds.scores).mean(axis=0)
    assert places.sum() == pytest.approx(-30)
    pairs = list(zip(rounds.declarer.tolist(), rounds.scores.tolist()))
    by_hand = [np.mean([scores[(who + k) % 4] for who, scores in pairs]) for k in range(4)]
    assert places.tolist() == pytest.approx(by_hand)


def test_who_takes_the_last_two_tricks() -> None:
    tricks = pl.DataFrame(FRAME.tricks).filter(pl.col("points") > 0, pl.col("trick") >= 12)
    kinds = pl.DataFrame(FRAME.rounds).with_row_index("round").select("round", "kind")
    last = tricks.join(kinds, on="round").filter(pl.col("kind") == "son_iki")
    both = last.group_by("round").agg(pl.col("winner").n_unique() == 1)["winner"]
    son_iki = [round for round in PLAYED if round.contract == king.Contract("son_iki")]
    assert both.len() == len(son_iki) and last["points"].sum() == 30 * len(son_iki)
    assert both.sum() == sum(round.winner_of(11) == round.winner_of(12) for round in son_iki)


def test_how_free_the_seats_are() -> None:
    plays = pd.DataFrame(FRAME.plays).query("trick > 0")
    choices = plays.groupby("trick")["choices"].mean()
    assert len(choices) == 13 and choices[1] > choices[7] > choices[13] == 1
    forced = (plays["choices"] == 1).groupby(plays["seat"], observed=False).mean()
    assert list(forced.index) == SEATS and forced.between(0.1, 0.5).all()


def test_what_the_talk_is_worth() -> None:
    parts = king.settle_all(GOOD.kind, GOOD.doubles, GOOD.taken, parts=True)
    assert (parts.base + parts.difference + parts.sale == parts.scores).all() and (parts.scores == GOOD.scores).all()
    # What one gains by differences and the sale, another loses.
    assert not parts.difference.sum(axis=1).any() and not parts.sale.sum(axis=1).any()
    assert np.abs(parts.difference).mean() > np.abs(parts.base).mean()


def test_who_comes_out_of_parties() -> None:
    often = pd.DataFrame(PARTIES)[[f"cikan_{seat}" for seat in SEATS]].mean()
    assert often.between(0.1, 0.95).all() and list(often.index) == [f"cikan_{seat}" for seat in SEATS]
    assert (PARTIES.cikan == (PARTIES.totals > 0)).all() and set(PARTIES.rank.min(axis=1)) == {1}
    out = np.bincount(PARTIES.cikan.sum(axis=1), minlength=5)
    assert out.sum() == len(PARTIES) and out[4] == 0


def test_how_far_party_totals_spread() -> None:
    totals = pl.DataFrame(PARTIES).select(pl.col("^totals_.*$")).to_numpy()
    assert 50 < totals.std() < 1000 and not totals.sum(axis=1).any()
    # What each contract brought its declarer, within parties.
    declarers = np.arange(4)
    own = PARTIES.scores[:, declarers, :, declarers].mean(axis=(0, 1))
    assert own.shape == (8,) and own[king.ContractKind.KOZ] > own[king.ContractKind.RIFKI]


def test_how_often_the_declarer_of_balayi_wins() -> None:
    own = balayi.seen_from(1 - PAIRS.dealer, PAIRS.taken)[:, 0]
    wins = pd.DataFrame(PAIRS).assign(won=own > 13).groupby("denomination", observed=False)["won"].mean()
    assert list(wins.index) == ["C", "D", "H", "S", "NT"] and wins.between(0.2, 0.8).all()
    by_hand = [PAIRS.taken[i, 1 - PAIRS.dealer[i]] for i in range(N)]
    assert own.tolist() == by_hand


def test_when_hands_are_unlocked() -> None:
    random = balayi.simulate(100, seed=7)
    for i, round in enumerate(HEARTS):
        winners = [round.winner_of(n) for n in range(26)]
        assert random.unlocked[i].tolist() == [min(winners.index(player) + 1, 20) for player in balayi.Player]
        assert random.starter[i] == round.actions[1][0]
    # The same rounds played well, action by action.
    batch = balayi.RoundBatch.simulated(200, seed=7)
    while not batch.over.all():
        batch.apply(batch.act("greedy"))
    rounds = balayi.frame(batch).rounds
    assert np.array_equal(np.stack([rounds["unlocked_0"], rounds["unlocked_1"]], axis=1), PAIRS.unlocked[:200])
    assert bool((rounds["starter"] == PAIRS["starter"][:200]).all())
    # One takes the first trick; good play keeps the other locked longer than play at random.
    assert (PAIRS.unlocked.min(axis=1) == 1).all()
    assert PAIRS.unlocked.max(axis=1).mean() > balayi.simulate(N, seed=7).unlocked.max(axis=1).mean()
