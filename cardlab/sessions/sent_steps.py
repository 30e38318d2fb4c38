"""Keeps track of the steps that a page has been sent, and returns the new ones together with the learner's predictions."""

from __future__ import annotations

from collections import Counter

from cardlab.core.pieces import Pieces, finished
from cardlab.match import Match
from cardlab.protocol.match_log import Log, Step
from cardlab.sessions.illustrated_story import IllustratedStory
from cardlab.sessions.jobs import JobCoroutine
from cardlab.sessions.match_review import MatchReview
from cardlab.sessions.predictions import Predictions
from cardlab.teaching.lesson import Lesson
from cardlab.words.highlights import Highlight, finding_highlights
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
        replayed: Whether the learner has gone back to play some of this deal again, with cards already seen.
        looked_back: The coach's review of the finished match; None if nobody has asked for it.
    """

    def __init__(self, match: Match, story: MatchStory, predictions: Predictions, model_lesson: Lesson | None = None) -> None:
        self.match = match
        self.predictions = predictions
        self.replayed = False
        self._story = story
        self._illustrated = story if model_lesson is None else IllustratedStory(story, model_lesson)
        self._counts: list[int] = []
        """The number of steps of the set-up and of each action that have been sent."""
        self.looked_back: MatchReview | None = None
        self._found: tuple[object, list[Highlight]] | None = None
        """The highlights, after the state of the match for which they were found."""

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
        return finished(self.finding_highlights())

    def finding_highlights(self) -> Pieces[list[Highlight]]:
        """Finds the same highlights in pieces. Afterwards they are known until the match changes."""
        if not self.match.is_over:
            return []
        stands = self.match.changes, self.looked_back
        if self._found is None or self._found[0] != stands:
            better = self.looked_back.better if self.looked_back else {}
            self._found = stands, (yield from finding_highlights(self._story, better))
        return self._found[1]

    def back_to(self, n: int) -> None:
        """Goes back to the first n actions of the match, and drops the steps and predictions of the others."""
        self.match.go_to(n)
        self.replayed = True
        # The coach's findings are about actions that others may now replace.
        self.looked_back = None
        self.predictions.forget()
        # One more than the actions, because the first count is that of the set-up.
        del self._counts[n + 1 :]

    def log(self) -> JobCoroutine[Log]:
        """Returns the setting and all steps, no matter which have been sent."""
        return {**(yield from self._illustrated.making_setting()), "steps": (yield from self._steps(0))}

    def _steps(self, first_action: int) -> JobCoroutine[list[Step]]:
        found: list[Step] = []
        for steps in self._illustrated.telling(first_action):
            found += self.predictions.tell(steps)
            # The steps of a long match take a second. After each action the server may answer somebody else.
            yield None
        return found
