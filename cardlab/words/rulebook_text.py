"""Writes the rulebook of a game for readers: summary, rules, and the options with their effects.

It is made from the game's declarations and messages, so it cannot differ from the real rules. The rules page and the command
``cardlab rules`` use it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardlab.core.game import Game
from cardlab.core.numbers import is_whole
from cardlab.core.options import Option, spelling
from cardlab.core.pieces import finished
from cardlab.core.registry import as_game
from cardlab.words.game_labels import game_text, label, label_message, making_rule_texts
from cardlab.words.words import Words


@dataclass(frozen=True)
class OptionText:
    """An option in words.

    Attributes:
        option: The option as the game declares it.
        name, help: Its name and its effect.
        values: Each value in its spelling (`cardlab.core.options.spelling`), and in words; empty if there is a range.
        range: The range in words; "" if there are values.
        default: Its default value, in words.
    """

    option: Option
    name: str
    help: str
    values: Mapping[str, str]
    range: str
    default: str

    @property
    def worded(self) -> bool:
        """Whether any value is a word and not just a number."""
        return not all(is_whole(choice) for choice in self.option.choices)


@dataclass(frozen=True)
class PresetText:
    """A preset in words.

    Attributes:
        slug: Its name in code.
        name, help: Its name and its description.
        sets: The options that it sets, with their values, in words.
    """

    slug: str
    name: str
    help: str
    sets: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Rulebook:
    """A game in words.

    Attributes:
        slug: The game.
        aim: The aim of the game, in a sentence; "" if the game gives none.
        name, summary, ages, teaches: Its description, and the learners it is for.
        chosen: The options that differ from the defaults, with their values, in words.
        players: The number of players, as a text: ``2``, ``2–4``.
        cards: The number of cards by default.
        rules: Rule id -> its title and its text, for the rules that apply under the options.
        options, presets: The choices in its rules.
    """

    slug: str
    name: str
    aim: str
    summary: str
    chosen: tuple[tuple[str, str], ...]
    ages: str
    teaches: str
    players: str
    cards: int
    rules: Mapping[str, tuple[str, str]]
    options: tuple[OptionText, ...]
    presets: tuple[PresetText, ...]


def rulebook(game: str | type[Game] | Game, words: Words | None = None) -> Rulebook:
    """Returns the rulebook of a game in a language.

    Args:
        game: The game with its options, which decide the rules that apply; a slug or a class means the default options.
        words: The language.

    Raises:
        UnknownGame: There is no such game.
        MessageError: It lacks words.
    """
    words, game = words or Words(), as_game(game)
    game_class, slug = type(game), game.slug
    about = {part: game_text(words, game, part) for part in ("summary", "ages", "teaches")}
    return Rulebook(
        slug=slug,
        name=game_text(words, game),
        aim=game_text(words, game, "aim") if words.has(f"{slug}-game", "aim") else "",
        **about,
        chosen=_values(words, game_class, game.set_options),
        players=_players(game_class, words),
        cards=len(game.pack()),
        rules={rule: (words.title(rule), text) for rule, text in finished(making_rule_texts(game, words)).items()},
        options=tuple(_option(words, game_class, option) for option in game_class.options()),
        presets=tuple(_preset(words, game_class, preset) for preset in game_class.presets),
    )


def _players(game_class: type[Game], words: Words) -> str:
    declared = next((option for option in game_class.options() if option.name == "players"), None)
    if declared is None:
        return words.in_digits(game_class.players)
    low = min(declared.choices) if declared.choices else declared.at_least
    high = max(declared.choices) if declared.choices else declared.at_most
    return words.say("span", low=low, high=high)


def _option(words: Words, game_class: type[Game], option: Option) -> OptionText:
    name, help_text = (label(words, game_class, "option", option.name, part) for part in (None, "help"))
    values = {spelling(choice): value_text(words, game_class, option.name, choice) for choice in option.choices}
    default = value_text(words, game_class, option.name, option.default)
    return OptionText(option, name, help_text, values, "" if values else _range(words, option), default)


def allowed_values(words: Words, game_class: type[Game], option: Option) -> str:
    """Returns the values that an option may have, in words: ``1 to 20``, ``no one / one card``."""
    return " / ".join(_option(words, game_class, option).values.values()) or _range(words, option)


def _range(words: Words, option: Option) -> str:
    low, high = option.at_least, option.at_most
    if low is not None and high is not None:
        return words.say("range", low=low, high=high)
    return words.say("at-least", low=0 if low is None else low)


def _preset(words: Words, game_class: type[Game], preset: str) -> PresetText:
    name, help_text = (label(words, game_class, "preset", preset, part) for part in (None, "help"))
    return PresetText(preset, name, help_text, _values(words, game_class, game_class.presets[preset]))


def _values(words: Words, game_class: type[Game], options: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Returns options with their values, in words."""
    return tuple(
        (label(words, game_class, "option", name), value_text(words, game_class, name, value))
        for name, value in options.items()
    )


def value_text(words: Words, game_class: type[Game], option: str, value: Any) -> str:
    """Returns a value of an option in words."""
    if isinstance(value, bool):
        return words.say("on" if value else "off")
    if re.fullmatch(r"p\d+", str(value)):
        return words.seat(value)
    message, called = label_message(words, game_class, "option", option, f"v-{value}"), f"v-{value}"
    return words.say(message, called) if words.has(message, called) else words.in_digits(value)
