"""Reads message files as they are written: every message and attribute, with all branches of its sentence."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlab.core.foreign_files import read_text
from cardlab.testing.findings import Finding
from cardlab.words.fluent_files import fluent_entries, message_files, not_messages

if TYPE_CHECKING:
    from fluent.syntax import ast


@dataclass(frozen=True)
class Text:
    """A message, or one of its attributes.

    Attributes:
        file: The name of its file.
        message: The message.
        attribute: The attribute; "" for the value.
        pattern: Its text, as Fluent parses it.
        path: The file, relative to the folder of the language: ``games/war.ftl``.
        comment: The comments in the file about it and the messages around it.
    """

    file: str
    message: str
    attribute: str
    pattern: Any
    path: str = ""
    comment: str = ""

    @property
    def name(self) -> str:
        """The way it is written: ``war-tie.sentence``."""
        return f"{self.message}{'.' + self.attribute if self.attribute else ''}"


@cache
def texts(language: str, home: Path | None = None) -> list[Text]:
    """Returns all texts of a language in the order of the files; with `home`, only those in files below it."""
    files = [file for file in message_files(language) if home is None or file.is_relative_to(home)]
    return [text for file in files for text in texts_of(file, file.as_posix().rpartition(f"/locales/{language}/")[2])]


def texts_of(file: Path, path: str = "") -> Iterator[Text]:
    """Yields the texts of one file; `path` as in `Text`."""
    from fluent.syntax import ast

    group = ""
    for entry in _entries(file):
        if isinstance(entry, (ast.GroupComment, ast.ResourceComment)):
            group = entry.content or ""
        if isinstance(entry, ast.Message):
            parts = [("", entry.value), *((part.id.name, part.value) for part in entry.attributes)]
            said = " ".join(filter(None, (group, entry.comment.content if entry.comment else "")))
            comment = " ".join(said.split())
            for name, pattern in parts:
                if pattern is not None:
                    yield Text(file.stem, entry.id.name, name, pattern, path, comment)


def broken(language: str, starts: Container[str] | None = None) -> Iterator[Finding]:
    """Yields lines of message files without effect, because they are not Fluent or repeat a message; with `starts`, only of
    such files.
    """
    for file in message_files(language):
        if starts is None or file.stem in starts:
            for fault in not_messages(read_text(file), _entries(file)):
                where, _, what = fault.partition(": ")
                yield Finding("words", f"{language} {file.name}, {where}", what)
    yield from doubled(language, starts)


def doubled(language: str, starts: Container[str] | None = None) -> Iterator[Finding]:
    """Yields messages that occur twice in the files of a language, one of them without effect; `starts` as in `broken`."""
    from fluent.syntax import ast

    seen: dict[str, tuple[Path, int]] = {}
    for file in message_files(language):
        if starts is None or file.stem in starts:
            text = read_text(file)
            for entry in _entries(file):
                if isinstance(entry, ast.Message) and entry.span:
                    line = text.count("\n", 0, entry.id.span.start if entry.id.span else 0) + 1
                    other, first = seen.setdefault(entry.id.name, (file, line))
                    if (other, first) != (file, line):
                        beside = f"line {first}" if other == file else f"{other}, line {first},"
                        what = f"{entry.id.name} is also in {beside}, and the first one counts: delete one of them"
                        yield Finding("words", f"{language} {file.name}, line {line}", what)


def commented(language: str) -> set[str]:
    """Returns the messages that are commented out in the files of a language, as `cardlab new language` writes them."""
    files = map(read_text, message_files(language))
    return {name for text in files for name in re.findall(r"^# ([a-z][\w-]*) =", text, re.M)}


@cache
def _entries(file: Path) -> list[ast.EntryType]:
    return fluent_entries(read_text(file))


def together(parts: Sequence[Text]) -> str:
    """Returns parts of one message as they are written in a file; without its value, only the lines of its attributes."""
    from fluent.syntax import FluentSerializer, ast

    value = next((part.pattern for part in parts if not part.attribute), None)
    attributes = [ast.Attribute(ast.Identifier(part.attribute), part.pattern) for part in parts if part.attribute]
    written = str(FluentSerializer().serialize_entry(ast.Message(ast.Identifier(parts[0].message), value, attributes)))
    return (written if value else written.partition("\n")[2]).rstrip("\n")


def source(pattern: ast.Pattern) -> str:
    """Returns a pattern as it is written in a file."""
    from fluent.syntax import FluentSerializer, ast

    written = str(FluentSerializer().serialize_entry(ast.Message(ast.Identifier("m"), pattern)))
    return written.removeprefix("m =").strip("\n").removeprefix(" ")
