"""The pure functions of play: who begins, what may be played, and why not.

They look at the playable cards alone (B4.4). Who wins a trick is `law.winner`; the score is `Denomination.score`.
"""

from king_rules._native.balayi.duty import excluded, legal_cards, starter, why_not

__all__ = ["excluded", "legal_cards", "starter", "why_not"]
