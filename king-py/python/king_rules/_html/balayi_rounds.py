"""Rounds, tables and views of Balayı kingi."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias
from xml.etree.ElementTree import Element

from king_rules import balayi
from king_rules._html.markup import (
    ACCENT,
    FELT,
    LINE,
    back,
    card,
    cell,
    el,
    fan,
    listed,
    muted,
    signed,
    slot,
    suits,
    table,
)
from king_rules._html.words import word

if TYPE_CHECKING:
    from king_rules import Card, CardSet
    from king_rules._html.markup import Child
    from king_rules.balayi import Player
    from king_rules.typing import Lang


Shown: TypeAlias = balayi.Round | balayi.Table | balayi.View

_TRICKS_A_ROW = 13


def round_(shown: Shown, lang: Lang) -> Element:
    """A round as far as it is seen: the piles and hands of both players and the trick between them, a viewer below.
    After the end, no card is left to show but those of the tricks."""
    below = shown.viewer if isinstance(shown, balayi.View) else balayi.Player.ZERO
    board = None
    if shown.phase != balayi.Phase.OVER:
        lies = _trick(shown, below, lang)
        board = el(
            "div",
            "display:inline-block;margin:.4em 0",
            _player(shown, below.other, lang),
            lies,
            _player(shown, below, lang),
            data_part="table",
        )
    return el("div", "", _head(shown, lang), board, _history(shown, lang))


def _head(shown: Shown, lang: Lang) -> Element:
    denomination, trump = shown.denomination, shown.trump
    what = None
    if denomination is not None:
        what = el("b", "", f"{trump.symbol} " if trump is not None else None, denomination.display_name(lang))
    unused: list[Child] = []
    if denomination is None:
        unused = [word("unused", lang), ": ", ", ".join(one.display_name(lang) for one in shown.unused)]
    items: list[Child] = [
        what,
        f"{word('declarer', lang)}: {shown.declarer.display_name(lang)}",
        shown.phase.display_name(lang),
        None if shown.turn is None else f"{word('turn', lang)}: {shown.turn.display_name(lang)}",
    ]
    return el("div", "", listed(items), el("div", "", muted(*unused)) if unused else None)


def _player(shown: Shown, player: Player, lang: Lang) -> Element:
    on_turn = shown.turn == player
    legal = _legal(shown) if on_turn else None
    piles = (_pile(shown, player, number, legal, lang) for number in range(len(shown.piles(player))))
    title = el(
        "div",
        "",
        el("b", "", player.display_name(lang)),
        " ",
        muted(f"{word('tricks', lang)}: {shown.taken[player]}"),
    )
    edge = f"2px solid {ACCENT}" if on_turn else LINE
    box = f"padding:.3em .5em;border:{edge};border-radius:.5em;box-sizing:border-box"
    return el("div", box, title, el("div", "display:flex;gap:.3em", piles), _hand(shown, player, legal, lang))


def _legal(shown: Shown) -> CardSet | None:
    """The cards that the player on turn may play, as far as the one who looks knows; `None` when none is to be."""
    if isinstance(shown, balayi.Table) or shown.phase != balayi.Phase.PLAY:
        return None
    return shown.legal_cards or None


def _pile(shown: Shown, player: Player, number: int, legal: CardSet | None, lang: Lang) -> Element:
    """The open card, and below it the closed one."""
    pile = shown.piles(player)[number]
    below: Element = slot()
    if pile.closed:
        below = back()
        if isinstance(shown, balayi.Round):
            below = card(shown.pack[balayi.Place("closed", player, number).slot(shown.dealer)], lang, closed=True)
    above = slot() if pile.open is None else card(pile.open, lang, dim=legal is not None and pile.open not in legal)
    return el("div", "display:flex;flex-direction:column;align-items:center", above, below)


def _hand(shown: Shown, player: Player, legal: CardSet | None, lang: Lang) -> Element:
    count, unlocked = shown.held(player), shown.unlocked(player)
    cards = None if isinstance(shown, balayi.Table) else shown.hand(player)
    title = muted(word("hand", lang), "" if unlocked else f" ({word('locked', lang)})", ": ")
    if not count:
        return el("div", "", title, muted("–"))
    body = [fan(count)] if cards is None else suits(cards, lang, legal=legal, closed=not unlocked)
    return el("div", "display:flex;flex-wrap:wrap;align-items:center;gap:0 .4em;margin-top:.3em", title, body)


def _trick(shown: Shown, below: Player, lang: Lang) -> Element:
    trick = shown.trick
    trick_cards: list[Card | None] = [trick.card(player) for player in (below.other, below)]
    return el(
        "div",
        f"margin:.4em 0;padding:.3em;border-radius:.5em;background:{FELT};text-align:center",
        (el("div", "", slot() if one is None else card(one, lang)) for one in trick_cards),
    )


def _history(shown: Shown, lang: Lang) -> Element | None:
    tricks = shown.tricks
    if not tricks:
        return None
    parts = []
    for first in range(0, len(tricks), _TRICKS_A_ROW):
        some = tricks[first : first + _TRICKS_A_ROW]
        last = first + len(some) == len(tricks)
        head = [word("trick", lang), *(f"{number}" for number in range(first + 1, first + len(some) + 1))]
        heads = [cell(item, head=True, left=item is head[0]) for item in head]
        rows = []
        for player in balayi.Player:
            row = [cell(player.display_name(lang), head=True, left=True)]
            for trick in some:
                led = muted("▸") if trick.leader == player else None
                played = trick.card(player)
                assert played is not None, "a whole trick has both cards"
                row.append(cell(el("span", "", led, card(played, lang, mark=trick.winner(shown.trump) == player))))
            if last:
                row.append(cell(signed(shown.taken[player]), edge=True))
                if shown.scores is not None:
                    row.append(cell(el("b", "", signed(shown.scores[player]))))
            rows.append(row)
        if last:
            heads.append(cell(word("tricks", lang), head=True, edge=True))
            if shown.scores is not None:
                heads.append(cell(word("score", lang), head=True))
        parts.append(table([heads], rows))
    return el("div", "", parts, data_part="history")
