"""Rounds without talk, as environments and games have them by `talk=False`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from king_rules.king._values import Phase

if TYPE_CHECKING:
    from king_rules._native.king import Round


def silent(round: Round) -> Round:
    """A round from which nobody doubles or annuls, up to its first card."""
    while Phase.DECLARE < round.phase < Phase.PLAY:
        round = round.apply("keep" if round.phase == Phase.ANNUL else "iyi")
    return round
