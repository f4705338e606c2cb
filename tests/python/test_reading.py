"""What is read as what: liberal in the form, strict in the meaning."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from conftest import Index, king_positions

from king_rules import Card, CardSet, PackError, ParseError, Rank, Suit, balayi, king, law, shuffle

DEAL = king.Deal.from_seed(7)
PACK = balayi.Pack.from_seed(7)


def test_cards() -> None:
    for card in Card.all():
        texts = [str(card), str(card).lower(), card.symbol, f"{card.suit}{card.rank}"]
        forms: list[Any] = [card, card.index, Index(card.index), *texts]
        assert {Card(form) for form in forms} == {Card(card.suit, card.rank)} == {card}
        assert int(card) == card.index == 13 * card.suit + card.rank
    assert Card("H10") == Card("♥10") == Card("ht") == Card("H", "T") == Card(2, 8)
    for wrong in ("", "S", "SX", "S1", "SAA", " S", "S A", "10H"):
        with pytest.raises(ParseError):
            Card(wrong)
    for number in (52, -1, 10**30, Index(52)):
        with pytest.raises(ValueError):
            Card(number)
    others: list[Any] = [None, True, 1.0, Suit.CLUBS, king.Seat.NORTH, king.Action("SA"), b"SA", ["SA"]]
    for other in others:
        with pytest.raises(TypeError):
            Card(other)


def test_seats_and_players() -> None:
    seats: list[Any] = ["S", 2, Index(2), king.Seat.SOUTH]
    for seat in seats:
        assert DEAL[seat] == DEAL.hand(seat) == DEAL.hands[2]
        assert king.Round(DEAL, seat).declarer is king.Seat.SOUTH
    players: list[Any] = ["1", 1, Index(1), balayi.Player.ONE]
    for player in players:
        assert balayi.Round(PACK, player).dealer is balayi.Player.ONE
    for wrong in ("k", "sout", "", 4, -1):
        with pytest.raises(ValueError):
            DEAL[wrong]
    # Another number is not a seat, though Python calls them equal.
    others: list[Any] = [None, Suit.HEARTS, Rank.FOUR, True, 2.0, Card("C4"), balayi.Player.ONE, king.Phase.KONTUR]
    for other in others:
        with pytest.raises(TypeError, match="no Seat"):
            DEAL[other]


def test_actions() -> None:
    round = king.Round(DEAL, "N")
    forms: list[Any] = [61, Index(61), "koz:H", king.Action("koz:H"), king.Contract("koz:H")]
    assert {king.Action(form) for form in forms} == {king.Action("koz:H")}
    assert len({round.apply(form) for form in forms}) == 1
    playing = round.apply("el_almaz").apply("iyi").apply("iyi").apply("iyi")
    card = min(playing.legal_cards)
    play: list[Any] = [card, card.index, Index(card.index), str(card), king.Action(card)]
    assert len({playing.apply(form) for form in play}) == 1
    others: list[Any] = [None, True, 5.0, king.ContractKind.EL_ALMAZ, king.Seat.NORTH, Suit.CLUBS, b"SA", ["SA"]]
    for other in others:
        for take in (king.Action, round.apply, round.why_not, round.table.apply, round.view("N").apply):
            with pytest.raises(TypeError, match="no action"):
                take(other)
    for wrong in ("", "SX", "kontur:", "kontur:EN", "koz", 109, -1, 2**70):
        for take in (king.Action, round.apply, round.why_not):
            with pytest.raises(ValueError):
                take(wrong)


def test_actions_of_balayi() -> None:
    round = balayi.Round(PACK, 0)
    forms: list[Any] = [56, Index(56), "NT", balayi.Action("NT"), balayi.Denomination.NO_TRUMP]
    assert {balayi.Action(form) for form in forms} == {balayi.Action("NT")}
    assert len({round.apply(form) for form in forms}) == 1
    # A denomination is not the action of its number, which would play a card.
    assert balayi.Action(balayi.Denomination.CLUBS).code == 52
    others: list[Any] = [None, True, 5.0, king.Seat.NORTH, Suit.CLUBS, balayi.Player.ONE]
    for other in others:
        with pytest.raises(TypeError, match="no action"):
            round.apply(other)
    for wrong in ("", "X", 57, -1):
        with pytest.raises(ValueError):
            round.apply(wrong)


def test_masa_and_soyleyen_haric() -> None:
    for round in king_positions(3):
        if round.phase == king.Phase.KONTUR:
            assert round.turn is not None
            others = king.SeatSet.ALL - {round.turn}
            without_declarer = others - {round.declarer}
            assert round.why_not("masa") == round.why_not(king.Action.kontur(others))
            assert round.why_not("soyleyen_haric") == round.why_not(king.Action.kontur(without_declarer))
            if round.why_not("masa") is None:
                assert round.apply("masa") == round.apply(king.Action.kontur(others))
                assert round.view(round.turn).apply("masa") == round.apply("masa").view(round.turn)
                assert round.table.apply("masa") == round.apply("masa").table
    with pytest.raises(ParseError):
        king.Action("masa")


def test_the_empty_double_is_iyi() -> None:
    iyi = king.Action("iyi")
    assert king.Action.kontur([]) == king.Action.sur("-") == iyi and hash(king.Action.kontur(0)) == hash(iyi)
    assert king.Action.kontur([]).kind == "iyi" and iyi.seats == king.SeatSet()


def test_contracts() -> None:
    for contract in king.Contract.all():
        assert king.Contract(contract.index) == king.Contract(str(contract)) == king.Contract(contract) == contract
        if contract.kind.is_penalty:
            assert king.Contract(contract.kind) == contract
        else:
            more: Any = contract.start if contract.trump is None else contract.trump
            assert king.Contract(contract.kind, more) == king.Contract(contract.kind.text, more.text) == contract
    arguments: list[tuple[Any, ...]] = [("koz",), (king.ContractKind.KOZ,), ("koz", "X"), ("el_almaz", "C"), (23,)]
    for wrong in arguments:
        with pytest.raises(ValueError):
            king.Contract(*wrong)
    arguments = [(None,), (Suit.CLUBS,), ("koz", Rank.TWO), ("durt", Suit.CLUBS)]
    for wrong in arguments:
        with pytest.raises(TypeError):
            king.Contract(*wrong)


def test_deals() -> None:
    text = str(DEAL)
    forms: list[Any] = [DEAL, text, DEAL.hands, [str(hand) for hand in DEAL], [list(hand) for hand in DEAL]]
    forms += [[int(hand) for hand in DEAL], iter(DEAL.hands)]
    assert {king.Deal(form) for form in forms} == {DEAL}
    first = text[2:].split()
    assert king.Deal("E:" + " ".join(first[1:] + first[:1])) == DEAL
    with pytest.raises(PackError, match="occurs twice"):
        king.Deal([DEAL["N"]] * 4)
    with pytest.raises(PackError, match="number of cards: 12 instead of 13"):
        king.Deal([DEAL["N"] - {max(DEAL["N"])}, *DEAL.hands[1:]])
    with pytest.raises(ValueError, match="3 items instead of 4"):
        king.Deal(DEAL.hands[:3])
    with pytest.raises(ValueError, match="more items instead of 4"):
        king.Deal(itertools.repeat(DEAL["N"]))  # without end
    endless: list[Callable[[], object]] = [
        lambda: balayi.Pack(itertools.repeat("SA")),
        lambda: king.Deal.from_pack(itertools.repeat("SA"), "N"),
        lambda: king.Trick("N", itertools.repeat("SA")),
        lambda: law.winner(itertools.repeat("SA")),
    ]
    for call in endless:
        with pytest.raises(PackError, match="number of cards: 255 instead of 52"):
            call()
    with pytest.raises(ParseError):
        king.Deal(text + " x")
    for wrong in (None, 7):
        with pytest.raises(TypeError):
            king.Deal(wrong)  # type: ignore[arg-type]
    with pytest.raises(PackError):
        king.Deal.from_pack(Card.all()[:51], "N")
    with pytest.raises(PackError):
        king.Deal.from_pack(["SA"] * 52, "N")
    assert king.Deal.from_pack(shuffle.pack(7), "W") == king.Deal.from_pack(list(map(str, shuffle.pack(7))), 3)


def test_packs() -> None:
    forms: list[Any] = [PACK, str(PACK), PACK.cards, list(map(str, PACK)), list(map(int, PACK)), iter(PACK)]
    assert {balayi.Pack(form) for form in forms} == {PACK}
    assert PACK[-1] == PACK.cards[51] and PACK[2:4] == PACK.cards[2:4]
    with pytest.raises(IndexError):
        PACK[52]
    with pytest.raises(PackError):
        balayi.Pack(["SA"] * 52)
    with pytest.raises(PackError):
        balayi.Pack(PACK.cards[:51])


def test_house_rules() -> None:
    rules = king.HouseRules(koz_void="must_trump", early_end=False)
    texts: dict[str, Any] = {"koz_void": "must_trump", "early_end": "false"}
    forms: list[Any] = [rules, str(rules), texts, {"koz_void": king.KozVoid.MUST_TRUMP, "early_end": False}]
    forms += [{"koz_void": 1, "early_end": False}]
    assert {king.HouseRules(form) for form in forms} == {rules}
    assert {king.Round(DEAL, 0, rules=form).house_rules for form in forms} == {rules}
    assert {king.Party("N", form).house_rules for form in forms} == {rules}
    assert king.HouseRules(**{**texts, "koz_void": "free"}) == rules.replace(koz_void="free")
    assert king.HouseRules(rules, early_end=True) == king.HouseRules(koz_void="must_trump")
    assert king.HouseRules() == king.HouseRules("-") == king.HouseRules({})
    for option in king.HouseRules.OPTIONS:
        assert getattr(rules, option) == getattr(king.HouseRules(rules), option)
    for wrong in ({"koz": "free"}, {"koz_void": "sometimes"}, {"early_end": "yes"}, "koz_void=free", "x"):
        with pytest.raises(ValueError):
            king.HouseRules(wrong)
    others: list[Any] = [None, 0, [("early_end", False)], {"koz_void": king.PenaltyVoid.FREE}, {"early_end": 0}]
    for other in others:
        with pytest.raises(TypeError):
            king.HouseRules(other)
    with pytest.raises(TypeError):
        king.HouseRules(koz="free")  # type: ignore[call-arg]


def test_unused() -> None:
    kinds = ["rifki", "durt"]
    forms: list[Any] = [kinds, kinds[::-1], "rifki,durt", [4, 7], 0x90, king.ContractSet(kinds)]
    forms += [{king.ContractKind.RIFKI, king.ContractKind.DURT}]
    assert {king.Round(DEAL, 0, form).unused for form in forms} == {king.ContractSet(kinds)}
    assert king.Round(DEAL, 0).unused == king.Round(DEAL, 0, "all").unused == king.ContractSet.ALL
    assert king.Round(DEAL, 0, king.ContractKind.RIFKI).unused == {king.ContractKind.RIFKI}
    nothing_at_all: list[Any] = [[], "-", 0]
    for empty in nothing_at_all:
        with pytest.raises(king.SetupError) as nothing:
            king.Round(DEAL, 0, empty)
        assert nothing.value.clause == "K2.3"
        with pytest.raises(balayi.SetupError) as nothing_here:
            balayi.Round(PACK, 0, empty)
        assert nothing_here.value.clause == "B1.3"


def test_numbers() -> None:
    assert king.Deal.from_seed(2**64 - 1) == king.Deal.from_seed(Index(2**64 - 1))
    for seed in (-1, 2**64):
        for take in (king.Deal.from_seed, balayi.Pack.from_seed, shuffle.SplitMix64, shuffle.pack):
            with pytest.raises(ValueError):
                take(seed)
    with pytest.raises(TypeError):
        king.Deal.from_seed("7")  # type: ignore[arg-type]
    doubles = king.Doubles("N>ES")
    assert doubles.settle("kiz_almaz", (10, 10, 20, 0)) == doubles.settle("kiz_almaz", iter([10, 10, 20, 0]))
    for wrong in ([1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, 10**9]):
        with pytest.raises(ValueError):
            doubles.settle("kiz_almaz", wrong)
    with pytest.raises(TypeError):
        doubles.settle("kiz_almaz", "1234")  # type: ignore[arg-type]
    assert king.Doubles(6) == king.Doubles("N>ES") and int(king.Doubles("N>ES")) == 6
    for mask in (1, 2**16, -1):
        with pytest.raises(ValueError):
            king.Doubles(mask)
    with pytest.raises(ValueError):
        king.ContractKind.KOZ.trick_points(14, CardSet())
    with pytest.raises(ValueError):
        king.durt.points([1, 2, 3, 5])
    assert king.durt.points([1, None, 3, None]) == (45, 0, 10, 0)


NUMBERS: dict[str, Callable[[Any], object]] = {
    "Deal.from_seed": king.Deal.from_seed,
    "Pack.from_seed": balayi.Pack.from_seed,
    "SplitMix64": shuffle.SplitMix64,
    "choices": lambda number: shuffle.choices(7, number),
    "king.play_out": king.Round(DEAL, "N").play_out,
    "king.perft": king.Round(DEAL, "N").perft,
    "balayi.perft": balayi.Round(PACK, 0).perft,
    "trick_points": lambda number: king.ContractKind.KOZ.trick_points(number, CardSet()),
    "Place": lambda number: balayi.Place("open", 0, number),
    "Place.of": lambda number: balayi.Place.of(number, 0),
    "line_column": lambda number: ParseError(("no", "yok", 1, None, 0, 0), number).line_column("text"),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_that_are_none_and_that_do_not_fit(name: str) -> None:
    take = NUMBERS[name]
    for number in (-1, 2**64, 2**200, -(2**200)):
        for form in (number, Index(number)):
            with pytest.raises(ValueError):
                take(form)
    others: list[Any] = [True, Suit.DIAMONDS, 1.0, "1", None]
    for other in others:
        with pytest.raises(TypeError):
            take(other)
    assert take(1) is not None and take(Index(1)) is not None


def test_tricks_that_there_are_not() -> None:
    over = king.Round(DEAL, "N").apply("el_almaz").play_out(shuffle.choices(7, 0))
    assert over.winner_of(12) is over.winner_of(Index(12)) is not None
    for number in (13, -1, 300, 2**64, -(2**200)):
        for form in (number, Index(number)):
            assert over.winner_of(form) is over.table.winner_of(form) is over.view("N").winner_of(form) is None
    others: list[Any] = [True, 1.0, "1", None, Suit.CLUBS]
    for other in others:
        with pytest.raises(TypeError):
            over.winner_of(other)


def test_pure_functions() -> None:
    assert law.winner([]) is None and law.winner(["C2"]) == 0
    assert law.winner(["C2", "CA", "D3"]) == 1 and law.winner(["C2", "CA", "D3"], "D") == 2
    assert king.Trick("N", ["C2", "CA", "D3"]).winner() is king.Seat.EAST
    assert king.Trick("N").winner() is None and not king.Trick("N")
    with pytest.raises(ValueError):
        king.Trick("N", ["C2", "CA", "D3", "D4", "D5"])
    assert balayi.Denomination.SPADES.scores([15, 11]) == (8, -8)
    for game, one in ((king, "N"), (balayi, 0)):
        trick = game.Trick(one, ["C2", "CA"])
        assert trick.winner() == trick.plays[1][0] and trick.card(trick.plays[0][0]) == Card("C2")
        assert [*map(str, trick)] == ["C2", "CA"] and trick.cards == CardSet(trick) and len(game.Trick(one)) == 0
    with pytest.raises(ValueError, match="two cards lie"):
        balayi.Duties(balayi.Trick(0, ["C2", "CA"]))
    king.Duties("rifki", king.Trick("N", ["C2", "CA", "D3"]), hearts_open=False)
    with pytest.raises(ValueError, match="four cards lie"):
        king.Duties("rifki", king.Trick("N", ["C2", "CA", "D3", "D4"]), hearts_open=False)
    assert king.ContractKind.KUPA_ALMAZ.trick_points(1, "K.QJ2..") == 9
    assert king.Doubles().settle("koz", [65, 0, 0, 0]) == (65, 0, 0, 0)


def test_choices() -> None:
    round = king.Round(DEAL, "N")
    numbers = shuffle.choices(7, 3)
    again = shuffle.choices(7, 3)
    while round.turn is not None:
        action = round.choose(numbers)
        assert action is not None and action in round.legal_actions
        round = round.apply(action)
    assert round.choose(numbers) is None
    assert king.Round(DEAL, "N").play_out(again) == round
    # Both generators have gone on by as many numbers: choosing after the end draws none.
    assert numbers.next_u64() == again.next_u64()
    # A seed stands for a fresh generator.
    assert king.Round(DEAL, "N").play_out(5) == king.Round(DEAL, "N").play_out(shuffle.SplitMix64(5))
    two = balayi.Round(PACK, 0)
    assert two.play_out(5) == two.play_out(shuffle.SplitMix64(5)) and two.choose(5) in two.legal_actions
    with pytest.raises(TypeError, match="no choices"):
        round.play_out("5")  # type: ignore[arg-type]


def test_numbers_of_the_generator() -> None:
    numbers = shuffle.SplitMix64(7)
    for wrong in (-1, 2**64):
        for asked in (numbers.below, numbers.output, lambda k: shuffle.deal_seed(7, k), lambda k: shuffle.choices(7, k)):
            with pytest.raises(ValueError, match="out of range"):
                asked(wrong)
    assert numbers.next_u64() == shuffle.SplitMix64(7).next_u64(), "what is refused uses up no number"


def test_a_contract_is_settled_as_its_kind() -> None:
    doubles = king.Doubles("E>N")
    taken = [40, 5, 10, 10]
    wanted = doubles.settle(king.ContractKind.KOZ, taken)
    for contract in ("koz", "koz:H", king.Contract("koz:H"), 6):
        assert doubles.settle(contract, taken) == wanted
        assert king.settle_all(contract, doubles, [taken]).tolist() == [list(wanted)]
        assert doubles.why_not("N", contract) is None and doubles.buyer(contract, taken, "N") is None
    for wrong in ("koz:X", "all", 8, -1, True, None, king.Seat.NORTH):
        with pytest.raises((TypeError, ValueError)):
            doubles.settle(wrong, taken)  # type: ignore[arg-type]


class Raises:
    """No integer after all."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def __index__(self) -> int:
        raise self.error


@pytest.mark.parametrize("read", [Card, king.Action, king.Contract, king.Doubles, balayi.Action, CardSet, king.Deal.from_seed])
def test_what_index_raises_is_raised(read: Any) -> None:
    for error in (KeyboardInterrupt(), ZeroDivisionError("no"), MemoryError()):
        with pytest.raises(type(error)):
            read(Raises(error))
    with pytest.raises(TypeError):
        read(Raises(TypeError("no integer")))


def test_what_is_big_can_be_held_weakly() -> None:
    r, other = king.simulated_round(7, 0), balayi.simulated_round(7, 0)
    view, more = r.view("N"), other.view(0)
    values = [r, r.table, view, view.worlds(), king.Deals(), king.Party("N"), king.RoundBatch([r])]
    values += [other, other.table, more, more.worlds(), balayi.Match(0), balayi.RoundBatch([other])]
    for value in values:
        assert weakref.ref(value)() is value


def test_generators_are_equal_when_they_go_on_alike() -> None:
    one, two = shuffle.SplitMix64(7), shuffle.SplitMix64(7)
    assert one == two and one.next_u64() == two.next_u64() and one == two and one != shuffle.SplitMix64(7)
    assert one != 7 and one != "7"
    with pytest.raises(TypeError):
        hash(one)
