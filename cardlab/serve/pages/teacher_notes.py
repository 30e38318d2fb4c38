"""The teacher's notes of a lesson: Markdown in `cardlab/notes/`, as a piece of a page.

English lies in that folder itself, another language in a folder of its tag below it: `notes/fr/war.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from mistune import BlockState, HTMLRenderer, create_markdown

from cardlab.core.errors import CardlabError
from cardlab.core.installed_packages import HOME, folders
from cardlab.documents.templates import render
from cardlab.documents.worksheet import unbroken
from cardlab.lessons import find, registry
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words


class Notes(NamedTuple):
    """The notes of a lesson.

    Attributes:
        language: What they are written in: that of the reader, or the default where there are none in it.
        text: Markdown, with their title in the first line; "" where there are none.
    """

    language: str
    text: str


class _Page(HTMLRenderer):
    """Writes tables by a template of ours, and numbers as the reader has them."""

    def __init__(self, words: Words) -> None:
        super().__init__(escape=True)
        self._words = words

    def text(self, text: str) -> str:
        """A piece of a sentence, or a cell: not what stands there as it is typed."""
        return super().text(self._words.in_digits(text))

    def render_token(self, token: dict[str, Any], state: BlockState) -> str:
        """A piece of the notes; what is HTML in them is shown as it is written."""
        if token["type"] != "table":
            return super().render_token(token, state)
        head, body = token["children"]
        return _table(self._cells(head, state), [self._cells(row, state) for row in body["children"]])

    def _cells(self, row: dict[str, Any], state: BlockState) -> list[str]:
        """The cells of a row, each as HTML."""
        return [self.render_tokens(cell["children"], state) for cell in row["children"]]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return render("serve/notes_table.html", heads=heads, rows=rows)


def table_html(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts as those of the notes are."""
    return _table(list(map(escape, heads)), [list(map(escape, row)) for row in rows])


def notes(slug: str, language: str = DEFAULT_LANGUAGE) -> Notes:
    """The notes in a language, or else in the default one; none where a lesson of another package has none beside it.

    Raises:
        UnknownLesson: There is no such lesson.
        CardlabError: The notes of one of ours are not there.
    """
    find(slug)
    for tag in dict.fromkeys((language, DEFAULT_LANGUAGE)):
        file = next((place / f"{slug}.md" for place in _places(tag) if (place / f"{slug}.md").is_file()), None)
        if file is not None:
            return Notes(tag, file.read_text(encoding="utf-8"))
    if slug in registry.built_in():
        raise CardlabError(f"the notes of {slug} are missing from {_places(DEFAULT_LANGUAGE)[0]}: reinstall cardlab")
    return Notes(DEFAULT_LANGUAGE, "")


def _places(language: str) -> list[Path]:
    """The folders in which notes of a language lie: ours, then those of other packages."""
    homes = [folder / "notes" for folder in (HOME, *folders())]
    return homes if language == DEFAULT_LANGUAGE else [home / language for home in homes]


def notes_html(text: str, words: Words) -> str:
    """Notes as HTML, without their title; no sum breaks across a line.

    Args:
        text: Markdown.
        words: The language of the notes and the reader's digits.
    """
    _, _, told = text.partition("\n")
    return unbroken(str(create_markdown(renderer=_Page(words), plugins=["table"])(told)))
