"""Counts the work of a session's answers: the function calls of the piece that keeps the event loop busy for longest.

Counts do not depend on the computer. A call takes about a tenth of a microsecond, so `MOST_CALLS` are about twelve milliseconds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Mapping
from cProfile import Profile
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cardlab.core.game import Game
from cardlab.core.registry import games
from cardlab.protocol.messages import parse
from cardlab.sessions.jobs import JobCoroutine
from cardlab.sessions.widget_sessions import WidgetSession, resolved, widget_session_of

MOST_CALLS = 120_000
"""The maximum number of function calls of a piece of an answer. Between two pieces, other learners have their turn."""
MOST_BYTES = 2_000_000
"""The maximum length of an answer, as JSON. A page that falls further behind is disconnected."""
BEYOND = 999_999_999


@dataclass(frozen=True, order=True)
class Counted:
    """What an answer has cost: the calls of its longest piece, its bytes, its pieces, and the message."""

    calls: int
    bytes: int = 0
    pieces: int = 0
    message: str = field(default="", compare=False)


def counted(message: str, coroutine: JobCoroutine[Any]) -> tuple[Any, Counted]:
    """Runs a coroutine of a session piece by piece. Jobs run here too, but another process does them for a server, so they do
    not count.
    """
    most = pieces = 0
    result: Any = None
    while True:
        profile = Profile()
        profile.enable()
        try:
            job = coroutine.send(result)
        except StopIteration as stop:
            answer = stop.value
            job = None
            ended = True
        else:
            ended = False
        finally:
            profile.disable()
        pieces += 1
        most = max(most, sum(entry.callcount for entry in profile.getstats()))
        if ended:
            return answer, Counted(most, len(json.dumps(answer, default=dict)), pieces, message)
        result = None if job is None else job.run()


def at_once(work: Callable[[], Any]) -> Generator[None, None, Any]:
    """Makes a coroutine of one piece from a function."""
    return work()
    yield


class Visit:
    """A learner at a page, whose messages are counted.

    Args:
        of: ``game`` or ``lesson``.
        query: The query of the page's address.
    """

    def __init__(self, of: str, query: Mapping[str, str]) -> None:
        self.query = dict(query)
        self.described: Any = resolved({"kind": "asked", "of": of, "said": {}}, query)  # type: ignore[typeddict-item]
        self.session: Any = self._session()
        self.costs: list[Counted] = []
        self._counted("begin", self.session.begin())
        self._counted("state", self.session.state())

    def _session(self) -> WidgetSession:
        return widget_session_of(self.described, lambda _: None, lambda _: None)

    def _counted(self, message: str, coroutine: JobCoroutine[Any]) -> Any:
        answer, cost = counted(message, coroutine)
        self.costs.append(cost)
        return answer

    def say(self, **message: Any) -> Any:
        """Sends a message, and returns the answer."""
        return self._counted(message["do"], self.session.answering(parse(message)))

    def play(self, random: Random, messages: int) -> None:
        """Plays legal actions at random."""
        for _ in range(messages):
            status = self.session.session.status()
            order = status["order"]
            actions = [one["action"] for one in status["actions"]] or ([order["action"]] if order else [])
            if not actions:
                return
            action = random.choice(actions)
            if order and action == order["action"]:
                action = " ".join([action, *order["cards"]])
            self.say(do="play", at=status["at"], action=action)

    def look_back(self) -> None:
        """Sends the messages that concern the whole match, and saves it."""
        match = self.session.session.match
        self.say(do="resend_log")
        self.say(do="ask_predictions")
        self._counted("state", self.session.state())
        self.say(do="what_if", at=match.ply, to=max(0, match.ply - 1))
        self.say(do="main_line", at=self.session.session.match.ply)
        self.say(do="undo", at=match.ply)
        self._counted("saved", at_once(self.session.saved))

    @property
    def worst(self) -> Counted:
        """The message with the longest piece."""
        return max(self.costs)


def extremes(game_class: type[Game], random: Random) -> dict[str, str]:
    """Returns options for an address: each whole number at an end of its range or far beyond, each choice at random."""
    drawn: dict[str, str] = {}
    for option in game_class.options():
        if option.name == "deck":
            continue
        values = option.choices or (option.at_least, option.at_most, option.at_most, BEYOND)
        drawn[option.name] = str(random.choice(values)).lower() if option.choices else str(random.choice(values))
    return drawn


def hostile_queries(slug: str, random: Random, number: int) -> Iterator[dict[str, str]]:
    """Yields queries of a game with options at their extremes, and the numbers that ask for most first."""
    game_class = games.loaded()[slug]
    most = {option.name: str(option.at_most) for option in game_class.options() if not option.choices}
    if "players" not in most:
        most |= {o.name: str(max(o.choices)) for o in game_class.options() if o.name == "players"}
    found = [most, *(extremes(game_class, random) for _ in range(number - 1))]
    for options in found[:number]:
        yield {
            "game": slug,
            "preset": "",
            "seed": str(random.randrange(10**6)),
            "bots": random.choice(["greedy", "random"]),
            **options,
        }
