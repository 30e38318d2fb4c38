"""The lesson Fast Food: a running total to 110, multiples and digits of 3, 5 and 7, looking one card ahead. Ages 8 to 11."""

from __future__ import annotations

from cardlab.core.cards import Card
from cardlab.core.declarations import ONLOOKER
from cardlab.core.table import Event
from cardlab.games.fast_food import CATEGORIES
from cardlab.lab.exact.fast_food import VALUES
from cardlab.lab.exact.fast_food_totals import LAST
from cardlab.lessons.fast_food.chart_helpers import RANK, SLUG, score_facts
from cardlab.lessons.fast_food.colouring_questions import colour_what_counts
from cardlab.lessons.fast_food.counting_questions import (
    count_in_a_category,
    count_of_multiples,
    count_of_nothing,
    count_with_digit,
)
from cardlab.lessons.fast_food.experiments import LEAVING, SEATS
from cardlab.lessons.fast_food.next_card_questions import (
    how_many_cards_score,
    look_one_card_ahead,
    most_that_may_come,
    which_total_to_leave,
)
from cardlab.lessons.fast_food.points_questions import (
    card_that_scores_most,
    cards_that_score_nothing,
    order_of_points,
    totals_that_score_all,
    what_a_card_scores,
    what_it_scores,
)
from cardlab.lessons.fast_food.rule_card import rules
from cardlab.lessons.fast_food.skills import SKILLS
from cardlab.lessons.fast_food.spoken_match import SpokenFastFood
from cardlab.lessons.fast_food.step_models import scored_chart, step_models
from cardlab.lessons.fast_food.total_questions import (
    multiple_that_comes_next,
    new_total,
    place_on_the_chart,
    what_is_left,
    why_it_scores,
)
from cardlab.teaching.lesson import ExitTicket, Investigate, Lesson, Play, Practise, Predict, StageDeal, Watch
from cardlab.teaching.prediction_question import Change, PredictionQuestion, WouldCome

OTHER = "p2"
"""The player whose cards are hidden from the learner."""
MUCH = 7
"""The points of a cheeseburger."""


def how_much_it_scores(event: Event, following: Event | None) -> PredictionQuestion | None:
    """Asks, when the other player plays a card, whether it scores a lot, something or nothing."""
    if event.rule != f"{SLUG}.play" or event.facts["player"] != OTHER:
        return None
    old = event.facts["old"]

    def would(value: int) -> WouldCome:
        facts = {"old": old, "value": value, **score_facts(old + value), "total": old + value}
        answer = "much" if facts["points"] >= MUCH else "some" if facts["points"] else "none"
        card = Card(RANK[value], event.facts["card"].suit)
        return WouldCome(answer, facts, [scored_chart(old + value)], card, {"total": old + value})

    # No card leads past the last total, which all cards together make.
    come = {str(value): would(value) for value in VALUES if old + value <= LAST}
    ask = f"{SLUG}_lesson-predict"
    return PredictionQuestion(
        ask,
        ("much", "some", "none"),
        come[str(event.facts["value"])].answer,
        {"player": OTHER, "old": old},
        str(event.facts["value"]),
        come,
        needed=f"{ask}-needed",
        change=Change(f"{ask}-change", f"{ask}-would"),
    )


# ------------------------------------------------------------------------------------------------ the lesson

LEARNED = (
    *new_total,
    *place_on_the_chart,
    *what_is_left,
    *multiple_that_comes_next,
    *why_it_scores,
    *colour_what_counts,
    *what_it_scores,
    *what_a_card_scores,
    *order_of_points,
    *totals_that_score_all,
    *card_that_scores_most,
    *cards_that_score_nothing,
)
"""What every learner practises. The exit ticket asks nothing else."""
QUESTIONS = (
    *LEARNED,
    *most_that_may_come,
    *how_many_cards_score,
    *which_total_to_leave,
    *look_one_card_ahead,
    *count_of_multiples,
    *count_with_digit,
    *count_in_a_category,
    *count_of_nothing,
)
CORE = ("total", "land", "last_card", "why", "colour", "score", "score_after", "best_card", "order", "nothing")
TALK = {
    "play": "what_it_scores",
    "score.nothing": "how_know",
    "score.fries": "what_next",
    "score.soda": "what_next",
    "score.cheeseburger": "what_next",
    "score.several": "how_know",
}
LESSON = Lesson(
    SLUG,
    stages=(
        Watch(StageDeal(SLUG, "one_game", actions=20, bot="greedy"), viewer=ONLOOKER, joins=("play",), talk=TALK),
        Predict(
            StageDeal(SLUG, "one_game", actions=20, shift=1, bot="greedy"),
            how_much_it_scores,
            begins=10,
            talk={"": "why_so"},
        ),
        Practise(
            QUESTIONS, CORE, fluency=("total", "score"), suit=SKILLS, talk={"": "how_know", "total": "how", "land": "how"}
        ),
        Play(StageDeal(SpokenFastFood, "claim_it", shift=2, options={"games": 1}), talk={**TALK, "draw": "what_next"}),
        Investigate(LEAVING, {"": "why_so"}),
        Investigate(SEATS),
        ExitTicket(LEARNED),
    ),
    step_models=step_models,
    models=("hundred_chart",),
    rules=rules,
    record=(
        {"total": "__ + __ = __"},
        *({name: str(points)} for name, (_, points) in CATEGORIES.items()),  # children draw a ring around those that score
        {"points": "__"},
    ),
)
