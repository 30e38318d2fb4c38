"""Illustrated stories: the steps of a match, each with the visual models that show what its rule has just done."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.models.model import State
from cardlab.protocol.match_log import Log, MatchSetting, Step
from cardlab.sessions.page_texts import in_words
from cardlab.teaching.lesson import Lesson
from cardlab.words.story import Story


class IllustratedStory:
    """The steps of a story with the models of a lesson; it goes on with the match.

    A step has ``models``, the states to draw after it; one without any keeps those of the steps before it, unless it ``bares``
    the table: pictures of what players hold go when nobody holds a card any more.

    Args:
        story: The story.
        lesson: What draws its steps.
    """

    def __init__(self, story: Story, lesson: Lesson) -> None:
        self.story = story
        self.lesson = lesson
        self._begin()

    def _begin(self) -> None:
        # A table of its own, on which the events happen once more: the table of the match is further on already.
        self.table = self.story.match.game.new_table(RandomStream(0))
        self.past: list[State] = []
        self.drawn = 0
        """How many actions have been, with the set-up."""

    def setting(self) -> MatchSetting:
        """The setting without what a table shows of itself: here the models show it, once it has been asked."""
        return {**self.story.setting(), "goals": [], "written": []}

    def steps(self, first_action: int = 0) -> list[Step]:
        """The steps from an action on; 0 is the set-up."""
        return [step for steps in self.telling(first_action) for step in steps]

    def telling(self, first_action: int = 0) -> Iterator[list[Step]]:
        """The same, action by action, as long as they are asked for: those of a long match take a moment."""
        if first_action < self.drawn:  # something was taken back, or is told again
            self._begin()
        grouped = self.story.grouped()
        for number in range(self.drawn, len(grouped)):
            steps = self.story.tell(number, grouped[number])
            for step, group in zip(steps, grouped[number], strict=True):
                self._draw(step, group)
            # Before the yield: if the caller stops here, the table and this count still agree.
            self.drawn = number + 1
            yield steps if number >= first_action else []

    def _draw(self, step: Step, group: list[Event]) -> None:
        story, viewer = self.story, self.story.viewer
        for event in group:
            event.apply(self.table)
        told = next((event for event in group if event.rule), None)
        made: list[State] | None = []
        if told is not None:
            # As the viewer sees the table and the facts: a picture must not show a card that is hidden.
            made = self.lesson.models_after(story.match.game, told.rule, told.facts_for(viewer), self.table.seen_by(viewer))
        states = made or []
        step["models"] = [in_words(state, story.words, viewer) for state in states]
        if made is None or (not states and self.past and self.past[-1].get("of") and not self._anybody_holds_a_card()):
            step["bares"] = True
        self.past += states

    def _anybody_holds_a_card(self) -> bool:
        game = self.story.match.game
        owned = [zone.name for zone in game.zones if zone.each_player]
        return any(self.table[f"{name}.{seat}"] for name in owned for seat in game.seats)


def with_models(story: Story, lesson: Lesson) -> Log:
    """The log of a story whose steps have the models of a lesson too."""
    illustrated = IllustratedStory(story, lesson)
    return {**illustrated.setting(), "steps": illustrated.steps()}
