"""At every moment of a match of all eighteen games, in seven windows, nothing is cut, covered or small, and cards are large.

Each position is laid on a page; nothing is played there, and nothing waits for a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from cardlab import Match, position
from cardlab.bots import find, play_out
from cardlab.core.registry import as_game, built_in
from cardlab.core.registry import find as find_game
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_texts
from cardlab.sessions.table_defaults import SHORT_PRESETS, bot_names
from cardlab.words.words import Words
from tests.browser.stage_in_view import DRAWN, FAULTS, LAY, SHAPE, WINDOWS
from tests.fonts import FAMILIES
from tests.widest import found, most_players, played, seated

GAMES = sorted(built_in())
END = 2000
"""The number of actions after which a match is shown as it is, even if it has not ended."""
SEED = 7
COMPARING = {"war", "speed_war", "guerilla_joker", "good_king_bad_queen", "addition_war", "subtraction_war", "casualty_war"}
MOST_PLAYERS = {"twenty_first_century_war": 3}
"""With more players than this, there are too many piles for a phone."""
MOST_LAID = {("money", "actions"): 0}
"""The limits of what fits into every window. Positions beyond them are rare: a shop so full that a price tag reaches the other
player's packet.
"""
MOST_WORDS = 25
"""The limit of visible words at a table where cards are compared, without names and numbers."""

Setup = tuple[str, int]
"""A preset, and the number of players."""


def setups(slug: str) -> list[Setup]:
    """Lists the usual preset, the short one of a first match, and the one with most players (or with most cards, if the number
    of players is fixed).
    """
    presets = list(find_game(slug).presets)
    usual = (presets[0], len(as_game(slug, presets[0]).seats))
    short = SHORT_PRESETS.get(slug, presets[-1])
    crowd = (presets[0], min(most_players(slug), MOST_PLAYERS.get(slug, 6)))
    most = max((one for one in found() if one.game == slug and one.most == "cards"), key=lambda one: one.n)
    return [usual, (short, usual[1]), crowd if crowd != usual else (most.preset, most.players)]


def after(slug: str, setup: Setup, actions: int) -> Match:
    """Returns a match after some actions, in which all players play well."""
    match = seated(slug, *setup, SEED)
    return play_out(match, dict.fromkeys(match.game.seats, find("greedy")), at_most=actions)


def laid(match: Match, language: str = "en") -> list[Any]:
    """Returns the data that a page needs to lay a match."""
    words = Words(language)
    words = Words(language, bot_names(words, match.game.seats, "p1"))
    others = {seat: find("greedy") for seat in match.game.seats[1:]}
    session = MatchSession(match, "p1", others, words, predicts=True).begun()
    return [session.log(), session.status(), page_texts(words)]


def within(slug: str, setup: Setup, moment: str) -> list[Any]:
    """Returns a moment within a match, with the actions that a player had at its beginning."""
    (log, _, words), (_, status, _) = laid(after(slug, setup, END)), laid(after(slug, setup, 0))
    choice = {**status["choice"], "byRank": False}  # ranks are looked up on the table, which has other cards by then
    actions = [{**action, "tag": ""} for action in status["actions"]]  # a shop that is open at the beginning is closed by then
    return [log, {**status, "choice": choice, "actions": actions, "order": None}, words, moment]  # nor are cards put in order


def moments(slug: str, setup: Setup) -> Iterator[tuple[str, Callable[[], list[Any]]]]:
    """Yields a match at its beginning, in the middle, at its end, with its longest sentence, before an event, and the widest of
    200 matches.
    """
    for name, actions in {"first": 0, "middle": 30, "end": END}.items():
        yield name, lambda actions=actions: laid(after(slug, setup, actions))
    for name in ("longest", "event"):
        yield name, partial(within, slug, setup, name)
    for one in found():
        if (one.game, one.preset, one.players) == (slug, *setup) and one.n <= MOST_LAID.get((slug, one.most), one.n):
            yield f"most {one.most}", lambda one=one: laid(played(slug, *setup, one.seed, one.turns))


def seen(page: Any, window: tuple[int, int], family: str = FAMILIES[0]) -> list[str]:
    """Lists all faults of the stage in a window."""
    page.evaluate("(family) => document.body.style.setProperty('--face', family)", family)
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.evaluate(DRAWN)
    return page.evaluate(FAULTS)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.in_turn
def test_nothing_is_cut_covered_or_small(page, depth, slug):
    """Checks each moment of three presets in each window. Before a landing it checks every third moment, each window at least
    once, and other combinations in each game.
    """
    page.goto("http://cards.test/")
    turn = GAMES.index(slug) % len(WINDOWS)
    looks = [(setup, *moment) for setup in dict.fromkeys(setups(slug)) for moment in moments(slug, setup)]
    looks = looks if depth.whole else looks[turn % 3 :: 3]
    faults, lies = {}, None
    for n, ((setup, moment, told), window) in enumerate(depth.pairs(looks, WINDOWS[turn:] + WINDOWS[:turn])):
        if lies != (setup, moment):
            lies = (setup, moment)
            page.evaluate(LAY, told())
        family = FAMILIES[n % len(FAMILIES)]
        faults[setup, moment, window, family] = seen(page, window, family)
    assert {where: what for where, what in faults.items() if what} == {}


@pytest.mark.parametrize(
    ("slug", "players", "actions", "window", "least"),
    [
        ("war", 2, 1, (1280, 720), 190),
        ("addition_war", 2, 1, (1280, 720), 135),
        ("tablanette", 2, 0, (1280, 720), 105),
        ("twos", 4, 0, (1280, 720), 96),
        ("twos", 4, 1, (844, 390), 36),
        ("twos", 4, 1, (390, 844), 52),
        ("seven_twenty_seven", 4, 0, (390, 844), 48),
        ("fast_food", 2, 4, (844, 390), 34),
        ("subtraction_war", 4, 30, (844, 390), 40),
        ("subtraction_war", 4, 30, (390, 844), 35),
    ],
)
def test_cards_are_large(page, slug, players, actions, window, least):
    """On a laptop: one card a side, two, a hand of six, and a hand of thirteen. On a phone: the cards to beat, the
    hands of three opponents, a pile below a sum, and four players after a war.
    """
    page.goto("http://cards.test/")
    page.evaluate(LAY, laid(after(slug, (setups(slug)[0][0], players), actions)))
    assert seen(page, window) == []
    assert page.evaluate(SHAPE)["narrowest"] >= least


@pytest.mark.parametrize("slug", sorted(COMPARING))
def test_a_table_of_compared_cards_has_few_words(page, slug):
    page.goto("http://cards.test/")
    for setup in setups(slug)[:2]:
        for actions in (0, 1, 9):
            page.evaluate(LAY, laid(after(slug, setup, actions)))
            assert page.evaluate(SHAPE)["words"] <= MOST_WORDS, (setup, actions)


@pytest.mark.parametrize("hands", [("6c Qs", "Jd Ad 2h 3c", "6d Kd"), ("Tc 9s Kc", "Th Ts Qh", "9h 9d Jh 6s")])
def test_the_number_line_is_in_sight_at_a_showdown(page, hands):
    """On a phone with little room for a lesson, below the totals of three players, and whole with three faces above each other."""
    parts = [("down", "up"), *(hand.split(maxsplit=1) for hand in hands)]
    zones = {f"{zone}.p{i}": part[n] for i, part in enumerate(parts) if i for n, zone in enumerate(parts[0])}
    match = position("seven_twenty_seven", zones, options={"players": 3}, counters={"phase": "ask", "turn": "p1"})
    for seat in match.game.seats:
        match = match.play(f"{seat} stand")
    page.goto("http://cards.test/")
    page.evaluate(LAY, laid(match))
    page.add_style_tag(content=".cardlab-ribbon-text { block-size: 2.4em; overflow: clip }")  # as when it is told step by step
    page.set_viewport_size({"width": 390, "height": 658})
    page.evaluate(DRAWN)
    totals, line, ribbon = (page.locator(f".cardlab-{one}").bounding_box() for one in ("felt-totals", "felt-rulers", "ribbon"))
    assert totals["y"] + totals["height"] <= line["y"] + 1
    assert line["y"] + line["height"] <= ribbon["y"] + 1
