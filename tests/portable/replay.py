"""The replay of tests/golden in C: what it is made of, how it is run, and what it must have said."""

import os
import re
import shutil
import subprocess
import sys

from native import ROOT

HERE = ROOT / "tests/portable"
GOLDEN = "tests/golden"
REPLAY = [*sorted((ROOT / "tests/c/golden").glob("*.c")), ROOT / "tests/c/json.c", ROOT / "tests/c/test.c"]
COMPILE = ["-std=c99", "-O2", "-Wall", "-Wextra", "-Werror", "-Iinclude"]
# An emulator on a busy computer; beyond this the program hangs.
MOST_SECONDS = 900


def need(*tools):
    gone = [tool for tool in tools if shutil.which(tool) is None]
    if gone:
        sys.exit(f"tests/portable: missing: {' '.join(gone)}")


def finish(folder, *command):
    """Runs the replay and gives back what it prints; one that fails ends the run."""
    environment = {name: value for name, value in os.environ.items() if name != "KING_VECTORS_DIR"}
    environment |= {"WINEDEBUG": "-all", "WINEPREFIX": str(folder / "wine")}
    command = [str(part) for part in command]
    try:
        done = subprocess.run(
            command, check=False, cwd=ROOT, env=environment, timeout=MOST_SECONDS, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        sys.exit(f"not done after {MOST_SECONDS} s: {' '.join(command)}")
    if done.returncode != 0:
        sys.exit(f"status {done.returncode}: {' '.join(command)}\n{done.stdout}")
    return done.stdout


def vectors():
    """How many vectors there are to replay."""
    lines = [line for path in (ROOT / GOLDEN).glob("*.jsonl") for line in path.read_text(encoding="utf-8").splitlines()]
    return sum(1 for line in lines if line.strip())


def count(said):
    """How many replays passed; ends the run unless all vectors were replayed, as often as each other, and none failed."""
    replayed = {int(found) for found in re.findall(r"^(\d+) golden vectors\r?$", said, flags=re.MULTILINE)}
    ended = set(re.findall(r"^(\d+) passed, (\d+) failed\r?$", said, flags=re.MULTILINE))
    if replayed != {vectors()} or len(ended) != 1:
        sys.exit(f"not {vectors()} vectors:\n{said}")
    (passed, failed), = ended
    if failed != "0":
        sys.exit(said)
    return int(passed)
