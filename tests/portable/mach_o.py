"""Looks at files for Apple's systems as their loader would, which does not run here."""

import hashlib
import struct
import sys

import macho
import native

PROCESSORS = {"arm64": 0x0100000C, "x86_64": 0x01000007}
# As the loader numbers the systems; a file for an old macOS says so in a command of its own.
SYSTEMS = {"macos": 1, "ios": 2, "simulator": 7}
LC_CODE_SIGNATURE, LC_BUILD_VERSION, LC_VERSION_MIN_MACOSX, LC_UUID, LC_SEGMENT_64 = 0x1D, 0x32, 0x24, 0x1B, 0x19
AD_HOC, SHA256, CODE_DIRECTORY = 0x2, 2, 0xFADE0C02


def expect(ok, what):
    if not ok:
        sys.exit(what)


def slices(data):
    """The parts of a file for several processors: each with its processor, and its place aligned as it says."""
    magic, count = struct.unpack_from(">2I", data)
    expect(magic == 0xCAFEBABE, "no file for several processors")
    for number in range(count):
        processor, _, offset, size, align = struct.unpack_from(">5I", data, 8 + 20 * number)
        expect(offset % (1 << align) == 0 and align >= 12, f"a part at {offset}, aligned to 2^{align}")
        yield processor, data[offset : offset + size]


def commands(part):
    """The load commands of a part, by their numbers."""
    magic, _, _, _, count = struct.unpack_from("<5I", part)
    expect(magic == 0xFEEDFACF, "no file of 64 bits")
    place = 32
    for _ in range(count):
        number, size = struct.unpack_from("<2I", part, place)
        yield number, part[place : place + size]
        place += size


def expect_signed(part, signature):
    """The ad hoc signature: the SHA-256 of every page before it is what it says."""
    offset, size = struct.unpack_from("<2I", signature, 8)
    blob = part[offset : offset + size]
    magic, _, count = struct.unpack_from(">3I", blob)
    expect(magic == 0xFADE0CC0 and offset % 16 == 0, "no signature")
    places = [struct.unpack_from(">2I", blob, 12 + 8 * number)[1] for number in range(count)]
    directory = next(blob[place:] for place in places if struct.unpack_from(">I", blob, place)[0] == CODE_DIRECTORY)
    _, _, _, flags, hashes, _, _, pages, limit = struct.unpack_from(">9I", directory)
    length, kind, _, bits = struct.unpack_from(">4B", directory, 36)
    expect(flags & AD_HOC and (length, kind) == (32, SHA256) and limit == offset, f"another signature: flags {flags:x}")
    page = 1 << bits
    expect(pages == -(-limit // page), f"{pages} pages are signed")
    for number in range(pages):
        signed = directory[hashes + 32 * number : hashes + 32 * (number + 1)]
        code = part[number * page : min((number + 1) * page, limit)]
        expect(hashlib.sha256(code).digest() == signed, f"page {number} is not what was signed")


def examine_part(part, system):
    """A UUID, the system, segments on the borders of 16 KB pages where the processor has those, and the signature."""
    seen = list(commands(part))
    uuids = [command[8:24] for number, command in seen if number == LC_UUID]
    expect(len(uuids) == 1 and any(uuids[0]), f"UUIDs: {uuids}")
    systems = [struct.unpack_from("<I", command, 8)[0] for number, command in seen if number == LC_BUILD_VERSION]
    systems += [SYSTEMS["macos"] for number, _ in seen if number == LC_VERSION_MIN_MACOSX]
    expect(systems == [SYSTEMS[system]], f"made for the systems {systems}")
    page = 0x4000 if struct.unpack_from("<I", part, 4)[0] == PROCESSORS["arm64"] else 0x1000
    for number, command in seen:
        if number == LC_SEGMENT_64:
            address, _, offset, _ = struct.unpack_from("<4Q", command, 24)
            expect(address % page == offset % page == 0, f"a segment at {address:x}, in the file at {offset:x}")
    signatures = [command for number, command in seen if number == LC_CODE_SIGNATURE]
    # Only Macs with ARM, and the simulator there, want a signature of any kind; devices want one of Apple's.
    expect(len(signatures) == 1 or page == 0x1000 or system == "ios", f"{len(signatures)} signatures")
    for signature in signatures:
        expect_signed(part, signature)


def examine_library(library):
    """The dylib for Macs of both processors."""
    parts = dict(slices(library.read_bytes()))
    expect(set(parts) == set(PROCESSORS.values()), f"for the processors {sorted(parts)}")
    for part in parts.values():
        examine_part(part, "macos")
        expect(any(number == LC_CODE_SIGNATURE for number, _ in commands(part)), "not signed")


def examine_program(program, target, shared):
    """A program that was linked with a library: it asks the system for no more than the library may."""
    system = "simulator" if target.endswith("-simulator") else "ios" if "-ios" in target else "macos"
    examine_part(program.read_bytes(), system)
    undefined = native.run(native.tool("llvm-nm"), "--undefined-only", "--format=just-symbols", program).split()
    others = {name.removeprefix("_") for name in undefined} - {*macho.ASKED, "dyld_stub_binder"}
    if shared:
        expect(others <= set(native.declared()), f"{program}: asks for {sorted(others)}")
        needed = native.run(native.tool("llvm-objdump"), "--macho", "--dylibs-used", program)
        expect("@rpath/libking.dylib" in needed, f"{program}: needs {needed}")
    else:
        expect(not others, f"{program}: asks for {sorted(others)}")


def link(target, compiled, library, program):
    """A program for an Apple system, out of one file and a library."""
    processor, _, system = target.split("-")[:3]
    name, version = system.rstrip("0123456789"), system.lstrip("macosi")
    name += "-simulator" if target.endswith("-simulator") else ""
    stub = macho.system(program.with_suffix(".tbd"), f"{processor}-{name}")
    native.run(
        *(native.tool("ld64.lld"), "-arch", processor, "-platform_version", name, version, version),
        *(compiled, library, stub, "-o", program),
    )
