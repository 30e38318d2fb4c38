"""Cards by keys alone: a hand is one stop of the Tab key, each card says its name and what Enter does with it."""

import pytest
from playwright.sync_api import expect

from cardlab import position
from cardlab.players import find
from cardlab.sessions.match_session import MatchSession
from cardlab.words.translations import Words
from tests.browser.access import serious_findings, tree
from tests.browser.table_in_a_page import HEARD
from tests.browser.telling import to_ones_turn
from tests.browser.test_choosing import HAND
from tests.browser.test_telling import sit, sitting  # noqa: F401  # sit is a fixture

STOPS = """(part) => [...document.querySelectorAll(`.cardlab-play ${part} :is(button, summary, select, a)`)]
  .filter((one) => one.tabIndex >= 0 && one.getClientRects().length).length"""
CARD = "document.activeElement.querySelector('.cardlab-card')?.getAttribute('aria-label') ?? null"
FARTHEST = 13


def at(page) -> str | None:
    """The card that has the focus."""
    return page.evaluate(CARD)


def to_card(page, name: str) -> None:
    """Go to a card of the zone in which the focus is."""
    page.keyboard.press("Home")
    for _ in range(FARTHEST):
        if at(page) == name:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no {name} by the arrow keys")


def tabs_to(page, selector: str, key: str = "Tab") -> int:
    """How many presses of a key lead to something of this kind."""
    for presses in range(1, 30):
        page.keyboard.press(key)
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return presses
    raise AssertionError(f"{key} does not lead to {selector}")


def hand_of(page, zone: str = "hand.p1"):
    return page.locator(f'[data-zone="{zone}"] .cardlab-choose')


EACH_STOP = """async () => {
  const {EACH_STOP, stopAtEach} = await import("http://cards.test/common/keys.js");
  const table = document.querySelector(".cardlab-play");
  table.classList.add(EACH_STOP);
  stopAtEach(table, new AbortController().signal);
}"""


def test_two_keys_are_enough(page, sit):  # noqa: F811
    """Who has a switch sets that Tab goes to each card; with it and Space a card is chosen, and played."""
    sit(sitting("twos", seed=3))
    cards = hand_of(page).locator(".cardlab-card").evaluate_all("all => all.map((one) => one.ariaLabel)")
    page.evaluate(EACH_STOP)
    page.locator(".cardlab-own .cardlab-choose[tabindex='0']").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
    assert at(page) == cards[3]
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    expect(page.locator(".cardlab-own .cardlab-chosen .cardlab-card")).to_have_attribute("aria-label", cards[2])
    assert tabs_to(page, ".cardlab-turn :is(button, summary)") == len(cards) - 2


@pytest.mark.parametrize(("slug", "stops"), [("twos", 1), ("tablanette", 2), ("fast_food", 1), ("egyptian_war", 0)])
def test_the_cards_of_a_zone_are_one_stop(page, sit, slug, stops):  # noqa: F811
    """Whatever can be done is two tabs away from the last of them."""
    sit(sitting(slug))
    assert page.evaluate(STOPS, ".cardlab-table") == stops
    expect(page.get_by_role("toolbar")).to_have_count(stops)
    expect(page.locator(".cardlab-choose[tabindex='0']")).to_have_count(stops)
    if stops:
        page.locator(".cardlab-own .cardlab-choose[tabindex='0']").focus()
        assert tabs_to(page, ".cardlab-turn :is(button, summary)") == 1
    assert serious_findings(page) == []


def test_the_keys_of_a_hand(page, sit):  # noqa: F811
    """Arrow keys, Home and End go from card to card and stop at the ends; up, down and commands are left to the browser."""
    sit(sitting("twos", seed=3))
    cards = hand_of(page).locator(".cardlab-card").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len(cards) == 13
    hand_of(page).first.focus()
    for key, place in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 12), ("ArrowRight", 12)]:
        page.keyboard.press(key)
        assert at(page) == cards[place], key
    for key in ("ArrowUp", "ArrowDown", "Control+Home"):
        page.keyboard.press(key)
        assert at(page) == cards[12], key
    page.keyboard.press("Home")
    assert at(page) == cards[0]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert at(page) == cards[1]


def test_in_a_language_from_right_to_left_the_arrows_go_where_they_point(page, sit):  # noqa: F811
    """Cards lie from left to right there too, and the right arrow goes to the right."""
    match = sitting("twos", seed=3).match
    sit(MatchSession(match, "p1", {seat: find("greedy") for seat in match.game.seats[1:]}, Words("ar")).begun())
    hand_of(page).first.focus()
    where = "document.activeElement.getBoundingClientRect().left"
    first = page.evaluate(where)
    page.keyboard.press("ArrowRight")
    second = page.evaluate(where)
    page.keyboard.press("End")
    assert first < second < page.evaluate(where)
    expect(page.get_by_role("region", name="أنت (")).to_have_count(1)
    assert serious_findings(page) == []


LISTS = """async ({dir, across, n, at, key}) => {
  const {RovingFocus} = await import("http://cards.test/common/roving_focus.js");
  const list = document.createElement("ul");
  list.style.cssText = `direction: ${dir}; display: grid; grid-template-columns: repeat(${across}, 40px)`;
  list.innerHTML = "<li><button>card</button></li>".repeat(n);
  document.querySelector("main").replaceChildren(list);
  new RovingFocus(list).settle();
  list.children[at].firstChild.focus();
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
  return [...list.children].findIndex((item) => item.contains(document.activeElement));
}"""


@pytest.mark.parametrize(
    ("direction", "key", "to"),
    [
        ("ltr", "ArrowRight", 5),
        ("ltr", "ArrowLeft", 3),
        ("rtl", "ArrowRight", 3),
        ("rtl", "ArrowLeft", 5),
        ("ltr", "ArrowUp", 1),
        ("rtl", "ArrowDown", 6),
        ("rtl", "Home", 0),
        ("rtl", "End", 6),
    ],
)
def test_items_in_lines_that_begin_at_the_right(page, sit, direction, key, to):  # noqa: F811
    """Seven items in lines of three: the arrows go as the items lie, and down from the last full line to the last item."""
    sit(sitting("war"))
    assert page.evaluate(LISTS, {"dir": direction, "across": 3, "n": 7, "at": 4, "key": key}) == to


def test_a_pair_is_chosen_and_played_by_keys_in_twos(page, sit):  # noqa: F811
    """Space and Enter choose; when the cards are a play this is heard, once, and not at each card that they are none yet."""
    session = sit(sitting("twos", seed=3))
    page.evaluate(HEARD)
    hand_of(page).first.focus()
    to_card(page, "four of diamonds")
    page.keyboard.press("Space")
    expect(page.locator("[aria-pressed=true]")).to_have_count(1)
    to_card(page, "three of spades")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert page.evaluate("window.heard") == []
    to_card(page, "four of hearts")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-pressed=true]")).to_have_count(2)
    said = "You can do this now: Play four of hearts and four of diamonds"
    page.wait_for_function("window.heard.length")
    page.evaluate("table.table.again()")
    assert page.evaluate("window.heard") == [said]
    assert tabs_to(page, ".cardlab-chooser .cardlab-main") == 1
    page.keyboard.press("Enter")
    page.wait_for_function("window.sent")
    assert "p1 play 4h 4d" in [str(action) for action in session.match.actions]
    expect(page.get_by_role("button", name="Next")).to_be_focused()


def test_from_the_hand_to_pass_and_back(page, sit):  # noqa: F811
    """Where one may pass, two tabs lead from the hand to it, and two back to the card that one was at."""
    session = sitting("twos", seed=3)
    while not any(action.verb() == "pass" for action in session.match.legal_actions() if action.who == "p1"):
        session.handle({"do": "play", "at": len(session.match.actions), "action": session.status()["actions"][0]["action"]})
    sit(session)
    hand_of(page).first.focus()
    page.keyboard.press("End")
    last = at(page)
    passing = '[data-action="p1 pass"]'
    assert tabs_to(page, passing) == 2
    assert tabs_to(page, ".cardlab-choose", "Shift+Tab") == 2
    assert at(page) == last
    tabs_to(page, passing)
    page.keyboard.press("Enter")
    to_ones_turn(page)
    assert session.match.is_over or page.evaluate("document.activeElement !== document.body")


def test_cards_that_add_up_are_chosen_by_keys_in_tablanette(page, sit):  # noqa: F811
    """Hand and table are a stop each; what the cards add up to is heard with what they can be played for."""
    zones = {"hand.p1": "Th 3s", "table": "6c 4d 9h", "hand.p2": "2c 5s", "stock": "Kh Ks"}
    match = position("tablanette", zones)
    session = sit(MatchSession(match, "p1", {"p2": find("greedy")}, Words()).begun())
    page.evaluate(HEARD)
    hand_of(page).first.focus()
    to_card(page, "ten of hearts")
    page.keyboard.press("Space")
    tabs_to(page, ".cardlab-choose", "Shift+Tab")
    for name in ("six of clubs", "four of diamonds"):
        to_card(page, name)
        page.keyboard.press("Space")
    page.wait_for_function("window.heard.at(-1)?.includes('now')")
    assert page.evaluate("window.heard.at(-1)").startswith(
        "Ten of hearts = 10. 6 + 4 = 10. You can do this now: ten of hearts takes"
    )
    tabs_to(page, ".cardlab-chooser .cardlab-main")
    page.keyboard.press("Enter")
    page.wait_for_function("window.sent")
    assert str(session.match.actions[0]) == "p1 play Th take 6c 4d"


def test_the_place_in_the_hand_is_kept_in_fast_food(page, sit):  # noqa: F811
    """Enter plays the card at once; then Tab leads to the card that lies in its place, and to the same one if it stays."""
    session = sit(sitting("fast_food"))
    hand_of(page).first.focus()
    page.keyboard.press("ArrowRight")
    played = at(page)
    page.keyboard.press("Enter")
    to_ones_turn(page)
    assert session.match.zone("hand.p1")
    cards = hand_of(page).locator(".cardlab-card").evaluate_all("all => all.map((one) => one.ariaLabel)")
    stop = page.locator(".cardlab-own .cardlab-choose[tabindex='0'] .cardlab-card")
    assert played not in cards
    expect(stop).to_have_attribute("aria-label", cards[1])
    stop.focus()
    hand_of(page).last.focus()
    last = at(page)
    page.locator(".cardlab-actions .cardlab-main").first.click()
    to_ones_turn(page)
    expect(stop).to_have_attribute("aria-label", last)


def test_each_card_says_its_name_and_what_it_is(page, sit):  # noqa: F811
    """A card that is played at once is a plain button, one of several a toggle; the name of the hand is heard with the hand."""
    sit(sitting("fast_food"))
    hand = [(role, name) for role, name in tree(page) if role in ("toolbar", "button")][:5]
    names = hand_of(page).locator(".cardlab-card").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert hand == [("toolbar", "Hand of Player 1: 4"), *[("button", name) for name in names]]
    expect(page.locator(".cardlab-table [aria-pressed]")).to_have_count(0)


def test_backs_are_heard_once(page, sit):  # noqa: F811
    """How many they are, and not each of them; whose the counters are is heard and seen."""
    sit(sitting("twos", seed=3))
    heard = [(role, name) for role, name in tree(page) if "face down" in name or name.startswith("Hand of")]
    others = [("image", f"Hand of Player {n}: {held} face down") for n, held in ((2, 13), (3, 13), (4, 11))]
    assert heard == [*others, ("toolbar", "Hand of Player 1: 13")]
    expect(page.locator(".cardlab-table [aria-pressed=false]")).to_have_count(13)
    expect(page.locator(".cardlab-own .cardlab-name")).to_have_text("You (Player 1)")
    expect(page.get_by_role("region", name="You (Player 1)")).to_have_count(1)


def test_a_sum_is_heard_as_it_grows(page, sit):  # noqa: F811
    match = position("twenty_first_century_war", HAND).play("all draw")
    sit(MatchSession(match, "p1", {"p2": find("random")}, Words()).begun())
    page.evaluate(HEARD)
    hand_of(page, "hand.p1").first.focus()
    for name in ("five of clubs", "four of diamonds"):
        to_card(page, name)
        page.keyboard.press("Enter")
    page.wait_for_function("window.heard.at(-1)?.includes('+')")
    assert page.evaluate("window.heard") == ["Five of clubs = 5. You can do this now: Play five of clubs", "5 + 4 = 9."]


def test_egyptian_war_by_keys(page, sit):  # noqa: F811
    """No card is a button: Enter plays, Space is quick, and no key of a hand is in the way."""
    session = sit(sitting("egyptian_war"))
    assert [name for role, name in tree(page) if role == "image" and "Player 1" in name] == ["Stack of Player 1: 26 face down"]
    assert tabs_to(page, ".cardlab-turn .cardlab-main") == 1
    page.keyboard.press("Enter")
    page.wait_for_function("window.sent")
    page.locator(":is(.cardlab-onward, .cardlab-quick):not([hidden])").first.wait_for()
    while not page.evaluate("document.querySelector('.cardlab-quick')?.dataset.open ?? null"):
        page.keyboard.press("Space")
    before = len(session.match.actions)
    for key in ("ArrowRight", "Home", "h"):
        page.keyboard.press(key)
    assert len(session.match.actions) == before
    page.keyboard.press("Space")
    page.wait_for_function("window.sent.action.includes('slap')")
