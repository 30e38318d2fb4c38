"""Creates the session of each widget of a page, from a description that can be stored.

A widget session answers the messages of one widget and returns the first state of its page. Behind it is a match session or a
lesson session. A description is plain data, so that a session can be stored and restored by another process. It describes a
match to play, a lesson, or a widget that only the page itself changes. It may also leave the choice to the address of the page;
then `resolved` makes one of the others from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NotRequired, Protocol, TypedDict, cast

from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.registry import games
from cardlab.lessons import find, slugs
from cardlab.match import Match
from cardlab.models import installed
from cardlab.protocol.lesson import Answer, MatchStage
from cardlab.protocol.messages import BadMessage, Message
from cardlab.sessions.experiments import ExperimentRun
from cardlab.sessions.jobs import JobCoroutine, run_here
from cardlab.sessions.lesson_session import LessonSession, making_lesson_state
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.page_texts import later_texts, model_words, page_texts, said_back
from cardlab.sessions.query_parameters import game_from_query, lesson_from_query, words_from_query
from cardlab.sessions.table_defaults import lesson_words, table_words
from cardlab.words.game_labels import deck_title, game_text, label
from cardlab.words.languages import languages
from cardlab.words.rulebook_text import allowed_values
from cardlab.words.words import Words

CONTENTS_KERNEL = "CARDLAB_CONTENTS_KERNEL"
"""Environment variable of a Jupyter kernel that runs a notebook only to find out the contents of its page."""


class LocaleDescription(TypedDict):
    """The language, digits and names of a widget."""

    language: str
    digits: str
    names: Mapping[str, str]
    """Seat -> name."""


class MatchDescription(TypedDict):
    """A match to play. These keys and values are stored."""

    kind: Literal["table"]
    match: str
    seat: str
    bots: str | Mapping[str, str]
    within: int
    """The time limit of `MatchSession`."""
    looks: Mapping[str, bool]
    locale: LocaleDescription
    said: NotRequired[Mapping[str, str]]
    """The notebook's parameters, if the address had some too. In that case another address changes the language."""
    deck_is_wrong: NotRequired[bool]
    """Whether the address has a deck with which the game cannot be played (`GameQuery`)."""
    wrong_option: NotRequired[Sequence[str] | None]
    """An option in the address and its value, if that is not allowed."""


class LessonDescription(TypedDict):
    """A lesson. These keys and values are stored."""

    kind: Literal["lesson"]
    slug: str
    seed: int
    ticket: NotRequired[int | None]
    """The seed of an exit ticket of the learner's own; without it the ticket is the same for all who have this seed."""
    seat: int
    """The ticket number of `LessonSession`."""
    tries: NotRequired[int]
    """How many exit tickets of this lesson the learner had handed in when the session began."""
    levels: NotRequired[str]
    kinds: NotRequired[Sequence[str]]
    deck: NotRequired[str]
    deck_is_wrong: NotRequired[bool]
    """Whether the address has a deck that the lesson cannot be about (`LessonQuery`)."""
    looks: Mapping[str, bool]
    locale: LocaleDescription
    said: NotRequired[Mapping[str, str]]


class StaticDescription(TypedDict):
    """A widget that only the page itself changes."""

    kind: Literal["still"]
    entry: str
    models: Sequence[str] | None
    state: Mapping[str, object]


class QueryDescription(TypedDict):
    """A lesson or a game that the address of the page names."""

    kind: Literal["asked"]
    of: Literal["lesson", "game"]
    said: Mapping[str, str]
    """The parameters that the notebook sets. They take precedence over those of the address."""


ResolvedDescription = MatchDescription | LessonDescription | StaticDescription
Description = ResolvedDescription | QueryDescription
PageState = Mapping[str, object]
"""The traits that a page starts with; see `cardlab.protocol` for those of matches and lessons."""
Record = Mapping[str, Mapping[str, object]]
"""The stored state of a widget session, part by part, as plain data."""


class WidgetSession(Protocol):
    """The session of one widget, no matter what the widget shows.

    Attributes:
        entry: The module that draws the widget.
        models: The visual models that the module can draw; None for all.
    """

    entry: str
    models: tuple[str, ...] | None

    @property
    def title(self) -> str:
        """The title of the page."""
        ...

    @property
    def summary(self) -> str:
        """The text that a page shows before any script has run."""
        ...

    @property
    def game(self) -> str | None:
        """The slug of the game that is played in it; None if it has no game."""
        ...

    @property
    def usual_names(self) -> Mapping[str, str]:
        """Seat -> name, if the table itself names players. The learner's own names take precedence."""
        ...

    def begin(self) -> JobCoroutine[None]:
        """Makes the moves that come before anybody looks, such as those of bots."""
        ...

    def state(self) -> JobCoroutine[PageState]:
        """Makes the first state of the page piece by piece, since a long match takes a moment."""
        ...

    def answering(self, message: Message | BadMessage) -> JobCoroutine[Answer]:
        """Answers a message of the page."""
        ...

    def saved(self) -> Record:
        """Returns the state to store, as plain data."""
        ...

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restores the state that `saved` returned."""
        ...


def resolved(description: Description, query: Mapping[str, str]) -> ResolvedDescription:
    """Returns a description that no longer depends on an address. Draws a seed if the address names none."""
    if description["kind"] != "asked":
        return description
    said = description["said"]
    # Seeds are drawn here, once, and stored with the description. Drawn later, they would deal other cards after a restart.
    query = {**query, **said}
    locale = _locale(query)
    if description["of"] == "lesson":
        lesson = lesson_from_query(query)
        return {
            "kind": "lesson",
            "slug": lesson.slug,
            "seed": lesson.seed,
            "ticket": lesson.ticket,
            "seat": lesson.ticket_number,
            "levels": lesson.levels,
            "kinds": list(lesson.kinds),
            "deck": lesson.deck,
            "deck_is_wrong": lesson.deck_is_wrong,
            "looks": {},
            "locale": locale,
            "said": said,
        }
    game = game_from_query(query)
    return {
        "kind": "table",
        "match": game.match.save(),
        "seat": "p1",
        "bots": game.bots,
        "within": game.within,
        "looks": {},
        "locale": locale,
        "said": said,
        "deck_is_wrong": game.deck_is_wrong,
        "wrong_option": game.wrong_option,
    }


def in_locale(description: ResolvedDescription, query: Mapping[str, str]) -> ResolvedDescription:
    """Returns a description in the language of another address of the same page. A description of a notebook's own keeps its
    language.
    """
    if description["kind"] == "still" or "said" not in description:
        return description
    # Only the language changes: the cards stay as they were dealt, no matter what else the new address asks for.
    locale = _locale({**query, **description["said"]})
    if description["kind"] == "table":
        # The two branches are alike, but mypy knows which description it copies only after the check.
        return {**description, "locale": locale}
    return {**description, "locale": locale}


def _locale(query: Mapping[str, str]) -> LocaleDescription:
    words = words_from_query(query)
    return {"language": words.language, "digits": words.digits, "names": {}}


def widget_session_of(
    description: ResolvedDescription,
    tell: Callable[[Answer], object],
    run_experiment: Callable[[ExperimentRun], object],
    *,
    hands_in: bool = False,
) -> WidgetSession:
    """Creates the session of a widget from its resolved description.

    Args:
        description: The description.
        tell: Called with messages that the page has not asked for.
        run_experiment: Has the games of experiments dealt.
        hands_in: Whether exit tickets go to a teacher.

    Raises:
        CardlabError: The description names something that does not exist.
    """
    if description["kind"] == "table":
        return MatchWidgetSession(description, tell)
    if description["kind"] == "lesson":
        return LessonWidgetSession(description, tell, run_experiment, hands_in=hands_in)
    if description["kind"] == "still":
        return StaticWidgetSession(description)
    # Not dead code, although the types say so: a stored description may come from another version.
    raise CardlabError(f"no widget of kind {description['kind']!r:.40}: choose table, lesson or still")


def _about_option(words: Words, game_class: type[Game], name: str, value: str) -> str:
    """Says that an option cannot have the value in the address, and what is allowed."""
    option = next(option for option in game_class.options() if option.name == name)
    named, allowed = label(words, game_class, "option", name), allowed_values(words, game_class, option)
    return words.say("session-option_is_wrong", option=named, value=said_back(value, 20), allowed=allowed)


def _usual_names(words: Words, locale: LocaleDescription) -> dict[str, str]:
    """Seat -> name, without the seats to which a description gives other names."""
    return {seat: name for seat, name in words.names.items() if seat not in locale["names"]}


@lru_cache(maxsize=64)
def _texts(language: str, digits: str, models: tuple[str, ...] | None = ()) -> dict[str, object]:
    """The texts of a page that draws these models at first, None for all. They are the same for all its readers."""
    # All pages share the cached dictionary, so nobody may change it. Names of players are not in it.
    words = Words(language, digits=digits)
    drawn = [model for model in installed() if models is None or model.kind in models]
    return page_texts(words) | ({"models": model_words(words, drawn)} if drawn else {})


@lru_cache(maxsize=32)
def _model_texts(language: str, digits: str) -> dict[str, object]:
    """The words of all visual models. They are shared like those above."""
    return model_words(Words(language, digits=digits))


@lru_cache(maxsize=32)
def _later_texts(language: str, digits: str) -> dict[str, object]:
    """The texts that a lesson's page loads when a stage after the first is opened. They are shared like those above."""
    return later_texts(Words(language, digits=digits), _model_texts(language, digits))


def speak_ahead() -> Iterator[WidgetSession]:
    """Prepares the first texts of each lesson in each language, and the words of all games. Yields the sessions used for this.

    The first time takes a tenth of a second, in which a server could not answer anybody.
    """
    for language in languages():
        for slug in slugs():
            locale: LocaleDescription = {"language": language, "digits": "", "names": {}}
            about: LessonDescription = {"kind": "lesson", "slug": slug, "seed": 0, "seat": 0, "looks": {}, "locale": locale}
            widget_session = LessonWidgetSession(about, lambda _: None, lambda _: None)
            run_here(widget_session.state())
            widget_session.session.stage_session("practise")
            yield widget_session
        words = Words(language)
        for slug in games.loaded():
            words.has(f"{slug}-game")


class MatchWidgetSession:
    """The session of a widget with a match."""

    entry = "play_table_widget"
    models: tuple[str, ...] | None = ()  # the stage draws its own pictures

    def __init__(self, description: MatchDescription, tell: Callable[[Answer], object]) -> None:
        self._locale, self._looks = description["locale"], description["looks"]
        self._deck_is_wrong = description.get("deck_is_wrong", False)
        self._wrong_option = description.get("wrong_option")
        match = Match.load(description["match"])
        seat, locale = description["seat"], self._locale
        words = table_words(match.game.seats, seat, locale["language"], locale["names"], locale["digits"])
        self.session = new_match_session(
            match, seat, description["bots"], words, time_limit=description["within"], predicts=True
        )
        self.session.tell = lambda who: tell({"thinks": who})

    @property
    def title(self) -> str:
        """The name of the game."""
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

    @property
    def usual_names(self) -> Mapping[str, str]:
        """The bots' names, except for seats that were given other names."""
        return _usual_names(self.session.words, self._locale)

    def begin(self) -> JobCoroutine[None]:
        """Lets the bots act if it is their turn."""
        return self.session.begin()

    def state(self) -> JobCoroutine[PageState]:
        """Makes the log and the status. The seed, which would reveal hidden cards, is not in it."""
        texts = _texts(self._locale["language"], self._locale["digits"])
        log = yield from self.session.logging()
        words = self.session.words
        # The aim is the first sentence of the match.
        if self._deck_is_wrong:
            log = {**log, "aim": words.say("session-deck_is_wrong")}
        elif self._wrong_option:
            log = {**log, "aim": _about_option(words, type(self.session.match.game), *self._wrong_option)}
        return {**self._looks, "words": texts, "log": log, "status": self.session.status(), "seed": None}

    def answering(self, message: Message | BadMessage) -> JobCoroutine[Answer]:
        """Answers a message of the page."""
        return self.session.answering(message)

    def saved(self) -> Record:
        """Returns the state to store."""
        return {"play": self.session.saved()}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restores the state that `saved` returned."""
        if "play" in saved:
            self.session.restore(saved["play"])


class LessonWidgetSession:
    """The session of a widget with a lesson. Its stages are made when they are opened."""

    entry = "lesson"

    def __init__(
        self,
        description: LessonDescription,
        tell: Callable[[Answer], object],
        run_experiment: Callable[[ExperimentRun], object],
        *,
        hands_in: bool = False,
    ) -> None:
        self._locale, self._looks = description["locale"], description["looks"]
        slug, seed, ticket_number = description["slug"], description["seed"], description["seat"]
        deck = description.get("deck", "")
        self._deck_is_wrong = description.get("deck_is_wrong", False)
        self.models = find(slug, deck).models
        words = lesson_words(self._locale["language"], self._locale["names"], self._locale["digits"])
        # Records of older versions name the seed here if all learners with it have the same ticket.
        ticket = None if description.get("ticket") == seed else description.get("ticket")
        self.session = LessonSession(
            slug,
            seed,
            ticket_number,
            words,
            tell,
            run_experiment,
            ticket=ticket,
            levels=description.get("levels", ""),
            kinds=description.get("kinds", ()),
            deck=deck,
            hands_in=hands_in,
            tries=description.get("tries", 0),
        )

    @property
    def title(self) -> str:
        """The name of the lesson."""
        return self.session.lesson.title(self.session.words)

    @property
    def summary(self) -> str:
        """The lesson in a sentence."""
        return self.session.words.say(f"{self.session.lesson.slug}_lesson", "summary")

    @property
    def game(self) -> str | None:
        """The slug of the game that the lesson is about."""
        return self.session.lesson.game

    @property
    def usual_names(self) -> Mapping[str, str]:
        """The players' usual names, except for seats that were given other names."""
        return _usual_names(self.session.words, self._locale)

    def begin(self) -> JobCoroutine[None]:
        """Does nothing: each stage begins when it is opened."""
        return
        # Never reached. A `yield` makes this a generator, as in the other classes.
        yield

    def state(self) -> JobCoroutine[PageState]:
        """Makes the lesson's name, its first stage and the names of the others. The page asks for the rest."""
        session = self.session
        shown = yield from making_lesson_state(session.lesson, session.seed, session.words, whole=False)
        shown["opens"] = True
        if self._deck_is_wrong:
            wrong = session.words.say("session-lesson_deck_is_wrong", deck=deck_title(session.words, session.lesson.deck))
            first = cast(MatchStage, shown["stages"][0])  # lessons about decks begin with a match to watch
            step = first["log"]["steps"][0]
            step["sentence"] = step["short"] = wrong  # the first sentence on the page
        locale = self._locale["language"], self._locale["digits"]
        texts = _texts(*locale, self.models)
        yield None
        _model_texts(*locale)
        yield None
        return {**self._looks, "words": texts, "later_words": _later_texts(*locale), "lesson": shown, "seed": None}

    def answering(self, message: Message | BadMessage) -> JobCoroutine[Answer]:
        """Answers a message of the page."""
        return self.session.answering(message)

    def saved(self) -> Record:
        """Returns the state to store."""
        return self.session.saved()

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restores the state that `saved` returned."""
        self.session.restore(saved)


class StaticWidgetSession:
    """The session of a widget that only the page itself changes: a replay, a table to look at, a visual model."""

    title = summary = ""
    game = None
    usual_names: Mapping[str, str] = {}

    def __init__(self, description: StaticDescription) -> None:
        self.entry: str = description["entry"]
        self.models = None if description["models"] is None else tuple(description["models"])
        self._state = description["state"]

    def begin(self) -> JobCoroutine[None]:
        """Does nothing."""
        return
        yield

    def state(self) -> JobCoroutine[PageState]:
        """Returns the state that the notebook left."""
        return self._state
        yield

    def answering(self, message: Message | BadMessage) -> JobCoroutine[Answer]:
        """Returns an empty answer, because such a page asks for nothing."""
        return {"opened": None}
        yield

    def saved(self) -> Record:
        """Returns nothing to store."""
        return {}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Does nothing, since nothing is stored."""
