"""Finds messages that something uses but that are missing or not yet written, with the text to paste."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from cardlab.testing.findings import Finding
from cardlab.testing.message_files import broken
from cardlab.testing.recording_words import BLANK, Requests, spelled
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import LISTED, Words

Lacking = dict[str, dict[str | None, Mapping[str, None]]]
"""Message -> the attributes that it lacks, None for its value -> the facts that each may use."""


def missing(record: Requests, words: Words) -> Lacking:
    """Returns the texts that were requested and do not exist, and those that they refer to."""
    found: Lacking = {}
    for need, facts in record.needs.items():
        there = next((name for name in need.messages if words.has(name, need.attribute)), None)
        if there is None:
            found.setdefault(need.messages[0], {})[need.attribute] = facts
            continue
        for message, attribute in _along(there, need.attribute, record.lists[need], words):
            if not words.has(message, attribute):
                found.setdefault(message, {})[attribute] = {}
    return found


def _along(message: str, attribute: str | None, lists: set[str], words: Words) -> Iterator[tuple[str, str | None]]:
    """Yields other messages that a text contains, and the attribute that lists a fact item by item."""
    pattern = words.pattern(message, attribute)
    if pattern is None:
        return
    variables, references = mentioned(pattern)
    yield from references
    for name in lists & variables:
        own = f"{name}-{attribute}"
        yield message, own if attribute in LISTED and words.has(message, own) else name


@lru_cache(maxsize=8192)
def mentioned(pattern: Any) -> tuple[frozenset[str], tuple[tuple[str, str | None], ...]]:
    """Returns the facts that a pattern uses in any of its branches, and the other messages."""
    variables: set[str] = set()
    references: list[tuple[str, str | None]] = []
    for node in nodes(pattern):
        kind = type(node).__name__
        if kind == "VariableReference":
            variables.add(node.id.name)
        elif kind == "MessageReference":
            references.append((node.id.name, node.attribute.name if node.attribute else None))
    return frozenset(variables), tuple(references)


def nodes(pattern: Any) -> Iterator[Any]:
    """Yields every node of a Fluent pattern."""
    waiting = [pattern]
    while waiting:
        node = waiting.pop()
        if isinstance(node, (list, tuple)):
            waiting += node
        elif hasattr(node, "__dict__"):
            yield node
            waiting += [value for name, value in vars(node).items() if name != "span"]


@lru_cache(maxsize=8192)
def is_blank(pattern: Any) -> bool:
    """Whether a pattern, in one of its branches, is not yet written."""
    return any(type(node).__name__ == "TextElement" and BLANK in node.value for node in nodes(pattern))


def missing_findings(record: Requests, words: Words) -> Iterator[Finding]:
    """Yields a finding for each message that is missing, lacks attributes, is not Fluent, or is not yet written."""
    starts = {need.messages[0].partition("-")[0] for need in record.needs if "-" in need.messages[0]}
    yield from broken(DEFAULT_LANGUAGE, starts)
    for message, attributes in missing(record, words).items():
        yield Finding(
            "words",
            f"{DEFAULT_LANGUAGE} {message}",
            f"{_no(message, attributes)}; some page shows it",
            stub(message, attributes),
        )
    asked = dict.fromkeys((name, need.attribute) for need in record.needs for name in need.messages)
    beside = [
        (name, part) for start in starts for name in words.names_of(f"{start}-") for part in (None, *words.attributes(name))
    ]
    for message, attribute in dict.fromkeys([*asked, *beside]):
        pattern = words.pattern(message, attribute)
        if pattern is not None and is_blank(pattern):
            todo = "write it" if (message, attribute) in asked else "write it, or delete it: nothing has used it"
            yield Finding("words", f"{DEFAULT_LANGUAGE} {spelled(message, attribute)}", f"still says {BLANK}: {todo}")


def _no(message: str, attributes: Mapping[str | None, Mapping[str, None]]) -> str:
    named = ", ".join(f".{attribute}" for attribute in attributes if attribute)
    if None in attributes:
        return f"no message {message}" + (f" (with {named})" if named else "")
    return f"the message {message} has no {named}"


def stub(message: str, attributes: Mapping[str | None, Mapping[str, None]]) -> str:
    """Returns a message to fill in, with the facts that each part of it may use."""
    lines = []
    for attribute, facts in attributes.items():
        if facts:
            fields = " ".join(f"{{ ${fact} }}" for fact in facts)
            lines.append(f"# {spelled(message, attribute)} may use {fields}")
    lines.append(f"{message} = {BLANK}" if None in attributes else f"# add to {message}:")
    lines += [f"    .{attribute} = {BLANK}" for attribute in attributes if attribute]
    return "\n".join(lines)
