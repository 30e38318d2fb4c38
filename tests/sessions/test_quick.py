"""Reflex moments at a learner's table: the messages of a browser, the order of hands, and the answers to the page."""

import json
from dataclasses import dataclass

import pytest

from cardlab import CardlabError, Match, position, start
from cardlab.bots import find, play_out
from cardlab.bots.reaction_times import SOONEST, TOGETHER, arrivals, reaction, reflex_moment
from cardlab.core.actions import Action
from cardlab.core.declarations import Counter
from cardlab.core.event_kinds import end, set_counters
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.registry import game
from cardlab.core.rng import RandomStream
from cardlab.protocol.messages import TIME_LIMITS
from cardlab.sessions.match_session import MatchSession
from cardlab.widgets import PlayTable
from cardlab.words.words import Words

PAIR = {"stack.p1": "7d 2d 3d 4d", "stack.p2": "7s 3c 8c 5c", "stack.p3": "4c 6c 9c Tc"}


class Never:
    """A bot that lets every moment pass."""

    name = "never"

    def choose(self, game, view, legal, rng):
        return legal[-1]


def sat(match: Match, bot=None, time_limit=0) -> MatchSession:
    bot = bot or find("greedy")
    return MatchSession(match, "p1", dict.fromkeys(match.game.seats[1:], bot), Words(), time_limit=time_limit).begun()


def at_the_pair(time_limit=0, bot=None, seed=0) -> MatchSession:
    """Returns a match in which player 2 has just laid a seven on a seven, and player 1 may slap."""
    session = sat(position("egyptian_war", PAIR, seed=seed, options={"players": 3}), bot, time_limit)
    do(session, "p1 play")
    assert [card.rank for card in session.match.zone("pile")] == ["7", "7"]
    return session


def do(session, action, **more):
    return session.handle({"do": "play", "at": len(session.match.actions), "action": action, **more})


def report(session) -> str:
    """Returns the report of the moment with the pair; the one before it has passed automatically."""
    return str(session.match.actions[3])


def test_a_card_opens_a_moment_and_the_page_is_informed():
    """The status names the verb, the action that lets the moment pass, and the possible time limits, and the bots wait. A
    single card opens no moment.
    """
    session = sat(start("egyptian_war", seed=4, players=3), time_limit=2000)
    assert session.status()["quick"] is None
    status = do(session, "p1 play")["status"]
    assert (status["quick"]["act"]["action"], status["quick"]["let_pass"]["action"]) == ("p1 slap", "p1 leave")
    assert (status["quick"]["within"], status["quick"]["choices"]) == (2000, [*TIME_LIMITS])
    assert [str(action) for action in session.match.actions[:2]] == ["p1 play", "all slap nobody"]
    assert len(session.match.zone("pile")) == 2
    json.dumps(session.status())


@pytest.mark.parametrize("slug", ["egyptian_war", "money"])
def test_without_a_clock_each_card_takes_one_act(slug):
    """A learner who lets a moment pass by hand has decided everything, so a forced card is played at once. With a clock every
    card waits for the learner, since moments pass automatically.
    """
    session = sat(start(slug, seed=7), Never())
    do(session, str(session.match.forced))
    for _ in range(12):
        while not (quick := session.status()["quick"]):  # a single card opens no moment
            assert len(session.match.zone("pile")) <= 2
            do(session, str(session.match.forced))
        assert quick["act"]["zone"] == "pile"
        do(session, quick["let_pass"]["action"])
    timed = sat(start(slug, seed=7), Never(), time_limit=8000)
    before = str(timed.match.forced)
    do(timed, before)
    while timed.status()["quick"]:
        do(timed, timed.status()["quick"]["let_pass"]["action"])
    assert str(timed.match.forced).startswith("p1")


def test_a_learner_who_is_faster_than_the_bots_gets_the_pile():
    """The reaction time measured by the page is compared with the times that the bots draw."""
    session = at_the_pair(time_limit=8000)
    do(session, "p1 slap", ms=SOONEST)
    assert report(session).split()[:3] == ["all", "slap", "p1"]
    assert session.match.table.counters["piles_taken"] == 1
    slow = at_the_pair(time_limit=8000)
    do(slow, "p1 slap", ms=8000)
    assert report(slow).split()[-1] == "p1"


def test_hands_within_ten_milliseconds_tie():
    """The rules decide what follows from a tie; the table decides what a tie is."""
    quickest = at_the_pair(time_limit=1000, seed=2)
    bots = Never()
    times = {}
    for seat in ("p2", "p3"):
        alone = at_the_pair(time_limit=1000, seed=2, bot=bots)
        alone.bots = {**alone.bots, seat: find("greedy")}
        for ms in range(SOONEST, 1001):
            do(alone, "p1 slap", ms=ms)
            if "+" in report(alone):
                times[seat] = ms + TOGETHER
                break
            alone.handle({"do": "undo", "at": len(alone.match.actions)})
    assert len(times) == 2
    first = min(times, key=times.get)
    do(quickest, "p1 slap", ms=times[first])
    assert set(report(quickest).split()[2].split("+")) >= {"p1", first}
    assert "egyptian_war.snap.tie" in quickest.match.rules


@pytest.mark.parametrize(
    ("said", "counted"),
    [
        ({"ms": 0}, SOONEST),
        ({"ms": 3}, SOONEST),
        ({"ms": 10**30}, 4000),
        ({}, 4000),
    ],
)
def test_an_impossible_time_is_limited(said, counted, monkeypatch):
    """No time is shorter than seeing takes, or longer than the moment. A missing time counts as the longest."""
    seen = {}
    monkeypatch.setattr("cardlab.bots.arrivals", lambda times: seen.update(times) or arrivals(times))
    session = at_the_pair(time_limit=4000)
    do(session, "p1 slap", **said)
    assert seen["p1"] == counted


@pytest.mark.parametrize("ms", [-5, True, "200", 0.5, None, [1]])
def test_an_invalid_time_is_refused(ms):
    session = at_the_pair(time_limit=4000)
    before = session.match.ply
    assert do(session, "p1 slap", ms=ms)["said"]["sentence"] == "The table did not understand this: ms"
    assert session.match.ply == before


def test_without_a_clock_chance_decides_the_order():
    """With time to think, the match's own random stream decides who was first, so the order can be repeated."""
    orders = []
    for seed in range(30):
        one, other = at_the_pair(seed=seed), at_the_pair(seed=seed)
        do(one, "p1 slap", ms=1)
        do(other, "p1 slap", ms=7999)
        assert report(one) == report(other)
        assert "+" not in report(one)
        orders.append(report(one).split()[2])
    assert {"p1", "p2", "p3"} == set(orders)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "play", "action": "all slap p1"},
        {"do": "play", "action": "all slap nobody"},
        {"do": "play", "action": "p2 slap"},
        {"do": "play", "action": "p2 leave"},
        {"do": "play", "action": "all slap p9"},
        {"do": "why_not", "action": "all slap p1"},
        {"do": "set_time_limit", "ms": 3000},
        {"do": "set_time_limit", "ms": -1},
        {"do": "set_time_limit", "ms": True},
        {"do": "set_time_limit", "ms": "1000"},
        {"do": "set_time_limit", "ms": [1000]},
        {"do": "set_time_limit"},
    ],
)
def test_a_learner_cannot_act_for_others(message):
    """A page cannot report the others' actions, or set a time limit that is not offered."""
    session = at_the_pair(time_limit=1000)
    before = session.match.save(), session.time_limit
    answer = session.handle({"at": len(session.match.actions), **message})
    assert answer["said"]["sentence"]
    assert (session.match.save(), session.time_limit) == before


def test_the_time_limit_can_change_during_a_moment():
    session = at_the_pair()
    answer = session.handle({"do": "set_time_limit", "at": len(session.match.actions), "ms": 4000})
    assert answer["status"]["quick"]["within"] == 4000
    assert answer["steps"] == []
    with pytest.raises(CardlabError, match="moment is 9000: choose 0 to 8000 milliseconds"):
        PlayTable(start("egyptian_war"), time_limit_ms=9000)
    assert PlayTable(start("egyptian_war"), time_limit_ms=4000).session.time_limit == 4000


def test_a_moment_is_undone_as_a_whole():
    """The bots' actions in the same moment are undone too, and they are equally fast the second time."""
    session = at_the_pair(time_limit=1000)
    before = session.match.save()
    do(session, "p1 leave")
    told = report(session)
    session.handle({"do": "undo", "at": len(session.match.actions)})
    while session.match.save() != before:
        session.handle({"do": "undo", "at": len(session.match.actions)})
    do(session, "p1 leave")
    assert report(session) == told


@pytest.mark.parametrize("slug", ["egyptian_war", "money"])
def test_a_single_card_opens_no_moment_and_undo_goes_before_it(slug):
    session = sat(start(slug, seed=7), time_limit=4000)
    answer = do(session, str(session.match.forced))
    assert session.match.ply > 2
    assert not answer["status"]["quick"] or len(session.match.zone("pile")) > 1
    session.handle({"do": "undo", "at": session.match.ply})
    assert session.match.ply == 0


def test_answers_add_up_to_the_whole_log():
    """Moments that pass without an event are no steps, and nothing gets lost."""
    session = sat(start("egyptian_war", seed=6, players=4), time_limit=1000)
    steps = session.log()["steps"]
    for turn in range(120):
        status = session.status()
        if not status["actions"]:
            break
        if turn % 13 == 7:
            answer = session.handle({"do": "undo", "at": status["at"]})
        else:
            action = status["quick"]["act" if turn % 5 == 0 else "let_pass"] if status["quick"] else status["actions"][0]
            answer = do(session, action["action"], ms=300)
        steps = steps[: answer["cut"]] + answer["steps"]
        assert steps == session.log()["steps"]
    assert not any(step["sentence"].endswith("has chosen.") for step in steps)


def test_reaction_times_are_like_those_of_people():
    """In ten thousand draws, the mean is half a second, the distribution is skewed to the right, and no time is shorter than
    seeing takes.
    """
    drawn = sorted(reaction(RandomStream(seed)) for seed in range(10_000))
    mean, median = sum(drawn) / len(drawn), drawn[5000]
    assert 480 < mean < 510
    assert median < mean - 15
    assert drawn[0] >= SOONEST
    assert drawn[9900] < 1100
    assert [reaction(RandomStream(seed), 4000) for seed in range(50)] == [
        4 * reaction(RandomStream(seed)) for seed in range(50)
    ]


def test_arrivals_are_grouped_from_the_first_of_each_group():
    assert arrivals({}) == []
    assert arrivals({"p1": 300, "p2": 310, "p3": 311, "p4": 200}) == [["p4"], ["p1", "p2"], ["p3"]]


def test_bots_alone_play_whole_games_with_reports():
    """With bots in all seats, each moment is one report, and the match is repeatable."""
    played = [play_out(start("egyptian_war", seed=9, players=3), {s: find("greedy") for s in ("p1", "p2", "p3")}) for _ in "12"]
    assert played[0].is_over
    assert played[0].actions == played[1].actions
    assert {str(action).split()[1] for action in played[0].actions} == {"play", "slap"}
    assert all(action.who == "all" for action in played[0].actions if action.verb() == "slap")


def test_a_game_without_reports_gets_single_answers(monkeypatch):
    """In such a game each seat answers for itself, in the order of the times, and a late hand is skipped."""
    monkeypatch.setattr("cardlab.core.registry.games.added", {})

    @dataclass(frozen=True)
    class Snap(Action):
        pass

    @dataclass(frozen=True)
    class Wait(Action):
        pass

    @game("snapping")
    class Snapping(Game, Judgement):
        players = 3
        verbs = (Snap, Wait)
        reflexes = {"snap": "wait"}
        counters = (Counter("waited", ""),)

        def pack(self):
            return []

        def set_up(self, table):
            yield set_counters({"waited": ""})

        def legal_actions(self, table):
            return [verb(seat) for seat in self.seats if seat not in table.counters["waited"] for verb in (Snap, Wait)]

        def forbids(self, table, action):
            return None if table.outcome is None and action.who not in table.counters["waited"] else "late"

        def play(self, table, action):
            if isinstance(action, Snap):
                yield end(action.who, rule="snapping.won")
            else:
                yield set_counters({"waited": table.counters["waited"] + action.who})

        def gain(self, view, action):
            return float(isinstance(action, Snap))

    match = Match(Snapping())
    assert reflex_moment(match.game, match.legal_actions()).arrival_order is None
    play_out(match, {seat: find("greedy") for seat in match.game.seats})
    assert [action.verb() for action in match.actions] == ["snap"]
    waiting = Match(Snapping())
    play_out(waiting, {"p1": Never(), "p2": find("greedy"), "p3": Never()})
    assert waiting.outcome == "p2"


def test_bots_become_faster_after_a_lost_moment():
    """They become slower after one that the learner lost, until each side wins half of them. An undo reverses this too."""
    session = at_the_pair(time_limit=2000)
    do(session, "p1 slap", ms=SOONEST)
    assert session.time_limit == 1800
    session.handle({"do": "undo", "at": len(session.match.actions)})
    assert session.time_limit == 2000
    do(session, "p1 slap", ms=1999)
    assert session.time_limit == 2222
    right, wrong = at_the_pair(time_limit=2000), sat(start("egyptian_war", seed=4, players=3), time_limit=2000)
    do(right, "p1 leave")
    assert right.time_limit == 2222
    do(wrong, "p1 play")
    do(wrong, "p1 slap", ms=300)  # a wrong slap is not about speed
    assert wrong.time_limit == 2000


def test_a_level_of_speed_is_the_starting_pace():
    session = sat(start("egyptian_war", seed=4), time_limit=2200)
    assert session.status()["bots"]["level"] == "easy"
    status = session.handle({"do": "set_bots", "at": 0, "level": "hard"})["status"]
    assert (session.time_limit, status["bots"]["level"]) == (1000, "hard")
