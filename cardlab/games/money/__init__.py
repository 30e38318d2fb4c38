"""Money: throw number cards on one pile; a match takes it all. Pictures are money, and buy number cards when you run out."""

from __future__ import annotations

from cardlab.games.money.judgement import MoneyJudgement
from cardlab.games.money.presentation import MoneyPresentation
from cardlab.games.money.rulebook import Money

__all__ = ["Money", "MoneyJudgement", "MoneyPresentation"]
