"""The native half of king_rules.balayi."""

from . import Card, CardSet
from .batch.balayi import RoundBatch
from collections.abc import Iterable, Iterator, Set as AbstractSet
from king_rules import Columns, Reason, Suit
from king_rules.balayi import Denomination, Phase, Player
from king_rules.balayi.typing import ActionLike, ActionsLike, DenominationLike, DenominationsLike, PackLike, PlayerLike
from king_rules.typing import CardLike, CardsLike, ChoicesLike, Lang, OpponentLike, SuitLike
from numpy import float64, object_
from numpy.typing import NDArray
from typing import Any, Final, Literal, SupportsFloat, SupportsIndex, final, overload

__all__ = [
    "Action",
    "ActionSet",
    "Advice",
    "DenominationSet",
    "Duties",
    "Estimate",
    "Illegal",
    "Match",
    "MatchFile",
    "Outcome",
    "Pack",
    "Pile",
    "Place",
    "Round",
    "RoundResult",
    "Table",
    "Trick",
    "View",
    "Worlds",
    "act",
    "advise",
    "denomination_scores",
    "denomination_trump",
    "denomination_weight",
    "gains",
    "greedy",
    "greedy_message",
    "player_other",
    "starter",
]


@final
class Action:
    """Something a player does: an action has one code, 0 to 56, and one text. Codes 0 to 51 play that card (`SA`), 52 to
    56 declare ♣, ♦, ♥, ♠ or no trump (`C` `D` `H` `S` `NT`). Actions compare by their codes.

    It is made from its code, its text, a card, or a `Denomination`. Wherever an action is taken, these are taken as
    well.

    >>> action = balayi.Action("NT")
    >>> action.code, action.denomination, action.card
    (56, balayi.Denomination.NO_TRUMP, None)
    >>> balayi.Action(balayi.Denomination.NO_TRUMP) == balayi.Action(56) == action
    True
    """
    def __copy__(self, /) -> Action: ...
    def __deepcopy__(self, /, _memo: Any) -> Action: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __ge__(self, other: Action, /) -> bool: ...
    def __gt__(self, other: Action, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __int__(self, /) -> int: ...
    def __le__(self, other: Action, /) -> bool: ...
    def __lt__(self, other: Action, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, action: ActionLike, /) -> Action: ...
    @property
    def card(self, /) -> Card | None:
        """The card that is played; `None` for a declaration."""
    @property
    def code(self, /) -> int:
        """Its code, 0 to 56."""
    @property
    def denomination(self, /) -> Denomination | None:
        """What is declared; `None` when a card is played."""
    def display_name(self, /, lang: Lang='en') -> str:
        """Its name for people, as a log has it, in English or Turkish.

        >>> balayi.Action("S").display_name("tr")
        'koz: maça'
        """

@final
class ActionSet(AbstractSet[Action]):
    """An immutable set of actions, with all that a `frozenset` can do; its items stand in the order of their codes. As
    a mask, which `int()` returns, bit = code. It is made from a mask or any iterable of actions.

    >>> balayi.Round(balayi.Pack.from_seed(7), 0).legal_actions
    balayi.ActionSet(['C', 'D', 'H', 'S', 'NT'])
    """
    ALL: Final[ActionSet]
    """Every action."""
    EMPTY: Final[ActionSet]
    """No action."""
    def __and__(self, other: AbstractSet[Any], /) -> ActionSet: ...
    def __contains__(self, item: Any, /) -> bool: ...
    def __copy__(self, /) -> ActionSet: ...
    def __deepcopy__(self, /, _memo: Any) -> ActionSet: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __ge__(self, other: AbstractSet[object], /) -> bool: ...
    def __gt__(self, other: AbstractSet[object], /) -> bool: ...
    def __hash__(self, /) -> int:
        """The hash of the `frozenset` of the items, which the set is equal to."""
    def __int__(self, /) -> int: ...
    def __invert__(self, /) -> ActionSet:
        """The actions that are not in the set."""
    def __iter__(self, /) -> Iterator[Action]: ...
    def __le__(self, other: AbstractSet[object], /) -> bool: ...
    def __len__(self, /) -> int: ...
    def __lt__(self, other: AbstractSet[object], /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, actions: ActionsLike=(), /) -> ActionSet: ...
    def __or__(self, other: AbstractSet[Any], /) -> ActionSet: ...
    def __rand__(self, other: AbstractSet[Any], /) -> ActionSet: ...
    def __ror__(self, other: AbstractSet[Any], /) -> ActionSet: ...
    def __rsub__(self, other: AbstractSet[Any], /) -> ActionSet: ...
    def __rxor__(self, other: AbstractSet[Any], /) -> ActionSet: ...
    def __sub__(self, other: AbstractSet[Any], /) -> ActionSet: ...
    def __xor__(self, other: AbstractSet[Any], /) -> ActionSet: ...
    @property
    def cards(self, /) -> CardSet:
        """The cards among the actions."""
    def copy(self, /) -> ActionSet:
        """The set itself, as it never changes."""
    def difference(self, /, *others: ActionsLike) -> ActionSet:
        """The items that are in none of the others."""
    def intersection(self, /, *others: ActionsLike) -> ActionSet:
        """The items that are in all others too."""
    def isdisjoint(self, /, other: ActionsLike) -> bool:
        """Whether it has no item in common with the other."""
    def issubset(self, /, other: ActionsLike) -> bool:
        """Whether every item is in the other."""
    def issuperset(self, /, other: ActionsLike) -> bool:
        """Whether it has every item of the other."""
    def symmetric_difference(self, /, other: ActionsLike) -> ActionSet:
        """The items that are in it or in the other, but not in both."""
    def union(self, /, *others: ActionsLike) -> ActionSet:
        """The items of it and of all others."""

@final
class Advice:
    """What to do in a view, and what each legal action is worth: what `advise` returns.

    `best` is what to do. `estimates` are what the legal actions are worth, first the chosen one, then the others, the
    best first. By `settings` and `strength` the advice can be repeated, in any language.
    """
    def __copy__(self, /) -> Advice: ...
    def __deepcopy__(self, /, _memo: Any) -> Advice: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def best(self, /) -> Action:
        """What to do: a legal action."""
    @property
    def estimates(self, /) -> tuple[Estimate, ...]:
        """What each legal action is worth: first the one that was chosen, then the others, the best first."""
    def explain(self, /, lang: Lang='en') -> str:
        """The facts behind it in sentences, in English or Turkish: what is best and by how much, and who may hold the
        card that matters. Every number is one of the estimates, or a count of worlds.
        """
    @property
    def playouts(self, /) -> int:
        """How many play-outs it rests on: those that chose, and those that estimate."""
    @property
    def settings(self, /) -> dict[str, Any]:
        """What it follows from beside the view: `advise(view, **settings)` is the same advice."""
    @property
    def strength(self, /) -> int:
        """The number of the players' play: it changes whenever they would choose otherwise, given the same view and
        settings.
        """
    @property
    def view(self, /) -> View:
        """The view that it is about."""

@final
class DenominationSet(AbstractSet[Denomination]):
    """An immutable set of the five declarations, with all that a `frozenset` can do: what a player has not declared
    yet. Its text is `all`, or the declarations joined by commas in the order C, D, H, S, NT, or `-` for none.
    Wherever such a set is taken, its text, its mask, a single `Denomination` and any iterable of them are taken as
    well.

    >>> balayi.DenominationSet("C,D,NT") - {balayi.Denomination.CLUBS}
    balayi.DenominationSet('D,NT')
    """
    ALL: Final[DenominationSet]
    """All five."""
    EMPTY: Final[DenominationSet]
    """The empty set."""
    def __and__(self, other: AbstractSet[Any], /) -> DenominationSet: ...
    def __contains__(self, item: Any, /) -> bool: ...
    def __copy__(self, /) -> DenominationSet: ...
    def __deepcopy__(self, /, _memo: Any) -> DenominationSet: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __ge__(self, other: AbstractSet[object], /) -> bool: ...
    def __gt__(self, other: AbstractSet[object], /) -> bool: ...
    def __hash__(self, /) -> int:
        """The hash of the `frozenset` of the items, which the set is equal to."""
    def __int__(self, /) -> int: ...
    def __invert__(self, /) -> DenominationSet:
        """What is not in the set."""
    def __iter__(self, /) -> Iterator[Denomination]: ...
    def __le__(self, other: AbstractSet[object], /) -> bool: ...
    def __len__(self, /) -> int: ...
    def __lt__(self, other: AbstractSet[object], /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, items: DenominationsLike=(), /) -> DenominationSet: ...
    def __or__(self, other: AbstractSet[Any], /) -> DenominationSet: ...
    def __rand__(self, other: AbstractSet[Any], /) -> DenominationSet: ...
    def __ror__(self, other: AbstractSet[Any], /) -> DenominationSet: ...
    def __rsub__(self, other: AbstractSet[Any], /) -> DenominationSet: ...
    def __rxor__(self, other: AbstractSet[Any], /) -> DenominationSet: ...
    def __sub__(self, other: AbstractSet[Any], /) -> DenominationSet: ...
    def __xor__(self, other: AbstractSet[Any], /) -> DenominationSet: ...
    def copy(self, /) -> DenominationSet:
        """The set itself, as it never changes."""
    def difference(self, /, *others: DenominationsLike) -> DenominationSet:
        """The items that are in none of the others."""
    def intersection(self, /, *others: DenominationsLike) -> DenominationSet:
        """The items that are in all others too."""
    def isdisjoint(self, /, other: DenominationsLike) -> bool:
        """Whether it has no item in common with the other."""
    def issubset(self, /, other: DenominationsLike) -> bool:
        """Whether every item is in the other."""
    def issuperset(self, /, other: DenominationsLike) -> bool:
        """Whether it has every item of the other."""
    def symmetric_difference(self, /, other: DenominationsLike) -> DenominationSet:
        """The items that are in it or in the other, but not in both."""
    def union(self, /, *others: DenominationsLike) -> DenominationSet:
        """The items of it and of all others."""

@final
class Duties:
    """What decides which of its playable cards a player may play (B5). A table knows it of itself (`table.duties`); a
    program that keeps its own state fills it in. A hand is here all that its player can play, open table cards included
    (B4.4).

    Raises `ValueError` when two cards lie: the next card is led to a new trick.

    >>> duties = balayi.Duties(balayi.Trick(0, ["C9"]), trump="C")
    >>> duties.legal_cards("A2.K.9.QT4"), duties.why_not("A2.K.9.QT4", "C4").clause
    (CardSet('...QT'), 'B5.3')
    >>> duties.excluded("C4", CardSet.ALL)  # whoever plays it had no club above the nine
    CardSet('...AKQJT')
    """
    def __copy__(self, /) -> Duties: ...
    def __deepcopy__(self, /, _memo: Any) -> Duties: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, trick: Trick, trump: SuitLike | None=None) -> Duties: ...
    def excluded(self, /, card: CardLike, available: CardsLike) -> CardSet:
        """What playing that card proves its player not to have been able to play: the cards x of `available` such that no
        hand out of `available` with x and the card makes it legal. `available` are the cards not played before.
        """
    def legal_cards(self, /, hand: CardsLike) -> CardSet:
        """The cards of the hand that may be played: none of an empty hand, else at least one."""
    @property
    def trick(self, /) -> Trick:
        """The trick as it lies: at most one card."""
    @property
    def trump(self, /) -> Suit | None:
        """The trump suit; `None` in no trump."""
    def why_not(self, /, hand: CardsLike, card: CardLike) -> Illegal | None:
        """Why a card may not be played from that hand; `None` when it may."""

@final
class Estimate:
    """What an action is worth to who is on turn, in points, if all play on as the greedy player does: the mean over
    worlds that had no part in the choice, or over all worlds where they are few (`exact`).

    The `difference` to the best action is much surer than either mean, as both are played in the same worlds.
    """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    @property
    def action(self, /) -> Action:
        """The action."""
    @property
    def difference(self, /) -> float:
        """The mean less that of the best action: the one that was chosen, but where a generosity chose another."""
    @property
    def error(self, /) -> float:
        """The standard error of the difference."""
    @property
    def exact(self, /) -> bool:
        """Whether these are all worlds there are: then there is no error."""
    @property
    def later(self, /) -> float:
        """Before the first card of King, what is to come afterwards out of the contracts that the declarer has left
        then: not in the mean, but in the difference. Else 0.
        """
    @property
    def mean(self, /) -> float:
        """What it comes to: what the round scores; where the chance to come out is aimed at, that chance in per cent, and
        the differences and errors too.
        """
    @property
    def mean_error(self, /) -> float:
        """The standard error of the mean."""
    @property
    def others(self, /) -> tuple[float, ...]:
        """What it comes to for the others, from the left."""
    @property
    def playouts(self, /) -> int:
        """In how many worlds it was played out for this estimate. Equal cards share their play-outs."""

@final
class Illegal:
    """Why an action is refused: what `why_not` returns and `IllegalAction` carries.

    >>> illegal = balayi.Round(balayi.Pack.from_seed(7), 0).why_not("SA")
    >>> illegal.reason, illegal.clause, illegal.message()
    (Reason.WRONG_PHASE, 'B2.3', 'that cannot be done now: this is the time for declaration')
    """
    def __copy__(self, /) -> Illegal: ...
    def __deepcopy__(self, /, _memo: Any) -> Illegal: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, code: SupportsIndex, found: SupportsIndex=0, wanted: SupportsIndex=0) -> Illegal:
        """Raises `ValueError` when there is no such refusal."""
    @property
    def clause(self, /) -> str:
        """The clause of the rulebook that is broken, such as `K7.2`."""
    @property
    def code(self, /) -> int:
        """The stable code of this law, from 1: one reason can have several."""
    @property
    def found(self, /) -> int:
        """What was found, as a number: such as the number of a card; 0 when there is none."""
    def message(self, /, lang: Lang='en') -> str:
        """The message for a player, in English (`"en"`, in ASCII) or Turkish (`"tr"`), without the clause."""
    @property
    def reason(self, /) -> Reason:
        """The reason, of the stable list that both games and all languages share."""
    @property
    def wanted(self, /) -> int:
        """What was wanted, as a number; 0 when there is none."""

@final
class Match:
    """A match of ten rounds (B1.2): the results so far, from which the scores are worked out.

    With `start` and `record` it runs a match; with `record_result` it keeps the score for people who play with real
    cards. A match never changes: these return the match after the round. Its text is a score sheet without cards, read by
    `Match.parse`.

    >>> game = balayi.Match(first_dealer=0)
    >>> game = game.record_result(balayi.RoundResult(1, "S", [11, 15]))
    >>> game = game.record_result(balayi.RoundResult(0, "NT", [14, 12]))
    >>> game.running, str(game)
    (((0, 0), (-8, 8), (-3, 3)), 'balayi-sheet1 0 S/11,15 NT/14,12')
    """
    ROUNDS: Final[int]
    """How many rounds a match has."""
    def __bool__(self, /) -> bool: ...
    def __copy__(self, /) -> Match: ...
    def __deepcopy__(self, /, _memo: Any) -> Match: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __len__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, first_dealer: PlayerLike) -> Match: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    def columns(self, /) -> Columns:
        """The rounds so far in columns, a row each, with what each player has after it. One line makes a data frame of it:
        `pandas.DataFrame(match.columns())`.

        >>> balayi.Match.parse("balayi-sheet1 0 S/11,15 NT/14,12").columns()["totals_1"].tolist()
        [8, 3]
        """
    def correct(self, /, n: SupportsIndex, result: RoundResult) -> Match:
        """The match with another result in the place of round n, counted from 0: what was written down wrong.

        Raises `MatchError` when there is no such result, or it cannot be that of the round beside the others.

        >>> game = balayi.Match.parse("balayi-sheet1 0 S/11,15 NT/14,12")
        >>> game.correct(0, balayi.RoundResult(1, "S", [12, 14]))
        balayi.Match.parse('balayi-sheet1 0 S/12,14 NT/14,12')
        """
    @property
    def dealer(self, /) -> Player | None:
        """Who deals the next round: the players take turns (B1.2). `None` when the match is over."""
    @property
    def declarer(self, /) -> Player | None:
        """Who declares in the next round; `None` when the match is over."""
    def file(self, /, rounds: Iterable[Round]) -> str:
        """The file of this match with these rounds, which are its rounds in order: the head and a record a line."""
    @property
    def first_dealer(self, /) -> Player:
        """The player who deals the first round."""
    @property
    def head(self, /) -> str:
        """The first line of the file of this match, without the line end; the records of its rounds follow it, a line
        each.

        >>> balayi.Match(1).head
        'balayi-match1 1'
        """
    @property
    def is_over(self, /) -> bool:
        """Whether all ten rounds have been entered."""
    @property
    def outcome(self, /) -> Outcome | None:
        """How the match ended (B6.2); `None` before its end."""
    @staticmethod
    def parse(text: str) -> Match:
        """Reads a score sheet without cards, entering each result again.

        Raises `ParseError` with the place of what is wrong.
        """
    def record(self, /, round: Round) -> Match:
        """The match after a round that has been played.

        Raises `MatchError` when it is not over, or cannot be the next one of this match.
        """
    def record_result(self, /, result: RoundResult) -> Match:
        """The match after a round that was played with real cards.

        Raises `MatchError` when the match is over, the other player declares next, the declarer has declared this before,
        or the tricks are not 26.
        """
    @property
    def results(self, /) -> tuple[RoundResult, ...]:
        """The results so far, in order."""
    @property
    def running(self, /) -> tuple[tuple[int, int], ...]:
        """The running totals of players 0 and 1: 0 and 0, and then those after each round."""
    def start(self, /, pack: PackLike) -> Round:
        """The next round, with that pack.

        Raises `MatchError` when the match is over.
        """
    @property
    def totals(self, /) -> tuple[int, int]:
        """The totals so far, which sum to 0."""
    def unused(self, /, player: PlayerLike) -> DenominationSet:
        """What a player has not declared yet (B1.3)."""

@final
class MatchFile:
    """Reads the file of a match line by line: a line `balayi-match1 FIRST_DEALER`, then a record a line. Each round must
    be the match's next; only the last may be unfinished. `Match.file` writes such a file.

    >>> file = balayi.MatchFile()
    >>> file.read_line("balayi-match1 1"), file.game, file.lines
    (None, balayi.Match.parse('balayi-sheet1 1'), 1)
    """
    def __copy__(self, /) -> MatchFile:
        """Another file, which has read the same and goes on apart from this one."""
    def __deepcopy__(self, /, _memo: Any) -> MatchFile: ...
    def __new__(cls, /) -> MatchFile: ...
    @property
    def game(self, /) -> Match | None:
        """The match as far as it has been read; `None` before the head."""
    @property
    def lines(self, /) -> int:
        """How many lines have been read."""
    def read_line(self, /, line: str) -> Round | None:
        """Reads the next line, with or without its line end: the round of a record; `None` for a comment, a blank
        line, and the head.

        Raises `RecordError`, whose `line` is its number, when it is no head or no record, or its round is not the
        next one. Nothing has changed then, and the line does not count as read.
        """

@final
class Outcome:
    """How a match ended (B6.2): `winner` has the higher total; with equal totals it is a draw.

    >>> balayi.Outcome(1).winner, balayi.Outcome(None).is_draw
    (balayi.Player.ONE, True)
    """
    def __copy__(self, /) -> Outcome: ...
    def __deepcopy__(self, /, _memo: Any) -> Outcome: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, winner: PlayerLike | None) -> Outcome: ...
    @property
    def is_draw(self, /) -> bool:
        """Whether the totals are equal."""
    @property
    def winner(self, /) -> Player | None:
        """The player with the higher total; `None` in a draw."""

@final
class Pack:
    """The 52 cards in the order in which they are dealt (B2). It is made from any iterable of 52 different cards, or from
    its text: the cards separated by spaces. Wherever a pack is taken, these are taken as well.

    >>> pack = balayi.Pack.from_seed(7)
    >>> pack[0], len(pack), str(pack)[:23]
    (Card('HT'), 52, 'HT C8 D4 D7 S4 DJ SJ CT')
    >>> balayi.Pack(list(pack)) == pack
    True
    """
    def __copy__(self, /) -> Pack: ...
    def __deepcopy__(self, /, _memo: Any) -> Pack: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    @overload
    def __getitem__(self, place: SupportsIndex, /) -> Card: ...
    @overload
    def __getitem__(self, place: slice, /) -> tuple[Card, ...]: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Card]: ...
    def __len__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, cards: PackLike, /) -> Pack: ...
    @property
    def cards(self, /) -> tuple[Card, ...]:
        """The cards in the order in which they are dealt."""
    @staticmethod
    def from_seed(seed: SupportsIndex) -> Pack:
        """The pack of a seed, 0 to 2⁶⁴ − 1: the same in every language, for ever."""

@final
class Pile:
    """One of a player's ten piles (B2.6, B4.1).

    >>> balayi.Round(balayi.Pack.from_seed(7), 0).piles(1)[0]
    balayi.Pile('H2', True)
    """
    def __copy__(self, /) -> Pile: ...
    def __deepcopy__(self, /, _memo: Any) -> Pile: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, open: CardLike | None, closed: bool) -> Pile: ...
    @property
    def closed(self, /) -> bool:
        """Whether a closed card lies there that was not turned up yet."""
    @property
    def open(self, /) -> Card | None:
        """The card that lies face up; `None` when it is not dealt yet, and when both cards have been played."""

@final
class Place:
    """Where a card of the pack goes in the deal (B2): `kind` is `closed` (face down, at the bottom of pile `number` of
    `owner`, 0 to 9), `open` (face up on that pile), or `hand` (hand card `number` of `owner`, 0 to 5).

    >>> balayi.Place.of(4, dealer=0)  # the player who does not deal gets the first five cards, face down (B2.1)
    balayi.Place('closed', '1', 4)
    >>> balayi.Place("open", 0, 5).slot(dealer=0)
    35
    """
    def __copy__(self, /) -> Place: ...
    def __deepcopy__(self, /, _memo: Any) -> Place: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, kind: Literal['closed', 'open', 'hand'], owner: PlayerLike, number: SupportsIndex) -> Place:
        """Raises `ValueError` when there is no such place."""
    @property
    def kind(self, /) -> Literal['closed', 'open', 'hand']:
        """`closed`, `open` or `hand`."""
    @property
    def number(self, /) -> int:
        """The number of the pile, 0 to 9, or of the hand card, 0 to 5."""
    @staticmethod
    def of(slot: SupportsIndex, dealer: PlayerLike) -> Place:
        """Where the card goes that stands at that place of the pack, 0 to 51, when that player deals.

        Raises `ValueError` from 52 on.
        """
    @property
    def owner(self, /) -> Player:
        """Whose it is."""
    def slot(self, /, dealer: PlayerLike) -> int:
        """The place in the pack, 0 to 51, of the card that goes there when that player deals."""

@final
class Round:
    """One round of Balayı kingi: the pack, and everything that was declared and played.

    The player who does not deal declares one of `unused`. A round never changes: `apply` returns the round after an
    action, so that to take back is to keep the round from before. It is its own record: its text, `str(round)`, is
    every action, and `Round.parse` plays it again.

    Raises `SetupError` when `unused` is empty.

    >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0)
    >>> round.phase, round.turn
    (balayi.Phase.DECLARE, balayi.Player.ONE)
    >>> round = round.apply("S")
    >>> while round.turn is not None:
    ...     round = round.apply(min(round.legal_cards))
    >>> round.taken, round.scores
    ((15, 11), (8, -8))
    """
    def __copy__(self, /) -> Round: ...
    def __deepcopy__(self, /, _memo: Any) -> Round: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, pack: PackLike, dealer: PlayerLike, unused: DenominationsLike='all') -> Round: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def actions(self, /) -> tuple[tuple[Player, Action], ...]:
        """Who did what, in order: pairs of seat or player and action. Done again on a new round of the
        same cards, the actions lead to this position.
        """
    def apply(self, /, action: ActionLike) -> Round:
        """The round after an action of the player on turn: an `Action`, its code or its text, a `Card` to play, or a
        `Denomination` to declare.

        It trusts the caller about who acts: see `apply_as`. Raises `IllegalAction` when it is not among `legal_actions`.
        """
    def apply_as(self, /, player: PlayerLike, action: ActionLike) -> Round:
        """The round after an action of that player: for a server, whose actions come out of messages.

        Raises `IllegalAction` when the player is not on turn, whatever the cards, or may not do that.

        >>> balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply_as(0, "S")
        Traceback (most recent call last):
        king_rules.IllegalAction: it is the other player's turn (B5.4)
        """
    def choose(self, /, choices: ChoicesLike) -> Action | None:
        """A random action of the player on turn, all legal ones being equally likely. `None` when the round is over.

        `choices` is a `shuffle.SplitMix64`, which goes on by one number a draw, or the seed of a fresh one: another
        seed than that of the pack, whose numbers it would draw again.
        """
    @property
    def dealer(self, /) -> Player:
        """Who deals."""
    @property
    def declarer(self, /) -> Player:
        """Who declares."""
    @property
    def denomination(self, /) -> Denomination | None:
        """What was declared; `None` before the declaration."""
    @property
    def duties(self, /) -> Duties | None:
        """What decides which cards may be played now; `None` when no card can be played to a trick."""
    def excluded(self, /, player: PlayerLike) -> CardSet:
        """The cards that the record proves one not to have in hand: such as who failed to follow suit or passed in
        dürt, shows what it lacks. Every action is taken for itself: counting cards is left to those who sample
        hands.
        """
    def hand(self, /, player: PlayerLike) -> CardSet:
        """A player's hand cards that it has not played, whether it sees them yet or not."""
    def held(self, /, player: PlayerLike) -> int:
        """How many cards one has in hand."""
    @property
    def last_trick(self, /) -> Trick | None:
        """The last whole trick; `None` before the first."""
    @property
    def legal_actions(self, /) -> ActionSet:
        """What the one on turn may do: of a round, never empty before it is over; of a view, empty when it is not
        the viewer's turn.
        """
    @property
    def legal_cards(self, /) -> CardSet:
        """The cards among `legal_actions`; empty unless cards are being played."""
    @property
    def legal_mask(self, /) -> int:
        """`legal_actions` as a mask: bit = code of the action."""
    def open_cards(self, /, player: PlayerLike) -> CardSet:
        """The cards that lie face up on a player's piles (B4.1)."""
    @property
    def pack(self, /) -> Pack:
        """The pack as it was dealt."""
    @staticmethod
    def parse(record: str) -> Round:
        """Reads a record and plays it again; a prefix of a record is a position.

        Raises `ParseError` with the place of what is wrong, an illegal action included.
        """
    def perft(self, /, depth: SupportsIndex) -> int:
        """How many sequences of exactly `depth` legal actions there are from here, for comparing implementations; the
        counts of the repository's `tests/golden/perft.balayi` are such. Other threads run
        meanwhile, and Ctrl-C works.

        >>> balayi.Round(balayi.Pack.from_seed(7), 0).perft(2)
        50
        """
    @property
    def phase(self, /) -> Phase:
        """What the round waits for."""
    def piles(self, /, player: PlayerLike) -> tuple[Pile, ...]:
        """A player's ten piles (B2.6)."""
    def play_out(self, /, choices: ChoicesLike) -> Round:
        """The round played on at random to its end, with one choice after the other: the same round and the same choices
        make the same play in every language, for ever. A seed for `choices` must be another than that of the pack,
        whose numbers it would draw again; `shuffle.choices` makes such a generator.

        >>> balayi.Round(balayi.Pack.from_seed(7), 0).play_out(shuffle.choices(7, 0)).taken
        (13, 13)
        """
    def playable(self, /, player: PlayerLike) -> CardSet:
        """The cards that a player could choose from if it had to lead (B4): its open table cards, and its hand cards once
        they are unlocked. Empty unless cards are being played.
        """
    @property
    def played(self, /) -> CardSet:
        """The cards played so far."""
    def played_by(self, /, player: PlayerLike) -> CardSet:
        """The cards that one has played so far."""
    def played_from_hand(self, /, player: PlayerLike) -> CardSet:
        """The hand cards that a player has played; with `held` more they make its six."""
    @property
    def plays(self, /) -> tuple[tuple[Player, Card], ...]:
        """Who played what, in order: pairs of seat or player and card."""
    @property
    def result(self, /) -> RoundResult | None:
        """The result of the round; `None` before its end, and when it was annulled."""
    def revealed(self, /, viewer: PlayerLike | None, action: ActionLike) -> tuple[Card, ...]:
        """The cards that an action lets a player, or with `None` every spectator, see for the first time: what
        `View.apply` and `Table.apply` need besides the action. Ask the round from before the action.

        Raises `IllegalAction` when it is illegal.

        >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0)
        >>> revealed = round.revealed(0, "S")
        >>> revealed == round.pack[25:40]
        True
        >>> round.view(0).apply("S", revealed) == round.apply("S").view(0)
        True
        """
    @property
    def scores(self, /) -> tuple[int, int] | None:
        """The scores of the round, one each; `None` before its end, and when it was annulled."""
    @property
    def table(self, /) -> Table:
        """What both players see, and so may any spectator."""
    @property
    def taken(self, /) -> tuple[int, int]:
        """The points taken so far, one number each: in King what a penalty costs (≥ 0), or what koz or dürt wins;
        in Balayı the tricks.
        """
    @property
    def trick(self, /) -> Trick:
        """The trick on the table: empty before its first card, and again once it is full."""
    @property
    def tricks(self, /) -> tuple[Trick, ...]:
        """The whole tricks, in order."""
    @property
    def trump(self, /) -> Suit | None:
        """The trump suit; `None` before the declaration, and when there is none."""
    @property
    def turn(self, /) -> Player | None:
        """Who is to act; `None` when the round is over."""
    def unlocked(self, /, player: PlayerLike) -> bool:
        """Whether a player may see and play its hand cards (B4.2, B4.3)."""
    @property
    def unused(self, /) -> DenominationSet:
        """What the declarer had not declared before this round."""
    def view(self, /, player: PlayerLike) -> View:
        """What a player may see."""
    def why_not(self, /, action: ActionLike) -> Illegal | None:
        """Why the player on turn may not do that; `None` when it may. The answer depends on nothing that this player does not
        see; for a question out of a message there is `why_not_as`.

        >>> balayi.Round(balayi.Pack.from_seed(7), 0).why_not("SA").clause
        'B2.3'
        """
    def why_not_as(self, /, player: PlayerLike, action: ActionLike) -> Illegal | None:
        """Why that player may not do that; `None` when it may. For one not on turn the answer is that, whatever the
        cards.
        """
    def winner_of(self, /, n: SupportsIndex) -> Player | None:
        """Who took whole trick number n, counted from 0; `None` when that trick is not whole, or there is no such
        trick.
        """

@final
class RoundResult:
    """The result of a round: who declared what, and the tricks that players 0 and 1 took, 26 in all (B6.1).

    >>> balayi.RoundResult(1, "H", (9, 17)).scores()
    (-12, 12)
    """
    def __copy__(self, /) -> RoundResult: ...
    def __deepcopy__(self, /, _memo: Any) -> RoundResult: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, declarer: PlayerLike, denomination: DenominationLike, taken: Iterable[SupportsIndex]) -> RoundResult: ...
    @property
    def declarer(self, /) -> Player:
        """Who declared."""
    @property
    def denomination(self, /) -> Denomination:
        """What was declared."""
    def scores(self, /) -> tuple[int, int]:
        """The scores of players 0 and 1, which sum to 0 (B6.1)."""
    @property
    def taken(self, /) -> tuple[int, int]:
        """The tricks that players 0 and 1 took."""

@final
class Table:
    """A round as everybody at the table sees it: the record without the cards that not both players see (B7.1). After the
    end it holds them all, the hands in ascending order.

    >>> table = balayi.Round(balayi.Pack.from_seed(7), dealer=0).table
    >>> # Before the declaration the declarer's five open cards are seen, and nothing else.
    >>> len(table.seen), table.open_cards(1) == table.seen
    (5, True)
    """
    def __copy__(self, /) -> Table: ...
    def __deepcopy__(self, /, _memo: Any) -> Table: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, open: Iterable[CardLike], dealer: PlayerLike, unused: DenominationsLike='all') -> Table:
        """The table at the start of a round: the declarer's five open cards, in the order of the deal (B2.2), who deals, and
        what the other player may declare.

        Raises `SetupError` when a card occurs twice, or `unused` is empty.
        """
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def actions(self, /) -> tuple[tuple[Player, Action], ...]:
        """Who did what, in order: pairs of seat or player and action. Done again on a new round of the
        same cards, the actions lead to this position.
        """
    def apply(self, /, action: ActionLike, revealed: Iterable[CardLike]=()) -> Table:
        """The table after what the player on turn did. `revealed` are the cards that it turned up for everybody, in the
        order of the deal: see `View.apply`.

        Raises as `View.apply` does.
        """
    @property
    def dealer(self, /) -> Player:
        """Who deals."""
    @property
    def declarer(self, /) -> Player:
        """Who declares."""
    @property
    def denomination(self, /) -> Denomination | None:
        """What was declared; `None` before the declaration."""
    @property
    def duties(self, /) -> Duties | None:
        """What decides which cards may be played now; `None` when no card can be played to a trick."""
    def excluded(self, /, player: PlayerLike) -> CardSet:
        """The cards that the record proves one not to have in hand: such as who failed to follow suit or passed in
        dürt, shows what it lacks. Every action is taken for itself: counting cards is left to those who sample
        hands.
        """
    def held(self, /, player: PlayerLike) -> int:
        """How many cards one has in hand."""
    @property
    def last_trick(self, /) -> Trick | None:
        """The last whole trick; `None` before the first."""
    def legal_actions(self, /, hand: CardsLike) -> ActionSet:
        """What the player on turn may do with that hand, which are the hand cards that it sees and has not played: none
        while they are locked. Empty when the round is over.
        """
    def legal_cards(self, /, hand: CardsLike) -> CardSet:
        """The cards that the player on turn may play with that hand; empty unless cards are being played."""
    def open_cards(self, /, player: PlayerLike) -> CardSet:
        """The cards that lie face up on a player's piles (B4.1)."""
    @staticmethod
    def parse(record: str) -> Table:
        """Reads the text of a table: a record with `?` for the cards that are not seen.

        Raises `ParseError` with the place of what is wrong.
        """
    @property
    def phase(self, /) -> Phase:
        """What the round waits for."""
    def piles(self, /, player: PlayerLike) -> tuple[Pile, ...]:
        """A player's ten piles (B2.6)."""
    @property
    def played(self, /) -> CardSet:
        """The cards played so far."""
    def played_by(self, /, player: PlayerLike) -> CardSet:
        """The cards that one has played so far."""
    def played_from_hand(self, /, player: PlayerLike) -> CardSet:
        """The hand cards that a player has played; with `held` more they make its six."""
    @property
    def plays(self, /) -> tuple[tuple[Player, Card], ...]:
        """Who played what, in order: pairs of seat or player and card."""
    @property
    def result(self, /) -> RoundResult | None:
        """The result of the round; `None` before its end, and when it was annulled."""
    @property
    def scores(self, /) -> tuple[int, int] | None:
        """The scores of the round, one each; `None` before its end, and when it was annulled."""
    @property
    def seen(self, /) -> CardSet:
        """The cards that both players see or have seen."""
    @property
    def taken(self, /) -> tuple[int, int]:
        """The points taken so far, one number each: in King what a penalty costs (≥ 0), or what koz or dürt wins;
        in Balayı the tricks.
        """
    @property
    def trick(self, /) -> Trick:
        """The trick on the table: empty before its first card, and again once it is full."""
    @property
    def tricks(self, /) -> tuple[Trick, ...]:
        """The whole tricks, in order."""
    @property
    def trump(self, /) -> Suit | None:
        """The trump suit; `None` before the declaration, and when there is none."""
    @property
    def turn(self, /) -> Player | None:
        """Who is to act; `None` when the round is over."""
    def unlocked(self, /, player: PlayerLike) -> bool:
        """Whether a player may see and play its hand cards (B4.2, B4.3)."""
    @property
    def unseen(self, /) -> CardSet:
        """The cards that not both players have seen."""
    @property
    def unused(self, /) -> DenominationSet:
        """What the declarer had not declared before this round."""
    def why_not(self, /, hand: CardsLike, action: ActionLike) -> Illegal | None:
        """Why the player on turn may not do that with that hand; `None` when it may."""
    def winner_of(self, /, n: SupportsIndex) -> Player | None:
        """Who took whole trick number n, counted from 0; `None` when that trick is not whole, or there is no such
        trick.
        """

@final
class Trick:
    """Up to two cards: the one that was led, and the answer to it. It iterates over the cards in the order played.

    >>> trick = balayi.Trick(1, ["S9", "C2"])
    >>> trick.led, trick.turn, trick.winner("C"), trick.card(0)
    (Suit.SPADES, None, balayi.Player.ZERO, Card('C2'))
    """
    def __copy__(self, /) -> Trick: ...
    def __deepcopy__(self, /, _memo: Any) -> Trick: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Card]: ...
    def __len__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, leader: PlayerLike, cards: Iterable[CardLike]=()) -> Trick:
        """Raises `ValueError` for more cards than a trick has."""
    def card(self, /, player: PlayerLike) -> Card | None:
        """The card that one has played to it; `None` when it has not."""
    @property
    def cards(self, /) -> CardSet:
        """The cards that lie."""
    @property
    def leader(self, /) -> Player:
        """Who plays, or played, the first card."""
    @property
    def led(self, /) -> Suit | None:
        """The suit of the first card; `None` when no card lies."""
    @property
    def plays(self, /) -> tuple[tuple[Player, Card], ...]:
        """Who played what, in order."""
    @property
    def turn(self, /) -> Player | None:
        """Who plays next; `None` when the trick is full."""
    def winner(self, /, trump: SuitLike | None=None) -> Player | None:
        """Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led (K7.2,
        B5.4). `None` when no card lies.
        """

@final
class View:
    """A round as one player sees it (B7.1): what a client holds and a bot plays from. A client makes it from
    the declarer's five open cards; on a server it comes from `Round.view`.

    There is no closed card in it, no hand of the other player, and not the viewer's own hand as long as that is locked.
    The own hand stands in ascending order. After the end it holds every card, both hands in ascending order. Its text
    is the record with `?` for what is not seen; a record does not name the viewer, so `View.parse` takes it.

    >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S")
    >>> view = round.view(0)
    >>> len(view.seen), view.hand(0), len(view.playable)
    (20, None, 10)
    >>> balayi.View.parse(0, str(view)) == view
    True
    """
    def __copy__(self, /) -> View: ...
    def __deepcopy__(self, /, _memo: Any) -> View: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, viewer: PlayerLike, open: Iterable[CardLike], dealer: PlayerLike, unused: DenominationsLike='all') -> View:
        """The view of a player at the start of a round: the declarer's five open cards, in the order of the deal (B2.2), who
        deals, and what the other player may declare.

        Raises `SetupError` when a card occurs twice, or `unused` is empty.
        """
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def actions(self, /) -> tuple[tuple[Player, Action], ...]:
        """Who did what, in order: pairs of seat or player and action. Done again on a new round of the
        same cards, the actions lead to this position.
        """
    def apply(self, /, action: ActionLike, revealed: Iterable[CardLike]=()) -> View:
        """The view after what the player on turn did, the viewer or the other.

        `revealed` are the cards that the viewer sees for the first time through it, as `Round.revealed` returns them, in
        the order of the deal: after the declaration the 15 open cards; the closed card that a table card uncovers; and,
        when the viewer's hand is unlocked, its six cards (in any order). Then the view is the same as `Round.view`
        after the action.

        Raises an error when it is so in none of the `worlds` of this view: `IllegalAction` when the action is illegal or
        the record proves that it was; `ViewError` when `revealed` has another number of cards than the action turns up, a
        card that was seen before or one twice, and when no cards of the other player would agree with it all.
        """
    def apply_unchecked(self, /, action: ActionLike, revealed: Iterable[CardLike]=()) -> View:
        """The same for an action known to be legal and the cards that it turned up, as they come from a trusted server.
        Nothing is raised for wrong ones: they lead to a view that no legal play leads to, which may have no `worlds`, and
        whose text nobody reads.
        """
    @property
    def dealer(self, /) -> Player:
        """Who deals."""
    @property
    def declarer(self, /) -> Player:
        """Who declares."""
    @property
    def denomination(self, /) -> Denomination | None:
        """What was declared; `None` before the declaration."""
    @property
    def duties(self, /) -> Duties | None:
        """What decides which cards may be played now; `None` when no card can be played to a trick."""
    def excluded(self, /, player: PlayerLike) -> CardSet:
        """The cards that the record proves one not to have in hand: such as who failed to follow suit or passed in
        dürt, shows what it lacks. Every action is taken for itself: counting cards is left to those who sample
        hands.
        """
    def hand(self, /, player: PlayerLike) -> CardSet | None:
        """The hand cards that a player has not played; `None` when the viewer does not see them: its own while they are
        locked, and those of the other player before the end.
        """
    def held(self, /, player: PlayerLike) -> int:
        """How many cards one has in hand."""
    @property
    def known(self, /) -> tuple[Card | None, ...]:
        """The pack as far as the viewer knows it, in the order of the deal: `None` for a card that it does not know. Hand
        cards stand in ascending order at the first places of their player's hand, as nobody learns in which order they
        were dealt; those that the other player has played are among them. `with_hidden` takes every pack that has the
        `unseen` cards in the other places, if the record is legal with it.
        """
    @property
    def last_trick(self, /) -> Trick | None:
        """The last whole trick; `None` before the first."""
    @property
    def legal_actions(self, /) -> ActionSet:
        """What the one on turn may do: of a round, never empty before it is over; of a view, empty when it is not
        the viewer's turn.
        """
    @property
    def legal_cards(self, /) -> CardSet:
        """The cards among `legal_actions`; empty unless cards are being played."""
    @property
    def legal_mask(self, /) -> int:
        """`legal_actions` as a mask: bit = code of the action."""
    def open_cards(self, /, player: PlayerLike) -> CardSet:
        """The cards that lie face up on a player's piles (B4.1)."""
    @staticmethod
    def parse(viewer: PlayerLike, record: str) -> View:
        """Reads the view of that player from its text.

        Raises `ParseError` when it is not exactly what this player sees at some point of a legal round.
        """
    @property
    def phase(self, /) -> Phase:
        """What the round waits for."""
    def piles(self, /, player: PlayerLike) -> tuple[Pile, ...]:
        """A player's ten piles (B2.6)."""
    @property
    def playable(self, /) -> CardSet:
        """The cards that the viewer could choose from if it had to lead (B4): its open table cards, and its hand cards
        once they are unlocked. Empty unless cards are being played.
        """
    @property
    def played(self, /) -> CardSet:
        """The cards played so far."""
    def played_by(self, /, player: PlayerLike) -> CardSet:
        """The cards that one has played so far."""
    def played_from_hand(self, /, player: PlayerLike) -> CardSet:
        """The hand cards that a player has played; with `held` more they make its six."""
    @property
    def plays(self, /) -> tuple[tuple[Player, Card], ...]:
        """Who played what, in order: pairs of seat or player and card."""
    @property
    def result(self, /) -> RoundResult | None:
        """The result of the round; `None` before its end, and when it was annulled."""
    @property
    def scores(self, /) -> tuple[int, int] | None:
        """The scores of the round, one each; `None` before its end, and when it was annulled."""
    @property
    def seen(self, /) -> CardSet:
        """The cards that the viewer sees or has seen."""
    @property
    def table(self, /) -> Table:
        """What both players see."""
    @property
    def taken(self, /) -> tuple[int, int]:
        """The points taken so far, one number each: in King what a penalty costs (≥ 0), or what koz or dürt wins;
        in Balayı the tricks.
        """
    @property
    def trick(self, /) -> Trick:
        """The trick on the table: empty before its first card, and again once it is full."""
    @property
    def tricks(self, /) -> tuple[Trick, ...]:
        """The whole tricks, in order."""
    @property
    def trump(self, /) -> Suit | None:
        """The trump suit; `None` before the declaration, and when there is none."""
    @property
    def turn(self, /) -> Player | None:
        """Who is to act; `None` when the round is over."""
    def unlocked(self, /, player: PlayerLike) -> bool:
        """Whether a player may see and play its hand cards (B4.2, B4.3)."""
    @property
    def unseen(self, /) -> CardSet:
        """The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked hand."""
    @property
    def unused(self, /) -> DenominationSet:
        """What the declarer had not declared before this round."""
    @property
    def viewer(self, /) -> Player:
        """The viewer: the player whose view it is."""
    def why_not(self, /, action: ActionLike) -> Illegal | None:
        """Why the viewer may not do that now; `None` when it may."""
    def winner_of(self, /, n: SupportsIndex) -> Player | None:
        """Who took whole trick number n, counted from 0; `None` when that trick is not whole, or there is no such
        trick.
        """
    def with_hidden(self, /, pack: PackLike) -> Round:
        """The round with this pack, if it can be the one that the viewer looks at: it agrees with all cards seen, and
        everything that was done is legal with it. The six hand cards of a player may stand in any order. This is how a
        bot fills in what it does not know: with a guess.

        Raises `HiddenError` when it cannot.

        >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S")
        >>> round.view(0).with_hidden(round.pack) == round
        True
        """
    def worlds(self, /) -> Worlds:
        """What the viewer may believe: all rounds that agree with this view.

        >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S").view(0)
        >>> view.worlds().count  # 32 cards are not seen, six of them in each hand: 32! / (6! 6!)
        507582632973945852946022400000
        """

@final
class Worlds:
    """What a player may believe: all rounds that agree with its view (B7.1), each as likely as any other by the rules
    alone. `View.worlds` makes them.

    They are those that `View.with_hidden` makes, but that the order in which hand cards were dealt makes no difference:
    they stand in ascending order. The order on the piles counts. Of the other player's hand the record may prove
    something; of closed cards and of the own locked hand nothing is known. There is no `len`, which could not be as much
    as `count`; worlds of which there are none are false.

    >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S").view(0)
    >>> worlds = view.worlds()
    >>> hand = balayi.Place("hand", 1, 0)  # any place of a hand means the hand
    >>> worlds.count_with(hand, "SK") * 32 == worlds.count * 6  # one of 32 cards, six of which are there
    True
    >>> round = worlds.nth(2026)
    >>> round.view(0) == view, worlds.rank(round), round in worlds
    (True, 2026, True)
    """
    def __bool__(self, /) -> bool:
        """Whether there is any."""
    def __contains__(self, round: Any, /) -> bool:
        """Whether a round is among them, in whichever order its hand cards were dealt."""
    def __copy__(self, /) -> Worlds: ...
    def __deepcopy__(self, /, _memo: Any) -> Worlds: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Round]:
        """All of them, in the order of their numbers: for where they are few."""
    def __ne__(self, other: object, /) -> bool: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    def chances(self, /) -> NDArray[float64]:
        """The chance of each card to be at each place: an array of 42 × 52 numbers from 0 to 1, with the rows and columns of
        `counts`. They are quotients of exact counts; a row sums to 1, and that of a hand to the cards that are held.

        Raises `ValueError` when there is no world.

        >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S").view(0)
        >>> chances = view.worlds().chances()
        >>> chances.shape, float(chances[41, Card("SK").index]), float(chances[41].sum())
        ((42, 52), 0.1875, 6.0)
        """
    @property
    def count(self, /) -> int:
        """How many there are, exactly: never 0 when nothing is conditioned and the view was followed by `View.apply`; 1 when
        all cards are seen.
        """
    def count_with(self, /, place: Place, card: CardLike) -> int:
        """In how many of them that card is at that place. A pile has the card that was dealt there, seen or not. Whichever
        place of a hand is named, it means the hand: the cards that its player holds now.
        """
    def counts(self, /) -> NDArray[object_]:
        """`count_with` of all places and cards: an array of 42 × 52 Python numbers, a column a card. Rows 0 to 39 are the
        cards on the piles in the order of the deal (see `Place.of`), row 40 the hand of player 0, row 41 that of
        player 1.
        """
    def draw(self, /, n: SupportsIndex, seed: SupportsIndex, *, start: SupportsIndex=0) -> RoundBatch:
        """Draws number `start` to `start + n - 1` by a seed, each of all worlds with exactly the same chance.

        Row i depends on what the view knows, on `seed` and on `start + i` alone, and is the same in every
        language, for ever; it has nothing to do with the deal of that seed, or any other. The GIL is released.

        Raises `ValueError` when there is no world.

        >>> view = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S").view(0)
        >>> batch = view.worlds().draw(1000, seed=7)
        >>> all(round.view(0) == view for round in batch)
        True
        >>> batch.play_out(8)
        >>> batch.scores.shape
        (1000, 2)
        """
    def nth(self, /, i: SupportsIndex) -> Round:
        """World number i, from 0. The numbering is the same in every language, for ever.

        Raises `IndexError` from `count` on; and from 2¹²⁸ on, which only comes before the declaration.
        """
    def possible(self, /, place: Place) -> CardSet:
        """The cards that are at that place in some of them: see `count_with`."""
    def rank(self, /, round: Round) -> int | None:
        """The number of a round, in whichever order its hand cards were dealt; `None` when it is not among them, or has a
        number from 2¹²⁸ on.
        """
    def sample(self, /, choices: ChoicesLike) -> Round:
        """One of them by chance, each with exactly the same chance. `choices` is a `shuffle.SplitMix64`, which goes on,
        or the seed of a fresh one. Needs no numpy.

        Raises `ValueError` when there is none.
        """
    @property
    def view(self, /) -> View:
        """The view whose worlds they are."""
    def with_(self, /, player: PlayerLike, cards: CardsLike) -> Worlds:
        """Those of them in which the player holds all these cards now: what a guess makes of it. There may be none. They have
        numbers of their own.

        It is `with` in the other languages, which is a word of its own in Python.

        >>> worlds = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S").view(0).worlds()
        >>> worlds.with_(1, ["SK"]).count == worlds.count_with(balayi.Place("hand", 1, 0), "SK")
        True
        >>> worlds.without(1, Suit.SPADES.cards).count_with(balayi.Place("hand", 1, 0), "SK")
        0
        """
    def without(self, /, player: PlayerLike, cards: CardsLike) -> Worlds:
        """Those of them in which one does not hold any of these cards now. See `with_`."""

def act(view: View, player: OpponentLike, seed: SupportsIndex) -> Action:
    """What a player does in a view."""

def advise(view: View, playouts: SupportsIndex, estimating: SupportsIndex, seed: SupportsIndex, inference: bool, generosity: SupportsFloat | SupportsIndex, threads: SupportsIndex) -> Advice:
    """Advice on a view, by so many play-outs to choose and so many to estimate."""

def denomination_scores(denomination: DenominationLike, taken: Iterable[SupportsIndex]) -> tuple[int, int]:
    """The scores of both players from their tricks."""

def denomination_trump(denomination: DenominationLike) -> Suit | None:
    """The trump suit of a declaration."""

def denomination_weight(denomination: DenominationLike) -> int:
    """The weight of a declaration."""

def gains(one: OpponentLike, other: OpponentLike, seed: SupportsIndex, deals: tuple[SupportsIndex, SupportsIndex]) -> list[int]:
    """What `one` gains over the `other` on some deals, in 1/256 trick."""

def greedy(table: Table, hand: CardsLike) -> tuple[Action, str] | None:
    """What the greedy player does at a table with that hand, and the text of what speaks for it."""

def greedy_message(reason: str, lang: Lang) -> str | None:
    """The sentence of what speaks for a choice of the greedy player; `None` where that is no text of one."""

def player_other(player: PlayerLike) -> Player:
    """The other player."""

def starter(open: Iterable[CardsLike], declarer: PlayerLike) -> Player:
    """Who leads to the first trick: the player with the lowest diamond among the twenty open cards of both players; the
    declarer when there is none (B3.1).

    >>> balayi.starter(["A.K.43.Q", "K.A.52.J"], declarer=0)
    balayi.Player.ONE
    """
