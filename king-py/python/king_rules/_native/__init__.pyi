"""The native half of the package king_rules."""

from . import balayi as balayi, batch as batch, king as king
from collections.abc import Iterable, Iterator, Set as AbstractSet
from king_rules import Rank, Suit
from king_rules.typing import CardLike, CardsLike, Lang, RankLike, SuitLike
from typing import Any, ClassVar, Final, SupportsIndex, final, overload

__all__ = [
    "Card",
    "CardSet",
    "ComparedMember",
    "STRENGTH",
    "SplitMix64",
    "__version__",
    "balayi",
    "batch",
    "choices",
    "deal_seed",
    "is_turkish",
    "king",
    "line_column",
    "member_display_name",
    "member_from_text",
    "member_text",
    "pack",
    "rank_cards",
    "rank_figure",
    "suit_cards",
    "suit_symbol",
    "winner",
]

STRENGTH: Final[int]
"""The number of the players' play."""
__version__: Final[str]
"""The version of the package, and of king-rules."""

@final
class Card:
    """One of the 52 cards. Its number is 13 × suit + rank: ♣2 is 0 and ♠A is 51; cards compare by it.

    A card is made from its text (suit first: `SA`; `sa`, `H10` and `♥10` are read too), from its number, or from a suit
    and a rank. Wherever a card is taken, its text and its number are taken as well.

    >>> Card("HK"), Card(37), Card(Suit.HEARTS, Rank.KING)
    (Card('HK'), Card('HK'), Card('HK'))
    >>> Card("HK").suit, int(Card("HK"))
    (Suit.HEARTS, 37)
    """
    ACE_OF_HEARTS: Final[Card]
    """A♥: a seat whose only heart it is may annul a Rıfkı round, as with K♥ (K4.1)."""
    KING_OF_HEARTS: Final[Card]
    """K♥, the card called *Rıfkı* (K1.3)."""
    def __copy__(self, /) -> Card: ...
    def __deepcopy__(self, /, _memo: Any) -> Card: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __ge__(self, other: Card, /) -> bool: ...
    def __gt__(self, other: Card, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __int__(self, /) -> int: ...
    def __le__(self, other: Card, /) -> bool: ...
    def __lt__(self, other: Card, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    @overload
    def __new__(cls, card: CardLike, rank: None=None, /) -> Card: ...
    @overload
    def __new__(cls, card: SuitLike, rank: RankLike, /) -> Card: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @staticmethod
    def all() -> tuple[Card, ...]:
        """Every card, in the order of the numbers."""
    def display_name(self, /, lang: Lang='en') -> str:
        """Its name for people, in English (`"en"`) or Turkish (`"tr"`).

        >>> Card("HK").display_name(), Card("HK").display_name("tr")
        ('king of hearts', 'kupa papazı')
        """
    @property
    def higher(self, /) -> CardSet:
        """The cards of its suit that are higher than it."""
    @property
    def index(self, /) -> int:
        """Its number, 0 to 51."""
    @property
    def rank(self, /) -> Rank:
        """Its rank."""
    @property
    def suit(self, /) -> Suit:
        """Its suit."""
    @property
    def symbol(self, /) -> str:
        """The card as people write it: `♥10`."""

@final
class CardSet(AbstractSet[Card]):
    """An immutable set of cards, with all that a `frozenset` can do; its items stand in the order of their numbers.

    It is made from any iterable of cards, from a hand in text (spades first, ranks high to low: `K762.J.AQ.AKQ654`) or
    from a mask (bit = number of the card), which `int()` returns. Wherever a set of cards is taken, these are taken
    as well. Beside `&`, `|`, `-` and `^` a suit or a rank stands for its cards. As an empty set is false, a duty of play
    reads like its rule: `(hand & led) or hand`.

    >>> hand = CardSet("K762.J.AQ.AKQ654")
    >>> len(hand), "HJ" in hand, hand & Suit.HEARTS, hand - Rank.KING
    (13, True, CardSet('.J..'), CardSet('762.J.AQ.AQ654'))
    >>> hand.shape, hand.spades, hand.honours
    ((6, 2, 1, 4), CardSet('K762...'), CardSet('K.J.AQ.AKQ'))
    >>> CardSet(["SA", "C2"]), int(CardSet(["SA", "C2"])), CardSet(3)
    (CardSet('A...2'), 2251799813685249, CardSet('...32'))
    """
    ALL: Final[CardSet]
    """The whole pack."""
    EMPTY: Final[CardSet]
    """No card."""
    def __and__(self, other: AbstractSet[Any] | Suit | Rank, /) -> CardSet: ...
    def __contains__(self, item: Any, /) -> bool: ...
    def __copy__(self, /) -> CardSet: ...
    def __deepcopy__(self, /, _memo: Any) -> CardSet: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __format__(self, /, spec: str) -> str: ...
    def __ge__(self, other: AbstractSet[object], /) -> bool: ...
    def __gt__(self, other: AbstractSet[object], /) -> bool: ...
    def __hash__(self, /) -> int:
        """The hash of the `frozenset` of the items, which the set is equal to."""
    def __int__(self, /) -> int: ...
    def __invert__(self, /) -> CardSet:
        """The cards of the pack that are not in the set."""
    def __iter__(self, /) -> Iterator[Card]: ...
    def __le__(self, other: AbstractSet[object], /) -> bool: ...
    def __len__(self, /) -> int: ...
    def __lt__(self, other: AbstractSet[object], /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __new__(cls, cards: CardsLike=(), /) -> CardSet: ...
    def __or__(self, other: AbstractSet[Any] | Suit | Rank, /) -> CardSet: ...
    def __rand__(self, other: AbstractSet[Any] | Suit | Rank, /) -> CardSet: ...
    def __ror__(self, other: AbstractSet[Any] | Suit | Rank, /) -> CardSet: ...
    def __rsub__(self, other: AbstractSet[Any] | Suit | Rank, /) -> CardSet: ...
    def __rxor__(self, other: AbstractSet[Any] | Suit | Rank, /) -> CardSet: ...
    def __sub__(self, other: AbstractSet[Any] | Suit | Rank, /) -> CardSet: ...
    def __xor__(self, other: AbstractSet[Any] | Suit | Rank, /) -> CardSet: ...
    def _repr_html_(self, /) -> str:
        """What a notebook shows: `to_html` of the value."""
    @property
    def clubs(self, /) -> CardSet:
        """Its clubs."""
    def copy(self, /) -> CardSet:
        """The set itself, as it never changes."""
    @property
    def diamonds(self, /) -> CardSet:
        """Its diamonds."""
    def difference(self, /, *others: CardsLike) -> CardSet:
        """The items that are in none of the others."""
    @property
    def hearts(self, /) -> CardSet:
        """Its hearts."""
    @property
    def highest(self, /) -> Card | None:
        """The card of the highest number, `None` of an empty set: the highest of its suit when the set is of one suit."""
    @property
    def honours(self, /) -> CardSet:
        """Its aces, kings, queens, jacks and tens."""
    def intersection(self, /, *others: CardsLike) -> CardSet:
        """The items that are in all others too."""
    def isdisjoint(self, /, other: CardsLike) -> bool:
        """Whether it has no item in common with the other."""
    def issubset(self, /, other: CardsLike) -> bool:
        """Whether every item is in the other."""
    def issuperset(self, /, other: CardsLike) -> bool:
        """Whether it has every item of the other."""
    @property
    def lowest(self, /) -> Card | None:
        """The card of the lowest number, `None` of an empty set: the lowest of its suit when the set is of one suit."""
    @property
    def shape(self, /) -> tuple[int, int, int, int]:
        """How many cards it has of each suit, in the order of the suits: ♣, ♦, ♥, ♠. `shapes` tells it of many hands.

        >>> CardSet("K762.J.AQ.AKQ654").shape[Suit.SPADES]
        4
        """
    @property
    def spades(self, /) -> CardSet:
        """Its spades."""
    def symmetric_difference(self, /, other: CardsLike) -> CardSet:
        """The items that are in it or in the other, but not in both."""
    def union(self, /, *others: CardsLike) -> CardSet:
        """The items of it and of all others."""

class ComparedMember:
    """What the members of the package's enums, which are integers, compare by. A class of its own, because a comparison written in
    Python would take ten times as long.
    """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class SplitMix64:
    """The SplitMix64 generator, state = seed. It goes on when it is used, as nothing else in this package does but the
    batches of rounds and the files that are read.

    >>> numbers = shuffle.SplitMix64(7)
    >>> numbers.next_u64(), numbers.next_u64()
    (7191089600892374487, 309689372594955804)
    >>> numbers == shuffle.SplitMix64(numbers.state), numbers == shuffle.SplitMix64(7)
    (True, False)
    >>> import copy
    >>> copy.copy(numbers).next_u64() == numbers.next_u64()  # a copy goes on by itself; so does what is pickled
    True
    """
    def __copy__(self, /) -> SplitMix64:
        """Another generator, which goes on like this one but apart from it."""
    def __deepcopy__(self, /, _memo: Any) -> SplitMix64: ...
    def __eq__(self, other: object, /) -> bool:
        """Whether the other goes on like this one. As that changes, a generator has no hash."""
    def __new__(cls, /, seed: SupportsIndex) -> SplitMix64: ...
    def below(self, /, n: SupportsIndex) -> int:
        """A number below `n`: the high 64 bits of next × n. Uses up one number, also when `n` is 1; returns 0 for `n` = 0."""
    def next_u64(self, /) -> int:
        """The next number, 0 to 2⁶⁴ − 1."""
    def output(self, /, k: SupportsIndex) -> int:
        """Output number k of this generator from here, the next one being number 0. It does not go on by this."""
    @property
    def state(self, /) -> int:
        """Its state: the seed of a generator that goes on like this one."""
    __hash__: ClassVar[None]  # type: ignore[assignment]

def choices(seed: SupportsIndex, k: SupportsIndex) -> SplitMix64:
    """The generator of the choices in simulated play number k of a seed. It has nothing to do with the deals of that seed,
    while `SplitMix64(seed)` draws the numbers of the pack of that seed again.
    """

def deal_seed(seed: SupportsIndex, k: SupportsIndex) -> int:
    """The seed of deal number k (from 0, annulled deals counted) of a party, a match or a simulation by seed.

    >>> king.Deal.from_seed(shuffle.deal_seed(7, 0))["N"]
    CardSet('JT642.8.KJ742.63')
    """

def is_turkish(lang: Lang) -> bool:
    """Whether a language is Turkish."""

def line_column(at: SupportsIndex, text: str) -> tuple[int, int]:
    """The place of byte `at` of a text as line and column, both from 1."""

def member_display_name(module: str, name: str, number: SupportsIndex, lang: Lang) -> str:
    """The name for people of member `number` of an enum of this package."""

def member_from_text(module: str, name: str, text: str) -> int:
    """The number of the member with that text."""

def member_text(module: str, name: str, number: SupportsIndex) -> str:
    """The text of member `number` of an enum of this package."""

def pack(seed: SupportsIndex) -> tuple[Card, ...]:
    """The pack of a seed: 52 cards in the order in which they are dealt.

    >>> shuffle.pack(7)[:3]
    (Card('HT'), Card('C8'), Card('D4'))
    """

def rank_cards(rank: RankLike) -> CardSet:
    """The four cards of a rank."""

def rank_figure(rank: RankLike) -> str:
    """A rank as it stands on a card."""

def suit_cards(suit: SuitLike) -> CardSet:
    """The thirteen cards of a suit."""

def suit_symbol(suit: SuitLike) -> str:
    """The sign of a suit."""

def winner(cards: Iterable[CardLike], trump: SuitLike | None=None) -> int | None:
    """Which of the cards of a trick, in the order played, wins it, counted from 0: the highest trump, otherwise the
    highest card of the suit led (K7.2, B5.4). `None` for no card.

    >>> law.winner(["S9", "C2", "SA", "HA"]), law.winner(["S9", "C2", "SA", "HA"], trump="C")
    (2, 1)
    """
