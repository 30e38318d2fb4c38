"""The lesson 727: halves, an ace with two values, the distance to two goals, whether to take one more card. Ages 9 to 13."""

from __future__ import annotations

from cardlab.core.declarations import ONLOOKER
from cardlab.lessons.seven_twenty_seven.distance_questions import (
    distance_of_a_hand,
    distance_to_a_goal,
    nearer_of_both_goals,
    order_of_distance,
    who_is_closest,
)
from cardlab.lessons.seven_twenty_seven.experiments import HITS, ONE_CARD
from cardlab.lessons.seven_twenty_seven.hand_helpers import SLUG
from cardlab.lessons.seven_twenty_seven.hand_value_questions import (
    all_totals,
    best_total,
    card_that_hits,
    value_of_a_hand,
    which_hands_make,
)
from cardlab.lessons.seven_twenty_seven.one_more_card_questions import (
    chance_to_get_nearer,
    expected_distance,
    helpful_cards,
    helpful_cards_left,
    mean_value,
    should_i_take_a_card,
    ways_to_hold_a_hand,
    when_to_draw,
)
from cardlab.lessons.seven_twenty_seven.placing_questions import place_of_a_hand
from cardlab.lessons.seven_twenty_seven.predict_questions import PLAYERS, nearest_or_nearer
from cardlab.lessons.seven_twenty_seven.rule_card import WATCHED, rules
from cardlab.lessons.seven_twenty_seven.sharing_questions import counters_left_over, share_of_the_pot
from cardlab.lessons.seven_twenty_seven.skills import SKILLS
from cardlab.lessons.seven_twenty_seven.spoken_match import SpokenSevenTwentySeven
from cardlab.teaching.lesson import ExitTicket, Investigate, Lesson, Play, Practise, Predict, StageDeal, Watch

AT_TABLE = {"players": len(PLAYERS), "ante": 4, "extra_card": "up"}
"""A pot of twelve counters, which can be shared. Only one card of each hand is hidden."""
QUESTIONS = (
    *value_of_a_hand,
    *place_of_a_hand,
    *all_totals,
    *best_total,
    *distance_to_a_goal,
    *distance_of_a_hand,
    *nearer_of_both_goals,
    *who_is_closest,
    *order_of_distance,
    *card_that_hits,
    *which_hands_make,
    *chance_to_get_nearer,
    *mean_value,
    *expected_distance,
    *should_i_take_a_card,
    *helpful_cards,
    *helpful_cards_left,
    *when_to_draw,
    *share_of_the_pot,
    *counters_left_over,
    *ways_to_hold_a_hand,
)
CORE = (
    "value",
    "place",
    "totals",
    "best_total",
    "distance",
    "hand_distance",
    "nearer_goal",
    "closest",
    "order",
    "card_for",
    "should",
)
ON_TICKET = tuple(made for made in QUESTIONS if made.kind in CORE and made.kind != "should")
"""A ticket ends in totals or distances. A mean is more than a learner who has practised well may have met."""
TALK = {
    "card": "take_card",
    "stand": "take_card",
    "show": "how_know",
    "low": "how_know",
    "high": "how_know",
    "split": "fair",
}
LESSON = Lesson(
    SLUG,
    stages=(
        Watch(
            StageDeal(SLUG, "no_betting", actions=200, bot="greedy", options={**AT_TABLE, "hands": WATCHED}),
            viewer=ONLOOKER,
            talk=TALK,
        ),
        Predict(
            StageDeal(SLUG, "no_betting", actions=200, shift=1, bot="greedy", options={**AT_TABLE, "hands": 4}),
            nearest_or_nearer,
            talk={"": "why_so", "low": "what_changes", "high": "what_changes"},
        ),
        Practise(
            QUESTIONS,
            CORE,
            fluency=("value", "distance"),
            suit=SKILLS,
            talk={"": "how", "closest": "how_know", "should": "how_know", "share": "fair"},
        ),
        Play(
            StageDeal(SpokenSevenTwentySeven, "no_betting", shift=2, options={**AT_TABLE, "hands": 4}),
            talk={**TALK, "deal": "take_card"},
        ),
        Investigate(ONE_CARD, {"": "why_so"}),
        Investigate(HITS),
        ExitTicket(ON_TICKET, levels=(1, 2, 3, 3, 4)),
    ),
    models=("double_target",),
    rules=rules,
    record=({"cards": ""}, {"total": "__"}, {"low": "__"}, {"high": "__"}),
)
