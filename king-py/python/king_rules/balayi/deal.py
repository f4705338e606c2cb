"""Who leads to the first trick."""

from king_rules._native.balayi.deal import starter

__all__ = ["starter"]
