"""What a table tells waits for its reader: have it told."""

from __future__ import annotations

import time
from typing import Any

SO_LONG = 120
"""Seconds that a test waits: a busy machine is no fault."""


def told_until(page: Any, is_so: str) -> None:
    """Have everything told that there is to tell, until a condition in JavaScript holds.

    Raises:
        AssertionError: It does not hold when a long time has gone.
    """
    until = time.monotonic() + SO_LONG
    rest = page.get_by_role("button", name="Tell me the rest").or_(page.get_by_role("button", name="أخبرني بالباقي"))
    while not page.evaluate(f"Boolean({is_so})"):
        assert time.monotonic() < until, f"not so in time: {is_so}"
        for button in rest.locator("visible=true").all()[:1]:
            button.click(force=True)
        page.wait_for_timeout(20)


def answer_asked(page: Any, *said: str) -> None:
    """Answer the questions of a step, one after the other: with what is given for them, else with the first thing at hand."""
    for n in range(100):
        form = page.locator(".cardlab-ask:visible")
        if not form.count():
            return
        field = form.locator("input").first
        if field.get_attribute("type") == "text":
            field.fill(said[n] if n < len(said) else "1")
        else:
            (form.get_by_label(said[n], exact=True) if n < len(said) else field).check()
        form.locator("[type=submit]").click()
