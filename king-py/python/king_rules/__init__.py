"""The rules of the Turkish card games Konturlu King (`king_rules.king`) and Balayı kingi (`king_rules.balayi`).

Everything is a value: frozen, hashable, comparable, picklable; all but the batches of rounds, the files that are read and
the generator of numbers, which change as they are used. The repr of a value is Python that makes it again, with

>>> from king_rules import *

in scope, which brings in the modules `king`, `balayi`, `law` and `shuffle` too.
"""

from king_rules._columns import Categorical, Columns
from king_rules._errors import AdvisorError, IllegalAction, PackError, ParseError, RulesError, TextComparisonWarning
from king_rules._frame import Frame
from king_rules._hands import count_cards, shapes
from king_rules._native import Card, CardSet
from king_rules._native import __version__ as __version__
from king_rules._step import Step
from king_rules._values import Rank, Reason, Suit
from king_rules import balayi, king, law, shuffle
from king_rules._html import to_html

__all__ = [
    "AdvisorError",
    "Card",
    "CardSet",
    "Categorical",
    "Columns",
    "Frame",
    "IllegalAction",
    "PackError",
    "ParseError",
    "Rank",
    "Reason",
    "RulesError",
    "Step",
    "Suit",
    "TextComparisonWarning",
    "balayi",
    "count_cards",
    "king",
    "law",
    "shapes",
    "shuffle",
    "to_html",
]
