"""Names of cards for screen readers."""

from __future__ import annotations

from cardlab.core.cards import RANKS, SUITS
from cardlab.words.words import Words


def card_names(words: Words) -> dict[str, str]:
    """Spelling of a card -> its name: ``7d`` -> seven of diamonds; ``back`` -> the name of a back.

    A letter alone -> the letter printed in its place: ``K`` -> R in French.
    """
    ranks = {rank: words.say(f"rank-{rank}") for rank in RANKS}
    suits = {suit: words.say(f"suit-{suit}") for suit in SUITS}
    names = {rank + suit: words.say("card", rank=ranks[rank], suit=suits[suit]) for suit in SUITS for rank in RANKS}
    return {
        **names,
        **words.letters,
        "X1": words.say("card-joker"),
        "X2": words.say("card-joker"),
        "back": words.say("card-back"),
    }
