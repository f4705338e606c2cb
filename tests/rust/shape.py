"""One shape: both games have the same functions, fields, variants and traits, by the same names and with the same
signatures.

What differs stands in `DIFFERENCES`, each with its reason; what is not needed there any more is a fault as well. Within a
game, what round, table and view have in common has one signature, and every question that a table answers is answered by
the other two.
"""

import re
import sys
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from public_api import Api


class Difference(NamedTuple):
    reason: str
    words: dict[str, str] = {}  # of King, with those that Balayı has in their place
    members: str = ""  # TYPE, or TYPE.MEMBER in Balayı's words, that one game alone has or that has two signatures


# Four seats here, two players there: that is the games themselves and no difference that needs a reason.
WORDS = {"Seat": "Player", "seat": "player", "; 4]": "; 2]"}
DIFFERENCES = [
    Difference(
        "King declares a contract, some with a suit or a rank; Balayı a denomination, which has a weight.",
        {
            "contract": "denomination",
            "Contract": "Denomination",
            "ContractKind": "Denomination",
            "ContractKinds": "Denominations",
            "ContractSet": "DenominationSet",
            "ContractUsed": "DenominationUsed",
        },
        "Contract Denomination.::* Denomination.weight Denomination.scores Denomination.is_* Denomination.trick_points"
        " Denomination.penalty_cards Denomination.total Denomination.trump Denomination.impl?From*",
    ),
    Difference(
        "Four seats are named, have an order and make sets; of two players one is the other.",
        {},
        "Player.::* Player.next Player.order Player.other Player.previous Player.set Player.impl*SeatSet SeatSet Seats"
        " MatchError.::WrongDeclarer Exclusions.of_*",
    ),
    Difference(
        "King is played in a party, Balayı in a match (which is a keyword of Rust).",
        {
            "Party": "Match",
            "PartyFile": "MatchFile",
            "PartyError": "MatchError",
            "PartyOver": "MatchOver",
            "party": "game",
        },
    ),
    Difference(
        "A round of King is named by its declarer, one of Balayı by its dealer; so are the records.",
        {"declarer: Player": "dealer: Player", "first_declarer": "first_dealer"},
        "MatchError.::WrongDealer Simulation..dealer Simulation..declarer",
    ),
    Difference(
        "King deals all cards into hands; in Balayı it matters in which order the pack was dealt.",
        {"Deal": "Pack", "deal": "pack"},
        "Pack.new Pack.from_pack Pack.cards Pack.hand Pack.hands View.with_hidden Deals DealsError Holding Simulation.first_card_of HiddenError.::Cards"
        " HiddenError.impl?From<PackError>* HiddenError.::Elsewhere first_declarer",
    ),
    Difference(
        "Balayı has piles, and hands that are locked at first (B4): what lies open is seen before it is played.",
        {},
        "Pile Place starter *.piles *.open_cards *.unlocked *.played_from_hand *.playable Table.seen Table.unseen View.known"
        " Table.new View.new Illegal.::NotVisible",
    ),
    Difference(
        "An action of Balayı turns cards up: it returns them, and those who follow take them, which is always checked.",
        {},
        "Revealed ViewError Round.apply Round.apply_as Table.apply View.apply View.apply_unchecked"
        " *.impl?From<Illegal>?for?ViewError",
    ),
    Difference(
        "King alone has a talk: annulling, doubles and redoubles (K4 to K6).",
        {},
        "Doubles DoublesError Relation Talk *.annulled *.doubles *.parse_action *..annul *..talk *.::Annul"
        " *.::Keep *.::Iyi *.::Kontur *.::Sur *.::Doubles *.impl?From<DoublesError>* Illegal.::Annulled"
        " Illegal.::MayNot* Illegal.::OnlyDeclarerDoubled",
    ),
    Difference(
        "King alone has dürt (K8).",
        {},
        "durt *.placeable *.places *.::Pass *.::NoPass *.::MustNotPass *.::NotNextInRow *.::NotStartRank *.::DurtOver",
    ),
    Difference(
        "King alone has house rules (K12).",
        {", rules: HouseRules": ""},
        "HouseRules DurtEnd KozVoid PenaltyVoid RifkiVoid SaleTie *.house_rules *..rules *.::WrongRules",
    ),
    Difference(
        "What may be played depends on the contract in King (K7.3 to K7.7), on the trump alone in Balayı (B5).",
        {},
        "*.hearts_open Duties..denomination Duties..hearts_open Duties..trump Illegal.::HeartsClosed"
        " Illegal.::HighestHeart Illegal.::RifkiHeart Illegal.::MustShed Illegal.::MustOvertrump",
    ),
    Difference(
        "King counts points, and its sheet is checked (K10.2); Balayı counts tricks.",
        {},
        "Sheet Imbalance PointsError *.why_not_taken Match.sheet *.::Points *.impl?From<PointsError>* MatchError.::Tricks",
    ),
    Difference(
        "Of four seats each comes out or stays in (K10.3); of two players one wins, or neither.",
        {},
        "Outcome.::* Outcome.new Outcome.totals Outcome.rank Outcome.batan Outcome.cikan",
    ),
    Difference(
        "What a view of King does not see is in three hands; in Balayı it lies closed too, in more ways than 128 bits count.",
        {},
        "*orlds*",
    ),
    Difference("A set of King's 109 actions needs 128 bits, one of Balayı's 57 needs 64.", {"u128": "u64"}),
]
MOST = 15

# What round, table and view of one game have each in its own way: a table takes the hand, a round knows all, a view is its
# viewer's.
OWN = "new apply apply_unchecked legal_actions legal_cards why_not hand playable seen unseen parse_action".split()


def pattern(words: dict[str, str]) -> re.Pattern:
    def bounded(word: str) -> str:
        before, behind = (r"\b" if end.isalnum() else "" for end in (word[0], word[-1]))
        return before + re.escape(word) + behind

    return re.compile("|".join(map(bounded, sorted(words, key=len, reverse=True))))


class Games:
    """The members of all public types of both games, King's in Balayı's words."""

    def __init__(self, api: Api) -> None:
        self.words = WORDS | {king: balayi for difference in DIFFERENCES for king, balayi in difference.words.items()}
        self.pattern = pattern(self.words)
        self.used: set[str] = set()
        patterns = " ".join(difference.members for difference in DIFFERENCES).split()
        alone = [each for each in patterns if "." not in each]
        self.king = {}
        for name, item in api.public("king").items():
            members = {self.renamed(member): self.renamed(text) for member, text in api.members(item).items()}
            self.king[name if name in alone else self.renamed(name)] = members
        self.balayi = {name: api.members(item) for name, item in api.public("balayi").items()}

    def renamed(self, text: str) -> str:
        def word(match: re.Match) -> str:
            self.used.add(match[0])
            return self.words[match[0]]

        return self.pattern.sub(word, self.pattern.sub(word, text))

    def differences(self) -> dict[str, str]:
        found = {name: "in one game alone" for name in self.king.keys() ^ self.balayi.keys()}
        for name in self.king.keys() & self.balayi.keys():
            king, balayi = self.king[name], self.balayi[name]
            for member in king.keys() | balayi.keys():
                one, two = (re.sub(r"\[Self; \d+\]", "[Self]", str(of.get(member))) for of in (king, balayi))
                if one != two:
                    found[f"{name}.{member}"] = f"{one} in King, {two} in Balayı".replace("None in", "not in")
        return found


def within(types: dict[str, dict[str, str]]) -> list[str]:
    """Where round, table and view of one game differ."""
    faults = []
    machines = {name: types[name] for name in ("Round", "Table", "View")}
    for member in set().union(*machines.values()) - set(OWN):
        signatures = {name: members[member] for name, members in machines.items() if member in members}
        if len(set(signatures.values())) > 1:
            faults.append(f"{member} has more than one signature: {signatures}")
        if "Table" in signatures and len(signatures) < 3 and not member.startswith("impl "):
            faults.append(f"{member} is asked of {' and '.join(signatures)} alone")
    return faults


def main() -> int:
    api = Api(Path(sys.argv[1]))
    games = Games(api)
    differences = games.differences()
    faults = [f"{game}: {fault}" for game in ("king", "balayi") for fault in within(getattr(games, game))]
    needed: set[str] = set()
    for name, what in sorted(differences.items()):
        matching = [each for listed in DIFFERENCES for each in listed.members.split() if fnmatchcase(name, each)]
        needed.update(matching)
        if not matching:
            faults.append(f"{name}: {what}")
    for listed in DIFFERENCES:
        idle = [each for each in listed.members.split() if each not in needed] + sorted(listed.words.keys() - games.used)
        faults += [f"no difference any more: {each} ({listed.reason})" for each in idle]
    if len(DIFFERENCES) > MOST:
        faults.append(f"{len(DIFFERENCES)} reasons for differences; {MOST} are allowed")
    compared = sum(len(members) for name, members in games.balayi.items() if name in games.king)
    print("\n".join(faults) or f"ok: {compared} members compared, {len(DIFFERENCES)} reasons for what differs")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
