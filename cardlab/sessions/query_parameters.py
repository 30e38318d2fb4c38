"""Query parameters of a page's address: lesson or game, deal, language. Wrong ones are ignored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import randbelow

from cardlab.bots import find as find_bot
from cardlab.core.errors import CardlabError, OptionError
from cardlab.core.game import Game
from cardlab.core.registry import find
from cardlab.lessons import find as find_lesson
from cardlab.match import Match
from cardlab.sessions.table_defaults import SHORT_PRESETS
from cardlab.teaching.lesson import Practise
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words, words_for

MOST_DIGITS = 15
"""Of a seed on an address."""
MOST_TICKET_DIGITS = 4
"""Of a ticket number in it."""
SEEDS = 1_000_000
"""Of so many one is drawn for an exit ticket whose address names none: it is written down, to find the ticket again."""
HIDDEN = 2**49
"""And of so many for deals: nobody finds the hidden cards by trying out which seeds give what is seen."""
USUAL_LESSON, USUAL_GAME, USUAL_BOTS = "addition_war", "war", "greedy"
LOCALE = ("lang", "digits")
"""The words of an address that change how a page speaks, and not what it shows."""


@dataclass(frozen=True)
class LessonQuery:
    """A lesson as an address asks for it: ``?lesson=fast_food&seed=7&seat=3&levels=1-3&kinds=total,score``.

    Attributes:
        slug: The lesson.
        seed: What decides its deals; one of `HIDDEN` where none is named.
        ticket: The seed of its exit ticket, which a learner is told: the same where one is named, else one of `SEEDS`.
        ticket_number: For an exit ticket of one's own; 0 for that of the class.
        levels: The levels that are practised, ``1-4``; "" as the lesson says.
        kinds: The kinds that are practised; () for all.
    """

    slug: str
    seed: int
    ticket: int
    ticket_number: int
    levels: str = ""
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameQuery:
    """A table as an address asks for it: ``?game=war&preset=lesson&seed=7&bots=random``; other words are options of the game.
    ``deal=today`` is the deal of the day.

    Attributes:
        match: The match, at its beginning.
        bots: Who plays the other seats.
    """

    match: Match
    bots: str


def lesson_from_query(query: Mapping[str, str]) -> LessonQuery:
    """The lesson that an address asks for; without one it is Addition War."""
    # People mistype addresses. A page that opens with the usual lesson helps more than an error.
    try:
        slug = find_lesson(query.get("lesson", USUAL_LESSON)).slug
    except CardlabError:
        slug = USUAL_LESSON
    number = query.get("seat", "")
    named = _seed(query)
    deals, ticket = (randbelow(HIDDEN), randbelow(SEEDS)) if named is None else (named, named)
    return LessonQuery(
        slug, deals, ticket, int(number) if _is_number(number, MOST_TICKET_DIGITS) else 0, *_practised(slug, query)
    )


def _practised(slug: str, query: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """The levels and kinds that an address asks for, as far as there are such in the lesson."""
    stage = next((stage for stage in find_lesson(slug).stages if isinstance(stage, Practise)), None)
    if stage is None:
        return "", ()
    levels, known = query.get("levels", "").strip(), {made.kind for made in stage.questions}
    kinds = tuple(kind for one in query.get("kinds", "").split(",") if (kind := one.strip()) in known)
    # Levels and kinds may each be right and have no question in common. Then the levels decide.
    for asked in ((levels, kinds), (levels, ()), ("", kinds)):
        try:
            stage.only(*asked)
        except OptionError:
            continue
        return asked
    raise AssertionError("kinds that there are can be practised")


def game_from_query(query: Mapping[str, str]) -> GameQuery:
    """The table that an address asks for; without a game it is War.

    The first match is a short one where the address asks for neither preset nor options. An empty ``preset=`` asks for the
    game's own options.
    """
    query = with_todays_seed(query)
    bots = query.get("bots", USUAL_BOTS)
    try:
        find_bot(bots)
    except CardlabError:
        bots = USUAL_BOTS
    seed = _seed(query)
    game_class = _game_class(query)
    preset = SHORT_PRESETS.get(game_class.slug)
    if preset is not None and not {"preset", *(option.name for option in game_class.options())} & {*query}:
        query = {**query, "preset": preset}
    return GameQuery(Match(game_options_from_query(query), randbelow(HIDDEN) if seed is None else seed), bots)


def game_options_from_query(query: Mapping[str, str]) -> Game:
    """The game with the options that an address asks for: ``?game=war&preset=lesson&packs=2``."""
    game_class = _game_class(query)
    options = {o.name: o.parse(query[o.name]) for o in game_class.options() if o.name in query}
    # Where they do not fit, the preset is dropped first: the address names the options one by one.
    for given, preset in ((options, query.get("preset") or None), (options, None), ({}, None)):
        try:
            return game_class.with_options(preset, **given)
        except CardlabError:
            continue
    raise AssertionError("a game can be played as usual")


def _game_class(query: Mapping[str, str]) -> type[Game]:
    try:
        return find(query.get("game", USUAL_GAME))
    except CardlabError:
        return find(USUAL_GAME)


def with_todays_seed(query: Mapping[str, str]) -> Mapping[str, str]:
    """The query with the seed of the day where it asks for the deal of the day, ``?game=war&deal=today``.

    The day is that of UTC, so that everybody in the world has the same cards. A seed on the address goes before it.
    """
    if query.get("deal") != "today":
        return query
    rest = {name: value for name, value in query.items() if name != "deal"}
    return {"seed": f"{datetime.now(UTC):%Y%m%d}", **rest}


def words_from_query(query: Mapping[str, str]) -> Words:
    """The language and the digits that an address asks for, where there are such."""
    return words_for(query.get("lang", DEFAULT_LANGUAGE), query.get("digits", ""))


def _seed(query: Mapping[str, str]) -> int | None:
    """The seed on the address, if there is one."""
    text = query.get("seed", "")
    return int(text) if _is_number(text, MOST_DIGITS) else None


def _is_number(text: str, most: int) -> bool:
    # `isdigit` alone would accept ``²``, on which `int` fails. The length is limited because seeds are.
    return text.isascii() and text.isdigit() and len(text) <= most
