"""Declares the options that the study kernel of Money supports."""

from __future__ import annotations

from typing import ClassVar

from cardlab.core.supported_options import SupportedOptions
from cardlab.lab.study_kernels.study_kernel import StudyKernel


class MoneyStudyKernel(StudyKernel):
    """Money, with all options and under every limit."""

    games = ("money",)
    module = "money_kernel"
    supported_options: ClassVar[SupportedOptions] = {
        "values": ("jordan", "egypt_low", "egypt_high", "syria"),
        "jokers": ("none", "numeral", "money"),
        "joker_value": (5, 10, 15),
        "aces": ("numeral", "money"),
        "ace_value": (20, 25, 30),
        "capture": ("claim", "automatic"),
        "false_claim": ("opponent_takes", "opponent_chooses", "none"),
        "seven_of_diamonds": ("plain", "captures"),
        "buy_when": ("empty", "any_turn"),
        "buy_limit": ("one", "any"),
        "source_rule": ("floor_first", "free"),
        "floor_minimum": int,
        "floor_block": ("bottom", "top"),
        "stack_block": ("top", "bottom"),
        "opponent_change": ("seller", "buyer"),
        "exchange_limit": int,
        "cannot_buy": ("relax", "lose"),
        "max_turns": int,
        "on_limit": ("unfinished", "most_worth"),
    }

    @property
    def fits(self) -> bool:
        return True
