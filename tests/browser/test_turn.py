"""The learner's turn at a table in a real page: it is near the cards, first in line, and gives no question's answer away."""

import re

import pytest
from playwright.sync_api import expect

from cardlab import start
from cardlab.lessons import find as find_lesson
from cardlab.players import find
from cardlab.players.opponent_levels import levels_of
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_words
from cardlab.teaching.lesson import Play, Predict
from cardlab.widgets import LessonPage
from cardlab.words.translations import Words
from tests.browser.access import serious_findings
from tests.browser.exported import opened
from tests.browser.telling import answer_asked, to_ones_turn
from tests.browser.test_choosing import PAGE
from tests.browser.test_layout import after

WORDS = Words()
REACH = 420  # pixels from the top of the own cards to the end of the first button: both fit any phone's window
TOUCHING = """() => {
  const [own, first] = [".cardlab-own", ".cardlab-turn .cardlab-actions button"].map((name) => document.querySelector(`.cardlab-play ${name}`).getBoundingClientRect());
  return first.bottom - own.top;
}"""
LINE = """() => [".cardlab-table", ".cardlab-turn", ".cardlab-telling", ".cardlab-history"]
  .map((name) => document.querySelector(`.cardlab-play ${name}`).getBoundingClientRect().top)"""


@pytest.fixture
def sit(page):
    """Sit down at a session."""

    def sit_down(session: MatchSession) -> MatchSession:
        page.goto("http://cards.test/")
        page.expose_function("ask", session.handle)
        page.evaluate(PAGE, [session.log(), session.status(), page_words(session.words)])
        return session

    return sit_down


def lesson_session(slug: str, *, left: int | None = None) -> MatchSession:
    """The table of a lesson's stage of play; `left` is how many actions are still to be played.

    Where counters are staked there, it is a table as of a lesson that asks while one plays: with the questions of Predict.
    """
    stages = find_lesson(slug).stages
    played = next(stage for stage in stages if isinstance(stage, Play))
    if played.bets:
        predicted = next(stage for stage in stages if isinstance(stage, Predict))
        played = Play(played.deal, asks=predicted.asks, hides=predicted.hides)
    match = played.deal.match(5)
    while left is not None and not match.is_over:
        match.play(match.legal_actions()[0])
    if left is not None:
        match.go_to(len(match.actions) - left)

    def asks(told, following):
        return [ask.to_json(WORDS) for ask in played.asks(told, following)]

    bots = {seat: find(played.bot) for seat in match.game.seats[1:]}
    return MatchSession(match, "p1", bots, WORDS, asks=asks if played.asks else None, hides=played.hides, compares=True).begun()


@pytest.mark.parametrize("slug", ["soureh", "money", "twos", "seven_twenty_seven", "fast_food", "addition_war"])
@pytest.mark.parametrize("width", [320, 360])
def test_on_a_phone_the_own_cards_and_what_can_be_done_are_in_sight_together(page, sit, slug, width):
    """The turn follows the cards at once, the explanation follows the turn, and nothing is wider than the screen."""
    match = after(slug, 12)
    if match.is_over or not [action for action in match.legal_actions() if action.who in ("p1", "all")]:
        match = start(slug, seed=7)
    page.set_viewport_size({"width": width, "height": 640})
    sit(MatchSession(match, "p1", {seat: find("greedy") for seat in match.game.seats[1:]}, WORDS).begun())
    assert page.evaluate(TOUCHING) <= REACH
    line = page.evaluate(LINE)
    assert line == sorted(line)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("slug", ["fast_food", "seven_twenty_seven"])
def test_on_a_phone_the_stage_that_is_opened_has_the_screen(page, tmp_path, slug):
    """The tabs go to the top, and without a scroll of the learner's the first button is in sight."""
    page.set_viewport_size({"width": 360, "height": 740})
    opened(page, tmp_path, LessonPage(slug, seed=5))
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("tab", name="4. Play").click()
    first = page.locator(".cardlab-turn button").first.bounding_box()
    assert first["y"] + first["height"] <= 740
    for width in (320, 360):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(TOUCHING) <= REACH


@pytest.mark.parametrize("slug", ["fast_food", "seven_twenty_seven"])
def test_a_lesson_shows_the_own_cards_and_the_whole_model_in_one_screen(page, tmp_path, slug):
    """A served page has a bar of some 30 pixels more above it, and a window of 900."""
    opened(page, tmp_path, LessonPage(slug, seed=5), width=1280)
    page.set_viewport_size({"width": 1280, "height": 870})
    page.get_by_role("tab", name="4. Play").click()
    for part in (".cardlab-own", ".cardlab-beside > *"):
        box = page.locator(f"[role=tabpanel]:visible {part}").first.bounding_box()
        assert box["y"] + box["height"] <= 870, part


def test_while_something_is_asked_there_is_nothing_else_to_do(page, sit):
    """Neither the next turn, nor what has happened since, nor a coach stands beside a question; then they are back."""
    session = sit(lesson_session("addition_war"))
    page.get_by_text("What has happened").click()
    turn = page.locator(".cardlab-turn")
    before = page.locator(".cardlab-past > li").count()
    page.get_by_role("button", name="Turn over").click()
    page.locator(".cardlab-ask").wait_for()
    assert session.match.actions
    expect(turn).not_to_be_visible()
    expect(page.locator(".cardlab-past > li")).to_have_count(before)
    expect(page.locator(".cardlab-working", has_text="=")).to_have_count(0)
    expect(page.get_by_role("button", name="Ask the coach")).to_have_count(0)
    assert serious_findings(page) == []
    answer_asked(page)
    expect(turn).not_to_be_visible()
    page.get_by_role("button", name="Go on").click()
    to_ones_turn(page)
    page.get_by_role("button", name="Turn over").wait_for()
    assert page.locator(".cardlab-past > li").count() > before


def test_who_has_won_is_not_told_before_the_last_question(page, sit):
    """The kernel knows how the match ends; the page says so after the last step."""
    session = sit(lesson_session("addition_war", left=1))
    page.get_by_role("button", name="Turn over").click()
    page.locator(".cardlab-ask").wait_for()
    assert session.match.is_over
    assert "wins" not in page.locator(".cardlab-play").inner_text()
    expect(page.locator(".cardlab-whose")).to_have_text("")
    answer_asked(page)
    page.get_by_role("button", name="Go on").click()
    to_ones_turn(page)
    page.get_by_role("heading", name=re.compile("wins?!")).wait_for()


def test_a_question_that_was_left_waits(page, sit):
    """Who looks back while something is asked comes back to the question."""
    sit(lesson_session("subtraction_war"))
    page.get_by_role("button", name="Turn over").click()
    page.locator(".cardlab-ask").wait_for()
    page.get_by_text("What has happened").click()
    page.get_by_role("button", name="Step 1 of").click()
    expect(page.locator(".cardlab-ask")).to_have_count(0)
    expect(page.locator(".cardlab-turn")).not_to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    page.locator(".cardlab-ask").wait_for()


def test_what_is_said_along_with_a_card_is_asked_alone(page, sit):
    """The form stands in place of the buttons; another card brings them back, with the keyboard where it was."""
    match = start("fast_food", seed=3, preset="claim_it")
    sit(MatchSession(match, "p1", {"p2": find("greedy")}, WORDS).begun())
    button = page.locator(".cardlab-turn .cardlab-main").nth(1)
    action = button.get_attribute("data-action")
    button.focus()
    page.keyboard.press("Enter")
    page.locator(".cardlab-ask").wait_for()
    expect(page.locator(".cardlab-turn")).not_to_be_visible()
    page.get_by_role("button", name="Another card").click()
    expect(page.locator(".cardlab-turn")).to_be_visible()
    assert page.evaluate("document.activeElement.dataset.action") == action


@pytest.mark.parametrize("slug", ["fast_food", "seven_twenty_seven"])
def test_who_chooses_in_a_lesson_has_levels_a_coach_and_a_comparison(page, sit, slug):
    """The coach gives a reason for each choice; following it is told kindly, beside what else could be done."""
    session = sit(lesson_session(slug))
    expect(page.get_by_label("The other side").locator("option")).to_have_count(len(levels_of(session.match.game)))
    page.get_by_label("The other side").select_option("random")
    page.get_by_role("button", name="Ask the coach").click()
    page.locator(".cardlab-counsel > li").first.wait_for()
    reasons = page.locator(".cardlab-counsel > li p").all_inner_texts()
    assert len(reasons) == len(session.status()["actions"])
    assert all(reasons)
    page.locator(".cardlab-counsel > li button").first.click()
    for box in page.locator(".cardlab-ask").all():
        box.get_by_role("textbox").fill("1")
        box.get_by_role("button", name="Play it").click()
    page.locator(".cardlab-compared", has_text="Your move").wait_for()
    assert {bot.name for bot in session.bots.values()} == {"random"}


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
def test_where_nobody_chooses_questions_are_in_their_place(page, sit, slug):
    """Neither level nor coach nor comparison, and each turn asks for what it is worth."""
    sit(lesson_session(slug))
    page.get_by_role("button", name="Turn over").click()
    page.locator(".cardlab-ask").wait_for()
    expect(page.locator(".cardlab-ask .cardlab-question")).to_have_count(1)
    answer_asked(page)
    expect(page.locator(".cardlab-feedback > li")).to_have_count(3)
    page.get_by_role("button", name="Go on").click()
    to_ones_turn(page)
    page.get_by_role("button", name="Turn over").wait_for()
    expect(page.get_by_label("The other side")).not_to_be_visible()
    expect(page.get_by_role("button", name="Ask the coach")).to_have_count(0)
    expect(page.locator(".cardlab-compared")).to_have_text("")


def test_a_lesson_without_bets_has_no_buttons_of_betting(page, sit):
    sit(lesson_session("seven_twenty_seven"))
    assert page.locator(".cardlab-turn .cardlab-actions .cardlab-actions button").all_inner_texts() == [
        "Take a card",
        "No card",
    ]


def test_a_double_click_is_one_move(page, sit):
    """What is clicked again before the answer has come is not asked again: it would be refused, and the question lost."""
    session = sit(lesson_session("addition_war"))
    page.locator(".cardlab-turn .cardlab-main").dblclick()
    page.locator(".cardlab-ask").wait_for()
    assert len(session.match.actions) == 1
    expect(page.locator(".cardlab-refusal")).to_have_text("")
