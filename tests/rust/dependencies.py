"""What the shipped crates depend on, and under which licences: both are decided here, not by a change elsewhere."""

import json
import subprocess
import sys

# Every crate that a user's program takes in, besides what it builds with (procedural macros).
SHIPPED = {
    "king-rules": set(),
    "king-players": {"king-playout", "king-rules"},
    "king-ffi": {"king-players", "king-playout", "king-rules"},
    "king-py": set(
        "inventory king-players king-playout king-rules libc matrixmultiply ndarray num-complex num-integer num-traits numpy"
        " once_cell pyo3 pyo3-ffi rawpointer rustc-hash".split()
    ),
}
# One of these must be offered by every crate, tools and tests included.
LICENCES = {"MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "MPL-2.0", "NCSA", "Unicode-3.0"}
# Workspaces of their own, for tests alone.
TESTS = ["tests/fuzz", "tests/bare", "tests/mutants", "tests/freestanding/control"]
CRATES_IO = "registry+https://github.com/rust-lang/crates.io-index"


def permitted(expression: str) -> bool:
    """Whether of each of the terms one alternative is among them."""
    terms = [term.strip("() ").replace("/", " OR ").split(" OR ") for term in expression.split(" AND ")]
    return all(any(licence in LICENCES for licence in term) for term in terms)


def metadata_of(workspace: str) -> dict:
    # On one platform: others take in a little more (portable-atomic) or less.
    command = "cargo metadata --locked --format-version 1 --filter-platform x86_64-unknown-linux-gnu --manifest-path"
    done = subprocess.run([*command.split(), f"{workspace}/Cargo.toml"], check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout)


def main() -> int:
    metadata = metadata_of(".")
    packages = {package["id"]: package for package in metadata["packages"]}
    needs = {
        node["id"]: [
            other["pkg"]
            for other in node["deps"]
            if any(kind["kind"] is None for kind in other["dep_kinds"])
            and not any("proc-macro" in target["kind"] for target in packages[other["pkg"]]["targets"])
        ]
        for node in metadata["resolve"]["nodes"]
    }
    faults = []
    every = packages | {package["id"]: package for tests in TESTS for package in metadata_of(tests)["packages"]}
    for package in every.values():
        ours = package["source"] is None and package["manifest_path"].startswith(metadata["workspace_root"])
        if not ours and package["source"] != CRATES_IO:
            faults.append(f"{package['name']} comes from {package['source'] or package['manifest_path']}")
        if not permitted(package["license"] or "none"):
            faults.append(f"{package['name']} {package['version']}: licence {package['license']}")
    for root, expected in SHIPPED.items():
        ids = [package["id"] for package in packages.values() if package["name"] == root]
        reached: set[str] = set()
        while ids:
            more = [other for other in needs[ids.pop()] if other not in reached]
            reached.update(more)
            ids.extend(more)
        names = {packages[other]["name"] for other in reached}
        names -= {"serde", "serde_core", "rand_core"}  # by features that are off by default
        faults += [f"{root} depends on {name}, which is new here" for name in sorted(names - expected)]
        faults += [f"{root} does not depend on {name} any more" for name in sorted(expected - names)]
    print("\n".join(faults) or f"ok: {len(every)} crates in all, licences and what is shipped")
    return bool(faults)


sys.exit(main())
