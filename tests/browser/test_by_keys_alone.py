"""Plays a whole match of each game with only the accessibility tree and the keyboard.

The player knows no rules. She presses the offered buttons, selects cards one by one until a button accepts them, and puts back
cards that no button accepts.
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from cardlab.core.registry import built_in
from cardlab.sessions.table_defaults import SHORT_PRESETS
from tests.browser.test_play_stage import sit  # noqa: F401  # a fixture

GAMES = sorted(built_in())
FIRST = {"fast_food", "napoleons_war", "seven_twenty_seven", "war"}
"""Games that are played before each landing too: a hand of cards, packets that are put in order, bets, and one touch a turn."""
SEED = 7
SHORT: dict[str, dict[str, Any]] = {
    **{slug: {"preset": preset} for slug, preset in SHORT_PRESETS.items()},
    "twos": {"hands": 1},
}
"""Options of the table's first match; one hand of Twos, which otherwise ends by points."""
MOST = 900
"""The limit of presses; no first match takes more."""
HELP = {"Menu", "Read aloud", "Why?", "Undo", "Hint", "Try these cards"}
"""Buttons that are not moves, or that explain why a move is illegal."""
AGAIN = "Play again"
READY = "stage.match.narration.isSettled && stage.exchange.isFree && !stage.actions.ignoresPresses"
WON = re.compile(r"You win!|wins\b|win!|[Aa] draw")
ROVING = {"toolbar", "list"}
"""Groups of controls with one stop of the Tab key, such as the cards of a hand, the packets of a deck, and the keys of a number
pad.
"""
CONTROLS = {"button", "link", "textbox", "spinbutton", "radio", "checkbox"}


@dataclass(frozen=True)
class Control:
    """A control in the accessibility tree. All controls of a row are one stop of the Tab key."""

    name: str
    role: str
    row: str
    on_table: bool
    is_focused: bool
    is_disabled: bool
    is_pressed: bool


class Listener:
    """A player who knows the page by its accessibility tree alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tree = page.context.new_cdp_session(page)
        self.presses = 0

    def controls(self) -> list[Control]:
        """Lists all focusable controls in reading order. After the first key press, one of them has the focus."""
        nodes = {node["nodeId"]: node for node in self.tree.send("Accessibility.getFullAXTree")["nodes"]}
        found: list[Control] = []
        self.texts: list[str] = []
        self.focused = "nothing"

        def read(node: dict[str, Any], row: str, on_table: bool) -> None:
            role, name = node.get("role", {}).get("value"), node.get("name", {}).get("value", "")
            if role == "StaticText":
                self.texts.append(name)
            if not node.get("ignored"):
                row = node["nodeId"] if role in ROVING else row
                on_table = on_table or (role, name) == ("group", "Card table")
                says = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
                flags = [says.get("focused") is True, says.get("disabled") is True, says.get("pressed") == "true"]
                if flags[0]:
                    self.focused = f"{role} {name}"
                if role in CONTROLS:
                    found.append(Control(name, role, row, on_table, *flags))
            for child in node.get("childIds", []):
                if child in nodes:
                    read(nodes[child], row, on_table)

        read(next(iter(nodes.values())), "", False)
        if self.presses:
            assert any(one.is_focused for one in found), f"the keyboard is at {self.focused}"
        return found

    def key(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)
            self.presses += 1

    def go_to(self, controls: list[Control], target: Control) -> None:
        """Moves to a control with Tab or Shift+Tab, and within a row with the arrow keys."""
        stops = list(dict.fromkeys(one.row or place for place, one in enumerate(controls)))
        place = controls.index(target)
        at = next((i for i, one in enumerate(controls) if one.is_focused), -1)
        before = -1 if at < 0 else stops.index(controls[at].row or at)
        ahead = stops.index(target.row or place) - before
        if ahead:
            self.key("Tab" if ahead > 0 else "Shift+Tab", abs(ahead))
            at = next(i for i, one in enumerate(self.controls()) if one.is_focused)
        if at != place:
            assert target.row, f"Tab does not lead to {target.name} but to {controls[at].name}"
            assert controls[at].row == target.row, f"Tab does not lead to the cards with {target.name}"
            self.key("ArrowRight" if place > at else "ArrowLeft", abs(place - at))
            assert next(i for i, one in enumerate(self.controls()) if one.is_focused) == place

    def press(self, controls: list[Control], target: Control, key: str = "Enter") -> None:
        """Moves to a control and presses it."""
        self.go_to(controls, target)
        self.key(key)
        self.page.wait_for_function(READY)


def moves(controls: list[Control]) -> list[Control]:
    """Returns the possible actions."""
    return [one for one in controls if one.role == "button" and not one.is_disabled and one.name not in HELP]


def play_to_the_end(listener: Listener, chance: random.Random) -> None:
    """Presses the offered buttons until the page offers another match."""
    offered: set[str] = set()
    while listener.presses < MOST:
        controls = listener.controls()
        able = moves(controls)
        if any(one.name == AGAIN for one in able):
            return
        lifted = [one for one in able if one.is_pressed]
        if not lifted:
            offered = {one.name for one in able}
        fresh = [one for one in able if lifted and not one.is_pressed and one.name not in offered]
        cards = [one for one in able if one.on_table and not one.is_pressed]
        buttons = [one for one in able if not one.on_table and not one.is_pressed]
        assert able, f"nothing can be done: {[one.name for one in controls]}"
        if fresh:
            target = chance.choice(fresh)
        elif lifted and buttons and chance.random() < 0.6:
            target = chance.choice(buttons)
        elif lifted:
            target = chance.choice(cards) if cards and len(lifted) < 2 else lifted[0]
        else:
            target = chance.choice(cards if cards and (not buttons or chance.random() < 0.4) else buttons)
        listener.press(controls, target, "Space" if target.row else "Enter")


@pytest.mark.parametrize("slug", GAMES)
def test_a_first_match_by_keyboard_and_screen_reader(page, sit, depth, slug):  # noqa: F811
    """The focus is never lost, Tab follows the reading order, and the winner is announced and shown."""
    if slug not in FIRST and not depth.whole:
        pytest.skip("where all games are played to the end, this one is")
    session = sit(slug, seed=SEED, **SHORT.get(slug, {}))
    listener = Listener(page)
    play_to_the_end(listener, random.Random(slug))
    assert session.match.is_over
    said = " ".join(page.get_by_role("status").all_inner_texts())
    assert WON.search(said), said
    assert any(WON.search(text) for text in listener.texts[:-1])  # on the ribbon; the last text is the announcement
