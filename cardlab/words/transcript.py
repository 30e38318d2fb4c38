"""Writes a match as text to read: the deal, the actions, the rules that fired, and the sentences for learners."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from cardlab.core.actions import Action
from cardlab.core.base_match import BaseMatch
from cardlab.core.declarations import TEACHER, Viewer
from cardlab.core.view import View
from cardlab.words.game_labels import game_text
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

if TYPE_CHECKING:  # keeps the message classes out of `import cardlab`
    from cardlab.protocol.match_log import Step


def transcript(
    match: BaseMatch,
    *,
    viewer: Viewer = TEACHER,
    language: str = DEFAULT_LANGUAGE,
    actions: Container[int] | None = None,
) -> str:
    """Returns the whole match as one viewer may see it, in a language.

    Args:
        match: The match.
        viewer: A seat, ``spectator`` or ``teacher``.
        language: One of `cardlab.words.languages.languages()`.
        actions: The numbers of the actions to include, if the others are skipped; 0 is the deal.
    """
    words = Words(language)
    options = [f"{name}: {value}" for name, value in match.game.set_options.items()]
    lines = [game_text(words, match.game), f"seed {match.seed}" + (f"; {', '.join(options)}" if options else "")]
    lines += ["", *_table(match.branch(0).seen_by(viewer)), ""]
    passed = False
    walked = match.branch(0)
    story = MatchStory(match, viewer, words)
    for number, grouped in enumerate(story.grouped()):
        if not grouped:
            continue
        for action in match.actions[len(walked.actions) : number]:  # skipped actions are only played
            walked.play(action)
        spelt = _spelt(walked, match.actions[number - 1], viewer) if number else ""
        if actions is not None and number not in actions:
            lines += [] if passed else ["…"]
            passed = True
            continue
        passed = False
        lines += [f"> {spelt}"] if number else []
        lines += [line for step in story.tell(number, grouped) for line in _step(step, words)]
    lines += ["", *_table(match.seen_by(viewer)), f"outcome: {match.outcome or 'none'}"]
    return "\n".join(lines) + "\n"


def _spelt(walked: BaseMatch, action: Action, viewer: Viewer) -> str:
    """Returns an action as a viewer learns of it, after it has been played on `walked`. Cards that stay hidden are
    not named.
    """
    if viewer in (TEACHER, action.who):
        return str(action)
    view = walked.seen_by(viewer)
    seen = {card for zone in view.zones for card in view.known(zone)}
    return str(action) if seen.issuperset(action.cards) else f"{action.who} {action.verb()} …"


def _step(step: Step, words: Words) -> list[str]:
    working = [f"      | {line}" for line in step.get("working", "").splitlines()]
    return [f"  {step['rule'] or '-'}", f"      {words.titled(step['title'], step['sentence'])}", *working]


def _table(view: View) -> list[str]:
    zones = [f"{name}: {' '.join(card.name if card else '?' for card in zone)}" for name, zone in view.zones.items() if zone]
    counters = " ".join(f"{name}={'none' if value is None else value}" for name, value in view.counters.items())
    return [*zones, f"counters: {counters}"]
