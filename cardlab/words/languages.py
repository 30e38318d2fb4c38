"""Lists the languages of the messages by their IETF tags, with their direction and digits.

Built-in languages are the folders below `locales/`; another package declares its own. A variant, such as ``en-x-easy``, has
messages of its own for some texts, and those of its language for the rest.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cardlab.core.installed_packages import HOME, declared_in

if TYPE_CHECKING:  # keeps the message classes out of `import cardlab`
    from cardlab.protocol.match_log import Direction

DEFAULT_LANGUAGE = "en"
LANGUAGES = "cardlab.languages"
"""The entry point group of packages with the words of another language: ``sv = "package"``."""
RIGHT_TO_LEFT = {"ar", "fa", "he", "ur"}
DIGITS = {"ar": {"arab": "٠١٢٣٤٥٦٧٨٩"}}
"""Language -> digits that a reader may choose instead of 0123456789, by the names of Unicode's numbering systems."""
_VARIANT = "-x-"
"""Separates the language from the variant in a tag, as in IETF tags."""


def languages() -> list[str]:
    """Returns the languages of the messages, as IETF tags."""
    return [language for language in tags() if language == base_language(language)]


def variants(language: str) -> list[str]:
    """Returns the variants of a language, which have messages of their own for some texts: ``en-x-easy``."""
    return [one for one in tags() if one != language and base_language(one) == language]


def base_language(language: str) -> str:
    """Returns the language of a variant: ``en`` for ``en-x-easy``. Any other language is returned unchanged."""
    return language.partition(_VARIANT)[0]


def tags() -> list[str]:
    """Returns the languages of the messages, and their variants."""
    return sorted({*_own_languages(), *declared_in(LANGUAGES)})


def lookup(tag: str) -> str | None:
    """Returns the language or variant of the messages that fits a tag best: ``fr`` for ``fr-CA``; None if there is none.

    This is the lookup of RFC 4647, section 3.4: parts of the tag are dropped from its end until a language has that tag.
    """
    known = {one.lower(): one for one in tags()}
    parts = tag.lower().replace("_", "-").split("-")
    while parts:
        if (found := known.get("-".join(parts))) is not None:
            return found
        parts.pop()
        if parts and len(parts[-1]) == 1:  # a single letter only introduces what follows
            parts.pop()
    return None


def best_language(accepted: str) -> str:
    """Returns the language that fits a browser's ``Accept-Language`` best: ``es`` for ``"ca, es-MX;q=0.8, en;q=0.5"``."""
    wishes = []
    for wish in accepted.split(","):
        tag, _, weight = wish.partition(";")
        try:
            wishes.append((float(weight.strip().removeprefix("q=") or 1), tag.strip()))
        except ValueError:
            continue
    ordered = [tag for weight, tag in sorted(wishes, key=lambda wish: -wish[0]) if weight > 0]
    return next(filter(None, map(lookup, ordered)), DEFAULT_LANGUAGE)


@cache
def _own_languages() -> tuple[str, ...]:
    return tuple(folder.name for folder in (HOME / "locales").iterdir() if folder.is_dir())


def direction(language: str) -> Direction:
    """Returns ``ltr`` or ``rtl``."""
    return "rtl" if language.split("-")[0] in RIGHT_TO_LEFT else "ltr"


def digits_of(language: str) -> dict[str, str]:
    """Returns the digits that a reader may choose instead of 0123456789: name -> the ten characters."""
    return DIGITS.get(language.split("-")[0], {})
