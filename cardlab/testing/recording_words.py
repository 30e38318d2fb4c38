"""Words that record each text they are asked for, and carry on where a message is missing.

A check hands these to everything that shows a game, in place of its `Words`, and so learns which messages a page needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardlab.core.zones import Facts
from cardlab.testing.findings import Finding
from cardlab.words.fluent_files import MessageError
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

BLANK = "???"
"""Stands where words are still to be written."""


@dataclass(frozen=True)
class NeededText:
    """A text that some surface shows.

    Attributes:
        messages: Where it may stand: the game's own message, then more general ones. One of them is enough.
        attribute: The attribute of the message; None for its value.
    """

    messages: tuple[str, ...]
    attribute: str | None = None


@dataclass
class Requests:
    """Texts that were asked for.

    Attributes:
        needs: Each text, with the names of the facts that were given for it.
        lists: Each text, with those of its facts that are told item by item.
        faults: What could not be said with the facts that were given.
    """

    needs: dict[NeededText, dict[str, None]] = field(default_factory=dict)
    lists: dict[NeededText, set[str]] = field(default_factory=dict)
    faults: dict[Finding, None] = field(default_factory=dict)

    def record(self, need: NeededText, facts: Facts) -> None:
        """Write down that a text was asked for with these facts."""
        self.needs.setdefault(need, {}).update(dict.fromkeys(facts))
        self.lists.setdefault(need, set()).update(name for name, value in facts.items() if _in_items(value))


def _in_items(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and any(isinstance(item, Mapping) for item in value)


class RecordingWords(Words):
    """Words that note in a record what they are asked for; a text that is missing or cannot be said is `BLANK`."""

    def __init__(self, record: Requests, language: str = DEFAULT_LANGUAGE) -> None:
        super().__init__(language)
        self.record = record
        self._instead: dict[str, tuple[str, ...]] = {}

    def first(self, *names: str, attribute: str | None = None) -> str:
        """The first message that there is, remembering that any of these would do."""
        chosen = super().first(*names, attribute=attribute)
        self._instead[chosen] = names
        return chosen

    def say(self, message: str, attribute: str | None = None, /, **facts: Any) -> str:
        """The text, noted."""
        need = NeededText(self._instead.get(message, (message,)), attribute)
        self.record.record(need, facts)
        if not self.has(message, attribute):
            return BLANK
        try:
            return super().say(message, attribute, **facts)
        except MessageError as error:
            name = spelled(message, attribute)
            language = self.language if self.pattern(message, attribute) is not None else DEFAULT_LANGUAGE  # whose text it is
            given = ", ".join(f"${fact}" for fact in facts) or "none"
            self.record.faults[Finding("words", f"{language} {name}", f"{error} (the facts are {given})")] = None
            return BLANK

    def attributes(self, message: str) -> list[str]:
        """The names of a message's attributes; of one that is missing, none."""
        return super().attributes(message) if self.has(message) else []

    def title(self, rule: str) -> str:
        """The title of a rule; one that speaks of a firing is asked for where it fires."""
        return Words(self.language).title(rule)


def spelled(message: str, attribute: str | None) -> str:
    """A message, or an attribute of it, as it is written: ``war-tie.sentence``."""
    return f"{message}.{attribute}" if attribute else message
