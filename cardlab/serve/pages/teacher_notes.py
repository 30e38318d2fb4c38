"""Renders the teacher's notes of a lesson, Markdown from `cardlab/notes/`, as part of a page.

English notes are in that folder itself, and another language has a subfolder named by its tag: `notes/fr/war.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from mistune import BlockState, HTMLRenderer, create_markdown

from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import read_text
from cardlab.core.installed_packages import HOME, folders
from cardlab.documents.templates import render
from cardlab.documents.worksheet import unbroken
from cardlab.lessons import find, registry
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words


class Notes(NamedTuple):
    """The notes of a lesson.

    Attributes:
        language: The language of the notes: that of the reader, or the default if there are none in it.
        text: Markdown with the title in its first line; "" if there are none.
    """

    language: str
    text: str


class _Page(HTMLRenderer):
    """Renders tables with cardlab's template, and numbers in the reader's digits."""

    def __init__(self, words: Words) -> None:
        super().__init__(escape=True)
        self._words = words

    def text(self, text: str) -> str:
        """Renders the text of a sentence or a cell."""
        return super().text(self._words.in_digits(text))

    def render_token(self, token: dict[str, Any], state: BlockState) -> str:
        """Renders a piece of the notes. HTML in them is shown as text."""
        if token["type"] != "table":
            return super().render_token(token, state)
        head, body = token["children"]
        return _table(self._cells(head, state), [self._cells(row, state) for row in body["children"]])

    def _cells(self, row: dict[str, Any], state: BlockState) -> list[str]:
        """Returns the cells of a row, each as HTML."""
        return [self.render_tokens(cell["children"], state) for cell in row["children"]]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return render("serve/notes_table.html", heads=heads, rows=rows)


def table_html(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Returns a table of texts in the style of the notes."""
    return _table(list(map(escape, heads)), [list(map(escape, row)) for row in rows])


def notes(slug: str, language: str = DEFAULT_LANGUAGE) -> Notes:
    """Returns the notes in a language, or else in the default one. They are empty if a lesson of another package has none.

    Raises:
        UnknownLesson: There is no such lesson.
        CardlabError: The notes of a built-in lesson are missing.
    """
    find(slug)
    for tag in dict.fromkeys((language, DEFAULT_LANGUAGE)):
        file = next((place / f"{slug}.md" for place in _places(tag) if (place / f"{slug}.md").is_file()), None)
        if file is not None:
            return Notes(tag, read_text(file))
    if slug in registry.built_in():
        raise CardlabError(f"the notes of {slug} are missing from {_places(DEFAULT_LANGUAGE)[0]}: reinstall cardlab")
    return Notes(DEFAULT_LANGUAGE, "")


def _places(language: str) -> list[Path]:
    """Returns the folders with notes in a language, the built-in one first, then those of other packages."""
    homes = [folder / "notes" for folder in (HOME, *folders())]
    return homes if language == DEFAULT_LANGUAGE else [home / language for home in homes]


def notes_html(text: str, words: Words) -> str:
    """Returns notes as HTML, without their title. No sum breaks across a line.

    Args:
        text: Markdown.
        words: The language of the notes and the reader's digits.
    """
    _, _, told = text.partition("\n")
    return unbroken(str(create_markdown(renderer=_Page(words), plugins=["table"])(told)))
