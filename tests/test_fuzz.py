"""Random matches of all games find no fault."""

from tests.fuzz import fuzz

MATCHES = 1080
"""Sixty of each game."""


def test_random_games_find_no_fault(depth):
    """Only documented errors occur, no card is lost and no hidden card is shown. ``make fuzz`` runs for longer."""
    report = fuzz(matches=depth.of(MATCHES))
    assert [f"seed {seed}: {text}" for seed, text in report.faults[:3]] == []
    assert len(report.games) == 18
    assert report.matches == depth.of(MATCHES)
