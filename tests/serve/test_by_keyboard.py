"""Each served lesson can be done by keyboard alone, from its first stage to its summary, with checks by axe-core on the way."""

import re

import pytest
from playwright.sync_api import expect

from cardlab.lessons import slugs
from cardlab.protocol.messages import parse
from cardlab.sessions.jobs import run_here
from cardlab.widgets import LessonWidget
from tests.browser.accessibility import COLOURS_AND_SIZES, outside, serious_findings
from tests.browser.staged_lesson import GO_ON, MAY_ACT, OPEN, STANDS, told
from tests.serve.learner import Learner
from tests.serve.waiting import until

SEED = 5
PRACTISED = 18
"""The number of questions after which a successful learner has had all but the rarest kinds."""
TEN_AND_MORE, TRIED = 11, 5
"""The numbers of questions at less depth, in one lesson and in the others. `test_practise` answers each form of question by
keyboard too.
"""
LOOKED_AT = ("practise", "play", "investigate", "ticket", "summary")
"""The places that axe-core checks after the learner's work. `test_stages` checks all of each stage."""


def accessible(learner: Learner, what: str) -> None:
    """Runs axe-core in a window as narrow as a small phone's and in one as wide as a laptop's; at less depth, each place in one
    lesson.
    """
    if not learner.depth.whole and LOOKED_AT.index(what) % len(slugs()) != slugs().index(learner.slug):
        return
    for width, rules in ((320, COLOURS_AND_SIZES), (1280, [])):
        learner.page.set_viewport_size({"width": width, "height": 800})
        assert serious_findings(learner.page, *rules) == []
        assert outside(learner.page) == []


@pytest.mark.parametrize("slug", slugs())
def test_a_lesson_is_done_by_keyboard_alone(lessons, page, slug, depth):
    """The stages are Watch, Predict, Practise, Play, Investigate, exit ticket and summary. The focus is always visible and
    never lost.
    """
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{lessons.address}voila/render/{slug}.ipynb?seed={SEED}")
    page.get_by_role("tab", name="1. Watch").wait_for()
    learner = Learner(page, LessonWidget(slug, seed=SEED), depth)
    learner.press("Tab")
    watch(learner)
    predict(learner)
    practise(learner)
    play(learner)
    investigate(learner)
    hand_in(learner)


def watch(learner: Learner) -> None:
    learner.open("Watch")
    step = f"{OPEN} [data-action=step]"
    learner.reach(step)
    while learner.page.locator(step).count():
        learner.press("Enter")
    counted = learner.page.locator(f"{OPEN} .cardlab-stage-chip").inner_text().split()
    assert counted[1] == counted[3]
    learner.press("Home", "ArrowRight", "End", "ArrowLeft")


def predict(learner: Learner) -> None:
    """Makes one prediction; another test goes on to the end, without a server."""
    page = learner.page
    learner.open("Predict")
    told(page).wait_for()
    while page.locator(GO_ON).count():
        learner.use(GO_ON)
    while not page.locator(GO_ON).count():
        learner.use(f"{OPEN} .cardlab-action")
    expect(told(page)).to_contain_text(re.compile("Yes|You guessed|Not this time"))
    learner.press("Enter")  # Go on


def practise(learner: Learner) -> None:
    """Answers wrongly and then right; wrongly twice, and sees the working; uses a hint; uses all hints and sees the working;
    and then answers rightly at rising levels.
    """
    page = learner.page
    learner.open("Practise")
    learner.reach(".cardlab-exercise :is(input, [tabindex='0'], button)")
    whole, first = learner.depth.whole, learner.slug == slugs()[0]
    for n in range(PRACTISED if whole else TEN_AND_MORE if first else TRIED):
        question = learner.question()
        said, hints = [], 0
        if n == 0:
            said = tries(learner, question, False, True)
        elif n == 1:
            said = tries(learner, question, False, False)
        elif n == 2:
            learner.use(".cardlab-exercise .cardlab-tools button:last-child")
            hints = 1
            learner.reach(".cardlab-question-fields :is(input:checked, input:first-of-type, [tabindex='0'])")
            said = tries(learner, question, True)
        elif n == 3:
            while page.locator(".cardlab-exercise:visible [type=submit]").count():
                learner.use(".cardlab-exercise .cardlab-tools button:last-child")
                hints += 1
            hints -= 1
        else:
            said = tries(learner, question, True)
        if n in (1, 3):
            expect(page.locator(".cardlab-feedback .cardlab-working:visible")).to_have_count(1)
        else:
            expect(page.locator(".cardlab-feedback .cardlab-right:visible")).to_have_count(1)
        if n == 3:
            accessible(learner, "practise")
        learner.hear(question, *said, hints=hints)
        learner.press("Enter")
        if n == 9:
            learner.press("Enter")  # ten are done; ten more
    assert len(set(learner.heard)) >= 3 or not whole


def tries(learner: Learner, question: dict, *right: bool) -> list[str]:
    said = []
    for one in right:
        said.append(learner.answer(question, one, besides=said[-1] if said else ""))
        learner.use(".cardlab-exercise [type=submit]")
    return said


def say_sums(learner: Learner) -> None:
    """Plays two turns with numbers: turns the packet over, enters the number, and reads the result."""
    page = learner.page
    for _ in range(2):
        learner.use(f"{OPEN} .cardlab-action-bar .cardlab-action:not([aria-disabled])")
        page.locator(f"{OPEN} .cardlab-stage-ask input").wait_for()
        learner.holds("cards have come up")
        learner.reach(f"{OPEN} .cardlab-stage-ask input")
        learner.write("7")
        learner.press("Enter")
        page.locator(f"{OPEN} .cardlab-stage-ask").wait_for(state="hidden")
        learner.holds("what has come is told")
        accessible(learner, "play")


def play(learner: Learner) -> None:
    """Plays three turns with what the learner says in them, and asks the coach if there is one. Fast Food asks for totals."""
    page = learner.page
    learner.open("Play")
    page.locator(f"{OPEN} .cardlab-stage-frame").wait_for()
    if page.locator(f"{OPEN} .cardlab-stage-frame[data-number]").count():
        say_sums(learner)
        return
    asked = 0
    for _ in range(3):
        until(page, MAY_ACT)
        before = page.evaluate(STANDS)
        card = f"{OPEN} [data-zone='hand.p1'] button[tabindex='0']"
        learner.use(card if page.locator(card).count() else f"{OPEN} .cardlab-action:not([aria-disabled])")
        if page.locator(f"{OPEN} .cardlab-stage-frame[data-asks]").count():
            say_along(learner)
            asked += 1
        until(page, f"(before) => ({STANDS})() !== before", before)
        until(page, MAY_ACT)
        learner.holds("the others have moved")
    assert asked or learner.slug != "fast_food"
    accessible(learner, "play")
    hint = f"{OPEN} button[aria-label=Hint]"
    if learner.slug == "fast_food" and page.locator(hint).locator("visible=true").count():
        learner.use(hint)
        page.get_by_role("dialog", name="The coach").wait_for()
        learner.holds("the coach has spoken")
        learner.press("Escape")


def say_along(learner: Learner) -> None:
    """Says the total of a card and claims a food for it."""
    learner.reach(f"{OPEN} .cardlab-stage-ask input")
    learner.write("7")
    learner.press("Enter")
    learner.page.locator(f"{OPEN} [data-action=say]").wait_for()
    learner.holds("the total is said")
    learner.use(f"{OPEN} [data-action^='say ']")
    learner.use(f"{OPEN} [data-action=say]")


def bet_on_a_race(learner: Learner) -> None:
    """Bets, deals a thousand pairs, and chooses the most frequent sum, the middle one of three."""
    page = learner.page
    learner.use(".cardlab-race-guess")
    learner.use(".cardlab-race-acts button:last-child")
    page.locator(".cardlab-race-acts[data-acts=ask]").wait_for()
    learner.holds("the games are dealt")
    learner.use(".cardlab-race-acts button:nth-child(2)")
    told = re.compile("of the other [0-9]+ cards" if learner.slug == "compare" else "came up most")
    expect(page.locator(".cardlab-race-sentence")).to_contain_text(told)
    accessible(learner, "investigate")


def investigate(learner: Learner) -> None:
    """Makes a guess, has the games played, and answers the question about them."""
    page = learner.page
    learner.open("Investigate")
    if page.locator(".cardlab-race").count():
        bet_on_a_race(learner)
        return
    learner.reach(".cardlab-experiment-form .cardlab-choice input")
    learner.press("Space", "ArrowRight")
    learner.use(".cardlab-experiment-form [type=submit]")
    page.locator(".cardlab-experiment .cardlab-exercise:visible").wait_for()
    learner.holds("the games are dealt")
    stage_session = learner.lesson.lesson_session.stage_session(
        "investigate"
    )  # a copy of the server's session, which deals the same games
    stage_session.run_experiment = run_here
    about = stage_session.state()["experiments"][0]
    stage_session.answer(parse({"do": "run_experiment", "experiment": about["name"], "at": 1, **about["usual"]}))
    question = stage_session.last_counts[about["name"]]["question"]
    learner.reach(".cardlab-experiment .cardlab-exercise input")
    learner.answer(question)
    learner.use(".cardlab-experiment .cardlab-exercise [type=submit]")
    expect(page.locator(".cardlab-experiment .cardlab-right:visible")).to_have_count(1)
    accessible(learner, "investigate")
    learner.press("Enter", "Enter")  # Go on; the next experiment
    assert page.locator('.cardlab-experiments [aria-pressed="true"]').text_content() == page.evaluate(
        "document.activeElement.textContent"
    )


def hand_in(learner: Learner) -> None:
    """Answers all questions but one rightly, hands the ticket in, and checks what can be saved."""
    page = learner.page
    learner.open("Exit ticket")
    for i, question in enumerate(learner.ticket()):
        learner.reach(
            f".cardlab-ticket-list > li:nth-child({i + 1}) :is(input, .cardlab-to-order [tabindex='0'], [role=slider], [role=gridcell][tabindex='0'])"
        )
        learner.answer(question, right=i != 1)
        if i == 0:
            accessible(learner, "ticket")
        learner.use(".cardlab-ticket [type=submit]")
    page.locator(".cardlab-ticket-end:visible").wait_for()
    learner.holds("handing in")
    expect(page.get_by_role("heading", name="You can do 4 of these 5.")).to_be_visible()
    accessible(learner, "summary")
    learner.reach(".cardlab-ticket-face")
