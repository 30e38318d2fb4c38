"""``cardlab serve``: the lessons as web pages."""

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
    """The commands of this module, with what may be said to them."""
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
    serving.add_argument(
        "--dev", action="store_true", help="start anew and load pages again when a file of the package changes (for developers)"
    )
    serving.set_defaults(run=_serve)


def _serve(asked: argparse.Namespace) -> int:
    import cardlab.serve  # noqa: F401 - before Voila: it says what Voila need not load
    from cardlab.core.extras import require

    require("voila", what="served pages", install="'cardlab[serve]'")
    try:
        if getattr(asked, "dev", False):
            from cardlab.serve.dev import SERVER, serve_again_and_again

            if SERVER not in os.environ:
                serve_again_and_again(sys.argv[1:], getattr(asked, "folder", None))
        from cardlab.serve.access.access_code import found_code
        from cardlab.serve.access.jupyterhub_environment import spawned
        from cardlab.serve.app import serve
        from cardlab.serve.settings import ServerSettings

        names = {field.name for field in fields(ServerSettings)}
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
        serve(ServerSettings(**told))
    except KeyboardInterrupt:  # before there was anything to end
        print(file=sys.stderr)
    return 0
