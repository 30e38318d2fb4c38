"""The rule card of Subtraction War."""

from __future__ import annotations

from functools import partial

from cardlab.lessons.shared_by_wars.rule_card import pair_rules

rules = partial(pair_rules, example="9h 4c")
