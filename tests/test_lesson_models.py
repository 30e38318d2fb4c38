"""The visual models that follow a match in each lesson: right numbers, and nothing hidden."""

import pytest

from cardlab import cards, find, start
from cardlab.core.rng import RandomStream
from cardlab.games.fast_food import VALUE
from cardlab.lessons import find as find_lesson
from cardlab.lessons.fast_food.step_models import reachable
from cardlab.match import Match
from cardlab.sessions.page_texts import in_words
from cardlab.teaching.lesson import Lesson, StageDeal, Watch
from cardlab.testing.games import random_options
from cardlab.widgets.models import model_widget
from cardlab.words.words import Words

LESSON_GAMES = ["addition_war", "subtraction_war", "fast_food"]


def told(match, viewer="teacher"):
    """Yields each rule that fires in a match: the event, its facts for a viewer, and the viewer's view just after it."""
    table = match.game.new_table(RandomStream(match.seed))
    for event in match.events:
        event.apply(table)
        if event.rule:
            yield event.rule, event.facts_for(viewer), table.seen_by(viewer)


def shown(match, viewer="teacher"):
    """Yields rule, facts and models of each step that has any."""
    for rule, facts, view in told(match, viewer):
        if states := find_lesson(match.game.slug).models_after(match.game, rule, facts, view):
            yield rule.partition(".")[2], facts, states


def played(slug, seed, actions, preset=None, **options):
    match = start(slug, preset=preset, seed=seed, **options)
    rng = RandomStream(seed)
    while not match.is_over and len(match.actions) < actions:
        match.play(rng.pick(match.legal_actions()))
    return match


@pytest.mark.parametrize("slug", LESSON_GAMES)
def test_every_state_of_a_match_is_accepted_by_its_widget(slug):
    """The models of a game can be drawn after every event, with all options."""
    rng, words, drawn = RandomStream(5), Words(), set()
    for seed in range(12):
        match = Match(random_options(find(slug), rng), seed)
        while not match.is_over and len(match.actions) < 20:
            match.play(rng.pick(match.legal_actions()))
        for viewer in ("p1", "spectator", "teacher"):
            for _, _, states in shown(match, viewer):
                for state in states:
                    if (key := repr(state)) not in drawn and len(drawn) < 60:
                        drawn.add(key)
                        widget = model_widget(state)
                        assert {name: getattr(widget, name) for name in in_words(state, words)} == in_words(state, words)
                        widget.close()
    assert drawn


@pytest.mark.parametrize("slug", LESSON_GAMES)
def test_a_lesson_declares_exactly_the_models_that_it_shows(slug):
    """A page loads all declared models before its first stage appears, so unused ones would slow it down."""
    matches = [played(slug, seed, 60) for seed in range(8)]
    seen = {state["model"] for match in matches for _, _, states in shown(match) for state in states}
    assert seen == set(find_lesson(slug).models)


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
def test_a_single_last_card_is_drawn_alone(slug):
    """If a player has one card for a war, the picture shows that card, and the others' pictures show theirs."""
    game = find(slug)(run_out="last_card_stays")
    last, pair = cards("7d"), cards("9c 4h")
    hands = [game.hand_facts("p1", last), game.hand_facts("p2", pair)]
    for rule, facts in (("short.last_card", game.short_facts("p1", last)), ("war.lay", {"hands": hands})):
        states = find_lesson(slug).models_after(game, f"{slug}.{rule}", facts)
        assert states
        for state in states:
            model_widget(state).close()
            parts = state.get("marks") or [*state.get("parts", ()), *state.get("other", ())] or [state["a"], state["b"]]
            assert all(not n or game.value(*cards(card)) == n for n, card in zip(parts, state["cards"], strict=True))


def test_addition_war_fills_ten_frames_and_compares_bars():
    """Cards that turn up are shown in ten frames, and the result as bars."""
    for seed in range(5):
        for rule, facts, states in shown(played("addition_war", seed, 30, "lesson")):
            if rule in ("turn_up", "war.lay"):
                assert {state["model"] for state in states} == {"ten_frames"}
                assert [(s["of"], s["a"] + s["b"]) for s in states] == [(h["player"], h["worth"]) for h in facts["hands"]]
            elif rule in ("take", "war.take"):
                (bars,) = states
                worths = {facts["winner"]: facts["worth"], facts["loser"]: facts["other"]}
                assert [sum(bars["parts"]), sum(bars["other"])] == [worths[seat] for seat in bars["seats"]]
                assert worths[facts["winner"]] > worths[facts["loser"]]
            elif rule in ("tie", "war.again"):
                (bars,) = states
                assert sum(bars["parts"]) == sum(bars["other"]) == facts["worth"]


@pytest.mark.parametrize(("slug", "longest"), [("addition_war", 20), ("subtraction_war", 9)])
def test_the_bars_of_a_match_have_one_scale(slug, longest):
    """The same length means the same number in every turn: the picture has room for the greatest result."""
    models = [state for _, _, states in shown(played(slug, 1, 30, "lesson")) for state in states]
    bars = [state for state in models if state["model"] == "bar_model"]
    assert bars
    assert {state["longest"] for state in bars} == {longest}


def test_subtraction_war_jumps_from_the_smaller_to_the_larger():
    """A difference is the distance between two marks, and a jump over ten stops there."""
    rested = 0
    for seed in range(5):
        for rule, facts, states in shown(played("subtraction_war", seed, 30, court_cards="11_12_13", ace=14)):
            if rule in ("turn_up", "war.lay"):
                lines = states
                assert [s["marks"][1] - s["marks"][0] for s in lines] == [hand["worth"] for hand in facts["hands"]]
                rested += sum(s["hops"][1:-1] == [10] for s in lines)
                assert all(not s["hops"] or [s["hops"][0], s["hops"][-1]] == s["marks"] for s in lines)
                assert all((s["low"], s["high"]) == (0, 10 if max(s["marks"]) <= 10 else 20) for s in lines)
            elif rule == "take" and states:
                assert abs(states[0]["parts"][0] - states[0]["other"][0]) == facts["worth"] - facts["other"]
    assert rested


def test_fast_food_marks_the_total_and_what_ones_own_hand_reaches():
    """The chart shows the present total, and nobody sees what another hand could make of it."""
    match = played("fast_food", 3, 40)
    charts = {viewer: [states[0] for rule, _, states in shown(match, viewer) if rule == "play"] for viewer in ("p1", "teacher")}
    called = [facts["total"] for rule, facts, _ in told(match) if rule == "fast_food.play"]
    assert [chart["total"] for chart in charts["p1"]] == [chart["total"] for chart in charts["teacher"]] == called
    assert not any(chart["reachable"] for chart in charts["teacher"])
    for rule, _, view in told(match, "p1"):
        if rule == "fast_food.draw":
            (chart,) = find_lesson("fast_food").models_after(match.game, rule, {}, view)
            hand = view.known("hand.p1")
            makes = sorted({view.counters["total"] + VALUE[card.rank] for card in hand})
            assert chart["reachable"] == (makes if view.counters["turn"] == "p1" else [])
    assert reachable(35, cards("3h 3d Th")) == [38, 45]


def test_a_lesson_without_models_has_none():
    match = played("war", 1, 5)
    assert not any(
        Lesson("plain", (Watch(StageDeal(match.game.slug)),)).models_after(match.game, rule, facts)
        for rule, facts, _ in told(match)
    )
