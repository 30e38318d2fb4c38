"""Reads the query of a page's address (``?seed=7&lang=en``) in the notebook behind the page."""

from __future__ import annotations

import logging
import os
from typing import Any, ClassVar
from urllib.parse import parse_qsl

from cardlab.core.errors import CardlabError


class Query(dict[str, str]):
    """A query that records whether the notebook has read it."""

    read: ClassVar[bool] = False
    """Whether any query has been read. If so, only the notebook knows how its output depends on the address."""

    def __getitem__(self, name: str) -> str:
        Query.read = True
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """Returns the value of this name, or the default."""
        Query.read = True
        return super().get(name, default)

    def __contains__(self, name: object) -> bool:
        Query.read = True
        return super().__contains__(name)


def page_query() -> Query:
    """Reads the query of the page for which the notebook is served: ``?seed=7&lang=en`` -> {"seed": "7", "lang": "en"}.

    In a kernel that was started in advance, it waits until somebody asks for the page, so call it after the imports. In a
    notebook that is not served it is empty.

    Raises:
        CardlabError: The server was too busy to name the requested page.
    """
    if os.environ.get("VOILA_PREHEAT") == "True":
        from voila.utils import wait_for_request  # only if Voila runs, because every learner's kernel imports this module

        # A kernel that is ended while it waits would print that its wait was interrupted.
        logging.getLogger("IPKernelApp").setLevel(logging.CRITICAL)
        wait_for_request(
            os.environ.get("CARDLAB_WAITING")
        )  # `cardlab serve` names a place of its own; other servers use the default one
        if "QUERY_STRING" not in os.environ:  # without it this would be another page than the requested one
            raise CardlabError("the server did not name the requested page in time")
    return Query(parse_qsl(os.environ.get("QUERY_STRING", "")))
