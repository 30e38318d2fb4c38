"""The widgets of visual models: values from a browser, errors, and texts."""

import pytest
from fluent.syntax import FluentParser, ast, visitor
from traitlets import TraitError

from cardlab.models import names
from cardlab.sessions.page_texts import in_words, model_words
from cardlab.widgets import BarModel, DoubleTarget, HundredChart, MatchingRows, NumberLine, TenFrames
from cardlab.widgets.models import model_widget
from cardlab.words.fluent_files import message_files
from cardlab.words.languages import languages
from cardlab.words.words import Words


@pytest.mark.parametrize(
    ("widget", "sent", "kept"),
    [
        (NumberLine(high=20, value=3), {"value": 99}, 20),
        (NumberLine(high=20, value=3), {"value": -4}, 0),
        (HundredChart(value=3), {"value": 0}, 1),
        (HundredChart(value=3), {"value": 1000}, 110),
        (DoubleTarget(value=3), {"value": 71}, 70),
    ],
)
def test_a_browsers_value_stays_within_the_picture(widget, sent, kept):
    """A browser may send anything, and a place beyond the end becomes the end."""
    widget.set_state(sent)
    assert widget.value == kept


def test_a_browser_can_set_only_the_value():
    line, frames = NumberLine(high=20, value=3), TenFrames(a=4, b=3)
    line.set_state({"high": 5, "marks": [1, 2], "words": {}, "name": "x", "model": "ten_frames", "value": 4})
    assert (line.high, line.marks, line.name, line.model, line.value) == (20, [], "", "number_line", 4)
    assert line.words["lang"] == "en"
    frames.set_state({"together": False, "a": 9, "value": 99})
    assert (frames.a, frames.together, frames.value) == (4, False, 20)
    chart = HundredChart(choosable=[3, 5, 7])
    chart.set_state({"chosen": [7, 4, 7, 3], "choosable": [4]})
    assert (chart.choosable, chart.chosen) == ([3, 5, 7], [7, 3])
    with pytest.raises(TraitError):
        line.set_state({"value": "three"})


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (lambda: NumberLine(low=5, high=5), "'low' must be less than 'high'"),
        (lambda: NumberLine(hops=[3, 12]), "not all on the line from 0 to 10"),
        (lambda: TenFrames(a=41), "a"),
        (lambda: BarModel(asks="sum"), "asks"),
        (lambda: HundredChart(score_by="both of them"), "score_by"),
        (lambda: DoubleTarget(totals=[90]), "the line ends at 70"),
    ],
)
def test_an_impossible_model_is_refused_with_the_reason(made, told):
    with pytest.raises(TraitError, match=told):
        made()


def test_a_state_becomes_a_widget_with_the_names_of_the_players():
    """The states that follow a match become widgets, with names for the seats."""
    bars = model_widget({"model": "bar_model", "parts": [7, 6], "other": [5, 4], "seats": ["p2", "p1"]})
    assert isinstance(bars, BarModel)
    assert bars.names == ["Player 2", "Player 1"]
    rows = in_words({"model": "matching_rows", "of": "p1", "a": 3, "b": 3}, Words(names={"p1": "Mia"}))
    assert rows == {"model": "matching_rows", "name": "Mia", "a": 3, "b": 3}


@pytest.mark.parametrize(
    ("widget", "told"),
    [
        (NumberLine(high=20, name="Mia"), "Mia: A number line from 0 to 20."),
        (TenFrames(), "Ten frames with 7 and 6."),
        (BarModel(), "A bar of 7 and 6."),
        (MatchingRows(), "Two rows of dots: 9 and 5."),
        (HundredChart(), "The numbers from 1 to 110."),
        (DoubleTarget(totals=[13, 33]), "The targets 7 and 27, and the totals 6½ and 16½."),
    ],
)
def test_without_a_front_end_a_model_is_a_sentence(widget, told):
    assert str(widget) == told
    assert f"<p>{told}</p>" in widget._repr_mimebundle_()[0]["text/html"]


@pytest.mark.parametrize("language", languages())
def test_every_text_of_the_models_renders_in_every_form(language):
    """The page fills every field, and a number selects its variant by plural form only."""
    texts = model_words(Words(language))
    texts.pop("menu")
    for text in texts.values():
        forms = text.values() if isinstance(text, dict) else [text]
        assert all(form and "{ " not in form for form in forms)
    numbers = _NumbersChosen()
    for file in _files(language):
        numbers.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert numbers.found == []


def _files(language):
    found = [file for file in message_files(language) if file.stem == "models" or file.parent.name == "models"]
    assert len(found) == 1 + len(names())
    return found


class _NumbersChosen(visitor.Visitor):
    """Finds variants selected by a number; the page knows plural forms only."""

    def __init__(self):
        self.found = []

    def visit_Variant(self, node):  # noqa: N802 (the name that the visitor looks for)
        if isinstance(node.key, ast.NumberLiteral):
            self.found.append(node.key.value)
        self.generic_visit(node)


def test_plural_forms_are_those_of_the_language():
    assert model_words(Words())["number_line-distance"] == {
        "one": "It is {n} step from {a} to {b}.",
        "other": "It is {n} steps from {a} to {b}.",
    }


@pytest.mark.parametrize("order", [("low", "high"), ("high", "low")])
@pytest.mark.parametrize("ends", [(20, 30), (-30, -20), (-5, 3), (9, 200)])
def test_the_ends_of_a_number_line_may_be_set_in_any_order(ends, order):
    """Whenever somebody looks, low is less than high, and what is marked lies on the line."""
    line, seen = NumberLine(hops=[1, 9], marks=[0, 10], value=4), []

    def look(change):
        seen.append((line.low, line.high))
        assert line.low < line.high

    line.observe(look, ["low", "high"])
    for name in order:
        setattr(line, name, dict(zip(("low", "high"), ends, strict=True))[name])
    assert (line.low, line.high) == ends
    assert all(line.low <= place <= line.high for place in (*line.hops, *line.marks, line.value))
    assert seen


def test_a_number_line_can_get_new_ends_and_marks_at_once():
    line = NumberLine(marks=[4])
    with line.hold_trait_notifications():
        line.marks, line.low, line.high = [25], 20, 30
    assert (line.low, line.high, line.marks) == (20, 30, [25])
    with pytest.raises(TraitError, match="from 100000 to"):
        line.low = 100_000
    assert (line.low, line.high) == (20, 30)


def test_what_a_learner_has_chosen_stays_within_the_picture():
    """Each picture may change after a learner has chosen a value."""
    bar = BarModel(parts=[7], other=[13], value=9)
    bar.parts = [15]
    assert bar.value == 5
    bar.high = 17
    assert bar.value == 2
    chart = HundredChart(value=105, choosable=[3, 5], chosen=[5, 3])
    chart.high, chart.choosable = 50, [3]
    assert (chart.value, chart.chosen) == (50, [3])
    rows = MatchingRows(a=9, b=2, value=8)
    rows.b = 9
    assert rows.value == 3
    target = DoubleTarget(totals=[60], value=70)
    target.high = 64
    assert target.value == 64
    with pytest.raises(TraitError, match="set 'high' first"):
        target.totals = [90]
    target.high = 90
    target.totals = [90]
    assert target.totals == [90]


def test_traits_take_numbers_of_numpy_and_ranges():
    numpy = pytest.importorskip("numpy")
    line = NumberLine(low=numpy.int64(2), high=numpy.int32(9), hops=range(3, 6), marks=numpy.arange(4, 6), bare=numpy.True_)
    assert (line.low, line.high, line.hops, line.marks, line.bare) == (2, 9, [3, 4, 5], [4, 5], True)
    assert {type(n) for n in (line.low, *line.hops, *line.marks)} == {int}
    assert model_widget("area_model", grids=numpy.array([[1, 4, 3]])).grids == [[1, 4, 3]]
    assert BarModel(parts=[numpy.int64(3)]).page_state()["parts"] == [3]
