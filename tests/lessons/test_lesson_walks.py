"""Seven kinds of pupils go through each lesson to its end, without a trap, a leak or a loss, and get true summaries."""

import json
import re
from collections import Counter
from functools import cache

import pytest

from cardlab.core.game import Game
from cardlab.lessons import find, slugs
from cardlab.match import Match
from cardlab.sessions.experiments import ExperimentRun, deal
from cardlab.sessions.lesson_session import stages_with_tabs
from cardlab.sessions.page_texts import later_texts, page_texts
from cardlab.teaching.lesson import Investigate, Play
from cardlab.teaching.question import RIGHT
from cardlab.words.words import Words
from tests.browser.data import computed
from tests.lessons.lesson_walk import PUPILS, SET, LessonPage, Walk

SEEDS = 5
MOST_MESSAGES = 120
"""The limit for a pupil who presses nothing twice."""
WORDS = Words()
TEXTS = {**page_texts(WORDS), **later_texts(WORDS)}


@cache
def dealt(about: str):
    return deal(*json.loads(about))


def deal_once(dealing: ExperimentRun) -> None:
    """Plays the games of experiments; games that all pupils share are played once."""
    counted = None
    while True:
        try:
            counted = dealt(json.dumps(dealing.send(counted).args))
        except StopIteration:
            return


@pytest.fixture(scope="module")
def walks(depth):
    """Returns a function: lesson, pupil -> the walks, one for each seed."""
    made: dict[tuple[str, str, int], Walk] = {}

    def of(slug: str, who: str) -> list[Walk]:
        for seed in range(1, 1 + depth.of(SEEDS)):
            if (slug, who, seed) not in made:
                made[slug, who, seed] = LessonPage(slug, who, seed, deal_once).through()
        return [walk for (lesson, pupil, _), walk in made.items() if (lesson, pupil) == (slug, who)]

    return of


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("who", PUPILS)
def test_each_pupil_reaches_the_end(walks, who, slug):
    """It takes all stages in order and few messages. `LessonPage` itself checks each answer."""
    for walk in walks(slug, who):
        assert walk.stages == [stage.kind for stage in stages_with_tabs(find(slug))]
        assert PUPILS[who].clicks or walk.messages <= MOST_MESSAGES


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("who", PUPILS)
def test_skills_are_mastered_by_right_answers(walks, who, slug):
    """A kind counts as right if the first try was right, and its card turns face up after two such answers."""
    for walk in walks(slug, who):
        right = Counter(walk.came_right)
        assert walk.mastered == sorted(right)
        assert set(walk.turned) <= {stem for stem, times in right.items() if times >= 2}


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("who", PUPILS)
def test_a_ticket_counts_the_right_answers(walks, who, slug):
    for questions, said, result in (ticket for walk in walks(slug, who) for ticket in walk.tickets):
        right = [question.check(one) == RIGHT for question, one in zip(questions, said, strict=True)]
        assert [item["right"] for item in result["answers"]] == right
        assert result["right"] == sum(right)


def game_of(slug: str) -> type[Game]:
    """Returns the game of the stage *Play*."""
    [stage] = [stage for stage in find(slug).stages if isinstance(stage, Play)]
    return type(stage.deal.match(0).game)


def points_of(match: Match, name: str) -> int:
    """Returns the number of cards in a zone, or a counter."""
    return match.table.counters[name] if name in match.table.counters else len(match.zone(name))


POINTS = {
    "compare": "won",
    "addition_war": "won",
    "subtraction_war": "won",
    "fast_food": "score",
    "seven_twenty_seven": "counters",
}


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("who", PUPILS)
def test_the_end_of_a_match_reports_the_result(walks, who, slug):
    """The player with most cards has won. The last sentences give each player's number, and how many answers were right."""
    for walk in walks(slug, who):
        match = Match.load(walk.saved["play"]["match"], game_of(slug))
        has = {seat: points_of(match, f"{POINTS[slug]}.{seat}") for seat in match.game.seats}
        first = [seat for seat in has if has[seat] == max(has.values())]
        assert walk.match["status"]["outcome"] in (" ".join(first), "draw" if len(first) > 1 else "")
        told = " ".join(step["sentence"] for step in walk.match["log"]["steps"][-2:])
        numbers = [int(n) for n in re.findall(r"\d+", told)]
        assert max(has.values()) in numbers
        if POINTS[slug] == "won":
            said, right = walk.said
            assert f"{right} of {said} answers were right" in told


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
@pytest.mark.parametrize("who", PUPILS)
def test_a_race_ends_with_the_most_frequent_sum_and_its_pairs(walks, who, slug):
    for walk in walks(slug, who):
        [(_, _, counted)] = walk.bets.values()
        bars = {row["label"]: row["share"] for row in counted["arms"][0]["rows"]}
        best = counted["question"]["answer"]
        assert bars[best] == max(bars.values())
        [experiment] = [stage.experiment for stage in find(slug).stages if isinstance(stage, Investigate)]
        ways = experiment.ways(experiment.rules({})[0])[int(best)]
        assert {best, str(ways)} <= set(re.findall(r"\d+", counted["why"]))


def test_some_pupil_gets_a_flash(walks):
    """Both wars have one, so the walks cover this kind too."""
    for slug in ("addition_war", "subtraction_war"):
        assert any("flash" in kinds for who in PUPILS for walk in walks(slug, who) for kinds in walk.kinds)


ENDS = """
async ({words, sets, tickets, guesses, matches}) => {
  const {endOfSet} = await import("http://cards.test/lesson/practise.js");
  const {canDo} = await import("http://cards.test/lesson/exit_ticket.js");
  const {comparedGuess} = await import("http://cards.test/lesson/experiment.js");
  const {resultOf} = await import("http://cards.test/stage/turn_text.js");
  return {
    sets: sets.map(([outcomes, isEasiest]) => endOfSet(outcomes, isEasiest, words)),
    tickets: tickets.map((result) => canDo(result, words)),
    guesses: guesses.map(([guess, about, counted]) => comparedGuess(about, guess, counted, words)),
    matches: matches.map(({log, status}) => resultOf(status.outcome, log, words)),
  };
}
"""


@pytest.mark.nightly
def test_praise_on_the_page_is_true(page, walks):
    """The page chooses the right sentences at the ends, for the record of each pupil."""
    every = [walk for slug in slugs() for who in PUPILS for walk in walks(slug, who)]
    sets = [one for walk in every for one in walk.sets]
    tickets = [result for walk in every for _, _, result in walk.tickets]
    guesses = [bet for walk in every for bet in walk.bets.values()]
    matches = [walk.match for walk in every]
    page.goto("http://cards.test/")
    said = computed(page, ENDS, {"words": TEXTS, "sets": sets, "tickets": tickets, "guesses": guesses, "matches": matches})
    for (outcomes, is_easiest), end in zip(sets, said["sets"], strict=True):
        done, *counted = end["sentences"]
        is_hard = outcomes.count("missed") * 2 >= SET
        assert ("Well done!" in done) == (not is_hard)
        assert end["easier"] == (is_hard and not is_easiest), "who has missed the easiest questions goes on"
        first = outcomes.count("first")
        assert counted == ([f"Right first time: {first} of {len(outcomes)}."] if first else [])
    for result, told in zip(tickets, said["tickets"], strict=True):
        of = len(result["answers"])
        counted = TEXTS["ticket_all_right" if result["right"] == of else "ticket_right"]
        counted = counted.replace("{n}", str(result["right"])).replace("{of}", str(of))
        assert told == (counted if result["right"] else TEXTS["ticket_few"])
    for (guess, _, counted), told in zip(guesses, said["guesses"], strict=True):
        assert ("you were right" in told) == (guess == counted["question"]["answer"])
    for match, told in zip(matches, said["matches"], strict=True):
        assert (told == TEXTS["you_win"]) == (match["status"]["outcome"] == "p1")
    assert {("Well done!" in end["sentences"][0], end["easier"]) for end in said["sets"]} >= {
        (True, False),
        (False, True),
        (False, False),
    }
