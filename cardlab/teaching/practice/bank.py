"""The question bank of a practice. A name such as ``sum.1.5083`` always gives the same question, so only names are stored."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from cardlab.core.rng import RandomStream
from cardlab.teaching.question import Question, QuestionGenerator

DRAWS, FEW_DRAWS, MANY_DRAWS = 12, 4, 40
"""How often a bank draws: to find a new fact, once none is left, and for another question about a fact."""

NAME = re.compile(r"(?P<kind>[a-z][a-z0-9_]{0,39})\.(?P<level>[1-9])\.(?P<seed>0|[1-9][0-9]{0,9})")
"""The name of a question, from kind, level and seed: ``sum.1.5083``."""


def stem_of(name: str) -> str:
    """Returns kind and level from a question's name: ``sum.1`` from ``sum.1.5083``."""
    return name.rpartition(".")[0]


@lru_cache(maxsize=4096)
def _question(made: QuestionGenerator, seed: int) -> Question:
    """Returns the question of a seed. Cached, because several functions need the question that a learner answers."""
    return made.question(seed)


@dataclass(frozen=True)
class Bank:
    """The questions of a practice, each with a name that gives it again: ``sum.1.5083``, from kind, level and seed."""

    generators: tuple[QuestionGenerator, ...]

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels that have questions."""
        return tuple(sorted({made.level for made in self.generators}))

    @property
    def stems(self) -> tuple[str, ...]:
        """The kinds that have questions, each with its level."""
        return tuple(f"{made.kind}.{made.level}" for made in self.generators)

    def find(self, name: object) -> Question | None:
        """Returns the question with a name, or None if there is none."""
        found = NAME.fullmatch(name) if isinstance(name, str) else None
        if found is None:
            return None
        made = self._makers.get(f"{found['kind']}.{found['level']}")
        return _question(made, int(found["seed"])) if made else None

    @cached_property
    def _makers(self) -> dict[str, QuestionGenerator]:
        # Reversed, so that the first of two generators of one kind and level counts.
        return {f"{made.kind}.{made.level}": made for made in reversed(self.generators)}

    def draws(self, stem: str, seed: int) -> Iterator[tuple[str, Question]]:
        """Yields questions of a kind and level without end: new facts as long as there are some, then the fact met longest ago.

        Raises:
            KeyError: There is no such kind on such a level.
        """
        made = self._makers[stem]
        # A stream for each kind, so that the number of questions drawn of one kind does not change which ones of another come.
        rng = RandomStream(seed, 500 + [*self._makers].index(stem))
        facts: dict[str, int] = {}
        looks: dict[str, int] = {}
        drawn, tries = 0, DRAWS

        def met(name: str) -> tuple[int, int]:
            # The fact counts before the look: -1 is never met, and comes before everything that was.
            return (facts.get(questions[name].practises, -1), looks.get(looks_of(questions[name]), -1))

        while True:
            questions: dict[str, Question] = {}
            while len(questions) < tries and not any(question.practises not in facts for question in questions.values()):
                name = f"{stem}.{rng.below(2**31)}"
                questions[name] = self._made(made, name)
            name = min(questions, key=met)
            # if all facts have been met, more draws rarely find a new one
            tries = FEW_DRAWS if questions[name].practises in facts else DRAWS
            facts[questions[name].practises] = looks[looks_of(questions[name])] = drawn = drawn + 1
            yield name, questions[name]

    @staticmethod
    def _made(made: QuestionGenerator, name: str) -> Question:
        # Not cached: most draws are thrown away, and would push out the questions that learners are answering.
        return made.question(int(name.rpartition(".")[2]))

    def another(self, name: str, seed: int) -> str | None:
        """Returns the name of another question of the same kind, level and fact.

        Returns the same name if no other question turns up, and None if no question has this name.
        """
        question = self.find(name)
        if question is None:
            return None
        stem, looks = stem_of(name), looks_of(question)
        rng = RandomStream(seed, 900)
        for _ in range(MANY_DRAWS):
            other = f"{stem}.{rng.below(2**31)}"
            made = self._made(self._makers[stem], other)
            if made.practises == question.practises and looks_of(made) != looks:
                return other
        return name


def looks_of(question: Question) -> str:
    """Returns everything that a learner sees of a question. Two questions that look the same are the same to a learner."""
    return repr((question.kind, sorted(question.facts.items()), question.choices, question.shows))
