"""Napoleon's War: War with decks that their players put in order, in secret. The play itself has no choice."""

from __future__ import annotations

from cardlab.authoring import game
from cardlab.games.napoleons_war.advice import NapoleonsAdvice


@game("napoleons_war", presets={"printed": {}, "no_escape": {"run_out": "lose"}, "short_war": {"war_down": 1}})
class NapoleonsWar(NapoleonsAdvice):
    """Two players; by default one has the red cards and one the black ones."""
