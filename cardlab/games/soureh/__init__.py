"""Soureh: four pairs of a closed and an open card. Next to red the closed one must be higher, next to black lower."""

from __future__ import annotations

from cardlab.games.soureh.judgement import SourehJudgement
from cardlab.games.soureh.presentation import SourehPresentation
from cardlab.games.soureh.rulebook import Soureh

__all__ = ["Soureh", "SourehJudgement", "SourehPresentation"]
