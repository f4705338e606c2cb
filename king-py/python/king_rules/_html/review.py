"""Reviews: what was given away, and where a party turned; and solved endings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from king_rules import king
from king_rules._html.markup import ACCENT, LINE, cell, el, muted, signed, table
from king_rules._html.words import word
from king_rules.king._values import Seat

if TYPE_CHECKING:
    from king_rules._html.markup import Child
    from king_rules.king._review import Judgement, Verdict
    from king_rules.typing import Lang

_COLORS = ("#2f6fb0", "#c8102e", "#2e8b57", "#8a5fb5")
"""Of the seats N, E, S, W in charts."""
_CHART = (560, 220)
"""The size of a chart in pixels."""
_BAR = 120
"""The width of the longest bar."""


def solution(value: king.Solution, lang: Lang) -> Element:
    """A row an action: what it gives away, and what all seats score."""
    heads = [cell(word(key, lang), head=True, left=key == "action") for key in ("action", "given_away")]
    heads += (cell(seat.display_name(lang), head=True, edge=not seat) for seat in Seat)
    rows = [
        [
            cell(solved.action.display_name(lang), left=True),
            cell(f"{value.given_away(solved.action)}"),
            *(cell(_strong(signed(solved.scores[seat]), seat == value.turn), edge=not seat) for seat in Seat),
        ]
        for solved in value.actions
    ]
    head = el("div", "", el("b", "", value.turn.display_name(lang)), ": ", value.best.action.display_name(lang))
    return el("div", "", head, table([heads], rows, data_part="solution"))


def review(value: king.Review, lang: Lang) -> Element:
    """What the seats gave away, the turning points, and of more than one round the course of the totals and the calendar of
    contracts; of one round, all its actions."""
    one = len(value.rounds) == 1
    points = [] if one else list(value.turning_points())
    rows = [judged for judged in value.judgements if judged.legal > 1] if one else points
    return el(
        "div",
        "",
        muted(word("of_the_chance", lang)) if value.objective == "come_out" else None,
        _sums(value, lang),
        None if one else _course(value, points, lang),
        None if one else _calendar(value, lang),
        el("div", "font-weight:600;margin-top:.6em", word("actions" if one else "turning_points", lang)),
        _judgements(rows, lang, with_round=not one),
    )


def _strong(text: str, strong: bool) -> Child:
    return el("b", "", text) if strong else text


def _points(points: float) -> str:
    return f"{max(points, 0.0):.1f}"


def _sums(value: king.Review, lang: Lang) -> Element:
    """What each seat gave away in all: by what it could see, and in hindsight; and how often it had a choice."""
    heads = [cell(None, head=True), *(cell(word(key, lang), head=True) for key in ("choices", "by_view", "in_hindsight"))]
    rows = []
    for seat in Seat:
        of_seat = [judged for judged in value.judgements if judged.seat == seat and judged.legal > 1]
        columns = [[judged.view for judged in of_seat], [judged.hindsight for judged in of_seat]]
        sums = [sum(verdict.given_away for verdict in column if verdict is not None) for column in columns]
        name = el("span", f"border-left:.5em solid {_COLORS[seat]};padding-left:.4em", seat.display_name(lang))
        rows.append([cell(name, head=True, left=True), cell(f"{len(of_seat)}"), *(cell(_points(one)) for one in sums)])
    return table([heads], rows, data_part="given-away")


def _judgements(judgements: Sequence[Judgement], lang: Lang, *, with_round: bool) -> Element:
    """A row an action, with bars for what it gave away in each column."""
    both = [verdict for judged in judgements for verdict in (judged.view, judged.hindsight) if verdict is not None]
    most = max([1.0, *(verdict.given_away for verdict in both)])
    keys = ("round", "seat", "action", "by_view", "better", "in_hindsight", "better")
    heads = [cell(word(key, lang), head=True, left=True) for key in keys[not with_round :]]
    rows = []
    for judged in judgements:
        first = [cell(f"{judged.round + 1}")] if with_round else []
        rows.append(
            [
                *first,
                cell(judged.seat.display_name(lang), left=True),
                cell(el("span", "", judged.action.display_name(lang), title=judged.message(lang)), left=True),
                *(one for verdict in (judged.view, judged.hindsight) for one in _verdict(judged, verdict, most, lang)),
            ]
        )
    return table([heads], rows, data_part="judgements")


def _verdict(judged: Judgement, verdict: Verdict | None, most: float, lang: Lang) -> list[Element]:
    if verdict is None or verdict.best == judged.action:
        return [cell(muted("–" if verdict is None else "0"), left=True), cell(None)]
    given_away = max(verdict.given_away, 0.0)
    error = "" if verdict.exact else f" ± {verdict.error:.1f}"
    bar = el("span", f"display:inline-block;height:.6em;width:{_BAR * given_away / most:.0f}px;background:{ACCENT};margin-right:.4em")
    better = verdict.best.display_name(lang) if given_away else None
    return [cell(el("span", "", bar, f"{given_away:.1f}{error}"), left=True), cell(better, left=True)]


def _course(value: king.Review, points: Sequence[Judgement], lang: Lang) -> Element:
    """The totals of the seats after each round, and where the turning points were."""
    width, height = _CHART
    left, right, top, bottom = 40, 84, 10, 22
    totals = [[king.Sheet.START] * 4]
    for round in value.rounds:
        scores = round.scores or (0, 0, 0, 0)
        totals.append([total + score for total, score in zip(totals[-1], scores)])
    least, most = min(map(min, totals)), max(map(max, totals))
    across = (width - left - right) / max(len(value.rounds), 1)
    down = (height - top - bottom) / max(most - least, 1)

    def place(number: float, total: float) -> tuple[float, float]:
        return left + number * across, top + (most - total) * down

    marks: list[Element] = []
    for total in _steps(least, most):
        y = place(0, total)[1]
        line = f"M{left} {y:.1f}H{width - right}"
        marks.append(_svg("path", d=line, stroke="currentColor", opacity="0.7" if total == 0 else "0.2", fill="none"))
        marks.append(_label(left - 5, y + 4, f"{total}".replace("-", "−"), "end"))
    for number in range(4, len(value.rounds) + 1, 4):
        marks.append(_label(place(number, 0)[0], height - 6, f"{number}", "middle"))
    ends = _apart([place(0, totals[-1][seat])[1] for seat in Seat], 13)
    for seat in Seat:
        course = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(n, row[seat]) for n, row in enumerate(totals)))
        marks.append(_svg("polyline", points=course, fill="none", stroke=_COLORS[seat], stroke_width="2"))
        end = f"{seat.display_name(lang)} {totals[-1][seat]}".replace("-", "−")
        marks.append(_label(width - right + 5, ends[seat] + 4, end, "start", _COLORS[seat]))
    for judged in points:
        x, y = place(judged.round + 1, totals[judged.round + 1][judged.seat])
        dot = _svg("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r="4", fill=ACCENT, stroke=_COLORS[judged.seat], stroke_width="2")
        dot.append(_svg("title", text=judged.message(lang)))
        marks.append(dot)
    style = f"max-width:100%;width:{width}px;height:auto;display:block"
    return _svg("svg", *marks, viewBox=f"0 0 {width} {height}", style=style, role="img", data_part="course")


def _steps(least: int, most: int) -> Iterable[int]:
    """Round numbers for the lines of a chart, 0 among them when it is in between."""
    step = next(one for one in (20, 50, 100, 200, 500, 1000, 10_000) if (most - least) / one <= 6)
    return range(-(-least // step) * step, most + 1, step)


def _apart(places: Sequence[float], least: float) -> list[float]:
    """Places of labels, moved down where they would lie over each other."""
    moved = list(places)
    last = -1e9
    for index in sorted(range(len(places)), key=lambda index: places[index]):
        last = moved[index] = max(places[index], last + least)
    return moved


def _svg(tag: str, *children: Element, text: str | None = None, **attributes: str) -> Element:
    return el(tag, attributes.pop("style", ""), text, children, **attributes)


def _label(x: float, y: float, text: str, anchor: str, color: str = "currentColor") -> Element:
    where = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text_anchor": anchor}
    return _svg("text", text=text, fill=color, font_size="11", **where)


def _calendar(value: king.Review, lang: Lang) -> Element:
    """Who declared what, lap by lap, and what the declarations gave away by what the declarers could see."""
    heads = [cell(word("lap", lang), head=True), *(cell(seat.display_name(lang), head=True, left=True) for seat in Seat)]
    laps: list[dict[Seat, Element]] = []
    for number, round in enumerate(value.rounds):
        contract = round.contract
        if contract is None or round.scores is None:
            continue
        if not laps or round.declarer in laps[-1]:
            laps.append({})
        judged = value.of_round(number)[0]
        verdict = judged.view
        given_away = 0.0 if verdict is None else max(verdict.given_away, 0.0)
        shade = min(given_away / 30, 1.0)
        text = [contract.display_name(lang), muted(f" −{given_away:.0f}") if given_away >= 0.5 else None]
        ground = f"display:block;border-radius:.25em;padding:0 .3em;background:rgba(217,154,0,{0.6 * shade:.2f})"
        laps[-1][round.declarer] = el("span", ground, text, title=judged.message(lang))
    rows = [
        [cell(f"{lap + 1}", head=True), *(cell(row.get(seat), left=True, edge=not seat) for seat in Seat)]
        for lap, row in enumerate(laps)
    ]
    title = el("div", "font-weight:600;margin-top:.6em", word("calendar", lang))
    return el("div", f"border-top:{LINE};margin-top:.6em", title, table([heads], rows, data_part="calendar"))
