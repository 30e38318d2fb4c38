"""Adds to the steps of a match the visual models that show what each rule has done."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardlab.core.pieces import Pieces
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.models.model import State
from cardlab.protocol.match_log import Log, MatchSetting, Step
from cardlab.sessions.jobs import JobCoroutine, run_here
from cardlab.sessions.page_texts import in_words
from cardlab.teaching.lesson import Lesson
from cardlab.words.match_story import MatchStory


def joined(step: Step, rules: Collection[str]) -> Step:
    """Returns a step, narrated together with the next one if its rule, without the game's name, is one of these."""
    return {**step, "flows": "next"} if step["rule"].partition(".")[2] in rules else step


class IllustratedStory:
    """The steps of a story, with the models of a lesson. It grows with the match.

    A step may have ``models``, the states to draw after it. A step without them keeps those of the steps before it, unless it
    ``bares`` the table: the models disappear when no player holds a card any more.

    Args:
        story: The story.
        lesson: The lesson whose models illustrate the steps.
    """

    def __init__(self, story: MatchStory, lesson: Lesson) -> None:
        self.story = story
        self.lesson = lesson
        self._begin()

    def _begin(self) -> None:
        # Replays the events on a table of its own, because the match's table is already further on.
        self.table = self.story.match.game.new_table(RandomStream(0))
        self.past: list[State] = []
        self.drawn = 0
        """How many actions have been illustrated, including the set-up."""

    def making_setting(self) -> Pieces[MatchSetting]:
        """Makes the setting without the notes of a table, in pieces. Here the models show those, after the questions."""
        return {**(yield from self.story.making_setting()), "written": []}

    def steps(self, first_action: int = 0) -> list[Step]:
        """Returns the steps from an action on. Action 0 is the set-up."""
        return [step for steps in self.telling(first_action) for step in steps]

    def telling(self, first_action: int = 0) -> Iterator[list[Step]]:
        """Yields the same steps action by action, as the caller asks for them. Those of a long match take a moment."""
        if first_action < self.drawn:  # something was undone, or the caller wants earlier steps again
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
            # As the viewer sees the table and the facts, because a picture must not show a hidden card.
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


def with_models(story: MatchStory, lesson: Lesson) -> Log:
    """Returns the log of a story, with the models of a lesson in its steps."""
    return run_here(adding_models(story, lesson))


def adding_models(story: MatchStory, lesson: Lesson) -> JobCoroutine[Log]:
    """Makes the same log action by action, so that others have their turn in between."""
    illustrated = IllustratedStory(story, lesson)
    steps: list[Step] = []
    for told in illustrated.telling():
        steps += told
        yield None
    return {**(yield from illustrated.making_setting()), "steps": steps}
