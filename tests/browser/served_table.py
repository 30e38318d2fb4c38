"""Reads the cards of a table on any page, and plays one."""

from __future__ import annotations

FREE = """() => {
  const [undo] = document.querySelectorAll(".cardlab-action-bar > .cardlab-round");
  const open = document.querySelector(".cardlab-felt button.cardlab-felt-touch, .cardlab-action:not([aria-disabled])");
  return Boolean(undo && open) && document.getAnimations().every(({playState}) => playState !== "running");
}"""
"""Whether the learner may act and nothing moves."""
LIES = """() => {
  const lies = [...document.querySelectorAll(".cardlab-felt [data-zone]")].map((zone) => zone.dataset.zone + " " +
    [...zone.querySelectorAll(".cardlab-felt-card")].map(({dataset}) => dataset.token).join(" "));
  return lies.join("; ");
}"""
"""The cards on the table, zone by zone."""
MOVED = f"(before) => ({LIES})() !== before"


def open_menu(page) -> None:
    """Opens the menu of the stage, with the settings."""
    page.locator(".cardlab-stage-bar > :last-child").click()
    page.locator(".cardlab-menu .cardlab-toggle").click()


def table(page) -> str:
    """Returns the cards on the table, zone by zone."""
    page.wait_for_function(FREE)
    return page.evaluate(LIES)


def hand(page, seat: str = "p1") -> list[str]:
    """Returns the cards of a hand, as code names them."""
    page.wait_for_function(FREE)
    cards = page.locator(f"[data-zone='hand.{seat}'] .cardlab-felt-card")
    return cards.evaluate_all("all => all.map(({dataset}) => dataset.token)")


def play_a_card(page) -> str:
    """Plays the first playable card, and waits for its effects. Returns: As `table`."""
    before = table(page)
    page.locator("[data-zone='hand.p1'] button.cardlab-felt-touch").first.click()
    page.wait_for_function(MOVED, arg=before)
    return to_ones_turn(page)


def to_ones_turn(page) -> str:
    """Waits until the narration is over. Returns: As `table`."""
    page.wait_for_function("() => document.querySelector(\"[data-zone='hand.p1'] button.cardlab-felt-touch\")")
    return table(page)
