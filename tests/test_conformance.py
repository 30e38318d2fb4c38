"""Every game of ours is put through the suite, and the suite notices each of its messages that is taken away."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from cardlab.core.registry import built_in, find
from cardlab.testing.findings import require
from cardlab.testing.games import GameCheck
from cardlab.testing.words import word_findings
from cardlab.words import messages
from cardlab.words.messages import Words

GAMES = sorted(built_in())
HAVE_ANOTHER = ("own", "refused", "working")
"""Attributes without which something more general is said, or nothing."""


@cache
def looked_at(slug: str) -> GameCheck:
    """A game that the suite has looked at, once for all tests."""
    check = GameCheck(find(slug))
    check.run(matches=2, actions=90, longest=20_000, seed=3)
    return check


@contextmanager
def without(language: str, message: str, attribute: str | None = None) -> Iterator[None]:
    """A language without one of its messages, or without an attribute of it."""
    bundle = messages._messages(language).bundle_for(message)
    read = bundle.get_message(message)
    if attribute is None:
        whole = bundle._messages.pop(message)
        yield
        bundle._messages[message] = whole
    else:
        part = read.attributes.pop(attribute)
        yield
        read.attributes[attribute] = part


def texts(slug: str, language: str = "en") -> list[tuple[str, str | None]]:
    """Every message of a game, and every attribute of one."""
    words = Words(language)
    return [(name, part) for name in words.names_of(f"{slug}-") for part in (None, *words.attributes(name))]


@pytest.mark.parametrize("slug", GAMES)
def test_the_game_keeps_to_what_every_game_must(slug):
    """Conservation, inverses, determinism, saving, secrecy, refusals, an end, words, and its worked examples."""
    require(slug, looked_at(slug).findings())


@pytest.mark.parametrize("slug", GAMES)
def test_each_message_that_is_taken_away_is_named(slug):
    """Whatever of a game's words goes missing in English, the suite says so by its true name."""
    check = looked_at(slug)
    passed_over = []
    for message, attribute in texts(slug):
        with without("en", message, attribute):
            found = [finding for finding in word_findings(check.game_class, check.record) if finding.where == f"en {message}"]
        if not any(
            f".{attribute}" in finding.what
            if attribute
            else f"no message {message}" in finding.what or f"{message} is" in finding.what
            for finding in found
        ):
            passed_over.append((message, attribute))
    assert not passed_over
