"""The table of a lesson's match in a wide window and on phones: what a look at the picture would find, as far as it can be measured."""

import pytest
from playwright.sync_api import expect

from cardlab import start
from cardlab.players import find, play_out
from cardlab.widgets import PlayTable, Replay
from tests.browser.access import cut_words, faces, resized, serious_findings, small_targets
from tests.browser.exported import opened
from tests.browser.test_choosing import sit  # noqa: F401  # a fixture
from tests.fonts import FAMILIES

pytestmark = pytest.mark.usefixtures("older_page")

IN_LESSONS = ("addition_war", "subtraction_war", "fast_food", "seven_twenty_seven")
"""The games whose matches this page shows."""
WINDOWS = [(1100, 900), (360, 780), (320, 780)]
CUT_OFF = """() => [...document.querySelectorAll('.cardlab-table .cardlab-card')].filter((card) => {
  const [one, all] = [card, card.closest('.cardlab-table')].map((element) => element.getBoundingClientRect());
  return one.width && (one.left < all.left || one.right > all.right + 1 || one.bottom > all.bottom + 1);
}).length"""
OWN_SEAT_ENDS = "document.querySelector('.cardlab-own').getBoundingClientRect().bottom"


def after(slug, actions, **options):
    """A match some actions on."""
    match = start(slug, seed=7, **options)
    return play_out(match, dict.fromkeys(match.game.seats, find("greedy")), at_most=actions)


def assert_fits(page, width, height):
    resized(page, width, height)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT_OFF) == 0
    assert page.evaluate(OWN_SEAT_ENDS) <= height


@pytest.mark.parametrize("actions", [1, 30])
@pytest.mark.parametrize("slug", IN_LESSONS)
def test_no_card_is_cut_off_and_the_own_cards_are_in_sight(page, tmp_path, depth, slug, actions):
    """Nobody scrolls to see the own hand, at the first choice and later: in every family of letters, or in one,
    which is another one later, and in the next game.
    """
    opened(page, tmp_path, PlayTable(after(slug, actions)))
    one = (IN_LESSONS.index(slug) + (actions > 1)) % len(FAMILIES)
    for _ in faces(page, FAMILIES if depth.whole else FAMILIES[one : one + 1]):
        for window in WINDOWS:
            assert_fits(page, *window)
        assert cut_words(page) == []
        assert small_targets(page) == []


def test_the_own_cards_stay_in_sight_when_only_the_table_grows(page, tmp_path):
    """As by cards that begin another row: what can be done, which lies over the table on a phone, need not change for it."""
    opened(page, tmp_path, PlayTable(after("seven_twenty_seven", 20, players=4)))
    resized(page, 390, 844)
    page.evaluate("""() => {
      const box = Object.assign(document.createElement("div"), {style: "block-size: calc(var(--fit, 1) * 200px)"});
      document.querySelector(".cardlab-middle").append(box);
    }""")
    seat, foot = (f"document.querySelector('{one}').getBoundingClientRect()" for one in (".cardlab-own", ".cardlab-foot"))
    page.wait_for_function(f"{seat}.bottom <= {foot}.top + 1")


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("soureh", {"players": 3}),
        ("twos", {}),
        ("twenty_first_century_war", {"players": 4}),
        ("seven_twenty_seven", {"players": 6}),
    ],
)
def test_tables_with_many_players_fit_too(page, tmp_path, slug, options):
    """Three others or more are smaller, side by side."""
    opened(page, tmp_path, PlayTable(after(slug, 20, **options)))
    for _ in faces(page):
        for window in WINDOWS:
            assert_fits(page, *window)


def test_the_buttons_of_a_replay_are_in_sight_beside_a_tall_table(page, tmp_path):
    opened(page, tmp_path, Replay(after("soureh", 30)))
    page.set_viewport_size({"width": 1100, "height": 700})
    button = page.get_by_role("button", name="Next step").bounding_box()
    assert button["y"] + button["height"] < 300


def test_what_a_counter_says_in_words_is_told_where_it_is_not_the_usual(page, tmp_path):
    """A player who has folded is told so; that the others have not is no news."""
    match = start("seven_twenty_seven", seed=3)
    opened(page, tmp_path, PlayTable(match))
    seat = page.locator('[data-seat="p2"]')
    expect(seat.get_by_text("folded")).to_have_count(0)
    while match.table.counters["status.p2"] == "in":
        legal = match.legal_actions()
        match.play(next((action for action in legal if action.verb() == "fold" and action.who == "p2"), legal[-1]))
    opened(page, tmp_path, PlayTable(match))
    expect(seat.get_by_text("folded")).to_be_visible()
    expect(seat.locator(".cardlab-card:visible")).to_have_count(0)
    assert "folded" in PlayTable(match).picture()


@pytest.mark.parametrize("width", [1100, 320])
def test_one_of_many_cards_is_picked_by_the_card_itself(page, sit, width):  # noqa: F811
    """Picking from a heap of 52 is no list of 52 buttons: the scattered cards are the buttons, each large enough to touch."""
    page.set_viewport_size({"width": width, "height": 800})
    sit(start("scramble_war", seed=7, pick="choose"))
    assert page.locator(".cardlab-actions button").count() <= 3
    expect(page.get_by_text("Choose one of the cards on the table.")).to_be_visible()
    assert serious_findings(page) == []
    heap = page.get_by_role("toolbar", name="Heap: 52").get_by_role("button", name="face down")
    expect(heap).to_have_count(52)
    heap.nth(4).click()
    page.wait_for_function("window.sent")
    assert page.evaluate("window.sent.action") == "p1 pick 4"
