"""The native half of king_rules.king."""

from . import durt as durt
from .. import Card, CardSet
from ..batch.king import RoundBatch
from collections.abc import Iterable, Iterator, Set as AbstractSet
from king_rules import Columns, Rank, Reason, Suit
from king_rules.king import ContractKind, DoublesError, DurtEnd, Imbalance, KozVoid, PenaltyVoid, Phase, PointsError, Relation, RifkiVoid, SaleTie, Seat
from king_rules.king.typing import ActionLike, ActionsLike, ContractKindLike, ContractKindsLike, ContractLike, DealLike, DoublesLike, DurtEndLike, HandsLike, HoldingLike, HouseRulesLike, KozVoidLike, LengthLike, PenaltyVoidLike, RifkiVoidLike, SaleTieLike, SeatLike, SeatsLike, SheetLike, StandingsLike, TruthLike
from king_rules.typing import CardLike, CardsLike, ChoicesLike, Lang, OpponentLike, RankLike, SuitLike
from numpy import float64, uint64
from numpy.typing import NDArray
from typing import Any, Final, Literal, SupportsFloat, SupportsIndex, final, overload

__all__ = [
    "Action",
    "ActionSet",
    "Advice",
    "Contract",
    "ContractSet",
    "Deal",
    "Deals",
    "Doubles",
    "Duties",
    "Estimate",
    "Holding",
    "HouseRules",
    "Illegal",
    "Outcome",
    "Party",
    "PartyFile",
    "Round",
    "RoundResult",
    "SeatSet",
    "Sheet",
    "Table",
    "Trick",
    "View",
    "Worlds",
    "act",
    "act_in_party",
    "advise",
    "advise_in_party",
    "durt",
    "first_declarer",
    "gains",
    "greedy",
    "greedy_message",
    "kind_is_decided",
    "kind_is_penalty",
    "kind_penalty_cards",
    "kind_total",
    "kind_trick_points",
    "kind_why_not_taken",
    "party_gains",
    "play_out_best",
    "review",
    "seat_order",
    "solve",
]


@final
class Action:
    """What a seat can do: an action has one code, 0 to 108, and one text. Actions compare by their codes.

    | code | action | text |
    |---|---|---|
    | 0–51 | play that card | `SA` |
    | 52 | pass (dürt, K8.3) | `pass` |
    | 53–75 | declare (K3.1) | `el_almaz` … `koz:C` … `durt:7` |
    | 76, 77 | keep, annul (K4) | `keep` `annul` |
    | 78 | double or redouble nobody (K5.2) | `iyi` |
    | 78 + m | double the seats of mask m (K5.2) | `kontur:ES` |
    | 93 + m | redouble the seats of mask m (K6.1) | `sur:N` |

    It is made from its code, its text, a card, or a contract. Wherever an action is taken, these are taken as well.

    >>> action = king.Action("kontur:ES")
    >>> action.code, action.kind, action.seats, king.Action(84) == action
    (84, 'kontur', king.SeatSet('ES'), True)
    >>> king.Action("HK").card, king.Action(Card("HK")), king.Action(king.Contract("koz:H"))
    (Card('HK'), king.Action('HK'), king.Action('koz:H'))
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
        """The card that is played; `None` for other actions."""
    @property
    def code(self, /) -> int:
        """Its code, 0 to 108."""
    @property
    def contract(self, /) -> Contract | None:
        """The contract that is declared; `None` for other actions."""
    def display_name(self, /, lang: Lang='en') -> str:
        """Its name for people, as a log has it, in English or Turkish.

        >>> king.Action("kontur:ES").display_name("tr")
        'kontur: Doğu, Güney'
        """
    @property
    def kind(self, /) -> Literal['play', 'pass', 'declare', 'keep', 'annul', 'iyi', 'kontur', 'sur']:
        """What kind of action it is: `play`, `pass`, `declare`, `keep`, `annul`, `iyi`, `kontur` or `sur`."""
    @staticmethod
    def kontur(seats: SeatsLike) -> Action:
        """Doubling these seats; *iyi* when there is none.

        >>> king.Action.kontur([king.Seat.EAST, king.Seat.SOUTH])
        king.Action('kontur:ES')
        """
    @property
    def seats(self, /) -> SeatSet | None:
        """The seats that are doubled or redoubled, none of them by *iyi*; `None` for other actions."""
    @staticmethod
    def sur(seats: SeatsLike) -> Action:
        """Redoubling these seats; *iyi* when there is none."""

@final
class ActionSet(AbstractSet[Action]):
    """An immutable set of actions, with all that a `frozenset` can do; its items stand in the order of their codes. As
    a mask, which `int()` returns, bit = code. It is made from a mask or any iterable of actions.

    >>> legal = king.Round(king.Deal.from_seed(7), "N").legal_actions
    >>> len(legal), "koz:S" in legal, 52 in legal
    (23, True, False)
    >>> king.ActionSet(["pass", "C2"])
    king.ActionSet(['C2', 'pass'])
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
class Contract:
    """A declared contract: one of the six penalties, koz with its trump suit, or dürt with its start rank (K3.1).

    It is made from the text of its declaration (`el_almaz`, `koz:C`, `durt:7`), from its number (0 to 22, in the order
    of the action codes), or from its kind and, for koz and dürt, the suit or rank. Wherever a contract is taken, its
    text and its number are taken as well, and so is the `ContractKind` of a penalty.

    >>> king.Contract("koz:H") == king.Contract("koz", Suit.HEARTS)
    True
    >>> king.Contract("durt:7").kind, king.Contract("durt:7").start, king.Contract("durt:7").trump
    (king.ContractKind.DURT, Rank.SEVEN, None)
    >>> king.Contract("durt:7").display_name(), king.Contract("durt:7").display_name("tr")
    ('Durt from 7', "7'den dürt")
    """
    def __copy__(self, /) -> Contract: ...
    def __deepcopy__(self, /, _memo: Any) -> Contract: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __ge__(self, other: Contract, /) -> bool: ...
    def __gt__(self, other: Contract, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __int__(self, /) -> int: ...
    def __le__(self, other: Contract, /) -> bool: ...
    def __lt__(self, other: Contract, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    @overload
    def __new__(cls, contract: ContractLike, suit_or_rank: None=None, /) -> Contract: ...
    @overload
    def __new__(cls, contract: ContractKindLike, suit_or_rank: SuitLike | RankLike, /) -> Contract: ...
    @staticmethod
    def all() -> tuple[Contract, ...]:
        """Every declaration, in the order of the numbers."""
    def display_name(self, /, lang: Lang='en') -> str:
        """Its name for people, in English or Turkish."""
    @property
    def index(self, /) -> int:
        """Its number in the order of the action codes, 0 to 22."""
    @property
    def kind(self, /) -> ContractKind:
        """The contract without suit or rank."""
    @property
    def start(self, /) -> Rank | None:
        """The start rank of dürt, else `None`."""
    @property
    def trump(self, /) -> Suit | None:
        """The trump suit of koz, else `None`."""

@final
class ContractSet(AbstractSet[ContractKind]):
    """An immutable set of the eight contracts, with all that a `frozenset` can do: what a declarer has not declared
    yet. Its text is `all`, or the contracts joined by commas in the order of their numbers, or `-` for none.
    Wherever such a set is taken, its text, its mask, a single `ContractKind` and any iterable of them are taken as
    well.

    >>> king.ContractSet("rifki,durt") - {king.ContractKind.DURT}
    king.ContractSet('rifki')
    >>> king.ContractSet(["durt", "rifki"])
    king.ContractSet('rifki,durt')
    """
    ALL: Final[ContractSet]
    """All eight contracts."""
    EMPTY: Final[ContractSet]
    """The empty set."""
    def __and__(self, other: AbstractSet[Any], /) -> ContractSet: ...
    def __contains__(self, item: Any, /) -> bool: ...
    def __copy__(self, /) -> ContractSet: ...
    def __deepcopy__(self, /, _memo: Any) -> ContractSet: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __ge__(self, other: AbstractSet[object], /) -> bool: ...
    def __gt__(self, other: AbstractSet[object], /) -> bool: ...
    def __hash__(self, /) -> int:
        """The hash of the `frozenset` of the items, which the set is equal to."""
    def __int__(self, /) -> int: ...
    def __invert__(self, /) -> ContractSet:
        """What is not in the set."""
    def __iter__(self, /) -> Iterator[ContractKind]: ...
    def __le__(self, other: AbstractSet[object], /) -> bool: ...
    def __len__(self, /) -> int: ...
    def __lt__(self, other: AbstractSet[object], /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, items: ContractKindsLike=(), /) -> ContractSet: ...
    def __or__(self, other: AbstractSet[Any], /) -> ContractSet: ...
    def __rand__(self, other: AbstractSet[Any], /) -> ContractSet: ...
    def __ror__(self, other: AbstractSet[Any], /) -> ContractSet: ...
    def __rsub__(self, other: AbstractSet[Any], /) -> ContractSet: ...
    def __rxor__(self, other: AbstractSet[Any], /) -> ContractSet: ...
    def __sub__(self, other: AbstractSet[Any], /) -> ContractSet: ...
    def __xor__(self, other: AbstractSet[Any], /) -> ContractSet: ...
    def copy(self, /) -> ContractSet:
        """The set itself, as it never changes."""
    def difference(self, /, *others: ContractKindsLike) -> ContractSet:
        """The items that are in none of the others."""
    def intersection(self, /, *others: ContractKindsLike) -> ContractSet:
        """The items that are in all others too."""
    def isdisjoint(self, /, other: ContractKindsLike) -> bool:
        """Whether it has no item in common with the other."""
    def issubset(self, /, other: ContractKindsLike) -> bool:
        """Whether every item is in the other."""
    def issuperset(self, /, other: ContractKindsLike) -> bool:
        """Whether it has every item of the other."""
    def symmetric_difference(self, /, other: ContractKindsLike) -> ContractSet:
        """The items that are in it or in the other, but not in both."""
    def union(self, /, *others: ContractKindsLike) -> ContractSet:
        """The items of it and of all others."""

@final
class Deal:
    """Four hands of 13 cards that make up the pack (K2.5).

    It is made from a PBN deal (`N:spades.hearts.diamonds.clubs …`, clockwise; another first seat is read too) or from
    four hands in the order N, E, S, W. Wherever a deal is taken, these are taken as well.

    >>> deal = king.Deal.from_seed(7)
    >>> deal["N"], len(deal)
    (CardSet('KJ4.T6.J87542.T8'), 4)
    >>> king.Deal(str(deal)) == king.Deal(deal.hands) == deal
    True
    """
    def __copy__(self, /) -> Deal: ...
    def __deepcopy__(self, /, _memo: Any) -> Deal: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __getitem__(self, seat: SeatLike, /) -> CardSet: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[CardSet]: ...
    def __len__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, deal: DealLike, /) -> Deal: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @staticmethod
    def from_pack(pack: Iterable[CardLike], dealer: SeatLike) -> Deal:
        """Deals 52 cards as it is done at the table: one card at a time, clockwise, from the dealer's left (K2.5).

        Raises `PackError` when they are not 52 different cards.

        >>> king.Deal.from_pack(Card.all(), "W")["N"]
        CardSet('J73.Q84.K95.AT62')
        """
    @staticmethod
    def from_seed(seed: SupportsIndex) -> Deal:
        """The deal of a seed, 0 to 2⁶⁴ − 1: the same in every language, for ever.

        >>> king.Deal.from_seed(0)["N"]
        CardSet('AQJ.J4.AQ72.AKT4')
        """
    def hand(self, /, seat: SeatLike) -> CardSet:
        """The hand of a seat; `deal[seat]` is the same."""
    @property
    def hands(self, /) -> tuple[CardSet, CardSet, CardSet, CardSet]:
        """The four hands, in the order N, E, S, W."""

@final
class Deals:
    """All deals in which each seat holds what it is to hold: given cards, none of certain others, so many of each suit. They are
    counted exactly, and drawn by seed, each with exactly the same chance.

    A seat takes a `Holding`, or the cards that it holds; by default it has any hand. It has the names of `Worlds`, which asks the
    same of a round that is being played. There is no `len`, which could not be as much as `count`. It takes 100 KB.

    >>> deals = king.Deals(south="AKQ.J.AK9742.732", north=king.Holding(".K..", hearts=(4, 13)))
    >>> deals.count
    21661108794460800
    >>> hands = deals.draw(1000, seed=7)  # a row a deal, a column a seat: masks
    >>> CardSet(int(hands[0, king.Seat.SOUTH]))
    CardSet('AKQ.J.AK9742.732')
    >>> deals.deal(seed=7) == king.Deal(hands[0])
    True

    A chance is a quotient of two counts: that North is void of spades.

    >>> void = king.Deals(south="AKQ.J.AK9742.732", north=king.Holding(".K..", hearts=(4, 13), spades=0))
    >>> f"{void.count / deals.count:.2%}"
    '1.40%'
    >>> king.Deals(north=["HK"], east=["HK", "SA"])
    Traceback (most recent call last):
    king_rules.king.DealsError: two seats are to hold the king of hearts (K2.5)
    """
    def __contains__(self, deal: Any, /) -> bool:
        """Whether a deal is among them."""
    def __copy__(self, /) -> Deals: ...
    def __deepcopy__(self, /, _memo: Any) -> Deals: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Deal]:
        """All of them, in the order of their numbers: for where they are few.

        >>> list(king.Deals("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432."))
        [king.Deal('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432')]
        """
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, north: HoldingLike=(), east: HoldingLike=(), south: HoldingLike=(), west: HoldingLike=()) -> Deals: ...
    @property
    def count(self, /) -> int:
        """How many there are, exactly: at least 1, as conditions that no deal meets are a `DealsError`."""
    def deal(self, /, seed: SupportsIndex, k: SupportsIndex=0) -> Deal:
        """Draw number k by a seed, each deal with exactly the same chance: row k of `draw` by that seed. Needs no numpy.

        It depends on what the seats are to hold, the seed and k, and is the same in every language, for ever; it has nothing to do
        with the deal of that seed, or any other.
        """
    def draw(self, /, n: SupportsIndex, seed: SupportsIndex, *, start: SupportsIndex=0) -> NDArray[uint64]:
        """Draws number `start` to `start + n - 1` by a seed, each of all deals with exactly the same chance: an array of masks, a row a
        deal, with the hands of N, E, S, W, as `deals` makes of seeds.

        Row i depends on what the seats are to hold, on `seed` and on `start + i` alone, and is the same in every language, for ever; it
        has nothing to do with the deal of that seed, or any other. The GIL is released.

        >>> deals = king.Deals(east=king.Holding(spades=(6, 13)))
        >>> hands = deals.draw(1000, seed=7)
        >>> hands.shape, shapes(hands)[:, king.Seat.EAST, Suit.SPADES].min().item()
        ((1000, 4), 6)
        >>> bool((deals.draw(10, seed=7, start=990) == hands[990:]).all())
        True
        """
    @property
    def holdings(self, /) -> tuple[Holding, Holding, Holding, Holding]:
        """What the seats are to hold, N, E, S, W."""
    def nth(self, /, i: SupportsIndex) -> Deal:
        """Deal number i, from 0. The numbering is the same in every language, for ever.

        Raises `IndexError` from `count` on.
        """
    def rank(self, /, deal: DealLike) -> int | None:
        """The number of a deal; `None` when it is not among them."""
    def sample(self, /, choices: ChoicesLike) -> Deal:
        """One of them by chance, each with exactly the same chance. `choices` is a `shuffle.SplitMix64`, which goes on, or the seed
        of a fresh one. Needs no numpy.
        """

@final
class Doubles:
    """The outcome of the talk: an arrow for every double, from the seat that doubles to the seat doubled (K6.4).

    It is made from its text, `-` or the doubling seats with those they doubled (`N>ES,S>N`), or from its mask (bit 4 ×
    a + b when seat a has doubled seat b), which `int()` returns. Wherever doubles are taken, these are taken as well.

    >>> doubles = king.Doubles("N>W,W>NES")
    >>> doubles.relation("N", "W"), doubles.relation("E", "W"), doubles.relation("E", "S")
    (king.Relation.SUR, king.Relation.KONTUR, king.Relation.UNDOUBLED)
    >>> doubles.doubled_by("W"), doubles.doublers_of("W")
    (king.SeatSet('NES'), king.SeatSet('N'))
    """
    NONE: Final[Doubles]
    """Nobody has doubled anybody."""
    def __bool__(self, /) -> bool: ...
    def __copy__(self, /) -> Doubles: ...
    def __deepcopy__(self, /, _memo: Any) -> Doubles: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __int__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, doubles: DoublesLike='-', /) -> Doubles: ...
    def __or__(self, other: object, /) -> Doubles: ...
    def __ror__(self, other: object, /) -> Doubles: ...
    def buyer(self, /, contract: ContractLike, taken: Iterable[SupportsIndex], seller: SeatLike, tie: SaleTieLike='first_in_turn') -> Seat | None:
        """Who buys the penalty points of `seller`, `None` if nobody does (K9.3, K9.4): a related seat that took more, a
        sür partner before a kontur partner, and among those the one that took most. Nobody buys in koz and dürt.

        >>> king.Doubles("N>ES").buyer("kiz_almaz", [10, 10, 20, 0], "N")
        king.Seat.SOUTH
        """
    def display_name(self, /, lang: Lang='en') -> str:
        """The pairs in a sentence, in English or Turkish.

        >>> king.Doubles("N>W,W>NE").display_name("tr")
        'sür kontur: Kuzey-Batı; kontur: Doğu-Batı'
        """
    def doubled_by(self, /, by: SeatLike) -> SeatSet:
        """The seats that this seat has doubled."""
    def doublers_of(self, /, on: SeatLike) -> SeatSet:
        """The seats that have doubled this seat."""
    def relation(self, /, a: SeatLike, b: SeatLike) -> Relation:
        """How the two seats stand to each other; a seat stands in no relation to itself."""
    def settle(self, /, contract: ContractLike, taken: Iterable[SupportsIndex], tie: SaleTieLike='first_in_turn') -> tuple[int, int, int, int]:
        """The scores of a round (K9), N, E, S, W, from the points that the seats took (≥ 0) in a penalty, or won in koz
        and dürt. `contract` is a contract or its kind, of which a number is that of a `ContractKind`, 0 to 7; `tie` is the house
        rule `sale_tie`.

        >>> # The last example of the source: North took 1 man, East and South 2, West 3.
        >>> king.Doubles("N>E,E>NSW,S>W,W>ES").settle("erkek_almaz", [6, 12, 12, 18])
        (12, -6, 12, -66)
        >>> king.Doubles("E>N").settle("koz:H", [40, 5, 10, 10]) == king.Doubles("E>N").settle("koz", [40, 5, 10, 10])
        True
        """
    def union(self, /, other: DoublesLike) -> Doubles:
        """These doubles and the others; `|` is the same."""
    def why_not(self, /, declarer: SeatLike, contract: ContractLike) -> DoublesError | None:
        """Why no talk over this contract can lead to these doubles, as an exception that is not raised; `None` when one can
        (K5.1, K5.3, K6.1): the declarer doubles only those who doubled it, and in koz and dürt the others double only
        the declarer.

        >>> print(king.Doubles("E>S").why_not("N", "koz"))
        East cannot double South: in koz and durt only the declarer can be doubled (K5.3)
        """
    def with_(self, /, by: SeatLike, on: SeatsLike) -> Doubles:
        """These doubles and those of `by` on each seat of `on`; itself is left out.

        >>> king.Doubles().with_("N", "ES")
        king.Doubles('N>ES')
        """

@final
class Duties:
    """What decides which cards may be played to a trick (K7). A table knows it of itself (`table.duties`); a program that
    keeps its own state fills it in. In dürt there are no tricks and no such duties: see `king.durt`.

    In the trick lie at most three cards, for with four the next card is led to a new one. Raises `ValueError` when four
    lie.

    >>> duties = king.Duties("kupa_almaz", king.Trick("N"), hearts_open=False)
    >>> duties.legal_cards("K.AQ.7.")
    CardSet('K..7.')
    >>> duties.why_not("K.AQ.7.", "HA").clause
    'K7.6'
    >>> duties.legal_cards(".AQ..")  # with hearts only, Kupa almaz asks for the highest (K7.7)
    CardSet('.A..')
    """
    def __copy__(self, /) -> Duties: ...
    def __deepcopy__(self, /, _memo: Any) -> Duties: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, contract: ContractLike, trick: Trick, hearts_open: bool, rules: HouseRulesLike='-') -> Duties: ...
    @property
    def contract(self, /) -> Contract:
        """The contract of the round."""
    def excluded(self, /, card: CardLike, available: CardsLike) -> CardSet:
        """What playing that card proves its player not to have held: the cards x of `available` such that no hand out of
        `available` with x and the card makes it legal. `available` are the cards not played before.

        >>> king.Duties("rifki", king.Trick("N", ["S9"]), hearts_open=True).excluded("C2", CardSet.ALL)
        CardSet('AKQJT98765432.AQJT98765432..')
        """
    @property
    def hearts_open(self, /) -> bool:
        """Whether a heart has been played in the round (K7.6)."""
    def legal_cards(self, /, hand: CardsLike) -> CardSet:
        """The cards of the hand that may be played: none of an empty hand, else at least one."""
    @property
    def rules(self, /) -> HouseRules:
        """The house rules of the table."""
    @property
    def trick(self, /) -> Trick:
        """The trick as it lies: at most three cards. Once four lie, the next card is led to a new trick."""
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
class Holding:
    """What a seat is to hold in a deal: cards that it has, cards that it has not, how many it has of each suit. See `Deals`.

    A length is a number, or a pair of the fewest and the most; `shape` is that of a `CardSet`: exactly so many ♣, ♦, ♥ and ♠.
    Wherever a holding is taken, cards are taken as well: those that the seat holds.

    >>> king.Holding("AK...", lacks=["HK"], hearts=(4, 6), clubs=0)
    king.Holding('AK...', lacks='.K..', clubs=0, hearts=(4, 6))
    >>> king.Holding(shape=(3, 3, 4, 3)).allows("AK2.AKQ2.432.432")
    True
    """
    ANY: Final[Holding]
    """Any hand."""
    def __copy__(self, /) -> Holding: ...
    def __deepcopy__(self, /, _memo: Any) -> Holding: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, holds: CardsLike=(), lacks: CardsLike=(), clubs: LengthLike=(0, 13), diamonds: LengthLike=(0, 13), hearts: LengthLike=(0, 13), spades: LengthLike=(0, 13), *, shape: Iterable[SupportsIndex] | None=None) -> Holding: ...
    def allows(self, /, hand: CardsLike) -> bool:
        """Whether these cards are such a hand."""
    @property
    def holds(self, /) -> CardSet:
        """The cards that the seat holds."""
    @property
    def lacks(self, /) -> CardSet:
        """The cards that it does not hold."""
    @property
    def lengths(self, /) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]]:
        """The fewest and the most cards that it holds of each suit, in the order of the suits: ♣, ♦, ♥, ♠."""

@final
class HouseRules:
    """The house rules of a table: the options of K12. What is left out is as in the rulebook.

    They are made from their options, or from their text: `-` for the rulebook, else what differs from it, in the order
    of K12 (`koz_void=must_trump,early_end=false`). Wherever house rules are taken, their text and a mapping of options
    to values are taken as well.

    >>> rules = king.HouseRules(koz_void="must_trump", early_end=False)
    >>> rules.koz_void, rules.sale_tie, str(rules)
    (king.KozVoid.MUST_TRUMP, king.SaleTie.FIRST_IN_TURN, 'koz_void=must_trump,early_end=false')
    >>> rules.replace(koz_void="free") == king.HouseRules({"early_end": False})
    True
    """
    OPTIONS: Final[tuple[str, ...]]
    """The names of the options, in the order of K12."""
    def __copy__(self, /) -> HouseRules: ...
    def __deepcopy__(self, /, _memo: Any) -> HouseRules: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, rules: HouseRulesLike='-', /, *, rifki_void: RifkiVoidLike | None=None, penalty_void: PenaltyVoidLike | None=None, koz_void: KozVoidLike | None=None, rifki_annul: TruthLike | None=None, early_end: TruthLike | None=None, durt_end: DurtEndLike | None=None, sale_tie: SaleTieLike | None=None) -> HouseRules: ...
    @property
    def durt_end(self, /) -> DurtEnd:
        """When dürt ends (K8.4)."""
    @property
    def early_end(self, /) -> bool:
        """Whether a round ends with its last penalty card (K7.8)."""
    @property
    def koz_void(self, /) -> KozVoid:
        """Void in the suit led, in koz (K7.3)."""
    @property
    def penalty_void(self, /) -> PenaltyVoid:
        """Void in the suit led, in the other penalties (K7.4)."""
    def replace(self, /, *, rifki_void: RifkiVoidLike | None=None, penalty_void: PenaltyVoidLike | None=None, koz_void: KozVoidLike | None=None, rifki_annul: TruthLike | None=None, early_end: TruthLike | None=None, durt_end: DurtEndLike | None=None, sale_tie: SaleTieLike | None=None) -> HouseRules:
        """These rules with these options set to other values."""
    @property
    def rifki_annul(self, /) -> bool:
        """Whether a lone K♥ or A♥ may annul a Rıfkı round (K4)."""
    @property
    def rifki_void(self, /) -> RifkiVoid:
        """Void in the suit led, in Rıfkı (K7.5)."""
    @property
    def sale_tie(self, /) -> SaleTie:
        """Who buys among equals (K9.4)."""

@final
class Illegal:
    """Why an action is refused: what `why_not` returns and `IllegalAction` carries.

    >>> illegal = king.Round(king.Deal.from_seed(7), "N").why_not("SA")
    >>> illegal.reason, illegal.clause, king.Phase(illegal.found)
    (Reason.WRONG_PHASE, 'K3.1', king.Phase.DECLARE)
    >>> print(illegal.message("tr"))
    bu yapılamaz: şimdi söyleme sırası
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
class Outcome:
    """How a party ended (K10.3), from its final scores, N, E, S, W.

    >>> outcome = king.Outcome([-30, 192, 0, -162])
    >>> outcome.cikan, outcome.batan, outcome.rank("S")
    (king.SeatSet('E'), king.SeatSet('NSW'), 2)
    """
    def __copy__(self, /) -> Outcome: ...
    def __deepcopy__(self, /, _memo: Any) -> Outcome: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, totals: Iterable[SupportsIndex]) -> Outcome: ...
    @property
    def batan(self, /) -> SeatSet:
        """Those who sink (*batan*): at zero or below."""
    @property
    def cikan(self, /) -> SeatSet:
        """Those who come out (*çıkan*): their final score is above zero."""
    def rank(self, /, seat: SeatLike) -> int:
        """The rank of a seat, from 1; equal scores share a rank."""
    @property
    def totals(self, /) -> tuple[int, int, int, int]:
        """The final scores, N, E, S, W."""

@final
class Party:
    """A party of 32 rounds (K2, K10) and its results so far: what was declared, who doubled whom, and who took what in
    each counted round. The scores follow from these; the rounds themselves are not kept.

    With `start` and `record` it runs a table; with `record_result` it keeps the score for people who play with real
    cards. A party never changes: these return the party after the round. Its text is the score sheet without cards, read
    by `Party.parse`.

    >>> party = king.Party("S")
    >>> party.declarer, party.dealer
    (king.Seat.SOUTH, king.Seat.EAST)
    >>> # The first example of the source: dürt from 4, only West doubles South and South redoubles.
    >>> party = party.record_result(king.RoundResult("S", "durt:4", "S>W,W>S", [20, -10, 45, 10]))
    >>> party.totals, str(party)
    ((142, 112, 237, 62), 'king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10')
    """
    ROUNDS: Final[int]
    """How many rounds a party counts (K2.2)."""
    def __bool__(self, /) -> bool: ...
    def __copy__(self, /) -> Party: ...
    def __deepcopy__(self, /, _memo: Any) -> Party: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __len__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, first_declarer: SeatLike, rules: HouseRulesLike='-') -> Party: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    def columns(self, /) -> Columns:
        """The counted rounds in columns, a row each, with what each seat has after it. One line makes a data frame of it:
        `pandas.DataFrame(party.columns())`.

        >>> party = king.Party.parse("king-sheet1 S - durt:4/S>W,W>S/20,-10,45,10")
        >>> party.columns()["totals_S"].tolist()
        [237]
        """
    def correct(self, /, n: SupportsIndex, result: RoundResult) -> Party:
        """The party with another result in the place of counted round n, counted from 0: what was written down wrong.

        Raises `PartyError` when that round is not counted, or the result cannot be its result beside the other rounds.

        >>> party = king.Party.parse("king-sheet1 N - kiz_almaz/-/10,10,10,10 rifki/-/0,0,0,30")
        >>> party.correct(1, king.RoundResult("E", "rifki", "-", [0, 30, 0, 0]))
        king.Party.parse('king-sheet1 N - kiz_almaz/-/10,10,10,10 rifki/-/0,30,0,0')
        """
    @property
    def dealer(self, /) -> Seat | None:
        """Who deals the next round: the seat at the declarer's right (K2.4). After an annulled round it deals again
        (K4.2). `None` when the party is over.
        """
    @property
    def declarer(self, /) -> Seat | None:
        """Who declares the next round; `None` when the party is over (K2.2)."""
    def file(self, /, rounds: Iterable[Round]) -> str:
        """The file of this party with these rounds, which are its rounds in order: the head and a record a line."""
    @property
    def first_declarer(self, /) -> Seat:
        """Who declared, or declares, the first round."""
    @property
    def head(self, /) -> str:
        """The first line of a party file of this party, without the line end; the records of its rounds follow it, a line
        each.

        >>> king.Party("S").head
        'king-party1 S -'
        """
    @property
    def house_rules(self, /) -> HouseRules:
        """The house rules."""
    @property
    def is_over(self, /) -> bool:
        """Whether all rounds are counted."""
    @property
    def outcome(self, /) -> Outcome | None:
        """How the party ended; `None` before all rounds are counted (K10.3)."""
    @staticmethod
    def parse(text: str) -> Party:
        """Reads a score sheet without cards, recording each result again.

        Raises `ParseError` with the place of what is wrong.
        """
    def record(self, /, round: Round) -> Party:
        """The party after a round that is over. One that was annulled is the party's next round too, but does not count:
        the party stays as it is, and the same declarer begins afresh (K4.2).

        Raises `PartyError` when the round is not over, or not the next round of this party.
        """
    def record_result(self, /, result: RoundResult) -> Party:
        """The party after a round that was played with real cards.

        Raises `PartyError` when the party is over, another seat declares next, the declarer has used this contract, or
        doubles or points cannot be.
        """
    @property
    def results(self, /) -> tuple[RoundResult, ...]:
        """The counted rounds, in order."""
    @property
    def running(self, /) -> tuple[tuple[int, int, int, int], ...]:
        """The running scores: what every seat starts with, then the totals after each counted round, N, E, S, W (K10.1)."""
    @property
    def sheet(self, /) -> Sheet:
        """The score sheet; its `imbalance` is *sağlama* (K10.2)."""
    def start(self, /, deal: DealLike) -> Round:
        """The next round, with this deal.

        Raises `PartyError` when the party is over.
        """
    @property
    def totals(self, /) -> tuple[int, int, int, int]:
        """What each seat has now, N, E, S, W."""
    def unused(self, /, seat: SeatLike) -> ContractSet:
        """The contracts that a seat has not declared yet (K2.3)."""

@final
class PartyFile:
    """Reads the file of a party line by line: a line `king-party1 FIRST_DECLARER RULES`, then a record a line, annulled
    rounds included. Each round must be the party's next; only the last may be unfinished. `Party.file` writes such a
    file.

    >>> party = king.Party("S")
    >>> file = king.PartyFile()
    >>> for line in party.file([party.start(king.Deal.from_seed(7))]).splitlines():
    ...     round = file.read_line(line)
    >>> round.phase, file.party, file.lines
    (king.Phase.DECLARE, king.Party.parse('king-sheet1 S -'), 2)
    """
    def __copy__(self, /) -> PartyFile:
        """Another file, which has read the same and goes on apart from this one."""
    def __deepcopy__(self, /, _memo: Any) -> PartyFile: ...
    def __new__(cls, /) -> PartyFile: ...
    @property
    def lines(self, /) -> int:
        """How many lines have been read."""
    @property
    def party(self, /) -> Party | None:
        """The party as far as it has been read; `None` before the head."""
    def read_line(self, /, line: str) -> Round | None:
        """Reads the next line, with or without its line end: the round of a record; `None` for a comment, a blank
        line, and the head.

        Raises `RecordError`, whose `line` is its number, when it is no head or no record, or its round is not the
        next one. Nothing has changed then, and the line does not count as read.
        """

@final
class Round:
    """One deal of Konturlu King from the declaration to the scores.

    `deal` is dealt, `declarer` declares one of the contracts `unused`, played by `rules`. A round never changes:
    `apply` returns the round after an action, so that to take back is to keep the round from before. It is its own
    record: its text, `str(round)`, is every action, and `Round.parse` plays it again.

    Raises `SetupError` when `unused` is empty.

    >>> round = king.Round(king.Deal.from_seed(7), "N")
    >>> round = round.apply("kiz_almaz").apply("kontur:N").apply("iyi").apply("iyi").apply("iyi")
    >>> round.phase, round.turn, round.doubles
    (king.Phase.PLAY, king.Seat.NORTH, king.Doubles('E>N'))
    >>> while round.turn is not None:
    ...     round = round.apply(min(round.legal_cards))
    >>> round.taken, round.scores, sum(round.scores)
    ((0, 0, 40, 0), (0, 0, -40, 0), -40)
    """
    def __copy__(self, /) -> Round: ...
    def __deepcopy__(self, /, _memo: Any) -> Round: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, deal: DealLike, declarer: SeatLike, unused: ContractKindsLike='all', rules: HouseRulesLike='-') -> Round: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def actions(self, /) -> tuple[tuple[Seat, Action], ...]:
        """Who did what, in order: pairs of seat or player and action. Done again on a new round of the
        same cards, the actions lead to this position.
        """
    @property
    def annulled(self, /) -> bool:
        """Whether the round has been annulled (K4.2)."""
    def apply(self, /, action: ActionLike) -> Round:
        """The round after an action of the seat on turn: an `Action`, its code or its text, here also `masa` (double all
        others) and `soyleyen_haric` (all but the declarer); a `Card` to play; a `Contract` to declare.

        It trusts the caller about who acts: see `apply_as`. Raises `IllegalAction` when it is not among `legal_actions`.
        """
    def apply_as(self, /, seat: SeatLike, action: ActionLike) -> Round:
        """The round after an action of that seat: for a server, whose actions come out of messages.

        Raises `IllegalAction` when the seat is not on turn, whatever the cards, or may not do that.

        >>> king.Round(king.Deal.from_seed(7), "N").apply_as("W", "el_almaz")
        Traceback (most recent call last):
        king_rules.IllegalAction: it is another seat's turn (K1.1)
        """
    def choose(self, /, choices: ChoicesLike) -> Action | None:
        """A random action of the seat on turn, all legal ones being equally likely, except that a declaration draws its
        contract first, in equal shares, and then its suit or rank. `None` when the round is over.

        `choices` is a `shuffle.SplitMix64`, which goes on by one number a draw, or the seed of a fresh one: another
        seed than that of the deal, whose numbers it would draw again.
        """
    @property
    def contract(self, /) -> Contract | None:
        """The contract; `None` before the declaration."""
    @property
    def deal(self, /) -> Deal:
        """The hands as they were dealt."""
    @property
    def dealer(self, /) -> Seat:
        """Who deals."""
    @property
    def declarer(self, /) -> Seat:
        """Who declares."""
    @property
    def doubles(self, /) -> Doubles:
        """The doubles and redoubles made so far."""
    @property
    def duties(self, /) -> Duties | None:
        """What decides which cards may be played now; `None` when no card can be played to a trick."""
    def excluded(self, /, seat: SeatLike) -> CardSet:
        """The cards that the record proves one not to have in hand: such as who failed to follow suit or passed in
        dürt, shows what it lacks. Every action is taken for itself: counting cards is left to those who sample
        hands.
        """
    def hand(self, /, seat: SeatLike) -> CardSet:
        """The cards that a seat holds now."""
    @property
    def hearts_open(self, /) -> bool:
        """Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı (K7.6)."""
    def held(self, /, seat: SeatLike) -> int:
        """How many cards one has in hand."""
    @property
    def house_rules(self, /) -> HouseRules:
        """The house rules."""
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
    @staticmethod
    def parse(record: str) -> Round:
        """Reads a record and plays it again; a prefix of a record is a position.

        Raises `ParseError` with the place of what is wrong, an illegal action included.

        >>> hands = "K762.J.AQ.AKQ654 853.QT63.KJ95.97 JT.AK9742.7432.8 AQ94.85.T86.JT32"
        >>> king.Round.parse(f"king1 N:{hands} S all - el_almaz").turn
        king.Seat.WEST
        """
    def perft(self, /, depth: SupportsIndex) -> int:
        """How many sequences of exactly `depth` legal actions there are from here, for comparing implementations; the
        counts of the repository's `tests/golden/perft.king` are such. Other threads run
        meanwhile, and Ctrl-C works.

        >>> king.Round(king.Deal.from_seed(7), "N").perft(1)
        23
        """
    @property
    def phase(self, /) -> Phase:
        """What the round waits for."""
    @property
    def placeable(self, /) -> CardSet:
        """In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none."""
    @property
    def places(self, /) -> tuple[int | None, int | None, int | None, int | None]:
        """The place of each seat in dürt, 1 to 4, N, E, S, W; `None` while it is not decided (K8.4)."""
    def play_out(self, /, choices: ChoicesLike) -> Round:
        """The round played on at random to its end, with one choice after the other: the same round and the same choices
        make the same play in every language, for ever. A seed for `choices` must be another than that of the deal,
        whose numbers it would draw again; `shuffle.choices` makes such a generator.

        >>> king.Round(king.Deal.from_seed(7), "N").apply("koz:S").play_out(shuffle.choices(7, 0)).taken
        (10, 10, 35, 10)
        """
    @property
    def played(self, /) -> CardSet:
        """The cards played so far."""
    def played_by(self, /, seat: SeatLike) -> CardSet:
        """The cards that one has played so far."""
    @property
    def plays(self, /) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, in order: pairs of seat or player and card."""
    @property
    def result(self, /) -> RoundResult | None:
        """The result of the round; `None` before its end, and when it was annulled."""
    @property
    def scores(self, /) -> tuple[int, int, int, int] | None:
        """The scores of the round, one each; `None` before its end, and when it was annulled."""
    @property
    def table(self, /) -> Table:
        """What all may know."""
    @property
    def taken(self, /) -> tuple[int, int, int, int]:
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
    def turn(self, /) -> Seat | None:
        """Who is to act; `None` when the round is over."""
    @property
    def unused(self, /) -> ContractSet:
        """What the declarer had not declared before this round."""
    def view(self, /, seat: SeatLike) -> View:
        """What one seat may know. It depends on no hidden card."""
    def why_not(self, /, action: ActionLike) -> Illegal | None:
        """Why the seat on turn may not do that; `None` when it may. It trusts the caller about who asks: the answer depends
        on a hand. For a question out of a message there is `why_not_as`. When several reasons apply, it is the first in the
        order of the stable list of reasons.
        """
    def why_not_as(self, /, seat: SeatLike, action: ActionLike) -> Illegal | None:
        """Why that seat may not do that; `None` when it may. For one not on turn the answer is that, whatever the cards."""
    def winner_of(self, /, n: SupportsIndex) -> Seat | None:
        """Who took whole trick number n, counted from 0; `None` when that trick is not whole, or there is no such
        trick.
        """

@final
class RoundResult:
    """The result of one round, as a score sheet keeps it: all that its scores follow from. `Round.result` returns that of a
    round that was played here; for people who play with real cards it is filled in by hand.

    >>> result = king.RoundResult("S", "durt:4", "S>W,W>S", [20, -10, 45, 10])
    >>> result.scores()
    (20, -10, 115, -60)
    """
    def __copy__(self, /) -> RoundResult: ...
    def __deepcopy__(self, /, _memo: Any) -> RoundResult: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, declarer: SeatLike, contract: ContractLike, doubles: DoublesLike, taken: Iterable[SupportsIndex]) -> RoundResult: ...
    @property
    def contract(self, /) -> Contract:
        """What was declared."""
    @property
    def declarer(self, /) -> Seat:
        """Who declared."""
    @property
    def doubles(self, /) -> Doubles:
        """Who doubled whom."""
    def scores(self, /, rules: HouseRulesLike='-') -> tuple[int, int, int, int]:
        """The scores, N, E, S, W (K9). The house rules decide a tie among buyers."""
    @property
    def taken(self, /) -> tuple[int, int, int, int]:
        """The points taken (≥ 0) in a penalty, or won in koz and dürt, N, E, S, W."""

@final
class SeatSet(AbstractSet[Seat]):
    """An immutable set of seats, with all that a `frozenset` can do. Its text is its letters in the order `NESW`, `-`
    for none; as a mask N is 1, E 2, S 4, W 8. Wherever a set of seats is taken, its text, its mask, a single `Seat`
    and any iterable of seats are taken as well.

    >>> king.SeatSet("NS") == {king.Seat.NORTH, king.Seat.SOUTH}
    True
    >>> king.SeatSet(["S", "N"]), int(king.SeatSet("NS")), ~king.SeatSet("NS")
    (king.SeatSet('NS'), 5, king.SeatSet('EW'))
    """
    ALL: Final[SeatSet]
    """All four seats."""
    EMPTY: Final[SeatSet]
    """The empty set."""
    def __and__(self, other: AbstractSet[Any], /) -> SeatSet: ...
    def __contains__(self, item: Any, /) -> bool: ...
    def __copy__(self, /) -> SeatSet: ...
    def __deepcopy__(self, /, _memo: Any) -> SeatSet: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __ge__(self, other: AbstractSet[object], /) -> bool: ...
    def __gt__(self, other: AbstractSet[object], /) -> bool: ...
    def __hash__(self, /) -> int:
        """The hash of the `frozenset` of the items, which the set is equal to."""
    def __int__(self, /) -> int: ...
    def __invert__(self, /) -> SeatSet:
        """What is not in the set."""
    def __iter__(self, /) -> Iterator[Seat]: ...
    def __le__(self, other: AbstractSet[object], /) -> bool: ...
    def __len__(self, /) -> int: ...
    def __lt__(self, other: AbstractSet[object], /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, items: SeatsLike=(), /) -> SeatSet: ...
    def __or__(self, other: AbstractSet[Any], /) -> SeatSet: ...
    def __rand__(self, other: AbstractSet[Any], /) -> SeatSet: ...
    def __ror__(self, other: AbstractSet[Any], /) -> SeatSet: ...
    def __rsub__(self, other: AbstractSet[Any], /) -> SeatSet: ...
    def __rxor__(self, other: AbstractSet[Any], /) -> SeatSet: ...
    def __sub__(self, other: AbstractSet[Any], /) -> SeatSet: ...
    def __xor__(self, other: AbstractSet[Any], /) -> SeatSet: ...
    def copy(self, /) -> SeatSet:
        """The set itself, as it never changes."""
    def difference(self, /, *others: SeatsLike) -> SeatSet:
        """The items that are in none of the others."""
    def intersection(self, /, *others: SeatsLike) -> SeatSet:
        """The items that are in all others too."""
    def isdisjoint(self, /, other: SeatsLike) -> bool:
        """Whether it has no item in common with the other."""
    def issubset(self, /, other: SeatsLike) -> bool:
        """Whether every item is in the other."""
    def issuperset(self, /, other: SeatsLike) -> bool:
        """Whether it has every item of the other."""
    def symmetric_difference(self, /, other: SeatsLike) -> SeatSet:
        """The items that are in it or in the other, but not in both."""
    def union(self, /, *others: SeatsLike) -> SeatSet:
        """The items of it and of all others."""

@final
class Sheet:
    """The score sheet as players keep it: for each declarer and contract, the four scores of that round.

    `Party.sheet` fills it; a sheet kept by hand can be entered and checked as well, by `enter`, which returns the sheet
    with one more entry, or from a mapping of (declarer, contract) to scores.

    >>> sheet = king.Sheet({("N", "erkek_almaz"): (12, -6, 12, -66)})
    >>> sheet.imbalance()
    >>> print(sheet.enter("N", "rifki", [0, -30, 30, 0]).imbalance())
    Rifki (no king of hearts), declared by North, sums to 0 instead of -30 (K10.2)
    """
    START: Final[int]
    """What every seat starts a party with (K10.1)."""
    def __copy__(self, /) -> Sheet: ...
    def __deepcopy__(self, /, _memo: Any) -> Sheet: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, rounds: SheetLike={}, /) -> Sheet: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    def enter(self, /, declarer: SeatLike, contract: ContractKindLike, scores: Iterable[SupportsIndex]) -> Sheet:
        """The sheet with the scores of a round, N, E, S, W, in the place of its declarer and contract."""
    def imbalance(self, /) -> Imbalance | None:
        """*Sağlama*, the check of the sheet (K10.2): an exception, not raised, for the first round, by declarer and contract,
        that does not sum to the total of its contract; `None` when the sheet balances.
        """
    def scores(self, /, declarer: SeatLike, contract: ContractKindLike) -> tuple[int, int, int, int] | None:
        """The scores of the round that a seat declared with that contract; `None` when it is not written."""
    def sum(self, /, declarer: SeatLike, contract: ContractKindLike) -> int | None:
        """What the scores of a seat's contract sum to over the four seats; `None` when it is not written."""
    def sum_over_declarers(self, /, contract: ContractKindLike) -> int:
        """What the scores of a contract sum to over all four declarers, as far as they are written."""
    @property
    def totals(self, /) -> tuple[int, int, int, int]:
        """What each seat has, N, E, S, W: the start and all scores written. Scores that no round can have make a total
        stay at the ends of 32 bits.
        """

@final
class Table:
    """Everything about a round that all may know (K11.1): the declaration, the answers on annulling, the talk, and every
    card and pass in order. It holds no hidden card; law is asked of a table and *one* hand, which is all that a seat
    needs.

    A spectator holds a table, made as a round is but without a deal, or got from `Round.table`, `View.table` or `Table.parse`; its text is a record in which
    all hands are `?`.

    >>> table = king.Table.parse("king1 N:? ? ? ? S all - el_almaz iyi iyi iyi HA D2 HJ HQ")
    >>> table.winner_of(0), table.taken, table.legal_cards("A..T3.2")
    (king.Seat.SOUTH, (0, 0, 5, 0), CardSet('A..T3.2'))
    >>> table.apply("H9").apply("H3")
    Traceback (most recent call last):
    king_rules.IllegalAction: the three of hearts is not in the hand (K2.5)
    """
    def __copy__(self, /) -> Table: ...
    def __deepcopy__(self, /, _memo: Any) -> Table: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, declarer: SeatLike, unused: ContractKindsLike='all', rules: HouseRulesLike='-') -> Table:
        """Raises `SetupError` when `unused` is empty."""
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def actions(self, /) -> tuple[tuple[Seat, Action], ...]:
        """Who did what, in order: pairs of seat or player and action. Done again on a new round of the
        same cards, the actions lead to this position.
        """
    @property
    def annulled(self, /) -> bool:
        """Whether the round has been annulled (K4.2)."""
    def apply(self, /, action: ActionLike) -> Table:
        """The table after the action of the seat on turn, as a spectator sees it.

        Raises `IllegalAction` when no hand that fits the public record makes it legal.
        """
    @property
    def contract(self, /) -> Contract | None:
        """The contract; `None` before the declaration."""
    @property
    def dealer(self, /) -> Seat:
        """Who deals."""
    @property
    def declarer(self, /) -> Seat:
        """Who declares."""
    @property
    def doubles(self, /) -> Doubles:
        """The doubles and redoubles made so far."""
    @property
    def duties(self, /) -> Duties | None:
        """What decides which cards may be played now; `None` when no card can be played to a trick."""
    def excluded(self, /, seat: SeatLike) -> CardSet:
        """The cards that the record proves one not to have in hand: such as who failed to follow suit or passed in
        dürt, shows what it lacks. Every action is taken for itself: counting cards is left to those who sample
        hands.
        """
    @property
    def hearts_open(self, /) -> bool:
        """Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı (K7.6)."""
    def held(self, /, seat: SeatLike) -> int:
        """How many cards one has in hand."""
    @property
    def house_rules(self, /) -> HouseRules:
        """The house rules."""
    @property
    def last_trick(self, /) -> Trick | None:
        """The last whole trick; `None` before the first."""
    def legal_actions(self, /, hand: CardsLike) -> ActionSet:
        """What the seat on turn may do with that hand, which is what it holds now: no card that has been played. Empty
        when the round is over.
        """
    def legal_cards(self, /, hand: CardsLike) -> CardSet:
        """The cards of that hand, as it is now, that the seat on turn may play. Empty outside the play, and in dürt when
        it must pass.
        """
    @staticmethod
    def parse(record: str) -> Table:
        """Reads a record in which all hands are `?`.

        Raises `ParseError` with the place of what is wrong.
        """
    @property
    def phase(self, /) -> Phase:
        """What the round waits for."""
    @property
    def placeable(self, /) -> CardSet:
        """In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none."""
    @property
    def places(self, /) -> tuple[int | None, int | None, int | None, int | None]:
        """The place of each seat in dürt, 1 to 4, N, E, S, W; `None` while it is not decided (K8.4)."""
    @property
    def played(self, /) -> CardSet:
        """The cards played so far."""
    def played_by(self, /, seat: SeatLike) -> CardSet:
        """The cards that one has played so far."""
    @property
    def plays(self, /) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, in order: pairs of seat or player and card."""
    @property
    def result(self, /) -> RoundResult | None:
        """The result of the round; `None` before its end, and when it was annulled."""
    @property
    def scores(self, /) -> tuple[int, int, int, int] | None:
        """The scores of the round, one each; `None` before its end, and when it was annulled."""
    @property
    def taken(self, /) -> tuple[int, int, int, int]:
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
    def turn(self, /) -> Seat | None:
        """Who is to act; `None` when the round is over."""
    @property
    def unused(self, /) -> ContractSet:
        """What the declarer had not declared before this round."""
    def why_not(self, /, hand: CardsLike, action: ActionLike) -> Illegal | None:
        """Why the seat on turn may not do that with that hand, as it is now; `None` when it may."""
    def winner_of(self, /, n: SupportsIndex) -> Seat | None:
        """Who took whole trick number n, counted from 0; `None` when that trick is not whole, or there is no such
        trick.
        """

@final
class Trick:
    """Up to four cards played clockwise from a leader. It iterates over the cards in the order played.

    >>> trick = king.Trick("W", ["S9", "C2"])
    >>> trick.led, trick.turn, trick.winner("C"), trick.plays
    (Suit.SPADES, king.Seat.EAST, king.Seat.NORTH, ((king.Seat.WEST, Card('S9')), (king.Seat.NORTH, Card('C2'))))
    """
    def __copy__(self, /) -> Trick: ...
    def __deepcopy__(self, /, _memo: Any) -> Trick: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Card]: ...
    def __len__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, leader: SeatLike, cards: Iterable[CardLike]=()) -> Trick:
        """Raises `ValueError` for more cards than a trick has."""
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    def card(self, /, seat: SeatLike) -> Card | None:
        """The card that one has played to it; `None` when it has not."""
    @property
    def cards(self, /) -> CardSet:
        """The cards that lie."""
    @property
    def leader(self, /) -> Seat:
        """Who plays, or played, the first card."""
    @property
    def led(self, /) -> Suit | None:
        """The suit of the first card; `None` when no card lies."""
    @property
    def plays(self, /) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, in order."""
    @property
    def turn(self, /) -> Seat | None:
        """Who plays next; `None` when the trick is full."""
    def winner(self, /, trump: SuitLike | None=None) -> Seat | None:
        """Who takes the trick as it lies: the highest trump, otherwise the highest card of the suit led (K7.2,
        B5.4). `None` when no card lies.
        """

@final
class View:
    """The table and what one seat sees (K11.1): its own hand. Nothing else of the deal is in it. The view that `Round.view`
    returns of a played round that is over holds all hands; one that came there by `apply` may not.

    A client or a bot needs no more: made from the 13 cards dealt to it, a view answers what its seat may do, and `apply`
    follows what anybody does. On a server it comes from `Round.view`. Its text is a record with `?` for the hands it
    does not see; a record does not name the viewer, so `View.parse` takes it.

    Raises `SetupError` when the hand has not 13 cards or `unused` is empty.

    >>> deal = king.Deal.from_seed(7)
    >>> east = king.View("E", deal["E"], declarer="N")
    >>> east == king.Round(deal, "N").view("E"), len(east.legal_actions)
    (True, 0)
    >>> len(east.apply("el_almaz").legal_actions)
    8
    """
    def __copy__(self, /) -> View: ...
    def __deepcopy__(self, /, _memo: Any) -> View: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, /, viewer: SeatLike, hand: CardsLike, declarer: SeatLike, unused: ContractKindsLike='all', rules: HouseRulesLike='-') -> View: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def actions(self, /) -> tuple[tuple[Seat, Action], ...]:
        """Who did what, in order: pairs of seat or player and action. Done again on a new round of the
        same cards, the actions lead to this position.
        """
    @property
    def annulled(self, /) -> bool:
        """Whether the round has been annulled (K4.2)."""
    def apply(self, /, action: ActionLike) -> View:
        r"""The view after what the seat on turn does, whoever it is.

        When this ends the round, hands that are still hidden stay so, unless only one seat can hold what is left and the
        whole record is legal with it. Once they are shown, `with_hidden` takes them and returns the round, and `Round.view`
        of that all hands.

        Raises `IllegalAction` when the viewer may not do that; or when another seat cannot, in any of the `worlds` of
        this view.

        >>> north = king.View.parse("N", "king1 N:32.K.5432.765432 ? ? ? N all \
        ...     rifki_void=king_holder_free,rifki_annul=false rifki iyi iyi iyi S2 C8 S4 S5 D6 D5")
        >>> north.apply("H5")  # East discarded a club and has not the king of hearts: so it has no heart
        Traceback (most recent call last):
        king_rules.IllegalAction: the five of hearts is not in the hand (K2.5)
        """
    def apply_unchecked(self, /, action: ActionLike) -> View:
        """The same for an action known to be legal, as one is that a trusted server sends. Nothing is raised for an illegal
        one: it leads to a view that no legal play leads to, which may have no `worlds`, and whose text nobody reads.
        """
    @property
    def contract(self, /) -> Contract | None:
        """The contract; `None` before the declaration."""
    @property
    def dealer(self, /) -> Seat:
        """Who deals."""
    @property
    def declarer(self, /) -> Seat:
        """Who declares."""
    @property
    def doubles(self, /) -> Doubles:
        """The doubles and redoubles made so far."""
    @property
    def duties(self, /) -> Duties | None:
        """What decides which cards may be played now; `None` when no card can be played to a trick."""
    def excluded(self, /, seat: SeatLike) -> CardSet:
        """The cards that the record proves one not to have in hand: such as who failed to follow suit or passed in
        dürt, shows what it lacks. Every action is taken for itself: counting cards is left to those who sample
        hands.
        """
    def hand(self, /, seat: SeatLike) -> CardSet | None:
        """What a seat holds now; `None` when the viewer does not see it."""
    @property
    def hearts_open(self, /) -> bool:
        """Whether a heart has been played, so that hearts may be led in Kupa almaz and Rıfkı (K7.6)."""
    def held(self, /, seat: SeatLike) -> int:
        """How many cards one has in hand."""
    @property
    def house_rules(self, /) -> HouseRules:
        """The house rules."""
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
    @staticmethod
    def parse(viewer: SeatLike, record: str) -> View:
        """Reads the record of a view.

        Raises `ParseError` when the viewer's hand is not there, another hand is shown before a played round is over, or
        the record is not one that the viewer can have followed.

        >>> king.View.parse("S", "king1 N:? ? JT.AK9742.7432.8 ? S all - el_almaz iyi kontur:S iyi iyi HA H8").hand("S")
        CardSet('JT.K9742.7432.8')
        """
    @property
    def phase(self, /) -> Phase:
        """What the round waits for."""
    @property
    def placeable(self, /) -> CardSet:
        """In dürt, the cards that may be placed now, whoever holds them (K8.2); otherwise none."""
    @property
    def places(self, /) -> tuple[int | None, int | None, int | None, int | None]:
        """The place of each seat in dürt, 1 to 4, N, E, S, W; `None` while it is not decided (K8.4)."""
    @property
    def played(self, /) -> CardSet:
        """The cards played so far."""
    def played_by(self, /, seat: SeatLike) -> CardSet:
        """The cards that one has played so far."""
    @property
    def plays(self, /) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, in order: pairs of seat or player and card."""
    @property
    def result(self, /) -> RoundResult | None:
        """The result of the round; `None` before its end, and when it was annulled."""
    @property
    def scores(self, /) -> tuple[int, int, int, int] | None:
        """The scores of the round, one each; `None` before its end, and when it was annulled."""
    @property
    def seen(self, /) -> CardSet:
        """The cards that the viewer sees or has seen: its hand, and all that were played."""
    @property
    def table(self, /) -> Table:
        """What all may know."""
    @property
    def taken(self, /) -> tuple[int, int, int, int]:
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
    def turn(self, /) -> Seat | None:
        """Who is to act; `None` when the round is over."""
    @property
    def unseen(self, /) -> CardSet:
        """The cards still out that the viewer does not see: neither played nor in a hand it sees."""
    @property
    def unused(self, /) -> ContractSet:
        """What the declarer had not declared before this round."""
    @property
    def viewer(self, /) -> Seat:
        """The seat whose view it is."""
    def why_not(self, /, action: ActionLike) -> Illegal | None:
        """Why the viewer may not do that; `None` when it may. Depends only on what it sees."""
    def winner_of(self, /, n: SupportsIndex) -> Seat | None:
        """Who took whole trick number n, counted from 0; `None` when that trick is not whole, or there is no such
        trick.
        """
    def with_hidden(self, /, hands: HandsLike) -> Round:
        """The round in which the other seats hold these cards now: a mapping of seats to hands, or four hands N, E, S, W;
        those that the view sees are not read. A guess by a sampler, or the truth once it is shown.

        Raises `HiddenError` when the hands do not make up the pack with what is seen, a hand has another number of
        cards than its seat holds, or the record would not have been legal with them.

        >>> round = king.Round(king.Deal.from_seed(7), "N").apply("el_almaz")
        >>> round.view("E").with_hidden({seat: round.hand(seat) for seat in "NSW"}) == round
        True
        """
    def worlds(self, /) -> Worlds:
        """What the viewer may believe: all rounds that agree with this view.

        >>> view = king.Round(king.Deal.from_seed(7), "N").view("N")
        >>> view.worlds().count  # 39 cards that nothing is known of: 39! / (13! 13! 13!)
        84478098072866400
        """

@final
class Worlds:
    r"""What a seat may believe: all rounds that agree with its view (K11.1), each as likely as any other by the rules
    alone. `View.worlds` makes them.

    They are counted, not tried: by what the record proves of each hand under any house rules, together with the viewer's
    own cards. What players might have meant by a declaration, a double or a card is no proof, and left to whoever weighs
    the worlds. There is no `len`, which could not be as much as `count`; worlds of which there are none are false.

    >>> view = king.View.parse("S", "king1 N:? ? JT.AK9742.7432.8 ? S all - \
    ...     el_almaz iyi kontur:S iyi iyi HA H8 HJ HQ H9 H5 C4")
    >>> worlds = view.worlds()
    >>> worlds.count
    114483574320570
    >>> worlds.possible("N") & Suit.HEARTS.cards  # North threw a club on a heart
    CardSet('...')
    >>> round = worlds.nth(2026)
    >>> round.view("S") == view, worlds.rank(round), round in worlds
    (True, 2026, True)
    """
    def __bool__(self, /) -> bool:
        """Whether there is any."""
    def __contains__(self, round: Any, /) -> bool:
        """Whether a round is among them."""
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
        """The chances of all seats to hold each card now: an array of 4 × 52 numbers from 0 to 1, a row a seat, N, E, S, W, and
        a column a card. They are quotients of exact counts; a row sums to the cards that the seat holds.

        Raises `ValueError` when there is no world.

        >>> round = king.simulated_round(7, 0, contract="rifki")
        >>> view = king.View("N", round.deal["N"], "N").apply("rifki")
        >>> chances = view.worlds().chances()
        >>> chances.shape, chances.sum(axis=1).round(9).tolist()
        ((4, 52), [13.0, 13.0, 13.0, 13.0])
        """
    @property
    def count(self, /) -> int:
        """How many there are, exactly: never 0 when nothing is conditioned and the view was followed by `View.apply`; 1 when
        all hands are seen.
        """
    def count_with(self, /, seat: SeatLike, card: CardLike) -> int:
        """In how many of them that seat holds that card now. Over all cards this adds up to `count` times the cards that the
        seat holds.
        """
    def counts(self, /) -> NDArray[uint64]:
        """`count_with` of all seats and cards: an array of 4 × 52 numbers, a row a seat, N, E, S, W, and a column a card."""
    def draw(self, /, n: SupportsIndex, seed: SupportsIndex, *, start: SupportsIndex=0) -> RoundBatch:
        """Draws number `start` to `start + n - 1` by a seed, each of all worlds with exactly the same chance.

        Row i depends on what the view knows, on `seed` and on `start + i` alone, and is the same in every
        language, for ever; it has nothing to do with the deal of that seed, or any other. The GIL is released.

        Raises `ValueError` when there is no world.

        >>> view = king.Round(king.Deal.from_seed(7), "N").apply("el_almaz").view("E")
        >>> batch = view.worlds().draw(1000, seed=7)
        >>> all(round.view("E") == view for round in batch)
        True
        >>> batch.play_out(8)
        >>> batch.scores.shape
        (1000, 4)
        """
    def nth(self, /, i: SupportsIndex) -> Round:
        """World number i, from 0. The numbering is the same in every language, for ever.

        Raises `IndexError` from `count` on.
        """
    def possible(self, /, seat: SeatLike) -> CardSet:
        """The cards that the seat holds now in some of them. Its hand, when that is seen."""
    def rank(self, /, round: Round) -> int | None:
        """The number of a round; `None` when it is not among them."""
    def sample(self, /, choices: ChoicesLike) -> Round:
        """One of them by chance, each with exactly the same chance. `choices` is a `shuffle.SplitMix64`, which goes on,
        or the seed of a fresh one. Needs no numpy.

        Raises `ValueError` when there is none.
        """
    @property
    def view(self, /) -> View:
        """The view whose worlds they are."""
    def with_(self, /, seat: SeatLike, cards: CardsLike) -> Worlds:
        """Those of them in which the seat holds all these cards now: what a guess makes of it. There may be none. They have
        numbers of their own.

        It is `with` in the other languages, which is a word of its own in Python.

        >>> worlds = king.Round(king.Deal.from_seed(7), "N").view("N").worlds()
        >>> worlds.with_("E", ["HK"]).count == worlds.count_with("E", "HK")
        True
        >>> guess = worlds.without("E", Suit.SPADES.cards)
        >>> f"{guess.count_with('W', 'HK') / guess.count:.2%}"  # the fewer spades, the more hearts has East
        '27.59%'
        """
    def without(self, /, seat: SeatLike, cards: CardsLike) -> Worlds:
        """Those of them in which one does not hold any of these cards now. See `with_`."""

def act(view: View, player: OpponentLike, seed: SupportsIndex) -> Action:
    """What a player does in a view."""

def act_in_party(view: View, player: OpponentLike, seed: SupportsIndex, standings: StandingsLike) -> Action:
    """What a player does in a view when it knows how the party stands."""

def advise(view: View, playouts: SupportsIndex, estimating: SupportsIndex, seed: SupportsIndex, inference: bool, generosity: SupportsFloat | SupportsIndex, threads: SupportsIndex) -> Advice:
    """Advice on a view, by so many play-outs to choose and so many to estimate."""

def advise_in_party(view: View, playouts: SupportsIndex, estimating: SupportsIndex, seed: SupportsIndex, inference: bool, generosity: SupportsFloat | SupportsIndex, threads: SupportsIndex, comes_out: bool, standings: StandingsLike) -> Advice:
    """Advice on a view by one who knows how the party stands."""

def first_declarer(cards: Iterable[CardLike]) -> Seat | None:
    """Who declares first (K2.1): the seats draw a card each in the order N, E, S, W, the highest rank wins, and those tied
    for it draw again from the cards not yet drawn. `cards` are the cards in the order drawn; `None` when they run out
    before it is decided.

    >>> king.first_declarer(["C2", "DK", "H7", "SK", "C4", "C5"])
    king.Seat.WEST
    """

def gains(one: OpponentLike, others: OpponentLike, seed: SupportsIndex, deals: tuple[SupportsIndex, SupportsIndex], rules: HouseRulesLike) -> list[list[int]]:
    """What `one` gains over three `others` on some deals: by contract, in 1/256 point, a row a deal."""

def greedy(table: Table, hand: CardsLike) -> tuple[Action, str] | None:
    """What the greedy player does at a table with that hand, and the text of what speaks for it."""

def greedy_message(reason: str, lang: Lang) -> str | None:
    """The sentence of what speaks for a choice of the greedy player; `None` where that is no text of one."""

def kind_is_decided(kind: ContractKindLike, played: CardsLike) -> bool:
    """Whether no points are left once these cards have been played."""

def kind_is_penalty(kind: ContractKindLike) -> bool:
    """Whether the contract is a penalty."""

def kind_penalty_cards(kind: ContractKindLike) -> CardSet:
    """The cards that cost points."""

def kind_total(kind: ContractKindLike) -> int:
    """What the scores of a round of this contract sum to."""

def kind_trick_points(kind: ContractKindLike, number: SupportsIndex, cards: CardsLike) -> int:
    """The points in a trick."""

def kind_why_not_taken(kind: ContractKindLike, taken: Iterable[SupportsIndex]) -> PointsError | None:
    """Why the four seats cannot have taken these points in one round."""

def party_gains(one: OpponentLike, others: OpponentLike, seed: SupportsIndex, parties: tuple[SupportsIndex, SupportsIndex], rules: HouseRulesLike) -> list[tuple[int, int, int]]:
    """What `one` gains over three `others` in some parties: points, how often it comes out and how much oftener, in 1/256, a row a party."""

def play_out_best(round: Round, budget: SupportsIndex, entries: SupportsIndex) -> Round:
    """The round with its best actions played to the end."""

def review(round: Round, playouts: SupportsIndex, estimating: SupportsIndex, seed: SupportsIndex, inference: bool, threads: SupportsIndex, comes_out: bool, standings: StandingsLike | None) -> list[tuple[Seat, Action, int, tuple[Action, float, float, int, bool] | None, tuple[Action, float, float, int, bool] | None, tuple[str, str]]]:
    """Every action of a round judged."""

def seat_order(seat: SeatLike) -> tuple[Seat, Seat, Seat, Seat]:
    """The four seats in turn order from one."""

def solve(round: Round, budget: SupportsIndex, entries: SupportsIndex) -> tuple[list[tuple[Action, list[int], list[int]]], int]:
    """What each action of an ending comes to when all see all cards."""
