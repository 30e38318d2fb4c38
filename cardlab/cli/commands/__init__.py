"""The subcommands of ``cardlab``. Each module defines the arguments of some subcommands and runs them."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence

import cardlab
from cardlab.cli.commands import authoring, data, docs, doctor, export, games, serve, simulate, worksheet
from cardlab.core.errors import CardlabError

PARTS = (games, simulate, authoring, worksheet, export, serve, docs, data, doctor)
"""The modules, in the order of ``cardlab --help``."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command. Returns 0 for success, 1 for a difference that `verify` found, 2 for an error."""
    _prepare_streams()
    try:
        asked = parser().parse_args(arguments)
        code = int(asked.run(asked))
        sys.stdout.flush()
        return code
    except CardlabError as error:
        print(f"cardlab: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the program that reads our output has closed it, as `head` does; nobody is left to tell
        _drop_output()
        return 0
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _drop_output()
        print(f"cardlab: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 2


def _prepare_streams() -> None:
    """Makes every text printable, whatever the terminal or the file can hold.

    A shell may close a stream, and on Windows a redirected one has a code page without card suits. A file gets UTF-8, unless
    the environment names another encoding; a character that cannot be written becomes a question mark.
    """
    for name, stream, mode in (("stdin", sys.stdin, "r"), ("stdout", sys.stdout, "w"), ("stderr", sys.stderr, "w")):
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # it stays open to the end
    for stream in (sys.stdout, sys.stderr):
        if stream in (sys.__stdout__, sys.__stderr__) and isinstance(
            stream, io.TextIOWrapper
        ):  # not one that a test has replaced
            as_it_is = stream.isatty() or "PYTHONIOENCODING" in os.environ
            stream.reconfigure(encoding=None if as_it_is else "utf-8", errors="replace")


def _drop_output() -> None:
    """Sends what is left of the output nowhere. Python would otherwise try to write it again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    said = argparse.ArgumentParser(prog="cardlab", description="Card games for learning arithmetic and probability.")
    said.add_argument("--version", action="version", version=f"cardlab {cardlab.__version__}")
    commands = said.add_subparsers(required=True, metavar="command")
    for part in PARTS:
        part.add(commands)
    return said
