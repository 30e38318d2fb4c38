"""Visual models have correct arithmetic and words, and several work on one page."""

import pytest

from cardlab import models
from cardlab.games import seven_twenty_seven
from cardlab.games.fast_food import scoring
from cardlab.sessions.page_texts import model_words
from cardlab.words.words import Words


@pytest.fixture
def modules(modules):
    """Opens the page, with the words of the models."""
    modules.evaluate("(words) => (globalThis.words = words)", model_words(Words()))
    return modules


def run(page, file, body):
    """Returns the result of code that uses the exports of a module as `m`."""
    return page.evaluate(f"async () => {{ const m = await import('http://cards.test/{file}.js'); {body} }}")


def test_the_chart_scores_as_the_game_does(modules):
    """Every total from 0 to 110 is marked with the game's own score, by every way to score."""
    for by in ("both", "multiples", "digits"):
        marked = run(
            modules,
            "models/hundred_chart",
            f"return Array.from({{length: 111}}, (_, n) => m.scores(n, '{by}').map(({{name, points}}) => [name, points]));",
        )
        assert [dict(one) for one in marked] == [scoring(n, by) for n in range(111)]


def test_the_nearest_total_is_the_games(modules):
    """For every base and number of aces, over and not over, the page names the total that the game compares."""
    hands = [[base + k + 20 * n for n in range(k + 1)] for base in range(60) for k in range(4)]
    found = modules.evaluate(
        """async (hands) => { const {nearest} = await import("http://cards.test/models/double_target.js");
        return hands.map((totals) => [14, 54].map((goal) => [true, false].map((over) => nearest(totals, goal, over)))); }""",
        hands,
    )
    for totals, one in zip(hands, found, strict=True):
        for goal, two in zip((14, 54), one, strict=True):
            for over, got in zip((True, False), two, strict=True):
                possible = [total for total in totals if over or total <= goal]
                assert got == (
                    min(possible, key=lambda t: (abs(t - goal), t)) if possible else None
                )  # the same as `nearest` of the game
    assert seven_twenty_seven.GOALS == {7: 14, 27: 54}


def test_counters_fill_up_the_ten(modules):
    """7 and 6 together fill the first frame with three of the six. Apart, the six have a frame of their own."""
    assert run(
        modules,
        "models/ten_frames",
        "return [[7, 6], [3, 4], [10, 5], [14, 13], [9, 1], [0, 0]].map(([a, b]) => m.toTen({a, b}));",
    ) == [3, 0, 0, 6, 1, 0]
    lie = "return m.spots({a: 7, b: 6, together: %s}).filter(({second}) => second).map(({frame, spot}) => `${frame}.${spot}`).join(' ');"
    assert run(modules, "models/ten_frames", lie % "true") == "1.0 1.1 1.2 0.9 0.8 0.7"
    assert run(modules, "models/ten_frames", lie % "false") == "1.0 1.1 1.2 1.3 1.4 1.5"
    for a in range(0, 41, 3):
        counts = run(
            modules,
            "models/ten_frames",
            f"return Array.from({{length: 41}}, (_, b) => new Set(m.spots({{a: {a}, b, together: true}}).map(({{frame, spot}}) => 10 * frame + spot)).size);",
        )
        assert counts == [a + b for b in range(41)]


def test_every_working_is_true_and_hidden_while_a_question_is_open(modules):
    assert run(
        modules,
        "models/ten_frames",
        "return [m.tenFramesWorking({a: 7, b: 6, together: true}), m.tenFramesWorking({a: 7, b: 6, together: false}), m.tenFramesWorking({a: 7, b: 6, asks: true}), m.tenFramesWorking({a: 7, b: 6, together: true, asks: true}), m.tenFramesWorking({a: 7, b: 6, moved: 1}), m.tenFramesWorking({a: 7, b: 0, value: 6})];",
    ) == ["7 + 6 = 10 + 3 = 13", "7 + 6 = 13", "7 + 6 = ?", "7 + 6 = 10 + 3 = ?", "7 + 6 = 8 + 5 = 13", ""]
    line = "return [{marks: [8, 13]}, {marks: [3, -4]}, {hops: [8, 10, 13]}, {hops: [5, 2]}, {marks: [8, 13], asks: true}].map((one) => m.numberLineWorking({...m.defaults, ...one}));"
    assert run(modules, "models/number_line", line) == ["13 − 8 = 5", "3 − (−4) = 7", "8 + 2 + 3 = 13", "5 − 3 = 2", ""]
    parts = "return [{parts: 4, hops: [3, 6, 8]}, {parts: 4, form: 'decimal', hops: [5, 4]}, {parts: 60, form: 'time', hops: [465, 495]}].map((one) => m.numberLineWorking({...m.defaults, ...one}));"
    assert run(modules, "models/number_line", parts) == ["3/4 + 3/4 + ½ = 2", "1.25 − 0.25 = 1", "7:45 + 30 = 8:15"]
    leads = "return [{parts: 4}, {parts: 1}].map((one) => m.result({...m.defaults, marks: [2, 5], ...one}));"
    assert run(modules, "models/number_line", leads) == [None, 3]
    bars = "return ['', 'difference', 'whole', 'part'].map((asks) => m.barModelWorking({parts: [7, 6], other: [5, 4], asks}));"
    assert run(modules, "models/bar_model", bars) == [
        "7 + 6 = 13\n5 + 4 = 9\n13 − 9 = 4",
        "7 + 6 = 13\n5 + 4 = 9\n13 − 9 = ?",
        "7 + 6 = ?\n5 + 4 = ?",
        "7 + ? = 13\n5 + 4 = 9",
    ]
    assert run(modules, "models/matching_rows", "return m.matchingRowsWorking({a: 5, b: 9});") == "9 − 5 = 4"
    target = "return m.doubleTargetWorking({...m.defaults, totals: [13, 33, 53]});"
    assert run(modules, "models/double_target", target) == "7 − 6½ = ½\n27 − 26½ = ½"


def test_halves_and_negative_numbers_are_written_as_in_class(modules):
    assert run(modules, "common/numbers", "return [0, 1, 2, 13, 54].map(m.halved).concat([-3, 0, 4].map(m.written));") == [
        "0",
        "½",
        "1",
        "6½",
        "27",
        "−3",
        "0",
        "4",
    ]


@pytest.mark.parametrize("value", [5, 8])
def test_a_start_is_outlined_and_an_answer_is_filled(modules, value):
    """The number of the start looks the same before and after the learner has moved on."""
    looks = modules.evaluate(
        """async (state) => {
        const {draw} = await import("http://cards.test/models/number_line.js");
        const {el} = draw(state, words, {});
        return [...el.querySelectorAll(".cardlab-pill")].map((pill) => [pill.textContent, pill.getAttribute("class")]);
      }""",
        {"marks": [5], "value": value},
    )
    filled = {"8": "cardlab-pill cardlab-chosen"} if value == 8 else {}
    assert dict(looks) == {"5": "cardlab-pill cardlab-mark", **filled}


@pytest.mark.parametrize(
    ("model", "state", "names"),
    [
        ("number_line", {"high": 20, "hops": [0, 1, 2, 12], "parts": 2, "bare": True}, {"0": 0, "1": 2, "6": 12}),
        ("double_target", {"totals": [12, 13, 14], "goals": [14], "asks": True}, {"6": 12, "6½": 13, "7": 14}),
    ],
)
def test_each_number_stands_under_its_place(modules, model, state, names):
    """Also where halves are so close on a phone that their names have no room side by side. Then one stands below the others, or
    is left out if it is only a stop on the way.
    """
    pills, places = modules.evaluate(
        """async ([model, state]) => {
        const {defaults, draw} = await import(`http://cards.test/models/${model}.js`);
        const {placeOn} = await import("http://cards.test/common/number_line_rows.js");
        const main = document.querySelector("main");
        main.style.inlineSize = "350px";
        const {el} = draw(state, words, {});
        main.replaceChildren(el);
        el.dispatchEvent(new Event("cardlab:measure"));
        const svg = el.querySelector("svg");
        const of = (text) => ["x", "y"].map((name) => Number(text.getAttribute(name)));
        const names = [...svg.querySelectorAll(".cardlab-pill text")].map((text) => [text.textContent, of(text)]);
        const width = svg.viewBox.baseVal.width;
        return [Object.fromEntries(names), Array.from({length: 40}, (_, n) => placeOn({...defaults, ...state}, n, width))];
      }""",
        [model, state],
    )
    assert {name: at[0] for name, at in pills.items()} == {name: pytest.approx(places[n], abs=1) for name, n in names.items()}
    assert len({y for _, y in pills.values()}) == (1 if model == "number_line" else 3)


@pytest.mark.parametrize(
    ("model", "state", "said", "ends"),
    [
        ("number_line", {"marks": [4, 9]}, 13, "to 17"),
        ("double_target", {"totals": [30], "goals": [14], "high": 40, "asks": True}, 22, ""),
    ],
)
def test_a_wrong_jump_beyond_the_line_makes_it_longer(modules, model, state, said, ends):
    """It ends at its own number."""
    label, drawn = modules.evaluate(
        """async ([model, state]) => {
        const {draw} = await import(`http://cards.test/models/${model}.js`);
        const svg = draw(state, words, {}).el.querySelector("svg");
        return [svg.getAttribute("aria-label"), svg.querySelectorAll(".cardlab-draw-said").length];
      }""",
        [model, {**state, "said": said}],
    )
    assert drawn == 1
    assert ends in label


@pytest.mark.parametrize(("a", "b", "said"), [(6, 1, 6), (6, 1, 4), (2, 9, 3), (10, 3, 5)])
def test_a_wrong_difference_has_as_many_boxes_as_was_said(modules, a, b, said):
    """Even if there are fewer dots without a partner: otherwise the picture would show the right difference."""
    boxes = modules.evaluate(
        """async (state) => {
        const {draw} = await import("http://cards.test/models/matching_rows.js");
        return draw(state, words, {}).el.querySelector(".cardlab-wrong-line").getAttribute("d").match(/M/g).length;
      }""",
        {"a": a, "b": b, "asks": True, "said": said},
    )
    assert boxes == said


@pytest.mark.parametrize(
    ("model", "state", "rows"),
    [
        ("bar_model", {"parts": [3, 4], "other": [5, 6], "longest": 20}, ".cardlab-bar"),
        ("area_model", {"grids": [[1, 2, 1], [1, 3, 1]], "names": ["1/2", "1/3"]}, ".cardlab-frame"),
        ("matching_rows", {"a": 3, "b": 5}, ".cardlab-dot"),
    ],
)
def test_the_second_row_is_on_top_where_the_cards_of_the_other_player_are(modules, model, state, rows):
    """So it is on a tall stage, whose stylesheet says so. Elsewhere the first row is on top."""
    drawn = modules.evaluate(
        """async ([model, state, rows]) => {
        const {draw} = await import(`http://cards.test/models/${model}.js`);
        const style = document.head.appendChild(document.createElement("style"));
        style.textContent = ".cardlab-canvas { max-block-size: 90px }";
        const main = document.querySelector("main");
        const tops = [0, 1].map((flips) => {
          main.style.setProperty("--flips", flips);
          const {el} = draw(state, words, {});
          main.replaceChildren(el);
          el.dispatchEvent(new Event("cardlab:measure"));
          const all = [...el.querySelectorAll(rows)].map((one) => one.getBoundingClientRect().top);
          return [all[0], all.at(-1)];
        });
        style.remove();
        return tops;
      }""",
        [model, state, rows],
    )
    (first, second), (flipped, top) = drawn
    assert first < second
    assert top < flipped


def test_hatching_stays_within_its_rectangle(modules):
    lines = run(modules, "models/model_drawing", "return m.hatch(10, 20, 33, 44, 7).match(/[\\d.]+/g).map(Number);")
    assert all(10 <= x <= 43 for x in lines[::2])
    assert all(20 <= y <= 64 for y in lines[1::2])


SAID = {
    "ten_frames": [
        (
            {"a": 7, "b": 6},
            "7 plain counters and 6 with a ring. 3 ringed counters fill the frame: 7 + 3 = 10. 3 are left over. That makes 13 altogether.",
        ),
        (
            {"a": 9, "b": 2},
            "9 plain counters and 2 with a ring. 1 ringed counter fills the frame: 9 + 1 = 10. 1 is left over. That makes 11 altogether.",
        ),
        (
            {"a": 1, "b": 6, "asks": True, "together": False},
            "1 plain counter and 6 with a ring. How many are there altogether?",
        ),
        (
            {"a": 7, "b": 6, "asks": True, "together": False},
            "7 plain counters and 6 with a ring. How many are there altogether?",
        ),
        (
            {"a": 7, "b": 6, "moved": 1},
            "7 plain counters and 6 with a ring. 1 ringed counter has moved: 7 + 1 = 8. 5 are left over. That makes 13 altogether.",
        ),
        ({"a": 7, "b": 0, "value": 2, "asks": True}, "There are 7 counters. You have put in 2."),
    ],
    "number_line": [
        ({"marks": [4, 5]}, "It is 1 step from 4 to 5."),
        ({"marks": [5, 5]}, "Both are 5, so the distance is 0."),
        ({"marks": [4, 9], "asks": True, "value": 3}, "How far is it from 4 to 9? You are at 3."),
        ({"low": -5, "hops": [3, -4]}, "Count back 7 from 3 to −4."),
    ],
    "bar_model": [
        (
            {"parts": [7, 6], "other": [5, 4], "names": ["Mia", "Ben"]},
            "Mia: 7 and 6 make 13. Ben: 5 and 4 make 9. Mia: 4 more.",
        ),
        ({"parts": [7], "other": [7]}, "The bar is 7 long. The bar is 7 long. Both bars are the same length."),
        (
            {"parts": [7, 6], "other": [5, 4], "asks": "difference"},
            "7 and 6 make 13. 5 and 4 make 9. How much longer is one bar than the other?",
        ),
        ({"parts": [7, 6], "asks": "part"}, "7 and ? make 13. Which part is missing?"),
        ({"parts": [7], "value": 2, "asks": "part"}, "The bar starts with 7. You have made it 2 longer."),
        (
            {"parts": [7], "other": [13], "value": 2, "asks": "part"},
            "The bar starts with 7. You have made it 2 longer. The bar below is 13 long. Yours is shorter.",
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
        ({"total": 39}, "The total is 39. 39: Fries, 1 point."),
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
        (
            {"totals": [16], "over": False},
            "The hand makes 8. No total counts for 7. They are all past it. 8 is 19 away from 27.",
        ),
        ({"goals": [14], "high": 30, "value": 13, "asks": True}, "You are at 6½."),
        ({"totals": [16], "asks": True}, "The hand makes 8. How far is the nearest total from each target?"),
    ],
}


@pytest.mark.parametrize("model", SAID)
def test_every_picture_has_a_description(modules, model):
    """The description follows from the state, has the right plurals, and does not give the answer away."""
    for state, said in SAID[model]:
        got = modules.evaluate(
            """async (state) => { const {drawModel} = await import("http://cards.test/models/models.js");
            return drawModel(state, words).el.querySelector(".cardlab-model-status").textContent; }""",
            {"model": model, **state},
        )
        assert got == said


def test_a_widget_has_every_field_of_its_picture(modules):
    """Every field of a state is a trait of the widget, with the same default."""
    defaults = run(
        modules,
        "models/model_registry",
        "return Object.fromEntries(Object.entries(m.MODELS).map(([name, {defaults}]) => [name, defaults]));",
    )
    assert set(defaults) == set(models.names())
    for name, fields in defaults.items():
        made = models.find(name)()
        assert {field: getattr(made, field) for field in fields} == fields


def test_a_question_is_answered_by_colouring(modules):
    """The answer is the coloured numbers in the order of the choices. They can be restored, as a reopened page does."""
    got = modules.evaluate("""async () => {
        const {askQuestion} = await import("http://cards.test/lesson/question.js");
        const model = {model: "hundred_chart", high: 30, choosable: [21, 22, 23, 24], asks: true};
        const offered = model.choosable.map((n) => ({value: String(n), label: String(n), cards: []}));
        const question = {answer_type: "several", prompt: "Colour", choices: offered, shows: [], model};
        const {el, said, put} = askQuestion(question, {models: words, digits: {}}, {signal: new AbortController().signal});
        document.body.append(el);
        const before = said();
        for (const n of [24, 21, 22, 22]) el.querySelector(`[data-n="${n}"]`).dispatchEvent(new MouseEvent("click", {bubbles: true}));
        const after = said();
        put("22 23");
        return [before, after, said(), el.querySelectorAll("input").length];
    }""")
    assert got == ["", "21 24", "22 23", 0]


def test_a_chart_without_reached_totals_shows_no_scores(modules):
    """It is drawn again when the totals that show what they score change from all to none."""
    got = modules.evaluate("""async () => { const {drawModel} = await import("http://cards.test/models/models.js");
        const {el, update} = drawModel({model: "hundred_chart"}, words, {signal: new AbortController().signal});
        document.body.append(el);
        const signs = () => el.querySelectorAll("[data-n] .cardlab-sign").length;
        const before = signs();
        update({model: "hundred_chart", reached: []});
        return [before > 0, signs()]; }""")
    assert got == [True, 0]


def test_the_legend_marks_the_foods_of_a_total_only_once_it_is_reached(modules):
    """From 27 to 35 the marker stops at 30, which would score soda and fries."""
    got = modules.evaluate("""async () => { const {drawModel} = await import("http://cards.test/models/models.js");
        const {acts} = await import("http://cards.test/models/hundred_chart.js");
        const {el, update} = drawModel({model: "hundred_chart", total: 27}, words, {signal: new AbortController().signal});
        document.body.append(el);
        const marked = () => [...el.querySelectorAll("[data-scored]")].map((food) => food.dataset.food);
        const states = [...acts({total: 35}, {total: 27}), {model: "hundred_chart", total: 35}];
        return [marked(), ...states.map((state) => (update(state), marked()))]; }""")
    assert got == [["cheeseburger", "fries"], [], ["cheeseburger", "soda", "fries"]]


def test_two_models_side_by_side_and_one_that_changes(modules):
    """A page may have several models and redraw them in another state, and the abort signal ends their listeners."""
    got = modules.evaluate("""async () => { const {drawModel} = await import("http://cards.test/models/models.js");
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


def test_two_languages_work_on_one_page(modules):
    """One widget's language does not change another's later texts, because no module stores a language."""
    arabic = Words("ar", digits="arab")
    words = {**model_words(arabic), "digits": {"chosen": "arab", "signs": arabic.signs}}
    said = modules.evaluate(
        """async (arabic) => { const {drawModel} = await import("http://cards.test/models/models.js");
        const draw = (texts) => drawModel({model: "bar_model", parts: [7, 6]}, texts);
        const [first, second] = [draw(arabic), draw(words)];
        for (const {update} of [first, second]) update({model: "bar_model", parts: [8, 5]});
        return [first, second].map(({el}) => el.querySelector(".cardlab-model-working").textContent); }""",
        words,
    )
    assert said == [arabic.in_digits("8 + 5 = 13"), "8 + 5 = 13"]


@pytest.mark.parametrize(
    "state",
    [
        {"model": "number_line", "low": 20, "high": 10},
        {"model": "number_line", "low": 5, "high": 5, "value": 5},
        {"model": "number_line", "low": -100_000, "high": 100_000, "value": 7},
        {"model": "number_line", "low": 0, "high": 100_000, "parts": 2, "bare": True, "value": 7},
        {"model": "number_line", "low": 0, "high": 100_000, "parts": 60, "form": "time", "marks": [7, 99_999]},
        {"model": "double_target", "low": 70, "high": 70},
        {"model": "double_target", "low": 390, "high": 10, "value": 20},
        {"model": "bar_model", "parts": [0], "other": [0], "value": 0, "high": 1},
        {"model": "area_model", "grids": [[1, 1, 400]]},
    ],
    ids=str,
)
def test_no_state_keeps_the_browser_busy(modules, state):
    """A line without a length, or a very long one, is drawn at once: a picture never has thousands of parts."""
    drawn = modules.evaluate(
        """async (state) => { const {drawModel} = await import("http://cards.test/models/models.js");
        const {el} = drawModel(state, words, {signal: new AbortController().signal});
        document.body.replaceChildren(el);
        return el.querySelectorAll("svg *").length; }""",
        state,
    )
    assert drawn < 2000
