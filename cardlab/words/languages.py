"""The languages that there are words for, by their IETF tags, and how each is written.

Ours are the folders below `locales/`; another package declares its own. A variant, such as ``en-x-easy``, says some things
otherwise than its language, and the rest as it does.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cardlab.core.installed_packages import HOME, declared_in

if TYPE_CHECKING:  # `import cardlab` does not pay for the classes of messages
    from cardlab.protocol.match_log import Direction

DEFAULT_LANGUAGE = "en"
LANGUAGES = "cardlab.languages"
"""The entry point group of packages with the words of another language: ``sv = "package"``."""
RIGHT_TO_LEFT = {"ar", "fa", "he", "ur"}
DIGITS = {"ar": {"arab": "٠١٢٣٤٥٦٧٨٩"}}
"""Language -> digits that a reader may choose instead of 0123456789, by the names of Unicode's numbering systems."""
_VARIANT = "-x-"
"""Stands in the tag of a variant between the language and what is special about it, as IETF tags have it."""


def languages() -> list[str]:
    """The languages that there are words for, as IETF tags."""
    return [language for language in tags() if language == base_language(language)]


def variants(language: str) -> list[str]:
    """The variants of a language, which say some things otherwise and the rest as it does: ``en-x-easy``."""
    return [one for one in tags() if one != language and base_language(one) == language]


def base_language(language: str) -> str:
    """The language of a variant: ``en`` of ``en-x-easy``. Any other language is its own."""
    return language.partition(_VARIANT)[0]


def tags() -> list[str]:
    """The languages that there are words for, and their variants."""
    return sorted({*_own_languages(), *declared_in(LANGUAGES)})


@cache
def _own_languages() -> tuple[str, ...]:
    return tuple(folder.name for folder in (HOME / "locales").iterdir() if folder.is_dir())


def direction(language: str) -> Direction:
    """``ltr`` or ``rtl``."""
    return "rtl" if language.split("-")[0] in RIGHT_TO_LEFT else "ltr"


def digits_of(language: str) -> dict[str, str]:
    """Digits that a reader may choose instead of 0123456789: name -> the ten signs."""
    return DIGITS.get(language.split("-")[0], {})
