"""The public API of king-rules as rustdoc's JSON has it: the members of each type, with their signatures as text."""

import json
from pathlib import Path

FORMAT = 57


class Api:
    def __init__(self, file: Path) -> None:
        docs = json.loads(file.read_text())
        assert docs["format_version"] == FORMAT, f"rustdoc writes format {docs['format_version']}, this reads {FORMAT}"
        self.index = docs["index"]
        self.root = self.item(docs["root"])

    def item(self, number: int) -> dict:
        return self.index[str(number)]

    def module(self, parent: dict, name: str) -> dict:
        inside = map(self.item, parent["inner"]["module"]["items"])
        return next(item for item in inside if item["name"] == name and "module" in item["inner"])

    def public(self, game: str) -> dict[str, dict]:
        """What the module of a game makes public, by name."""
        public = {}
        for number in self.module(self.root, game)["inner"]["module"]["items"]:
            item = self.item(number)
            use = item["inner"].get("use")
            public[use["name"] if use else item["name"]] = self.item(use["id"]) if use else item
        return public

    def members(self, item: dict) -> dict[str, str]:
        """Functions and constants by name, fields as `.name`, variants as `::Name`, traits as `impl Trait for Type`."""
        kind, inner = next(iter(item["inner"].items()))
        members = {}
        for impl in (self.item(number)["inner"]["impl"] for number in inner.get("impls", [])):
            trait = impl["trait"]
            if trait is None:
                own = [member for member in map(self.item, impl["items"]) if member["visibility"] == "public"]
                members |= {member["name"]: self.signature(member["inner"]) for member in own}
            elif not impl["is_synthetic"] and impl["blanket_impl"] is None:
                members[f"impl {self.path(trait)} for {self.type(impl['for'])}"] = ""
        if kind == "struct" and "plain" in inner["kind"]:
            fields = map(self.item, inner["kind"]["plain"]["fields"])
            members |= {f".{field['name']}": self.type(field["inner"]["struct_field"]) for field in fields}
        if kind == "enum":
            members |= {f"::{variant['name']}": self.variant(variant) for variant in map(self.item, inner["variants"])}
        return members

    def variant(self, variant: dict) -> str:
        kind = variant["inner"]["variant"]["kind"]
        if kind == "plain":
            return ""
        numbers = kind["tuple"] if "tuple" in kind else kind["struct"]["fields"]
        fields = map(self.item, numbers)
        return ", ".join(f"{field['name']}: {self.type(field['inner']['struct_field'])}" for field in fields)

    def signature(self, inner: dict) -> str:
        if "assoc_const" in inner:
            return self.type(inner["assoc_const"]["type"])
        sig, params = inner["function"]["sig"], inner["function"]["generics"]["params"]
        bounds = [param["kind"]["type"] for param in params if "type" in param["kind"]]
        generics = "; ".join(self.bounds(bound["bounds"]) for bound in bounds if not bound["is_synthetic"])
        inputs = ", ".join(f"{name}: {self.type(of)}" for name, of in sig["inputs"])
        return f"<{generics}>({inputs}) -> {self.optional(sig['output'])}"

    def optional(self, of: dict | None) -> str:
        return self.type(of) if of else "()"

    def path(self, path: dict) -> str:
        """The last name of a path, with its arguments."""
        name, args = path["path"].split("::")[-1], path["args"]
        if not args:
            return name
        if "parenthesized" in args:
            inside = args["parenthesized"]
            return f"{name}({', '.join(map(self.type, inside['inputs']))}) -> {self.optional(inside['output'])}"
        parts = [self.type(arg["type"]) for arg in args["angle_bracketed"]["args"] if "type" in arg]
        for bound in args["angle_bracketed"]["constraints"]:
            parts.append(f"{bound['name']} = {self.type(bound['binding']['equality']['type'])}")
        return f"{name}<{', '.join(parts)}>" if parts else name

    def bounds(self, bounds: list[dict]) -> str:
        traits = [bound["trait_bound"] for bound in bounds if "trait_bound" in bound]
        mark = {"none": "", "maybe": "?", "maybe_const": ""}
        return " + ".join(mark[trait["modifier"]] + self.path(trait["trait"]) for trait in traits)

    def type(self, of: dict) -> str:
        kind, inner = next(iter(of.items()))
        match kind:
            case "resolved_path":
                return self.path(inner)
            case "primitive" | "generic":
                return inner
            case "tuple":
                return f"({', '.join(map(self.type, inner))})"
            case "array":
                return f"[{self.type(inner['type'])}; {inner['len']}]"
            case "slice":
                return f"[{self.type(inner)}]"
            case "borrowed_ref":
                return f"&{'mut ' if inner['is_mutable'] else ''}{self.type(inner['type'])}"
            case "impl_trait":
                return f"impl {self.bounds(inner)}"
            case "qualified_path":
                return f"{self.type(inner['self_type'])}::{inner['name']}"
        raise ValueError(f"a type of the kind {kind}")
