# The versions of CPython that the package is tested with, and where they are: sourced by tests/setup.sh and
# tests/python/suite, from the top of the repository.
# shellcheck shell=bash

python_versions=(3.10 3.11 3.12 3.13)
# Those that are tested where they are, and not missed elsewhere; t is for free-threaded.
newer_python_versions=(3.14 3.15 3.14t 3.15t)
# What tests/run --setup has installed.
python_folder=$PWD/target/cpython

# Prints which Python it is: CPython.3.14t.
which_python='
import platform, sysconfig
threads = "t" if sysconfig.get_config_var("Py_GIL_DISABLED") else ""
print(platform.python_implementation(), *platform.python_version_tuple()[:2], sep=".", end=threads)'

# of_version VERSION: the path of that CPython, from pyenv, the PATH or tests/run --setup
of_version() {
    local python
    # pyenv calls 3.14t 3.14.0t, and uv cpython-3.14.0+freethreaded.
    for python in "${PYENV_ROOT:-$HOME/.pyenv}"/versions/"${1%t}".*/bin/python "$(command -v "python$1" || true)" \
        "$python_folder"/cpython-"${1%t}".*/bin/python3; do
        if [[ -x $python && $("$python" -c "$which_python" 2>/dev/null) == CPython.$1 ]]; then
            printf '%s\n' "$python"
            return
        fi
    done
}
