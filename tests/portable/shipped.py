"""The natives as they are packed, under the replay of tests/golden: every shared library, and every static one.

The C library around them is that of this computer, or of Debian's cross compilers: the natives ask any for memcpy and its
like alone. What cannot be run here is linked with a small program, and examined.
"""

from functools import partial
from pathlib import Path

import mach_o
import native
import platforms
from replay import COMPILE, GOLDEN, REPLAY, finish, need

MINGW = "x86_64-w64-mingw32-gcc"
SMALL = native.ROOT / "tests/csharp/packed.c"


def built(name):
    platform, = platforms.by_name([name])
    return platforms.build(platform, native.target_dir())


def replay(compiler, folder, name, *libraries):
    """The replay, linked with a library."""
    program = folder / name
    native.run(*compiler, *COMPILE, *REPLAY, *libraries, "-o", program)
    return program


def link(file, to):
    file.unlink(missing_ok=True)
    file.symlink_to(to)


def elf(name, compiler, emulator, folder):
    """Linux and Android, with the C library of a compiler, in its emulator."""
    need(compiler, *emulator[:1])
    libraries = built(name)
    # What the loader looks for: the name that the library gives itself, and the C library of Android by its name.
    for soname in ("libking.so", f"libking.so.{native.abi_major()}"):
        link(folder / soname, libraries.shared)
    link(folder / "libc.so", Path(native.run(compiler, "-print-file-name=libc.so.6").strip()).resolve())
    # A folder of a file system of 64 bits, read by a program of 32.
    compiler = (compiler, "-D_FILE_OFFSET_BITS=64")
    shared = replay(compiler, folder, "shared", libraries.shared, f"-Wl,--disable-new-dtags,-rpath,{folder}")
    static = replay(compiler, folder, "static", "-static", libraries.archive)
    return "".join(finish(folder, *emulator, program, GOLDEN) for program in (shared, static))


def windows(folder):
    need(MINGW, "wine")
    libraries = built("windows-x86_64")
    compiler = [MINGW, "-D__USE_MINGW_ANSI_STDIO=1"]
    native.put(libraries.shared, folder)
    shared = replay(compiler, folder, "shared.exe", libraries.imports)
    static = replay(compiler, folder, "static.exe", libraries.archive)
    return "".join(finish(folder, "wine", program, GOLDEN) for program in (shared, static))


def webgl(folder):
    need("emcc", "node")
    # Debian's emscripten takes for granted that node finds Debian's modules, which another node does not by itself.
    compiler = ("env", "NODE_PATH=/usr/share/nodejs", "emcc")
    # In one file, as the JavaScript of older versions would fetch the other one, which node does not.
    settings = ("-sNODERAWFS=1", "-sSINGLE_FILE=1", "-sTOTAL_STACK=1048576", "-sALLOW_MEMORY_GROWTH=1")
    program = replay((*compiler, *settings), folder, "golden.js", built("webgl").archive)
    return finish(folder, "node", program, GOLDEN)


def apple(name, folder):
    """What only a Mac could run: links a small program with each library, and looks at what there is to be seen."""
    need("clang")
    libraries = built(name)
    if name == "ios":
        device, simulator = (libraries.archive / part / "libking.a" for part in platforms.macho.SLICES)
        programs = [("arm64-apple-ios12", device), ("arm64-apple-ios14-simulator", simulator)]
        programs += [("x86_64-apple-ios14-simulator", simulator)]
    else:
        mach_o.examine_library(libraries.shared)
        programs = [
            (f"{processor}-apple-macos11", library)
            for library in (libraries.shared, libraries.archive)
            for processor in ("arm64", "x86_64")
        ]
    for number, (target, library) in enumerate(programs):
        program = folder / f"small-{number}"
        native.run("clang", f"--target={target}", "-ffreestanding", "-fno-stack-protector", "-Iinclude", "-c", SMALL, "-o", f"{program}.o")
        mach_o.link(target, f"{program}.o", library, program)
        mach_o.examine_program(program, target, library.suffix == ".dylib")


def windows_arm64(folder):
    """Links a small program with the libraries, which nothing here can run."""
    need("clang")
    libraries = built("windows-arm64")
    native.run("clang", "--target=aarch64-windows-gnu", "-ffreestanding", "-fno-stack-protector", "-Iinclude", "-c", SMALL, "-o", folder / "small.o")
    stub = libraries.shared.parent / "msvcrt.lib"
    for library in (libraries.imports, libraries.archive):
        entry = ("/entry:main", "/subsystem:console", "/nodefaultlib", "/machine:arm64", f"/out:{folder / 'small.exe'}")
        native.run(native.tool("lld-link"), *entry, folder / "small.o", library, stub)


AARCH64 = ("aarch64-linux-gnu-gcc", ("qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"))
ARM = ("arm-linux-gnueabi-gcc", ("qemu-arm", "-L", "/usr/arm-linux-gnueabi"))
HERE = ("gcc", ())
TARGETS = {
    "linux-x86_64": partial(elf, "linux-x86_64", *HERE),
    "linux-aarch64": partial(elf, "linux-aarch64", *AARCH64),
    "windows-x86_64": windows,
    "windows-arm64": windows_arm64,
    "android-arm64-v8a": partial(elf, "android-arm64-v8a", *AARCH64),
    "android-armeabi-v7a": partial(elf, "android-armeabi-v7a", *ARM),
    "android-x86_64": partial(elf, "android-x86_64", *HERE),
    "macos": partial(apple, "macos"),
    "ios": partial(apple, "ios"),
    "webgl": webgl,
}
