"""Pages opened from a file work without a server, a kernel or a network."""

import re
from functools import partial
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from cardlab import slugs, start
from cardlab.teaching.lesson import StageDeal
from cardlab.widgets import CardTable, LessonWidget, PlayTable, Replay
from tests.browser.accessibility import accessible, resized, serious_findings
from tests.browser.exported import opened
from tests.browser.fake_session import answered_by
from tests.browser.stage_in_view import WINDOWS
from tests.browser.staged_lesson import CHOICES, OPEN, act, predict_next, press_space_nowhere, to_a_question, told


@pytest.fixture
def match():
    return StageDeal("addition_war", "lesson", actions=10).match(3)


def step_of(page) -> str:
    return page.locator(".cardlab-stage-chip").inner_text()


def test_a_replay_steps_by_clicks_and_keys(page, tmp_path, match):
    """Forward, back, first, last, the arrow keys, Home and End each go to the right step, and the words follow."""
    replay = Replay(match)
    steps = replay.log["steps"]
    opened(page, tmp_path, replay)
    assert step_of(page) == f"Step 1 of {len(steps)}"
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".cardlab-ribbon-text")).to_have_text(steps[1]["short"])
    page.get_by_role("button", name="Why?").click()
    assert page.locator(".cardlab-why .cardlab-working").inner_text().splitlines() == steps[1]["working"].splitlines()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Next step").focus()
    for key, n in [("ArrowLeft", 1), ("End", len(steps)), ("ArrowRight", len(steps)), ("Home", 1)]:
        page.keyboard.press(key)
        assert step_of(page) == f"Step {n} of {len(steps)}"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="To the end").click()
    assert step_of(page) == f"Step {len(steps)} of {len(steps)}"
    page.get_by_role("button", name="One step back").click()
    assert step_of(page) != f"Step {len(steps)} of {len(steps)}"
    page.get_by_role("slider", name="Step").fill("5")
    assert step_of(page) == f"Step 5 of {len(steps)}"


def test_the_space_bar_scrolls_a_page_with_a_replay(page, tmp_path, match):
    """A reader who has not used the replay scrolls on, and the match stays where it is."""
    opened(page, tmp_path, Replay(match))
    before = step_of(page)
    assert not press_space_nowhere(page)
    assert step_of(page) == before


@pytest.mark.own_context
def test_a_watched_match_plays_automatically_until_it_is_stopped(page, tmp_path):
    """While it plays, the main button stops it and the menu does not offer to start it again."""
    page.clock.install()
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    chip, main = page.locator(f"{OPEN} .cardlab-stage-chip"), act(page)
    before = chip.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Auto-play").click()
    expect(main).to_have_text("Stop")
    page.clock.run_for(1000)
    expect(chip).not_to_have_text(before)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Auto-play")).to_be_hidden()
    page.keyboard.press("Escape")
    main.click()
    expect(main).to_have_text("Next step")
    before = chip.inner_text()
    page.clock.run_for(60_000)
    expect(chip).to_have_text(before)


def test_a_replay_jumps_to_the_next_war_and_plays_automatically(page, tmp_path):
    match = StageDeal("addition_war", "printed_one_deck", actions=40).match(1)
    replay = Replay(match)
    wars = [n for n, step in enumerate(replay.log["steps"], 1) if step["rule"] == "addition_war.tie"]
    assert wars
    opened(page, tmp_path, replay)
    for n in wars[:2]:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Next war").click()
        assert step_of(page).startswith(f"Step {n} of")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="4 ×").click()
    before = step_of(page)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("(before) => document.querySelector('.cardlab-stage-chip').textContent !== before", arg=before)
    page.get_by_role("button", name="Pause").click()


def test_a_replay_says_everything_to_a_screen_reader(page, tmp_path, match):
    """Seats, zones and cards have names, each step is announced, and the text of the rule is one key away."""
    replay = Replay(match)
    opened(page, tmp_path, replay)
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("group", name="Addition War, step by step").wait_for()
    seat = page.get_by_role("group", name=re.compile("^Player 1"))
    names = seat.get_by_role("img").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len([name for name in names if " of " in name and ":" not in name]) == 2
    assert "Pile (Player 1): 18" in " ".join(names)
    expect(page.locator(".cardlab-stage-frame > [role=status]")).to_have_text(replay.log["steps"][1]["short"])
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".cardlab-why").first).to_contain_text("The rule")
    root = page.locator(".cardlab").first
    assert (root.get_attribute("lang"), root.get_attribute("dir")) == ("en", "ltr")


def test_hidden_cards_are_not_in_the_page(page, tmp_path):
    """The page's data name no card that its viewer cannot see, so developer tools don't help cheats."""
    match = start("fast_food", seed=3)
    opened(page, tmp_path, Replay(match, viewer="p1"))
    data = page.locator("#state").inner_text()
    for card in match.zone("hand.p2") + match.zone("stock"):
        assert f'"{card.name}"' not in data.replace(f'"{card.name}": "', "")


def test_a_table_reports_the_selection(page, tmp_path):
    """A click or Enter selects a card or a pile, and marks it."""
    opened(page, tmp_path, CardTable(start("fast_food", seed=3), viewer="p1"))
    page.locator("[data-zone='hand.p1'] button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-look=lifted]")).to_have_count(1)
    page.locator("[data-zone=stock] button").click()
    expect(page.locator("[data-look=lifted]")).to_have_count(0)


OVERLAPS = """() => {
  const zones = [...document.querySelectorAll(".cardlab-felt-zone")].map((zone) => {
    const cards = [...zone.querySelectorAll(".cardlab-felt-card")].map((card) => card.getBoundingClientRect());
    return {name: zone.dataset.zone, cards};
  });
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return zones.flatMap((one, i) => zones.slice(i + 1)
    .filter((other) => one.cards.some((a) => other.cards.some((b) => meet(a, b))))
    .map((other) => `${one.name} and ${other.name}`));
}"""


@pytest.mark.parametrize("slug", ["fast_food", "seven_twenty_seven"])
def test_without_players_cards_of_different_zones_do_not_overlap(page, tmp_path, slug):
    opened(page, tmp_path, CardTable(start(slug, seed=3), viewer="teacher"))
    for width, height in WINDOWS:
        resized(page, width, height)
        assert page.evaluate(OVERLAPS) == [], (width, height)


def test_a_play_table_without_a_kernel_says_so_and_shows_the_past(page, tmp_path):
    """The page says plainly that it needs a kernel for playing. The past moves can still be viewed."""
    match = start("fast_food", seed=3)
    match.play(match.legal_actions()[0])
    opened(page, tmp_path, PlayTable(match))
    page.locator("[data-zone='hand.p1'] button").first.click()
    expect(page.locator(".cardlab-ribbon")).to_contain_text("You’re offline")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("History").click()
    page.get_by_role("button", name="Step 1 of").click()
    back = page.get_by_role("button", name="Back to now")
    back.click()
    expect(back).not_to_be_visible()


def test_cards_are_sorted_by_dragging_by_keys_and_by_buttons(page, tmp_path):
    """With a hand of 26 cards, each way of sorting works and is announced, and the page sends the order that is shown."""
    file = tmp_path / "page.html"
    html = PlayTable(start("napoleons_war", seed=3)).to_html()
    file.write_text(answered_by("(message) => (globalThis.sent = message)", html), encoding="utf-8")
    page.set_viewport_size({"width": 1100, "height": 1200})
    page.goto(file.as_uri())
    page.get_by_role("button", name="Put your cards in order").click()
    cards = page.locator(".cardlab-ordered button")
    lie = "all => all.map((one) => one.closest('li').dataset.token).join(' ')"
    expect(cards).to_have_count(26)
    assert cards.evaluate_all(lie).startswith("Ad 2d 3d 4d 5d")
    cards.nth(0).drag_to(cards.nth(2))
    assert cards.evaluate_all(lie).startswith("2d 3d Ad 4d 5d")
    expect(page.locator(".cardlab-order-status")).to_have_text("ace of diamonds is number 3 of 26.")
    cards.nth(3).click()
    cards.nth(0).click()
    assert cards.evaluate_all(lie).startswith("4d 2d 3d Ad 5d")
    for key in ("ArrowRight", "Enter", "ArrowRight", "ArrowRight", "Enter", "ArrowLeft", "Enter", "Home", "Escape"):
        page.keyboard.press(key)
    assert cards.evaluate_all(lie).startswith("Ad 4d 3d 2d 5d")
    order = page.get_by_role("region", name="Put your cards in order")
    order.get_by_role("button", name="High cards first").click()
    assert cards.evaluate_all(lie).startswith("A")
    assert cards.evaluate_all(lie).endswith("2d")
    order.get_by_role("button", name="Low cards first").click()
    assert cards.evaluate_all(lie).startswith("2d 2h 3d 3h")
    order.get_by_role("button", name="As dealt").click()
    assert cards.evaluate_all(lie).startswith("Ad 2d 3d 4d 5d")
    order.get_by_role("button", name="Shuffle").click()
    mixed = cards.evaluate_all(lie)
    order.get_by_role("button", name="March!").click()
    assert page.evaluate("globalThis.sent") == {"at": 1, "do": "play", "action": f"p1 order {mixed}"}


def test_a_restored_connection_removes_the_warning(page, tmp_path):
    """The page reports a short break and removes the message when it is over, and actions work again."""
    opened(page, tmp_path, PlayTable(start("fast_food", seed=3)))
    tell = "(lost) => dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost}}))"
    cards, ribbon = page.locator("[data-zone='hand.p1'] button"), page.locator(".cardlab-ribbon")
    page.evaluate(tell, True)
    expect(ribbon).to_contain_text("You’re offline")
    expect(cards).to_have_count(0)
    page.evaluate(tell, False)
    expect(ribbon).not_to_contain_text("You’re offline")
    expect(cards).to_have_count(4)


def test_a_lesson_predicts_without_a_kernel(page, tmp_path):
    """The match stops before the last card and asks for it. After a wrong answer the page names the card, and the learner loses
    nothing.
    """
    lesson = LessonWidget("addition_war", seed=3)
    opened(page, tmp_path, lesson)
    page.get_by_role("tab", name="2. Predict").click()
    steps = lesson.lesson["stages"][1]["log"]["steps"]
    (first, second, *_) = [(step, after["came"]) for step, after in pairwise(steps) if "predict" in step]
    backs = page.locator(f"{OPEN} [data-zone^=table] .cardlab-felt-card[data-token='?']")
    expect(told(page)).to_have_text(first[0]["predict"]["prompt"])
    expect(backs).to_have_count(1)
    expect(page.locator(f"{OPEN} .cardlab-felt-disc:visible")).to_have_text(["?", "?"])
    wrong, needed = next(iter(first[1]["needed"].items()))
    predict_next(page, wrong, sure=3)
    start = "Not this time." if wrong in first[1]["impossible"] else "What a surprise!"
    expect(told(page)).to_have_text(f"{start} {needed}")
    expect(backs).to_have_count(0)
    chips = page.locator(f"{OPEN} .cardlab-stage-chip")
    asked = sum("predict" in step for step in steps)
    expect(chips.filter(visible=True)).to_have_text([f"Question 1 of {asked}"])
    act(page).click()
    change = first[1]["change"]
    expect(told(page)).to_have_text(change["prompt"])
    expect(backs).to_have_count(0)  # the card that came stays until another one is imagined
    page.locator(f"{OPEN} [data-action=change_{change['answer']}]").click()
    expect(told(page)).to_have_text(f"Yes! {change['reveal']}")
    expect(backs).to_have_count(0)  # the table shows the card that the learner imagines
    sums = change["events"][1][1]
    expect(page.locator(f"{OPEN} [data-draws=sign] svg")).to_have_count(1)
    expect(page.locator(f"{OPEN} .cardlab-felt-disc:visible")).to_have_text([str(sums[f"sum.{seat}"]) for seat in ("p1", "p2")])
    predict_next(page, second[1]["answer"], sure=3)
    expect(told(page)).to_have_text("Yes! You were sure, and you were right!")
    expect(chips).to_have_text([f"Question 2 of {asked}", "✓ 1"])


def test_a_prediction_is_made_once(page, tmp_path):
    """A double click, a held key or a reload answers nothing twice. Space and the felt never make a choice."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    page.get_by_role("tab", name="2. Predict").click()
    page.locator(f"{OPEN} .cardlab-felt").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    to_a_question(page)
    asked = told(page).inner_text()
    act(page).dblclick()
    expect(told(page)).to_have_text("How sure are you?")
    page.reload()  # nothing has been answered yet
    expect(told(page)).to_have_text(asked)
    act(page).focus()
    for key in ("Enter", "Enter"):
        page.keyboard.down(key)
    expect(told(page)).to_have_text("How sure are you?")
    page.keyboard.up("Enter")
    page.locator(f"{OPEN} [data-action=sure_2]").click()
    score = page.locator(f"{OPEN} .cardlab-stage-chip").last
    expect(score).to_have_text(re.compile("✓ [01]"))
    before = score.inner_text()
    page.reload()
    expect(score).to_have_text(before)


def told_beside(page) -> list[str]:
    """Returns the descriptions of the open models next to the match."""
    return page.locator(f"{OPEN} .cardlab-model-panel .cardlab-model").all_inner_texts()


def test_the_models_follow_the_steps_of_a_match_forward_and_back(page, tmp_path):
    """By keyboard and without a kernel, they show the frames of the cards that turned up, then the bars that compare them, and
    back again.
    """
    lesson = LessonWidget("addition_war", seed=3)
    opened(page, tmp_path, lesson)
    steps = lesson.lesson["stages"][0]["log"]["steps"]
    up = next(n for n, step in enumerate(steps, 1) if step["rule"] == "addition_war.turn_up")
    one, other = steps[up - 1]["models"]
    assert told_beside(page) == []
    page.locator(f"{OPEN} [data-action=step]").press("ArrowRight")
    frames = told_beside(page)
    for shown, state in zip(frames, (one, other), strict=True):
        assert state["name"] in shown
        assert f"{state['a']} + {state['b']}" in shown
    page.keyboard.press("ArrowRight")
    (bars,) = told_beside(page)
    more, less = sum(steps[up]["models"][0]["parts"]), sum(steps[up]["models"][0]["other"])
    assert f"{more - less} more." in bars
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(
        "(n) => document.querySelectorAll('.cardlab-model-panel .cardlab-model').length === n", arg=len(frames)
    )
    assert told_beside(page) == frames
    page.keyboard.press("Home")
    assert told_beside(page) == []


def test_a_prediction_has_no_picture_before_the_answer(page, tmp_path):
    """Frames of all four cards would reveal the hidden one. The comparison has its room, unseen, and comes with the answer."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    page.get_by_role("tab", name="1. Watch").focus()
    page.keyboard.press("ArrowRight")
    page.locator(CHOICES).wait_for()
    assert "".join(told_beside(page)) == ""
    assert serious_findings(page) == []
    predict_next(page)
    expect(page.locator(f"{OPEN} .cardlab-model-panel .cardlab-model")).to_have_count(1)
    page.set_viewport_size({"width": 320, "height": 800})
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_whole_lesson_by_keyboard(page, tmp_path):
    """The arrow keys move between tabs and through the replay, and no key is trapped."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    page.get_by_role("tab", name="1. Watch").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="2. Predict")).to_have_attribute("aria-selected", "true")
    for _ in range(page.get_by_role("tab").count() - 1):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="1. Watch")).to_have_attribute("aria-selected", "true")
    seen = set()
    for _ in range(20):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("document.activeElement.ariaLabel || document.activeElement.textContent"))
    assert {"Next step", "One step back", "Menu"} <= seen


WIDGETS = {
    "replay": lambda: Replay(StageDeal("addition_war", "lesson", actions=10).match(3)),
    "replay-big": lambda: Replay(StageDeal("war", None, actions=10).match(3), big_index=True, four_colour=True),
    "table": lambda: CardTable(start("seven_twenty_seven", seed=3), viewer="teacher"),
    **{f"play-{slug}": partial(lambda slug: PlayTable(start(slug, seed=3)), slug) for slug in slugs()},
    "play-calls": lambda: PlayTable(start("fast_food", seed=3, calls="total_and_scores")),
}
"""All widgets except a lesson, whose stages `test_stages` checks."""


@pytest.mark.parametrize("name", WIDGETS)
def test_axe_finds_nothing_serious_and_nothing_sticks_out(page, tmp_path, name):
    """By axe-core's WCAG 2.2 rules A and AA, from a wide page down to 320 px. The page never scrolls sideways."""
    opened(page, tmp_path, WIDGETS[name]())
    accessible(page)
