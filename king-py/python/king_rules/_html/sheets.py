"""Score sheets: parties of Konturlu King and matches of Balayı kingi."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from king_rules import balayi, king
from king_rules._html.markup import cell, el, listed, muted, signed, table
from king_rules._html.words import word
from king_rules.king._values import ContractKind, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from king_rules._html.markup import Child
    from king_rules.typing import Lang

_RIGHT = "color:#2e8b57;font-weight:bold"
_WRONG = "color:#d0433c;font-weight:bold"


def sheet(sheet: king.Sheet, lang: Lang) -> Element:
    """The sheet as players keep it: a row a contract, for each declarer the scores of the four seats; at the right the
    check (*sağlama*), and below what each seat has."""
    letters = [seat.display_name(lang)[0] for seat in Seat]
    head = [
        [
            cell(None, head=True),
            *(
                cell(f"{word('declarer', lang)}: {declarer.display_name(lang)}", head=True, edge=True, span=len(Seat))
                for declarer in Seat
            ),
            cell(None, head=True, edge=True),
        ],
        [
            cell(word("contract", lang), head=True, left=True),
            *(cell(letter, head=True, edge=seat == Seat.NORTH) for _ in Seat for seat, letter in zip(Seat, letters)),
            cell(word("saglama", lang), head=True, edge=True),
        ],
    ]
    rows = [
        [
            cell(kind.display_name(lang), head=True, left=True),
            *(one for declarer in Seat for one in _scores(sheet, declarer, kind)),
            cell(_check(sheet, kind), edge=True),
        ]
        for kind in ContractKind
    ]
    return el("div", "", el("div", "font-size:.9em", table(head, rows, data_part="sheet")), _totals(sheet, lang))


def _scores(sheet: king.Sheet, declarer: Seat, kind: ContractKind) -> list[Element]:
    scores = sheet.scores(declarer, kind)
    if scores is None:
        return [cell(muted("·"), edge=seat == Seat.NORTH) for seat in Seat]
    balanced = sheet.sum(declarer, kind) == kind.total
    texts = [signed(score) for score in scores]
    return [
        cell(text if balanced else el("span", _WRONG, text), edge=seat == Seat.NORTH) for seat, text in zip(Seat, texts)
    ]


def _check(sheet: king.Sheet, kind: ContractKind) -> Child:
    """The sum of a contract, and whether every round of it that is written sums to its total (K10.2)."""
    sums = [sheet.sum(declarer, kind) for declarer in Seat]
    if all(one is None for one in sums):
        return muted("·")
    right = all(one in (None, kind.total) for one in sums)
    mark = el("span", _RIGHT if right else _WRONG, " ✓" if right else " ✗")
    return el("span", "", signed(sheet.sum_over_declarers(kind)), mark)


def _totals(sheet: king.Sheet, lang: Lang) -> Element:
    """What each seat has from the rounds of each declarer, and in all."""
    written = [(declarer, [sheet.scores(declarer, kind) or (0, 0, 0, 0) for kind in ContractKind]) for declarer in Seat]
    head = [cell(None, head=True), *(cell(seat.display_name(lang), head=True) for seat in Seat)]
    rows = [[cell(word("start", lang), head=True, left=True), *(cell(signed(king.Sheet.START)) for _ in Seat)]]
    for declarer, scores in written:
        title = f"{word('declarer', lang)}: {declarer.display_name(lang)}"
        rows.append([cell(title, head=True, left=True), *(cell(signed(sum(column))) for column in zip(*scores))])
    total = [cell(el("b", "", word("total", lang)), head=True, left=True)]
    rows.append([*total, *(cell(el("b", "", signed(score))) for score in sheet.totals)])
    return table([head], rows, data_part="totals")


def party(party: king.Party, lang: Lang) -> Element:
    """A party: its sheet, who is next or how it ended, and its rounds in order, folded up."""
    outcome, rules = party.outcome, str(party.house_rules)
    items: list[Child] = [el("b", "", f"{word('round', lang)} {len(party)}/{king.Party.ROUNDS}")]
    if party.declarer is not None and party.dealer is not None:
        items.append(f"{word('declarer', lang)}: {party.declarer.display_name(lang)}")
        items.append(f"{word('dealer', lang)}: {party.dealer.display_name(lang)}")
    if outcome is not None:
        for key, seats in (("cikan", outcome.cikan), ("batan", outcome.batan)):
            if seats:
                items.append(f"{word(key, lang)}: {', '.join(seat.display_name(lang) for seat in seats)}")
    if rules != "-":
        items.append(muted(word("rules", lang), ": ", el("code", "background:none;color:inherit", rules)))
    left = None
    if party.declarer is not None:
        names = ", ".join(kind.display_name(lang) for kind in party.unused(party.declarer))
        left = el("div", "", muted(word("unused", lang), ": ", names))
    return el("div", "", el("div", "", listed(items)), left, sheet(party.sheet, lang), _rounds(party, lang))


def _rounds(party: king.Party, lang: Lang) -> Element | None:
    if not len(party):
        return None
    groups = [word(key, lang) for key in ("taken", "score", "total")]
    names = [seat.display_name(lang)[0] for seat in Seat]
    head = [
        [cell(None, head=True, span=4), *(cell(group, head=True, edge=True, span=len(Seat)) for group in groups)],
        [
            cell(None, head=True),
            *(cell(word(key, lang), head=True, left=True) for key in ("declarer", "contract", "doubles")),
            *(cell(name, head=True, edge=name is names[0]) for _ in groups for name in names),
        ],
    ]
    rows = []
    for number, (result, totals) in enumerate(zip(party.results, party.running[1:]), 1):
        rows.append(
            [
                cell(f"{number}", head=True),
                cell(result.declarer.display_name(lang), left=True),
                cell(result.contract.display_name(lang), left=True),
                cell(_arrows(result.doubles, lang), left=True),
                *(
                    cell(signed(points), edge=not place)
                    for points_of in (result.taken, result.scores(party.house_rules), totals)
                    for place, points in enumerate(points_of)
                ),
            ]
        )
    return el(
        "details", "", el("summary", "cursor:pointer", word("rounds", lang)), table(head, rows, data_part="rounds")
    )


def _arrows(doubles: king.Doubles, lang: Lang) -> Child:
    """Who doubled whom, by the first letters of the seats."""

    def letters(seats: Iterable[Seat]) -> str:
        return "".join(seat.display_name(lang)[0] for seat in seats)

    arrows = [(letters([by]), letters(doubles.doubled_by(by))) for by in Seat]
    return " ".join(f"{by}→{on}" for by, on in arrows if on) or None


def match(game: balayi.Match, lang: Lang) -> Element:
    """A match: its rounds in order with the running totals, and who is next or how it ended."""
    players = list(balayi.Player)
    outcome = game.outcome
    items: list[Child] = [el("b", "", f"{word('round', lang)} {len(game)}/{balayi.Match.ROUNDS}")]
    if game.declarer is not None and game.dealer is not None:
        items.append(f"{word('declarer', lang)}: {game.declarer.display_name(lang)}")
        items.append(f"{word('dealer', lang)}: {game.dealer.display_name(lang)}")
        names = ", ".join(one.display_name(lang) for one in game.unused(game.declarer))
        items.append(muted(word("unused", lang), ": ", names))
    if outcome is not None:
        items.append(
            word("draw", lang)
            if outcome.winner is None
            else f"{word('winner', lang)}: {outcome.winner.display_name(lang)}"
        )
    groups = [word(key, lang) for key in ("tricks", "score", "total")]
    head = [
        [cell(None, head=True, span=3), *(cell(group, head=True, edge=True, span=len(players)) for group in groups)],
        [
            cell(None, head=True),
            *(cell(word(key, lang), head=True, left=True) for key in ("declarer", "contract")),
            *(cell(player.display_name(lang), head=True, edge=not player) for _ in groups for player in players),
        ],
    ]
    rows = []
    for number, (result, totals) in enumerate(zip(game.results, game.running[1:]), 1):
        rows.append(
            [
                cell(f"{number}", head=True),
                cell(result.declarer.display_name(lang), left=True),
                cell(result.denomination.display_name(lang), left=True),
                *(
                    cell(signed(points), edge=not place)
                    for points_of in (result.taken, result.scores(), totals)
                    for place, points in enumerate(points_of)
                ),
            ]
        )
    return el("div", "", el("div", "", listed(items)), table(head, rows, data_part="match"))
