"""A view holds what its seat may see, and nothing else."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest
from conftest import balayi_positions, king_positions

from king_rules import Card, CardSet, IllegalAction, balayi, king


def other_hands(round: king.Round, viewer: king.Seat, choose: random.Random) -> king.Round | None:
    """A round in which hidden cards lie elsewhere and all that was done is as legal, if a few guesses find one."""
    view = round.view(viewer)
    for _ in range(60):
        hands = {seat: set(round.hand(seat)) for seat in king.Seat}
        for _ in range(choose.randint(1, 6)):
            a, b = choose.sample([seat for seat in king.Seat if seat != viewer], 2)
            if hands[a] and hands[b]:
                x, y = choose.choice(sorted(hands[a])), choose.choice(sorted(hands[b]))
                hands[a] = hands[a] - {x} | {y}
                hands[b] = hands[b] - {y} | {x}
        try:
            other = view.with_hidden({seat: CardSet(hand) for seat, hand in hands.items()})
        except king.HiddenError:
            continue
        if other != round:
            return other
    return None


def test_a_view_of_king_depends_on_no_hidden_card() -> None:
    choose = random.Random(1)
    compared = 0
    for seed in range(30):
        for round in king_positions(seed):
            if round.phase == king.Phase.OVER and not round.annulled:
                continue
            viewer = king.Seat(choose.randrange(4))
            other = other_hands(round, viewer, choose) if choose.random() < 0.4 else None
            if other is not None:
                compared += 1
                view, again = round.view(viewer), other.view(viewer)
                assert other != round and view == again and hash(view) == hash(again)
                assert str(view) == str(again)
                assert pickle.dumps(view) == pickle.dumps(again) and repr(view) == repr(again)
                assert view.legal_actions == again.legal_actions and view.unseen == again.unseen
                assert all(view.why_not(code) == again.why_not(code) for code in range(109))
                assert [view.excluded(seat) for seat in king.Seat] == [again.excluded(seat) for seat in king.Seat]
                assert view.table == again.table == round.table
    assert compared > 200


def test_views_of_king_hide_hands() -> None:
    for seed in range(20):
        for round in king_positions(seed):
            open_at_the_end = round.phase == king.Phase.OVER and not round.annulled
            for viewer in king.Seat:
                view = round.view(viewer)
                for seat in king.Seat:
                    shown = open_at_the_end or seat == viewer
                    assert view.hand(seat) == (round.hand(seat) if shown else None)
                hidden = [seat for seat in king.Seat if not open_at_the_end and seat != viewer]
                assert view.unseen == CardSet().union(*(round.hand(seat) for seat in hidden))
                assert str(view).count("?") == len(hidden)
                # No hidden card stands in the record, which is all that is pickled.
                words = set(str(view).split()[4:])
                assert not words & {str(card) for card in view.unseen}
                assert king.View.parse(viewer, str(view)) == view


def test_a_view_of_king_follows_the_game() -> None:
    for seed in range(20):
        positions = list(king_positions(seed))
        for viewer in king.Seat:
            view = king.View(viewer, positions[0].deal[viewer], positions[0].declarer)
            table = positions[0].table
            for before, after in zip(positions, positions[1:]):
                action = after.actions[-1][1]
                assert view == before.view(viewer) and table == before.table
                if before.turn == viewer:
                    assert view.legal_mask == before.legal_mask
                    assert all(view.why_not(code) == before.why_not(code) for code in range(109))
                else:
                    assert not view.legal_actions
                    assert {why.code for code in range(109) if (why := view.why_not(code))} == {1}
                view, table = view.apply(action), table.apply(action)
            last = positions[-1]
            assert table == last.table
            if view != last.view(viewer):
                # The hands that nobody has shown yet.
                assert view.with_hidden([last.hand(seat) for seat in king.Seat]) == last


def test_a_view_of_balayi_depends_on_no_hidden_card() -> None:
    choose = random.Random(1)
    compared = 0
    for seed in range(30):
        for round in balayi_positions(seed):
            if round.turn is None or choose.random() > 0.5:
                continue
            viewer = balayi.Player(choose.randrange(2))
            view = round.view(viewer)
            for _ in range(10):
                unseen = list(view.unseen)
                if len(unseen) < 2:
                    break
                x, y = choose.sample(unseen, 2)
                swap = {x: y, y: x}
                try:
                    other = view.with_hidden([swap.get(card, card) for card in round.pack])
                except balayi.HiddenError:
                    continue
                compared += 1
                again = other.view(viewer)
                assert other != round and view == again and str(view) == str(again)
                assert pickle.dumps(view) == pickle.dumps(again)
                assert view.legal_mask == again.legal_mask and view.piles(viewer) == again.piles(viewer)
                assert all(view.why_not(code) == again.why_not(code) for code in range(57))
    assert compared > 500


def test_views_of_balayi_hide_cards() -> None:
    for seed in range(10):
        for round in balayi_positions(seed):
            for viewer in balayi.Player:
                view = round.view(viewer)
                assert view.seen | view.unseen == CardSet.ALL and not view.seen & view.unseen
                if round.turn is not None:
                    assert view.unseen >= round.hand(viewer.other) and round.table.seen <= view.seen
                    texts = str(view).split()[1:53]
                    shown = {Card(text) for text in texts if text != "?"}
                    assert shown <= view.seen
                for player in balayi.Player:
                    shown_hand = round.turn is None or player == viewer and round.unlocked(viewer)
                    assert view.hand(player) == (round.hand(player) if shown_hand else None)
                if round.turn is not None:
                    assert {card for card in view.known if card} == view.seen


def test_a_view_of_balayi_follows_the_game() -> None:
    for seed in range(10):
        positions = list(balayi_positions(seed))
        views = {viewer: positions[0].view(viewer) for viewer in balayi.Player}
        table = positions[0].table
        for before, after in zip(positions, positions[1:]):
            action = after.actions[-1][1]
            table = table.apply(action, before.revealed(None, action))
            assert table == after.table
            for viewer in balayi.Player:
                views[viewer] = views[viewer].apply(action, before.revealed(viewer, action))
                assert views[viewer] == after.view(viewer)


def test_who_is_not_on_turn_learns_just_that() -> None:
    games: list[tuple[Any, Any, range]] = [
        (king.Seat, king_positions, range(109)),
        (balayi.Player, balayi_positions, range(57)),
    ]
    for seats, positions, codes in games:
        for seed in range(3):
            for round in list(positions(seed))[::5]:
                for seat in seats:
                    if seat == round.turn:
                        assert all(round.why_not_as(seat, code) == round.why_not(code) for code in codes)
                        assert round.apply_as(seat, min(round.legal_actions)) == round.apply(min(round.legal_actions))
                        continue
                    # The same over all deals: nothing of any hand is in it.
                    [why] = {round.why_not_as(seat, code) for code in codes}
                    assert why.reason.text == ("round_over" if round.turn is None else "not_on_turn")
                    with pytest.raises(IllegalAction):
                        round.apply_as(seat, codes[0])


def test_there_is_no_way_from_a_view_to_hidden_cards() -> None:
    round = list(king_positions(4))[20]
    view = round.view("N")
    for name in ("deal", "hands", "round", "pack"):
        assert not hasattr(view, name)
    with pytest.raises(TypeError):
        view.hand()  # type: ignore[call-arg]
