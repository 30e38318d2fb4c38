"""Converts messages to and from PO files for translators: every text in order of importance, with context and example.

The usual translation tools open them. The context is the name of the message, and the text is Fluent. Babel reads and writes
the files.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING, Any

from cardlab.core.errors import CardlabError, did_you_mean
from cardlab.core.foreign_files import ReadError, first_twice, read_text
from cardlab.core.installed_packages import HOME
from cardlab.core.registry import built_in
from cardlab.core.whole_files import write_text
from cardlab.lessons import built_in as own_lessons
from cardlab.lessons import find as find_lesson
from cardlab.match import Match
from cardlab.testing.findings import Finding
from cardlab.testing.languages import no_fields
from cardlab.testing.message_files import Text, source, texts
from cardlab.testing.missing_messages import mentioned
from cardlab.words.fluent_files import MessageError, fluent_entries
from cardlab.words.languages import DEFAULT_LANGUAGE, languages
from cardlab.words.match_story import MatchStory
from cardlab.words.rulebook_text import rulebook
from cardlab.words.words import Words

if TYPE_CHECKING:
    from fluent.syntax import ast

FIRST = ("ui", "common", "practice", "stages", "lesson", "rule_card", "feedback", "gallery", "models")
"""The files that every learner meets, in order of importance; models, lessons and their games follow."""
LAST = ("worksheet", "teacher", "terminal", "lab", "exact")
"""The files for grown-ups."""
MEANS = {
    "rule": "the rule itself, in general",
    "sentence": "what a learner reads when the rule fires",
    "working": "the arithmetic alone, one line for each step",
    "short": "the sentence in at most twelve words; it calls its reader you",
    "own": "the sentence for the player who knows more than the others",
    "refused": "the sentence when the rule forbids a move",
    "landmark": "its name as a place to jump to; small letters",
    "help": "a line of help below it",
    "ask": "the first hint: a question back",
    "line": "the first line of the working, as a hint",
    "right": "the reply to a right answer",
    "name": "the name of a kind of question",
    "guess": "the question before anything is dealt",
    "why": "the reason, given at the end",
}
"""Purposes of the attributes of messages."""
MOVES = 40
"""The number of moves of a match from which examples are taken."""
SEEDS = 3
"""The number of questions of each kind from which examples are taken."""


def rank(text: Text) -> tuple[int, int, str]:
    """Ranks a text by importance: pages, models, lessons, their games, other games, the rest."""
    folder = text.path.partition("/")[0]
    if text.file in FIRST:
        return 0, FIRST.index(text.file), ""
    if text.file in LAST:
        return 5, LAST.index(text.file), ""
    kinds = {"models": 1, "lessons": 2, "games": 3 if text.file in own_lessons() else 4}
    return kinds.get(folder, 4), 0, text.path


def to_translate(home: Path | None = HOME) -> list[Text]:
    """Returns all English texts, most important first, and otherwise in the order of their files."""
    return sorted(texts(DEFAULT_LANGUAGE, home), key=rank)


@dataclass(frozen=True)
class Progress:
    """The progress of the translation of a file.

    Attributes:
        path: The file.
        translated: How many of its texts are translated.
        texts: How many texts it has.
        words: How many English words are left.
    """

    path: str
    translated: int
    texts: int
    words: int


def progress(language: str) -> list[Progress]:
    """Returns the progress of a language, file by file, most important first."""
    there = {text.name for text in texts(language)} if language in languages() else set()
    files: dict[str, list[Text]] = {}
    for text in to_translate():
        files.setdefault(text.path, []).append(text)
    return [
        Progress(
            path,
            sum(text.name in there for text in parts),
            len(parts),
            sum(len(re.findall(r"[^\W\d_]+", _plain(text))) for text in parts if text.name not in there),
        )
        for path, parts in files.items()
    ]


def _plain(text: Text) -> str:
    """Returns a text without its fields."""
    return re.sub(r"\{[^{}]*\}", "", source(text.pattern))


# ------------------------------------------------------------------------------------------------ examples


class _Overheard(Words):
    """English words that remember the first text of each message."""

    def __init__(self) -> None:
        super().__init__()
        self.examples: dict[str, str] = {}
        self.facts: dict[str, Any] = {}

    def say(self, message: str, attribute: str | None = None, /, **facts: Any) -> str:
        """Returns the text, and remembers it."""
        told = super().say(message, attribute, **facts)
        self.examples.setdefault(f"{message}.{attribute}" if attribute else message, told)
        for name, value in facts.items():
            self.facts.setdefault(name, value)
        return told


def examples(games: Collection[str] | None = None, lessons: Collection[str] | None = None) -> dict[str, str]:
    """Returns examples of English messages with fields, from matches and questions: text -> example.

    Args:
        games: The games to play; None for all built-in games.
        lessons: The lessons whose questions to ask; None for all built-in lessons.
    """
    words = _Overheard()
    for slug in sorted(built_in()) if games is None else games:
        match = Match(slug).play_out("greedy", at_most=MOVES)
        MatchStory(match, words=words).steps()
        rulebook(slug, words)
    for slug in own_lessons() if lessons is None else lessons:
        for made in find_lesson(slug).generators:
            for seed in range(SEEDS):
                made.question(seed).to_json(words)
    return {text.name: told for text in to_translate() if (told := _example(text, words))}


def _example(text: Text, words: _Overheard) -> str:
    """Returns an example from a match or a question, or one with facts of other messages. Made-up facts would give wrong
    arithmetic.
    """
    fields = mentioned(text.pattern)[0]
    if text.name in words.examples or not fields:
        return words.examples.get(text.name, "") if fields else ""
    if not fields <= {*words.facts} or re.search("[=<>÷×]", source(text.pattern)):
        return ""
    try:
        return Words().say(text.message, text.attribute or None, **{name: words.facts[name] for name in fields})
    except (MessageError, TypeError):  # a fact of another kind
        return ""


# ------------------------------------------------------------------------------------------------ PO


def to_po(language: str, example_texts: Mapping[str, str], files: Collection[str] = ()) -> str:
    """Returns all texts as a PO file, most important first, with the translations so far.

    Args:
        language: The tag of a language, which need not have words yet.
        example_texts: Text -> an example (`examples`).
        files: Only the texts of these files, such as ``games/war.ftl``; empty for all.

    Raises:
        CardlabError: It is not the tag of a language, or there is no such file.
    """
    from babel import UnknownLocaleError
    from babel.messages.catalog import Catalog
    from babel.messages.pofile import write_po

    asked = to_translate()
    known = {text.path for text in asked}
    if unknown := [file for file in files if file not in known]:
        raise CardlabError(f"there is no file {unknown[0]!r:.60} among the words. {did_you_mean(unknown[0], known)}")
    there = {text.name: text for text in texts(language)} if language in languages() else {}
    try:
        catalog = Catalog(
            locale=language.replace("-", "_"), project="cardlab", fuzzy=False, header_comment=f"# cardlab: {language}"
        )
    except (ValueError, UnknownLocaleError) as error:
        raise CardlabError(f"{language!r:.40} is not a language: write its tag, such as 'sv' or 'pt-BR'") from error
    for text in asked:
        if files and text.path not in files:
            continue
        entry = catalog.add(
            _spelled(text.pattern),
            _spelled(there[text.name].pattern) if text.name in there else "",
            [(text.path, 1)],
            auto_comments=[
                *_remarks(text),
                *([f"For example: {line}" for line in example_texts.get(text.name, "").splitlines()]),
            ],
            context=text.name,
        )
        entry.flags.clear()  # a field of Fluent is not a field of Python
    file = BytesIO()
    write_po(file, catalog, width=120, include_lineno=False)
    return file.getvalue().decode("utf-8")


def _spelled(pattern: ast.Pattern) -> str:
    """Returns a text as it is written in a file, without the indentation if it has several lines and begins below its name."""
    written = source(pattern)
    return dedent(f" {written}") if written.startswith(" ") else written


def _remarks(text: Text) -> Iterator[str]:
    """Yields notes for the translator: the comment in the file and the purpose of the attribute."""
    if text.comment:
        yield text.comment
    if text.attribute in MEANS:
        yield f".{text.attribute}: {MEANS[text.attribute]}"


def from_po(po: str, language: str, folder: Path, name: object = "the PO file") -> list[Finding]:
    """Writes the translations of a PO file into the message files of a language.

    Other texts in those files stay, and so do comments, except the English of a message that is now complete. A text that is
    not Fluent, or uses fields that its message does not have, is left out.

    Args:
        po: The text of the PO file.
        language: The tag of its language.
        folder: The folder of the language: ``words_sv/words_sv/locales/sv``.
        name: What the text is, for an error: the path of its file.

    Returns: Texts to check: those that are not Fluent or do not exist in English, that have other fields, or whose English has
        changed since.

    Raises:
        CardlabError: It is not a PO file, has a text twice, or a message file cannot be read or written.
    """
    from babel.messages.pofile import PoFileError, read_po

    if (twice := first_twice(re.findall(r'^msgctxt +"(.*)"', po, re.M))) is not None:
        raise ReadError(f"{name} has {twice!r:.60} twice: delete one of the two")
    try:
        catalog = read_po(po.split("\n"), abort_invalid=True)
    except PoFileError as error:
        raise ReadError(f"{name}, line {error.lineno + 1}, is not PO: {str(error).rpartition(' on ')[0]}") from error
    except ValueError as error:
        raise ReadError(f"{name} has a wrong head: {error}") from error
    english = {text.name: text for text in to_translate(None)}
    given: dict[str, set[str]] = {}
    for text in english.values():
        given.setdefault(text.message, set()).update(mentioned(text.pattern)[0])
    found: list[Finding] = []
    files: dict[str, dict[str, ast.Pattern]] = {}
    for entry in catalog:
        name, told = entry.context or "", str(entry.string or "")
        if not entry.id or not told.strip():
            continue
        pattern = _pattern(told)
        if name not in english:
            found.append(Finding("unknown", f"{language} {name}", f"there is no such text in {DEFAULT_LANGUAGE}"))
        elif pattern is None:
            found.append(Finding("words", f"{language} {name}", f"is not Fluent: {told!r:.60}"))
        elif wrong := mentioned(pattern)[0] - given[english[name].message]:
            found.append(Finding("fields", f"{language} {name}", no_fields(wrong, given[english[name].message])))
        else:
            files.setdefault(english[name].path, {})[name] = pattern
            if entry.id != _spelled(english[name].pattern):
                found.append(Finding("changed", f"{language} {name}", "the English text has changed: check the translation"))
    for path, patterns in files.items():
        _write(folder / path, patterns, [text for text in english.values() if text.path == path])
    return found


def _pattern(told: str) -> ast.Pattern | None:
    """Returns a text as Fluent parses it; None if it cannot."""
    from fluent.syntax import ast

    first, *more = told.split("\n")
    try:
        body = fluent_entries("\n".join([f"m = {first}", *(f"    {line}" for line in more), ""]))
    except MessageError:
        return None
    message = body[0] if len(body) == 1 else None
    return message.value if isinstance(message, ast.Message) and not message.attributes else None


def _write(file: Path, patterns: Mapping[str, ast.Pattern], order: Collection[Text]) -> None:
    """Writes these texts into a message file: those that it already has are replaced in place.

    Each of the others goes where its English is commented out, or else at the end of the file.
    """
    from fluent.syntax import FluentSerializer, ast

    resource = ast.Resource(fluent_entries(read_text(file) if file.is_file() else ""))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    for text in order:
        if text.name not in patterns:
            continue
        message = messages.get(text.message)
        if message is None:
            message = messages[text.message] = ast.Message(ast.Identifier(text.message))
            resource.body.insert(_place(resource.body, text.message), message)
        if not text.attribute:
            message.value = patterns[text.name]
            continue
        part = next((one for one in message.attributes if one.id.name == text.attribute), None)
        if part is None:
            message.attributes.append(ast.Attribute(ast.Identifier(text.attribute), patterns[text.name]))
        else:
            part.value = patterns[text.name]
    told = FluentSerializer().serialize(resource)
    for name in _whole(messages, order):  # the English that `cardlab new language` wrote and commented out
        told = re.sub(rf"^# {name} =.*\n(?:# {{2,}}.*\n)*", "", told, flags=re.MULTILINE)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_text(file, told)


def _place(body: list[ast.EntryType], message: str) -> int:
    """Returns the position of a message: after its English if that is commented out, which it separates from what follows."""
    from fluent.syntax import ast

    for number, entry in enumerate(body, 1):
        lines = (entry.content or "").split("\n") if isinstance(entry, ast.Comment) else []
        begins = next((n for n, line in enumerate(lines) if line.startswith(f"{message} =")), None)
        if begins is not None and isinstance(entry, ast.Comment):
            ends = next((n for n, line in enumerate(lines) if n > begins and line[:1] != " "), len(lines))
            entry.content = "\n".join(lines[:ends])
            if lines[ends:]:
                body.insert(number, ast.Comment("\n".join(lines[ends:])))
            return number
    return len(body)


def _whole(messages: Mapping[str, ast.Message], order: Collection[Text]) -> list[str]:
    """Returns the messages that have every part that they have in English."""
    said = {
        (name, part)
        for name, message in messages.items()
        for part in [*([""] if message.value else []), *(one.id.name for one in message.attributes)]
    }
    lacking = {text.message for text in order if (text.message, text.attribute or "") not in said}
    return [name for name in dict.fromkeys(text.message for text in order) if name not in lacking]
