"""The skills of Subtraction War, the easiest first, for the cards of the learner's deck."""

from __future__ import annotations

from cardlab.teaching.skill import Skill, Suit

SKILLS = Suit(
    "s",
    (
        Skill("partners", 1, {"model": "matching_rows", "a": 5, "b": 3}),
        Skill("how_many_more", 1, {"model": "matching_rows", "a": 6, "b": 2}),
        Skill("land", 1, {"model": "number_line", "low": 0, "high": 10, "hops": [8, 5]}),
        Skill("difference", 1, {"model": "number_line", "low": 0, "high": 10, "marks": [4, 5]}),
        Skill("greater", 1, {"model": "number_line", "low": 0, "high": 10, "marks": [2, 9]}),
        Skill("how_many_more", 2, {"model": "matching_rows", "a": 10, "b": 6}),
        Skill("difference", 2, {"model": "number_line", "low": 0, "high": 10, "marks": [6, 10]}),
        Skill("missing", 2, {"model": "bar_model", "parts": [5, 4], "asks": "part"}),
        Skill("card_for", 2, {"model": "number_line", "low": 0, "high": 10, "marks": [3, 7]}),
        Skill("difference", 3, {"model": "number_line", "low": 0, "high": 10, "marks": [3, 8]}),
        Skill("greater", 3, {"model": "matching_rows", "a": 7, "b": 6}),
        Skill("start", 3, {"model": "bar_model", "parts": [4, 5], "asks": "whole"}),
        Skill("compare", 3, {"model": "bar_model", "parts": [8], "other": [6]}),
    ),
)
