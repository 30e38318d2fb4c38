"""``cardlab worksheet``: makes worksheets to print."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardlab.cli.commands.arguments import Subcommands, add_words
from cardlab.core.errors import CardlabError
from cardlab.core.whole_files import write_text


def add(commands: Subcommands) -> None:
    """Adds the commands of this module with their arguments."""
    printing = commands.add_parser("worksheet", help="make worksheets of a lesson, with an answer key")
    printing.add_argument("lesson", metavar="LESSON", help="a lesson, such as addition_war")
    printing.add_argument("--seed", type=int, default=0, help="seed; the same seed prints the same sheets")
    printing.add_argument("--copies", type=int, default=1, help="number of sheets (1 to 200)")
    printing.add_argument("--levels", default="", help="levels of the questions, such as 2 or 1-3 (default: all)")
    printing.add_argument("--kinds", default="", help="kinds of questions, such as sum,missing (default: all)")
    printing.add_argument("--deck", default="", help="deck of the lesson compare, such as fractions or '1/2, 2/4, 3/4'")
    printing.add_argument("--questions", type=int, default=10, help="questions per sheet (1 to 40)")
    printing.add_argument("--alike", action="store_true", help="make all sheets the same")
    printing.add_argument("--large", action="store_true", help="large print")
    printing.add_argument("--no-key", dest="key", action="store_false", help="leave out the answers")
    printing.add_argument("--address", default=None, help="address of the lessons, for the QR code")
    add_words(printing)
    printing.add_argument("--out", type=Path, default=None, metavar="FILE", help="output file, ending in .html or .pdf")
    printing.set_defaults(run=_worksheet)


def _worksheet(asked: argparse.Namespace) -> int:
    from cardlab.documents.worksheet import ADDRESS, Worksheet, print_pdf
    from cardlab.teaching.level_range import read_levels

    names = ("lesson", "seed", "copies", "questions", "alike", "large", "key", "deck")
    told = {name: getattr(asked, name) for name in names}
    told["levels"] = read_levels(asked.levels) if asked.levels else None
    told["kinds"] = tuple(kind.strip() for kind in asked.kinds.split(",") if kind.strip())
    sheets = Worksheet(**told, language=asked.lang, digits=asked.digits, address=asked.address or ADDRESS)
    path = asked.out or Path(f"{asked.lesson}-{asked.seed}.html")
    if path.suffix not in (".html", ".pdf"):
        raise CardlabError(f"{str(path)!r} is not a .html or .pdf file: give the output file one of these endings")
    print_pdf(sheets.to_html(), path) if path.suffix == ".pdf" else write_text(path, sheets.to_html())
    print(path)
    if not asked.address:
        print(
            f"Its QR codes lead to {ADDRESS}, which works only on this computer: give the class's own with --address",
            file=sys.stderr,
        )
    return 0
