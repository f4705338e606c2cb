"""What Apple's systems take: libking.dylib for Macs of both processors, and king.xcframework for iOS.

Each dylib has what the loader of macOS wants: the name that it is found by, the oldest system it runs on, a UUID, the
library of the system, and a signature, which is nobody's (ad hoc) as long as the game that has it is not signed.
"""

import plistlib
import re
import sys

from native import FROM_C, declared, expect_exports, run, tool

NAME = "@rpath/libking.dylib"
SYSTEM = "/usr/lib/libSystem.B.dylib"
# What the compiler makes of memcmp and memset there.
ASKED = (*FROM_C, "bcmp", "bzero", "__bzero", "memset_pattern16")
# What stands in for the library of the system when the dylib is linked.
STUB = """\
--- !tapi-tbd
tbd-version: 4
targets: [ {targets} ]
install-name: '{system}'
exports:
  - targets: [ {targets} ]
    symbols: [ {symbols} ]
...
"""
# The processors as Apple calls them, and the oldest macOS that has it: of Unity 2021 and of the first ones with ARM.
MACS = {"x86_64": ("x86_64", "10.13"), "aarch64": ("arm64", "11.0")}
# The parts of an xcframework, and what each is made for.
SLICES = {
    "ios-arm64": ("aarch64-apple-ios",),
    "ios-arm64_x86_64-simulator": ("aarch64-apple-ios-sim", "x86_64-apple-ios"),
}


def lipo(parts, whole):
    """One file for several processors out of one for each."""
    run(tool("llvm-lipo"), "-create", *parts, "-output", whole)
    return whole


def system(file, *targets):
    """Writes what stands in for the library of the system, for processors and systems as Apple calls them."""
    symbols = ", ".join(f"_{name}" for name in ASKED)
    file.write_text(STUB.format(system=SYSTEM, targets=", ".join(targets), symbols=symbols + ", dyld_stub_binder"))
    return file


def shared(archives, folder):
    """libking.dylib out of the static libraries, by their targets of rustc."""
    stub = system(folder / "libSystem.tbd", "x86_64-macos", "arm64-macos")
    exports, whole = folder / "exports", folder / "libking.dylib"
    exports.write_text("".join(f"_{name}\n" for name in declared()))
    parts = []
    for target, archive in archives.items():
        processor, oldest = MACS[target.split("-")[0]]
        part = folder / f"libking-{processor}.dylib"
        run(
            *(tool("ld64.lld"), "-dylib", "-arch", processor, "-platform_version", "macos", oldest, oldest),
            *("-install_name", NAME, "-exported_symbols_list", exports, "-force_load", archive, stub),
            *("-dead_strip", "-S", "-x", "-adhoc_codesign", "-o", part),
        )
        examine(part, processor, oldest)
        parts.append(part)
    return lipo(parts, whole)


def examine(library, processor, oldest):
    """Ends the program unless a dylib exports and needs what it should, and the loader of macOS takes it."""
    names = run(tool("llvm-nm"), "--extern-only", "--defined-only", "--format=just-symbols", library).splitlines()
    expect_exports(library, [name.removeprefix("_") for name in names])
    # The name of the file is the first line.
    head = run(tool("llvm-objdump"), "--macho", "--private-headers", library).split("\n", 1)[1]
    seen = {
        "needs": re.findall(r"cmd LC_LOAD_DYLIB\n.*\n +name (\S+)", head),
        "is called": re.findall(r"cmd LC_ID_DYLIB\n.*\n +name (\S+)", head),
        "runs on": re.findall(r"^ +minos (\S+)$", head, re.MULTILINE)
        + re.findall(r"cmd LC_VERSION_MIN_MACOSX\n.*\n +version (\S+)", head),
        "UUIDs": head.count("cmd LC_UUID\n"),
        "signatures": head.count("cmd LC_CODE_SIGNATURE\n"),
    }
    wanted = {"needs": [SYSTEM], "is called": [NAME], "runs on": [oldest], "UUIDs": 1, "signatures": 1}
    if seen != wanted:
        sys.exit(f"{library}: {seen}, not {wanted}")


def xcframework(archives, folder, headers):
    """king.xcframework out of the static libraries, by their targets of rustc: for devices and for the simulator."""
    framework = folder / "king.xcframework"
    libraries = []
    for identifier, targets in SLICES.items():
        (framework / identifier / "Headers").mkdir(parents=True)
        lipo([archives[target] for target in targets], framework / identifier / "libking.a")
        headers(framework / identifier / "Headers")
        processors = [MACS[target.split("-")[0]][0] for target in targets]
        library = {
            "HeadersPath": "Headers",
            "LibraryIdentifier": identifier,
            "LibraryPath": "libking.a",
            "SupportedArchitectures": processors,
            "SupportedPlatform": "ios",
        }
        if identifier.endswith("-simulator"):
            library["SupportedPlatformVariant"] = "simulator"
        libraries.append(library)
    about = {"AvailableLibraries": libraries, "CFBundlePackageType": "XFWK", "XCFrameworkFormatVersion": "1.0"}
    (framework / "Info.plist").write_bytes(plistlib.dumps(about))
    return framework
