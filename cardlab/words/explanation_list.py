"""Lists the explanations of one action or of a whole match. `cardlab.words.words.Words.explain` writes each one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from cardlab.core.base_match import BaseMatch
from cardlab.core.declarations import TEACHER, Viewer
from cardlab.core.displayed import Displayed
from cardlab.core.errors import CardlabError
from cardlab.core.numbers import as_python, is_whole
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Explanation, Words

FEW = 6
"""The maximum number of explanations that are named in one line."""
ALL = "all"


@dataclass(frozen=True, repr=False)
class Explanations(Displayed, Sequence[Explanation]):
    """Several explanations in the order in which their rules fired.

    It works like a tuple, prints as text, and has a display in notebooks.

    Attributes:
        each: The explanations. One whose rule is "" is about something that follows no rule, such as the deal.
        language: The language of their words.
    """

    each: tuple[Explanation, ...]
    language: str = DEFAULT_LANGUAGE

    @property
    def rules(self) -> list[str]:
        """The ids of the rules that fired."""
        return [explanation.rule for explanation in self.each if explanation.rule]

    def __len__(self) -> int:
        return len(self.each)

    def __iter__(self) -> Iterator[Explanation]:
        return iter(self.each)

    @overload
    def __getitem__(self, place: int) -> Explanation: ...

    @overload
    def __getitem__(self, place: slice) -> Explanations: ...

    def __getitem__(self, place: int | slice) -> Explanation | Explanations:
        if isinstance(place, slice):
            return Explanations(self.each[place], self.language)
        return self.each[place]

    def __str__(self) -> str:
        words = Words(self.language)
        return "\n".join(line for explanation in self.each for line in _lines(explanation, words))

    def __repr__(self) -> str:
        named = [explanation.rule or explanation.title for explanation in self.each]
        more = ", …" if len(named) > FEW else ""
        return f"<{len(named)} explanations{': ' if named else ''}{', '.join(named[:FEW])}{more}>"


def explanations(
    match: BaseMatch, n: int | str | None = None, viewer: Viewer = TEACHER, words: Words | None = None
) -> Explanations:
    """Returns the explanations of one action of a match, or of all of it.

    Args:
        match: The match.
        n: The number of an action, 0 for the set-up; None for the last one; ``all`` for the whole match.
        viewer: A seat, ``spectator`` or ``teacher``.
        words: The language and the players' names.

    Raises:
        CardlabError: There is no such action.
        UnknownSeat: No viewer has this name.
        MessageError: A rule that fired has no message.
    """
    words, last = words or Words(), match.ply
    n = as_python(n)
    if n not in (None, ALL) and not is_whole(n, 0, last):
        raise CardlabError(f"cannot explain action {n!r:.40}: this match has 0 (the set-up) to {last}, and {ALL!r}")
    first = 0 if n == ALL else last if n is None else int(n)
    steps = MatchStory(match, viewer, words).steps(first, last if n in (None, ALL) else first)
    each = (Explanation(step["rule"], step["title"], step["sentence"], step.get("working", "")) for step in steps)
    return Explanations(tuple(each), words.language)


def _lines(explanation: Explanation, words: Words) -> Iterator[str]:
    told = words.titled(explanation.title, explanation.sentence)
    yield f"{told} ({explanation.rule})" if explanation.rule else told
    yield from (f"    {line}" for line in explanation.working.splitlines())
