"""Takes a picture of each screen of a lesson, so that somebody can look at them all.

    python benchmarks/screens.py FOLDER
    python benchmarks/screens.py FOLDER --lessons fast_food --windows 390x844 --stages Play --lang ar --seed 7

The pupil of `presses.py` goes through the served lesson, and after each press a picture is taken: `FOLDER/fast_food-390x844-en/`
`012-predict.png`. In practice the pupil is wrong once in a third of the questions, and twice in another third.
"""

from __future__ import annotations

import argparse
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from benchmarks.presses import STAGES, Pupil, opened
from cardlab.lessons import slugs
from cardlab.teaching.number_reading import canonical, read_number
from cardlab.words.words import DEFAULT_LANGUAGE
from tests.conftest import FLAGS
from tests.find_browser import system_browser
from tests.serve.conftest import serving
from tests.serve.learner import wrongs

STILL = """() => document.getAnimations().every(({playState, effect}) =>
  playState !== "running" || effect.getComputedTiming().endTime === Infinity)"""
PAUSE, MOST_PAUSES = 400, 16
"""Milliseconds between two looks whether everything is still; after the last one the picture is taken all the same."""


class Photographer(Pupil):
    """A pupil who takes a picture after each press, and is sometimes wrong."""

    def __init__(self, *given: Any, folder: Path, stages: list[str], **more: Any) -> None:
        super().__init__(*given, **more)
        self.folder, self.stages, self.n = folder, stages, 0
        folder.mkdir(parents=True, exist_ok=True)

    def press(self, target: Any, what: str = "") -> None:
        super().press(target, what)
        if self.stage in self.stages and what != "number pad":
            self.take()

    def take(self) -> None:
        """Takes a picture of what the window shows, once it is still."""
        still = 0
        for _ in range(MOST_PAUSES):
            self.page.wait_for_timeout(PAUSE)
            still = still + 1 if self.page.evaluate(STILL) else 0
            if still == 2:  # one animation may follow another
                break
        self.n += 1
        self.page.screenshot(path=self.folder / f"{self.n:03}-{self.stage.lower().replace(' ', '_')}.png")

    def wrong_answers(self, n: int, question: dict[str, Any]) -> list[Any]:
        if question["answer_type"] == "number":  # near the right one, as children's answers are
            return [canonical(read_number(question["answer"]) + more) for more in (1, 2)][: n % 3]
        if question["answer_type"] == "place":
            place = Fraction(1, question["model"].get("parts", 1))
            return [canonical(read_number(question["answer"]) + more) for more in (-place, place)][: n % 3]
        return wrongs(question)[: n % 3]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--lessons", nargs="+", choices=slugs(), default=slugs())
    asked.add_argument("--windows", nargs="+", default=["1280x720", "390x844"])
    asked.add_argument("--stages", nargs="+", choices=STAGES, default=list(STAGES))
    asked.add_argument("--lang", default=DEFAULT_LANGUAGE)
    asked.add_argument("--seed", type=int, default=5)
    given = asked.parse_args()
    server = serving()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
            for slug in given.lessons:
                for window in given.windows:
                    width, height = map(int, window.split("x"))
                    page = opened(browser, width, height)
                    folder = given.folder / f"{slug}-{window}-{given.lang}"
                    told = {"folder": folder, "stages": given.stages, "seed": given.seed, "language": given.lang}
                    pupil = Photographer(page, slug, min(width, height) < 600, **told)
                    pupil.walk(server.address)
                    print(f"{folder}: {pupil.n} pictures", flush=True)
                    page.context.close()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
