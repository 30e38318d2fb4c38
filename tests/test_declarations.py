"""Changing any declaration of a game that sets it changes something visible.

A new attribute of `Game`, `Zone`, `Counter`, `Option`, `Measure` or a companion needs a case here: the result with it, and the
result once it is changed.
"""

import json
from dataclasses import fields, replace

import pytest

from cardlab import CardlabError, Match, find, position
from cardlab.bots.card_memory import Memory
from cardlab.bots.playouts import Playouts
from cardlab.bots.reaction_times import reflex_moment
from cardlab.core.declarations import Counter, Measure, Zone
from cardlab.core.event_kinds import Move
from cardlab.core.forecast import Forecast
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.options import Option
from cardlab.core.presentation import Presentation
from cardlab.core.registry import built_in
from cardlab.core.rng import RandomStream
from cardlab.lab.columns import columns, row
from cardlab.lab.studies import study
from cardlab.sessions.available_actions import AvailableActions
from cardlab.testing.hidden_information import _sent
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

WORDS = Words()


SOUREH = ("p1 draw", "p1 their p2 3", "p2 draw", "p2 own 4 declare", "p1 draw", "p1 their p2 3")
"""The beginning of a match at whose end all learn whether a Soureh was right."""
DUELS = "duels"


def altered(slug, /, **declared):
    """Returns a game with another declaration."""
    return type("Altered", (find(slug),), declared)


def altered_in(slug, kind, which, /, **changes):
    """Returns a game with another declaration of one zone, counter or measure."""
    each = [replace(one, **changes) if one.name == which else one for one in getattr(find(slug), kind)]
    return altered(slug, **{kind: tuple(each)})


def declaring(kind, slug, **declared):
    """Returns a game whose companion has another declaration."""
    made = altered(slug)
    type("AlteredCompanion", (type(kind.of(find(slug)())),), declared, game=made)
    return made


def played(made, actions, **options):
    match, rng = Match(made.with_options(**options), 3), RandomStream(3)
    for _ in range(actions):
        match.play(rng.pick(match.legal_actions()))
    return match


def told(made, actions=0, seat="p1", **options):
    """Returns all data for a page (the stage, the steps, the actions), or the error."""
    try:
        match = played(made, actions, **options)
        story, may = MatchStory(match, seat, WORDS).to_json(), AvailableActions(match, seat, WORDS).to_json(5000)
        return json.dumps([story, may, [str(action) for action in match.legal_actions()]], default=str)
    except (CardlabError, ValueError) as error:
        return str(error)


def zone(slug, which, /, actions=0, seat="p1", **changes):
    made = altered_in(slug, "zones", which, **changes)
    return told(find(slug), actions, seat), told(made, actions, seat)


def counter(slug, which, /, **changes):
    return told(find(slug)), told(altered_in(slug, "counters", which, **changes))


def measure(which, /, **changes):
    one, other = find("duel_king"), altered_in("duel_king", "measures", which, **changes)
    return [(columns(made()), row(played(made, 30))) for made in (one, other)]


def interval(which, /, **changes):
    made = find("duel_king"), altered_in("duel_king", "measures", which, **changes)
    return [study(game, matches=2, seed=2, fast=False, progress=False).mean(which).low for game in made]


def presented(slug, actions=0, seat="p1", options=None, **declared):
    options = options or {}
    return told(find(slug), actions, seat, **options), told(declaring(Presentation, slug, **declared), actions, seat, **options)


def option_faults(**changes):
    one = Option("n", 3, (), 2, 5)
    return [
        [made.name, made.default, made.allowed, [made.fault(n) for n in range(8)]] for made in (one, replace(one, **changes))
    ]


def rule_ids(slug, /, *names, **declared):
    return [[made().rule(name) for name in names] for made in (find(slug), altered(slug, **declared))]


def horizon():
    found = []
    for made in (find("money"), declaring(Judgement, "money", horizon=None)):
        match = Match(made(), 3)
        recollection = Memory(match, "p1").recollect()
        found.append(Playouts(match.game, recollection, match.legal_actions(), RandomStream(1)).longest)
    return found


def announces():
    """Returns the data about announcing a Soureh, with and without the declaration. It reveals something about hidden pairs, so the
    data are compared only up to it.
    """
    found = []
    for made in (find("soureh"), declaring(Judgement, "soureh", announces=())):
        match = Match(made(), 0)
        for action in SOUREH[:-1]:
            match.play(action)
        found.append(_sent(match, match.read(SOUREH[-1]), "p2", set()))
    return found


def settled():
    event = next(event for event in played(find("war"), 3).events if event.rule == "war.take")
    return [Forecast.of(made()).settled(event) for made in (find("war"), declaring(Forecast, "war", settled_by={}))]


PROOFS = {
    "Game.slug": lambda: rule_ids("war", "tie", slug="peace"),
    "Game.presets": lambda: [made.presets.get("endless") for made in (find("war"), altered("war", presets={}))],
    "Game.zones": lambda: (told(find("war")), told(altered("war", zones=find("war").zones[:2]))),
    "Game.counters": lambda: (told(find("war")), told(altered("war", counters=find("war").counters[1:]), 1)),
    "Game.verbs": lambda: (told(find("egyptian_war")), told(altered("egyptian_war", verbs=find("egyptian_war").verbs[:1]))),
    "Game.adds_to": lambda: rule_ids("guerilla_joker", "tie", adds_to=""),
    "Game.added": lambda: rule_ids("guerilla_joker", "joker", added=()),
    "Game.only_with": lambda: [made().holds("war.pot") for made in (find("war"), altered("war", only_with={}))],
    "Game.reflexes": lambda: [
        reflex_moment(match.game, match.legal_actions())
        for match in (played(made, 1) for made in (find("egyptian_war"), altered("egyptian_war", reflexes={})))
    ],
    "Game.measures": lambda: [columns(made()) for made in (find("war"), altered("war", measures=()))],
    "Game.players": lambda: [made().seats for made in (find("fast_food"), altered("fast_food", players=3))],
    "Zone.name": lambda: zone("fast_food", "used", name="eaten"),
    "Zone.each_player": lambda: zone("fast_food", "used", each_player=True),
    "Zone.seen_by": lambda: zone("fast_food", "hand", 2, seen_by="nobody"),
    "Zone.lies": lambda: zone("fast_food", "pile", lies="row"),
    "Zone.top": lambda: zone("fast_food", "pile", top="first"),
    "Zone.under": lambda: zone("money", "under", under=None),
    "Zone.above": lambda: zone("soureh", "open", above=None),
    "Zone.fleeting": lambda: zone("soureh", "drawn", fleeting=False),
    "Zone.seems": lambda: zone("twenty_first_century_war", "chosen", 3, "p2", seems=None),
    "Zone.known_to": lambda: zone("napoleons_war", "deck", 4, known_to="nobody"),
    "Zone.counted_by": lambda: zone("napoleons_war", "deck", counted_by="all"),
    "Zone.sorts": lambda: zone("fast_food", "hand", sorts="A23456789T dhcs"),
    "Zone.stands": lambda: zone("soureh", "open", stands=""),
    "Zone.across": lambda: [
        position(made, {"table.p1": "2d 3d", "table.p2": "4d", "packet.p1": "5d", "packet.p2": "6d"}).table["table"]
        for made in (find("casualty_war"), altered_in("casualty_war", "zones", "table", across=True))
    ],
    "Counter.name": lambda: counter("fast_food", "score", name="points"),
    "Counter.start": lambda: counter("war", "turns", start=7),
    "Counter.each_player": lambda: counter("fast_food", "total", each_player=True),
    "Counter.counts": lambda: counter("scramble_war", "left", counts=None),
    "Option.name": lambda: option_faults(name="m"),
    "Option.default": lambda: option_faults(default=4),
    "Option.choices": lambda: option_faults(choices=(3, 4)),
    "Option.at_least": lambda: option_faults(at_least=4),
    "Option.at_most": lambda: option_faults(at_most=3),
    "Option.reads": lambda: [Option("deck", "a", ("a",), None, None, reads).fault("b") for reads in (None, str)],
    "Measure.name": lambda: measure("kings", name="kings_up"),
    "Measure.rules": lambda: measure(DUELS, rules=("match.end",)),
    "Measure.each_player": lambda: measure(DUELS, each_player=True),
    "Measure.zones": lambda: measure(DUELS, rules=(), zones=("deck",)),
    "Measure.signed": lambda: interval("kings", signed=True),
    "Presentation.landmarks": lambda: presented("war", landmarks=("tie", "win")),
    "Presentation.celebrations": lambda: presented("fast_food", 12, "spectator", celebrations=("draw",)),
    "Presentation.shows": lambda: presented("fast_food", shows=("score",)),
    "Presentation.paced_by": lambda: presented("war", paced_by=()),
    "Presentation.spotlight": lambda: presented("soureh", spotlight=""),
    "Presentation.lamps": lambda: presented("egyptian_war", lamps={}),
    "Presentation.barred": lambda: presented("egyptian_war", barred=""),
    "Presentation.runs": lambda: presented("napoleons_war", runs=False),
    "Presentation.chooses_from": lambda: presented("soureh", chooses_from=()),
    "Presentation.by_rank": lambda: presented("money", by_rank=False),
    "Presentation.touches": lambda: presented("egyptian_war", 1, "p2", touches={"slap": "burnt"}),
    "Presentation.drags": lambda: presented("war", drags={"turn": ("packet", "aside")}),
    "Presentation.goal_totals": lambda: presented("seven_twenty_seven", goal_totals={7: "total7"}),
    "Presentation.best_by": lambda: presented("seven_twenty_seven", 60, options={"max_bet": 0}, best_by={}),
    "Presentation.written": lambda: presented("seven_twenty_seven", written=()),
    "Judgement.horizon": horizon,
    "Judgement.announces": announces,
    "Forecast.settled_by": settled,
}


def declared():
    """Yields the names of all attributes that can be declared."""
    for kind in (Zone, Counter, Option, Measure):
        yield from (f"{kind.__name__}.{field.name}" for field in fields(kind))
    for base in (Game, Presentation, Judgement, Forecast):
        names = [name for name in base.__annotations__ if not name.startswith("_")]
        yield from (f"{base.__name__}.{name}" for name in names)


@pytest.mark.parametrize("name", sorted({*declared(), *PROOFS}))
def test_every_attribute_has_an_effect(name):
    """Each attribute changes something that a player, a page or a study sees, so no attribute is unused."""
    assert name in {*declared()}, f"nothing declares {name} any more: take its proof away"
    assert name in PROOFS, f"prove that {name} is read: add to PROOFS what is told with it, and what once it is altered"
    as_declared, as_altered = PROOFS[name]()
    assert as_declared != as_altered


def first_way(match, action):
    """Returns the zones, without seats, between which an action moves its first card."""
    played = match.branch().play(action)
    ways = [
        (where, event.to) for event in played.events[len(match.events) :] if isinstance(event, Move) for where, _ in event.took
    ]
    return tuple(zone.partition(".")[0] for zone in ways[0]) if ways else None


@pytest.mark.parametrize("slug", [slug for slug in sorted(built_in()) if Presentation.of(find(slug)()).drags])
def test_cards_go_where_they_can_be_dragged(slug):
    """For each verb with a drag, some action moves a card between the declared zones."""
    declared = {(verb, way) for verb, way in Presentation.of(find(slug)()).drags.items()}
    seen = set()
    for options in ({}, *find(slug).presets.values()):
        match, rng = Match(find(slug).with_options(**options), 3), RandomStream(3)
        while not match.is_over and match.ply < 100 and not declared <= seen:
            for action in match.legal_actions()[:10]:
                seen.add((action.verb(), first_way(match, action)))
            match.play(rng.pick(match.legal_actions()))
    assert declared <= seen, sorted(seen, key=str)
