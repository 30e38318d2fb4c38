"""Writes the texts that a screen reader gets at a table: ``python -m tests.heard``. Read the difference before you commit it.

The learner uses the keyboard. The files contain the announcements of the live region, and the name of the focused control
whenever the learner can act again. Each game has ten moves; some also have the last moves of a match, with the controls that
lead on from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardlab import start
from cardlab.bots import find, play_out
from cardlab.core.registry import slugs
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_texts
from cardlab.sessions.table_defaults import bot_names
from cardlab.words.words import Words
from tests.browser.table_in_a_page import HEARD, STAGE
from tests.conftest import chromium

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Sitting:
    """A game with its options, recorded from the beginning of a match or, with `last`, from this many actions before its end."""

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
"""Games with many announcements, included even if not all games are recorded."""
TABLES = {**FIRST, **{slug: Sitting(slug) for slug in sorted({*slugs()} - {*FIRST})}}
MOVES = 10
SEED = 4

FOCUSED = """() => {
  const at = document.activeElement;
  const off = at.getAttribute("aria-disabled") === "true" ? ", unavailable" : "";
  return at === document.body ? "nothing" : `${(at.getAttribute("aria-label") ?? at.textContent).trim()}, ${at.getAttribute("role") ?? at.localName}${off}`;
}"""
READY = "() => stage.exchange.isFree && stage.match.narration.isSettled && !stage.actions.ignoresPresses"
CARD = "([zone, n]) => stage.match.timeline.stateAt(stage.match.timeline.length).zones[zone][n].id"
WAITS = "[data-action=go_on]"
CAN_ACT = ".cardlab-action:not([aria-disabled=true]):visible"
KEYS = "htsl"


def session_of(sitting: Sitting) -> MatchSession:
    """Returns the learner's seat at this table."""
    match = start(sitting.slug, seed=SEED, **sitting.options)
    greedy = find("greedy")
    if sitting.last:
        whole = play_out(start(sitting.slug, seed=SEED, **sitting.options), dict.fromkeys(match.game.seats, greedy))
        for action in whole.actions[: -sitting.last]:
            match.play(action)
    bots = dict.fromkeys(match.game.seats[1:], greedy)
    words = Words("en", bot_names(Words(), match.game.seats, "p1"))
    return MatchSession(match, "p1", bots, words).begun()


def heard(page: Any, name: str) -> str:
    """Returns the texts of ten moves at this table, or of all until the match is over, and then those for each key with an
    effect.
    """
    session = session_of(TABLES[name])
    page.emulate_media(reduced_motion="reduce")
    page.goto("http://cards.test/")
    page.expose_function("ask", lambda message: json.loads(json.dumps(session.handle(message))))
    page.evaluate(STAGE, [session.log(), session.status(), page_texts(session.words)])
    page.evaluate(HEARD)
    lines = [f"# {name}"]

    def press(key: str, target: Any = None) -> None:
        if target is None:
            lines.append(f"> {key.upper()}")
            page.keyboard.press(key)
        else:
            lines.append(f"> {target.get_attribute('aria-label') or target.inner_text()}")
            target.press(key)
        page.wait_for_function(READY)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        lines.extend(f"  {said.strip()}" for said in page.evaluate("window.heard.splice(0)"))

    for _ in range(MOVES):
        if session.match.is_over:
            break
        act(page, session, lambda target: press("Enter", target))
        while page.locator(WAITS).count():
            press("Enter", page.locator(WAITS))
        lines.append(f"  [{page.evaluate(FOCUSED)}]")
    for key in KEYS:
        press(key)
    return "\n".join(lines) + "\n"


def act(page: Any, session: MatchSession, press: Callable[[Any], None]) -> None:
    """Takes the first possible action, selecting its cards if it has any, but lets a reflex moment pass."""
    status = session.status()
    at = len(session.match.actions)
    first = page.locator(CAN_ACT).first
    if status["order"]:
        press(first)
        first = page.get_by_role("button", name="March!")
    elif status["quick"]:
        first = page.locator(f"[data-action='{status['quick']['let_pass']['action']}']")
    elif places := next((action["places"] for action in status["actions"] if action["places"]), []):
        for place in places:
            press(page.locator(f"[data-touch='{page.evaluate(CARD, place)}']"))
    if len(session.match.actions) == at:
        press(first)


def main() -> None:
    """Writes the texts."""
    with chromium() as browser:
        for name in TABLES:
            (FOLDER / f"{name}.txt").write_text(heard(browser.new_context().new_page(), name), encoding="utf-8")


if __name__ == "__main__":
    main()
