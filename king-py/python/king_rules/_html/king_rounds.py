"""Deals, tricks, rounds, tables and views of Konturlu King."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias
from xml.etree.ElementTree import Element

from king_rules import king
from king_rules._html.markup import ACCENT, FELT, LINE, card, cell, el, fan, listed, muted, signed, slot, suits, table
from king_rules._html.words import word
from king_rules._native import Card
from king_rules._values import Suit
from king_rules.king._values import ContractKind, Phase, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from king_rules import CardSet
    from king_rules._html.markup import Child
    from king_rules.typing import Lang

Shown: TypeAlias = king.Round | king.Table | king.View

Played: TypeAlias = tuple[Card | None, bool, bool]
"""What a seat played to a trick, no card standing for a pass; whether it led, and whether it won."""

_AREAS = {Seat.NORTH: "1/2", Seat.EAST: "2/3", Seat.SOUTH: "3/2", Seat.WEST: "2/1"}
"""Row and column of each seat round a table."""


def _cross(seats: Mapping[Seat, Child], center: Child, gap: str) -> Element:
    """A table seen from above: North above, West at the left, East at the right, South below."""
    places = [el("div", f"grid-area:{_AREAS[seat]}", child) for seat, child in seats.items()]
    grid = f"display:inline-grid;grid-template-columns:repeat(3,auto);align-items:center;justify-items:center;gap:{gap}"
    return el("div", grid, places, el("div", "grid-area:2/2", center))


def _seat(name: Child, note: Child, body: Child, *, on_turn: bool = False) -> Element:
    edge = f"2px solid {ACCENT}" if on_turn else LINE
    box = f"min-width:9.5em;padding:.3em .5em;border:{edge};border-radius:.5em;box-sizing:border-box"
    return el("div", box, el("div", "white-space:nowrap", el("b", "", name), " ", note), body)


def deal(deal: king.Deal, lang: Lang) -> Element:
    """The four hands round a table."""
    seats = {seat: _seat(seat.display_name(lang), None, el("div", "", suits(deal[seat], lang))) for seat in Seat}
    return _cross(seats, None, ".4em")


def trick(trick: king.Trick, lang: Lang) -> Element:
    """The cards of a trick where they lie before the seats; that of its leader stands on the name of the seat."""
    plays = dict(trick.plays)
    seats: dict[Seat, Child] = {}
    for seat in Seat:
        leads = muted(" ▸ ", word("leader", lang)) if seat == trick.leader else None
        lies = card(plays[seat], lang) if seat in plays else slot()
        seats[seat] = el("div", "text-align:center", el("div", "font-size:.85em", seat.display_name(lang), leads), lies)
    return el(
        "div",
        f"display:inline-block;padding:.4em .8em;border-radius:.5em;background:{FELT}",
        _cross(seats, None, ".1em .8em"),
    )


def round_(shown: Shown, hand: Callable[[Seat], CardSet | None], lang: Lang) -> Element:
    """A round as far as it is seen: `hand` returns the cards that a seat holds, `None` when they are not seen.

    During the play these are the hands; before and after it, the deal.
    """
    return el("div", "", _head(shown, lang), _around(shown, hand, lang), _talk(shown, lang), _history(shown, lang))


def _head(shown: Shown, lang: Lang) -> Element:
    contract, turn = shown.contract, shown.turn
    phase = word("annulled", lang) if shown.annulled else shown.phase.display_name(lang)
    rules = str(shown.house_rules)
    unused: list[Child] = []
    if contract is None:
        unused = [word("unused", lang), ": ", ", ".join(kind.display_name(lang) for kind in shown.unused)]
    return el(
        "div",
        "",
        listed(
            [
                None if contract is None else el("b", "", contract.display_name(lang)),
                f"{word('declarer', lang)}: {shown.declarer.display_name(lang)}",
                phase,
                None if turn is None else f"{word('turn', lang)}: {turn.display_name(lang)}",
                None
                if rules == "-"
                else muted(word("rules", lang), ": ", el("code", "background:none;color:inherit", rules)),
            ]
        ),
        el("div", "", muted(*unused)) if unused else None,
    )


def _around(shown: Shown, hand: Callable[[Seat], CardSet | None], lang: Lang) -> Element:
    legal = None
    if shown.phase == Phase.PLAY:
        # A table knows no hand, and a view no legal card of the others.
        legal = getattr(shown, "legal_cards", None)
        legal = None if callable(legal) else legal
    seats: dict[Seat, Child] = {}
    for seat in Seat:
        cards = hand(seat)
        if cards is None:
            body = el("div", "", fan(shown.held(seat)))
        else:
            if shown.phase == Phase.OVER:
                cards = cards | shown.played_by(seat)
            on_turn = seat == shown.turn and bool(legal)
            body = el("div", "", suits(cards, lang, legal=legal if on_turn else None) or muted("–"))
        note = muted(word("declarer", lang)) if seat == shown.declarer else None
        seats[seat] = _seat(seat.display_name(lang), note, body, on_turn=seat == shown.turn)
    return el("div", "margin:.4em 0", _cross(seats, _center(shown, lang), ".4em"), data_part="table")


def _center(shown: Shown, lang: Lang) -> Element:
    felt = f"min-width:11em;padding:.4em;border-radius:.5em;background:{FELT};text-align:center;box-sizing:border-box"
    contract = shown.contract
    if contract is not None and contract.kind == ContractKind.DURT:
        # While it is played, what has been laid; after the end the cards stand in the deal round it.
        rows = [(suit, shown.played & suit.cards) for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)]
        if shown.phase == Phase.PLAY:
            lines = (
                el("div", "white-space:nowrap", [card(one, lang) for one in row] or muted(suit.symbol, " –"))
                for suit, row in rows
            )
            return el("div", felt, lines)
        return el("div", felt, muted(contract.display_name(lang)))
    if shown.phase != Phase.PLAY:
        return el("div", felt, muted("–" if contract is None else contract.display_name(lang)))
    plays = dict(shown.trick.plays)
    seats = {seat: card(plays[seat], lang) if seat in plays else slot() for seat in Seat}
    return el("div", felt, _cross(seats, None, ".1em .8em"))


def _talk(shown: Shown, lang: Lang) -> Element | None:
    calls: list[Child] = []
    for seat, action in shown.actions:
        if action.kind not in ("iyi", "kontur", "sur"):
            continue
        seats = ", ".join(other.display_name(lang) for other in action.seats or ())
        phase = Phase.KONTUR if action.kind == "kontur" else Phase.SUR
        what = f"{phase.display_name(lang)} → {seats}" if seats else "iyi"
        calls.append(el("span", "white-space:nowrap", f"{seat.display_name(lang)}: {what}"))
    return el("div", "margin:.3em 0", listed(calls)) if calls else None


def _history(shown: Shown, lang: Lang) -> Element | None:
    contract = shown.contract
    if contract is None or not shown.plays:
        return None
    durt = contract.kind == ContractKind.DURT
    columns = _durt_columns(shown) if durt else _trick_columns(shown)
    sums: list[tuple[str, list[Child]]] = [
        (word("taken" if contract.kind.is_penalty else "won", lang), [signed(taken) for taken in shown.taken])
    ]
    if durt:
        sums.insert(0, (word("place", lang), [f"{place}." if place else None for place in shown.places]))
    if shown.scores is not None:
        sums.append((word("score", lang), [el("b", "", signed(score)) for score in shown.scores]))
    head = [word("lap" if durt else "trick", lang), *(f"{number}" for number in range(1, len(columns) + 1))]
    rows = [
        [
            cell(seat.display_name(lang), head=True, left=True),
            *(cell(_played(column.get(seat), lang)) for column in columns),
            *(cell(column[seat], edge=first) for first, (_, column) in zip((True, False, False), sums)),
        ]
        for seat in Seat
    ]
    if not durt:
        points = [contract.kind.trick_points(number, trick.cards) for number, trick in enumerate(shown.tricks, 1)]
        foot = [muted(word("points", lang)), *(muted(signed(each)) for each in points)]
        rows.append([cell(item, left=item is foot[0]) for item in foot])
    heads = [*(cell(item, head=True, left=item is head[0]) for item in head)]
    heads += (cell(title, head=True, edge=title is sums[0][0]) for title, _ in sums)
    return table([heads], rows, data_part="history")


def _played(play: Played | None, lang: Lang) -> Child:
    if play is None:
        return None
    played, led, won = play
    if played is None:
        return muted(word("pass", lang))
    return el("span", "", muted("▸") if led else None, card(played, lang, mark=won))


def _trick_columns(shown: Shown) -> list[dict[Seat, Played]]:
    """The whole tricks: for each seat its card, whether it led, and whether it won."""
    return [
        {seat: (played, seat == one.leader, seat == one.winner(shown.trump)) for seat, played in one.plays}
        for one in shown.tricks
    ]


def _durt_columns(shown: Shown) -> list[dict[Seat, Played]]:
    """Dürt has no tricks: once round the table is a column, from the declarer on; no card stands for a pass."""
    columns: list[dict[Seat, Played]] = []
    order = shown.declarer.order
    last = len(order)
    for seat, action in shown.actions:
        if action.kind in ("play", "pass"):
            place = order.index(seat)
            if place <= last:
                columns.append({})
            columns[-1][seat] = (action.card, False, False)
            last = place
    return columns
