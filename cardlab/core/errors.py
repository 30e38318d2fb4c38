"""The errors that cardlab raises. Callers tell them apart by class and need not read their texts."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class CardlabError(Exception):
    """Something that an author can fix; the text says what is wrong, where, and how to fix it."""


class NotationError(CardlabError, ValueError):
    """A text does not spell a card, an action or a position."""


class DeckError(CardlabError, ValueError):
    """A text does not describe a deck.

    Attributes:
        reason: What is wrong, as the name of the message ``deck_page-wrong-<reason>``; "" if a page need not say it.
        facts: What that message names: ``card``, ``place``, ``n``, ``most``, …
    """

    def __init__(self, text: str, reason: str = "", **facts: str | int) -> None:
        super().__init__(text)
        self.reason, self.facts = reason, facts


class OptionError(CardlabError, ValueError):
    """A game does not have this option, or the option does not take this value."""


class UnknownGame(CardlabError, LookupError):
    """No game has this slug."""


class PositionError(CardlabError, ValueError):
    """An impossible position, such as one with a card twice, or with a zone that the game lacks."""


class UnknownSeat(CardlabError, LookupError):
    """No seat has this name in this match, or no viewer has."""


class SaveError(CardlabError, ValueError):
    """A saved match cannot be read."""


class GameError(CardlabError):
    """A game module breaks the protocol: it moves a card that is not there, or names a counter that it has not declared."""


class UnknownZone(GameError, LookupError):
    """No zone on this table has this name."""


class UnknownCounter(GameError, LookupError):
    """No counter with this name is declared."""


def reason(error: Exception) -> str:
    """Returns the text of an error of ours; of any other, its class as well."""
    return str(error) if isinstance(error, CardlabError) else repr(error)


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """Returns the end of an error text: the nearest known name, or all of them if none is near."""
    names = sorted(known)
    near = get_close_matches(str(word), names, n=1)
    return f"Did you mean {near[0]!r}?" if near else f"Known: {', '.join(names) or 'none'}."
