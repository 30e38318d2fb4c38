"""Games that are played from a hand, on the stage: the learner selects cards, and the bar offers the actions for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cardlab import position, start
from cardlab.sessions.page_texts import page_texts
from cardlab.words.words import Words
from tests.browser.accessibility import outside, serious_findings
from tests.browser.stage_in_view import DRAWN
from tests.browser.table_in_a_page import HEARD
from tests.browser.test_play_stage import act, press, ribbon, sit  # noqa: F401  # a fixture

EVERY = 10_000
"""More actions than any match has."""
FOODS = ".cardlab-action[data-action^='say ']"
BEYOND_THEIR_BUTTON = """(buttons) => buttons.filter((button) => {
  const [label, {left, right}] = [document.createRange(), button.getBoundingClientRect()];
  label.selectNodeContents(button);
  return [...label.getClientRects()].some((line) => line.left < left || line.right > right);
}).map((button) => button.textContent)"""
"""The labels that stick out of their buttons at either side."""
WAITS = "stage.match.narration.isSettled && stage.exchange.isFree"


def touch(page, zone, n=0):
    """Touches a card of a row, or the pile if there is no row."""
    page.locator(f"[data-zone='{zone}'] button.cardlab-felt-touch").nth(n).click()


def acts(page):
    """Returns the labels of the buttons."""
    return page.locator(".cardlab-actions > .cardlab-action").all_inner_texts()


def played(page, actions):
    """Waits until this many actions have been played and narrated."""
    page.wait_for_function(f"(n) => stage.match.status.at >= n && {WAITS}", arg=actions)


def test_cards_are_selected_added_up_and_taken(page, sit):  # noqa: F811
    """Tablanette: the learner selects a card of the hand and table cards that add up to it, and the button names the move."""
    session = sit("tablanette", seed=7)  # 10♦ 5♥ 8♦ 3♣ on the table; 3♠ 9♣ 10♠ J♦ K♣ K♥ in the hand
    assert acts(page) == ["Pick a card"]
    assert act(page).get_attribute("aria-disabled") == "true"
    touch(page, "table", 1)
    touch(page, "table", 2)
    expect(page.locator("[data-draws=sum]")).to_have_text("5 + 8 = 13")
    touch(page, "hand.p1", 4)
    assert acts(page) == ["Try these cards"], "a king counts 14"
    touch(page, "table", 1)
    touch(page, "table", 2)
    touch(page, "table", 0)
    touch(page, "hand.p1", 2)
    expect(page.locator("[data-lifted]")).to_have_count(2)  # the king is no longer selected, because only one card is played
    assert acts(page) == ["10♠ takes 10♦"]
    press(page)
    played(page, 2)
    assert str(session.match.actions[0]) == "p1 play Ts take Td"
    expect(page.locator("[data-lifted]")).to_have_count(0)


@pytest.mark.own_context
# Selected cards stay selected, and the match has not changed.
def test_the_hint_for_the_second_touch_comes_after_the_first(page, sit):  # noqa: F811
    """The first hint gives the aim of the game and how to begin; after the first card is selected, the next hint says how to go
    on.
    """
    sit("tablanette", seed=7)
    hint = page.locator(".cardlab-ribbon-hint")
    expect(page.locator(".cardlab-ribbon-text")).to_have_text("Get the most points: take cards that add up to yours.")
    expect(hint).to_have_text("Touch a card in your hand.")
    touch(page, "hand.p1", 2)
    expect(hint).to_have_text("Your card takes cards that make its number.")


def test_no_card_moves_for_the_sum_of_the_selected_ones(page, sit):  # noqa: F811
    """On a laptop. The table's row keeps its distance from the hand, also when cards are lifted."""
    page.set_viewport_size({"width": 1280, "height": 720})
    sit(match=position("tablanette", {"hand.p1": "9c 3h", "hand.p2": "2s 4s", "table": "2h 7d 5c 4c"}))
    box = page.locator("[data-zone='hand.p1'] li").nth(1).bounding_box
    before = box()
    for zone, n in (("hand.p1", 0), ("table", 0), ("table", 1)):
        touch(page, zone, n)
    expect(page.locator("[data-draws=sum]")).to_have_text("2 + 7 = 9")
    assert box() == before
    above, below = (page.locator(f"[data-zone={zone}] .cardlab-felt-cards").bounding_box() for zone in ("table", "'hand.p1'"))
    assert above["y"] + above["height"] + 12 < below["y"]


def test_a_pass_does_not_hide_the_cards_to_beat(page, sit):  # noqa: F811
    """The play before the passes is told on its own."""
    hands = {"hand.p1": "3d 5c", "hand.p2": "Ks 4d", "hand.p3": "4c 6d", "hand.p4": "7d 7c"}
    sit(match=position("twos", hands, options={"players": 4}), motion=True)
    touch(page, "hand.p1")
    press(page)
    expect(ribbon(page)).to_contain_text("King beats 3.")
    expect(ribbon(page)).to_contain_text("Lin passes.")


def test_points_are_told_before_the_next_player_moves(page, sit):  # noqa: F811
    """Fast Food: the next player takes a card in the same action, which is told with that player's turn."""
    hands = {"hand.p1": "7h 2h 3h 5h", "hand.p2": "6h 6d 9h", "pile": "", "stock": "Ah Ad"}
    sit(match=position("fast_food", hands), motion=True)
    touch(page, "hand.p1")
    expect(ribbon(page)).to_contain_text("7 = 7 × 1 and has a 7: one cheeseburger! 7 points for you.")
    expect(ribbon(page)).to_contain_text("Nadia plays")


def test_the_last_points_are_told_before_the_result(page, sit):  # noqa: F811
    """Fast Food."""
    zones = {"hand.p1": "9c", "hand.p2": "", "pile": "7d 7h 7c", "stock": "", "other_deck": ""}
    sit(match=position("fast_food", zones, options={"games": 1}), motion=True)
    touch(page, "hand.p1")
    expect(ribbon(page)).to_contain_text("3 + 1 = 4 points for you.")
    expect(ribbon(page)).to_contain_text("you win!")


def test_who_has_slapped_is_told_with_the_end_of_a_challenge(page, sit):  # noqa: F811
    zones = {"stack.p1": "8h 8c", "stack.p2": "5h 6h 7h", "pile": "Qs 8s"}
    counters = {"turn": "p1", "challenge_by": "p2", "chances_left": 2}
    session = sit(match=position("egyptian_war", zones, counters=counters), motion=True)
    session.time_limit = 60_000
    act(page).click()
    page.wait_for_function(f"stage.match.status.quick && {WAITS}")
    page.evaluate("stage.play('p1 slap')")
    expect(ribbon(page)).to_contain_text("8, queen, 8: a sandwich! You slap first. That ends Nadia’s challenge.")


def test_the_only_move_is_the_main_button(page, sit):  # noqa: F811
    """A forced pass looks like something to press, and the bulb explains it, as often as it is asked."""
    hands = {"hand.p1": "3d 5c", "hand.p2": "Ks 4d"}
    sit(match=position("twos", hands, options={"players": 2}).play("p1 play 3d").play("p2 play Ks"))
    expect(act(page)).to_have_text("Pass")
    expect(page.locator(".cardlab-action[data-secondary]")).to_have_count(0)
    page.evaluate("stage.match.hints.restart(); stage.match.hints.at(['only-pass'])")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".cardlab-ribbon-hint")).to_have_text("You can’t beat that, so press “Pass”.")


def test_the_ribbon_says_who_scored_a_combo_and_why(page, sit):  # noqa: F811
    """The ribbon explains the combo itself, and not only what followed. The new total is on the felt."""
    hands = {"hand.p1": "4h 2h 3h 5h", "hand.p2": "6h 6d 7h", "pile": "8d 9d", "stock": "Ah Ad"}
    sit(match=position("fast_food", hands).play("p1 play 4h"))
    expect(page.locator("[data-draws=sum]")).to_have_text("21 + 6 = 27")
    ribbon_text = page.locator(".cardlab-ribbon-text")
    expect(ribbon_text).to_contain_text("27 has a 7: cheeseburger!")
    expect(ribbon_text).to_contain_text("7 + 1 = 8 points for Nadia.")


def test_cards_that_do_not_match_are_refused_by_their_rule(page, sit):  # noqa: F811
    """The selection stays, and the match has not changed."""
    session = sit("tablanette", seed=7)
    touch(page, "hand.p1", 1)
    touch(page, "table", 0)
    press(page)
    expect(ribbon(page)).to_contain_text("9")
    expect(page.locator(".cardlab-ribbon")).to_have_attribute("data-tone", "refused")
    expect(page.locator("[data-lifted]")).to_have_count(2)
    expect(page.get_by_role("alert")).to_contain_text("Nine of clubs needs 9.")
    assert session.match.ply == 0


def test_one_card_is_played_by_one_touch(page, sit):  # noqa: F811
    session = sit("fast_food", seed=7)
    touch(page, "hand.p1", 1)
    played(page, 2)
    assert len(session.match.actions) == 2


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_no_food_is_wider_than_its_button(page, sit, language):  # noqa: F811
    """Also on a small phone, where three foods share a row, and on a phone that lies."""
    page.set_viewport_size({"width": 390, "height": 844})
    sit("fast_food", seed=7, language=language, calls="total_and_scores")
    touch(page, "hand.p1")
    page.locator(".cardlab-stage-ask input").fill("5")
    page.locator(".cardlab-stage-ask [type=submit]").click()
    expect(page.locator(FOODS)).to_have_count(3)
    for width, height in ((390, 844), (360, 740), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.locator(FOODS).evaluate_all(BEYOND_THEIR_BUTTON) == []


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390)])
def test_total_and_foods_are_asked_for_one_after_the_other(page, sit, width, height):  # noqa: F811
    """Fast Food by its full rules: the player calls a total with the card, then claims the foods. Nothing covers the cards,
    and only the chosen one has a frame.
    """
    page.set_viewport_size({"width": width, "height": height})
    session = sit("fast_food", seed=7, calls="total_and_scores")
    number, working = page.locator(".cardlab-stage-ask input"), page.locator(".cardlab-felt-mark[data-draws=sum]")
    touch(page, "hand.p1")
    expect(number).to_be_visible()
    expect(page.locator(".cardlab-ribbon")).to_contain_text("new total")
    expect(working).to_have_text(re.compile(r"^0 \+ \d+ = \?$"))
    framed = "(cards) => cards.map((card) => getComputedStyle(card).outlineStyle !== 'none')"
    assert page.locator("[data-zone='hand.p1'] .cardlab-felt-card").evaluate_all(framed) == [True, False, False, False]
    assert outside(page) == []
    assert serious_findings(page) == []
    number.fill("5")
    page.get_by_role("button", name="Next").click()
    expect(working).to_have_text(re.compile(r"^0 \+ \d+ = 5$"))
    assert acts(page) == ["7: cheeseburger", "5: soda", "3: fries", "Nothing", "✕"]
    for name in ("7: cheeseburger", "5: soda", "7: cheeseburger"):
        page.get_by_role("button", name=name).click()
    assert acts(page) == ["7: cheeseburger", "5: soda", "3: fries", "Play it", "✕"]
    assert outside(page) == []
    assert serious_findings(page) == []
    page.get_by_role("button", name="Close").click()
    expect(working).to_have_text(re.compile(r"^0 \+ \d+ = \?$"))  # back to the total
    number.press_sequentially("5")  # which has the keyboard focus again
    number.press("Enter")
    page.get_by_role("button", name="5: soda").click()
    page.get_by_role("button", name="Play it").click()
    expect(page.locator("[data-asks]")).to_have_count(0)
    played(page, 1)
    assert str(session.match.actions[0]).endswith(" call 5 claim soda")


@pytest.mark.parametrize("leave", ["Close", "Escape", "the card", "another card"])
def test_a_card_whose_total_is_asked_for_can_be_put_back(page, sit, leave):  # noqa: F811
    session = sit("fast_food", seed=7, calls="total_and_scores")
    touch(page, "hand.p1")
    working = page.locator(".cardlab-felt-mark[data-draws=sum]")
    expect(working).to_be_visible()
    before = working.inner_text()
    page.locator(".cardlab-stage-ask input").fill("5")
    if leave == "Close":
        page.get_by_role("button", name="Close").click()
    elif leave == "Escape":
        page.keyboard.press("Escape")
    else:
        touch(page, "hand.p1", 0 if leave == "the card" else 1)
    if leave == "another card":
        expect(working).not_to_have_text(before)
        expect(page.locator(".cardlab-stage-ask input")).to_have_value("")
    else:
        expect(working).to_have_count(0)
        assert acts(page) == ["Pick a card"]
    assert session.match.ply == 0


def test_the_amount_is_asked_after_the_action(page, sit):  # noqa: F811
    """The amounts are chips. A learner who changes her mind goes back to the first question."""
    session = sit("seven_twenty_seven", seed=7)
    assert acts(page) == ["Check\nPay nothing", "Bet"]
    page.evaluate(HEARD)
    page.get_by_role("button", name="Bet").click()
    expect(page.locator(".cardlab-ribbon-hint")).to_have_text("How many counters?")
    assert page.evaluate("window.heard")[-1].strip() == "How many counters?"
    assert acts(page) == ["1", "2", "3", "4", "5", "✕"]
    page.get_by_role("button", name="Close").click()
    assert acts(page) == ["Check\nPay nothing", "Bet"]
    page.get_by_role("button", name="Bet").click()
    page.get_by_role("button", name="Bet 3. Pay 3 of 49").click()
    played(page, 1)
    assert str(session.match.actions[0]) == "p1 bet 3"


def test_many_amounts_are_one_number_between_two_buttons(page, sit):  # noqa: F811
    session = sit("seven_twenty_seven", seed=7, max_bet=20)
    page.get_by_role("button", name="Bet").click()
    page.get_by_role("button", name="More").click()
    assert acts(page) == ["−", "2", "+", "✕"]
    page.get_by_role("button", name="Bet 2").click()
    played(page, 1)
    assert str(session.match.actions[0]) == "p1 bet 2"


HANDS = {"up.p1": "Ah", "down.p1": "6c Kd", "up.p2": "7s", "down.p2": "9s 9h", "up.p3": "2c", "down.p3": "5d"}


def asking():
    """Returns a match of 727 in which three players may ask for a card, the learner first."""
    counters = {"turn": "p1", "phase": "ask", "dealer": "p3", "pot": 13}
    return position("seven_twenty_seven", HANDS, counters=counters, options={"players": 3})


def test_both_totals_of_ones_own_hand_are_on_the_line(page, sit):  # noqa: F811
    """The line shows nothing of the other hands."""
    sit(match=asking())
    line = page.locator(".cardlab-felt-rulers")
    expect(line).to_have_attribute("aria-label", "Number line with 7, 27. You: 7½, 17½.")
    expect(page.locator(".cardlab-felt-dot")).to_have_count(2)
    expect(page.locator(".cardlab-felt-flag")).to_have_text(["7", "27"])
    expect(page.locator(".cardlab-felt-totals, .cardlab-felt-hop")).to_have_count(0)


HOPS = """() => {
  const ruler = document.querySelector(".cardlab-felt-ruler");
  const ends = (of) => [...ruler.querySelectorAll(of)].map((one) => one.getBoundingClientRect());
  const places = [...ends(".cardlab-felt-dot").map(({left, width}) => left + width / 2), ...ends(".cardlab-felt-flag").map(({left}) => left)];
  return ends(".cardlab-felt-hop").every(({left, right}) => [left, right].every((x) => places.some((place) => Math.abs(x - place) < 3)));
}"""
"""Whether each arc ends at a total and a goal."""


def test_an_arc_from_each_winning_total_to_its_goal_is_as_long_as_the_distance(page, sit):  # noqa: F811
    sit(match=asking().play("p1 stand").play("p2 stand").play("p3 stand"))
    expect(page.locator(".cardlab-felt-hop")).to_have_count(1)  # Omar is exactly at 7
    assert page.evaluate(HOPS)


def test_a_showdown_is_a_small_table_with_the_winners_lit(page, sit):  # noqa: F811
    sit(match=asking().play("p1 stand").play("p2 stand").play("p3 stand"))
    rows = page.locator(".cardlab-felt-totals tbody tr")
    told = [row.split() for row in rows.all_inner_texts()]
    assert told == [
        ["You", "7½", "½", "away", "17½", "9½", "away"],
        ["Nadia", "25", "18", "away", "✓", "25", "2", "away"],
        ["Omar", "✓", "7", "0", "away", "7", "20", "away"],
    ]
    expect(page.locator("[data-draws=sum]")).to_have_text("13 ÷ 2 = 6, 1 left over")
    expect(ribbon(page)).to_contain_text("Omar has exactly 7! Nadia is nearest to 27: 2 away.")
    assert serious_findings(page) == []


SHOP = {
    "bank.p1": "Kc Jc Qc",
    "hand.p2": "9h 8h",
    "bank.p2": "Kh",
    "pile": "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Ad 2d 3d 4d 5d 6d",
    "under": "Ks Jd",
}


def tags(page):
    """Lists the text on the price tags for which a selected coin can pay."""
    return page.locator(".cardlab-felt-tag:not([aria-disabled])").all_inner_texts()


def test_a_coin_is_put_on_a_price_tag_and_change_comes_back(page, sit):  # noqa: F811
    """Money: the tags name the prices, and the felt shows the change as a subtraction."""
    session = sit(match=position("money", SHOP, counters={"turn": "p1"}))
    expect(page.locator(".cardlab-felt-tag")).to_have_text(["5 cards", "10 cards", "15 cards"])
    assert (tags(page), acts(page)) == ([], ["Pick a coin"])
    assert serious_findings(page) == []
    touch(page, "bank.p1", 2)
    assert (tags(page), acts(page)) == (["5 cards", "10 cards", "15 cards"], ["Put it on a price tag"])
    touch(page, "bank.p1", 2)
    touch(page, "bank.p1", 0)
    assert tags(page) == ["5 cards"]
    touch(page, "bank.p1", 0)
    touch(page, "bank.p1", 2)
    page.get_by_role("button", name="10 cards").press("Enter")
    played(page, 1)
    assert str(session.match.actions[0]) == "p1 buy Q from floor change K"
    expect(page.locator("[data-draws=sum]")).to_have_text("15 − 10 = 5")


def test_values_that_a_rank_does_not_tell_are_on_the_card(page, sit):  # noqa: F811
    """Tablanette: a queen is worth 13, a king 14, and a jack nothing. Other cards have no number but their own."""
    sit("tablanette", seed=7)
    expect(page.locator("[data-token=Kc]")).to_have_attribute("data-written", "14")
    expect(page.get_by_role("button", name="king of clubs, 14")).to_be_visible()
    expect(page.locator("[data-token=Jd]")).to_have_attribute("data-written", "0")
    expect(page.locator("[data-token='9c'][data-written]")).to_have_count(0)


def test_what_scores_stays_on_the_felt(page, sit):  # noqa: F811
    """Fast Food: the points of sevens, fives and threes stand next to the total in every turn."""
    sit("fast_food", seed=3, actions=4)
    expect(page.locator(".cardlab-felt-chips")).to_contain_text("7s: 7 points")


def test_a_pile_is_touched_instead_of_its_button(page, sit):  # noqa: F811
    """Soureh: touching the pile draws a card, and touching a place puts it there. A button for a word stays pressed."""
    session = sit("soureh", seed=7)
    touch(page, "pile")
    played(page, 1)
    assert str(session.match.actions[0]) == "p1 draw"
    says = page.get_by_role("button", name="Soureh!")
    says.click()
    expect(says).to_have_attribute("aria-pressed", "true")
    says.click()
    expect(says).to_have_attribute("aria-pressed", "false")
    touch(page, "closed.p1", 1)
    played(page, 2)
    assert str(session.match.actions[1]) == "p1 own 2"


PAIRS = {"closed.p1": "9c 3d Ah 2h", "closed.p2": "4c 5c 6c 7c", "open.p2": "2d 3s 8h As", "pile": "Th 2s 9d"}


def test_a_word_is_said_with_a_touched_card(page, sit):  # noqa: F811
    session = sit(match=position("soureh", {**PAIRS, "open.p1": "7d 8s 5h Ac"}).play("p1 draw"))
    page.get_by_role("button", name="Soureh!").click()
    expect(page.locator(".cardlab-ribbon-hint")).to_have_text("Touch the card that you want to swap.")
    touch(page, "closed.p1")
    played(page, 2)
    assert "p1 own 1 declare" in [str(action) for action in session.match.actions]
    assert "soureh.declare" in session.match.rules


def test_a_wrong_word_is_refused_with_its_reason(page, sit):  # noqa: F811
    """Nothing is played, and the page did not reveal the answer before."""
    session = sit(match=position("soureh", {**PAIRS, "open.p1": "7d 2c 5h Ac"}).play("p1 draw"))
    page.get_by_role("button", name="Soureh!").click()
    page.get_by_role("button", name="Throw it away").click()
    expect(page.get_by_role("alert")).to_contain_text("must be less than 2. Three of diamonds is 3.")
    expect(page.get_by_role("button", name="Soureh!")).to_have_attribute("aria-pressed", "false")
    assert session.match.ply == 1


SIGNS = """(zone) => [...document.querySelectorAll(`[data-zone="${zone}"] li`)].map(
    ({dataset}) => `${dataset.sign} ${dataset.fits ?? ""}`.trim())"""


@pytest.mark.parametrize(("match", "marks"), [(1, ["< ✓", "> ✗", "< ✗", "≠ ✓"]), (3, ["<", ">", "<", "≠"])])
def test_a_pair_shows_the_sign_that_its_open_card_asks_for(page, sit, match, marks):  # noqa: F811
    """The first two matches mark whether a pair fits, but never next to a hidden card."""
    zones = {**PAIRS, "closed.p1": "9c 3d 5s 2h", "open.p1": "7d 2c 5h Ac"}
    sit(match=position("soureh", zones, counters={"match": match}).play("p1 draw"))
    assert page.evaluate(SIGNS, "open.p1") == marks
    assert page.evaluate(SIGNS, "open.p2") == ["<", ">", "<", "≠"]


KNOWN = "stage.match.hints.hints = {}; stage.match.hints.restart(); stage.showActions()"
"""Makes the browser know the game, so that no first hint is left."""


def test_cards_that_can_be_played_glow_in_every_match(page, sit):  # noqa: F811
    """Cards in the middle glow only in the first match, because they would reveal which cards match."""
    sit("tablanette", seed=7)
    hand = page.locator('[data-zone="hand.p1"]')
    cards = hand.locator(".cardlab-felt-card").count()
    page.evaluate(KNOWN)
    expect(page.locator('[data-zone="table"] [data-glows]')).to_have_count(0)
    expect(hand.locator("[data-glows]")).to_have_count(cards)


def test_a_drawn_card_is_selected_and_its_places_glow(page, sit):  # noqa: F811
    """Experienced players see it too. All places glow except an ace, which only a ten may replace."""
    sit(match=position("soureh", {**PAIRS, "open.p1": "7d 2c 5h Ac", "pile": "9d 2s"}).play("p1 draw"))
    page.evaluate(KNOWN)
    assert not page.evaluate("stage.match.hints.isFirst")
    page.get_by_role("button", name="Soureh!").click()
    expect(page.locator('[data-zone="drawn.p1"] [data-lifted]')).to_have_count(1)
    expect(page.locator('[data-zone="closed.p1"] [data-glows]')).to_have_count(4)
    expect(page.locator('[data-zone="open.p2"] [data-glows]')).to_have_count(3)


def test_in_the_last_turn_the_declared_pairs_and_the_player_to_move_are_bright(page, sit):  # noqa: F811
    sit(match=position("soureh", {**PAIRS, "open.p1": "7d 2c 5h Ac"}, counters={"declared": "p2"}).play("p1 draw"))
    seats = page.locator(".cardlab-felt-grid[data-spotlit] .cardlab-felt-seat")
    assert seats.evaluate_all("(all) => all.map(({dataset}) => 'spot' in dataset)") == [False, True]
    bright = "[...document.querySelectorAll('.cardlab-felt-seat .cardlab-felt-card')].every((card) => getComputedStyle(card).filter === 'none')"
    assert page.evaluate(bright)
    expect(page.get_by_role("group", name="Nadia, Soureh")).to_be_visible()


def test_a_learner_who_counts_sees_the_task_and_the_sum(page, sit):  # noqa: F811
    counters = {"phase": "score", "turn": "p1", "match_winner": "p2"}
    session = sit(match=position("soureh", {**PAIRS, "open.p1": "7d 2c 5h Ac"}, counters=counters))
    expect(page.locator(".cardlab-ribbon-hint")).to_contain_text("Pick one card from each pair.")
    for zone, slot in (("open", 0), ("open", 1), ("closed", 2), ("closed", 3)):
        touch(page, f"{zone}.p1", slot)
    expect(page.locator(".cardlab-felt-line")).to_contain_text("7 + 2 + 1 + 2 = 12")
    page.get_by_role("button", name="Count").first.click()
    played(page, 1)
    assert session.match.table.counters["score.p1"] == 12


def test_undo_and_a_new_deal_are_announced(page, sit):  # noqa: F811
    """The focus does not move, so without the announcement a screen reader would say nothing. Undo is pressed by keyboard."""
    session = sit("fast_food", seed=7)
    touch(page, "hand.p1")
    played(page, 2)
    page.evaluate(HEARD)
    undo = page.get_by_role("button", name="Undo")
    page.locator(".cardlab-action-bar .cardlab-action").first.focus()
    page.keyboard.press("Shift+Tab")
    expect(undo).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(f"window.heard.length === 1 && {WAITS}")
    assert session.match.ply == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="New cards").click()
    page.wait_for_function("window.heard.length === 2")


def test_a_reopened_page_gets_the_latest_moves(page, sit):  # noqa: F811
    """For example, moves made in another tab. Selected cards stay selected if nothing has happened."""
    session = sit("tablanette", seed=7)
    back = "(answer) => stage.hear(answer)"
    touch(page, "hand.p1", 1)
    page.evaluate(back, session.handle({"do": "resend_log"}))
    expect(page.locator("[data-lifted]")).to_have_count(1)
    page.evaluate(HEARD)
    session.handle({"do": "play", "at": 0, "action": session.status()["actions"][0]["action"]})
    page.evaluate(back, session.handle({"do": "resend_log"}))
    played(page, 2)
    expect(page.locator("[data-lifted]")).to_have_count(0)
    assert page.evaluate("window.heard.length") == 1


def test_space_slaps_and_the_time_is_sent(page, sit):  # noqa: F811
    """Egyptian War: in a reflex moment, Space and a touch on the pile both slap."""
    session = sit("egyptian_war", seed=7, actions=9)
    assert session.status()["quick"]
    page.locator("body").press("Space")
    played(page, 10)
    assert str(session.match.actions[9]) == "all slap p1"


# The message contains the reaction time, as the page measured it.
def test_a_moment_passes_when_its_time_is_up(page, sit):  # noqa: F811
    session = sit("egyptian_war", seed=7, actions=9)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Opponent").get_by_role("button", name="Hard").click()
    page.wait_for_function(f"stage.match.status.at > 9 && {WAITS}")
    assert str(session.match.actions[9]) == "all slap nobody"


def overheard(session):
    """Returns a list that collects the session's messages from now on."""
    sent, handle = [], session.handle

    def hear(message):
        sent.append(message)
        return handle(message)

    session.handle = hear
    return sent


def test_without_a_clock_a_moment_waits_for_a_slap(page, sit):  # noqa: F811
    """The message contains the reaction time, as the page measured it."""
    session = sit("egyptian_war", seed=7, actions=9)
    sent = overheard(session)
    page.wait_for_timeout(1200)
    assert sent == []
    touch(page, "pile")
    played(page, 10)
    assert sent[0]["action"] == "p1 slap"
    assert 1000 < sent[0]["ms"] < 8000


def test_with_a_clock_the_pile_is_the_button(page, sit):  # noqa: F811
    """The page offers no other answer, because letting the time pass means no. The focus waits at the pile."""
    session = sit("money", seed=7, actions=8)
    session.time_limit = 8000
    press(page)
    page.wait_for_function(f"stage.match.status.quick && {WAITS}")
    assert acts(page) == ["Two alike? Touch them!"]
    pile = page.locator("[data-zone=pile] button.cardlab-felt-touch")
    expect(pile).to_be_focused()
    page.keyboard.press("Space")
    played(page, 10)
    assert str(session.match.actions[9]) == "p1 claim"


def test_money_is_coins_and_change_is_a_subtraction(page, sit):  # noqa: F811
    """Each coin shows its value. A player who pays with a queen and takes a jack back gets 15 − 10 = 5 cards."""
    bank, more = {"bank.p1": "Kc Qc", "bank.p2": "Kh Ks"}, "2c 3c 4c 5c 6c 7c 8c 9c"
    zones = {**bank, "hand.p1": "", "hand.p2": more, "pile": "2h 3h 4h 5h 6h 7h 8h 9h", "under": "Jd Qd"}
    session = sit(match=position("money", zones, counters={"turn": "p1", "waiting_for": "act"}))
    coins = page.locator("[data-zone='bank.p1'] [data-coin]")
    expect(coins).to_have_text(["K5", "Q15"])
    expect(page.get_by_role("button", name="queen of clubs, 15")).to_be_visible()
    touch(page, "bank.p1", 1)
    touch(page, "under")
    assert acts(page) == ["Pay Q, J back: 15 − 10 = 5 cards"]
    press(page)
    played(page, 1)
    assert str(session.match.actions[0]) == "p1 buy Q from floor change J"


OVER = """() => {
  const boxes = (of) => [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect());
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const others = boxes(".cardlab-felt-pile, [data-coin]");
  return boxes(".cardlab-felt-tag").filter((tag) => others.some((other) => meets(tag, other))).length;
}"""
"""The number of price tags that lie on a coin or a pile."""


@pytest.mark.parametrize("source", ["floor_first", "free"])
def test_no_price_tag_of_a_full_shop_hides_a_coin_or_a_pile(page, sit, source):  # noqa: F811
    numbers = "2{0} 3{0} 4{0} 5{0} 6{0} 7{0} 8{0} 9{0} T{0} A{0} 2{1} 3{1} 4{1} 5{1} 6{1}".format
    banks = {"bank.p1": "Kc Kd Jc Jd Qc Qd", "bank.p2": "Kh Ks Jh Js"}
    zones = {**banks, "hand.p1": "", "hand.p2": numbers("c", "d"), "pile": numbers("h", "s"), "under": "Qh Qs"}
    turn = {"turn": "p1", "waiting_for": "act"}
    sit(match=position("money", zones, options={"exchange_limit": 0, "source_rule": source}, counters=turn))
    expect(page.locator(".cardlab-felt-tag")).to_have_count(6 if source == "free" else 3)
    for width, height in ((1280, 720), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"({OVER})() === 0")


def test_a_clock_is_shown_and_can_be_turned_off(page, sit):  # noqa: F811
    session = sit("egyptian_war", seed=7, actions=9, motion=True)
    clock = page.locator(".cardlab-reflex-bar")
    expect(clock).to_be_hidden()
    for choice, limit in (("8 s", 8000), ("take your time", 0)):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=choice, exact=True).click()
        page.wait_for_function(f"stage.match.status.quick.within === {limit} && {WAITS}")
        assert session.time_limit == limit
        expect(clock).to_be_visible(visible=limit > 0)
    assert session.match.ply == 9


def test_a_held_key_and_a_key_that_a_button_needs_do_not_slap(page, sit):  # noqa: F811
    session = sit("egyptian_war", seed=7, actions=9)
    sent = overheard(session)
    held = {"key": " ", "repeat": True, "bubbles": True, "cancelable": True}
    page.evaluate("(held) => document.body.dispatchEvent(new KeyboardEvent('keydown', held))", held)
    page.get_by_role("button", name="Leave it").focus()
    page.keyboard.press("Space")
    played(page, 10)
    assert [message["action"] for message in sent] == ["p1 leave"]


def test_cards_are_put_in_order_on_a_sheet(page, sit):  # noqa: F811
    session = sit("napoleons_war", seed=7)
    page.get_by_role("button", name="Put your cards in order").click()
    page.get_by_role("button", name="High cards first").click()
    assert serious_findings(page) == []
    page.get_by_role("button", name="March!").click()
    page.wait_for_function(f"stage.match.status.order === null && {WAITS}")
    assert str(session.match.actions[-1]).startswith(("p1 order", "p2 order"))


def test_chances_are_lamps_and_a_barred_seat_has_a_lock(page, sit):  # noqa: F811
    """The lamps are at the player who has to answer, and a screen reader gets their meaning. A player who may not slap gets no
    prompt to slap.
    """
    zones = {"stack.p1": "3h 4h", "stack.p2": "5h 6h 7h", "pile": "Qs 8s"}
    counters = {"turn": "p1", "challenge_by": "p2", "chances_left": 2, "barred": "p1"}
    session = sit(match=position("egyptian_war", zones, counters=counters))
    own = page.get_by_role("group", name="You, No slapping, Chances 2")
    expect(own).to_contain_text("Chances ●●○○")
    expect(own).to_have_attribute("data-out", "")
    act(page).click()
    played(page, session.match.ply)
    assert session.status()["quick"] is None


def packets(page):
    return page.locator(".cardlab-packets li").evaluate_all("(all) => all.map(({dataset}) => dataset.name)")


SHORT_NAPOLEON = {"deal": "random", "war_down": 1, "run_out": "lose", "max_turns": 40, "on_limit": "most_cards"}


@pytest.mark.parametrize("way", ["fingers", "keys"])
def test_packets_are_put_in_order_on_the_felt(page, sit, way):  # noqa: F811
    """In a short match the player arranges whole packets, high cards first, instead of 26 small cards."""
    session = sit("napoleons_war", seed=7, **SHORT_NAPOLEON)
    assert packets(page) == ["Guard", "Cavalry", "Infantry", "Guns", "Reserve"]
    expect(page.locator("[data-zone='hand.p1']")).to_have_count(0)
    assert serious_findings(page) == []
    if way == "fingers":
        page.locator(".cardlab-packet").nth(3).click()
        page.locator(".cardlab-packet").nth(0).click()
    else:
        page.locator(".cardlab-packet").first.focus()
        for key in ("End", "ArrowLeft", "Enter", "Home"):
            page.keyboard.press(key)
    assert packets(page) == ["Guns", "Guard", "Cavalry", "Infantry", "Reserve"]
    expect(page.locator(".cardlab-packet-order [role=status]")).to_have_text("Guns is number 1 of 5.")
    page.get_by_role("button", name="March!").click()
    page.wait_for_function(f"stage.match.status.order === null && {WAITS}")
    deck = session.match.table["deck.p1"]
    assert "".join(card.rank for card in deck).startswith("77555AKKK")


def test_the_next_plan_begins_with_the_result_of_the_last(page, sit):  # noqa: F811
    """Both orders are shown side by side, with won and lost places marked. An open card that meets an equal one is counted with
    its war.
    """
    zones = {"deck.p1": "Kh 2h", "deck.p2": "Qs 5s 3s", "capture.p1": "9h", "capture.p2": "4s"}
    sit(match=position("napoleons_war", zones, options=SHORT_NAPOLEON))
    for n in (1, 2):
        act(page).click()
        played(page, n)
    expect(page.locator(".cardlab-clashes li").first).to_have_text("YouNadia")
    met = page.locator(".cardlab-clashes [role=listitem]")
    expect(met).to_have_count(2)
    assert met.evaluate_all("(all) => all.map(({dataset}) => dataset.came)") == ["won", "lost"]
    expect(met.first.get_by_role("img", name="king of hearts > queen of spades")).to_be_visible()


def test_the_result_of_the_last_plan_stays_when_a_finished_match_is_opened_again(page, sit):  # noqa: F811
    sit("napoleons_war", seed=7, actions=EVERY, **SHORT_NAPOLEON)
    expect(act(page)).to_have_text("Play again")
    assert page.locator(".cardlab-clashes [role=listitem]").count() > 0


def test_a_missed_match_is_news(page, sit):  # noqa: F811
    """Money: the ribbon says that there was a match, and what the other player has thrown since."""
    zones = {"hand.p1": "2c 5h", "hand.p2": "3h 4h", "pile": "2s 8d", "bank.p1": "Kh", "bank.p2": "Ks"}
    session = sit(match=position("money", zones))
    session.time_limit = 60_000
    act(page).click()
    page.wait_for_function(f"stage.match.status.quick && {WAITS}")
    page.evaluate("stage.play('p1 pass')")
    page.wait_for_function(f"stage.match.status.at > 2 && {WAITS}")
    expect(ribbon(page)).to_have_text("2 and 2 matched, but you missed it. Nadia throws 3♥ on 2♣.")


def test_the_first_plan_has_one_button_and_a_later_one_two(page, sit):  # noqa: F811
    """The other player's number of cards is known until some have been captured."""
    sit("napoleons_war", seed=7, **SHORT_NAPOLEON)
    assert acts(page) == ["March!"]
    zones = {"deck.p1": "Kh 2h", "deck.p2": "Qs 5s 3s", "capture.p1": "9h", "capture.p2": "4s"}
    sit(match=position("napoleons_war", zones, options=SHORT_NAPOLEON))
    for n in (1, 2):
        act(page).click()
        played(page, n)
    assert acts(page) == ["March!", "How many cards?"]


def test_a_spy_is_sent_once_before_the_march(page, sit):  # noqa: F811
    """The ribbon says what it saw until the learner has put the hand in order."""
    sit("napoleons_war", seed=7, **SHORT_NAPOLEON, campaign=13, spy=3)
    expect(page.locator(".cardlab-stage-chip").last).to_contain_text("Campaign 1 of 4")
    page.get_by_role("button", name="Send a spy").click()
    expect(page.locator(".cardlab-ribbon-text")).to_have_text(re.compile(r"^Nadia’s card( ?\d+ is [^.]+\.){3}$"))
    assert acts(page) == ["March!"]


def test_after_a_campaign_the_ribbon_keeps_its_result(page, sit):  # noqa: F811
    """The order of the other player is no news, and the learner reads why the cards are sorted again."""
    zones = {"deck.p1": "Kh 2h", "deck.p2": "Qs 5s"}
    sit(match=position("napoleons_war", zones, options={**SHORT_NAPOLEON, "campaign": 1}))
    act(page).click()
    page.wait_for_function(f"stage.match.status.order !== null && {WAITS}")
    expect(page.locator(".cardlab-ribbon-text")).to_contain_text("That ends campaign 1.")


def test_a_war_with_a_known_hidden_card_is_in_one_line(page, sit):  # noqa: F811
    """The face-down card is shown as a back under the next one, even if its player can see it."""
    zones = {"deck.p1": "Kh Kd 7h 2h", "deck.p2": "Ks Js 8s 3s"}
    sit(match=position("napoleons_war", zones, options=SHORT_NAPOLEON))
    for _ in range(2):
        act(page).click()
    expect(page.locator("[data-zone='table.p1'] li")).to_have_count(3)
    assert [
        page.locator(f"[data-zone='table.{seat}'] li").evaluate_all("(all) => all.map(({dataset}) => dataset.chained)")
        for seat in ("p1", "p2")
    ] == [[None, "first", "on"]] * 2


def test_the_winner_of_compared_cards_is_lit_also_above_a_hand(page, sit):  # noqa: F811
    """21st Century War: the winner's cards are lit, the others are dimmed, and a chip shows how many cards were won."""
    match = start("twenty_first_century_war", seed=7)
    match.play(match.legal_actions()[0])
    sit(match=match)
    touch(page, "hand.p1")  # a king against a pair of sevens
    press(page)
    page.wait_for_function(WAITS)
    looks = page.locator("[data-zone='table.p2'] .cardlab-felt-card, [data-zone='table.p1'] .cardlab-felt-card")
    expect(looks).to_have_count(3)
    assert sorted(looks.evaluate_all("(all) => all.map(({dataset}) => dataset.look)")) == ["dim", "lit", "lit"]
    expect(page.locator("[data-zone='pile.p2'] .cardlab-felt-mark")).to_have_text("+3")
    expect(page.locator(".cardlab-felt-line > [data-draws=sum]")).to_have_text(["13", "7 + 7 = 14"])
    expect(page.locator(".cardlab-felt-line > [data-draws=sign]")).to_have_attribute("data-sign", "<")


def test_the_next_cards_are_drawn_without_a_press_once_a_result_has_been_read(page, sit):  # noqa: F811
    """21st Century War: a choice is the only press of a turn. The button draws the cards at once."""
    sit("twenty_first_century_war", seed=7, motion=True)
    hand = page.locator("[data-zone='hand.p1'] button.cardlab-felt-touch")
    act(page).click()
    for drawn in (3, 6):
        expect(hand).to_have_count(4, timeout=20_000)
        page.wait_for_function("stage.match.isFree")
        touch(page, "hand.p1")
        press(page)
        page.wait_for_function("(at) => stage.match.status.at >= at", arg=drawn)
        expect(act(page)).to_have_text("Draw four cards", timeout=20_000)
    act(page).click()
    expect(hand).to_have_count(4)


def test_a_run_stops_at_once_where_the_learner_decides(page, sit):  # noqa: F811
    """21st Century War: after the draw there is no pause in which nothing can be touched, and after an undo the button draws again."""
    session = sit("twenty_first_century_war", seed=7, motion=True)
    act(page).click()
    page.wait_for_function(f"stage.match.status.at > 0 && {WAITS}")
    assert page.evaluate("stage.match.isFree")
    assert page.evaluate("stage.match.narration.autoPlay") is None
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("stage.match.status.at === 0 && stage.exchange.isFree")
    press(page)
    page.wait_for_function(f"stage.match.status.at > 0 && {WAITS}")
    assert session.match.ply > 0


def test_what_all_others_have_done_stays_on_the_ribbon(page, sit):  # noqa: F811
    """727: the learner has to match a bet, and reads who made it, and not only that the last player has folded."""
    session = sit("seven_twenty_seven", seed=7)
    page.get_by_role("button", name="Check").click()
    played(page, len(session.match.actions))
    acted = {action.who: action.verb() for action in session.match.actions[1:]}
    assert list(acted) == ["p2", "p3", "p4"]
    assert "bet" in acted.values()
    for name in ("Nadia", "Omar", "Lin"):
        expect(ribbon(page)).to_contain_text(name)


@pytest.mark.own_context
def test_a_hint_about_an_action_comes_when_it_is_possible(page, sit):  # noqa: F811
    """727: the hint about taking a card comes when the learner may take one, and not while the others bet."""
    sit("seven_twenty_seven", seed=7)
    hint = page.locator(".cardlab-ribbon-hint")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("button", name="Match")).to_be_enabled()
    expect(hint).not_to_contain_text("card,")
    page.get_by_role("button", name="Match").click()
    expect(page.get_by_role("button", name="Take a card")).to_be_enabled()
    expect(hint).to_have_text("Take a card, or stay as you are.")


def test_advice_that_is_the_same_for_every_action_is_given_once(page, sit):  # noqa: F811
    sit("scramble_war", seed=7, pick="choose")
    page.get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("dialog", name="The coach says")
    expect(sheet).to_contain_text("All 52 cards look the same from the back")
    expect(sheet.get_by_role("listitem")).to_have_count(0)


def test_tricks_run_automatically_and_a_war_stops_them(page, sit):  # noqa: F811
    """This needs motion. With reduced motion the learner presses a button for each trick."""
    zones = {"deck.p1": "Kh Kd 7h 2h 9h 3h", "deck.p2": "Qs Js 7s 3s Ts 4s"}
    sit(match=position("napoleons_war", zones, options=SHORT_NAPOLEON), motion=True)
    act(page).click()
    expect(act(page)).to_have_text("Turn over")
    assert page.evaluate("stage.match.status.at") == 3
    backs = page.locator("[data-zone^='table.'] .cardlab-felt-card:not([data-token='7h'], [data-token='7s'])")
    assert "Th" not in backs.evaluate_all("(all) => all.map(({dataset}) => dataset.token)")
    expect(page.locator("[data-zone='table.p2'] [data-token='Ts']")).to_have_count(0)


def test_the_bulb_asks_the_coach(page, sit):  # noqa: F811
    """It says one sentence about the best move, and more on demand. Each piece of advice has a button that plays its move."""
    session = sit("fast_food", seed=7)
    page.get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("dialog", name="The coach says")
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    assert len(re.findall(r"[.!?](?=\s|$)", sheet.locator("li p").inner_text())) == 1
    assert serious_findings(page) == []
    sheet.get_by_role("button", name="More", exact=True).click()
    expect(sheet.locator("[data-counsel]").first).to_be_focused()
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    assert serious_findings(page) == []
    sheet.locator("[data-counsel]").first.click()
    played(page, 2)
    assert len(session.match.actions) == 2


def test_the_coach_reviews_a_finished_match(page, sit):  # noqa: F811
    """The bulb starts the review. Its progress is shown below the result, and its advice at the moment of each move."""
    session = sit("fast_food", seed=3, actions=EVERY)
    page.get_by_role("button", name="What would the coach have done?").click()
    note = page.locator(".cardlab-ribbon-hint")
    expect(note).to_contain_text("The coach looked at")
    expect(page.locator(".cardlab-action-bar > .cardlab-round").last).to_be_hidden()
    (better,) = (at for at, one in enumerate(session.status()["highlights"]) if "The coach would" in one["sentence"])
    page.locator(".cardlab-highlight").nth(better).click()
    expect(ribbon(page)).to_contain_text("The coach would have chosen: ")
    expect(note).to_be_hidden()
    assert serious_findings(page) == []


def test_long_advice_is_shown_on_demand(page, sit):  # noqa: F811
    """A button shows all moves, and moves the focus to the best of them."""
    sit("soureh", seed=1, actions=1)
    page.get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("dialog", name="The coach says")
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    sheet.get_by_role("button", name="More", exact=True).click()
    assert sheet.get_by_role("listitem").count() > 5
    expect(sheet.locator("[data-counsel]").first).to_be_focused()


def test_a_game_without_choices_has_no_level(page, sit):  # noqa: F811
    sit("war")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("group", name="Opponent")).to_have_count(0)


@pytest.mark.parametrize("motion", [True, False])
def test_an_opponent_seems_to_think_where_something_moves(page, sit, motion):  # noqa: F811
    sit("tablanette", seed=7, motion=motion)
    note = """() => { window.thought = []; const {callbacks} = stage.match.narration, show = callbacks.onThink;
      callbacks.onThink = (who) => { thought.push(who); return show(who); }; }"""
    page.evaluate(note)
    touch(page, "hand.p1", 1)
    page.locator("[data-action^='p1 play']").first.click()
    played(page, 2)
    assert page.evaluate("thought") == (["p2", None] if motion else [])
    expect(page.locator(".cardlab-ribbon-hint")).not_to_contain_text("thinking")


def test_the_focus_returns_to_the_hand(page, sit):  # noqa: F811
    """It does so after a button has played the selected cards, because that button is disabled until others are selected."""
    sit("tablanette", seed=7)
    touch(page, "hand.p1", 1)
    page.locator("[data-action^='p1 play']").first.press("Enter")
    played(page, 2)
    page.wait_for_function("document.activeElement.closest('[data-zone]')?.dataset.zone === 'hand.p1'")


def test_opponents_and_impossible_moves_are_in_the_menu(page, sit):  # noqa: F811
    session = sit("seven_twenty_seven", seed=7)
    page.get_by_role("button", name="Menu").click()
    levels = page.get_by_role("group", name="Opponent")
    expect(levels.locator("[aria-pressed='true']")).to_have_text("Medium takes what looks best now")
    levels.get_by_role("button", name="Easy").click()
    page.wait_for_function(WAITS)
    assert {bot.name for bot in session.bots.values()} == {"careless"}
    page.get_by_role("button", name="Menu").click()
    expect(levels.locator("[aria-pressed='true']")).to_contain_text("Easy")
    page.get_by_text("Moves you can’t make now").click()
    page.get_by_role("button", name="Take a card").click()
    expect(page.locator(".cardlab-ribbon")).to_have_attribute("data-tone", "refused")
    assert session.match.ply == 0


@pytest.mark.parametrize(("slug", "zone"), [("fast_food", "hand.p1"), ("soureh", "pile"), ("tablanette", "hand.p1")])
def test_a_turn_is_played_by_keyboard_alone(page, sit, slug, zone):  # noqa: F811
    """Tab reaches the hand and the button. Afterwards the focus is in the hand again, or on the button."""
    session = sit(slug, seed=7)
    where = "document.activeElement.closest('[data-zone]')?.dataset.zone ?? document.activeElement.className"

    def tab_to(place: str) -> None:
        for _ in range(12):
            page.keyboard.press("Tab")
            if page.evaluate(where) == place:
                return
        raise AssertionError(f"Tab does not reach {place}")

    tab_to(zone)
    page.keyboard.press("Enter")
    page.wait_for_function(WAITS)
    if not session.match.ply:
        tab_to("cardlab-action")
        page.keyboard.press("Enter")
    played(page, 1)
    assert session.match.ply
    page.wait_for_function("document.activeElement.matches('.cardlab-felt-touch, .cardlab-action')")


def test_each_action_of_the_others_has_time_to_be_read(page, sit):  # noqa: F811
    """With motion, the page leaves enough time to read what each of three opponents has done."""
    session = sit("twos", seed=7, motion=True)
    page.evaluate("""() => {
      window.told = [];
      new MutationObserver(() => window.told.push(document.querySelector(".cardlab-ribbon-text").textContent))
        .observe(document.querySelector(".cardlab-ribbon"), {subtree: true, childList: true, characterData: true});
    }""")
    press(page)
    page.wait_for_function(WAITS)
    told = [one for one in page.evaluate("window.told") if one]
    assert len(dict.fromkeys(told)) >= min(3, session.match.ply)


def test_the_price_of_a_fight_is_shown_before_the_fight(page, sit):  # noqa: F811
    """Duel King: a touch selects a swept card, the button names the cost of fighting for it, and a press fights."""
    match = start("duel_king", seed=1)
    while match.turn != ("p1",):
        match.play(match.legal_actions()[-1])
    session = sit(match=match)
    fight, before = str(session.match.legal_actions()[0]), session.match.ply
    assert acts(page) == ["Let them go\nYou lose your 3 cards"]
    expect(act(page)).to_have_attribute("data-secondary", "")  # giving up is not the highlighted button
    expect(page.locator(".cardlab-ribbon-hint")).to_have_text("Touch a card to try to save it.")
    expect(ribbon(page)).to_contain_text("sweeps the whole table")
    assert "beats" not in ribbon(page).inner_text(), "earlier comparisons of the turn are over"
    touch(page, "table.p1")
    expect(page.locator("[data-lifted]")).to_have_count(1)
    expect(page.locator(".cardlab-action").first).to_contain_text("3 tries, one card each")
    assert session.match.ply == before
    press(page)
    played(page, before + 1)
    assert str(session.match.actions[before]) == fight


def test_every_player_of_a_board_has_a_side(page):
    """An onlooker has none, so that all players of a watched match differ in colour."""
    page.goto("http://cards.test/")
    got = page.evaluate(
        """async () => {
          const {sideAt} = await import("http://cards.test/stage/compare_scene.js");
          const seats = [{seat: "p1"}, {seat: "p2"}, {seat: "p3"}];
          return ["p2", "onlooker"].map((viewer) => seats.map((_, place) => sideAt({seats, viewer}, place)));
        }""",
    )
    assert got == [["you", 1, 2], [1, 2, 3]]


def test_a_hidden_card_of_the_own_hand_does_not_count_until_it_is_imagined(page):
    """727: while the learner predicts what a new card will do, the line has the total of the other cards. The hand of another
    player with a hidden card has none. A total of only one player needs no table: an arc leads from it to its goal.
    """
    page.goto("http://cards.test/")
    got = page.evaluate(
        """async (words) => {
          const {goalsShown} = await import("http://cards.test/stage/goals_shown.js");
          const setting = {
            seats: [{seat: "p1", face: "", name: "You"}, {seat: "p2", face: "", name: "Nadia"}],
            goals: [{goal: 7, counter: "total7"}, {goal: 27, counter: "total27"}],
            zones: [{name: "up", own: true, stands: "hand"}],
            viewer: "p1", counters: [], numbers: {"9d": "9", "5h": "5"}, others: {},
          };
          const cards = (...tokens) => tokens.map((token, id) => ({id, token}));
          const state = {counters: {}, zones: {"up.p1": cards("9d", "?", "5h"), "up.p2": cards("9d", "?")}};
          const imagined = goalsShown(setting, words, {...state, counters: {"total7.p1": "21/2"}}, ["total7.p1"]);
          return [
            goalsShown(setting, words, state, []).dots.map(({n, side}) => [n, side]),
            imagined.dots.map(({n, wins}) => [n, wins]),
            imagined.rows,
          ];
        }""",
        page_texts(Words("en")),
    )
    assert got == [[[14, "you"]], [[10.5, [7]]], []]
