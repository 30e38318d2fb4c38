"""Presentation, a companion of the rulebook: how a page shows a game, what it celebrates, and how players choose cards."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple

from cardlab.core.actions import Action, AutomaticAction, action_fields, ordering_of
from cardlab.core.cards import Card
from cardlab.core.companion import Companion
from cardlab.core.declarations import Facts, Place
from cardlab.core.number_cards import Number
from cardlab.core.view import View


class Progress(NamedTuple):
    """The progress of a match: turn 12 of 30.

    Attributes:
        now: The current turn; the last one when the match is over.
        of: The number of turns; 0 if it is not known.
        unit: The unit of the count: ``turn``, ``hand``, ``match`` or ``campaign``.
        within: The progress in larger units, if these are counted too: turn 5 of 13 within campaign 2 of 3.
    """

    now: int
    of: int
    unit: Literal["turn", "hand", "match", "campaign"] = "turn"
    within: Progress | None = None


class Pairing(NamedTuple):
    """The condition that a card sets for the card it is paired with.

    Attributes:
        sign: The sign between the two, read from this card to the other one: ``<``, ``>`` or ``≠``.
        ranks: The ranks of the cards that fit.
    """

    sign: Literal["<", ">", "≠"]
    ranks: str


class Presentation(Companion):
    """How a page presents a game: what it shows large, which moments it celebrates, and how players choose cards.

    Attributes:
        landmarks: Rules to jump to in a match that is watched, without the slug: ``("tie",)``.
        celebrations: Rules to celebrate, without the slug: ``("war.take",)``. A page celebrates with the seat in the fact
            ``winner``, or else ``player``.
        shows: Counters shown large next to a player's cards or the table, without the seat.
        paced_by: Counters among these that show the progress of the match. A page shows them at its edge, or the number of
            turns left instead.
        spotlight: Counter that names a seat whose cards are at stake. Meanwhile a page dims the cards of the others.
        lamps: Counter -> its number of lamps on a page. As many are lit as it counts.
        barred: Counter with the seats that may not act for now. A page shows them grey, with a lock.
        runs: Whether turns without a choice follow one another automatically, up to the next landmark, once a player has begun.
        chooses_from: Zones, shared or the player's own without the seat, whose cards can be chosen on the page even if no legal
            action uses them. Cards of a legal action can always be chosen.
        by_rank: Whether a card of the same rank in the same zone can be chosen instead.
        touches: Verb -> the zone that a player may touch instead of pressing its button, without the seat: ``{"draw":
            "pile"}``. For a verb of all players it is the viewer's zone.
        drags: Verb -> the zones from and to which a player may drag its card instead, without the seat: ``{"draw": ("pile",
            "hand")}``. An action that names cards of other zones is played by dropping its card on these.
        goal_totals: Numbers that hands should come near -> the counter with a player's total for it, once it is known: ``{7:
            "total7"}``. A page draws them on a line, with all totals that the cards of a hand can have (`number_on`).
        best_by: Rule, without the slug -> the counter in which the seats in its facts ``player`` or ``players`` are best:
            ``{"low": "total7"}``. A page highlights their totals.
        written: Rules, without the slug, whose working appears on the table: ``("split",)``.
    """

    landmarks: ClassVar[tuple[str, ...]] = ()
    celebrations: ClassVar[tuple[str, ...]] = ()
    shows: ClassVar[tuple[str, ...]] = ()
    paced_by: ClassVar[tuple[str, ...]] = ("turns",)
    spotlight: ClassVar[str] = ""
    lamps: ClassVar[Mapping[str, int]] = MappingProxyType({})
    barred: ClassVar[str] = ""
    runs: ClassVar[bool] = False
    chooses_from: ClassVar[tuple[str, ...]] = ()
    by_rank: ClassVar[bool] = False
    touches: ClassVar[Mapping[str, str]] = MappingProxyType({})
    drags: ClassVar[Mapping[str, tuple[str, str]]] = MappingProxyType({})
    goal_totals: ClassVar[Mapping[int, str]] = MappingProxyType({})
    best_by: ClassVar[Mapping[str, str]] = MappingProxyType({})
    written: ClassVar[tuple[str, ...]] = ()

    @property
    def has_board(self) -> bool:
        """Whether players choose cards from a hand, around a board. Otherwise open cards are compared."""
        zones = self.game.zones
        hands = any(zone.stands_at == "hand" and not zone.fleeting for zone in zones)
        return hands or all(zone.stands_at != "fight" for zone in zones)

    @property
    def idle(self) -> tuple[type[Action], ...]:
        """The verbs that never come up under these options, so that no page offers to explain why they are refused."""
        return ()

    @property
    def packets(self) -> Mapping[str, str]:
        """Packets for putting a hand in order under these options, each with the ranks of its cards, the first one played
        first: ``{"guard": "AK"}``. A page then moves whole packets. The messages ``<game>-packet-<name>`` name them.
        """
        return {}

    def label_facts(self, view: View, action: Any) -> Facts:
        """Returns the facts for the label of an action: by default, its fields that are filled in.

        A game whose actions name cards by their place returns the cards themselves as `means`, so that they can be clicked.
        """
        facts = {f.name: getattr(action, f.name) for f in dataclasses.fields(action)[1:]}
        return {name: value for name, value in facts.items() if value not in (None, ())}

    def prompt_facts(self, view: View) -> Facts:
        """Returns the facts for the questions about what a player says with an action: none by default."""
        return {}

    def places_of(self, view: View, action: Any) -> list[Place]:
        """Returns the places of the cards that choose an action: by default, the cards that it names."""
        lie = {card: (name, n) for name, zone in view.zones.items() for n, card in enumerate(zone) if card is not None}
        return [lie[card] for card in self.label_facts(view, action).get("means", action.cards) if card in lie]

    def meant_by(self, view: View, seat: str, places: Sequence[Place]) -> list[Action]:
        """Returns the actions that a player may mean with these cards, if no legal action has exactly them.

        By default these are the actions of every verb that takes cards and nothing else: one card, or several, or one of the
        player's own and several others (``p1 play 9h take 4c 5d``). The first one whose verb is legal now is tried, and its
        rule refuses it.
        """
        chosen = [(name, view.zones[name][n]) for name, n in places]
        cards = tuple(card for _, card in chosen if card is not None)
        own = [card for name, card in chosen if card is not None and name.endswith(f".{seat}")]
        # A blank was chosen, and an action can only name cards that the player sees.
        if len(cards) < len(chosen):
            return []
        tried: list[Action] = []
        for verb in [verb for verb in self.game.verbs if not issubclass(verb, AutomaticAction) and not ordering_of(verb)]:
            make: Any = verb
            kinds = [(f.one, f.several) for f in action_fields(verb) if not f.optional or f.one is Card]
            if kinds == [(Card, True)]:
                tried.append(make(seat, cards))
            elif kinds == [(Card, False)] and len(cards) == 1:
                tried.append(make(seat, *cards))
            elif kinds == [(Card, False), (Card, True)] and (len(own) == 1 or len(cards) == 1):
                one = own[0] if len(own) == 1 else cards[0]
                tried.append(make(seat, one, tuple(card for card in cards if card is not one)))
        return tried

    def is_secondary(self, view: View, action: Any) -> bool:
        """Whether an action is only an alternative to the main one, so that its button is not large."""
        return False

    def is_offered(self, view: View, action: Any) -> bool:
        """Whether a page has a button for a legal action. Without one, it can still be played by its spelling."""
        return True

    def number_on(self, card: Card) -> int | Fraction | None:
        """Returns the number of a card in sums or comparisons: that of a number card, and None for any other card."""
        return card.number.value if card.number else None

    def named_values(self, counter: str) -> Mapping[Number, Facts]:
        """Returns the values of a counter that the attribute ``value`` of its message names, each with the facts for it.

        A page shows the name in place of the number: *Smallest card: jack* in place of 11.
        """
        return {}

    def other_number_on(self, card: Card) -> int | Fraction | None:
        """Returns the other number that a card may count as, such as 11 for an ace; None for a card with one number."""
        return None

    def written_on(self, card: Card) -> str:
        """Returns the values that a page writes on a card, such as 13 on a queen; "" if its rank tells them."""
        return ""

    def pairing(self, card: Card) -> Pairing | None:
        """Returns the condition of a card on the one below it, if a zone lies `above` another one; None for no condition."""
        return None

    def marks_pairs(self, view: View) -> bool:
        """Whether a page marks which of a player's own pairs fit, as it does for beginners."""
        return False

    def progress(self, view: View) -> Progress | None:
        """Returns the progress of the match; None if it goes on until somebody has won."""
        return None

    def nothing_to_notice(self, view: View) -> bool:
        """Whether everybody sees that a reflex moment comes to nothing, for example because two cards do not lie there. Then
        nobody is asked.
        """
        return False

    def counted_turns(self, view: View) -> Progress:
        """Returns the progress of a match that ends after `max_turns` turns, counted by the counter `turns`."""
        most: int = self.game.max_turns
        return Progress(min(view.counters["turns"] + (view.outcome is None), most), most)

    def own_turns(self, played: int, most: int) -> Progress:
        """Returns the progress of a match in which players take turns, counted in turns of one player."""
        players = len(self.game.seats)
        each = -(-most // players)
        return Progress(min(played // players + 1, each), each)
