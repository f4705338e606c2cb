"""What the numbers of the C API stand for: the types of C#, and the way in and out."""

from api import camel

# What it means: (type in C#, into a number, out of a number).
SCALARS = {
    "suit": ("Suit", "{}", "(Suit){}"),
    "rank": ("Rank", "{}", "(Rank){}"),
    "card": ("Card", "{}.Index", "KingRules.Card.FromIndex({})"),
    "card_set": ("CardSet", "{}.Bits", "new CardSet({})"),
    "lang": ("Lang", "{}", "(Lang){}"),
    "reason": ("Reason", "{}", "(Reason){}"),
    "level": ("Level", "{}", "(Level){}"),
    "objective": ("Objective", "{}", "(Objective){}"),
    "greedy_reason": ("GreedyReason", "{}", "(GreedyReason){}"),
    "bool": ("bool", "({} ? 1 : 0)", "{} != 0"),
    "seat": ("Seat", "{}", "(Seat){}"),
    "seat_set": ("SeatSet", "{}.Bits", "new SeatSet({})"),
    "contract": ("Contract", "{}.Index", "King.Contract.FromIndex({})"),
    "contract_kind": ("ContractKind", "{}", "(ContractKind){}"),
    "contract_set": ("ContractSet", "{}.Bits", "new ContractSet({})"),
    "action": ("Action", "{}.Code", "King.Action.FromCode({})"),
    "action_set": ("ActionSet", None, "new ActionSet({0}[0], {0}[1])"),
    "phase": ("Phase", "{}", "(Phase){}"),
    "doubles": ("Doubles", "{}.Bits", "new Doubles({})"),
    "relation": ("Relation", "{}", "(Relation){}"),
    "player": ("Player", "{}", "(Player){}"),
    "denomination": ("Denomination", "{}", "(Denomination){}"),
    "denomination_set": ("DenominationSet", "{}.Bits", "new DenominationSet({})"),
    "balayi_action": ("Action", "{}.Code", "Balayi.Action.FromCode({})"),
    "balayi_action_set": ("ActionSet", "{}.Bits", "new ActionSet({})"),
    "balayi_phase": ("Phase", "{}", "(Phase){}"),
    "balayi_greedy_reason": ("GreedyReason", "{}", "(GreedyReason){}"),
    "balayi_place": ("PlaceKind", "{}", "(PlaceKind){}"),
}
# A number that is only a number.
PLAIN = {"number", "points", "count", "index", "seed", "playouts"}
EACH = {"King": "PerSeat", "Balayi": "PerPlayer"}


class Way:
    """How a parameter goes over: lines before the call, what is pinned, the arguments, the value afterwards."""

    def __init__(self, type_, arguments, before=(), pinned=(), value=None, after=()):
        self.type = type_
        self.arguments = list(arguments)
        self.before = list(before)
        self.pinned = list(pinned)
        self.value = value
        self.after = list(after)


def struct(name):
    """The type of C# that a struct of C is: `king_round_result` is a `RoundResult`."""
    return "".join(word.capitalize() for word in name.split("_")[1:])


def whole(param, game="Balayi"):
    """The type of a whole array that is one thing: a deal, a pack."""
    if (param.means, param.items) == ("card_set", 4) and not param.guessed:
        return "Deal"
    if (param.means, param.items, game) == ("card", 52, "Balayi"):
        return "Pack"
    return None


def type_of(param, game):
    """The type of a parameter in C#, without the question mark of what may be missing."""
    if param.means in ("value", "struct"):
        return struct(param.type)
    if whole(param):
        return whole(param)
    if param.name == "places":
        return "PerSeat<int?>"
    if param.means in PLAIN:
        type_ = param.type if param.type in ("ulong", "long") else "int"
    else:
        type_ = SCALARS[param.means][0]
    return f"{EACH[game]}<{type_}>" if param.items and param.means != "action_set" else type_


def into(param, game):
    """A parameter that goes in."""
    name = camel(param.name)
    if param.means == "text":
        return Way("string", [f"{name}Start", f"(uint){name}Bytes.Length"],
                   [f"byte[] {name}Bytes = Interop.Utf8({name});"], [(f"{name}Start", f"{name}Bytes")])
    if param.means == "choices":
        return Way("ref SplitMix64", ["&state"], ["ulong state = choices.State;"],
                   after=["choices = new SplitMix64(state);"])
    if param.sized:
        return Way("IReadOnlyList<Card>", [f"{name}Start", f"(uint){name}Bytes.Length"],
                   [f"byte[] {name}Bytes = Card.Indices({name});"], [(f"{name}Start", f"{name}Bytes")])
    if param.means == "card" and param.items and not whole(param, game):
        exactly = f"Interop.Exactly(Card.Indices({name}), {param.items}, nameof({name}))"
        return Way("IReadOnlyList<Card>", [f"{name}Start"], [f"byte[] {name}Bytes = {exactly};"],
                   [(f"{name}Start", f"{name}Bytes")])
    type_ = type_of(param, game)
    if param.means in ("value", "struct"):
        return Way(type_, [f"&{name}Raw"], [f"{param.type} {name}Raw = {name}.Raw;"])
    if param.role != "number":
        to = f"{name}.To({name}Raw);" if whole(param) else f"Each.To({name}, {name}Raw);"
        return Way(type_, [f"{name}Raw"],
                   [f"{param.type}* {name}Raw = stackalloc {param.type}[{param.items}];", to])
    if param.means in PLAIN:
        if param.type in ("byte", "uint"):
            return Way(type_, [f"Interop.NotNegative({name}, nameof({name}))"])
        return Way(type_, [name])
    to = SCALARS[param.means][1]
    if param.nothing:
        number = f"{name}?.{to[3:]}" if to[2:] else f"(int?){name}"
        return Way(type_ + "?", [f"Interop.OrNothing({number})"])
    if to == "{}.Bits":
        return Way(type_, [to.format(name)])
    return Way(type_, [f"({param.type}){to.format(name)}"])


def out(param, game):
    """A parameter that comes out."""
    name = camel(param.name)
    if param.means == "text":
        return Way("string", ["words.bytes", "Words.Size", "&words.length"], ["Words words;"])
    type_ = type_of(param, game)
    if param.means in ("value", "struct"):
        if param.items:
            before = [f"{param.type}* {name} = stackalloc {param.type}[{param.items}];"]
            return Way(f"IReadOnlyList<{type_}>", [name], before, value=f"{type_}.List({name}, {param.items})")
        return Way(type_, [f"&{name}"], [f"{param.type} {name};"], value=f"new {type_}({name})")
    if param.items:
        before = [f"{param.type}* {name} = stackalloc {param.type}[{param.items}];"]
        if whole(param):
            value = f"{'King' if whole(param) == 'Deal' else 'Balayi'}.{whole(param)}.Of({name})"
        elif param.means == "action_set":
            value = SCALARS["action_set"][2].format(name)
        else:
            value = f"Each.{'Places' if name == 'places' else 'Of'}({name})"
        return Way(type_, [name], before, value=value)
    if param.means in PLAIN:
        value = f"(int){name}" if param.type == "uint" else name
        return Way(type_, [f"&{name}"], [f"{param.type} {name};"], value=value)
    value = SCALARS[param.means][2].format(name)
    return Way(type_, [f"&{name}"], [f"{param.type} {name};"], value=value)
