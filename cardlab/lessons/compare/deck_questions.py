"""The practice of a deck: the kinds of question that suit its numbers, and up to thirteen skills chosen from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial

from cardlab.core.number_cards import NumberFace
from cardlab.core.rng import RandomStream
from cardlab.decks.deck import Deck
from cardlab.lessons.compare import comparison_questions as comparing
from cardlab.lessons.compare import counting_questions as counting
from cardlab.lessons.compare import difference_questions as differences
from cardlab.lessons.compare import part_questions as parts
from cardlab.lessons.compare import place_questions as places
from cardlab.lessons.compare import result_questions as results
from cardlab.lessons.compare.common import DeckNumbers, is_whole
from cardlab.models.model import State
from cardlab.teaching.question import EVERYWHERE, Question, QuestionGenerator, Where
from cardlab.teaching.skill import RANKS, Skill, Suit

Ask = Callable[[RandomStream, int, DeckNumbers], Question]
ON_SCREEN: tuple[Where, ...] = ("screen", "ticket")
SUIT = "x"
TO_COMPARE, TO_ORDER, TO_CHOOSE = 2, 3, 4
"""The different values that a deck needs for two cards, for three in order, and for a choice."""
ENOUGH = 4
"""The cards that suit a kind of question, so that it does not repeat itself."""


@dataclass(frozen=True)
class Kind:
    """A kind of question, and the decks that it suits.

    Attributes:
        ask: Draws a question of a deck; its name is the kind.
        levels: Level -> whether a deck has numbers for it.
        is_core: Whether the lesson is about it, because it compares numbers or works them out.
        where: Where it can be asked.
    """

    ask: Ask
    levels: dict[int, Callable[[DeckNumbers], bool]]
    is_core: bool = True
    where: tuple[Where, ...] = EVERYWHERE

    @property
    def name(self) -> str:
        """The name of the kind."""
        return self.ask.__name__


def _values(n: int) -> Callable[[DeckNumbers], bool]:
    return lambda numbers: len(numbers.by_value) >= n


def _cards(fits: Callable[[NumberFace], object], n: int = ENOUGH) -> Callable[[DeckNumbers], bool]:
    return lambda numbers: len(numbers.only(fits)) >= n


def _is_written(numbers: DeckNumbers) -> bool:
    """Whether the numbers are printed as numbers, so that a statement about them does not give them away."""
    return _values(TO_COMPARE)(numbers) and not numbers.only(counting.is_counted)


def _has_equal(numbers: DeckNumbers) -> bool:
    return _values(TO_CHOOSE)(numbers) and sum(len(same) > 1 for same in numbers.by_value) >= 2


def _has_near(numbers: DeckNumbers) -> bool:
    near = places.near_cards(numbers)
    return len(near) > 1 and sum(map(len, near.values())) >= ENOUGH


def _has_percent(numbers: DeckNumbers) -> bool:
    return bool(numbers.only(lambda face: face.form == "percent")) and _cards(parts.in_hundredths)(numbers)


def _has_digits(numbers: DeckNumbers) -> bool:
    return not numbers.deck.ranks and _cards(counting.has_places)(numbers)


def _tens(face: NumberFace) -> bool:
    return is_whole(face, 10) and face.form == "whole"


KINDS: tuple[Kind, ...] = (
    Kind(comparing.takes, dict.fromkeys((1, 2, 3), _values(TO_COMPARE))),
    Kind(results.value, dict.fromkeys((1, 2), _cards(results.has_result, 2 * ENOUGH))),
    Kind(counting.count, dict.fromkeys((1, 2), _cards(counting.is_counted)), where=ON_SCREEN),
    Kind(parts.same_fraction, {1: _cards(parts.renamed_up), 2: _cards(parts.renamed_any)}),
    Kind(parts.hundredths, {1: _cards(parts.is_short_decimal)}),
    Kind(parts.percent, {2: _has_percent}),
    Kind(differences.coins, {1: _cards(differences.is_amount)}),
    Kind(differences.minutes_between, {2: lambda numbers: len(differences.hour_pairs(numbers)) >= ENOUGH}),
    Kind(places.place, dict.fromkeys((1, 2), _cards(places.on_a_line)), where=ON_SCREEN),
    Kind(comparing.order, {2: _values(TO_ORDER), 3: _values(TO_CHOOSE)}),
    Kind(comparing.greatest, {1: _values(TO_ORDER), 2: _values(TO_CHOOSE)}),
    Kind(comparing.equal, dict.fromkeys((2, 3), _has_equal)),
    Kind(
        differences.how_much_more,
        {n: partial(lambda n, numbers: len(differences.gaps(numbers, n)) >= ENOUGH, n) for n in (2, 3)},
    ),
    Kind(results.missing, {2: _cards(results.is_open)}),
    Kind(counting.digit, {2: _has_digits}),
    Kind(counting.to_ten, {2: _cards(lambda face: counting.is_counted(face) and face.value % 10 > 0)}),
    Kind(places.nearest, {3: _has_near}),
    Kind(comparing.between, {3: _values(TO_CHOOSE)}),
    Kind(comparing.beats, dict.fromkeys((2, 3), _values(TO_CHOOSE)), is_core=False),
    Kind(counting.after, {1: _cards(counting.is_plain_whole), 2: _cards(_tens)}, is_core=False),
    Kind(comparing.true, dict.fromkeys((2, 3), _is_written), is_core=False),
)
"""The kinds, those first that a deck with many kinds chooses its skills from."""
FLUENCY = ("value", "takes")


@dataclass(frozen=True)
class DeckPractice:
    """The practice of a deck.

    Attributes:
        questions: The generators of its questions.
        core: The kinds that the lesson is about.
        fluency: The simplest kinds.
        suit: Its skills, the easiest first.
    """

    questions: tuple[QuestionGenerator, ...]
    core: tuple[str, ...]
    fluency: tuple[str, ...]
    suit: Suit


@lru_cache(maxsize=64)
def practice_of(deck: Deck) -> DeckPractice:
    """Returns the practice of a deck: the kinds and levels that its numbers suit."""
    numbers = DeckNumbers(deck)
    questions = tuple(
        QuestionGenerator(kind.name, level, partial(_ask, kind.ask, level, numbers), kind.where)
        for kind in KINDS
        for level, suits in kind.levels.items()
        if suits(numbers)
    )
    asked = {made.kind for made in questions}
    chosen = sorted(questions[: len(RANKS)], key=lambda made: made.level)
    return DeckPractice(
        questions,
        core=tuple(kind.name for kind in KINDS if kind.is_core and kind.name in asked),
        fluency=tuple(kind for kind in FLUENCY if kind in asked)[:1],
        suit=Suit(SUIT, _skills(chosen)),
    )


_BARS: State = {"model": "bar_model", "other": [1]}
PICTURES = 40
"""The questions in which a skill looks for a picture that no other skill has."""


def _ask(ask: Ask, level: int, numbers: DeckNumbers, rng: RandomStream) -> Question:
    return ask(rng, level, numbers)


def _skills(chosen: list[QuestionGenerator]) -> tuple[Skill, ...]:
    """Returns skills with pictures of their own, those of their first questions; a tiny deck has not enough different ones."""
    skills: list[Skill] = []
    for made in chosen:
        pictures = [_solved(made.question(seed)) or {**_BARS, "parts": [seed + 2]} for seed in range(PICTURES)]
        taken = [skill.picture for skill in skills]
        skills.append(Skill(made.kind, made.level, next((one for one in pictures if one not in taken), pictures[0])))
    return tuple(skills)


def _solved(question: Question) -> State:
    """Returns the picture of a question, without anything left to find; {} without a picture."""
    model = question.model or {}
    plain = {name: value for name, value in model.items() if name not in ("asks", "value", "bare")}
    if "value" in model and isinstance(question.answer, int | Fraction):
        plain["marks"] = [int(question.answer * model.get("parts", 1))]
    return plain
