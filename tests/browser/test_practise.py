"""Practice and the exit ticket in a real page, with their desks of this process at the other end."""

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from cardlab.lessons import find
from cardlab.lessons.addition_war.comparisons import three_sums
from cardlab.sessions.exercises import Practice, Ticket
from cardlab.sessions.texts import model_words, page_words
from cardlab.teaching.answer import written
from cardlab.teaching.lesson import ExitTicket, Practise
from cardlab.teaching.question import Generator
from cardlab.words.messages import Words
from tests.browser.access import accessible
from tests.browser.test_choosing import serve
from tests.lessons.trial import KINDS, SLUG, SUMS

WORDS = Words()
TEXTS = {**page_words(WORDS), "models": model_words(WORDS)}

PAGE = """
async ([kind, given, lesson, words, alone]) => {
  const {root} = await import("http://cards.test/dom.js");
  const {Practice} = await import("http://cards.test/practise.js");
  const {Ticket} = await import("http://cards.test/ticket.js");
  const {Kept} = await import("http://cards.test/kept.js");
  const main = document.querySelector("main");
  window.lost = alone;
  const send = (message) => {
    if (window.lost) throw new Error("no kernel");
    window.ask(message).then((answer) => window.lost || made.hear(answer));
  };
  const options = {signal: new AbortController().signal, send, kept: new Kept({slug: lesson.slug, stages: [{}]})};
  const made = kind === "ticket" ? new Ticket(given, lesson, words, options) : new Practice(given, words, options);
  root(main, lesson).replaceChildren(made.el);
}
"""
LESSON = {"slug": SLUG, "name": "A trial", "lang": "en", "dir": "ltr"}


@pytest.fixture
def sit(page):
    """Open a page of practice or of an exit ticket; gives the desk and the messages that reached it."""

    def sit_down(desk, alone=False):
        heard = []

        def ask(message):
            heard.append(message)
            return desk.handle(message)

        page.route("http://cards.test/*", serve)
        page.goto("http://cards.test/")
        if not getattr(page, "asks", False):
            page.expose_function("ask", ask)
            page.asks = True
        kind = "ticket" if isinstance(desk, Ticket) else "practise"
        page.evaluate(PAGE, [kind, desk.page(), LESSON, TEXTS, alone])
        return heard

    return sit_down


def practice(*generators: Generator) -> Practice:
    return Practice(SLUG, Practise(generators or SUMS), 5, WORDS)


def current(page) -> tuple[int, int]:
    """The two numbers of the sum that is asked."""
    a, b = re.findall(r"\d+", page.locator(".cardlab-prompt").first.inner_text())[:2]
    return int(a), int(b)


def answer(page, said) -> None:
    page.get_by_role("textbox").fill(str(said))
    page.get_by_role("button", name="Check").click()


def go_on(page) -> None:
    page.get_by_role("button", name="Go on").click()


def wait_for(condition, page) -> None:
    """Until what the page has sent has arrived."""
    for _ in range(500):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it has not arrived")


def test_a_right_answer_is_told_and_the_next_question_comes(page, sit):
    """The fact itself is said, a dot is filled, the kernel is told, and the focus goes along."""
    desk = practice()
    heard = sit(desk)
    a, b = current(page)
    expect(page.locator(".cardlab-shows .cardlab-card")).to_have_count(2)
    accessible(page)
    answer(page, f" {a + b} ")
    expect(page.locator(".cardlab-replied")).to_contain_text(f"{a} + {b} = {a + b}")
    expect(page.locator(".cardlab-came-first")).to_have_count(1)
    expect(page.locator(":focus")).to_have_text("Go on")
    accessible(page)
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "INPUT"
    expect(page.get_by_role("list", name="Question 2 of 10")).to_have_count(1)
    page.wait_for_timeout(100)
    assert [(message["do"], message["said"], message["hints"]) for message in heard] == [("answered", [f" {a + b} "], 0)]
    assert [turn.right for turn in desk.pace.turns] == [1]
    assert [notes for _, notes in desk.answers] == [["trial.sum.right"]]


def test_dots_and_what_has_come_right_are_there_when_the_page_is_opened_again(page, sit):
    """A row of kinds, each with its levels: a list in words, which counts nothing that went wrong."""
    desk = practice()
    sit(desk)
    expect(page.locator(".cardlab-mastered")).to_be_hidden()
    a, b = current(page)
    answer(page, a + b)
    row = page.get_by_role("region", name="What has come right").get_by_role("listitem")
    expect(row).to_have_text(["Sums: right on level 1123"])  # said, and shown as 1, 2, 3
    accessible(page)
    go_on(page)
    answer(page, 99)
    answer(page, 99)
    wait_for(lambda: len(desk.answers) == 2, page)
    sit(desk)
    dots = page.locator(".cardlab-dots > li")
    expect(dots.nth(0)).to_have_text("Right at the first try")
    expect(dots.nth(1)).to_have_text("Will come back")
    expect(dots.nth(2)).to_have_text("You are here")
    expect(row).to_have_text(["Sums: right on level 1123"])


def test_a_misconception_leads_back_to_a_second_try_and_to_the_working(page, sit):
    """Its own reply first, never a cross; after a second miss the worked solution; the question comes back after four others."""
    desk = practice()
    sit(desk)
    a, b = missed = current(page)
    answer(page, f"{a}{b}")
    expect(page.locator(".cardlab-replied")).to_contain_text(f"You have put {a} and {b} side by side")
    expect(page.locator(".cardlab-came-now")).to_have_count(1)
    expect(page.locator(".cardlab-came-missed")).to_have_count(0)
    accessible(page)
    answer(page, 99)
    expect(page.locator(".cardlab-working")).to_contain_text(f"{a} + {b} = {a + b}")
    expect(page.locator(".cardlab-came-missed")).to_have_count(1)
    for _ in range(4):
        go_on(page)
        assert current(page) != missed
        answer(page, sum(current(page)))
    go_on(page)
    assert current(page) == missed
    page.wait_for_timeout(100)
    assert desk.answers[0][1] == ["trial.sum.concatenated", "trial.sum.other"]


def test_blank_and_nonsense_are_no_answers(page, sit):
    """They are told how to answer; nothing is counted, and nobody is sent anything."""
    heard = sit(practice())
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-replied")).to_contain_text("Write or choose an answer first")
    answer(page, "many")
    expect(page.locator(".cardlab-replied")).to_contain_text("That is no number. Write it like 7.")
    answer(page, sum(current(page)))
    expect(page.locator(".cardlab-came-first")).to_have_count(1)
    page.wait_for_timeout(100)
    assert len(heard) == 1


def test_three_hints_then_the_working(page, sit):
    """A question back, the model, the first line; then the solution is shown; a hint is no miss, the solution is one."""
    desk = practice()
    sit(desk)
    a, b = current(page)
    hints = page.locator(".cardlab-hints > li")
    page.get_by_role("button", name="A hint").click()
    expect(hints.nth(0)).to_contain_text("Which of the two numbers is greater")
    page.get_by_role("button", name="Another hint").click()
    expect(hints.nth(1)).to_contain_text("How many are there together?")
    assert f"= {a + b}" not in hints.nth(1).inner_text()
    page.get_by_role("button", name="Another hint").click()
    expect(hints.nth(2)).to_contain_text(f"{max(a, b)} + {min(a, b)} = ?")
    accessible(page)
    answer(page, a + b)
    expect(page.locator(".cardlab-came-helped")).to_have_count(1)
    expect(hints.nth(1)).to_contain_text(f"= {a + b}")
    go_on(page)
    a, b = current(page)
    for name in ("A hint", "Another hint", "Another hint", "Show me how"):
        page.get_by_role("button", name=name).click()
    expect(page.locator(".cardlab-working")).to_contain_text(f"{a} + {b} = {a + b}")
    expect(page.locator(".cardlab-came-missed")).to_have_count(1)
    page.wait_for_timeout(100)
    assert [(one.said, one.hints) for one, _ in desk.answers] == [
        ((str(desk.bank.find(desk.answers[0][0].question).answer),), 3),
        ((), 3),
    ]


def test_levels_go_up_by_themselves_and_more_questions_come(page, sit):
    """After three right the page asks the next level; twenty later there are still questions, in sets of ten."""
    desk = practice()
    sit(desk)
    page.get_by_role("textbox").focus()
    for n in range(1, 26):
        answer(page, sum(current(page)))
        go_on(page)
        if n % 10 == 0:
            expect(page.locator(".cardlab-exercise")).to_contain_text("Right at the first try: 10.")
            accessible(page)
            page.get_by_role("button", name="More questions").click()
    page.wait_for_timeout(200)
    assert desk.pace.level == 3
    assert desk.pace.asked == 25
    asked_at = [desk.bank.find(one.question).level for one, _ in desk.answers]
    assert asked_at == [1, 1, 1, 2, 2, 2] + [3] * 19
    assert len({one.question for one, _ in desk.answers}) == 25


def test_practice_goes_on_without_a_kernel_and_tells_it_afterwards(page, sit):
    """The page says plainly that it is alone, asks on even when its questions run out, and nothing that was answered is lost."""
    desk = practice()
    heard = sit(desk)
    page.evaluate("window.lost = true")
    for n in range(1, 31):
        answer(page, sum(current(page)))
        go_on(page)
        if n % 10 == 0:
            page.get_by_role("button", name="More questions").click()
    expect(page.locator(".cardlab-notice")).to_contain_text("You can go on with your questions")
    assert heard == []
    accessible(page)
    page.evaluate("window.lost = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.wait_for_function("document.querySelector('.cardlab-notice')?.textContent === ''")
    page.wait_for_timeout(300)
    assert desk.pace.asked == 30
    assert len(desk.memory.facts) > 5


def test_one_of_several_and_a_card_by_keyboard(page, sit):
    for kind, right in (("one", "Player 1"), ("card", "7♦")):
        sit(practice(KINDS[kind]))
        accessible(page)
        page.get_by_role("radio").first.focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("radio", name=right)).to_be_checked()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(".cardlab-replied")).to_contain_text("how far")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        expect(page.locator(".cardlab-right")).to_have_count(1)


def test_several_of_several_by_keyboard(page, sit):
    sit(practice(KINDS["several"]))
    accessible(page)
    boxes = page.get_by_role("checkbox")
    boxes.first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator(".cardlab-right")).to_have_count(1)


def test_an_order_by_keyboard_and_by_click(page, sit):
    """An item is taken up, carried and put down; the same by choosing it and then its place."""
    sit(practice(KINDS["order"]))
    accessible(page)
    items = page.locator(".cardlab-to-order > li")
    items.nth(0).locator("button").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cardlab-order-told")).to_contain_text("number 3 of 3")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-right")).to_have_count(1)
    go_on(page)
    items.nth(2).locator("button").click()
    items.nth(1).locator("button").click()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-right")).to_have_count(1)


def test_a_place_is_chosen_on_the_model_by_keyboard(page, sit):
    sit(practice(KINDS["place"]))
    accessible(page)
    page.get_by_role("slider").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text("You are at 13.")).to_be_visible()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-right")).to_have_count(1)


def test_the_model_shows_what_would_have_been_right(page, sit):
    """Who has missed twice sees the answer where it lives, and not what was missed, above the working."""
    sit(practice(KINDS["place"]))
    page.get_by_role("slider").focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-working")).to_be_visible()
    expect(page.get_by_text("You are at 13.")).to_be_visible()


def test_a_place_without_a_model_is_written(page, sit):
    sit(practice(KINDS["unplaced"]))
    answer(page, 13)
    expect(page.locator(".cardlab-right")).to_have_count(1)


# ------------------------------------------------------------------------------------------------ the memory


def test_what_is_known_is_saved_and_loaded_again(page, sit):
    """What was missed one day is asked the next; the file also holds what the kernel had not heard."""
    sit(practice())
    missed = current(page)
    for _ in range(2):
        answer(page, 99)
    go_on(page)
    page.evaluate("window.lost = true")
    answer(page, sum(current(page)))
    page.get_by_text("Keep what you know").click()
    accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my file").click()
    file = json.loads(download.value.path().read_text())
    assert set(file) == {"version", "lesson", "level", "top", "fluency", "mastered", "facts", "unheard"}
    assert list(file["facts"]) == [f"{missed[0]}+{missed[1]}"]
    assert len(file["unheard"]) == 1

    context = page.context.browser.new_context()
    desk = Practice(SLUG, Practise(SUMS), 6, WORDS, now=lambda: datetime.now(UTC) + timedelta(days=1))
    later = context.new_page()
    later.route("http://cards.test/*", serve)
    later.goto("http://cards.test/")
    later.expose_function("ask", desk.handle)
    later.evaluate(PAGE, ["practise", desk.page(), LESSON, TEXTS, False])
    later.get_by_text("Keep what you know").click()
    later.get_by_label("Load my file").set_input_files(download.value.path())
    later.get_by_text("Welcome back").wait_for()
    answer(later, sum(current(later)))
    go_on(later)
    assert current(later) == missed
    assert len(desk.memory.facts) == 3
    context.close()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "not a file"),
        ("{", "not a file"),
        ('{"version": 1, "lesson": "war", "level": 1, "facts": {}}', "another lesson"),
        ('{"version": 9, "lesson": "trial"}', "newer"),
        ('{"version": 1, "lesson": "trial", "level": 1, "facts": {"x": {}}}', "damaged"),
    ],
)
def test_a_file_that_is_no_memory_is_refused(page, sit, text, told):
    """The sentence says what is the matter; what was known stays."""
    desk = practice()
    sit(desk)
    answer(page, sum(current(page)))
    page.get_by_text("Keep what you know").click()
    file = {"name": "file.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_label("Load my file").set_input_files(file)
    page.locator(".cardlab-kept-said", has_text=told).wait_for()
    expect(page.locator(".cardlab-kept-said")).to_contain_text("Nothing here has changed")
    assert len(desk.memory.facts) == 1


def test_a_file_waits_for_the_kernel(page, sit):
    """Without one the page says so; the file is read when the connection is back."""
    desk = practice()
    sit(desk, alone=True)
    page.get_by_text("Keep what you know").click()
    text = json.dumps({"version": 1, "lesson": SLUG, "level": 3, "facts": {}})
    file = {"name": "file.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_label("Load my file").set_input_files(file)
    page.get_by_text("Your file will be read when it is back").wait_for()
    page.evaluate("window.lost = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.get_by_text("Welcome back").wait_for()
    assert desk.pace.level == 3


def test_a_learner_chooses_how_far_up_and_what_is_asked(page, sit):
    """By the keys alone, at once, and remembered; without a connection too."""
    desk = Practice("addition_war", next(stage for stage in find("addition_war").stages if stage.kind == "practise"), 5, WORDS)
    heard = sit(desk)
    page.get_by_text("Choose your questions").click()
    kinds, top = page.get_by_label("What is asked"), page.get_by_label("How far you go up")
    expect(top.locator("option:checked")).to_have_text("To level 3 (as usual here)")
    expect(kinds.locator("option:checked")).to_have_text("Questions of all kinds")
    accessible(page)
    kinds.select_option("Just sums")
    top.select_option("To level 1")
    page.wait_for_timeout(100)
    assert [(message["do"], message["top"], message["fluency"]) for message in heard] == [
        ("choose", None, True),
        ("choose", 1, True),
    ]
    page.evaluate("window.lost = true")
    for n in range(1, 13):
        answer(page, sum(current(page)))
        go_on(page)
        if n == 10:
            page.get_by_role("button", name="More questions").click()
    page.evaluate("window.lost = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.wait_for_function("document.querySelector('.cardlab-notice')?.textContent === ''")
    page.wait_for_timeout(300)
    asked = [desk.bank.find(one.question) for one, _ in desk.answers]
    assert {(question.kind, question.level) for question in asked} == {("sum", 1)}
    assert (desk.memory.top, desk.memory.fluency) == (1, True)
    sit(desk)
    page.get_by_text("Choose your questions").click()
    expect(page.get_by_label("What is asked").locator("option:checked")).to_have_text("Just sums")
    expect(page.get_by_label("How far you go up").locator("option:checked")).to_have_text("To level 1")


def test_where_there_is_nothing_to_choose_nothing_is_offered(page, sit):
    """A lesson of one level without a fluency round."""
    sit(practice(SUMS[0]))
    expect(page.get_by_text("Choose your questions")).to_be_hidden()
    expect(page.get_by_text("Keep what you know")).to_be_visible()


def test_a_page_and_its_other_end_agree_on_what_comes_next(page, sit):
    """Right and wrong in turn: what the page asks is what the rule picks of the questions that it has."""
    desk = practice()
    sit(desk)
    paces = []
    for n in range(1, 13):
        paces.append(desk.pace)
        shown = current(page)
        said = sum(shown) if n % 3 else 99
        answer(page, said)
        if said == 99:
            answer(page, 98)
        wait_for(lambda n=n: len(desk.answers) == n, page)
        [last] = [one for one, _ in desk.answers[-1:]]
        facts = desk.bank.find(last.question).facts
        assert (facts["a"], facts["b"]) == shown
        assert paces[-1].due in (None, last.question)
        go_on(page)
        if n == 10:
            page.get_by_role("button", name="More questions").click()
    assert desk.pace.asked == 12


KEEP_UP = """async ([given, replies]) => { const {keepUp} = await import("http://cards.test/pool.js");
    return replies.reduce(keepUp, given); }"""


def test_a_view_that_is_opened_later_begins_where_things_stand(page, sit):
    """What a page was given, with all that the kernel has said since, is what the kernel would give it now."""
    now = datetime(2026, 9, 21, 15, tzinfo=UTC)  # at that time nothing is due again
    desk = Practice(SLUG, Practise(SUMS), 5, WORDS, now=lambda: now)
    sit(desk)
    given, replies = desk.page(), []
    for n in range(25):
        name = desk.pace.pick([told["id"] for told in desk.page()["questions"]], [])
        said = "99" if n % 4 == 1 else written(desk.bank.find(name).answer)
        replies.append(
            desk.handle(
                {"do": "answered", "question": name, "said": [said], "hints": 0, "at": int(now.timestamp() * 1000) - 100 + n}
            )
        )
    kept, now = page.evaluate(KEEP_UP, [given, replies]), json.loads(json.dumps(desk.page()))
    assert kept["pace"] == now["pace"]
    assert kept["memory"] == now["memory"]
    assert {told["id"] for told in kept["questions"]} == {told["id"] for told in now["questions"]}


# ------------------------------------------------------------------------------------------------ the exit ticket

TICKET = ExitTicket(SUMS, levels=(1, 1, 2, 2, 3))


def test_an_exit_ticket_is_handed_in_and_kept(page, sit):
    """The answers are not in the page; the kernel checks; the summary says what is known and works the rest."""
    desk = Ticket(TICKET, 5, 0, WORDS)
    assert "answer" not in json.dumps(desk.page()["questions"])
    sit(desk)
    boxes = page.locator(".cardlab-ticket .cardlab-number")
    for i, question in enumerate(desk.questions[:3]):
        boxes.nth(i).fill(written(question.answer))
    a, b = desk.questions[3].facts["a"], desk.questions[3].facts["b"]
    boxes.nth(3).fill("seven")
    accessible(page)
    page.get_by_role("button", name="Check my answers").click()
    expect(page.locator(".cardlab-ticket-list > li").nth(3)).to_contain_text("That is no number. Write it like 7.")
    boxes.nth(3).fill(f"{a}{b}")
    page.get_by_role("button", name="Check my answers").click()
    expect(page.get_by_text("Still empty: 5.")).to_be_visible()
    empty = page.locator(".cardlab-ticket-list > li").nth(4)
    expect(empty).to_contain_text("You left this one empty.")
    expect(empty).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Check my answers").click()
    page.get_by_text("You can do 3 of these 5.").wait_for()
    assert page.evaluate("document.activeElement.tagName") == "H2"
    summary = page.locator(".cardlab-summary").inner_text()
    assert f"You said: {a}{b}" in summary
    assert "side by side" in summary
    assert f"{a} + {b} = {a + b}" in summary
    assert "You left this one empty." in summary
    accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep it as a file").click()
    kept = download.value.path().read_text()
    assert kept.startswith("<!doctype html>")
    assert "side by side" in kept
    page.emulate_media(media="print")
    expect(page.locator(".cardlab-summary")).to_be_visible()
    expect(page.get_by_role("button", name="Print it")).not_to_be_visible()


@pytest.mark.parametrize("hands_in", [False, True])
def test_a_name_leaves_the_page_only_where_the_ticket_is_handed_in(page, sit, hands_in):
    """Else it is on the summary, for paper, and nowhere beyond; the page says so before."""
    desk = Ticket(TICKET, 5, 0, WORDS, hands_in=hands_in)
    sit(desk)
    told = "Your teacher sees the name and the answers." if hands_in else "The name stays on this page"
    expect(page.locator(".cardlab-ticket-form .cardlab-help").first).to_contain_text(told)
    page.get_by_role("textbox", name="Name:").fill("Ana <b>")
    submit = page.get_by_role("button", name="Hand it in" if hands_in else "Check my answers")
    submit.click()
    submit.click()
    expect(page.locator(".cardlab-ticket-name bdi")).to_have_text("Ana <b>")
    expect(page.get_by_text("Your teacher has this ticket.")).to_have_count(1 if hands_in else 0)
    assert desk.name == ("Ana <b>" if hands_in else None)
    assert ("Ana" in json.dumps(desk.saved())) == hands_in
    sit(desk)
    expect(page.locator(".cardlab-ticket-name bdi")).to_have_text("Ana <b>")


IN_ORDER = ExitTicket(three_sums, levels=(4,))


@pytest.mark.parametrize("touch", [None, "moved", "meant"])
def test_an_order_that_nobody_has_touched_is_no_answer(page, sit, touch):
    """It is told as empty; who moves a pair, or says that it is to lie so, has answered."""
    desk = Ticket(IN_ORDER, 5, 0, WORDS)
    sit(desk)
    mine = page.get_by_role("button", name="This is my order")
    first = page.locator(".cardlab-to-order li").first.get_attribute("data-value")
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
    page.locator(".cardlab-summary").wait_for()
    expect(page.get_by_text("You left this one empty.")).to_have_count(int(touch is None))
    assert (desk.saved()["handed_in"] == [""]) == (touch is None)


def test_an_exit_ticket_waits_for_its_kernel(page, sit):
    """Without one the page says so and keeps the answers; they are handed in when it is back."""
    desk = Ticket(TICKET, 5, 3, WORDS)
    sit(desk, alone=True)
    for i, question in enumerate(desk.questions):
        page.locator(".cardlab-ticket .cardlab-number").nth(i).fill(written(question.answer))
    page.get_by_role("button", name="Check my answers").click()
    page.get_by_text("Your answers are kept here").wait_for()
    accessible(page)
    page.evaluate("window.lost = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.get_by_text("You can do 5 of these 5.").wait_for()
    expect(page.get_by_text("Exit ticket 5, seat 3")).to_be_visible()


def test_answers_of_an_exit_ticket_are_there_after_a_reload(page, sit):
    """For this ticket, also in another window; another ticket is empty. The name is this window's alone."""
    sit(Ticket(TICKET, 5, 0, WORDS))
    page.locator(".cardlab-ticket .cardlab-number").nth(1).press_sequentially("12")
    page.locator(".cardlab-ticket-own-name").press_sequentially("Noor")
    sit(Ticket(TICKET, 5, 0, WORDS))
    expect(page.locator(".cardlab-ticket .cardlab-number").nth(1)).to_have_value("12")
    expect(page.locator(".cardlab-ticket-own-name")).to_have_value("Noor")
    page.evaluate("sessionStorage.clear()")  # as in another window
    sit(Ticket(TICKET, 5, 0, WORDS))
    expect(page.locator(".cardlab-ticket .cardlab-number").nth(1)).to_have_value("12")
    expect(page.locator(".cardlab-ticket-own-name")).to_have_value("")
    sit(Ticket(TICKET, 6, 0, WORDS))
    expect(page.locator(".cardlab-ticket .cardlab-number").nth(1)).to_have_value("")


def test_the_next_question_comes_into_sight_with_its_model(page, sit):
    """A model is drawn as wide as its place, a moment after the question is there; still the whole of it is in sight."""
    stage = next(stage for stage in find("seven_twenty_seven").stages if isinstance(stage, Practise))
    places = [made for made in stage.questions if made.kind == "place"]
    page.set_viewport_size({"width": 390, "height": 760})
    sit(Practice("seven_twenty_seven", Practise((*places,)), 5, WORDS))
    check = page.get_by_role("button", name="Check")
    help_ = page.locator(".cardlab-exercise .cardlab-tools button:not(.cardlab-main)")
    while check.count():
        help_.click()
    page.evaluate("document.querySelector('main').style.paddingTop = '200px'")  # as much as a lesson has above it
    page.get_by_role("button", name="Go on").evaluate("(button) => { scrollTo(0, 0); button.click(); }")
    expect(check).to_be_in_viewport(ratio=1)
