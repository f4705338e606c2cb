"""Which type of C# a function belongs to."""

from kinds import SCALARS, Way


class Owner:
    """A type of C#: the beginning of the names of its functions, where it stands, and how its value is kept."""

    def __init__(self, prefix, kind, folder, type_, style):
        self.prefix = prefix
        self.kind = kind
        self.folder = folder
        self.type = type_
        self.style = style
        self.actor = "player" if folder == "Balayi" else "seat"

    @property
    def namespace(self):
        return "KingRules." + self.folder if self.folder else "KingRules"

    @property
    def file(self):
        return f"{self.folder}/{self.type}.g.cs" if self.folder else f"{self.type}.g.cs"

    def receiver(self, function):
        """How the value itself goes into a function; `None` when it does not."""
        first = function.params[0] if function.params else None
        if not first or first.role == "out" or self.kind not in (first.type, first.means):
            return None
        if self.style in ("value", "struct"):
            return Way(self.type, ["&self"], [f"{self.kind} self = Raw;"])
        if self.style == "array":
            size = f"{first.type}* self = stackalloc {first.type}[{first.items}];"
            return Way(self.type, ["self"], [size, "To(self);"])
        to = SCALARS[self.kind][1]
        number = first.name if self.style == "enum" else to.format("this")
        return Way(self.type, [number if to == "{}.Bits" else f"({first.type}){number}"])


def owners():
    rows = [
        ("king_suit", "suit", "", "Suit", "enum"),
        ("king_rank", "rank", "", "Rank", "enum"),
        ("king_card", "card", "", "Card", "number"),
        ("king_card_set", "card_set", "", "CardSet", "set"),
        ("king_reason", "reason", "", "Reason", "enum"),
        ("king_lang", "lang", "", "Lang", "enum"),
        ("king_level", "level", "", "Level", "enum"),
        ("king_objective", "objective", "", "Objective", "enum"),
        ("king_seat", "seat", "King", "Seat", "enum"),
        ("king_seat_set", "seat_set", "King", "SeatSet", "set"),
        ("king_contract", "contract", "King", "Contract", "number"),
        ("king_contract_kind", "contract_kind", "King", "ContractKind", "enum"),
        ("king_contract_set", "contract_set", "King", "ContractSet", "set"),
        ("king_action", "action", "King", "Action", "number"),
        ("king_phase", "phase", "King", "Phase", "enum"),
        ("king_relation", "relation", "King", "Relation", "enum"),
        ("king_doubles", "doubles", "King", "Doubles", "number"),
        ("king_action_set", "action_set", "King", "ActionSet", "set"),
        ("king_greedy_reason", "greedy_reason", "King", "GreedyReason", "enum"),
        ("king_durt", "", "King", "Durt", "static"),
        ("king_deal", "card_set", "King", "Deal", "array"),
        ("balayi_player", "player", "Balayi", "Player", "enum"),
        ("balayi_denomination", "denomination", "Balayi", "Denomination", "enum"),
        ("balayi_denomination_set", "denomination_set", "Balayi", "DenominationSet", "set"),
        ("balayi_action", "balayi_action", "Balayi", "Action", "number"),
        ("balayi_action_set", "balayi_action_set", "Balayi", "ActionSet", "set"),
        ("balayi_phase", "balayi_phase", "Balayi", "Phase", "enum"),
        ("balayi_greedy_reason", "balayi_greedy_reason", "Balayi", "GreedyReason", "enum"),
        ("balayi_place", "balayi_place", "Balayi", "PlaceKind", "enum"),
        ("king_round_result", "king_round_result", "King", "RoundResult", "struct"),
        ("balayi_round_result", "balayi_round_result", "Balayi", "RoundResult", "struct"),
        ("balayi_pack", "card", "Balayi", "Pack", "array"),
    ]
    values = {
        "king": "house_rules duties round table view worlds party sheet",
        "balayi": "duties round table view worlds match",
    }
    for game, names in values.items():
        for name in names.split():
            type_ = "".join(word.capitalize() for word in name.split("_"))
            rows.append((f"{game}_{name}", f"{game}_{name}", game.capitalize(), type_, "value"))
    return [Owner(*row) for row in rows]


def owner_of(function, all_owners):
    """The owner of a function, and the rest of its name."""
    if function.name == "king_contract_kind_of":
        return next(owner for owner in all_owners if owner.type == "Contract"), "kind"
    found = [owner for owner in all_owners if function.name.startswith(owner.prefix + "_")]
    if not found:
        return None, function.name
    owner = max(found, key=lambda owner: len(owner.prefix))
    return owner, function.name[len(owner.prefix) + 1:]
