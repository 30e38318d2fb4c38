"""Makes a pseudo-language: English with accents. A text without accents on a page did not come from the messages."""

from __future__ import annotations

import re
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from cardlab.core.installed_packages import HOME
from cardlab.words import fluent_files, languages

LANGUAGE = "en-CA"
"""A locale that babel knows and that cardlab has no messages for."""
ACCENTS = str.maketrans("aeioucnAEIOU", "áéíóúçñÁÉÍÓÚ")


class _Accented(Transformer):
    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802  # the parser's name for it
        if node.id.name.startswith("letter-"):  # texts printed on cards do not belong to the page
            return node
        return self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # the parser's name for it
        node.value = node.value.translate(ACCENTS)
        return node


@cache
def accented(text: str) -> str:
    """Returns a Fluent file with accents in every text."""
    return FluentSerializer().serialize(_Accented().visit(FluentParser().parse(text)))


@contextmanager
def pseudo_language(folder: Path, monkeypatch, tag: str = LANGUAGE):
    """Adds the pseudo-language to the languages, with its files in a folder; it may replace another language."""
    home = folder / tag
    for file in fluent_files.message_files("en"):
        there = home / file.relative_to(HOME / "locales" / "en")
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_text(accented(file.read_text(encoding="utf-8")), encoding="utf-8")
    own, files = languages._own_languages(), fluent_files.message_files
    monkeypatch.setattr(languages, "_own_languages", lambda: (*own, tag))
    monkeypatch.setattr(
        fluent_files, "message_files", lambda asked: sorted(home.rglob("*.ftl")) if asked == tag else files(asked)
    )
    fluent_files.messages_in.cache_clear()
    yield tag
    fluent_files.messages_in.cache_clear()


def escaped(texts: list[str]) -> list[str]:
    """Lists the texts with a word of four letters or more that has no accents, although its letters could have them."""
    found = []
    for text in texts:
        if re.fullmatch(r"[a-z0-9_]+(\.[a-z0-9_]+)+", text.strip()):  # the id of a rule is the same in every language
            continue
        words = re.findall(r"[A-Za-z]{4,}", text)
        if any(re.search(r"[aeioucn]", word.lower()) for word in words):
            found.append(text.strip())
    return found
