"""The names that a learner gives the players replace *Player 1* in every text of the page."""

from __future__ import annotations

import json
import re

import pytest

from cardlab import start
from cardlab.bots import find
from cardlab.core.registry import built_in
from cardlab.serve.pages.served_page import MOST_SEATS
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import name_as_written
from cardlab.words.languages import direction
from cardlab.words.words import Words

RENAMED = """async ([usual, names, dir, told]) => { const {renaming} = await import("http://cards.test/page/seat_names.js");
    return told.map((text) => JSON.stringify(JSON.parse(text, renaming(usual, names, dir)))); }"""
CLEANED = """async (names) => { const {cleanName, LONGEST_NAME} = await import("http://cards.test/page/seat_names.js");
    return [names.map(cleanName), LONGEST_NAME]; }"""
MARKS = re.compile("[\u2066-\u2069 ]")
"""Direction marks, and the space between the parts of JSON."""
NAMES = {"p1": "Ada", "p2": "Bo", "p3": "عمر", "p4": "Eve", "p10": "Zoe"}
HOSTILE = [
    "Ada", "  Ada \n Li ", "A\u202eda", "A\u2066B\u2069", "\u200b", "Ada\0", "e\u0301\u0301\u0301\u0301", "🃏 Ada", "a" * 99, 7,
    None, "عُمَر", "<b>Ada</b>", "Zoé", "$& $1",
]  # fmt: skip


def told(slug: str, words: Words) -> str:
    """Returns the data that a page receives about a match after some turns, its available actions and the coach."""
    match = start(slug, seed=4)
    session = MatchSession(match, "p1", {seat: find("greedy") for seat in match.game.seats[1:]}, words, predicts=True).begun()
    heard = [session.log(), session.status()]
    for _ in range(4):
        if not (status := session.status())["actions"] or status["asks"]:
            break
        heard.append(session.handle({"do": "play", "at": status["at"], "action": status["actions"][-1]["action"]}))
    return json.dumps(heard, ensure_ascii=False)


@pytest.mark.parametrize(("language", "digits"), [("en", ""), ("ar", "arab"), ("fr", "")])
def test_a_name_replaces_the_usual_one_everywhere(modules, language, digits):
    """In every game the page's steps, buttons and predictions are the same as if Python had used these names."""
    plain, named = Words(language, digits=digits), Words(language, NAMES, digits)
    usual = {seat: plain.seat(seat) for seat in (f"p{n}" for n in range(1, MOST_SEATS + 1))}
    slugs = sorted(built_in())
    renamed = modules.evaluate(RENAMED, [usual, NAMES, direction(language), [told(slug, plain) for slug in slugs]])
    for slug, text in zip(slugs, renamed, strict=True):
        assert MARKS.sub("", text) == MARKS.sub("", told(slug, named)), slug


def test_a_name_is_cleaned_and_matched_as_plain_text(modules):
    """It is cleaned like a name on a ticket. It is not mistaken for the beginning of another name, or for a pattern."""
    cleaned, most = modules.evaluate(CLEANED, HOSTILE)
    assert cleaned == [name_as_written(name, most) for name in HOSTILE]
    usual, names = {"p1": "Player 1", "p10": "Player 10"}, {"p1": "$& Player 10", "p3": "Nobody"}
    (heard,) = modules.evaluate(RENAMED, [usual, names, "ltr", [json.dumps({"Player 1": "Player 1, Player 10, Player 3"})]])
    assert json.loads(heard) == {"Player 1": "$& Player 10, Player 10, Player 3"}


def test_a_short_name_does_not_match_inside_words(modules):
    """The bots of the stage have names of three letters. In Arabic, *and* is joined to the name after it."""
    text = "Lin has 9♠. The Link is a Line. Lin, Berlin; Lin’s"
    (heard,) = modules.evaluate(RENAMED, [{"p4": "Lin"}, {"p4": "Ada"}, "ltr", [json.dumps(text)]])
    assert json.loads(heard) == "Ada has 9♠. The Link is a Line. Ada, Berlin; Ada’s"
    (heard,) = modules.evaluate(
        RENAMED, [{"p2": "عمر"}, {"p2": "سلمى"}, "rtl", [json.dumps("نور وعمر. معمر عمران", ensure_ascii=False)]]
    )
    assert MARKS.sub(" ", json.loads(heard)).replace("  ", " ") == "نور و سلمى . معمر عمران"
