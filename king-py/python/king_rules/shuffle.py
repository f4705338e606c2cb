"""Packs, deals and choices from a seed: the same in every language, on every platform, for ever.

Not for play for money: deal from a secure shuffle there.

Choices need another seed than the cards: the integer that a deal was made from, passed for the play of this deal as
well, draws the numbers of the deal again, and such play is not random. `choices(seed, k)` is a generator apart.
"""

from king_rules._native import SplitMix64, choices, deal_seed, pack
from king_rules._native.batch import deal_seeds

__all__ = ["SplitMix64", "choices", "deal_seed", "deal_seeds", "pack"]
