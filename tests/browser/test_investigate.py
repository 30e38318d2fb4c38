"""Investigating in the page: games are dealt by the kernel's desk a few at a time, and the plot grows with its table."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from cardlab.sessions.texts import model_words, page_words
from cardlab.widgets import LessonPage
from cardlab.words.messages import Words
from tests.browser.access import serious_findings
from tests.browser.test_choosing import serve
from tests.browser.test_exported import opened
from tests.dealing import StepByStep

WORDS = Words()
TEXTS = {**page_words(WORDS), "models": model_words(WORDS)}

PAGE = """
async ([given, words, lang, dir]) => {
  const {root} = await import("http://cards.test/dom.js");
  const {Laboratory} = await import("http://cards.test/investigate.js");
  const main = document.querySelector("main");
  window.lost = false;
  const send = (message) => {
    if (window.lost) throw new Error("no kernel");
    window.ask(message).then((answers) => answers.forEach((answer) => made.hear(answer)));
  };
  const made = new Laboratory(given, words, {signal: new AbortController().signal, send});
  window.goOn = async () => (await window.more()).forEach((answer) => made.hear(answer));
  Object.assign(document.documentElement, {lang, dir});
  root(main, {lang, dir}).replaceChildren(made.el);
}
"""


@pytest.fixture
def sit(page):
    """Sit down at the experiments: a page that shows them, with the desk at the other end."""

    def sit_down(direction="ltr") -> StepByStep:
        heard: list[dict] = []
        desk = StepByStep("addition_war", 7, WORDS, heard.append)

        def told():
            now, heard[:] = list(heard), []
            return now

        page.route("http://cards.test/*", serve)
        page.goto("http://cards.test/")
        page.expose_function("ask", lambda message: [desk.handle(message), *told()])
        page.expose_function("more", lambda: (desk.step(), told())[1])
        page.evaluate(PAGE, [desk.page(), TEXTS, "en", direction])
        return desk

    return sit_down


def bench(page):
    """The experiment that is open."""
    return page.locator(".cardlab-bench:visible")


def deal(page, desk, games="100"):
    bench(page).get_by_label("How many games").select_option(label=games)
    bench(page).get_by_role("button", name="Deal the games").click()
    while desk.step():
        pass
    page.wait_for_timeout(50)
    page.evaluate("window.goOn()")


def accessible(page):
    assert serious_findings(page) == []


def rows(page):
    return [row.split("\t") for row in page.locator(".cardlab-counted:visible tbody tr").all_inner_texts()]


def test_a_rule_is_changed_and_games_are_dealt(page, sit):
    """What is counted stands in the plot and, with the same figures, in the table beside it."""
    desk = sit()
    accessible(page)
    bench(page).get_by_label("Jack, queen, king").select_option(label="11, 12, 13")
    bench(page).get_by_label("Packs").select_option(label="2")
    deal(page, desk)
    table = page.locator(".cardlab-counted:visible")
    expect(table.locator("caption")).to_have_text("100 games. Jack, queen, king: 11, 12, 13 · Packs: 2.")
    assert table.locator("thead th[scope=col]").all_inner_texts() == [
        "Sum of two cards",
        "How often",
        "In 100",
        "Exact chance, in 100",
    ]
    counted = rows(page)
    assert [row[0] for row in counted] == [str(n) for n in range(2, 27)]
    assert sum(int(row[1]) for row in counted) == 200
    expect(page.locator(".cardlab-plot-svg .cardlab-plot-bar:visible")).to_have_count(25)
    expect(page.locator(".cardlab-plot-svg .cardlab-plot-exact:visible")).to_have_count(25)
    assert re.match(r"100 games are dealt. Most often: .+ times out of 200. Each share is at most [\d.]+ in 100", said(page))
    accessible(page)


def said(page):
    return page.locator(".cardlab-bench-said:visible").inner_text()


def test_the_plot_grows_and_is_said_once(page, sit):
    """While games are dealt the page counts along; a screen reader is told at the end."""
    desk = sit()
    bench(page).get_by_label("How many games").select_option(label="2000")
    bench(page).get_by_role("button", name="Deal the games").click()
    heights = []
    for n in (1, 2, 3):
        page.evaluate("window.goOn()")
        expect(page.get_by_text(f"{n} of 2000 games")).to_be_visible()
        heights.append(page.locator(".cardlab-plot-bar").evaluate_all("all => all.map((bar) => bar.getAttribute('height'))"))
    assert heights[0] != heights[1] != heights[2]
    expect(page.locator(".cardlab-bench-said").first).to_have_text("")
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "3")
    accessible(page)
    bench(page).get_by_role("button", name="Stop").focus()
    page.keyboard.press("Enter")
    page.get_by_text("You have stopped. 3 games are dealt.").wait_for()
    expect(bench(page).get_by_role("button", name="Stop")).not_to_be_visible()
    expect(page.locator(":focus")).to_have_text("Deal the games")
    assert not desk.step()


def test_the_question_comes_when_there_is_something_to_look_at(page, sit):
    """It is asked, helped with and answered as in practice, and the next experiment follows."""
    desk = sit()
    expect(bench(page).get_by_role("button", name="Check")).to_have_count(0)
    deal(page, desk)
    question = desk.page()["experiments"][0]["question"]
    bench(page).get_by_role("textbox").fill(question["misconceptions"][0]["answer"])
    bench(page).get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-replied")).to_contain_text(question["misconceptions"][0]["reply"])
    bench(page).get_by_role("textbox").fill(question["answer"])
    page.keyboard.press("Enter")
    expect(page.locator(".cardlab-right")).to_be_visible()
    accessible(page)
    bench(page).get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Next: How often is there a war?").click()
    expect(page.locator(":focus")).to_have_text("How often is there a war?")
    deal(page, desk, "500")
    assert [row[0] for row in rows(page)] == ["war", "no war"]
    page.get_by_role("button", name="Which sums come?").click()
    assert len(rows(page)) == 19


def test_by_keyboard_alone(page, sit):
    sit()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(bench(page).get_by_label("How many games").locator(":checked")).to_have_text("500")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.evaluate("window.goOn()")
    expect(page.get_by_text("1 of 500 games")).to_be_visible()


def test_without_a_kernel_it_says_so_and_keeps_what_it_has(page, sit):
    desk = sit()
    deal(page, desk)
    before = rows(page)
    page.evaluate("window.lost = true")
    bench(page).get_by_role("button", name="Deal the games").click()
    page.get_by_text("The connection is lost. What has been dealt stays here.").wait_for()
    assert rows(page) == before
    expect(bench(page).get_by_role("button", name="Check")).to_be_visible()
    accessible(page)
    page.evaluate("window.lost = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.wait_for_timeout(50)
    page.evaluate("window.goOn()")
    expect(page.get_by_text("1 of 100 games")).to_be_visible()
    expect(page.locator(".cardlab-notice")).to_have_text("")


def test_what_cannot_be_dealt_is_said_and_nothing_is_lost(page, sit):
    desk = sit()
    deal(page, desk)
    before = rows(page)
    page.evaluate("document.querySelectorAll('.cardlab-select')[0].append(new Option('none', 9))")
    desk.stages = {name: stage for name, stage in desk.stages.items() if name == "wars"}
    bench(page).get_by_role("button", name="Deal the games").click()
    page.locator(".cardlab-refusal", has_text="did not understand").wait_for()
    assert rows(page) == before


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [1100, 320])
def test_it_fits_and_is_readable(page, sit, width, direction):
    """From phone to projector, in both directions; names below the bars stay apart."""
    page.set_viewport_size({"width": width, "height": 900})
    desk = sit(direction)
    bench(page).get_by_label("Jack, queen, king").select_option(label="11, 12, 13")
    deal(page, desk, "500")
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    edges = "all => all.map((one) => one.getBoundingClientRect()).map(({left, right}) => [left, right])"
    names = page.locator(".cardlab-plot-svg > .cardlab-plot-text[text-anchor=middle]:visible").evaluate_all(edges)
    assert len(names) >= 8
    assert all(left < right for (_, left), (right, _) in pairwise(names))
    page.get_by_role("button", name="How often is there a war?").click()
    deal(page, desk)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious_findings(page) == []


def test_long_names_below_the_bars_are_in_lines(page, sit):
    sit()
    lines = "async () => (await import('http://cards.test/plot.js')).inLines('just as far away', 8)"
    assert page.evaluate(lines) == ["just as", "far away"]


def test_a_page_from_a_file_says_that_it_is_on_its_own(page, tmp_path):
    """Exported, the lesson has nobody who could deal."""
    opened(page, tmp_path, LessonPage("addition_war", seed=5))
    page.get_by_role("tab", name="Investigate").click()
    bench(page).get_by_role("button", name="Deal the games").click()
    page.get_by_text("New games are dealt when it is back").wait_for()
