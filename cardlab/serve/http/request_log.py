"""Writes one line for each request, if the person who runs the server asks for it."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from logging.handlers import WatchedFileHandler
from pathlib import Path
from string import punctuation
from typing import Protocol
from urllib.parse import quote

from cardlab.core.errors import CardlabError
from cardlab.serve.http.request_checks import Request


class _Answered(Protocol):
    """A handler that has answered a request; those of Tornado have these."""

    @property
    def request(self) -> _TimedRequest: ...

    def get_status(self) -> int: ...


class _TimedRequest(Request, Protocol):
    def request_time(self) -> float: ...


def request_log(path: Path | None) -> Callable[[_Answered], None]:
    """Returns a function that writes a line for an answered request: time, network address, method, path, status, milliseconds.

    The query is left out, because it may contain an access code. A path has only ASCII characters that can be printed, so that
    it neither begins a line of its own nor controls the terminal that shows it.

    Args:
        path: The file; lines are added to it. A program that rotates logs may rename it. With None, nothing is written, so that
            requests for odd addresses do not fill a teacher's terminal.

    Raises:
        CardlabError: The file cannot be written.
    """
    if path is None:
        return lambda _: None
    try:
        with suppress(FileExistsError):  # readable by its owner alone, because it has network addresses of children
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        handler = WatchedFileHandler(path, encoding="utf-8")
    except OSError as error:
        raise CardlabError(f"--log {path} cannot be written: {error.strerror or error}") from error
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%dT%H:%M:%S%z"))
    log = logging.getLogger("cardlab.requests")
    log.propagate = False
    log.setLevel(logging.INFO)
    log.handlers[:] = [handler]

    def write(answered: _Answered) -> None:
        request = answered.request
        path = quote(request.path, safe=punctuation)
        took = round(1000 * request.request_time())
        log.info("%s %s %s %s %s", request.remote_ip or "-", request.method, path, answered.get_status(), took)

    return write
