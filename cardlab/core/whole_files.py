"""Writes files whole: next to their place first, then renamed. After an error, the old file is still there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cardlab.core.errors import CardlabError


class WriteError(CardlabError, OSError):
    """A file cannot be written; the text says which, and why."""


@contextmanager
def writing(path: str | Path) -> Iterator[Path]:
    """Yields a path to write to, next to a file's place. Renames it to the file afterwards.

    Without this, a full disk or a stopped program leaves half a file in the place of the old one. A place that is no regular
    file (``/dev/stdout``, a pipe) is written to directly. The new file has the ending of the old one, and its permissions.

    Raises:
        WriteError: The file cannot be written, or nothing was written. The old one is unchanged.
    """
    path = Path(path)
    if path.exists() and not path.is_file():
        with _errors(path):
            yield path
        return
    place = Path(os.path.realpath(path))  # a link stays a link
    part = place.with_name(f".{place.stem}-{os.getpid()}{place.suffix}")
    try:
        with _errors(path):
            yield part
            if place.exists():
                part.chmod(place.stat().st_mode & 0o777)
            os.replace(part, place)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def write_text(path: str | Path, text: str) -> None:
    """Writes a text in UTF-8, with the line ends that it has.

    Raises:
        WriteError: The file cannot be written. The old one is unchanged.
    """
    with writing(path) as part:
        part.write_text(text, encoding="utf-8", newline="")


@contextmanager
def _errors(path: Path) -> Iterator[None]:
    try:
        yield
    except WriteError:
        raise
    except OSError as error:
        raise WriteError(f"{path} cannot be written: {error.strerror or error}") from error
