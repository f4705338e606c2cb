# The versions of CPython that the package is tested with, and where they are: sourced by tests/setup.sh and
# tests/python/suite, from the top of the repository.
# shellcheck shell=bash

python_versions=(3.10 3.11 3.12 3.13)
# What tests/run --setup has installed.
python_folder=$PWD/target/cpython

# of_version VERSION: the path of that CPython, from pyenv, the PATH or tests/run --setup
of_version() {
    local python
    for python in "${PYENV_ROOT:-$HOME/.pyenv}"/versions/"$1".*/bin/python "$(command -v "python$1" || true)" \
        "$python_folder"/cpython-"$1".*/bin/python3; do
        if [[ -x $python && $("$python" -c 'import platform as p; print(p.python_implementation(), *p.python_version_tuple()[:2], sep=".")' 2>/dev/null) == CPython.$1 ]]; then
            printf '%s\n' "$python"
            return
        fi
    done
}
