"""What notebooks show: well-formed, self-contained, complete, and without a hidden card."""

from __future__ import annotations

from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from king_rules import Card, CardSet, Suit, balayi, king, shuffle, to_html
from king_rules.typing import Lang

CONTRACTS = ["el_almaz", "kupa_almaz", "erkek_almaz", "kiz_almaz", "rifki", "son_iki", "koz:D", "durt:9"]
TAGS = {"div", "span", "b", "code", "table", "thead", "tbody", "tr", "th", "td", "details", "summary"}
ATTRIBUTES = {"style", "title", "lang", "colspan", "data-card", "data-part"}


def tree(value: object, lang: Lang = "en") -> ElementTree.Element:
    """The picture, read by a strict parser, with nothing in it that could fetch or run anything."""
    html = to_html(value, lang)
    root = ElementTree.fromstring(html)
    assert root.get("lang") == lang
    for element in root.iter():
        assert element.tag in TAGS
        assert set(element.keys()) <= ATTRIBUTES
        assert "url" not in element.get("style", "")
    assert "//" not in html
    return root


def part(root: ElementTree.Element, name: str) -> ElementTree.Element:
    (found,) = root.iterfind(f".//*[@data-part='{name}']")
    return found


def cards(root: ElementTree.Element) -> Counter[Card]:
    """The faces in a picture, each by what it is marked as; what is written on it is the same card."""
    faces = [(Card(face.get("data-card", "")), face) for face in root.iter() if "data-card" in face.keys()]
    assert all(face.text == card.symbol for card, face in faces)
    return Counter(card for card, _ in faces)


def once(cards: CardSet) -> Counter[Card]:
    return Counter(list(cards))


def texts(root: ElementTree.Element) -> list[list[str]]:
    """The rows of a table."""
    return [["".join(cell.itertext()) for cell in row] for row in root.iter("tr")]


def king_positions(contract: str, seed: int) -> list[king.Round]:
    """Every position of a round played at random, with all sorts of talk."""
    choices = shuffle.choices(seed, 0)
    round = king.Round(king.Deal.from_seed(seed), king.Seat(seed % 4))
    positions = [round, round.apply(contract)]
    while (action := positions[-1].choose(choices)) is not None:
        positions.append(positions[-1].apply(action))
    return positions


def balayi_positions(seed: int) -> list[balayi.Round]:
    choices = shuffle.choices(seed, 0)
    positions = [balayi.Round(balayi.Pack.from_seed(seed), seed % 2)]
    while (action := positions[-1].choose(choices)) is not None:
        positions.append(positions[-1].apply(action))
    return positions


def test_a_hand_has_its_cards_by_suit() -> None:
    hand = CardSet("K762.J.AQ.AKQ654")
    root = tree(hand)
    assert cards(root) == once(hand)
    rows = [[face.text for face in row.iter("span")] for row in root[0]]
    assert rows == [["♠K", "♠7", "♠6", "♠2"], ["♥J"], ["♦A", "♦Q"], ["♣A", "♣K", "♣Q", "♣6", "♣5", "♣4"]]
    assert cards(tree(CardSet.ALL)) == once(CardSet.ALL)
    assert not cards(tree(CardSet.EMPTY))


def test_names_are_in_both_languages() -> None:
    card = Card("HK")
    assert f'title="{card.display_name("tr")}"' in to_html(card, "tr")
    deal = king.Deal.from_seed(7)
    for lang in ("en", "tr"):
        assert all(f"<b>{seat.display_name(lang)}</b>" in to_html(deal, lang) for seat in king.Seat)
    round = king.Round(deal, "N").apply("kiz_almaz").apply("kontur:N")
    assert "Kız almaz" in to_html(round, "tr") and "No queens" not in to_html(round, "tr")
    assert "dekleran: Kuzey" in to_html(round, "tr") and "Doğu: kontur → Kuzey" in to_html(round, "tr")
    assert "declarer: North" in to_html(round) and "East: kontur → North" in to_html(round)
    with pytest.raises(ValueError, match="no language 'de'"):
        to_html(CardSet.EMPTY, "de")  # type: ignore[arg-type]


def test_the_hands_of_a_deal_lie_round_a_table() -> None:
    deal = king.Deal.from_seed(7)
    root = tree(deal)
    assert cards(root) == once(CardSet.ALL)
    areas = {king.Seat.NORTH: "1/2", king.Seat.EAST: "2/3", king.Seat.SOUTH: "3/2", king.Seat.WEST: "2/1"}
    for place in root[0]:
        for seat, area in areas.items():
            if place.get("style") == f"grid-area:{area}":
                assert cards(place) == once(deal[seat])


def test_a_trick_lies_before_its_seats() -> None:
    root = tree(king.Trick("W", ["S9", "C2"]))
    assert cards(root) == once(CardSet(["S9", "C2"]))
    assert "West ▸ leads" in "".join(root.itertext())
    assert not cards(tree(king.Trick("W")))


@pytest.mark.parametrize("contract", CONTRACTS)
def test_a_round_shows_every_card_once_and_all_that_was_played(contract: str) -> None:
    for seed in range(3):
        for round in king_positions(contract, seed)[seed::3]:
            root = tree(round, "en" if seed else "tr")
            assert cards(part(root, "table")) == once(
                CardSet.ALL
                - (
                    CardSet().union(*(trick.cards for trick in round.tricks))
                    if round.phase == king.Phase.PLAY
                    else CardSet()
                )
            )
            if contract.startswith("durt"):
                history = round.played
            else:
                history = CardSet().union(*(trick.cards for trick in round.tricks))
            if round.plays:
                assert cards(part(root, "history")) == once(history)


def test_the_cards_that_may_not_be_played_are_dimmed() -> None:
    for round in king_positions("kupa_almaz", 1):
        for shown in (round, round.view(round.turn or "N")):
            root = tree(shown)
            dim = {
                Card(face.get("data-card", "")) for face in root.iter("span") if "opacity:.5" in face.get("style", "")
            }
            on_turn = round.phase == king.Phase.PLAY and round.turn is not None
            assert dim == (set(round.hand(round.turn or 0) - round.legal_cards) if on_turn else set())


def test_the_tricks_stand_with_leader_winner_points_and_scores() -> None:
    round: Any = king_positions("erkek_almaz", 5)[-1]
    rows = texts(part(tree(round), "history"))
    assert rows[0] == ["trick", *map(str, range(1, len(round.tricks) + 1)), "taken", "score"]
    for seat in king.Seat:
        row = rows[1 + seat]
        assert row[0] == seat.display_name()
        assert row[-2:] == [str(round.taken[seat]), str(round.scores[seat]).replace("-", "−")]
        for trick, cell in zip(round.tricks, row[1:]):
            assert cell == ("▸" if trick.leader == seat else "") + dict(trick.plays)[seat].symbol
    assert rows[5][1:] == [
        str(round.contract.kind.trick_points(n, trick.cards)) for n, trick in enumerate(round.tricks, 1)
    ]
    assert sum(map(int, rows[5][1:])) == 48
    marked = [
        Card(face.get("data-card", ""))
        for face in part(tree(round), "history").iter("span")
        if "box-shadow" in face.get("style", "")
    ]
    assert Counter(marked) == Counter(dict(trick.plays)[trick.winner()] for trick in round.tricks)


def test_durt_stands_in_laps_with_passes_and_places() -> None:
    round: Any = king_positions("durt:9", 2)[-1]
    rows = texts(part(tree(round, "tr"), "history"))
    assert rows[0][0] == "tur" and rows[0][-3:] == ["derece", "alınan", "skor"]
    for seat in king.Seat:
        did = [
            "pas" if action.kind == "pass" else action.card.symbol
            for by, action in round.actions
            if by == seat and action.kind in ("play", "pass")
        ]
        assert [cell for cell in rows[1 + seat][1:-3] if cell] == did
        assert rows[1 + seat][-3] == f"{round.places[seat]}."


def test_an_annulled_round_is_called_that() -> None:
    for seed in range(200):
        round = king.Round(king.Deal.from_seed(seed), "N").apply("rifki")
        while round.phase == king.Phase.ANNUL:
            round = round.apply("annul" if "annul" in round.legal_actions else "keep")
        if round.annulled:
            assert "annulled" in to_html(round) and "bozuldu" in to_html(round, "tr")
            return
    pytest.fail("no deal that may be annulled")


@pytest.mark.parametrize("contract", CONTRACTS)
def test_what_is_hidden_at_the_table_is_in_no_picture(contract: str) -> None:
    for seed in range(3):
        for round in [*king_positions(contract, seed)[seed:-1:5], king_positions(contract, seed)[-1]]:
            over = round.phase == king.Phase.OVER and not round.annulled
            assert set(cards(tree(round.table))) == set(round.played)
            for seat in king.Seat:
                view = round.view(seat)
                seen = CardSet.ALL if over else round.played | round.hand(seat)
                assert set(cards(tree(view))) == set(seen)
                # Nothing but the faces: no text and no title reveals another card.
                html = to_html(view).replace(king.ContractKind.RIFKI.display_name(), "")
                assert not [card for card in CardSet.ALL - seen if card.symbol in html or card.display_name() in html]


def test_the_picture_of_a_view_depends_on_no_hidden_card() -> None:
    numbers = shuffle.SplitMix64(1)
    swapped = 0
    for seed in range(20):
        for round in king_positions("koz:H", seed)[::7]:
            view = round.view("E")
            if round.phase == king.Phase.OVER:
                continue
            hidden = list(view.unseen)
            for i in range(len(hidden) - 1, 0, -1):
                j = numbers.below(i + 1)
                hidden[i], hidden[j] = hidden[j], hidden[i]
            hands = {}
            for seat in (king.Seat.SOUTH, king.Seat.WEST, king.Seat.NORTH):
                hands[seat], hidden = hidden[: view.held(seat)], hidden[view.held(seat) :]
            try:
                other = view.with_hidden(hands)
            except king.HiddenError:
                continue
            swapped += other != round
            assert to_html(other.view("E")) == to_html(view)
            assert to_html(other.table) == to_html(round.table)
    assert swapped > 20


def test_hidden_hands_are_backs_with_their_number() -> None:
    round = king_positions("el_almaz", 3)[12]
    assert round.phase == king.Phase.PLAY
    root = tree(round.view("N"))
    backs = [element for element in root.iter("span") if "repeating-linear-gradient" in element.get("style", "")]
    assert len(backs) == sum(round.held(seat) for seat in king.Seat if seat != king.Seat.NORTH)


def full_party() -> king.Party:
    party, choices = king.Party("S"), shuffle.SplitMix64(5)
    for deal in range(100):
        if not party.is_over:
            party = party.record(party.start(king.Deal.from_seed(deal)).play_out(choices))
    return party


def test_the_sheet_has_all_scores_totals_and_the_check() -> None:
    party = full_party()
    rows = texts(part(tree(party), "sheet"))
    assert rows[1] == ["contract", *("N E S W".split() * 4), "sağlama"]
    for kind in king.ContractKind:
        row = [cell.replace("−", "-") for cell in rows[2 + kind]]
        scores = [score for declarer in king.Seat for score in party.sheet.scores(declarer, kind) or ()]
        assert row == [kind.display_name(), *map(str, scores), f"{4 * kind.total} ✓"]
    totals = texts(part(tree(party), "totals"))
    columns = [[int(cell.replace("−", "-")) for cell in row[1:]] for row in totals[1:]]
    assert columns[0] == [122] * 4 and tuple(columns[-1]) == party.totals
    assert [sum(column) for column in zip(*columns[:-1])] == columns[-1]
    rounds = texts(part(tree(party), "rounds"))
    assert len(rounds) == 2 + 32
    assert tuple(int(cell.replace("−", "-")) for cell in rounds[-1][-4:]) == party.totals
    outcome: Any = party.outcome
    for key, seats in (("çıkan", outcome.cikan), ("batan", outcome.batan)):
        assert not seats or f"{key}: {', '.join(seat.display_name('tr') for seat in seats)}" in to_html(party, "tr")


def test_a_sheet_that_does_not_balance_is_marked() -> None:
    sheet = king.Sheet({("N", "rifki"): (0, -30, 30, 0), ("E", "koz"): (20, 20, 20, 5)})
    rows = texts(part(tree(sheet), "sheet"))
    assert rows[2 + king.ContractKind.RIFKI][-1] == "0 ✗"
    assert rows[2 + king.ContractKind.KOZ][-1] == "65 ✓"
    assert "✗" not in to_html(sheet.enter("N", "rifki", (0, -30, 0, 0)))


def test_a_party_shows_who_is_next() -> None:
    party = king.Party("S", "sale_tie=stays").record_result(king.RoundResult("S", "durt:4", "S>W,W>S", [20, -10, 45, 10]))
    html = to_html(party, "tr")
    assert "dekleran: Batı" in html and "dağıtan: Güney" in html and "sale_tie=stays" in html and "G→B B→G" in html
    assert "1/32" in html and "0/32" in to_html(king.Party("N"))


def test_a_balayi_table_shows_what_lies_and_nothing_else() -> None:
    for seed in range(4):
        for round in [*balayi_positions(seed)[seed:-1:4], balayi_positions(seed)[-1]]:
            gone = CardSet([card for trick in round.tricks for card in trick])
            # The last fifteen open cards are dealt after the declaration (B2.4).
            dealt = CardSet.ALL - CardSet(round.pack[25:40] if round.phase == balayi.Phase.DECLARE else [])
            over = round.phase == balayi.Phase.OVER
            root = tree(round, "tr" if seed % 2 else "en")
            if over:
                assert root.find(".//*[@data-part='table']") is None
                assert cards(part(root, "history")) == once(CardSet.ALL)
            else:
                assert cards(part(root, "table")) == once(dealt - gone)
            for player in balayi.Player:
                view = round.view(player)
                assert set(cards(tree(view))) == set(view.seen)
                html = to_html(view).replace(king.ContractKind.RIFKI.display_name(), "")
                assert not [card for card in view.unseen if card.symbol in html or card.display_name() in html]
            assert set(cards(tree(round.table))) == set(round.table.seen)


def test_a_match_has_its_rounds_and_totals() -> None:
    choices = shuffle.SplitMix64(5)
    game: Any = balayi.Match(0)
    while not game.is_over:
        game = game.record(game.start(balayi.Pack.from_seed(len(game))).play_out(choices))
    rows = texts(part(tree(game), "match"))
    assert len(rows) == 2 + 10
    for result, totals, row in zip(game.results, game.running[1:], rows[2:]):
        assert row[1:3] == [result.declarer.display_name(), result.denomination.display_name()]
        assert [int(cell.replace("−", "-")) for cell in row[3:]] == [*result.taken, *result.scores(), *totals]
    assert f"winner: {game.outcome.winner.display_name()}" in to_html(game)
    assert "0/10" in to_html(balayi.Match(1)) and "kozsuz" in to_html(balayi.Match(1), "tr")


def test_notebooks_ask_for_the_same() -> None:
    round = king.Round(king.Deal.from_seed(7), "N")
    two = balayi.Round(balayi.Pack.from_seed(7), 0)
    party = king.Party("N")
    values: list[Any] = [Card("HK"), CardSet("K..."), round.deal, king.Trick("N"), round, round.table, round.view("E")]
    values += [party, party.sheet, two, two.table, two.view(0), balayi.Match(0)]
    for value in values:
        assert value._repr_html_() == to_html(value)
        assert "<" not in repr(value)
    for other in (Suit.HEARTS, 7, "N", king.HouseRules()):
        with pytest.raises(TypeError, match="has no picture"):
            to_html(other)


def test_text_is_escaped() -> None:
    from king_rules._html.markup import el

    written = ElementTree.tostring(el("span", "", "<b>&", title='"<'), "unicode")
    assert written == '<span title="&quot;&lt;">&lt;b&gt;&amp;</span>'
