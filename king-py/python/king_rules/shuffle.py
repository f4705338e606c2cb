"""Packs, deals and choices from a seed: the same in every language, on every platform, for ever.

Not for play for money: deal from a secure shuffle there.
"""

from king_rules._native import SplitMix64, choices, deal_seed, pack
from king_rules._native.batch import deal_seeds

__all__ = ["SplitMix64", "choices", "deal_seed", "deal_seeds", "pack"]
