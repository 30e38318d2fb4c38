"""The options of a game: how its class declares them, the values that they allow, and how a value is spelled."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from cardlab.core.errors import CardlabError
from cardlab.core.numbers import is_whole

MOST = 100_000
"""The largest value of a whole number that declares no `at_most`. Addresses of pages set options, and nobody should be able to
ask a server for a match without an end.
"""


@dataclass(frozen=True)
class Option:
    """An option as a game declares it.

    Attributes:
        name: Its name.
        default: Its default value.
        choices: The allowed values, or () if there is a range.
        at_least, at_most: The range of a whole number; None for no bound.
        reads: For a text of the player's own, besides the choices: a function that raises `CardlabError` for one that is not
            allowed. None if only the choices are.
    """

    name: str
    default: Any
    choices: tuple[Any, ...]
    at_least: int | None
    at_most: int | None
    reads: Callable[[str], object] | None = None

    @property
    def allowed(self) -> str:
        """The allowed values in words: ``1 or 2 or 3``, ``a whole number from 2 to 18``."""
        if self.reads:
            return f"a text of your own, or one of {len(self.choices)} names, such as {', '.join(self.choices[:3])}"
        if self.choices:
            return " or ".join(str(c) for c in self.choices)
        match self.at_least, self.at_most:
            case None, None:
                return "a whole number"
            case low, None:
                return f"a whole number, {low} or more"
            case None, high:
                return f"a whole number, {high} at most"
            case low, high:
                return f"a whole number from {low} to {high}"

    def fault(self, value: object) -> str | None:
        """Returns the error in a value, or None."""
        if self.choices:
            same = [c for c in self.choices if type(c) is type(value) and c == value]
            return None if same else self._fault_of_text(value)
        return None if is_whole(value, self.at_least, self.at_most) else f"must be {self.allowed}"

    def _fault_of_text(self, value: object) -> str | None:
        if self.reads is None or not isinstance(value, str):
            return f"must be {self.allowed}"
        try:
            self.reads(value)
        except CardlabError as error:
            return str(error)
        return None

    def parse(self, text: str) -> Any:
        """Returns the value that a text spells: ``3``, ``true``, ``winner_first``; the text itself if it spells none."""
        known = [*self.choices, self.default]
        spelt = {spelling(c): c for c in known}
        if text in spelt:
            return spelt[text]
        return int(text) if self.reads is None and re.fullmatch(r"-?\d{1,9}", text) else text


def as_option(given: Any) -> Any:
    """Returns the value of an option for something given: the text of a deck, and everything else as it is."""
    return getattr(given, "as_option", given)


def spelling(value: object) -> str:
    """Returns the spelling of an option's value in a command or an address: ``3``, ``true``, ``winner_first``."""
    return str(value).lower() if isinstance(value, bool) else str(as_option(value))


def option(
    default: Any,
    *,
    choices: Iterable[Any] | None = None,
    at_least: int | None = None,
    at_most: int | None = None,
    reads: Callable[[str], object] | None = None,
) -> Any:
    """Declares an option in a game's class body: its default, and either its choices or its range.

    A default of True or False needs no choices. A whole number without `at_most` may be up to `MOST`. `reads` checks texts that
    are allowed besides the choices (`Option.reads`).
    """
    if choices is None:
        choices = (True, False) if isinstance(default, bool) else ()
    if at_most is None and not choices:
        at_most = MOST
    spec = {"choices": tuple(choices), "at_least": at_least, "at_most": at_most, "reads": reads}
    return field(default=default, metadata={"option": spec})


def fixed(value: Any) -> Any:
    """Fixes an option of the game that this one extends. It has this value here, and is no longer an option."""
    return field(default=value, init=False)
