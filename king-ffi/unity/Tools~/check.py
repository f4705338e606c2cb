"""Whether what is written down about the platforms agrees with the list (platforms.py)."""

import re
import shutil
import sys
import tempfile
from pathlib import Path

import meta
import platforms
from native import ROOT

PACKAGE = ROOT / "king-ffi/unity"
PLUGINS = PACKAGE / "Runtime/Plugins"
# Where the table of the platforms stands.
TABLES = ("README.md", "king-ffi/unity/Documentation~/platforms.md", "king-ffi/unity/Runtime/Plugins/README.md")
# Where other engines are told of the libraries.
GODOT = ROOT / "examples/godot/king.gdextension"
UNREAL = ROOT / "examples/unreal/KingRules/Source/KingRules/KingRules.Build.cs"
# Unreal builds for no such processor any more, and not for browsers.
NOT_UNREAL = {"android/armeabi-v7a", "webgl"}


def everything():
    """Ends the program unless the .meta files and the documentation are in order."""
    # Those of native libraries are not committed, as the libraries are not; the package gets them when it is packed.
    shipped = PLUGINS / "README.md.meta"
    changes = [path for path in meta.differences(PACKAGE) if path == shipped or PLUGINS not in path.parents]
    if changes:
        sys.exit(f"the .meta files are not in order ({len(changes)}): run king-ffi/unity/Tools~/meta.py")
    plugins()
    for name in TABLES:
        if platforms.table() not in (ROOT / name).read_text(encoding="utf-8"):
            sys.exit(f"{name} has not the table of king-ffi/unity/Tools~/platforms.py:\n\n{platforms.table()}")
    engines()
    print(f"ok: {len(platforms.PLATFORMS)} platforms, their .meta files and the tables that name them")


def engines():
    """Ends the program unless the examples for Godot and Unreal name the folders of all platforms that those build for."""
    names = {platform.name for platform in platforms.PLATFORMS}
    godot = re.findall(r'= "bin/([^/"]*)/', GODOT.read_text(encoding="utf-8"))
    if sorted(godot) != sorted(names):
        sys.exit(f"{GODOT}: not once each: {sorted(names.symmetric_difference(godot)) or godot}")
    folders = {name.replace("-", "/", 1) for name in names} - NOT_UNREAL
    unreal = set(re.findall(r'"((?:windows|linux|android)/[^"]*|macos|ios)"', UNREAL.read_text(encoding="utf-8")))
    if unreal != folders:
        sys.exit(f"{UNREAL}: other folders than those of the platforms: {sorted(folders.symmetric_difference(unreal))}")


def plugins():
    """Ends the program unless Unity is told of each library once, and of no two the same."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "package"
        for platform in platforms.PLATFORMS:
            library = package / "Runtime/Plugins" / platform.unity.path
            library.parent.mkdir(parents=True, exist_ok=True)
            if library.suffix == ".xcframework":
                (library / "ios-arm64").mkdir(parents=True)
            else:
                library.touch()
        meta.write(package)
        metas = {path.relative_to(package): path.read_text(encoding="utf-8") for path in meta.found(package)}
        importers = [text for text in metas.values() if "\nPluginImporter:\n" in text]
        told = {text.split("PluginImporter:", 1)[1] for text in importers}
        if not len(importers) == len(told) == len(platforms.PLATFORMS):
            sys.exit(f"{len(platforms.PLATFORMS)} platforms, but {len(told)} settings in {len(importers)} .meta files")
        for path in metas:
            if any(part.endswith(".xcframework") for part in path.parts[:-1]):
                sys.exit(f"{path}: to Unity the folder around it is one asset")
        # A folder that no platform is named after is refused, and not taken for another one's.
        (package / "Runtime/Plugins/tvOS").mkdir()
        shutil.copy(package / "Runtime/Plugins/WebGL/libking.a", package / "Runtime/Plugins/tvOS")
        try:
            meta.differences(package)
        except SystemExit:
            return
        sys.exit("a library of tvOS gets a .meta file, although no platform is tvOS")
