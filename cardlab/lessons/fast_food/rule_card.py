"""The rule card of Fast Food."""

from __future__ import annotations

from cardlab.core.cards import cards
from cardlab.games.fast_food import CATEGORIES, VALUE, FastFood, reasons, scoring
from cardlab.teaching.rule_card import RuleCard, RuleLine, rule_line

BEFORE, PLAYED = 24, "4h"
"""A total, and a card that is played onto it."""
TWICE, SEVERAL = 77, 35
"""A total with two reasons for one category, and one that scores in all three."""


def rules(game: FastFood) -> RuleCard:
    """Returns the rules under the options of the game."""
    deck = game.deck(game.first_deck)
    (card,) = cards(PLAYED)
    several = scoring(SEVERAL, game.score_by)
    a, b, c = several.values()
    (twice,) = scoring(TWICE, game.score_by).values()
    return RuleCard(
        values=(
            rule_line("ace", "Ah", ace=VALUE["A"]),
            rule_line("numbers", "2d 7h Td", low=VALUE["2"], high=VALUE["T"]),
            rule_line("deck", n=len(deck), each=len(deck) // len(VALUE)),
        ),
        scores=(
            rule_line(f"turn_{game.draw}"),
            rule_line("add", PLAYED, old=BEFORE, value=VALUE[card.rank], total=BEFORE + VALUE[card.rank]),
            *(_category(name, game) for name in CATEGORIES),
            rule_line("once", total=TWICE, points=twice),
            rule_line("several", total=SEVERAL, a=a, b=b, c=c, points=sum(several.values())),
        ),
        wins=(
            rule_line("end", total=sum(VALUE[card.rank] for card in deck)),
            *([rule_line("claim")] if "claim" in game.asks else []),
        ),
    )


def _category(name: str, game: FastFood) -> RuleLine:
    """Returns the line of one category: its points, with an example of each way to score in it."""
    number, points = CATEGORIES[name]
    why = {reasons(total, number, game.score_by): total for total in range(99, 9, -1)}
    multiple, digit = why[True, False], why[False, True]
    return rule_line(name, number=number, points=points, multiple=multiple, k=multiple // number, digit=digit)
