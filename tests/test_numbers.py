"""Numbers are exact: stored, spelt, saved and written; a float is refused with the name of the rule."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis.strategies import fractions, integers

import cardlab
from cardlab import GameError, position
from cardlab.core.declarations import SPECTATOR, Counter
from cardlab.core.event_kinds import set_counters
from cardlab.core.judgement import rounded_to_half
from cardlab.core.numbers import exact, float_in, int_if_whole, plain, read, written
from cardlab.core.position import Position
from cardlab.core.rng import RandomStream
from cardlab.core.table import Table
from cardlab.documents.pictures import match_picture
from cardlab.match import Match
from cardlab.widgets import Exercise, LessonWidget, PlayTable
from cardlab.words.fluent_files import MessageError
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

HANDS = {"up.p1": "Kc", "down.p1": "6h", "up.p2": "As", "down.p2": "5d", "stock": "3c 8d"}
TWO = {"players": 2}
HALVES = [6.5, "13/2", Fraction(13, 2)]


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (7, "7"),
        (0, "0"),
        (-3, "−3"),
        (Fraction(13, 2), "6½"),
        (Fraction(-1, 2), "−½"),
        (Fraction(1, 4), "1/4"),
        (Fraction(11, 10), "1 1/10"),
        (Fraction(4, 3), "1⅓"),
        (Fraction(-5, 3), "−1⅔"),
        (Fraction(13, 4), "3¼"),
        (Fraction(13, 5), "2 3/5"),
        (10**30, "1" + "0" * 30),
        (Fraction(10**30 + 1, 2), "5" + "0" * 29 + "½"),
    ],
)
def test_a_number_is_written_exactly(number, told):
    """A quarter is not rounded to a half, a negative number has a minus sign, and a large one keeps all its digits, also in a
    sentence.
    """
    assert written(number) == told
    words = Words()
    assert words.value(number) == told
    assert words._field("m", None, "n", number, chooses=True) == (number if isinstance(number, int) else told)


def test_numbers_in_sentences_have_signs_and_commas():
    """A negative number has a minus sign, thousands have a comma, and a fraction with a whole value is written as a whole
    number.
    """
    words = Words()
    said = [
        words.say("seven_twenty_seven-action-bet", x=number) for number in (-3, -2000, 2000, Fraction(14, 2), Fraction(13, 2))
    ]
    assert said == ["Bet −3", "Bet −2,000", "Bet 2,000", "Bet 7", "Bet 6½"]


@pytest.mark.parametrize("told", ["−3½", "−1 1/3", "−½", "−2/3", "1 1/3", "-2,000", "−3"])
def test_a_number_stays_together_in_a_right_to_left_text(told):
    """Sign, whole part and fraction stay together, in either digits."""
    assert Words("ar").in_digits(told) == f"\u2066{told}\u2069"
    in_arabic = Words("ar", digits="arab").in_digits(told)
    assert in_arabic[:2] == "\u2066\u202d"
    assert in_arabic[-2:] == "\u202c\u2069"
    assert in_arabic.count("\u2066") == 1


def test_a_float_cannot_be_written():
    with pytest.raises(TypeError, match=r"0\.5 is a float"):
        written(0.5)


@given(fractions() | integers())
def test_a_spelling_reads_back(number):
    """A number in a position's spelling is read as the same number, also through JSON, unless it has too many digits."""
    kept = int_if_whole(number)
    assert kept == number
    assert isinstance(kept, int) is (number.denominator == 1)
    if len(str(number)) <= 30:
        assert read(str(kept)) == kept
    if isinstance(kept, Fraction) and len(str(number)) <= 30:
        assert exact(plain(kept)) == kept


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("6.5", Fraction(13, 2)),
        ("0.1", Fraction(1, 10)),
        ("7.0", 7),
        ("14/2", 7),
        ("-1/3", Fraction(-1, 3)),
        ("1/0", None),
        ("1e9", None),
        ("nan", None),
        ("1/2/3", None),
        ("p1", None),
        ("", None),
        ("1" * 31, None),
    ],
)
def test_decimals_are_read_exactly(word, number):
    """6.5 is 13/2 and 0.1 a tenth. Other texts are words."""
    assert read(word) == number
    assert type(read(word)) is type(number)


def test_the_coach_rounds_to_halves_exactly():
    """It rounds to the nearest half, and anything below three quarters to nothing."""
    assert [rounded_to_half(number) for number in (0.7, 0.75, 1.2, 2.6, Fraction(8, 3))] == [
        0,
        1,
        1,
        Fraction(5, 2),
        Fraction(5, 2),
    ]
    assert type(rounded_to_half(2.0)) is int


# ------------------------------------------------------------------------------------------------ positions and saves


def test_a_half_in_a_position_is_the_same_in_every_notation():
    """6.5, 13/2 and a Fraction make the same position, spelt 13/2, which is saved as text and read back. Old saves work too."""
    made = [position("seven_twenty_seven", HANDS, counters={"total7.p1": one}, options=TWO) for one in HALVES]
    spelled = {str(match.position) for match in made}
    assert len(spelled) == 1
    assert "total7.p1=13/2" in spelled.pop()
    assert {match.table.counters["total7.p1"] for match in made} == {Fraction(13, 2)}
    saved = made[0].save()
    assert json.loads(saved)["position"]["counters"]["total7.p1"] == "13/2"
    for text in (saved, saved.replace('"13/2"', "6.5")):
        assert Match.load(text).table.counters["total7.p1"] == Fraction(13, 2)
    assert Position.parse("seven_twenty_seven; up.p1 Kc; total7.p1=6.5") == Position.parse(
        "seven_twenty_seven; up.p1 Kc; total7.p1=13/2"
    )


def test_a_page_gets_the_exact_text():
    """A fraction is sent as 13/2, and a whole number that is too large for some JSON readers as text."""
    assert [plain(value) for value in (Fraction(1, 3), 7, "p1", None, True)] == ["1/3", 7, "p1", None, True]
    assert (plain(2**53 - 1), plain(2**53)) == (2**53 - 1, str(2**53))
    match = position("seven_twenty_seven", HANDS, counters={"total7.p1": Fraction(13, 2)}, options=TWO)
    assert match.seen_by(SPECTATOR).to_json()["counters"]["total7.p1"] == "13/2"
    assert "6½" in match_picture(match)
    put_there = set_counters({"total7.p1": Fraction(13, 2), "_own": Fraction(1, 3)})
    assert put_there.seen_by(SPECTATOR, match.table) == ["put", {"total7.p1": "13/2"}]


def test_a_showdown_with_halves_reaches_the_page_exactly():
    """6 and a court card are 6½ in the sentence, in the working and on the table, and all messages are JSON."""
    match = position("seven_twenty_seven", HANDS, counters={"phase": "ask"}, options=TWO, preset="no_betting")
    match.play("p1 stand").play("p2 stand")
    assert match.table.counters["total7.p1"] == Fraction(13, 2)
    steps = json.loads(json.dumps(MatchStory(match).to_json()))["steps"]
    put_there = {
        name: value for step in steps for event in step["events"] if event[0] == "put" for name, value in event[1].items()
    }
    assert (put_there["total7.p1"], put_there["total7.p2"]) == ("13/2", 6)
    assert any("6½" in step["sentence"] for step in steps)


# ------------------------------------------------------------------------------------------------ floats are refused


def test_a_float_in_a_counter_names_its_rule():
    """The error says which rule, counter and value it is, and what to give instead, and nothing changes."""
    table = Table(("p1",), (), (Counter("pot"), Counter("odds", None)), RandomStream(0))
    with pytest.raises(GameError, match=r"money\.stake puts 0\.25 into the counter 'odds'.*fractions\.Fraction"):
        set_counters({"pot": 1, "odds": 0.25}, rule="money.stake").apply(table)
    assert table.counters == {"pot": 0, "odds": None}
    with pytest.raises(GameError, match=r"an event without a rule puts 7\.0 into the counter 'pot'"):
        set_counters({"pot": 7.0}).apply(table)
    with pytest.raises(GameError, match=r"the counter 'odds' starts at 0\.5"):
        Counter("odds", 0.5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("facts", "name"),
    [
        ({"n": 0.25}, "n"),
        ({"hands": [{"player": "p1", "total": 6.5}]}, "hands.total"),
        ({"parts": ({"sums": (1, 2.0)},)}, "parts.sums"),
    ],
)
def test_a_float_in_a_fact_names_its_rule(facts, name):
    """This includes floats in a list of facts, and in the facts of a refusal."""
    words = Words()
    for say in (words.explain, words.explain_refusal):
        with pytest.raises(GameError, match=rf"the rule war\.tie has the fact '{name}' = .*give a whole number"):
            say("war.tie", facts)
    assert float_in({"n": 1, "hands": [{"total": Fraction(13, 2)}], "who": ("p1", "p2")}) is None


def test_a_float_in_advice_names_its_message():
    with pytest.raises(MessageError, match=r"seven_twenty_seven-action-bet: its field 'x' is 1\.5"):
        Words().say("seven_twenty_seven-action-bet", x=1.5)


def test_numbers_of_numpy_are_taken_wherever_a_number_is_given():
    """A seed from `rng.integers`, an option from an array: NumPy's whole numbers and truth values are as good as Python's."""
    numpy = pytest.importorskip("numpy")
    three, yes = numpy.int64(3), numpy.True_
    match = cardlab.start("war", seed=three, packs=numpy.int8(2), players=numpy.uint16(3), stop_on_repeat=yes)
    assert match.game == cardlab.find("war")(packs=2, players=3, stop_on_repeat=True)
    assert repr(match) == repr(cardlab.start("war", seed=3, packs=2, players=3, stop_on_repeat=True))
    assert type(match.seed) is int
    assert json.loads(match.save())["options"] == {"packs": 2, "players": 3}
    match.play_out(at_most=three)
    assert match.branch(numpy.int64(2)).ply == match.go_to(numpy.int64(2)).ply == 2
    assert match.explain(n=numpy.int64(1)) == match.explain(n=1)
    laid = cardlab.position("fast_food", {"hand.p1": "7d"}, counters={"score.p1": numpy.int64(31)})
    assert json.loads(laid.save())["position"]["counters"] == {"score.p1": 31}
    counted = {"yes": lambda _: yes, "three": lambda _: three}
    study = cardlab.study("war", matches=three, seed=three, fast=False, measures=counted)
    assert (list(study["yes"]), list(study["three"])) == ([1, 1, 1], [3, 3, 3])
    asked = Exercise("addition_war", "sum", level=numpy.int64(1), seed=three, count=three)
    assert asked.questions == Exercise("addition_war", "sum", level=1, seed=3, count=3).questions
    assert LessonWidget("fast_food", seed=three).seed == PlayTable(match, time_limit_ms=numpy.int64(1000)).seed == 3


@pytest.mark.parametrize("wrong", ["3", 3.0, None, [3], "numpy.float64(3)", "numpy.array([3, 4])"])
def test_anything_else_is_refused_as_before(wrong):
    numpy = pytest.importorskip("numpy")
    value = eval(wrong, {"numpy": numpy}) if isinstance(wrong, str) and wrong.startswith("numpy") else wrong
    with pytest.raises(cardlab.CardlabError, match="the seed is .* but must be a whole number"):
        cardlab.start("war", seed=value)
    with pytest.raises(cardlab.OptionError):
        cardlab.start("war", packs=value)
