"""What a learner is told after a move in a lesson, in a real page with a real session."""

from playwright.sync_api import expect

from cardlab import start
from cardlab.players import find
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_words
from cardlab.words.translations import Words
from tests.browser.access import accessible
from tests.browser.test_choosing import PAGE


def test_a_move_is_compared_and_what_was_told_goes_with_it(page):
    """By keyboard: the move is played and compared in a live region; taking it back takes that away, and nothing is red."""
    session = MatchSession(start("fast_food", seed=3), "p1", {"p2": find("greedy")}, Words(), compares=True).begun()
    page.goto("http://cards.test/")
    page.expose_function("ask", session.handle)
    page.evaluate(PAGE, [session.log(), session.status(), page_words(session.words)])
    told = page.locator(".cardlab-compared")
    expect(told).to_have_text("")
    page.locator(".cardlab-actions .cardlab-main").last.focus()
    page.keyboard.press("Enter")
    page.get_by_text("for the best answer").first.wait_for()
    expect(told).to_contain_text("Your move")
    heard = page.locator(".cardlab-play > .cardlab-unseen[role=status]")
    expect(heard).to_contain_text("Seven of diamonds would have scored 7. Your nine of hearts scored 1.")
    page.get_by_role("button", name="Tell me the rest").click()
    accessible(page)
    page.get_by_role("button", name="Ask the coach").click()
    page.locator(".cardlab-counsel li").first.wait_for()
    expect(told).to_contain_text("Your move")
    page.keyboard.press("Escape")  # where it lies over the table
    page.get_by_role("button", name="Take it back").click()
    page.wait_for_function("document.querySelector('.cardlab-compared')?.textContent === ''")
