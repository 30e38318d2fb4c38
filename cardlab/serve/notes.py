"""The teacher's notes of a lesson: Markdown in `lessons/notes/`, in English, as a piece of a page."""

from __future__ import annotations

from mistune import HTMLRenderer, create_markdown

from cardlab.core.errors import CardlabError
from cardlab.core.packages import folders
from cardlab.documents.worksheet import unbroken
from cardlab.lessons import find, registry
from cardlab.serve.gallery import lessons_folder

LANGUAGE = "en"
"""What the notes are written in."""


class _Tables(HTMLRenderer):
    """Rows begin with a head of their own, and cells know the head of their column: a narrow screen has no room for columns."""

    def __init__(self) -> None:
        super().__init__(escape=True)
        self._heads: list[str] = []
        self._column = 0

    def table(self, text: str) -> str:
        """A table, whose cells have been written before it."""
        self._heads = []
        return f"<table>\n{text}</table>\n"

    def table_row(self, text: str) -> str:
        """A row of its body."""
        self._column = 0
        return f"<tr>{text}</tr>\n"

    def table_cell(self, text: str, align: str | None = None, head: bool = False) -> str:
        """A cell of its head or its body."""
        if head:
            self._heads.append(text)
            return f'<th scope="col">{text}</th>'
        name, kind = self._heads[self._column], "td" if self._column else 'th scope="row"'
        self._column += 1
        return f'<{kind} data-name="{name}">{text}</{kind[:2]}>'


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
    return str(create_markdown(renderer=_Tables(), plugins=["table"])(unbroken(text)))
