"""Defines a sample lesson for tests: sums of two cards, and a question for each form of answer."""

from fractions import Fraction

from cardlab.core.cards import card
from cardlab.core.rng import RandomStream
from cardlab.teaching.question import Answer, Choice, Question, QuestionGenerator, Shown, choice_of, choices_of
from cardlab.words.fluent_files import add_messages

SLUG = "trial"

add_messages("""
trial_lesson = A trial
trial_lesson-sum = { $a } + { $b } = ?
    .name = Sums
    .ask = Which of the two numbers is greater?
    .line = { $more } + { $less } = ?
    .working = { $a } + { $b } = { $sum }
    .right = Yes: { $a } + { $b } = { $sum }.
trial_lesson-sum-concatenated = You have put { $a } and { $b } side by side.
trial_lesson-sum-subtracted = That is how far they are apart.
""")


def adds(rng: RandomStream, level: int) -> Question:
    """Returns a sum, whose answer is a number."""
    a, b = 2 + rng.below(7), 2 + rng.below(7)
    wrong: dict[str, Answer] = {"concatenated": int(f"{a}{b}")}
    if a != b:
        wrong["subtracted"] = abs(a - b)
    facts = {"a": a, "b": b, "sum": a + b, "more": max(a, b), "less": min(a, b)}
    shows = (Shown((card(f"{a}d"), card(f"{b}c")), "p1"),)
    model = {"model": "ten_frames", "a": a, "b": b, "asks": True}
    return Question(SLUG, "sum", "number", level, a + b, wrong, facts, (), shows, model, practises=f"{a}+{b}")


SUMS = tuple(QuestionGenerator("sum", level, lambda rng, level=level: adds(rng, level)) for level in (1, 2, 3))
A, B, C = choice_of(card("2d"), card("3c")), choice_of(card("7d"), card("8c")), choice_of(card("4d"), card("5c"))


def asked(kind: str, answer: Answer, wrong: Answer, choices: tuple[Choice, ...] = (), model=None) -> QuestionGenerator:
    """Returns a generator of one question with another form of answer, in the words of a sum."""
    facts = {"a": 1, "b": 2, "sum": 3, "more": 2, "less": 1}
    question = Question(SLUG, "sum", kind, 1, answer, {"subtracted": wrong}, facts, choices, (), model, "x")
    return QuestionGenerator("sum", 1, lambda rng: question)


KINDS = {
    "one": asked("one", "p1", "p2", choices_of(["p1", "p2"])),
    "card": asked("card", "7d", "5c", (choice_of(card("7d")), choice_of(card("5c")))),
    "several": asked("several", ("p1", "p3"), ("p1",), choices_of(["p1", "p2", "p3"])),
    "order": asked("order", (A.value, C.value, B.value), (B.value, C.value, A.value), (A, B, C)),
    "place": asked(
        "place", Fraction(13), Fraction(1), model={"model": "number_line", "low": 0, "high": 20, "value": 10, "asks": True}
    ),
    "unplaced": asked("place", Fraction(13), Fraction(1)),
}
