"""Cards that are chosen one by one at a table: with a real session, and the front end's modules as they lie in the folder."""

import pytest
from playwright.sync_api import expect

from cardlab import position
from cardlab.players import find
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_words
from cardlab.words.translations import Words
from tests.browser.access import serious_findings

PAGE = """
async ([log, status, words]) => {
  const {PlayTable} = await import("http://cards.test/match/play.js");
  const {root} = await import("http://cards.test/common/dom.js");
  const main = document.querySelector("main");
  const send = async (message) => { window.sent = message; table.hear(await window.ask(JSON.parse(JSON.stringify(message)))); };
  const table = new PlayTable(log, status, words, {signal: new AbortController().signal, send});
  root(main, log).replaceChildren(table.el);
}
"""


@pytest.fixture
def sit(page):
    """Sit down at a match: a page that shows it, with the session at the other end."""

    def sit_down(match, seat="p1") -> MatchSession:
        others = {other: find("random") for other in match.game.seats if other != seat}
        session = MatchSession(match, seat, others, Words()).begun()
        page.goto("http://cards.test/")
        page.expose_function("ask", session.handle)
        page.evaluate(PAGE, [session.log(), session.status(), page_words(session.words)])
        return session

    return sit_down


HAND = {"pile.p1": "5c 4d 9h Ks 2c 3c", "pile.p2": "2s 6c 8d 7h Jd"}


def card(page, name, where="Hand of Player 1"):
    return page.get_by_role("toolbar", name=where).get_by_role("button", name=name)


def test_cards_are_chosen_one_by_one_and_added_up(page, sit):
    """Each click adds a card; the sum is told, and the button is there when the cards go together."""
    session = sit(position("twenty_first_century_war", HAND).play("all draw"))
    expect(page.locator(".cardlab-chooser button")).to_have_count(0)
    for name in ("five of clubs", "four of diamonds"):
        card(page, name).click()
    expect(page.locator(".cardlab-chosen")).to_have_count(2)
    expect(page.locator(".cardlab-chosen-told")).to_have_text("5♣  4♦ 5 + 4 = 9")
    expect(page.get_by_role("button", name="Try these cards")).to_have_count(1)
    card(page, "nine of hearts").click()
    expect(page.locator(".cardlab-sum")).to_have_text("5 + 4 + 9 = 18")
    page.get_by_role("button", name="Play five of clubs, four of diamonds, and nine of hearts").click()
    page.get_by_role("button", name="Tell me the rest").click()
    page.get_by_role("button", name="Draw four cards").wait_for()
    assert [str(action) for action in session.match.actions if action.who == "p1"] == ["p1 play 5c 4d 9h"]


def test_what_does_not_go_together_is_tried_and_refused_with_the_reason(page, sit):
    """The cards stay chosen, so that they can be mended; nothing has been played."""
    session = sit(position("twenty_first_century_war", HAND).play("all draw"))
    card(page, "king of spades").click()
    card(page, "five of clubs").click()
    page.get_by_role("button", name="Try these cards").click()
    page.locator(".cardlab-refusal", has_text="5♣ is left over").wait_for()
    assert len(session.match.actions) == 2
    expect(page.locator(".cardlab-chosen")).to_have_count(2)
    card(page, "five of clubs").click()
    page.get_by_role("button", name="Play king of spades").wait_for()
    page.get_by_role("button", name="Put them back").click()
    expect(page.locator(".cardlab-chosen")).to_have_count(0)
    expect(page.get_by_role("button", name="Play king of spades")).to_have_count(0)


def test_cards_are_chosen_by_keys_alone(page, sit):
    """A card is reached by the arrow keys and chosen by Space or Enter; it stays in focus and says that it is pressed."""
    sit(position("twenty_first_century_war", HAND).play("all draw"))
    first = card(page, "five of clubs")
    first.focus()
    page.keyboard.press("Space")
    expect(first).to_have_attribute("aria-pressed", "true")
    assert first.evaluate("one => one === document.activeElement")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-pressed=true]")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.locator("[aria-pressed=true]")).to_have_count(1)


def test_whoever_asks_is_shown_what_goes_together_and_never_hundreds(page, sit):
    """The list opens on demand, follows the chosen cards, and is cut."""
    sit(position("twenty_first_century_war", HAND).play("all draw"))
    page.get_by_text("Show me what goes together").click()
    both = ["Play 5♣, 4♦, and 9♥", "Play 4♦, 9♥, and K♠"]
    shown = page.locator(".cardlab-chooser details button")
    expect(shown).to_have_text(["Play 5♣", "Play 4♦", "Play 9♥", "Play K♠", *both], use_inner_text=True)
    card(page, "four of diamonds").click()
    expect(shown).to_have_text(both, use_inner_text=True)
    card(page, "king of spades").click()
    expect(shown).to_have_text(both[1:], use_inner_text=True)


@pytest.mark.parametrize("width", [1100, 320])
def test_choosing_is_readable_and_fits(page, sit, width):
    page.set_viewport_size({"width": width, "height": 800})
    sit(position("twenty_first_century_war", HAND).play("all draw"))
    for name in ("five of clubs", "four of diamonds"):
        card(page, name).click()
    page.get_by_text("Show me what goes with these").click()
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


MATCHING = """
async ({actions, places, zones, byRank}) => {
  const {matching, addedUp} = await import("http://cards.test/match/card_selection.js");
  const {exact, more} = matching(actions, places, zones, byRank);
  return [exact.map(({action}) => action), more.map(({action}) => action), addedUp([5, 4]), addedUp([13]), addedUp([2, null])];
}
"""


@pytest.mark.parametrize(("by_rank", "exact"), [(False, []), (True, ["buy"])])
def test_a_card_stands_for_another_of_its_rank_where_the_game_says_so(page, by_rank, exact):
    """Suits are not chosen in some games: any king of the bank will do. A set is the same in any order."""
    page.goto("http://cards.test/")
    zones = {"bank.p1": [{"id": 1, "token": "Kc"}, {"id": 2, "token": "Kd"}], "money": [{"id": 3, "token": "Qh"}]}
    actions = [
        {"action": "buy", "places": [["bank.p1", 0], ["money", 0]]},
        {"action": "both", "places": [["bank.p1", 0], ["bank.p1", 1], ["money", 0]]},
        {"action": "pass", "places": []},
    ]
    asked = {"actions": actions, "places": [["money", 0], ["bank.p1", 1]], "zones": zones, "byRank": by_rank}
    assert page.evaluate(MATCHING, asked) == [exact, ["both"], "5 + 4 = 9", "13", ""]
