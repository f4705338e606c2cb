"""Archives that come out the same, byte by byte, whenever and wherever they are made of the same files."""

import gzip
import io
import os
import tarfile
import zipfile

# The earliest moment that a zip file can tell.
MOMENT = (1980, 1, 1, 0, 0, 0)


def files(folder):
    """The files of a folder, by their path in it, in the order of the paths."""
    found = [path for path in folder.rglob("*") if path.is_file() or path.is_symlink()]
    return sorted((path.relative_to(folder).as_posix(), path) for path in found)


def mode(path):
    if path.is_symlink():
        return 0o120777
    return 0o100755 if path.stat().st_mode & 0o100 else 0o100644


def tgz(folder, root, archive):
    """Writes the files of a folder, below `root`, as a .tgz."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, path in files(folder):
            entry = tarfile.TarInfo(f"{root}/{name}")
            entry.size = path.stat().st_size
            entry.mode = mode(path) & 0o777
            with path.open("rb") as content:
                tar.addfile(entry, content)
    with archive.open("wb") as raw, gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0) as packed:
        packed.write(plain.getvalue())


def zipped(folder, root, archive):
    """Writes the files of a folder, below `root`, as a .zip; links stay links."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, path in files(folder):
            entry = zipfile.ZipInfo(f"{root}/{name}", MOMENT)
            entry.create_system = 3  # with file modes
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = mode(path) << 16
            packed.writestr(entry, os.readlink(path) if path.is_symlink() else path.read_bytes())
