"""`Exercise`: questions of a lesson on a page of their own, answered without a kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ipywidgets import CallbackDispatcher
from traitlets import Dict, List, observe, validate

from cardlab.core.errors import OptionError, did_you_mean
from cardlab.core.numbers import as_python, is_whole
from cardlab.documents.templates import render
from cardlab.lessons import find
from cardlab.sessions.page_texts import in_words, later_texts, page_texts
from cardlab.teaching.lesson import Lesson, Practise
from cardlab.teaching.number_pad import signs_by_kind
from cardlab.teaching.practice.memory import MOST_TRIES
from cardlab.teaching.question import LONGEST_ANSWER, RIGHT, Question, QuestionGenerator
from cardlab.widgets.base_widget import BaseWidget
from cardlab.words.card_names import card_names, number_card_names
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words


class Exercise(BaseWidget):
    """Questions of one kind of a lesson, one after the other, each with hints, replies to misconceptions and its working.

    The same arguments ask the same questions. The answers are in the trait `answers`, and nowhere else.

    Args:
        lesson: The lesson; `cardlab.lessons.slugs()` lists them.
        kind: The kind of the questions, such as ``"sum"``.
        level: Their level; 0 for the lowest that the kind has.
        seed: The seed of the questions.
        deck: The deck of the lesson, by its name or its text; "" for that of the lesson.
        count: The number of questions; after the last one, the first comes again.
        language: The language of the words.
        digits: The name of digits other than 0123456789.
        big_index, four_colour: The look of the cards.

    Raises:
        UnknownLesson: There is no such lesson.
        OptionError: It has no such kind or level, or the count is less than one.

    Traits:
        questions: The questions with their hints, replies and workings, for the page.
        answers: The answered questions, in order; read-only. Each is a dictionary with ``question``, its number from 0;
            ``prompt``; ``said``, the answers as they were typed; ``hints``, how many came before the first answer; ``right``,
            whether the last answer is; and ``mistake``, the name of the last misconception, or "".
    """

    entry = "exercise_widget"
    writable = frozenset({"answers"})
    questions = List(Dict()).tag(sync=True)
    answers = List(Dict(), read_only=True).tag(sync=True)

    def __init__(
        self,
        lesson: str,
        kind: str,
        *,
        level: int = 0,
        seed: int = 0,
        count: int = 5,
        deck: str = "",
        language: str = DEFAULT_LANGUAGE,
        digits: str = "",
        **looks: bool,
    ) -> None:
        level, seed, count = as_python(level), as_python(seed), as_python(count)
        if count < 1:
            raise OptionError(f"Exercise: count is {count}, but must be 1 or more.")
        taught, words = find(lesson, deck), Words(language, digits=digits)
        made = _generators(taught, kind)
        signs = signs_by_kind(made)[kind]
        asked = self._asked = [_of_level(made, level).question(seed, number) for number in range(count)]
        questions = [
            {
                **one.to_json(words, signs),
                "id": str(number),
                "model": one.model and in_words(one.model, words),
                "solution": one.solution and in_words(one.solution, words),
            }
            for number, one in enumerate(asked)
        ]
        texts = {**page_texts(words), **later_texts(words)}
        cards = [card for deal in taught.deals for card in deal.as_played.pack()]
        texts["cards"] = {**card_names(words), **number_card_names(words, cards)}
        self._answer_callbacks = CallbackDispatcher()
        super().__init__(questions=questions, words=texts, **looks)

    def on_answer(self, callback: Callable[[Exercise, dict[str, Any]], object], remove: bool = False) -> None:
        """Calls a function after each answered question.

        Args:
            callback: Called with the exercise and the answer, an item of `answers`.
            remove: Whether to stop calling it.
        """
        self._answer_callbacks.register_callback(callback, remove=remove)

    @validate("answers")  # a browser may send anything, so Python checks the answers itself
    def _checked_answers(self, proposal: Any) -> list[dict[str, Any]]:
        return [self._checked(told) for told in proposal["value"] if self._is_answer(told)]

    def _is_answer(self, told: Mapping[str, Any]) -> bool:
        said = told.get("said")
        return (
            is_whole(told.get("question"), 0, len(self._asked) - 1)
            and is_whole(told.get("hints"), 0, 9)
            and isinstance(said, list)
            and len(said) <= MOST_TRIES
            and all(isinstance(one, str) and len(one) <= LONGEST_ANSWER for one in said)
        )

    def _checked(self, told: Mapping[str, Any]) -> dict[str, Any]:
        number, said = told["question"], told["said"]
        question: Question = self._asked[number]
        verdicts = [question.check(one) for one in said]
        mistakes = [verdict for verdict in verdicts if verdict in question.misconceptions]
        return {
            "question": number,
            "prompt": self.questions[number]["prompt"],
            "said": said,
            "hints": told["hints"],
            "right": verdicts[-1:] == [RIGHT],
            "mistake": mistakes[-1] if mistakes else "",
        }

    @observe("answers")
    def _tell_answers(self, change: Any) -> None:
        for answer in change["new"][len(change["old"] or ()) :]:
            self._answer_callbacks(self, answer)

    def picture(self) -> str:
        """Shows the first question, for a page without a front end."""
        return render("widgets/sentence.html", sentence=self.questions[0]["prompt"])

    def __repr__(self) -> str:
        return f"<Exercise: {self.questions[0]['prompt']}>"


def _generators(lesson: Lesson, kind: str) -> tuple[QuestionGenerator, ...]:
    """Returns the generators of a kind of question, one for each level, the lowest first."""
    stages = (stage for stage in lesson.stages if isinstance(stage, Practise))
    known = [one for stage in stages for one in stage.questions]
    made = sorted((one for one in known if one.kind == kind), key=lambda one: one.level)
    if not made:
        told = did_you_mean(kind, {one.kind for one in known})
        raise OptionError(f"Exercise: {lesson.slug} has no questions of kind {kind!r}. {told}")
    return tuple(made)


def _of_level(made: Sequence[QuestionGenerator], level: int) -> QuestionGenerator:
    """Returns the generator of a level, 0 for the lowest."""
    levels = {one.level: one for one in made}
    if level and level not in levels:
        there = ", ".join(map(str, levels))
        raise OptionError(f"Exercise: level is {level}, but {made[0].kind!r} has only these levels: {there}.")
    return levels[level] if level else made[0]
