"""The lesson Subtraction War: the difference as a distance, and comparing differences. Ages 6 to 9."""

from __future__ import annotations

from cardlab.lessons.shared_by_wars.experiments import worths_experiment
from cardlab.lessons.shared_by_wars.predict_questions import who_will_win
from cardlab.lessons.shared_by_wars.rule_card import WATCHED
from cardlab.lessons.shared_by_wars.spoken_war import SpokenSubtractionWar
from cardlab.lessons.subtraction_war.card_choice_questions import (
    best_second_card,
    both_cards_for_a_difference,
    card_for_a_difference,
    count_of_pairs,
    which_pairs_tie,
)
from cardlab.lessons.subtraction_war.chance_questions import (
    chance_of_the_next,
    is_the_next_greater,
    most_frequent_difference,
)
from cardlab.lessons.subtraction_war.common import GAME, SLUG
from cardlab.lessons.subtraction_war.comparison_questions import (
    greater_difference,
    how_much_greater,
    three_differences,
    without_subtracting,
)
from cardlab.lessons.subtraction_war.difference_questions import (
    difference_of_two,
    dots_to_put_in,
    how_many_more,
    how_many_more_in_a_flash,
    landing,
    missing_number,
    missing_start,
)
from cardlab.lessons.subtraction_war.rule_card import rules
from cardlab.lessons.subtraction_war.skills import SKILLS
from cardlab.lessons.subtraction_war.step_models import step_models
from cardlab.teaching.lesson import ExitTicket, Investigate, Lesson, Play, Practise, Predict, StageDeal, Watch

# ------------------------------------------------------------------------------------------------ the lesson

DIFFERENCES = worths_experiment("differences", GAME)
QUESTIONS = (
    *difference_of_two,
    *how_many_more,
    *how_many_more_in_a_flash,
    *dots_to_put_in,
    *landing,
    *missing_number,
    *missing_start,
    *greater_difference,
    *without_subtracting,
    *how_much_greater,
    *three_differences,
    *card_for_a_difference,
    *both_cards_for_a_difference,
    *best_second_card,
    *which_pairs_tie,
    *count_of_pairs,
    *is_the_next_greater,
    *chance_of_the_next,
    *most_frequent_difference,
)
CORE = ("difference", "how_many_more", "partners", "land", "greater", "compare", "by_how_much", "order")
TALK = {
    "turn_up": "greater_difference",
    "take": "how_many_more",
    "tie": "why_war",
    "war.lay": "greater_difference",
    "war.take": "how_many_more",
}
LESSON = Lesson(
    SLUG,
    stages=(
        Watch(StageDeal(SLUG, "lesson", actions=WATCHED, options={"max_turns": WATCHED}, shows="tie"), talk=TALK),
        Predict(
            StageDeal(SLUG, "lesson", actions=WATCHED, shift=1, options={"max_turns": WATCHED}),
            who_will_win(GAME, "subtraction_war_lesson-ask-told", lambda hand: [hand["worth"]]),
            hides=("difference",),
            keeps_picture=False,
            talk={"": "why_so", "take": "what_changes", "war.take": "what_changes"},
        ),
        Practise(
            QUESTIONS,
            CORE,
            fluency=("difference",),
            top=3,
            suit=SKILLS,
            talk={"": "how", "greater": "how_know", "compare": "how_know"},
        ),
        Play(StageDeal(SpokenSubtractionWar, shift=2), talk={**TALK, "": "how"}),
        Investigate(DIFFERENCES, {"": "why_so"}),
        ExitTicket(QUESTIONS, levels=(1, 2, 3, 3, 4)),
    ),
    step_models=step_models,
    models=("number_line", "bar_model"),
    rules=rules,
    record=({"mine": "__ − __ = __", "sign": "__", "other": "__ − __ = __"},),
)
