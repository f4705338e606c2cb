"""Replays the test vectors of an independent implementation through the package.

They are those of `tests/golden`, and every `*.jsonl` below the folder that the environment variable `KING_VECTORS_DIR`
names. The rulebooks' notation page describes the format.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from king_rules import IllegalAction, balayi, king

GOLDEN = Path(__file__).parents[1] / "golden"


def vectors(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The vectors below a folder, each with its place."""
    for file in sorted(folder.rglob("*.jsonl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip():
                yield f"{file.relative_to(folder)}:{number}", json.loads(line)


def replay(vector: dict[str, Any]) -> None:
    """Replays one vector of any kind."""
    {"konturlu": king_round, "konturlu_party": king_party, "balayi": balayi_round, "balayi_match": balayi_match}[
        vector["game"]
    ](vector)


def read_all(file: king.PartyFile | balayi.MatchFile, text: str) -> list[Any]:
    """The rounds of a file."""
    return [round for line in text.splitlines() if (round := file.read_line(line)) is not None]


def refusals(round: king.Round | balayi.Round, vector: dict[str, Any], step: int) -> None:
    """Checks the refusals that the vector has before that step."""
    for at, code, reason in vector["refused"]:
        if at == step:
            why = round.why_not(code)
            assert why is not None and why.reason == reason, (step, code, why)
            with pytest.raises(IllegalAction) as refused:
                round.apply(code)
            assert refused.value.illegal == why and refused.value.clause == why.clause


def king_round(vector: dict[str, Any]) -> king.Round:
    """Replays a round of Konturlu King and returns it as it is at the end."""
    round = king.Round(vector["deal"], vector["declarer"], vector["unused"]["contracts"], vector["rules"])
    for step, (seat, phase, legal, action) in enumerate(vector["steps"]):
        refusals(round, vector, step)
        assert round.turn == seat and round.phase.text == phase, step
        assert round.legal_mask == int(legal, 16) == int(round.legal_actions), step
        assert round.legal_cards == round.legal_actions.cards, step
        assert round.view(seat).legal_actions == round.legal_actions, step
        assert all(not round.view(other).legal_mask for other in king.Seat if other != seat), step
        assert round.table.legal_actions(round.hand(seat)) == round.legal_actions, step
        # Code and text are taken as well as the action itself.
        applied = round.apply(action)
        assert round.apply(str(king.Action(action))) == round.apply(king.Action(action)) == applied
        round = applied
    refusals(round, vector, len(vector["steps"]))
    assert round.turn is None and not round.legal_actions
    assert round.annulled is vector["annulled"]
    assert list(round.taken) == vector["taken"]
    assert (round.scores and list(round.scores)) == vector["scores"]
    assert str(round) == vector["record"]
    assert king.Round.parse(vector["record"]) == round
    assert [action.code for _, action in round.actions] == [step[3] for step in vector["steps"]]
    return round


def king_party(vector: dict[str, Any]) -> None:
    """Replays a whole party."""
    party = king.Party(vector["first_declarer"], vector["rules"])
    file = [party.head]
    running = [party.totals]
    for vector_of_round in vector["rounds"]:
        round = king_round(vector_of_round)
        assert str(party.dealer) == vector_of_round["dealer"]
        assert party.start(round.deal).unused == round.unused
        party = party.record(round)
        if not round.annulled:
            running.append(party.totals)
        file.append(str(round))
    assert list(map(list, running)) == vector["sheet"] == list(map(list, party.running))
    assert len(party) == king.Party.ROUNDS and party.is_over and party.declarer is None
    for kind in king.ContractKind:
        for seat in king.Seat:
            assert party.sheet.sum(seat, kind) == vector["checks"][seat.text][kind.text]
        assert party.sheet.sum_over_declarers(kind) == vector["checks"]["all"][kind.text]
    assert party.sheet.imbalance() is None
    outcome = party.outcome
    assert outcome is not None
    assert list(outcome.totals) == vector["final"] and sum(outcome.totals) == 0
    assert [seat.text for seat in outcome.cikan] == vector["cikan"]
    assert [seat.text for seat in outcome.batan] == vector["batan"]
    assert str(party) == vector["record"] and king.Party.parse(vector["record"]) == party
    reader = king.PartyFile()
    rounds = read_all(reader, "\n".join(file))
    assert len(rounds) == len(vector["rounds"]) and reader.party == party and reader.lines == len(file)
    assert party.file(rounds) == "".join(f"{line}\n" for line in file)


def balayi_round(vector: dict[str, Any]) -> balayi.Round:
    """Replays a round of Balayı kingi and returns it as it is at the end."""
    round = balayi.Round(vector["deck"], vector["dealer"], vector["unused"])
    for step, (player, phase, legal, action) in enumerate(vector["steps"]):
        refusals(round, vector, step)
        assert round.turn == player and round.phase.text == phase, step
        assert round.legal_mask == int(legal, 16) == int(round.legal_actions), step
        assert round.legal_cards == round.legal_actions.cards, step
        turn = balayi.Player(player)
        assert round.view(turn).legal_actions == round.legal_actions, step
        assert not round.view(turn.other).legal_actions, step
        applied = round.apply(action)
        assert round.apply(str(balayi.Action(action))) == round.apply(balayi.Action(action)) == applied
        round = applied
    refusals(round, vector, len(vector["steps"]))
    assert round.turn is None and not round.legal_actions
    assert list(round.taken) == vector["tricks"]
    assert list(round.scores or ()) == vector["scores"]
    assert str(round) == vector["record"]
    assert balayi.Round.parse(vector["record"]) == round
    return round


def balayi_match(vector: dict[str, Any]) -> None:
    """Replays a whole match."""
    game = balayi.Match(vector["first_dealer"])
    file = [game.head]
    for vector_of_round in vector["rounds"]:
        round = balayi_round(vector_of_round)
        assert game.start(round.pack).unused == round.unused
        game = game.record(round)
        file.append(str(round))
    assert list(map(list, game.running)) == vector["sheet"]
    assert list(game.totals) == vector["final"]
    outcome = game.outcome
    assert outcome is not None and outcome.winner == vector["winner"]
    assert outcome.is_draw is (vector["winner"] is None)
    assert balayi.Match.parse(str(game)) == game
    reader = balayi.MatchFile()
    rounds = read_all(reader, "\n".join(file))
    assert len(rounds) == len(vector["rounds"]) and reader.game == game and reader.lines == len(file)
    assert game.file(rounds) == "".join(f"{line}\n" for line in file)
