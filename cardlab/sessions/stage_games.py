"""Says which games are played on the stage, the table that replaces the older page game by game.

`ON_STAGE` is the one place where a game is switched over: its pages, notebooks and exports then load the stage's module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.portraits import others
from cardlab.words.translations import Words

ON_STAGE: frozenset[str] = frozenset(
    {
        "addition_war",
        "casualty_war",
        "duel_king",
        "egyptian_war",
        "fast_food",
        "good_king_bad_queen",
        "guerilla_joker",
        "money",
        "napoleons_war",
        "scramble_war",
        "seven_twenty_seven",
        "soureh",
        "speed_war",
        "subtraction_war",
        "tablanette",
        "twenty_first_century_war",
        "twos",
        "war",
    }
)
"""The slugs of the games that are played on the stage."""
STAGE_ENTRY = "stage_widget"
"""The front-end module that draws the stage."""

SHORT_PRESETS: Mapping[str, str] = {
    "addition_war": "lesson",
    "casualty_war": "short",
    "good_king_bad_queen": "short",
    "guerilla_joker": "short",
    "scramble_war": "own_pick",
    "speed_war": "short",
    "subtraction_war": "lesson",
    "war": "short",
}
"""Game -> the preset of the table's first match: it ends within 5 to 12 minutes (`benchmarks/match_length.py`)."""
TEXTS = (
    "menu",
    "all_games",
    "back_to_game",
    "undo_move",
    "get_hint",
    "turn_of",
    "to_win",
    "play_again",
    "next_game",
    "deal_of_day",
    "history",
    "rules",
    "sound",
    "close",
    "large",
    "auto_read",
    "auto_quick",
    "auto_to_end",
    "guess_on",
    "guess_off",
    "who_wins",
    "guess_me",
    "guess_equal",
    "won_of",
    "seat_you",
    "your_guess",
    "hints_again",
    "turn_over",
    "auto_play",
    "pick_card",
)
"""The texts of the page that only the stage shows, ``ui-menu`` and so on; it shows others of the older table too."""


def is_on_stage(slug: str) -> bool:
    """Whether a game is played on the stage."""
    return slug in ON_STAGE


def first_preset(slug: str) -> str | None:
    """The preset that a table deals to somebody who has asked for none; None for the game's own options."""
    return SHORT_PRESETS.get(slug) if is_on_stage(slug) else None


def bot_names(words: Words, seats: Sequence[str], own: str) -> dict[str, str]:
    """Seat -> name, for the bots at a table on the stage. Where there are more bots than names, the last have none."""
    messages = {seat: f"ui-bot_{number}" for number, seat in enumerate(others(seats, own), 1)}
    return {seat: words.say(message) for seat, message in messages.items() if words.has(message)}


def table_words(
    slug: str,
    seats: Sequence[str],
    own: str,
    language: str = DEFAULT_LANGUAGE,
    names: Mapping[str, str] | None = None,
    digits: str = "",
) -> Words:
    """The words of a table: on the stage the bots have names, unless other names are given.

    Raises:
        CardlabError: There are no words in this language, or no such digits.
    """
    words = Words(language, names, digits)
    if not is_on_stage(slug):
        return words
    return Words(language, {**bot_names(words, seats, own), **(names or {})}, digits)
