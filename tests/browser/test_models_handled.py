"""Visual models respond to pointing, to keys, and to buttons."""

import itertools

from playwright.sync_api import expect

from cardlab.widgets import BarModel, DoubleTarget, HundredChart, MatchingRows, NumberLine, TenFrames
from tests.browser.exported import opened, told


def test_on_a_phone_each_place_of_the_line_is_wide_enough_for_a_finger(page, tmp_path):
    """Twenty-one places are in two rows, and each number can be touched in its row."""
    opened(page, tmp_path, NumberLine(high=20, value=7), width=360)
    line = page.get_by_role("slider", name="Your place on the line")
    ticks = (
        line.locator("svg > g")
        .first.locator(".cardlab-tick")
        .evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)")
    )
    assert len(ticks) == 11
    assert min(b - a for a, b in itertools.pairwise(ticks)) >= 24
    box = line.locator("svg").bounding_box()
    for y, low in ((20, 0), (86, 10)):
        for n, x in enumerate(ticks):
            page.mouse.click(x, box["y"] + y)
            expect(line).to_have_attribute("aria-valuenow", str(low + n))


def test_on_a_phone_each_half_of_the_double_target_is_wide_enough_for_a_finger(page, tmp_path):
    """Thirty halves are in rows. A touch selects one, and an arrow key moves by half a point."""
    opened(page, tmp_path, DoubleTarget(goals=[14], high=30, value=0, asks=True), width=360)
    line = page.get_by_role("slider", name="Your total")
    rows = line.locator("svg > g").evaluate_all(
        "all => all.map((row) => [...row.querySelectorAll('.cardlab-tick')].map((tick) => tick.getBoundingClientRect()))"
    )
    assert [len(row) for row in rows] == [11, 11, 11]
    for low, row in zip((0, 10, 20), rows, strict=True):
        assert min(b["x"] - a["x"] for a, b in itertools.pairwise(row)) >= 24
        for n, tick in enumerate(row):
            page.mouse.click(tick["x"], tick["y"] + tick["height"] / 2)
            expect(line).to_have_attribute("aria-valuenow", str(low + n))
    line.focus()
    page.keyboard.press("ArrowLeft")
    expect(line).to_have_attribute("aria-valuetext", "14½")
    assert told(page) == "You are at 14½."


def test_bars_and_dots_are_handled_by_pointer_by_keys_and_by_buttons(page, tmp_path):
    """The bar follows the pointer. Pairs are made one by one, and the unpaired dots are marked when all pairs are made."""
    opened(page, tmp_path, BarModel(parts=[7], other=[13], value=0, asks="part"))
    bar = page.get_by_role("slider", name="The part that you pull")
    box, handle = bar.locator("svg").bounding_box(), bar.locator(".cardlab-handle").bounding_box()
    page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
    page.mouse.down()
    page.mouse.move(handle["x"] + handle["width"] / 2 + 5 * box["width"] / 20, handle["y"] + 9, steps=3)
    page.mouse.up()
    expect(bar).to_have_attribute("aria-valuenow", "5")
    page.get_by_role("button", name="One longer").click()
    assert told(page).endswith("Both bars are the same length.")
    bar.focus()
    page.keyboard.press("ArrowLeft")
    assert told(page).endswith("You have made it 5 longer. The bar below is 13 long. Yours is shorter.")

    opened(page, tmp_path, MatchingRows(a=9, b=3, by_hand=True, asks=True))
    page.get_by_role("slider", name="Pairs").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Make a pair").click()
    assert told(page) == "9 above and 3 below. You have made 2 pairs."
    expect(page.locator(".cardlab-pill")).to_have_count(0)
    page.get_by_role("button", name="Make a pair").click()
    assert told(page) == "9 above and 3 below. All 3 pairs are made. How many have no partner?"
    expect(page.locator(".cardlab-pill")).to_have_text("?")

    opened(page, tmp_path, MatchingRows(a=9, b=3, value=0, asks=True))
    page.locator(".cardlab-unmatched").nth(5).click(force=True)
    assert told(page) == "9 above and 9 below. You have put in 6."
    expect(page.locator(".cardlab-match-link")).to_have_count(9)


def test_a_place_on_the_number_line_is_chosen_by_keys_and_by_pointer(page, tmp_path):
    """Arrow keys, Page Up and Down, Home, End and a click move the value. It is announced, and stays on the line."""
    opened(page, tmp_path, NumberLine(high=20, value=7))
    line = page.get_by_role("slider", name="Your place on the line")
    line.focus()
    for key, value in [
        ("ArrowRight", 8),
        ("ArrowUp", 9),
        ("ArrowLeft", 8),
        ("PageUp", 13),
        ("End", 20),
        ("ArrowRight", 20),
        ("Home", 0),
    ]:
        page.keyboard.press(key)
        expect(line).to_have_attribute("aria-valuenow", str(value))
        assert told(page) == f"You are at {value}."
        assert page.evaluate("document.activeElement.getAttribute('role')") == "slider"
    box = line.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30)
    page.mouse.down()
    assert told(page) == "You are at 10."
    page.mouse.move(box["x"] + box["width"] + 50, box["y"] + 30)
    page.mouse.up()
    assert told(page) == "You are at 20."


def test_a_number_of_the_chart_is_chosen_by_keys_and_by_clicks(page, tmp_path):
    """The chart is a grid. Arrows move sideways, up and down, and the focus follows."""
    opened(page, tmp_path, HundredChart(value=42))
    page.get_by_role("gridcell", name="42: Cheeseburger 7 and Fries 1").focus()
    here = "document.activeElement.dataset.n"
    for key, n in [
        ("ArrowRight", 43),
        ("ArrowDown", 53),
        ("Home", 51),
        ("ArrowLeft", 50),
        ("ArrowUp", 40),
        ("End", 40),
        ("Control+End", 110),
        ("ArrowDown", 110),
        ("Control+Home", 1),
    ]:
        page.keyboard.press(key)
        assert page.evaluate(here) == str(n)
        expect(page.locator("[aria-selected=true]")).to_have_attribute("data-n", str(n))
    page.get_by_role("gridcell", name="77: Cheeseburger, 7 points").click()
    assert told(page) == "77: Cheeseburger, 7 points."
    expect(page.locator("[role=row]")).to_have_count(11)


def test_numbers_of_the_chart_are_coloured_and_cleared(page, tmp_path):
    """Arrows move; Space, Enter and a click add or remove the colour. Numbers that are not choosable cannot be reached or
    coloured.
    """
    opened(page, tmp_path, HundredChart(high=40, choosable=list(range(21, 41)), asks=True))
    assert told(page) == "Nothing is coloured yet."
    expect(page.get_by_role("grid")).to_have_attribute("aria-multiselectable", "true")
    expect(page.locator("[role=gridcell][tabindex='0']")).to_have_attribute("data-n", "21")
    page.locator("[data-n='21']").focus()
    for key, at in [("ArrowUp", 21), ("ArrowDown", 31), ("ArrowRight", 32), ("Control+Home", 32), ("End", 40)]:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.n") == str(at)
    page.keyboard.press("Space")
    page.locator("[data-n='4']").click(force=True)
    page.locator("[data-n='24']").click()
    assert told(page) == "You have coloured 24 and 40."
    expect(page.locator("[aria-selected=true]")).to_have_count(2)
    expect(page.locator("[aria-disabled=true]")).to_have_count(20)
    page.keyboard.press("Enter")
    assert told(page) == "You have coloured 40."


def test_a_total_is_chosen_in_halves(page, tmp_path):
    opened(page, tmp_path, DoubleTarget(value=13))
    line = page.get_by_role("slider", name="Your total")
    expect(line).to_have_attribute("aria-valuetext", "6½")
    line.focus()
    page.keyboard.press("ArrowRight")
    assert told(page) == "You are at 7. 7 is exactly on the target. 7 is 20 away from 27."


def test_counters_are_put_together_by_a_button(page, tmp_path):
    opened(page, tmp_path, TenFrames(together=False))
    counts = ".cardlab-model-ten_frames svg > text"
    expect(page.locator(counts)).to_have_text(["7", "6"])
    page.get_by_role("button", name="Make ten").focus()
    page.keyboard.press("Enter")
    expect(page.locator(counts)).to_have_text(["10", "3"])
    expect(page.locator(".cardlab-model-working")).to_have_text("7 + 6 = 10 + 3 = 13")
    page.get_by_role("button", name="Take apart").click()
    expect(page.locator(".cardlab-model-working")).to_have_text("7 + 6 = 13")


def test_counters_are_moved_one_by_one(page, tmp_path):
    """A button, a tap or dragging moves a counter into the other frame and back, and no counter gets lost."""
    opened(page, tmp_path, TenFrames(together=False))
    counts = page.locator(".cardlab-model-ten_frames svg > text")
    page.get_by_role("button", name="Move one").click()
    expect(counts).to_have_text(["8", "5"])
    expect(page.locator(".cardlab-model-working")).to_have_text("7 + 6 = 8 + 5 = 13")
    ringed = page.locator("[data-counter]")
    ringed.nth(0).click()
    expect(counts).to_have_text(["9", "4"])
    ringed.nth(5).click()  # the first counter that was moved goes back
    expect(counts).to_have_text(["8", "5"])
    frames = [one.bounding_box() for one in page.locator("svg > .cardlab-frame").all()]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in frames]
    drag(page, ringed.nth(0), middles[0])
    expect(counts).to_have_text(["9", "4"])
    drag(page, ringed.nth(0), (middles[1][0] + 20, middles[1][1]))  # within its own frame
    expect(counts).to_have_text(["9", "4"])
    drag(page, ringed.nth(5), middles[1])
    expect(counts).to_have_text(["8", "5"])
    for _ in range(2):
        page.get_by_role("button", name="Move one").click()
    expect(counts).to_have_text(["10", "3"])
    expect(page.get_by_role("button", name="Move one")).to_be_disabled()
    expect(page.get_by_role("button", name="Take apart")).to_be_visible()


def drag(page, part, to) -> None:
    box = part.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(to[0], to[1], steps=4)
    page.mouse.up()


def test_counters_are_put_into_the_frames(page, tmp_path):
    """Free places take counters by key or by touch. A press on the last counter removes it."""
    opened(page, tmp_path, TenFrames(a=7, b=0, value=0, asks=True))
    frames = page.get_by_role("slider", name="Put in counters")
    expect(frames).to_have_attribute("aria-valuemax", "13")
    frames.focus()
    for key, n in [("ArrowRight", 1), ("PageUp", 6), ("End", 13), ("ArrowRight", 13), ("ArrowLeft", 12), ("Home", 0)]:
        page.keyboard.press(key)
        expect(frames).to_have_attribute("aria-valuenow", str(n))
        assert told(page) == f"There are 7 counters. You have put in {n}."
    box = page.locator("svg > .cardlab-frame").nth(1).bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.25)  # the second place of the second frame
    expect(page.locator(".cardlab-fill-two")).to_have_count(5)
    page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.25)
    expect(page.locator(".cardlab-fill-two")).to_have_count(4)
    expect(page.locator("svg > text")).to_have_text(["", ""])  # the learner counts them, so there are no totals


def test_a_model_without_a_question_cannot_be_moved(page, tmp_path):
    """Without a value, a line is a picture with a name and a description below it, and Tab skips it."""
    opened(page, tmp_path, NumberLine(marks=[4, 9]))
    expect(page.locator("[tabindex]")).to_have_count(0)
    expect(page.get_by_role("img", name="Number line from 0 to 10")).to_have_accessible_description("")
    expect(page.locator("figure > .cardlab-model-status")).to_have_text("It is 5 steps from 4 to 9.")
