"""Advice: what each action is worth, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from king_rules._html.markup import ACCENT, LINE, cell, el, table
from king_rules._html.words import word

if TYPE_CHECKING:
    from king_rules import balayi, king
    from king_rules.typing import Lang

_WIDTH = 240
"""The width of the bars, in pixels."""


def advice(value: king.Advice | balayi.Advice, lang: Lang) -> Element:
    """A row an action, the chosen one first: its points, the difference with its standard error, and a bar of that."""
    estimates = [estimate for estimate in value.estimates if estimate.playouts]
    best = word("best", lang) + ": " + value.best.display_name(lang)
    head = el("div", "font-weight:600", best)
    if not estimates:
        return el("div", "", head)
    least = min(min(estimate.difference - 2 * estimate.error for estimate in estimates), -0.01)
    most = max(estimate.difference + 2 * estimate.error for estimate in estimates)
    scale = _WIDTH / (max(most, 0) - least)
    worth = "chance_out" if value.settings.get("objective") == "come_out" else "points"
    titles = ("action", worth, "difference", "interval")
    heads = [cell(word(title, lang), head=True, left=title in ("action", "interval")) for title in titles]
    rows = []
    for estimate in estimates:
        error = 2 * estimate.error
        # A digit more where an error would be shown as none.
        digits = 2 if 0 < estimate.error < 0.1 else 1
        sure = "" if estimate.exact else f" \u00b1 {estimate.error:.{digits}f}"
        middle, start = (estimate.difference - least) * scale, (estimate.difference - error - least) * scale
        bar = el(
            "div",
            f"position:relative;width:{_WIDTH}px;height:.8em;border-right:{LINE}",
            el("div", f"position:absolute;left:{start:.0f}px;width:{max(2 * error * scale, 1):.0f}px;top:.35em;height:2px;background:#8a8a8a"),
            el("div", f"position:absolute;left:{middle - 3:.0f}px;top:.1em;width:7px;height:7px;border-radius:50%;background:{ACCENT}"),
        )
        rows.append(
            [
                cell(estimate.action.display_name(lang), left=True),
                cell(f"{estimate.mean:.1f}".replace("-", "\u2212")),
                cell(f"{estimate.difference:+.{digits}f}{sure}".replace("-", "\u2212")),
                cell(bar, left=True),
            ]
        )
    explanation = el("p", "", value.explain(lang))
    return el("div", "", head, table([heads], rows, data_part="advice"), explanation)
