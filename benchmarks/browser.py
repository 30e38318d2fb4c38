"""Measures how quick pages are in a browser: step to painted, and check to feedback.

    python benchmarks/browser.py [step] [pips] [check]

Step to painted: from a click on the button of a step of a replay, on a page of its own and without animation, until the frame
after it is painted. Moving pips: the same in the first stage of a lesson, whose pictures move, half a second after the previous
step, while its pips are moving. Check to feedback: from a click on "Check" of a practice question, right or wrong, on such a
page of a lesson, until the reply to the answer is painted.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from cardlab.lessons import slugs  # noqa: E402
from tests.conftest import FLAGS  # noqa: E402
from tests.find_browser import system_browser  # noqa: E402

STEPS = 60
STEP = "[data-action=step]"

PAINTED = """
(selector) => new Promise((done) => {
  const button = document.querySelector(selector);
  const start = performance.now();
  button.click();
  requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => done(performance.now() - start); channel.port2.postMessage(0); });
})
"""


def step_to_painted(browser) -> list[float]:
    """Returns the milliseconds of each of many steps."""
    from cardlab.teaching.lesson import StageDeal
    from cardlab.widgets import Replay

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "replay.html"
        Replay(StageDeal("addition_war", "lesson", actions=20).match(3)).save_html(file)
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.goto(file.as_uri())
        page.wait_for_selector(STEP)
        return [page.evaluate(PAINTED, STEP) for _ in range(STEPS)]


@contextmanager
def lesson(browser, slug: str, motion: str) -> Iterator[Any]:
    """Yields a page with only this lesson."""
    from cardlab.widgets import LessonWidget

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "lesson.html"
        LessonWidget(slug, seed=3).save_html(file)
        page = browser.new_context(reduced_motion=motion).new_page()
        page.goto(file.as_uri())
        yield page


def moving_pips(browser, slug: str) -> list[float]:
    """Returns the milliseconds of each of many steps of a lesson whose pictures move."""
    with lesson(browser, slug, "no-preference") as page:
        page.wait_for_selector(STEP)
        taken = []
        while len(taken) < STEPS:
            if not page.locator(f"{STEP}:not([aria-disabled])").count():
                page.locator(".cardlab-scrub").first.press("Home")
            taken.append(page.evaluate(PAINTED, STEP))
            page.wait_for_timeout(500)
        return taken


def check_to_feedback(browser, slug: str) -> list[float]:
    """Returns the milliseconds of each of many answers to practice questions of a lesson."""
    with lesson(browser, slug, "reduce") as page:
        page.get_by_role("tab", name="Practise").click()
        taken = []
        while len(taken) < STEPS:
            for box in page.locator(".cardlab-exercise input[type=text]").all():
                box.fill("7")
            for choice in page.locator(".cardlab-exercise :is([type=radio], [type=checkbox])").all()[:1]:
                choice.check()
            for line in page.locator(".cardlab-exercise [role=slider]").all():
                line.press("ArrowRight")
            taken.append(page.evaluate(PAINTED, ".cardlab-exercise [type=submit]"))
            if not page.locator(".cardlab-feedback").inner_text():
                raise AssertionError("nothing was said to an answer")
            for name in ("Go on", "More questions"):
                for button in page.get_by_role("button", name=name).all():
                    button.click()
        return taken


def told(what: str, taken: list[float]) -> None:
    """Prints the measurements as a line of the table."""
    late = quantiles(taken, n=20)[-1]
    print(f"| {what} | {len(taken)} | {median(taken):.0f} | {late:.0f} | {max(taken):.0f} |", flush=True)


def main() -> None:
    from playwright.sync_api import sync_playwright

    asked = {*sys.argv[1:]} or {"step", "pips", "check"}
    print("| ms | times | median | 95% | longest |\n|" + "---|" * 5)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
        if "step" in asked:
            told("step to painted, nothing moves", step_to_painted(browser))
        for slug in slugs():
            if "pips" in asked:
                told(f"step to painted, pips move, {slug}", moving_pips(browser, slug))
            if "check" in asked:
                told(f"check to feedback, {slug}", check_to_feedback(browser, slug))
        browser.close()


if __name__ == "__main__":
    main()
