"""Presentation: how a page shows a game, what it celebrates, and how cards are chosen. A companion of the rulebook."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple

from cardlab.core.actions import Action, AutomaticAction, action_fields, ordering_of
from cardlab.core.cards import Card
from cardlab.core.companion import Companion
from cardlab.core.view import View
from cardlab.core.zones import Facts, Place


class Progress(NamedTuple):
    """How far a match is, where that is counted: turn 12 of 30.

    Attributes:
        now: The turn that is played; the last one when the match is over.
        of: How many there are.
        unit: The unit that is counted: ``turn``, ``hand`` or ``match``.
    """

    now: int
    of: int
    unit: Literal["turn", "hand", "match"] = "turn"


class Pairing(NamedTuple):
    """What a card asks of the one that lies in a pair with it.

    Attributes:
        sign: The sign between the two, read from the card that asks to the other one: ``<``, ``>`` or ``≠``.
        ranks: The ranks of the cards that fit.
    """

    sign: Literal["<", ">", "≠"]
    ranks: str


class Presentation(Companion):
    """How a page presents a game: what it shows large, what it celebrates, and how cards are chosen.

    Attributes:
        landmarks: Rules to jump to when a match is watched, without the slug: ``("tie",)``.
        celebrations: Rules to celebrate, without the slug: ``("war.take",)``. A page celebrates them with the seat that they
            name as ``winner``, or else as ``player``.
        shows: Counters that are shown large beside a player's cards or the table, without the seat.
        paced_by: Counters among these that say how far the match is: a page shows them at its edge, or instead how many turns
            are left.
        spotlight: Counter that names a seat whose cards are at stake: a page darkens the cards of the others meanwhile.
        lamps: Counter -> how many lamps stand for it on a page, as many of which are lit as it counts.
        barred: Counter with the seats that may not act for now: a page shows them grey, with a lock.
        runs: Whether turns without a choice follow one another by themselves, up to the next landmark, once a player has begun.
        chooses_from: Zones, the common ones and the player's own without the seat, whose cards can be chosen on the page even
            where no legal action is about them. Those that one is about can always be chosen.
        by_rank: Whether a card can be chosen for another one of its rank in the same zone.
        touches: Verb -> the zone that a player may touch instead of pressing its button, without the seat:
            ``{"draw": "pile"}``. For a verb of all players it is the zone of the one who looks on.
        drags: Verb -> the zones from and to which a player may drag its card instead, without the seat:
            ``{"draw": ("pile", "hand")}``. An action that names cards of other zones is done by dropping its card on these.
        goal_totals: Numbers that hands come near to -> the counter with a player's total for it, once that is told:
            ``{7: "total7"}``. A page draws them on a line, with all that the cards of a hand can add up to (`number_on`).
        best_by: Rule, without the slug -> the counter by which the players that it names, as ``player`` or ``players``, are
            best: ``{"low": "total7"}``. A page lights their totals.
        written: Rules, without the slug, whose working is written on the table: ``("split",)``.
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
    def idle(self) -> tuple[type[Action], ...]:
        """The verbs that never come up under these options, so that no page offers to say why they are refused."""
        return ()

    @property
    def packets(self) -> Mapping[str, str]:
        """Packets by which a hand is put in order under these options, each with the ranks of its cards, the first one played
        first: ``{"guard": "AK"}``. A page moves whole packets then. The messages ``<game>-packet-<name>`` name them.
        """
        return {}

    def label_facts(self, view: View, action: Any) -> Facts:
        """The facts for the label of an action: its fields that are filled in, unless a game knows more.

        A game whose actions name cards by their place gives the cards that it means as `means`, so that they can be clicked.
        """
        facts = {f.name: getattr(action, f.name) for f in dataclasses.fields(action)[1:]}
        return {name: value for name, value in facts.items() if value not in (None, ())}

    def places_of(self, view: View, action: Any) -> list[Place]:
        """The places of the cards that choose an action: those that it names, unless the game says otherwise."""
        lie = {card: (name, n) for name, zone in view.zones.items() for n, card in enumerate(zone) if card is not None}
        return [lie[card] for card in self.label_facts(view, action).get("means", action.cards) if card in lie]

    def meant_by(self, view: View, seat: str, places: Sequence[Place]) -> list[Action]:
        """The actions that a player may mean who has chosen these cards, where no legal one is about just them.

        By default those of every verb that takes cards and nothing else: one card, or several, or one of the player's own
        and several others (``p1 play 9h take 4c 5d``). The first one whose verb is legal now is tried, and refused by its rule.
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
        """Whether an action is no more than an offer beside what comes first, so that its button is not large."""
        return False

    def number_on(self, card: Card) -> int | Fraction | None:
        """The number that a card counts where cards are added up; None in a game that adds nothing up."""
        return None

    def other_number_on(self, card: Card) -> int | Fraction | None:
        """The other number that a card may count, such as 11 for an ace; None for a card that has one number."""
        return None

    def pairing(self, card: Card) -> Pairing | None:
        """What a card asks of the one below it, where a zone lies `above` another one; None for nothing."""
        return None

    def marks_pairs(self, view: View) -> bool:
        """Whether a page marks which of a player's own pairs fit, as it does for beginners."""
        return False

    def progress(self, view: View) -> Progress | None:
        """How far the match is; None where it goes on until somebody has won."""
        return None

    def nothing_to_notice(self, view: View) -> bool:
        """Whether everybody sees that a reflex moment comes to nothing, so that no player is asked: no two cards lie there."""
        return False

    def counted_turns(self, view: View) -> Progress:
        """The progress of a match that ends after `max_turns` turns, which the counter `turns` counts."""
        most: int = self.game.max_turns
        return Progress(min(view.counters["turns"] + (view.outcome is None), most), most)

    def own_turns(self, played: int, most: int) -> Progress:
        """The progress of a match in which players take turns, counted in turns of one player."""
        players = len(self.game.seats)
        each = -(-most // players)
        return Progress(min(played // players + 1, each), each)

    def turn_facts(self, view: View, seat: str) -> Facts | None:
        """Facts for a seat in its turn, such as the sum of its cards, for the message ``<game>-reckoned``.

        None in a game whose cards speak for themselves, and where there is nothing to tell.
        """
        return None
