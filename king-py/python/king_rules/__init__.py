"""The rules of the Turkish card games Konturlu King (`king_rules.king`) and Balayı kingi (`king_rules.balayi`)."""

from king_rules._errors import ParseError
from king_rules._native import Card, CardSet
from king_rules._values import Rank, Suit

__all__ = ["Card", "CardSet", "ParseError", "Rank", "Suit"]
