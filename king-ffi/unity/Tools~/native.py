"""How the native libraries are built that are shipped: without Rust's standard library, each from one static library.

`cargo` builds king-ffi without its default features as a static library; a panic that the optimiser had left in it would be
an undefined symbol and end the link. Shared libraries are linked from it by lld (elf.py, coff.py, macho.py), with exactly
the functions that the headers declare, for every system on any.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
HEADERS = (ROOT / "include/king.h", ROOT / "include/king_players.h")
# All that the library asks of a C library. Systems have more of these than others: bcmp stands for memcmp where there is one.
FROM_C = ("memcpy", "memmove", "memset", "memcmp")


def fresh(folder):
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def put(source, folder):
    """Copies a file into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / source.name)


def run(*command, cwd=ROOT, **environment):
    """Runs a command and gives back what it prints; what fails ends the program."""
    command = [str(part) for part in command]
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(command)}\n{done.stdout}")
    return done.stdout


def tool(name):
    """A program of LLVM: the newest there is, since Debian has each with its version behind the name."""
    for candidate in (*(f"{name}-{version}" for version in range(40, 14, -1)), name):
        if shutil.which(candidate):
            return candidate
    return sys.exit(f"missing: {name} (Debian: lld-22 and llvm-22)")


def declared():
    """The functions that the headers declare."""
    text = "".join(header.read_text(encoding="utf-8") for header in HEADERS)
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)
    return sorted(set(re.findall(r"\b((?:king|balayi)_\w+)\s*\(", text)))


def abi_major():
    """The major version of the binary interface, which libraries of Linux have in their name."""
    return re.search(r"^#define KING_ABI_MAJOR (\d+)", HEADERS[0].read_text(encoding="utf-8"), flags=re.MULTILINE)[1]


def expect_exports(library, exported):
    """Ends the program unless a library exports what the headers declare, no more and no less."""
    wanted = set(declared())
    if set(exported) != wanted:
        missing, foreign = sorted(wanted - set(exported)), sorted(set(exported) - wanted)
        sys.exit(f"{library}: not exported: {missing}; exported, but in no header: {foreign}")


def rustc_with_source():
    """A compiler that came with the source of `core`, which fits no other one."""
    candidates = [os.environ.get("KING_RUSTC_WITH_SOURCE"), "rustc", "/usr/bin/rustc"]
    for rustc in filter(None, candidates):
        if shutil.which(rustc):
            root = Path(subprocess.check_output([rustc, "--print", "sysroot"], cwd=ROOT, text=True).strip())
            if (root / "lib/rustlib/src/rust/library/core/src/lib.rs").is_file():
                return rustc
    return sys.exit(
        "missing: a rustc with the source of its library; `rustup component add rust-src`, or Debian's rustc-web and "
        "rust-web-src, or name one in KING_RUSTC_WITH_SOURCE"
    )


def target_dir(name="natives"):
    """Where the natives are built, whoever builds them; or, under another name, what can be built beside them."""
    return Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")).resolve() / name


def static(target_dir, target):
    """The static library for a target of rustc."""
    run(
        *("cargo", "rustc", "--quiet", "--locked", "--config", "king-ffi/core.toml", "-p", "king-ffi"),
        *("--profile", "release-abi", "--no-default-features", "--features", "players", "--crate-type", "staticlib"),
        *("--target", target, "--target-dir", target_dir),
        RUSTC=rustc_with_source(),
        RUSTC_BOOTSTRAP="1",
    )
    return target_dir / target / "release-abi/libking.a"


def stripped(archive, folder):
    """The static library without debug information."""
    library = folder / "libking.a"
    run(tool("llvm-strip"), "--strip-debug", "--enable-deterministic-archives", "-o", library, archive)
    return library
