"""Learning environments of both games: of one round, and of a whole party or match. They need
`pip install 'king-rules[rl]'`.

| module | an episode is | Gymnasium's id |
|---|---|---|
| `king` | a round of Konturlu King | `king_rules/King-v0` |
| `king_party` | a party, 32 rounds | `king_rules/KingParty-v0` |
| `balayi` | a round of Balayı kingi | `king_rules/Balayi-v0` |
| `balayi_match` | a match, ten rounds | `king_rules/BalayiMatch-v0` |

Each has `env` and `raw_env`, PettingZoo AEC environments in which all seats are agents, and `gym_env`, a Gymnasium
environment of one agent against given opponents, which `gymnasium.make` knows by its id once this package is imported.
`layout` says what stands where in their observations.

>>> from king_rules.rl import king as king_env
>>> env = king_env.env()
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     action = None if termination else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
"""

try:
    import gymnasium as _gymnasium
except ImportError as _error:
    raise ImportError("the environments need PettingZoo: pip install 'king-rules[rl]'") from _error

for _id, _module in {
    "King": "king",
    "KingParty": "king_party",
    "Balayi": "balayi",
    "BalayiMatch": "balayi_match",
}.items():
    _gymnasium.register(f"king_rules/{_id}-v0", entry_point=f"king_rules.rl.{_module}:gym_env")
