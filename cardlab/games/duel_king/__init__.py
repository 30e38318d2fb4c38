"""Duel King: three cards each face down, flipped in turn. A king or a joker sweeps the table, and duels may save a card."""

from __future__ import annotations

from cardlab.games.duel_king.forecast import DuelKingForecast
from cardlab.games.duel_king.judgement import DuelKingJudgement
from cardlab.games.duel_king.presentation import DuelKingPresentation
from cardlab.games.duel_king.rulebook import DuelKing

__all__ = ["DuelKing", "DuelKingForecast", "DuelKingJudgement", "DuelKingPresentation"]
