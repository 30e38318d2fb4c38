import itertools

import pytest
from playwright.sync_api import expect

from cardlab import models
from cardlab.games import seven_twenty_seven
from cardlab.games.fast_food import scoring
from cardlab.sessions.texts import model_words
from cardlab.widgets import BarModel, DoubleTarget, HundredChart, MatchingRows, NumberLine, TenFrames
from cardlab.words.messages import Words
from tests.browser.access import COLOURS_AND_SIZES, resized, serious_findings
from tests.browser.test_fold import serve

MODELS = {
    "line-hops": lambda: NumberLine(high=20, hops=[8, 10, 13], marks=[8, 13], name="Player 1"),
    "line-back": lambda: NumberLine(low=-5, high=5, hops=[3, -4], marks=[3, -4]),
    "line-long": lambda: NumberLine(high=1000, marks=[3, 970], value=500),
    "line-value": lambda: NumberLine(high=20, value=7),
    "frames": lambda: TenFrames(),
    "frames-apart": lambda: TenFrames(a=14, b=13, together=False),
    "bar": lambda: BarModel(),
    "bar-part": lambda: BarModel(asks="part"),
    "bars": lambda: BarModel(other=[5, 4], names=["Player 1", "Player 2"]),
    "bar-pulled": lambda: BarModel(parts=[7], other=[13], value=2, asks="part"),
    "rows": lambda: MatchingRows(),
    "rows-by-hand": lambda: MatchingRows(by_hand=True, asks=True),
    "rows-put-in": lambda: MatchingRows(value=2, asks=True),
    "rows-many": lambda: MatchingRows(a=3, b=30),
    "chart": lambda: HundredChart(total=35, reachable=[38, 41, 45]),
    "chart-value": lambda: HundredChart(total=35, value=42),
    "target": lambda: DoubleTarget(totals=[18, 38]),
    "target-value": lambda: DoubleTarget(totals=[13, 33, 53], value=20),
    "target-stretch": lambda: DoubleTarget(goals=[54], low=40, value=53, asks=True),
}


@pytest.fixture
def modules(page):
    """A page that has the front end's modules as they lie in the folder, and the words of the models."""
    page.route("http://cards.test/*", lambda route: serve(route))
    page.goto("http://cards.test/")
    page.evaluate("(words) => (globalThis.words = words)", model_words(Words()))
    return page


def run(page, file, body):
    """What a piece of code gives that uses the exports of a module as `m`."""
    return page.evaluate(f"async () => {{ const m = await import('http://cards.test/{file}.js'); {body} }}")


def opened(page, tmp_path, widget, width=1100):
    file = tmp_path / "page.html"
    widget.save_html(file, "A page")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(file.as_uri())
    page.wait_for_selector(".cardlab-model svg > *", state="attached")
    return page


def told(page) -> str:
    return page.locator(".cardlab-model-told").inner_text()


# ---------------------------------------------------------------------------------------------- what is computed


def test_the_chart_scores_as_the_game_does(modules):
    """Every total from 0 to 110, by every way to score, is marked with exactly what the game pays."""
    for by in ("both", "multiples", "digits"):
        marked = run(
            modules,
            "hundred_chart",
            f"return Array.from({{length: 111}}, (_, n) => m.scores(n, '{by}').map(({{name, points}}) => [name, points]));",
        )
        assert [dict(one) for one in marked] == [scoring(n, by) for n in range(111)]


def test_the_nearest_total_is_the_one_of_the_game(modules):
    """For every base and number of aces, over and not over, the page names the total that the game compares."""
    hands = [[base + k + 20 * n for n in range(k + 1)] for base in range(60) for k in range(4)]
    found = modules.evaluate(
        """async (hands) => { const {nearest} = await import("http://cards.test/double_target.js");
        return hands.map((totals) => [14, 54].map((goal) => [true, false].map((over) => nearest(totals, goal, over)))); }""",
        hands,
    )
    for totals, one in zip(hands, found, strict=True):
        for goal, two in zip((14, 54), one, strict=True):
            for over, got in zip((True, False), two, strict=True):
                possible = [total for total in totals if over or total <= goal]
                assert got == (
                    min(possible, key=lambda t: (abs(t - goal), t)) if possible else None
                )  # as `nearest` of the game
    assert seven_twenty_seven.GOALS == {7: 14, 27: 54}


def test_counters_fill_up_the_ten(modules):
    """7 and 6 together: three of the six fill the first frame. Apart, the six have a frame of their own."""
    assert run(
        modules, "ten_frames", "return [[7, 6], [3, 4], [10, 5], [14, 13], [9, 1], [0, 0]].map(([a, b]) => m.toTen({a, b}));"
    ) == [3, 0, 0, 6, 1, 0]
    lie = "return m.spots({a: 7, b: 6, together: %s}).filter(({second}) => second).map(({frame, spot}) => `${frame}.${spot}`).join(' ');"
    assert run(modules, "ten_frames", lie % "true") == "1.0 1.1 1.2 0.9 0.8 0.7"
    assert run(modules, "ten_frames", lie % "false") == "1.0 1.1 1.2 1.3 1.4 1.5"
    for a in range(0, 41, 3):
        counts = run(
            modules,
            "ten_frames",
            f"return Array.from({{length: 41}}, (_, b) => new Set(m.spots({{a: {a}, b, together: true}}).map(({{frame, spot}}) => 10 * frame + spot)).size);",
        )
        assert counts == [a + b for b in range(41)]


def test_every_working_is_true_and_left_out_where_it_is_asked(modules):
    assert run(
        modules,
        "ten_frames",
        "return [m.tenFramesWorking({a: 7, b: 6, together: true}), m.tenFramesWorking({a: 7, b: 6, together: false}), m.tenFramesWorking({a: 7, b: 6, asks: true}), m.tenFramesWorking({a: 7, b: 6, together: true, asks: true}), m.tenFramesWorking({a: 7, b: 6, moved: 1}), m.tenFramesWorking({a: 7, b: 0, value: 6})];",
    ) == ["7 + 6 = 10 + 3 = 13", "7 + 6 = 13", "7 + 6 = ?", "7 + 6 = 10 + 3 = ?", "7 + 6 = 8 + 5 = 13", ""]
    line = "return [{marks: [8, 13]}, {marks: [3, -4]}, {hops: [8, 10, 13]}, {hops: [5, 2]}, {marks: [8, 13], asks: true}].map((one) => m.numberLineWorking({...m.defaults, ...one}));"
    assert run(modules, "number_line", line) == ["13 − 8 = 5", "3 − (−4) = 7", "8 + 2 + 3 = 13", "5 − 3 = 2", ""]
    bars = "return ['', 'difference', 'whole', 'part'].map((asks) => m.barModelWorking({parts: [7, 6], other: [5, 4], asks}));"
    assert run(modules, "bar_model", bars) == [
        "7 + 6 = 13\n5 + 4 = 9\n13 − 9 = 4",
        "7 + 6 = 13\n5 + 4 = 9\n13 − 9 = ?",
        "7 + 6 = ?\n5 + 4 = ?",
        "7 + ? = 13\n5 + 4 = 9",
    ]
    assert run(modules, "matching_rows", "return m.matchingRowsWorking({a: 5, b: 9});") == "9 − 5 = 4"
    target = "return m.doubleTargetWorking({...m.defaults, totals: [13, 33, 53]});"
    assert run(modules, "double_target", target) == "7 − 6½ = ½\n27 − 26½ = ½"


def test_halves_and_numbers_below_zero_are_written_as_in_class(modules):
    assert run(modules, "numbers", "return [0, 1, 2, 13, 54].map(m.halved).concat([-3, 0, 4].map(m.written));") == [
        "0",
        "½",
        "1",
        "6½",
        "27",
        "−3",
        "0",
        "4",
    ]


def test_names_on_a_line_keep_apart(modules):
    """Names that would lie over each other move aside, and none leaves the picture."""
    at = run(
        modules,
        "drawing",
        "return m.spread([{x: 8, room: 20}, {x: 12, room: 20}, {x: 14, room: 20}, {x: 200, room: 30}], 0, 210);",
    )
    assert at[0] >= 10
    assert at[1] - at[0] >= 19.9
    assert at[2] - at[1] >= 19.9
    assert at[3] == 195


def test_hatching_stays_within_its_rectangle(modules):
    lines = run(modules, "drawing", "return m.hatch(10, 20, 33, 44, 7).match(/[\\d.]+/g).map(Number);")
    assert all(10 <= x <= 43 for x in lines[::2])
    assert all(20 <= y <= 64 for y in lines[1::2])


SAID = {
    "ten_frames": [
        (
            {"a": 7, "b": 6},
            "7 plain counters and 6 with a ring. 3 of the ringed ones fill up the frame: 7 + 3 = 10. 3 are left over. Together they are 13.",
        ),
        (
            {"a": 9, "b": 2},
            "9 plain counters and 2 with a ring. 1 of the ringed ones fills up the frame: 9 + 1 = 10. 1 is left over. Together they are 11.",
        ),
        ({"a": 7, "b": 6, "asks": True, "together": False}, "7 plain counters and 6 with a ring. How many are there together?"),
        (
            {"a": 7, "b": 6, "moved": 1},
            "7 plain counters and 6 with a ring. 1 of the ringed ones has been moved: 7 + 1 = 8. 5 are left over. Together they are 13.",
        ),
        ({"a": 7, "b": 0, "value": 2, "asks": True}, "7 counters are there. You have put in 2."),
    ],
    "number_line": [
        ({"marks": [4, 5]}, "From 4 to 5 it is 1 step."),
        ({"marks": [5, 5]}, "Both are 5, so the distance is 0."),
        ({"marks": [4, 9], "asks": True, "value": 3}, "How far is it from 4 to 9? You are at 3."),
        ({"low": -5, "hops": [3, -4]}, "From 3 go 7 back to −4."),
    ],
    "bar_model": [
        (
            {"parts": [7, 6], "other": [5, 4], "names": ["Mia", "Ben"]},
            "Mia: 7 and 6 make 13. Ben: 5 and 4 make 9. Mia has 4 more.",
        ),
        ({"parts": [7], "other": [7]}, "The bar is 7 long. The bar is 7 long. Both bars are equally long."),
        (
            {"parts": [7, 6], "other": [5, 4], "asks": "difference"},
            "7 and 6 make 13. 5 and 4 make 9. By how much is one bar longer than the other?",
        ),
        ({"parts": [7, 6], "asks": "part"}, "7 and ? make 13. Which part is missing?"),
        ({"parts": [7], "value": 2, "asks": "part"}, "The bar begins with 7. You have made it 2 longer."),
        (
            {"parts": [7], "other": [13], "value": 2, "asks": "part"},
            "The bar begins with 7. You have made it 2 longer. The bar below is 13 long. Yours is shorter.",
        ),
    ],
    "matching_rows": [
        ({"a": 9, "b": 8}, "9 above and 8 below. There are 8 pairs. 1 dot has no partner: the difference is 1."),
        ({"a": 0, "b": 2}, "0 above and 2 below. There are no pairs. 2 dots have no partner: the difference is 2."),
        ({"a": 9, "b": 5, "by_hand": True, "paired": 1, "asks": True}, "9 above and 5 below. You have made 1 pair."),
        ({"a": 9, "b": 5, "value": 2, "asks": True}, "9 above and 7 below. You have put in 2."),
        ({"a": 4, "b": 4}, "4 above and 4 below. There are 4 pairs. Every dot has a partner: the difference is 0."),
    ],
    "hundred_chart": [
        ({"total": 35}, "The total is 35. 35: Cheeseburger 7, Soda 3, and Fries 1, together 11 points."),
        (
            {"total": 38, "reachable": [41, 42]},
            "The total is 38. From here you can reach 41 and 42. 41: no points. 42: Cheeseburger 7 and Fries 1, together 8 points.",
        ),
        ({"value": 35, "asks": True}, "You are at 35."),
    ],
    "double_target": [
        ({"totals": [14]}, "The hand makes 7. 7 is exactly on the target. 7 is 20 away from 27."),
        ({"totals": [13, 33], "over": True}, "The hand can make 6½ and 16½. 6½ is ½ away from 7. 16½ is 10½ away from 27."),
        ({"totals": [16], "over": False}, "The hand makes 8. No total counts for 7: all are beyond it. 8 is 19 away from 27."),
        ({"goals": [14], "high": 30, "value": 13, "asks": True}, "You are at 6½."),
        ({"totals": [16], "asks": True}, "The hand makes 8. How far is it from the nearest total to each target?"),
    ],
}


@pytest.mark.parametrize("model", SAID)
def test_what_is_drawn_is_said(modules, model):
    """The words of a picture follow from its state, with the right plurals, and do not tell what is asked."""
    for state, said in SAID[model]:
        got = modules.evaluate(
            """async (state) => { const {drawModel} = await import("http://cards.test/models.js");
            return drawModel(state, words).el.querySelector(".cardlab-model-told").textContent; }""",
            {"model": model, **state},
        )
        assert got == said


def test_a_widget_has_what_its_picture_knows(modules):
    """Every field of a state is a trait of the widget, and as it is there where nothing is said."""
    defaults = run(
        modules,
        "known_models",
        "return Object.fromEntries(Object.entries(m.MODELS).map(([name, {defaults}]) => [name, defaults]));",
    )
    assert set(defaults) == set(models.names())
    for name, fields in defaults.items():
        made = models.find(name)()
        assert {field: getattr(made, field) for field in fields} == fields


# ---------------------------------------------------------------------------------------------- what is done


def test_on_a_phone_each_place_of_the_line_is_wide_enough_for_a_finger(page, tmp_path):
    """Twenty-one places lie in two rows; each number is there to be touched, in the row where it stands."""
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
    """Thirty halves lie in rows; each is chosen where it is touched, and an arrow key goes half a point on."""
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


def test_a_bar_is_pulled_and_dots_are_matched_by_pointing_by_keys_and_by_buttons(page, tmp_path):
    """The bar follows what drags it; pairs are made one by one, and what is left over is marked when all are made."""
    opened(page, tmp_path, BarModel(parts=[7], other=[13], value=0, asks="part"))
    bar = page.get_by_role("slider", name="The part that you pull")
    box, handle = bar.locator("svg").bounding_box(), bar.locator(".cardlab-handle").bounding_box()
    page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
    page.mouse.down()
    page.mouse.move(handle["x"] + handle["width"] / 2 + 5 * box["width"] / 20, handle["y"] + 9, steps=3)
    page.mouse.up()
    expect(bar).to_have_attribute("aria-valuenow", "5")
    page.get_by_role("button", name="One longer").click()
    assert told(page).endswith("Both bars are equally long.")
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
    page.locator(".cardlab-free").nth(5).click(force=True)
    assert told(page) == "9 above and 9 below. You have put in 6."
    expect(page.locator(".cardlab-match")).to_have_count(9)


def test_a_place_on_the_number_line_is_chosen_by_keys_and_by_pointing(page, tmp_path):
    """Arrow keys, Page, Home, End and a click move the value; it is told, and stays on the line."""
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
    """The chart is a grid: arrows go to the side and up and down, and the focus goes with the number."""
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
    page.get_by_role("gridcell", name="77: Cheeseburger 7").click()
    assert told(page) == "77: Cheeseburger 7."
    expect(page.locator("[role=row]")).to_have_count(11)


def test_numbers_of_the_chart_are_coloured_and_plain_again(page, tmp_path):
    """Arrows move, Space, Enter and a click colour and take away; what is not open takes nothing, and no key leads there."""
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


def test_a_question_is_answered_by_colouring(modules):
    """What is coloured is what is said, in the order of the choices; it can be put back, as a page that was closed does."""
    got = modules.evaluate("""async () => {
        const {askQuestion} = await import("http://cards.test/question.js");
        const model = {model: "hundred_chart", high: 30, choosable: [21, 22, 23, 24], asks: true};
        const offered = model.choosable.map((n) => ({value: String(n), label: String(n), cards: []}));
        const question = {asked: "several", prompt: "Colour", choices: offered, shows: [], model};
        const {el, said, put} = askQuestion(question, {models: words, digits: {}}, {signal: new AbortController().signal});
        document.body.append(el);
        const before = said();
        for (const n of [24, 21, 22, 22]) el.querySelector(`[data-n="${n}"]`).dispatchEvent(new MouseEvent("click", {bubbles: true}));
        const after = said();
        put("22 23");
        return [before, after, said(), el.querySelectorAll("input").length];
    }""")
    assert got == ["", "21 24", "22 23", 0]


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
    """By a button, a tap on a counter, or dragged into the other frame and back; nothing gets lost on the way."""
    opened(page, tmp_path, TenFrames(together=False))
    counts = page.locator(".cardlab-model-ten_frames svg > text")
    page.get_by_role("button", name="Move one").click()
    expect(counts).to_have_text(["8", "5"])
    expect(page.locator(".cardlab-model-working")).to_have_text("7 + 6 = 8 + 5 = 13")
    ringed = page.locator("[data-counter]")
    ringed.nth(0).click()
    expect(counts).to_have_text(["9", "4"])
    ringed.nth(5).click()  # the first that was moved goes back
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
    """The places that are free take counters: by keys, or where a finger comes down; a press on the last takes it away."""
    opened(page, tmp_path, TenFrames(a=7, b=0, value=0, asks=True))
    frames = page.get_by_role("slider", name="Put in counters")
    expect(frames).to_have_attribute("aria-valuemax", "13")
    frames.focus()
    for key, n in [("ArrowRight", 1), ("PageUp", 6), ("End", 13), ("ArrowRight", 13), ("ArrowLeft", 12), ("Home", 0)]:
        page.keyboard.press(key)
        expect(frames).to_have_attribute("aria-valuenow", str(n))
        assert told(page) == f"7 counters are there. You have put in {n}."
    box = page.locator("svg > .cardlab-frame").nth(1).bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.25)  # the second place of the second frame
    expect(page.locator(".cardlab-fill-two")).to_have_count(5)
    page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.25)
    expect(page.locator(".cardlab-fill-two")).to_have_count(4)
    expect(page.locator("svg > text")).to_have_text(["", ""])  # they are for the learner to count


def test_what_is_not_to_be_answered_cannot_be_moved(page, tmp_path):
    """Without a value a line is a picture with a name and a description, and no stop for the keyboard."""
    opened(page, tmp_path, NumberLine(marks=[4, 9]))
    expect(page.locator("[tabindex]")).to_have_count(0)
    picture = page.get_by_role("img", name="Number line from 0 to 10")
    expect(page.locator(f"#{picture.get_attribute('aria-describedby')}")).to_have_text("From 4 to 9 it is 5 steps.")


def test_two_models_side_by_side_and_one_that_changes(modules):
    """A page may have several, draws them again for another state, and what is watched ends with the signal."""
    got = modules.evaluate("""async () => { const {drawModel} = await import("http://cards.test/models.js");
        const ended = new AbortController();
        const chosen = [];
        const [one, two] = [4, 5].map((value) => drawModel({model: "number_line", value}, words, {signal: ended.signal, onChoose: (n) => chosen.push(n)}));
        document.body.append(one.el, two.el);
        const press = ({el}, key) => el.querySelector("[role=slider]").dispatchEvent(new KeyboardEvent("keydown", {key}));
        press(one, "ArrowRight"), press(two, "End"), press(two, "x");
        two.update({model: "number_line", high: 30, value: 2});
        press(two, "ArrowRight");
        ended.abort();
        press(two, "ArrowRight");
        const ids = [...document.querySelectorAll("[id]")].map(({id}) => id);
        return [chosen, one.el.querySelector("svg").getAttribute("aria-label"), two.el.querySelector("[role=slider]").ariaValueMax, new Set(ids).size === ids.length]; }""")
    assert got == [[5, 10, 3], "Number line from 0 to 10", "30", True]


# ---------------------------------------------------------------------------------------------- how it looks


BESIDE_THE_PICTURE = """() => { const svg = document.querySelector(".cardlab-canvas > svg"), box = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("*")].filter((one) => { const b = one.getBoundingClientRect();
    return b.left < box.left - 3 || b.right > box.right + 3 || b.top < box.top - 3 || b.bottom > box.bottom + 3; }).map((one) => one.outerHTML.slice(0, 120)); }"""
COVERED = """() => { const all = [...document.querySelectorAll(".cardlab-canvas text")].map((one) => [one.textContent, one.getBoundingClientRect()]);
  return all.flatMap(([told, a], i) => all.slice(i + 1).filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4).map(([other]) => `${told}/${other}`)); }"""


@pytest.mark.parametrize("name", MODELS)
def test_no_serious_finding_and_nothing_beyond_the_edge(page, tmp_path, name):
    """WCAG 2.2 A and AA by axe-core; nothing is drawn outside the picture, and no two names of a line lie on each other."""
    opened(page, tmp_path, MODELS[name]())
    for width, rules in ((1100, []), (320, COLOURS_AND_SIZES)):
        resized(page, width)
        assert serious_findings(page, *rules) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(BESIDE_THE_PICTURE) == []
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("name", ["line-value", "frames", "bars", "chart-value", "target-value"])
def test_mathematics_runs_from_left_to_right_on_every_page(page, tmp_path, name):
    """On a page from right to left the line still begins at the left, and the right arrow is more."""
    widget = MODELS[name]()
    widget.words = {**widget.words, "dir": "rtl"}
    opened(page, tmp_path, widget)
    assert page.evaluate("getComputedStyle(document.querySelector('.cardlab-model-told')).direction") == "rtl"
    for part in (".cardlab-canvas", ".cardlab-model-working"):
        assert page.evaluate(f"getComputedStyle(document.querySelector('{part}')).direction") == "ltr"
    if "value" in name and name != "chart-value":
        slider = page.get_by_role("slider")
        before = int(slider.get_attribute("aria-valuenow"))
        slider.press("ArrowRight")
        assert int(slider.get_attribute("aria-valuenow")) == before + 1


def test_large_text_is_large_in_the_picture_too(page, tmp_path):
    """The names on a line grow with the text of the page; where they no longer fit, fewer are named."""
    size = "document.querySelector('.cardlab-canvas text').getBoundingClientRect().height"
    plain = opened(page, tmp_path, NumberLine(high=20), 500).evaluate(size)
    assert opened(page, tmp_path, NumberLine(high=20, big_index=True), 500).evaluate(size) > 1.2 * plain


def test_the_systems_own_colours_keep_every_line(page, tmp_path):
    """With forced colours what is drawn takes the colours of the system, and the two numbers still differ in shape."""
    page.emulate_media(forced_colors="active", color_scheme="dark")
    opened(page, tmp_path, TenFrames())
    fill = "(which) => getComputedStyle(document.querySelector(`.cardlab-fill-${which} circle`)).fill"
    assert page.evaluate(fill, "one") != page.evaluate(fill, "two")
    expect(page.locator(".cardlab-eye")).to_have_count(6)


def test_two_languages_stand_on_one_page(modules):
    """What one widget is written in does not change what another one says later: no module knows a language of its own."""
    arabic = Words("ar", digits="arab")
    words = {**model_words(arabic), "digits": {"chosen": "arab", "signs": arabic.signs}}
    said = modules.evaluate(
        """async (arabic) => { const {drawModel} = await import("http://cards.test/models.js");
        const draw = (texts) => drawModel({model: "bar_model", parts: [7, 6]}, texts);
        const [first, second] = [draw(arabic), draw(words)];
        for (const {update} of [first, second]) update({model: "bar_model", parts: [8, 5]});
        return [first, second].map(({el}) => el.querySelector(".cardlab-model-working").textContent); }""",
        words,
    )
    assert said == [arabic.in_digits("8 + 5 = 13"), "8 + 5 = 13"]
