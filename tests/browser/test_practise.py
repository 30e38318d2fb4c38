"""Practice on a real page, with a session in this process."""

import json
import re
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction

import pytest
from playwright.sync_api import expect

from cardlab.lessons import find
from cardlab.lessons.addition_war.sum_questions import landing
from cardlab.protocol.messages import parse
from cardlab.sessions.practice import Practice
from cardlab.teaching.lesson import Practise
from cardlab.teaching.number_reading import written
from tests.browser.accessibility import accessible
from tests.browser.exercises import LESSON, TEXTS, WORDS, answer, current, go_on, miss, practice, wait_for
from tests.lessons.sample_lesson import KINDS, SLUG, SUMS


def test_a_right_answer_is_confirmed_and_the_next_question_follows(page, exercise):
    """The page states the fact, fills a dot, informs the kernel, and moves the focus along."""
    stage_session = practice()
    heard = exercise(stage_session)
    a, b = current(page)
    expect(page.locator(".cardlab-question-cards .cardlab-card")).to_have_count(2)
    accessible(page)
    answer(page, f" {a + b} ")
    expect(page.locator(".cardlab-feedback")).to_contain_text(f"{a} + {b} = {a + b}")
    expect(page.locator(".cardlab-result-dot-first")).to_have_count(1)
    expect(page.locator(":focus")).to_have_text("Go on")
    accessible(page)
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "INPUT"
    expect(page.get_by_role("list", name="Question 2 of 10")).to_have_count(1)
    page.wait_for_timeout(100)
    assert [(message["do"], message["said"], message["hints"]) for message in heard] == [("answer_question", [f" {a + b} "], 0)]
    assert [turn.right for turn in stage_session.progress.kinds] == [1]
    assert [notes for _, notes in stage_session.answers] == [["trial.sum.right"]]


def test_progress_is_there_when_the_page_is_reopened(page, exercise):
    """A list in words has a row for each kind with its levels, and counts no mistakes."""
    stage_session = practice()
    exercise(stage_session)
    expect(page.locator(".cardlab-mastered")).to_be_hidden()
    a, b = current(page)
    answer(page, a + b)
    row = page.get_by_role("region", name="What you can do now").get_by_role("listitem")
    expect(row).to_have_text(["Sums: right at level 1123"])  # read aloud; shown as 1, 2, 3
    accessible(page)
    go_on(page)
    miss(page)
    wait_for(lambda: len(stage_session.answers) == 2, page)
    exercise(stage_session)
    dots = page.locator(".cardlab-result-dots > li")
    expect(dots.nth(0)).to_have_text("Right first time")
    expect(dots.nth(1)).to_have_text("Will come back")
    expect(dots.nth(2)).to_have_text("You are here")
    expect(row).to_have_text(["Sums: right at level 1123"])


def test_a_misconception_leads_to_a_second_try_and_then_to_the_working(page, exercise):
    """Its own reply comes first, never a cross. After a second miss the worked solution follows, and the question returns after
    four others.
    """
    stage_session = practice()
    exercise(stage_session)
    a, b = missed = current(page)
    answer(page, f"{a}{b}")
    expect(page.locator(".cardlab-feedback")).to_contain_text(f"You have put {a} and {b} side by side")
    expect(page.locator(".cardlab-result-dot-now")).to_have_count(1)
    expect(page.locator(".cardlab-result-dot-missed")).to_have_count(0)
    accessible(page)
    answer(page, 99)
    expect(page.locator(".cardlab-working")).to_contain_text(f"{a} + {b} = {a + b}")
    expect(page.locator(".cardlab-result-dot-missed")).to_have_count(1)
    for _ in range(4):
        go_on(page)
        assert current(page) != missed
        answer(page, sum(current(page)))
    go_on(page)
    assert current(page) == missed
    page.wait_for_timeout(100)
    assert stage_session.answers[0][1] == ["trial.sum.concatenated", "trial.sum.other"]


def test_repeating_a_wrong_answer_is_no_second_try(page, exercise):
    """The second try remains after the same answer again, in another notation, by a double click, or by a held key."""
    heard = exercise(practice())
    a, b = current(page)
    box, check = page.get_by_role("textbox"), page.get_by_role("button", name="Check")
    box.fill("99")
    check.dblclick()
    expect(page.locator(".cardlab-feedback")).to_contain_text("You said 99.")
    answer(page, " 99. ")
    box.focus()
    page.keyboard.down("Enter")
    for _ in range(5):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator(".cardlab-result-dot-missed")).to_have_count(0)
    box.fill(str(a + b))
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator(".cardlab-feedback")).to_contain_text(f"{a} + {b} = {a + b}")
    expect(page.locator(":focus")).to_have_text("Go on")
    wait_for(lambda: len(heard) == 1, page)
    assert heard[0]["said"] == ["99", str(a + b)]


def test_the_same_wrong_answer_again_is_answered_visibly(page, exercise):
    """The page says only that it has been tried, and lights up the picture that shows it, until the learner begins another answer.
    Without a picture it leads back to the question.
    """
    exercise(practice())  # the first sums have counters from the beginning
    model = page.locator(".cardlab-question-picture .cardlab-model")
    told = page.locator(".cardlab-feedback")
    answer(page, 99)
    expect(told).not_to_contain_text("tried")
    answer(page, 99)
    expect(told).to_have_text("You have tried that one. Look at the picture.")
    expect(model).to_have_css("outline-style", "solid")
    page.get_by_role("textbox").fill("9")
    expect(model).to_have_css("outline-style", "none")
    [greater, *_] = [made for made in find("addition_war").stages[2].questions if made.kind == "by_how_much"]
    exercise(Practice("addition_war", Practise((greater,)), 5, WORDS))
    answer(page, 99)
    answer(page, 99)
    expect(told).to_have_text("You have tried that one. Read the question again.")
    expect(page.locator(".cardlab-result-dot-missed")).to_have_count(0)


def test_a_double_click_on_check_does_not_skip_the_reply(page, exercise):
    """The next question needs a press of its own, although its button replaces the one that checked the answer."""
    exercise(practice())
    page.get_by_role("textbox").fill(str(sum(current(page))))
    page.get_by_role("button", name="Check").dblclick()
    expect(page.locator(".cardlab-feedback")).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()


def test_a_wrong_answer_is_drawn_and_can_be_corrected_on_the_picture(page, exercise):
    """The places of the wrong total are outlined and the counters can be moved, without printing the answer. Then the picture
    solves it.
    """
    sums = [made for made in find("addition_war").stages[2].questions if made.kind == "sum" and made.level == 3]
    exercise(Practice("addition_war", Practise(tuple(sums)), 5, WORDS))
    a, b = current(page)
    wrong = a + b + 3
    answer(page, wrong)
    told = page.locator(".cardlab-feedback")
    expect(told).to_contain_text(f"You said {wrong}. How many counters are there?")
    picture = page.locator(".cardlab-solution-picture [data-model=ten_frames]")
    outline = picture.locator(".cardlab-wrong-line")
    assert outline.get_attribute("d").count("M") == wrong
    expect(picture.locator(".cardlab-said text")).to_have_text(str(wrong))
    expect(picture).to_contain_text(f"The outline shows {wrong}.")
    picture.get_by_role("button", name="Move one").click()
    expect(outline).to_have_count(1)
    assert f"= {a + b}" not in page.locator("main").inner_text()
    expect(page.get_by_role("button", name="A hint")).to_be_visible()
    accessible(page)
    answer(page, wrong + 1)
    expect(outline).to_have_count(0)
    expect(picture).to_contain_text(re.compile(rf"\b{a + b}\b"))


def flashes(slug: str) -> Practice:
    """Returns practice with dots that are shown for half a second."""
    made = [one for one in find(slug).stages[2].questions if one.kind == "flash" and one.level == 1]
    return Practice(slug, Practise(tuple(made)), 5, WORDS)


@pytest.mark.own_context
def test_dots_are_covered_after_half_a_second_and_a_second_look_is_free(page, exercise):
    """The cards have no numbers, and nothing else can be done before the first look. Looks cost neither a try nor a hint."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=0)
    heard = exercise(flashes("addition_war"))
    page.clock.pause_at(3_600_000)
    dots, look = page.locator(".cardlab-flash-dots"), page.locator(".cardlab-flash-look")
    expect(dots).to_be_hidden()
    expect(page.get_by_role("button", name="Check")).to_be_hidden()
    for name in ("Show me", "Look again"):
        expect(look).to_have_text(name)
        look.evaluate(
            "(button) => button.click()"
        )  # Playwright's click waits for frames, which do not come while the clock stands still
        expect(dots).to_be_visible()
        expect(dots.locator(".cardlab-index:visible")).to_have_count(0)
        page.clock.run_for(499)
        expect(dots).to_be_visible()
        page.clock.run_for(1)
        expect(dots).to_be_hidden()
        assert page.evaluate("document.activeElement.className") == "cardlab-number"
    page.clock.resume()
    groups = page.locator(".cardlab-flash [role=status]").inner_text()
    assert page.get_by_role("textbox").get_attribute("aria-describedby")
    accessible(page)
    a, b = map(int, re.findall(r"\d+", groups))
    assert dots.locator(".cardlab-pips > *").count() == a + b
    answer(page, a + b)
    expect(page.locator(".cardlab-feedback")).to_contain_text(f"{a} and {b} make {a + b}")
    expect(page.locator(".cardlab-result-dot-first")).to_have_count(1)
    wait_for(lambda: len(heard) == 1, page)
    assert (heard[0]["said"], heard[0]["hints"]) == ([str(a + b)], 0)


def test_with_reduced_motion_dots_stay_until_the_learner_covers_them(page, exercise):
    """This holds for reduced motion and for *Quiet*. A miss is drawn on matching rows, where the learner makes pairs."""
    page.emulate_media(reduced_motion="reduce")
    exercise(flashes("subtraction_war"))
    dots, look = page.locator(".cardlab-flash-dots"), page.locator(".cardlab-flash-look")
    look.click()
    expect(dots).to_be_visible()
    expect(look).to_have_text("Cover it")
    look.click()
    expect(dots).to_be_hidden()
    expect(look).to_have_text("Look again")
    answer(page, 9)
    rows = page.locator(".cardlab-solution-picture [data-model=matching_rows]")
    expect(rows.locator(".cardlab-wrong-line")).to_have_count(1)
    expect(rows).to_contain_text("The outline shows 9.")
    accessible(page)


def test_a_wrong_distance_is_drawn_as_a_jump(page, exercise):
    """On a number line, the jump begins at the lower mark and is as long as the wrong answer."""
    [difference, *_] = [made for made in find("subtraction_war").stages[2].questions if made.kind == "difference"]
    exercise(Practice("subtraction_war", Practise((difference,)), 5, WORDS))
    answer(page, 7)
    expect(page.locator(".cardlab-feedback")).to_contain_text("You said 7. Count the steps from one mark to the other.")
    jump = page.locator(".cardlab-solution-picture .cardlab-draw-said")
    expect(jump).to_have_text("7")
    accessible(page)
    answer(page, 0)
    expect(jump).to_have_count(0)


def test_an_answer_without_a_picture_gets_words_and_then_the_picture(page, exercise):
    """A wrong comparison is not drawn as a number. After the second miss, its picture appears with the working."""
    [greater, *_] = [made for made in find("addition_war").stages[2].questions if made.kind == "by_how_much"]
    exercise(Practice("addition_war", Practise((greater,)), 5, WORDS))
    answer(page, 99)
    expect(page.locator(".cardlab-feedback")).to_contain_text("Not yet")
    expect(page.locator(".cardlab-solution-picture > *")).to_have_count(0)
    answer(page, 98)
    expect(page.locator(".cardlab-solution-picture [data-model=bar_model]")).to_be_visible()
    expect(page.locator(".cardlab-working")).to_be_visible()


@pytest.mark.parametrize("kind", ["greater", "by_how_much"])
def test_the_solution_shows_both_differences_and_the_hint_does_not(page, exercise, kind):
    """The hint has one player's pair on the line. The solution has a bar for each player, in the middle of the felt."""
    page.set_viewport_size({"width": 1280, "height": 720})
    [made, *_] = [made for made in find("subtraction_war").stages[2].questions if made.kind == kind]
    exercise(Practice("subtraction_war", Practise((made,)), 5, WORDS))
    for _ in range(2):
        page.locator(".cardlab-exercise .cardlab-tools button").last.click()
    models = page.locator(".cardlab-exercise [data-model]")
    expect(models).to_have_count(1)
    expect(models).to_have_attribute("data-model", "number_line")
    for _ in range(2):
        page.locator(".cardlab-exercise .cardlab-tools button").last.click()
    expect(models).to_have_count(1)
    expect(models).to_have_attribute("data-model", "bar_model")
    named = models.text_content()
    assert [name in named for name in page.locator(".cardlab-zone-label").all_inner_texts()] == [True, True]
    box = models.bounding_box()
    assert abs(box["x"] + box["width"] / 2 - 640) < 2


def test_a_second_miss_without_a_picture_so_far_gets_one(page, exercise):
    """A question about a share of the pot has no picture that could help without giving the answer away."""
    [share, *_] = [made for made in find("seven_twenty_seven").stages[2].questions if made.kind == "share"]
    exercise(Practice("seven_twenty_seven", Practise((share,)), 5, WORDS))
    answer(page, 99)
    expect(page.locator("[data-model]")).to_have_count(0)
    answer(page, 98)
    expect(page.locator(".cardlab-working")).to_be_visible()
    expect(page.locator(".cardlab-solution-picture [data-model=bar_model]")).to_be_visible()


def test_blank_and_nonsense_are_no_answers(page, exercise):
    """The page explains how to answer. It counts nothing and sends nothing."""
    heard = exercise(practice())
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-feedback")).to_contain_text("Answer first")
    answer(page, "many")
    expect(page.locator(".cardlab-feedback")).to_contain_text("Write a number, like 7.")
    answer(page, sum(current(page)))
    expect(page.locator(".cardlab-result-dot-first")).to_have_count(1)
    page.wait_for_timeout(100)
    assert len(heard) == 1


def test_a_rounded_answer_is_asked_for_exactly_and_is_no_try(page, exercise):
    """A wrongly rounded one is a try, with a reply of its own."""
    made = replace(SUMS[0], make=lambda rng: replace(SUMS[0].make(rng), answer=Fraction(2, 3)))
    heard = exercise(practice(made))
    feedback = page.locator(".cardlab-feedback")
    answer(page, "66.7 %")
    expect(feedback).to_contain_text("right, but rounded")
    expect(page.get_by_role("status").filter(has_text="right, but rounded")).to_be_visible()  # a screen reader reads it
    answer(page, "2/3")
    expect(page.locator(".cardlab-result-dot-first")).to_have_count(1)
    go_on(page)
    answer(page, "0.66")
    expect(feedback).to_contain_text("not rounded correctly")
    answer(page, "0.67")
    expect(feedback).to_contain_text("right, but rounded")
    answer(page, "2/3")
    expect(page.locator(".cardlab-result-dot-missed")).to_have_count(1)
    wait_for(lambda: len(heard) == 2, page)
    assert [message["said"] for message in heard] == [["2/3"], ["0.66", "2/3"]]


def test_a_digit_typed_outside_the_field_goes_into_it(page, exercise):
    """A child who begins to type need not find the field first. A key that is a shortcut of the browser stays one."""
    exercise(practice())
    box = page.get_by_role("textbox")
    page.keyboard.press("Alt+1")
    expect(box).not_to_be_focused()
    page.keyboard.type("12")
    expect(box).to_have_value("12")
    expect(box).to_be_focused()


def test_the_request_for_an_answer_goes_when_one_begins(page, exercise):
    exercise(practice())
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-feedback")).to_contain_text("Answer first")
    page.get_by_role("textbox").fill("9")
    expect(page.locator(".cardlab-feedback")).to_be_empty()


def test_a_hint_takes_the_place_of_a_reply(page, exercise):
    exercise(practice())
    answer(page, 99)
    expect(page.locator(".cardlab-feedback")).not_to_be_empty()
    page.get_by_role("button", name="A hint").click()
    expect(page.locator(".cardlab-feedback")).to_be_empty()


def test_a_second_try_after_a_reload_is_still_the_second(page, exercise):
    """A wrong answer counts although the page was loaded again before the right one, and it counts for this question only."""
    stage_session = practice()
    exercise(stage_session, keeps=True)
    answer(page, 99)
    exercise(stage_session, keeps=True)
    answer(page, sum(current(page)))
    expect(page.locator(".cardlab-result-dot-missed")).to_have_count(1)
    go_on(page)
    answer(page, sum(current(page)))
    expect(page.locator(".cardlab-result-dot-first")).to_have_count(1)


def test_the_same_answer_gets_a_reply_after_a_reload_and_after_a_hint(page, exercise):
    """Check always leads to a reply, although the answer counts only once."""
    stage_session = practice()
    exercise(stage_session, keeps=True)
    answer(page, 99)
    exercise(stage_session, keeps=True)
    told = page.locator(".cardlab-feedback")
    expect(told).to_be_empty()
    answer(page, 99)
    expect(told).to_contain_text("You have tried that one.")
    page.get_by_role("button", name="A hint").click()
    answer(page, 99)
    expect(told).to_contain_text("You have tried that one.")
    expect(page.locator(".cardlab-result-dot-missed")).to_have_count(0)


def test_a_lesson_that_starts_over_forgets_the_tries(page, exercise):
    """The same questions come again, and the first answer is the first."""
    exercise(practice(), keeps=True)
    answer(page, 99)
    page.evaluate(
        """async (lesson) => {
          const {Progress} = await import("http://cards.test/page/progress.js");
          new Progress({...lesson, key: lesson.slug, stages: [{}]}).forget();
        }""",
        LESSON,
    )
    exercise(practice(), keeps=True)
    answer(page, sum(current(page)))
    expect(page.locator(".cardlab-result-dot-first")).to_have_count(1)


def test_a_first_sum_has_its_counters_from_the_beginning(page, exercise):
    """They lie apart, so that there is something to count and the sum is not told."""
    exercise(practice())
    a, b = current(page)
    frames = page.locator(".cardlab-solution-picture .cardlab-model-ten_frames")
    expect(frames.locator(".cardlab-dot")).to_have_count(a + b)
    expect(frames).not_to_contain_text(f"= {a + b}")


def test_three_hints_then_the_working(page, exercise):
    """The hints are a question back, the model, and the first line; then comes the solution. A hint is no miss, but the
    solution is one.
    """
    stage_session = practice(*SUMS[1:])  # a first sum has its picture from the beginning
    exercise(stage_session)
    a, b = current(page)
    hints = page.locator(".cardlab-hints > li")
    page.get_by_role("button", name="A hint").click()
    expect(hints.nth(0)).to_contain_text("Which of the two numbers is greater")
    page.get_by_role("button", name="Another hint").click()
    expect(hints.nth(1)).to_contain_text("How many are there altogether?")
    assert f"= {a + b}" not in hints.nth(1).inner_text()
    page.get_by_role("button", name="Another hint").click()
    expect(hints.nth(2)).to_contain_text(f"{max(a, b)} + {min(a, b)} = ?")
    accessible(page)
    answer(page, a + b)
    expect(page.locator(".cardlab-result-dot-helped")).to_have_count(1)
    expect(hints.nth(1)).to_contain_text(f"= {a + b}")
    go_on(page)
    a, b = current(page)
    for name in ("A hint", "Another hint", "Another hint", "Show me how"):
        page.get_by_role("button", name=name).click()
    expect(page.locator(".cardlab-working")).to_contain_text(f"{a} + {b} = {a + b}")
    expect(page.locator(".cardlab-result-dot-missed")).to_have_count(1)
    page.wait_for_timeout(100)
    assert [(one.answers, one.hints) for one, _ in stage_session.answers] == [
        ((str(stage_session.bank.find(stage_session.answers[0][0].question).answer),), 3),
        ((), 3),
    ]


def test_levels_rise_automatically_and_questions_do_not_run_out(page, exercise):
    """After three right answers the page asks on the next level. Twenty questions later there are still more, in sets of ten."""
    stage_session = practice()
    exercise(stage_session)
    page.get_by_role("textbox").focus()
    for n in range(1, 26):
        answer(page, sum(current(page)))
        go_on(page)
        if n % 10 == 0:
            expect(page.locator(".cardlab-rest")).to_contain_text("Right first time: 10 of 10.")
            accessible(page)
            page.get_by_role("button", name="More questions").click()
    page.wait_for_timeout(200)
    assert stage_session.progress.level == 3
    assert stage_session.progress.answered == 25
    asked_at = [stage_session.bank.find(one.question).level for one, _ in stage_session.answers]
    assert asked_at == [1, 1, 1, 2, 2, 2] + [3] * 19
    assert len({one.question for one, _ in stage_session.answers}) == 25


def test_practice_continues_without_a_kernel_and_reports_afterwards(page, exercise):
    """The page says plainly that it is offline, keeps asking even when its questions run out, and loses no answer."""
    stage_session = practice()
    heard = exercise(stage_session)
    page.evaluate("window.lost = true")
    for n in range(1, 31):
        answer(page, sum(current(page)))
        go_on(page)
        if n % 10 == 0:
            page.get_by_role("button", name="More questions").click()
    expect(page.locator(".cardlab-notice")).to_contain_text("Carry on with your questions")
    assert heard == []
    accessible(page)
    page.evaluate("window.lost = false; dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.wait_for_function("document.querySelector('.cardlab-notice')?.textContent === ''")
    page.wait_for_timeout(300)
    assert stage_session.progress.answered == 30
    assert len(stage_session.memory.facts) > 5


def test_one_of_several_choices_and_a_card_by_keyboard(page, exercise):
    for kind, right in (("one", "Player 1"), ("card", "7♦")):
        exercise(practice(KINDS[kind]))
        accessible(page)
        page.get_by_role("radio").first.focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("radio", name=right)).to_be_checked()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(".cardlab-feedback")).to_contain_text("how far")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        expect(page.locator(".cardlab-right")).to_have_count(1)


def test_several_choices_by_keyboard(page, exercise):
    exercise(practice(KINDS["several"]))
    accessible(page)
    boxes = page.get_by_role("checkbox")
    boxes.first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator(".cardlab-right")).to_have_count(1)


def test_an_order_by_keyboard_and_by_click(page, exercise):
    """The keyboard picks an item up, moves it and puts it down. Clicks on the item and then on its place do the same."""
    exercise(practice(KINDS["order"]))
    accessible(page)
    items = page.locator(".cardlab-to-order > li")
    below = [page.locator(one).bounding_box()["y"] for one in (".cardlab-prompt", ".cardlab-help", ".cardlab-to-order")]
    assert below == sorted(below)  # the instruction stands between the question and what it moves
    items.nth(0).locator("button").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cardlab-order-status")).to_contain_text("number 3 of 3")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-right")).to_have_count(1)
    go_on(page)
    items.nth(2).locator("button").click()
    items.nth(1).locator("button").click()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-right")).to_have_count(1)


def test_a_place_is_chosen_on_the_model_by_keyboard(page, exercise):
    exercise(practice(KINDS["place"]))
    accessible(page)
    page.get_by_role("slider").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text("You are at 13.")).to_be_visible()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-right")).to_have_count(1)


def test_a_reply_stays_while_the_next_place_is_chosen(page, exercise):
    """A request for an answer goes when one begins, but the reply to a wrong one does not. How to answer stays until a hint
    takes its place.
    """
    exercise(practice(KINDS["place"]))
    check, told, how = (
        page.get_by_role("button", name="Check"),
        page.locator(".cardlab-feedback"),
        page.get_by_text("Tap the line."),
    )
    check.click()
    expect(told).to_contain_text("Answer first")
    expect(how).to_be_visible()
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    check.click()
    reply = told.inner_text()
    page.get_by_role("slider").click()
    expect(told).to_have_text(reply)
    expect(how).to_be_visible()
    page.get_by_role("button", name="A hint").click()
    expect(how).to_be_hidden()


def test_the_model_shows_the_right_answer(page, exercise):
    """After two misses, the learner sees the right place on the model, above the working, and a ring at the wrong one."""
    exercise(practice(KINDS["place"]))
    page.get_by_role("slider").focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-working")).to_be_visible()
    expect(page.get_by_text("You are at 13.")).to_be_visible()
    handle, ring = (page.locator(f".cardlab-{part}").bounding_box() for part in ("handle", "said .cardlab-ring"))
    assert ring["x"] + ring["width"] < handle["x"] + handle["width"]  # it said 12


def test_a_solved_place_has_the_jumps_that_lead_there(page, exercise):
    """They are drawn on the line on which the learner chose, from the first number to the right place."""
    exercise(Practice("addition_war", Practise(landing), 5, WORDS))
    expect(page.locator(".cardlab-arc")).to_have_count(0)
    page.get_by_role("slider").focus()
    for _ in range(2):
        page.keyboard.press("ArrowLeft")  # the wrong way
        page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-working")).to_be_visible()
    expect(page.locator(".cardlab-model")).to_have_count(1)
    handle, tip = (page.locator(f".cardlab-{part}").last.bounding_box() for part in ("handle", "arrow-tip"))
    assert abs(handle["x"] + handle["width"] / 2 - tip["x"] - tip["width"] / 2) < 12


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize(
    ("key", "times", "told"),
    [("ArrowRight", 5, "Too far right. Go further left."), ("ArrowLeft", 2, "Too far left. Go further right.")],
)
def test_a_wrong_place_gets_the_way_to_the_right_one(page, exercise, width, key, times, told):
    """The ring stays at the wrong place while the learner chooses another one, also where the line has two rows."""
    page.set_viewport_size({"width": width, "height": 844})
    exercise(practice(KINDS["place"]))
    page.get_by_role("slider").focus()
    for _ in range(times):
        page.keyboard.press(key)
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-feedback")).to_contain_text(told)
    ring = page.locator(".cardlab-said .cardlab-ring")
    expect(ring).to_have_count(1)
    before = ring.bounding_box()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(ring).to_have_count(1)
    assert ring.bounding_box() == before
    accessible(page)


def test_a_place_without_a_model_is_written(page, exercise):
    exercise(practice(KINDS["unplaced"]))
    answer(page, 13)
    expect(page.locator(".cardlab-right")).to_have_count(1)


def test_a_learner_chooses_levels_and_kinds(page, exercise):
    """The keyboard is enough. The choice works at once, is remembered, and needs no connection."""
    stage_session = Practice(
        "addition_war", next(stage for stage in find("addition_war").stages if stage.kind == "practise"), 5, WORDS
    )
    heard = exercise(stage_session)
    page.get_by_text("Choose your questions").click()
    kinds, top = page.get_by_label("Kind of questions"), page.get_by_label("Highest level")
    expect(top.locator("option:checked")).to_have_text("Level 3 (usual)")
    expect(kinds.locator("option:checked")).to_have_text("All kinds")
    accessible(page)
    kinds.select_option("Just sums")
    top.select_option("Level 1")
    page.wait_for_timeout(100)
    assert [(message["do"], message["top"], message["fluency"]) for message in heard] == [
        ("set_practice", None, True),
        ("set_practice", 1, True),
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
    asked = [stage_session.bank.find(one.question) for one, _ in stage_session.answers]
    assert {(question.kind, question.level) for question in asked} == {("sum", 1)}
    assert (stage_session.memory.top, stage_session.memory.fluency) == (1, True)
    exercise(stage_session)
    page.get_by_text("Choose your questions").click()
    expect(page.get_by_label("Kind of questions").locator("option:checked")).to_have_text("Just sums")
    expect(page.get_by_label("Highest level").locator("option:checked")).to_have_text("Level 1")


def test_nothing_is_offered_if_there_is_nothing_to_choose(page, exercise):
    """The lesson has one level and no fluency round."""
    exercise(practice(SUMS[0]))
    expect(page.get_by_text("Choose your questions")).to_be_hidden()
    expect(page.get_by_text("Save your progress", exact=True)).to_be_visible()


def test_the_page_and_its_session_agree_on_the_next_question(page, exercise):
    """With right and wrong answers in turn, the page asks what the session's rule picks from the page's questions."""
    stage_session = practice()
    exercise(stage_session)
    passed = []
    for n in range(1, 13):
        passed.append(stage_session.progress)
        shown = current(page)
        said = sum(shown) if n % 3 else 99
        answer(page, said)
        if said == 99:
            answer(page, 98)
        wait_for(lambda n=n: len(stage_session.answers) == n, page)
        [last] = [one for one, _ in stage_session.answers[-1:]]
        facts = stage_session.bank.find(last.question).facts
        assert (facts["a"], facts["b"]) == shown
        assert passed[-1].due in (None, last.question)
        go_on(page)
        if n == 10:
            page.get_by_role("button", name="More questions").click()
    assert stage_session.progress.answered == 12


UPDATE_PRACTICE = """async ([given, replies]) => { const {updatePractice} = await import("http://cards.test/lesson/practice_state.js");
    return replies.reduce(updatePractice, given); }"""


def test_a_view_that_is_opened_later_has_the_present_state(page, exercise):
    """The page's first data, updated by all later messages, equal the data that the session would send now."""
    now = datetime(2026, 9, 21, 15, tzinfo=UTC)  # at that time nothing is due again
    stage_session = Practice(SLUG, Practise(SUMS), 5, WORDS, now=lambda: now)
    exercise(stage_session)
    given, replies = stage_session.state(), []
    for n in range(25):
        name = stage_session.progress.pick([told["id"] for told in stage_session.state()["questions"]], [])
        said = "99" if n % 4 == 1 else written(stage_session.bank.find(name).answer)
        replies.append(
            stage_session.answer(
                parse(
                    {
                        "do": "answer_question",
                        "question": name,
                        "said": [said],
                        "hints": 0,
                        "at": int(now.timestamp() * 1000) - 100 + n,
                    }
                )
            )
        )
    kept, now = page.evaluate(UPDATE_PRACTICE, [given, replies]), json.loads(json.dumps(stage_session.state()))
    assert kept["pace"] == now["pace"]
    assert kept["memory"] == now["memory"]
    assert {told["id"] for told in kept["questions"]} == {told["id"] for told in now["questions"]}


def test_the_next_question_scrolls_into_view_with_its_model(page, exercise):
    """The model gets its width a moment after the question appears, and all of it is still visible."""
    stage = next(stage for stage in find("seven_twenty_seven").stages if isinstance(stage, Practise))
    places = [made for made in stage.questions if made.kind == "place"]
    page.set_viewport_size({"width": 390, "height": 760})
    exercise(Practice("seven_twenty_seven", Practise((*places,)), 5, WORDS))
    check = page.get_by_role("button", name="Check")
    help_ = page.locator(".cardlab-exercise .cardlab-tools button:not(.cardlab-main)")
    while check.count():
        help_.click()
    page.evaluate("document.querySelector('main').style.paddingTop = '200px'")  # as much as a lesson has above it
    page.get_by_role("button", name="Go on").evaluate("(button) => { scrollTo(0, 0); button.click(); }")
    expect(check).to_be_in_viewport(ratio=1)


BELOW_A_HEADER = "document.head.append(Object.assign(document.createElement('style'), {textContent: 'main { padding: 0 } .cardlab-stage-frame.cardlab-question-frame { --offered: calc(100dvh - 64px) }'}))"
"""Leaves a question the height that it has in a lesson, below a header of 52 pixels."""
FITS = "[...document.querySelectorAll('.cardlab-question-frame')].every((frame) => frame.offsetHeight <= frame.querySelector('.cardlab-stage-ruler').offsetHeight + 1)"


@pytest.mark.parametrize(
    ("slug", "window"), [("addition_war", (1280, 720)), ("addition_war", (390, 844)), ("fast_food", (1280, 720))]
)
def test_a_question_fits_the_window_with_each_hint(page, exercise, slug, window):
    """Cards and pictures become smaller before anything scrolls. The lesson's header takes 52 pixels."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    stage = next(stage for stage in find(slug).stages if isinstance(stage, Practise))
    exercise(Practice(slug, stage, 5, WORDS))
    page.evaluate(BELOW_A_HEADER)
    for _ in range(3):
        fits_with_each_hint(page)
        go_on(page)


def fits_with_each_hint(page) -> None:
    """Takes all hints and the worked solution, one after the other; the question always fits the window."""
    check, buttons = page.get_by_role("button", name="Check"), page.locator(".cardlab-exercise > .cardlab-tools button")
    page.wait_for_function(FITS)
    while check.count():
        flash = page.locator(".cardlab-flash[data-new] .cardlab-flash-look")
        if flash.count():
            flash.click()
        buttons.last.click()
        page.wait_for_function(FITS)


@pytest.mark.parametrize(
    ("slug", "stem", "window"),
    [
        ("addition_war", "by_how_much.2", (1280, 720)),
        ("addition_war", "to_win.4", (1280, 720)),
        ("compare", "order.3", (1280, 720)),
        ("subtraction_war", "card_for.2", (844, 390)),
        ("subtraction_war", "both_cards.4", (844, 390)),
        ("subtraction_war", "chance.5", (844, 390)),
        ("subtraction_war", "ties.3", (844, 390)),
        ("addition_war", "missing.2", (844, 390)),
        ("addition_war", "to_win.3", (844, 390)),
        ("addition_war", "balance.3", (844, 390)),
        ("compare", "order.3", (844, 390)),
        ("fast_food", "reply_most.3", (844, 390)),
        ("fast_food", "ahead.5", (844, 390)),
        ("fast_food", "together.4", (844, 390)),
        ("fast_food", "leave.4", (390, 844)),
        ("seven_twenty_seven", "chance.5", (1280, 720)),
        ("seven_twenty_seven", "chance.5", (390, 844)),
        ("seven_twenty_seven", "chance.5", (844, 390)),
        ("seven_twenty_seven", "should.4", (390, 844)),
        ("seven_twenty_seven", "closest.4", (844, 390)),
    ],
)
def test_the_tallest_questions_fit_the_window(page, exercise, slug, stem, window):
    """Gaps become smaller too. On a phone held sideways, a hint stands beside the picture, a long working beside the cards, and all
    of a question beside its chart.
    """
    page.set_viewport_size({"width": window[0], "height": window[1]})
    stage = next(stage for stage in find(slug).stages if isinstance(stage, Practise))
    exercise(Practice(slug, Practise(tuple(made for made in stage.questions if f"{made.kind}.{made.level}" == stem)), 5, WORDS))
    page.evaluate(BELOW_A_HEADER)
    fits_with_each_hint(page)


MISSED = """async ([question, words, said]) => {
  const {Exercise} = await import("http://cards.test/lesson/exercise.js");
  const made = new Exercise(question, words, {signal: new AbortController().signal, onNext() {}});
  document.querySelector(".cardlab-exercise").replaceWith(made.el);
  made.el.querySelector(".cardlab-flash-look")?.click();
  made.asked.put(said);
  made.el.requestSubmit();
}"""


@pytest.mark.parametrize("kind", ["how_many_more", "flash", "both_cards", "ties"])
@pytest.mark.parametrize("window", [(1280, 720), (390, 844), (844, 390)])
def test_a_reply_and_its_picture_fit_the_window(page, exercise, kind, window):
    """The rows of dots stand in place of the two cards that they show, and a phone held sideways has the reply at the side."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    stage = next(stage for stage in find("subtraction_war").stages if isinstance(stage, Practise))
    made = next(made for made in stage.questions if made.kind == kind)
    session = Practice("subtraction_war", Practise((made,)), 5, WORDS)
    exercise(session)
    page.evaluate(BELOW_A_HEADER)
    question = session.state()["questions"][0]
    wrong = max(question["misconceptions"], key=lambda one: len(one["reply"]))["answer"]
    page.evaluate(MISSED, [question, TEXTS, wrong if isinstance(wrong, str) else " ".join(wrong)])
    expect(page.locator(".cardlab-feedback > *")).to_be_attached()
    page.wait_for_function(FITS)
    cards = page.locator(".cardlab-question-cards .cardlab-card")
    expect(cards.locator("visible=true")).to_have_count(0 if kind in ("how_many_more", "flash") else cards.count())


@pytest.mark.parametrize("window", [(1280, 720), (390, 844), (844, 390)])
def test_the_distance_is_drawn_after_two_misses(page, exercise, window):
    """727: the cards become smaller before the distance is left out of the line."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    stage = next(stage for stage in find("seven_twenty_seven").stages if isinstance(stage, Practise))
    made = next(made for made in stage.questions if made.kind == "hand_distance")
    exercise(Practice("seven_twenty_seven", Practise((made,)), 5, WORDS))
    page.evaluate(BELOW_A_HEADER)
    answer(page, 99)
    expect(page.locator(".cardlab-model [data-then]")).not_to_have_count(0)
    answer(page, 98)
    expect(page.locator(".cardlab-model [data-then]")).not_to_have_count(0)
    page.wait_for_function(FITS)
