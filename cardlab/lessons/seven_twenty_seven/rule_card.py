"""The rule card of 727."""

from __future__ import annotations

from cardlab.core.cards import cards
from cardlab.games.seven_twenty_seven import GOALS, HALVES, SevenTwentySeven, points, totals
from cardlab.teaching.rule_card import RuleCard, rule_line

WATCHED = 2
"""The hands of the match that is watched."""
TWO, BOTH = "Kc Th", "Ac Ad 5h"
"""A hand to add up, and one that makes both goals."""


def rules(game: SevenTwentySeven) -> RuleCard:
    """Returns the rules under the options of the game."""
    low, high = GOALS
    ace, eleven = map(points, totals(cards("Ah")))
    a, b = (points(HALVES[card.rank]) for card in cards(TWO))
    (total,) = totals(cards(TWO))
    return RuleCard(
        values=(
            rule_line("ace", "Ah", ace=ace, eleven=eleven),
            rule_line("courts", "Jc Qd Kh", half=points(HALVES["J"])),
            rule_line("numbers", "2c 7d Ts", low=points(HALVES["2"]), high=points(HALVES["T"])),
        ),
        scores=(
            rule_line("total", TWO, a=a, b=b, total=points(total)),
            rule_line("distance", total=points(total), low=low, away=points(abs(total - GOALS[low])), high=high),
            rule_line(f"over_{game.over}", low=low, below=low - 1, above=low + 1),
            rule_line("card"),
        ),
        wins=(
            rule_line("halves", ante=game.ante, low=low, high=high),
            rule_line(f"both_{game.ends}", BOTH, low=low, high=high),
            rule_line(f"tie_{game.sides}"),
            rule_line(f"odd_{game.odd}"),
            rule_line("end", hands=game.hands),
            rule_line("watched", hands=WATCHED),
        ),
    )
