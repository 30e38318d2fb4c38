"""Collects the texts that a page needs: its own messages, and the words of its visual models."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from unicodedata import combining

from fluent.runtime.types import FluentType

from cardlab.core.judgement import Level, Opponent
from cardlab.models import installed
from cardlab.models.model import Model
from cardlab.protocol.match import OpponentLevel
from cardlab.protocol.match_log import ModelState
from cardlab.words.card_names import card_names
from cardlab.words.languages import digits_of, direction, languages, variants
from cardlab.words.local_notation import local_number
from cardlab.words.words import Words, own_name

MOST_MARKS = 2
"""Upper limit of marks on a letter of a name. Arabic has two on one letter; hundreds would cover the line above."""


def page_texts(words: Words) -> dict[str, object]:
    """Returns the texts of the page in one language, with ``{n}`` for a field that the page fills in.

    Returns: The texts, and also `lang` and `dir`; `cards`, the names of cards; `languages`, each by its own name; and `digits`:
    the `chosen` digits, their ten `signs`, and those that are `offered`, with a sample of each.
    """
    offered = {name: signs[:4] for name, signs in digits_of(words.language).items()}
    return {
        **texts_named(words, "ui-"),
        "lang": words.language,
        "dir": direction(words.language),
        "cards": card_names(words),
        "languages": {language: own_name(language) for language in [*languages(), *variants(words.base)]},
        "digits": {"chosen": words.digits, "signs": words.signs, "offered": offered},
    }


def later_texts(words: Words, models: dict[str, object] | None = None) -> dict[str, object]:
    """Returns the texts of a lesson's stages after the first, and the words of all visual models, which they may draw.

    Args:
        words: The language.
        models: These words, if the caller has them.
    """
    return {**texts_named(words, "lesson_ui-"), "models": models or model_words(words)}


def texts_named(words: Words, start: str) -> dict[str, str]:
    """Returns the messages whose names begin with `start`, by the rest of their names."""
    return {name.removeprefix(start): words.say(name, **blanks(words, name)) for name in words.names_of(start)}


def blanks(words: Words, message: str) -> dict[str, str]:
    """Returns the fields of a message as blanks for the page to fill in: ``a`` -> ``{a}``."""
    return {field: f"{{{field}}}" for field in words.fields(message)}


class _Counted(FluentType):
    """A number of which only the plural form is known. It selects a variant, and becomes a blank for the page."""

    def __init__(self, form: str) -> None:
        self.form = form

    def __eq__(self, variant: object) -> bool:
        return variant == self.form

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: Any) -> str:
        return "{n}"


def model_words(words: Words, models: Iterable[type[Model]] | None = None) -> dict[str, object]:
    """Returns the texts of some models, or of all, in one language, with ``{a}`` for a field that the page fills in.

    A text that depends on ``$n`` comes in all its plural forms: ``{"one": …, "other": …}``.
    """
    texts: dict[str, object] = {"lang": words.language, "dir": direction(words.language)}
    models = installed() if models is None else list(models)
    starts = {"model-": "", **{f"{model.kind}_model": model.kind for model in models}}
    for start, key in starts.items():
        for message in words.names_of(start):
            forms = counted_forms(words, message)
            texts[key + message.removeprefix(start)] = forms if len(set(forms.values())) > 1 else forms["other"]
    for model in models:
        texts |= model.more_words(words)
    return texts


def counted_forms(words: Words, message: str) -> dict[str, str]:
    """Returns a text that depends on ``$n`` in all its plural forms, ``{"one": …, "other": …}``, with blanks for its fields."""
    fields = blanks(words, message)
    return {form: words.say(message, **fields | {"n": _Counted(form)}) for form in _plurals(words.base)}


def _plurals(language: str) -> list[str]:
    """Returns the plural forms of a language, always in the same order: ``one`` and ``other`` in English."""
    from babel import Locale

    return sorted({"other", *Locale.parse(language, sep="-").plural_form.tags})


def opponent_words(words: Words, level: Level, opponent: Opponent) -> OpponentLevel:
    """Returns the name of a level for the page, and how the opponent plays. A bot from another package has only the name of its
    level.
    """
    about = f"opponent-pace_{level}" if opponent.pace else f"opponent-plays_{opponent.player}"
    return {
        "level": level,
        "label": words.say(f"opponent-level_{level}"),
        "about": words.say(about) if words.has(about) else "",
    }


def said_back(text: str, most: int = 200) -> str:
    """Returns a text from a page, safe to send back or to show to a teacher.

    The text is cut to a limited length. It has no halves of surrogate pairs, which cannot be sent, and no invisible characters
    that reverse the text around them. An input field with a length limit may cut a 🃏 in two.
    """
    return "".join(sign for sign in text[:most].encode(errors="replace").decode() if sign.isprintable())


def name_as_written(name: object, most: int) -> str:
    """Returns a person's name on one line of normal height; "" if it is not a name.

    Args:
        name: The text that was sent.
        most: The maximum number of characters to use.
    """
    if not isinstance(name, str):
        return ""
    shown, marks = [], 0
    # Line breaks become spaces first. `said_back` would drop them, and join first name and surname.
    for sign in said_back("".join(" " if sign.isspace() else sign for sign in name), most):
        marks = marks + 1 if combining(sign) else 0
        if marks <= MOST_MARKS:
            shown.append(sign)
    return " ".join("".join(shown).split())


def in_words(state: ModelState, words: Words, own: str | None = None) -> ModelState:
    """Returns a state with the players' names in place of their seats, and names that are numbers as the language writes them.

    Args:
        own: The seat of the viewer, who is called *You* as at the table.
    """

    def name(seat: str) -> str:
        return words.say("ui-seat_you") if seat == own else words.seat(seat)

    told = dict(state)
    if "of" in told:
        told["name"] = name(told.pop("of"))
    if "seats" in told:
        told["names"] = [name(seat) for seat in told.pop("seats")]
    elif "names" in told:
        told["names"] = [local_number(number, words.base) for number in told["names"]]
    return told
