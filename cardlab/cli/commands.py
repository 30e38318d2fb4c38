"""The command ``cardlab``: list, rules, play, simulate, verify, lint, words, new, worksheet, serve, data, docs."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlab.cli.counting import counted
from cardlab.core.errors import CardlabError
from cardlab.words.messages import DEFAULT_LANGUAGE

if TYPE_CHECKING:
    from concurrent.futures import Executor

MOST_PROCESSES = 61
"""More than so many Windows cannot wait for."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 is well, 1 a difference that `verify` found, 2 an error."""
    asked = _parser().parse_args(arguments)
    try:
        code = int(asked.run(asked))
        sys.stdout.flush()
        return code
    except CardlabError as error:
        print(f"cardlab: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever reads has enough, as `head` has; nor is there anybody to tell it to at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cardlab", description="Card games for learning arithmetic and probability.")
    commands = parser.add_subparsers(required=True, metavar="command")

    listing = commands.add_parser("list", help="the games, with what they teach")
    listing.set_defaults(run=_list)

    ruling = commands.add_parser("rules", help="how a game is played, and what can be changed")
    ruling.add_argument("game", metavar="GAME", help="a game of `cardlab list`")
    ruling.add_argument("--preset", help="a way to play it: only its rules are told")
    ruling.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; may be repeated")
    _add_words(ruling)
    ruling.set_defaults(run=_rules)

    playing = commands.add_parser("play", help="play a game here, against bots")
    playing.add_argument("game", metavar="GAME", nargs="?", help="a game of `cardlab list`")
    playing.add_argument("--preset", help="a way to play it, see `cardlab rules GAME`")
    playing.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; may be repeated")
    playing.add_argument("--seed", type=int, help="the same seed deals the same cards (otherwise one of a million)")
    playing.add_argument("--seat", default="p1", help="where you sit")
    playing.add_argument("--bot", default="medium", help="who plays the other seats: random, greedy, easy, medium, hard, coach")
    playing.add_argument("--load", type=Path, metavar="FILE", help="go on with a match that was saved")
    _add_words(playing)
    playing.set_defaults(run=_play)

    simulating = commands.add_parser("simulate", help="deal a game many times, and sum up what came of it")
    simulating.add_argument("game", metavar="GAME", help="a game of `cardlab list`")
    simulating.add_argument("-n", "--games", type=int, default=1000, metavar="N", help="how many matches")
    simulating.add_argument("--seed", type=int, default=0, help="the same seed deals the same matches")
    simulating.add_argument("--preset", help="a way to play it, see `cardlab rules GAME`")
    simulating.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; may be repeated")
    simulating.add_argument(
        "--bots",
        "--bot",
        action="append",
        default=[],
        metavar="[SEAT=]NAME",
        help="who plays: random (otherwise), greedy, easy, medium, hard, coach; for all seats or, as p1=greedy, for one",
    )
    simulating.add_argument("--csv", type=Path, metavar="FILE", help="write a row for each match")
    simulating.add_argument("--parquet", type=Path, metavar="FILE", help="the same for Parquet (needs pyarrow)")
    simulating.add_argument("--plot", type=Path, metavar="FILE", help="draw what came of it, as .png, .svg or .pdf")
    simulating.add_argument("--cache", type=Path, metavar="FILE", help="a file for what is dealt, to go on from another time")
    simulating.add_argument("--processes", type=int, default=1, metavar="N", help="so many processes deal")
    simulating.add_argument("--lang", default=DEFAULT_LANGUAGE, help="the language of the words")
    simulating.set_defaults(run=_simulate)

    verifying = commands.add_parser("verify", help="run worked examples, and say what differs")
    verifying.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="YAML, or Markdown with yaml blocks (otherwise those of all games)",
    )
    verifying.set_defaults(run=_verify)

    linting = commands.add_parser("lint", help="check the words: missing, unused, too long, too hard, untested")
    linting.add_argument("--language", metavar="TAG", help="what is still to be translated into a language, with text to paste")
    linting.add_argument("--part", metavar="NAME", help="only the words of one game, lesson or model, such as fast_food")
    linting.set_defaults(run=_lint)

    translating = commands.add_parser("words", help="how far a language has come; its texts to and from a PO file")
    translating.add_argument("language", metavar="TAG", help="the language: es, sv")
    translating.add_argument(
        "--to", type=Path, metavar="FILE", help="write all texts, with context and examples, to this PO file"
    )
    translating.add_argument(
        "--file", action="append", default=[], metavar="NAME", help="only this one: games/war.ftl; may be said again"
    )
    translating.add_argument("--from", type=Path, metavar="FILE", dest="source", help="take translations from this PO file")
    translating.add_argument(
        "--into", type=Path, metavar="FOLDER", help="the folder of the language: words_sv/words_sv/locales/sv"
    )
    translating.set_defaults(run=_translate)

    beginning = commands.add_parser("new", help="begin a part of your own, in a package with words to fill in and a test")
    beginning.add_argument("kind", metavar="KIND", help="game, lesson, model, player or language")
    beginning.add_argument("name", metavar="NAME", help="its name, such as garbage; of a language its tag, such as sv")
    beginning.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where it is made (otherwise here)")
    beginning.set_defaults(run=_new)

    printing = commands.add_parser("worksheet", help="sheets of a lesson's questions to print, with a key")
    printing.add_argument("lesson", metavar="LESSON", help="a lesson, such as addition_war")
    printing.add_argument("--seed", type=int, default=0, help="the same seed prints the same sheets")
    printing.add_argument("--copies", type=int, default=1, help="how many sheets (1 to 200)")
    printing.add_argument("--levels", default="", help="the levels of the questions, such as 2 or 1-3 (otherwise all)")
    printing.add_argument("--kinds", default="", help="the kinds of the questions, such as sum,missing (otherwise all)")
    printing.add_argument("--questions", type=int, default=10, help="questions on a sheet (1 to 40)")
    printing.add_argument("--alike", action="store_true", help="all sheets are the same")
    printing.add_argument("--large", action="store_true", help="large print")
    printing.add_argument("--no-key", dest="key", action="store_false", help="without the answers")
    printing.add_argument("--address", default=None, help="where the lessons are served, for the QR code")
    _add_words(printing)
    printing.add_argument("--out", type=Path, default=None, metavar="FILE", help="a file ending in .html or .pdf")
    printing.set_defaults(run=_worksheet)

    serving = commands.add_parser("serve", help="serve the lessons as web pages", argument_default=argparse.SUPPRESS)
    serving.add_argument("--port", type=int, help="the port wanted (the next free one is taken)")
    serving.add_argument("--ip", help="where to listen; 0.0.0.0 lets other computers in")
    serving.add_argument("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    serving.add_argument("--warm", type=int, help="kernels started ahead for each page that needs one")
    serving.add_argument("--idle", type=int, help="seconds until a kernel without a page is ended")
    serving.add_argument("--kernels", type=int, help="learners with a kernel at most (0 is what this computer can)")
    serving.add_argument(
        "--host", dest="hosts", action="append", metavar="NAME", help="another name of this server, as behind a proxy"
    )
    serving.add_argument("--frames", action="append", metavar="ORIGIN", help="a site that may show the pages in frames")
    serving.add_argument("--code", help="the code to come in from other computers (otherwise a new one); `ps` shows it")
    serving.add_argument(
        "--code-file", type=Path, metavar="FILE", help="a file with that code, which `ps` does not show (or set CARDLAB_CODE)"
    )
    serving.add_argument("--open", action="store_true", help="let other computers in without a code")
    serving.add_argument("--certfile", type=Path, metavar="FILE", help="a certificate, for https")
    serving.add_argument("--keyfile", type=Path, metavar="FILE", help="the key of the certificate")
    serving.add_argument("--folder", type=Path, metavar="FOLDER", help="a folder with notebooks of your own")
    serving.add_argument("--data", type=Path, metavar="FOLDER", help="where sessions are kept (see cardlab data)")
    serving.add_argument("--forget", action="store_true", help="keep nothing when the server ends")
    serving.add_argument("--days", type=int, help="for how many days sessions are kept")
    serving.add_argument(
        "--tickets", action="store_true", help="have exit tickets handed in, with a name: see docs/reference/kept.md"
    )
    serving.add_argument("--learners", type=int, help="for how many learners there is room at once")
    serving.add_argument(
        "--workers", type=int, metavar="N", help="processes for bots that search and for experiments (otherwise one a core)"
    )
    serving.add_argument("--base-url", metavar="PATH", help="the path below which the pages are: /cards/")
    serving.add_argument(
        "--jupyterhub", action="store_true", help="as a JupyterHub wants it that starts this: see docs/how-to/deploy.md"
    )
    serving.set_defaults(run=_serve)

    reading = commands.add_parser("docs", help="open the book, where it has been built")
    reading.add_argument("--no-browser", dest="browser", action="store_false", help="only say where it is")
    reading.set_defaults(run=_open_docs)

    keeping = commands.add_parser("data", help="what is kept about learners: show, export or delete it")
    _add_folder(keeping, default=None)
    keeping.set_defaults(run=_show_data, learners=False)
    actions = keeping.add_subparsers(metavar="show | export | delete")
    showing = actions.add_parser("show", help="what is kept, and where (as without a word)")
    showing.add_argument("--learners", action="store_true", help="also a line for each learner")
    showing.set_defaults(run=_show_data)
    exporting = actions.add_parser("export", help="write all that is kept, a line of JSON for each session")
    exporting.add_argument("file", type=Path, metavar="FILE", help="a new file")
    exporting.set_defaults(run=_export_data)
    deleting = actions.add_parser("delete", help="delete what is kept about a learner, what is old, or all")
    which = deleting.add_mutually_exclusive_group(required=True)
    which.add_argument("--learner", metavar="ID", help="a learner of `cardlab data show --learners`")
    which.add_argument("--older-than", type=int, metavar="DAYS", help="what was not touched for so many days")
    which.add_argument("--all", action="store_true", help="everything")
    deleting.add_argument("--yes", action="store_true", help="do not ask")
    deleting.set_defaults(run=_delete_data)
    for action in (showing, exporting, deleting):
        _add_folder(action, default=argparse.SUPPRESS)  # before the word or after it
    return parser


def _add_folder(command: argparse.ArgumentParser, default: object) -> None:
    """Where learners' data are."""
    command.add_argument(
        "--data", type=Path, default=default, metavar="FOLDER", help="where they are (otherwise in the user's data folder)"
    )


def _add_words(command: argparse.ArgumentParser) -> None:
    """What a command says its words in."""
    command.add_argument("--lang", default=DEFAULT_LANGUAGE, help="the language of the words: en, ar, es, fr")
    command.add_argument("--digits", default="", help="other digits than 0123456789, where the language has them: arab")


BOOK = Path(__file__).parents[2] / "build" / "docs" / "index.html"
"""Where `make docs` puts the first page of the book. A wheel is without it: it is five times as large."""


def _open_docs(asked: argparse.Namespace) -> int:
    import webbrowser

    if not BOOK.is_file():
        raise CardlabError(
            "the book is not built here. In a folder with cardlab's sources (a clone, or the unpacked .tar.gz): make docs"
        )
    print(BOOK)
    if asked.browser:
        webbrowser.open(BOOK.as_uri())
    return 0


def _list(_: argparse.Namespace) -> int:
    from cardlab.core.registry import slugs
    from cardlab.words.messages import Words

    words = Words()
    for slug in slugs():
        told = (
            f"{words.say(f'{slug}-game')}: {words.say(f'{slug}-game', 'teaches')}"
            if words.has(f"{slug}-game", "teaches")
            else "-"
        )
        print(f"{slug:24} {told}")
    return 0


def _rules(asked: argparse.Namespace) -> int:
    from cardlab.cli.terminal import rulebook_text
    from cardlab.core.registry import find
    from cardlab.words.messages import Words

    game = find(asked.game)
    made = game.with_options(asked.preset, **game.read_options(asked.option))
    print(rulebook_text(made, Words(asked.lang, digits=asked.digits)))
    return 0


def _play(asked: argparse.Namespace) -> int:
    from secrets import randbelow

    from cardlab.cli.terminal import Terminal
    from cardlab.core.registry import find
    from cardlab.match import Match
    from cardlab.players import find as find_player
    from cardlab.words.messages import Words

    if asked.load is not None:
        match = Match.load(_read(asked.load))
    elif asked.game is None:
        raise CardlabError("which game? Write cardlab play GAME; `cardlab list` names them.")
    else:
        game = find(asked.game)
        seed = randbelow(1_000_000) if asked.seed is None else asked.seed
        match = Match(game.with_options(asked.preset, **game.read_options(asked.option)), seed)
    bots = {seat: find_player(asked.bot) for seat in match.game.seats if seat != asked.seat}
    Terminal(match, asked.seat, bots, Words(asked.lang, digits=asked.digits)).run()
    return 0


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CardlabError(f"{path} cannot be read: {error}") from error


def _simulate(asked: argparse.Namespace) -> int:
    from cardlab.core.registry import find
    from cardlab.lab.simulate import study

    game = find(asked.game)
    made = game.with_options(asked.preset, **game.read_options(asked.option))
    _can_be_written(asked)  # before what may take an hour
    with _workers(asked.processes) as executor:
        try:
            dealt = study(
                made,
                games=asked.games,
                seed=asked.seed,
                bots=_bots(asked.bots),
                executor=executor,
                cache=asked.cache,
                progress=sys.stderr.isatty(),
                language=asked.lang,
            )
        except KeyboardInterrupt:
            raise CardlabError("stopped before the first match was over") from None
    print(dealt)
    if asked.csv:
        dealt.to_csv(asked.csv)
    if asked.parquet:
        dealt.to_parquet(asked.parquet)
    if asked.plot:
        dealt.plot().save(asked.plot)
    return 0


def _can_be_written(asked: argparse.Namespace) -> None:
    """Whether the files that are asked for can be made at all."""
    from cardlab.core.extras import require
    from cardlab.lab.files import cannot_write
    from cardlab.lab.show import plots

    for path in filter(None, (asked.csv, asked.parquet, asked.plot, asked.cache)):
        if not path.parent.is_dir():
            raise cannot_write(path, FileNotFoundError(f"there is no folder {path.parent}"))
    if asked.plot:
        plots()
        from cardlab.lab.canvas import kind_of

        kind_of(asked.plot)
    if asked.parquet:
        require("pyarrow", what="Parquet files", install="pyarrow")


def _bots(spelled: Sequence[str]) -> str | dict[str, str]:
    """Who plays: one name for all seats, or seats and names."""
    for text in spelled:
        if "=" not in text and len(spelled) > 1:
            raise CardlabError(
                f"{text!r:.40} is for all seats, and others are named too: write SEAT=NAME for each, as p1=greedy"
            )
    if spelled and "=" not in spelled[0]:
        return spelled[0]
    return {seat: name for seat, _, name in (text.partition("=") for text in spelled)}


def _workers(n: int) -> AbstractContextManager[Executor | None]:
    """So many processes; this one where it is one. Ctrl-C is for this one alone, which says when the others stop."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context
    from signal import SIG_IGN, SIGINT, signal

    if not 1 <= n <= MOST_PROCESSES:
        raise CardlabError(f"--processes is {n}, and must be from 1 to {MOST_PROCESSES}")
    if n == 1:
        return nullcontext()
    return ProcessPoolExecutor(n, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN))


def _verify(asked: argparse.Namespace) -> int:
    from cardlab.testing.examples import all_shipped, verify

    count, faults = verify(asked.files or all_shipped())
    for fault in faults:
        print(fault)
    print(f"{counted(count, 'example')}, {counted(len(faults), 'difference')}")
    return 1 if faults else 0


def _lint(asked: argparse.Namespace) -> int:
    from cardlab.testing.findings import report
    from cardlab.testing.languages import language_findings
    from cardlab.testing.lint import lint, of_part

    found = lint() if asked.language is None else language_findings(asked.language)
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
    from cardlab.testing.translating import examples, from_po, progress, to_po

    if asked.source is not None:
        if asked.into is None:
            raise CardlabError("say where the message files lie: --into FOLDER, such as words_sv/words_sv/locales/sv")
        found = from_po(_read(asked.source), asked.language, asked.into)
        for finding in found:
            print(finding)
        print(counted(len(found), "finding"))
        return 1 if found else 0
    if asked.to is not None:
        asked.to.write_text(to_po(asked.language, examples(), asked.file), encoding="utf-8")
        print(asked.to)
        return 0
    parts = progress(asked.language)
    for part in parts:
        left = f"{part.words} words left" if part.said < part.texts else ""
        print(f"{part.said:5} of {part.texts:3}  {part.path:40}{left}".rstrip())
    said, all_of_them = sum(part.said for part in parts), sum(part.texts for part in parts)
    print(f"{said:5} of {counted(all_of_them, 'text')}, {counted(sum(part.words for part in parts), 'word')} left")
    return 0


def _new(asked: argparse.Namespace) -> int:
    from cardlab.cli.new import new_part

    home = new_part(asked.kind, asked.name, asked.into)
    print(f"{home}\nNow: pip install -e {home} && pytest {home}\nThe test lists what is to be written.")
    return 0


def _worksheet(asked: argparse.Namespace) -> int:
    from cardlab.documents.worksheet import ADDRESS, Worksheet, print_pdf
    from cardlab.teaching.levels import read_levels

    names = ("lesson", "seed", "copies", "questions", "alike", "large", "key")
    told = {name: getattr(asked, name) for name in names}
    told["levels"] = read_levels(asked.levels) if asked.levels else None
    told["kinds"] = tuple(kind.strip() for kind in asked.kinds.split(",") if kind.strip())
    sheets = Worksheet(**told, language=asked.lang, digits=asked.digits, address=asked.address or ADDRESS)
    path = asked.out or Path(f"{asked.lesson}-{asked.seed}.html")
    if path.suffix not in (".html", ".pdf"):
        raise CardlabError(f"{str(path)!r} ends in neither .html nor .pdf: name the file that is to be written")
    try:
        print_pdf(sheets.to_html(), path) if path.suffix == ".pdf" else path.write_text(sheets.to_html(), encoding="utf-8")
    except OSError as error:
        raise CardlabError(f"{path} cannot be written: {error}") from error
    print(path)
    return 0


def _serve(asked: argparse.Namespace) -> int:
    import cardlab.serve  # noqa: F401 - before Voila: it says what Voila need not load
    from cardlab.core.extras import require

    require("voila", what="served pages", install="'cardlab[serve]'")
    try:
        from cardlab.serve.app import serve
        from cardlab.serve.door import found_code
        from cardlab.serve.serving import Serving
        from cardlab.serve.spawned import spawned

        names = {field.name for field in fields(Serving)}
        told: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in vars(asked).items() if name in names
        }
        if "code" not in told:
            told["code"] = found_code(getattr(asked, "code_file", None), os.environ)
        elif hasattr(asked, "code_file"):
            raise CardlabError("--code and --code-file both give a code: leave one of them out")
        if told.get("jupyterhub"):
            wanted = spawned()
            told |= {"ip": wanted.ip, "port": wanted.port, "base_url": wanted.base_url, "browser": False}
            told["hosts"] = (*told.get("hosts", ()), *wanted.hosts)
        serve(Serving(**told))
    except KeyboardInterrupt:  # before there was anything to end
        print(file=sys.stderr)
    return 0


def _show_data(asked: argparse.Namespace) -> int:
    from cardlab.cli.data import show

    print(show(_folder(asked), learners=asked.learners))
    return 0


def _export_data(asked: argparse.Namespace) -> int:
    from cardlab.cli.data import export

    print(f"{asked.file}: {counted(export(_folder(asked), asked.file), 'session')}")
    return 0


def _delete_data(asked: argparse.Namespace) -> int:
    from cardlab.cli.data import delete_all, delete_learner, delete_older

    def sure(question: str) -> bool:
        try:
            return asked.yes or input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
        except EOFError:
            return False

    folder = _folder(asked)
    if asked.all:
        print(delete_all(folder, sure))
    elif asked.learner is not None:
        print(delete_learner(folder, asked.learner, sure))
    else:
        print(delete_older(folder, asked.older_than, sure))
    return 0


def _folder(asked: argparse.Namespace) -> Path:
    from cardlab.serve.data_file import data_folder

    return asked.data or data_folder()


if __name__ == "__main__":
    sys.exit(main())
