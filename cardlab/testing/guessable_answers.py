"""Checks that no pattern gives an answer away, by guessing as somebody would who knows no mathematics.

Two questions that look alike must have the same answer. Neither the place nor the look of a choice may show whether it is
right: a guesser must hardly be right more often than by chance.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cardlab.sessions.predict_stage_log import predict_log
from cardlab.teaching.lesson import Lesson, Predict
from cardlab.teaching.number_reading import read_number
from cardlab.teaching.question import Question, QuestionGenerator
from cardlab.testing.findings import Finding, few
from cardlab.testing.recording_words import BLANK, RecordingWords, Requests
from cardlab.words.words import Words

ENOUGH = 50
"""How many guesses are needed for a verdict."""
SURE = 0.8
"""A guess that is right more often than this gives the answer away, even if there are only two choices."""
FEW = 10
"""With no more different questions than this, learners know the answers by heart and need no pattern."""
DEALS = 12
"""How many matches of a stage are checked."""
RANKS = "A23456789TJQK"

Guess = Callable[[Sequence[str], Sequence[str]], int | None]
"""Maps the values and labels of the choices to the position of the guessed one; None for no guess."""


def _numbers(values: Sequence[str]) -> list[Any] | None:
    """Returns the choices as numbers or ranks of cards; None if they are neither."""
    numbers = [RANKS.index(one[0]) + 1 if len(one) == 2 and one[0] in RANKS else read_number(one) for one in values]
    return None if None in numbers or len({*numbers}) < len(numbers) else numbers


def _by_number(choose: Callable[[list[Any]], Any]) -> Guess:
    def guess(values: Sequence[str], labels: Sequence[str]) -> int | None:
        numbers = _numbers(values)
        chosen = None if numbers is None else choose(numbers)
        return None if numbers is None or chosen is None else numbers.index(chosen)

    return guess


def _between(numbers: list[Any]) -> Any:
    """Returns the only number with a neighbour on both sides."""
    found = [n for n in numbers if n - 1 in numbers and n + 1 in numbers]
    return found[0] if len(found) == 1 else None


def _by_label(choose: Callable[[Sequence[int]], int]) -> Guess:
    def guess(values: Sequence[str], labels: Sequence[str]) -> int | None:
        lengths = [len(label) for label in labels]
        return lengths.index(choose(lengths)) if lengths.count(choose(lengths)) == 1 else None

    return guess


GUESSES: dict[str, Guess] = {
    "the smallest number": _by_number(min),
    "the greatest number": _by_number(max),
    "the number between two neighbours": _by_number(_between),
    "the longest text": _by_label(max),
    "the shortest text": _by_label(min),
}
"""Ways to guess by the choices alone; guessing by position comes on top."""


class Guesses:
    """Counts how often each guess was right."""

    def __init__(self) -> None:
        self.right: Bag[str] = Bag()
        self.chance: dict[str, float] = {}
        self.made: Bag[str] = Bag()

    def look(self, values: Sequence[str], labels: Sequence[str], right: str) -> None:
        """Makes every guess among these choices."""
        places: dict[str, int | None] = {f"place {n} of {len(values)}": n - 1 for n in range(1, len(values) + 1)}
        for name, place in (places | {name: guess(values, labels) for name, guess in GUESSES.items()}).items():
            if place is not None:
                self.made[name] += 1
                self.chance[name] = self.chance.get(name, 0) + 1 / len(values)
                self.right[name] += values[place] == right

    def telling(self, *, by_heart: bool = False) -> Iterator[str]:
        """Yields the guesses right more than twice as often as by chance plus three standard deviations."""
        for name, made in self.made.items():
            chance = self.chance[name]
            most = min(2 * chance + 3 * chance**0.5, SURE * made)
            if made >= ENOUGH and self.right[name] > most and not (by_heart and name in GUESSES):
                yield f"choosing {name} is right {self.right[name]} times out of {made}"


def question_giveaways(slug: str, made: QuestionGenerator, seeds: int) -> Iterator[Finding]:
    """Yields findings about a generator whose answers can be guessed."""
    words, where = RecordingWords(Requests()), f"{slug}, {made.kind}, level {made.level}"
    seen: dict[str, tuple[int, Question]] = {}
    alike: list[Finding] = []
    lying: list[Finding] = []
    guesses, patterns = Guesses(), Bag[tuple[int, ...]]()
    for seed in range(seeds):
        question = made.question(seed)
        prompt = question.prompt(words)
        if BLANK in prompt:  # missing words make no difference between questions; another check asks for them
            return
        values, labels = [one.value for one in question.choices], [question.label(one, words) for one in question.choices]
        before, other = seen.setdefault(f"{prompt} {question.shows} {question.flash} {sorted(values)}", (seed, question))
        if not question.same(other.answer, question.answer):
            hidden = [name for name, fact in question.facts.items() if other.facts.get(name) != fact]
            told = f"its prompt does not say what differs ({', '.join(hidden)})" if hidden else "their facts are the same too"
            what = f"another question looks the same but has another answer (seed {before}): {told}"
            alike.append(Finding("giveaway", f"{where}, seed {seed}", what))
        if isinstance(question.answer, str):
            guesses.look(values, labels, question.answer)
        elif isinstance(question.answer, tuple) and {*question.answer} <= {*values}:
            patterns[tuple(map(values.index, question.answer))] += 1
            if question.answer_type == "order" and list(question.answer) == values:
                lying.append(
                    Finding("giveaway", f"{where}, seed {seed}", "the things to put in order are shown in the right order")
                )
    yield from (*few(alike, 1), *few(lying, 1))
    for telling in guesses.telling(by_heart=len(seen) <= FEW):
        yield Finding("giveaway", where, telling)
    for places, n in patterns.most_common(1):
        if seeds >= ENOUGH and len(seen) > FEW and 2 * n > seeds:
            told = ", ".join(str(place + 1) for place in places)
            yield Finding("giveaway", where, f"choosing places {told} is right {n} times out of {seeds}")


def lesson_giveaways(lesson: Lesson, deals: int = DEALS) -> Iterator[Finding]:
    """Yields findings about questions of the Predict stage whose choices let one guess the answer."""
    words = Words()
    for stage in lesson.stages:
        if not isinstance(stage, Predict):
            continue
        guesses = Guesses()
        for seed in range(deals):
            for step in predict_log(lesson, stage, stage.deal.match(seed), words)["steps"]:
                if "came" in step and "change" in step["came"]:
                    change = step["came"]["change"]
                    values, labels = ([one[key] for one in change["options"]] for key in ("value", "label"))
                    guesses.look(values, labels, change["answer"])
        for telling in guesses.telling():
            yield Finding("giveaway", f"{lesson.slug}, {stage.kind}, which card would have changed it", telling)
