"""The pure functions under both games."""

from king_rules._native import winner

__all__ = ["winner"]
