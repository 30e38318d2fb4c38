"""Kernels that stand alone: the same matches, loaded without numba; what is kept is used while it fits, and is whole."""

import subprocess
import sys
from array import array

import pytest

from cardlab.core.registry import find
from cardlab.lab.columns import columns
from cardlab.lab.fast import FETCHED, LOADED, WORTH_MAKING, kernel_for, object_code, wars
from cardlab.lab.fast.war_rules import CARDS_ROW

pytestmark = pytest.mark.skipif(not object_code.TRIED, reason="elsewhere kernels are dealt by numba")

ALONE = """
define void @run(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, i64 %6, i64 %7, ptr %8, i64 %9) {
  store i64 %9, ptr %8
  ret void
}
"""
"""A function that writes its last argument where the one before it points to."""
CALLS = ALONE.replace("  ret void", "  call void @numba_raise()\n  ret void") + "declare void @numba_raise()\n"


@pytest.fixture
def place(tmp_path, monkeypatch):
    """An empty folder where code is kept."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.mark.parametrize("slug", object_code.QUICK)
def test_numba_makes_kernels_that_stand_alone(slug):
    """With the numba that is installed here: what it makes raises nothing and calls nothing."""
    assert object_code.entry(object_code.QUICK[slug][0]) is not None


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("war", {}),
        ("war", {"pickup_order": "coin", "run_out": "last_card_stays", "packs": 2}),
        ("war", {"war_down": 3, "max_turns": 100, "on_limit": "most_cards"}),
        ("addition_war", {"court_cards": "11_12_13"}),
        ("subtraction_war", {"wins": "lowest"}),
    ],
)
def test_standing_alone_changes_no_match(slug, options):
    """Each figure of 500 matches is what numba's own kernel finds."""
    game = find(slug).with_options(**options)
    dealt = kernel_for(game, {}).run(9, 3, 500)
    by_numba = wars.by_numba(object_code.quick(game), game, 9, 3, 500)
    for name in columns(game):
        if name.startswith("won."):
            expected = [int(winner == int(name[-1])) for winner in dealt["winner"]]
        else:
            row = wars.ROWS[name] if name in wars.ROWS else CARDS_ROW + int(name[-1]) - 1
            expected = by_numba[row].tolist()
        assert list(dealt[name]) == expected, name


@pytest.mark.parametrize("none", [lambda code: 1 / 0, lambda *_: None])
def test_where_nothing_stands_alone_numba_deals(place, monkeypatch, none):
    """Where LLVM refuses, or finds that something outside is called: the same matches."""
    game = find("war").with_options()
    expected = kernel_for(game, {}).run(2, 0, 100)
    for what in ("standing_alone", "loaded"):
        monkeypatch.setattr(object_code, what, none)
    monkeypatch.setattr("cardlab.lab.fast.entries.made", lambda name: ("", name))
    monkeypatch.setattr(object_code, "entry", object_code.entry.__wrapped__)
    assert object_code.entry("war") is None
    assert kernel_for(game, {}).run(2, 0, 100) == expected
    assert not object_code.is_kept("war")


def test_what_is_kept_needs_no_numba():
    """Neither is numba loaded, nor are arrays."""
    object_code.entry("war")
    code = """
import cardlab, sys
from cardlab.lab.fast import kernel_for
print(sum(kernel_for(cardlab.find("war").with_options(), {}).run(1, 0, 50)["turns"]))
print(*sys.modules)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    turns, modules = ran.stdout.splitlines()
    assert int(turns) == sum(kernel_for(find("war").with_options(), {}).run(1, 0, 50)["turns"])
    assert "llvmlite" in modules.split()
    assert not {"numba", "numpy"} & set(modules.split())


def test_what_calls_something_outside_does_not_stand_alone():
    """LLVM would end the process where it is not there. The other one is loaded, and runs."""
    assert object_code.standing_alone(CALLS, "run") is None
    code = object_code.standing_alone(ALONE, "run")
    found = array("q", [0])
    object_code.loaded(code)(None, None, None, None, None, 0, 0, 0, found.buffer_info()[0], 17)
    assert found[0] == 17


def named(kernel: str, version: str = "", processor: str = "1") -> str:
    """The name of a file; that of this version, if no other is said."""
    return f"{kernel}-{version or object_code.sources()}-{processor}.o"


def test_only_what_is_whole_is_read(place):
    """A file of which the last letter is missing, or another, is none."""
    object_code.keep(named("war"), b"machine code")
    assert object_code.read(named("war")) == b"machine code"
    content = (place / named("war")).read_bytes()
    for damaged in (content[:-1], content[:-1] + b"?", b""):
        (place / named("war")).write_bytes(damaged)
        assert object_code.read(named("war")) is None


def test_other_versions_are_removed_and_other_kernels_and_processors_stay(place):
    place.mkdir()
    others = {named("war", processor="2"), named("sums", "01234567")}
    for file in {named("war", "01234567"), *others}:
        (place / file).touch()
    assert (object_code.is_kept("war"), object_code.is_kept("sums")) == (True, False)
    object_code.keep(named("war"), b"machine code")
    assert {file.name for file in place.iterdir()} == {named("war"), *others}


def test_where_nothing_can_be_written_nothing_is_kept(place):
    """And nobody is stopped by it."""
    place.write_text("not a folder")
    object_code.keep(named("war"), b"machine code")
    assert object_code.read(named("war")) is None


def test_a_kernel_says_how_soon_it_deals(place, monkeypatch):
    """That depends on whether it has to be made, to be loaded, to be fetched with numba, or has dealt before."""
    monkeypatch.setattr("cardlab.lab.fast._loaded", set())
    kernels = [kernel_for(find("war").with_options(players=players), {}) for players in (2, 3)]
    assert [kernel.ready_in for kernel in kernels] == [WORTH_MAKING, FETCHED]
    object_code.keep(named("war"), b"machine code")
    assert [kernel.ready_in for kernel in kernels] == [LOADED, FETCHED]
    other = kernel_for(find("scramble_war").with_options(), {})
    other.run(1, 0, 1)
    assert (other.ready_in, kernels[0].ready_in) == (0.0, LOADED)
