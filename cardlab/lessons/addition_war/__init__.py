"""The lesson Addition War: sums to twenty, and comparing them. Ages 6 to 8."""

from __future__ import annotations

from cardlab.lessons.addition_war.balancing_questions import balance_the_sums
from cardlab.lessons.addition_war.card_choice_questions import count_of_pairs, smallest_that_wins, which_pairs_make
from cardlab.lessons.addition_war.chance_questions import (
    chance_of_the_next,
    is_the_next_greater,
    most_frequent_sum,
)
from cardlab.lessons.addition_war.common import GAME, SLUG
from cardlab.lessons.addition_war.comparison_questions import greater_sum, how_much_greater, three_sums, without_adding
from cardlab.lessons.addition_war.filling_questions import fill_the_frames
from cardlab.lessons.addition_war.flash_questions import dots_in_a_flash
from cardlab.lessons.addition_war.rule_card import rules
from cardlab.lessons.addition_war.skills import SKILLS
from cardlab.lessons.addition_war.step_models import step_models
from cardlab.lessons.addition_war.sum_questions import landing, missing_addend, sum_of_two
from cardlab.lessons.shared_by_wars.experiments import worths_experiment
from cardlab.lessons.shared_by_wars.predict_questions import who_will_win
from cardlab.lessons.shared_by_wars.rule_card import WATCHED
from cardlab.lessons.shared_by_wars.spoken_war import SpokenAdditionWar
from cardlab.teaching.lesson import ExitTicket, Investigate, Lesson, Play, Practise, Predict, StageDeal, Watch

# ------------------------------------------------------------------------------------------------ the lesson

SUMS = worths_experiment("sums", GAME)
QUESTIONS = (
    *sum_of_two,
    *landing,
    *dots_in_a_flash,
    *missing_addend,
    *fill_the_frames,
    *balance_the_sums,
    *greater_sum,
    *without_adding,
    *how_much_greater,
    *three_sums,
    *smallest_that_wins,
    *which_pairs_make,
    *count_of_pairs,
    *is_the_next_greater,
    *chance_of_the_next,
    *most_frequent_sum,
)
CORE = ("sum", "land", "missing", "fill", "balance", "greater", "compare", "by_how_much", "order")
TALK = {
    "turn_up": "who_more",
    "take": "how_many_more",
    "tie": "why_war",
    "war.lay": "who_more",
    "war.take": "how_many_more",
}
LESSON = Lesson(
    SLUG,
    stages=(
        Watch(StageDeal(SLUG, "lesson", actions=WATCHED, options={"max_turns": WATCHED}, shows="tie"), talk=TALK),
        Predict(
            StageDeal(SLUG, "lesson", actions=WATCHED, shift=1, options={"max_turns": WATCHED}),
            who_will_win(GAME, "ask-sum-told", lambda hand: [hand["a"], hand["b"]]),
            hides=("sum",),
            keeps_picture=False,
            talk={"": "why_so", "take": "what_changes", "war.take": "what_changes"},
        ),
        Practise(
            QUESTIONS,
            CORE,
            fluency=("sum",),
            top=3,
            suit=SKILLS,
            talk={"": "how", "greater": "how_know", "compare": "how_know"},
        ),
        Play(StageDeal(SpokenAdditionWar, shift=2), talk={**TALK, "": "how"}),
        Investigate(SUMS, {"": "why_so"}),
        ExitTicket(QUESTIONS, levels=(1, 2, 3, 3, 4)),
    ),
    step_models=step_models,
    models=("ten_frames", "bar_model"),
    rules=rules,
    record=({"mine": "__ + __ = __", "sign": "__", "other": "__ + __ = __"},),
)
