"""Keeps track of the steps that a page has been sent, and returns the new ones together with the learner's predictions."""

from __future__ import annotations

from collections import Counter

from cardlab.match import Match
from cardlab.protocol.match_log import Log, Step
from cardlab.sessions.illustrated_story import IllustratedStory
from cardlab.sessions.jobs import JobCoroutine
from cardlab.sessions.match_review import MatchReview
from cardlab.sessions.predictions import Predictions
from cardlab.teaching.lesson import Lesson
from cardlab.words.highlights import Highlight, highlights
from cardlab.words.match_story import MatchStory


class SentSteps:
    """The narration of a match to one page. The match may go forward or back.

    Args:
        match: The match.
        story: The match in words.
        predictions: The learner's predictions in it.
        model_lesson: The lesson whose models stand next to it.

    Attributes:
        match, predictions: As given.
        looked_back: The coach's review of the finished match; None if nobody has asked for it.
    """

    def __init__(self, match: Match, story: MatchStory, predictions: Predictions, model_lesson: Lesson | None = None) -> None:
        self.match = match
        self.predictions = predictions
        self._story = story
        self._illustrated = story if model_lesson is None else IllustratedStory(story, model_lesson)
        self._counts: list[int] = []
        """The number of steps of the set-up and of each action that have been sent."""
        self.looked_back: MatchReview | None = None

    @property
    def steps_told(self) -> int:
        """The number of steps that have been sent."""
        return sum(self._counts)

    def news(self) -> JobCoroutine[list[Step]]:
        """Returns the steps that have not been sent yet. After each action, other learners have their turn."""
        new = yield from self._steps(len(self._counts))
        # Counted at the end: if the caller stops in between, the next answer has these steps again.
        counted = Counter(step["action"] for step in new)
        self._counts += [counted[number] for number in range(len(self._counts), len(self.match.ends))]
        return new

    def skip(self) -> None:
        """Counts all steps as sent, without putting them into words."""
        self._counts = [len(steps) for steps in self._story.grouped()]

    def restart(self) -> JobCoroutine[list[Step]]:
        """Returns all steps from the beginning."""
        self._counts = []
        return self.news()

    def highlights(self) -> list[Highlight]:
        """The highlights of a finished match; empty before."""
        if not self.match.is_over:
            return []
        return highlights(self._story, self.looked_back.better if self.looked_back else {})

    def back_to(self, n: int) -> None:
        """Goes back to the first n actions of the match, and drops the steps and predictions of the others."""
        self.match.go_to(n)
        # The coach's findings are about actions that others may now replace.
        self.looked_back = None
        self.predictions.forget()
        # One more than the actions, because the first count is that of the set-up.
        del self._counts[n + 1 :]

    def log(self) -> JobCoroutine[Log]:
        """Returns the setting and all steps, no matter which have been sent."""
        return {**self._illustrated.setting(), "steps": (yield from self._steps(0))}

    def _steps(self, first_action: int) -> JobCoroutine[list[Step]]:
        found: list[Step] = []
        for steps in self._illustrated.telling(first_action):
            found += steps
            # The steps of a long match take a second. After each action the server may answer somebody else.
            yield None
        return self.predictions.tell(found)
