"""The generated files: the functions as they are imported, and for each type the part that follows from the API."""

import re

import docs
import imports
import templates
from api import pascal, variant
from members import members
from owners import owner_of, owners

HEAD = "// Generated from king-ffi/api.json by `cargo run -p king-xtask -- unity`.\n"
# What a namespace is used for.
USINGS = {"System": r"\b(IEquatable|\w+Exception|Nullable)\b", "System.Collections.Generic": r"\b(IReadOnly)?List<"}
# What is written by hand, because it is more than a call or another type in C#.
BY_HAND = set("""
    king_house_rules_option king_house_rules_value king_house_rules_set_value king_deal_seed balayi_round_apply
    balayi_round_apply_as balayi_match_outcome balayi_place_of king_worlds_chances balayi_worlds_count
    balayi_worlds_nth balayi_worlds_rank balayi_worlds_count_with balayi_worlds_chances balayi_worlds_possible
    king_level_settings king_settings_in_party king_level_act king_greedy_choose balayi_greedy_choose
""".split())
# The values of the house rules.
OPTIONS = ("king_rifki_void", "king_penalty_void", "king_koz_void", "king_durt_end", "king_sale_tie")
# Questions of a table that a round and a view hand on to it.
NOT_HANDED_ON = {
    "LegalActions", "LegalCards", "WhyNot", "Apply", "TryApply", "Unseen", "ToString", "Table",
    "Parse", "TryParse", "Read", "ParseAction", "TryParseAction", "ReadAction",
}


def generated(api):
    """Every file by its path below Runtime."""
    made = {owner: [] for owner in owners()}
    for function in api.functions:
        owner, short = owner_of(function, made)
        if owner and function.name not in BY_HAND and "_file_" not in function.name:
            made[owner] += members(function, owner, short)
    files = {"Native.g.cs": imports.text(api), "Library.g.cs": imports.sizes(api)}
    for owner, own in made.items():
        lines = templates.values(owner)
        for member in own:
            lines += member.text()
        if owner.type in ("Round", "View"):
            names = {member.name for member in own} | NOT_HANDED_ON
            table, = (other for other in made if other.folder == owner.folder and other.type == "Table")
            for member in made[table]:
                if member.name not in names:
                    lines += member.handed_on()
        text = part(api, owner, lines)
        if text:
            files[owner.file] = text
    files["King/HouseRuleOptions.g.cs"] = options(api)
    files["StatusCode.g.cs"] = refusals(api.enums["king_status"])
    files.update(templates.files())
    return {name: HEAD + text for name, text in files.items()}


def part(api, owner, lines):
    """A type, or the part of it that is generated, in its file."""
    while lines and not lines[-1]:
        lines.pop()
    name = owner.type
    enum = []
    if owner.style == "enum":
        enum = enumeration(api.enums[owner.prefix], name) if owner.prefix in api.enums else []
        head = [f"    /// <summary>What can be asked of a {docs.words(name)}.</summary>",
                f"    public static unsafe partial class {name}Extensions"]
    elif owner.style == "set":
        return templates.set_of(owner, lines, docs.summary)
    else:
        head = [f"    public readonly unsafe partial struct {name} : IEquatable<{name}>"]
        if owner.style == "static":
            head = docs.summary("The pure functions of dürt, for engines that keep their own state (K8).", 4)
            head.append(f"    public static unsafe class {name}")
    if not lines and not enum:
        return None
    body = enum
    if lines:
        body += ([""] if enum else []) + head + ["    {"] + lines + ["    }"]
    text = "\n".join([f"namespace {owner.namespace}", "{", *body, "}"]) + "\n"
    usings = "".join(f"using {name};\n" for name, use in USINGS.items() if re.search(use, text))
    return usings + ("\n" if usings else "") + text


def enumeration(enum, name):
    """An enumeration. It is an int, so that a number cast to it stays what it is, and is refused if it is none."""
    lines = docs.summary(docs.markup(" ".join(enum["doc"].split())), 4)
    lines += [f"    public enum {name}", "    {"]
    for member in enum["members"]:
        lines += docs.summary(docs.markup(" ".join(member["doc"].split())), 8)
        lines.append(f"        {variant(enum, member)} = {member['value']},")
    return lines + ["    }"]


def options(api):
    """HouseRuleOptions.g.cs: the enumerations of the house rules."""
    lines = []
    for name in OPTIONS:
        lines += ([""] if lines else []) + enumeration(api.enums[name], pascal(name[len("king_"):]))
    return "\n".join(["namespace KingRules.King", "{", *lines, "}"]) + "\n"


def refusals(statuses):
    """StatusCode.g.cs: the statuses for what the rules refuse; the others are exceptions of their own kinds."""
    others = {"KING_E_NULL", "KING_E_VALUE", "KING_E_VERSION", "KING_E_RANGE", "KING_E_SHORT", "KING_E_TEXT"}
    members = [member for member in statuses["members"] if member["value"] < 0 and member["name"] not in others]
    enum = {"name": "king_e", "doc": "What the rules can refuse, by the numbers of all languages.", "members": members}
    return "\n".join(["namespace KingRules", "{", *enumeration(enum, "StatusCode"), "}"]) + "\n"
