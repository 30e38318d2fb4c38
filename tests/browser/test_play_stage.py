"""A match on the stage, on a real page with a real session: one touch a turn, events, the menu, the end.

Nothing waits for a clock. The page uses reduced motion, so that each turn appears at once, unless a test says otherwise.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardlab import Match, position, start
from cardlab.bots import find, play_out
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_texts
from cardlab.sessions.table_defaults import bot_names
from cardlab.words.languages import languages
from cardlab.words.words import Words
from tests.browser.accessibility import serious_findings
from tests.browser.stage_in_view import DRAWN, FAULTS, WINDOWS
from tests.browser.table_in_a_page import HEARD, STAGE

WAR = 2
"""With this seed the fourth turn of War is a war."""
BEFORE = 3


@pytest.fixture
def sit(page: Page):
    """Returns a function that opens a stage after some actions, and returns its session."""

    def sit_down(
        slug: str = "war",
        *,
        match: Match | None = None,
        seed: int = WAR,
        actions: int = 0,
        language: str = "en",
        motion: bool = False,
        **options: Any,
    ) -> MatchSession:
        match = match or start(slug, seed=seed, **options)
        match = play_out(match, dict.fromkeys(match.game.seats, find("greedy")), at_most=actions)
        words = Words(language)
        words = Words(language, bot_names(words, match.game.seats, "p1"))
        others = {seat: find("greedy") for seat in match.game.seats[1:]}
        session = MatchSession(match, "p1", others, words, predicts=True).begun()
        page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
        page.goto("http://cards.test/")
        if not getattr(page, "asks", False):
            page.expose_function("ask", lambda message: json.loads(json.dumps(page.session.handle(message))))
            page.asks = True
        page.session = session
        page.evaluate(STAGE, [session.log(), session.status(), page_texts(words)])
        return session

    return sit_down


def act(page: Page):
    """Returns the first button."""
    return page.locator(".cardlab-action").first


def press(page: Page) -> None:
    """Presses the first button as soon as it responds; it ignores presses for a moment after an event has appeared."""
    page.wait_for_function("!stage.actions.ignoresPresses")
    act(page).click()


def ribbon(page: Page):
    return page.locator(".cardlab-ribbon-text")


def turn(page: Page, session: MatchSession, times: int = 1) -> None:
    """Presses the button as often as a turn needs; cards of a war need one more press."""
    for _ in range(times):
        before = session.match.ply
        press(page)
        page.wait_for_function("(n) => stage.match.status.at > n && stage.match.narration.isSettled", arg=before)
        while page.locator("[data-action=go_on]").count():
            press(page)
            page.wait_for_function("stage.match.narration.isSettled")


def lying(page: Page) -> dict[str, list[str]]:
    """Returns zone -> how the table draws its cards."""
    return page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-zone]")].map((zone) =>
          [zone.dataset.zone, [...zone.querySelectorAll(".cardlab-felt-card")].map(({dataset}) => dataset.token)]))"""
    )


def test_a_match_is_played_to_its_end_with_one_button(page, sit):
    """Each turn takes one press, and each war one more. Then the page names the winner, and offers another match."""
    session = sit(max_turns=12, on_limit="most_cards")
    presses = 0
    expect(ribbon(page)).to_have_text("Win all the cards: the higher card takes them.")
    while not session.match.is_over:
        press(page)
        presses += 1
        page.wait_for_function("stage.match.narration.isSettled")
    if page.locator("[data-action=go_on]").count():
        press(page)
    wars = sum(event.rule in ("war.tie", "war.war.again") for event in session.match.events)
    assert wars
    assert presses <= session.match.ply + wars
    expect(ribbon(page)).to_contain_text(re.compile(r"You win!|Nadia wins!|A draw!"))
    assert ribbon(page).inner_text().count("win") < 2  # it is said only once
    won = "[...document.querySelectorAll('[data-won]')].map((seat) => seat.dataset.seat).join(' ') || 'draw'"
    assert page.evaluate(won) == session.match.outcome
    expect(page.locator(".cardlab-felt-seat[data-turn]")).to_have_count(0)
    expect(act(page)).to_have_text("Play again")
    ended = session.match
    press(page)
    expect(page.locator("[data-action=play]")).to_have_text("Turn over")
    assert session.match is not ended
    assert session.match.ply == 0


def test_the_packet_and_space_do_the_same_as_the_button(page, sit):
    session = sit()
    page.get_by_role("button", name=re.compile("^Pile \\(You\\)")).click()
    page.wait_for_function("stage.match.status.at === 1 && stage.match.narration.isSettled")
    page.locator("body").press("Space")
    page.wait_for_function("stage.match.status.at === 2 && stage.match.narration.isSettled")
    assert session.match.ply == 2


def test_compared_cards_stay_until_the_next_turn(page, sit):
    """The winner's card is lit and the other one dimmed, with a sign between them, and a chip shows what was won."""
    session = sit()
    turn(page, session)
    assert [len(cards) for zone, cards in lying(page).items() if zone.startswith("table.")] == [1, 1]
    looks = page.locator("[data-zone^='table.'] .cardlab-felt-card").evaluate_all("all => all.map(({dataset}) => dataset.look)")
    assert sorted(looks) == ["dim", "lit"]
    expect(page.locator(".cardlab-felt-mark[data-draws=sign]")).to_have_count(1)
    expect(page.locator(".cardlab-felt-mark[data-draws=chip]")).to_have_text("+2")
    counts = [len(session.match.zone(f"packet.{seat}")) for seat in ("p1", "p2")]
    assert sum(counts) == 52, "in the match they have been picked up"


def test_a_war_waits_face_down_for_a_press(page, sit):
    """The deciding cards are on the felt but hidden, also in the page's data, until a press turns them over."""
    session = sit()
    turn(page, session, BEFORE)
    press(page)
    page.wait_for_selector("[data-action=go_on]")
    expect(page.locator(".cardlab-felt-mark[data-draws=word]")).to_have_text("War!")
    expect(page.locator(".cardlab-felt-mark[data-draws=chip]")).to_have_text("6 cards to win")
    assert [cards[1:] for zone, cards in lying(page).items() if zone.startswith("table.")] == [["?", "?"], ["?", "?"]]
    press(page)
    page.wait_for_function("stage.match.narration.isSettled && !document.querySelector('[data-action=go_on]')")
    assert all(cards[2] != "?" for zone, cards in lying(page).items() if zone.startswith("table."))
    expect(ribbon(page)).to_have_text("9 beats 3. Nadia wins the war: 6 cards.")
    assert session.match.ply == BEFORE + 1


def test_each_of_several_wars_waits_for_a_press(page, sit):
    """Casualty War: the ribbon and the sums say how a war comes out before cards are laid for the next one."""
    session = sit("casualty_war", seed=11)
    press(page)
    told = []
    while not session.match.ply or page.locator("[data-action=go_on]").count():
        page.wait_for_selector("[data-action=go_on]")
        told.append((ribbon(page).text_content(), " ".join(sums(page)).strip()))
        press(page)
        page.wait_for_function("stage.match.narration.isSettled")
    assert told == [
        ("10 and 10. 9 and 9. 2 wars! The rest: 5 is more than 4. You take 2.", ""),
        ("9 and 9: war 1 goes on.", "9 + 11 + 7 = 27 9 + 6 + 5 = 20"),
        ("28 is more than 9. Nadia wins war 1.", "2 + 2 + 5 = 9 3 + 12 + 13 = 28"),
        ("6 and 6: war 2 goes on.", "6 + 3 + 3 = 12 10 + 6 + 4 = 20"),
    ]
    expect(ribbon(page)).to_contain_text("One war each.")
    expect(page.locator(".cardlab-felt-mark[data-draws=chip]")).to_have_text(["+5", "+5"])


@pytest.mark.nightly
def test_casualties_are_pointed_out_before_they_leave(page, sit):
    session = sit("casualty_war", seed=9, motion=True)
    page.evaluate("stage.match.narration.pause = () => new Promise((resolve) => setTimeout(resolve, 1000))")
    lifted = page.locator(".cardlab-felt-card[data-look=lifted]")
    press(page)
    while page.locator("[data-action=go_on], [data-look=lifted]").first.wait_for() or not lifted.count():
        press(page)
        page.wait_for_function("!stage.match.narration.held || stage.match.narration.held.leaving.size")
    ranks = set(lifted.evaluate_all("(all) => all.map(({dataset}) => dataset.token[0])"))
    expect(ribbon(page)).to_have_text("Four or more alike: 22 cards leave the game.")
    assert ranks
    assert ranks <= {card.rank for card in session.match.zone("casualties")}
    expect(page.locator("[data-zone=casualties]")).to_be_visible()
    expect(lifted).to_have_count(0)


def test_a_treasury_is_told_after_the_war_that_wins_it(page, sit):
    """Good King, Bad Queen: the war is won in the turn that opens the treasury, so the ribbon says both."""
    session = sit("good_king_bad_queen", seed=5)
    turn(page, session, 5)
    expect(ribbon(page)).to_have_text("9 beats 8. You win the war: 6 cards. You get the treasury too: 2 cards.")


def test_a_queen_shows_what_is_won_and_given(page, sit):
    """Good King, Bad Queen: the sentence names both players, and the chips agree with it."""
    session = sit("good_king_bad_queen", seed=8)
    expect(page.locator("[data-draws=sign]")).to_have_count(0)
    turn(page, session)
    expect(ribbon(page)).to_contain_text("Bad queen! Nadia gives 5 cards to you.")
    expect(page.locator("[data-zone='packet.p1'] [data-draws=chip]")).to_have_text("+5")
    expect(page.locator("[data-zone='packet.p2'] [data-draws=chip]")).to_have_text("+6−5")


def test_a_turn_is_announced_once_and_the_focus_stays(page, sit):
    session = sit()
    act(page).focus()
    page.evaluate(HEARD)
    for n in range(BEFORE):
        page.keyboard.press("Enter")
        page.wait_for_function("(n) => stage.match.status.at === n && stage.match.narration.isSettled", arg=n + 1)
        assert page.evaluate("document.activeElement.dataset.action") == "play"
    heard = page.evaluate("window.heard")
    assert len(heard) == BEFORE
    assert all("You have" in one and "beats" in one for one in heard), heard
    assert session.match.ply == BEFORE


def test_undo_and_what_if(page, sit):
    """Undo takes a turn back. From the history the learner can try other moves, and return to the match."""
    session = sit()
    turn(page, session, 2)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("stage.match.status.at === 1 && stage.match.narration.isSettled")
    assert session.match.ply == 1
    turn(page, session, 2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("History").click()
    page.get_by_role("button", name=re.compile("^Step 1 of")).click()
    expect(act(page)).to_have_text("Back to now")
    press(page)
    expect(act(page)).to_have_text("Turn over")
    assert session.match.ply == 3


def test_the_viewer_is_you_in_the_explanation_in_the_history_and_at_the_end(page, sit):
    session = sit()
    turn(page, session, 2)
    page.get_by_role("button", name="Why?").click()
    why = page.get_by_role("dialog", name="Why?")
    expect(why).to_contain_text(re.compile("You take|Nadia takes"))
    expect(why).not_to_contain_text("Player 1")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("History").click()
    expect(page.locator(".cardlab-history li")).not_to_have_count(0)
    expect(page.locator(".cardlab-history")).not_to_contain_text("Player 1")
    told = [one["sentence"] for one in sit(max_turns=30, on_limit="most_cards", actions=99).status()["highlights"]]
    assert told
    assert not any("Player 1" in one for one in told)


def test_a_choice_of_cards_says_how_the_matches_differ(page, sit):
    session = sit(max_turns=30, on_limit="most_cards", actions=3)
    page.get_by_role("button", name="Menu").click()
    again = page.get_by_role("dialog").get_by_role("group", name="Play again")
    expect(again.get_by_role("button")).to_have_text(["New cards", "The same cards"])
    again.get_by_role("button", name="The same cards").click()
    expect(page.locator(".cardlab-stage-chip").last).to_contain_text("Turn 1")
    assert (session.match.ply, session.match.seed) == (0, WAR)


def test_the_menu_covers_the_page_and_returns_the_focus(page, sit):
    """The rest of the page is inert. Escape closes the menu, and the focus returns to where it was."""
    sit()
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert page.locator(".cardlab-stage-field").evaluate("field => field.inert")
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Menu")).to_be_hidden()
    assert page.evaluate("document.activeElement.ariaLabel") == "Menu"
    assert not page.locator(".cardlab-stage-field").evaluate("field => field.inert")


@pytest.mark.own_context
def test_first_hints_appear_once_and_again_on_request(page, sit):
    """They appear one at a time, when they apply. A second match of the game has none, and the light bulb brings them back."""
    session = sit()
    hint = page.locator(".cardlab-ribbon-hint")
    expect(hint).to_have_text("Tap your pile to turn a card over.")
    turn(page, session)
    expect(hint).to_have_text("The higher card takes both.")
    turn(page, session, BEFORE)
    assert "Each puts 1 face down" in page.evaluate("JSON.stringify(stage.match.hints.hints)")
    turn(page, session, 2)
    expect(hint).to_be_hidden()
    sit()
    expect(page.locator(".cardlab-ribbon-hint")).to_be_hidden()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".cardlab-ribbon-hint")).to_have_text("Tap your pile to turn a card over.")


@pytest.mark.own_context
def test_a_prediction_is_the_button_that_plays(page, sit):
    """The options are me, equal, the other one, or none. The bet is shown as a counter at that seat with its chance, and is
    paid there.
    """
    session = sit()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Predictions: off").click()
    expect(page.locator(".cardlab-action")).to_have_text(["Me", "Equal", "Nadia", "Skip"])
    expect(page.locator(".cardlab-ribbon-hint")).to_have_text("Who takes the next cards?")
    page.get_by_role("button", name="Nadia", exact=True).click()
    page.wait_for_function("stage.match.status.at === 1 && stage.match.narration.isSettled")
    assert [made.value for made in session.predictions.made.values()] == ["p2"]
    expect(page.locator(".cardlab-stage-record")).to_have_text("11")
    expect(page.locator("[data-zone='packet.p2'] [data-draws=prediction]")).to_have_text("✓ +1")
    laid = "stage.match.turnPredictions.shown(stage.match.status)"
    assert page.evaluate(laid) == {"value": "p2", "cards": 9, "paid": "✓ +1"}
    expect(ribbon(page)).to_contain_text("Nadia takes both.")
    page.get_by_role("button", name="Skip").click()
    page.wait_for_function("stage.match.status.at === 2 && stage.match.narration.isSettled")
    assert len(session.predictions.made) == 1
    expect(page.locator("[data-draws=prediction]")).to_have_count(0)


def sums(page: Page) -> list[str]:
    return page.locator("[data-draws=sum]").all_inner_texts()


@pytest.mark.parametrize(("slug", "worked"), [("addition_war", "4 + 6 = 10"), ("subtraction_war", "6 − 4 = 2")])
def test_a_sum_is_written_out(page, sit, slug, worked):
    """The face-down cards of a war count for nothing until they are turned over; then they have a sum of their own."""
    sit(slug)
    press(page)
    page.wait_for_selector("[data-action=go_on]")
    assert [" ".join(one.split()) for one in sums(page)] == [worked, worked.replace("4 + 6", "6 + 4")]
    press(page)
    page.wait_for_function("stage.match.narration.isSettled && !document.querySelector('[data-action=go_on]')")
    new = [" ".join(one.split()) for one in sums(page)]
    assert new == (["1 + 8 = 9", "6 + 1 = 7"] if slug == "addition_war" else ["8 − 1 = 7", "6 − 1 = 5"])
    expect(page.locator("[data-draws=chip]")).to_have_text("+14")


def test_a_number_card_keeps_its_face_while_it_flies(page, sit):
    """The copy that flies above the table has more than its paper: a number, or the pattern of the back."""
    session = sit("war", deck="fractions", motion=True)
    page.evaluate("""() => {
      window.parts = [];
      const seen = (one) => one.classList?.contains("cardlab-felt-copy") && parts.push(one.querySelector("svg").children.length);
      new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach(seen)))
        .observe(document.body, {childList: true, subtree: true});
    }""")
    turn(page, session, 2)
    parts = page.evaluate("parts")
    assert parts
    assert min(parts) > 1


def test_the_smallest_rank_is_shown_and_its_cards_leave(page, sit):
    """Both cards stay visible until the next turn, also the one that leaves, and the chip counts what the winner gets."""
    session = sit("speed_war")
    turn(page, session, 5)
    expect(ribbon(page)).to_have_text("King beats 2. You take both. Then 2♣ leaves the game.")
    expect(page.locator(".cardlab-felt-facts")).to_have_text("Smallest card: 2")
    assert lying(page)["table.p2"] == ["2c"]
    expect(page.locator("[data-zone='packet.p1'] [data-draws=chip]")).to_have_text("+1")
    turn(page, session)
    assert lying(page)["aside"] == ["2c"]


@pytest.fixture
def heap(page: Page, sit):
    session = sit("scramble_war", pick="choose")
    return session, page.locator("[data-zone=heap] .cardlab-felt-touch")


def picked(page: Page, at: int) -> None:
    page.wait_for_function("(n) => stage.match.status.at > n && stage.match.narration.isSettled", arg=at)


def test_any_card_of_the_heap_can_be_picked(page, heap):
    """A touch, the keys or the button picks it. The other cards and the focus stay where they are."""
    session, cards = heap
    expect(cards).to_have_count(52)
    places = "() => [...document.querySelectorAll('[data-zone=heap] [data-card]')].map((one) => one.getBoundingClientRect().x)"
    before = page.evaluate(places)
    cards.nth(7).click(position={"x": 5, "y": 5})
    picked(page, 0)
    assert str(session.match.actions[0]) == "p1 pick 7"
    after = page.evaluate(places)
    assert len(after) == 50
    assert all(any(abs(x - one) < 0.5 for one in before) for x in after)
    assert page.evaluate("document.activeElement.matches('[data-zone=heap] .cardlab-felt-touch')")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    picked(page, 2)
    assert str(session.match.actions[2]) == "p1 pick 1"
    expect(act(page)).to_have_text("Pick a card")
    press(page)
    picked(page, 4)
    assert str(session.match.actions[4]) == "p1 pick 0"
    assert serious_findings(page) == []


def test_no_war_is_open_when_the_match_has_ended(page, sit):
    """The heap is too small for the last war, and both take their cards back."""
    session = sit("scramble_war", seed=7, pick="choose", actions=400)
    assert session.match.is_over
    expect(act(page)).to_have_text("Play again")
    expect(page.locator(".cardlab-stage-field")).not_to_contain_text(re.compile("War!|cards to win"))


def test_both_picked_cards_are_shown(page, heap):
    """They are one step of the log. The felt shows them side by side, and which rank won."""
    session, _ = heap
    page.locator("body").press("Space")
    picked(page, 0)
    shown = lying(page)
    assert [len(shown[f"table.{seat}"]) for seat in ("p1", "p2")] == [1, 1]
    expect(page.locator("[data-draws=sign]")).to_have_count(1)
    expect(page.locator("[data-draws=chip]")).to_have_text("+2")
    assert sum(len(session.match.zone(f"captured.{seat}")) for seat in ("p1", "p2")) == 2


def test_the_cards_of_a_war_are_picked_one_by_one(page, heap):
    """The war lasts until a card turns up, and the ribbon says what it is about."""
    session, _ = heap
    while not any(event.rule == "scramble_war.tie" for event in session.match.events):
        at = session.match.ply
        press(page)
        picked(page, at)
    for _ in range(3):
        expect(page.locator("[data-draws=word]")).to_have_text("War!")
        expect(ribbon(page)).to_have_text("3 face down, then 1 up.")
        at = session.match.ply
        press(page)
        picked(page, at)
    press(page)
    page.wait_for_function("stage.match.narration.isSettled && !document.querySelector('[data-draws=word]')")
    expect(ribbon(page)).to_contain_text("10 cards")


def test_without_a_choice_the_heap_is_one_button(page, sit):
    session = sit("scramble_war")
    page.get_by_role("button", name="Heap: 52").click()
    page.wait_for_function("stage.match.status.at === 1 && stage.match.narration.isSettled")
    assert session.match.ply == 1


@pytest.mark.parametrize("language", languages())
def test_a_heap_is_in_view_in_every_language(page, sit, language, depth):
    """Every card is in view at the beginning, next to other cards and in a war. Before a landing, each turn is checked in
    another window.
    """
    session = sit("scramble_war", pick="choose", language=language)
    faults = []
    first = languages().index(language)
    for n in range(12):
        for width, height in WINDOWS if depth.whole else [WINDOWS[(n + first) % len(WINDOWS)]]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            faults.extend(f"{width} × {height}: {fault}" for fault in page.evaluate(FAULTS))
        if page.locator("[data-draws=word]").count():
            break
        at = session.match.ply
        press(page)
        picked(page, at)
    assert faults == []


def test_a_lost_connection_is_reported_and_loses_nothing(page, sit):
    session = sit()
    turn(page, session)
    page.evaluate("window.cut = true")
    press(page)
    expect(ribbon(page)).to_contain_text("offline")
    assert act(page).get_attribute("aria-disabled") == "true"
    page.evaluate("window.cut = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    turn(page, session)
    assert session.match.ply == 2


def test_a_match_plays_itself_to_the_end(page, sit):
    """This works with reduced motion too, and afterwards a button goes on."""
    session = sit(max_turns=30, on_limit="most_cards")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Fast")).to_have_count(0)  # nothing moves without a press
    page.get_by_role("button", name="To the end").click()
    expect(act(page)).to_have_text("Play again", timeout=60_000)
    assert session.match.is_over


def test_results_are_counted_in_this_browser(page, sit):
    """Each match is counted once, whatever the learner looks at afterwards. Foreign data in the browser's storage does no harm."""
    sit()
    told = page.evaluate(
        """async () => {
          const {countMatch, winCountsOf} = await import("http://cards.test/stage/win_counts.js");
          const found = [];
          for (const stored of ["{", "[]", '{"war": {"played": "x", "won": 9}}', '{"war": {"played": 2, "won": 1}}']) {
            localStorage.setItem("cardlab results", stored);
            found.push(winCountsOf("war"));
          }
          found.push(countMatch("war", true));
          localStorage.removeItem("cardlab results");
          return found;
        }"""
    )
    none = {"played": 0, "won": 0}
    assert told == [none, none, none, {"played": 2, "won": 1}, {"played": 3, "won": 2}]


def test_a_match_that_is_played_again_is_not_counted(page, sit):
    """The table says so at its end, also to screen readers. A what-if does not count the match that it has left a second time."""
    session = sit(max_turns=2, on_limit="most_cards")
    paper = page.locator(".cardlab-ribbon-place")
    page.evaluate(HEARD)
    counted = "JSON.parse(localStorage.getItem('cardlab results') ?? '{}').war?.played ?? 0"
    before = page.evaluate(counted)
    turn(page, session, 2)
    assert session.match.is_over
    assert page.evaluate(counted) == before + 1
    expect(paper).not_to_contain_text("isn’t counted")
    page.evaluate("stage.ask({do: 'what_if', to: 1})")
    page.wait_for_function("stage.match.status.left !== null")
    turn(page, session)
    expect(paper).to_contain_text("isn’t counted")
    page.evaluate("stage.ask({do: 'main_line'})")
    page.wait_for_function("stage.match.status.left === null")
    expect(paper).not_to_contain_text("isn’t counted")
    page.evaluate("window.heard = []")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("!stage.match.status.outcome")
    turn(page, session)
    expect(paper).to_contain_text("You went back and played again, so this match isn’t counted.")
    assert "isn’t counted" in page.evaluate("heard.join(' ')")
    assert page.evaluate(counted) == before + 1


@pytest.mark.parametrize("language", languages())
def test_the_stage_works_in_every_language(page, sit, language):
    """No text is missing, everything is in view on a phone, and axe finds nothing serious."""
    session = sit(language=language)
    page.set_viewport_size({"width": 390, "height": 844})
    turn(page, session)
    text = page.locator(".cardlab-stage-frame").inner_text()
    assert "undefined" not in text
    assert "{" not in text
    assert page.evaluate(FAULTS) == []
    assert serious_findings(page) == []


@pytest.mark.parametrize("theme", ["light", "dark", "high"])
def test_every_theme_is_readable(page, sit, theme):
    session = sit()
    page.evaluate("(theme) => document.documentElement.setAttribute('data-cardlab-theme', theme)", theme)
    turn(page, session)
    assert serious_findings(page) == []


def test_a_turn_is_narrated_in_time_and_can_be_skipped(page, sit):
    """With motion, the cards turn up before the winner is named. A touch on the felt shows the rest at once, and plays nothing."""
    session = sit(motion=True)
    press(page)
    page.wait_for_function("stage.match.status.at === 1 && !stage.match.narration.isSettled")
    page.locator(".cardlab-stage-field").click(position={"x": 5, "y": 5})
    page.wait_for_function("stage.match.narration.isSettled")
    expect(ribbon(page)).to_contain_text("beats")
    assert session.match.ply == 1


def test_a_removed_stage_leaves_nothing(page, sit):
    """A removed view handles no keys and announces nothing more."""
    session = sit()
    turn(page, session)
    page.evaluate("ending.abort(); document.querySelector('main').replaceChildren()")
    page.locator("body").press("Space")
    assert session.match.ply == 1


def test_the_cards_that_fight_stand_out_and_a_sum_goes_with_its_cards(page, sit):
    """Casualty War: cards laid earlier overlap. After casualties, the felt shows no sum of cards that have left."""
    session = sit("casualty_war", seed=7)
    turn(page, session, 3)
    expect(ribbon(page)).to_contain_text("cards leave the game")
    assert set(sums(page)) == {""}
    expect(page.locator("[data-draws=sign]")).to_have_count(0)
    packets = {
        "packet.p1": "7c 2d 3d 4h 5h 6h 8c 9d Tc 2h 4c 5c Kd Qc Jd 9s",
        "packet.p2": "7d Kh Qs Ah 2s 3s 8d Jc Qd 6c 9h Ts 2c 3c 4d 5s",
    }
    turn(page, sit(match=position("casualty_war", packets)))
    assert [" ".join(one.split()) for one in sums(page)] == ["13 + 12 + 11 = 36", "2 + 3 + 4 = 9"]
    for row in ("table.p1", "table.p2"):
        places = page.locator(f"[data-zone='{row}'] .cardlab-felt-cards > :not(.cardlab-felt-break)")
        overlaps = places.evaluate_all("(all) => all.map(({dataset}) => dataset.chained ?? null)")
        assert overlaps == ["first", *["on"] * 6, None, None, None]


def test_no_sum_is_shown_for_a_player_who_takes_the_cards_with_less(page, sit):
    """Casualty War: the ace of spades has won, so the sums do not count."""
    zones = {"packet.p1": "As 2h 3h 4d 5d", "packet.p2": "Kh Qd Jd 6c 7c"}
    session = sit(match=position("casualty_war", zones))
    turn(page, session)
    expect(ribbon(page)).to_contain_text("The ace of spades beats everything!")
    assert set(sums(page)) == {""}
    expect(page.locator("[data-draws=sign]")).to_have_count(0)


def test_swept_cards_are_not_compared(page, sit):
    """Duel King: a king takes all the cards, whatever the last ones are, so no sign stands between them."""
    zones = {"deck.p1": "2c Qd 3d 4c 5c 6c 7c 8d 9d", "deck.p2": "Kd 8s 3h 8c 9c Tc Jc"}
    sit(match=position("duel_king", zones, counters={"lead": "p2"}))
    for told in ("Nadia sweeps the whole table.", "Nadia takes all 6 cards."):
        press(page)
        expect(ribbon(page)).to_contain_text(told)
        expect(page.locator("[data-draws=sign]")).to_have_count(0)
        assert not "".join(sums(page))


def test_a_joker_that_starts_a_war_is_not_compared(page, sit):
    """Guerilla Joker: the joker is neither higher nor equal, so the line below the cards is empty."""
    sit(match=position("guerilla_joker", {"packet.p1": "9s 2c 3c 4c", "packet.p2": "X1 5d 6d 7d"}))
    press(page)
    expect(page.locator("[data-draws=word]")).to_have_text("A joker starts a war")
    expect(page.locator("[data-draws=sign], [data-draws=sum]")).to_have_count(0)
