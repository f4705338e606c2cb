"""The binary interface of king.h in the form that tests/c/abi.txt freezes: every number, structure and function, a line each.

    python3 tests/c/abi.py            compares, and says what differs
    python3 tests/c/abi.py --write    writes abi.txt anew, together with a new KING_ABI_VERSION
"""

import difflib
import pathlib
import re
import sys

HEADER = pathlib.Path("include/king.h")
FROZEN = pathlib.Path("tests/c/abi.txt")


def declarations(header: str) -> list[str]:
    text = re.sub(r"/\*.*?\*/", " ", header, flags=re.DOTALL)
    # The version of the library changes without the interface; what has no value is a guard.
    found = [f"{name} {value}" for name, value in re.findall(r"^#define ((?!KING_VERSION)\w+) +(\S.*?) *$", text, re.M)]
    text = " ".join(re.sub(r"^#.*$", " ", text, flags=re.M).split())
    for name, number, members in re.findall(r"KING_ENUM\((\w+), (\w+)\) \{(.*?)\}", text):
        found += [f"{name} {number} {member.strip()}" for member in members.split(",") if member.strip()]
    for name, members in re.findall(r"struct (\w+) \{(.*?)\}", text):
        found += [f"struct {name} {{ {members.strip()} }}"]
    found += [f"{function};" for function in re.findall(r"((?:u?int\d+_t|void|const char \*) ?\w+\([^{}()]*\));", text)]
    return found


def main() -> int:
    now = declarations(HEADER.read_text(encoding="utf-8"))
    if sys.argv[1:] == ["--write"]:
        FROZEN.write_text("\n".join(now) + "\n", encoding="utf-8")
        return 0
    frozen = FROZEN.read_text(encoding="utf-8").splitlines()
    if now == frozen:
        print(f"ok: {len(now)} numbers, structures and functions")
        return 0
    print(*difflib.unified_diff(frozen, now, "tests/c/abi.txt", "include/king.h", lineterm="", n=0), sep="\n")
    print("The binary interface has changed: raise KING_ABI_VERSION, give libking.so the next number, and run tests/c/abi.py --write.")
    return 1


sys.exit(main())
