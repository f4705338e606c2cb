"""Elements, and what all pictures are made of: cards, backs, seats.

Styles stand in the elements, as a notebook drops style sheets of output it does not trust. Nothing but the faces of
cards has a colour of its own for ground and text, so that all of it reads on light and dark pages.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias
from xml.etree.ElementTree import Element

from king_rules._values import Suit

if TYPE_CHECKING:
    from king_rules import Card, CardSet
    from king_rules.typing import Lang

Child: TypeAlias = Element | str | None

ACCENT = "#d99a00"
"""The colour of what matters now: whose turn it is, who took the trick."""
LINE = "1px solid rgba(128,128,128,.4)"
FELT = "rgba(46,139,87,.14)"

_SHAPE = "display:inline-block;min-width:1.7em;margin:1px;border-radius:.25em;"
_CARD = _SHAPE + "border:1px solid #8a8a8a;background:#fff;padding:0 .15em;text-align:center;font-weight:600;"
_BACK = (
    _SHAPE + "border:1px solid #fff;background:repeating-linear-gradient(45deg,#4f74ad 0 2px,#dfe8f5 2px 4px);"
    "box-shadow:0 0 0 1px #44608c;"
)
_SLOT = _SHAPE + "border:1px dashed rgba(128,128,128,.6);padding:0 .15em;"
_COLORS = {Suit.CLUBS: "#111", Suit.DIAMONDS: "#c8102e", Suit.HEARTS: "#c8102e", Suit.SPADES: "#111"}


def el(tag: str, style: str = "", *children: Child | Iterable[Child], **attributes: str) -> Element:
    """An element; a `_` in the name of an attribute stands for `-`. Text is escaped when it is written out."""
    element = Element(tag)
    for name, value in attributes.items():
        element.set(name.replace("_", "-"), value)
    if style:
        element.set("style", style)
    for child in children:
        if child is None or isinstance(child, (Element, str)):
            _add(element, child)
        else:
            for grandchild in child:
                _add(element, grandchild)
    return element


def _add(element: Element, child: Child) -> None:
    if isinstance(child, Element):
        element.append(child)
    elif child:
        last = element[-1] if len(element) else None
        if last is None:
            element.text = (element.text or "") + child
        else:
            last.tail = (last.tail or "") + child


def muted(*children: Child) -> Element:
    """Text of second rank."""
    return el("span", "opacity:.7", *children)


def listed(items: Iterable[Child], separator: str = " · ") -> list[Child]:
    """The items that are there, with a separator between them."""
    row: list[Child] = []
    for item in items:
        if item is not None:
            row += [separator, item] if row else [item]
    return row


def card(card: Card, lang: Lang, *, dim: bool = False, mark: bool = False, closed: bool = False) -> Element:
    """The face of a card: dimmed when it may not be played, marked when it took a trick, tinted when it lies closed."""
    style = f"{_CARD}color:{_COLORS[card.suit]};"
    style += "background:#c9d8ee;" if closed else ""
    style += "opacity:.5;" if dim else ""
    style += f"box-shadow:0 0 0 2px {ACCENT};" if mark else ""
    return el("span", style, card.symbol, data_card=str(card), title=card.display_name(lang))


def back() -> Element:
    """The back of a card."""
    return el("span", _BACK, "\u00a0")


def fan(count: int) -> Element:
    """The backs of so many cards, one over the other."""
    backs = [back() for _ in range(count)]
    for covered in backs[1:]:
        covered.set("style", f"{_BACK}margin-left:-1.35em;")
    return el("span", "white-space:nowrap", backs, f" {count}")


def slot() -> Element:
    """A place where a card will lie, or has lain."""
    return el("span", _SLOT, "\u00a0")


def suits(cards: CardSet, lang: Lang, *, legal: CardSet | None = None, closed: bool = False) -> list[Element]:
    """The cards by suits, spades first and ranks high to low as in the text of a hand. Illegal ones are dimmed."""

    def shown(one: Card) -> Element:
        return card(one, lang, dim=legal is not None and one not in legal, closed=closed)

    rows = [cards & suit.cards for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)]
    return [el("div", "white-space:nowrap", (shown(one) for one in reversed(list(row)))) for row in rows if row]


def cell(child: Child, *, head: bool = False, left: bool = False, edge: bool = False, span: int = 1) -> Element:
    """A cell of a table; `edge` draws a line at its left. Styles override those of notebooks for tables."""
    style = (
        f"padding:1px .35em;border:0;border-bottom:{LINE};text-align:{'left' if left else 'center'};font-weight:normal;"
        "white-space:nowrap;min-width:1.4em;background:none"
    )
    style += f";border-left:{LINE}" if edge else ""
    spans = {} if span == 1 else {"colspan": f"{span}"}
    return el("th" if head else "td", style, child, **spans)


def table(head: Iterable[Iterable[Element]], body: Iterable[Iterable[Element]], **attributes: str) -> Element:
    """A table of rows of cells. One that is too wide is scrolled."""
    style = (
        "border-collapse:collapse;margin:.3em 0;font-size:inherit;color:inherit;width:auto;table-layout:auto;border:0"
    )
    parts = [
        el(part, "", (el("tr", "background:none", row) for row in rows))
        for part, rows in (("thead", head), ("tbody", body))
    ]
    return el("div", "overflow-x:auto;padding:2px 0", el("table", style, parts, **attributes))


def signed(points: int) -> str:
    """A score with the sign that players write: −40, 0, 65."""
    return f"{points}".replace("-", "−")
