"""How pip builds the package: by maturin, once it is clear that Rust is here.

By itself, maturin would download a toolchain, or end with the traceback of a program that tried to.
"""

import shutil
import sys

from maturin import *  # noqa: F403
from maturin import get_requires_for_build_wheel as maturin_requires


def get_requires_for_build_wheel(config_settings=None):
    if shutil.which("cargo") is None:
        sys.exit("king-rules is built with Rust, which is not here: install Rust 1.85 or newer (https://rustup.rs)")
    return maturin_requires(config_settings)


get_requires_for_build_editable = get_requires_for_build_wheel
