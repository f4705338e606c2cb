#!/usr/bin/env python3
"""Writes Godot's gdextension_interface.h of several versions, and compares with them what examples/godot asks for.

    headers.py DIRECTORY      DIRECTORY/VERSION/gdextension_interface.h; prints the hash of PackedInt32Array.resize

The crate gdextension-api has them (Cargo.toml). It gives the pointers types of their own, for Rust; in Godot's own they are void.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
EXAMPLE = HERE.parents[2] / "examples/godot"


def crate():
    """Where cargo has put the crate."""
    command = ("cargo", "metadata", "--quiet", "--locked", "--format-version", "1", "--manifest-path", HERE / "Cargo.toml")
    packages = json.loads(subprocess.check_output(command))["packages"]
    return Path(next(package["manifest_path"] for package in packages if package["name"] == "gdextension-api")).parent


def asked():
    """The functions that the extension asks the engine for, and the types that it calls them by."""
    text = (EXAMPLE / "src/engine.hpp").read_text(encoding="utf-8")
    types = {name: kind for kind, name in re.findall(r"^    (GDExtensionInterface\w+) (\w+);$", text, flags=re.MULTILINE)}
    names = re.findall(r'^    load\("(\w+)", (\w+)\);$', text, flags=re.MULTILINE)
    assert names and all(name == member for name, member in names), "a function under another name"
    assert [name for name, _ in names] == list(types), "a function that is not loaded"
    return types


def has(api, name, hash_):
    """Whether a version has a method of a built-in type with that hash."""
    class_name, method_name = name.split(".")
    builtin = next(one for one in api["builtin_classes"] if one["name"] == class_name)
    return any(method["name"] == method_name and method["hash"] == hash_ for method in builtin["methods"])


def main():
    types = asked()
    text = (EXAMPLE / "src/engine.hpp").read_text(encoding="utf-8")
    hash_ = int(re.search(r'Name\("resize"\)\.get\(\), (\d+)\)', text)[1])
    oldest = re.search(r'^compatibility_minimum = "(.*)"$', (EXAMPLE / "king.gdextension").read_text(), re.MULTILINE)[1]
    # Those with a third number have no header of their own.
    versions = sorted(path.parent.parent for path in crate().glob("versions/*/res/gdextension_interface.h"))
    assert versions[0].name == oldest and len(versions) == 5, [version.name for version in versions]
    for version in versions:
        header = (version / "res/gdextension_interface.h").read_text(encoding="utf-8")
        header, count = re.subn(r"struct __Gdext\w+ \*", "void *", header)
        assert count == 23, f"{version.name}: {count} types of pointers"
        # The comment in front of each function has the name that it is asked for by.
        offered = dict(re.findall(r"@name (\w+)\n(?:(?!@name).)*?typedef .*?\(\*(\w+)\)", header, flags=re.DOTALL))
        for name, kind in types.items():
            assert offered.get(name) == kind, f"{version.name}: {name} is {offered.get(name)}, not {kind}"
        assert has(json.loads((version / "res/extension_api.json").read_text()), "PackedInt32Array.resize", hash_)
        folder = Path(sys.argv[1]) / version.name
        folder.mkdir(parents=True)
        (folder / "gdextension_interface.h").write_text(header, encoding="utf-8")
    print(hash_)


if __name__ == "__main__":
    main()
