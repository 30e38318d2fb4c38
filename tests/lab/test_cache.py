"""A study continues from its cache, and refuses a broken or foreign file without changing it."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace

import pytest

from cardlab import bots
from cardlab.core.registry import find
from cardlab.lab.cache import Cache, CacheError
from cardlab.lab.plan import Plan
from cardlab.lab.studies import study
from tests.lab.conftest import same, written

GAME = {"game": "scramble_war", "seed": 2, "fast": False, "progress": False}


@pytest.fixture
def cache(tmp_path):
    """Returns a file with 20 matches in three pieces."""
    path = tmp_path / "cache"
    study(**GAME, matches=20, chunk=8, cache=path)
    return path


def count_played(monkeypatch):
    """Returns a list that collects the numbers of matches played from now on."""
    played, play = [], Plan.play
    monkeypatch.setattr(Plan, "play", lambda plan, numbers, way: played.extend(numbers) or play(plan, numbers, way))
    return played


def test_a_study_continues_from_its_cache(cache, monkeypatch):
    """No match is played twice, and the result is the same as in one run."""
    played = count_played(monkeypatch)
    more = study(**GAME, matches=33, cache=cache)
    assert played == list(range(20, 33))
    assert same(more, study(**GAME, matches=33))
    played.clear()
    assert same(study(**GAME, matches=12, cache=cache), study(**GAME, matches=12))
    assert played == list(range(12))  # only by the study without a cache


def test_an_interrupted_study_continues(tmp_path, monkeypatch):
    """Even if workers returned pieces out of order, only the gaps are played."""
    path, play = tmp_path / "cache", Plan.play

    def stop():
        raise KeyboardInterrupt

    monkeypatch.setattr(Plan, "play", lambda plan, numbers, way: stop() if 16 in numbers else play(plan, numbers, way))
    assert len(study(**GAME, matches=40, chunk=8, cache=path)) == 16
    monkeypatch.setattr(Plan, "play", play)
    played = study(**GAME, matches=1)
    Cache(path, played.plan).add(30, play(played.plan, range(30, 36), "engine"))
    played = count_played(monkeypatch)
    assert same(study(**GAME, matches=40, cache=path, chunk=5), study(**GAME, matches=40, chunk=40))
    assert played[:18] == [*range(16, 30), *range(36, 40)]


def test_a_killed_study_continues(tmp_path):
    """Each piece is in the file as soon as it is finished."""
    path = tmp_path / "cache"
    code = f"""
import os, signal
from cardlab.lab.plan import Plan
from cardlab.lab.studies import study
play = Plan.play
Plan.play = lambda plan, numbers, way: os.kill(os.getpid(), {signal.SIGKILL:d}) if 24 in numbers else play(plan, numbers, way)
study(**{GAME!r}, matches=40, chunk=8, cache={str(path)!r})
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -signal.SIGKILL
    assert same(study(**GAME, matches=40, cache=path), study(**GAME, matches=40))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"seed": 3}, "its seed is 2, and this one's is 3"),
        ({"game": "war"}, "its game is 'scramble_war', and this one's is 'war'"),
        ({"war_down": 2}, "its options is {}, and this one's is {'war_down': 2}"),
        ({"bots": "greedy"}, "its bots is"),
    ],
)
def test_a_file_of_another_study_is_refused(cache, asked, told):
    before = written(cache)
    with pytest.raises(CacheError, match=told):
        study(**{**GAME, "matches": 40, **asked}, cache=cache)
    assert written(cache) == before


def test_a_file_of_another_class_or_other_code_is_refused(tmp_path, monkeypatch):
    """A game of one's own with the name of ours, and one whose code has changed, are different games."""
    path = tmp_path / "cache"

    class Small(find("war")):
        def pack(self):
            return super().pack()[:12]

    asked = {"matches": 4, "seed": 2, "progress": False, "cache": path}
    study("war", **asked)
    with pytest.raises(CacheError, match=r"its class is 'cardlab.games.war.War', and this one's is 'tests\.lab\.test_cache"):
        study(Small, **asked)
    path.unlink()
    study(Small, **asked)
    assert study(Small, **asked) == study(Small, **{**asked, "cache": None})
    with monkeypatch.context() as patched:
        patched.setattr(Small, "pack", lambda game: find("war").pack(game)[:14])
        with pytest.raises(CacheError, match="its code is"):
            study(Small, **asked)


def test_code_outside_the_class_is_checked_too(tmp_path):
    """A function that a game calls is not part of its class, so a finished match is played again to compare."""
    size = [12]

    class Small(find("war")):
        def pack(self):
            return super().pack()[: size[0]]

    asked = {"matches": 4, "seed": 2, "progress": False, "cache": tmp_path / "cache"}
    study(Small, **asked)
    size[0] = 16
    with pytest.raises(CacheError, match="cache of other rules: .* in match 0, but .* when the match is played again"):
        study(Small, **asked)


def test_a_rewritten_bot_is_another_bot(tmp_path, monkeypatch):
    class First:
        name = "mine"

        def choose(self, game, view, legal, rng):
            return legal[0]

    class Last(First):
        def choose(self, game, view, legal, rng):
            return legal[-1]

    monkeypatch.setattr(bots.registry, "added", dict(bots.registry.added))
    asked = {"game": "fast_food", "matches": 4, "progress": False, "cache": tmp_path / "cache", "bots": "mine"}
    bots.add(First())
    study(**asked)
    bots.add(Last())
    with pytest.raises(CacheError, match="its code is"):
        study(**asked)


def test_a_file_of_another_version_is_refused(cache):
    """Its rules may have been different."""
    played = study(**GAME, matches=1)
    with pytest.raises(CacheError, match="its version is '.*', and this one's is '9.9'"):
        Cache(cache, replace(played.plan, version="9.9"))


def spoil(path, change):
    """Changes a database as another program might."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(change)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE pieces SET data = x'00' WHERE first = 8",
        "UPDATE pieces SET count = 7 WHERE first = 8",
        "UPDATE pieces SET count = 'many' WHERE first = 8",
        "UPDATE pieces SET data = NULL WHERE first = 8",
        "UPDATE pieces SET first = -8 WHERE first = 8",
        "UPDATE about SET text = 'nothing'",
        "UPDATE about SET text = '{}'",
        "UPDATE about SET text = '[]'",
        "DELETE FROM about",
        "INSERT INTO about VALUES ('more')",
        "DROP TABLE pieces",
        "CREATE TABLE photographs (name TEXT)",
        "ALTER TABLE about RENAME text TO other",
        "ALTER TABLE pieces RENAME data TO other",
    ],
)
def test_a_broken_file_is_refused_and_not_changed(cache, change):
    spoil(cache, change)
    before = written(cache)
    with pytest.raises(CacheError, match="cache"):
        study(**GAME, matches=40, cache=cache)
    assert written(cache) == before


@pytest.mark.parametrize("cut", [100, 4096, 8000])
def test_a_truncated_file_is_refused_and_not_changed(cache, cut):
    cache.write_bytes(written(cache)[:cut])
    with pytest.raises(CacheError, match="cache"):
        study(**GAME, matches=40, cache=cache)
    assert len(written(cache)) == cut


def test_other_files_are_refused_and_not_changed(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear all, " * 200)
    before = written(path)
    with pytest.raises(CacheError, match="file is not a database"):
        study(**GAME, matches=4, cache=path)
    assert written(path) == before
    with pytest.raises(CacheError, match="unable to open"):
        study(**GAME, matches=4, cache=tmp_path)
    with pytest.raises(CacheError, match="unable to open"):
        study(**GAME, matches=4, cache=tmp_path / "none" / "cache")
    assert sorted(os.listdir(tmp_path)) == ["letter.txt"]


def test_an_empty_file_counts_as_new(tmp_path):
    path = tmp_path / "with spaces, 100% & ?"
    path.touch()
    study(**GAME, matches=4, cache=path)
    assert len(study(**GAME, matches=4, cache=path)) == 4
    assert os.listdir(tmp_path) == [path.name]
