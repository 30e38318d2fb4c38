"""Soureh: four pairs of a closed and an open card. Beside red the closed one must be higher, beside black lower."""

from __future__ import annotations

from cardlab.games.soureh.judgement import SourehJudgement
from cardlab.games.soureh.presentation import SourehPresentation
from cardlab.games.soureh.rulebook import Soureh

__all__ = ["Soureh", "SourehJudgement", "SourehPresentation"]
