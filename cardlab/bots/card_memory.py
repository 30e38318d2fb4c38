"""A player's memory of the cards, and random tables that agree with it.

A `View` shows the table as it is now. A player who forgets nothing knows more: an open card that was taken up is in that
hand, and cards that were turned over together are among those under the stock. `Memory` replays the events that one seat
was sent; each place on the table then holds a known card, or one of some `UnorderedCards`, of which only the set is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from cardlab.core.cards import Card, card
from cardlab.core.chances import PlaceKnowledge, UnorderedCards
from cardlab.core.errors import CardlabError
from cardlab.core.event_kinds import Fill, Move, MoveTop, TurnOver
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.match import BaseMatch
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table
from cardlab.core.view import View

TRIES = 100
"""Attempts to lay a plausible table (`Judgement.plausible`)."""


@dataclass(frozen=True)
class Recollection(View):
    """A view together with what its viewer remembers.

    Attributes:
        places: Zone -> a card or the group that it belongs to, for each place.
        turned: The places whose cards lie against the way of their zone; everybody sees backs and faces.
    """

    places: Mapping[str, tuple[PlaceKnowledge, ...]]
    turned: frozenset[tuple[str, int]]

    def table(self, game: Game, rng: RandomStream) -> Table:
        """A table that may stand like this, drawn at random; where a game says that it cannot, another one is drawn."""
        # If no draw is plausible, the last one stands: advice from a doubtful table is better than none.
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
                    # One shuffle for all places of a group, in whatever zones: each of its cards must be dealt exactly once.
                    if place not in drawn:
                        drawn[place] = rng.shuffled(place.cards)
                    zone.append(drawn[place].pop())
        table.counters.update((name, value) for name, value in self.counters.items() if name not in table.tallies)
        table.turned = {table.zones[name][place] for name, place in self.turned}
        return table


def remembered(bot: str, view: View) -> Recollection:
    """The view for a bot that needs what its seat remembers.

    Raises:
        CardlabError: The view holds no memory; `Memory.recollect` gives one that does.
    """
    if not isinstance(view, Recollection):
        raise CardlabError(f"the bot {bot!r} needs a view with its memory: use Memory(match, seat).recollect()")
    return view


class Memory:
    """Everything one seat of a match has seen from the beginning.

    Args:
        match: The match; `recollect` follows it, also where actions were taken back.
        seat: Who remembers.
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
        """The cards of packets that were dealt, or of a position that was laid by hand: which of them lie where is nobody's
        business.
        """

    def recollect(self) -> Recollection:
        """The seat's view now, with its memory."""
        events = self.match.events
        known = len(self.seen)
        # By identity: after an undo, another event may stand at the same place of the log.
        if known > len(events) or (known and self.seen[-1] is not events[known - 1]):
            self._forget()
        for event in events[len(self.seen) :]:
            self._take_in(event)
            self.seen.append(event)
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
        """A choice that is not seen still seems to lie with what it was made from, of which nobody can tell any more what
        lies where.
        """
        if isinstance(event, Move):
            zone = self.places[self.match.table.seems(self.seat, event.to)]
            zone[:] = self._mixed([*zone])

    def _fill(self, event: Fill, tokens: Any) -> None:
        """Which cards are put in is no secret, only their order; but where a pack is dealt out to the players it is a secret
        who has which, and of a position what lies where.
        """
        shown = _tokens(tokens, len(event.cards))
        hidden = [put_in for put_in, token in zip(event.cards, shown, strict=True) if token == "?"]
        group = self._put_in(event.zone)
        group.add(hidden)
        if hidden and group not in self.groups:
            self.groups.append(group)
        self.places[event.zone] += [group if token == "?" else card(token.lstrip("~")) for token in shown]

    def _put_in(self, zone: str) -> UnorderedCards:
        """The group of cards that are put into a zone."""
        is_dealt = self.match.table.kinds[zone].each_player
        return self.laid if is_dealt or self.match.position is not None else UnorderedCards()

    def _move(self, event: Move, tokens: Any) -> None:
        took = self._took(event)
        taken = [self.places[name][place] for name, place in took]
        # From the end, so that no deletion shifts the places still to come.
        for name, place in sorted(took, reverse=True):
            del self.places[name][place]
        if isinstance(tokens, int) and tokens > 1 and not isinstance(event, MoveTop):
            taken = self._mixed(taken)
        arrived = [self._shown(origin, token) for origin, token in zip(taken, _tokens(tokens, len(taken)), strict=True)]
        target = self.places[self.match.table.seems(self.seat, event.to)]
        start = len(target) if event.at == -1 else event.at
        target[start:start] = arrived

    def _took(self, event: Move) -> Sequence[tuple[str, int]]:
        """The places from which cards come. What was chosen in secret comes from the end of what it was chosen from, all of
        which is one group since then.
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
        """Cards that go out of sight together, in an order that nobody tells, are a group; so are those they join."""
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
            # Also in zones that took no part: a card of a joined group may now lie in any place of the new one.
            zone[:] = [mixed if item in joined else item for item in zone]
        if self.laid in joined:
            self.laid = mixed
        return [mixed] * len(taken)

    def _shown(self, place: PlaceKnowledge, token: str) -> PlaceKnowledge:
        """Contents of a place that shows this."""
        if token == "?" or isinstance(place, Card):
            return place
        shown = card(token.lstrip("~"))
        # A group has as many cards as places. Were the card left in, it would be dealt a second time.
        place.cards.remove(shown)
        return shown


def _tokens(tokens: Any, n: int) -> list[str]:
    return ["?"] * n if isinstance(tokens, int) else list(tokens)
