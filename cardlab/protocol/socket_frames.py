"""Types of the frames that a server's socket wraps around messages and answers; see `docs/reference/protocol.md`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypedDict

from cardlab.protocol.lesson import Answer
from cardlab.protocol.messages import Count, Message, Moment
from cardlab.protocol.type_bounds import Length

VERSION = 2
"""Version of the protocol. A page of another version is asked to reload."""


@dataclass(frozen=True)
class Hello:
    """The first frame of a page, which names its tab and its session."""

    hello: Annotated[str, Length(40, least=1)]
    """The name of the tab, which the page chooses at random."""
    v: Literal[2]
    session: str
    """The key in the page, which is valid only together with the browser's cookie."""


@dataclass(frozen=True)
class Sent:
    """A message, with its number. The numbers of a tab increase."""

    n: Moment
    widget: Count
    content: Message


@dataclass(frozen=True)
class StartOver:
    """The page wants to start over: its session is deleted."""

    anew: Literal[True]


FromPage = Hello | Sent | StartOver
"""A frame from the page."""


class Welcome(TypedDict):
    """The answer to the first frame."""

    welcome: Literal[2]
    heard: Moment
    """The number of the last message that was processed from this tab."""
    taken: Moment
    """The number of messages that were processed from all tabs."""


class Told(TypedDict):
    """An answer. Without `n`, it is a message that this page has not asked for."""

    n: NotRequired[Moment]
    widget: Count
    content: Answer


class StartedOver(TypedDict):
    """The session has been deleted; the page reloads."""

    anew: Literal[True]


class Ends(TypedDict):
    """The server ends."""

    ends: Literal[True]


FromServer = Welcome | Told | StartedOver | Ends
"""A frame from the server."""
