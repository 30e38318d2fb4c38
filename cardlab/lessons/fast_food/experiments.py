"""What is investigated: what a total gives the other player, and whether it helps to go second."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from cardlab.core.rng import RandomStream
from cardlab.lab.exact.fast_food import next_at_random, random_game
from cardlab.lab.exact.fast_food_totals import POINTS
from cardlab.lessons.fast_food.chart import NAMES, SLUG, question
from cardlab.lessons.fast_food.one_card_ahead import LEFT
from cardlab.match import Match
from cardlab.teaching.experiment import Experiment
from cardlab.teaching.question import Question, choices_of, generates

SIDES = ("first", "second", "same")


@generates("going_second", 4)
def does_it_help_to_go_second(rng: RandomStream, level: int) -> Question:
    """Who wins more games when any card is played, by what scores: the sure soda at 110 is for whoever goes second."""
    score_by = rng.pick(("both", "multiples", "digits"))
    wins = random_game(score_by).ahead
    answer = max(SIDES, key=wins.__getitem__)
    wrong = {"begins_so_wins": "first"} if answer == "second" else {"last_scores_always": "second"}
    return question(
        "going_second",
        level,
        answer,
        {**wrong, "same_chance": "same"},
        f"going_second:{score_by}",
        {"score_by": score_by, "answer": answer, "first": percent(wins["first"]), "second": percent(wins["second"])},
        asked="one",
        choices=choices_of(SIDES),
    )


def percent(share: Fraction) -> int:
    """A share in hundredths, to the nearest whole one."""
    return round(100 * share)


# ------------------------------------------------------------------------------------------------ experiments


def plays(match: Match) -> Iterator[tuple[int, int]]:
    """Each total of a match, and the points that it brought."""
    total = scored = 0
    for event in match.events:
        if event.rule == f"{SLUG}.play":
            if total:
                yield total, scored
            total, scored = event.facts["total"], 0
        elif event.rule.removeprefix(f"{SLUG}.score.") in NAMES:
            scored += event.facts["points"]
    if total:
        yield total, scored


def points_after(match: Match, *, left: str, bots: str) -> Iterator[int]:
    """What the next card scored in a match in which this total was left."""
    at = False
    for total, scored in plays(match):
        if at:
            yield scored
        at = total == int(left)


def ahead_at_the_end(match: Match, *, bots: str) -> Iterator[str]:
    """Who had more points at the end of a match: whoever went first, whoever went second, or nobody."""
    lead = match.table.counters["score.p2"] - match.table.counters["score.p1"]
    yield "second" if lead > 0 else "first" if lead < 0 else "same"


def chances_after(game: Any, *, left: str, bots: str) -> dict[int | str, Fraction]:
    """The exact chance of each number of points after a total; only for cards that are played at random."""
    if bots != "random":
        return {}
    following = next_at_random(int(left))
    return {scored: following.chance(scored) for scored in POINTS}


def chances_of_sides(game: Any, *, bots: str) -> dict[int | str, Fraction]:
    """The exact chance that each side ends ahead; only for cards that are played at random."""
    return dict(random_game(game.score_by).ahead.items()) if bots == "random" else {}


BOTS = ("random", "greedy")
LEAVING = Experiment(
    "leaving",
    SLUG,
    points_after,
    lambda game, **own: POINTS,
    chances_after,
    preset="one_game",
    own={"left": tuple(map(str, LEFT)), "bots": BOTS},
)
SEATS = Experiment(
    "seats",
    SLUG,
    ahead_at_the_end,
    lambda game, **own: SIDES,
    chances_of_sides,
    preset="one_game",
    vary={"score_by": ("both", "multiples", "digits")},
    own={"bots": BOTS},
)
