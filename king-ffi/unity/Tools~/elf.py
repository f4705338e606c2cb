"""libking.so, for Linux and Android: needs nothing but memcpy and its like, from whatever C library the program has."""

import re
import sys

from native import FROM_C, declared, expect_exports, run, tool

# What stands in for the C library when the shared library is linked. Its functions have no version, so that every
# version of the library will do, and musl's as well as glibc's.
STUB = """\
--- !ifs-v1
IfsVersion: 3.0
SoName: {name}
Target: {{ ObjectFormat: ELF, Arch: {machine}, Endianness: little, BitWidth: {bits} }}
Symbols:
{symbols}...
"""
# What llvm-ifs calls the processors.
MACHINES = {"x86_64": ("x86_64", 64), "aarch64": ("AArch64", 64), "armv7": ("ARM", 32)}
# Android devices have pages of 4 or 16 KB; the system loads what is made for the larger ones on both.
PAGE = 16384


def shared(archive, folder, target, soname, libc):
    """The shared library out of a static one: for a target of rustc, its own name and that of the C library."""
    library, exports, stub, system = (folder / name for name in ("libking.so", "king.map", "libc.ifs", libc))
    machine, bits = MACHINES[target.split("-")[0]]
    symbols = "".join(f"  - {{ Name: {name}, Type: Func }}\n" for name in (*FROM_C, "bcmp"))
    stub.write_text(STUB.format(name=libc, machine=machine, bits=bits, symbols=symbols))
    run(tool("llvm-ifs"), "--input-format=IFS", f"--output-elf={system}", stub)
    exports.write_text("{ global: " + " ".join(f"{name};" for name in declared()) + " local: *; };\n")
    run(
        *(tool("ld.lld"), "-shared", "--strip-all", "--gc-sections", "--build-id=sha1", "-o", library),
        *("--whole-archive", archive, "--no-whole-archive", system),
        *(f"--version-script={exports}", "-soname", soname, "-z", "defs", "-z", "now"),
        *("-z", f"max-page-size={PAGE}", "-z", f"common-page-size={PAGE}"),
    )
    examine(library, soname, libc)
    return library


def examine(library, soname, libc):
    """Ends the program unless the library exports and needs what it should, and can be loaded to 16 KB pages."""
    lines = run(tool("llvm-nm"), "--dynamic", "--defined-only", "--format=just-symbols", library).splitlines()
    expect_exports(library, lines)
    dynamic = run(tool("llvm-readelf"), "--dynamic-table", "--program-headers", "--wide", library)
    needed = re.findall(r"\(NEEDED\)\s+Shared library: \[(.*)\]", dynamic)
    name = re.findall(r"\(SONAME\)\s+Library soname: \[(.*)\]", dynamic)
    pages = {int(align, 16) for align in re.findall(r"^\s+LOAD\s.*\s(0x[0-9a-f]+)$", dynamic, flags=re.MULTILINE)}
    if needed != [libc] or name != [soname] or pages != {PAGE}:
        sys.exit(f"{library}: needs {needed}, is called {name}, has pages of {pages}")
