"""Defines the arguments that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from cardlab.core.errors import SaveError
from cardlab.core.foreign_files import read_text
from cardlab.words.languages import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from cardlab.match import Match

Subcommands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""The collection of parsers to which commands are added."""


def add_words(command: argparse.ArgumentParser) -> None:
    """Adds the options for language and digits."""
    command.add_argument("--lang", default=DEFAULT_LANGUAGE, help="language of the texts: en, ar, es or fr")
    command.add_argument("--digits", default="", help="digits other than 0123456789, if the language has them: arab")


def read_match(path: Path) -> Match:
    """Returns the match that a file has.

    Raises:
        CardlabError: The file cannot be read, or is not a saved match.
    """
    from cardlab.match import Match

    try:
        return Match.load(read_text(path))
    except SaveError as error:
        raise SaveError(f"{path}: {error}") from error
