"""What a step of random play costs a learner, beside pgx, OpenSpiel, RLCard and PettingZoo's own games, in one run.

    pip install './king-py[rl]' -r king-py/benches/environments.txt
    python king-py/benches/environments.py [WORD...]

A step is all that a learner needs of its environment: one of the legal actions is drawn, each as likely as any other, and
taken; what whoever is on turn sees and may do is written down; a round that is over is replaced. Of batches all have 4,096
rows. Where an environment has a way of its own to draw, that is used; pgx draws inside its compiled step, as `act` does.

A line a row: name, nanoseconds of the processor a step, steps a second of the processor, its ratio to pgx's sparrow_mahjong,
and nanoseconds by the clock, separated by tabs. The rows take turns; of each piece the shortest time counts, which nothing else
on the machine disturbed. Time of the processor is that of all threads together, so that it compares what work there is; what
threads gain is seen by the clock. WORDs choose rows. `king-rules/PERFORMANCE.md` has results.
"""

from __future__ import annotations

import os
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

# As much as an idle processor, on which the compiled programs of pgx are to have no other thread than theirs.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")
warnings.filterwarnings("ignore")

import numpy as np

from king_rules import balayi, king

ROWS = 4096
CARDS = 52
TURNS = 10
AGAINST = "pgx sparrow_mahjong"

choose = random.Random(1).choice


class Row:
    """What is measured: `play(piece)` makes some steps and returns how many; there are so many pieces."""

    def __init__(self, name: str, make: Callable[[], Callable[[int], int]], pieces: int = 1) -> None:
        self.name, self.make = name, make
        self.processor, self.clock = ([float("inf")] * pieces for _ in range(2))

    def ready(self) -> None:
        self.play = self.make()
        self.play(0)

    def all_pieces(self) -> None:
        for piece in range(len(self.clock)):
            clock, processor = time.perf_counter(), time.process_time()
            steps = self.play(piece)
            self.processor[piece] = min(self.processor[piece], (time.process_time() - processor) / steps)
            self.clock[piece] = min(self.clock[piece], (time.perf_counter() - clock) / steps)

    def means(self) -> tuple[float, float]:
        return sum(self.processor) / len(self.processor), sum(self.clock) / len(self.clock)


def batch(
    game: Any, threads: int, policy: Callable[[Any, Any, int], Any], before: int = 120
) -> Callable[[], Callable[[int], int]]:
    """A step of a batch a piece, the same steps each time. After so many steps rounds have come apart, so that all moments
    of a round are among them."""

    def make() -> Callable[[int], int]:
        first = game.RoundBatch.simulated(ROWS, seed=7)
        now = first.observe()
        for number in range(before):
            first.step(first.act("random", seed=number), out=now)
        kept = [first]

        def play(piece: int) -> int:
            if piece == 0:
                kept[0] = first.copy()
                kept[0].observe(out=now)
            kept[0].step(policy(kept[0], now, before + piece), out=now, threads=threads)
            return ROWS

        return play

    return make


def drawn(threads: int) -> Callable[[Any, Any, int], Any]:
    return lambda rounds, _, number: rounds.act("random", seed=number, threads=threads)


def drawn_in_numpy() -> Callable[[Any, Any, int], Any]:
    chances = np.random.default_rng(1)

    def policy(_: Any, now: Any, __: int) -> Any:
        weights = chances.random(now.masks.shape, dtype=np.float32)
        weights *= now.masks
        return weights.argmax(axis=1)

    return policy


def pgx(name: str, replaced: bool = True) -> Callable[[], Callable[[int], int]]:
    def make() -> Callable[[int], int]:
        import jax  # type: ignore[import-not-found,import-untyped,unused-ignore]
        import jax.numpy as jnp  # type: ignore[import-not-found,import-untyped,unused-ignore]
        import pgx  # type: ignore[import-not-found,import-untyped,unused-ignore]
        from pgx.experimental import auto_reset  # type: ignore[import-not-found,import-untyped,unused-ignore]

        env = pgx.make(name)
        # Of many rows side by side it deals all anew, and takes the deals of those that are over.
        step = auto_reset(env.step, env.init) if replaced else lambda state, action, _: env.step(state, action)

        def one(state: Any, key: Any) -> Any:
            drawing, resetting = jax.random.split(key)
            action = jax.random.categorical(drawing, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
            return step(state, action, resetting)

        steps = jax.jit(jax.vmap(one))
        kept = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(7), ROWS)), jax.random.PRNGKey(8)]
        split = jax.jit(lambda key: jax.random.split(key, ROWS + 1))

        def play(_: int) -> int:
            keys = split(kept[1])
            kept[:] = steps(kept[0], keys[1:]), keys[0]
            jax.block_until_ready(kept)
            return ROWS

        return play

    return make


def open_spiel(name: str) -> Callable[[], Callable[[int], int]]:
    def make() -> Callable[[int], int]:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]

        game = pyspiel.load_game(name)

        def play(_: int) -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                state.apply_action(choose(state.legal_actions()))
                # Cards that are dealt are no step.
                if not state.is_chance_node() and not state.is_terminal():
                    state.information_state_tensor(state.current_player())
                    state.legal_actions_mask()
                    steps += 1
            return steps

        return play

    return make


def rlcard(name: str) -> Callable[[], Callable[[int], int]]:
    def make() -> Callable[[int], int]:
        import rlcard  # type: ignore[import-not-found,import-untyped,unused-ignore]
        from rlcard.agents import RandomAgent  # type: ignore[import-not-found,import-untyped,unused-ignore]

        env = rlcard.make(name)
        agents = [RandomAgent(env.num_actions) for _ in range(env.num_players)]
        env.set_agents(agents)

        def play(_: int) -> int:
            state, player = env.reset()
            steps = 0
            while not env.is_over():
                state, player = env.step(agents[player].step(state))
                steps += 1
            return steps

        return play

    return make


def aec(module: str) -> Callable[[], Callable[[int], int]]:
    """An environment of PettingZoo's kind."""

    def make() -> Callable[[int], int]:
        env = import_module(module).raw_env()
        numbers = iter(range(10**9))

        def play(_: int) -> int:
            env.reset(seed=next(numbers))
            steps = 0
            for agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                steps += 1
            return steps

        return play

    return make


ALL = [
    Row("pgx sparrow_mahjong", pgx("sparrow_mahjong")),
    Row("pgx sparrow_mahjong, not replaced when over", pgx("sparrow_mahjong", replaced=False)),
    Row("pgx leduc_holdem", pgx("leduc_holdem")),
    Row("king.RoundBatch, first quarter of a round, one thread", batch(king, 1, drawn(1), 0), CARDS // 4),
    Row("king.RoundBatch, first quarter of a round, two threads", batch(king, 2, drawn(2), 0), CARDS // 4),
    Row("king.RoundBatch, all of a round, one thread", batch(king, 1, drawn(1)), CARDS),
    Row("king.RoundBatch, all of a round, two threads", batch(king, 2, drawn(2)), CARDS),
    Row("king.RoundBatch, a policy in numpy, one thread", batch(king, 1, drawn_in_numpy()), CARDS),
    Row("balayi.RoundBatch, all of a round, one thread", batch(balayi, 1, drawn(1)), CARDS),
    Row("balayi.RoundBatch, all of a round, two threads", batch(balayi, 2, drawn(2)), CARDS),
    Row("king_rules.rl.king, one round at a time", aec("king_rules.rl.king")),
    Row("king_rules.rl.balayi, one round at a time", aec("king_rules.rl.balayi")),
    Row("OpenSpiel hearts", open_spiel("hearts(pass_cards=false)")),
    Row("OpenSpiel leduc_poker", open_spiel("leduc_poker")),
    Row("RLCard uno", rlcard("uno")),
    Row("RLCard gin-rummy", rlcard("gin-rummy")),
    Row("RLCard leduc-holdem", rlcard("leduc-holdem")),
    Row("PettingZoo connect_four", aec("pettingzoo.classic.connect_four_v3")),
    Row("PettingZoo tictactoe", aec("pettingzoo.classic.tictactoe_v3")),
    Row("PettingZoo texas_holdem", aec("pettingzoo.classic.texas_holdem_v4")),
]


def main(words: list[str]) -> None:
    rows = [row for row in ALL if not words or row.name == AGAINST or any(word in row.name for word in words)]
    for row in rows:
        row.ready()
    for _ in range(TURNS):
        for row in rows:
            until = time.perf_counter() + 0.25
            while time.perf_counter() < until:
                row.all_pieces()
    against, _ = next(row.means() for row in rows if row.name == AGAINST)
    for row in rows:
        processor, clock = row.means()
        print(f"{row.name}\t{processor * 1e9:.0f}\t{1 / processor:,.0f}\t{against / processor:.2f}\t{clock * 1e9:.0f}")


if __name__ == "__main__":
    main(sys.argv[1:])
