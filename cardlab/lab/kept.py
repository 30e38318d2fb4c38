"""What a long study has dealt, kept in a file, so that it can go on another day: pieces of columns in SQLite."""

from __future__ import annotations

import json
import sqlite3
import zlib
from array import array
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from cardlab.errors import CardlabError
from cardlab.lab.run import Columns, Plan

FORM = 1


class KeptError(CardlabError, ValueError):
    """A file of kept matches that cannot be used: it is another study's, or broken. It is left as it is."""


class Kept:
    """The file.

    Args:
        path: Where it is; it is made where there is none.
        plan: Whose matches it keeps.
        names: The columns.

    Raises:
        KeptError: The file is no such file, is broken, or keeps another study.
    """

    def __init__(self, path: str | Path, plan: Plan, names: tuple[str, ...]) -> None:
        self.path = Path(path)
        self.names = names
        about = {
            "form": FORM,
            "game": plan.game.slug,
            "options": plan.game.set_options,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "columns": list(names),
            "version": plan.version,
        }
        with self._open() as file:
            tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if tables - {"about", "pieces"}:
                raise KeptError(
                    f"{self.path} is a database of something else, with the tables {sorted(tables)}: give another path."
                )
            file.execute("CREATE TABLE IF NOT EXISTS about (text TEXT)")
            file.execute("CREATE TABLE IF NOT EXISTS pieces (first INTEGER PRIMARY KEY, count INTEGER, data BLOB)")
            found = file.execute("SELECT text FROM about").fetchone()
            if found is None:
                file.execute("INSERT INTO about VALUES (?)", (json.dumps(about),))
        if found is not None:
            self._compare(about, found[0])

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The database, within one transaction."""
        try:
            with closing(sqlite3.connect(self.path)) as file, file:
                yield file
        except sqlite3.Error as error:
            raise KeptError(
                f"{self.path} is no file of kept matches, or is broken ({error}). Nothing was changed in it: give another path."
            ) from error

    def _compare(self, about: Mapping[str, object], found: str) -> None:
        try:
            theirs = json.loads(found)
            differing = [name for name, value in about.items() if theirs[name] != value]
        except (ValueError, KeyError, TypeError) as error:
            raise KeptError(f"{self.path} does not say which study it keeps ({error!r}): give another path.") from error
        for name in differing:
            raise KeptError(
                f"{self.path} keeps another study: its {name} is {theirs[name]!r:.60}, and this one's is {about[name]!r:.60}. "
                "Give another path, or ask for the same study."
            )

    def pieces(self) -> Iterator[tuple[int, Columns]]:
        """What was dealt before: first number and columns of each piece, in order.

        Raises:
            KeptError: A piece is broken.
        """
        with self._open() as file:
            rows = file.execute("SELECT first, count, data FROM pieces ORDER BY first").fetchall()
        for first, count, data in rows:
            yield first, self._unpacked(first, count, data)

    def _unpacked(self, first: int, count: int, data: bytes) -> Columns:
        try:
            values = array("q")
            values.frombytes(zlib.decompress(data))
            if count < 1 or len(values) != count * len(self.names):
                raise ValueError(f"{len(values)} numbers for {count} matches")
        except (zlib.error, ValueError, TypeError) as error:
            raise KeptError(
                f"{self.path}: the matches from number {first} on are broken ({error}). Nothing was changed in the file."
            ) from error
        return {name: values[i * count : (i + 1) * count] for i, name in enumerate(self.names)}

    def add(self, first: int, dealt: Columns) -> None:
        """Keep a piece."""
        data = zlib.compress(b"".join(dealt[name].tobytes() for name in self.names), 1)
        with self._open() as file:
            file.execute("INSERT OR REPLACE INTO pieces VALUES (?, ?, ?)", (first, len(dealt[self.names[0]]), data))
