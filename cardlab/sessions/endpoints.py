"""What a page of a server is made of: for each widget a description, and from it the state that the page begins with and the
session that answers it.

A description is plain data, so that it can be kept and taken up by another process:

- ``{"kind": "table", "match": …, "seat": …, "bots": …, "within": …, "looks": …}`` for a match to play;
- ``{"kind": "lesson", "slug": …, "seed": …, "seat": …, "levels": …, "kinds": …, "looks": …}``;
- ``{"kind": "still", "entry": …, "models": …, "state": …}`` for what only the page itself changes;
- ``{"kind": "asked", "of": "lesson", "said": …}`` or ``"game"``, for what the address decides, but for what the notebook has
  said in the words of an address: `resolved` makes one of the others of it.

Those that speak have ``locale`` too: language, digits and players' names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Protocol

from cardlab.core.errors import CardlabError
from cardlab.core.registry import games
from cardlab.lessons import find, slugs
from cardlab.match import Match
from cardlab.sessions.experiments import Dealing
from cardlab.sessions.lesson_session import LessonSession, lesson_page
from cardlab.sessions.model_panel import lesson_about
from cardlab.sessions.query_parameters import game_from_query, lesson_from_query, words_from_query
from cardlab.sessions.session_factory import new_session
from cardlab.sessions.texts import model_words, page_words
from cardlab.sessions.work import Answer, Answering, do_here
from cardlab.words.languages import languages
from cardlab.words.messages import Words
from cardlab.words.story import game_text

Description = dict[str, Any]


class Endpoint(Protocol):
    """The other end of one widget.

    Attributes:
        entry: The module that draws the widget.
        models: The visual models that the module can draw; None for all.
    """

    entry: str
    models: tuple[str, ...] | None

    @property
    def title(self) -> str:
        """What it is called."""
        ...

    @property
    def summary(self) -> str:
        """What is told of it before any script has run."""
        ...

    @property
    def game(self) -> str | None:
        """The slug of the game that is played in it; None where nothing is."""
        ...

    def begin(self) -> Answering:
        """What is done before anybody looks."""
        ...

    def state(self) -> Answering:
        """What the page begins with, in turns with others: a long match takes a moment."""
        ...

    def answering(self, message: object) -> Answering:
        """Answer a message of the page."""
        ...

    def saved(self) -> dict[str, Any]:
        """What is to be kept, as plain data."""
        ...

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """Go on with what `saved` has given."""
        ...


def resolved(description: Description, query: Mapping[str, str]) -> Description:
    """A description that hangs on no address any more; a seed that the address does not name is drawn."""
    if description["kind"] != "asked":
        return description
    said = description["said"]
    query = {**query, **said}
    words = words_from_query(query)
    locale = {"language": words.language, "digits": words.digits, "names": {}}
    if description["of"] == "lesson":
        lesson = lesson_from_query(query)
        about = {"slug": lesson.slug, "seed": lesson.seed, "ticket": lesson.ticket, "seat": lesson.seat}
        about |= {"levels": lesson.levels, "kinds": list(lesson.kinds)}
        return {"kind": "lesson", **about, "looks": {}, "locale": locale, "said": said}
    game = game_from_query(query)
    about = {"match": game.match.save(), "seat": "p1", "bots": game.bots, "within": 0}
    return {"kind": "table", **about, "looks": {}, "locale": locale, "said": said}


def in_locale(description: Description, query: Mapping[str, str]) -> Description:
    """A description as another address of the same page asks for its language; one of a notebook's own keeps its own."""
    if "said" not in description:
        return description
    words = words_from_query({**query, **description["said"]})
    return {**description, "locale": {"language": words.language, "digits": words.digits, "names": {}}}


def endpoint_of(
    description: Description,
    tell: Callable[[Answer], object],
    go_on: Callable[[Dealing], object],
    *,
    hands_in: bool = False,
) -> Endpoint:
    """What answers a widget that was described and resolved.

    Args:
        description: The description.
        tell: Called with what the page is told unasked.
        go_on: Has the games of experiments dealt.
        hands_in: Whether there is somebody who is handed exit tickets.

    Raises:
        CardlabError: It describes nothing that there is.
    """
    match description["kind"]:
        case "table":
            return TableEndpoint(description, tell)
        case "lesson":
            return LessonEndpoint(description, tell, go_on, hands_in=hands_in)
        case "still":
            return StaticEndpoint(description)
    raise CardlabError(f"nothing is called {description['kind']!r:.40}: a widget is a table, a lesson or still")


def _words(locale: Mapping[str, Any]) -> Words:
    """The words that a description speaks in."""
    return Words(locale["language"], locale["names"], locale["digits"])


@lru_cache(maxsize=64)
def _texts(language: str, digits: str, *, models: bool) -> dict[str, Any]:
    """The texts of a page, which are the same for all its readers."""
    words = Words(language, digits=digits)
    return page_words(words) | ({"models": model_words(words)} if models else {})


def speak_ahead() -> Iterator[Endpoint]:
    """Say what each lesson begins with, in each language, and read the words of all games; gives what has said it.

    A first time takes a tenth of a second, in which a server would answer nobody.
    """
    for language in languages():
        for slug in slugs():
            about = {"kind": "lesson", "slug": slug, "seed": 0, "seat": 0, "looks": {}}
            locale = {"language": language, "digits": "", "names": {}}
            end = LessonEndpoint({**about, "locale": locale}, lambda _: None, lambda _: None)
            do_here(end.state())
            end.session.stage_session("practise")
            yield end
        words = Words(language)
        for slug in games.loaded():
            words.has(f"{slug}-game")


class TableEndpoint:
    """The other end of a table to play at."""

    entry = "play_widget"
    models: tuple[str, ...] | None = ()

    def __init__(self, description: Description, tell: Callable[[Answer], object]) -> None:
        self._locale, self._looks = description["locale"], description["looks"]
        words, match = _words(self._locale), Match.load(description["match"])
        lesson = lesson_about(match.game.slug)
        if lesson is not None:
            self.entry, self.models = "play_drawn", lesson.models
        self.session = new_session(
            match, description["seat"], description["bots"], words, within=description["within"], predicts=True, draws=lesson
        )
        self.session.tell = lambda who: tell({"thinks": who})

    @property
    def title(self) -> str:
        """The game."""
        return game_text(self.session.words, self.session.match.game)

    @property
    def summary(self) -> str:
        """The game in a sentence."""
        words, game = self.session.words, self.session.match.game
        return game_text(words, game, "summary") if words.has(f"{game.slug}-game", "summary") else ""

    @property
    def game(self) -> str:
        """The slug of the game."""
        return self.session.match.game.slug

    def begin(self) -> Answering:
        """Let the bots act that are to decide now."""
        return self.session.begin()

    def state(self) -> Answering:
        """Log and status; the seed that hides cards is not in it."""
        texts = _texts(self._locale["language"], self._locale["digits"], models=self.models != ())
        log = yield from self.session.logging()
        return {**self._looks, "words": texts, "log": log, "status": self.session.status(), "seed": None}

    def answering(self, message: object) -> Answering:
        """Answer a message of the page."""
        return self.session.answering(message)

    def saved(self) -> dict[str, Any]:
        """What is to be kept."""
        return {"play": self.session.saved()}

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """Go on with what `saved` has given."""
        if "play" in saved:
            self.session.take_up(saved["play"])


class LessonEndpoint:
    """The other end of a lesson: its stages are made when they are opened."""

    entry = "lesson"

    def __init__(
        self,
        description: Description,
        tell: Callable[[Answer], object],
        go_on: Callable[[Dealing], object],
        *,
        hands_in: bool = False,
    ) -> None:
        self._locale, self._looks = description["locale"], description["looks"]
        slug, seed, seat = description["slug"], description["seed"], description["seat"]
        ticket = description.get("ticket", seed)
        self.models = find(slug).models
        practised = {"levels": description.get("levels", ""), "kinds": description.get("kinds", ())}
        words = _words(self._locale)
        self.session = LessonSession(slug, seed, seat, words, tell, go_on, ticket=ticket, hands_in=hands_in, **practised)

    @property
    def title(self) -> str:
        """The lesson."""
        return self.session.words.say(f"{self.session.lesson.slug}_lesson")

    @property
    def summary(self) -> str:
        """The lesson in a sentence."""
        return self.session.words.say(f"{self.session.lesson.slug}_lesson", "summary")

    @property
    def game(self) -> str | None:
        """The slug of the game that the lesson is about."""
        return self.session.lesson.game

    def begin(self) -> Answering:
        """Nothing: each stage begins when it is opened."""
        return {}
        yield  # a generator like those of the others

    def state(self) -> Answering:
        """Its name, its first stage and the names of the others; the page asks for the rest."""
        session = self.session
        shown = {**lesson_page(session.lesson, session.seed, session.words, whole=False), "opens": True}
        texts = _texts(self._locale["language"], self._locale["digits"], models=True)
        return {**self._looks, "words": texts, "lesson": shown, "seed": None}
        yield

    def answering(self, message: object) -> Answering:
        """Answer a message of the page."""
        return self.session.answering(message)

    def saved(self) -> dict[str, Any]:
        """What is to be kept."""
        return self.session.saved()

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """Go on with what `saved` has given."""
        self.session.take_up(saved)


class StaticEndpoint:
    """The other end of what only the page itself changes: a replay, a table to look at, a visual model."""

    title = summary = ""
    game = None

    def __init__(self, description: Description) -> None:
        self.entry: str = description["entry"]
        self.models = None if description["models"] is None else tuple(description["models"])
        self._state: dict[str, Any] = description["state"]

    def begin(self) -> Answering:
        """Nothing."""
        return {}
        yield

    def state(self) -> Answering:
        """As the notebook left it."""
        return self._state
        yield

    def answering(self, message: object) -> Answering:
        """Nobody asks for anything."""
        return {}
        yield

    def saved(self) -> dict[str, Any]:
        """Nothing."""
        return {}

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """Nothing is kept."""
