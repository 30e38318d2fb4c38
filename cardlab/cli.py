"""The command ``cardlab``: list, verify, serve."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from cardlab.errors import CardlabError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 is well, 1 a difference that `verify` found, 2 an error."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except CardlabError as error:
        print(f"cardlab: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cardlab", description="Card games for learning arithmetic and probability.")
    commands = parser.add_subparsers(required=True, metavar="command")

    listing = commands.add_parser("list", help="the games, with what they teach")
    listing.set_defaults(run=_list)

    verifying = commands.add_parser("verify", help="run worked examples, and say what differs")
    verifying.add_argument("files", nargs="+", type=Path, metavar="FILE", help="YAML, or Markdown with yaml blocks")
    verifying.set_defaults(run=_verify)

    serving = commands.add_parser("serve", help="serve the lessons as web pages")
    serving.add_argument("--port", type=int, default=8866, help="the port wanted (the next free one is taken)")
    serving.add_argument("--ip", default="127.0.0.1", help="where to listen; 0.0.0.0 lets other computers in")
    serving.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serving.add_argument("--warm", type=int, default=1, help="kernels of each page that are started ahead")
    serving.add_argument("--idle", type=int, default=600, help="seconds until a kernel without a page is ended")
    serving.set_defaults(run=_serve)
    return parser


def _list(_: argparse.Namespace) -> int:
    from cardlab.explain import Words
    from cardlab.game import slugs

    words = Words()
    for slug in slugs():
        told = (
            f"{words.say(f'{slug}-game')}: {words.say(f'{slug}-game', 'teaches')}"
            if words.has(f"{slug}-game", "teaches")
            else "-"
        )
        print(f"{slug:24} {told}")
    return 0


def _verify(asked: argparse.Namespace) -> int:
    from cardlab.verify import verify

    count, faults = verify(asked.files)
    for fault in faults:
        print(fault)
    print(f"{count} examples, {len(faults)} differences")
    return 1 if faults else 0


def _serve(asked: argparse.Namespace) -> int:
    from cardlab.serve.app import serve

    serve(port=asked.port, ip=asked.ip, browser=not asked.no_browser, warm=asked.warm, idle=asked.idle)
    return 0


if __name__ == "__main__":
    sys.exit(main())
