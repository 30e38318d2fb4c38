"""Which studies have a kernel, the message if there is none, and that numba is loaded only when needed."""

import subprocess
import sys
from pathlib import Path

import pytest

from cardlab.core.registry import built_in, find, game
from cardlab.games.war import War
from cardlab.lab import study_kernels
from cardlab.lab.plan import WorkerError
from cardlab.lab.studies import study
from cardlab.lab.study_kernels import all_study_kernels, study_kernel_for

NO_NUMBA = "import sys; sys.modules['numba'] = None\n"


def told(code: str) -> str:
    """Returns the output of a fresh Python."""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_these_games_have_a_kernel(slug):
    """A game with its default options has one for some bots; every other game has none."""
    game = find(slug).with_options()
    players = all_study_kernels()[slug].supported_bots if slug in all_study_kernels() else ("random",)
    found = [study_kernel_for(game, dict.fromkeys(game.seats, player)) for player in players]
    assert any(found) is (slug in all_study_kernels())
    assert all(kernel is None or set(kernel.bots) <= set(players) for kernel in found)


@pytest.mark.parametrize(
    ("slug", "options", "bots", "there"),
    [
        ("egyptian_war", {}, {"p1": "greedy"}, True),
        ("egyptian_war", {}, {"p1": "hard"}, False),
        ("egyptian_war", {"snaps": False}, {"p1": "greedy"}, True),
        ("fast_food", {}, {"p1": "greedy"}, True),
        ("fast_food", {}, {"p2": "hard"}, False),
        ("war", {"players": 4, "packs": 2}, {"p4": "hard"}, True),
        ("tablanette", {"max_hands": 1000}, {"p1": "greedy"}, True),
        ("tablanette", {}, {"p2": "hard"}, False),
        ("seven_twenty_seven", {"players": 2, "max_bet": 0}, {"p1": "threshold"}, True),
        ("seven_twenty_seven", {"players": 2}, {"p1": "threshold", "p2": "threshold"}, True),
        ("seven_twenty_seven", {"players": 2}, {"p1": "threshold"}, False),
        ("seven_twenty_seven", {"players": 2, "max_bet": 0}, {"p1": "greedy"}, True),
        ("seven_twenty_seven", {"players": 2}, {"p1": "greedy", "p2": "threshold"}, False),
    ],
)
def test_options_and_bots_decide_too(slug, options, bots, there):
    """In a game without choices the bots do not matter."""
    assert (study_kernel_for(find(slug).with_options(**options), bots) is not None) is there


def test_each_file_that_declares_a_kernel_is_found():
    """File names declare the kernels, and each game has only one."""
    files = {file.stem for file in Path(study_kernels.__file__).parent.glob("*_supported_options.py")}
    found = list(all_study_kernels().values())
    assert {kernel.__module__.rpartition(".")[2] for kernel in found} == files
    assert len(found) == sum(len(kernel.games) for kernel in set(found))


def test_a_game_of_ones_own_has_no_kernel(monkeypatch):
    """It may have other rules, even if it extends War or takes its name."""
    monkeypatch.setattr("cardlab.core.registry.games.added", {})

    @game("my_war")
    class MyWar(War):
        pass

    assert study_kernel_for(MyWar(), {}) is None
    monkeypatch.setattr(MyWar, "slug", "war")
    assert study_kernel_for(MyWar(), {}) is None


def test_the_error_says_why_there_is_no_kernel():
    for asked in ({"game": "twos"}, {"game": "egyptian_war", "bots": "hard"}, {"game": "fast_food", "bots": "hard"}):
        with pytest.raises(
            WorkerError, match=f"{asked['game']} has no study kernel that supports these options.*: leave `fast` out"
        ):
            study(**asked, matches=1, fast=True, progress=False)


def test_without_numba_the_engine_plays_the_study():
    """A kernel, or `fast=True`, raises an error that says what to install. Otherwise the engine plays the study."""
    code = """
import cardlab
from cardlab.lab.study_kernels import StudyKernelError, study_kernel_for
from cardlab.lab.plan import WorkerError
kernel = study_kernel_for(cardlab.find("war").with_options(), {})
try:
    kernel.run(1, 0, 1)
except StudyKernelError as error:
    print(error)
try:
    cardlab.study("war", matches=1, fast=True, progress=False)
except WorkerError as error:
    print(error)
print(sum(cardlab.study("fast_food", matches=20, seed=2, progress=False)["several"]))
"""
    one, two, several = told(NO_NUMBA + code).splitlines()
    assert one.startswith("study kernels need numba, which cannot be loaded")
    assert two.startswith("study kernels need numba, which is not installed")
    assert all("pip install 'cardlab[fast]'" in line for line in (one, two))
    assert int(several) == sum(study("fast_food", matches=20, seed=2, fast=False, progress=False)["several"])


@pytest.mark.parametrize(
    "code",
    [
        "import cardlab, cardlab.lab, cardlab.lab.studies, cardlab.lab.runner, cardlab.lab.study_kernels",
        "import cardlab; from cardlab.lab.study_kernels import available, study_kernel_for; available(); study_kernel_for(cardlab.find('war')(), {})",
        "import cardlab; cardlab.study('war', matches=2, progress=False)",
    ],
)
def test_arrays_and_numba_are_loaded_late(code):
    """Nothing loads them before a kernel runs."""
    loaded = told(f"{code}\nimport sys; print(*sys.modules)").split()
    assert not {"numba", "numpy", "llvmlite"} & set(loaded)
