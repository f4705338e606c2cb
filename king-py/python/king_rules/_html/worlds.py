"""Worlds: who may hold which card, and how likely that is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from king_rules import balayi
from king_rules._html.markup import cell, el, listed, muted, table
from king_rules._html.words import word
from king_rules._native import Card
from king_rules._values import Rank, Suit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from king_rules import CardSet, king
    from king_rules._html.markup import Child
    from king_rules.typing import Lang


def king_worlds(worlds: king.Worlds, lang: Lang) -> Element:
    """The chances of the other seats to hold each card that the viewer does not see."""
    viewer, count = worlds.view.viewer, worlds.count
    holders = [(seat.display_name(lang), partial(worlds.count_with, seat)) for seat in viewer.order[1:]]
    return _picture(viewer.display_name(lang), count, worlds.view.unseen, holders, lang)


def balayi_worlds(worlds: balayi.Worlds, lang: Lang) -> Element:
    """The chances of each card that the viewer does not see to be in a hand, or to lie closed on some pile."""
    view, count = worlds.view, worlds.count
    hidden = [player for player in (view.viewer.other, view.viewer) if view.hand(player) is None]
    hands = {player: partial(worlds.count_with, balayi.Place("hand", player, 0)) for player in hidden}
    holders: list[tuple[str, Callable[[Card], int]]] = [
        (f"{word('hand', lang)}: {player.display_name(lang)}", count_with) for player, count_with in hands.items()
    ]
    if len(view.unseen) > sum(view.held(player) for player in hidden):
        # Where a card is not in a hand.
        holders.append((word("closed", lang), lambda card: count - sum(in_hand(card) for in_hand in hands.values())))
    return _picture(view.viewer.display_name(lang), count, view.unseen, holders, lang)


def _picture(
    viewer: str, count: int, unseen: CardSet, holders: Sequence[tuple[str, Callable[[Card], int]]], lang: Lang
) -> Element:
    """A table with rows for each suit, one a holder, and columns of ranks; the likelier, the darker."""
    head = listed([el("b", "", viewer), f"{word('worlds', lang)}: {count:,}".replace(",", "\u202f")])
    if not count or not unseen:
        return el("div", "", el("div", "", head))
    ranks = sorted(Rank, reverse=True)
    heads = [cell(word("chance", lang), head=True, left=True), cell(None, head=True)]
    heads += (cell(rank.figure, head=True) for rank in ranks)
    rows = []
    for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        if not unseen & suit.cards:
            continue
        for number, (holder, count_with) in enumerate(holders):
            cards = [Card(suit, rank) for rank in ranks]
            shades = (_shade(card, count_with(card) / count, holder, lang) if card in unseen else None for card in cards)
            rows.append(
                [
                    cell(suit.symbol if number == 0 else None, head=True, left=True),
                    cell(holder, head=True, left=True),
                    *map(cell, shades),
                ]
            )
    return el("div", "", el("div", "", head), table([heads], rows, data_part="worlds"))


def _shade(card: Card, chance: float, holder: str, lang: Lang) -> Element:
    """A chance in percent on a ground as strong as the chance; certain and impossible is only what is."""
    percent = round(100 * chance)
    text: Child = muted("–") if chance == 0 else f"{percent}"
    if 0 < chance < 1 and percent in (0, 100):
        text = "<1" if percent == 0 else ">99"
    title = f"{card.display_name(lang)}, {holder}: {100 * chance:.4g} %"
    return el("span", f"display:block;border-radius:.25em;background:rgba(217,154,0,{0.6 * chance:.2f})", text, title=title)
