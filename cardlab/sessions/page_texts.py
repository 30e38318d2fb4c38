"""The texts of a page: what it says by itself, and the words of the visual models in it."""

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
from cardlab.words.words import Words, own_name

MOST_MARKS = 2
"""Marks on a letter of a name; Arabic has two on one, and hundreds would cover what stands above."""


def page_texts(words: Words) -> dict[str, object]:
    """The texts of the page in one language, with ``{n}`` where the page fills a field in, and what else it says by itself.

    Returns: Beside the texts `lang` and `dir`; `cards`, what cards are called; `languages`, each by its own name; and
        `digits`: those that are `chosen`, their ten `signs`, and those that are `offered`, as they look.
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


def later_texts(words: Words) -> dict[str, object]:
    """The texts of a lesson's stages after the first, and the words of all visual models, which these may draw."""
    return {**texts_named(words, "lesson_ui-"), "models": model_words(words)}


def texts_named(words: Words, start: str) -> dict[str, str]:
    """The messages whose names begin so, by the rest of their names."""
    return {name.removeprefix(start): words.say(name, **blanks(words, name)) for name in words.names_of(start)}


def blanks(words: Words, message: str) -> dict[str, str]:
    """The fields of a message as the page is to fill them in: ``a`` -> ``{a}``."""
    return {field: f"{{{field}}}" for field in words.fields(message)}


class _Counted(FluentType):
    """A number of which only the plural form is known: it chooses a variant, and is written as a blank for the page."""

    def __init__(self, form: str) -> None:
        self.form = form

    def __eq__(self, variant: object) -> bool:
        return variant == self.form

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: Any) -> str:
        return "{n}"


def model_words(words: Words, models: Iterable[type[Model]] | None = None) -> dict[str, object]:
    """The texts of some models in one language, or of all, with ``{a}`` where the page fills a field in.

    A text whose form hangs on ``$n`` comes as all its forms: ``{"one": …, "other": …}``.
    """
    texts: dict[str, object] = {"lang": words.language, "dir": direction(words.language)}
    models = installed() if models is None else list(models)
    starts = {"model-": "", **{f"{model.kind}_model": model.kind for model in models}}
    for start, key in starts.items():
        for message in words.names_of(start):
            fields = blanks(words, message)
            forms = {form: words.say(message, **fields | {"n": _Counted(form)}) for form in _plurals(words.base)}
            texts[key + message.removeprefix(start)] = forms if len(set(forms.values())) > 1 else forms["other"]
    for model in models:
        texts |= model.more_words(words)
    return texts


def _plurals(language: str) -> list[str]:
    """The plural forms of a language, always in one order: ``one`` and ``other`` in English."""
    from babel import Locale

    return sorted({"other", *Locale.parse(language, sep="-").plural_form.tags})


def opponent_words(words: Words, level: Level, opponent: Opponent) -> OpponentLevel:
    """What a page calls a level, and how the opponent plays; a stranger's player is only called by the level."""
    about = f"opponent-pace_{level}" if opponent.pace else f"opponent-plays_{opponent.player}"
    return {
        "level": level,
        "label": words.say(f"opponent-level_{level}"),
        "about": words.say(about) if words.has(about) else "",
    }


def said_back(text: str, most: int = 200) -> str:
    """A text that a page has sent, fit to be sent back or shown to a teacher.

    Its length is limited. It has no halves of letters, which cannot be sent, and no invisible signs that turn the text around
    them. A field that takes so many letters may cut a 🃏 in two.
    """
    return "".join(sign for sign in text[:most].encode(errors="replace").decode() if sign.isprintable())


def name_as_written(name: object, most: int) -> str:
    """A name as somebody may have written it, on one line and no higher than one; "" where it is none.

    Args:
        name: What was sent.
        most: So many letters are looked at.
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
    """A state with the players' names in place of their seats, as a page draws it.

    Args:
        own: The seat of the viewer, who is *You* as at the table.
    """

    def name(seat: str) -> str:
        return words.say("ui-seat_you") if seat == own else words.seat(seat)

    told = dict(state)
    if "of" in told:
        told["name"] = name(told.pop("of"))
    if "seats" in told:
        told["names"] = [name(seat) for seat in told.pop("seats")]
    return told
