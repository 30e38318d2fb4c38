"""``cardlab doctor``: describes this installation and its server."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardlab.cli.commands.arguments import Subcommands


def add(commands: Subcommands) -> None:
    """Adds the command of this module with its arguments."""
    looking = commands.add_parser("doctor", help="describe this installation and its server, to paste into a question")
    looking.add_argument("--port", type=int, metavar="N", help="port of the server (default: 8866 and the next ones)")
    looking.add_argument("--base-url", default="/", metavar="PATH", help="base path of the server, such as /cards/")
    looking.add_argument("--data", type=Path, metavar="FOLDER", help="data folder (default: the user's data folder)")
    looking.set_defaults(run=_describe)


def _describe(asked: argparse.Namespace) -> int:
    from cardlab.cli.doctor import report

    print(report(asked.data, asked.port, asked.base_url))
    return 0
