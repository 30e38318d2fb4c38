"""Animated arithmetic: pips leave the cards and become a picture, which ends the same as without motion."""

import pytest
from playwright.sync_api import expect

from cardlab.lessons import find, slugs
from cardlab.widgets import LessonWidget
from tests.browser.exported import opened

pytestmark = pytest.mark.own_context  # each test moves the clock itself

STEP, BACK = "[data-action=step]", ".cardlab-action-bar > .cardlab-round:first-child"

SHOWN = """async () => {
  // A picture takes the width of its place when the page is laid out; frames of the test's clock do not do that.
  await new Promise((done) => new ResizeObserver(done).observe(document.body));
  return document.querySelector(".cardlab-model-panel").innerHTML.replace(/cardlab-[a-z]+-[a-z0-9]{8,}/g, "").replace(/ class=""/g, "");
}"""
FINISH = "() => document.getAnimations().forEach((moving) => moving.finish())"
APART = """() => {
  const centre = (el) => {const r = el.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2];};
  const frames = document.querySelector(".cardlab-model-ten_frames");
  const away = [];
  const cards = [...document.querySelectorAll("[data-seat='p1'] .cardlab-felt-card:has(.cardlab-pips > *)")];
  for (const [i, card] of cards.entries()) {
    const pips = [...card.querySelectorAll(".cardlab-pips > *")].map(centre);
    const counters = [...frames.querySelectorAll(`[data-from="${i}"]`)];
    if (pips.length !== counters.length) return null;
    counters.forEach((counter, k) => {
      const [moving] = counter.getAnimations().filter((one) => !(one instanceof CSSTransition));
      moving.pause();
      moving.currentTime = 0;
      const [x, y] = centre(counter);
      away.push(Math.hypot(x - pips[k][0], y - pips[k][1]));
    });
  }
  return away;
}"""
APART_NOW = """() => {
  const centre = (el) => {const r = el.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2];};
  const pips = [...document.querySelectorAll(".cardlab-felt .cardlab-pips > *")].map(centre);
  const counters = [...document.querySelectorAll("[data-from]:not(rect)")].map(centre);
  return counters.map(([x, y]) => Math.min(...pips.map(([across, down]) => Math.hypot(across - x, down - y))));
}"""
"""Returns the distance of each counter from the nearest pip of a card."""
STEPS = 9
"""The number of steps to check."""
LAST = 4
"""How many of these steps are checked while moving before a landing."""


def watching(page, folder, slug: str, *, moves: bool) -> None:
    """Opens a lesson at its first step, with motion or without. The test moves the clock."""
    page.clock.install(time=0)
    page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
    opened(page, folder, LessonWidget(slug, seed=5))
    page.evaluate(SHOWN)  # the cards now fit the window; motion begins where they are
    page.clock.pause_at(3_600_000)


def settled(page, wanted: str) -> None:
    """Lets all motion end, and checks that the pictures are as expected."""
    for _ in range(40):
        page.evaluate(FINISH)
        page.clock.run_for(200)
        if page.evaluate(SHOWN) == wanted and not page.evaluate("document.getAnimations().length"):
            return
    assert page.evaluate(SHOWN) == wanted


@pytest.mark.parametrize("slug", [slug for slug in slugs() if find(slug).step_models and not find(slug).of_deck])
def test_motion_ends_in_the_same_picture_as_without(page, tmp_path, depth, slug):
    """This holds at each step, and also if the learner goes on or back before the motion ends. Number cards have no pips to move."""
    watching(page, tmp_path, slug, moves=False)
    step = page.locator(STEP)
    step.press("Home")  # a long match is shown from a later step
    still = [page.evaluate(SHOWN)]
    for _ in range(STEPS):
        step.click()
        still.append(page.evaluate(SHOWN))
        assert page.evaluate("document.getAnimations().length") == 0
    step.press("Home")
    passed_over = 0 if depth.whole else STEPS - LAST
    for _ in range(passed_over):
        step.click()
    page.emulate_media(reduced_motion="no-preference")
    moved = set()
    for shown in still[passed_over + 1 :]:
        step.click()
        page.clock.run_for(20)
        moved.add(page.evaluate("document.querySelector('.cardlab-awaiting-parts') !== null"))
        settled(page, shown)
    assert True in moved
    step.press("Home")
    for _ in range(STEPS):
        step.click()
        page.clock.run_for(30)
    settled(page, still[-1])
    page.locator(BACK).click()
    settled(page, still[-2])


def test_the_pips_of_the_cards_become_the_counters(page, tmp_path):
    """Each counter starts at a pip of its own card."""
    watching(page, tmp_path, "addition_war", moves=True)
    page.locator(STEP).click()
    held = page.locator(".cardlab-model-ten_frames").first
    for _ in range(20):
        page.evaluate(
            "() => document.querySelector('.cardlab-felt').getAnimations({subtree: true}).forEach((one) => one.finish())"
        )
        page.clock.run_for(20)
        if "cardlab-awaiting-parts" not in (held.get_attribute("class") or ""):
            break
    away = page.evaluate(APART)
    assert len(away) == 12  # 7 + 5
    assert max(away) < 3


def test_the_counters_return_to_the_cards(page, tmp_path):
    """Each counter returns to a pip of its card, which is still there, and then the previous step is shown. Going on does not
    wait.
    """
    watching(page, tmp_path, "addition_war", moves=False)
    step, back, frames = (page.locator(name) for name in (STEP, BACK, ".cardlab-model-ten_frames"))
    before = page.evaluate(SHOWN)
    step.click()
    after = page.evaluate(SHOWN)
    page.emulate_media(reduced_motion="no-preference")
    back.click()
    for _ in range(40):  # joined counters separate first, then all of them leave
        page.clock.run_for(100)
        leaving = page.evaluate(
            "document.querySelector('[data-from]').getAnimations()"
            ".some((one) => one.effect.getTiming().direction === 'reverse')"
        )
        if leaving:
            break
    assert leaving
    page.evaluate(
        """() => document.querySelectorAll("[data-from]").forEach((one) => one.getAnimations().forEach((moving) => {
          moving.pause();
          moving.currentTime = moving.effect.getComputedTiming().endTime;
        }))"""
    )
    away = page.evaluate(APART_NOW)
    assert len(away) >= 12  # 7 + 5, and those of the other pair
    assert max(away) < 3
    page.evaluate(
        "() => document.querySelectorAll('[data-from]').forEach((one) => one.getAnimations().forEach((m) => m.finish()))"
    )
    settled(page, before)
    expect(frames).to_have_count(0)
    step.click()
    page.clock.run_for(20)
    back.click()
    step.click()
    settled(page, after)


def test_a_total_hops_by_ten_and_by_way_of_ten(page):
    page.goto("http://cards.test/")
    hops = """async (ways) => {
      const {acts} = await import("http://cards.test/models/hundred_chart.js");
      return ways.map(([from, to]) => acts({total: to}, {total: from}).map(({total}) => total));
    }"""
    ways = [[42, 55], [47, 55], [38, 51], [40, 44], [44, 44], [50, 60], [0, 13]]
    assert page.evaluate(hops, ways) == [[52], [50], [48, 50], [], [], [], [10]]


def test_a_button_under_a_pip_can_be_pressed(page, tmp_path):
    """Something that flies over a button does not intercept a press."""
    watching(page, tmp_path, "addition_war", moves=True)
    page.locator(STEP).click()
    part = page.locator(".cardlab-model-panel [data-from]").first
    expect(part).to_have_css("pointer-events", "none")
