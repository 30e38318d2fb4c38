"""Turns actions into sequences of numbers: an action is chosen word by word, as it is written.

There are too many actions to give each its own number: in Tablanette a card may take any of thousands of sets, and in
Napoleon's War a player may lay a pack in any order. But every action is written with a few words: its verb, cards, numbers.
These words are the numbered choices (`Vocabulary`), and one chooses an action as a sequence of them (`Choosing`). So no action
is left out, a number means the same in every state, and a lesson learnt about a card is learnt for every action that names it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cache
from string import ascii_lowercase, digits
from typing import Any

from cardlab.core.actions import Action, AutomaticAction, action_fields
from cardlab.core.cards import Card
from cardlab.core.game import Game

END = 0
"""The number that ends an action, or a word that is spelt letter by letter; also for an agent that has nothing to choose."""
NUMBER_SIGNS = digits + "-"
WORD_SIGNS = digits + ascii_lowercase + "=-"
"""The letters, digits and signs that spell a number, or a word for which no list is declared."""
MOST_KEPT = 20_000
"""How many actions' spellings a vocabulary keeps."""


class Vocabulary:
    """The words in which the actions of a game are written, each with its number.

    They follow from the declarations of the game, in this order: `END`, its verbs, the words before their fields, the words
    that fields may hold, the cards of its pack in sorted order, and the signs of numbers and of words without a list.

    Args:
        game: The game with its options.

    Attributes:
        words: The words by their numbers.
        numbers: The numbers by their words.
        whole: The words that have one number; any other is spelt letter by letter.
    """

    def __init__(self, game: Game) -> None:
        verbs = [verb for verb in game.verbs if not issubclass(verb, AutomaticAction)]
        fields = [field for verb in verbs for field in action_fields(verb)]
        cards = sorted(set(game.pack()))
        named = [verb.verb() for verb in verbs]
        named += [field.word for field in fields if field.word]
        named += [word for field in fields for word in field.choices]
        named += [card.name for card in cards]
        signs = [sign for field in fields if field.one is int for sign in NUMBER_SIGNS]
        signs += [sign for field in fields if field.one is str and not field.choices for sign in WORD_SIGNS]
        self.whole = frozenset(named)
        self.words = ("", *dict.fromkeys(named + signs))
        self.numbers = {word: number for number, word in enumerate(self.words)}
        self._spelt: dict[int, tuple[tuple[int, ...], Action]] = {}

    def __len__(self) -> int:
        return len(self.words)

    def word(self, number: int) -> str:
        """Returns the word with this number, ``end`` for `END`."""
        return self.words[number] or "end"

    def spell(self, action: Action) -> tuple[int, ...]:
        """Returns the numbers of an action's words; each action ends with `END`, so none is the beginning of another."""
        # By identity, because hashing takes longer than spelling: games keep most of their actions.
        known = self._spelt.get(id(action))
        if known is None:
            if len(self._spelt) >= MOST_KEPT:
                self._spelt.clear()
            known = self._spelt[id(action)] = self._spell(action), action  # which keeps its identity from being used again
        return known[0]

    def _spell(self, action: Action) -> tuple[int, ...]:
        spelt: list[int] = []
        for word in action.words()[1:]:
            if word in self.whole:
                spelt.append(self.numbers[word])
            else:
                spelt += [*(self.numbers[sign] for sign in word), END]
        return (*spelt, END)


class Choosing:
    """One seat's choice of an action, word by word. If only one word can follow, it is added automatically.

    Cards that a player may lay in any order are chosen one after the other: every order can be chosen, not only those that the
    game lists.

    Args:
        vocabulary: The words.
        actions: The legal actions of the seat.

    Attributes:
        words_said: The numbers of the words said so far.
        options: The numbers of the words that may come next, in ascending order; none if the action is complete.
        action: The action, once it is complete.
    """

    def __init__(self, vocabulary: Vocabulary, actions: Sequence[Action]) -> None:
        self.vocabulary = vocabulary
        self.actions = actions
        self.orders: dict[int, tuple[Action, str]] = {}
        self.words_said: tuple[int, ...] = ()
        self.options: list[int] = []
        self.action: Action | None = None
        self._left: list[tuple[tuple[int, ...], Action]] = []
        """The actions that begin with the words said so far, with their words."""
        for action in actions:
            name = ordered_field(type(action))  # type: ignore[arg-type] # classes are hashable
            if name is None:
                self._left.append((vocabulary.spell(action), action))
            else:
                self.orders.setdefault(vocabulary.numbers[action.verb()], (action, name))
        self._go_on()

    def copy(self) -> Choosing:
        """Returns an independent copy of the choice."""
        other = object.__new__(Choosing)
        other.__dict__.update(self.__dict__)
        return other

    def say(self, number: int) -> None:
        """Says the next word.

        Raises:
            KeyError: It is not among the options.
        """
        if number not in self.options:
            raise KeyError(number)
        self._add(number)
        self._go_on()

    def next_of(self, action: Action) -> int:
        """Returns the next word of an action that continues the words said so far."""
        return self.words_of(action)[len(self.words_said)]

    def words_of(self, action: Action) -> tuple[int, ...]:
        """Returns all words of an action."""
        verb = self.vocabulary.numbers[action.verb()]
        if verb not in self.orders:
            return self.vocabulary.spell(action)
        return (verb, *(self.vocabulary.numbers[card.name] for card in getattr(action, self.orders[verb][1])))

    def _add(self, number: int) -> None:
        place = len(self.words_said)
        self._left = [each for each in self._left if each[0][place] == number]
        self.words_said += (number,)

    def _go_on(self) -> None:
        """Adds the words that have no alternative, up to the next choice or the end of the action."""
        while True:
            said, place = self.words_said, len(self.words_said)
            if place and said[0] in self.orders:
                words = {self.vocabulary.numbers[card.name] for card in self._not_laid()}
                if not words:
                    self.action, self.options = self._ordered(), []
                    return
            elif place and len(self._left) == 1:
                (self.words_said, self.action), self.options = self._left[0], []
                return
            else:
                words = {spelt[place] for spelt, _ in self._left}
                if not place and self.orders:
                    words.update(self.orders)
            if len(words) != 1:
                self.options = sorted(words)
                return
            self.words_said += (words.pop(),)  # all that are left have it

    def _not_laid(self) -> list[Card]:
        """Returns the cards that are not yet put in order."""
        sample, name = self.orders[self.words_said[0]]
        laid = {self.vocabulary.words[number] for number in self.words_said[1:]}
        return [card for card in getattr(sample, name) if card.name not in laid]

    def _ordered(self) -> Action:
        """Returns the action that lays the cards in the order that was said."""
        sample, name = self.orders[self.words_said[0]]
        of_name = {card.name: card for card in getattr(sample, name)}
        order: dict[str, Any] = {name: tuple(of_name[self.vocabulary.words[number]] for number in self.words_said[1:])}
        return dataclasses.replace(sample, **order)


@cache
def ordered_field(verb: type[Action]) -> str | None:
    """Returns the name of the field that takes cards in any order, if the verb has one."""
    return next((field.name for field in action_fields(verb) if field.ordering), None)
