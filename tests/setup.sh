# What the suites need of the machine, and how it comes there: sourced by tests/run from the top of the repository, which
# puts the suites that were asked for by name into `named`.
# shellcheck shell=bash
#
# tests/SUITE/needs has a line for each: tools, a colon, and the Debian packages that they are in. Before the colon there
# is nothing when the packages are no commands: whether those are there can be asked on Debian alone.

. tests/pythons.sh

# The oldest Rust that the tests are built with.
rust_minor=88

debian=
! { command -v apt-get && command -v dpkg-query; } >/dev/null || debian=yes

# there TOOL: whether a tool is there
there() {
    case $1 in
        python3) python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null ;;
        python3-venv) python3 -c 'import ensurepip, venv' 2>/dev/null ;;
        *) command -v -- "$1" >/dev/null ;;
    esac
}

# toolchain_version TOOL: the version of a part of the Rust toolchain, which rustup's stand-in for it does not know
toolchain_version() {
    if [[ $1 == clippy ]]; then cargo clippy --version; else "$1" --version; fi 2>/dev/null
}

# look SUITE...: what is missing for them: of the toolchain, into `rust`; of other tools, into `gone`, and into `packages`
# what they are in; of Python, into `versions`
look() {
    local suite line tools tool names name lines=() bare=()
    rust=() gone=() packages=() versions=()
    for tool in cargo rustc rustfmt clippy; do
        line=$(toolchain_version $tool) || rust+=("$tool")
        if [[ $line =~ ^rustc\ 1\.([0-9]+) ]] && ((BASH_REMATCH[1] < rust_minor)); then
            rust+=("rustc 1.$rust_minor")
        fi
    done
    for suite in "$@"; do
        mapfile -t -O ${#lines[@]} lines < <(sed -e 's/#.*//' -e '/:/!d' "tests/$suite/needs")
    done
    for line in "${lines[@]}"; do
        read -ra tools <<<"${line%%:*}"
        read -ra names <<<"${line#*:}"
        ((${#tools[@]} > 0)) || bare+=("${names[@]}")
        for tool in "${tools[@]}"; do
            there "$tool" && continue
            [[ " ${gone[*]} " == *" $tool "* ]] || gone+=("$tool")
            packages+=("${names[@]}")
        done
    done
    if [[ -n $debian ]] && ((${#bare[@]} > 0)); then
        names=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' "${bare[@]}" 2>/dev/null || true)"
        for name in "${bare[@]}"; do
            [[ $names == *" installed:$name "* || " ${gone[*]} " == *" $name "* ]] && continue
            gone+=("$name")
            packages+=("$name")
        done
    fi
    if [[ " $* " == *' python '* ]]; then
        for name in "${python_versions[@]}"; do
            [[ -n $(of_version "$name") ]] || versions+=("$name")
        done
    fi
    mapfile -t packages < <(printf '%s\n' "${packages[@]}" | sed '/^$/d' | sort -u)
}

# as_root COMMAND...: by sudo where it must be
as_root() {
    if ((EUID == 0)); then "$@"; else sudo -- "$@"; fi
}

# install SUITE...: what `look` has found to be missing, but Rust
install() {
    local uv
    if ((${#packages[@]} > 0)) && [[ -n $debian ]]; then
        printf 'tests/run: apt-get install %s\n' "${packages[*]}"
        as_root apt-get update -qq || return
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}" \
            >/dev/null || return
        look "$@"
    fi
    if ((${#versions[@]} > 0)) && there python3-venv; then
        printf 'tests/run: CPython %s, by uv into %s\n' "${versions[*]}" "$python_folder"
        uv=$python_folder/uv
        python3 -m venv "$uv" && "$uv/bin/python" -m pip install --quiet --disable-pip-version-check \
            "$(grep '^uv==' tests/python/requirements.txt)" &&
            "$uv/bin/uv" python install --quiet --no-bin --install-dir "$python_folder" "${versions[@]}" || true
    fi
    look "$@"
}

# set_up install|look SUITE...: ends the run with one line and status 2 when something is missing for them
set_up() {
    local how=$1 advice= missing
    shift
    look "$@"
    if [[ $how == install ]] && ((${#packages[@]} + ${#versions[@]} > 0)); then
        install "$@" </dev/null || refuse "apt-get does not install: ${packages[*]}"
    fi
    if ((${#rust[@]} > 0)); then
        advice+="; Rust (1.$rust_minor or newer, with rustfmt and clippy) comes by https://rustup.rs"
    fi
    if ((${#packages[@]} > 0)); then
        if [[ -n $debian && $how == look ]]; then
            advice+="; tests/run --setup${named:+ $named} installs: ${packages[*]}"
        else
            advice+="; Debian has it in: ${packages[*]}"
        fi
    fi
    missing=("${rust[@]}" "${gone[@]}")
    ((${#missing[@]} == 0)) || refuse "missing: ${missing[*]}$advice"
    if ((${#versions[@]} > 0)); then
        [[ ${CI:-} != true ]] || refuse "missing: CPython ${versions[*]}; pyenv install ${versions[*]}"
        printf 'tests/run: CPython %s: not here; the suite python tests the others\n' "${versions[*]}"
    fi
}

# refuse WORD...: one line, and the end
refuse() {
    printf 'tests/run: %s\n' "$*" >&2
    exit 2
}
