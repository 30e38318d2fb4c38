"""The visual models beside a match: at each step those that show what its rule has just done."""

from __future__ import annotations

from typing import Any

from cardlab.core.rng import RandomStream
from cardlab.models import asked
from cardlab.models.model import State
from cardlab.sessions.texts import in_words
from cardlab.teaching.lesson import Lesson
from cardlab.words.story import Story


def with_models(story: Story, lesson: Lesson) -> dict[str, Any]:
    """The log of a story whose steps have the models of a lesson too.

    ``models`` are the states to draw after the step; a step without any keeps those of the steps before it. A step that
    asks has ``models_asked``: what is drawn until it is answered, and nothing else.
    """
    log, game, viewer = story.to_json(), story.match.game, story.viewer
    table = game.new_table(RandomStream(0))
    past: list[State] = []
    grouped = [group for action in story.grouped() for group in action]
    for step, group in zip(log["steps"], grouped, strict=True):
        for event in group:
            event.apply(table)
        told = next((event for event in group if event.rule), None)
        states = lesson.follow(game, told.rule, told.facts_for(viewer), table.seen_by(viewer)) if told else []
        if "ask" in step:
            step["models_asked"] = [in_words(state, story.words) for state in asked(states, past)]
        step["models"] = [in_words(state, story.words) for state in states]
        past += states
    return log
