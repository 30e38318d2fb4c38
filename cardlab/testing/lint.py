"""Checks the words of games and lessons: missing texts, texts that nothing uses, and sentences that are too hard to read.

It checks the built-in words and those of other packages. It reads the message files themselves, and so sees every branch
of a sentence, not only those that came up in play.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import Any

from cardlab import lessons, models
from cardlab.core.errors import CardlabError, did_you_mean
from cardlab.core.foreign_files import read_text
from cardlab.core.game import Game
from cardlab.core.installed_packages import HOME, declared_in, folder_of, folders
from cardlab.core.registry import Registry, find, games
from cardlab.testing.findings import Finding
from cardlab.testing.languages import language_findings
from cardlab.testing.message_files import source, texts
from cardlab.testing.questions import replies
from cardlab.words.game_labels import HINT_MOMENTS
from cardlab.words.languages import DEFAULT_LANGUAGE, languages
from cardlab.words.words import Words, message_name

MOST_WORDS = 25
"""The maximum number of words in a sentence."""
GROWN_UP = 99
"""The age of readers if a text names none."""
SEEDS = 300
"""How many questions of each generator are searched for misconceptions."""
FAMILIES = (
    "answer",
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
    "number_deck",
    "strategy",
    "misconception",
    "face",
)
"""Beginnings of messages whose names the code puts together."""


@dataclass(frozen=True)
class Package:
    """A package's words, and the games, lessons and models that they belong to.

    Attributes:
        home: The folder that has the words in its `locales`.
        games, lessons, models: Their names. Looking one up by name gives the error if it cannot be loaded.
    """

    home: Path
    games: tuple[str, ...]
    lessons: tuple[str, ...]
    models: tuple[str, ...]

    @classmethod
    def at(cls, home: Path) -> Package:
        """Returns the package with this folder, cardlab or another one."""
        return cls(home, *(_parts(registry, home) for registry in (games, lessons.registry, models.registry)))

    @property
    def starts(self) -> set[str]:
        """The prefixes of the messages of its games, lessons and models."""
        parts = (*(f"{slug}_lesson" for slug in self.lessons), *(f"{name}_model" for name in self.models))
        return {*self.games, *self.only_in_lessons, *parts}

    @property
    def only_in_lessons(self) -> dict[str, type[Game]]:
        """The games that no registry knows because only a lesson deals them, by their slugs."""
        dealt = [deal.game for slug in self.lessons for deal in lessons.find(slug).deals]
        return {game.slug: game for game in dealt if not isinstance(game, str) and game.slug not in self.games}


def homes_of(part: str) -> list[Path]:
    """Returns the folders with the words of the games, lessons and models of a name, in this and other packages.

    Raises:
        CardlabError: No game, lesson or model has this name.
    """
    known = {*games.names(), *lessons.slugs(), *models.names()}
    if part not in known:
        raise CardlabError(f"no game, lesson or model has the name {part!r:.40}. {did_you_mean(part, known)}")
    registries = (games, lessons.registry, models.registry)
    ours = [HOME for registry in registries if part in registry.built_in()]
    points = [point for registry in registries if (point := declared_in(registry.package).get(part)) is not None]
    return list(dict.fromkeys([*ours, *(home for point in points if (home := folder_of(point)) is not None)]))


def _parts(registry: Registry[Any], home: Path) -> tuple[str, ...]:
    if home == HOME:
        return tuple(registry.built_in())
    there = registry.loaded()
    return tuple(name for name, point in declared_in(registry.package).items() if name in there and folder_of(point) == home)


def lint(homes: Iterable[Path] | None = None) -> list[Finding]:
    """Lists everything to fix in words: all faults in the built-in words, and in those of another package the faults of the
    texts that it has.

    Args:
        homes: The folders whose words to check; by default those of cardlab and of all other packages.
    """
    found: list[Finding] = []
    packages = [Package.at(home) for home in ((HOME, *folders()) if homes is None else homes)]
    for package in packages:
        found += _unused(package)
        found += [finding for slug in package.lessons for finding in replies(lessons.find(slug), SEEDS)]
    for language in languages():
        found += language_findings(language, HOME)
        found += [finding for package in packages for look in (_long, _hard) for finding in look(language, package)]
    return found


def of_part(part: str, found: list[Finding]) -> list[Finding]:
    """Returns the findings about one part, whose messages begin with its name.

    Args:
        part: A game, a lesson or a visual model; a game and its lesson share a name.
        found: All findings about words.
    """
    begins = tuple(f"{part}{kind}{end}" for kind in ("", "_lesson", "_model") for end in "-.")
    return [finding for finding in found if any(word.rpartition("/")[2].startswith(begins) for word in finding.where.split())]


# ------------------------------------------------------------------------------------------------ the message files


def _unused(package: Package) -> Iterator[Finding]:
    """Yields messages that nothing can use: neither the code, nor another message, nor a declaration."""
    code, said = _code(package.home), texts(DEFAULT_LANGUAGE, package.home)
    referred = {name for text in said for name in re.findall(r"[a-z][\w-]+", source(text.pattern))}
    for name in dict.fromkeys(text.message for text in said):
        slug, _, rest = name.partition("-")
        if name in referred or slug in FAMILIES or slug in package.starts:
            continue
        if not _said(name, code) and not _said(rest or name, code):
            yield Finding("unused", f"{DEFAULT_LANGUAGE} {name}", "nothing in the code uses it")
    for kind in [kind for kind in package.models if kind in models.scripts()]:
        messages = dict.fromkeys(text.message for text in said if text.message.startswith(f"{kind}_model-"))
        yield from _undrawn(kind, [name for name in messages if name not in referred])
    codes = {find(slug): _code_of(slug, package) for slug in package.games}
    for game in package.only_in_lessons.values():  # what it adds to a game says the messages of both
        base = _code_of(game.adds_to, package) if game.adds_to else ""
        codes[game] = base + read_text(getfile(game))
    for game, game_code in sorted(codes.items(), key=lambda one: one[0].slug):
        messages = dict.fromkeys(text.message for text in said if text.message.startswith(f"{game.slug}-"))
        yield from _unused_of(game, messages, referred, game_code)


def _undrawn(kind: str, messages: Iterable[str]) -> Iterator[Finding]:
    """Yields messages of a visual model that neither its script nor anything that lets a learner choose on it uses
    (``…-how``).
    """
    script = read_text(models.script(kind))
    for message in messages:
        name = message.replace("_model-", "-", 1)
        start, _, ending = name.rpartition("-")
        ends = _stands(f"-{ending}", script, ends=True) and _said(start, script)  # as in `${name}-asked`
        if not ends and not _said(name, script) and not _stands(f"-{ending}", _code(HOME, ".js"), ends=True):
            yield Finding("unused", f"{DEFAULT_LANGUAGE} {message}", f"nothing in {kind}.js uses it")


def _unused_of(game: type[Game], messages: Iterable[str], referred: set[str], code: str) -> Iterator[Finding]:
    """Yields messages of a game that belong to none of its rules, options, presets, zones, counters, verbs and counsels."""
    slug, words = game.slug, Words()
    labels = _code(HOME, "match_story.py") + _code(HOME, "game_labels.py")
    known = {rule.replace(".", "-") for rule in words.rules(slug)} | {f"{slug}-game"}
    kinds = {"option": [one.name for one in game.options()], "preset": list(game.presets)}
    kinds |= {"zone": [one.name for one in game.zones], "counter": [one.name for one in game.counters]}
    kinds |= {"action": [verb.verb() for verb in game.verbs], "measure": [one.name for one in game.measures]}
    rules = [*words.rules(slug), *(words.rules(game.adds_to) if game.adds_to else ())]
    kinds |= {"hint": [*HINT_MOMENTS, *(f"on-{message_name(rule.partition('.')[2])}" for rule in rules)]}
    kinds["hint"] += [f"can-{verb.verb()}" for verb in game.verbs]
    kinds |= {"prediction": ["ask"] if _said("comes_next", code) else []}
    known |= {f"{slug}-{kind}-{name}" for kind, names in kinds.items() for name in names}
    for name in messages:
        ending = name.removeprefix(f"{slug}-").rpartition("-")[2]
        if name not in known | referred and not _said(ending, code) and not _said(ending, labels):
            yield Finding("unused", f"{DEFAULT_LANGUAGE} {name}", "nothing in its game uses it")


def _code_of(slug: str, package: Package) -> str:
    """Returns the source code of a game: its module or folder; in another package, everything in the folder of its module."""
    if package.home != HOME:
        return _code(package.home, ".py")
    ours = HOME / "games" / slug
    return _code(ours, ".py") if ours.is_dir() else read_text(ours.with_suffix(".py"))


def _said(name: str, code: str) -> bool:
    """Whether code has a name, or begins it and fills its ending in: ``f"bots_{level}"`` uses ``bots_easy``."""
    beginnings = [name[: found.end()] for found in re.finditer(r"[-_]", name)]
    put_together = [f"{start}{brace}" for start in beginnings for brace in ("{", "${")]
    return _stands(name, code, ends=True) or any(_stands(start, code, ends=False) for start in put_together)


def _stands(text: str, code: str, *, ends: bool) -> bool:
    """Whether a text occurs in code, not as part of a longer word."""
    at = code.find(text)
    while at >= 0:
        after = code[at + len(text) : at + len(text) + 1]
        if not _is_word(code[at - 1 : at]) and not (ends and _is_word(after)):
            return True
        at = code.find(text, at + 1)
    return False


def _is_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_"


@cache
def _code(home: Path, ending: str = "") -> str:
    """Returns the code in a folder, with that of its pages, as one text; with `ending`, only files whose names end so."""
    return "\n".join(_read(home, (ending,) if ending else (".py", ".js", ".html", ".j2")))


def _read(folder: Path, endings: tuple[str, ...]) -> Iterator[str]:
    for one in folder.iterdir():
        if one.is_dir() and one.name not in ("locales", "__pycache__", "examples"):
            yield from _read(one, endings)
        elif one.name.endswith(endings):
            yield read_text(one)


# ----------------------------------------------------------------------------------------------------------- readability


def variants(pattern: Any) -> Iterator[str]:
    """Yields the texts of a pattern, one for each choice of branches; a field counts as one word."""
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
    for place, options in enumerate(parts):  # each branch once, with the longest ones of the others
        for option in options if len(options) > 1 else options[:1]:
            yield "".join([*longest[:place], option, *longest[place + 1 :]])


def sentences(text: str) -> list[str]:
    """Splits a text into sentences."""
    return [one.strip() for one in re.split(r"(?<=[.!?؟])\s+", " ".join(text.split())) if one.strip()]


def _long(language: str, package: Package) -> Iterator[Finding]:
    """Yields sentences with more than 25 words."""
    for text in texts(language, package.home):
        if text.attribute == "working":
            continue
        told = {sentence for variant in variants(text.pattern) for sentence in sentences(variant)}
        for sentence in sorted(told):
            n = len([word for word in sentence.split() if re.search(r"\w", word)])
            if n > MOST_WORDS:
                yield Finding("long", f"{language} {text.name}", f"{n} words: {sentence:.80}")


def hard_words(language: str) -> dict[str, int]:
    """Returns hard words -> the age from which they may be used (``hard_words.txt`` has a word and an age on each line)."""
    file = HOME / "locales" / language / "hard_words.txt"
    if not file.is_file():
        return {}
    lines = [line.split() for line in read_text(file).splitlines() if line.strip() and line[0] != "#"]
    return {" ".join(line[:-1]): int(line[-1]) for line in lines}


def _hard(language: str, package: Package) -> Iterator[Finding]:
    """Yields words too hard for the age that the game or lesson is meant for."""
    hard = hard_words(language)
    ages = {slug: _oldest(f"{slug}-game") for slug in package.games} | {
        f"{slug}_lesson": _oldest(f"{slug}_lesson") for slug in package.lessons
    }
    for text in texts(language, package.home):
        if text.file in ages:
            told = " ".join(variants(text.pattern)).lower()
            for word, age in hard.items():
                if age > ages[text.file] and re.search(rf"\b{re.escape(word)}", told):
                    yield Finding("hard", f"{language} {text.name}", f"{word!r} is for readers aged {age} and older")


def _oldest(message: str) -> int:
    """Returns the highest age of the readers of a message."""
    return max(map(int, re.findall(r"\d+", Words().say(message, "ages"))), default=GROWN_UP)
