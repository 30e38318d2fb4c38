"""The skills of Addition War, the easiest first, for the cards of the learner's deck."""

from __future__ import annotations

from cardlab.teaching.skill import Skill, Suit

SKILLS = Suit(
    "h",
    (
        Skill("sum", 1, {"model": "bar_model", "parts": [5, 3]}),
        Skill("land", 1, {"model": "number_line", "low": 0, "high": 10, "hops": [3, 7]}),
        Skill("fill", 1, {"model": "ten_frames", "a": 4, "b": 3}),
        Skill("greater", 1, {"model": "bar_model", "parts": [6, 3], "other": [4, 2]}),
        Skill("fill", 2, {"model": "ten_frames", "a": 8, "b": 2}),
        Skill("sum", 2, {"model": "ten_frames", "a": 6, "b": 6, "together": False}),
        Skill("missing", 2, {"model": "bar_model", "parts": [5, 4], "asks": "part"}),
        Skill("greater", 2, {"model": "bar_model", "parts": [9, 1], "other": [7, 6]}),
        Skill("by_how_much", 2, {"model": "matching_rows", "a": 9, "b": 6}),
        Skill("sum", 3, {"model": "ten_frames", "a": 8, "b": 5}),
        Skill("missing", 3, {"model": "bar_model", "parts": [8, 6], "asks": "part"}),
        Skill("balance", 3, {"model": "bar_model", "parts": [9, 5], "other": [8, 6]}),
        Skill("compare", 3, {"model": "bar_model", "parts": [6, 3], "other": [6, 5]}),
    ),
)
