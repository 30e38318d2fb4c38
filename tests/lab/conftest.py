"""Fixtures for the tests of the lab: studies that run once, and a game that kills its worker process."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import cardlab.core.registry
from cardlab.lab.studies import Study, study


def pool() -> ProcessPoolExecutor:
    """Returns a pool of two processes that share nothing with this one."""
    return ProcessPoolExecutor(2, get_context("spawn"))


@pytest.fixture(scope="module")
def two_processes() -> Iterator[ProcessPoolExecutor]:
    """Yields a pool that all tests of a module use, because starting one takes a second."""
    with pool() as executor:
        yield executor


@pytest.fixture
def killing_game(monkeypatch, tmp_path) -> Iterator[type]:
    """Yields a game that kills the first process that plays it, registered for one test."""
    from tests.lab.killing_game import MARK, KillingGame

    monkeypatch.setitem(cardlab.core.registry.games.added, "killing_game", KillingGame)
    mark = tmp_path / "killing_game"
    mark.touch()
    monkeypatch.setenv(MARK, str(mark))
    yield KillingGame
    mark.unlink(missing_ok=True)


@pytest.fixture(scope="session")
def capped() -> Study:
    """Returns a study of War in which many matches do not end."""
    return study("war", matches=40, seed=1, pickup_order="winner_first", max_turns=200, progress=False)


def same(one: Study, other: Study) -> bool:
    """Whether two studies are equal in every column."""
    return one.names == other.names and all(one[name] == other[name] for name in one.names)


def written(path: Path) -> bytes:
    """Returns all bytes of a file."""
    return path.read_bytes()
