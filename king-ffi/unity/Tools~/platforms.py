"""The one list of what the natives are built for: king-ffi/unity/pack packs them, meta.py tells Unity of them,
tests/portable/run runs them, and the tables in the documentation are written from here (`pack --check` compares them).
"""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Optional

import coff
import elf
import macho
import native


class Libraries(NamedTuple):
    """What is built for a platform: files or, for iOS, a folder. Not every platform has each of them."""

    shared: Optional[Path] = None
    archive: Optional[Path] = None
    imports: Optional[Path] = None


@dataclass(frozen=True)
class Unity:
    """Where a library stands in Runtime/Plugins, and what Unity is told about it, in the words of its inspector."""

    path: str
    platform: str
    cpu: Optional[str] = None
    # The operating system of the editor that loads the library too.
    editor: Optional[str] = None
    # Older versions, which know no such processor, take the library for one of the others.
    since: Optional[str] = None


@dataclass(frozen=True)
class Platform:
    """What the library is built for, and what it was run in."""

    name: str
    title: str
    # As rustc calls them: several processors in one file.
    targets: tuple
    unity: Unity
    # How the replay of tests/golden was run (tests/portable/run), or that nothing was.
    run: str


NOT_RUN = "**not run**"
MAC = "**not run**: linked with a small program and examined"

PLATFORMS = (
    Platform(
        "linux-x86_64", "Linux, x86-64", ("x86_64-unknown-linux-gnu",),
        Unity("Linux/x86_64/libking.so", "Standalone: Linux64", "x86_64", editor="Linux"),
        "here, by C, C++ and C# (mono)",
    ),
    Platform(
        "linux-aarch64", "Linux, AArch64", ("aarch64-unknown-linux-gnu",),
        Unity("Linux/arm64/libking.so", "Standalone: Linux64", "ARM64", since="UNITY_6000_3_OR_NEWER"),
        "qemu-user 7.2",
    ),
    Platform(
        "windows-x86_64", "Windows, x86-64", ("x86_64-pc-windows-gnu",),
        Unity("Windows/x86_64/king.dll", "Standalone: Win64", "x86_64", editor="Windows"),
        "Wine 8; not on Windows itself",
    ),
    Platform(
        "windows-arm64", "Windows, ARM64", ("aarch64-pc-windows-gnullvm",),
        Unity("Windows/arm64/king.dll", "Standalone: Win64", "ARM64", "Windows", since="UNITY_6000_0_OR_NEWER"),
        NOT_RUN,
    ),
    Platform(
        "android-arm64-v8a", "Android, arm64-v8a", ("aarch64-linux-android",),
        Unity("Android/arm64-v8a/libking.so", "Android: Android", "ARM64"),
        "qemu-user 7.2, with glibc; not on Android itself",
    ),
    Platform(
        "android-armeabi-v7a", "Android, armeabi-v7a", ("armv7-linux-androideabi",),
        Unity("Android/armeabi-v7a/libking.so", "Android: Android", "ARMv7"),
        "qemu-user 7.2, with glibc; not on Android itself",
    ),
    Platform(
        "android-x86_64", "Android, x86_64", ("x86_64-linux-android",),
        Unity("Android/x86_64/libking.so", "Android: Android", "X86_64"),
        "here, with glibc; not on Android itself",
    ),
    Platform(
        "macos", "macOS, ARM64 and x86-64", ("aarch64-apple-darwin", "x86_64-apple-darwin"),
        Unity("macOS/libking.dylib", "Standalone: OSXUniversal", "AnyCPU", editor="OSX"),
        MAC,
    ),
    Platform(
        "ios", "iOS, device and simulator", ("aarch64-apple-ios", "aarch64-apple-ios-sim", "x86_64-apple-ios"),
        Unity("iOS/king.xcframework", "iPhone: iOS", "AnyCPU"),
        MAC,
    ),
    Platform(
        "webgl", "WebGL", ("wasm32-unknown-emscripten",),
        Unity("WebGL/libking.a", "WebGL: WebGL"),
        "emscripten 3.1.6 and node; not in a browser",
    ),
)  # fmt: skip


def by_name(names):
    """The platforms of these names, or all."""
    unknown = [name for name in names if name not in {platform.name for platform in PLATFORMS}]
    if unknown:
        raise SystemExit(f"no platform {' '.join(unknown)}; there are: {' '.join(known.name for known in PLATFORMS)}")
    return [platform for platform in PLATFORMS if not names or platform.name in names]


def headers(folder):
    """The headers for C and C++."""
    include = native.ROOT / "include"
    for header in sorted((*include.rglob("*.h"), *include.rglob("*.hpp"))):
        native.put(header, folder / header.parent.relative_to(include))


def build(platform, target_dir):
    """Builds the libraries of a platform into its folder in `target_dir`, where cargo builds too."""
    folder = native.fresh(target_dir / "platforms" / platform.name)
    archives = {}
    for target in platform.targets:
        archives[target] = native.stripped(native.static(target_dir, target), native.fresh(folder / target))
    target, archive = next(iter(archives.items()))
    system = platform.name.split("-")[0]
    if system == "linux":
        return Libraries(elf.shared(archive, folder, target, f"libking.so.{native.abi_major()}", "libc.so.6"), archive)
    if system == "android":
        return Libraries(elf.shared(archive, folder, target, "libking.so", "libc.so"), archive)
    if system == "windows":
        shared, imports = coff.shared(archive, folder, target)
        return Libraries(shared, archive, imports)
    if system == "macos":
        return Libraries(macho.shared(archives, folder), macho.lipo(archives.values(), folder / "libking.a"))
    if system == "ios":
        return Libraries(archive=macho.xcframework(archives, folder, headers))
    return Libraries(archive=archive)


def table():
    """What the documentation says about the platforms."""
    lines = ["| platform | in the Unity package, `Runtime/Plugins/` | run in |", "|---|---|---|"]
    lines += [f"| {platform.title} | `{platform.unity.path}` | {platform.run} |" for platform in PLATFORMS]
    return "\n".join(lines) + "\n"
