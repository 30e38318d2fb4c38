"""Every game of ours passes the conformance checks, and they notice when any one of its messages is taken away."""

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
from cardlab.words.words import Words
from tests.conftest import DEPTHS, Depth

GAMES = sorted(built_in())
MATCHES, FEWER = 8, 4
"""The number of random option sets for each game, in addition to its presets: in the deep run, and before a change lands. Without
the slow tests there are fewer still."""
pytestmark = pytest.mark.xdist_group(
    "conformance"
)  # the tests share what the suite has seen of each game: one process runs them


@cache
def looked_at(slug: str, matches: int) -> GameCheck:
    """A game that the suite has looked at, once for all tests: they say one number."""
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
    """English without one of its messages, or without an attribute of it."""
    english = fluent_files.messages_in("en")
    bundle = english.bundle_for(message)
    parts = [bundle._messages, english._entries] if attribute is None else [bundle.get_message(message).attributes]
    before = [dict(part) for part in parts]
    for part in parts:
        del part[attribute or message]
    english._patterns.clear()  # what was asked for before would be known still
    try:
        yield
    finally:
        for part, whole in zip(parts, before, strict=True):
            since = dict(part)  # others that were asked for meanwhile
            part.clear()
            part.update(whole | since)
        english._patterns.clear()


def texts(slug: str) -> list[tuple[str, str | None]]:
    """Every message of a game, and every attribute of one."""
    words = Words()
    return [(name, part) for name in words.names_of(f"{slug}-") for part in (None, *words.attributes(name))]


def has_another(slug: str, message: str, attribute: str | None) -> bool:
    """Whether something more general is said where a message is missing, or nothing is, so that no page breaks."""
    words, name = Words(), message.removeprefix(f"{slug}-")
    above = find(slug).adds_to
    if attribute in ("own", "refused", "short", "working") or (attribute == "sentence" and words.has(message, "refused")):
        return True
    if (
        name.startswith(("dealt", "chosen-"))
        or words.has(name, attribute)
        or (above and words.has(f"{above}-{name}", attribute))
    ):
        return True
    kind, _, counter = name.partition("-")
    if kind == "counter":  # one that no page shows, and the values that are the usual ones
        return counter not in Presentation.of(find(slug)()).shows or (attribute or "").startswith("v-")
    if kind == "preset" and attribute == "summary":
        return True  # a preset that says nothing of itself has its game's
    return kind == "coach"  # of positions that these matches do not reach


@pytest.mark.parametrize("slug", GAMES)
def test_the_game_keeps_to_what_every_game_must(slug, depth):
    """Conservation, inverses, determinism, saving, secrecy, refusals, an end, words, and its worked examples."""
    hurried = depth.times < DEPTHS["landing"].times
    require(slug, (looked_at(slug, depth.of(MATCHES)) if hurried else looked_at_deeply(slug, depth)).findings())


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_each_message_that_is_taken_away_is_named(slug, depth):
    """If any of a game's words is missing in English, the checks name it exactly."""
    check, passed_over = looked_at_deeply(slug, depth), []
    asked = asked_of_each(check)
    for message, attribute in texts(slug):
        wanted = f".{attribute}" if attribute else message
        with without(message, attribute):  # what is looked for is most often among the first that is found
            found = word_findings(check.game_class, asked[message])
            if not any(message in finding.what and wanted in finding.what for finding in found):
                passed_over.append((message, attribute))
    assert not passed_over


@pytest.mark.slow
@pytest.mark.parametrize("slug", GAMES)
def test_what_a_page_shows_is_missed_without_another_language(slug, depth):
    """A game in another package has one language, and there the checks also miss every text that some page needs."""
    asked, words, passed_over = asked_of_each(looked_at_deeply(slug, depth)), Words(), []
    for message, attribute in texts(slug):
        with without(message, attribute):
            found = missing(asked[message], words)
        if attribute not in found.get(message, {}) and not has_another(slug, message, attribute):
            passed_over.append((message, attribute))
    assert not passed_over


@pytest.mark.slow
def test_little_of_the_coach_is_passed_over(depth):
    """Of what the coaches of all games say, the matches and examples reach nine in ten."""
    words = Words()
    every = {message for slug in GAMES for message in words.names_of(f"{slug}-coach-")}
    asked = {message for slug in GAMES for need in looked_at_deeply(slug, depth).record.needs for message in need.messages}
    within = {name for message in every for pattern in [words.pattern(message)] if pattern for name, _ in mentioned(pattern)[1]}
    said = every - within  # what is only part of other messages is asked for with them
    assert len(said - asked) <= len(said) // 10, sorted(said - asked)


def test_a_measure_without_a_name_is_found(monkeypatch):
    """A table of the lab could not say what it counts."""
    game = find("war")
    monkeypatch.setattr(game, "measures", (*game.measures, Measure("unheard_of")))
    record = Requests()
    ask_declared(RecordingWords(record), game)
    assert [finding.paste for finding in missing_findings(record, Words())] == ["war-measure-unheard_of = ???"]
