"""Subtraction War: the difference as a distance, and comparing differences. Ages 6 to 9."""

from __future__ import annotations

from cardlab.lessons.subtraction_war.chances import (
    chance_of_the_next,
    how_often_is_there_a_war,
    is_the_next_greater,
    most_frequent_difference,
)
from cardlab.lessons.subtraction_war.choices import (
    best_second_card,
    both_cards_for_a_difference,
    card_for_a_difference,
    count_of_pairs,
    which_pairs_tie,
)
from cardlab.lessons.subtraction_war.comparisons import (
    greater_difference,
    how_much_greater,
    three_differences,
    without_subtracting,
)
from cardlab.lessons.subtraction_war.differences import difference_of_two, how_many_more, landing, missing_number, missing_start
from cardlab.lessons.subtraction_war.game import SLUG
from cardlab.lessons.subtraction_war.pictures import pictures
from cardlab.lessons.subtraction_war.rules import rules
from cardlab.teaching.experiment import Experiment
from cardlab.teaching.lesson import ExitTicket, Investigate, Lesson, Play, Practise, Predict, StageDeal, Stakes, Watch
from cardlab.teaching.pairs import chances, first_worths, pair_counts, war_chances, war_or_take, worth_and_winner

differences_and_winner = worth_and_winner(
    SLUG, "subtraction_war_lesson-ask", "subtraction_war_lesson-ask-told", "subtraction_war_lesson-takes"
)
# ------------------------------------------------------------------------------------------------ the lesson

ONE_TURN = {"max_turns": 1}
PACKS = {"court_cards": ("removed", "11_12_13", "ten"), "packs": (1, 2)}
DIFFERENCES = Experiment("differences", SLUG, first_worths, pair_counts, chances, options=ONE_TURN, vary=PACKS)
WARS = Experiment("wars", SLUG, war_or_take, lambda _: ("war", "take"), war_chances, options=ONE_TURN, vary=PACKS)
QUESTIONS = (
    *difference_of_two,
    *how_many_more,
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
    *most_frequent_difference[1:],
)
CORE = ("difference", "how_many_more", "land", "greater", "compare", "by_how_much", "order")
LESSON = Lesson(
    SLUG,
    stages=(
        Watch(StageDeal(SLUG, "lesson", actions=6, options={"max_turns": 6})),
        Predict(StageDeal(SLUG, "lesson", actions=6, shift=1), differences_and_winner, hides=("difference",)),
        Practise(QUESTIONS, CORE, fluency=("difference",), top=3),
        Play(StageDeal(SLUG, "lesson", shift=2), stakes=Stakes("stakes-difference", "stakes-difference-told")),
        Investigate(DIFFERENCES, most_frequent_difference[0]),
        Investigate(WARS, *how_often_is_there_a_war),
        ExitTicket(QUESTIONS, levels=(1, 2, 3, 3, 4)),
    ),
    follows=pictures,
    rules=rules,
)
