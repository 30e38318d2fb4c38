"""The rule card of a lesson about pairs of cards: the player with the greater result of two cards takes all."""

from __future__ import annotations

from cardlab.core.cards import RANKS, cards
from cardlab.games.addition_war import AdditionWar
from cardlab.teaching.rule_card import RuleCard, rule_line

WATCHED = 6
"""The turns of the matches that are watched and predicted."""


def pair_rules(game: AdditionWar, example: str) -> RuleCard:
    """Returns the rules under the options of the game.

    Args:
        game: Addition War, or a game that combines two numbers in another way.
        example: Two cards that show the calculation: ``"7h 5c"``.
    """
    counted = {card.rank: game.value(card) for card in game.pack()}
    numbers = [counted[rank] for rank in RANKS if rank in counted and rank not in "AJQK"]
    courts = game.with_options(court_cards="11_12_13")
    jack, queen, king = (courts.value(card) for card in cards("Jc Qc Kc"))
    a, b = game.values(cards(example))
    return RuleCard(
        values=(
            rule_line("ace", "Ah", ace=counted["A"]),
            rule_line("numbers", "2c 7d Ts", low=min(numbers), high=max(numbers)),
            rule_line(f"courts_{game.court_cards}", "Jc Qd Kh", jack=jack, queen=queen, king=king),
        ),
        scores=(
            rule_line("worth", example, a=a, b=b, worth=game.worth(cards(example))),
            rule_line("take"),
            rule_line("war", down=game.war_down, up=game.up),
        ),
        wins=(rule_line("said"), rule_line("end"), rule_line("watched", turns=WATCHED)),
    )
