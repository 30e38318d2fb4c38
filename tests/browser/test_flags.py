"""A word that a learner says along with an action: a box beside the buttons, ticked before the card is chosen."""

from playwright.sync_api import expect

from cardlab import position
from tests.browser.access import serious_findings
from tests.browser.test_choosing import card, sit  # noqa: F401  # sit is a fixture

PAIRS = {"closed.p1": "9c 3d Ah 2h", "closed.p2": "4c 5c 6c 7c", "open.p2": "2d 3s 8h As", "pile": "Th 2s 9d"}


def test_a_word_is_said_with_a_clicked_card(page, sit):  # noqa: F811
    """The box is ticked, a card is clicked: both are sent as one action, and the word is heard."""
    session = sit(position("soureh", {**PAIRS, "open.p1": "7d 8s 5h Ac"}).play("p1 draw"))
    page.get_by_label("Say Soureh as well").check()
    card(page, "nine of clubs", "Closed of Player 1").click()
    page.wait_for_function("window.sent")
    assert page.evaluate("window.sent").get("action") == "p1 own 1 declare"
    assert "soureh.declare" in session.match.rules


def test_a_word_that_is_wrong_is_refused_with_its_reason(page, sit):  # noqa: F811
    """Nothing has been played, the reason is told, and the page did not give it away before."""
    session = sit(position("soureh", {**PAIRS, "open.p1": "7d 2c 5h Ac"}).play("p1 draw"))
    page.get_by_label("Say Soureh as well").check()
    page.get_by_role("button", name="Throw it away").click()
    expect(page.get_by_role("alert")).to_contain_text("must be less than 2. Three of diamonds is 3.")
    assert len(session.match.actions) == 1
    assert not serious_findings(page)


def test_four_cards_are_chosen_and_counted(page, sit):  # noqa: F811
    """One card of each pair, clicked in any order; what the ace counts is chosen by its button."""
    counters = {"phase": "score", "turn": "p1", "match_winner": "p2"}
    session = sit(position("soureh", {**PAIRS, "open.p1": "7d 8s 5h Ac"}, counters=counters))
    for where, name in (
        ("Open", "ace of clubs"),
        ("Closed", "three of diamonds"),
        ("Open", "seven of diamonds"),
        ("Open", "five of hearts"),
    ):
        card(page, name, f"{where} of Player 1").click()
    page.get_by_role("button", name="as 11").click()
    page.wait_for_function("window.sent")
    assert session.match.table.counters["score.p1"] == 7 + 3 + 5 + 11
