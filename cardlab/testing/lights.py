"""The light of a game: how much of it its worked examples try."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from cardlab.core.registry import find
from cardlab.testing.examples import shipped
from cardlab.words.messages import Words


@dataclass(frozen=True)
class Light:
    """How much of a game its worked examples try.

    Attributes:
        colour: ``green`` where all examples hold and every rule is shown or refuses in one of them; ``yellow`` where all
            hold and rules are left; ``red`` where one does not hold; ``grey`` where there are none.
        examples, holding: How many there are, and how many hold.
        rules, shown: How many rules there are, and how many of them an example shows.
    """

    colour: Literal["green", "yellow", "red", "grey"]
    examples: int
    holding: int
    rules: int
    shown: int


@cache
def light(slug: str) -> Light:
    """The light of a game, from running its worked examples now.

    Raises:
        UnknownGame: There is no such game.
    """
    rules = set(Words().rules(find(slug).slug))
    tried = shipped(slug)
    holding = [example for example in tried if not example.differences()]
    shown = rules & {rule for example in holding for rule in example.shown}
    colour: Literal["green", "yellow", "red", "grey"]
    if not tried:
        colour = "grey"
    elif len(holding) < len(tried):
        colour = "red"
    else:
        colour = "green" if shown == rules else "yellow"
    return Light(colour, len(tried), len(holding), len(rules), len(shown))
