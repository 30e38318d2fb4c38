"""Makes the addresses that a teacher's page shows: those for the class, and links to other pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardlab.documents.page_address import GAMES, lesson_address
from cardlab.serve.http.url_paths import BOARD
from cardlab.serve.pages.locale_links import address


@dataclass(frozen=True)
class PageAddresses:
    """The addresses of pages, from the point of view of the browser that asks.

    Attributes:
        host: The origin that a class types: ``http://10.0.0.5:8866``.
        base_url: The path of the server there, with a slash at both ends.
        pages_url: The path of the lesson pages, with a slash at both ends: ``/voila/render/``.
        keeps: Whether learners' progress is being saved.
        class_pages: The teacher's pages about the class that this server has: ``tickets``, ``kept``.
        leave: The path at which this browser gives up the teacher's role; "" if no cookie gives it.
    """

    host: str
    base_url: str
    pages_url: str
    keeps: bool = True
    class_pages: tuple[str, ...] = ()
    leave: str = ""

    def teacher(self, slug: str) -> str:
        """Returns the path of the teacher's page of a lesson."""
        return f"{self.base_url}cardlab/teacher/{slug}"

    def decks(self, query: Mapping[str, object]) -> str:
        """Returns the path of the page *Make a deck*."""
        return address(f"{self.base_url}cardlab/decks", query)

    def deck_sheets(self, query: Mapping[str, object]) -> str:
        """Returns the path of the cards of a deck to print."""
        return address(f"{self.base_url}cardlab/decks/print", query)

    def table(self, query: Mapping[str, object]) -> str:
        """Returns the path of a table."""
        return address(self.pages_url + GAMES, query)

    def board(self, text: str) -> str:
        """Returns the address of the lesson about a deck as a class copies it from the board, without its scheme:
        ``10.0.0.5:8866/cardlab/with/fractions``.
        """
        return f"{self.host.partition('://')[2]}{self.base_url}{BOARD}{text}"

    def lesson(self, slug: str, query: Mapping[str, object]) -> str:
        """Returns the full address of a lesson."""
        return f"{self.host}{self.pages_url}{lesson_address(slug, query)}"
