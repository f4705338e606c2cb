"""king.dll, for Windows: needs nothing but memcpy and its like, from the C library that is part of Windows."""

import re
import sys

from native import FROM_C, declared, expect_exports, run, tool

SYSTEM = "msvcrt.dll"
# What lld and llvm-dlltool call the processors.
MACHINES = {"x86_64": ("x64", "i386:x86-64"), "aarch64": ("arm64", "arm64")}


def shared(archive, folder, target):
    """The shared library out of a static one, and what a C compiler links with to use it."""
    library, imports = folder / "king.dll", folder / "libking.dll.a"
    machine, format_ = MACHINES[target.split("-")[0]]
    exports, system, stub = folder / "king.def", folder / "msvcrt.def", folder / "msvcrt.lib"
    system.write_text(f"LIBRARY {SYSTEM}\nEXPORTS\n" + "".join(f"    {name}\n" for name in FROM_C))
    exports.write_text("LIBRARY king.dll\nEXPORTS\n" + "".join(f"    {name}\n" for name in declared()))
    run(tool("llvm-dlltool"), "-m", format_, "--input-def", system, "--output-lib", stub)
    run(
        # The library has nothing to do when it is loaded: it needs no entry.
        *(tool("lld-link"), "/dll", "/noentry", "/nodefaultlib", f"/machine:{machine}", f"/out:{library}", f"/def:{exports}"),
        *("/opt:ref", "/Brepro", f"/implib:{imports}", f"/wholearchive:{archive}", stub),
    )
    examine(library)
    return library, imports


def examine(library):
    """Ends the program unless the library exports and imports what it should."""
    tables = run(tool("llvm-readobj"), "--coff-exports", "--coff-imports", library)
    expect_exports(library, re.findall(r"^Export \{\n.*\n  Name: (\S+)$", tables, flags=re.MULTILINE))
    imported = re.findall(r"^Import \{\n  Name: (\S+)$", tables, flags=re.MULTILINE)
    if {name.lower() for name in imported} - {SYSTEM}:
        sys.exit(f"{library}: imports from {imported}")
