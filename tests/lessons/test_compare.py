"""The lesson Compare: about any deck of numbers, and its figures are recomputed."""

import json
import re
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from cardlab.core.errors import DeckError
from cardlab.core.rng import RandomStream
from cardlab.decks.ready_decks import deck, ready_decks
from cardlab.lessons import find
from cardlab.lessons.compare.experiments import draw_next, middle_card, next_cards
from cardlab.lessons.compare.step_models import pictures
from cardlab.match import Match
from cardlab.sessions.experiments import Experiments
from cardlab.sessions.jobs import run_here
from cardlab.sessions.lesson_session import LessonSession, match_session_of, stage_state
from cardlab.sessions.query_parameters import lesson_from_query
from cardlab.sessions.widget_sessions import resolved, widget_session_of
from cardlab.teaching.lesson import Investigate, Play, Predict, Watch
from cardlab.words.languages import languages
from cardlab.words.words import Words
from tests.lessons.pairs_of_cards import notes_of, table

OWN = (
    "1/2, 2/4, 3/4, 0.25, 3 × 7",
    "1, 2",
    "-3 ×4; 1,5 ×2; 12 ÷ 4",
    "75%, 3/4, 0.7, 1 1/2 ×3",
    "3:15, 4:20, 12:05 ×2",
    "$2.50, $0.75",
)
DECKS = (*ready_decks(), *OWN)


def stage_of(lesson, kind):
    return next(stage for stage in lesson.stages if isinstance(stage, kind))


def wars(numbers):
    """Returns in how many of all ordered pairs of cards both have the same number, and how many pairs there are."""
    n = len(numbers)
    return sum(k * (k - 1) for k in Counter(numbers.values).values()), n * (n - 1)


def percent(share):
    return f"{float(100 * share):.2f}%"


# ------------------------------------------------------------------------------------------------ any deck


@pytest.mark.parametrize("text", DECKS)
def test_a_lesson_is_made_of_every_deck(text):
    """All its stages open, its matches are played with the deck, and its key keeps its skills apart from those of others."""
    session = LessonSession("compare", 3, 0, Words(), lambda told: None, deck=text)
    assert session.lesson.deck == (deck(text).name or deck(text).text)
    assert session.lesson.key == f"compare {session.lesson.deck}"
    for stage in session.lesson.stages:
        assert session.handle({"do": "open_stage", "stage": stage.kind})["opened"] == stage.kind
    dealt = deck(session.lesson.deck).for_a_match
    assert {deal.as_played.deck for deal in session.lesson.deals} == {dealt.as_option}
    assert len(dealt) >= 20
    assert {*dealt.values} == {*deck(session.lesson.deck).values}


@pytest.mark.parametrize("text", DECKS)
def test_the_match_that_is_watched_is_won_and_shows_a_war_if_there_can_be_one(text):
    """Most matches with a deck that has equal cards show one, and no match with any other deck does."""
    matches = [stage_of(find("compare", text), Watch).deal.match(seed) for seed in range(3)]
    assert all(match.winners for match in matches)
    with_war = sum("war.tie" in match.rules for match in matches)
    assert with_war >= 2 if wars(deck(text).for_a_match)[0] else with_war == 0


@pytest.mark.parametrize("text", DECKS)
def test_a_deck_has_one_kind_of_picture(text):
    """It stands beside each comparison that it can show, and most of the ready-made decks' comparisons have one."""
    lesson = find("compare", text)
    log = stage_state(lesson, stage_of(lesson, Watch), 4, Words())["log"]
    compared = [step for step in log["steps"] if step["rule"] in ("war.take", "war.war.take", "war.tie")]
    drawn = [state["model"] for step in compared for state in step["models"]]
    assert {*drawn} <= {*lesson.models}
    assert len(lesson.models) <= 1
    assert text in OWN or 2 * len(drawn) >= len(compared)


@pytest.mark.parametrize("name", ready_decks())
def test_almost_every_pair_of_a_ready_made_deck_has_a_picture(name):
    """At most one pair in a hundred has numbers that its kind of picture cannot show, such as 2/1 and 4 ÷ 1/4."""
    pairs = [*combinations({card.rank: card for card in deck(name)}.values(), 2)]
    assert 100 * sum(not pictures(deck(name), *pair) for pair in pairs) <= len(pairs)


def test_the_same_deck_has_the_same_lesson():
    assert find("compare", "fractions") is find("compare", "fractions")
    assert find("compare").deck == "fractions"
    typed = ", ".join(card.number.text for card in deck("fractions"))
    assert find("compare", typed) is find("compare")


def test_a_lesson_about_its_own_cards_takes_no_deck():
    """An address with one opens the lesson as usual."""
    with pytest.raises(DeckError, match="the lesson fast_food is always about the same cards"):
        find("fast_food", "fractions")
    assert lesson_from_query({"lesson": "fast_food", "deck": "fractions"}).slug == "fast_food"


@pytest.mark.parametrize(("text", "why"), [("standard", "about a deck of numbers"), ("1/2, 0.5, 50%", "are equal to 1/2")])
def test_other_decks_have_no_such_lesson(text, why):
    """An address with such a deck opens the lesson about its own."""
    with pytest.raises(DeckError, match=why):
        find("compare", text)
    asked = lesson_from_query({"lesson": "compare", "deck": text})
    assert (asked.deck, asked.deck_is_wrong) == ("fractions", True)
    assert not any(lesson_from_query({"lesson": "compare", **query}).deck_is_wrong for query in ({}, {"deck": "1/2, 3/4"}))


@pytest.mark.parametrize("language", languages())
def test_a_mistyped_deck_is_the_first_news_of_the_lesson(language):
    """The page can still be used: it has the deck with the most similar name, or the usual one, and says so."""
    words = Words(language)

    def first_step(typed):
        query = {"lesson": "compare", "deck": typed, "seed": "7", "lang": language}
        session = widget_session_of(resolved({"kind": "asked", "of": "lesson", "said": {}}, query), print, print)
        return run_here(session.state())["lesson"]["stages"][0]["log"]["steps"][0]

    for typed, opened in [("decmials", "decimals"), ("xyz", "fractions")]:
        told, deck_name = first_step(typed), words.say(f"number_deck-{opened}")
        assert told["sentence"] == told["short"] == words.say("session-lesson_deck_is_wrong", deck=deck_name)
        assert deck_name in told["short"]
        assert first_step(opened)["sentence"] != told["sentence"]


@pytest.mark.parametrize("language", languages())
def test_the_title_names_the_deck(language):
    words = Words(language)
    assert words.say("number_deck-decimals") in find("compare", "decimals").title(words)
    assert words.say("number_deck-own") in find("compare", "1, 2").title(words)


# ------------------------------------------------------------------------------------------------ predicting


@pytest.mark.parametrize(("text", "again"), [(", ".join(map(str, range(1, 21))), False), ("1, 2, 3, 4, 5, 6, 7, 8", True)])
def test_only_a_copy_of_the_open_card_can_come_after_it(text, again):
    """A large deck with one card of each number has no card that starts a war; a small one is dealt several times."""
    lesson = find("compare", text)
    stage = stage_of(lesson, Predict)
    events = [event for seed in range(4) for event in stage.deal.match(seed).events if event.rule == "war.turn_up"]
    assert events
    for event in events:
        assert (event.facts["hands"][0]["card"].rank in stage.asks(event, None).cards) == again


# ------------------------------------------------------------------------------------------------ playing


def test_only_a_right_answer_takes_cards():
    """The child has the higher card on even seeds: she takes both after a right answer, and they wait after a wrong one."""
    deal = stage_of(find("compare", "within_10"), Play).deal
    for seed in range(20):
        for said in ("higher", "lower", "equal"):
            match = Match(deal.as_played, seed).play("all turn")
            own, other = (match.game.value(match.zone(f"table.{seat}")[0]) for seat in ("p1", "p2"))
            true = "equal" if own == other else "higher" if own > other else "lower"
            match.play(f"p1 say sign {said}")
            assert ("compare_spoken.right" in match.rules) == (said == true)
            taken = [len(match.zone(zone)) for zone in ("won.p1", "won.p2", "pot")]
            if true == "equal":
                assert taken == [0, 0, 0]
            else:
                assert taken == ([0, 2, 0] if true == "lower" else [2, 0, 0] if said == true else [0, 0, 2])


@pytest.mark.parametrize("text", ["times_of_day", "3:15, 4:00, 7:30, 9:45"])
def test_times_are_later_or_earlier(text):
    """No button, bar, rule or short sentence calls a time higher or lower."""
    lesson = find("compare", text)
    deal, experiment = stage_of(lesson, Play).deal, stage_of(lesson, Investigate).experiment
    session = match_session_of(lesson, stage_of(lesson, Play), deal.match(3), Words()).begun()
    session.match.play("all turn")
    assert [one["label"] for one in session.status()["actions"]] == ["Later", "Equal", "Earlier"]
    session.match.play("p1 say sign earlier")
    assert [*next_cards(experiment.rules({})[0])] == ["later", "equal", "earlier"]
    assert lesson.rule_card is not None
    experiments = Experiments(lesson, [stage_of(lesson, Investigate)], 7, Words(), print, run_here)
    steps = [step["short"] for step in session.log()["steps"]]
    told = json.dumps([steps, experiments.state(), lesson.rule_card.to_json("compare", Words())])
    assert "later" in told
    assert not re.search("higher|lower", told)


def test_the_match_ends_after_eleven_turns():
    deal = stage_of(find("compare", "decimals"), Play).deal
    for seed in range(5):
        match = deal.match(seed)
        while not match.is_over:
            match.play(match.legal_actions()[0])
        assert match.seen_by("p1").counters["turns"] == 11
        assert match.seen_by("p1").counters["right"] == match.seen_by("p1").counters["said"]


# ------------------------------------------------------------------------------------------------ figures


@pytest.mark.parametrize("text", DECKS)
def test_the_next_card_is_drawn_from_the_others(text):
    """Over many draws, each result comes about as often as there are cards for it."""
    game = stage_of(find("compare", text), Investigate).experiment.rules({})[0]
    counted, draws = next_cards(game), 3000
    assert sum(counted.values()) == len(deck(text)) - 1
    came = Counter(draw_next(game, RandomStream(1), draws))
    for how, n in counted.items():
        assert abs(Fraction(came[how], draws) - Fraction(n, len(deck(text)) - 1)) < Fraction(1, 20)


@pytest.mark.parametrize("name", ready_decks())
def test_one_bar_of_each_ready_made_deck_should_win(name):
    """More than one card in twelve separates it from the other, and luck seldom hides that in a thousand draws."""
    game = stage_of(find("compare", name), Investigate).experiment.rules({})[0]
    counted = next_cards(game)
    higher, _, lower = counted.values()
    assert abs(higher - lower) * 12 > len(deck(name))
    assert max(counted, key=counted.get) != "equal"


def test_one_bar_of_a_small_symmetric_deck_should_win():
    """The card in the middle would give a tie, so the experiment takes one beside it."""
    counted = next_cards(stage_of(find("compare", "1/2 ×4, 1/3 ×4, 1/4 ×4"), Investigate).experiment.rules({})[0])
    assert counted["higher"] != counted["lower"]


def test_one_card_is_and_two_cards_are():
    """The reason after the race agrees with its number, and so does the Arabic word for times."""
    facts = {"of": 6, "card": deck("within_10").cards[0]}
    told = [
        Words().say("compare_lesson-try-beats", "why", top="higher", top_ways=n, is_top=is_top, **facts)
        for n, is_top in ((1, "yes"), (2, "no"))
    ]
    assert told == [
        "1 of the other 6 cards is higher than 1.",
        "That was luck. In the end, another bar should win. 2 of the other 6 cards are higher than 1.",
    ]
    asked = [Words("ar").say("compare_lesson-missing", "ask", form="quotient", a=24, c=n) for n in (2, 3, 12)]
    assert ["مرتين" in asked[0], "مرات" in asked[1], "مرة" in asked[2]] == [True] * 3


def test_the_notes_have_the_exact_figures():
    rows = table("compare", "deck")
    words = Words()
    named = {words.say(f"number_deck-{name}"): name for name in ready_decks()}
    assert len(rows) == 6
    for title, (card, *counted, share) in rows.items():
        numbers = deck(named[title])
        game = stage_of(find("compare", named[title]), Investigate).experiment.rules({})[0]
        face = middle_card(numbers).number
        assert (face.text, [*map(int, counted)]) == (card, [*next_cards(game).values()])
        assert share == percent(Fraction(*wars(numbers)))
    told = "\n".join(notes_of("compare"))
    for name in ("fractions", "unit_fractions"):
        equal, every = wars(deck(name))
        assert f"{equal} of {every} cases, or {percent(Fraction(equal, every))}" in told
    higher, equal, lower = next_cards(stage_of(find("compare"), Investigate).experiment.rules({})[0]).values()
    assert f"Of the other {higher + equal + lower} cards, {lower} are lower and {higher} are higher" in told
    assert f"lower in {round(100 * lower / (higher + equal + lower))}% of all cases" in told
    assert not equal
    assert Counter(deck("fractions").values)[Fraction(1, 2)] == 5
