"""A table by ear and keys alone: nothing is done by a key that was to go on, and how things stand is said whenever that changes."""

import pytest
from playwright.sync_api import expect

from cardlab import position, start
from cardlab.players import find
from cardlab.sessions.match_session import MatchSession
from cardlab.words.translations import Words
from tests.browser.table_in_a_page import HEARD
from tests.browser.telling import to_ones_turn
from tests.browser.test_hand_keys import hand_of
from tests.browser.test_telling import sit, sitting  # noqa: F401  # sit is a fixture
from tests.heard.__main__ import ENDS, session_of

KEYS = "Keys at a table: H says your hand"
SAID = ".cardlab-play > .cardlab-unseen[role=status]"
WARNED = ".cardlab-play > [role=alert]"
TURN = """document.querySelector(".cardlab-turn:not([hidden]) .cardlab-whose")?.textContent === "Your turn, Player 1"
  && table.exchange.free"""


def table(slug: str, zones: dict[str, str]) -> MatchSession:
    match = position(slug, zones)
    return MatchSession(match, "p1", {seat: find("greedy") for seat in match.game.seats[1:]}, Words()).begun()


def may_pass(session: MatchSession) -> str | None:
    """An action that plays one card, where one may pass as well."""
    actions = session.status()["actions"]
    singles = [action["action"] for action in actions if len(action["places"]) == 1]
    return singles[0] if singles and any(action["action"] == "p1 pass" for action in actions) else None


def twos() -> tuple[MatchSession, str]:
    """A table at which one may play one card, and may pass then or play another; and the action that plays one."""
    for seed in range(1000):
        if single := may_pass(sitting("twos", seed=seed, players=4)):
            played = sitting("twos", seed=seed, players=4)
            played.handle({"do": "play", "at": len(played.match.actions), "action": single})
            if may_pass(played):
                return sitting("twos", seed=seed, players=4), single
    raise AssertionError("no deal is like that")


def own(session: MatchSession) -> list[str]:
    return [str(action) for action in session.match.actions if action.who == "p1"]


def test_a_key_that_was_to_go_on_passes_no_turn(page, sit):  # noqa: F811
    """How often one presses Next nobody knows beforehand: where cards are chosen, one press too many only chooses one."""
    session, single = twos()
    sit(session)
    hand_of(page).first.focus()
    page.evaluate("(action) => window.ask({do: 'play', at: table.status.at, action}).then((said) => table.hear(said))", single)
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    while page.evaluate("table.onward.waits"):
        page.keyboard.press("Space")
    page.wait_for_function(TURN)
    assert {action["action"] for action in session.status()["actions"]} > {"p1 pass"}
    page.keyboard.press("Space")
    expect(page.locator("[aria-pressed=true]")).to_be_focused()
    assert own(session) == [single]


def test_where_nothing_else_goes_the_keyboard_is_at_pass(page, sit):  # noqa: F811
    """That the focus is there tells it already, and no tabs are needed."""
    session = sitting("twos", players=4)
    while {action["action"] for action in session.status()["actions"]} != {"p1 pass"}:
        played = session.status()["actions"][-1]["action"]
        session.handle({"do": "play", "at": len(session.match.actions), "action": played})
        assert not session.match.is_over
    sit(session)
    page.evaluate("table.hear({cut: table.film.length, steps: [], status: table.status})")
    page.evaluate("dispatchEvent(new CustomEvent('cardlab:resumed', {cancelable: true}))")
    expect(page.locator("[data-action='p1 pass']")).to_be_focused()


def test_what_is_refused_leaves_the_keyboard_with_the_cards(page, sit):  # noqa: F811
    """And not at Pass, which is the first button. Why it does not go is heard with the cards by their names."""
    session = sit(table("tablanette", {"hand.p1": "2c 7c", "table": "Qs 7d", "hand.p2": "6h 5s", "stock": "Kh Ks"}))
    for zone in ("table", "hand.p1"):
        hand_of(page, zone).nth(1 if zone == "table" else 0).press("Enter")
    page.get_by_role("button", name="Try these cards").press("Enter")
    expect(page.locator(WARNED)).to_contain_text("That does not go. Seven of diamonds counts 7. Two of clubs needs 2.")
    expect(page.locator(".cardlab-refusal")).to_contain_text("7♦ counts 7.")
    assert page.evaluate("document.activeElement.matches('.cardlab-own .cardlab-choose')")
    assert own(session) == []
    hand_of(page, "hand.p1").nth(1).press("Enter")
    hand_of(page, "hand.p1").nth(0).press("Enter")
    page.get_by_role("button", name="Seven of clubs takes seven of diamonds").first.press("Enter")
    expect(page.locator(WARNED)).to_have_text("")


def test_in_twos_a_refusal_leaves_the_keyboard_in_the_hand(page, sit):  # noqa: F811
    session, _ = twos()
    first, *others = map(str, session.match.table["hand.p1"])
    another = next(card for card in others if card[0] != first[0])
    sit(session)
    for card in (first, another):
        page.locator(f'li[data-zone="hand.p1"][data-token="{card}"] .cardlab-choose').press("Enter")
    page.get_by_role("button", name="Try these cards").press("Enter")
    expect(page.locator(WARNED)).to_contain_text("That does not go.")
    assert page.evaluate("document.activeElement.matches('.cardlab-own .cardlab-choose')")


def test_what_is_taken_back_is_said(page, sit):  # noqa: F811
    """What stands there again, and whose turn it is: the focus stays at the button, and nothing else would tell."""
    session = sit(sitting("fast_food"))
    page.locator(".cardlab-actions .cardlab-main").first.press("Enter")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.get_by_role("button", name="Tell me the rest").press("Enter")
    page.wait_for_function(TURN)
    page.evaluate(HEARD)
    page.get_by_role("button", name="Take it back").press("Enter")
    page.wait_for_function("window.heard.length")
    assert own(session) == []
    (said,) = page.evaluate("window.heard")
    assert said.endswith("Your turn, Player 1")
    assert "takes" in said


@pytest.mark.parametrize("deal", ["New deal", "Play it again"])
def test_another_deal_is_said(page, sit, deal):  # noqa: F811
    """Who has begun, and with what: a first move of the others is not told step by step."""
    match = start("fast_food", seed=3, preset="one_game")
    while not match.is_over:
        match.play(match.legal_actions()[0])
    sit(MatchSession(match, "p1", {"p2": find("greedy")}, Words()).begun())
    page.evaluate(HEARD)
    page.get_by_role("button", name=deal).press("Enter")
    page.wait_for_function("window.heard.at(-1)?.endsWith('Your turn, Player 1')")
    assert "takes" in page.evaluate("window.heard.at(-1)")


def test_a_table_that_is_cleared_is_told_and_first(page, sit):  # noqa: F811
    """T says what lies in the middle before what the others hold."""
    sit(table("tablanette", {"hand.p1": "2c 7c", "table": "", "hand.p2": "6h 5s", "stock": "Kh Ks"}))
    hand_of(page, "hand.p1").first.focus()
    page.keyboard.press("t")
    expect(page.locator(SAID)).to_have_text("Table: 0. Stock: 2. Hand of Player 2: 2. Won of Player 2: 0.")


def test_lines_that_lead_somewhere_say_cards_by_their_names(page, sit):  # noqa: F811
    """What the others did, and what the coach says: the name of a button, and beside it why."""
    sit(twos()[0])
    for line in page.locator(".cardlab-since button").all():
        shown, heard = line.inner_text(), line.get_attribute("aria-label")
        assert ("♦" in shown) == (heard is not None and "diamonds" in heard)
    page.get_by_role("button", name="Ask the coach").press("Enter")
    advised = page.locator(".cardlab-counsel button")
    advised.first.wait_for()
    for one in advised.all():
        heard = f"{one.get_attribute('aria-label') or one.inner_text()} {one.get_attribute('aria-description')}"
        assert not set("♣♦♥♠") & set(heard)
    assert not set("♣♦♥♠") & set(page.locator(".cardlab-coach-told [role=status]").inner_text())


def test_a_match_without_a_winner_tells_its_score(page, sit):  # noqa: F811
    """No sentence has told the points that were made in all."""
    session = session_of(ENDS["tablanette-end"])
    sit(session)
    page.evaluate(HEARD)
    while not session.match.is_over:
        page.evaluate("document.activeElement.blur()")
        page.evaluate(
            "window.ask({do: 'play', at: table.status.at, action: table.status.actions[0].action}).then((said) => table.hear(said))"
        )
        to_ones_turn(page)
    score = session.match.table.counters["score.p2"]
    page.wait_for_function("(score) => window.heard.at(-1).includes(`Player 2: Points ${score}`)", arg=score)


def lost() -> MatchSession:
    """A table at which the learner's last move is to be made, in a match that the other one wins."""
    for seed in range(100):
        match = start("fast_food", seed=seed, preset="one_game")
        while not match.is_over:
            match.play(match.legal_actions()[0])
        if match.outcome == "p2":
            match.go_to(max(n for n, action in enumerate(match.actions) if action.who == "p1"))
            return MatchSession(match, "p1", {"p2": find("random")}, Words()).begun()
    raise AssertionError("nobody loses")


def test_who_wins_is_said_once(page, sit):  # noqa: F811
    """The sentence that tells how the points stand names the winner already."""
    session = sit(lost())
    page.evaluate(HEARD)
    page.locator(".cardlab-actions .cardlab-main").first.press("Enter")
    to_ones_turn(page)
    assert session.match.outcome == "p2"
    page.wait_for_function("window.heard.at(-1).includes('Player 2 wins')")
    assert page.evaluate("window.heard.at(-1)").count("Player 2 wins") == 1


def test_the_keys_are_told_when_tab_first_comes_to_a_table(page, sit):  # noqa: F811
    """Once as long as the window is open, and to nobody who uses a mouse."""
    sit(sitting("twos", players=4))
    page.evaluate(HEARD)
    hand_of(page).first.click()
    page.evaluate("document.activeElement.blur()")
    assert not [said for said in page.evaluate("window.heard") if said.startswith(KEYS)]
    page.keyboard.press("Tab")
    page.wait_for_function("(keys) => window.heard.at(-1)?.startsWith(keys)", arg=KEYS)
    heard = page.evaluate("window.heard.length")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    assert page.evaluate("window.heard.length") == heard
