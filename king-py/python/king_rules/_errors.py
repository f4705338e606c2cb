"""The exceptions that both games share. What they are made with is what they carry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, Union

from king_rules import _native

if TYPE_CHECKING:
    from king_rules import balayi, king

Facts: TypeAlias = tuple[str, str, int, Union[str, None], int, int]
"""What every error knows: its sentences in English and Turkish, code, clause, what was found, what was wanted."""


class TextComparisonWarning(UserWarning):
    """A value was compared with a text, which is never equal to it, though a text is read wherever a value is taken.

    Python shows it once for each place; the sentence says what to write there.

    >>> import warnings
    >>> seat = king.Seat.NORTH
    >>> with warnings.catch_warnings(record=True) as caught:
    ...     warnings.simplefilter("always")
    ...     seat == "N", seat == king.Seat("N"), seat == 0
    (False, True, True)
    >>> print(*[warning.message for warning in caught])
    a king.Seat is never equal to a text such as 'N': write king.Seat('N')
    """

    __module__ = "king_rules"


class RulesError(ValueError):
    """What the library refuses: a `ValueError` that explains itself.

    `code` is stable, from 1, for the class of the exception. `clause` names the clause of the rulebook that it rests on,
    if it rests on one. `found` and `wanted` are numbers: what was found, and what was wanted; 0 when there is
    none.

    >>> try:
    ...     king.Party("N").record_result(king.RoundResult("N", "kiz_almaz", "-", [10, 10, 10, 20]))
    ... except RulesError as error:
    ...     print(error.clause, error.found, error.wanted, error, error.message("tr"), sep="; ")
    K3.1; 50; 40; the points sum to 50 instead of 40 (K3.1); puanların toplamı 50, olması gereken 40
    """

    __module__ = "king_rules"

    code: int
    clause: str | None
    found: int
    wanted: int

    def __init__(self, facts: Facts, *more: object) -> None:
        super().__init__(facts, *more)
        self._keep(facts)

    def _keep(self, facts: Facts) -> None:
        self._english, self._turkish, self.code, self.clause, self.found, self.wanted = facts

    def message(self, lang: Literal["en", "tr"] = "en") -> str:
        """The sentence to show to a person, in English (ASCII) or Turkish, without clause and place."""
        return self._turkish if _native.is_turkish(lang) else self._english

    def __str__(self) -> str:
        return self._english if self.clause is None else f"{self._english} ({self.clause})"


class IllegalAction(RulesError):
    """The rules refuse an action; nothing has changed. `illegal` is what `why_not` would have returned; `row` is where in
    a batch of rounds, else it is `None`.

    >>> try:
    ...     king.Round(king.Deal.from_seed(7), "N").apply("pass")
    ... except IllegalAction as error:
    ...     print(error.clause, error.illegal.reason, error.message("tr"), sep="; ")
    K3.1; wrong_phase; bu yapılamaz: şimdi söyleme sırası
    """

    __module__ = "king_rules"

    def __init__(self, illegal: king.Illegal | balayi.Illegal, row: int | None = None) -> None:
        ValueError.__init__(self, illegal, row)
        clause, found, wanted = illegal.clause, illegal.found, illegal.wanted
        self._keep((illegal.message(), illegal.message("tr"), illegal.code, clause, found, wanted))
        self.illegal = illegal
        self.row = row

    def __str__(self) -> str:
        return super().__str__() if self.row is None else f"row {self.row}: {super().__str__()}"


class ParseError(RulesError):
    """A text could not be read.

    `at` is the offset in bytes (of UTF-8), from 0, of what could not be read; the length of the text when something is
    missing at its end. `line`, from 1, is known when a file of records was read; else it is `None`.

    >>> try:
    ...     CardSet("AKQ.J.x.")
    ... except ParseError as error:
    ...     print(error.at, error)
    6 byte 6: expected a hand: spades.hearts.diamonds.clubs, each from high to low, T for ten
    """

    __module__ = "king_rules"

    def __init__(self, facts: Facts, at: int, line: int | None = None, *more: object) -> None:
        super().__init__(facts, at, line, *more)
        self.at = at
        self.line = line

    def line_column(self, text: str) -> tuple[int, int]:
        """The place as line and column, both from 1, the column in characters; `text` is the text that was read.

        >>> try:
        ...     king.Deal("N:\u2660")
        ... except ParseError as error:
        ...     print(error.line_column("N:\u2660"))
        (1, 3)
        """
        return _native.line_column(self.at, text)

    def __str__(self) -> str:
        line = "" if self.line is None else f" (line {self.line})"
        return f"byte {self.at}{line}: {super().__str__()}"


class AdvisorError(RulesError):
    """There is nothing to advise: it is not the viewer's turn, the round is over, no deal agrees with the view, or the standings
    are not those of a party before such a round."""

    __module__ = "king_rules"


class PackError(RulesError):
    """Cards that do not make up a pack: one occurs twice, or a hand has another number than it should (K2.5)."""

    __module__ = "king_rules"
