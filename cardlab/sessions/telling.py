"""A match as a page is told of it: step by step, with what is foretold on the way."""

from __future__ import annotations

from typing import Any

from cardlab.core.actions import Action
from cardlab.match import Match
from cardlab.players.coach import surpassed
from cardlab.sessions.beside import Illustrated
from cardlab.sessions.foretelling import Foretelling
from cardlab.sessions.work import Working
from cardlab.teaching.lesson import Lesson
from cardlab.words.moments import Moment, moments
from cardlab.words.story import Step, Story, action_label

MOST_COSTLY = 2
"""Moves beside which something better is told when a match is over."""


class Telling:
    """How far a page has been told of a match, which goes on and back.

    Args:
        match: The match.
        story: It in words.
        foretelling: What the learner foretells of it.
        draws: The lesson whose models stand beside it.

    Attributes:
        match, foretelling: As given.
    """

    def __init__(self, match: Match, story: Story, foretelling: Foretelling, draws: Lesson | None = None) -> None:
        self.match = match
        self.foretelling = foretelling
        self._story = story
        self._illustrated = story if draws is None else Illustrated(story, draws)
        self._counts: list[int] = []
        """How many steps the set-up and each action have, of what has been told."""
        self._surpassed: dict[int, tuple[float, str]] = {}
        """The number of an action of the learner -> how much more something else was worth, and what that is called."""

    @property
    def told(self) -> int:
        """How many steps have been told."""
        return sum(self._counts)

    def news(self) -> Working[list[Step]]:
        """The steps that have not been told yet; after each action others have their turn."""
        new = yield from self._steps(len(self._counts))
        for number in range(len(self._counts), len(self.match.ends)):
            self._counts.append(sum(step["action"] == number for step in new))
        return new

    def anew(self) -> Working[list[Step]]:
        """All steps from the beginning."""
        self._counts = []
        return self.news()

    def moments(self) -> list[Moment]:
        """What to look back at when the match is over; empty before."""
        if not self.match.is_over:
            return []
        costly = sorted(self._surpassed.items(), key=lambda entry: entry[1][0], reverse=True)
        return moments(self._story, {number: label for number, (_, label) in costly[:MOST_COSTLY]})

    def weigh(self, seat: str, action: Action) -> None:
        """Keep in mind what would have been worth more than an action that is about to be played, where that is known."""
        found = surpassed(self.match, seat, action)
        if found is not None:
            best, by = found
            label = action_label(self._story.words, self.match.game, self.match.seen_by(seat), best)
            self._surpassed[self.match.ply + 1] = by, label

    def back_to(self, n: int) -> None:
        """Take back the match to its first n actions, and what was told and foretold of the others."""
        self.match.go_to(n)
        self._surpassed = {number: found for number, found in self._surpassed.items() if number <= n}
        self.foretelling.forget()
        del self._counts[n + 1 :]

    def log(self) -> Working[dict[str, Any]]:
        """Stage and all steps, whatever has been told."""
        return {**self._story.stage(), "steps": (yield from self._steps(0))}

    def _steps(self, first_action: int) -> Working[list[Step]]:
        found: list[Step] = []
        for steps in self._illustrated.telling(first_action):
            found += steps
            yield None
        return self.foretelling.tell(found)
