"""The example of a net that learns."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from king_rules import king

EXAMPLES = Path(__file__).parents[2] / "examples" / "python"


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLES)
    import train  # type: ignore[import-not-found,unused-ignore]

    return train


def test_a_table_waits_for_north_with_what_north_sees(train: Any) -> None:
    table = train.Table(50, seed=5, others="random")
    tricks = 0
    while not (over := table.rounds.over).all():
        assert (table.rounds.turn[~over] == king.Seat.NORTH).all()
        seen, legal = table.sees()
        hidden = table.hidden(seen)
        for row in np.flatnonzero(~over):
            round = table.rounds[int(row)]
            cards = {card.index for card in round.hand("N")}
            assert set(np.flatnonzero(seen[row, :52])) == set(np.flatnonzero(hidden[row, :52])) == cards
            assert set(np.flatnonzero(hidden[row, 52:104])) == {card.index for card in round.hand("E")}
            assert hidden[row, 208:].sum() == len(round.trick)
            assert [action.code for action in round.legal_actions] == np.flatnonzero(legal[row]).tolist()
        table.play(np.where(over, -1, table.rounds.act("greedy")))
        tricks += 1
    assert tricks <= train.DECISIONS
    assert set(table.rounds.scores.sum(axis=1).tolist()) == {-39}


def test_what_is_said_of_the_steps_adds_up(train: Any) -> None:
    keys = train.jax.random.split(train.jax.random.key(1), 2)
    nets = train.layers(keys[0], len(train.SEEN), 8, 52), train.layers(keys[1], 8 * 52, 8, 1)
    table = train.Table(40, seed=5)
    steps = train.played(table, train.of_library("greedy"), nets)
    # North leads in one of four rounds, which then are at their beginning.
    first = steps.seen[:, 208 + 52 : 416 + 52].sum(axis=1) == 0
    assert first.sum() == 10 and set(steps.rest[first].tolist()) <= set(table.rounds.scores[:, king.Seat.NORTH].tolist())
    assert (steps.legal.sum(axis=1) > 1).all() and steps.legal[np.arange(len(steps.card)), steps.card].all()
    # A net that has learned nothing finds all legal cards about equally likely.
    assert np.allclose(steps.before, -np.log(steps.legal.sum(axis=1)), atol=0.1)
    assert abs(steps.gain.mean()) < 0.01 and abs(steps.gain.std() - 1) < 0.01


def test_it_learns(train: Any) -> None:
    scores: list[Any] = []
    train.train(2, 1024, lambda done, net: scores.append(train.scores(train.of_net(net), "random", 2_000)))
    random = train.scores(train.of_library("random"), "random", 2_000)
    assert len(scores) == 3
    gains = scores[-1] - random
    assert gains.mean() - 4 * gains.std() / len(gains) ** 0.5 > 0
