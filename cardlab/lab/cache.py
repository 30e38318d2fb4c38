"""The cache of a long study: an SQLite file with the matches so far, from which the study can continue on another day."""

from __future__ import annotations

import json
import sqlite3
import zlib
from array import array
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Literal
from urllib.parse import quote

from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import parse_json
from cardlab.lab.plan import Columns, Plan

FORM = 3


class CacheError(CardlabError, ValueError):
    """A cache file cannot be used, because it belongs to another study or is damaged. It stays unchanged."""


class Cache:
    """The cache file.

    Args:
        path: Its path. The file is created if it does not exist.
        plan: The plan of the study.

    Raises:
        CacheError: The file is not a cache, is broken, or holds another study. It stays unchanged.
    """

    def __init__(self, path: str | Path, plan: Plan) -> None:
        self.path = Path(path)
        self.plan = plan
        self.names = plan.columns
        about = parse_json(json.dumps({"form": FORM, **plan.about, "columns": self.names}))  # as it will be read back
        if self.path.is_file() and self.path.stat().st_size:  # written to only after it is known to be a cache
            torn = Path(f"{self.path}-journal").exists()  # left by a process that was killed while writing; SQLite repairs it
            with self._open("rw" if torn else "ro") as file:
                self._check(file, about)
        else:
            with self._open("rwc") as file:
                file.execute("BEGIN")  # both tables, or none
                file.execute("CREATE TABLE about (text TEXT)")
                file.execute("CREATE TABLE pieces (first INTEGER PRIMARY KEY, count INTEGER, data BLOB)")
                file.execute("INSERT INTO about VALUES (?)", (json.dumps(about),))

    @contextmanager
    def _open(self, mode: Literal["ro", "rw", "rwc"]) -> Iterator[sqlite3.Connection]:
        """Opens the database, within one transaction."""
        try:
            address = f"file:{quote(str(self.path.absolute()))}?mode={mode}"
            with closing(sqlite3.connect(address, uri=True)) as file, file:
                yield file
        except sqlite3.Error as error:
            raise CacheError(
                f"{self.path} is not a cache of a study, or cannot be read or written ({error}). "
                "Nothing was changed in it: give another path."
            ) from error

    def _check(self, file: sqlite3.Connection, about: Mapping[str, object]) -> None:
        """Checks that the file is complete, and belongs to this study."""
        tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
        if tables != {"about", "pieces"}:
            raise CacheError(f"{self.path} is a database of something else, with {sorted(tables)}: give another path.")
        (faults,) = file.execute("PRAGMA quick_check").fetchone()
        if faults != "ok":
            raise CacheError(f"{self.path} is damaged ({faults}). Nothing was changed in it: give another path.")
        try:
            ((text,),) = file.execute("SELECT text FROM about")
            theirs = parse_json(text)
            differing = [name for name, value in about.items() if theirs[name] != value]
        except KeyError as error:
            raise CacheError(
                f"{self.path} does not name its {error}, like caches of older versions of cardlab: give another path."
            ) from error
        except (ValueError, TypeError) as error:
            raise CacheError(f"{self.path} does not name its study ({error!r}): give another path.") from error
        for name in differing:
            raise CacheError(
                f"{self.path} is the cache of another study: its {name} is {theirs[name]!r:.60}, "
                f"and this one's is {about[name]!r:.60}. Give another path, or ask for the same study."
            )

    def pieces(self) -> Iterator[tuple[int, Columns]]:
        """Yields the pieces from earlier runs: the first number and the columns of each, in order.

        Plays the first match again, because functions outside the class of a game may have changed, which the file does not
        record.

        Raises:
            CacheError: A piece is broken, or the rules were different.
        """
        with self._open("ro") as file:
            rows = file.execute("SELECT first, count, data FROM pieces ORDER BY first").fetchall()
        pieces = [(first, self._unpacked(first, count, data)) for first, count, data in rows]
        if pieces and (mismatch := self.plan.mismatch(pieces[0][0], pieces[0][1], 0)):
            raise CacheError(f"{self.path} is the cache of other rules: {mismatch}. Give another path.")
        yield from pieces

    def _unpacked(self, first: int, count: int, data: bytes) -> Columns:
        try:
            values = array("q")
            values.frombytes(zlib.decompress(data))
            if first < 0 or count < 1 or len(values) != count * len(self.names):
                raise ValueError(f"{len(values)} numbers for {count} matches")
        except (zlib.error, ValueError, TypeError) as error:
            raise CacheError(
                f"{self.path}: the matches from number {first} on are damaged ({error}). Nothing was changed in the file."
            ) from error
        return {name: values[i * count : (i + 1) * count] for i, name in enumerate(self.names)}

    def add(self, first: int, dealt: Columns) -> None:
        """Adds a piece."""
        data = zlib.compress(b"".join(dealt[name].tobytes() for name in self.names), 1)
        with self._open("rw") as file:
            file.execute("INSERT OR REPLACE INTO pieces VALUES (?, ?, ?)", (first, len(dealt[self.names[0]]), data))
