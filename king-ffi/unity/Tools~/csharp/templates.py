"""What is written once and filled in for each type: sets, values of the library, and what both games have."""

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "templates"
KING = {
    "Game": "King", "native": "king", "Actor": "Seat", "actor": "seat", "Each": "PerSeat", "count": "4",
    "number_of": "four", "order": "N, E, S, W", "First": "North", "example": "W: S9 C2",
    "members": ["north", "east", "south", "west"], "Whole": "Party",
    "act": "king_level_act", "unit": "point", "others": 3,
    "searched": " What to declare, whether to annul and whom to double is played\n"
                "    /// out too, if all play on as greedy does whatever is said.",
    "take_later": "\n            Later = estimate.later / 256.0;",
    "later": """

        /// <summary>
        /// Before the first card, what is to come afterwards out of the contracts that the declarer has left then; it is not in the
        /// mean, but in the difference. Else 0.
        /// </summary>
        public double Later { get; }""",
    "chance": " Where the chance to come out is aimed at, that\n"
              "        /// chance in per cent, and the differences and errors too.",
    "file": {
        "game": "king", "native": "king_party", "whole": "party", "read": "king_party_file_party",
        "head": "king-party1 FIRST_DECLARER RULES",
    },
}
BALAYI = {
    "Game": "Balayi", "native": "balayi", "Actor": "Player", "actor": "player", "Each": "PerPlayer", "count": "2",
    "number_of": "two", "order": "0, 1", "First": "Zero", "example": "1: S9 C2", "members": ["zero", "one"],
    "Whole": "Match", "act": "balayi_level_act", "unit": "point", "others": 1,
    "searched": " Declarations are played out as cards are.", "take_later": "", "later": "", "chance": "",
    "file": {
        "game": "balayi", "native": "balayi_match", "whole": "match", "read": "balayi_match_file_match",
        "head": "balayi-match1 FIRST_DEALER",
    },
}
DONE = [
    {"What": "Card", "what": "card", "About": "A card", "did": "played"},
    {"What": "Action", "what": "action", "About": "An action", "did": "did"},
]
# The sets: what is in them, how many bits, the word, an item as a number and back, and how it is described.
SETS = {
    "CardSet": ("Card", 52, "ulong", "item.Index", "Card.FromIndex(number)",
                "A set of cards. As a list it has its cards in the order of their index. Its text is a PBN hand, spades "
                "first, ranks high to low: <c>K762.J.AQ.AKQ654</c>."),
    "SeatSet": ("Seat", 4, "byte", "Interop.Below((int)item, 4, nameof(item))", "(Seat)number",
                "A set of seats. Its text is the letters in turn order: <c>ES</c>."),
    "ContractSet": ("ContractKind", 8, "byte", "Interop.Below((int)item, 8, nameof(item))", "(ContractKind)number",
                    "A set of contracts without suit or rank, such as those that a seat has not declared yet."),
    "DenominationSet": ("Denomination", 5, "byte", "Interop.Below((int)item, 5, nameof(item))", "(Denomination)number",
                        "A set of declarations, such as those that a player has not made yet."),
    "King.ActionSet": ("Action", 109 - 64, "ulong", "item.Code", "Action.FromCode(number)",
                       "A set of actions: bit = <see cref=\"Action.Code\"/>."),
    "Balayi.ActionSet": ("Action", 57, "ulong", "item.Code", "Action.FromCode(number)",
                         "A set of actions: bit = <see cref=\"Action.Code\"/>."),
}


RAW = """        /// <summary>The value as the library takes it.</summary>
        internal {} Raw => native;

"""


def template(name):
    return (FOLDER / name).read_text(encoding="utf-8")


def fill(text, words):
    return re.sub(r"__(\w+?)__", lambda found: str(words[found[1]]) if found[1] in words else found[0], text)


def chosen(text, word, holds):
    """Without the lines of `#if WORD`, or of its `#else`, that do not hold."""
    lines, keep = [], True
    for line in text.split("\n"):
        if line == "#if " + word:
            keep = holds
        elif line == "#else":
            keep = not holds
        elif line == "#endif":
            keep = True
        elif keep:
            lines.append(line)
    return "\n".join(lines)


def repeated(text, names):
    """A line that names a member, or its number, stands once for each."""
    lines = []
    for line in text.split("\n"):
        if "__member__" in line or "__number__" in line:
            lines += [fill(line, {"member": name, "number": number}) for number, name in enumerate(names)]
        else:
            lines.append(line)
    return "\n".join(lines)


def values(owner):
    """The first lines of a value."""
    if owner.style == "value":
        text = fill(template("Value.cs"), {"Type": owner.type, "native": owner.kind})
        if owner.type == "HouseRules":
            # Zeroed memory is the default.
            text = text.replace(RAW.format(owner.kind), "")
        return text.rstrip("\n").split("\n") + [""]
    if owner.style == "number":
        word = "ushort" if owner.type == "Doubles" else "byte"
        return fill(template("Number.cs"), {"Type": owner.type, "Word": word}).rstrip("\n").split("\n") + [""]
    return []


def set_of(owner, lines, about):
    key = owner.type if owner.type in SETS else f"{owner.folder}.{owner.type}"
    item, bits, word, number, make, described = SETS[key]
    if not any("string ToString" in line for line in lines):
        lines = ["        /// <summary>The texts of the actions, with spaces between them.</summary>",
                 '        public override string ToString() => string.Join(" ", this);'] + lines
    words = {
        "namespace": owner.namespace, "Type": owner.type, "Item": item, "Word": word, "bits": bits, "number": number,
        # A number that comes in is not cut.
        "Wide": "int" if word == "byte" else word,
        "item": make, "about": "\n".join(about(described, 4)), "members": "\n" + "\n".join(lines).rstrip("\n"),
    }
    return fill(chosen(template("Set.cs"), "WIDE", key == "King.ActionSet"), words)


def files():
    """The types that both games have."""
    made = {}
    for game in (KING, BALAYI):
        words = dict(game)
        names = words.pop("members")
        words["parameters"] = ", ".join(f"T {name}" for name in names)
        words["holes"] = ", ".join(f"{{{name}}}" for name in names)
        words["items"] = ", ".join(f"items[{number}]" for number in range(len(names)))
        words["sets"] = ", ".join(f"new CardSet(items[{number}])" for number in range(len(names)))
        folder, each, actor = words["Game"], words["Each"], words["Actor"]
        each_of = chosen(template("Each.cs"), "FOUR", folder == "King")
        made[f"{folder}/{each}.g.cs"] = fill(repeated(each_of, names), words)
        made[f"{folder}/Trick.g.cs"] = fill(template("Trick.cs"), words)
        made[f"{folder}/{words['Whole']}File.g.cs"] = fill(template("File.cs"), {**words, **words["file"]})
        for players in ("Advisor", "Choice", "Estimate", "Opponent"):
            made[f"{folder}/{players}.g.cs"] = fill(template(players + ".cs"), {**words, "game": words["native"]})
        for done in DONE:
            made[f"{folder}/{actor}{done['What']}.g.cs"] = fill(template("Done.cs"), {**words, **done})
    return made
