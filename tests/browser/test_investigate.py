"""On the page of an experiment, a session plays games in batches, and the plot and its table grow."""

import re
from math import inf

import pytest
from playwright.sync_api import expect

from cardlab.protocol.messages import parse
from cardlab.sessions.page_texts import later_texts, page_texts
from cardlab.widgets import LessonWidget
from cardlab.words.words import Words
from tests.browser.accessibility import serious_findings
from tests.browser.exported import opened
from tests.experiment_tasks import StepByStep

WORDS = Words()
TEXTS = {**page_texts(WORDS), **later_texts(WORDS)}

PAGE = """
async ([given, words, lang, dir]) => {
  const {root} = await import("http://cards.test/common/dom.js");
  const {Investigation} = await import("http://cards.test/lesson/investigate.js");
  const main = document.querySelector("main");
  window.lost = false;
  const send = (message) => {
    if (window.lost) throw new Error("no kernel");
    window.ask(JSON.parse(JSON.stringify(message))).then((answers) => answers.forEach((answer) => made.hear(answer)));
  };
  const made = new Investigation(given, words, {signal: new AbortController().signal, send});
  window.goOn = async () => (await window.more()).forEach((answer) => made.hear(answer));
  Object.assign(document.documentElement, {lang, dir});
  root(main, {lang, dir}).replaceChildren(made.el);
}
"""


@pytest.fixture
def sit(page):
    """Opens a page with the experiments, and the session that answers it."""

    def sit_down(direction="ltr", slug="fast_food") -> StepByStep:
        heard: list[dict] = []
        stage_session = StepByStep(slug, 7, WORDS, heard.append)

        def told():
            now, heard[:] = list(heard), []
            return now

        page.goto("http://cards.test/")
        page.expose_function("ask", lambda message: [stage_session.answer(parse(message)), *told()])
        page.expose_function("more", lambda: (stage_session.step(), told())[1])
        page.evaluate(PAGE, [stage_session.state(), TEXTS, "en", direction])
        return stage_session

    return sit_down


def bench(page):
    """Returns the open experiment."""
    return page.locator(".cardlab-experiment:visible")


def finish(page, stage_session):
    """Plays all remaining games and sends them together, so that the page draws them once and not for each batch."""
    while stage_session.step(breath=inf):
        pass
    page.wait_for_timeout(50)
    page.evaluate("window.goOn()")


def guess(page, stage_session, label="62"):
    """Makes a guess, and has the first games played."""
    bench(page).locator(".cardlab-choice", has=page.get_by_role("radio", name=label, exact=True)).click()
    bench(page).get_by_role("button", name=re.compile("^Play .* games$")).click()
    finish(page, stage_session)
    bench(page).get_by_role("button", name="Check").wait_for()


def answer(page, label="84"):
    """Answers the question about the bars, and goes on."""
    bench(page).locator(".cardlab-exercise .cardlab-choice", has_text=re.compile(f"^{label}$")).click()
    bench(page).get_by_role("button", name="Check").click()
    bench(page).locator(".cardlab-right").wait_for()
    bench(page).get_by_role("button", name="Go on").click()


def accessible(page):
    assert serious_findings(page) == []


def rows(page):
    """Returns the cells of the table, which is closed at first."""
    cells = "all => all.map((row) => [...row.cells].map((cell) => cell.textContent.trim()))"
    return page.locator(".cardlab-experiment:not([hidden]) .cardlab-count-table tbody tr").evaluate_all(cells)


def heads(page):
    return bench(page).locator(".cardlab-count-table thead th[scope=col]").all_text_contents()


def exact_of(stage_session, name="leaving"):
    """Lists every text that gives an exact chance."""
    told = stage_session.last_counts[name]
    return {row["exact_text"] for arm in told["arms"] for row in arm["rows"]}


def test_a_guess_comes_before_the_first_game(page, sit):
    """Without a guess no game can be played. The guess is stored, shown above the question, and mentioned at the end."""
    stage_session = sit()
    accessible(page)
    bench(page).get_by_role("button", name="Play 5,000 games").click()
    expect(page.get_by_role("alert").first).to_have_text("Guess first: choose an answer. Any guess is fine.")
    accessible(page)  # its colours too
    assert stage_session.last_counts == {}
    guess(page, stage_session)
    assert stage_session.guesses == {"leaving": "62"}
    expect(bench(page).get_by_text("Your guess: 62")).to_be_visible()
    answer(page)
    expect(bench(page).get_by_text("You guessed 62. It was 84.")).to_be_visible()
    accessible(page)


def test_the_page_gives_no_exact_chance_before_the_answer(page, sit):
    """The exact chance is in neither the plot, the table nor the text. After the answer it is in all of them, with the reason."""
    stage_session = sit()
    guess(page, stage_session)
    expect(bench(page).locator(".cardlab-plot-arms .cardlab-plot-exact")).to_have_count(0)
    assert "Exactly, in 100" not in heads(page)
    assert "xact" not in bench(page).inner_text()
    answer(page)
    assert bench(page).locator(".cardlab-plot-arms .cardlab-plot-exact").count() > 0
    assert heads(page).count("Exactly, in 100") == 3
    assert {text for row in rows(page) for text in row} >= exact_of(stage_session)
    expect(bench(page).locator(".cardlab-experiment-ending")).to_contain_text("After 69 come the seventies")
    assert stage_session.answered == {"leaving"}
    accessible(page)


def test_the_bars_help_after_a_wrong_answer(page, sit):
    """The learner gets a reply, a second try, and a worked solution with the counts of her own games."""
    stage_session = sit()
    guess(page, stage_session)
    question = stage_session.last_counts["leaving"]["question"]
    second = next(one for one in question["misconceptions"] if one["name"] == "second")
    bench(page).locator(".cardlab-exercise .cardlab-choice", has_text=re.compile(f"^{second['answer']}$")).click()
    bench(page).get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-feedback")).to_contain_text("Compare again: one of the other numbers is smaller.")
    answer(page)


def test_the_question_stands_beside_the_bars_on_a_phone_held_sideways(page, sit):
    """The layout of other questions in a low window would leave it the width of a letter."""
    page.set_viewport_size({"width": 844, "height": 390})
    guess(page, sit())
    bench(page).locator(".cardlab-experiment-felt").evaluate("felt => { felt.dataset.arrangement = 'low'; }")
    page.wait_for_timeout(100)  # the plot is drawn again
    plot, prompt = (bench(page).locator(part).bounding_box() for part in (".cardlab-plot", ".cardlab-exercise .cardlab-prompt"))
    assert plot["height"] < 330
    assert prompt["x"] >= plot["x"] + plot["width"]
    assert prompt["width"] > 200


def test_the_solution_says_what_the_bars_show(page, sit):
    stage_session = sit()
    guess(page, stage_session)
    for name in ("A hint", "Another hint", "Show me how"):
        bench(page).get_by_role("button", name=name).click()
    expect(page.locator(".cardlab-feedback p").first).to_have_text("The bars show:")


def test_the_plot_grows_and_is_announced_once(page, sit):
    """The page counts along while games are played. A screen reader gets the result at the end, and the focus is never lost."""
    stage_session = sit()
    bench(page).locator(".cardlab-choice").nth(1).click()
    bench(page).get_by_role("button", name="Play 5,000 games").click()
    heights = []
    for n in (100, 200, 300):
        page.evaluate("window.goOn()")
        expect(page.get_by_text(f"{n} of 5000 games")).to_be_visible()
        bars = page.locator(".cardlab-plot-arms .cardlab-plot-bar")
        heights.append(bars.evaluate_all("all => all.map((bar) => bar.getAttribute('height'))"))
    assert heights[0] != heights[1] != heights[2]
    expect(page.locator(".cardlab-experiment-sentence").first).to_have_text("")
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "300")
    expect(page.locator(":focus")).to_have_text("Stop")
    accessible(page)
    page.keyboard.press("Enter")
    page.get_by_text("You stopped. 300 games played.").wait_for()
    expect(bench(page).get_by_role("button", name="Stop")).not_to_be_visible()
    expect(page.locator(":focus")).to_have_text("Play 5,000 games")
    assert not stage_session.step()
    page.keyboard.press("Enter")
    finish(page, stage_session)
    bench(page).get_by_role("button", name="Check").wait_for()
    expect(page.locator(".cardlab-experiment-sentence").first).to_have_text("5,000 games played.")


def deal_beside(page, stage_session, games="1,000"):
    """Plays games with other players, and shows them next to the first."""
    bench(page).get_by_text("Try something else").click()
    bench(page).get_by_role("combobox", name="How both players play").select_option(label="the card that scores most now")
    bench(page).get_by_role("combobox", name="How many games").select_option(label=games)
    bench(page).get_by_role("button", name="Compare").click()
    finish(page, stage_session)


def test_another_setting_is_shown_next_to_the_first(page, sit):
    """There are at most three plots, and the oldest one makes room. Each has its name, and all numbers are in one table."""
    stage_session = sit()
    guess(page, stage_session)
    answer(page)
    before = bench(page).locator("figcaption").all_inner_texts()
    deal_beside(page, stage_session)
    expect(bench(page).locator("figcaption").last).to_contain_text("the card that scores most now")
    expect(bench(page).locator("figure")).to_have_count(3)
    assert len(before) == 3
    accessible(page)
    page.set_viewport_size({"width": 390, "height": 844})  # on a phone the settings are in one column
    bench(page).get_by_role("button", name="Compare").click()
    finish(page, stage_session)
    expect(bench(page).locator("tbody th[scope=rowgroup]")).to_have_count(3)


def test_the_next_experiment_follows(page, sit):
    """The last button of the first experiment opens the second, which asks for its own guess."""
    page.set_viewport_size({"width": 390, "height": 844})
    stage_session = sit()
    guess(page, stage_session)
    answer(page)
    expect(page.locator(":focus")).to_have_text("Next: When does it help to go first?")
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_text("When does it help to go first?")
    guess(page, stage_session, "only digits")
    answer(page, "only digits")
    expect(bench(page).get_by_text("You guessed only digits, and you were right!")).to_be_visible()
    accessible(page)


def test_an_experiment_can_be_done_by_keyboard(page, sit):
    """The keyboard is enough for the guess, the games and the question."""
    stage_session = sit()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.evaluate("window.goOn()")
    expect(page.get_by_text("100 of 5000 games")).to_be_visible()
    assert stage_session.guesses == {"leaving": "69"}
    finish(page, stage_session)
    expect(page.locator(":focus")).to_have_attribute("type", "radio")
    assert page.evaluate("Boolean(document.activeElement.closest('.cardlab-exercise'))")


def test_without_a_kernel_the_page_says_so_and_keeps_its_data(page, sit):
    """After a reconnection the page sends the last request again, and still knows the answered question."""
    stage_session = sit()
    guess(page, stage_session)
    page.evaluate("window.lost = true")
    answer(page)
    page.get_by_text("You’re offline. Your results stay here.").wait_for()
    before = rows(page)
    bench(page).get_by_text("Try something else").click()
    for games in ("100", "1,000"):
        bench(page).get_by_role("combobox", name="How many games").select_option(label=games)
        bench(page).get_by_role("button", name="Compare").click()
    assert rows(page) == before
    accessible(page)
    page.evaluate("window.lost = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.wait_for_timeout(50)
    page.evaluate("window.goOn()")
    expect(page.get_by_text("100 of 1000 games")).to_be_visible()
    expect(page.locator(".cardlab-notice")).to_have_text("")
    assert stage_session.answered == {"leaving"}


def test_a_returning_learner_finds_guess_games_and_answer(page, sit):
    """A page that is opened later shows what the kernel has stored."""
    stage_session = sit()
    guess(page, stage_session)
    page.evaluate(PAGE, [stage_session.state(), TEXTS, "en", "ltr"])
    expect(bench(page).get_by_text("Your guess: 62")).to_be_visible()
    answer(page)
    page.evaluate(PAGE, [stage_session.state(), TEXTS, "en", "ltr"])
    expect(bench(page).get_by_text("You guessed 62. It was 84.")).to_be_visible()
    expect(bench(page).get_by_role("button", name="Check")).to_have_count(0)


def test_games_that_cannot_be_played_are_reported_and_nothing_is_lost(page, sit):
    stage_session = sit()
    guess(page, stage_session)
    answer(page)
    before = rows(page)
    bench(page).get_by_text("Try something else").click()
    stage_session.stages = {name: stage for name, stage in stage_session.stages.items() if name == "seats"}
    bench(page).get_by_role("button", name="Compare").click()
    page.locator(".cardlab-refusal", has_text="did not understand").wait_for()
    assert rows(page) == before


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("width", [1100, 320])
def test_the_page_fits_and_is_readable(page, sit, width, direction):
    """From phone to projector and in both directions, before and after a second setting is played."""
    page.set_viewport_size({"width": width, "height": 900})
    stage_session = sit(direction)
    guess(page, stage_session)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    answer(page)
    deal_beside(page, stage_session)
    bench(page).get_by_text("The numbers").click()
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


IN_SIGHT = """() => {
  const shown = (one) => one.checkVisibility() && !one.closest("[hidden], .cardlab-visually-hidden");
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (shown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent);
  const words = texts.join(" ").split(/\\s+/).filter((word) => /\\p{L}/u.test(word));
  const controls = [...document.querySelectorAll("main :is(a[href], button, input, select, summary)")].filter(shown);
  return {words: words.length, controls: controls.length, height: document.querySelector("main").scrollHeight};
}"""
HEAD = {1280: 60, 390: 105}
"""The height of the lesson's head on a laptop and on a phone."""
IN_HEAD = 6, 4
"""The words and controls in the head and at the foot (name, rules, settings, back, teacher's page). The stages are names."""


@pytest.mark.in_turn
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize(("slug", "label", "best"), [("fast_food", "62", "84"), ("seven_twenty_seven", "4", "5")])
def test_a_class_sees_all_that_it_needs(page, sit, width, height, slug, label, best):
    """From age nine on, the page shows at most 60 words and 12 controls, and the bars and their question fit on one screen."""
    page.set_viewport_size({"width": width, "height": height})
    stage_session = sit(slug=slug)
    steps = [page.evaluate(IN_SIGHT)]
    guess(page, stage_session, label)
    steps.append(page.evaluate(IN_SIGHT))
    assert bench(page).get_by_role("button", name="Check").bounding_box()["y"] + 44 < height - HEAD[width]
    answer(page, best)
    steps.append(page.evaluate(IN_SIGHT))
    words, controls = IN_HEAD
    assert max(step["words"] for step in steps) <= 60 - words
    assert max(step["controls"] for step in steps) <= 12 - controls
    bench(page).get_by_text("Why?").click()
    expect(bench(page).locator("details[open] > p")).to_be_visible()


def test_the_list_of_experiments_is_one_touch_away(page, sit):
    """A reopened page shows the experiment in which the learner was."""
    stage_session = sit()
    page.get_by_text("What to investigate").click()
    page.get_by_role("button", name="When does it help to go first?").click()
    expect(bench(page)).to_contain_text("In which game will the first player win most often?")
    bench(page).locator(".cardlab-choice").first.click()
    bench(page).get_by_role("button", name="Play 5,000 games").click()
    finish(page, stage_session)
    page.evaluate(PAGE, [stage_session.state(), TEXTS, "en", "ltr"])
    expect(bench(page)).to_contain_text("In which game will the first player win most often?")


def test_long_names_below_the_bars_wrap(page, sit):
    sit()
    lines = "async () => (await import('http://cards.test/models/plot.js')).inLines('just as far away', 8)"
    assert page.evaluate(lines) == ["just as", "far away"]


def test_a_page_from_a_file_says_that_it_has_no_session(page, tmp_path):
    """An exported lesson has no session that could play games."""
    opened(page, tmp_path, LessonWidget("fast_food", seed=5))
    page.get_by_role("tab", name="Investigate").click()
    bench(page).locator(".cardlab-choice").first.click()
    bench(page).get_by_role("button", name="Play 5,000 games").click()
    page.get_by_text("The page plays new games").wait_for()
