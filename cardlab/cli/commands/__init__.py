"""The subcommands of ``cardlab``. Each module defines the arguments of some subcommands and runs them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from cardlab.cli.commands import authoring, data, docs, games, serve, simulate, worksheet
from cardlab.core.errors import CardlabError

PARTS = (games, simulate, authoring, worksheet, serve, docs, data)
"""The modules, in the order of ``cardlab --help``."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command. Returns 0 for success, 1 for a difference that `verify` found, 2 for an error."""
    asked = parser().parse_args(arguments)
    try:
        code = int(asked.run(asked))
        sys.stdout.flush()
        return code
    except CardlabError as error:
        print(f"cardlab: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the program that reads our output has closed it, as `head` does; nobody is left to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    said = argparse.ArgumentParser(prog="cardlab", description="Card games for learning arithmetic and probability.")
    commands = said.add_subparsers(required=True, metavar="command")
    for part in PARTS:
        part.add(commands)
    return said
