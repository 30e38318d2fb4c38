"""The defaults of a table: the stage's module on a page, in a notebook and in an export; a short first match; names of players."""

from datetime import UTC, datetime
from itertools import groupby

import pytest

from cardlab import find, start
from cardlab.bots import play_out, seated
from cardlab.core.judgement import BY_PACE
from cardlab.core.presentation import Presentation
from cardlab.frontend.bundle import module, whole_stage_stylesheet
from cardlab.lessons import find as find_lesson
from cardlab.lessons import slugs
from cardlab.match import Match
from cardlab.serve.pages.served_page import _usual_names
from cardlab.serve.session_manager import key_of
from cardlab.sessions import query_parameters
from cardlab.sessions.jobs import run_here
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.page_texts import page_texts
from cardlab.sessions.query_parameters import USUAL_BOTS, game_from_query, with_todays_seed
from cardlab.sessions.table_defaults import SHORT_PRESETS, TIME_LIMIT, lesson_words
from cardlab.sessions.widget_sessions import MatchWidgetSession, resolved, widget_session_of
from cardlab.widgets import PlayTable
from cardlab.words.languages import languages
from cardlab.words.words import Words

TEXTS = (
    "menu",
    "all_games",
    "undo_move",
    "get_hint",
    "turn_of",
    "hand_of",
    "match_of",
    "to_win",
    "play_again",
    "next_game",
    "deal_of_day",
    "history",
    "rules",
    "sound",
    "close",
    "full_screen",
    "auto_play_slow",
    "auto_play_fast",
    "auto_play_to_end",
    "predict_on",
    "predict_off",
    "predict_me",
    "predict_equal",
    "won_of",
    "seat_you",
    "hints_again",
    "turn_over",
    "auto_play",
    "pick_card",
    "pick_coin",
    "pick_tag",
    "two_alike",
    "how_many",
    "away",
    "goal_line",
)
"""The texts that only the stage shows, ``ui-menu`` and so on."""


def session(**query):
    return MatchWidgetSession(resolved({"kind": "asked", "of": "game", "said": {}}, query), lambda _: None)


@pytest.mark.parametrize("game", ["war", "addition_war", "soureh"])
def test_a_page_loads_the_stage(game):
    """This holds also for a game with a lesson, since the stage draws its own pictures."""
    made = session(game=game)
    assert (made.entry, made.models) == ("play_table_widget", ())


def test_a_notebook_and_an_export_load_the_stage():
    table = PlayTable(start("war", seed=1))
    assert table._esm == module("play_table_notebook")
    assert table._css == whole_stage_stylesheet()
    assert "cardlab-stage-frame" in table.to_html()


# ------------------------------------------------------------------------------------------ players at the table


def people(log):
    return [(seat["name"], seat["face"]) for seat in log["seats"]]


def test_bots_have_names_and_all_players_have_faces():
    table = session(game="war", players="4")
    assert people(table.session.log()) == [("Player 1", "Qh"), ("Nadia", "Qc"), ("Omar", "Js"), ("Lin", "Kd")]
    assert people(session(game="war", lang="ar").session.log()) == [("اللاعب 1", "Qh"), ("نور", "Qc")]


def test_given_names_take_precedence():
    given = PlayTable(start("war", seed=1), names={"p2": "Zoe"}, seat="p1")
    assert people(given.session.log()) == [("Player 1", "Qh"), ("Zoe", "Qc")]
    assert given.described()["locale"]["names"] == {"p2": "Zoe"}
    own = PlayTable(start("war", seed=1), seat="p2")
    assert people(own.session.log()) == [("Nadia", "Qc"), ("Player 2", "Qh")]
    assert own.described()["locale"]["names"] == {}  # another language has other names


@pytest.mark.parametrize("language", languages())
def test_the_players_of_lessons_have_different_names(language):
    """The learner's seat has one too, because the first match is watched. A page starts with these names, and a given one stays."""
    names = lesson_words(language).names
    assert {seat for slug in slugs() for deal in find_lesson(slug).deals for seat in deal.as_played.seats} <= names.keys()
    assert len({*names.values()}) == len(names)
    asked = resolved({"kind": "asked", "of": "lesson", "said": {}}, {"lesson": "fast_food", "lang": language})
    assert widget_session_of(asked, print, print).usual_names == names
    named = widget_session_of({**asked, "locale": {**asked["locale"], "names": {"p2": "Ada"}}}, print, print)
    assert named.session.words.names == {**names, "p2": "Ada"}
    assert named.usual_names.keys() == names.keys() - {"p2"}


def test_a_page_knows_whose_names_a_child_may_change():
    names = _usual_names(Words(), [session(game="war")])
    assert (names["p1"], names["p2"], names["p3"]) == ("Player 1", "Nadia", "Player 3")


@pytest.mark.parametrize("language", sorted(languages()))
def test_its_texts_are_plain_and_exist_in_every_language(language):
    texts = page_texts(Words(language))
    assert {name for name in TEXTS if not texts.get(name) or "[en]" in texts[name]} == set()
    assert all(len(texts[name].split()) <= 6 for name in TEXTS if name != "won_of")


# ------------------------------------------------------------------------------------------------ length and deal


COUNTED = {
    "duel_king": (20, "match"),
    "egyptian_war": (60, "turn"),
    "fast_food": (20, "turn"),
    "money": (30, "turn"),
    "seven_twenty_seven": (4, "hand"),
    "soureh": (3, "match"),
    "tablanette": (24, "turn"),
    "twenty_first_century_war": (15, "turn"),
}
"""Game -> the number of turns, hands or matches in the first match of a table, if they are counted in one unit."""


def options(**query):
    return game_from_query(query).match.game


def test_the_first_match_is_short():
    short = find("war").with_options("short")
    assert options(game="war") == options() == options(game="war", seed="7", bots="random", lang="fr") == short
    assert options(game="war", preset="") == options(game="war", preset="printed_1") == find("war").with_options()
    assert options(game="war", packs="2") == find("war").with_options(packs=2)
    assert options(game="twos") == find("twos").with_options()  # one hand is short


def test_a_deck_in_the_address_keeps_the_first_match_short():
    short = find("war").with_options("short")
    assert options(deck="fractions") == find("war").with_options("short", deck="fractions")
    wrong = game_from_query({"deck": "frctions"})
    assert (wrong.match.game, wrong.deck_is_wrong) == (short, True)
    right = ({}, {"deck": "fractions"}, {"game": "twos", "deck": "x"}, {"deck": ""})
    assert not any(game_from_query(query).deck_is_wrong for query in right)


def test_a_deck_in_the_address_outlives_options_that_do_not_fit_it():
    """An ace has no value to choose in a deck of numbers, so that option goes, and the deck stays."""
    found = game_from_query({"game": "addition_war", "deck": "within_10", "ace": "11"})
    assert (found.match.game.deck, found.deck_is_wrong) == ("within_10", False)


def test_a_mistyped_deck_is_the_first_news_of_the_match():
    description = resolved({"kind": "asked", "of": "game", "said": {}}, {"deck": "frctions", "seed": "3"})
    log = run_here(widget_session_of(description, print, print).state())["log"]
    assert log["aim"] == "The deck in this address has a mistake. You have the usual cards."


def test_the_address_names_the_level_or_the_time_limit():
    """The page writes one of the two into the address of a new deal."""
    asked = {"game": "egyptian_war", "seed": "1"}
    easy, usual = BY_PACE["easy"].pace, (USUAL_BOTS, TIME_LIMIT)
    for more, expected in (
        ({}, usual),
        ({"level": "hard"}, ("greedy", BY_PACE["hard"].pace)),
        ({"level": "easy", "within": "0"}, ("greedy", easy)),
        ({"within": "0"}, (USUAL_BOTS, 0)),
        ({"within": "8000", "bots": "random"}, ("random", 8000)),
        ({"within": "7", "level": "best"}, usual),
    ):
        found = game_from_query({**asked, **more})
        assert (found.bots, found.within) == expected


def test_every_short_preset_exists():
    assert all(preset in find(slug).presets for slug, preset in SHORT_PRESETS.items())


@pytest.mark.parametrize("slug", sorted(set(SHORT_PRESETS) - {"scramble_war", "napoleons_war", *COUNTED}))
def test_a_match_with_a_fixed_length_shows_its_progress(slug):
    match = Match(find(slug).with_options(SHORT_PRESETS[slug]), 3)
    table = new_match_session(match, "p1", "greedy", Words()).begun()
    most = match.game.max_turns
    assert table.status()["progress"] == [{"now": 1, "of": most, "unit": "turn"}]
    for _ in range(2):
        status = table.status()
        table.handle({"do": "play", "at": status["at"], "action": status["actions"][0]["action"]})
    assert table.status()["progress"] == [{"now": 3, "of": most, "unit": "turn"}]
    while not match.is_over:
        match.play(match.legal_actions()[0])
    assert table.status()["progress"] == [{"now": match.table.counters["turns"], "of": most, "unit": "turn"}]
    assert match.outcome in (*match.game.seats, "draw")


@pytest.mark.parametrize("slug", sorted(COUNTED))
def test_a_short_match_lasts_to_the_last_turn_and_is_decided(slug):
    match = play_out(Match(find(slug).with_options(SHORT_PRESETS.get(slug)), 1), seated("greedy", find(slug)().seats))
    assert match.winners or match.outcome == "draw"
    hints, told = Presentation.of(match.game), []
    for ply in range(match.ply + 1):
        told.append(hints.progress(match.go_to(ply).seen_by("p1")))
    most, unit = COUNTED[slug]
    assert {(progress.of, progress.unit) for progress in told} == {(most, unit)}
    assert [now for now, _ in groupby(progress.now for progress in told)] == [*range(1, most + 1)]


def test_the_turns_of_a_campaign_are_counted_within_it():
    """Three campaigns of 13 turns each. After the last turn, the count stays there."""
    match = play_out(Match(find("napoleons_war").with_options("short"), 1), seated("greedy", ("p1", "p2")))
    told = [Presentation.of(match.game).progress(match.go_to(ply).seen_by("p1")) for ply in range(match.ply + 1)]
    counted = [one for one, _ in groupby((progress.within.now, progress.now) for progress in told)]
    assert counted == [(campaign, turn) for campaign in (1, 2, 3) for turn in range(1, 14)]
    assert {(progress.within.of, progress.within.unit, progress.of) for progress in told} == {(3, "campaign", 13)}
    status = new_match_session(match.go_to(match.ply), "p1", "greedy", Words()).status()
    assert [unit["unit"] for unit in status["progress"]] == ["campaign", "turn"]


def test_an_open_ended_match_shows_no_progress():
    assert new_match_session(start("war", seed=1), "p1", "greedy", Words()).status()["progress"] == []
    assert new_match_session(start("soureh", seed=1), "p1", "greedy", Words()).status()["progress"] == []


class Evening(datetime):
    """A clock at half past eleven in the evening of a fixed day, UTC."""

    @classmethod
    def now(cls, tz=None):
        assert tz is UTC
        return cls(2026, 3, 9, 23, 30, tzinfo=tz)


def test_the_deal_of_the_day_is_the_same_for_everybody(monkeypatch):
    monkeypatch.setattr(query_parameters, "datetime", Evening)
    assert game_from_query({"game": "war", "deal": "today"}).match.seed == 20260309
    assert game_from_query({"game": "war", "deal": "today", "seed": "5"}).match.seed == 5
    assert game_from_query({"game": "napoleons_war", "deal": "random"}).match.game.deal == "random"  # an option of this game
    today = with_todays_seed({"game": "war", "deal": "today"})
    assert today == {"game": "war", "seed": "20260309"}
    assert key_of("a", "games.ipynb", today) != key_of("a", "games.ipynb", {**today, "seed": "20260310"})
