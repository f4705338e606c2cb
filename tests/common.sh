# What the suites share: sourced by tests/*/suite, which tests/run starts from the top of the repository.
# shellcheck shell=bash

export CARGO_TERM_COLOR=${CARGO_TERM_COLOR:-never}

step() { printf '\n== %s (after %d s)\n' "$*" "$SECONDS"; }

fail() {
    printf 'tests/run: %s\n' "$*" >&2
    exit 1
}

# need TOOL...: ends the run when a tool is not there
need() {
    local tool gone=()
    for tool in "$@"; do
        case $tool in
            rustfmt) cargo fmt --version >/dev/null 2>&1 || gone+=("$tool") ;;
            clippy) cargo clippy --version >/dev/null 2>&1 || gone+=("$tool") ;;
            *) command -v "$tool" >/dev/null 2>&1 || gone+=("$tool") ;;
        esac
    done
    ((${#gone[@]} == 0)) || fail "missing: ${gone[*]}"
}

# The scratch directory of the suite; removed at its end.
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT

# Every cargo call of a suite shares one target directory, wherever it is.
need cargo
CARGO_TARGET_DIR=$(cargo metadata --format-version 1 --no-deps | sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p')
[[ -n $CARGO_TARGET_DIR ]] || fail 'no target directory in cargo metadata'
export CARGO_TARGET_DIR
