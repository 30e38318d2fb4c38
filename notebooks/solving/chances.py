"""The probability with which a bot chooses each action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardlab.bots import Bot, find
from cardlab.bots.card_memory import Memory
from cardlab.core.actions import Action
from cardlab.core.base_match import BaseMatch
from cardlab.core.errors import CardlabError
from cardlab.core.rng import RandomStream
from cardlab.rl.chance import Draws, Undecided

MOST_DRAWN = 1_000
"""A bot that draws from more things than these is asked with several seeds instead."""


def chances(bot: str | Bot, match: BaseMatch, legal: Sequence[Action], *, seeds: int = 0) -> dict[Action, float]:
    """Returns the probability that a bot chooses each action, over all its random draws.

    >>> from cardlab import start
    >>> match = start("fast_food", seed=3)
    >>> sorted(chances("random", match, match.legal_actions()).values())
    [0.25, 0.25, 0.25, 0.25]

    Args:
        bot: Its name, or the bot.
        match: The match.
        legal: The actions that its seat may choose.
        seeds: For bots that draw too often to enumerate, such as those that search: how many times to ask, each with another
            seed; the probabilities are then the shares.

    Raises:
        CardlabError: It draws from too many things to enumerate.
    """
    chooser, seat = find(bot) if isinstance(bot, str) else bot, legal[0].who
    remembers = getattr(chooser, "remembers", False)
    view = Memory(match, seat).recollect() if remembers else match.seen_by(seat)
    found: Counter[Action] = Counter()
    if seeds:
        for seed in range(seeds):
            found[chooser.choose(match.game, view, legal, RandomStream(seed))] += 1
        return {action: times / seeds for action, times in found.items()}
    likely: dict[Action, float] = {}
    waiting: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while waiting:
        drawn, chance = waiting.pop()
        try:
            action = chooser.choose(match.game, view, legal, _FewDraws(drawn))
        except Undecided as undecided:
            n = len(undecided.among)
            waiting += [((*drawn, number), chance / n) for number in range(n)]
        else:
            likely[action] = likely.get(action, 0.0) + chance
    return likely


class _FewDraws(Draws):
    """Draws that are enumerated one by one."""

    __slots__ = ()

    def _draw(self, among: Sequence[object]) -> int:
        if len(among) > MOST_DRAWN:
            raise CardlabError(f"a bot draws among {len(among):,} things, too many to follow each: write seeds=20 or so")
        return super()._draw(among)
