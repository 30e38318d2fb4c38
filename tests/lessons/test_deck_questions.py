"""The questions of any deck: which ones a deck has, their answers worked out again, and the mistakes that they tell apart."""

import re
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardlab.core.number_cards import number_face
from cardlab.core.rng import RandomStream
from cardlab.decks.deck import read_deck
from cardlab.decks.misconceptions import misconceptions
from cardlab.decks.ready_decks import STANDARD_DECK, ready_decks
from cardlab.lessons.compare.common import DeckNumbers
from cardlab.lessons.compare.deck_questions import KINDS, practice_of
from cardlab.lessons.compare.difference_questions import coins, minutes_between
from cardlab.lessons.compare.part_questions import hundredths
from cardlab.lessons.compare.pictures import picture_of, way_of
from cardlab.lessons.compare.place_questions import place
from cardlab.models import drawn
from cardlab.testing.guessable_answers import question_giveaways
from cardlab.testing.missing_messages import missing_findings
from cardlab.testing.needed_messages import speakers
from cardlab.testing.questions import answers, nonsense, texts
from cardlab.testing.recording_words import Requests
from cardlab.words.words import Words
from tests.lessons.readings import seen
from tests.lessons.solvers import SOLVED
from tests.test_decks import texts as any_numbers

DECKS = {"standard": STANDARD_DECK, **{name: ready.deck for name, ready in ready_decks().items()}}
every_deck = pytest.mark.parametrize("name", DECKS)
SEEDS, SOLVED_AGAIN, TOLD = 100, 60, 12
"""How many questions of each kind, level and deck are answered in every way, solved again, and put into words."""
LEAST = 6
"""How many are put into words at least: a hint may tell the answer of one question by chance, but not of most."""

counted = st.builds("{}{}".format, st.sampled_from(["dots", "frame"]), st.integers(0, 20))
amounts = st.builds("${}.{:02}".format, st.integers(0, 20), st.integers(0, 99))
times = st.builds("{}:{:02}".format, st.integers(0, 23), st.integers(0, 59))
others = st.one_of(*(st.lists(one, min_size=2, max_size=24).map(" ".join) for one in (counted, amounts, times)))
any_deck = st.one_of(any_numbers, others)


def parts(text: str) -> list[int]:
    """Returns the whole numbers in a text: ``3/4`` -> 3 and 4."""
    return [int(n) for n in re.findall(r"\d+", text)]


def minutes(q, n: int) -> int:
    return q.question.shows[0].cards[n].number.value


def place_of(q) -> int:
    """Returns the place of a digit from the left, 0 for the first."""
    return q.text.index(str(q.digit))


WAYS = {
    "value": {
        "subtracts_instead": lambda q: abs(printed(q.a) - printed(q.b)),
        "adds_instead": lambda q: printed(q.a) + printed(q.b),
        "adds_for_times": lambda q: printed(q.a) + printed(q.b),
        "subtracts_for_divided": lambda q: printed(q.a) - printed(q.b),
        "multiplies_instead": lambda q: printed(q.a) * printed(q.b),
        "reads_side_by_side": lambda q: int(q.a + q.b),
        "one_group_too_few": lambda q: printed(q.a) * printed(q.b) - printed(q.b),
        "one_group_too_many": lambda q: printed(q.a) * printed(q.b) + printed(q.b),
    },
    "missing": {
        "result_again": lambda q: q.c,
        "first_again": lambda q: q.a,
        "added_the_result": lambda q: q.a + q.c,
        "multiplied_on": lambda q: q.a * q.c,
        "subtracted": lambda q: abs(q.a - q.c),
        "counts_start": lambda q: q.b + 1,
        "counts_between": lambda q: q.b - 1,
        "one_group_too_few": lambda q: q.b - 1,
        "one_group_too_many": lambda q: q.b + 1,
    },
    "how_much_more": {
        "counts_start": lambda q: q.more + 1,
        "counts_between": lambda q: q.more - 1,
        "whole_number": lambda q: printed(q.b),
        "put_together": lambda q: printed(q.start) + printed(q.b),
        "ignores_minus": lambda q: abs(abs(printed(q.b)) - abs(printed(q.start))),
    },
    "minutes_between": {
        "time_as_decimal": lambda q: int(q.high.face.replace(":", "")) - int(q.low.face.replace(":", "")),
        "minutes_only": lambda q: abs(parts(q.high.face)[1] - parts(q.low.face)[1]),
        "whole_hour": lambda q: 60 - parts(q.low.face)[1],
    },
    "coins": {
        "rest_only": lambda q: parts(q.card.face)[1],
        "ignores_unit": lambda q: parts(q.card.face)[0],
        "zero_does_not_count": lambda q: int("".join(map(str, parts(q.card.face)))),
        "adds_both": lambda q: sum(parts(q.card.face)),
        "point_kept": lambda q: Fraction(q.card.face[1:]),
    },
    "same_fraction": {
        "added_to_both": lambda q: parts(q.text)[0] + q.other - parts(q.text)[1],
        "same_numerator": lambda q: parts(q.text)[0],
        "factor_only": lambda q: max(q.other, parts(q.text)[1]) // min(q.other, parts(q.text)[1]),
        "one_too_few": lambda q: Fraction(q.text) * q.other - 1,
    },
    "percent": {
        "parts_side_by_side": lambda q: int(q.text.replace("/", "")),
        "denominator_only": lambda q: parts(q.text)[1],
        "numerator_only": lambda q: parts(q.text)[0],
        "out_of_one": lambda q: Fraction(q.text),
        "point_left_out": lambda q: int(q.text.replace(".", "")),
        "zero_does_not_count": lambda q: 100 * Fraction(re.sub(r"\.0+", ".", q.text)),
        "too_many_zeros": lambda q: 1000 * Fraction(q.text),
    },
    "count": {
        "one_too_few": lambda q: q.dots - 1,
        "one_too_many": lambda q: q.dots + 1,
        "empty_places": lambda q: -q.dots % 10,
        "full_rows_only": lambda q: q.dots - q.dots % 5,
    },
    "to_ten": {
        "counts_the_dots": lambda q: q.dots,
        "full_again": lambda q: q.full,
        "one_too_few": lambda q: q.full - q.dots - 1,
        "one_too_many": lambda q: q.full - q.dots + 1,
    },
    "after": {
        "other_way": lambda q: printed(q.n) + (-q.by if q.more == "yes" else q.by),
        "one_for_ten": lambda q: printed(q.n) + (1 if q.more == "yes" else -1),
        "hundred_for_ten": lambda q: printed(q.n) + (100 if q.more == "yes" else -100),
        "same_again": lambda q: printed(q.n),
        "ignores_minus": lambda q: -(abs(printed(q.n)) + (q.by if q.more == "yes" else -q.by)),
    },
    "digit": {
        "face_value": lambda q: q.digit,
        "place_reversed": lambda q: q.digit * 10 ** place_of(q),
        "one_place_off": lambda q: q.digit * 10 ** (len(q.text) - place_of(q)),
        "place_only": lambda q: 10 ** (len(q.text) - 1 - place_of(q)),
    },
}
WAYS["hundredths"] = WAYS["percent"]
"""Kind -> the answer of each mistake, from the facts of its question, written from the replies and not from the generators."""


def printed(text: str) -> Fraction:
    """Returns the number that is printed on a card or in a text: ``−7``, ``1 1/2``, ``(−3)``."""
    plain = text.strip("()").replace("−", "-")
    whole, _, part = plain.rpartition(" ")
    return Fraction(part) + (Fraction(whole) if whole else 0)


RESULT = {
    "value": lambda q: number_face(q.question.shows[0].cards[0].rank).value,
    "missing": lambda q: {
        "sum": q.c - q.a,
        "difference": q.a - q.c,
        "product": Fraction(q.c, q.a),
        "quotient": Fraction(q.a, q.c),
    }[q.form],
    "how_much_more": lambda q: printed(q.b) - printed(q.start),
    "minutes_between": lambda q: minutes(q, 1) - minutes(q, 0),
    "coins": lambda q: 100 * Fraction(q.card.face[1:]),
    "same_fraction": lambda q: Fraction(q.text) * q.other,
    "percent": lambda q: 100 * Fraction(q.text),
    "hundredths": lambda q: 100 * Fraction(q.text),
    "place": lambda q: printed(q.text),
    "count": lambda q: q.question.shows[0].cards[0].number.value,
    "to_ten": lambda q: -q.question.shows[0].cards[0].number.value % 10,
    "after": lambda q: printed(q.n) + (q.by if q.more == "yes" else -q.by),
    "digit": lambda q: q.digit * 10 ** (len(q.text) - 1 - place_of(q)),
}
"""Kind -> the right answer, worked out again."""


def solve_again(question) -> None:
    """Checks the right answer and the answers of known mistakes against a second computation."""
    facts = seen(question)
    if solver := SOLVED.get(f"compare {question.kind}"):
        right = tuple(solver(question, facts))
        assert question.same(right if isinstance(question.answer, tuple) else right[0], question.answer), question.facts
        assert isinstance(question.answer, tuple) or len(right) == 1, question.facts
    else:
        assert RESULT[question.kind](facts) == question.answer, question.facts
    for name, way in WAYS.get(question.kind, {}).items():
        if name in question.misconceptions:
            assert way(facts) == question.misconceptions[name], (name, question.facts)


@every_deck
def test_a_ready_deck_has_thirteen_skills(name):
    """They go from easy to hard, have pictures of their own, and names in every language."""
    practice = practice_of(DECKS[name])
    skills = practice.suit.skills
    assert len(skills) == 13
    assert [skill.level for skill in skills] == sorted(skill.level for skill in skills)
    assert all(drawn(skill.picture) for skill in skills)
    assert all(skill.picture not in [one.picture for one in skills[:place]] for place, skill in enumerate(skills))
    for language in ("en", "fr", "es", "ar"):
        words = Words(language)
        assert len({words.say(skill.message("compare"), "teacher") for skill in skills}) == 13


@every_deck
def test_the_questions_of_a_ready_deck_are_sound(name, depth):
    """There is one right answer, no mistake gives it, nothing gives it away, and the working ends in it, in every language."""
    record = Requests()
    found = []
    for made in practice_of(DECKS[name]).questions:
        found += [*answers("compare", made, depth.of(SEEDS)), *nonsense("compare", made)]
        found += question_giveaways("compare", made, depth.of(3 * SEEDS))
        found += [
            fault
            for words in speakers(record, "compare_lesson")
            for fault in texts("compare", made, words, max(LEAST, depth.of(TOLD)))
        ]
    assert [*found, *missing_findings(record, Words()), *record.faults] == []


@every_deck
def test_the_answers_of_a_ready_deck_are_worked_out_again(name, depth):
    """Cards, prompts and choices alone give the same right answers and the same wrong ones."""
    for made in practice_of(DECKS[name]).questions:
        for seed in range(depth.of(SOLVED_AGAIN)):
            solve_again(made.question(seed))


@pytest.mark.parametrize("name", ready_decks())
def test_every_mistake_of_a_ready_deck_is_asked_about(name):
    """Each mistake that can put two of its numbers in the wrong order is told apart by a question about two cards."""
    makes = {made.level: made for made in practice_of(DECKS[name]).questions if made.kind == "takes"}
    found = {mistake for seed in range(300) for mistake in makes[2].question(seed).misconceptions}
    assert {*DeckNumbers(DECKS[name]).mistakes} <= found


def test_the_questions_of_any_deck_are_sound(depth):
    """For 200 drawn decks, each question has one right answer, its mistakes are told apart, and its picture can be drawn."""

    @settings(max_examples=depth.of(200))
    @given(any_deck)
    def sound(text):
        for made in practice_of(read_deck(text)).questions:
            found = answers("compare", made, 6)
            assert [fault for fault in found if "no misconception" not in fault.what] == []  # a tiny deck may bring out none
            for seed in range(3):
                question = made.question(seed)
                solve_again(question)
                assert question.model is None or drawn(question.model)

    sound()


def test_the_texts_of_any_deck_are_sound(depth):
    """For drawn decks, prompts, hints, workings and replies are complete in every language, and the working ends in the answer."""

    @settings(max_examples=depth.of(40))
    @given(any_deck)
    def told(text):
        record = Requests()
        found = []
        for made in practice_of(read_deck(text)).questions:
            found += [fault for words in speakers(record, "compare_lesson") for fault in texts("compare", made, words, 2)]
        assert [*found, *missing_findings(record, Words()), *record.faults] == []

    told()


@pytest.mark.parametrize(
    ("text", "mistake", "chosen"),
    [
        ("1/3, 1/4", "larger_denominator", "1/4"),
        ("1/2, 4/10", "larger_numerator", "4/10"),
        ("3/4, 5/6", "same_gap", "war"),
        ("0.25, 0.3", "more_digits", "0.25"),
        ("0.45, 0.3", "fewer_digits", "0.3"),
        ("0.05, 0.4", "zero_does_not_count", "0.05"),
        ("-7, -3", "ignores_minus", "-7"),
        ("3 × 4, 10", "adds_for_times", "10"),
        ("3 + 4, 9", "reads_side_by_side", "3+4"),
        ("9 - 5, 6", "adds_instead", "9-5"),
        ("12 ÷ 4, 5", "subtracts_for_divided", "12÷4"),
        ("2 × 9, 4 × 5", "greatest_part", "2*9"),
        ("8 + 3, 10", "one_off", "war"),
        ("1/2 + 1/3, 3/5", "adds_across", "3/5"),
        ("1/2 × 1/2, 2/5", "times_makes_larger", "1/2*1/2"),
        ("1/2 ÷ 1/4, 1", "divided_makes_smaller", "1"),
        ("50%, 1", "percent_as_number", "50%"),
        ("19, 21", "digits_swapped", "19"),
        ("19, 21", "greatest_digit", "19"),
        ("48, 50", "digit_sum", "48"),
        ("$0.50, $2", "ignores_unit", "$0.50"),
        ("2:50, 3:15", "minutes_only", "2:50"),
    ],
)
def test_a_mistake_is_recognised_by_the_card_that_it_takes(text, mistake, chosen):
    """Somebody who makes this mistake gives this answer, and gets the reply to it. The right answer is another one."""
    assert mistake in misconceptions(card.number for card in read_deck(text))
    (made,) = [made for made in practice_of(read_deck(text)).questions if (made.kind, made.level) == ("takes", 2)]
    question = next(question for question in map(made.question, range(60)) if question.practises == f"takes:{mistake}")
    seats = {shown.cards[0].rank: shown.whose for shown in question.shows}
    verdict = question.check(seats.get(chosen, chosen))
    assert verdict == mistake
    replies = {language: question.reply(verdict, Words(language)) for language in ("en", "fr", "es", "ar")}
    assert len({*replies.values()}) == 4


@pytest.mark.parametrize(
    ("spellings", "model", "way"),
    [
        ("dots5 dots8", "matching_rows", "match_one_to_one"),
        ("7 12", "bar_model", "tens_first"),
        ("3*7 4*5", "area_model", "known_fact"),
        ("3*7 3*8", "area_model", "same_factor"),
        ("3*4 4+5", "bar_model", "known_fact"),
        ("0*5 0*7", "bar_model", "known_fact"),
        ("-2*-3 -2*-5", "bar_model", "known_fact"),
        ("dots4 frame9", "matching_rows", "match_one_to_one"),
        ("dots4 9", "bar_model", "count_on"),
        ("3/8 3/8", "area_model", "same_denominator"),
        ("0/5 0/7", "area_model", "same_denominator"),
        ("25/100 3/12", "area_model", "same_denominator"),
        ("3/4 2/3", "area_model", "compare_with_one"),
        ("1/3 1/4", "area_model", "same_numerator"),
        ("4/5 3/5", "area_model", "equal_parts"),
        ("1/3 9/10", "area_model", "compare_with_half"),
        ("7/12 7/6", "area_model", "compare_with_whole"),
        ("3/8 1/12", "area_model", "more_and_larger"),
        ("0.3 0.25", "area_model", "same_places"),
        ("1/4 20%", "area_model", "to_hundredths"),
        ("-7 3", "number_line", "number_line"),
        ("-1/2 1/3", "number_line", "number_line"),
        ("$1.25 $2", "number_line", "whole_part_first"),
        ("2:50 3:15", "number_line", "hours_first"),
        ("4031 4013", "number_line", "greatest_place_first"),
    ],
)
def test_the_picture_and_the_way_suit_the_numbers(spellings, model, way):
    """A pure function of the numbers chooses the picture that shows how they compare, and another one the words."""
    faces = [number_face(spelling) for spelling in spellings.split()]
    state = picture_of(faces)
    assert (state["model"], way_of(faces)) == (model, way)
    assert drawn(state)


@pytest.mark.parametrize(
    ("spellings", "cuts"),
    [
        ("1/3 9/10", 2),
        ("1/3 5/12", 12),
        ("2/3 3/5", 15),
        ("1/3 2/6", 6),
        ("4/5 7/12", None),
        ("4/5 3/5", None),
        ("2/3 2/5", None),
    ],
)
def test_the_bars_are_cut_as_the_reason_says(spellings, cuts):
    """In halves, or in the parts of a common denominator if these are easy to see."""
    assert picture_of([number_face(spelling) for spelling in spellings.split()]).get("cuts") == cuts


@pytest.mark.parametrize(
    ("times", "told", "worked"),
    [
        ("2:10 2:40", "The clock does not pass a full hour. Count only the minutes.", "2:40 − 2:10 = 30"),
        ("3:00 3:30", "The clock does not pass a full hour. Count only the minutes.", "3:30 − 3:00 = 30"),
        ("2:50 3:00", "3:00 is the next full hour. Count up to it.", "3:00 − 2:50 = 10"),
        ("2:50 3:15", "First go to 3:00. Then go on to 3:15.", "10 + 15 = 25"),
        ("3:00 4:30", "First go to 4:00. Then go on to 4:30.", "60 + 30 = 90"),
        ("2:50 4:00", "First go to 3:00. Then go on to 4:00.", "10 + 60 = 70"),
    ],
)
def test_the_minutes_between_two_times_go_over_the_full_hour(times, told, worked):
    """A full hour between the two times is a stop on the way, also if the first time is one itself."""
    question = minutes_between(RandomStream(1), 2, DeckNumbers(read_deck(times)))
    assert told in [*question.hints(Words())]
    assert worked in str(question.working(Words()))


def test_a_long_deck_keeps_its_ends():
    """Questions are about sixty of its numbers, evenly spread from the smallest to the greatest."""
    for n in (60, 61, 62, 100):
        cards = DeckNumbers(read_deck(", ".join(map(str, range(1, n + 1))))).cards
        values = [card.number.value for card in cards]
        assert (len(values), values[0], values[-1]) == (60, 1, n)
        assert {high - low for low, high in pairwise(values)} <= {1, 2}


def test_a_skill_asks_for_as_many_cards_as_it_names():
    """Three different numbers give no four in order."""
    asked = {(made.kind, made.level) for made in practice_of(read_deck("1, 2, 3")).questions}
    assert {("order", 2), ("greatest", 1)} <= asked
    assert asked.isdisjoint({("order", 3), ("greatest", 2)})


def test_a_mistake_with_the_places_keeps_the_rest_of_the_number():
    """1.05 read without its zero is 1.5, and the digits after the point of 1.10 are one tenth."""
    hundred = hundredths(RandomStream(1), 1, DeckNumbers(read_deck("1.05 ×2")))
    assert hundred.misconceptions["zero_does_not_count"] == 150
    assert place(RandomStream(1), 1, DeckNumbers(read_deck("1.10 ×2"))).misconceptions["only_the_digits"] == Fraction(1, 10)


def test_less_than_one_whole_has_no_hundreds_to_multiply():
    """50 cents are no dollars, so the hint points to the cents."""
    told = coins(RandomStream(1), 1, DeckNumbers(read_deck("$0.50 ×2"))).hints(Words())
    assert "There are only small coins here. Look after the point." in told


@pytest.mark.parametrize("kind", ["beats", "between"])
def test_times_are_earlier_or_later(kind):
    """A time of day is neither smaller nor greater than another."""
    makes = practice_of(read_deck("2:10 2:50 3:15 4:20 5:05 6:45")).questions
    for made in (made for made in makes if made.kind == kind):
        for seed in range(10):
            question = made.question(seed)
            told = [*question.hints(Words()), *(question.reply(name, Words()) for name in question.misconceptions)]
            assert not re.search("smaller|greater", " ".join(told))


def test_a_deck_with_one_number_has_no_questions():
    """Nothing can be compared in it."""
    assert practice_of(read_deck("7 ×4")).questions == ()


def test_every_kind_of_question_suits_some_ready_deck():
    asked = {made.kind for deck in DECKS.values() for made in practice_of(deck).questions}
    assert asked == {kind.name for kind in KINDS}


def test_every_shared_reply_is_given_to_some_answer(depth):
    """No reply waits for a mistake that no question knows."""
    replies = {name.partition("mistake-")[2] for name in Words().names_of("compare_lesson-mistake-")}
    made = [made for deck in DECKS.values() for made in practice_of(deck).questions]
    assert replies <= {mistake for one in made for seed in range(SEEDS) for mistake in one.question(seed).misconceptions}
