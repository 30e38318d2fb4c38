"""The rule card of a lesson: card values, scoring, who wins. Every stage and every worksheet shows it.

Each line is a message ``<lesson>_lesson-rule-<name>`` with facts from the game, so that the card states the real rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cardlab.core.cards import Card, cards
from cardlab.core.declarations import Facts
from cardlab.protocol import lesson as wire
from cardlab.words.words import Words

PARTS = ("values", "scores", "wins")
"""The parts of a card in their order; their titles are the messages ``rule_card-<part>``."""


@dataclass(frozen=True)
class RuleLine:
    """One rule.

    Attributes:
        name: The end of its message: ``ace`` for ``addition_war_lesson-rule-ace``.
        cards: The cards that are shown with it, if any.
        facts: The facts of its message.
    """

    name: str
    cards: tuple[Card, ...] = ()
    facts: Facts = field(default_factory=dict)


def rule_line(name: str, shown: str = "", /, **facts: Any) -> RuleLine:
    """Makes a rule line with cards, spelled as in ``"Kc Th"``."""
    return RuleLine(name, tuple(cards(shown)), facts)


@dataclass(frozen=True)
class RuleCard:
    """The rules that a learner needs to play and to answer questions.

    Attributes:
        values: The lines about card values.
        scores: The lines about what players do with the cards and what they score.
        wins: The lines about who wins.
    """

    values: tuple[RuleLine, ...]
    scores: tuple[RuleLine, ...]
    wins: tuple[RuleLine, ...]

    def to_json(self, lesson: str, words: Words) -> wire.RuleCard:
        """Returns the card in words, for a page or a sheet.

        Args:
            lesson: The slug of the lesson, for its messages.
            words: The language.
        """
        return {
            "title": words.say("rule_card"),
            "close": words.say("rule_card", "close"),
            "parts": [
                {
                    "title": words.say(f"rule_card-{part}"),
                    "lines": [_line_json(lesson, line, words) for line in getattr(self, part)],
                }
                for part in PARTS
            ],
        }


def _line_json(lesson: str, line: RuleLine, words: Words) -> wire.RuleCardLine:
    text = words.say(f"{lesson}_lesson-rule-{line.name}", **line.facts)
    return {"cards": [card.name for card in line.cards], "text": text}
