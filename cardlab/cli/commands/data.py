"""``cardlab data``: shows, exports, backs up, restores and deletes learners' data."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from cardlab.cli.commands.arguments import Subcommands
from cardlab.cli.plural import counted


def add(commands: Subcommands) -> None:
    """Adds the commands of this module with their arguments."""
    keeping = commands.add_parser("data", help="show, export, back up, restore or delete stored learner data")
    _add_folder(keeping, default=None)
    keeping.set_defaults(run=_show_data, learners=False)
    actions = keeping.add_subparsers(metavar="show | export | backup | restore | delete")
    showing = actions.add_parser("show", help="show what is stored, and where (the default)")
    showing.add_argument("--learners", action="store_true", help="also list each learner")
    showing.set_defaults(run=_show_data)
    exporting = actions.add_parser("export", help="write all stored data, one line of JSON per session")
    exporting.add_argument("file", type=Path, metavar="FILE", help="file to create")
    exporting.set_defaults(run=_export_data)
    backing_up = actions.add_parser("backup", help="write all stored data to one file, also while a server runs")
    backing_up.add_argument("file", type=Path, metavar="FILE", help="file to create")
    backing_up.set_defaults(run=_back_up_data)
    restoring = actions.add_parser("restore", help="add the sessions of a backup that are not stored now")
    restoring.add_argument("file", type=Path, metavar="FILE", help="file that `cardlab data backup` has written")
    restoring.add_argument("--replace", action="store_true", help="delete everything stored first; no server may be running")
    restoring.add_argument("--yes", action="store_true", help="replace without asking")
    restoring.set_defaults(run=_restore_data)
    deleting = actions.add_parser("delete", help="delete the data of one learner, old data, or everything")
    which = deleting.add_mutually_exclusive_group(required=True)
    which.add_argument("--learner", metavar="ID", help="a learner listed by `cardlab data show --learners`")
    which.add_argument("--older-than", type=int, metavar="DAYS", help="delete data not used for this many days")
    which.add_argument("--all", action="store_true", help="delete everything")
    deleting.add_argument("--yes", action="store_true", help="delete without asking")
    deleting.set_defaults(run=_delete_data)
    for action in (showing, exporting, backing_up, restoring, deleting):
        _add_folder(action, default=argparse.SUPPRESS)  # before the word or after it


def _add_folder(command: argparse.ArgumentParser, default: object) -> None:
    """Adds the option for the folder of learners' data."""
    command.add_argument(
        "--data", type=Path, default=default, metavar="FOLDER", help="data folder (default: the user's data folder)"
    )


def _show_data(asked: argparse.Namespace) -> int:
    from cardlab.cli.learner_data import show

    print(show(_folder(asked), learners=asked.learners))
    return 0


def _export_data(asked: argparse.Namespace) -> int:
    from cardlab.cli.learner_data import export

    print(f"{asked.file}: {counted(export(_folder(asked), asked.file), 'session')}")
    return 0


def _back_up_data(asked: argparse.Namespace) -> int:
    from cardlab.serve.storage.backup import back_up

    print(f"{asked.file}: {counted(back_up(_folder(asked), asked.file), 'session')}")
    return 0


def _restore_data(asked: argparse.Namespace) -> int:
    from cardlab.cli.learner_data import confirm
    from cardlab.serve.storage.backup import restore

    folder = _folder(asked)
    if asked.replace:
        confirm(f"Delete all sessions and exit tickets in {folder}, and take those of {asked.file}?", partial(_is_sure, asked))
    print(f"Added: {counted(restore(folder, asked.file, replace=asked.replace), 'session')}.")
    return 0


def _delete_data(asked: argparse.Namespace) -> int:
    from cardlab.cli.learner_data import delete_all, delete_learner, delete_older

    folder, sure = _folder(asked), partial(_is_sure, asked)
    if asked.all:
        print(delete_all(folder, sure))
    elif asked.learner is not None:
        print(delete_learner(folder, asked.learner, sure))
    else:
        print(delete_older(folder, asked.older_than, sure))
    return 0


def _is_sure(asked: argparse.Namespace, question: str) -> bool:
    """Whether the user confirms something, on the command line or now."""
    try:
        return asked.yes or input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _folder(asked: argparse.Namespace) -> Path:
    from cardlab.serve.storage.files import data_folder

    return asked.data or data_folder()
