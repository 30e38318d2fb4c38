"""A match as text to read: the deal, the actions, the rules that fired, what learners are told."""

from __future__ import annotations

from cardlab.explain import DEFAULT_LANGUAGE, Words
from cardlab.match import Match
from cardlab.story import Story
from cardlab.table import TEACHER, View, Viewer


def transcript(match: Match, *, viewer: Viewer = TEACHER, language: str = DEFAULT_LANGUAGE) -> str:
    """The whole match as one viewer may see it, in a language."""
    words = Words(language)
    options = [f"{name}: {value}" for name, value in match.game.set_options.items()]
    lines = [words.say(f"{match.game.slug}-game"), f"seed {match.seed}" + (f"; {', '.join(options)}" if options else ""), ""]
    played = -1
    for step in Story(match, viewer, words).steps():
        if step["action"] != played:
            played = step["action"]
            lines += [f"> {match.actions[played - 1]}"] if played else []
        lines.append(f"  {step['rule'] or '-'}")
        lines.append(f"      {step['title']}: {step['sentence']}")
        lines += [f"      | {line}" for line in step.get("working", "").splitlines()]
    lines += ["", *_table(match.seen_by(viewer)), f"outcome: {match.outcome or 'none'}"]
    return "\n".join(lines) + "\n"


def _table(view: View) -> list[str]:
    zones = [f"{name}: {' '.join(card.name if card else '?' for card in zone)}" for name, zone in view.zones.items() if zone]
    counters = " ".join(f"{name}={'none' if value is None else value}" for name, value in view.counters.items())
    return [*zones, f"counters: {counters}"]
