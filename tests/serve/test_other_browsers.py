"""Every kind of page works in Firefox and in WebKit, if installed: everything fits, no script fails, keys and presses work.

All other tests use Chromium.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.accessibility import OUTSIDE, SIZES, TARGETS
from tests.other_browsers import OTHERS, Driven, wait_for
from tests.serve.conftest import Server

GAMES = ("tablanette", "twos", "fast_food", "money", "scramble_war")
"""A hand, a crowded hand, a chart, pictures, a heap: all layouts of a table."""

WINDOWS = [(1280, 900), (320, 900)]
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
THERE = "(selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())"
FOCUS = "(selector) => document.querySelector(selector).focus()"
HAND = "[data-zone='hand.p1'] button"
NAMES = "(selector) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'))"
AT = "() => document.activeElement.getAttribute('aria-label')"


@pytest.fixture(params=OTHERS)
def other(request) -> Iterator[Driven]:
    """Yields a browser that is not Chromium."""
    kind = OTHERS[request.param]
    if not kind.installed():
        pytest.skip(f"no {request.param} that can be driven is installed: {kind.needs}")
    browser = kind()
    yield browser
    browser.close()


def test_every_page_in_another_browser(other: Driven, lessons: Server):
    """This opens pages for reading, a lesson with its stages, and tables, and then uses a hand by keyboard and answers a
    question.
    """
    at, pages = lessons.address, f"{lessons.address}voila/render/"
    for path in ("", "cardlab/rules/money", "cardlab/teacher/addition_war", "nothing"):
        other.visit(f"{at}{path}")
        fits(other, path)
    for slug in GAMES:
        other.visit(f"{pages}games.ipynb?game={slug}&seed=3")
        wait_for(other, THERE, ".cardlab-felt")
        fits(other, slug)
        if slug == "tablanette":
            goes_through_a_hand(other)
    other.visit(f"{pages}addition_war.ipynb?seed=5")
    wait_for(other, THERE, ".cardlab-tab")
    steps(other)
    for tab in range(6):
        other.run("(i) => document.querySelectorAll('.cardlab-tab')[i].click()", tab)
        wait_for(
            other,
            "(i) => [...document.querySelectorAll('.cardlab-lesson-stages > section')].some((one) => !one.hidden && one.childElementCount)",
            tab,
        )
        fits(other, f"stage {tab + 1}")
    answers(other)
    assert other.broken == [], other.name


def fits(other: Driven, page: str) -> None:
    """Checks that nothing is outside the window, wide or narrow, and that all controls are large enough."""
    for width, height in WINDOWS:
        other.resize(width, height)
        other.run(SETTLED)
        assert other.run("() => document.documentElement.scrollWidth <= innerWidth"), (other.name, page, width)
        outside = other.run(OUTSIDE)
        assert outside == [], (other.name, page, width, outside)
        small = [one for one in other.run(SIZES) if one[1] < TARGETS[one[0]] - 0.5]
        assert small == [], (other.name, page, width, small)


def goes_through_a_hand(other: Driven) -> None:
    """Moves from card to card with the arrow keys, Home and End, selects one with Enter, and leaves the hand with Tab."""
    cards = other.run(NAMES, HAND)
    other.run(FOCUS, f"{HAND}[tabindex='0']")
    for key, place in (("Home", 0), ("ArrowRight", 1), ("End", len(cards) - 1), ("ArrowLeft", len(cards) - 2)):
        other.press(key)
        assert other.run(AT) == cards[place], (other.name, key)
    other.press("Enter")
    wait_for(other, THERE, f"{HAND}[aria-pressed=true]")
    other.press("Tab")
    assert other.run("(hand) => !document.activeElement.matches(hand)", HAND), other.name


def steps(other: Driven) -> None:
    """Moves the replay on with a key, and checks that it announces the step."""
    other.run(FOCUS, "[data-action=step]")
    other.press("Enter", "ArrowRight", "ArrowLeft")
    wait_for(other, "() => document.querySelector('.cardlab-stage-chip').textContent.startsWith('Step 2 of')")


def answers(other: Driven) -> None:
    """Answers a practice question with a number, and checks that there is a reply."""
    other.run("() => document.querySelectorAll('.cardlab-tab')[2].click()")
    wait_for(other, THERE, ".cardlab-exercise .cardlab-number")
    other.run(FOCUS, ".cardlab-exercise .cardlab-number")
    other.press("9", "9", "Enter")
    wait_for(other, THERE, ".cardlab-feedback :is(.cardlab-feedback, .cardlab-not-yet, p)")
