"""Checks that no viewer learns a hidden card, neither from the events nor from anything that depends on it."""

from __future__ import annotations

import json
from itertools import zip_longest

from cardlab.core.actions import Action
from cardlab.core.declarations import SPECTATOR, TEACHER, Viewer
from cardlab.core.judgement import Judgement
from cardlab.core.position import Position
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.findings import Fault
from cardlab.testing.page_replay import ReplayedPage, comparable
from cardlab.testing.plain_data import cards_in, cards_shown, facts_for, texts


def check_page(match: Match, viewer: Viewer) -> None:
    """Checks that a viewer's page shows what the viewer may see, and that nothing names a card still hidden after its action.

    A rule may name cards that its own action is about to show: War names all cards of a turn before they come up.
    """
    table = match.game.new_table(RandomStream(match.seed))
    # A number in a sentence is not yet a card, so number cards are found as cards only.
    pack = {card.name for card in match.table.cards() if not card.number}
    ends = set(match.ends)
    page = ReplayedPage(table)
    shown: set[str] = set()
    named: dict[str, str] = {}
    for number, event in enumerate(match.events, 1):
        event.apply(table)
        seen = event.seen_by(viewer, table)
        if seen is not None:
            page.apply(seen)
        state = comparable(table, viewer)
        if page.state() != state:
            raise Fault(f"after {event!r}, the events sent to {viewer} do not give the table that {viewer} sees")
        if viewer == TEACHER:
            continue
        shown.update(cards_shown(seen))
        # A rule may show one seat a card that it has never seen: a spy does.
        shown.update(card.name for card in cards_in(event.private_facts_for(viewer)))
        said = [facts_for(event, viewer), seen]
        numbers = (card.name for card in cards_in(event.facts_for(viewer)) if card.number)
        told = [*numbers, *(name for name in texts(said) if name in pack)]
        named |= dict.fromkeys(told, event.rule or repr(event))
        if number in ends:
            for name in named.keys() - shown:
                raise Fault(f"{named[name]} tells {viewer} of {name}, which {viewer} has never seen")
            named = {}


def check_swapped(match: Match, action: Action, rng: RandomStream) -> None:
    """Swaps two hidden cards and checks that a viewer who sees neither has the same choices and is sent the same.

    What is sent is compared until one of the two cards is shown, or named by a rule whose action goes on to show it. An action
    that is not legal both ways is skipped: the cards in its player's hand may forbid it.
    """
    here = Position.of(match)
    laid = Match(match.game, match.seed, here)
    before = {name: list(zone) for name, zone in laid.table.zones.items()}
    if not laid.is_over and laid.why_not(action) is None:
        laid.play(action)
    after = laid.table.zones
    for viewer in (*match.game.seats, SPECTATOR):
        hidden = match.table.hidden_from(viewer)
        touched = [(name, i) for name, i in hidden if after[name][i : i + 1] != before[name][i : i + 1]]
        if len(hidden) > 1:
            first = rng.pick(touched or hidden)
            second = rng.pick([place for place in hidden if place != first])
            _swap(match, here, viewer, action, first, second)


def _swap(
    match: Match, here: Position, viewer: Viewer, action: Action, first: tuple[str, int], second: tuple[str, int]
) -> None:
    there = Position.of(match)
    one, other = here.zones[first[0]][first[1]], here.zones[second[0]][second[1]]
    there.zones[first[0]][first[1]], there.zones[second[0]][second[1]] = other, one
    there.turned = {other if c is one else one if c is other else c for c in here.turned}
    worlds = [Match(match.game, match.seed, position) for position in (here, there)]
    hidden = f"depends on the hidden cards {one} and {other}"
    if worlds[0].seen_by(viewer).to_json() != worlds[1].seen_by(viewer).to_json():
        raise Fault(f"what {viewer} sees {hidden}")
    choices = [[str(legal) for legal in world.legal_actions() if legal.who == viewer] for world in worlds]
    if choices[0] != choices[1]:
        raise Fault(f"what {viewer} may do {hidden}: {choices[0]} or {choices[1]}")
    if any(world.is_over or world.why_not(action) is not None for world in worlds):
        return
    sent = [_sent(world, action, viewer, {one.name, other.name}) for world in worlds]
    for mine, yours in zip_longest(*sent, fillvalue="nothing"):
        if mine is None or yours is None:
            return
        if mine != yours:
            raise Fault(f"after {action}, what {viewer} is sent {hidden}: {mine} or {yours}")


def _sent(match: Match, action: Action, viewer: Viewer, names: set[str]) -> list[str | None]:
    """Returns the events that a viewer is sent for an action, with None instead of the rest once one of the cards is shown.

    The same holds from the point at which a player announces something about hidden cards (`Judgement.announces`).
    """
    start = len(match.events)
    events = match.play(action).events[start:]
    seen = [event.seen_by(viewer, match.table) for event in events]
    shown = {name for one in seen for name in cards_shown(one)} & names
    announced = {match.game.rule(name) for name in Judgement.of(match.game).announces}
    sent: list[str | None] = []
    for event, one in zip(events, seen, strict=True):
        facts = facts_for(event, viewer)
        if event.rule in announced or shown & {*cards_shown(one), *texts(facts)}:
            return [*sent, None]
        sent.append(json.dumps([event.rule, one, facts]))
    return sent
