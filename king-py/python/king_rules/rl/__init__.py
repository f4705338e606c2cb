"""Learning environments: a PettingZoo AEC environment a game, over one round. They need `pip install 'king-rules[rl]'`.

>>> from king_rules.rl import king as king_env
>>> env = king_env.env()
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     action = None if termination else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
"""
