"""``cardlab verify``, ``lint``, ``words`` and ``new``: checks for authors and translators, and templates of new parts."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardlab.cli.commands.arguments import Subcommands
from cardlab.cli.plural import counted
from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import read_text
from cardlab.core.whole_files import write_text


def add(commands: Subcommands) -> None:
    """Adds the commands of this module with their arguments."""
    verifying = commands.add_parser("verify", help="run worked examples and show the differences")
    verifying.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="YAML files, or Markdown files with yaml blocks (default: all games)",
    )
    verifying.set_defaults(run=_verify)

    linting = commands.add_parser("lint", help="check the messages: missing, unused, too long, too hard, untested")
    linting.add_argument(
        "--language", metavar="TAG", help="list what still needs translating into this language, with text to paste"
    )
    linting.add_argument("--part", metavar="NAME", help="check one game, lesson or model only, such as fast_food")
    linting.set_defaults(run=_lint)

    translating = commands.add_parser("translate", help="show how much of a language is translated; write or read a PO file")
    translating.add_argument("language", metavar="TAG", help="language tag, such as es or sv")
    translating.add_argument(
        "--to", type=Path, metavar="FILE", help="write all texts, with context and examples, to this PO file"
    )
    translating.add_argument(
        "--file", action="append", default=[], metavar="NAME", help="only this file, such as games/war.ftl; may be repeated"
    )
    translating.add_argument("--from", type=Path, metavar="FILE", dest="source", help="read translations from this PO file")
    translating.add_argument(
        "--into", type=Path, metavar="FOLDER", help="folder of the language, such as words_sv/words_sv/locales/sv"
    )
    translating.set_defaults(run=_translate)

    beginning = commands.add_parser("new", help="create a package for a part of your own, with messages to fill in and a test")
    beginning.add_argument("kind", metavar="KIND", help="game, lesson, model, bot or language")
    beginning.add_argument("name", metavar="NAME", help="name, such as garbage; for a language its tag, such as sv")
    beginning.add_argument(
        "--into",
        type=Path,
        default=Path(),
        metavar="FOLDER",
        help="folder for the new package (default: this one), or an existing package to add to",
    )
    beginning.set_defaults(run=_new)


def _verify(asked: argparse.Namespace) -> int:
    from cardlab.testing.worked_examples import all_shipped, verify

    count, faults = verify(asked.files or all_shipped())
    for fault in faults:
        print(fault)
    print(f"{counted(count, 'example')}, {counted(len(faults), 'difference')}")
    return 1 if faults else 0


def _lint(asked: argparse.Namespace) -> int:
    from cardlab.testing.findings import report
    from cardlab.testing.languages import language_findings
    from cardlab.testing.lint import homes_of, lint, of_part

    homes = None if asked.part is None else homes_of(asked.part)
    found = lint(homes) if asked.language is None else language_findings(asked.language)
    if asked.part is not None:
        found = of_part(asked.part, found)
    if asked.language is not None:
        print(report(f"the language {asked.language}", found))
        return 1 if found else 0
    for finding in found:
        print(finding)
    print(counted(len(found), "finding"))
    return 1 if found else 0


def _translate(asked: argparse.Namespace) -> int:
    from cardlab.testing.po_files import examples, from_po, progress, to_po

    if asked.source is not None:
        if asked.into is None:
            raise CardlabError("no folder of message files given: write --into FOLDER, such as words_sv/words_sv/locales/sv")
        found = from_po(read_text(asked.source), asked.language, asked.into, asked.source)
        for finding in found:
            print(finding)
        print(counted(len(found), "finding"))
        return 1 if found else 0
    if asked.to is not None:
        write_text(asked.to, to_po(asked.language, examples(), asked.file))
        print(asked.to)
        return 0
    parts = progress(asked.language)
    for part in parts:
        left = f"{part.words} words left" if part.translated < part.texts else ""
        print(f"{part.translated:5} of {part.texts:3}  {part.path:40}{left}".rstrip())
    said, all_of_them = sum(part.translated for part in parts), sum(part.texts for part in parts)
    print(f"{said:5} of {counted(all_of_them, 'text')}, {counted(sum(part.words for part in parts), 'word')} left")
    return 0


def _new(asked: argparse.Namespace) -> int:
    from cardlab.cli.new import new_part

    home = new_part(asked.kind, asked.name, asked.into)
    print(f"{home}\nNow: pip install -e {home} && pytest {home}\nThe test lists what you still have to write.")
    return 0
