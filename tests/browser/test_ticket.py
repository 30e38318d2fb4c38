"""The exit ticket on a real page, with a session in this process."""

import json

import pytest
from playwright.sync_api import expect

from cardlab.lessons import find
from cardlab.lessons.addition_war.comparison_questions import three_sums
from cardlab.protocol.messages import parse
from cardlab.sessions.exit_ticket import Ticket
from cardlab.teaching.lesson import ExitTicket, Practised
from cardlab.teaching.number_reading import written
from tests.browser.accessibility import accessible
from tests.browser.exercises import LESSON, TEXTS, WORDS, fill_in, open_question
from tests.browser.staged_lesson import press_space_nowhere
from tests.browser.test_toolbar import OWN, read, with_voices
from tests.lessons.sample_lesson import SUMS

TICKET = ExitTicket(SUMS, levels=(1, 1, 2, 2, 3))


def test_an_exit_ticket_is_handed_in_and_stored(page, exercise):
    """The page's data have no answers, the kernel checks them, and the summary says what the learner knows and works out the
    rest.
    """
    stage_session = Ticket(TICKET, 5, 0, WORDS)
    assert '"answer":' not in json.dumps(stage_session.state()["questions"])
    exercise(stage_session)
    for i, question in enumerate(stage_session.questions[:3]):
        fill_in(page, i, written(question.answer))
    a, b = stage_session.questions[3].facts["a"], stage_session.questions[3].facts["b"]
    fill_in(page, 3, "seven")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".cardlab-ticket-list > li").nth(3)).to_contain_text("Write a number, like 7.")
    open_question(page, -1)
    accessible(page)
    page.get_by_role("button", name="Check my answers").click()
    expect(page.locator(".cardlab-ticket-list > li").nth(3)).to_contain_text("Write a number, like 7.")
    fill_in(page, 3, f"{a}{b}")
    page.get_by_role("button", name="Check my answers").click()
    expect(page.get_by_text("Still empty: 5.")).to_be_visible()
    empty = page.locator(".cardlab-ticket-list > li").nth(4)
    expect(empty).to_be_in_viewport(ratio=0.9)
    middles = [
        box["x"] + box["width"] / 2 for box in (empty.bounding_box(), page.locator(".cardlab-ticket-form").bounding_box())
    ]
    assert middles[0] == pytest.approx(middles[1], abs=2)
    page.get_by_role("button", name="Check my answers").click()
    page.get_by_role("heading", name="You can do 3 of these 5.").wait_for()
    assert page.evaluate("document.activeElement.tagName") == "H2"
    summary = page.locator(".cardlab-summary").text_content()
    assert f"You said: {a}{b}" in summary
    assert "side by side" in summary
    assert f"{a} + {b} = {a + b}" in summary
    assert "You left this one empty." in summary
    accessible(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save it as a file").click()
    kept = download.value.path().read_text()
    assert kept.startswith("<!doctype html>")
    assert "side by side" in kept
    page.emulate_media(media="print")
    expect(page.locator(".cardlab-summary")).to_be_visible()
    expect(page.get_by_role("button", name="Print it")).not_to_be_visible()


IN_A_LESSON = """
async ([given, lesson, words]) => {
  const {Shim} = await import("http://cards.test/page/anywidget_shim.js");
  const {Progress} = await import("http://cards.test/page/progress.js");
  const {Conclusion} = await import("http://cards.test/lesson/conclusion.js");
  const {ticket} = await import("http://cards.test/lesson/exit_ticket.js");
  const send = (message) => window.ask(message).then((answer) => model.hear({ticket: answer}));
  const model = (window.model = new Shim({ticket: given}, send));
  const stage = {kind: "ticket", learned: "As usual."};
  const conclusion = new Conclusion(stage, words, {next: {label: "Out", go() {}}, onShown() {}});
  const wayTo = (kind) => ({label: kind, go() {}});
  const told = {...lesson, stages: [{kind: "practise"}, stage]};
  const signal = new AbortController().signal;
  const context = {words, signal, model, lesson: told, conclusion, progress: new Progress(told), wayTo};
  document.querySelector("main > *").replaceChildren(ticket(stage, context), conclusion.el);
}
"""


@pytest.mark.parametrize("right", [0, 2, 3, 5])
def test_a_ticket_ends_with_the_next_step(page, exercise, right):
    """After a mistake the page suggests practice, and a learner who got less than half is not told that she knows it all.
    Another ticket asks other questions, at most one level above the practised one.
    """
    stage_session = Ticket(TICKET, 5, 0, WORDS, practised=lambda: Practised(1, 2))
    exercise(stage_session)
    page.evaluate(IN_A_LESSON, [stage_session.state(), LESSON, TEXTS])
    questions = stage_session.questions
    for i, question in enumerate(questions):
        fill_in(page, i, written(question.answer if i < right else question.answer + 9))
    page.get_by_role("button", name="Check my answers").click()
    said = {0: WORDS.say("lesson_ui-ticket_few"), 5: "You can do all 5 of these!"}.get(right, f"You can do {right} of these 5.")
    expect(page.get_by_role("heading")).to_have_text(said)
    expect(page.locator(".cardlab-conclusion p")).to_be_visible(visible=right == 5)
    expect(page.locator(".cardlab-conclusion button")).to_have_text("Out" if right == 5 else "practise")
    expect(page.locator(".cardlab-for-teacher").first).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="New exit ticket").click()
    expect(page.locator(".cardlab-conclusion")).to_be_hidden()
    expect(page.locator(".cardlab-ticket-form")).to_be_visible()
    assert stage_session.questions != questions


@pytest.mark.parametrize("hands_in", [False, True])
def test_a_page_says_which_kind_of_ticket_it_is(page, exercise, hands_in):
    """A name leaves the page only with a ticket that counts, which says so before the name is written. Otherwise the menu at the
    end asks for it, for printing.
    """
    stage_session = Ticket(TICKET, 5, 0, WORDS, hands_in=hands_in)
    exercise(stage_session)
    expect(page.get_by_text("Your teacher will see your name and your answers.")).to_have_count(int(hands_in))
    expect(page.get_by_text("For practice: only you see your answers.")).to_have_count(int(not hands_in))
    name = page.get_by_role("textbox", name="Name:")
    if hands_in:
        name.fill("Ana <b>")
    open_question(page, -1)
    submit = page.get_by_role("button", name="Hand it in" if hands_in else "Check my answers")
    submit.click()
    submit.click()
    expect(page.get_by_text("Your teacher has this ticket.")).to_have_count(int(hands_in))
    assert stage_session.name == ("Ana <b>" if hands_in else None)
    assert ("Ana" in json.dumps(stage_session.saved())) == hands_in
    if hands_in:
        expect(page.get_by_role("heading", name="Your teacher has this ticket.")).to_be_focused()
        accessible(page)
        stage_session.released = True
        exercise(stage_session)
    page.get_by_role("button", name="Menu").click()
    if not hands_in:
        name.fill("Ana <b>")
    expect(page.locator(".cardlab-ticket-name bdi")).to_have_text("Ana <b>")
    expect(page.locator(".cardlab-ticket-name")).to_be_hidden()
    here = page.get_by_role("dialog", name="Menu").get_by_text("Your name stays on this page")
    expect(here).to_be_visible(visible=not hands_in)


def test_the_answers_come_when_the_teacher_shows_them(page, exercise):
    """They turn up on a page that waits, also after a reload; the page does not pull the focus away."""
    stage_session = Ticket(TICKET, 5, 0, WORDS, hands_in=True)
    exercise(stage_session)
    page.evaluate(IN_A_LESSON, [stage_session.state(), LESSON, TEXTS])
    for i, question in enumerate(stage_session.questions):
        fill_in(page, i, written(question.answer + 9 * (i == 1)))
    page.get_by_role("button", name="Hand it in").click()
    page.get_by_role("heading", name="Your teacher has this ticket.").wait_for()
    expect(page.locator(".cardlab-ticket-face")).to_have_count(0)
    expect(page.locator(".cardlab-conclusion button")).to_have_text("Out")
    told = json.dumps(stage_session.state(), ensure_ascii=False)
    assert not any(question.working(WORDS) in told for question in stage_session.questions)
    page.evaluate(IN_A_LESSON, [stage_session.state(), LESSON, TEXTS])
    page.get_by_role("heading", name="Your teacher has this ticket.").wait_for()
    page.evaluate("(result) => window.model.hear({ticket: {heard: null, result}})", stage_session.result)
    page.get_by_role("heading", name="You can do 4 of these 5.").wait_for()
    expect(page.locator(".cardlab-ticket-face")).to_have_count(5)
    assert page.evaluate("document.activeElement.tagName") == "BODY"


@pytest.mark.parametrize("window", [(390, 844), (390, 760), (360, 640)], ids=str)
@pytest.mark.parametrize(
    ("slug", "kind"), [("fast_food", "land"), ("seven_twenty_seven", "place"), ("subtraction_war", "flash")]
)
def test_the_button_of_a_ticket_is_in_sight_on_a_phone(page, exercise, slug, kind, window):
    """However long the question is, and in the first one too. The lesson's header takes 102 pixels."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    stage = next(stage for stage in find(slug).stages if isinstance(stage, ExitTicket))
    asked = tuple(made for made in stage.questions if (made.kind, made.level) == (kind, 1))
    exercise(Ticket(ExitTicket(asked, levels=(1, 1)), 5, 0, WORDS))
    page.add_style_tag(
        content="main.cardlab, main { padding: 102px 0 0 } .cardlab-question-frame { --offered: calc(100dvh - 102px) !important }"
    )
    for name in ("Go on", "Check my answers"):
        button = page.get_by_role("button", name=name)
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert button.evaluate(
            "(one, [x, y]) => one.contains(document.elementFromPoint(x, y))", [box["x"] + box["width"] / 2, box["y"] + 4]
        )
        open_question(page, -1)
    page.get_by_role("button", name="Check my answers").click()
    empty = page.get_by_text("Still empty").bounding_box()
    assert 16 <= empty["x"] < empty["x"] + empty["width"] <= window[0] - 16


WINDOWS = [(1280, 720), (390, 844), (844, 390)]
MARKS_INSIDE = "(cards) => cards.every((card) => card.scrollHeight <= card.clientHeight)"
"""Whether the mark of an answer lies inside its button, below the card."""


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_cards_of_a_ticket_end_face_up_on_one_screen(page, exercise, window):
    """Five cards, one sentence and one button fit the window. A card opens its answer, which a loudspeaker button reads aloud, and
    nothing is for the teacher.
    """
    with_voices(page, OWN)
    page.set_viewport_size({"width": window[0], "height": window[1]})
    stage_session = Ticket(TICKET, 5, 0, WORDS, practised=lambda: Practised(1, 2))
    exercise(stage_session)
    page.evaluate(IN_A_LESSON, [stage_session.state(), LESSON, TEXTS])
    for i, question in enumerate(stage_session.questions):
        fill_in(page, i, written(question.answer + 9 * (i == 1)))
    assert page.locator(".cardlab-ticket-card").evaluate_all(MARKS_INSIDE)
    page.get_by_role("button", name="Check my answers").click()
    faces = page.locator(".cardlab-ticket-face")
    expect(faces).to_have_count(5)
    expect(page.locator(".cardlab-ticket-face[data-right]")).to_have_count(4)
    expect(faces.nth(1)).to_have_accessible_name("Question 2 of 5. Look at this again")
    for one in [*faces.all(), page.get_by_role("heading"), page.get_by_role("button", name="practise")]:
        expect(one).to_be_in_viewport(ratio=1)
    assert len(page.locator(".cardlab-ticket-end").inner_text().replace("\n", " ").split("You can do")[1].split()) == 4
    faces.nth(1).click()
    sheet = page.get_by_role("dialog", name="Question 2 of 5. Look at this again")
    expect(sheet).to_contain_text("You said:")
    said = read(page, ".cardlab-ticket-sheet[open] button")
    assert "You said:" in said[0]
    expect(sheet).to_be_in_viewport(ratio=1)
    assert not press_space_nowhere(page)  # the button behind the sheet is not pressed
    expect(sheet.locator(".cardlab-for-teacher")).to_have_count(0)
    accessible(page)
    page.evaluate("cancelled = 0")
    sheet.get_by_role("button", name="Read aloud").click()
    faces.nth(2).dispatch_event("click")  # on a small screen the sheet may lie over it
    assert page.evaluate("cancelled") == 1
    sheet = page.get_by_role("dialog", name="Question 3 of 5")
    expect(sheet.get_by_role("button", name="Read aloud")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    faces.nth(2).click()
    expect(sheet).to_be_visible()
    if window[0] > 1000:  # the first card lies outside the sheet
        left = faces.first.bounding_box()
        page.mouse.click(left["x"] + 9, left["y"] + 9)
        expect(page.get_by_role("dialog", name="Question 1 of 5")).to_be_visible()
    page.mouse.click(2, 2)
    expect(page.get_by_role("dialog")).to_have_count(0)


FACES = ["land.1", "greater.1", "flash.2", "card_for.2", "order.4"]


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_each_face_shows_its_question(page, exercise, window):
    """Small cards, those to choose from, or the model on which it is answered. All of it lies on the face, below its number."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    made = {f"{made.kind}.{made.level}": made for made in find("subtraction_war").generators}
    asked = ExitTicket(tuple(made[stem] for stem in FACES), levels=(1, 1, 2, 3, 4))
    stage_session = Ticket(asked, 5, 0, WORDS)
    stage_session.answer(parse({"do": "hand_in_ticket", "answers": [""] * 5, "at": 1}))
    exercise(stage_session)
    drawn = page.locator(".cardlab-ticket-face > span")
    shown = {question.kind: drawn.nth(i) for i, question in enumerate(stage_session.questions)}
    expect(shown["land"].locator(".cardlab-model-number_line")).to_be_visible()
    for part in page.locator(".cardlab-ticket-face > span > *").all():
        on, face, n = (part.locator(place).bounding_box() for place in ("xpath=.", "xpath=../..", "xpath=../../b"))
        assert n["y"] + n["height"] <= on["y"] + 1 < on["y"] + on["height"] < face["y"] + face["height"]
        assert face["x"] < on["x"] < on["x"] + on["width"] < face["x"] + face["width"]
    assert all(one.locator(":scope > *").count() for one in drawn.all())
    accessible(page)


IN_ORDER = ExitTicket(three_sums, levels=(4,))


@pytest.mark.parametrize("touch", [None, "moved", "meant"])
def test_an_untouched_order_is_no_answer(page, exercise, touch):
    """It is reported as empty, until the learner moves a pair or confirms the order."""
    stage_session = Ticket(IN_ORDER, 5, 0, WORDS)
    exercise(stage_session)
    mine = page.get_by_role("button", name="This is my order")
    first = page.locator(".cardlab-to-order li").first.get_attribute("data-value")
    order, button = page.locator(".cardlab-to-order").bounding_box(), mine.bounding_box()
    assert button["y"] > order["y"]
    assert abs(button["x"] + button["width"] / 2 - order["x"] - order["width"] / 2) < 2
    if touch == "moved":
        page.locator(".cardlab-to-order button").first.click()
        page.locator(".cardlab-to-order button").nth(2).click()
        expect(page.locator(".cardlab-to-order li").first).not_to_have_attribute("data-value", first)
    elif touch == "meant":
        mine.click()
    expect(mine).to_be_visible(visible=touch is None)
    accessible(page)
    page.get_by_role("button", name="Check my answers").click()
    if touch is None:
        expect(page.get_by_text("Still empty: 1.")).to_be_visible()
        page.get_by_role("button", name="Check my answers").click()
    page.locator(".cardlab-ticket-face").wait_for()
    expect(page.get_by_text("You left this one empty.")).to_have_count(int(touch is None))
    assert (stage_session.saved()["handed_in"] == [""]) == (touch is None)


def test_an_exit_ticket_waits_for_its_kernel(page, exercise):
    """Without a kernel the page says so and keeps the answers, and hands them in when the connection is back."""
    stage_session = Ticket(TICKET, 5, 3, WORDS)
    exercise(stage_session, alone=True)
    for i, question in enumerate(stage_session.questions):
        fill_in(page, i, written(question.answer))
    page.get_by_role("button", name="Check my answers").click()
    page.get_by_text("Your answers are saved here").wait_for()
    accessible(page)
    page.evaluate("window.lost = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.get_by_role("heading", name="You can do all 5 of these!").wait_for()
    expect(page.get_by_text("Exit ticket 5, seat 3")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.get_by_text("Exit ticket 5, seat 3")).to_be_visible()  # on the sheet that the teacher gets


def test_answers_of_an_exit_ticket_survive_a_reload(page, exercise):
    """They are stored for this ticket, also for another window; another ticket is empty. The name is stored for this window
    only.
    """
    exercise(Ticket(TICKET, 5, 0, WORDS, hands_in=True))
    page.locator(".cardlab-ticket-own-name").press_sequentially("Noor")
    open_question(page, 1)
    page.locator(".cardlab-ticket .cardlab-number").nth(1).press_sequentially("12")
    exercise(Ticket(TICKET, 5, 0, WORDS, hands_in=True))
    expect(page.locator(".cardlab-ticket .cardlab-number").nth(1)).to_have_value("12")
    expect(page.locator(".cardlab-ticket-own-name")).to_have_value("Noor")
    page.evaluate("sessionStorage.clear()")  # as in another window
    exercise(Ticket(TICKET, 5, 0, WORDS, hands_in=True))
    expect(page.locator(".cardlab-ticket .cardlab-number").nth(1)).to_have_value("12")
    expect(page.locator(".cardlab-ticket-own-name")).to_have_value("")
    exercise(Ticket(TICKET, 6, 0, WORDS, hands_in=True))
    expect(page.locator(".cardlab-ticket .cardlab-number").nth(1)).to_have_value("")


def test_one_question_is_asked_at_a_time(page, exercise):
    """The button or Enter goes on. Cards lead back and show which questions are answered, and the last question has the button
    that checks.
    """
    exercise(Ticket(TICKET, 5, 0, WORDS, hands_in=True))
    asked = page.locator(".cardlab-ticket-list > li:visible")
    cards = page.locator(".cardlab-ticket-card")
    expect(asked).to_have_count(1)
    page.get_by_role("textbox", name="Name:").fill("Noor")
    asked.locator(".cardlab-number").fill("3")
    expect(cards.first).to_have_accessible_name("Question 1 of 5, answered")
    asked.locator(".cardlab-number").press("Enter")
    expect(cards.nth(1)).to_have_attribute("aria-current", "step")
    expect(asked.locator(".cardlab-number")).to_be_focused()
    expect(page.get_by_role("textbox", name="Name:")).to_be_hidden()
    expect(cards.nth(1)).to_have_accessible_name("Question 2 of 5")
    for _ in range(3):
        expect(page.get_by_role("button", name="Hand it in")).to_have_count(0)
        page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Hand it in")).to_be_visible()
    cards.first.click()
    expect(asked.locator(".cardlab-number")).to_have_value("3")
    exercise(Ticket(TICKET, 5, 0, WORDS, hands_in=True))
    expect(cards.nth(1)).to_have_attribute("aria-current", "step")  # the first empty one
    page.emulate_media(media="print")
    expect(asked).to_have_count(5)


def test_space_goes_on_but_hands_nothing_in(page, exercise):
    exercise(Ticket(TICKET, 5, 0, WORDS))
    cards = page.locator(".cardlab-ticket-card")
    press_space_nowhere(page)
    expect(cards.nth(1)).to_have_attribute("aria-current", "step")
    for i in range(5):
        fill_in(page, i, "3")
    expect(page.get_by_role("button", name="Check my answers")).to_be_visible()
    press_space_nowhere(page)
    expect(page.locator(".cardlab-ticket-form .cardlab-main")).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".cardlab-ticket-end")).to_have_count(0)


def test_a_double_click_or_a_held_key_skips_no_question(page, exercise):
    exercise(Ticket(TICKET, 5, 0, WORDS))
    cards = page.locator(".cardlab-ticket-card")
    page.get_by_role("button", name="Go on").dblclick()
    expect(cards.nth(1)).to_have_attribute("aria-current", "step")
    page.locator(".cardlab-ticket-list > li:visible .cardlab-number").focus()
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(cards.nth(2)).to_have_attribute("aria-current", "step")
