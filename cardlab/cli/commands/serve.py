"""``cardlab serve``: serves the lessons and tables as web pages."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from cardlab.cli.commands.arguments import Subcommands
from cardlab.core.errors import CardlabError


def add(commands: Subcommands) -> None:
    """Adds the commands of this module with their arguments."""
    serving = commands.add_parser("serve", help="serve the lessons as web pages", argument_default=argparse.SUPPRESS)
    serving.add_argument("--port", type=int, help="port to listen on; the next free one if it is taken")
    serving.add_argument("--ip", help="address to listen on; 0.0.0.0 lets other computers in")
    serving.add_argument("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    serving.add_argument(
        "--host", dest="hosts", action="append", metavar="NAME", help="another host name of this server, such as behind a proxy"
    )
    serving.add_argument(
        "--trusted-proxy",
        dest="trusted_proxies",
        action="append",
        metavar="ADDRESS",
        help="address or network of a proxy that is not on this computer; with --host",
    )
    serving.add_argument("--base-url", metavar="PATH", help="base path of all pages, such as /cards/")
    serving.add_argument(
        "--allow-frames-from", action="append", metavar="ORIGIN", help="a site that may embed the pages in frames; needs https"
    )
    serving.add_argument("--certfile", type=Path, metavar="FILE", help="certificate, for https")
    serving.add_argument("--keyfile", type=Path, metavar="FILE", help="key of the certificate")
    serving.add_argument(
        "--access-code", metavar="CODE", help="access code for other computers; a new one if left out. `ps` shows it to others"
    )
    serving.add_argument(
        "--access-code-file",
        type=Path,
        metavar="FILE",
        help="file with the access code, which `ps` does not show (or set CARDLAB_CODE)",
    )
    serving.add_argument(
        "--teacher-code",
        metavar="CODE",
        help="code for teacher's pages on other devices; a new one if left out. `ps` shows it to others",
    )
    serving.add_argument(
        "--teacher-code-file",
        type=Path,
        metavar="FILE",
        help="file with the teacher's code, which `ps` does not show (or set CARDLAB_TEACHER_CODE)",
    )
    serving.add_argument("--no-access-code", action="store_true", help="allow other computers without an access code")
    serving.add_argument("--folder", type=Path, metavar="FOLDER", help="folder with notebooks of your own")
    serving.add_argument("--data", type=Path, metavar="FOLDER", help="folder in which sessions are stored (see cardlab data)")
    serving.add_argument("--keep-days", type=int, metavar="N", help="number of days to keep sessions")
    serving.add_argument("--in-memory", action="store_true", help="keep sessions in memory, and store nothing on disk")
    serving.add_argument(
        "--collect-tickets", action="store_true", help="collect exit tickets, with a name: see docs/reference/kept.md"
    )
    serving.add_argument("--school-names", action="store_true", help="use school names of games, such as Compare for War")
    serving.add_argument("--max-learners", type=int, metavar="N", help="maximum number of learners at once")
    serving.add_argument(
        "--max-kernels",
        type=int,
        metavar="N",
        help="maximum number of Jupyter kernels at once; 0: as many as this computer can run",
    )
    serving.add_argument(
        "--warm-kernels", type=int, metavar="N", help="Jupyter kernels started in advance for each notebook that needs one"
    )
    serving.add_argument(
        "--kernel-idle-seconds",
        type=int,
        metavar="N",
        help="seconds before an idle Jupyter kernel without a page is stopped",
    )
    serving.add_argument(
        "--workers", type=int, metavar="N", help="processes for searching bots and experiments (default: one per core)"
    )
    serving.add_argument("--log", type=Path, metavar="FILE", help="write a line for each request to this file")
    serving.add_argument("--metrics-port", type=int, metavar="N", help="port at which Prometheus can read the server's state")
    serving.add_argument(
        "--jupyterhub", action="store_true", help="run as a server of a JupyterHub, which starts it: see docs/how-to/deploy.md"
    )
    serving.add_argument(
        "--dev", action="store_true", help="restart and reload pages when a file of the package changes (for developers)"
    )
    serving.set_defaults(run=_serve)


def _serve(asked: argparse.Namespace) -> int:
    import cardlab.serve  # noqa: F401  # before Voila, because it tells Voila what not to load
    from cardlab.core.optional_packages import require

    require("voila", what="served pages", install="'cardlab[serve]'")
    try:
        if getattr(asked, "dev", False):
            from cardlab.serve.dev import SERVER, serve_again_and_again

            if SERVER not in os.environ:
                serve_again_and_again(sys.argv[1:], getattr(asked, "folder", None))
        from cardlab.serve.access.access_code import ACCESS, TEACHER, read_code
        from cardlab.serve.access.jupyterhub_environment import spawned
        from cardlab.serve.app import serve
        from cardlab.serve.settings import ServerSettings

        names = {field.name for field in fields(ServerSettings)}
        told: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in vars(asked).items() if name in names
        }
        for kind in (ACCESS, TEACHER):
            field, file = kind.name, getattr(asked, f"{kind.name}_file", None)
            if field not in told:
                told[field] = read_code(kind, file, os.environ)
            elif file is not None:
                raise CardlabError(f"{kind.option} and {kind.option}-file cannot be combined: leave one of them out")
        if told.get("jupyterhub"):
            wanted = spawned()
            told |= {"ip": wanted.ip, "port": wanted.port, "base_url": wanted.base_url, "browser": False}
            told["hosts"] = (*told.get("hosts", ()), *wanted.hosts)
        serve(ServerSettings(**told))
    except KeyboardInterrupt:  # Ctrl-C before the server had started
        print(file=sys.stderr)
    return 0
