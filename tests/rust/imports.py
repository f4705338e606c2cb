"""Imports: no circle of them has more than three files, and in king-rules none runs upwards. Nor does a crate depend on one
that is built on it.

Read are `use`, and paths whose first name is crate, super, self or imported, in all that is not a test. What a mod.rs hands
on counts as imported from the file that defines it, and a macro as imported from its file.
"""

import re
import sys
import tomllib
from pathlib import Path

RULES = "king-rules/src"
SOURCES = [RULES, "king-rules/players/src", "king-ffi/src", "king-py/src"]
LARGEST_CIRCLE = 3

# From the ground up. A file imports from its own floor and from those below it.
GROUND = [
    "expected lang values error_table placed_error sets",
    "card card_set",
    "error record_error written text file card_text set_text reason",
    "law shuffle worlds serde_impl serde_fields serde_values rules",
]
GAMES = {
    "king": [
        # Values, the facts of a round, the chapters of the law, and the law asked of a table and a hand.
        "seat contract contract_set doubles house_rules deal phase action trick result error illegal",
        "table",
        "declaration talk tricks durt settle",
        "dispatch history exclusions",
        # Those who deal, play or look on, and what they do.
        "round view questions",
        "record playout perft simulation evidence allotment holding suit_deals",
        "worlds deals",
        "sheet party party_text party_file",
        "serde_forms",
    ],
    "balayi": [
        "player denomination denomination_set place pack phase action trick result revealed error illegal",
        "table",
        "declaration piles tricks score",
        "dispatch evidence exclusions follow",
        "round view questions",
        "record playout perft simulation hidden_hands closed_cards",
        "worlds",
        "matches match_text match_file",
        "serde_forms",
    ],
}
TOP = "inner"

# Folders of crates; a crate depends on those of its own folder, but not below itself, and of the folders behind it.
CRATES = {
    "king-rules": [],
    "king-ffi": ["king-rules"],
    "king-py": ["king-rules"],
    "examples": ["king-rules"],
}

Module = tuple[str, ...]


def code(text: str) -> str:
    """The text without comments, strings and modules of tests."""
    text = re.sub(r'"(\\.|[^"\\])*"', '""', re.sub(r"//[^\n]*", "", text), flags=re.DOTALL)
    return re.sub(r"#\[cfg\(test\)\]\s*mod \w+;", "", text)


def leaves(tree: str) -> list[list[str]]:
    """The paths of a use tree: of `a::{b, c::d}` a::b and a::c::d."""
    tree = re.sub(r"\s+as\s+\w+|\s+", "", tree)
    group = re.fullmatch(r"((?:\w+::)*)\{(.*)\}", tree)
    if not group:
        return [tree.split("::")]
    head = group[1].split("::")[:-1]
    items = re.findall(r"(?:[^,{}]|\{(?:[^{}]|\{[^{}]*\})*\})+", group[2])
    return [head + leaf for item in items for leaf in leaves(item)]


class Sources:
    def __init__(self, folder: Path) -> None:
        self.code: dict[Module, str] = {}
        self.roots: set[Module] = set()
        for file in sorted(folder.rglob("*.rs")):
            module = file.relative_to(folder).with_suffix("").parts
            if file.stem in ("mod", "lib"):
                module = module[:-1]
                self.roots.add(module)
            self.code[module] = code(file.read_text())
        declared = {(*root, name) for root in self.roots for name in re.findall(r"\bmod (\w+);", self.code[root])}
        self.code = {module: text for module, text in self.code.items() if module in declared | {()}}
        # By name, what a file imports, and what it defines with macro_rules.
        self.names = {
            module: {leaf[-1]: leaf for tree in re.findall(r"\buse ([^;]+);", text) for leaf in leaves(tree)}
            for module, text in self.code.items()
        }
        self.macros: dict[str, list[Module]] = {}
        for module, text in self.code.items():
            for name in re.findall(r"macro_rules! (\w+)", text):
                self.macros.setdefault(name, []).append(module)

    def home(self, start: Module, path: list[str]) -> Module | None:
        """The file that defines what this path names in that file; None for what is not ours."""
        at, inside = start, False
        for n, name in enumerate(path):
            if name in ("crate", "super", "self"):
                at = {"crate": (), "super": at[:-1], "self": at}[name]
            elif (*at, name) in self.code and (inside or at in self.roots):
                at = (*at, name)
            elif name in self.names[at] and self.names[at][name][0] != name:
                return self.home(at, self.names[at][name] + path[n + 1 :])
            else:
                return at if inside else None
            inside = True
        return at

    def imports(self, module: Module) -> set[Module]:
        if module in self.roots:
            return set()
        text = self.code[module]
        paths = list(self.names[module].values())
        paths += [path.split("::") for path in re.findall(r"\b\w+(?:::\w+)+", re.sub(r"\buse [^;]+;", "", text))]
        homes = {self.home(module, path) for path in paths}
        for name in re.findall(r"\b(\w+)!", text):
            defined = self.macros.get(name, [])
            homes |= set() if module in defined else set(defined)
        return {home for home in homes if home is not None and home != module and home not in self.roots}


def circles(graph: dict[Module, set[Module]]) -> list[list[Module]]:
    """The files that can reach each other, where they are more than one."""
    reached: dict[Module, set[Module]] = {}
    for start in graph:
        found, ahead = set(), [start]
        while ahead:
            new = graph[ahead.pop()] - found
            found |= new
            ahead += new
        reached[start] = found
    both = {start: {other for other in found if start in reached[other]} for start, found in reached.items()}
    return sorted({tuple(sorted(circle)) for circle in both.values() if len(circle) > 1})


def floors() -> dict[Module, int]:
    floor = {(name,): n for n, names in enumerate(GROUND) for name in names.split()}
    for game, levels in GAMES.items():
        floor |= {(game, name): len(GROUND) + n for n, names in enumerate(levels) for name in names.split()}
    return floor | {(TOP,): len(GROUND) + max(map(len, GAMES.values()))}


def crates() -> list[str]:
    faults = []
    for file in Path().glob("*/**/Cargo.toml"):
        manifest = tomllib.loads(file.read_text())
        folder = file.parts[0]
        for kind in ("dependencies", "dev-dependencies", "build-dependencies"):
            for name, needs in manifest.get(kind, {}).items():
                if folder in CRATES and isinstance(needs, dict) and "path" in needs:
                    other = (file.parent / needs["path"]).resolve().relative_to(Path().resolve())
                    if other.parts[0] not in (folder, *CRATES[folder]) or file.parent in other.parents:
                        faults.append(f"{file} depends on {name}, which is built on it")
    return faults


def imports_of(folder: str) -> dict[Module, set[Module]]:
    sources = Sources(Path(folder))
    return {module: sources.imports(module) for module in sources.code if module not in sources.roots}


def upwards(graph: dict[Module, set[Module]]) -> list[str]:
    floor = floors()
    faults = [f"{'/'.join(module)}: on which floor?" for module in sorted(graph.keys() - floor.keys())]
    faults += [f"{'/'.join(module)}: no such file" for module in sorted(floor.keys() - graph.keys())]
    for module, others in sorted(graph.items()):
        for other in sorted(others):
            across = module[0] in GAMES and other[0] in GAMES and other[0] != module[0]
            if across or floor.get(other, 0) > floor.get(module, len(floor)):
                faults.append(f"{'/'.join(module)} imports {'/'.join(other)}, which is not below it")
    return faults


def main() -> int:
    graphs = {folder: imports_of(folder) for folder in SOURCES if Path(folder).is_dir()}
    found = [(folder, circle) for folder, graph in graphs.items() for circle in circles(graph)]
    faults = crates() + upwards(graphs[RULES])
    faults += [
        f"{folder}: a circle: {' '.join(map('/'.join, circle))}" for folder, circle in found if len(circle) > LARGEST_CIRCLE
    ]
    shown = "; ".join(f"{folder}: {' '.join(map('/'.join, circle))}" for folder, circle in found)
    print("\n".join(faults) or f"ok: {sum(map(len, graphs.values()))} files; circles: {shown}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
