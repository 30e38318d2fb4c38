"""The teacher's notes of a lesson: Markdown in `lessons/notes/`, in English, as a piece of a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from mistune import BlockState, HTMLRenderer, create_markdown

from cardlab.core.errors import CardlabError
from cardlab.core.packages import folders
from cardlab.documents.templates import render
from cardlab.documents.worksheet import unbroken
from cardlab.lessons import find, registry
from cardlab.serve.gallery import lessons_folder

LANGUAGE = "en"
"""What the notes are written in."""


class _Tables(HTMLRenderer):
    """Writes tables by a template of ours."""

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


def notes(slug: str) -> str:
    """The notes as Markdown, with their title in the first line; "" where a lesson of another package has none beside it.

    Raises:
        UnknownLesson: There is no such lesson.
        CardlabError: The notes of one of ours are not there.
    """
    find(slug)
    places = [folder / "notes" for folder in (lessons_folder(), *folders())]
    file = next((place / f"{slug}.md" for place in places if (place / f"{slug}.md").is_file()), None)
    if file is not None:
        return file.read_text(encoding="utf-8")
    if slug in registry.built_in():
        raise CardlabError(f"the notes of {slug} are not in {places[0]}: install cardlab again")
    return ""


def notes_html(slug: str) -> str:
    """The notes as HTML, without their title; no sum breaks across a line. The same is raised."""
    _, _, text = notes(slug).partition("\n")
    return str(create_markdown(renderer=_Tables(escape=True), plugins=["table"])(unbroken(text)))
