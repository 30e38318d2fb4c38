"""Words that record every text that is requested, and carry on if a message is missing.

A check passes these to everything that shows a game, in place of its `Words`, and so learns which messages a page needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardlab.core.declarations import Facts
from cardlab.testing.findings import Finding
from cardlab.words.fluent_files import MessageError
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

BLANK = "???"
"""Stands for words that are not yet written."""


@dataclass(frozen=True)
class NeededText:
    """A text that a page or another surface shows.

    Attributes:
        messages: The messages that may have it: the game's own, then more general ones. One of them is enough.
        attribute: The attribute of the message; None for its value.
    """

    messages: tuple[str, ...]
    attribute: str | None = None


@dataclass
class Requests:
    """The texts that were requested.

    Attributes:
        needs: Each text, with the names of the facts that it was given.
        lists: Each text, with those of its facts that are listed item by item.
        faults: The texts that could not be formatted with their facts.
    """

    needs: dict[NeededText, dict[str, None]] = field(default_factory=dict)
    lists: dict[NeededText, set[str]] = field(default_factory=dict)
    faults: dict[Finding, None] = field(default_factory=dict)

    def record(self, need: NeededText, facts: Facts) -> None:
        """Records that a text was requested with these facts."""
        self.needs.setdefault(need, {}).update(dict.fromkeys(facts))
        self.lists.setdefault(need, set()).update(name for name, value in facts.items() if _in_items(value))


def _in_items(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and any(isinstance(item, Mapping) for item in value)


class RecordingWords(Words):
    """Words that record every request. A text that is missing or cannot be formatted becomes `BLANK`."""

    def __init__(self, record: Requests, language: str = DEFAULT_LANGUAGE) -> None:
        super().__init__(language)
        self.record = record
        self._instead: dict[str, tuple[str, ...]] = {}

    def first(self, *names: str, attribute: str | None = None) -> str:
        """Returns the first message that exists, and remembers that any of these would do."""
        chosen = super().first(*names, attribute=attribute)
        self._instead[chosen] = names
        return chosen

    def say(self, message: str, attribute: str | None = None, /, **facts: Any) -> str:
        """Returns the text, and records it."""
        need = NeededText(self._instead.get(message, (message,)), attribute)
        self.record.record(need, facts)
        if not self.has(message, attribute):
            return BLANK
        try:
            return super().say(message, attribute, **facts)
        except MessageError as error:
            name = spelled(message, attribute)
            # the language of the text
            language = self.language if self.pattern(message, attribute) is not None else DEFAULT_LANGUAGE
            given = ", ".join(f"${fact}" for fact in facts) or "none"
            self.record.faults[Finding("words", f"{language} {name}", f"{error} (the facts are {given})")] = None
            return BLANK

    def attributes(self, message: str) -> list[str]:
        """Returns the names of a message's attributes; none if it is missing."""
        return super().attributes(message) if self.has(message) else []

    def title(self, rule: str) -> str:
        """Returns the title of a rule; a title that depends on the firing is requested when the rule fires."""
        return Words(self.language).title(rule)


def spelled(message: str, attribute: str | None) -> str:
    """Returns a message, or an attribute of it, as it is written: ``war-tie.sentence``."""
    return f"{message}.{attribute}" if attribute else message
