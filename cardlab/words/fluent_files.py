"""Reads the Fluent message files of each language. A notebook may add messages of its own.

Some schools call War *Compare*. With their names switched on (`use_school_names`), the texts of ``school_names/<language>.ftl``
replace those of the same message, or of the same attribute of it.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, NamedTuple

from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import read_text
from cardlab.core.installed_packages import HOME, folders
from cardlab.words.languages import DEFAULT_LANGUAGE, base_language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Annotation, EntryType

SCHOOL_NAMES = "CARDLAB_SCHOOL_NAMES"
"""Environment variable that switches school names on if it is not empty. Child processes inherit it."""

_ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=", re.M)
"""The beginning of a message or a term."""
_STRAY = re.compile(rf"^(?![\s#}}]|{_ENTRY.pattern[1:]}).+", re.M)
"""A line that does not belong to a message."""
_REFERENCE = re.compile(r"\{\s*(?P<name>-?[a-zA-Z][\w-]*)")
"""A possible reference to another message or term."""


class MessageError(CardlabError, LookupError):
    """A message is missing, or its fields do not fit the facts."""


def message_files(language: str) -> list[Path]:
    """Returns the message files of a language, built in and from other packages."""
    homes = [folder / "locales" / language for folder in (HOME, *folders())]
    return [file for home in homes for file in sorted(home.rglob("*.ftl"))]


def school_name_files(language: str) -> list[Path]:
    """Returns the files with the texts of schools that call War *Compare*, built in and from other packages."""
    files = [folder / "school_names" / f"{language}.ftl" for folder in (HOME, *folders())]
    return [file for file in files if file.is_file()]


class Entry(NamedTuple):
    """The source of a message, before Fluent has parsed it."""

    text: str
    file: Path | None
    line: int


class Messages:
    """The messages of one language.

    A message is parsed on first use. Fluent's parser takes seconds for all messages of four languages, and a page uses a small
    part of them.

    Files in ``locales/<language>/`` are read immediately. A file in a folder below it is read when one of its messages is first
    used. The first word of their names is the name of the file, so ``war-tie`` is in ``games/war.ftl``.

    Args:
        language: The language, or a variant.
        school_names: Whether the texts of schools that call War *Compare* replace the others.
    """

    def __init__(self, language: str, *, school_names: bool = False) -> None:
        from fluent.runtime import FluentBundle

        self.bundle: FluentBundle = FluentBundle([base_language(language)], use_isolating=False)
        self.waiting: dict[str, list[Path]] = {}
        self._entries: dict[str, Entry] = {}
        self._parsed: set[str] = set()
        self._patterns: dict[tuple[str, str | None], Pattern] = {}
        self._asked: dict[Pattern, dict[str, bool]] = {}
        self._named: dict[tuple[str, str], tuple[str, ...]] = {}
        """Messages by the beginning of their names, and by an attribute; "" for all."""
        self.formatted: dict[tuple[Any, ...], str] = {}
        """Formatted texts by language or variant, digits and fields, because a class needs the same texts often."""
        self._reading = RLock()
        self._replacing: dict[str, str] = {}
        for file in school_name_files(language) if school_names else ():
            text = read_text(file)
            self._replacing |= {found["name"]: text[found.start() : end] for found, end in _entries(text)}
        for file in message_files(language):
            if file.parent.name == language:
                self.read(read_text(file), file=file)
            else:
                self.waiting.setdefault(file.stem, []).append(file)

    def read(self, text: str, *, overrides: bool = False, file: Path | None = None) -> None:
        """Reads a text with messages; `overrides` if they replace existing ones."""
        if _STRAY.search(text):
            _warn_of_faults(text, file)
        line, counted = 1, 0
        for found, end in _entries(text):
            line, counted = line + text.count("\n", counted, found.start()), found.start()
            if overrides or found["name"] not in self._entries:
                self._entries[found["name"]] = Entry(text[counted:end], file, line)
                self._parsed.discard(found["name"])
                if overrides:  # an author's own text also counts in a school that calls War *Compare*
                    self._replacing.pop(found["name"], None)
        self._patterns.clear()
        self._asked.clear()
        self._named.clear()
        self.formatted.clear()

    def _parse(self, name: str) -> None:
        """Parses a message, and those that it refers to."""
        if name in self._parsed or name not in self._entries:
            return
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        self._parsed.add(name)
        text, file, line = self._entries[name]
        resource = FluentResource(text)
        if any(isinstance(entry, Junk) for entry in resource.body):
            _warn_of_faults("\n" * (line - 1) + text, file)
        if name in self._replacing:
            _replace_texts(resource.body[0], FluentResource(self._replacing[name]).body[0])
        self.bundle.add_resource(resource, allow_overrides=True)
        for found in _REFERENCE.finditer(text):
            self.bundle_for(found["name"])

    def pattern(self, message: str, attribute: str | None) -> Pattern | None:
        """Returns a message, or an attribute of it; None if there is none. Results are cached, since each sentence
        asks twice.
        """
        about = message, attribute
        known = self._patterns.get(about)
        if known is not None:
            return known
        if message not in self._entries and message.partition("-")[0] not in self.waiting:
            return None  # the usual case: an optional text of the game's own, in place of which most games use a general one
        bundle = self.bundle_for(message)
        if not bundle.has_message(message):
            return None
        has = bundle.get_message(message)
        found = has.value if attribute is None else has.attributes.get(attribute)
        if found is not None:
            self._patterns[about] = found
        return found

    def variables_of(self, pattern: Pattern) -> dict[str, bool]:
        """Returns the fields of a message, and whether it selects variants by them. Such fields must be numbers."""
        from cardlab.words.message_variables import variables_of

        if pattern not in self._asked:
            self._asked[pattern] = variables_of(pattern, self.bundle)
        return self._asked[pattern]

    def names_of(self, start: str, attribute: str = "") -> tuple[str, ...]:
        """Returns the messages of this language itself whose names begin with `start`, or those of them that have an attribute,
        without parsing them.
        """
        self.bundle_for(start)
        with self._reading:  # another thread may add messages
            if (start, attribute) not in self._named:
                written = re.compile(rf"^ +\.{attribute} *=" if attribute else "", re.M)
                named = (name for name, entry in self._entries.items() if name.startswith(start) and written.search(entry.text))
                self._named[start, attribute] = tuple(named)
            return self._named[start, attribute]

    def bundle_for(self, message: str) -> FluentBundle:
        """Returns the bundle with this message, if it exists, from the file of its game, lesson or model."""
        stem = message.partition("-")[0]
        with self._reading:  # pages are written in several threads, and none may find a half-read file
            for file in self.waiting.get(stem, ()):  # messages from a notebook are already there, and take precedence
                self.read(read_text(file), file=file)
            self.waiting.pop(stem, None)  # only now, because `pattern` looks here without the lock
            self._parse(message)
        return self.bundle


@cache
def messages_in(language: str) -> Messages:
    """Returns the messages of a language itself, with those that were added."""
    messages = Messages(language, school_names=bool(os.environ.get(SCHOOL_NAMES)))
    for text in _added.get(language, []):
        messages.read(text, overrides=True)
    return messages


_added: dict[str, list[str]] = {}


def add_messages(text: str, language: str = DEFAULT_LANGUAGE) -> None:
    """Adds Fluent messages, such as those of a game that is defined in a notebook.

    Raises:
        MessageError: The text is not Fluent.
    """
    if faults := list(not_messages(text, fluent_entries(text))):
        raise MessageError(f"{faults[0]}. Write name = text, attributes indented below.")
    _added.setdefault(language, []).append(text)
    messages_in.cache_clear()


def use_school_names() -> None:
    """Lets this process, and those that it starts, say *Compare* instead of War, as some schools do."""
    os.environ[SCHOOL_NAMES] = "1"
    messages_in.cache_clear()


def _entries(text: str) -> Iterator[tuple[re.Match[str], int]]:
    """Yields the beginning of each message of a text, and where it ends."""
    begins = list(_ENTRY.finditer(text))
    ends = [*(found.start() for found in begins[1:]), len(text)]
    yield from zip(begins, ends, strict=False)  # a file may have no messages yet


def _replace_texts(message: EntryType, by: EntryType) -> None:
    """Replaces the value and the attributes of a message by those that another one has."""
    from fluent.syntax.ast import Message

    if not isinstance(message, Message) or not isinstance(by, Message):
        return
    message.value = by.value or message.value
    attributes = {one.id.name: one for one in (*message.attributes, *by.attributes)}
    message.attributes = list(attributes.values())


def _warn_of_faults(text: str, file: Path | None) -> None:
    for fault in not_messages(text, fluent_entries(text)):
        warnings.warn(f"{file or 'what was added'}, {fault}", stacklevel=4)


def fluent_entries(text: str) -> list[EntryType]:
    """Returns the messages and comments of a text, and what is neither.

    Raises:
        MessageError: It has braces so deep in each other that Fluent's parser, which is recursive, cannot read it.
    """
    from fluent.syntax import FluentParser

    try:
        return FluentParser().parse(text).body
    except RecursionError as error:
        raise MessageError("a message has hundreds of braces in each other: nest them less") from error


def not_messages(text: str, entries: Sequence[EntryType]) -> Iterator[str]:
    """Yields an error for each line of a text that is not Fluent and is ignored: the line, its beginning, and the reason."""
    from fluent.syntax.ast import Junk

    for entry in entries:
        if isinstance(entry, Junk) and entry.span is not None:
            line = text.count("\n", 0, entry.span.start) + 1
            whys = [f"{note.message}{_on_line(text, note, line)}" for note in entry.annotations]
            first = (entry.content or "").strip().partition("\n")[0]
            yield f"line {line}: {first!r:.60} is not a Fluent message ({'; '.join(whys)})"


def _on_line(text: str, note: Annotation, begins: int) -> str:
    """Returns the line of the error within a long message."""
    line = begins if note.span is None else text.count("\n", 0, note.span.start) + 1
    return "" if line == begins else f", on line {line}"
