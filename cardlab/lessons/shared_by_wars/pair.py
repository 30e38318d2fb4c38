"""`Pair`: two cards and their worth, a sum or a difference depending on the game; and functions that deal pairs."""

from collections import Counter as Bag
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.games.addition_war import AdditionWar
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.teaching.question import Choice, choice_of


@dataclass(frozen=True)
class Pair:
    """Two cards of a game.

    Attributes:
        game: The game.
        cards: The cards, in their order on the table.
    """

    game: AdditionWar
    cards: tuple[Card, Card]

    @cached_property
    def shown(self) -> tuple[int, int]:
        """The numbers of the cards, in their order on the table."""
        one, other = self.cards
        return int(self.game.value(one)), int(self.game.value(other))

    @cached_property
    def values(self) -> tuple[int, int]:
        """The numbers in the order in which the game combines them."""
        one, other = self.game.values(self.cards)
        return int(one), int(other)

    @cached_property
    def worth(self) -> int:
        """Their total worth."""
        return int(self.game.worth(self.cards))

    @property
    def high(self) -> int:
        """The greater number."""
        return max(self.shown)

    @property
    def total(self) -> int:
        """The sum, even if the game compares something else."""
        return sum(self.shown)

    @property
    def choice(self) -> Choice:
        """The pair as a choice."""
        return choice_of(*self.cards)

    def facts(self, a: str = "a", b: str = "b", worth: str = "worth") -> Facts:
        """Returns its numbers and its worth under these names."""
        return {a: self.values[0], b: self.values[1], worth: self.worth}


@cache
def deck(game: AdditionWar) -> tuple[Card, ...]:
    """Returns the pack of a game, unshuffled."""
    return tuple(game.pack())


def deal_pairs(rng: RandomStream, game: AdditionWar, n: int, fits: Callable[..., bool]) -> list[Pair]:
    """Draws n pairs from one pack until they fit."""
    while True:
        cards = rng.sample(deck(game), 2 * n)
        pairs = [Pair(game, (one, other)) for one, other in zip(cards[::2], cards[1::2], strict=True)]
        if fits(*pairs):
            return pairs


def lay(rng: RandomStream, game: AdditionWar, values: Sequence[int], without: Sequence[Card] = ()) -> list[Card]:
    """Returns cards of these values from one pack, in this order, without the cards that lie elsewhere."""
    pack = [card for card in rng.shuffled(deck(game)) if card not in without]
    laid: list[Card] = []
    for value in values:
        laid.append(next(card for card in pack if game.value(card) == value and card not in laid))
    return laid


def lay_pairs(rng: RandomStream, game: AdditionWar, facts: Sequence[tuple[int, int]]) -> list[Pair]:
    """Returns pairs of these numbers from one pack. Either card of a pair may be first."""
    cards = lay(rng, game, [value for fact in facts for value in fact])
    pairs = zip(cards[::2], cards[1::2], strict=True)
    return [Pair(game, (one, other) if rng.coin() else (other, one)) for one, other in pairs]


def in_one_pack(game: AdditionWar, facts: Sequence[tuple[int, int]]) -> bool:
    """Whether one pack has the cards for all these pairs of numbers."""
    return Bag(value for fact in facts for value in fact) <= Bag(pairs_of(game).counts)
