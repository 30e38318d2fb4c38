"""Waits until something is true: on a served page, without code that the page's own policy forbids, or elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.conftest import PATIENCE

EVERY = 50
"""Milliseconds between two attempts."""

GONE = "Execution context was destroyed"
"""A browser's message if a page was reloaded during an attempt."""


def until(page: Any, expression: str, arg: object = None) -> Any:
    """Waits until a JavaScript expression, or function of `arg`, is true, and returns its value.

    `wait_for_function` tries again with `eval` inside the page, which the pages' policy refuses if the first result is false; a
    debugger, as here, is under no policy.

    Raises `AssertionError` if it is not true within the patience of the tests.
    """
    end = time.monotonic() + PATIENCE / 1000
    while not (answer := _asked(page, expression, arg)):
        assert time.monotonic() < end, f"not true after {PATIENCE} ms: {expression}"
        page.wait_for_timeout(EVERY)
    return answer


def _asked(page: Any, expression: str, arg: object) -> Any:
    from playwright.sync_api import Error

    try:
        return page.evaluate(expression, arg)
    except Error as error:
        if GONE not in error.message:
            raise
    return None


def eventually(is_true: Callable[[], bool]) -> None:
    """Waits until something outside a page is true.

    Raises `AssertionError` if it is not true within the patience of the tests.
    """
    end = time.monotonic() + PATIENCE / 1000
    while not is_true():
        assert time.monotonic() < end, f"not true after {PATIENCE} ms"
        time.sleep(EVERY / 1000)
