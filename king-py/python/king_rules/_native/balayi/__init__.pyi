"""The native half of king_rules.balayi."""

from . import duty as duty
from .. import Card, CardSet, Reason
from collections.abc import Iterable, Iterator, Set as AbstractSet
from king_rules import Suit
from king_rules.balayi import Denomination, Phase, Player
from king_rules.balayi.typing import ActionLike, ActionsLike, DenominationLike, DenominationsLike, PackLike, PlayerLike
from king_rules.typing import CardLike, ChoicesLike
from typing import Any, Final, Literal, SupportsIndex, final, overload

__all__ = [
    "Action",
    "ActionSet",
    "DenominationSet",
    "Match",
    "MatchReader",
    "Outcome",
    "Pack",
    "Pile",
    "Place",
    "Round",
    "RoundResult",
    "Table",
    "Trick",
    "View",
    "denomination_score",
    "denomination_scores",
    "denomination_trump",
    "denomination_weight",
    "duty",
    "player_other",
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
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: Action, /) -> bool: ...
    def __gt__(self, value: Action, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __int__(self, /) -> int: ...
    def __le__(self, value: Action, /) -> bool: ...
    def __lt__(self, value: Action, /) -> bool: ...
    def __ne__(self, value: object, /) -> bool: ...
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

@final
class ActionSet(AbstractSet[Action]):
    """An immutable set of actions, with all that a `frozenset` can do; its items stand in the order of their codes. As
    a mask, which `int()` gives, bit = code. It is made from a mask or any iterable of actions.

    >>> balayi.Round(balayi.Pack.from_seed(7), 0).legal_actions
    balayi.ActionSet(['C', 'D', 'H', 'S', 'NT'])
    """
    EMPTY: Final[ActionSet]
    """No action."""
    def __and__(self, other: AbstractSet[Any], /) -> ActionSet: ...
    def __contains__(self, item: Any, /) -> bool: ...
    def __copy__(self, /) -> ActionSet: ...
    def __deepcopy__(self, /, _memo: Any) -> ActionSet: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ge__(self, other: AbstractSet[object], /) -> bool: ...
    def __gt__(self, other: AbstractSet[object], /) -> bool: ...
    def __hash__(self, /) -> int:
        """The hash of the `frozenset` of the items, which the set is equal to."""
    def __int__(self, /) -> int: ...
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
class Match:
    """A match of ten rounds (B1.2): the results so far, from which the scores are worked out.

    With `start` and `record` it runs a match; with `record_result` it keeps the score for people who play with real
    cards. A match never changes: these give the match after the round. Its text is a score sheet without cards, read by
    `Match.parse`.

    >>> game = balayi.Match(first_dealer=0)
    >>> game = game.record_result("S", (11, 15)).record_result("NT", (14, 12))
    >>> game.running, str(game)
    (((0, 0), (-8, 8), (-3, 3)), 'balayi-sheet1 0 S/11,15 NT/14,12')
    """
    ROUNDS: Final[int]
    """How many rounds a match has."""
    def __bool__(self, /) -> bool: ...
    def __copy__(self, /) -> Match: ...
    def __deepcopy__(self, /, _memo: Any) -> Match: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __len__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, first_dealer: PlayerLike) -> Match: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def dealer(self, /) -> Player | None:
        """Who deals the next round: the players take turns (B1.2). `None` when the match is over."""
    @property
    def declarer(self, /) -> Player | None:
        """Who declares in the next round; `None` when the match is over."""
    @property
    def file_head(self, /) -> str:
        """The first line of the file of this match, without the line end; the records of its rounds follow it, a line
        each.

        >>> balayi.Match(1).file_head
        'balayi-match1 1'
        """
    @property
    def first_dealer(self, /) -> Player:
        """The player who deals the first round."""
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
    def record_result(self, /, denomination: DenominationLike, taken: Iterable[SupportsIndex]) -> Match:
        """The match after a round that was played with real cards: what was declared, and the tricks that players 0 and 1
        took.

        Raises `MatchError` when the match is over, the declarer has declared this before, or the tricks are not 26.
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
class MatchReader:
    r"""Reads the text of the file of a match: a line `balayi-match1 FIRST_DEALER` and the records of its rounds. It
    iterates over the rounds; each must be the match's next, and only the last may be unfinished.

    Raises `ParseError`: at once when the first line is not there, and in its turn for a round that is wrong.

    >>> game = balayi.Match(0)
    >>> file = f"{game.file_head}\n# not begun yet\n{game.start(balayi.Pack.from_seed(1))}\n"
    >>> reader = balayi.MatchReader(file)
    >>> [round.phase for round in reader], reader.so_far == game
    ([balayi.Phase.DECLARE], True)
    """
    def __iter__(self, /) -> MatchReader: ...
    def __new__(cls, /, text: str) -> MatchReader: ...
    def __next__(self, /) -> Round: ...
    @property
    def so_far(self, /) -> Match:
        """The match with the rounds that were read and are over."""

@final
class Outcome:
    """How a match ended (B6.2): `winner` has the higher total; with equal totals it is a draw.

    >>> balayi.Outcome(1).winner, balayi.Outcome(None).is_draw
    (balayi.Player.ONE, True)
    """
    def __copy__(self, /) -> Outcome: ...
    def __deepcopy__(self, /, _memo: Any) -> Outcome: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
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
    def __eq__(self, value: object, /) -> bool: ...
    @overload
    def __getitem__(self, place: SupportsIndex, /) -> Card: ...
    @overload
    def __getitem__(self, place: slice, /) -> tuple[Card, ...]: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Card]: ...
    def __len__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
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
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
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
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
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

    The player who does not deal declares one of `unused`. A round never changes: `apply` gives the round after an
    action, so that to take back is to keep the round from before. It is its own record: its text, `str(round)`, is
    everything said and played, and `Round.parse` plays it again.

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
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, pack: PackLike, dealer: PlayerLike, unused: DenominationsLike='all') -> Round: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def actions(self, /) -> tuple[tuple[Player, Action], ...]:
        """Who did what, in order: pairs of player and action."""
    def apply(self, /, action: ActionLike) -> Round:
        """The round after an action of the player on turn: an `Action`, its code or its text, a `Card` to play, or a
        `Denomination` to declare.

        Raises `IllegalAction` when it is not among `legal_actions`.
        """
    def choose(self, /, choices: ChoicesLike) -> Action | None:
        """A random action of the player on turn, all legal ones being equally likely. `None` when the round is over.

        `choices` is a `shuffle.SplitMix64`, which goes on by one number a draw, or the seed of a fresh one: another
        seed than that of the pack, whose numbers it would draw again.
        """
    @property
    def dealer(self, /) -> Player:
        """The player who deals."""
    @property
    def declared(self, /) -> Denomination | None:
        """What was declared; `None` before the declaration."""
    @property
    def declarer(self, /) -> Player:
        """The player who declares: the one who does not deal (B1.2)."""
    def excluded(self, /, player: PlayerLike) -> CardSet:
        """The cards that the record proves not to be among a player's hand cards: whoever did not follow suit, did
        not trump or did not overtrump while its hand was open had no hand card to do it with (B4.4).
        """
    def hand(self, /, player: PlayerLike) -> CardSet:
        """A player's hand cards that it has not played, whether it sees them yet or not."""
    def hand_count(self, /, player: PlayerLike) -> int:
        """How many hand cards a player has left."""
    @property
    def last_trick(self, /) -> Trick | None:
        """The last trick that was completed; `None` before the first."""
    @property
    def legal_actions(self, /) -> ActionSet:
        """What the player on turn may do; empty when the round is over, and only then."""
    @property
    def legal_cards(self, /) -> CardSet:
        """The cards that the player on turn may play; empty unless cards are being played."""
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
        """The part of the round that is on."""
    def piles(self, /, player: PlayerLike) -> tuple[Pile, ...]:
        """A player's ten piles (B2.6)."""
    def play_out(self, /, choices: ChoicesLike) -> Round:
        """The round played on at random to its end, with one choice after the other: the same round and the same choices
        make the same play in every language, for ever. A seed for `choices` must be another than that of the pack,
        whose numbers it would draw again; `shuffle.choices` gives such a generator.

        >>> balayi.Round(balayi.Pack.from_seed(7), 0).play_out(shuffle.choices(7, 0)).taken
        (13, 13)
        """
    def playable(self, /, player: PlayerLike) -> CardSet:
        """The cards that a player could choose from if it had to lead (B4): its open table cards, and its hand cards once
        they are unlocked. Empty unless cards are being played.
        """
    def played_from_hand(self, /, player: PlayerLike) -> CardSet:
        """The hand cards that a player has played; with `hand_count` more they make its six."""
    @property
    def plays(self, /) -> tuple[tuple[Player, Card], ...]:
        """The cards that were played, in order: pairs of player and card."""
    @property
    def result(self, /) -> RoundResult | None:
        """What the round came to; `None` before the end."""
    def revealed(self, /, viewer: PlayerLike | None, action: ActionLike) -> tuple[Card, ...]:
        """The cards that an action lets a player, or with `None` every spectator, see for the first time: what
        `View.apply` and `Table.apply` need besides the action. Ask before the action is applied; empty when it is
        illegal.

        >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0)
        >>> revealed = round.revealed(0, "S")
        >>> revealed == round.pack[25:40]
        True
        >>> round.view(0).apply("S", revealed) == round.apply("S").view(0)
        True
        """
    @property
    def scores(self, /) -> tuple[int, int] | None:
        """The scores of players 0 and 1; `None` before the end (B6.1)."""
    @property
    def table(self, /) -> Table:
        """What both players see, and so may any spectator."""
    @property
    def taken(self, /) -> tuple[int, int]:
        """The tricks that players 0 and 1 have taken so far."""
    @property
    def trick(self, /) -> Trick | None:
        """The running trick: `None` when the next card is a lead."""
    @property
    def tricks(self, /) -> tuple[Trick, ...]:
        """The tricks in order, the running one included."""
    @property
    def trump(self, /) -> Suit | None:
        """The trump suit; `None` before the declaration and in no trump."""
    @property
    def turn(self, /) -> Player | None:
        """The player who is to act; `None` when the round is over."""
    def unlocked(self, /, player: PlayerLike) -> bool:
        """Whether a player may see and play its hand cards (B4.2, B4.3)."""
    @property
    def unused(self, /) -> DenominationSet:
        """What the declarer had not declared before this round (B1.3)."""
    def view(self, /, player: PlayerLike) -> View:
        """What a player may see."""
    def why_not(self, /, action: ActionLike) -> Reason | None:
        """Why the player on turn may not do that; `None` when it may. The answer tells nothing that this player does not
        see.

        >>> balayi.Round(balayi.Pack.from_seed(7), 0).why_not("SA").clause
        'B2.3'
        """

@final
class RoundResult:
    """What a round came to: who declared what, and the tricks that players 0 and 1 took, 26 in all (B6.1).

    >>> balayi.RoundResult(1, "H", (9, 17)).scores
    (-12, 12)
    """
    def __copy__(self, /) -> RoundResult: ...
    def __deepcopy__(self, /, _memo: Any) -> RoundResult: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, declarer: PlayerLike, denomination: DenominationLike, taken: Iterable[SupportsIndex]) -> RoundResult: ...
    @property
    def declarer(self, /) -> Player:
        """Who declared."""
    @property
    def denomination(self, /) -> Denomination:
        """What was declared."""
    @property
    def scores(self, /) -> tuple[int, int]:
        """The scores of players 0 and 1."""
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
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def actions(self, /) -> tuple[tuple[Player, Action], ...]:
        """Who did what, in order: pairs of player and action."""
    def apply(self, /, action: ActionLike, revealed: Iterable[CardLike]=()) -> Table:
        """The table after what the player on turn did. `revealed` are the cards that it turned up for everybody, in the
        order of the deal: see `View.apply`.

        Raises as `View.apply` does.
        """
    @property
    def dealer(self, /) -> Player:
        """The player who deals."""
    @property
    def declared(self, /) -> Denomination | None:
        """What was declared; `None` before the declaration."""
    @property
    def declarer(self, /) -> Player:
        """The player who declares: the one who does not deal (B1.2)."""
    def excluded(self, /, player: PlayerLike) -> CardSet:
        """The cards that the record proves not to be among a player's hand cards: whoever did not follow suit, did
        not trump or did not overtrump while its hand was open had no hand card to do it with (B4.4).
        """
    def hand_count(self, /, player: PlayerLike) -> int:
        """How many hand cards a player has left."""
    @property
    def last_trick(self, /) -> Trick | None:
        """The last trick that was completed; `None` before the first."""
    def open_cards(self, /, player: PlayerLike) -> CardSet:
        """The cards that lie face up on a player's piles (B4.1)."""
    @staticmethod
    def parse(record: str) -> Table:
        """Reads the text of a table: a record with `?` for the cards that are not seen.

        Raises `ParseError` with the place of what is wrong.
        """
    @property
    def phase(self, /) -> Phase:
        """The part of the round that is on."""
    def piles(self, /, player: PlayerLike) -> tuple[Pile, ...]:
        """A player's ten piles (B2.6)."""
    def played_from_hand(self, /, player: PlayerLike) -> CardSet:
        """The hand cards that a player has played; with `hand_count` more they make its six."""
    @property
    def plays(self, /) -> tuple[tuple[Player, Card], ...]:
        """The cards that were played, in order: pairs of player and card."""
    @property
    def result(self, /) -> RoundResult | None:
        """What the round came to; `None` before the end."""
    @property
    def scores(self, /) -> tuple[int, int] | None:
        """The scores of players 0 and 1; `None` before the end (B6.1)."""
    @property
    def seen(self, /) -> CardSet:
        """The cards that both players see or have seen."""
    @property
    def taken(self, /) -> tuple[int, int]:
        """The tricks that players 0 and 1 have taken so far."""
    @property
    def trick(self, /) -> Trick | None:
        """The running trick: `None` when the next card is a lead."""
    @property
    def tricks(self, /) -> tuple[Trick, ...]:
        """The tricks in order, the running one included."""
    @property
    def trump(self, /) -> Suit | None:
        """The trump suit; `None` before the declaration and in no trump."""
    @property
    def turn(self, /) -> Player | None:
        """The player who is to act; `None` when the round is over."""
    def unlocked(self, /, player: PlayerLike) -> bool:
        """Whether a player may see and play its hand cards (B4.2, B4.3)."""
    @property
    def unseen(self, /) -> CardSet:
        """The cards that not both players have seen."""
    @property
    def unused(self, /) -> DenominationSet:
        """What the declarer had not declared before this round (B1.3)."""

@final
class Trick:
    """A trick: the card led, and the answer to it once that is played. Rounds, tables and views give it.

    >>> balayi.Trick(0, "S9", "ST", 1).winner
    balayi.Player.ONE
    """
    def __copy__(self, /) -> Trick: ...
    def __deepcopy__(self, /, _memo: Any) -> Trick: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def __new__(cls, /, leader: PlayerLike, lead: CardLike, answer: CardLike | None=None, winner: PlayerLike | None=None) -> Trick: ...
    @property
    def answer(self, /) -> Card | None:
        """What the other player answered; `None` while the trick is running."""
    def card(self, /, player: PlayerLike) -> Card | None:
        """The card that a player put into it; `None` when it has not."""
    @property
    def lead(self, /) -> Card:
        """The card that was led."""
    @property
    def leader(self, /) -> Player:
        """Who led."""
    @property
    def winner(self, /) -> Player | None:
        """Who took it (B5.4); `None` while the trick is running."""

@final
class View:
    """A round as one player sees it (B7.1): what a client holds and a bot is given. It comes from `Round.view` or
    `View.parse`.

    There is no closed card in it, no hand of the other player, and not the viewer's own hand as long as that is locked.
    The own hand stands in ascending order. After the end it holds every card, both hands in ascending order. Its text
    is the record with `?` for what is not seen; as a record does not say who looks, `View.parse` is told.

    >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S")
    >>> view = round.view(0)
    >>> len(view.seen), len(view.hand), len(view.playable)
    (20, 0, 10)
    >>> balayi.View.parse(0, str(view)) == view
    True
    """
    def __copy__(self, /) -> View: ...
    def __deepcopy__(self, /, _memo: Any) -> View: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, value: object, /) -> bool: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def actions(self, /) -> tuple[tuple[Player, Action], ...]:
        """Who did what, in order: pairs of player and action."""
    def apply(self, /, action: ActionLike, revealed: Iterable[CardLike]=()) -> View:
        """The view after what the player on turn did, the viewer or the other.

        `revealed` are the cards that the viewer sees for the first time through it, as `Round.revealed` gives them, in
        the order of the deal: after the declaration the 15 open cards; the closed card that a table card uncovers; and,
        when the viewer's hand is unlocked, its six cards (in any order). Then the view is the same as `Round.view`
        after the action.

        Raises `IllegalAction` when the action is illegal or the record proves that it was; `ViewError` when `revealed`
        has another number of cards than the action turns up, a card that was seen before or one twice, and when no
        cards of the other player would agree with it all.
        """
    @property
    def dealer(self, /) -> Player:
        """The player who deals."""
    @property
    def declared(self, /) -> Denomination | None:
        """What was declared; `None` before the declaration."""
    @property
    def declarer(self, /) -> Player:
        """The player who declares: the one who does not deal (B1.2)."""
    def excluded(self, /, player: PlayerLike) -> CardSet:
        """The cards that the record proves not to be among a player's hand cards: whoever did not follow suit, did
        not trump or did not overtrump while its hand was open had no hand card to do it with (B4.4).
        """
    @property
    def hand(self, /) -> CardSet:
        """The viewer's hand cards that it has not played; empty while they are locked."""
    def hand_count(self, /, player: PlayerLike) -> int:
        """How many hand cards a player has left."""
    @property
    def last_trick(self, /) -> Trick | None:
        """The last trick that was completed; `None` before the first."""
    @property
    def legal_actions(self, /) -> ActionSet:
        """What the viewer may do; empty when it is not on turn, and only then."""
    @property
    def legal_cards(self, /) -> CardSet:
        """The cards that the viewer may play; empty when it is not its turn to play a card."""
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
        """The part of the round that is on."""
    def piles(self, /, player: PlayerLike) -> tuple[Pile, ...]:
        """A player's ten piles (B2.6)."""
    @property
    def playable(self, /) -> CardSet:
        """The cards that the viewer could choose from if it had to lead (B4): its open table cards, and its hand cards
        once they are unlocked. Empty unless cards are being played.
        """
    def played_from_hand(self, /, player: PlayerLike) -> CardSet:
        """The hand cards that a player has played; with `hand_count` more they make its six."""
    @property
    def plays(self, /) -> tuple[tuple[Player, Card], ...]:
        """The cards that were played, in order: pairs of player and card."""
    @property
    def result(self, /) -> RoundResult | None:
        """What the round came to; `None` before the end."""
    @property
    def scores(self, /) -> tuple[int, int] | None:
        """The scores of players 0 and 1; `None` before the end (B6.1)."""
    @property
    def seen(self, /) -> CardSet:
        """The cards that the viewer sees or has seen."""
    @property
    def table(self, /) -> Table:
        """What both players see."""
    @property
    def taken(self, /) -> tuple[int, int]:
        """The tricks that players 0 and 1 have taken so far."""
    @property
    def trick(self, /) -> Trick | None:
        """The running trick: `None` when the next card is a lead."""
    @property
    def tricks(self, /) -> tuple[Trick, ...]:
        """The tricks in order, the running one included."""
    @property
    def trump(self, /) -> Suit | None:
        """The trump suit; `None` before the declaration and in no trump."""
    @property
    def turn(self, /) -> Player | None:
        """The player who is to act; `None` when the round is over."""
    def unlocked(self, /, player: PlayerLike) -> bool:
        """Whether a player may see and play its hand cards (B4.2, B4.3)."""
    @property
    def unseen(self, /) -> CardSet:
        """The cards that the viewer has not seen: they lie closed, in the other player's hand, or in its own locked hand."""
    @property
    def unused(self, /) -> DenominationSet:
        """What the declarer had not declared before this round (B1.3)."""
    @property
    def viewer(self, /) -> Player:
        """The player who looks."""
    def why_not(self, /, action: ActionLike) -> Reason | None:
        """Why the viewer may not do that now; `None` when it may."""
    def with_hidden(self, /, pack: PackLike) -> Round:
        """The round with this pack, if it can be the one that the viewer looks at: it agrees with all cards seen, and
        everything that was done is legal with it. The six hand cards of a player may stand in any order. This is how a
        bot fills in what it does not know: with a guess.

        Raises `HiddenError` when it cannot.

        >>> round = balayi.Round(balayi.Pack.from_seed(7), dealer=0).apply("S")
        >>> round.view(0).with_hidden(round.pack) == round
        True
        """

def denomination_score(denomination: DenominationLike, tricks: SupportsIndex) -> int:
    """The score of a player who took so many tricks."""

def denomination_scores(denomination: DenominationLike, tricks_of_zero: SupportsIndex) -> tuple[int, int]:
    """The scores of both players from the tricks of player 0."""

def denomination_trump(denomination: DenominationLike) -> Suit | None:
    """The trump suit of a declaration."""

def denomination_weight(denomination: DenominationLike) -> int:
    """The weight of a declaration."""

def player_other(player: PlayerLike) -> Player:
    """The other player."""
