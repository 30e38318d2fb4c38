"""Measures how quickly a table answers a touch, and how smoothly cards move.

    python benchmarks/motion.py [--runs 3]

A browser at its usual frame rate presses on tables of a server of its own. *Answered*: from the pointer event until a frame
with any change is painted (the button is down, the card is lifted). *Move*: from the press until a frame with a moving card is
painted; the session has answered in between. *Frames*: the rate of the page's own thread while cards move, and the longest time
between two frames. The first turn of a table is left out, because it compiles the code that it runs. A war is the press that
turns up two equal cards, and the next one.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import TimeoutError as NothingThere
from playwright.sync_api import sync_playwright

from cardlab import start
from cardlab.widgets import Replay
from tests.conftest import FLAGS
from tests.find_browser import system_browser
from tests.serve.conftest import serving

TESTS_ONLY = ("--disable-remote-fonts",)
PRESSES, SOON, FINGER = 8, 2000, 80
MAIN, CARD = ".cardlab-action", "[data-zone='hand.p1'] .cardlab-felt-touch"

WATCH = r"""() => {
  const painted = (then) => requestAnimationFrame(() => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  });
  const far = ({transform = ""}) => Math.hypot(...(transform.match(/-?[\d.]+/g) ?? []).slice(0, 2)) > 20; // pixels
  const isFlight = ({playState, effect}) => playState === "running" && effect.target?.closest(".cardlab-felt")
    && effect.getComputedTiming().progress > 0 && far(effect.getKeyframes()[0] ?? {});
  const moves = () => document.getAnimations().some(isFlight);
  let turn = null;
  const answered = (since) => painted(() => (turn.answered ??= performance.now() - since));
  addEventListener("pointerdown", ({timeStamp}) => {
    window.turn = turn = {ends: performance.now() + 3000, frames: []};
    requestAnimationFrame(() => document.querySelector("button:active") && answered(timeStamp));
  }, true);
  addEventListener("pointerup", ({timeStamp}) => {
    const mine = turn;
    const changed = new MutationObserver(() => answered(timeStamp));
    changed.observe(document.querySelector(".cardlab-stage-frame"), {subtree: true, attributes: true, childList: true});
    let last = 0;
    const look = () => {
      if (mine !== turn) return changed.disconnect();
      const now = performance.now();
      if (moves()) {
        mine.moved ??= now - timeStamp;
        if (last) mine.frames.push(now - last);
        last = now;
        mine.ends = now + 1000;
      } else last = 0;
      mine.done = now > mine.ends;
      if (mine.done) changed.disconnect();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, true);
}"""


@dataclass
class Felt:
    """The measurements at the tables of one kind."""

    answered: list[float] = field(default_factory=list)
    moved: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)

    def add(self, turn: dict[str, Any]) -> None:
        """Adds a turn."""
        self.answered += [turn["answered"]] if "answered" in turn else []
        self.moved += [turn["moved"]] if "moved" in turn else []
        self.frames += turn["frames"]

    def row(self, name: str) -> str:
        """Returns a line of the table."""
        rate = 1000 * len(self.frames) / sum(self.frames) if self.frames else 0
        usual = 1000 / median(self.frames) if self.frames else 0
        answered, moved = (median(times) if times else 0 for times in (self.answered, self.moved))
        return f"| {name} | {answered:.0f} | {moved:.0f} | {rate:.0f} | {usual:.0f} | {max(self.frames, default=0):.0f} |"


def press(page: Any, selector: str) -> dict[str, Any] | None:
    """Presses the first match of a selector, as long as a finger does, and waits until nothing moves; None if there is none."""
    found = page.locator(f"{selector}:not([aria-disabled=true]):visible").first
    try:
        box = found.bounding_box(timeout=SOON)
    except NothingThere:
        return None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.wait_for_timeout(FINGER)
    page.mouse.up()
    while not page.evaluate("window.turn?.done"):  # to wait inside the page, its policy would have to allow `eval`
        page.wait_for_timeout(100)
    return page.evaluate("window.turn")


def at_table(browser: Any, address: str) -> Any:
    """Opens a table, with measurements."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.goto(address)
    page.locator(MAIN).first.wait_for()
    page.evaluate(WATCH)
    return page


def war_seeds(most: int) -> list[int]:
    """Returns seeds of War whose second turn is a war."""
    steps = {seed: Replay(start("war", seed=seed).play_out(at_most=2)).log["steps"] for seed in range(60 * most)}
    rules = {seed: [step["rule"] for step in told] for seed, told in steps.items()}
    return [seed for seed, told in rules.items() if "war.tie" in told and told.index("war.tie") > told.index("war.pickup")][
        :most
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=2, help="tables of each kind")
    runs = parser.parse_args().runs
    felt = {name: Felt() for name in ("War", "a war", "Tablanette")}
    server = serving("--in-memory")
    tables = f"{server.address}voila/render/games.ipynb?game="
    try:
        with sync_playwright() as playwright:
            flags = [flag for flag in FLAGS if flag not in TESTS_ONLY]
            browser = playwright.chromium.launch(executable_path=system_browser(), args=flags)
            for run in range(runs):
                page = at_table(browser, f"{tables}war&seed={run + 1}")
                press(page, MAIN)
                for _ in range(PRESSES):
                    if turn := press(page, MAIN):
                        felt["War"].add(turn)
                page.close()
                page = at_table(browser, f"{tables}tablanette&seed={run + 1}")
                for n in range(PRESSES):
                    for selector in (CARD, MAIN):
                        turn = press(page, selector)
                        if turn and n:
                            felt["Tablanette"].add(turn)
                page.close()
            for seed in war_seeds(2 * runs):
                page = at_table(browser, f"{tables}war&seed={seed}")
                press(page, MAIN)
                for _ in range(2):
                    if turn := press(page, MAIN):
                        felt["a war"].add(turn)
                page.close()
            browser.close()
    finally:
        server.stop()
    print("| | answered, ms | cards move, ms | frames a second | by the median frame | longest frame, ms |\n|" + "---|" * 6)
    for name, one in felt.items():
        print(one.row(name))


if __name__ == "__main__":
    main()
