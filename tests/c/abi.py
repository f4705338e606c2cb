"""The binary interface of king-ffi/api.json in the form that tests/c/abi.txt freezes: every number, structure and function, a
line each, behind the minor version that it came with.

    python3 tests/c/abi.py            compares, and prints what differs
    python3 tests/c/abi.py --write    adds what is new to abi.txt, with a new KING_ABI_MINOR; with a new KING_ABI_MAJOR it
                                      writes all of it anew
"""

import json
import pathlib
import sys

API = pathlib.Path("king-ffi/api.json")
FROZEN = pathlib.Path("tests/c/abi.txt")
POINTERS = {"number": "", "in": "const *", "change": "*", "out": "*"}


def declarations(api: dict) -> list[str]:
    """What a program is compiled with. The names of parameters are not among it, nor is the minor version."""
    def frozen(kind: str) -> list[dict]:
        # Players have a version of their own, which is not frozen yet.
        return [entry for entry in api[kind] if not entry["chapter"].startswith("players/")]

    found = [f"{c['name']} {c['value']}" for c in frozen("constants") if c["name"] != "KING_ABI_MINOR"]
    for enum in frozen("enums"):
        found += [f"{enum['name']} {enum['type']} {member['name']} = {member['value']}" for member in enum["members"]]
    for struct in frozen("structs"):
        members = [f"{m['type']} {m['name']}" + "".join(f"[{n}]" for n in m.get("items", [])) for m in struct["members"]]
        found.append(f"struct {struct['name']} {{ {'; '.join(members)}; }} {struct['size']}")
    for function in frozen("functions"):
        returns = "int32_t" if function["returns"] == "status" else function["returns"]
        parameters = [f"{p['type']} {POINTERS[p['role']]}".strip() for p in function["parameters"]]
        found.append(f"{returns} {function['name']}({', '.join(parameters) or 'void'})")
    return found


def main() -> int:
    api = json.loads(API.read_text(encoding="utf-8"))
    major, minor = api["abi"]["major"], api["abi"]["minor"]
    now = declarations(api)
    frozen = {}
    for line in FROZEN.read_text(encoding="utf-8").splitlines() if FROZEN.exists() else []:
        came_with, declaration = line.split(" ", 1)
        frozen[declaration] = int(came_with)
    gone = [] if f"KING_ABI_MAJOR {major}" not in frozen else [line for line in frozen if line not in now]
    new = [line for line in now if line not in frozen]
    if f"KING_ABI_MAJOR {major}" not in frozen:
        frozen = {}
    newest = max(frozen.values(), default=-1)
    if gone:
        print(*(f"- {line}" for line in gone), sep="\n")
        print("This was in the binary interface: raise KING_ABI_MAJOR, raise the number of libking.so, and run abi.py --write.")
        return 1
    if new and frozen and newest >= minor:
        print(*(f"+ {line}" for line in new), sep="\n")
        print("This is new in the binary interface: raise KING_ABI_MINOR, and run tests/c/abi.py --write.")
        return 1
    if sys.argv[1:] == ["--write"]:
        FROZEN.write_text("".join(f"{frozen.get(line, minor)} {line}\n" for line in now), encoding="utf-8")
        return 0
    if new:
        print("tests/c/abi.txt has not yet what is new: run tests/c/abi.py --write.")
        return 1
    print(f"ok: {len(now)} numbers, structures and functions of version {major}.{minor}")
    return 0


sys.exit(main())
