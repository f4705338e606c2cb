"""The exceptions that both games share. All are `ValueError`s; what they are made with is what they carry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from king_rules import _native

if TYPE_CHECKING:
    from king_rules._native import Reason


class IllegalAction(ValueError):
    """The rules refuse an action; nothing has changed. `row` tells where in a batch of rounds; else it is `None`.

    >>> try:
    ...     king.Round(king.Deal.from_seed(7), "N").apply("pass")
    ... except IllegalAction as error:
    ...     print(error.clause, error.reason.name, error.message("tr"), sep="; ")
    K3.1; wrong_phase; bu şimdi yapılamaz: oyunun aşaması söyleme
    """

    __module__ = "king_rules"

    def __init__(self, reason: Reason, row: int | None = None) -> None:
        super().__init__(reason, row)
        self.reason = reason
        self.row = row

    @property
    def clause(self) -> str:
        """The clause of the rulebook that is broken, such as `K7.2`."""
        return self.reason.clause

    def message(self, lang: Literal["en", "tr"] = "en") -> str:
        """The sentence to tell a player, in English or Turkish, without the clause."""
        return self.reason.message(lang)

    def __str__(self) -> str:
        return str(self.reason) if self.row is None else f"row {self.row}: {self.reason}"


class ParseError(ValueError):
    """A text could not be read.

    `at` is the offset in bytes (of UTF-8), from 0, of what could not be read; the length of the text when something is
    missing at its end. `clause` names the clause of the rulebook when it was the rules that refused what stands there,
    and `reason` tells why when it was an action. `line`, from 1, is known when a file of records was read; else it is
    `None`.

    >>> try:
    ...     CardSet("AKQ.J.x.")
    ... except ParseError as error:
    ...     print(error.at, error)
    6 byte 6: expected a hand: spades.hearts.diamonds.clubs, ranks high to low
    """

    __module__ = "king_rules"

    def __init__(
        self,
        message: str,
        at: int,
        clause: str | None = None,
        reason: Reason | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(message, at, clause, reason, line)
        self.at = at
        self.clause = clause
        self.reason = reason
        self.line = line

    def line_column(self, text: str) -> tuple[int, int]:
        """The place as line and column, both from 1, the column in characters; `text` is the text that was read.

        >>> file = "king-party1 N -\\nking1 oops\\n"
        >>> try:
        ...     list(king.PartyReader(file))
        ... except ParseError as error:
        ...     print(error.line_column(file))
        (2, 7)
        """
        return _native.line_column(self.at, text)

    def __str__(self) -> str:
        line = "" if self.line is None else f" (line {self.line})"
        return f"byte {self.at}{line}: {self.args[0]}"


class PackError(ValueError):
    """Cards that do not make up a pack: one is there twice, or a hand has another number than it should (K2.5)."""

    __module__ = "king_rules"


class ClauseError(ValueError):
    """What the exceptions of the games have that name a clause of the rulebook."""

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(message, clause)
        self.clause = clause

    def __str__(self) -> str:
        return str(self.args[0])


class ReasonError(ValueError):
    """What the exceptions of the games have in which a record may turn out illegal; `reason` tells why then."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message, reason)
        self.reason = reason

    @property
    def clause(self) -> str | None:
        """The clause of the rulebook that the record would break."""
        return None if self.reason is None else self.reason.clause

    def __str__(self) -> str:
        return str(self.args[0])
