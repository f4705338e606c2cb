#!/usr/bin/env python3
"""Writes a C++ program of all examples in the comments of the headers: tests/cpp/doc_examples.py HEADER... > FILE.cpp

An example is what stands between two lines of ``` in a /// comment. Each becomes a function of its own.
"""

import re
import sys
from pathlib import Path

BEGIN = """\
#undef NDEBUG
#include <cassert>
#include <iostream>
#include <string>

#include <king_players.hpp>

"""


def examples(header):
    """The examples of a header, each with the line where it begins."""
    start, lines = None, []
    for number, line in enumerate(header.read_text(encoding="utf-8").splitlines(), 1):
        comment = re.match(r"\s*/// ?(.*)", line)
        if comment is None:
            if start is not None:
                sys.exit(f"{header}:{start}: the example has no end")
        elif comment[1] == "```":
            if start is not None:
                yield start, lines
            start, lines = (number, []) if start is None else (None, [])
        elif start is not None:
            lines.append(comment[1])


def main(headers):
    print(BEGIN)
    calls = []
    for header in map(Path, sorted(headers)):
        for line, code in examples(header):
            name = f"example_{len(calls)}"
            calls.append(f"    {name}();")
            print(f'// {header}\nstatic void {name}() {{\n#line {line + 1} "{header}"')
            print("\n".join(code))
            print("}\n")
    if not calls:
        sys.exit("no example found")
    print("int main() {\n" + "\n".join(calls))
    print(f'    std::cout << "{len(calls)} passed, 0 failed\\n";\n}}')


main(sys.argv[1:])
