"""No message costs more than it may, whatever the address of its page asks for. Work is counted, not timed."""

import json
from datetime import UTC, datetime
from random import Random

import pytest

from cardlab import lessons
from cardlab.core.options import MOST
from cardlab.core.registry import built_in, find
from cardlab.match import Match
from cardlab.sessions import bot_moves, match_session
from cardlab.sessions.bot_moves import MOST_ACTIONS
from cardlab.sessions.jobs import run_here
from cardlab.sessions.predictions import Prediction
from cardlab.sessions.query_parameters import game_from_query
from cardlab.sessions.widget_sessions import widget_session_of
from cardlab.teaching.practice.memory import MOST_BYTES as MOST_BYTES_OF_MEMORY
from cardlab.teaching.practice.memory import MOST_FACTS, MOST_LETTERS, MOST_UNHEARD
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words
from tests.work_counts import BEYOND, MOST_BYTES, MOST_CALLS, Visit, at_once, hostile_queries

SLUGS = sorted(built_in())
MESSAGES = 15
SHORT = 300
"""The maximum length of a match here, so that all games are tried."""


@pytest.fixture
def short(monkeypatch):
    for module in (bot_moves, match_session):
        monkeypatch.setattr(module, "MOST_ACTIONS", SHORT)


def read_words(slug):
    """Loads the words of a game, which a server does before the first page."""
    Visit("game", {"game": slug}).play(Random(0), 2)


@pytest.mark.parametrize("slug", SLUGS)
def test_hostile_options_keep_nobody_waiting(slug, depth, short):
    """Options at their ends and far beyond, with bots in all other seats."""
    read_words(slug)
    random = Random(slug)
    for query in hostile_queries(slug, random, depth.of(10)):
        visit = Visit("game", query)
        visit.play(random, MESSAGES)
        visit.look_back()
        assert visit.worst.calls <= MOST_CALLS, (query, visit.worst)
        assert max(cost.bytes for cost in visit.costs) <= MOST_BYTES, query
        assert visit.session.session.match.ply <= SHORT


def test_bots_that_raise_each_other_without_end_keep_nobody_waiting():
    """The learner folds, and three bots raise. Each of their moves is a piece of its own."""
    read_words("seven_twenty_seven")
    query = {"players": "4", "max_raises": str(BEYOND), "start_counters": str(BEYOND), "hands": "1000", "min_bet": "0"}
    for seed in range(5):
        visit = Visit("game", {"game": "seven_twenty_seven", "seed": str(seed), **query})
        assert visit.session.session.match.game.max_raises == 3
        for _ in range(12):
            status = visit.session.session.status()
            if not status["actions"]:
                break
            spelt = [one["action"] for one in status["actions"]]
            visit.say(do="play", at=status["at"], action=next((one for one in spelt if one.endswith("fold")), spelt[0]))
        assert visit.worst.calls <= MOST_CALLS


def test_a_match_without_an_end_ends_for_a_page(short):
    """A page refuses more actions in words, bots stop too, and no piece of an answer grows faster than the match."""
    read_words("war")
    share = SHORT / MOST_ACTIONS
    query = {
        "game": "war",
        "preset": "",
        "packs": "2",
        "pickup_order": "played",
        "stop_on_repeat": "false",
        "max_turns": str(MOST),
    }
    visit = Visit("game", {**query, "seed": "0"})
    session = visit.session.session
    while session.match.ply < SHORT and not session.match.is_over:
        session.predictions.record(Prediction("p1"))
        session.match.play_legal(session.match.legal_actions()[0])
    visit.say(do="ask_predictions")
    visit.costs.clear()  # a page has asked before, and follows the match action by action
    session.begun()
    refused = visit.say(do="play", at=session.match.ply, action="all turn")
    assert refused["said"]["sentence"] == Words().say("session-too_long", n=SHORT)
    assert (refused["status"]["at"], refused["steps"]) == (SHORT, [])
    visit.look_back()
    assert visit.worst.calls <= MOST_CALLS * share + 10_000, visit.worst
    assert max(cost.bytes for cost in visit.costs) <= MOST_BYTES * share


@pytest.mark.parametrize("slug", SLUGS)
def test_every_whole_number_has_an_upper_bound(slug):
    """So no address asks for a match without an end."""
    bounds = {option.name: option.at_most for option in find(slug).options() if not option.choices}
    assert {name: most for name, most in bounds.items() if most is None or most > MOST} == {}


def test_a_value_that_is_not_allowed_is_refused_in_words():
    """The first sentence names the option, the value and the allowed ones. The other options of the address hold."""
    query = {"game": "seven_twenty_seven", "max_raises": "999999", "players": "3", "short": "cap"}
    asked = game_from_query(query)
    assert asked.wrong_option == ("max_raises", "999999")
    assert (asked.match.game.max_raises, asked.match.game.players, asked.match.game.short) == (3, 3, "cap")
    visit = Visit("game", query)
    aim = run_here(visit.session.state())["log"]["aim"]
    assert "999999" in aim
    assert "from 1 to 20" in aim
    assert "999999" not in run_here(Visit("game", {**query, "max_raises": "4"}).session.state())["log"]["aim"]


def test_only_new_actions_are_split_into_steps():
    """After an undo and another action, the steps are those of a new story."""
    match = Match("fast_food", 3)
    story, random = MatchStory(match, "p1"), Random(1)
    for turn in range(30):
        legal = match.legal_actions()
        if not legal:
            break
        match.play_legal(random.choice(legal))
        if turn % 5 == 4:
            match.go_to(random.randrange(match.ply))
        if turn % 3:
            assert story.grouped() == MatchStory(match, "p1").grouped()
    before = story.grouped()
    assert all(one is other for one, other in zip(before, story.grouped(), strict=True))


# -------------------------------------------------------------------------------- lessons

AT = 1_790_000_000_000
NOW = datetime.fromtimestamp(AT / 1000, UTC)


def largest_memory(practice, letter="x"):
    """Returns the largest file that practice reads: facts that are due, and answers that nobody has heard."""
    stem = practice.bank.stems[0]
    due = {"due": "2020-02-01T00:00:00+00:00", "last_review": "2020-01-01T00:00:00+00:00"}
    fact = {"question": f"{stem}.7", "state": 1, "step": 0, "stability": 1.0, "difficulty": 1.0, **due}
    facts, number = {}, 0
    unheard = [{"question": f"{stem}.{n}", "said": ["1"], "hints": 0, "at": AT} for n in range(MOST_UNHEARD)]
    memory = {**practice.memory.to_json(), "facts": facts, "unheard": unheard}
    room = MOST_LETTERS - len(json.dumps(memory, ensure_ascii=False)) - 1000
    size = len(json.dumps(fact)) + 60
    while number < min(MOST_FACTS, room // size):
        facts[f"{letter * 40} {number}"] = fact
        number += 1
    return memory


@pytest.mark.parametrize("slug", lessons.slugs())
def test_no_stage_of_a_lesson_keeps_others_waiting(slug, monkeypatch):
    """All stages are opened, in two languages, with the largest practice file."""
    monkeypatch.setattr("cardlab.sessions.practice._now", lambda: NOW)
    for _ in range(2):  # the first time loads the words
        visit = Visit("lesson", {"lesson": slug, "seed": "7"})
        stages = [stage.kind for stage in visit.session.session.lesson.stages]
        practice = visit.session.session.stage_session("practise")
        for kind in dict.fromkeys(stages):
            visit.say(do="open_stage", stage=kind)
            visit.say(do="translate", language="fr", stage=kind, more=False)
        if practice is not None:
            loaded = visit.say(do="load_memory", memory=json.dumps(largest_memory(practice), ensure_ascii=False), at=AT)
            assert "refused" not in loaded["practise"]
            visit.say(do="open_stage", stage="practise")
            for _ in range(3):
                question = next(iter(practice._open))
                visit.say(do="answer_question", question=question, said=["1"], hints=0, at=AT)
        visit.say(do="open_together")
        visit._counted("saved", at_once(visit.session.saved))
    assert visit.worst.calls <= MOST_CALLS, visit.worst
    assert max(cost.bytes for cost in visit.costs) <= MOST_BYTES


def test_a_memory_does_not_grow_with_each_file():
    """Other names in each file, and letters that take twelve bytes in storage."""
    visit = Visit("lesson", {"lesson": "addition_war", "seed": "7"})
    practice = visit.session.session.stage_session("practise")
    for letter in ("a", "b", "c", "🂡", "🂢", "\U0001f0a3"):
        text = json.dumps(largest_memory(practice, letter), ensure_ascii=False)
        assert "refused" not in visit.say(do="load_memory", memory=text, at=AT)["practise"]
        assert len(practice.memory.facts) <= MOST_FACTS
        stored = sum(len(json.dumps(part)) for part in visit.session.saved().values())
        assert stored <= 1.5 * MOST_BYTES_OF_MEMORY
    again = widget_session_of(visit.described, lambda _: None, lambda _: None)
    again.restore(json.loads(json.dumps(visit.session.saved())))
    assert again.session.stage_session("practise").memory == practice.memory


def test_an_answer_stores_only_the_facts_that_changed():
    """The other pieces of a large memory are the same objects, which storage does not write again."""
    visit = Visit("lesson", {"lesson": "addition_war", "seed": "7"})
    practice = visit.session.session.stage_session("practise")
    visit.say(do="load_memory", memory=json.dumps(largest_memory(practice)), at=AT)
    visit.say(do="open_stage", stage="practise")
    before = visit.session.saved()
    visit.say(do="answer_question", question=next(iter(practice._open)), said=["1"], hints=0, at=AT)
    after = visit.session.saved()
    pieces = [name for name in before if name.startswith("practise.")]
    assert len(pieces) > 5
    changed = [name for name in after if after[name] is not before.get(name)]
    assert "practise" in changed
    assert len(set(changed) & set(pieces)) <= 1
