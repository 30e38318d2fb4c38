"""``cardlab simulate``: plays a game many times and summarises the results."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from cardlab.cli.commands.arguments import Subcommands
from cardlab.core.errors import CardlabError
from cardlab.words.languages import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from concurrent.futures import Executor

MOST_PROCESSES = 61
"""The maximum number of processes that Windows can wait for."""


def add(commands: Subcommands) -> None:
    """Adds the command and its arguments."""
    simulating = commands.add_parser("simulate", help="play a game many times and summarise the results")
    simulating.add_argument("game", metavar="GAME", help="a game listed by `cardlab list`")
    simulating.add_argument("-n", "--matches", type=int, default=1000, metavar="N", help="number of matches")
    simulating.add_argument("--seed", type=int, default=0, help="seed; the same seed plays the same matches")
    simulating.add_argument("--preset", help="a preset, see `cardlab rules GAME`")
    simulating.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; may be repeated")
    simulating.add_argument(
        "--bots",
        action="append",
        default=[],
        metavar="[SEAT=]NAME",
        help="bot: random (default), greedy, easy, medium, hard or coach; for all seats, or for one seat: p1=greedy",
    )
    simulating.add_argument("--csv", type=Path, metavar="FILE", help="write a CSV file with one row per match")
    simulating.add_argument(
        "--parquet", type=Path, metavar="FILE", help="write a Parquet file with one row per match (needs pyarrow)"
    )
    simulating.add_argument("--plot", type=Path, metavar="FILE", help="write a plot of the results: .png, .svg or .pdf")
    simulating.add_argument("--cache", type=Path, metavar="FILE", help="cache file; a later run continues from it")
    simulating.add_argument("--processes", type=int, default=1, metavar="N", help="number of processes")
    simulating.add_argument("--lang", default=DEFAULT_LANGUAGE, help="language of the texts")
    simulating.set_defaults(run=_simulate)


def _simulate(arguments: argparse.Namespace) -> int:
    from cardlab.core.registry import find
    from cardlab.lab.studies import study

    game = find(arguments.game)
    made = game.with_options(arguments.preset, **game.read_options(arguments.option))
    _check_files(arguments)  # before the study, which may take an hour
    with _workers(arguments.processes) as executor:
        try:
            dealt = study(
                made,
                matches=arguments.matches,
                seed=arguments.seed,
                bots=_bots(arguments.bots),
                executor=executor,
                cache=arguments.cache,
                progress=sys.stderr.isatty(),
                language=arguments.lang,
            )
        except KeyboardInterrupt:
            raise CardlabError("stopped before the first match was over") from None
    print(dealt)
    if arguments.csv:
        dealt.to_csv(arguments.csv)
    if arguments.parquet:
        dealt.to_parquet(arguments.parquet)
    if arguments.plot:
        dealt.plot().save(arguments.plot)
    return 0


def _check_files(arguments: argparse.Namespace) -> None:
    """Checks that all files can be written."""
    from cardlab.core.optional_packages import require
    from cardlab.core.whole_files import WriteError
    from cardlab.lab.lazy_plots import plots

    for path in filter(None, (arguments.csv, arguments.parquet, arguments.plot, arguments.cache)):
        if not path.parent.is_dir():
            raise WriteError(f"{path} cannot be written: there is no folder {path.parent}")
        if path.is_dir() and path != arguments.cache:  # a cache that is none has an error of its own
            raise WriteError(f"{path} cannot be written: it is a folder, so add the name of a file")
    if arguments.plot:
        plots()
        from cardlab.lab.plot_base import kind_of

        kind_of(arguments.plot)
    if arguments.parquet:
        require("pyarrow", what="Parquet files", install="pyarrow")


def _bots(spelled: Sequence[str]) -> str | dict[str, str]:
    """Returns the bots: one name for all seats, or seats and names."""
    for text in spelled:
        if "=" not in text and len(spelled) > 1:
            raise CardlabError(
                f"{text!r:.40} is for all seats, but other bots name a seat: write SEAT=NAME for each, such as p1=greedy"
            )
        if text.count("=") > 1:
            each = " ".join(f"--bots {part.strip()}" for part in text.split(","))
            raise CardlabError(f"{text!r:.40} names several seats: write one seat each, such as {each}")
    if spelled and "=" not in spelled[0]:
        return spelled[0]
    return {seat: name for seat, _, name in (text.partition("=") for text in spelled)}


def _workers(n: int) -> AbstractContextManager[Executor | None]:
    """Returns an executor with n processes; none for one. Only this process receives Ctrl-C, and it stops the others."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context
    from signal import SIG_IGN, SIGINT, signal

    if not 1 <= n <= MOST_PROCESSES:
        raise CardlabError(f"--processes is {n}, but must be from 1 to {MOST_PROCESSES}")
    if n == 1:
        return nullcontext()
    return ProcessPoolExecutor(n, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN))
