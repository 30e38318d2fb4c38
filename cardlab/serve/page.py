"""What a served notebook asks of the page that shows it. Imported in every learner's kernel, so it loads nothing heavy."""

from __future__ import annotations

import logging
import os
from urllib.parse import parse_qsl


def query() -> dict[str, str]:
    """What stands after the ``?`` of the page's address: ``?seed=7&lang=en`` -> {"seed": "7", "lang": "en"}.

    In a kernel that was warmed before anybody asked for the page this waits for the page, so call it after the imports.
    In a notebook that is not served there is none, and the answer is empty.
    """
    if os.environ.get("VOILA_PREHEAT") == "True":
        from voila.utils import wait_for_request

        # A warm kernel that is ended while it waits would print that its wait was interrupted.
        logging.getLogger("IPKernelApp").setLevel(logging.CRITICAL)
        wait_for_request()
    return dict(parse_qsl(os.environ.get("QUERY_STRING", "")))
