"""Prints what stands where in the observations: `king-py/OBSERVATIONS.md` of the repository."""

from king_rules import balayi as rounds_of_two
from king_rules import king as rounds_of_four
from king_rules.rl import balayi, balayi_match, king, king_party
from king_rules.rl.layout import Place, table

HEAD = """\
# What stands where in an observation

Printed by `python -m king_rules.rl`, and compared with it by a test; `raw_env.places` of each environment has the same,
place by place. What the parts mean is said by `help(king_rules.king.observation)` and
`help(king_rules.balayi.observation)`.

Seats and players are counted from the viewer to the left, `0` being the viewer. Cards run from ♣2 to ♠A. Where numbers
go from 0 to 1, 1 means yes.
"""

TABLES: list[tuple[str, int, tuple[Place, ...]]] = [
    (
        "Konturlu King: a round (`king.observation`, `RoundBatch.observations`, `king_rules.rl.king`)",
        rounds_of_four.OBSERVATION_VERSION,
        king.raw_env.places,
    ),
    ("Konturlu King: a party (`king_rules.rl.king_party`)", king_party.OBSERVATION_VERSION, king_party.raw_env.places),
    (
        "Balayı kingi: a round (`balayi.observation`, `RoundBatch.observations`, `king_rules.rl.balayi`)",
        rounds_of_two.OBSERVATION_VERSION,
        balayi.raw_env.places,
    ),
    (
        "Balayı kingi: a match (`king_rules.rl.balayi_match`)",
        balayi_match.OBSERVATION_VERSION,
        balayi_match.raw_env.places,
    ),
]


def page() -> str:
    """The page in Markdown."""
    tables = (
        f"\n## {title}\n\n`OBSERVATION_VERSION` {version}, {len(places)} places.\n\n{table(places)}"
        for title, version, places in TABLES
    )
    return HEAD + "".join(tables)


if __name__ == "__main__":
    print(page(), end="")
