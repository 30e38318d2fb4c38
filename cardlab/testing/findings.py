"""The findings of a check: each says where and what the fault is and, for missing words, has the text to paste."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TypeVar

from cardlab.core.errors import CardlabError

T = TypeVar("T")


@dataclass(frozen=True)
class Finding:
    """One thing to fix.

    Attributes:
        kind: The kind of fault: ``words``, ``play``, ``unused``, ``long``.
        where: The message, with its language if that matters, or the options, seed and action.
        what: The fault, in words.
        paste: A text that fixes it, for the file of messages; "" if there is none.
    """

    kind: str
    where: str
    what: str
    paste: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.where}: {self.what}"


def few(findings: Sequence[Finding], places: int) -> Iterator[Finding]:
    """Yields the same fault at its first places; the last of them says how many more there are."""
    yield from findings[: places - 1]
    for last in findings[places - 1 : places]:
        more = len(findings) - places
        yield replace(last, what=f"{last.what} (and {more} times more)") if more else last


class ConformanceError(CardlabError, AssertionError):
    """A game, lesson, model, bot or language fails its checks.

    Attributes:
        findings: Everything that is missing or wrong.
    """

    def __init__(self, part: str, findings: Iterable[Finding]) -> None:
        self.part = part
        self.findings = tuple(findings)
        super().__init__(part, self.findings)

    def __str__(self) -> str:
        return report(self.part, self.findings)


def by_name(part: str | T, find: Callable[[str], T]) -> T:
    """Returns the game, lesson, model or bot to check, given itself or its name.

    Raises:
        CardlabError: Nothing has this name; the text says how to install the package that declares it.
    """
    __tracebackhide__ = True
    if not isinstance(part, str):
        return part
    try:
        return find(part)
    except LookupError as error:
        told = f"{error} To find the parts of your own package, install it: pip install -e FOLDER"
        raise type(error)(told) from None


def require(part: str, findings: Iterable[Finding]) -> None:
    """Raises one error with all findings about something.

    Raises:
        ConformanceError: There is at least one.
    """
    __tracebackhide__ = True  # pytest then shows the findings, and not the code that raises them
    if found := list(findings):
        raise ConformanceError(part, found)


def report(part: str, findings: Iterable[Finding]) -> str:
    """Returns all findings about something as text, sorted by kind, followed by the texts to paste."""
    found = list(findings)
    lines = [f"{part}: {len(found)} {'thing is' if len(found) == 1 else 'things are'} missing or wrong"]
    for kind, several in groupby(sorted(found, key=lambda finding: finding.kind != "words"), key=lambda finding: finding.kind):
        lines += ["", f"{kind}:", *(f"  {finding.where}: {finding.what}" for finding in several)]
    pastes = [finding.paste for finding in found if finding.paste]
    if pastes:
        lines += ["", "To paste into the file of messages, with words in place of every ???:", "", *pastes]
    return "\n".join(lines)


class Fault(CardlabError):
    """A fault that one check finds in one place; the caller collects them."""
