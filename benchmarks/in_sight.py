"""Counts what is in sight on the tables of all games, or in lessons: words, controls, and the width of the cards.

    python benchmarks/in_sight.py [--window 1280x720] [GAME ...]
    python benchmarks/in_sight.py --lessons [--window 1280x720] [LESSON ...]

A browser opens each table's first match and plays some turns, always with the first button or the first card that glows. *Words*
leaves out names and numbers. *Controls* are buttons, links, and places on the felt to touch, each heap or hand once; cards are not
controls of their own. Both are the most at any time. *Cards* are the cards in play, not piles: the widest at the first turn, and
the narrowest at any time, in pixels. In a lesson, each stage is opened and its first button pressed some times; the header is not
counted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from cardlab.core.registry import built_in
from cardlab.lessons import find, slugs
from tests.browser.stage_in_view import SHAPE
from tests.conftest import FLAGS
from tests.find_browser import system_browser
from tests.serve.conftest import serving

TURNS = 6
OPEN = "[role=tabpanel]:not([hidden])"
MAIN = ".cardlab-action:not([aria-disabled=true]), .cardlab-felt-touch:has([data-glows]), .cardlab-exercise .cardlab-main, .cardlab-experiment-form [type=submit], .cardlab-race-acts > *, .cardlab-ticket .cardlab-main"
READY = "() => document.querySelector('.cardlab-action:not([aria-disabled=true]), .cardlab-felt-card[data-glows]')"
SETTLED = "() => !document.querySelector('.cardlab-felt-flights > *')"

LOOK = """() => {
  const seen = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}) && one.offsetWidth;
  const frame = [...document.querySelectorAll(".cardlab-stage-frame, .cardlab-question-frame")].find((one) => one.checkVisibility());
  const buttons = [...frame.querySelectorAll("button, a[href], input")];
  const pressed = buttons.filter((one) => seen(one) && !one.closest(".cardlab-pad"));
  const places = new Set(pressed.map((one) => one.closest("[data-zone]") ?? one));
  const cards = [...frame.querySelectorAll(".cardlab-felt-grid .cardlab-felt-card")].filter(seen);
  const played = cards.filter((one) => !one.closest(".cardlab-felt-others, [data-thick]")).map((one) => one.offsetWidth);
  return {controls: places.size, cards: played};
}"""


def look(page: Any) -> dict[str, Any]:
    """Returns what is in sight now."""
    return page.evaluate(SHAPE) | page.evaluate(LOOK)


def touch(page: Any) -> None:
    """Takes the next turn, or a step of it, with the first button that can be pressed, else with the first card that glows."""
    for selector in (".cardlab-action:not([aria-disabled=true]):visible", ".cardlab-felt-touch:has([data-glows])"):
        found = page.locator(selector)
        if found.count():
            found.first.click(force=True)
            return


def stages(page: Any, address: str, slug: str) -> Iterator[tuple[str, int, int]]:
    """Yields each stage of a lesson, and the most words and controls in sight there."""
    for stage in find(slug).stages:
        page.goto("about:blank")
        page.goto(f"{address}voila/render/{slug}.ipynb?seed=7#{stage.kind}")
        main = page.locator(f"{OPEN} :is({MAIN}):visible")
        seen = []
        for _ in range(TURNS):
            main.first.wait_for()
            page.wait_for_timeout(300)
            seen.append(page.evaluate(SHAPE) | page.evaluate(LOOK))
            guess = page.locator(f"{OPEN} .cardlab-experiment-form .cardlab-choice:visible")
            if guess.count():
                guess.first.click()
            main.first.click()
            page.wait_for_timeout(300)
            seen.append(page.evaluate(SHAPE) | page.evaluate(LOOK))
            if page.locator(f"{OPEN} .cardlab-stage-ask input:visible").count() or not main.count():
                break
        yield stage.kind, max(one["words"] for one in seen), max(one["controls"] for one in seen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--window", default="1280x720")
    parser.add_argument("--lessons", action="store_true", help="count in lessons, not at tables")
    parser.add_argument("games", nargs="*")
    asked = parser.parse_args()
    width, height = map(int, asked.window.split("x"))
    server = serving("--in-memory")
    if asked.lessons:
        print(f"{asked.window}\n\n| lesson | stage | words | controls |\n|" + "---|" * 4)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
                page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
                for slug in asked.games or slugs():
                    for stage, words, controls in stages(page, server.address, slug):
                        print(f"| {slug} | {stage} | {words} | {controls} |", flush=True)
                browser.close()
        finally:
            server.stop()
        return
    print(f"{asked.window}\n\n| game | words | controls | widest card | narrowest |\n|" + "---|" * 5)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
            for game in asked.games or sorted(built_in()):
                page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
                page.goto(f"{server.address}voila/render/games.ipynb?game={game}&seed=7")
                seen = []
                for _ in range(TURNS):
                    page.wait_for_function(READY)
                    seen.append(look(page))
                    touch(page)
                    page.wait_for_function(SETTLED)
                    seen.append(look(page))
                words, controls = (max(one[kind] for one in seen) for kind in ("words", "controls"))
                cards = [one["cards"] for one in seen if one["cards"]]
                first, least = (max(cards[0]), min(map(min, cards))) if cards else (0, 0)
                print(f"| {game} | {words} | {controls} | {first} | {least} |", flush=True)
                page.close()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
