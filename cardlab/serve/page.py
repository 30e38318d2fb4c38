"""What a served notebook asks of the page that shows it. Imported in every learner's kernel, so it loads nothing heavy."""

from __future__ import annotations

import logging
import os
from urllib.parse import parse_qsl

from cardlab.core.errors import CardlabError
from cardlab.widgets.query import Query


def query() -> Query:
    """What stands after the ``?`` of the page's address: ``?seed=7&lang=en`` -> {"seed": "7", "lang": "en"}.

    In a kernel that was warmed before anybody asked for the page this waits for the page, so call it after the imports.
    In a notebook that is not served there is none, and the answer is empty.

    Raises:
        CardlabError: The server was too busy to say it.
    """
    if os.environ.get("VOILA_PREHEAT") == "True":
        from voila.utils import wait_for_request

        # A warm kernel that is ended while it waits would print that its wait was interrupted.
        logging.getLogger("IPKernelApp").setLevel(logging.CRITICAL)
        wait_for_request(os.environ.get("CARDLAB_WAITING"))  # other servers than ours have it at the usual place
        if "QUERY_STRING" not in os.environ:  # without it this would be another page than the one that was asked for
            raise CardlabError("the server did not say in time which page is asked for")
    return Query(parse_qsl(os.environ.get("QUERY_STRING", "")))
