#!/usr/bin/env python3
"""Writes the C# that follows from king-ffi/api.json: Runtime/**/*.g.cs.

Run by `cargo run -p king-xtask -- unity`; with --check it looks whether what is committed is what would be written.
"""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE / "csharp"))

from api import Api  # noqa: E402
from files import generated  # noqa: E402

RUNTIME = HERE.parent / "Runtime"


def main(arguments):
    check = "--check" in arguments
    rest = [argument for argument in arguments if argument != "--check"]
    api = Api(rest[0] if rest else HERE.parent.parent / "api.json")
    files = generated(api)
    old = {path.relative_to(RUNTIME).as_posix(): path for path in RUNTIME.rglob("*.g.cs")}
    if check:
        for name in sorted(set(old) | set(files)):
            if name not in old or name not in files or old[name].read_text(encoding="utf-8") != files[name]:
                sys.exit(f"Runtime/{name} is not what is generated: run `cargo run -p king-xtask -- unity`")
        print(f"ok: {len(files)} generated files in king-ffi/unity/Runtime")
        return
    for name in set(old) - set(files):
        old[name].unlink()
    for name, text in files.items():
        (RUNTIME / name).write_text(text, encoding="utf-8")
    subprocess.run([sys.executable, HERE / "meta.py"], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
