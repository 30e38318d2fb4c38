"""Finds the keys besides the digits that the number pad needs for each kind of question, such as ``½`` and ``−``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache

from cardlab.teaching.question import Question, QuestionGenerator

SAMPLED = 12
"""The number of questions of each generator that are sampled."""


def signs_of(questions: Iterable[Question]) -> str:
    """Returns the signs that these answers need, in the order of the pad: ``−½/``; "" for none."""
    answers = [Fraction(one.answer) for one in questions if isinstance(one.answer, (int, Fraction))]
    needed = {
        "−": any(answer < 0 for answer in answers),
        "½": any(answer.denominator == 2 for answer in answers),
        "/": any(answer.denominator > 2 for answer in answers),
    }
    return "".join(sign for sign, is_needed in needed.items() if is_needed)


@lru_cache
def signs_by_kind(generators: tuple[QuestionGenerator, ...]) -> Mapping[str, str]:
    """Kind -> the signs that its answers need. All questions of a kind have the same signs, because individual signs would be a
    hint.
    """
    kinds: dict[str, list[Question]] = {}
    for made in generators:
        first = made.question(0)
        asks_number = first.answer_type in ("number", "place")
        kinds.setdefault(made.kind, []).extend(
            [first, *(made.question(seed) for seed in range(1, SAMPLED))] if asks_number else []
        )
    return {kind: signs_of(questions) for kind, questions in kinds.items()}
