#!/usr/bin/env python3
"""The .meta files of the Unity package.

    meta.py [PACKAGE]           writes those that are missing or differ, removes those whose file is gone
    meta.py --check [PACKAGE]   changes nothing; fails when any would change

Unity ignores every file of an installed package that has no .meta file, so each file and folder needs one, except what
Unity does not see: names that begin with a dot or end with a tilde. The guid is the MD5 of the path in the package, so
that every run on every machine writes the same files, and references to the assets of a package stay whole when it is
updated.
"""

import hashlib
import sys
from pathlib import Path

from platforms import PLATFORMS

PACKAGE = Path(__file__).resolve().parent.parent
NAMESPACE = "king-rules/unity/"
TAIL = "  userData: \n  assetBundleName: \n  assetBundleVariant: \n"
DEFAULT = "DefaultImporter:\n  externalObjects: {}\n" + TAIL
SCRIPT = """\
MonoImporter:
  externalObjects: {}
  serializedVersion: 2
  defaultReferences: []
  executionOrder: 0
  icon: {instanceID: 0}
""" + TAIL

# What Unity writes for iOS beside the processor.
IOS = "        AddToEmbeddedBinaries: false\n        CPU: AnyCPU\n        CompileFlags: \n        FrameworkDependencies: \n"
NATIVE = {".so", ".dll", ".dylib", ".a", ".xcframework"}


def plugin(relative):
    """The import settings of a native library: for its own platform, and for no other."""
    path = relative.relative_to("Runtime/Plugins").as_posix()
    known = {platform.unity.path: platform.unity for platform in PLATFORMS}
    if path not in known:
        sys.exit(f"{relative}: no platform is known for this file; known are {', '.join(known)}")
    unity = known[path]
    settings = f"        CPU: {unity.cpu}\n" if unity.cpu else ""
    if unity.platform == "iPhone: iOS":
        settings = IOS
    in_editor = "        DefaultValueInitialized: true\n"
    if unity.editor:
        in_editor = f"        CPU: {unity.cpu}\n{in_editor}        OS: {unity.editor}\n"
    entries = [
        ("Any: ", False, ""),
        ("Editor: Editor", unity.editor is not None, in_editor),
        (unity.platform, True, settings),
    ]
    constraints = f"\n  - {unity.since}" if unity.since else " []"
    text = f"""\
PluginImporter:
  externalObjects: {{}}
  serializedVersion: 2
  iconMap: {{}}
  executionOrder: {{}}
  defineConstraints:{constraints}
  isPreloaded: 0
  isOverridable: 0
  isExplicitlyReferenced: 0
  validateReferences: 1
  platformData:
"""
    for name, enabled, values in entries:
        values = f"settings:\n{values}" if values else "settings: {}\n"
        text += f"  - first:\n      {name}\n    second:\n      enabled: {int(enabled)}\n      {values}"
    return text + TAIL


def importer(path, relative):
    """The part of a .meta file that follows the guid."""
    folder = "folderAsset: yes\n" if path.is_dir() else ""
    if path.suffix in NATIVE:
        return folder + plugin(relative)
    if folder:
        return folder + DEFAULT
    if path.name == "package.json":
        return "PackageManifestImporter:\n  externalObjects: {}\n" + TAIL
    return {
        ".asmdef": "AssemblyDefinitionImporter:\n  externalObjects: {}\n" + TAIL,
        ".cs": SCRIPT,
        ".md": "TextScriptImporter:\n  externalObjects: {}\n" + TAIL,
    }.get(path.suffix, DEFAULT)


def assets(folder):
    """Every file and folder that Unity sees, without the .meta files, in a fixed order."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name.endswith("~") or path.suffix == ".meta":
            continue
        yield path
        # To Unity a native library that is a folder is one asset.
        if path.is_dir() and path.suffix not in NATIVE:
            yield from assets(path)


def wanted(package):
    """Each .meta file that the package should have, with its text."""
    metas = {}
    guids = {}
    for path in assets(package):
        relative = path.relative_to(package)
        guid = hashlib.md5((NAMESPACE + relative.as_posix()).encode()).hexdigest()
        if guid in guids:
            sys.exit(f"{relative} and {guids[guid]} have the same guid")
        guids[guid] = relative
        text = f"fileFormatVersion: 2\nguid: {guid}\n" + importer(path, relative)
        metas[path.with_name(path.name + ".meta")] = text
    return metas


def found(package):
    """Every .meta file that is there, those that Unity does not see left out."""
    for path in package.rglob("*.meta"):
        parts = path.relative_to(package).parts
        if not any(part.startswith(".") or part.endswith("~") for part in parts):
            yield path


def differences(package):
    """The .meta files to write, with their text, and those to remove, with None."""
    metas = wanted(package)
    changes = {path: None for path in found(package) if path not in metas}
    for path, text in metas.items():
        if not path.is_file() or path.read_bytes() != text.encode():
            changes[path] = text
    return changes


def write(package):
    """Brings the .meta files of a package in order; gives back what was changed."""
    changes = differences(package)
    for path, text in changes.items():
        if text is None:
            path.unlink()
        else:
            path.write_bytes(text.encode())
    return changes


def main(arguments):
    check = arguments[:1] == ["--check"]
    package = Path(arguments[-1]) if arguments[check:] else PACKAGE
    changes = differences(package) if check else write(package)
    for path, text in sorted(changes.items()):
        what = "no file for it" if text is None else "missing or different"
        print(f"{path.relative_to(package)}: {what if check else 'removed' if text is None else 'written'}")
    if check and changes:
        sys.exit("the .meta files are not in order: run king-ffi/unity/Tools~/meta.py")
    print(f"{len(wanted(package))} .meta files, {len(changes)} changes")


if __name__ == "__main__":
    main(sys.argv[1:])
