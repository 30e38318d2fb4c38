"""The frames that a server's socket wraps around messages and answers; see `docs/reference/protocol.md`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypedDict

from cardlab.protocol.lesson import Answer
from cardlab.protocol.messages import Count, Message, Moment
from cardlab.protocol.type_bounds import Length

VERSION = 2
"""Version of the protocol. A page of another version is asked to load again."""


@dataclass(frozen=True)
class Hello:
    """The first frame of a page, which names its tab and its session."""

    hello: Annotated[str, Length(40, least=1)]
    """The name of the tab, which the page makes up."""
    v: Literal[2]
    session: str
    """The key that stands in the page; it is good only together with the browser's cookie."""


@dataclass(frozen=True)
class Sent:
    """A message, with its number; the numbers of a tab rise."""

    n: Moment
    widget: Count
    content: Message


@dataclass(frozen=True)
class BeginAnew:
    """The page wants its session forgotten."""

    anew: Literal[True]


FromPage = Hello | Sent | BeginAnew
"""A frame from the page."""


class Welcome(TypedDict):
    """The answer to the first frame."""

    welcome: Literal[2]
    heard: Moment
    """The number of the last message that was taken from this tab."""
    taken: Moment
    """How many messages have been taken from all tabs."""


class Told(TypedDict):
    """An answer. Without `n` nobody on this page has asked for it."""

    n: NotRequired[Moment]
    widget: Count
    content: Answer


class IsAnew(TypedDict):
    """The session has been forgotten; the page is loaded again."""

    anew: Literal[True]


class Ends(TypedDict):
    """The server ends."""

    ends: Literal[True]


FromServer = Welcome | Told | IsAnew | Ends
"""A frame from the server."""
