"""The exceptions that both games share. All are `ValueError`s."""

from __future__ import annotations


class ParseError(ValueError):
    """A text could not be read.

    >>> try:
    ...     CardSet("AKQ.J.x.")
    ... except ParseError as error:
    ...     print(error.at, error)
    6 byte 6: expected a hand: spades.hearts.diamonds.clubs, ranks high to low
    """

    __module__ = "king_rules"

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message, at)
        self.at = at
        """The offset in bytes (of UTF-8), from 0, of what could not be read; the length of the text when its end is missing."""

    def __str__(self) -> str:
        return f"byte {self.at}: {self.args[0]}"
