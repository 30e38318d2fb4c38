"""The content check: what is missing in the words of the games and lessons, what nobody says, and what is too hard to read.

It reads the message files themselves, so that it sees every branch of a sentence, and not only those that came up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlab.core.packages import HOME
from cardlab.core.registry import built_in, find
from cardlab.lessons import find as find_lesson
from cardlab.lessons import slugs as lesson_slugs
from cardlab.words.messages import DEFAULT_LANGUAGE, Words, languages

if TYPE_CHECKING:
    from fluent.syntax import ast

MOST_WORDS = 25
"""Words of a sentence."""
SEEDS = 300
"""How many questions of each generator are looked at for their misconceptions."""
FAMILIES = (
    "answer",
    "light",
    "rank",
    "suit",
    "stage",
    "action",
    "zone",
    "counter",
    "option",
    "card",
    "page",
    "rules",
    "model",
)
"""Beginnings of messages whose endings are put together in the code."""


@dataclass(frozen=True)
class Finding:
    """Something to mend.

    Attributes:
        what: The kind: ``missing``, ``unused``, ``untested``, ``long``, ``hard``, ``unnamed``.
        where: The language and the message.
        why: What is wrong, in words.
    """

    what: str
    where: str
    why: str

    def __str__(self) -> str:
        return f"{self.what}: {self.where}: {self.why}"


def lint() -> list[Finding]:
    """Everything that is to be mended in the words of our games and lessons."""
    found = [*_missing(), *_unused(), *_misconceptions(), *_unnamed()]
    for language in languages():
        found += [*_long(language), *_hard(language)]
    return found


# ------------------------------------------------------------------------------------------------ the message files


@dataclass(frozen=True)
class _Text:
    """One message or attribute of one."""

    file: str
    message: str
    attribute: str
    pattern: Any

    @property
    def name(self) -> str:
        return f"{self.message}{'.' + self.attribute if self.attribute else ''}"


def _folder(language: str) -> Path:
    return HOME / "locales" / language


@cache
def _texts(language: str) -> list[_Text]:
    """Everything that is said in a language, in the order of the files."""
    from fluent.syntax import FluentParser, ast

    found = []
    for file in sorted(_folder(language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
                found += [_Text(file.stem, entry.id.name, name, pattern) for name, pattern in parts if pattern is not None]
    return found


def _missing() -> Iterator[Finding]:
    """What one language says and another does not."""
    said = {language: {text.name for text in _texts(language)} for language in languages()}
    everything = set().union(*said.values())
    for language, names in said.items():
        for name in sorted(everything - names):
            yield Finding("missing", f"{language} {name}", "another language has it")


def _unused() -> Iterator[Finding]:
    """Messages that nothing can say: neither the code, nor another message, nor a declaration."""
    code = _code()
    referred = {name for text in _texts(DEFAULT_LANGUAGE) for name in re.findall(r"[a-z][\w-]+", _source(text.pattern))}
    parts = {*built_in(), *(f"{slug}_lesson" for slug in lesson_slugs())}
    for name in dict.fromkeys(text.message for text in _texts(DEFAULT_LANGUAGE)):
        slug, _, rest = name.partition("-")
        if name in referred or slug in FAMILIES or slug in parts or slug.endswith("_model"):
            continue
        if not _said(name, code) and not _said(rest or name, code):
            yield Finding("unused", f"{DEFAULT_LANGUAGE} {name}", "nothing in the code says it")
    for slug in sorted(built_in()):
        yield from _unused_of(slug, referred)


def _unused_of(slug: str, referred: set[str]) -> Iterator[Finding]:
    """Messages of a game that belong to none of its rules, options, presets, zones, counters, verbs and counsels."""
    game, words = find(slug), Words()
    code = files("cardlab").joinpath("games", f"{slug}.py").read_text(encoding="utf-8")
    known = {rule.replace(".", "-") for rule in words.rules(slug)} | {f"{slug}-game"}
    kinds = {"option": [one.name for one in game.options()], "preset": list(game.presets)}
    kinds |= {"zone": [one.name for one in game.zones], "counter": [one.name for one in game.counters]}
    kinds |= {"action": [verb.verb() for verb in game.verbs], "measure": [one.name for one in game.measures]}
    known |= {f"{slug}-{kind}-{name}" for kind, names in kinds.items() for name in names}
    for name in dict.fromkeys(text.message for text in _texts(DEFAULT_LANGUAGE) if text.message.startswith(f"{slug}-")):
        ending = name.removeprefix(f"{slug}-").rpartition("-")[2]
        if name not in known | referred and not _said(ending, code) and not _said(ending, _code("story.py")):
            yield Finding("unused", f"{DEFAULT_LANGUAGE} {name}", "nothing in its game says it")


def _said(name: str, code: str) -> bool:
    """Whether code has a name, or begins it and puts its ending in: ``f"bots_{level}"`` says ``bots_easy``."""
    beginnings = [name[: found.end()] for found in re.finditer(r"[-_]", name)]
    started = "|".join(re.escape(beginning) + r"\$?\{" for beginning in beginnings)
    return re.search(rf"\b{re.escape(name)}\b" + (f"|\\b(?:{started})" if started else ""), code) is not None


@cache
def _code(ending: str = "") -> str:
    """The code of the package and of the pages as one text; with `ending` only that of the files that end so."""
    return "\n".join(_read(files("cardlab"), (ending,) if ending else (".py", ".js", ".j2")))


def _read(folder: Traversable, endings: tuple[str, ...]) -> Iterator[str]:
    for one in folder.iterdir():
        if one.is_dir() and one.name not in ("locales", "__pycache__", "examples"):
            yield from _read(one, endings)
        elif one.name.endswith(endings):
            yield one.read_text(encoding="utf-8")


def _unnamed() -> Iterator[Finding]:
    """What a screen reader would pass over, and what a table of the lab would: zones, counters and measures without a name."""
    from cardlab.words.story import label

    for language, slug in product(languages(), sorted(built_in())):
        game, words = find(slug), Words(language)
        kinds = {"zone": [one.name for one in game.zones], "counter": list(game.shows)}
        kinds |= {"measure": [one.name for one in game.measures]}
        for kind, names in kinds.items():
            for name in names:
                try:
                    label(words, game, kind, name)
                except Exception as error:
                    yield Finding("unnamed", f"{language} {slug} {kind} {name}", str(error))


# ------------------------------------------------------------------------------------------------ the questions


def _misconceptions() -> Iterator[Finding]:
    """Replies to misconceptions that no question betrays, and misconceptions without a reply."""
    words = Words()
    for slug in lesson_slugs():
        betrayed: dict[str, set[str]] = {}
        for made in find_lesson(slug).generators:
            names = betrayed.setdefault(made.kind, set())
            for seed in range(SEEDS):
                names |= set(made.question(seed).misconceptions)
        for kind, names in betrayed.items():
            start = f"{slug}_lesson-{kind}-"
            replies = {name.removeprefix(start) for name in words.names_of(start)}
            for name in sorted(replies - names):
                yield Finding("untested", f"{slug}.{kind}.{name}", f"no question of {SEEDS} seeds betrays it")
            for name in sorted(names - replies):
                yield Finding("missing", f"{slug}.{kind}.{name}", "there is no reply to this misconception")


# ------------------------------------------------------------------------------------------------ how hard it is to read


def _source(pattern: ast.Pattern) -> str:
    from fluent.syntax import FluentSerializer, ast

    message = ast.Message(ast.Identifier("m"), pattern)
    return str(FluentSerializer().serialize_entry(message))


def variants(pattern: Any) -> Iterator[str]:
    """The texts of a pattern, one for each choice of branches; a field counts as one word."""
    from fluent.syntax import ast

    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([text for variant in element.expression.variants for text in variants(variant.value)])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.value])
        else:
            parts.append(["field"])
    longest = [max(options, key=lambda text: len(text.split())) for options in parts]
    for place, options in enumerate(parts):  # each branch once, beside the longest ones of the others
        for option in options if len(options) > 1 else options[:1]:
            yield "".join([*longest[:place], option, *longest[place + 1 :]])


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [one.strip() for one in re.split(r"(?<=[.!?؟])\s+", " ".join(text.split())) if one.strip()]


def _long(language: str) -> Iterator[Finding]:
    """Sentences with more than 25 words."""
    for text in _texts(language):
        if text.attribute == "working":
            continue
        told = {sentence for variant in variants(text.pattern) for sentence in sentences(variant)}
        for sentence in sorted(told):
            n = len([word for word in sentence.split() if re.search(r"\w", word)])
            if n > MOST_WORDS:
                yield Finding("long", f"{language} {text.name}", f"{n} words: {sentence:.80}")


def hard_words(language: str) -> dict[str, int]:
    """Words that are not for everybody -> from which age on they may be used (``hard_words.txt``: a word and an age a line)."""
    file = _folder(language).joinpath("hard_words.txt")
    if not file.is_file():
        return {}
    lines = [line.split() for line in file.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != "#"]
    return {" ".join(line[:-1]): int(line[-1]) for line in lines}


def _hard(language: str) -> Iterator[Finding]:
    """Words above the age of the game or lesson in which they stand."""
    hard = hard_words(language)
    ages = {slug: _oldest(f"{slug}-game") for slug in built_in()} | {
        f"{slug}_lesson": _oldest(f"{slug}_lesson") for slug in lesson_slugs()
    }
    for text in _texts(language):
        if text.file in ages:
            told = " ".join(variants(text.pattern)).lower()
            for word, age in hard.items():
                if age > ages[text.file] and re.search(rf"\b{re.escape(word)}", told):
                    yield Finding("hard", f"{language} {text.name}", f"{word!r} is for readers of {age} and older")


def _oldest(message: str) -> int:
    """The age up to which something is meant."""
    return max(int(n) for n in re.findall(r"\d+", Words().say(message, "ages")))
