"""``cardlab docs``: opens the documentation."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardlab.cli.commands.arguments import Subcommands
from cardlab.core.errors import CardlabError

BOOK = Path(__file__).parents[3] / "build" / "docs" / "index.html"
"""The first page of the book that `make docs` builds. The wheel does not contain the book, which would make it five times as
large."""


def add(commands: Subcommands) -> None:
    """Adds the commands of this module with their arguments."""
    reading = commands.add_parser("docs", help="open the documentation, if it has been built")
    reading.add_argument("--no-browser", dest="browser", action="store_false", help="print the path only")
    reading.set_defaults(run=_open_docs)


def _open_docs(asked: argparse.Namespace) -> int:
    import webbrowser

    if not BOOK.is_file():
        raise CardlabError(
            "the documentation has not been built: run make docs in cardlab's source folder (a clone or the unpacked .tar.gz)"
        )
    print(BOOK)
    if asked.browser:
        webbrowser.open(BOOK.as_uri())
    return 0
