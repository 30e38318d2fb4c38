"""The error classes: callers and tests need not read their texts."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class CardlabError(Exception):
    """Something that an author can mend; the text says what, where, and what would do."""


class NotationError(CardlabError, ValueError):
    """A text that should spell a card, an action or a position does not."""


class OptionError(CardlabError, ValueError):
    """An option that a game does not have, or a value that it does not take."""


class UnknownGame(CardlabError, LookupError):
    """No game has this slug."""


class PositionError(CardlabError, ValueError):
    """A position that cannot lie on the table: a card twice, a zone that the game lacks."""


class UnknownSeat(CardlabError, LookupError):
    """No seat has this name in this match, or nobody looks on under it."""


class SaveError(CardlabError, ValueError):
    """A saved match that cannot be read back."""


class GameError(CardlabError):
    """A game module breaks the protocol: it moves a card that is not there, or names a counter that it did not declare."""


class UnknownZone(GameError, LookupError):
    """No zone has this name on this table."""


class UnknownCounter(GameError, LookupError):
    """No counter of this name is declared."""


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The end of an error: the nearest known name, or all of them where none is near."""
    names = sorted(known)
    near = get_close_matches(str(word), names, n=1)
    return f"Did you mean {near[0]!r}?" if near else f"Known: {', '.join(names) or 'none'}."
