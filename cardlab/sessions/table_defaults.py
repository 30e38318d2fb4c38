"""The defaults of a table: a short first match, and names for the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardlab.core.judgement import BY_PACE
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.seat_faces import others
from cardlab.words.words import Words

SHORT_PRESETS: Mapping[str, str] = {
    "addition_war": "lesson",
    "casualty_war": "short",
    "duel_king": "short",
    "egyptian_war": "short",
    "good_king_bad_queen": "short",
    "guerilla_joker": "short",
    "money": "short",
    "napoleons_war": "short",
    "scramble_war": "own_pick",
    "seven_twenty_seven": "short",
    "soureh": "short",
    "speed_war": "short",
    "subtraction_war": "lesson",
    "tablanette": "short",
    "twenty_first_century_war": "short",
    "war": "short",
}
"""Game -> the preset of the table's first match: a match ends within 5 to 12 minutes (`benchmarks/match_length.py`)."""


TIME_LIMIT = BY_PACE["easy"].pace
"""Milliseconds of a reflex moment in a table's first match. A child of seven is first in half of them."""


LESSON_SEATS = 5
"""The number of players in a lesson who have names, which is the number of names."""


def bot_names(words: Words, seats: Sequence[str], own: str) -> dict[str, str]:
    """Seat -> name, for the bots at a table. If there are more bots than names, the last ones have none."""
    messages = {seat: f"session-bot_{number}" for number, seat in enumerate(others(seats, own), 1)}
    return {seat: words.say(message) for seat, message in messages.items() if words.has(message)}


def lesson_words(language: str = DEFAULT_LANGUAGE, names: Mapping[str, str] | None = None, digits: str = "") -> Words:
    """Returns the words of a lesson. Its players have the names of bots unless others are given.

    The first seat has a name too: the match that the learner watches is not the learner's own.

    Raises:
        CardlabError: There are no words in this language, or no such digits.
    """
    first, *_ = seats = [f"p{number}" for number in range(1, LESSON_SEATS + 1)]
    own = Words(language).say(f"session-bot_{LESSON_SEATS}")
    return table_words(seats, first, language, {first: own, **(names or {})}, digits)


def table_words(
    seats: Sequence[str],
    own: str,
    language: str = DEFAULT_LANGUAGE,
    names: Mapping[str, str] | None = None,
    digits: str = "",
) -> Words:
    """Returns the words of a table. The bots have the default names unless others are given.

    Raises:
        CardlabError: There are no words in this language, or no such digits.
    """
    words = Words(language, digits=digits)
    return Words(language, {**bot_names(words, seats, own), **(names or {})}, digits)
