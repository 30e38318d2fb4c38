"""One round of 727 for two with the whole pack: each player is asked once whether to take a card, and then both show.

Only the values of cards matter, so 52 cards are eleven kinds. All deals are added up with their frequencies. The ante is two
counters: the player nearer to a goal wins one, so a player wins or loses two at most.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Mapping
from itertools import product

import numpy as np

from cardlab.bots import Bot, find
from cardlab.core.cards import Card
from cardlab.games.seven_twenty_seven.hands import GOALS, HALVES
from cardlab.rl.chance import DrawnMatch
from notebooks.solving.chances import chances

from . import ROUNDS, Solution, solved
from .form import Floats, SequenceForm, Sets, Whole
from .small import OneRound727

WORDS = ("card", "stand")
GAME = OneRound727.with_options(players=2, hands=1, max_bet=0, ante=2)
"""With an ante of two counters, each half of the pot can be shared, and nothing is left over."""
SEATS = GAME.seats


class OneRound:
    """The round, with all its deals added up.

    Args:
        game: The game. Its pack may be another one, of at least six cards, so that both players may take one.

    Attributes:
        kinds: One card of each kind, the lowest first.
        form: The sequence form.
    """

    def __init__(self, game: OneRound727 = GAME) -> None:
        self.game = game
        by_value: dict[int, list[Card]] = {}
        for card in game.pack():
            by_value.setdefault(HALVES[card.rank], []).append(card)
        self.cards = [by_value[value] for value in sorted(by_value)]
        self.kinds = [cards[0] for cards in self.cards]
        self.form = self._form()

    def names(self, *kinds: int) -> str:
        """The kinds of cards by their ranks."""
        return " ".join(self.kinds[kind].rank for kind in kinds)

    def known(self, own: tuple[int, int], other: int, said: str = "") -> str:
        """Returns what a player knows: its own cards, the open one first, the other's open card, and what the other said."""
        return f"{self.names(*own)} against {self.names(other)} {said}".rstrip()

    def _form(self) -> SequenceForm:
        first, second = Sets(), Sets()
        ends, weights, won = [], [], []
        for deal, weight, results in self._deals():
            up, other_up, down, other_down = deal
            mine = first.add(self.known((up, down), other_up), 0, WORDS)
            for (n, said), (m, _) in product(enumerate(WORDS), enumerate(WORDS)):
                theirs = second.add(self.known((other_up, other_down), up, said), 0, WORDS)
                ends.append((mine + n, theirs + m))
                weights.append(weight)
                won.append((results[n, m], -results[n, m]))
        return SequenceForm([first, second], np.array(ends), np.array(weights), np.array(won))

    def _deals(self) -> list[tuple[tuple[int, ...], float, Floats]]:
        """Returns each deal of four cards by their kinds, its probability, and what the first player wins for both words."""
        two, three = self._away(2), self._away(3)
        counts = np.array([len(cards) for cards in self.cards])
        kinds, found = range(len(counts)), []
        for deal in product(kinds, repeat=4):
            left, weight = counts.copy(), 1.0
            for kind in deal:
                weight *= left[kind] / left.sum()
                left[kind] -= 1
            if not weight:
                continue
            up, other_up, down, other_down = deal
            stands, takes = two[:, up, down], three[:, up, down]
            they_stand, they_take = two[:, other_up, other_down], three[:, other_up, other_down]
            one = left / left.sum()
            both = one[:, None] * (left - np.eye(len(left))) / (left.sum() - 1)
            results = np.array(
                [
                    [_wins(takes[:, :, None], they_take[:, None, :], both), _wins(takes, they_stand[:, None], one)],
                    [_wins(stands[:, None], they_take, one), _wins(stands, they_stand, np.ones(()))],
                ]
            )
            found.append((deal, weight, results))
        return found

    def _away(self, cards: int) -> Whole:
        """Returns the distance of each hand of this many cards from each goal, shape (goals, kinds, kinds, …)."""
        kinds = range(len(self.kinds))
        away = np.empty((len(GOALS), *[len(kinds)] * cards), int)
        for hand in product(kinds, repeat=cards):
            for n, goal in enumerate(GOALS):
                away[(n, *hand)] = self.game.distance([self.kinds[kind] for kind in hand], goal)
        return away

    # ------------------------------------------------------------------------------------ players

    def strategies(self, player: Bot) -> list[dict[str, dict[str, float]]]:
        """Returns the strategy of a bot in each seat."""
        found: list[dict[str, dict[str, float]]] = [{}, {}]
        for deal in product(range(len(self.kinds)), repeat=3):
            up, other_up, down = deal
            if any(times > len(self.cards[kind]) for kind, times in Bag(deal).items()):
                continue
            found[0][self.known((up, down), other_up)] = self._said(player, (up, other_up, down), None)
            for said in WORDS:
                found[1][self.known((up, down), other_up, said)] = self._said(player, (other_up, up, None, down), said)
        return found

    def _said(self, player: Bot, deal: tuple[int | None, ...], said: str | None) -> dict[str, float]:
        """Returns what a bot says after a deal. It does not see the cards whose kind is left open."""
        match = DrawnMatch(self.game, self._draws(deal))
        if said:
            match.play(f"p1 {said}")
        legal = match.legal_actions()
        return {action.verb(): chance for action, chance in chances(player, match, legal).items()}

    def _draws(self, deal: tuple[int | None, ...]) -> list[int]:
        """Returns the draws that deal cards of these kinds: any card where the kind is left open."""
        left, draws = self.game.pack(), []
        wanted = Bag(kind for kind in deal if kind is not None)
        kept = {card for kind, times in wanted.items() for card in self.cards[kind][:times]}
        for kind in deal:
            mine = (card for card in left if (card not in kept if kind is None else card in kept and card in self.cards[kind]))
            draws.append(left.index(next(mine)))
            left.pop(draws[-1])
        return draws + [0] * (len(left) - 1)


def _wins(away: Whole, other: Whole, likely: Floats) -> float:
    """Returns what the first player wins on average, from the distances of two hands to the goals.

    Args:
        away, other: The distances of each hand, shape (goals, …).
        likely: The probability of each pair of hands, shape (…).
    """
    return float((np.sign(other - away).sum(axis=0) * likely).sum())


def one_round(*bots: str | Bot, rounds: int = ROUNDS) -> Solution:
    """Solves a round of 727 for two with the whole pack, and adds the plans of bots.

    Args:
        bots: The bots.
        rounds: The number of rounds for which the players learn.
    """
    table = OneRound()
    asked: Mapping[str, Bot] = {p.name: p for p in (find(bot) if isinstance(bot, str) else bot for bot in bots)}
    return solved(SEATS, table.form, {name: table.strategies(player) for name, player in asked.items()}, rounds)
