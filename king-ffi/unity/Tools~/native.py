"""The native libraries that are shipped: built without Rust's standard library, linked, and looked at.

`cargo` builds king-ffi without its default features as a static library; a panic that the optimiser had left in it would be
an undefined symbol and end the link. The shared libraries are linked from it here, with exactly the functions that
include/king.h declares.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
HEADER = ROOT / "include/king.h"
WINDOWS = "x86_64-pc-windows-gnu"
MINGW = "x86_64-w64-mingw32"
# What Windows brings along itself.
SYSTEM_DLLS = {"kernel32.dll", "msvcrt.dll"}
# Without a C runtime to start, all that Windows asks of a DLL is an entry that says yes.
ENTRY = """\
int __stdcall DllMainCRTStartup(void *module, unsigned long reason, void *reserved) {
    (void)module; (void)reason; (void)reserved;
    return 1;
}
"""


def run(*command, cwd=ROOT, **environment):
    """Runs a command and gives back what it prints; what fails ends the program."""
    command = [str(part) for part in command]
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(command)}\n{done.stdout}")
    return done.stdout


def declared():
    """The functions that the header declares."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", HEADER.read_text(encoding="utf-8"), flags=re.DOTALL)
    names = sorted(set(re.findall(r"\b((?:king|balayi)_\w+)\s*\(", text)))
    if not names:
        sys.exit(f"{HEADER}: declares nothing")
    return names


def expect_exports(library, exported):
    """Ends the program unless a library exports what the header declares, no more and no less."""
    wanted = set(declared())
    if set(exported) != wanted:
        missing, foreign = sorted(wanted - set(exported)), sorted(set(exported) - wanted)
        sys.exit(f"{library}: not exported: {missing}; exported, but not in the header: {foreign}")


def static(target_dir, target=None):
    """The static library, for this computer or for another target."""
    command = ["cargo", "rustc", "--quiet", "--locked", "-p", "king-ffi", "--profile", "release-abi"]
    command += ["--no-default-features", "--crate-type", "staticlib", "--target-dir", target_dir]
    if target is None:
        run(*command)
        return target_dir / "release-abi/libking.a"
    # No standard library of another target is at hand: `core` is built from its source, which only fits the compiler
    # that it came with (Debian: rustc-web and rust-web-src).
    rustc = os.environ.get("KING_RUSTC_WITH_SOURCE", "/usr/bin/rustc")
    run(*command, "-Z", "build-std=core", "--target", target, RUSTC=rustc, RUSTC_BOOTSTRAP="1")
    return target_dir / target / "release-abi/libking.a"


def stripped(archive, folder, strip="strip"):
    """The static library without debug information."""
    library = folder / "libking.a"
    run(strip, "--strip-debug", "--enable-deterministic-archives", "-o", library, archive)
    return library


def linux(archive, folder):
    """libking.so for Linux on x86-64: needs nothing but memcpy and its like from the C library."""
    library, exports = folder / "libking.so", folder / "king.map"
    exports.write_text("{ global: " + " ".join(f"{name};" for name in declared()) + " local: *; };\n")
    run(
        *("cc", "-shared", "-nostdlib", "-s", "-o", library),
        *("-Wl,--whole-archive", archive, "-Wl,--no-whole-archive", "-Wl,--gc-sections"),
        *(f"-Wl,--version-script={exports}", "-Wl,-soname,libking.so.1", "-Wl,-z,defs", "-Wl,--build-id=none", "-lc"),
    )
    lines = [line.split() for line in run("nm", "-D", library).splitlines()]
    expect_exports(library, [line[-1] for line in lines if line[-2] == "T"])
    needed = re.findall(r"NEEDED\s+(\S+)", run("objdump", "-p", library))
    if set(needed) - {"libc.so.6"}:
        sys.exit(f"{library}: needs {needed}")
    return library


def windows(archive, folder):
    """king.dll for Windows on x86-64, and what a C compiler links with to use it."""
    library, imports = folder / "king.dll", folder / "libking.dll.a"
    entry, exports = folder / "entry.c", folder / "king.def"
    entry.write_text(ENTRY)
    exports.write_text("LIBRARY king.dll\nEXPORTS\n" + "".join(f"    {name}\n" for name in declared()))
    run(
        *(f"{MINGW}-gcc", "-O2", "-shared", "-nostdlib", "-s", "-o", library, entry, exports, archive, "-lmsvcrt"),
        *("-Wl,--gc-sections", "-Wl,--no-insert-timestamp", "-Wl,-e,DllMainCRTStartup"),
        "-Wl,--image-base,0x180000000",  # or else it depends on the name of the folder
    )
    # The names of its files get into the library, so they are given as seen from the folder.
    run(
        *(f"{MINGW}-dlltool", "--deterministic-libraries", "--temp-prefix", "king"),
        *("--input-def", exports.name, "--output-lib", imports.name),
        cwd=folder,
    )
    tables = run(f"{MINGW}-objdump", "-p", library)
    table = tables.split("[Ordinal/Name Pointer] Table")[1].split("\n\n")[0]
    expect_exports(library, re.findall(r"^\s*\[ *\d+\] (?:\+base\[ *\d+\]\s+\S+\s+)?(\S+)$", table, flags=re.MULTILINE))
    imported = {name.lower() for name in re.findall(r"DLL Name: (\S+)", tables)}
    if imported - SYSTEM_DLLS:
        sys.exit(f"{library}: imports from {sorted(imported)}")
    return library, imports
