"""Dürt: rows that grow from a start rank, and the places (K8)."""

from king_rules._native.king.durt import POINTS, legal_cards, placeable, points

__all__ = ["POINTS", "legal_cards", "placeable", "points"]
