"""Fuzzes the protocol: sends correct, nearly correct and meaningless messages of every kind to the sessions of a session
manager.

    python -m tests.fuzz_protocol --messages 100000

`SessionManager.answer` may only return an answer, a match may change only by a legal action of this learner, and no answer may
contain a hidden card, depend on one, or contain the seed. A fault is printed with the seed that reproduces it (``--seed N
--sessions 1``). The progress of a run is printed too, so that ``--seed`` can continue from there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
import traceback
from collections import Counter as Bag
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from multiprocessing import get_context
from random import Random
from typing import Any
from unittest.mock import patch

import cardlab.core.registry
from cardlab import find, lessons
from cardlab.bots.opponent_levels import LEVELS
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.protocol.messages import DEALS, TIME_LIMITS, parse
from cardlab.serve.page_session import PageSession
from cardlab.serve.session_manager import ONCE, SessionManager
from cardlab.serve.workers.pool import Busy, TooLong, WorkerDied
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.widget_sessions import Description, LessonWidgetSession, MatchWidgetSession
from cardlab.testing.games import random_options
from cardlab.words.languages import languages
from tests.fuzz import Sum
from tests.fuzz_checks import Before, Fault, Watcher, depends_on_nothing_hidden, done_by_itself, legal_for, may_change, own
from tests.session_managers import AtOnce, Page, as_sent, sent, session_manager_on, wrong

PIECE = 44
"""The number of sessions of one piece of work: two of each game and lesson."""
MESSAGES = 60
"""The number of messages of a session."""
CHECKED = 0.01
"""The share of answers that are checked with the whole schema."""
WORLDS = 0.02
"""The share of messages after which a question is asked in two matches that differ only in hidden cards."""
SEEDS = 10**12, 10**15
"""The numbers from which seeds are drawn: no other number in an answer has as many digits."""
PLAYERS = ("random", "careless", "greedy", "easy", "medium", "hard")
LEARNER = "5eed" * 8
DOS = [
    "play", "try_cards", "why_not", "undo", "what_if", "main_line", "set_time_limit", "set_bots", "ask_coach", "review_match",
    "new_match", "resend_log", "ask_predictions", "open_stage", "open_together", "translate", "answer_question", "load_memory",
    "review_memory", "set_practice", "guess", "run_experiment", "conclude_experiment", "stop_experiment", "hand_in_ticket",
]  # fmt: skip
FOR_A_STAGE = DOS[DOS.index("answer_question") :]
LIKELY = [30, 8, 8, 6, 5, 5, 3, 3, 2, 3, 1, 3, 2, 5, 1, 1, 8, 2, 1, 2, 2, 3, 2, 2, 2]
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 2, 0.5, 1.0, 1e300, float("nan"), float("inf"), 2**53, 2**63, -(2**64), 10**400, "", " ", "p1",
    "p2", "all", "\x00", "\ud800", "‮7d", "7d", "x" * 500, "play", "__class__", "constructor", [], [[]], {}, {"": 1}, [None], ["p1"],
    [["hand.p1", 0]], [["hand.p2", 0]], [["stock", 0]], [["hand.p1", True]], [["hand.p1", -1]], {"do": "play"}, [1] * 70, "九", "½",
]  # fmt: skip
WORDS = ["p1", "p2", "p3", "p4", "all", "play", "take", "pass", "slap", "pick", "buy", "order", "7d", "Kh", "X1", "7d'", "-1", "0",
         "99", "call", "from", "declare", "=11", "c1", "o4", "+", "p1+p2", "none", "turn", "leave", "\ud800", "{ $x }"]  # fmt: skip
NAMES = ["Ada", "", " ", "<b>Ada</b>", "\u202eada", "\u0645\u0631\u064a\u0645", "a\u0301" * 40, "\n", "\ud800", "x" * 61]


@dataclass
class Report(Sum):
    """The counts of a run.

    Attributes:
        sessions, messages, changes: How many sessions, messages, and how many of these changed a match.
        about: Game or lesson -> messages.
        said: Kind of message -> how often.
        faults: Seed and traceback of each fault.
    """

    sessions: int = 0
    messages: int = 0
    changes: int = 0
    about: Bag[str] = field(default_factory=Bag)
    said: Bag[str] = field(default_factory=Bag)
    faults: list[tuple[int, str]] = field(default_factory=list)


class Unsure:
    """Replaces the pool: does jobs at once, or fails in one of the possible ways."""

    load = 30.0
    """Simulates a busy server: a search gets a thirtieth of its usual time, with the same kind of answer."""

    def __init__(self, random: Random) -> None:
        self.random = random

    async def run(self, function: Callable[..., Any], *args: Any, learner: str, weight: float) -> Any:
        """Plays the games of experiments one by one. Searching bots and the coach search only now and then, because it takes
        long.
        """
        deals = args[0].__name__ == "deal"
        if self.random.random() < (0.9 if deals else 0.03):
            work, match, about = args
            return function(work, match, (*about[:-1], 0.0) if deals else about)
        raise self.random.choice([Busy, TooLong, WorkerDied, asyncio.CancelledError])("not now")

    async def close(self) -> None:
        """Does nothing, since nothing is open."""


# -------------------------------------------------------------------------------- messages


def right(
    do: str, session: MatchSession, end: MatchWidgetSession | LessonWidgetSession, status: Mapping[str, Any], random: Random
) -> dict[str, Any]:
    """Returns a message as a page would send it in the present state, as far as possible."""
    at = len(session.match.actions)
    match do:
        case "play" | "why_not":
            spelt = _action(status, random)
            more: dict[str, Any] = {"ms": random.choice([0, 200, 900, 5000])} if do == "play" and random.random() < 0.3 else {}
            if do == "play":
                more["shows_predictions"] = random.random() < 0.7
            if do == "play" and (offered := (status.get("predictions") or {}).get("offer")) and random.random() < 0.7:
                more["prediction"] = {"value": random.choice(offered["choices"])["value"]}
            return {"do": do, "action": spelt, **more} if do == "why_not" else {"do": do, "at": at, "action": spelt, **more}
        case "try_cards":
            zones = {name: zone for name, zone in session.match.seen_by(session.seat).zones.items() if zone}
            chosen = [
                [name := random.choice(sorted(zones)), random.randrange(len(zones[name]))] for _ in range(random.randint(1, 4))
            ]
            return {"do": do, "at": at, "cards": chosen}
        case "what_if":
            return {"do": do, "at": at, "to": random.randint(0, at)}
        case "set_time_limit":
            return {"do": do, "at": at, "ms": random.choice(TIME_LIMITS)}
        case "set_bots":
            return {"do": do, "at": at, "level": random.choice(LEVELS)}
        case "new_match":
            return {"do": do, "at": at, "deal": random.choice(DEALS)}
        case "open_stage":
            return {"do": do, "stage": random.choice(["watch", "predict", "practise", "play", "investigate", "ticket"])}
        case "translate":
            stage = random.choice(["watch", "predict", "practise", "play", "investigate", "ticket"])
            return {
                "do": do,
                "language": random.choice(["ar", "fr", "en", "tlh"]),
                "stage": stage,
                "more": random.random() < 0.5,
            }
        case _ if do in FOR_A_STAGE and isinstance(end, LessonWidgetSession):
            return _for_a_desk(do, end, random)
    if do in ("resend_log", "ask_predictions", "open_together"):
        return {"do": do}
    return {"do": do, "at": at}


def _action(status: Mapping[str, Any], random: Random) -> str:
    actions = [*status["actions"], *status["refused"]]
    if status["order"] and random.random() < 0.7:
        cards = list(status["order"]["cards"])
        if random.random() < 0.3:
            random.shuffle(cards)
        return " ".join([status["order"]["action"], *cards])
    if not actions:
        return "p1 play"
    action = random.choice(actions)
    asked = {one["name"]: one for one in status["asks"]}
    said = []
    for name in action["asks"]:
        choices = [choice["value"] for choice in asked[name]["choices"]] or ["7", "10", "11", "0"]
        said.append(name if asked[name]["flag"] else f"{name} {random.choice(choices)}")
    return " ".join([action["action"], *said])


def _for_a_desk(do: str, end: LessonWidgetSession, random: Random) -> dict[str, Any]:
    at = random.choice([1_790_000_000_000 + random.randrange(10**9), random.randrange(5)])
    lesson = end.session
    if do == "answer_question":
        practice: Any = lesson.stage_session("practise")
        asked = practice.state()["questions"] if random.random() < 0.02 else practice._open  # listing them takes longer
        ids = [one["id"] for one in asked] if isinstance(asked, list) else list(asked)
        said = [random.choice(["12", "7", "", "p1", "p1 p2", "1/2", "7d", "0"]) for _ in range(random.randint(0, 3))]
        told = {"question": random.choice(ids or ["sum.1.1"]), "said": said, "hints": random.randint(0, 3)}
        return {"do": do, **told, "by_partner": random.random() < 0.2, "at": at}
    if do in ("load_memory", "review_memory"):
        practice = lesson.stage_session("practise")
        memory = practice.memory.to_json()
        if random.random() < 0.5:
            memory[random.choice(sorted(memory))] = random.choice([one for one in ODD if one not in (float("inf"), 10**400)])
        return {"do": do, "memory": json.dumps(memory), "at": at}
    if do == "set_practice":
        return {"do": do, "top": random.choice([None, 1, 3, 5, 9]), "fluency": random.random() < 0.5, "at": at}
    if do in ("guess", "run_experiment", "conclude_experiment"):
        experiment = random.choice(list(lesson.stage_session("investigate").stages.values())).experiment  # type: ignore[union-attr]
        message = {"do": do, "experiment": experiment.name, "at": at}
        if do == "guess":
            options = experiment.asks.options(experiment.expected(experiment.usual))
            return {**message, "guess": random.choice([*(option.value for option in options), "none"])}
        if do == "conclude_experiment":
            return message
        about = {**experiment.vary, **experiment.own}
        arms = [
            {name: random.choice(list(values)) for name, values in about.items() if random.random() < 0.7}
            for _ in range(random.randint(1, 3))
        ]
        return {**message, "arms": arms, "games": random.choice([100, 100, 1000])}
    if do == "hand_in_ticket":
        questions = lesson.stage_session("ticket").questions  # type: ignore[union-attr]
        signed = {"name": random.choice(NAMES)} if random.random() < 0.5 else {}
        return {"do": do, "answers": [random.choice(["12", "", "p1", "7d", "3/4", "x"]) for _ in questions], **signed, "at": at}
    return {"do": do, "at": at}


def spoilt(message: dict[str, Any], hidden: list[str], random: Random) -> Any:
    """Returns a message with a mistake in it."""
    message = dict(message)
    if "action" in message and random.random() < 0.6:
        words = message["action"].split()
        for _ in range(random.randint(1, 3)):
            place = random.randrange(len(words) + 1)
            words[place : place + random.randint(0, 1)] = random.sample([*WORDS, *hidden], random.randint(0, 2))
        message["action"] = " ".join(words)
        return message
    for _ in range(random.choice([1, 1, 1, 2])):
        name = random.choice([*message, "more"])
        held = message.get(name)
        if random.random() < 0.15:
            message.pop(name, None)
        elif isinstance(held, list) and held and random.random() < 0.5:
            message[name] = [*held[:-1], random.choice(ODD)] if random.random() < 0.7 else held * 3
        elif isinstance(held, dict) and held and random.random() < 0.7:
            message[name] = {**held, random.choice([*held, "players", "bots"]): random.choice(ODD)}
        elif type(held) is int and abs(held) < 2**64 and random.random() < 0.5:
            message[name] = held + random.choice([-1, 1, 7, 0.5])
        else:
            message[name] = random.choice(ODD)
    return message


# -------------------------------------------------------------------------------- a session


def table_of(end: MatchWidgetSession | LessonWidgetSession) -> MatchSession:
    """Returns the learner's table."""
    return end.session if isinstance(end, MatchWidgetSession) else end.session.match_session


@dataclass(frozen=True)
class Asked:
    """What a page asks for: the arguments of `SessionManager.open`. `about` is its game or lesson."""

    path: str
    query: Mapping[str, str]
    widgets: Sequence[Description]
    about: str

    async def opened(self, manager: SessionManager, **query: str) -> PageSession:
        """Opens its session, with some other parameters in its address."""
        return await manager.open(LEARNER, self.path, {**self.query, **query}, self.widgets)


def page_asks(number: int, random: Random) -> Asked:
    """Returns what a page of the game or lesson whose turn it is asks for."""
    games, taught = sorted(cardlab.core.registry.built_in()), lessons.slugs()
    slug = [*games, *taught][number % (len(games) + len(taught))]
    query = {"lang": random.choice(languages()), "seed": str(random.randrange(*SEEDS))}
    path = f"{number}.ipynb"
    if slug in taught and number % (len(games) + len(taught)) >= len(games):
        asked = {"lesson": slug, "seat": str(random.choice([0, 3]))}
        return Asked(path, {**query, **asked}, [{"kind": "asked", "of": "lesson", "said": {}}], f"{slug} lesson")
    if random.random() < 0.3:
        return Asked(path, {**query, "game": slug}, [{"kind": "asked", "of": "game", "said": {}}], slug)
    match = Match(random_options(find(slug), RandomStream(number, 3)), int(query["seed"]))
    about = {"seat": random.choice(match.game.seats), "bots": random.choice(PLAYERS), "within": random.choice(TIME_LIMITS)}
    locale = {"language": query["lang"], "digits": "", "names": {}}
    described = {"kind": "table", "match": match.save(), **about, "looks": {}, "locale": locale}
    return Asked(path, query, [described], slug)


async def session(number: int, report: Report) -> None:
    """Runs one session: its messages, and the checks of its answers."""
    random = Random(number)
    said: list[str] = []
    manager = session_manager_on(None, said, tickets=random.random() < 0.5)
    manager.pool = Unsure(random)  # type: ignore[assignment]
    manager.store._thread = AtOnce()  # type: ignore[assignment]
    try:
        with patch("cardlab.sessions.match_session.randbelow", lambda n: random.randrange(*SEEDS)):
            asked = page_asks(number, random)
            await _talk(Page(manager, await asked.opened(manager)), asked, random, report)
        if said:
            raise Fault(f"the session manager reported: {said}")
    finally:
        for task in [task for one in manager.open_sessions.values() for task in one.experiment_tasks]:
            task.cancel()
        await manager.close()


async def _talk(page: Page, asked: Asked, random: Random, report: Report) -> None:
    end: Any = page.live.widget_sessions[0]
    dos = [do for do in DOS if isinstance(end, LessonWidgetSession) or DOS.index(do) < DOS.index("open_stage")]
    at_table = isinstance(end, MatchWidgetSession)
    watcher: Watcher | None = None
    status: Mapping[str, Any] | None = None
    for _ in range(MESSAGES):
        do = random.choices(dos, LIKELY[: len(dos)])[0]
        table = table_of(end)
        if status is None:
            status = as_sent(table.status())
        if watcher is None or watcher.match is not table.match:
            watcher = Watcher(table.match, table.seat)
        message = right(do, table, end, status, random)
        if random.random() < 0.4:
            message = spoilt(message, sorted(watcher.hidden())[:5], random)
        before, legal = Before.of(table), legal_for(table, message)
        if random.random() < 0.04:
            page.n -= random.choice([1, 2, 5])  # it is sent again
        again = page.n < page.live.last_numbers.get(page.tab, 0) and isinstance(parse(message), ONCE)
        report.said[do] += 1
        told = await page.say(message)
        report.messages += 1
        report.about[asked.about] += 1
        after = Before.of(table)
        stands = {"do": "resend_log"} if again else message  # the answer to a repeated message is the present state
        may_change(before, after, stands, legal, partial(done_by_itself, table.match, table.seat))
        report.changes += after.actions != before.actions
        if watcher.match is not table.match:
            watcher = Watcher(table.match, table.seat)
        heard, page.heard[:] = [sent(one["content"]) for one in page.heard], []
        for text in [page.text, *heard]:
            answer = told if text is page.text else json.loads(text)
            _check(answer, text, message, str(table.match.seed), random)
            if at_table or "cut" in answer or "log" in answer.get("traits", {}):
                watcher.check(answer, text, message)
        status = told.get("status", told.get("traits", {}).get("status", status))
        if random.random() < WORLDS:
            depends_on_nothing_hidden(table, random)
        if random.random() < 0.02:
            await _elsewhere(page, asked, random)
            end, status = page.live.widget_sessions[0], None


def _check(answer: dict[str, Any], text: str, message: object, seed: str, random: Random) -> None:
    if seed in text and seed in json.dumps(_but_seeds(answer)) and seed not in json.dumps(message):
        raise Fault(f"the seed {seed} is in {text:.400}")
    if random.random() < CHECKED and (error := wrong("Answer", answer)):
        raise Fault(error)


def _but_seeds(answer: dict[str, Any]) -> dict[str, Any]:
    """Returns an answer without the seeds that it may contain, on an exit ticket or at the end of a match."""
    ticket, status = answer.get("traits", {}).get("ticket"), answer.get("status", {})
    if ticket:
        answer = {**answer, "traits": {"ticket": {**ticket, "seed": 0}}}
    return {**answer, "status": {**status, "seed": None}} if status.get("outcome") else answer


async def _elsewhere(page: Page, asked: Asked, random: Random) -> None:
    """Restores the session from the store, and checks that its match is the same, except for moves of bots that nobody had
    waited for.
    """
    manager, live = page.manager, page.live
    before = Before.of(table_of(live.widget_sessions[0]))  # type: ignore[arg-type]
    manager.evict(live)
    page.live = await asked.opened(manager, lang=random.choice(languages()))
    page.live.tabs[page.tab] = page.hear
    after = Before.of(table_of(page.live.widget_sessions[0]))  # type: ignore[arg-type]
    played = after.actions[len(before.actions) :]
    if replace(after, actions=(*before.actions, *played)) != replace(before, actions=after.actions) or own(
        played, before.about[-1]
    ):
        raise Fault(f"restored, the match is in a different state: {before}, {after}")


def fuzz(seed: int = 0, sessions: int = PIECE) -> Report:
    """Runs sessions; session n has the seed `seed` + n, and games and lessons come in turn."""
    report = Report()
    for number in range(seed, seed + sessions):
        try:
            asyncio.run(session(number, report))
        except Exception:  # every exception is a fault, and the run goes on
            report.faults.append((number, traceback.format_exc()))
        report.sessions += 1
    return report


def run(seed: int, enough: Callable[[Report], bool], processes: int) -> Report:
    """Does pieces of work, some of them in parallel, until it is enough, and adds up their reports."""
    report, starts = Report(), iter(range(seed, sys.maxsize, PIECE))
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting = {pool.submit(fuzz, start): start for start in islice(starts, processes)}
        while waiting:
            for piece in wait(waiting, return_when=FIRST_COMPLETED).done:
                del waiting[piece]
                for where, text in piece.result().faults:
                    print(f"seed {where}:\n{text}", flush=True)
                report.add(piece.result())
                if not enough(report):
                    start = next(starts)
                    waiting[pool.submit(fuzz, start)] = start
                _say_how_far(report, min(waiting.values(), default=None))
    return report


def _say_how_far(report: Report, first: int | None) -> None:
    """Prints the progress: on a terminal as one changing line, in a file as a line each time, so that a stopped run can be
    continued.
    """
    then = "" if first is None else f"; all before seed {first} is done"
    text = f"{report.messages:,} messages, {report.changes:,} changes, {len(report.faults)} faults{then}"
    print(f"{text:80}", end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=10_000, help="least number of messages")
    parser.add_argument("--seconds", type=float, help="instead of a number of messages")
    parser.add_argument("--hours", type=float, help="instead of seconds")
    parser.add_argument("--sessions", type=int, help="number of sessions, one after the other")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    start, times = time.monotonic(), os.times()
    if args.sessions is not None:
        report = fuzz(args.seed, args.sessions)
        for seed, text in report.faults:
            print(f"seed {seed}:\n{text}")
    elif args.hours is not None or args.seconds is not None:
        seconds = args.seconds if args.hours is None else args.hours * 3600
        report = run(args.seed, lambda _: time.monotonic() - start > seconds, args.processes)
    else:
        report = run(args.seed, lambda so_far: so_far.messages >= args.messages, args.processes)
    used = sum(os.times()[:4]) - sum(times[:4])
    print(
        f"{report.messages:,} messages to {report.sessions:,} sessions in {time.monotonic() - start:,.0f} s, "
        f"{report.messages / used:,.0f} for each second of a processor, {report.changes:,} "
        f"of them changed a match; {len(report.about)} games and lessons, {len(report.said)} verbs: {len(report.faults)} faults"
    )
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
