"""Defines the arguments that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TypeAlias

from cardlab.core.errors import CardlabError
from cardlab.words.languages import DEFAULT_LANGUAGE

Subcommands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""The collection of parsers to which commands are added."""


def add_words(command: argparse.ArgumentParser) -> None:
    """Adds the options for language and digits."""
    command.add_argument("--lang", default=DEFAULT_LANGUAGE, help="language of the texts: en, ar, es or fr")
    command.add_argument("--digits", default="", help="digits other than 0123456789, if the language has them: arab")


def read_file(path: Path) -> str:
    """Returns the text of a file.

    Raises:
        CardlabError: It cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CardlabError(f"{path} cannot be read: {error}") from error
