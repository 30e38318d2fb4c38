"""Reads the query parameters of a page's address: lesson or game, deal, language. Ignores wrong ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from difflib import get_close_matches
from itertools import product
from secrets import randbelow

from cardlab.bots import find as find_bot
from cardlab.bots.opponent_levels import opponents
from cardlab.core.errors import CardlabError, OptionError
from cardlab.core.game import Game
from cardlab.core.registry import find
from cardlab.decks.ready_decks import ready_decks
from cardlab.lessons import find as find_lesson
from cardlab.match import Match
from cardlab.protocol.messages import TIME_LIMITS
from cardlab.sessions.table_defaults import SHORT_PRESETS, TIME_LIMIT
from cardlab.teaching.lesson import Lesson, Practise
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words, words_for

MOST_DIGITS = 15
"""Upper limit of digits of a seed in an address."""
MOST_TICKET_DIGITS = 4
"""Upper limit of digits of a ticket number in an address."""
SEEDS = 1_000_000
"""An exit ticket without a seed in its address gets one below this limit, short enough to write down and use again.
"""
HIDDEN = 2**49
"""A deal without a seed gets one below this limit, so high that nobody finds the hidden cards by trying out which seeds give
the visible ones.
"""
USUAL_LESSON, USUAL_GAME, USUAL_BOTS = "addition_war", "war", "greedy"
DECK = "deck"
"""The option that takes a text. People mistype it, and then they should learn why the cards are others."""
LESSON_PARAMETERS = frozenset({"lesson", "deck", "seed", "deal", "seat", "levels", "kinds"})
GAME_PARAMETERS = frozenset({"game", "preset", "seed", "deal", "bots", "level", "within"})
"""The parameters of an address besides the options of its game."""
LOCALE = ("lang", "digits")
"""The parameters that change the language of a page, and not its contents."""


@dataclass(frozen=True)
class LessonQuery:
    """The lesson in an address: ``?lesson=fast_food&seed=7&seat=3&levels=1-3&kinds=total,score``.

    Attributes:
        slug: The lesson.
        seed: The seed of its deals; one below `HIDDEN` if the address names none.
        ticket: The seed of an exit ticket of the learner's own, which the learner may know: one below `SEEDS`. None if the
            address names a seed: then everyone who opens it gets the same ticket.
        ticket_number: The number of a learner's own exit ticket; 0 for the ticket of the class.
        levels: The levels to practise, ``1-4``; "" for those of the lesson.
        kinds: The kinds to practise; () for all.
        deck: The deck that it is about, by its name or its text; "" if it is not about a deck.
        deck_is_wrong: Whether the address has a deck that the lesson cannot be about, so that it has one with a similar
            name, or else its usual one.
    """

    slug: str
    seed: int
    ticket: int | None
    ticket_number: int
    levels: str = ""
    kinds: tuple[str, ...] = ()
    deck: str = ""
    deck_is_wrong: bool = False


@dataclass(frozen=True)
class GameQuery:
    """The table in an address: ``?game=war&preset=lesson&seed=7&bots=random``. Other parameters are options of the game.
    ``deal=today`` asks for the deal of the day, ``level=hard`` for the bots of a level, and ``within=4000`` for a time limit.

    Attributes:
        match: The match, before its first action.
        bots: The bots of the other seats.
        within: The time limit of a reflex moment, in milliseconds.
        deck_is_wrong: Whether the address has a deck with which the game cannot be played, so that it has its usual one.
        wrong_option: The first option in the address with a value that is not allowed, and that value; None if there is none.
    """

    match: Match
    bots: str
    within: int = TIME_LIMIT
    deck_is_wrong: bool = False
    wrong_option: tuple[str, str] | None = None


def parameters_of_page(of: str, query: Mapping[str, str]) -> frozenset[str]:
    """Returns the parameters that change the contents of a page with a lesson or a game (``of``)."""
    if of == "lesson":
        return LESSON_PARAMETERS
    return GAME_PARAMETERS | {option.name for option in _game_class(query).options()}


def lesson_from_query(query: Mapping[str, str]) -> LessonQuery:
    """Returns the lesson that an address asks for; Addition War by default."""
    # People mistype addresses. A page that opens with the usual lesson helps more than an error.
    try:
        lesson = find_lesson(query.get("lesson", USUAL_LESSON))
    except CardlabError:
        lesson = find_lesson(USUAL_LESSON)
    is_wrong = False
    try:
        lesson = lesson.about(query.get(DECK, ""))
    except CardlabError:
        is_wrong = bool(lesson.deck)  # other lessons have no deck
        near = get_close_matches(query[DECK], ready_decks() if is_wrong else (), n=1)
        lesson = lesson.about(near[0] if near else lesson.deck)
    number = query.get("seat", "")
    named = _seed(query)
    deals, ticket = (randbelow(HIDDEN), randbelow(SEEDS)) if named is None else (named, None)
    ticket_number = int(number) if _is_number(number, MOST_TICKET_DIGITS) else 0
    return LessonQuery(lesson.slug, deals, ticket, ticket_number, *_practised(lesson, query), lesson.deck, is_wrong)


def _practised(lesson: Lesson, query: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """Returns the levels and kinds that an address asks for, if the lesson has them."""
    stage = next((stage for stage in lesson.stages if isinstance(stage, Practise)), None)
    if stage is None:
        return "", ()
    levels, known = query.get("levels", "").strip(), {made.kind for made in stage.questions}
    kinds = tuple(kind for one in query.get("kinds", "").split(",") if (kind := one.strip()) in known)
    # Levels and kinds may each be right and still have no question in common. Then the levels decide.
    for asked in ((levels, kinds), (levels, ()), ("", kinds)):
        try:
            stage.only(*asked)
        except OptionError:
            continue
        return asked
    raise AssertionError("kinds that there are can be practised")


def game_from_query(query: Mapping[str, str]) -> GameQuery:
    """Returns the table that an address asks for; War by default.

    The first match is short if the address asks for neither a preset nor options, except for a deck. An empty ``preset=`` asks
    for the game's own options.
    """
    query = with_todays_seed(query)
    seed = _seed(query)
    game_class = _game_class(query)
    preset = SHORT_PRESETS.get(game_class.slug)
    options = {option.name for option in game_class.options()}
    if preset is not None and not {"preset", *options - {DECK}} & {*query}:
        query = {**query, "preset": preset}
    game = game_options_from_query(query)
    is_wrong = DECK in options and bool(query.get(DECK)) and getattr(game, DECK) != query[DECK]
    match = Match(game, randbelow(HIDDEN) if seed is None else seed)
    wrong = next(((name, query[name]) for name, fault in _faults(game_class, query).items() if fault and name != DECK), None)
    return GameQuery(match, *_opponents(game, query), deck_is_wrong=is_wrong, wrong_option=wrong)


def _opponents(game: Game, query: Mapping[str, str]) -> tuple[str, int]:
    """Returns the bots that an address asks for, and the time limit."""
    within = query.get("within", "")
    limit = next((ms for ms in TIME_LIMITS if within == str(ms)), TIME_LIMIT)
    for level, opponent in opponents(game).items():
        if query.get("level") == level:
            return opponent.player, opponent.pace or limit
    bots = query.get("bots", USUAL_BOTS)
    try:
        find_bot(bots)
    except CardlabError:
        bots = USUAL_BOTS
    return bots, limit


def game_options_from_query(query: Mapping[str, str]) -> Game:
    """Returns the game with the options that an address asks for: ``?game=war&preset=lesson&packs=2``."""
    game_class = _game_class(query)
    right = {name for name, fault in _faults(game_class, query).items() if fault is None}
    options = {option.name: option.parse(query[option.name]) for option in game_class.options() if option.name in right}
    cards = {name: text for name, text in options.items() if name == DECK}
    # If they do not fit together, the preset is dropped first, because the address names the options one by one; the deck stays
    # as long as the game can be played with it.
    named = query.get("preset") or None
    for given, preset in product((options, cards, {}), (named, None)):
        try:
            return game_class.with_options(preset, **given)
        except CardlabError:
            continue
    raise AssertionError("a game can be played as usual")


def _faults(game_class: type[Game], query: Mapping[str, str]) -> dict[str, str | None]:
    """The options that an address sets -> the error in the value, or None. An empty deck is not set."""
    given = [option for option in game_class.options() if option.name in query and (query[option.name] or option.name != DECK)]
    return {option.name: option.fault(option.parse(query[option.name])) for option in given}


def _game_class(query: Mapping[str, str]) -> type[Game]:
    try:
        return find(query.get("game", USUAL_GAME))
    except CardlabError:
        return find(USUAL_GAME)


def with_todays_seed(query: Mapping[str, str]) -> Mapping[str, str]:
    """Returns the query with the seed of the day, if it asks for the deal of the day: ``?game=war&deal=today``.

    The day is that of UTC, so that everybody in the world has the same cards. A seed in the address takes precedence.
    """
    if query.get("deal") != "today":
        return query
    rest = {name: value for name, value in query.items() if name != "deal"}
    return {"seed": f"{datetime.now(UTC):%Y%m%d}", **rest}


def words_from_query(query: Mapping[str, str]) -> Words:
    """Returns the words in the language and the digits that an address asks for, if they exist."""
    return words_for(query.get("lang", DEFAULT_LANGUAGE), query.get("digits", ""))


def _seed(query: Mapping[str, str]) -> int | None:
    """Returns the seed in the address, if there is one."""
    text = query.get("seed", "")
    return int(text) if _is_number(text, MOST_DIGITS) else None


def _is_number(text: str, most: int) -> bool:
    # `isdigit` alone would accept ``²``, on which `int` fails. The length is limited because seeds are.
    return text.isascii() and text.isdigit() and len(text) <= most
