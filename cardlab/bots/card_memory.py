"""Remembers every card that a player has seen, and draws random tables that agree with that memory.

A `View` shows the current table. A player who forgets nothing knows more: a face-up card that was taken is in that hand, and
cards that were turned over together are among those under the stock. `Memory` replays the events that one seat has seen. Each
place on the table then holds a known card, or one of some `UnorderedCards`, of which only the set is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from cardlab.core.base_match import BaseMatch
from cardlab.core.cards import Card, card
from cardlab.core.chances import PlaceKnowledge, UnorderedCards
from cardlab.core.errors import CardlabError
from cardlab.core.event_kinds import Fill, Move, MoveTop, TurnOver
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table
from cardlab.core.view import View

TRIES = 100
"""Attempts to draw a plausible table (`Judgement.plausible`)."""


@dataclass(frozen=True)
class Recollection(View):
    """A view together with its viewer's memory.

    Attributes:
        places: Zone -> for each place a card, or the group that its card belongs to.
        turned: The places whose cards are turned the other way up from their zone; everybody sees backs and faces.
    """

    places: Mapping[str, tuple[PlaceKnowledge, ...]]
    turned: frozenset[tuple[str, int]]

    def table(self, game: Game, rng: RandomStream) -> Table:
        """Draws a random table that agrees with the memory. If the game says that it is impossible, draws another one."""
        # If no draw is plausible, the last one is used, since advice from a doubtful table is better than none.
        for _ in range(TRIES):
            table = self._drawn(game, rng)
            if Judgement.of(game).plausible(table, self.viewer):
                break
        return table

    def _drawn(self, game: Game, rng: RandomStream) -> Table:
        # New luck for the imagined table: with the stream of the real match, a search would foresee its shuffles.
        table = game.new_table(RandomStream(rng.below(2**62)))
        drawn: dict[UnorderedCards, list[Card]] = {}
        for name, places in self.places.items():
            zone = table.zones[name]
            for place in places:
                if isinstance(place, Card):
                    zone.append(place)
                else:
                    # One shuffle for all places of a group, across zones, because each of its cards must be dealt exactly once.
                    if place not in drawn:
                        drawn[place] = rng.shuffled(place.cards)
                    zone.append(drawn[place].pop())
        table.counters.update((name, value) for name, value in self.counters.items() if name not in table.tallies)
        table.turned = {table.zones[name][place] for name, place in self.turned}
        return table


def remembered(bot: str, view: View) -> Recollection:
    """Returns the view as one with a memory, for a bot that needs it.

    Raises:
        CardlabError: The view holds no memory; `Memory.recollect` returns one that does.
    """
    if not isinstance(view, Recollection):
        raise CardlabError(f"the bot {bot!r} needs a view with its memory: use Memory(match, seat).recollect()")
    return view


class Memory:
    """Everything that one seat of a match has seen from the beginning.

    Args:
        match: The match, which `recollect` follows, even through an undo.
        seat: The seat.
    """

    def __init__(self, match: BaseMatch, seat: str) -> None:
        self.match = match
        self.seat = seat
        self._forget()

    def _forget(self) -> None:
        self.seen: list[Event] = []
        self.places: dict[str, list[PlaceKnowledge]] = {name: [] for name in self.match.table.zones}
        self.groups: list[UnorderedCards] = []
        self.laid = UnorderedCards()
        """The cards of packets that were dealt, or of a position set up by hand. Nobody knows which of them lie where."""

    def follow(self, most: int | None = None) -> bool:
        """Takes in the events since the last time, at most so many. Returns whether there are no others."""
        events = self.match.events
        known = len(self.seen)
        # By identity, because after an undo another event may be at the same place of the log.
        if known > len(events) or (known and self.seen[-1] is not events[known - 1]):
            self._forget()
        known = len(self.seen)
        for event in events[known : None if most is None else known + most]:
            self._take_in(event)
            self.seen.append(event)
        return len(self.seen) == len(events)

    def recollect(self) -> Recollection:
        """Returns the seat's current view, with its memory."""
        self.follow()
        table, view = self.match.table, self.match.seen_by(self.seat)
        turned = {(name, i) for name, zone in table.zones.items() for i, c in enumerate(zone) if c in table.turned}
        places = {name: tuple(zone) for name, zone in self.places.items()}
        seen = {f.name: getattr(view, f.name) for f in fields(View)}
        return Recollection(**seen, places=places, turned=frozenset(turned))

    # ------------------------------------------------------------------------------------ events

    def _take_in(self, event: Event) -> None:
        record = event.seen_by(self.seat, self.match.table)
        if record is None:
            self._secretly(event)
            return
        if isinstance(event, Fill):
            self._fill(event, record[2])
        elif isinstance(event, Move):
            self._move(event, record[4])
        elif isinstance(event, TurnOver):
            for name, place, token in record[1]:
                self.places[name][place] = self._shown(self.places[name][place], token)

    def _secretly(self, event: Event) -> None:
        """Takes in a secret choice. It still seems to lie with the cards that it came from, and nobody can tell any more which
        of these lies where.
        """
        if isinstance(event, Move):
            zone = self.places[self.match.table.seems(self.seat, event.to)]
            zone[:] = self._mixed([*zone])

    def _fill(self, event: Fill, tokens: Any) -> None:
        """Takes in cards that are put into a zone. Which cards they are is not secret, only their order. If a pack is dealt to
        the players, it is secret who has which, and for a position, which card lies where.
        """
        shown = _tokens(tokens, len(event.cards))
        hidden = [put_in for put_in, token in zip(event.cards, shown, strict=True) if token == "?"]
        group = self._put_in(event.zone)
        group.add(hidden)
        if hidden and group not in self.groups:
            self.groups.append(group)
        self.places[event.zone] += [group if token == "?" else card(token.lstrip("~")) for token in shown]

    def _put_in(self, zone: str) -> UnorderedCards:
        """Returns the group of cards that are put into a zone."""
        is_dealt = self.match.table.kinds[zone].each_player
        return self.laid if is_dealt or self.match.position is not None else UnorderedCards()

    def _move(self, event: Move, tokens: Any) -> None:
        took = self._took(event)
        taken = [self.places[name][place] for name, place in took]
        # From the end, so that no deletion shifts the later places.
        for name, place in sorted(took, reverse=True):
            del self.places[name][place]
        if isinstance(tokens, int) and tokens > 1 and not isinstance(event, MoveTop):
            taken = self._mixed(taken)
        arrived = [self._shown(origin, token) for origin, token in zip(taken, _tokens(tokens, len(taken)), strict=True)]
        target = self.places[self.match.table.seems(self.seat, event.to)]
        start = len(target) if event.at == -1 else event.at
        target[start:start] = arrived

    def _took(self, event: Move) -> Sequence[tuple[str, int]]:
        """Returns the places that cards come from. Cards chosen in secret come from the end of the cards they were chosen from,
        which are one group since then.
        """
        table = self.match.table
        if not table.seeming:
            return event.took
        left = {name: len(zone) for name, zone in self.places.items()}
        took = []
        for name, place in event.took:
            seems = table.seems(self.seat, name)
            if seems != name:
                left[seems] -= 1
            took.append((seems, place if seems == name else left[seems]))
        return took

    def _mixed(self, taken: list[PlaceKnowledge]) -> list[PlaceKnowledge]:
        """Merges cards that go out of sight together in an unknown order into a group, with the groups they join."""
        if all(isinstance(item, UnorderedCards) for item in taken) and len(set(taken)) == 1:
            return taken
        joined = {item for item in taken if isinstance(item, UnorderedCards)}
        mixed = UnorderedCards()
        mixed.add(item for item in taken if isinstance(item, Card))
        for group in joined:
            mixed.add(group.cards)
            self.groups.remove(group)
        self.groups.append(mixed)
        for zone in self.places.values():
            # Also in zones that took no part, because a card of a joined group may now lie in any place of the new one.
            zone[:] = [mixed if item in joined else item for item in zone]
        if self.laid in joined:
            self.laid = mixed
        return [mixed] * len(taken)

    def _shown(self, place: PlaceKnowledge, token: str) -> PlaceKnowledge:
        """Returns the knowledge about a place that shows this token."""
        if token == "?" or isinstance(place, Card):
            return place
        shown = card(token.lstrip("~"))
        # A group has as many cards as places. If the card stayed in it, it would be dealt a second time.
        place.cards.remove(shown)
        return shown


def _tokens(tokens: Any, n: int) -> list[str]:
    return ["?"] * n if isinstance(tokens, int) else list(tokens)
