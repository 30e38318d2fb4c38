"""Keeps track of which steps of a match a page has been sent, and sends the new ones with the questions to predict."""

from __future__ import annotations

from cardlab.match import Match
from cardlab.protocol.match_log import Log, Step
from cardlab.sessions.illustrated_story import IllustratedStory
from cardlab.sessions.match_review import MatchReview
from cardlab.sessions.predictions import Predictions
from cardlab.sessions.work import Working
from cardlab.teaching.lesson import Lesson
from cardlab.words.highlights import Highlight, highlights
from cardlab.words.story import Story


class Narration:
    """How far a page has been told of a match, which goes on and back.

    Args:
        match: The match.
        story: It in words.
        predictions: The learner's predictions in it.
        model_lesson: The lesson whose models stand beside it.

    Attributes:
        match, predictions: As given.
        looked_back: What the coach has found when the match was over; None where it was not asked.
    """

    def __init__(self, match: Match, story: Story, predictions: Predictions, model_lesson: Lesson | None = None) -> None:
        self.match = match
        self.predictions = predictions
        self._story = story
        self._illustrated = story if model_lesson is None else IllustratedStory(story, model_lesson)
        self._counts: list[int] = []
        """How many steps the set-up and each action have, of what has been told."""
        self.looked_back: MatchReview | None = None

    @property
    def steps_told(self) -> int:
        """How many steps have been told."""
        return sum(self._counts)

    def news(self) -> Working[list[Step]]:
        """The steps that have not been told yet; after each action others have their turn."""
        new = yield from self._steps(len(self._counts))
        # Counted at the end: if the caller stops in between, the next answer tells these steps again.
        for number in range(len(self._counts), len(self.match.ends)):
            self._counts.append(sum(step["action"] == number for step in new))
        return new

    def anew(self) -> Working[list[Step]]:
        """All steps from the beginning."""
        self._counts = []
        return self.news()

    def highlights(self) -> list[Highlight]:
        """The highlights of a match that is over; empty before."""
        if not self.match.is_over:
            return []
        return highlights(self._story, self.looked_back.better if self.looked_back else {})

    def back_to(self, n: int) -> None:
        """Take back the match to its first n actions, and what was told and foretold of the others."""
        self.match.go_to(n)
        # The coach's findings are about actions that may now be replaced by others.
        self.looked_back = None
        self.predictions.forget()
        # One more than actions: the first count is that of the set-up.
        del self._counts[n + 1 :]

    def log(self) -> Working[Log]:
        """Setting and all steps, whatever has been told."""
        return {**self._illustrated.setting(), "steps": (yield from self._steps(0))}

    def _steps(self, first_action: int) -> Working[list[Step]]:
        found: list[Step] = []
        for steps in self._illustrated.telling(first_action):
            found += steps
            # A long match takes a second to tell. After each action the holder of the session may serve somebody else.
            yield None
        return self.predictions.tell(found)
