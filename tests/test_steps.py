"""The steps of all games: right counters, no choice revealed before all have chosen, nothing of what comes later."""

import json
from collections.abc import Iterator

import pytest

from cardlab import start
from cardlab.core.declarations import SPECTATOR, TEACHER
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.position import Position
from cardlab.core.presentation import Presentation
from cardlab.core.registry import built_in, find
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.match import Match
from cardlab.sessions.available_actions import AvailableActions
from cardlab.testing.plain_data import cards_shown, facts_for, texts
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

GAMES = sorted(built_in())
ACTIONS = 60


def plays(slug: str) -> Iterator[Match]:
    """Yields a random match with the default options and one with each preset."""
    for number, preset in enumerate((None, *find(slug).presets)):
        yield played_on(Match(find(slug).with_options(preset), 40 + number), number)


def played_on(match: Match, seed: int, actions: int = ACTIONS) -> Match:
    rng = RandomStream(seed, 5)
    for _ in range(actions):
        if match.is_over:
            break
        match.play(rng.pick(match.legal_actions()))
    return match


def viewers(game: Game) -> tuple[str, ...]:
    return (*game.seats, SPECTATOR, TEACHER)


# ------------------------------------------------------------------------------------------------ counters

MEANS_ANOTHER = {
    ("seven_twenty_seven", "pot"): {"last_player", "split", "split.one", "odd"},  # the pot before it is shared out
    ("seven_twenty_seven", "total7"): {"show"},  # if nobody goes for 7, no total is shown
    ("seven_twenty_seven", "total27"): {"show"},
    ("twos", "holder"): {"round"},  # the player who laid last in the finished round
    ("twenty_first_century_war", "total"): {"play.sum"},  # the sum of a few of the cards
}
"""Facts with the name of a counter but another meaning in their rules."""


def told(group: list[Event]) -> Event | None:
    return next((event for event in group if event.rule), None)


def named(facts: object, seat: str = "") -> Iterator[tuple[str, str, object]]:
    """Yields each fact with its name and its player."""
    if isinstance(facts, list):
        for part in facts:
            yield from named(part, seat)
    elif isinstance(facts, dict):
        whose = facts.get("player") or facts.get("winner") or seat
        for name, value in facts.items():
            if isinstance(value, (dict, list)):
                yield from named(value, whose)
            else:
                yield name, whose, value


def ends_in(value: object) -> object:
    """Returns the result of a written sum: 9 + 4 = 13 is 13."""
    last = value.split(" = ")[-1] if isinstance(value, str) else value
    return int(last) if isinstance(last, str) and last.isdigit() else last


@pytest.mark.parametrize("slug", GAMES)
def test_a_counter_has_the_value_in_its_step(slug):
    """If a rule's fact has the name of a counter, the counter has its value by the end of that step."""
    own = {
        counter.name: counter.each_player
        for counter in find(slug).counters
        if counter.name in Presentation.of(find(slug)()).shows
    }
    for match in plays(slug):
        table = match.game.new_table(RandomStream(match.seed))
        for group in (group for action in MatchStory(match, TEACHER).grouped() for group in action):
            for event in group:
                event.apply(table)
            rule = told(group)
            for name, seat, value in named(facts_for(rule, TEACHER)) if rule else ():
                meant = rule.rule.split(".", 1)[1] not in MEANS_ANOTHER.get((slug, name), ())
                if name not in own or (own[name] and not seat) or not meant:
                    continue
                shown = table.counter(f"{name}.{seat}" if own[name] else name)
                assert shown == ends_in(value), f"{rule!r} in {match!r}: {name} of {seat or 'the table'}"


# ------------------------------------------------------------------------------------------------ secret choices


def at_once(match: Match) -> bool:
    """Whether several seats choose at the same time, in no reflex moment."""
    legal = match.legal_actions()
    return len({action.who for action in legal}) > 1 and not {action.verb() for action in legal} & {*match.game.reflexes}


@pytest.mark.parametrize("slug", GAMES)
def test_a_choice_is_hidden_until_all_have_chosen(slug):
    """With another choice of the same kind, the others see and read the same while they choose."""
    for match in plays(slug):
        rng = RandomStream(match.seed, 6)
        for number in range(len(match.actions) + 1):
            match.go_to(number)
            if not at_once(match):
                continue
            one = rng.pick(match.legal_actions())
            same = [other for other in match.legal_actions() if (other.who, other.verb()) == (one.who, one.verb())]
            worlds = [match.branch().play(action) for action in (one, rng.pick(same))]
            if any(world.is_over or not waits(world, one.who) for world in worlds):
                continue
            for viewer in (*match.table.after(one.who), SPECTATOR):
                views, steps, legal = zip(*(shown_to(world, viewer) for world in worlds), strict=True)
                assert views[0] == views[1], f"{viewer} sees what {one.who} has chosen in {match!r}"
                assert steps[0] == steps[1], f"{viewer} is told what {one.who} has chosen in {match!r}"
                assert legal[0] == legal[1], f"{viewer} may do something else by what {one.who} has chosen in {match!r}"


def waits(match: Match, chosen: str) -> bool:
    """Whether another seat still has to choose."""
    return any(action.who not in (chosen, "all") for action in match.legal_actions())


def shown_to(match: Match, viewer: str) -> tuple[str, str, list[str]]:
    view, steps = match.seen_by(viewer).to_json(), MatchStory(match, viewer).steps()
    return json.dumps(view), json.dumps(steps), [str(action) for action in match.legal_actions() if action.who == viewer]


# ------------------------------------------------------------------------------------------------ nothing about the future


@pytest.mark.parametrize("slug", GAMES)
def test_steps_do_not_depend_on_later_actions(slug):
    """Two matches with the same first actions, and other actions and random numbers afterwards, have identical steps so far."""
    for match in plays(slug):
        shared = len(match.actions) // 2
        other = match.branch(shared)
        other.seed += 1
        played_on(other, match.seed)
        for viewer in viewers(match.game):
            so_far = [json.dumps(MatchStory(world, viewer).steps(0, shared)) for world in (match, other, match.branch(shared))]
            assert so_far[0] == so_far[1] == so_far[2], f"{viewer} of {match!r} is told of later actions"


@pytest.mark.parametrize("slug", GAMES)
def test_a_step_names_no_card_that_turns_up_later(slug):
    """A card in a step's sentence is shown by the end of that step at the latest."""
    for match in plays(slug):
        pack = {card.name for card in match.table.cards()}
        for viewer in (*match.game.seats, SPECTATOR):
            shown: set[str] = set()
            for group in (group for action in MatchStory(match, viewer).grouped() for group in action):
                seen = [event.seen_by(viewer, match.table) for event in group]
                shown.update(name for one in seen for name in cards_shown(one))
                rule = told(group)
                early = {*texts(facts_for(rule, viewer))} & pack - shown if rule else set()
                assert not early, f"{viewer} is told of {early} by {rule!r} in {match!r}"


@pytest.mark.parametrize("slug", GAMES)
def test_a_step_does_not_depend_on_cards_that_turn_up_later(slug):
    """If two hidden cards change places, the viewer's steps stay the same until one of them is shown or announced."""
    for match in plays(slug):
        rng = RandomStream(match.seed, 7)
        for number in range(0, len(match.actions), 8):
            match.go_to(number)
            action = match.history[number]
            for viewer in (*match.game.seats, SPECTATOR):
                worlds = with_two_swapped(match, viewer, rng)
                if any(world.is_over or world.why_not(action) for world, _ in worlds):
                    continue
                sent = [list(until_shown(world.play(action), viewer, names)) for world, names in worlds]
                same = min(map(len, sent), default=0)
                assert all(one[:same] == sent[0][:same] for one in sent), f"{viewer} learns more from {action} in {match!r}"


def with_two_swapped(match: Match, viewer: str, rng: RandomStream) -> list[tuple[Match, set[str]]]:
    """Returns the position, and others that differ by two hidden cards, with their names; none if too few cards are hidden."""
    here, there = Position.of(match), Position.of(match)
    hidden = match.table.hidden_from(viewer)
    if len(hidden) < 2:
        return []
    tops = [place for place in hidden if place[1] < 4]  # questions are most often about the next cards
    first = rng.pick(tops or hidden)
    second = rng.pick([place for place in hidden if place != first])
    one, other = here.zones[first[0]][first[1]], here.zones[second[0]][second[1]]
    there.zones[first[0]][first[1]], there.zones[second[0]][second[1]] = other, one
    there.turned = {other if card is one else one if card is other else card for card in here.turned}
    return [(Match(match.game, match.seed, position), {one.name, other.name}) for position in (here, there)]


def until_shown(match: Match, viewer: str, names: set[str]) -> Iterator[str]:
    """Yields the steps of the last action up to the one that shows one of these cards, or announces something about hidden
    ones.
    """
    announced = {match.game.rule(name) for name in Judgement.of(match.game).announces}
    for step in MatchStory(match, viewer).steps(len(match.actions)):
        if step["rule"] in announced or any(names & {*cards_shown(seen)} for seen in step["events"]):
            return
        yield json.dumps(step)


# ---------------------------------------------------------------------------------------------------- the top card


@pytest.mark.parametrize("slug", GAMES)
def test_the_newest_card_of_an_open_pile_is_on_top(slug):
    """A card that joins a visible pile goes to the end that the zone declares as its top."""
    for match in plays(slug):
        piles = {zone.name: zone.top for zone in match.game.zones if zone.lies in ("pile", "spread") and zone.seen_by == "all"}
        table = match.game.new_table(RandomStream(match.seed))
        for event in match.events:
            event.apply(table)
            to = getattr(event, "to", "").partition(".")[0]
            if to in piles:
                zone, came = table.zones[event.to], list(event.cards)
                top = zone[: len(came)] if piles[to] == "first" else zone[-len(came) :]
                assert top == came, f"{event!r} puts {came} under {event.to} in {match!r}"


# ------------------------------------------------------------------------------------------------ names of games


@pytest.mark.parametrize(("options", "name"), [({}, "Egyptian War"), ({"snaps": False}, "Beggar-My-Neighbour")])
def test_a_preset_that_is_a_game_has_its_own_name(options, name):
    """Egyptian War without slaps is called Beggar-My-Neighbour everywhere, and offers no slap."""
    match = Match(find("egyptian_war").with_options(**options), 3)
    stage = MatchStory(match, "p1").setting()
    assert (stage["name"], stage["game"]) == (name, "egyptian_war")
    assert str(match).startswith(name)
    offered = [shown["action"] for shown in AvailableActions(match, "p1", Words()).to_json(0)["refused"]]
    assert ("p1 slap" in offered) is not bool(options)


def test_impossible_events_are_not_offered():
    """Skipping to the next snap is offered only in games with snaps."""
    with_snaps, without = (
        MatchStory(start("egyptian_war", preset=preset)).setting()["landmarks"] for preset in (None, "beggar_my_neighbour")
    )
    assert set(without) == {"egyptian_war.challenge.start"}
    assert set(without) < set(with_snaps)


def test_a_forced_card_is_marked():
    """If there is only one action, without any choice in it, a table may play it automatically."""
    beggar = Match(find("egyptian_war").with_options("beggar_my_neighbour"), 3)
    assert str(beggar.forced) == "p1 play"
    assert AvailableActions(beggar, "p1", Words()).to_json(0)["forced"]
    slapping = Match(find("egyptian_war").with_options(), 3).play("p1 play")
    assert slapping.forced is None
    assert not AvailableActions(slapping, "p1", Words()).to_json(0)["forced"]
    sorting = Match(find("napoleons_war").with_options(), 3)
    assert sorting.forced is None


def test_the_values_of_pictures_are_known_from_the_start():
    """The stage has the number of each card under the options; in Money that is what a picture buys."""
    stage = MatchStory(Match(find("money").with_options("syria")), "p1").setting()
    assert {name: stage["numbers"][name] for name in ("Jc", "Qd", "Kh", "X1")} == {"Jc": 10, "Qd": 15, "Kh": 20, "X1": 5}
    assert "7c" not in stage["numbers"]
    assert MatchStory(Match("war"), "p1").setting()["numbers"] == {}


@pytest.mark.parametrize("slug", GAMES)
def test_steps_that_flow_together_hide_nothing(slug):
    """No card that is turned up is skipped, and a calculation stays until the learner goes on. Steps that follow in the same
    narration belong to the same act, and move no card. A step that joins the previous one removes nothing.
    """
    for match in plays(slug):
        story = MatchStory(match)
        steps, groups = story.steps(), [group for cut in story.grouped() for group in cut]
        for step, following, group in zip(steps, [*steps[1:], None], groups, strict=True):
            if not (flows := step.get("flows")):
                continue
            if "working" in step or any(event.shows(match.table) for event in group):
                assert flows == "next", step
                assert following is not None, step
                assert following["action"] == step["action"], step
                assert not any(kind in ("move", "turn", "end") for kind, *_ in following["events"]), following
            if flows == "either":
                assert not any(event.clears(match.table) for event in group), step


def test_each_press_shows_something_new():
    """In Fast Food as its lesson plays it, a turn of both players takes four presses, not nine."""
    match = played_on(Match(find("fast_food").with_options("claim_it", games=1), 5), 5)
    steps = MatchStory(match, "p1").steps(1)
    waits = sum("flows" not in step for step in steps)
    turns = sum(step["rule"] == "fast_food.play" for step in steps) / 2
    assert waits <= 4 * turns + 2 < len(steps) / 2
