"""The skills of 727, the easiest first, for the cards of the learner's deck."""

from __future__ import annotations

from cardlab.teaching.skill import Skill, Suit

SKILLS = Suit(
    "c",
    (
        Skill("value", 1, {"model": "double_target", "totals": [13], "goals": [14], "low": 0, "high": 30}),
        Skill("place", 1, {"model": "number_line", "low": 0, "high": 10, "marks": [3, 4]}),
        Skill("distance", 1, {"model": "double_target", "totals": [9], "goals": [14], "low": 0, "high": 30}),
        Skill("value", 2, {"model": "bar_model", "parts": [5, 2, 1]}),
        Skill("totals", 2, {"model": "double_target", "totals": [18, 38], "low": 0, "high": 60}),
        Skill("distance", 2, {"model": "double_target", "totals": [46], "goals": [54], "low": 30, "high": 60}),
        Skill("nearer_goal", 2, {"model": "double_target", "totals": [28], "low": 0, "high": 60}),
        Skill("closest", 2, {"model": "double_target", "totals": [11, 16, 20], "goals": [14], "low": 0, "high": 30}),
        Skill("card_for", 2, {"model": "number_line", "low": 0, "high": 10, "hops": [4, 7]}),
        Skill("share", 2, {"model": "bar_model", "parts": [6, 6]}),
        Skill("best_total", 3, {"model": "double_target", "totals": [10, 30, 50], "low": 0, "high": 60}),
        Skill("hand_distance", 3, {"model": "double_target", "totals": [49], "goals": [54], "low": 30, "high": 60}),
        Skill("should", 4, {"model": "double_target", "totals": [10, 15, 16], "goals": [14], "low": 0, "high": 30}),
    ),
)
