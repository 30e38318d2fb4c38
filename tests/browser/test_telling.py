"""A table tells at the learner's pace: each step stays, nothing of the future shows, and the ear hears what the eye sees."""

import json
import re

import pytest
from playwright.sync_api import expect

from cardlab import start
from cardlab.lessons import find as find_lesson
from cardlab.lessons import slugs
from cardlab.players import find
from cardlab.sessions.match_session import MatchSession
from cardlab.words.translations import Words
from tests.browser.access import drawn, serious_findings
from tests.browser.table_in_a_page import HEARD, PAGE, texts
from tests.browser.telling import breaths, sentence_of, to_ones_turn

SHOWN = """() => document.querySelector("main").innerHTML.replace(/cardlab-[a-z]+-[a-z0-9]{8,}/g, "")"""


def sitting(slug: str, seed: int = 4, **options) -> MatchSession:
    match = start(slug, seed=seed, **options)
    bots = {seat: find("greedy") for seat in match.game.seats[1:]}
    lesson = find_lesson(slug) if slug in slugs() else None
    return MatchSession(match, "p1", bots, Words(), model_lesson=lesson).begun()


def first_action(session: MatchSession) -> dict:
    """A message that does the first thing that can be done."""
    status = session.status()
    if status["order"]:
        action = " ".join([status["order"]["action"], *status["order"]["cards"]])
    elif status["quick"]:
        action = status["quick"]["let_pass"]["action"]
    else:
        action = status["actions"][0]["action"]
    return {"do": "play", "at": status["at"], "action": action}


@pytest.fixture
def sit(page):
    def sit_down(session: MatchSession, *, answers: bool = True) -> MatchSession:
        page.goto("http://cards.test/")
        if answers:
            page.expose_function("ask", lambda message: json.loads(json.dumps(session.handle(message))))
        page.evaluate(PAGE, [session.log(), session.status(), texts(session)])
        return session

    return sit_down


ROWS = """() => [".cardlab-table", ".cardlab-foot", ".cardlab-beside > *"].map((selector) =>
  [...document.querySelectorAll(selector)].map((one) => Math.round(one.getBoundingClientRect().top)))"""


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
def test_pictures_of_several_hands_lie_in_one_row(page, sit, slug):
    """They are seen together, below the table and what is told beside it."""
    page.set_viewport_size({"width": 1280, "height": 900})
    session = sit(sitting(slug))
    page.locator(".cardlab-actions .cardlab-main").first.click()
    expect(page.locator(".cardlab-sentence")).to_have_text(told_at_once(session)[0])
    (table,), (foot,), pictures = page.evaluate(ROWS)
    assert len(pictures) > 2
    assert abs(table - foot) <= 1
    assert set(pictures) == {pictures[0]}
    assert table < pictures[0] < 600


JOYS = """async (steps) => {
  const {ExplanationPanel} = await import("http://cards.test/match/explanation.js");
  const panel = new ExplanationPanel({rules: {}}, {});
  const shown = () => panel.el.classList.contains("cardlab-joy");
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = [];
  for (const told of steps) {
    for (const step of told) panel.tell([step]);
    await frame();
    found.push(shown());
  }
  return found;
}"""


def test_a_joy_is_that_of_the_step_that_stays(page):
    """Where steps are told one right after the other, as when the rest is told at once, the last one has no star of another."""
    page.goto("http://cards.test/")
    plain = {"title": "A card is laid", "sentence": "", "working": "", "rule": ""}
    joyful = {**plain, "joy": True}
    assert page.evaluate(JOYS, [[joyful], [joyful, plain], [plain, joyful], [plain]]) == [True, False, True, False]


@pytest.mark.parametrize("slug", slugs())
def test_what_a_step_shows_hangs_on_no_later_one(page, sit, slug):
    """Another future, with another status, gives the same page at every step before it: buttons, hands, counters, words."""
    session = sitting(slug)
    before = [session.log(), session.status(), texts(session)]
    answer = session.handle(first_action(session))
    for _ in range(6):
        if len(breaths(answer["steps"])) > 2 or session.match.is_over:
            break
        before = [session.log(), session.status(), texts(session)]
        answer = session.handle(first_action(session))
    if len(breaths(answer["steps"])) == 1:  # a turn that is told at once is usual in some games
        answer["steps"] = [{**step, "flows": ""} for step in answer["steps"]] * 2
    last = answer["steps"][-1]
    dummy = {"rule": "", "title": "Else", "sentence": "Something else.", "action": last["action"], "who": "p1", "events": []}
    over = {**answer["status"], "outcome": "p1", "actions": [], "order": None, "quick": None, "waiting": None, "seed": 7}
    other = {**answer, "steps": [*answer["steps"][:-1], dummy, dummy], "status": over}
    seen = []
    for future in (answer, other):
        sit(session, answers=False)
        page.evaluate(PAGE, before)
        page.evaluate("(answer) => table.hear(answer)", json.loads(json.dumps(future)))
        shown = []
        while page.evaluate("table.onward.waits"):
            drawn(page)
            shown.append(page.evaluate(SHOWN))
            page.evaluate("() => table.onward.go()")
        seen.append(shown)
    assert seen[0]
    for n, one in enumerate(seen[0]):
        assert one == seen[1][n], sentence_of(breaths(answer["steps"])[n])


def test_each_step_stays_until_the_learner_goes_on(page, sit):
    """By a button, by the space bar, by a tap on the table; a double click goes on once; then it is the learner's turn, where
    the keyboard is, though a tap gives the focus to the page around the table."""
    session = sit(sitting("fast_food"))
    page.evaluate("document.querySelector('main').tabIndex = -1")  # as in a served page
    page.locator(".cardlab-actions .cardlab-main").first.click()
    sentence, turn = page.locator(".cardlab-sentence"), page.locator(".cardlab-turn")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    told = told_at_once(session)
    ways = [
        lambda: page.get_by_role("button", name="Next").dblclick(),
        lambda: page.keyboard.press("Space"),
        lambda: page.locator(".cardlab-table").click(position={"x": 3, "y": 3}),
    ]
    for n, words in enumerate(told):
        expect(sentence).to_have_text(words)
        if n + 1 < len(told):
            expect(turn).not_to_be_visible()
            ways[n % 3 if n + 2 < len(told) else 2]()
    expect(turn).to_be_visible()
    assert page.evaluate("document.activeElement.closest('.cardlab-actions [data-action]') !== null")
    assert serious_findings(page) == []


def told_at_once(session: MatchSession) -> list[str]:
    """What is told of all that was done, one press after the other."""
    return [sentence_of(told) for told in breaths([step for step in session.log()["steps"] if step["action"]])]


def come_back(page, session: MatchSession) -> None:
    """As a page does that was cut off for a while: it is told everything again."""
    page.evaluate("(answer) => table.hear(answer)", json.loads(json.dumps(session.handle({"do": "resend_log"}))))


def test_a_page_that_comes_back_goes_on_with_what_it_told(page, sit):
    """The step that is told stays, and what happened meanwhile in another tab is told after the rest."""
    session = sit(sitting("fast_food"))
    page.locator(".cardlab-actions .cardlab-main").first.click()
    sentence = page.locator(".cardlab-sentence")
    told = told_at_once(session)
    expect(sentence).to_have_text(told[0])
    come_back(page, session)
    expect(sentence).to_have_text(told[0])
    session.handle(first_action(session))
    come_back(page, session)
    expect(sentence).to_have_text(told[0])
    expect(page.locator(".cardlab-turn")).not_to_be_visible()
    later = told_at_once(session)
    assert len(later) > len(told)
    for words in later[1:]:
        page.get_by_role("button", name="Next").click()
        expect(sentence).to_have_text(words)
    expect(page.locator(".cardlab-turn")).to_be_visible()


def test_a_page_that_comes_back_keeps_what_the_learner_was_saying(page, sit):
    session = sit(sitting("fast_food", preset="claim_it"))
    page.locator(".cardlab-actions .cardlab-main").first.click()
    page.locator(".cardlab-ask input").first.fill("12")
    come_back(page, session)
    expect(page.locator(".cardlab-ask input").first).to_have_value("12")


def test_nothing_is_begun_while_an_answer_may_still_come(page, sit):
    """What would be said in a form is about a position that may be gone by then."""
    session = sit(sitting("fast_food", preset="claim_it"), answers=False)
    card = page.locator(".cardlab-actions .cardlab-main").first
    card.click()
    page.locator(".cardlab-ask input").first.fill("6")
    page.locator(".cardlab-ask [type=submit]").click()
    said = page.evaluate("window.sent")
    card.click()
    expect(page.locator(".cardlab-ask")).to_have_count(0)
    page.evaluate("(answer) => table.hear(answer)", json.loads(json.dumps(session.handle(said))))
    expect(page.locator(".cardlab-sentence")).to_have_text(told_at_once(session)[0])


@pytest.mark.own_context
@pytest.mark.parametrize(("pace", "a_word"), [("slow", 1000), ("quick", 462)])
def test_a_step_may_stay_as_long_as_its_words_take(page, sit, pace, a_word):
    """At 60 and 130 words a minute, where nothing else moves by itself; what was chosen is kept."""
    page.clock.install(time=0)
    page.emulate_media(reduced_motion="no-preference")
    session = sit(sitting("fast_food"))
    page.evaluate("(pace) => localStorage.setItem('cardlab settings', JSON.stringify({pace}))", pace)
    page.clock.pause_at(3_600_000)  # from here on time goes by as the test says, and not by itself
    page.locator(".cardlab-actions .cardlab-main").first.click()
    first, second = told_at_once(session)[:2]
    expect(page.locator(".cardlab-sentence")).to_have_text(first)  # Player 1 plays 6♥: 0 + 6 = 6. And 0 + 6 = 6.
    page.clock.run_for(1500 + 10 * a_word - 50)
    expect(page.locator(".cardlab-sentence")).to_have_text(first)
    page.clock.run_for(200)
    expect(page.locator(".cardlab-sentence")).to_have_text(second)


def test_the_ear_hears_one_message_a_step_and_then_whose_turn_it_is(page, sit):
    """Cards by their names; the last message ends with the turn. Told in one, the rest is one summary."""
    session = sit(sitting("fast_food"))
    page.evaluate(HEARD)
    page.locator(".cardlab-actions .cardlab-main").first.click()
    next_step = page.get_by_role("button", name="Next")
    expect(next_step).to_be_focused()
    assert page.evaluate("window.heard") == ["Player 1 plays six of hearts: 0 + 6 = 6."]
    next_step.click()
    assert len(page.evaluate("window.heard")) == 2
    page.get_by_role("button", name="Tell me the rest").click()
    heard = page.evaluate("window.heard")
    assert len(heard) == 3
    rest = [step["sentence"] for step in session.log()["steps"] if step["action"]][2:]
    assert "Player 2 plays nine of diamonds: 6 + 9 = 15." in heard[-1]
    assert heard[-1].endswith("Your turn, Player 1")
    assert heard[-1].count(". ") >= len(rest)
    for key, said in [
        ("h", "Hand of Player 1: 4: seven of hearts"),
        ("t", "Stock: 11."),
        ("s", "Player 2: Points 4. Total 15. You (Player 1): Points 1."),
        ("l", "Player 1 plays six of hearts"),
    ]:
        page.keyboard.press(key)
        expect(page.locator(".cardlab-play > .cardlab-unseen[role=status]")).to_contain_text(said)


def test_what_the_others_did_stays_and_leads_back(page, sit):
    """Each line to its step and its rule; then back to now."""
    sit(sitting("twos", seed=3))
    page.locator(".cardlab-actions .cardlab-main", has_text="Pass").or_(
        page.locator(".cardlab-chooser .cardlab-main")
    ).first.click()
    to_ones_turn(page)
    since = page.get_by_role("region", name="Since your move")
    lines = since.get_by_role("button")
    said = lines.first.inner_text()
    assert lines.count() >= 3
    lines.first.click()
    expect(page.locator(".cardlab-sentence")).to_have_text(said)
    expect(page.locator(".cardlab-looking")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".cardlab-looking")).not_to_be_visible()


def test_a_match_that_is_over_leads_on(page, sit):
    """The result, the moments to look back at, the same deal again, and another one."""
    session = sitting("addition_war", preset="lesson")
    while not session.match.is_over:
        session.match.play(session.match.legal_actions()[0])
    session.match.go_to(len(session.match.actions) - 1)
    session = MatchSession(session.match, "p1", session.bots, session.words).begun()
    sit(session)
    ending = page.get_by_role("region", name="The game is over.")
    expect(ending).not_to_be_visible()
    page.evaluate(HEARD)
    page.get_by_role("button", name="Turn over").click()
    to_ones_turn(page)
    expect(ending.get_by_role("heading", level=2)).to_contain_text(re.compile("wins?!"))
    page.wait_for_function("/wins?!/.test(window.heard.at(-1))")
    assert serious_findings(page) == []
    moments = ending.locator("li button")
    assert 1 <= moments.count() <= 5
    moments.first.click()
    page.get_by_role("button", name="Back to now").click()
    seed = session.match.seed
    ending.get_by_role("button", name="Play it again").click()
    expect(ending).not_to_be_visible()
    assert (session.match.seed, session.match.actions) == (seed, [])
    page.evaluate("window.ask({do: 'new_match', at: 0, deal: 'new'})")
    assert session.match.seed != seed


def test_the_coach_looks_back_when_it_is_asked(page, sit):
    """What it has found is told where the keyboard is, and leads to the moves that cost most."""
    session = sitting("tablanette", max_hands=1)
    while not session.match.is_over:
        session.match.play(session.match.legal_actions()[0])
    sit(MatchSession(session.match, "p1", session.bots, session.words).begun())
    ending = page.get_by_role("region", name="The game is over.")
    ask = ending.get_by_role("button", name="What would the coach have done?")
    ask.click()
    found = ending.get_by_role("status")
    expect(found).to_contain_text("The coach has looked at")
    expect(found).to_be_focused()
    expect(ask).to_have_count(0)
    better = ending.locator("li button", has_text="The coach would have chosen this")
    expect(better).to_have_count(2)
    assert serious_findings(page) == []
    better.first.click()
    expect(page.locator(".cardlab-looking")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(better).to_have_count(2)
