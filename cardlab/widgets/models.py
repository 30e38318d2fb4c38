"""The visual models of the lessons: number line, ten frames, bar model, matching rows, hundred chart, double target.

Each is a widget of its own, for a notebook; a lesson's page draws the same pictures with `drawModel` of `frontend/models.js`,
from the same states and the same `model_words`. Every picture is said in words below it, and changes with its traits.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, ClassVar

from fluent.runtime.types import FluentType
from traitlets import Bool, Enum, Int, List, TraitError, Unicode, validate

from cardlab.games.fast_food import CATEGORIES
from cardlab.widgets.page import CardWidget
from cardlab.words.messages import DEFAULT_LANGUAGE, Words, direction

_FIELDS = ("a", "b", "goal", "high", "list", "low", "name", "value")


class _Counted(FluentType):
    """A number of which only the plural form is known: it chooses a variant, and is written as a blank for the page."""

    def __init__(self, form: str) -> None:
        self.form = form

    def __eq__(self, variant: object) -> bool:
        return variant == self.form

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: Any) -> str:
        return "{n}"


def model_words(words: Words) -> dict[str, Any]:
    """The texts of the models in one language, with ``{a}`` where the page fills a field in.

    A text whose form hangs on ``$n`` comes as all its forms: ``{"one": …, "other": …}``.
    """
    blanks = {field: f"{{{field}}}" for field in _FIELDS}
    texts: dict[str, Any] = {"lang": words.language, "dir": direction(words.language)}
    for message in words.names_of("model-"):
        forms = {form: words.say(message, **blanks, n=_Counted(form)) for form in _plurals(words.language)}
        texts[message.removeprefix("model-")] = forms if len(set(forms.values())) > 1 else forms["other"]
    texts["menu"] = {name: words.say(f"fast_food-score-{name}") for name in CATEGORIES}
    return texts


def _plurals(language: str) -> set[str]:
    """The plural forms of a language: ``one`` and ``other`` in English."""
    from babel import Locale

    return {"other", *Locale.parse(language, sep="-").plural_form.tags}


class Model(CardWidget):
    """A picture of a piece of arithmetic, said in words too.

    Args:
        language: The language of the words.
        big_index: Large text.
        traits: Those of the model.

    Traits:
        model: Which model it is.
        name: Whose it is, or what it is about; shown above it.
        asks: Whether the result is left out, for a learner to find.
    """

    entry = "model_widget"
    kind: ClassVar[str]
    """The name of the model, as in ``{"model": "ten_frames"}``."""

    model = Unicode().tag(sync=True)
    name = Unicode("").tag(sync=True)
    asks: Any = Bool(False).tag(sync=True)

    def __init__(self, *, language: str = DEFAULT_LANGUAGE, **traits: Any) -> None:
        self.told_in = Words(language)
        super().__init__(model=self.kind, words=model_words(self.told_in), **traits)

    def facts(self) -> dict[str, Any]:
        """What the still picture's sentence tells."""
        return {field: getattr(self, field) for field in ("a", "b", "low", "high") if self.has_trait(field)}

    def picture(self) -> str:
        """The model in a sentence, for a page without a front end."""
        return f"<p>{escape(str(self))}</p>"

    def __str__(self) -> str:
        told = self.told_in.say(f"model-{self.kind}", "still", **self.facts())
        return f"{self.name}: {told}" if self.name else told

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"


class NumberLine(Model):
    """A number line. Hops are arcs with their lengths; the stretch between two marks is their difference.

    ``NumberLine(high=20, hops=[8, 10, 13])`` shows 8 + 2 + 3; ``NumberLine(marks=[4, 9])`` shows 9 − 4 = 5;
    with ``value=0`` a learner chooses a place, by the arrow keys, by touch or with the mouse.

    Traits:
        low, high: The ends of the line.
        hops: The places that are jumped to, one after the other.
        marks: Two places whose distance is shown, or none.
        value: The place that a learner has chosen, or None where nothing is to be chosen. Observe it.
        name, asks: As in `Model`; without results, distances and jumps show a question mark.
    """

    kind = "number_line"
    writable = frozenset({"value"})
    low = Int(0, min=-1000, max=1000).tag(sync=True)
    high = Int(10, min=-1000, max=1000).tag(sync=True)
    hops = List(Int()).tag(sync=True)
    marks = List(Int()).tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)

    @validate("value")  # a browser may send anything
    def _value_on_the_line(self, proposal: Any) -> int | None:
        value: int | None = proposal["value"]
        return None if value is None else min(max(value, self.low), self.high)

    @validate("low", "high")
    def _low_before_high(self, proposal: Any) -> int:
        if self.low >= self.high:
            raise TraitError(f"the line goes from {self.low} to {self.high}, and 'low' must be less than 'high'")
        return int(proposal["value"])

    @validate("hops", "marks")
    def _places_on_the_line(self, proposal: Any) -> list[int]:
        places: list[int] = proposal["value"]
        if any(not self.low <= place <= self.high for place in places):
            raise TraitError(f"{places} are not all on the line from {self.low} to {self.high}")
        if proposal["trait"].name == "marks" and len(places) not in (0, 2):
            raise TraitError(f"there are {len(places)} marks, and must be two or none")
        return places


class TenFrames(Model):
    """Two numbers as counters in ten frames. The first one’s are plain, the second one’s have a ring.

    A button takes them apart and puts them together: then the second number’s counters fill up the ten.

    Traits:
        a, b: The numbers, 0 to 40.
        together: Whether the counters lie together; a learner may change it.
        name, asks: As in `Model`; without results, the frames are not counted.
    """

    kind = "ten_frames"
    writable = frozenset({"together"})
    a = Int(7, min=0, max=40).tag(sync=True)
    b = Int(6, min=0, max=40).tag(sync=True)
    together = Bool(True).tag(sync=True)

    def facts(self) -> dict[str, Any]:
        """Both numbers."""
        return {"list": [self.a, self.b]}


class BarModel(Model):
    """Parts that make a whole; with a second bar, a comparison with the difference marked.

    ``BarModel(parts=[7, 6])`` shows 7 + 6 = 13; ``BarModel(parts=[7, 6], other=[5, 4])`` shows that 13 is 4 more than 9.

    Traits:
        parts: The parts of the bar.
        other: The parts of the bar that it is compared with, or none.
        names: What the two bars are called.
        asks: What is left out for a learner to find: ``whole``, ``part`` (the last one), ``difference``; "" is nothing.
        name: As in `Model`.
    """

    kind = "bar_model"
    parts = List(Int(min=0, max=1000), default_value=[7, 6], minlen=1, maxlen=6).tag(sync=True)
    other = List(Int(min=0, max=1000), maxlen=6).tag(sync=True)
    names = List(Unicode(), maxlen=2).tag(sync=True)
    asks = Enum(("", "whole", "part", "difference"), default_value="").tag(sync=True)

    def facts(self) -> dict[str, Any]:
        """The parts of the first bar."""
        return {"list": self.parts}


class MatchingRows(Model):
    """Two rows of dots, matched one to one: those without a partner are the difference.

    Traits:
        a, b: How many dots lie in each row, 0 to 30.
        name, asks: As in `Model`; without results, those without a partner are not counted.
    """

    kind = "matching_rows"
    a = Int(9, min=0, max=30).tag(sync=True)
    b = Int(5, min=0, max=30).tag(sync=True)


class HundredChart(Model):
    """The numbers from 1 to 110, marked with what each scores as a total in Fast Food.

    Signs differ by colour, shape and digit, and a number that scores several times has them all.

    Traits:
        high: The last number.
        score_by: ``both``, ``multiples`` or ``digits``, as the option of the game.
        total: The total as it stands; 0 is not on the chart.
        reachable: The totals that can be reached with a card.
        value: The number that a learner has chosen, or None where nothing is to be chosen. Observe it.
        name, asks: As in `Model`; without results, the numbers are plain.
    """

    kind = "hundred_chart"
    writable = frozenset({"value"})
    high = Int(110, min=10, max=200).tag(sync=True)
    score_by = Enum(("both", "multiples", "digits"), default_value="both").tag(sync=True)
    total = Int(0, min=0, max=200).tag(sync=True)
    reachable = List(Int(min=1, max=200), maxlen=20).tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)

    @validate("value")  # a browser may send anything
    def _value_on_the_chart(self, proposal: Any) -> int | None:
        value: int | None = proposal["value"]
        return None if value is None else min(max(value, 1), self.high)


class DoubleTarget(Model):
    """A line with the targets 7 and 27: all totals of a hand, and how far the nearest is from each target.

    ``DoubleTarget(totals=[18, 38])`` is a hand that makes 9 or 19. All numbers are half points, as in the game.

    Traits:
        totals: All totals of the hand, in half points.
        goals: The targets, in half points; one or both.
        high: The end of the line, in half points.
        over: Whether totals beyond a target count for it.
        value: The place that a learner has chosen, in half points, or None where nothing is to be chosen. Observe it.
        name, asks: As in `Model`; without results, distances show a question mark.
    """

    kind = "double_target"
    writable = frozenset({"value"})
    totals = List(Int(min=0, max=400), maxlen=20).tag(sync=True)
    goals = List(Int(min=0, max=400), default_value=[14, 54], minlen=1, maxlen=2).tag(sync=True)
    high = Int(70, min=10, max=400).tag(sync=True)
    over = Bool(True).tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)

    @validate("value")  # a browser may send anything
    def _value_on_the_line(self, proposal: Any) -> int | None:
        value: int | None = proposal["value"]
        return None if value is None else min(max(value, 0), self.high)

    @validate("high", "totals", "goals")
    def _all_on_the_line(self, proposal: Any) -> Any:
        if max([*self.totals, *self.goals]) > self.high:
            raise TraitError(f"the line ends at {self.high}, before the greatest of {[*self.totals, *self.goals]}")
        return proposal["value"]

    def facts(self) -> dict[str, Any]:
        """Targets and totals in points."""
        return {"goals": [goal / 2 for goal in self.goals], "totals": [total / 2 for total in self.totals]}


KINDS: dict[str, type[Model]] = {each.kind: each for each in Model.__subclasses__()}
"""Name of a model -> its widget."""


def model_widget(state: Mapping[str, Any], language: str = DEFAULT_LANGUAGE) -> Model:
    """The widget of a state, such as those of `cardlab.teaching.models.follow`: ``{"model": "ten_frames", "a": 7, "b": 6}``.

    Players in it (``"of": "p1"``, ``"seats": ["p1", "p2"]``) are shown by name.
    """
    traits = in_words(state, Words(language))
    return KINDS[traits.pop("model")](language=language, **traits)


def in_words(state: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """A state with the players' names in place of their seats, as a page draws it."""
    told = dict(state)
    if "of" in told:
        told["name"] = words.seat(told.pop("of"))
    if "seats" in told:
        told["names"] = [words.seat(seat) for seat in told.pop("seats")]
    return told
