"""The enums that both games share, and what all enums of the package have in common."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

from king_rules import _native
from king_rules._native import CardSet

if TYPE_CHECKING:
    from typing_extensions import Self


if TYPE_CHECKING:
    # Who checks types is told there that a text is never equal.
    class _Compared: ...
else:
    from king_rules._native import ComparedMember as _Compared


class Named(_Compared, IntEnum):
    """A number with a text, which `str` and f-strings print; it never changes."""

    @property
    def text(self) -> str:
        """The stable name, such as `must_follow`."""
        return self.name.lower()

    def __setattr__(self, name: str, value: object) -> None:
        # Python's own machinery sets what begins with an underscore.
        if not name.startswith("_"):
            raise AttributeError(f"a {type(self).__name__} never changes")
        super().__setattr__(name, value)

    def __str__(self) -> str:
        return self.text

    def __format__(self, spec: str) -> str:
        return format(self.text, spec)

    def __repr__(self) -> str:
        module = type(self).__module__.removeprefix("king_rules").lstrip(".")
        return f"{module}.{type(self).__qualname__}.{self.name}".lstrip(".")


class Value(Named):
    """A value with a number, a text and names for people.

    It is made from its number or its text, and wherever one is taken, number and text are taken as well.
    `str` and f-strings print the text.

    The class itself takes, as every enum of Python does, whatever is equal to the number, such as `True` or a member of
    another enum; where a value is taken, these are refused.
    """

    if TYPE_CHECKING:

        def __new__(cls, value: Self | str | SupportsIndex) -> Self: ...

    @property
    def text(self) -> str:
        """The ASCII text of records and of the other languages."""
        return _native.member_text(type(self).__module__, type(self).__qualname__, self.value)

    def display_name(self, lang: Literal["en", "tr"] = "en") -> str:
        """The name for people, in English or Turkish."""
        return _native.member_display_name(type(self).__module__, type(self).__qualname__, self.value, lang)

    @classmethod
    def _missing_(cls, value: object) -> Any:
        if isinstance(value, str):
            return cls(_native.member_from_text(cls.__module__, cls.__qualname__, value))
        if isinstance(value, SupportsIndex) and not isinstance(value, int):
            return cls(value.__index__())
        return None


class Reason(Named):
    """Why an action is refused: the stable list that both games and all languages share. The clause depends on the game
    and the position: see `king.Illegal` and `balayi.Illegal`.
    """

    __module__ = "king_rules"

    NOT_ON_TURN = 1
    """It is the turn of another seat or player."""
    ROUND_OVER = 2
    """Nothing can be done any more."""
    WRONG_PHASE = 3
    """The phase, or for a pass the contract, does not know this kind of action."""
    NOT_HELD = 4
    """The card is not in the player's hand; in Balayı it is seen, but that player cannot play it."""
    CONTRACT_USED = 5
    """This contract, or denomination, has been declared before."""
    MAY_NOT_ANNUL = 6
    """Only a lone K♥ or a lone A♥ may annul."""
    MAY_NOT_DOUBLE = 7
    """A seat that may not be doubled."""
    MAY_NOT_REDOUBLE = 8
    """A seat that has not doubled the speaker, or is doubled back already."""
    MUST_FOLLOW = 9
    """The suit led must be followed."""
    HEARTS_CLOSED = 10
    """Hearts may not be led yet."""
    HIGHEST_HEART = 11
    """The highest heart must be led."""
    RIFKI_HEART = 12
    """Void in the suit led, a heart must be played in Rıfkı."""
    MUST_SHED = 13
    """House rule: void in the suit led, a penalty card must be shed."""
    MUST_TRUMP = 14
    """Void in the suit led, a trump must be played."""
    MUST_OVERTRUMP = 15
    """A higher trump must be played."""
    NOT_NEXT_IN_ROW = 16
    """In dürt, neither the start rank nor the next card of an open suit."""
    MUST_NOT_PASS = 17
    """In dürt, a player with a playable card may not pass."""
    NOT_VISIBLE = 18
    """Balayı: a card that the player does not see."""


class Suit(Value):
    """A suit, in the order of the card numbers. Suits do not rank against each other (K1.2).

    >>> Suit("H"), Suit(2), str(Suit.HEARTS), Suit.HEARTS.symbol, Suit.HEARTS.display_name("tr")
    (Suit.HEARTS, Suit.HEARTS, 'H', '♥', 'kupa')
    """

    __module__ = "king_rules"

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def cards(self) -> CardSet:
        """The thirteen cards of the suit."""
        return _native.suit_cards(self)

    @property
    def symbol(self) -> str:
        """The suit sign: ♣, ♦, ♥ or ♠."""
        return _native.suit_symbol(self)


class Rank(Value):
    """A rank, low to high; the ace is the highest (K1.2).

    >>> Rank("T") < Rank.JACK < Rank.ACE, len(Rank.QUEEN.cards)
    (True, 4)
    """

    __module__ = "king_rules"

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    @property
    def figure(self) -> str:
        """The rank as it stands on a card: "10" where records write "T"."""
        return _native.rank_figure(self)

    @property
    def cards(self) -> CardSet:
        """The four cards of the rank."""
        return _native.rank_cards(self)
