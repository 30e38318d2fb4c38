import os

from tests.fuzz import fuzz

SECONDS = float(os.environ.get("CARDLAB_FUZZ_SECONDS", "60"))


def test_a_minute_of_random_games_finds_no_fault():
    """No exception but the documented ones, no card lost, no hidden card shown; ``make fuzz`` goes on for longer."""
    report = fuzz(SECONDS)
    assert [f"seed {seed}: {text}" for seed, text in report.faults[:3]] == []
    assert report.matches >= 18
