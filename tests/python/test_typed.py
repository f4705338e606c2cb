"""A program as users write it, whose types mypy and pyright check; it runs as well."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any

from king_rules import Card, CardSet, IllegalAction, Rank, Reason, Suit, balayi, king, law, shuffle
from king_rules.king.typing import ActionLike, SeatLike
from king_rules.typing import CardsLike

if TYPE_CHECKING:
    from typing_extensions import assert_type
else:

    def assert_type(value: Any, _: object) -> Any:
        return value


def highest(cards: AbstractSet[Card]) -> Card:
    return max(cards)


def count(cards: CardsLike) -> int:
    return len(CardSet(cards))


def act(round: king.Round, seat: SeatLike, action: ActionLike) -> king.Round:
    return round.apply(action) if round.turn is king.Seat(seat) else round


def test_king() -> None:
    round = king.Round(king.Deal.from_seed(7), "N", unused="all", rules={"koz_void": "must_trump"})
    assert_type(round.turn, "king.Seat | None")
    assert_type(round.phase, king.Phase)
    assert_type(round.contract, "king.Contract | None")
    assert_type(round.legal_actions, king.ActionSet)
    assert_type(round.legal_mask, int)
    assert_type(round.scores, "tuple[int, int, int, int] | None")
    assert_type(round.why_not("SA"), "king.Illegal | None")
    assert_type(round.house_rules.koz_void, king.KozVoid)
    assert_type([seat for seat, _ in round.actions], "list[king.Seat]")
    round = act(act(round, "N", "kiz_almaz"), king.Seat.EAST, king.Action.kontur("N"))
    view: king.View = round.view(1)
    assert_type(view.hand("N"), "CardSet | None")
    assert_type(view.with_hidden({"N": round.hand("N"), "S": round.hand("S"), "W": round.hand("W")}), king.Round)
    worlds = view.worlds().without("W", ["HK"])
    assert_type((worlds.count, worlds.count_with("N", "SA")), "tuple[int, int]")
    assert_type((worlds.nth(0), worlds.rank(round)), "tuple[king.Round, int | None]")
    assert_type(worlds.draw(1, seed=7), king.RoundBatch)
    assert_type(next(iter(worlds)), king.Round)
    try:
        round.apply(Card("SA"))
    except IllegalAction as error:
        assert_type(error.illegal.reason, Reason)
        assert_type(error.message("tr"), str)
    over = round.play_out(shuffle.choices(7, 0))
    assert over.scores is not None and sum(over.scores) == king.ContractKind.KIZ_ALMAZ.total
    party = king.Party("N", over.house_rules).record(over)
    assert_type(party.results[0].taken, "tuple[int, int, int, int]")
    assert_type(party.outcome, "king.Outcome | None")


def test_sets() -> None:
    hand = CardSet("K762.J.AQ.AKQ654")
    assert_type(hand & Suit.HEARTS.cards, CardSet)
    assert_type(hand | {Card("SA")}, CardSet)
    assert_type(hand - frozenset({Card("SA")}), CardSet)
    assert_type(hand.union(["SA", 3], "...2"), CardSet)
    assert_type({card.suit for card in hand}, "set[Suit]")
    assert_type(hand.highest, "Card | None")
    assert_type((hand & Suit.HEARTS.cards) or hand, CardSet)
    assert highest(hand) == Card("SK") and highest(frozenset(hand)) == Card("SK")
    assert count(hand) == count(list(hand)) == count("K762.J.AQ.AKQ654") == count(int(hand)) == 13
    assert count(Card("SA")) == 1
    assert_type(Rank.ACE.cards, CardSet)
    assert_type(law.winner(hand, "S"), "int | None")
    seats = king.SeatSet("NS")
    assert_type(list(seats), "list[king.Seat]")
    assert_type(~seats, king.SeatSet)


def test_balayi() -> None:
    round = balayi.Round(balayi.Pack.from_seed(7), dealer=0)
    assert_type(round.turn, "balayi.Player | None")
    assert_type(round.denomination, "balayi.Denomination | None")
    assert_type(round.pack[0], Card)
    assert_type(round.pack[:2], "tuple[Card, ...]")
    assert_type(round.scores, "tuple[int, int] | None")
    over = round.apply(balayi.Denomination.HEARTS).play_out(shuffle.choices(7, 0))
    assert over.result is not None
    assert_type(over.result.denomination, balayi.Denomination)
    game = balayi.Match(0).record(over)
    assert_type(game.outcome, "balayi.Outcome | None")
