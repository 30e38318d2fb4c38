"""Write anew what is heard at a table by somebody who sees nothing: ``python -m tests.heard``. Read the difference before you commit.

By keys: what a live region says, and what is named that has the focus when something can be done again. Ten moves of each game, and
of some the last ones of a match with what leads on from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardlab import lessons, start
from cardlab.core.registry import slugs
from cardlab.players import find, play_out
from cardlab.sessions.match_session import MatchSession
from cardlab.words.translations import Words
from tests.browser.table_in_a_page import HEARD, PAGE, texts
from tests.conftest import chromium

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Sitting:
    """What is heard: a game with its options, from the beginning of a match or, where `last` is given, so many actions before its end."""

    slug: str
    options: dict[str, Any] = field(default_factory=dict)
    last: int = 0


ENDS = {
    "twos-end": Sitting("twos", {"players": 4, "hands": 1}, last=12),
    "fast_food-end": Sitting("fast_food", {"games": 1}, last=6),
    "tablanette-end": Sitting("tablanette", {"max_hands": 1}, last=6),
}
FIRST = {
    "egyptian_war": Sitting("egyptian_war"),
    "twos": Sitting("twos", {"players": 4}),
    **{slug: Sitting(slug) for slug in ("fast_food", "tablanette", "seven_twenty_seven")},
    **ENDS,
}
"""Games with much to hear, which are heard also where not all are."""
TABLES = {**FIRST, **{slug: Sitting(slug) for slug in sorted({*slugs()} - {*FIRST})}}
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


def session_of(sitting: Sitting) -> MatchSession:
    """The learner's seat at this table."""
    match = start(sitting.slug, seed=SEED, **sitting.options)
    greedy = find("greedy")
    if sitting.last:
        whole = play_out(start(sitting.slug, seed=SEED, **sitting.options), dict.fromkeys(match.game.seats, greedy))
        for action in whole.actions[: -sitting.last]:
            match.play(action)
    bots = dict.fromkeys(match.game.seats[1:], greedy)
    lesson = lessons.find(sitting.slug) if sitting.slug in lessons.slugs() else None
    return MatchSession(match, "p1", bots, Words(), model_lesson=lesson).begun()


def heard(page: Any, name: str) -> str:
    """What is heard of ten moves at this table, or until the match is over."""
    session = session_of(TABLES[name])
    page.emulate_media(reduced_motion="reduce")
    page.goto("http://cards.test/")
    page.expose_function("ask", lambda message: json.loads(json.dumps(session.handle(message))))
    page.evaluate(PAGE, [session.log(), session.status(), texts(session)])
    page.evaluate(HEARD)
    page.wait_for_function(READY)
    page.evaluate("() => void (window.options = [...document.querySelectorAll('option')])")
    lines = [f"# {name}"]

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


def act(page: Any, session: MatchSession, move: int, lines: list[str], listen: Callable[[], None]) -> None:
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
        for name in TABLES:
            (FOLDER / f"{name}.txt").write_text(heard(browser.new_context().new_page(), name), encoding="utf-8")


if __name__ == "__main__":
    main()
