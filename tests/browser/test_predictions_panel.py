"""A learner says what will come, where there is nothing to choose: in a real page, with a real session at the other end."""

import json

import pytest
from playwright.sync_api import expect

from cardlab import start
from cardlab.players import find
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_words
from cardlab.words.translations import Words
from tests.browser.access import serious_findings
from tests.browser.table_in_a_page import HEARD, PAGE
from tests.browser.telling import to_ones_turn


@pytest.fixture
def sit(page):
    """Sit down at a free table, where what comes may be foretold."""

    def sit_down(slug="war", *, language="en", width=1280, height=900, seed=5, **options) -> MatchSession:
        match = start(slug, seed=seed, **options)
        others = {seat: find("greedy") for seat in match.game.seats[1:]}
        session = MatchSession(match, "p1", others, Words(language), predicts=True).begun()
        page.set_viewport_size({"width": width, "height": height})
        page.goto("http://cards.test/")
        page.expose_function("ask", lambda message: json.loads(json.dumps(session.handle(message))))
        page.evaluate(PAGE, [session.log(), session.status(), page_words(session.words)])
        return session

    return sit_down


def told(page):
    return page.locator(".cardlab-sentence")


def test_what_is_said_is_told_with_the_step_that_shows_it(page, sit):
    """Not with the cards that are turned up, but with what they bring; then the counters are others, and nothing is said."""
    session = sit()
    panel = page.locator(".cardlab-foretell")
    expect(panel.locator("summary")).to_have_text("Say what comes. Counters: 20.")
    stakes = page.get_by_role("group", name="Counters on it")
    expect(stakes).to_have_count(0)
    page.get_by_role("group", name="Who takes the cards?").get_by_role("radio", name="Player 2").check()
    expect(stakes.get_by_role("radio", name="2, to win 2¼")).to_be_visible()
    far = page.get_by_role("group", name="How many ranks higher?")
    far.get_by_role("radio", name="5 to 8 8 of 51").check()
    stakes.get_by_role("radio", name="2, to win 10¾").check()
    page.evaluate(HEARD)
    page.get_by_role("button", name="Turn over").click()
    expect(told(page)).to_contain_text("turns a card up")
    expect(panel).not_to_be_visible()
    assert session.predictions.made, "the other end knows by now"
    assert "You said" not in page.locator("main").inner_text()
    page.get_by_role("button", name="Next").click()
    expect(told(page)).to_contain_text("You said “Player 2, by 5 to 8”, and that is right: it is by 6. Counters won: 10¾.")
    heard = page.evaluate("window.heard")
    assert len(heard) == 2
    assert heard[1].endswith("Counters won: 10¾.")
    to_ones_turn(page)
    expect(panel.locator("summary")).to_have_text("Say what comes. Counters: 30¾. Right: 1 of 1.")
    expect(page.get_by_role("radio", name="I do not say")).to_be_checked()
    expect(stakes).to_have_count(0)
    assert serious_findings(page) == []


def test_who_says_nothing_plays_as_before(page, sit):
    session = sit()
    page.get_by_role("button", name="Turn over").click()
    to_ones_turn(page)
    assert session.predictions.made == {}
    expect(page.locator(".cardlab-foretell summary")).to_have_text("Say what comes. Counters: 20.")


def test_it_is_said_by_keys(page, sit):
    """From the button on: Tab to the panel, arrows within each question, and back to the button."""
    session = sit()
    page.get_by_role("button", name="Turn over").focus()
    for _ in range(9):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "radio":
            break
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Player 1")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="1 to 4")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="1, to win about 2.9")).to_be_checked()
    assert serious_findings(page) == []
    page.get_by_role("button", name="Turn over").press("Enter")
    expect(told(page)).to_contain_text("turns a card up")
    assert [(made.value, made.bet) for made in session.predictions.made.values()] == [("p1 1-4", 1)]


def test_a_page_that_comes_back_keeps_what_is_chosen_and_what_is_told(page, sit):
    """Before the action: what was chosen stays. After it: the step that is told stays, and its result comes with its step."""
    session = sit()
    back = lambda: page.evaluate("(answer) => table.hear(answer)", json.loads(json.dumps(session.handle({"do": "resend_log"}))))  # noqa: E731
    page.get_by_role("radio", name="Player 1").check()
    page.get_by_role("radio", name="5, to win 5 5/8").check()
    back()
    expect(page.get_by_role("radio", name="Player 1")).to_be_checked()
    expect(page.get_by_role("radio", name="5, to win 5 5/8")).to_be_checked()
    page.get_by_role("button", name="Turn over").click()
    expect(told(page)).to_contain_text("turns a card up")
    back()
    expect(told(page)).to_contain_text("turns a card up")
    page.get_by_role("button", name="Next").click()
    expect(told(page)).to_contain_text("Counters lost: 5.")
    to_ones_turn(page)
    expect(page.locator(".cardlab-foretell summary")).to_have_text("Say what comes. Counters: 15. Right: 0 of 1.")


def test_what_is_taken_back_cannot_be_foretold_again(page, sit):
    session = sit()
    page.get_by_role("radio", name="Player 1").check()
    page.get_by_role("button", name="Turn over").click()
    to_ones_turn(page)
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".cardlab-foretell")).not_to_be_visible()
    page.get_by_role("button", name="Turn over").click()
    to_ones_turn(page)
    assert session.predictions.made == {}
    expect(page.locator(".cardlab-foretell summary")).to_have_text("Say what comes. Counters: 20.")


def test_a_match_that_runs_on_foretells_nothing(page, sit):
    """What was chosen is about a turn that the learner turns up. The next war is 83 turns away: the run does not end before."""
    session = sit(seed=256)
    page.get_by_role("radio", name="Player 1").check()
    page.get_by_role("button", name="On to the next war").click()
    expect(page.get_by_role("button", name="Stop")).to_be_focused()
    expect(page.locator(".cardlab-foretell")).not_to_be_visible()
    page.get_by_role("button", name="Stop").click()
    to_ones_turn(page)
    assert len(session.match.actions) > 0
    assert session.predictions.made == {}
    expect(page.get_by_role("radio", name="I do not say")).to_be_checked()


@pytest.mark.parametrize(("slug", "preset"), [("war", None), ("egyptian_war", "beggar_my_neighbour"), ("casualty_war", None)])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_on_a_phone_the_button_stays_in_sight_and_the_panel_opens_below_it(page, sit, slug, preset, language):
    """Closed at first, so that what is told is near; opened it is no wider than the window, and nothing is lost to a reader."""
    sit(slug, language=language, width=390, height=844, preset=preset)
    summary = page.locator(".cardlab-foretell summary")
    button = page.locator(".cardlab-actions .cardlab-main").first
    expect(button).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("radio")).to_have_count(0)
    summary.click()
    page.get_by_role("radio").nth(1).check()
    expect(button).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious_findings(page) == []
