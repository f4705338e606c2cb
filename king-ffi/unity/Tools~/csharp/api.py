"""The list of the C API, king-ffi/api.json, as this generator reads it."""

import json
import math
from pathlib import Path

NUMBERS = {
    "uint8_t": "byte", "uint16_t": "ushort", "uint32_t": "uint", "uint64_t": "ulong",
    "int16_t": "short", "int32_t": "int", "int64_t": "long", "char": "byte",
}


def pascal(name):
    return "".join(word[:1].upper() + word[1:].lower() for word in name.split("_"))


def camel(name):
    word = pascal(name)
    return safe(word[:1].lower() + word[1:])


class Param:
    """A parameter: what it means, which way it goes, and how many there are behind a pointer."""

    def __init__(self, raw):
        self.name = raw["name"]
        self.type = NUMBERS.get(raw["type"], raw["type"])
        self.role = raw["role"]
        self.means = raw["means"]
        items = raw.get("items")
        self.items = math.prod(items) if isinstance(items, list) else items
        self.sized = raw.get("sized")
        self.nothing = raw.get("nothing", False)
        self.null = raw.get("null", False)

    @property
    def native(self):
        """The parameter as DllImport declares it."""
        return f"{self.type}{'' if self.role == 'number' else '*'} {safe(self.name)}"


def safe(name):
    """A name that is a word of C# too."""
    return "@" + name if name in ("is", "in", "out", "ref", "object", "string", "checked", "event", "lock") else name


class Function:
    def __init__(self, raw):
        self.name = raw["name"]
        self.doc = raw["doc"]
        self.returns = raw["returns"]
        self.none = raw.get("none", False)
        self.error = raw.get("error", False)
        self.params = [Param(param) for param in raw["parameters"]]
        for param in self.params:
            # Four hands that are no deal: some of them are not read.
            param.guessed = self.name.endswith("_with_hidden")
        # Those of king_players.h are imported apart: a library may be built without them.
        self.players = raw["chapter"].startswith("players/")
        self.game = "Balayi" if self.name.startswith("balayi_") else "King"

    @property
    def native(self):
        returns = "int" if self.returns == "status" else NUMBERS[self.returns]
        return f"{returns} {self.name}({', '.join(param.native for param in self.params)})"


class Api:
    def __init__(self, path):
        raw = json.loads(Path(path).read_text(encoding="utf-8"))
        self.constants = raw["constants"]
        self.players = {struct["name"] for struct in raw["structs"] if struct["chapter"].startswith("players/")}
        self.enums = {enum["name"]: enum for enum in raw["enums"]}
        self.structs = {struct["name"]: struct for struct in raw["structs"]}
        self.functions = [Function(function) for function in raw["functions"]]


def variant(enum, member):
    """The name of a member of an enumeration in C#: `KING_SEAT_NORTH` is `North`."""
    head = enum["name"].upper() + "_"
    return pascal(member["name"][len(head):]) if member["name"].startswith(head) else member["name"]
