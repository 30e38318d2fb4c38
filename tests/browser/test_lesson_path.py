"""The path through a lesson. Each stage ends with a summary and a way on, Back goes back one stage, and nothing is lost."""

import re

import pytest
from playwright.sync_api import expect

from cardlab.games.fast_food import CATEGORIES
from cardlab.lessons import find, slugs
from cardlab.sessions.lesson_session import lesson_state
from cardlab.teaching.number_reading import canonical, read_number
from cardlab.widgets import LessonWidget
from cardlab.words.words import Words
from tests.browser.accessibility import drawn, serious_findings
from tests.browser.exported import opened
from tests.browser.staged_lesson import (
    MAY_ACT,
    ON,
    OPEN,
    act,
    answer,
    predict_next,
    predict_to_its_end,
    press_space_nowhere,
    to_a_question,
    told,
    watch_to_its_end,
)

CONCLUSION = ".cardlab-conclusion:visible"
NEXT = f"{CONCLUSION} .cardlab-main"


def stage(page) -> str:
    """Returns the name of the open stage."""
    return page.get_by_role("tab", selected=True).inner_text()


@pytest.mark.in_turn
@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("seed", range(8))
def test_a_watched_match_is_shown_to_its_end(slug, seed):
    """The part that is watched is short, and its last step names the winner."""
    shown = lesson_state(find(slug), seed, Words())["stages"][0]
    last, steps = shown["log"]["steps"][-1], shown["log"]["steps"]
    assert any(event[0] == "end" for event in last["events"])
    assert sum("flows" not in step for step in steps) <= 45
    assert shown["learned"]


@pytest.mark.parametrize("slug", ["fast_food", "seven_twenty_seven"])
def test_watching_shows_every_hand_but_no_stock(slug):
    """So the learner sees why each card is played, but not the next cards."""
    log = lesson_state(find(slug), 3, Words())["stages"][0]["log"]
    kinds = {zone["name"]: zone for zone in log["zones"]}
    moved = [
        (to.split(".")[0], cards)
        for step in log["steps"]
        for kind, _, to, _, cards in (e for e in step["events"] if e[0] == "move")
    ]
    hands = [cards for zone, cards in moved if kinds[zone]["own"]]
    assert hands
    assert all(isinstance(cards, list) and "?" not in cards for cards in hands)
    filled = [event[2] for step in log["steps"] for event in step["events"] if event[0] == "fill"]
    assert filled
    assert all(isinstance(cards, int) or set(cards) == {"?"} for cards in filled)


def test_each_end_says_what_was_learnt_and_leads_on(page, tmp_path):
    """The way goes from Watch to Predict and on to Practise. Each new stage has the focus, and both finished ones are marked as
    done.
    """
    lesson = LessonWidget("addition_war", seed=5)
    opened(page, tmp_path, lesson)
    watch_to_its_end(page)
    expect(page.locator(f"{OPEN} .cardlab-ribbon-hint")).to_have_text(lesson.lesson["stages"][0]["learned"])
    assert serious_findings(page) == []
    page.locator(ON).press("Enter")
    assert stage(page) == "2. Predict"
    assert page.evaluate("document.activeElement.getAttribute('role')") == "tabpanel"
    predict_to_its_end(page)
    assert page.locator(ON).evaluate("one => one.scrollWidth <= one.clientWidth"), "its words stand on the button"
    page.locator(ON).click()
    assert stage(page) == "3. Practise"
    expect(page.get_by_role("tab", name=re.compile("done"))).to_have_text([re.compile("1. Watch✓"), re.compile("2. Predict✓")])


def test_ten_hard_questions_end_honestly(page, tmp_path):
    """The page does not praise them. The simplest questions come first, but the learner may also go on."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    miss_ten(page)
    expect(page.get_by_role("tabpanel")).to_contain_text("These were hard today.")
    expect(page.get_by_role("tabpanel")).not_to_contain_text("Well done!")
    expect(page.locator(NEXT)).to_have_text("Just sums")  # the level has no easier one below it
    expect(page.locator(NEXT)).to_be_focused()
    expect(page.get_by_role("button", name="More questions")).to_be_visible()
    expect(page.get_by_role("button", name="Next: Play")).to_be_visible()
    page.locator(NEXT).click()
    expect(page.locator(CONCLUSION)).to_have_count(0)
    expect(page.locator("select:has(option[value=fluency])")).to_have_value("fluency")
    expect(page.get_by_role("tab", name="3. Practise (done)")).to_have_count(1)


def test_the_path_goes_on_if_nothing_is_easier(page, tmp_path):
    """A learner who misses the easiest questions is not sent back to them for ever."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=5, levels="2", kinds=["missing"]))
    miss_ten(page)
    expect(page.get_by_role("tabpanel")).to_contain_text("These are hard. Let’s move on")
    expect(page.locator(NEXT)).to_have_text("Next: Play")
    expect(page.get_by_role("button", name="More questions")).to_be_focused()


def miss_ten(page) -> None:
    """Practises, and gets every question wrong."""
    page.get_by_role("tab", name="3. Practise").click()
    for _ in range(10):
        if page.get_by_role("button", name="Show me", exact=True).count():
            page.get_by_role("button", name="Show me", exact=True).click()
        while page.get_by_role("button", name="Check").count():
            page.locator(".cardlab-exercise .cardlab-tools button").last.click()
        page.get_by_role("button", name="Go on").click()


def test_back_goes_one_stage_back(page, tmp_path):
    """From the first stage, Back leaves the lesson. Moving between tabs with the arrow keys adds nothing for Back."""
    page.goto("about:blank")
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    page.get_by_role("tab", name="3. Practise").click()
    page.get_by_role("tab", name="6. Exit ticket").click()
    page.go_back()
    expect(page.get_by_role("tab", selected=True)).to_have_text("3. Practise")
    page.go_back()
    expect(page.get_by_role("tab", selected=True)).to_have_text("1. Watch")
    page.go_forward()
    expect(page.get_by_role("tab", selected=True)).to_have_text("3. Practise")
    page.get_by_role("tab", name="3. Practise").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert stage(page) == "5. Investigate"
    page.go_back()
    expect(page.get_by_role("tab", selected=True)).to_have_text("1. Watch")
    page.go_back()
    assert page.url == "about:blank"


def test_watch_and_predict_resume_when_the_page_is_reopened(page, tmp_path):
    """They keep stage, step and count, also in another window on another day. Another deal of the same lesson starts at its
    beginning.
    """
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    for _ in range(4):
        page.get_by_role("button", name="Next step").click()
    page.get_by_role("tab", name="2. Predict").click()
    first = told(page).inner_text()
    page.reload()
    expect(told(page)).to_have_text(first)  # before the first answer
    for _ in range(3):
        predict_next(page)
    to_a_question(page)
    asked, right = (
        told(page).inner_text(),
        page.get_by_role("img", name=re.compile("^Right so far: . of 3")).get_attribute("aria-label"),
    )
    address = page.url.partition("#")[0]
    page = page.context.new_page()
    page.goto(address)
    expect(page.get_by_role("tab", selected=True)).to_have_text("2. Predict")
    to_a_question(page)
    expect(told(page)).to_have_text(asked)
    expect(page.get_by_role("img", name=right)).to_be_visible()
    page.get_by_role("tab", name="1. Watch").click()
    expect(page.locator(f"{OPEN} .cardlab-stage-chip")).to_have_text(re.compile("Step [5-9] of"))
    opened(page, tmp_path, LessonWidget("addition_war", seed=6))
    expect(page.locator(f"{OPEN} .cardlab-stage-chip")).to_have_text(re.compile("Step 1 of"))


KEEPS = """async () => {
  const {Progress} = await import("http://cards.test/page/progress.js");
  const day = 24 * 60 * 60 * 1000;
  const lesson = (n) => ({slug: "war", stages: [{log: {steps: [{events: [n]}]}}]});
  const kept = (n, days) => new Progress(lesson(n), {now: () => days * day});
  localStorage.setItem("cardlab lesson war broken", "{");
  localStorage.setItem("another's", "stays");
  kept(0, 0).set("watch", {n: 3, far: -1, near: "4"});
  const found = [kept(0, 29).counts("watch"), kept(1, 29).counts("watch")];
  kept(0, 29).name = "Noor";
  for (let n = 1; n <= 30; n++) kept(n, 29 + n / 100).set("watch", {n});
  kept(30, 29.5).set("ticket", "x".repeat(5000));
  const keys = () => Object.keys(localStorage).length - 1;
  const many = [keys(), kept(30, 29.5).counts("watch"), kept(30, 29.5).get("ticket"), kept(0, 29.5).counts("watch")];
  kept(30, 29.5).forget();
  const forgotten = [keys(), kept(30, 29.5).counts("watch"), kept(29, 29.5).counts("watch")];
  kept(0, 80);
  return {found, many, forgotten, left: Object.keys(localStorage)};
}"""


def test_stored_progress_of_lessons_is_limited(page):
    """The browser keeps two dozen lessons for thirty days, each up to a length. It ignores those of another deal, and values
    that are not ours.
    """
    page.goto("http://cards.test/")
    told = page.evaluate(KEEPS)
    assert told["found"] == [{"n": 3}, {}]
    assert told["many"] == [24, {"n": 30}, None, {}]
    assert told["forgotten"] == [23, {}, {"n": 29}]
    assert told["left"] == ["another's"]


SCREEN = """() => [...document.querySelectorAll("[role=tabpanel]:not([hidden]) :is(.cardlab-stage-frame, .cardlab-ribbon, .cardlab-action, .cardlab-stage-picture, .cardlab-exercise [type=submit], .cardlab-stage-ask [type=submit], .cardlab-pad-key)")]
  .filter((one) => one.getClientRects().length)
  .map((one) => {
    const {top, bottom} = one.getBoundingClientRect();
    return [one.className, Math.round(Math.max(0, -top, bottom - innerHeight))];
  })
  .filter(([, missing]) => missing > 1)"""


@pytest.mark.parametrize(("slug", "most"), [("addition_war", 18), ("fast_food", 20), ("seven_twenty_seven", 20)])
def test_the_ribbon_of_predictions_is_short(page, tmp_path, slug, most):
    """A round of 727 in which nobody takes a card has seven sentences, and a total of Fast Food may score three times. The
    ribbon shows the last ones that fit, from the first question to the winner. Numbers are not counted.
    """
    opened(page, tmp_path, LessonWidget(slug, seed=5))
    page.get_by_role("tab", name="2. Predict").click()
    ribbon, lengths = page.locator(f"{OPEN} .cardlab-ribbon"), []
    while True:
        lengths.append(len(re.findall(r"\S*[A-Za-z]\S*", ribbon.inner_text())))
        if page.locator(ON).count():
            break
        answer(page)
    assert 10 < max(lengths) <= most
    assert lengths[-1] > 8, "the winner, and what was learned"


@pytest.mark.in_turn
@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("slug", slugs())
def test_on_a_phone_a_stage_has_one_screen(page, tmp_path, slug, language):
    """The stage fits one screen with cards, picture, sentence and button, or with the question, its keys and its button. A
    lesson in a file has no window of its own.
    """
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, tmp_path, LessonWidget(slug, seed=7, language=language), width=390)
    page.set_viewport_size({"width": 390, "height": 844})
    tabs = page.get_by_role("tab")
    for n in range(4):
        tabs.nth(n).click()
        page.locator(f"{OPEN} .cardlab-stage-frame").wait_for()
        if n == 1:
            to_a_question(page)
            drawn(page)
            assert page.evaluate(SCREEN) == [], "a prediction"
            predict_next(page, sure=3)
        drawn(page)
        assert page.evaluate(SCREEN) == [], n


PLACES = """() => [...document.querySelectorAll("[role=tabpanel]:not([hidden]) .cardlab-felt-card:not(.cardlab-felt-copy)")]
  .map((card) => {
    const {left, top, width, height} = card.getBoundingClientRect();
    return [left, top, width, height];
  })"""


@pytest.mark.parametrize(("size", "most"), [((1280, 720), 1), ((390, 844), 10)])
@pytest.mark.parametrize("slug", [slug for slug in slugs() if slug != "seven_twenty_seven"])
def test_the_answer_to_a_prediction_turns_a_card_over_in_its_place(page, tmp_path, slug, size, most):
    """From the question to the answer every card stays where it is, and as large, unless a war brings others. In 727
    the hands are shown with a table, which needs their room.
    """
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(page, tmp_path, LessonWidget(slug, seed=3), size[0])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.get_by_role("tab", name="2. Predict").click()
    for _ in range(2):
        to_a_question(page)
        drawn(page)
        before = page.evaluate(PLACES)
        act(page).click()
        for step in ("how sure", "answer"):
            drawn(page)
            after = page.evaluate(PLACES)
            assert len(after) == len(before)
            moved = max(abs(a - b) for one, other in zip(before, after, strict=True) for a, b in zip(one, other, strict=True))
            assert moved <= most, step
            act(page).click()


@pytest.mark.parametrize("slug", slugs())
def test_the_ribbon_of_predictions_is_never_empty(page, tmp_path, slug):
    """A step that only puts cards away does not wait for a press."""
    opened(page, tmp_path, LessonWidget(slug, seed=5))
    page.get_by_role("tab", name="2. Predict").click()
    while not page.locator(ON).count():
        expect(told(page)).not_to_be_empty()
        answer(page)


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war", "compare"])
def test_the_packets_at_the_end_have_the_cards_that_the_result_names(page, tmp_path, slug):
    """The cards of the last turn still lie on the felt, but count for the winner."""
    opened(page, tmp_path, LessonWidget(slug, seed=5))
    watch_to_its_end(page)
    said = {name: int(n) for name, n in re.findall(r"(\w+) has (\d+)", told(page).inner_text())}
    assert len(said) == 2
    for name, n in said.items():
        seat = page.locator(f"{OPEN} .cardlab-felt-seat", has_text=name)
        expect(seat.locator(".cardlab-felt-pile")).to_have_attribute("aria-label", re.compile(rf"\b{n}\b"))
        expect(seat).to_contain_text(str(n))
    expect(page.locator(f"{OPEN} .cardlab-felt-seat .cardlab-felt-card").first).to_be_visible()


WIDTHS = """() => [...document.querySelectorAll("[role=tabpanel]:not([hidden]) .cardlab-felt-seat .cardlab-felt-card")]
  .filter((card) => card.dataset.token !== "?").map((card) => card.getBoundingClientRect().width)"""
SIDES = """() => {
  const felt = document.querySelector("[role=tabpanel]:not([hidden]) .cardlab-stage-frame");
  const fills = (which) => [...felt.querySelectorAll(which)].map((one) => getComputedStyle(one).fill);
  const discs = [...felt.querySelectorAll(".cardlab-felt-disc:not(:empty)")].map((one) => getComputedStyle(one).backgroundColor);
  return {own: fills("rect.cardlab-bar.cardlab-side-own"), other: fills("rect.cardlab-bar.cardlab-side-other"), discs,
    dots: felt.querySelectorAll(".cardlab-side-other > .cardlab-side-dots:not([d=''])").length,
    paper: felt.querySelector(".cardlab-model-bar_model").getBoundingClientRect().width,
    picture: felt.querySelector(".cardlab-model-bar_model svg").getBoundingClientRect().width};
}"""


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
@pytest.mark.parametrize(("width", "height", "least"), [(1280, 720, 116), (390, 844, 64), (844, 390, 56)])
def test_cards_are_large_beside_a_picture_and_bars_have_the_colours_of_their_sides(page, tmp_path, slug, width, height, least):
    """The paper is no wider than the bars, and each bar has the colour of its player's total next to the cards."""
    page.set_viewport_size({"width": width, "height": height})
    opened(page, tmp_path, LessonWidget(slug, seed=7), width)  # both sides have a bar
    for picture in ("", ".cardlab-model-bar_model"):
        page.locator(f"{OPEN} [data-action=step]").click()
        expect(page.locator(f"{OPEN} .cardlab-stage-picture {picture}").first).to_be_visible()
        page.wait_for_function(MAY_ACT)
        assert min(page.evaluate(WIDTHS)) >= least
    sides = page.evaluate(SIDES)
    assert sides["own"]
    assert sides["other"]
    assert {*sides["own"], *sides["other"]} <= {*sides["discs"]}
    assert {*sides["own"]}.isdisjoint(sides["other"])
    assert sides["dots"] == len(sides["other"])
    assert sides["paper"] - sides["picture"] < 40


def test_the_counters_of_each_player_have_the_colour_of_their_side(page, tmp_path):
    """Both addends of a player have it, and a ring tells the second one."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=7))
    page.locator(f"{OPEN} [data-action=step]").click()
    frames = page.locator(f"{OPEN} .cardlab-model-ten_frames")
    expect(frames).to_have_count(2)
    colours = frames.evaluate_all(
        "all => all.map((one) => [...one.querySelectorAll('.cardlab-dot')].map((dot) => getComputedStyle(dot.firstChild).fill))"
    )
    assert [len({*one}) for one in colours] == [1, 1]
    assert {*colours[0]} != {*colours[1]}
    expect(frames.first.locator(".cardlab-eye")).to_have_count(1)  # 9 + 1


@pytest.mark.parametrize("lesson", ["addition_war", "subtraction_war"])
def test_the_pictures_of_two_players_begin_below_each_other(page, tmp_path, lesson):
    """Whatever their names are: otherwise equal lengths would look unequal."""
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, tmp_path, LessonWidget(lesson, seed=7), 390)
    page.locator(f"{OPEN} [data-action=step]").click()
    pictures = page.locator(f"{OPEN} .cardlab-stage-picture .cardlab-canvas")
    expect(pictures).to_have_count(2)
    sides = pictures.evaluate_all("all => all.map((one) => one.getBoundingClientRect()).map(({left, width}) => [left, width])")
    assert sides[0] == sides[1]


def test_the_winner_of_the_last_turn_is_lit_before_the_match_ends(page, tmp_path):
    """Cards of a war that are out of sight are counted apart, and the rest can be counted on the felt."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=7))
    watch_to_its_end(page)
    page.get_by_role("button", name="One step back").locator("visible=true").click()
    expect(told(page)).to_contain_text("wins the war: 14 cards")
    expect(page.locator(OPEN).get_by_text("+4 +10", exact=True)).to_be_visible()
    expect(page.locator(f"{OPEN} [data-zone^=table] .cardlab-felt-card")).to_have_count(10)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390)])
def test_a_war_beside_a_picture_shows_the_cards_that_fight(page, tmp_path, width, height):
    """They are large enough to count their pips, and the sum is said once."""
    page.set_viewport_size({"width": width, "height": height})
    opened(page, tmp_path, LessonWidget("subtraction_war", seed=5), width)
    while "3 down, 2 up" not in told(page).inner_text():
        page.locator(f"{OPEN} [data-action=step]").click()
        page.wait_for_function(MAY_ACT)
    widths = page.evaluate(WIDTHS)
    assert len(widths) == 4
    assert min(widths) >= 44
    expect(page.locator(f"{OPEN} .cardlab-felt-working:visible")).to_have_count(0)


def test_space_presses_the_one_button_of_the_open_stage(page, tmp_path):
    """It does so while nothing has the focus, and a held key presses once. It does not scroll the page, does not choose a
    prediction, and does nothing in a stage that is not open.
    """
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    step = page.locator(f"{OPEN} .cardlab-stage-chip")
    nowhere = "document.activeElement.blur()"
    page.evaluate(nowhere)
    page.keyboard.press("Space")
    expect(step).to_have_text(re.compile("Step 2 of"))
    page.get_by_role("tab", name="2. Predict").click()
    to_a_question(page)
    page.evaluate(nowhere)
    asked = told(page).inner_text()
    page.keyboard.press("Space")
    expect(told(page)).to_have_text(asked)
    predict_next(page)
    replied = told(page).inner_text()
    page.get_by_role("tab", name="3. Practise").click()
    page.evaluate(nowhere)
    page.keyboard.down("Space")
    page.keyboard.down("Space")
    page.keyboard.up("Space")
    expect(page.locator(f"{OPEN} .cardlab-feedback")).to_have_text("Answer first, or take a hint.")
    assert page.evaluate("scrollY") == 0
    page.get_by_role("tab", name="2. Predict").click()
    assert told(page).inner_text() == replied


def test_space_does_nothing_behind_an_open_dialog(page, tmp_path):
    """It may scroll the dialog: the menu of a watched match, or the reasons after a prediction."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    step = page.locator(f"{OPEN} .cardlab-stage-chip")
    before = step.inner_text()
    page.get_by_role("button", name="Menu").click()
    assert not press_space_nowhere(page)
    page.locator(f"{OPEN} .cardlab-stage-dialog").get_by_role("button", name="Close").click()
    assert step.inner_text() == before
    page.get_by_role("tab", name="2. Predict").click()
    predict_next(page)
    replied = told(page).inner_text()
    page.get_by_role("button", name="Why?").click()
    assert not press_space_nowhere(page)
    page.locator(f"{OPEN} .cardlab-stage-dialog").get_by_role("button", name="Close").click()
    assert told(page).inner_text() == replied
    assert press_space_nowhere(page)
    expect(told(page)).not_to_have_text(replied)


def test_a_wrong_new_total_is_mended_on_the_chart(page, tmp_path):
    """Without a word: the first miss outlines what was said, and the second shows each step from the old total. No colours tell
    what the totals score.
    """
    opened(page, tmp_path, LessonWidget("fast_food", seed=7, kinds=["total"], levels="1"))
    page.get_by_role("tab", name="3. Practise").click()
    old, value = map(int, re.findall(r"\d+", page.locator(f"{OPEN} .cardlab-prompt").inner_text()))
    box, check = page.locator(f"{OPEN} .cardlab-exercise").get_by_role("textbox"), page.get_by_role("button", name="Check")
    box.fill(str(old + value + 3))
    check.click()
    said, way = (
        page.locator(f"{OPEN} .cardlab-said .cardlab-numeral"),
        page.locator(f"{OPEN} .cardlab-reachable .cardlab-numeral"),
    )
    expect(said).to_have_text([str(old + value + 3)])
    expect(way).to_have_count(0)
    box.fill(str(old + value + 4))
    check.click()
    expect(way).to_have_text([str(old + n) for n in range(1, value + 1)])
    expect(said).to_have_text([str(old + value + 4)])
    expect(page.locator(f"{OPEN} [class^=cardlab-tint]:visible")).to_have_count(0)


def test_a_wrong_next_multiple_is_mended_on_the_chart(page, tmp_path):
    """The first miss outlines what was said. The second does so on the multiples of the number, where the next one has a ring.
    The chart marks nothing else, and the total that the question is about can be read.
    """
    opened(page, tmp_path, LessonWidget("fast_food", seed=7, kinds=["next_multiple"], levels="2"))
    page.get_by_role("tab", name="3. Practise").click()
    total, number = map(int, re.findall(r"\d+", page.locator(f"{OPEN} .cardlab-prompt").inner_text()))
    right = total + number - total % number
    box, check = page.locator(f"{OPEN} .cardlab-exercise").get_by_role("textbox"), page.get_by_role("button", name="Check")
    said, about, answer = (page.locator(f"{OPEN} .cardlab-{name} .cardlab-numeral") for name in ("said", "about", "has-value"))
    tinted = page.locator(f"{OPEN} .cardlab-place:has([class^=cardlab-tint]) .cardlab-numeral")
    box.fill(str(right + 1))
    check.click()
    expect(said).to_have_text([str(right + 1)])
    expect(about).to_have_text([str(total)])
    expect(answer.or_(tinted)).to_have_count(0)
    box.fill(str(right - 1))
    check.click()
    expect(said).to_have_text([str(right - 1)])
    expect(answer).to_have_text([str(right)])
    expect(about).to_have_text([str(total)])
    expect(page.locator(f"{OPEN} .cardlab-total")).to_have_count(0)
    assert {int(n) % number for n in tinted.all_text_contents()} == {0}


@pytest.mark.parametrize(("slug", "kind", "level"), [("addition_war", "to_win", "3"), ("fast_food", "best_card", "2")])
def test_cards_to_choose_lie_on_the_felt(page, tmp_path, slug, kind, level):
    """They have no tile and no caption, and are at least 64 pixels wide on a laptop. The chosen one has a ring."""
    opened(page, tmp_path, LessonWidget(slug, seed=7, kinds=[kind], levels=level))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_role("tab", name="3. Practise").click()
    choices = page.locator(f"{OPEN} .cardlab-choice")
    cards = choices.locator(".cardlab-card")
    expect(cards.first).to_be_visible()
    assert min(card["width"] for card in (one.bounding_box() for one in cards.all())) >= 64
    expect(choices.locator(".cardlab-choice-label").filter(visible=True)).to_have_count(0)
    look = "one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).outlineStyle]"
    assert choices.first.evaluate(look) == ["rgba(0, 0, 0, 0)", "none"]
    choices.first.click()
    expect(choices.first.locator("input")).to_be_checked()
    assert choices.first.evaluate(look)[1] != "none"
    assert choices.nth(1).evaluate(look)[1] == "none"


@pytest.mark.parametrize("size", [(1280, 640), (1280, 720), (390, 844)])
def test_a_turn_of_fast_food_can_be_followed_without_reading(page, tmp_path, size):
    """The total is written beside the pile, the key marks its foods, and the player's points are a sum with the new ones. The
    picture lies over no card and not over the ribbon.
    """
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(page, tmp_path, LessonWidget("fast_food", seed=7), size[0])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    total, points, foods = 0, {"Zoe": 0, "Nadia": 0}, 0
    for _ in range(6):
        page.locator(f"{OPEN} [data-action=step]").click()
        page.wait_for_function(MAY_ACT)
        said = page.locator(f"{OPEN} .cardlab-ribbon > div").inner_text()
        old, value, new = map(int, re.search(r"(\d+) \+ (\d+) = (\d+)", said).groups())
        assert (old, new) == (total, old + value)
        total = new
        expect(page.locator(f"{OPEN} .cardlab-felt-chips").get_by_text(f"Total {total}")).to_be_visible()
        won = sum(int(number) for food, (_, number) in CATEGORIES.items() if food in said.lower())
        who = said.split()[0]
        marked = page.locator(f"{OPEN} .cardlab-legend [data-scored]")
        expect(marked).to_have_count(sum(food in said.lower() for food in CATEGORIES))
        if won:
            foods += 1
            shown = f"{points[who]} + {won} = {points[who] + won}"
            expect(page.locator(f"{OPEN} .cardlab-felt-seat", has_text=who)).to_contain_text(shown)
        points[who] += won
        chart = page.locator(f"{OPEN} .cardlab-stage-picture > *").bounding_box()
        assert chart["y"] + chart["height"] <= page.locator(f"{OPEN} .cardlab-ribbon").bounding_box()["y"] + 1
        for card in page.locator(f"{OPEN} .cardlab-felt-middle .cardlab-felt-card").all():
            box = card.bounding_box()
            assert box["y"] + box["height"] <= chart["y"] + 1 or box["x"] + box["width"] <= chart["x"] + 1
    assert foods


def test_the_total_and_the_key_are_in_sight_where_a_card_is_chosen_on_a_phone(page, tmp_path):
    """The key has a dot for each point, as the buttons of the foods do."""
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, tmp_path, LessonWidget("fast_food", seed=7), 390)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tab", name="4. Play").click()
    expect(page.locator(f"{OPEN} .cardlab-felt-chips").get_by_text(re.compile("Total"))).to_be_in_viewport(ratio=1)
    foods = page.locator(f"{OPEN} .cardlab-legend > li")
    assert [len(food.get_attribute("data-dots")) for food in foods.all()] == [points for _, points in CATEGORIES.values()]
    for food in foods.all():
        expect(food).to_be_in_viewport(ratio=1)
    assert page.evaluate(SCREEN) == []


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_the_learners_cards_are_large_where_a_distance_is_asked(page, tmp_path, size):
    """They stay so when a reply stands below the number pad. The number line stays in sight."""
    lesson = LessonWidget("seven_twenty_seven", seed=5)
    session = lesson.lesson_session.match_session
    while not (status := session.status())["actions"][0]["asks"]:
        session.handle({"do": "play", "at": status["at"], "action": "p1 stand"})
    opened(page, tmp_path, lesson, size[0])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.get_by_role("tab", name="4. Play").click()
    cards = page.locator(f"{OPEN} .cardlab-felt-grid > .cardlab-felt-seat .cardlab-felt-card")

    def assert_large():
        expect(page.locator(f"{OPEN} .cardlab-felt-rulers")).to_be_in_viewport(ratio=1)
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)
            assert card.bounding_box()["width"] >= 80

    expect(cards).to_have_count(2)
    assert_large()
    page.locator(f"{OPEN} .cardlab-stage-ask [type=submit]").click()
    expect(page.locator(f"{OPEN} .cardlab-ask-note")).to_have_text("Write or choose an answer first.")
    assert_large()


def test_each_food_is_drawn_where_it_is_claimed(page, tmp_path):
    """Its button has a dot for each point, and the key of the chart has the same drawings."""
    opened(page, tmp_path, LessonWidget("fast_food", seed=7))
    page.get_by_role("tab", name="4. Play").click()
    page.locator(f"{OPEN} .cardlab-felt button.cardlab-felt-touch:visible").first.click()
    old, value = map(int, re.findall(r"\d+", page.locator(f"{OPEN} .cardlab-felt-working:visible").first.inner_text()))
    page.locator(f"{OPEN} .cardlab-stage-ask input").fill(str(old + value))
    page.locator(f"{OPEN} .cardlab-stage-ask [type=submit]").click()
    drawn = "(one, part) => getComputedStyle(one, part).backgroundImage.slice(0, 30)"
    dots = "one => parseFloat(getComputedStyle(one, '::after').width) / parseFloat(getComputedStyle(one, '::after').height)"
    for name, points in {food: points for food, (_, points) in CATEGORIES.items()}.items():
        claim = page.locator(f"{OPEN} [data-action='say {name}']")
        assert claim.evaluate(drawn, "::before").startswith('url("data:image/svg+xml')
        assert claim.evaluate(dots) == pytest.approx(points, rel=0.02)
        assert page.locator(f".cardlab-food-{name}").first.evaluate(drawn, "::before").startswith('url("data:image/svg+xml')


def test_numbers_coloured_wrongly_are_mended_on_the_chart(page, tmp_path):
    """A miss outlines the wrong ones, also after a reload, and says whether some are missing. They keep their outlines while the
    learner mends them, and next to the solution.
    """
    opened(page, tmp_path, LessonWidget("fast_food", seed=7, kinds=["colour"], levels="1"))
    page.get_by_role("tab", name="3. Practise").click()
    asked = page.locator(f"{OPEN} .cardlab-prompt").inner_text()
    number, (first, last) = 5, map(int, re.search(r"from (\d+) to (\d+)", asked).groups())
    right = [n for n in range(first, last + 1) if n % number == 0 or str(number) in str(n)]
    one, other = [n for n in range(first, last + 1) if n not in right][:2]
    place = lambda n: page.locator(f"{OPEN} .cardlab-place[data-n='{n}']")  # noqa: E731
    said, feedback = page.locator(f"{OPEN} .cardlab-said .cardlab-numeral"), page.locator(f"{OPEN} .cardlab-feedback")
    for n in [*right[1:], one, other]:
        place(n).click()
    page.get_by_role("button", name="Check").click()
    expect(said).to_have_text([str(one), str(other)])
    expect(feedback).to_have_text(f"Look again at {one} and {other}. Some are still missing.")
    place(one).click()
    expect(place(one)).to_have_attribute("aria-selected", "false")
    expect(said).to_have_text([str(one), str(other)])
    page.get_by_role("button", name="Check").click()
    expect(said).to_have_text([str(other)])
    expect(page.locator(f"{OPEN} .cardlab-place[aria-selected=true]")).to_have_count(len(right))


def test_a_wrong_distance_is_mended_on_the_line(page, tmp_path):
    """The first miss draws the total and the target, without the distance, and what was said as a dashed line. The second one
    adds the right distance. The picture is in view.
    """
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, tmp_path, LessonWidget("seven_twenty_seven", seed=7, kinds=["distance"], levels="1"), width=390)
    page.get_by_role("tab", name="3. Practise").click()
    total, goal = map(int, re.findall(r"\d+", page.locator(f"{OPEN} .cardlab-prompt").inner_text()))
    box, check = page.locator(f"{OPEN} .cardlab-exercise").get_by_role("textbox"), page.get_by_role("button", name="Check")
    box.fill("1 1/2")
    check.click()
    line = page.locator(f"{OPEN} .cardlab-model-double_target")
    right, said = (line.locator("[data-then] text", has_text=re.compile(f"^{length}$")) for length in (abs(total - goal), "1½"))
    dashed = line.locator("[stroke-dasharray]")
    expect(line).to_be_in_viewport(ratio=1)
    expect(right).to_have_count(0)
    expect(said).to_have_count(1)
    expect(dashed).to_have_count(1)
    expect(page.locator(f"{OPEN} .cardlab-feedback")).to_contain_text("You said 1½. Count the steps to the target.")
    box.fill("20 1/2")
    check.click()
    expect(right).to_have_count(1)
    expect(dashed).to_have_count(1)


def test_a_wrong_distance_is_drawn_where_only_one_has_room(page, tmp_path):
    """On a phone held sideways, the wrong one is drawn while it is corrected."""
    opened(page, tmp_path, LessonWidget("seven_twenty_seven", seed=7, kinds=["distance"], levels="1"), width=844)
    page.set_viewport_size({"width": 844, "height": 390})
    page.get_by_role("tab", name="3. Practise").click()
    check, line = page.get_by_role("button", name="Check"), page.locator(f"{OPEN} .cardlab-model-double_target")
    for _ in range(3):
        total, goal = re.findall(r"\d+½?", page.locator(f"{OPEN} .cardlab-prompt").inner_text())
        distance = abs(read_number(total) - int(goal))
        for more in (1, 2):
            page.locator(f"{OPEN} .cardlab-exercise").get_by_role("textbox").fill(canonical(distance + more))
            check.click()
            expect(line.locator("[stroke-dasharray]")).to_have_count(1)
            expect(line).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Go on").click()


WAITS = """async () => {
  const {PAIR, hearAnswer, settlePair} = await import("http://cards.test/common/pair_mode.js");
  const heard = [];
  const answer = (said) => hearAnswer(said, () => heard.push(`checked ${said}`));
  PAIR.isComing = true;
  ["1", "2"].forEach(answer);
  const before = [...heard];
  PAIR.now = {ask: (said, check) => heard.push(`asked ${said}`)};
  settlePair();
  PAIR.isComing = true;
  PAIR.now = null;
  answer("3");
  settlePair();
  settlePair();
  return [before, heard];
}"""


def test_an_answer_waits_until_the_pair_has_loaded(page):
    """On a slow line it would count for the first child at once. The last answer counts, and it is checked alone if there is no
    pair after all.
    """
    page.goto("http://cards.test/")
    assert page.evaluate(WAITS) == [[], ["asked 2", "checked 3"]]


LEFT = """async () => {
  const {Progress} = await import("http://cards.test/page/progress.js");
  const {lastVisit} = await import("http://cards.test/page/last_visit.js");
  const {keepMemory, keptMemory, memoryToBeginWith} = await import("http://cards.test/page/practice_memory_store.js");
  const lesson = (deck) => ({slug: "compare", key: `compare ${deck}`, stages: [{log: {steps: [{events: [deck]}]}}]});
  const memory = (lesson) => ({lesson, level: 2, facts: {}, skills: {}, mastered: ["takes.1"], turned: []});
  const opened = ["fractions", "1/2 3/4"].map((deck, i) => new Progress(lesson(deck), {now: () => Date.now() + i}));
  for (const [i, deck] of ["fractions", "1/2 3/4"].entries()) {
    opened[i].set("deck", deck);
    opened[i].set("stage", "play");
    keepMemory(memory(`compare ${deck}`));
  }
  const {stage, deck} = lastVisit("compare");
  opened[1].forget();
  const known = ["fractions", "1/2 3/4"].map((one) => memoryToBeginWith(`compare ${one}`).mastered.length);
  return [stage, deck, ...known, keptMemory("compare")];
}"""


def test_each_deck_has_its_own_progress(page):
    """The gallery leads back to the deck that was used last. Starting over with one deck keeps what was practised with another."""
    page.goto("http://cards.test/")
    assert page.evaluate(LEFT) == ["play", "1/2 3/4", 1, 0, None]
