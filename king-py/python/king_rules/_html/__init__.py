"""What a notebook shows of the values: HTML without style sheets, scripts or anything from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree

from king_rules import balayi, king
from king_rules._columns import Columns
from king_rules._frame import Frame
from king_rules._html import advice, balayi_rounds, king_rounds, review, sheets, tables, worlds
from king_rules._html.markup import card, el, suits
from king_rules._html.words import LANGS
from king_rules._native import Card, CardSet

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

    from king_rules.typing import Lang


def to_html(value: object, lang: Lang = "en") -> str:
    """The picture that a notebook shows of a value, in English or Turkish: of cards and sets of cards, deals, tricks,
    rounds, tables, views, worlds, advice, reviews, solutions of endings, score sheets, parties and matches; and of columns,
    frames and batches the first rows and a summary.

    It is one element of HTML that needs nothing else and reads on light and dark pages. That of a view or a table
    holds no hidden card.

    >>> to_html(Card("HK"), "tr").count("kupa papazı")
    1

    Raises `TypeError` for anything else.
    """
    if lang not in LANGS:
        raise ValueError(f"no language {lang!r}: there are 'en' and 'tr'")
    page = "display:block;font-size:14px;line-height:1.4;text-align:left;font-variant-emoji:text;overflow-x:auto"
    return ElementTree.tostring(
        el("div", page, _element(value, lang), lang=lang), "unicode", short_empty_elements=False
    )


def _element(value: object, lang: Lang) -> Element:
    if isinstance(value, Card):
        return card(value, lang)
    if isinstance(value, CardSet):
        return el("div", "display:flex;flex-wrap:wrap;gap:0 .6em", suits(value, lang)) if value else el("div", "", "∅")
    if isinstance(value, king.Deal):
        return king_rounds.deal(value, lang)
    if isinstance(value, king.Trick):
        return king_rounds.trick(value, lang)
    if isinstance(value, (king.Round, king.View)):
        return king_rounds.round_(value, value.hand, lang)
    if isinstance(value, king.Table):
        return king_rounds.round_(value, lambda _: None, lang)
    if isinstance(value, king.Worlds):
        return worlds.king_worlds(value, lang)
    if isinstance(value, (king.Advice, balayi.Advice)):
        return advice.advice(value, lang)
    if isinstance(value, king.Review):
        return review.review(value, lang)
    if isinstance(value, king.Solution):
        return review.solution(value, lang)
    if isinstance(value, king.Sheet):
        return sheets.sheet(value, lang)
    if isinstance(value, king.Party):
        return sheets.party(value, lang)
    if isinstance(value, (balayi.Round, balayi.Table, balayi.View)):
        return balayi_rounds.round_(value, lang)
    if isinstance(value, balayi.Worlds):
        return worlds.balayi_worlds(value, lang)
    if isinstance(value, balayi.Match):
        return sheets.match(value, lang)
    if isinstance(value, Columns):
        return tables.columns(value, lang)
    if isinstance(value, (king.RoundBatch, balayi.RoundBatch)):
        return tables.columns(value.columns(), lang)
    if isinstance(value, Frame):
        return tables.frame(value, lang)
    raise TypeError(f"{value!r} has no picture")
