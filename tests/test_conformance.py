"""All our games pass the conformance checks, and the checks notice when any one message is missing."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from cardlab.core.declarations import Measure
from cardlab.core.presentation import Presentation
from cardlab.core.registry import built_in, find
from cardlab.testing.findings import require
from cardlab.testing.games import GameCheck
from cardlab.testing.missing_messages import mentioned, missing, missing_findings
from cardlab.testing.needed_messages import ask_declared, word_findings
from cardlab.testing.recording_words import RecordingWords, Requests
from cardlab.words import fluent_files
from cardlab.words.words import LISTED, Words
from tests.conftest import DEPTHS, Depth

GAMES = sorted(built_in())
MATCHES, FEWER = 8, 4
"""The number of random option sets for each game, in addition to its presets, in the deep run and before a landing. Without the
slow tests there are fewer still.
"""
pytestmark = pytest.mark.xdist_group("conformance")  # the tests share the suite's work on each game, so one process runs them


@cache
def looked_at(slug: str, matches: int) -> GameCheck:
    """Returns a check of a game with this many matches; all tests use the same number, so it is made once."""
    check = GameCheck(find(slug))
    check.run(matches=matches, actions=90, longest=20_000, seed=3)
    return check


def looked_at_deeply(slug: str, depth: Depth) -> GameCheck:
    return looked_at(slug, MATCHES if depth.whole else FEWER)


def asked_of_each(check: GameCheck) -> dict[str, Requests]:
    """Returns, for each message, the requests that depend on it. All others are the same without the message."""
    words, found = Words(), defaultdict[str, Requests](Requests)
    for need, facts in check.record.needs.items():
        there = next((name for name in need.messages if words.has(name, need.attribute)), None)
        pattern = there and words.pattern(there, need.attribute)
        for message in {*need.messages, *(name for name, _ in (mentioned(pattern)[1] if pattern else ()))}:
            found[message].needs[need] = facts
            found[message].lists[need] = check.record.lists[need]
    return found


@contextmanager
def without(message: str, attribute: str | None = None) -> Iterator[None]:
    """Removes one message from English, or one attribute of a message."""
    english = fluent_files.messages_in("en")
    bundle = english.bundle_for(message)
    parts = [bundle._messages, english._entries] if attribute is None else [bundle.get_message(message).attributes]
    before = [dict(part) for part in parts]
    for part in parts:
        del part[attribute or message]
    forget(english)
    try:
        yield
    finally:
        for part, whole in zip(parts, before, strict=True):
            since = dict(part)  # others may have been requested meanwhile
            part.clear()
            part.update(whole | since)
        forget(english)


def forget(messages: fluent_files.Messages) -> None:
    """Makes messages forget what they have found in their files before."""
    messages._patterns.clear()
    messages._named.clear()


def texts(slug: str) -> list[tuple[str, str | None]]:
    """Lists every message of a game, and every attribute of one."""
    words = Words()
    return [(name, part) for name in words.names_of(f"{slug}-") for part in (None, *words.attributes(name))]


def has_another(slug: str, message: str, attribute: str | None) -> bool:
    """Whether a more general text replaces a missing message, or none is needed, so that no page breaks."""
    words, name = Words(), message.removeprefix(f"{slug}-")
    above = find(slug).adds_to
    if attribute in ("own", "refused", "short", "working") or (attribute == "sentence" and words.has(message, "refused")):
        return True
    fact, _, of_items = (attribute or "").rpartition("-")
    if of_items in LISTED and words.has(message, fact):
        return True  # the short sentence or the working lists the items as the sentence does
    if (
        name.startswith(("dealt", "chosen-"))
        or words.has(name, attribute)
        or (above and words.has(f"{above}-{name}", attribute))
    ):
        return True
    kind, _, counter = name.partition("-")
    if kind == "counter":  # a counter that no page shows, or a value that is the default
        return counter not in Presentation.of(find(slug)()).shows or (attribute or "").startswith("v-")
    if kind == "preset" and attribute == "summary":
        return True  # a preset without a text uses its game's
    return kind == "coach"  # of positions that these matches do not reach


@pytest.mark.parametrize("slug", GAMES)
def test_the_game_passes_the_conformance_checks(slug, depth):
    """They cover conservation, inverses, determinism, saving, secrecy, refusals, an end, words, and its worked examples."""
    hurried = depth.times < DEPTHS["landing"].times
    require(slug, (looked_at(slug, depth.of(MATCHES)) if hurried else looked_at_deeply(slug, depth)).findings())


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_each_missing_message_is_named(slug, depth):
    """If any of a game's English texts is missing, the checks name exactly that one."""
    check, passed_over = looked_at_deeply(slug, depth), []
    asked = asked_of_each(check)
    for message, attribute in texts(slug):
        wanted = f".{attribute}" if attribute else message
        with without(message, attribute):  # a missing text is usually the first finding
            found = word_findings(check.game_class, asked[message])
            if not any(message in finding.what and wanted in finding.what for finding in found):
                passed_over.append((message, attribute))
    assert not passed_over


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_without_another_language_each_visible_text_is_missed(slug, depth):
    """A game in another package has only one language, and the checks still notice every missing text that a page needs."""
    asked, words, passed_over = asked_of_each(looked_at_deeply(slug, depth)), Words(), []
    for message, attribute in texts(slug):
        with without(message, attribute):
            found = missing(asked[message], words)
        if attribute not in found.get(message, {}) and not has_another(slug, message, attribute):
            passed_over.append((message, attribute))
    assert not passed_over


@pytest.mark.slow
def test_few_texts_of_the_coach_are_left_out(depth):
    """The matches and examples reach nine in ten of all coaches' texts."""
    words = Words()
    every = {message for slug in GAMES for message in words.names_of(f"{slug}-coach-")}
    asked = {message for slug in GAMES for need in looked_at_deeply(slug, depth).record.needs for message in need.messages}
    within = {name for message in every for pattern in [words.pattern(message)] if pattern for name, _ in mentioned(pattern)[1]}
    said = every - within  # parts of other messages are requested with them
    assert len(said - asked) <= len(said) // 10, sorted(said - asked)


def test_a_measure_without_a_name_is_found(monkeypatch):
    """Without it, a table of the lab could not name its column."""
    game = find("war")
    monkeypatch.setattr(game, "measures", (*game.measures, Measure("unheard_of")))
    record = Requests()
    ask_declared(RecordingWords(record), game)
    assert [finding.paste for finding in missing_findings(record, Words())] == ["war-measure-unheard_of = ???"]
