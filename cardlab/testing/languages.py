"""The suite of a language: all that is said in English is said in it, with the same fields and the plural forms it has."""

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
"""This many words in a row that equal the English are English."""


def check_language(language: str, *, whole: bool = True) -> None:
    """Put a language through the whole suite.

    Args:
        language: Its tag, one of `cardlab.words.languages.languages()`.
        whole: Whether all is to be translated; of a fragment only what it says is looked at.

    Raises:
        ConformanceError: Something is missing or wrong; the text says all of it, with the English text to translate.
        CardlabError: There are no words in this language.
    """
    __tracebackhide__ = True
    require(f"the language {language}", language_findings(language, whole=whole))


def language_findings(language: str, home: Path | None = None, *, whole: bool = True) -> list[Finding]:
    """Everything that is wrong or missing in a language, what is wrong first.

    Args:
        language: Its tag.
        home: The folder of the package whose English is to be translated; None for all packages that bring words.
        whole: As in `check_language`.

    Raises:
        CardlabError: There are no words in this language.
    """
    if language not in languages():
        raise CardlabError(f"there are no words in the language {language!r:.20}. {did_you_mean(language, languages())}")
    lacking = untranslated(language, home) if whole else ()
    return [*broken(language), *_wrong(language), *_unknown(language), *lacking]


def untranslated(language: str, home: Path | None = None) -> Iterator[Finding]:
    """Texts that exist in English only, which readers of this language meet in English. The text to paste is the English one.

    A file of which nothing is said yet, or whose English stands commented out in the language's own, is one line. Another
    package's is one only where the language is begun in it: to translate that is its author's.
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
        yield Finding("untranslated", f"{language} {names}", f"is said in {DEFAULT_LANGUAGE} only", paste + together(parts))


def _unknown(language: str) -> Iterator[Finding]:
    """Texts that English lacks: nothing asks for them, or English readers miss them."""
    there = {text.name for text in texts(DEFAULT_LANGUAGE)}
    for text in texts(language):
        if text.name not in there:
            yield Finding("unknown", f"{language} {text.name}", f"there is no such text in {DEFAULT_LANGUAGE}")


def _wrong(language: str) -> Iterator[Finding]:
    """Fields that are not given, plural forms that the language does not have, what is still English or to be written."""
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
            yield Finding("english", where, f"says {told!r:.60} as English does")


def no_fields(fields: Iterable[str], given: Iterable[str]) -> str:
    """Error text for fields that a message is not given."""
    wrong, known = (", ".join(f"${name}" for name in sorted(names)) for names in (fields, given))
    return f"{wrong} is no field of this message, which has {known or 'none'}"


def _plurals(language: str) -> set[str]:
    from babel import Locale

    return {"other", *Locale.parse(language, sep="-").plural_form.tags}


def _forms(text: Text) -> set[str]:
    """The plural forms by which a text chooses; a choice among words, such as ``[yes]``, has none."""
    found: set[str] = set()
    for node in nodes(text.pattern):
        if type(node).__name__ == "SelectExpression":
            keys = {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
            found |= keys if keys <= PLURALS else set()
    return found


def _plain(text: Text) -> list[str]:
    return [node.value for node in nodes(text.pattern) if type(node).__name__ == "TextElement"]


def _is_latin(language: str) -> bool:
    """Whether a language is written in Latin letters, for all that is there of it."""
    letters = "".join("".join(_plain(text)) for text in texts(language)[:200])
    return 2 * len(re.findall(r"[A-Za-zÀ-ɏ]", letters)) > len(re.findall(r"[^\W\d_]", letters))


def _english_in(text: Text, english: Text | None, latin: bool) -> str:
    """English words in a text of another language; "" where there are none."""
    if english is None:
        return ""
    if latin:
        own, other = _plain(text), _plain(english)
        same = own == other and len(re.findall(r"[^\W\d_]{2,}", " ".join(own))) >= MANY_WORDS
        return " ".join(own).strip() if same else ""
    return " ".join(re.findall(r"[A-Za-z]{3,}", " ".join(_plain(text))))
