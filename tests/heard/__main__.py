"""Write anew what is heard at a table by somebody who sees nothing: ``python -m tests.heard``. Read the difference before you commit.

Ten moves, by keys: what a live region says, and what is named that has the focus when something can be done again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardlab import start
from cardlab.core.registry import slugs
from cardlab.players import find
from cardlab.sessions.beside import lesson_about
from cardlab.sessions.table import Session
from cardlab.words.messages import Words
from tests.browser.table_in_a_page import HEARD, PAGE, texts
from tests.conftest import chromium

FOLDER = Path(__file__).parent
FIRST = ("egyptian_war", "twos", "fast_food", "tablanette", "seven_twenty_seven")
"""Games with much to hear, which are heard also where not all are."""
TABLES: dict[str, dict[str, Any]] = {slug: {} for slug in (*FIRST, *sorted({*slugs()} - {*FIRST}))}
TABLES["twos"] = {"players": 4}
MOVES = 10
SEED = 4

FOCUSED = """() => {
  const at = document.activeElement;
  const told = at.getAttribute("aria-label") ?? at.querySelector(".cardlab-card")?.getAttribute("aria-label") ?? at.textContent;
  const off = at.getAttribute("aria-disabled") === "true" ? ", unavailable" : "";
  return at === document.body ? "nothing" : `${told.trim()}, ${at.getAttribute("role") ?? at.localName}${off}`;
}"""
READY = "() => table.exchange.free && (table.onward.waits || !table.asker.busy)"
CAN_PLAY = ".cardlab-main:not([aria-disabled=true]):visible"


def session_of(slug: str) -> Session:
    """The learner's seat at a table of this game."""
    match = start(slug, seed=SEED, **TABLES[slug])
    return Session(
        match, "p1", {seat: find("greedy") for seat in match.game.seats[1:]}, Words(), draws=lesson_about(slug)
    ).begun()


def heard(page: Any, slug: str) -> str:
    """What is heard of ten moves at a table of this game."""
    session = session_of(slug)
    page.emulate_media(reduced_motion="reduce")
    page.goto("http://cards.test/")
    page.expose_function("ask", lambda message: json.loads(json.dumps(session.handle(message))))
    page.evaluate(PAGE, [session.log(), session.status(), texts(session)])
    page.evaluate(HEARD)
    page.wait_for_function(READY)
    page.evaluate("() => void (window.options = [...document.querySelectorAll('option')])")
    lines = [f"# {slug}"]

    def listen() -> None:
        page.wait_for_function(READY)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        lines.extend(f"  {said.strip()}" for said in page.evaluate("window.heard.splice(0)"))

    for move in range(MOVES):
        if session.match.is_over:
            break
        act(page, session, move, lines, listen)
        listen()
        while page.evaluate("table.onward.waits"):
            page.keyboard.press("Space")
            listen()
        lines.append(f"  [{page.evaluate(FOCUSED)}]")
    if not page.evaluate("options.every((one) => one.isConnected)"):
        lines.append("A list was made anew, and a screen reader says again what is chosen there.")
    return "\n".join(lines) + "\n"


def act(page: Any, session: Session, move: int, lines: list[str], listen: Callable[[], None]) -> None:
    """Do the first thing that can be done: choose its cards, if it has any; where only who is quick counts, let the moment go by.

    Of buttons that stand for places on the table each move takes another, so that each kind of them is heard.
    """
    if page.locator(".cardlab-quick[data-open]").count():
        lines.append("> Enter")
        page.keyboard.press("Enter")
        return
    plain = page.locator(f".cardlab-actions {CAN_PLAY}")
    status = session.status()
    cards = [action for action in session.match.legal_actions() if action.who == "p1" and action.cards]
    places = next((action["places"] for action in status["actions"] if action["places"]), [])
    one = plain.first
    if places and (status["choice"]["several"] or not plain.count()):
        for zone, n in places:
            chosen = page.locator(f'li[data-zone="{zone}"][data-token="{session.match.table[zone][n]}"] .cardlab-choose')
            lines.append(f"> {chosen.locator('.cardlab-card').get_attribute('aria-label')}")
            chosen.press("Enter")
            listen()
        one = page.locator(f".cardlab-chooser {CAN_PLAY}").first
    elif places and not cards:
        one = plain.nth(move % plain.count())
    lines.append(f"> {one.get_attribute('aria-label') or one.inner_text()}")
    one.press("Enter")


def main() -> None:
    """Write the texts anew."""
    with chromium() as browser:
        for slug in TABLES:
            (FOLDER / f"{slug}.txt").write_text(heard(browser.new_context().new_page(), slug), encoding="utf-8")


if __name__ == "__main__":
    main()
