"""The animated arithmetic: pips leave the cards and become a picture, which ends the same as without motion."""

import pytest
from playwright.sync_api import expect

from cardlab.lessons import slugs
from cardlab.widgets import LessonWidget
from tests.browser.exported import opened

pytestmark = pytest.mark.own_context  # time goes by as the tests say

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
  const count = (card) => card.querySelectorAll(".cardlab-pips > *").length;
  cards.sort((one, other) => count(other) - count(one)); // in the frames the greater number goes first
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
"""How far each counter is from the nearest pip of a card."""
STEPS = {"seven_twenty_seven": 14}
"""In 727 there is nothing to draw before the first showdown; of the others nine steps are enough."""
LAST = 4
"""The number of these steps that are watched moving before a change lands."""


def watching(page, folder, slug: str, *, moves: bool) -> None:
    """A lesson at its first step, with motion or without; what waits for time waits for the test."""
    page.clock.install(time=0)
    page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
    opened(page, folder, LessonWidget(slug, seed=5))
    page.evaluate(SHOWN)  # cards have been fitted into the window: what moves from them begins where they are
    page.clock.pause_at(3_600_000)


def settled(page, wanted: str) -> None:
    """Lets all motion end; the pictures are then as wanted."""
    for _ in range(40):
        page.evaluate(FINISH)
        page.clock.run_for(200)
        if page.evaluate(SHOWN) == wanted and not page.evaluate("document.getAnimations().length"):
            return
    assert page.evaluate(SHOWN) == wanted


@pytest.mark.parametrize("slug", slugs())
def test_what_has_moved_is_as_it_is_where_nothing_moves(page, tmp_path, depth, slug):
    """At each step, and also where the learner goes on, or back, before all has come to its place."""
    watching(page, tmp_path, slug, moves=False)
    step, steps = page.locator(STEP), STEPS.get(slug, 9)
    step.press("Home")  # a long match is watched from later on
    still = [page.evaluate(SHOWN)]
    for _ in range(steps):
        step.click()
        still.append(page.evaluate(SHOWN))
        assert page.evaluate("document.getAnimations().length") == 0
    step.press("Home")
    passed_over = 0 if depth.whole else steps - LAST
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
    for _ in range(steps):
        step.click()
        page.clock.run_for(30)
    settled(page, still[-1])
    page.locator(BACK).click()
    settled(page, still[-2])


def test_the_pips_of_the_cards_become_the_counters(page, tmp_path):
    """Each counter leaves from a pip of its own card."""
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


def test_the_counters_go_back_into_the_cards(page, tmp_path):
    """Each to a pip of its card, which still lies there; then the step before is shown. A further step does not wait."""
    watching(page, tmp_path, "addition_war", moves=False)
    step, back, frames = (page.locator(name) for name in (STEP, BACK, ".cardlab-model-ten_frames"))
    before = page.evaluate(SHOWN)
    step.click()
    after = page.evaluate(SHOWN)
    page.emulate_media(reduced_motion="no-preference")
    back.click()
    for _ in range(40):  # the counters that lie together go apart first, then all of them leave
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
    """Something that flies over a button does not catch the press that was meant for it."""
    watching(page, tmp_path, "addition_war", moves=True)
    page.locator(STEP).click()
    part = page.locator(".cardlab-model-panel [data-from]").first
    expect(part).to_have_css("pointer-events", "none")
