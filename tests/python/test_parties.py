"""Whole parties and matches of simulated play."""

from __future__ import annotations

from typing import Any

import pytest
from arrays import joined, same

from king_rules import AdvisorError, balayi, king, shuffle

SIMULATIONS: list[Any] = [king.simulate_parties, balayi.simulate_matches]


@pytest.mark.parametrize("simulate", SIMULATIONS)
def test_rows_depend_on_seed_and_number_alone(simulate: Any) -> None:
    whole = simulate(9, seed=7)
    for threads in (1, 3):
        assert same(whole, simulate(9, seed=7, threads=threads))
    assert same(joined(simulate(n, seed=7, start=start) for start, n in ((0, 4), (4, 5))), whole)
    assert not same(whole, simulate(9, seed=8))


def test_a_party_is_played_as_its_players_act() -> None:
    parties = king.simulate_parties(3, seed=7, players=["greedy", "random", "greedy", "random"], rules="sale_tie=stays")
    for i in range(3):
        seed = shuffle.deal_seed(7, i)
        assert parties.seed[i] == seed and parties.first_declarer[i] == i
        party, deal = king.Party(i, "sale_tie=stays"), 0
        while not party.is_over:
            round = party.start(king.Deal.from_seed(shuffle.deal_seed(seed, deal)))
            numbers = shuffle.choices(seed, deal)
            while round.turn is not None:
                player = ("greedy", "random")[round.turn % 2]
                round = round.apply(king.act(round.view(round.turn), player, seed=numbers.next_u64()))
            party, deal = party.record(round), deal + 1
        assert tuple(parties.totals[i]) == party.totals and party.outcome is not None
        assert {seat for seat in king.Seat if parties.cikan[i, seat]} == set(party.outcome.cikan)
        assert parties.rank[i].tolist() == [party.outcome.rank(seat) for seat in king.Seat]
        for result in party.results:
            scores = parties.scores[i, result.declarer, result.contract.kind]
            assert tuple(scores) == result.scores("sale_tie=stays")


def test_a_match_is_played_as_its_players_act() -> None:
    matches = balayi.simulate_matches(4, seed=7, players=["random", "greedy"])
    for i in range(4):
        seed = shuffle.deal_seed(7, i)
        match, deal = balayi.Match(i % 2), 0
        assert matches.seed[i] == seed and matches.first_dealer[i] == i % 2
        while not match.is_over:
            round = match.start(balayi.Pack.from_seed(shuffle.deal_seed(seed, deal)))
            numbers = shuffle.choices(seed, deal)
            while round.turn is not None:
                player = ("random", "greedy")[round.turn]
                round = round.apply(balayi.act(round.view(round.turn), player, seed=numbers.next_u64()))
            match, deal = match.record(round), deal + 1
        assert tuple(matches.totals[i]) == match.totals
        ahead = None if match.totals[0] == match.totals[1] else int(match.totals[1] > match.totals[0])
        assert matches.winner[i] == (255 if ahead is None else ahead)
        for result in match.results:
            assert tuple(matches.scores[i, result.declarer, result.denomination]) == result.scores()


@pytest.mark.parametrize("simulate", SIMULATIONS)
def test_settings_and_edges(simulate: Any) -> None:
    nothing = simulate(0, seed=1)
    assert len(nothing) == 0 and nothing.scores.shape[0] == 0 and list(nothing) == list(simulate(1, seed=1))
    done: list[tuple[int, int]] = []
    simulate(150, seed=1, threads=1, progress=lambda *now: done.append(now))
    assert done == [(64, 150), (128, 150), (150, 150)]
    for wrong in ([], ["greedy"], ["greedy"] * 3, 5):
        with pytest.raises(ValueError, match="players: one for all, or "):
            simulate(1, seed=1, players=wrong)
    with pytest.raises(ValueError):
        simulate(1, seed=1, players="cheat")
    with pytest.raises(ValueError, match="threads is 0"):
        simulate(1, seed=1, threads=0)
    assert len(simulate(1, seed=1, players="playouts:2")) == 1


def test_levels_play_parties() -> None:
    assert king.simulate_parties(1, seed=1, players="easy").totals.sum() == 0
    assert issubclass(AdvisorError, ValueError)
