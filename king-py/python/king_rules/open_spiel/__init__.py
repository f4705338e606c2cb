"""Both games as games of OpenSpiel: importing this registers `konturlu_king` and `balayi_kingi`, one round each. They
need `pip install 'king-rules[open_spiel]'`, which is for CPython 3.11 or newer.

Chance deals card by card, `resample_from_infostate` draws from the worlds of a view, each with the same chance, and
`RoundState.round` is the round of the library. `PlayerBot` is a player of the library as a bot. Algorithms in Python
search in these games, such as the one below; `pyspiel.ISMCTSBot`, which is in C++, does not: OpenSpiel 2.0 crashes on
samplers in Python.

>>> import numpy as np, pyspiel
>>> import king_rules.open_spiel
>>> from open_spiel.python.algorithms import ismcts, mcts
>>> game = pyspiel.load_game("konturlu_king", {"contract": "kupa_almaz", "talk": False})
>>> state = game.state_of(king.RoundBatch.simulated(1, seed=7, contract="kupa_almaz")[0])
>>> bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(7)), 20.0, 10)
>>> action = bot.step(state)
>>> action in state.legal_actions()
True
"""

# First, as it says what is needed.
from king_rules.open_spiel._base import Observer, PlayerBot, RoundGame, RoundState, register

from king_rules.open_spiel import _balayi, _king
from king_rules.open_spiel._balayi import BalayiKingi
from king_rules.open_spiel._king import KonturluKing

register(_king.TYPE, KonturluKing)
register(_balayi.TYPE, BalayiKingi)

__all__ = ["BalayiKingi", "KonturluKing", "Observer", "PlayerBot", "RoundGame", "RoundState"]
