"""A small net learns Kupa almaz against the library's players: `python train.py [ITERATIONS [ROUNDS]]`.

North is the net; the three others are greedy players, and nobody doubles. The net first imitates the greedy player, which takes
a minute, and then goes its own way by PPO (proximal policy optimisation): what scored better than expected becomes more
likely. What to expect is said by a second net, the critic, which sees all hands. It is needed in training alone: who plays
sees what its seat sees. At the end the net is compared with the greedy player and with random play on the same deals,
none of which it was trained on. Needs `pip install 'king-rules[numpy]' jax optax`; by default it takes about five minutes of
processor time. The notebook `examples/notebooks/training.ipynb` goes through it step by step.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from king_rules import king

CONTRACT = "kupa_almaz"
NORTH = king.Seat.NORTH
CARDS, DECISIONS = 52, 13
# The seeds of the deals that are imitated, learned from and judged by.
IMITATED, LEARNED, JUDGED = 1, 2, 3
# What the net is shown of an observation.
SEEN = np.r_[tuple(king.OBSERVATION[part] for part in ("hand", "trick", "played", "excluded", "declarer"))]
# How many steps go into one change of the weights.
BATCH = 1024
# Whom the net is judged against, and in how many rounds.
OTHERS, JUDGES = ("random", "greedy"), 20_000

Array = Any  # of numpy or jax
Net = list[tuple[Array, Array]]


class Table:
    """Rounds side by side, all of which wait for North, or are over: the others have played."""

    def __init__(self, n: int, *, seed: int, start: int = 0, others: str = "greedy") -> None:
        self.rounds = king.RoundBatch.simulated(n, seed=seed, start=start, contract=CONTRACT)
        self.observed = self.rounds.observations()
        self.others, self.seed = others, start
        self.play(np.full(n, -1))

    def play(self, cards: Array) -> None:
        """North plays a card in each round, or nothing where that is -1; then the others play until it is North's turn."""
        self.rounds.apply(cards)
        while (others := ~self.rounds.over & (self.rounds.turn != NORTH)).any():
            self.seed += 1
            self.rounds.apply(np.where(others, self.rounds.act(self.others, seed=self.seed), -1))

    def sees(self) -> tuple[Array, Array]:
        """What the net is shown, and which cards are legal."""
        return self.rounds.observations(out=self.observed)[:, SEEN], self.rounds.action_masks()[:, :CARDS]

    def hidden(self, seen: Array) -> Array:
        """What the critic is shown: all hands, and the trick, which is the second part of what the net is shown."""
        bits = np.unpackbits(self.rounds.hands.view(np.uint8).reshape(-1, 4, 8), axis=2, bitorder="little")
        return np.hstack([bits[:, :, :CARDS].reshape(-1, 4 * CARDS).astype(np.int8), seen[:, CARDS : 5 * CARDS]])


# Who plays for North: a card for each round, from the table and from what `sees` says.
Player = Callable[[Table, Array, Array], Array]


def of_library(name: str) -> Player:
    return lambda table, seen, legal: table.rounds.act(name, seed=table.seed + 2**32)


def scores(player: Player, others: str, n: int) -> Array:
    """What North scores in n rounds that nobody has learned from."""
    table = Table(n, seed=JUDGED, others=others)
    while not (over := table.rounds.over).all():
        table.play(np.where(over, -1, player(table, *table.sees())))
    return table.rounds.scores[:, NORTH]


def interval(values: Array) -> tuple[float, float]:
    """A mean, and half the width of its 95 % interval."""
    return values.mean(), 1.96 * values.std(ddof=1) / len(values) ** 0.5


def shown(values: Array) -> str:
    return "{:.2f} ± {:.2f}".format(*interval(values))


def layers(key: Array, *widths: int) -> Net:
    """Weights for layers of these widths. The last begin near zero, so that all cards are equally likely at first."""
    keys = jax.random.split(key, len(widths) - 1)
    scales = [(2 / width) ** 0.5 for width in widths[:-2]] + [0.01]
    return [
        (scale * jax.random.normal(key, (inner, outer)), jnp.zeros(outer))
        for key, scale, inner, outer in zip(keys, scales, widths, widths[1:])
    ]


def through(net: Net, numbers: Array) -> Array:
    values = numbers.astype(jnp.float32)
    for weights, bias in net[:-1]:
        values = jax.nn.relu(values @ weights + bias)
    weights, bias = net[-1]
    return values @ weights + bias


def chances(net: Net, seen: Array, legal: Array) -> Array:
    """The logarithms of how likely each card is; of those that are not legal, next to nothing."""
    return jax.nn.log_softmax(jnp.where(legal, through(net, seen), -1e9))


@jax.jit
def best(net: Net, seen: Array, legal: Array) -> Array:
    return chances(net, seen, legal).argmax(axis=1)


@jax.jit
def drawn(net: Net, seen: Array, legal: Array, key: Array) -> Array:
    """Cards by their chances."""
    return jax.random.categorical(key, chances(net, seen, legal))


@jax.jit
def of_card(net: Net, seen: Array, legal: Array, cards: Array) -> Array:
    """The logarithms of how likely these cards are."""
    return jnp.take_along_axis(chances(net, seen, legal), cards[:, None], axis=1)[:, 0]


@jax.jit
def expected(critic: Net, hidden: Array) -> Array:
    return through(critic, hidden)[:, 0]


def of_net(net: Net) -> Player:
    """Always the card that the net finds best."""
    return lambda table, seen, legal: np.asarray(best(net, seen, legal))


class Steps(NamedTuple):
    """What North saw and did wherever it had a choice, a row a step."""

    seen: Array
    legal: Array
    hidden: Array
    card: Array
    rest: Array  # what it scored from there on
    gain: Array  # how much more than expected
    before: Array  # the logarithm of how likely the card was


def played(table: Table, player: Player, nets: tuple[Net, Net], smoothing: float = 0.95) -> Steps:
    """Plays the rounds of a table, and says of each step what came of it (generalised advantage estimation)."""
    net, critic = nets
    kept, taken, values = [], [table.rounds.taken[:, NORTH]], []
    for _ in range(DECISIONS):
        over, (seen, legal) = table.rounds.over, table.sees()
        hidden = table.hidden(seen)
        cards = np.where(over, -1, player(table, seen, legal))
        kept.append((seen, legal, hidden, cards, np.asarray(of_card(net, seen, legal, cards))))
        values.append(np.where(over, 0, expected(critic, hidden)))
        table.play(cards)
        taken.append(table.rounds.taken[:, NORTH])
    values.append(np.zeros(len(table.rounds)))
    gain, gains = np.zeros(len(table.rounds)), []
    for step in reversed(range(DECISIONS)):
        gain = taken[step] - taken[step + 1] + values[step + 1] - values[step] + smoothing * gain
        gains.insert(0, gain)
    seen, legal, hidden, cards, before = (np.concatenate(part) for part in zip(*kept))
    rest = np.concatenate([taken[step] - taken[-1] for step in range(DECISIONS)]).astype(np.float32)
    choice = legal.sum(axis=1) > 1
    gain = np.concatenate(gains)
    gain = ((gain - gain[choice].mean()) / gain[choice].std()).astype(np.float32)
    return Steps(*(part[choice] for part in (seen, legal, hidden, cards, rest, gain, before)))


def error_of_critic(critic: Net, steps: Steps) -> Array:
    return 0.02 * jnp.square(through(critic, steps.hidden)[:, 0] - steps.rest).mean()


def imitation(nets: tuple[Net, Net], steps: Steps) -> Array:
    """How far the net is from playing those cards."""
    net, critic = nets
    return error_of_critic(critic, steps) - of_card(net, steps.seen, steps.legal, steps.card).mean()


def improvement(nets: tuple[Net, Net], steps: Steps) -> Array:
    """What PPO makes smaller: cards that gained become more likely, but by no more than a fifth at a time, and all of
    them stay possible."""
    net, critic = nets
    ratio = jnp.exp(of_card(net, steps.seen, steps.legal, steps.card) - steps.before)
    gained = jnp.minimum(ratio * steps.gain, jnp.clip(ratio, 0.8, 1.2) * steps.gain).mean()
    logs = chances(net, steps.seen, steps.legal)
    spread = -jnp.where(steps.legal, jnp.exp(logs) * logs, 0).sum(axis=1).mean()
    return error_of_critic(critic, steps) - gained - 0.01 * spread


class Learner:
    """Nets, and what makes a loss of theirs smaller."""

    def __init__(self, nets: tuple[Net, Net], loss: Callable[..., Array], rate: optax.ScalarOrSchedule) -> None:
        optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))
        self.nets, self.state, self.random = nets, optimizer.init(nets), np.random.default_rng(7)

        @jax.jit
        def change(nets: Any, state: Any, steps: Steps) -> Any:
            updates, state = optimizer.update(jax.grad(loss)(nets, steps), state)
            return optax.apply_updates(nets, updates), state

        self.change = change

    def learn(self, steps: Steps, times: int = 2) -> None:
        for _ in range(times):
            order = self.random.permutation(len(steps.card))
            for start in range(0, len(order) - BATCH + 1, BATCH):
                part = Steps(*(column[order[start : start + BATCH]] for column in steps))
                self.nets, self.state = self.change(self.nets, self.state, part)


def train(iterations: int, rounds: int, progress: Callable[[int, Net], object]) -> Net:
    """A net that has learned so many iterations by PPO, of so many rounds each, after as many of imitation, but twenty at
    most. `progress` is called with how many of PPO are done, and the net: first with 0, when it can only imitate."""
    key, *keys = jax.random.split(jax.random.key(7), 3)
    nets = layers(keys[0], len(SEEN), 256, 128, CARDS), layers(keys[1], 8 * CARDS, 256, 128, 1)
    imitator = Learner(nets, imitation, 1e-3)
    for number in range(min(20, iterations)):
        table = Table(rounds, seed=IMITATED, start=number * rounds)
        imitator.learn(played(table, of_library("greedy"), imitator.nets))
    progress(0, imitator.nets[0])

    # How many changes there will be is about this; the rate falls to a fifth on the way.
    rate = optax.linear_schedule(5e-4, 1e-4, iterations * 20 * rounds // BATCH)
    learner = Learner(imitator.nets, improvement, rate)
    for number in range(iterations):
        keys = iter(jax.random.split(jax.random.fold_in(key, number), DECISIONS))
        net = learner.nets[0]
        table = Table(rounds, seed=LEARNED, start=number * rounds)
        learner.learn(played(table, lambda _, *sees: np.asarray(drawn(net, *sees, next(keys))), learner.nets))
        progress(number + 1, learner.nets[0])
    return learner.nets[0]


def main(iterations: str = "60", rounds: str = "4096") -> None:
    began = time.monotonic()

    def progress(done: int, net: Net) -> None:
        if done % 10 == 0:
            against = ", ".join(f"{shown(scores(of_net(net), others, 2_000))} against {others}" for others in OTHERS)
            print(f"{time.monotonic() - began:5.0f} s, {done:3} iterations: {against}", flush=True)

    net = train(int(iterations), int(rounds), progress)
    print(f"\nWhat North scores in {JUDGES:,} rounds of {CONTRACT}, with 95 % intervals:")
    for others in OTHERS:
        greedy = scores(of_library("greedy"), others, JUDGES)
        learned = scores(of_net(net), others, JUDGES)
        print(f"against three {others} players:")
        print(f"  random {shown(scores(of_library('random'), others, JUDGES))}, greedy {shown(greedy)}, net {shown(learned)}")
        print(f"  net less greedy, on the same deals {shown(learned - greedy)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
