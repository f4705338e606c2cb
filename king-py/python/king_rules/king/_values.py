"""The enums of Konturlu King."""

from __future__ import annotations

from typing import TYPE_CHECKING

from king_rules._native import CardSet
from king_rules._native import king as _native
from king_rules._values import Value

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import SupportsIndex

    from king_rules.king._errors import PointsError
    from king_rules.typing import CardsLike


class Seat(Value):
    """A seat. The turn passes to the left: North, East, South, West (K1.1).

    >>> king.Seat("S"), king.Seat.WEST.next, f"{king.Seat.WEST}", king.Seat.WEST.display_name("tr")
    (king.Seat.SOUTH, king.Seat.NORTH, 'W', 'Batı')
    """

    __module__ = "king_rules.king"

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def next(self) -> Seat:
        """The seat to the left, whose turn is next."""
        return self.order[1]

    @property
    def previous(self) -> Seat:
        """The seat to the right, whose turn was before."""
        return self.order[3]

    @property
    def order(self) -> tuple[Seat, Seat, Seat, Seat]:
        """The four seats in turn order from this one."""
        return _native.seat_order(self)


class Phase(Value):
    """What a round waits for."""

    __module__ = "king_rules.king"

    DECLARE = 0
    """The declarer names a contract (K3)."""
    ANNUL = 1
    """Rıfkı only: the seats keep or annul (K4)."""
    KONTUR = 2
    """The talk, first round: doubles (K5)."""
    SUR = 3
    """The talk, second round: redoubles (K6)."""
    PLAY = 4
    """Cards are played (K7, K8)."""
    OVER = 5
    """Nothing can be done any more: played to the end, or annulled."""


class Relation(Value):
    """How a pair of seats stands to each other (K6.4): the number is how often the difference counts."""

    __module__ = "king_rules.king"

    UNDOUBLED = 0
    """Neither has doubled the other."""
    KONTUR = 1
    """One of the two has doubled the other."""
    SUR = 2
    """Both have (*sürülü*)."""


class ContractKind(Value):
    """One of the eight contracts that each seat declares once (K2.3), without suit (koz) or start rank (dürt).

    >>> king.ContractKind("kiz_almaz").total, king.ContractKind.KIZ_ALMAZ.display_name("tr")
    (-40, 'Kız almaz')
    """

    __module__ = "king_rules.king"

    EL_ALMAZ = 0
    """*El almaz*, no tricks: each trick taken costs 5."""
    KUPA_ALMAZ = 1
    """*Kupa almaz*, no hearts: each heart taken costs 3."""
    ERKEK_ALMAZ = 2
    """*Erkek almaz*, no men: each jack and king taken costs 6."""
    KIZ_ALMAZ = 3
    """*Kız almaz*, no queens: each queen taken costs 10."""
    RIFKI = 4
    """*Rıfkı*, no king of hearts: it costs 30."""
    SON_IKI = 5
    """*Son iki*, not the last two: the 12th trick costs 10, the 13th 20."""
    KOZ = 6
    """*Koz*, trumps: each trick taken wins 5."""
    DURT = 7
    """*Dürt*, the shedding contract: the places win 45, 20, 10 and −10."""

    @property
    def total(self) -> int:
        """What the scores of a round sum to, however it was doubled and played (K3, K9.5)."""
        return _native.kind_total(self)

    @property
    def is_penalty(self) -> bool:
        """Whether it is one of the six penalties (*ceza*); else it is koz or dürt."""
        return _native.kind_is_penalty(self)

    @property
    def penalty_cards(self) -> CardSet:
        """The cards that cost points: empty for the contracts that count tricks or places."""
        return _native.kind_penalty_cards(self)

    def is_decided(self, played: CardsLike) -> bool:
        """Whether no points are left to be taken once these cards have been played (K7.8).

        >>> king.ContractKind.KIZ_ALMAZ.is_decided(Rank.QUEEN.cards)
        True
        """
        return _native.kind_is_decided(self, played)

    def trick_points(self, number: int, cards: CardsLike) -> int:
        """The points in trick `number`, 1 to 13: those taken (≥ 0) in a penalty, those won in koz, 0 in dürt (K3, K9).

        >>> king.ContractKind.ERKEK_ALMAZ.trick_points(1, "K.QJ2..")
        12
        """
        return _native.kind_trick_points(self, number, cards)

    def why_not_taken(self, taken: Iterable[SupportsIndex]) -> PointsError | None:
        """Why the four seats cannot have taken these points (or won, in koz and dürt) in one whole round, as an exception
        that is not raised; `None` when they can.

        >>> print(king.ContractKind.EL_ALMAZ.why_not_taken([5, 4, 6, 50]))
        4 is no multiple of 5 (K3.1)
        """
        return _native.kind_why_not_taken(self, taken)


class RifkiVoid(Value):
    """What a player void in the suit led must do in Rıfkı (K7.5)."""

    __module__ = "king_rules.king"

    NEVER_FORCE_KING = 0
    """Play a heart, but a player whose only heart is K♥ is free (the default)."""
    KING_HOLDER_FREE = 1
    """Play a heart, but whoever holds K♥ is free."""
    HEARTS_ALWAYS = 2
    """Play a heart, K♥ too."""


class PenaltyVoid(Value):
    """What a player void in the suit led must do in the other penalties (K7.4)."""

    __module__ = "king_rules.king"

    FREE = 0
    """Play any card (the default)."""
    MUST_SHED = 1
    """Shed one of the contract's penalty cards if able. Without effect in El almaz and Son iki, nor in Rıfkı."""


class KozVoid(Value):
    """What a player void in the suit led must do in koz (K7.3)."""

    __module__ = "king_rules.king"

    FREE = 0
    """Play any card (the default)."""
    MUST_TRUMP = 1
    """Play a trump if able."""
    MUST_OVERTRUMP = 2
    """Play a trump over the highest in the trick if able, otherwise any trump."""


class DurtEnd(Value):
    """When dürt ends (K8.4); the scores are the same."""

    __module__ = "king_rules.king"

    ALL_OUT = 0
    """When all four are out of cards (the default)."""
    FOURTH_DECIDED = 1
    """When three are out, so that the fourth place is decided."""


class SaleTie(Value):
    """Who buys when several partners of the same kind took equally most (K9.4)."""

    __module__ = "king_rules.king"

    FIRST_IN_TURN = 0
    """The first of them in turn order after the seller (the default)."""
    STAYS = 1
    """Nobody: the seller keeps its points, and no lesser kind of partner buys then."""
