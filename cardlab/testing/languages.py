"""Checks a language: every English text has a translation, with the same fields and with the plural forms of the language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from cardlab.core.errors import CardlabError, did_you_mean
from cardlab.core.installed_packages import HOME
from cardlab.testing.findings import Finding, require
from cardlab.testing.message_files import Text, broken, commented, texts, together
from cardlab.testing.missing_messages import mentioned, nodes
from cardlab.testing.recording_words import BLANK
from cardlab.words.languages import DEFAULT_LANGUAGE, languages

PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""The plural forms that languages have, by their names in Unicode's list."""
MANY_WORDS = 4
"""This many words in a row that are the same as in English count as English."""


def check_language(language: str, *, whole: bool = True) -> None:
    """Runs every check on a language.

    Args:
        language: Its tag, one of `cardlab.words.languages.languages()`.
        whole: Whether everything must be translated; in a fragment, only the texts that it has are checked.

    Raises:
        ConformanceError: Something is missing or wrong; the text lists all of it, with the English text to translate.
        CardlabError: There are no words in this language.
    """
    __tracebackhide__ = True
    require(f"the language {language}", language_findings(language, whole=whole))


def language_findings(language: str, home: Path | None = None, *, whole: bool = True) -> list[Finding]:
    """Lists everything that is wrong or missing in a language, wrong texts first.

    Args:
        language: Its tag.
        home: The folder of the package whose English must be translated; None for all packages with words.
        whole: As in `check_language`.

    Raises:
        CardlabError: There are no words in this language.
    """
    if language not in languages():
        raise CardlabError(f"there are no words in the language {language!r:.20}. {did_you_mean(language, languages())}")
    lacking = untranslated(language, home) if whole else ()
    return [*broken(language), *_wrong(language), *_unknown(language), *lacking]


def untranslated(language: str, home: Path | None = None) -> Iterator[Finding]:
    """Yields texts that exist only in English, so that readers of this language get English, with the English text to paste.

    A file of which nothing is translated yet, or whose English texts the language's own file has commented out, counts as one
    finding. A file of another package counts only if its author has begun to translate the package into this language.
    """
    said, waiting = texts(language), commented(language)
    there, begun = {text.name for text in said}, {text.path for text in said}
    english = texts(DEFAULT_LANGUAGE, home)
    missing = [text for text in english if text.name not in there]
    lacking = [text for text in missing if text.path in begun and text.message not in waiting]
    pasted = {text.name for text in lacking}
    left = Counter(text.path for text in missing if text.name not in pasted)
    every = Counter(text.path for text in english)
    asked = begun | {text.path for text in texts(DEFAULT_LANGUAGE, home or HOME)}
    for path, n in left.items():
        if path not in asked:
            continue
        yield Finding("untranslated", f"{language} {path}", f"{n} of {every[path]} texts left")
    for (file, message), several in groupby(lacking, key=lambda text: (text.file, text.message)):
        parts = list(several)
        names = ", ".join(part.name for part in parts)
        whole = any(not part.attribute for part in parts)
        paste = f"# {file}.ftl\n" if whole else f"# {file}.ftl: add to {message}\n"
        yield Finding("untranslated", f"{language} {names}", f"exists only in {DEFAULT_LANGUAGE}", paste + together(parts))


def _unknown(language: str) -> Iterator[Finding]:
    """Yields texts that English lacks: either nothing asks for them, or English readers miss them."""
    there = {text.name for text in texts(DEFAULT_LANGUAGE)}
    for text in texts(language):
        if text.name not in there:
            yield Finding("unknown", f"{language} {text.name}", f"there is no such text in {DEFAULT_LANGUAGE}")


def _wrong(language: str) -> Iterator[Finding]:
    """Yields unknown fields, plural forms that the language does not have, and texts still in English or not yet written."""
    given: dict[str, set[str]] = {}
    english = {text.name: text for text in texts(DEFAULT_LANGUAGE)}
    for text in english.values():
        given.setdefault(text.message, set()).update(mentioned(text.pattern)[0])
    plurals = _plurals(language)
    latin = _is_latin(language)
    for text in texts(language):
        where = f"{language} {text.name}"
        fields = mentioned(text.pattern)[0] - given.get(text.message, set())
        if fields and text.message in given:
            yield Finding("fields", where, no_fields(fields, given[text.message]))
        forms = sorted(_forms(text) - plurals)
        if forms:
            what = f"the language has no plural form {', '.join(forms)}: it has {', '.join(sorted(plurals))}"
            yield Finding("plurals", where, what)
        plain = " ".join(_plain(text))
        if BLANK in plain:
            yield Finding("words", where, f"still says {BLANK}: write it")
        elif language != DEFAULT_LANGUAGE and (told := _english_in(text, english.get(text.name), latin)):
            yield Finding("english", where, f"has the same text as English: {told!r:.60}")


def no_fields(fields: Iterable[str], given: Iterable[str]) -> str:
    """Returns the error text for fields that a message does not have."""
    wrong, known = (", ".join(f"${name}" for name in sorted(names)) for names in (fields, given))
    return f"{wrong} is not a field of this message, which has {known or 'none'}"


def _plurals(language: str) -> set[str]:
    from babel import Locale

    return {"other", *Locale.parse(language, sep="-").plural_form.tags}


def _forms(text: Text) -> set[str]:
    """Returns the plural forms by which a text chooses; a choice among words, such as ``[yes]``, has none."""
    found: set[str] = set()
    for node in nodes(text.pattern):
        if type(node).__name__ == "SelectExpression":
            keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
            found |= keys if keys <= PLURALS else set()
    return found


def _plain(text: Text) -> list[str]:
    return [node.value for node in nodes(text.pattern) if type(node).__name__ == "TextElement"]


def _is_latin(language: str) -> bool:
    """Whether a language is written in Latin letters, judged by the texts that it has."""
    letters = "".join("".join(_plain(text)) for text in texts(language)[:200])
    return 2 * len(re.findall(r"[A-Za-zÀ-ɏ]", letters)) > len(re.findall(r"[^\W\d_]", letters))


def _english_in(text: Text, english: Text | None, latin: bool) -> str:
    """Returns English words in a text of another language; "" if there are none."""
    if english is None:
        return ""
    if latin:
        own, other = _plain(text), _plain(english)
        same = own == other and len(re.findall(r"[^\W\d_]{2,}", " ".join(own))) >= MANY_WORDS
        return " ".join(own).strip() if same else ""
    return " ".join(re.findall(r"[A-Za-z]{3,}", " ".join(_plain(text))))
