"""Follows which cards a seat knows: those that it was shown, until they go out of sight among others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardlab.core.cards import Card
from cardlab.core.declarations import Value
from cardlab.core.event_kinds import Fill, Move, MoveTop, TurnOver
from cardlab.core.table import Event, Table


class QuickPlay(Event):
    """What a quick play has done (`cardlab.rl.quick_match`), as an entry of the log.

    Args:
        carried: The cards that went from one zone to another, in their order: the cards, the target, and the only seat that
            sees them, or None if everybody does.
        counters: The counters that it has set.
    """

    __slots__ = ("carried", "counters")

    def __init__(self, carried: Sequence[tuple[Sequence[Card], str, str | None]], counters: Mapping[str, Value]) -> None:
        self.rule = ""
        self.facts = {}
        self.private = None
        self.carried = carried
        self.counters = counters


class Knowledge:
    """What one seat knows about where the cards lie, if it forgets nothing.

    `cardlab.bots.card_memory.Memory` also keeps what is known about each place of a zone, with which a bot deals possible
    tables. An observation needs only the zones, and following these takes a fraction of the time.

    Args:
        seat: The seat.
        numbers: The number of each card, from 0 on.
        is_position: Whether the match starts from a position set up by hand, which hides which card lies where.

    Attributes:
        known: 1 for each card of which the seat knows in which zone it lies, by the cards' numbers.
        hidden: Each other card -> the cards that the seat cannot tell apart from it, itself among them.
        loose: Each card of which it knows the zone, but not the place -> the same.
    """

    def __init__(self, seat: str, numbers: Mapping[Card, int], *, is_position: bool = False) -> None:
        self.seat = seat
        self.numbers = numbers
        self.known = bytearray(len(numbers))
        self.hidden: dict[Card, set[Card]] = {}
        self.loose: dict[Card, set[Card]] = {}
        self._laid: set[Card] = set()
        """The cards of packets that were dealt, or of a position: nobody knows which of them lie where."""
        self._is_position = is_position

    def take_in(self, event: Event, table: Table) -> None:
        """Takes in one event of the table's match, in their order."""
        if isinstance(event, QuickPlay):
            for cards, _, seat in event.carried:
                if seat is None or seat == self.seat:
                    self._show(cards)
        elif isinstance(event, Move):
            self._move(event, table)
        elif isinstance(event, Fill):
            self._fill(event, table)
        elif isinstance(event, TurnOver):
            self._turn(event, table)

    def _fill(self, event: Fill, table: Table) -> None:
        """Takes in new cards. Which cards they are is not secret, only their order."""
        for card in event.cards:
            self.known[self.numbers[card]] = 1
        new = {card for card in event.cards if table.sight(self.seat, event.zone, card in event.turned) == "hidden"}
        if table.kinds[event.zone].each_player or self._is_position:
            self._laid |= new
            self._hide(self._laid)
        else:
            self.loose.update(dict.fromkeys(new, new))

    def _turn(self, event: TurnOver, table: Table) -> None:
        for (name, _), card in zip(event.places, event.cards, strict=True):
            turned = (event.face == "up") is not (table.kinds[name].seen_by == "all")
            if table.sight(self.seat, name, turned) != "hidden":
                self._show((card,))

    def _move(self, event: Move, table: Table) -> None:
        cards = event.cards
        if table.sight(self.seat, event.to, event.turned) != "hidden":
            self._show(cards)
            return
        to = table.seems(self.seat, event.to)
        if to != event.to and all(table.seems(self.seat, name) == to for name, _ in event.took):
            # A secret choice: it still seems to lie with the cards that it came from, any of which may have been chosen.
            before = getattr(event, "before", {to: cards})
            self._mix([card for lay in before.values() for card in lay])
        elif len(cards) > 1 and not isinstance(event, MoveTop):
            self._mix(cards)
        else:
            for card in cards:
                group = self.loose.get(card)
                if group is not None and not group.issubset(cards):  # the others stay behind
                    self._hide(group)

    def _show(self, cards: Iterable[Card]) -> None:
        for card in cards:
            group = self.hidden.pop(card, None)
            if group is None:
                group = self.loose.pop(card, None)
            if group is not None:
                group.remove(card)
                self.known[self.numbers[card]] = 1

    def _mix(self, cards: Sequence[Card]) -> None:
        """Merges cards that go out of sight together in an unknown order with the groups they join."""
        hidden, loose = self.hidden, self.loose
        groups = {id(group): group for card in cards if (group := hidden.get(card)) is not None}
        if len(groups) == 1 and all(card in hidden for card in cards):
            return
        near = {id(group): group for card in cards if (group := loose.get(card)) is not None}
        mixed = set(cards).union(*groups.values(), *near.values())
        if id(self._laid) in groups:
            self._laid = mixed
        if groups or len(mixed) > len(cards):
            self._hide(mixed)
        else:  # they all lie in one zone
            loose.update(dict.fromkeys(mixed, mixed))

    def _hide(self, group: set[Card]) -> None:
        """Makes cards that lie in one zone or in several, nobody knows which."""
        for card in group:
            self.loose.pop(card, None)
            self.hidden[card] = group
            self.known[self.numbers[card]] = 0
