"""The rule card: the higher of two numbers takes both cards."""

from __future__ import annotations

from cardlab.core.cards import Card
from cardlab.games.war import War
from cardlab.lessons.compare.common import kind_of_deck
from cardlab.lessons.shared_by_wars.rule_card import WATCHED
from cardlab.teaching.rule_card import RuleCard, RuleLine, rule_line


def rules(game: War) -> RuleCard:
    """Returns the rules with the cards of the deck that is played with."""
    low, *_, high = sorted(game.numbers, key=game.value)
    of = kind_of_deck(game.numbers)
    return RuleCard(
        values=(rule_line("cards", of=of), _of_card("lowest", low, of), _of_card("highest", high, of)),
        scores=(rule_line("take", of=of), rule_line("war", of=of, down=game.war_down)),
        wins=(
            rule_line("said"),
            rule_line("waits"),
            rule_line("end", turns=game.max_turns),
            rule_line("watched", turns=WATCHED),
        ),
    )


def _of_card(name: str, card: Card, of: str) -> RuleLine:
    return RuleLine(name, (card,), {"card": card, "of": of})
