"""The skills of Fast Food, the easiest first, for the cards of the learner's deck."""

from __future__ import annotations

from cardlab.teaching.skill import Skill, Suit

SKILLS = Suit(
    "d",
    (
        Skill("total", 1, {"model": "number_line", "low": 20, "high": 30, "hops": [23, 27]}),
        Skill("land", 1, {"model": "hundred_chart", "high": 20, "total": 12, "reachable": [16]}),
        Skill("why", 1, {"model": "hundred_chart", "high": 20, "total": 15}),
        Skill("next_multiple", 1, {"model": "number_line", "low": 0, "high": 20, "hops": [0, 5, 10, 15]}),
        Skill("total", 2, {"model": "number_line", "low": 30, "high": 45, "hops": [37, 40, 43]}),
        Skill("next_multiple", 2, {"model": "number_line", "low": 0, "high": 28, "hops": [0, 7, 14, 21, 28]}),
        Skill("score", 2, {"model": "hundred_chart", "high": 40, "total": 27}),
        Skill("score_after", 2, {"model": "hundred_chart", "high": 30, "total": 22, "reachable": [25]}),
        Skill("best_card", 2, {"model": "hundred_chart", "high": 30, "total": 14, "reachable": [16, 18, 21]}),
        Skill("last_card", 2, {"model": "number_line", "low": 100, "high": 110, "hops": [104, 110]}),
        Skill("colour", 2, {"model": "hundred_chart", "high": 20, "score_by": "multiples"}),
        Skill("together", 3, {"model": "hundred_chart", "high": 40, "total": 35}),
        Skill(
            "reply_most",
            3,
            {"model": "hundred_chart", "high": 60, "total": 50, "reachable": [51, 52, 53, 54, 55, 56, 57, 58, 59, 60]},
        ),
    ),
)
