"""Simulates a class: N learners open lessons and tables within ten seconds, and then each acts every three seconds.

    python benchmarks/classroom.py 30 200 500
    python benchmarks/classroom.py 30 --noise
    python benchmarks/classroom.py 60 --sheets
    python benchmarks/classroom.py 30 500 --hostile
    python benchmarks/classroom.py 30 --small

The learners speak the real protocol over real connections, from a process of their own on the same computer, whose own cost is
printed too. Two thirds open a lesson, each with another seed, and answer questions; a third play Fast Food against `medium`.
With ``--noise`` one more client sends ten thousand messages a second all the time, and comes back whenever its socket is
closed; with ``--sheets`` a teacher requests forty worksheets, again and again. With ``--hostile`` one browser does at full speed
all that costs a server most: it reloads pages, opens ever other ones, has bots raise each other, deals experiments, loads practice
files and reads long matches again. With ``--small`` the server has half a core and 512 MB, as `small_machine.py` says.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import psutil
from small_machine import most_memory, small_machine
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import websocket_connect

from cardlab.protocol.socket_frames import VERSION

Process = get_context("fork").Process
ARRIVE, PAUSE, ROUNDS = 10.0, 3.0, 10
"""ARRIVE: the seconds in which all learners arrive. PAUSE: the seconds between two messages of a learner. ROUNDS: the messages
that each sends.
"""
LESSON = "voila/render/addition_war.ipynb?seed={}"
TABLE = "voila/render/games.ipynb?game=fast_food&bots=medium&seed={}"
DATA = re.compile(r'<script type="application/json" id="cardlab-page">(.*?)</script>', re.S)


@dataclass
class Measured:
    """The measured milliseconds, and the failures.

    Attributes:
        interactive: From the request for a page, with its first stage or its table, to the welcome of its socket.
        quick: Round trips of messages that need no search.
        thought: Round trips of moves that `medium` answers.
        failed: Pages that did not come, or came without their lesson.
    """

    interactive: list[float] = field(default_factory=list)
    quick: list[float] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


class Learner:
    """One browser: a page, its socket, and a message now and then."""

    def __init__(self, address: str, number: int, measured: Measured) -> None:
        self.address, self.number, self.measured = address, number, measured
        self.plays = number % 3 == 0
        self.n = 0

    async def live(self) -> None:
        """Opens the page, then acts every few seconds."""
        try:
            begun = time.perf_counter()
            status = await self._open()
            self.measured.interactive.append(1000 * (time.perf_counter() - begun))
            for _ in range(ROUNDS):
                await asyncio.sleep(PAUSE)
                status = await self._act(status)
            self.line.close()
        except Exception as error:  # any error is reported
            self.measured.failed.append(f"{type(error).__name__}: {error}")

    async def _open(self) -> Any:
        path = (TABLE if self.plays else LESSON).format(self.number + 1)
        asked = HTTPRequest(self.address + path, headers={"Accept": "text/html"}, decompress_response=True, request_timeout=60)
        answer = await AsyncHTTPClient().fetch(asked)
        found = DATA.search(answer.body.decode())
        if found is None:
            raise ValueError("a page without its data")
        page = json.loads(found[1])
        cookie = "; ".join(one.partition(";")[0] for one in answer.headers.get_list("Set-Cookie"))
        socket = HTTPRequest(self.address.replace("http", "ws") + "cardlab/live", headers={"Cookie": cookie})
        self.line = await websocket_connect(socket, compression_options={})
        await self.line.write_message(json.dumps({"hello": "t", "v": VERSION, "session": page["session"]}))
        if "welcome" not in json.loads(await self.line.read_message() or "{}"):
            raise ValueError("no welcome")
        state = page["widgets"][0]["state"]
        if self.plays:
            return state["status"]
        if not state["lesson"]["stages"][0]["log"]["steps"]:
            raise ValueError("a lesson without its first stage")
        return None

    async def _ask(self, content: dict[str, Any]) -> Any:
        """Sends a message, and waits for the answer."""
        self.n += 1
        await self.line.write_message(json.dumps({"n": self.n, "widget": 0, "content": content}))
        while True:
            text = await self.line.read_message()
            if text is None:
                raise ValueError(f"the socket was closed: {self.line.close_code} {self.line.close_reason}")
            told = json.loads(text)
            if told.get("n") == self.n:
                return told["content"]

    async def _act(self, status: Any) -> Any:
        begun = time.perf_counter()
        if self.plays:
            if not status["actions"]:
                return status
            answer = await self._ask({"do": "play", "at": status["at"], "action": status["actions"][0]["action"]})
            self.measured.thought.append(1000 * (time.perf_counter() - begun))
            return answer["status"]
        if status is None:
            status = (await self._ask({"do": "open_stage", "stage": "practise"}))["traits"]["practise"]["questions"]
        question = status[self.n % len(status)]
        said = {
            "do": "answer_question",
            "question": question["id"],
            "said": ["12"],
            "hints": 0,
            "at": int(time.time() * 1000) + self.n,
        }
        begun = time.perf_counter()
        await self._ask(said)
        self.measured.quick.append(1000 * (time.perf_counter() - begun))
        return status


async def never_stop(address: str) -> None:
    """Sends ten thousand messages each second, whatever the answers are."""
    learner = Learner(address, 0, Measured())
    while True:
        begun = time.perf_counter()
        with suppress(Exception):  # after its socket is closed, it comes back
            await learner._open()
            for n in range(10_000):
                await learner.line.write_message(json.dumps({"n": n, "widget": 0, "content": {"do": "resend_log"}}))
            learner.line.close()
        await asyncio.sleep(max(0.0, begun + 1 - time.perf_counter()))


async def print_sheets(address: str) -> None:
    """Requests forty worksheets of twenty questions again and again, without end."""
    path = f"{address}cardlab/teacher/addition_war/sheets?copies=40&questions=20&seed=1&key=1&alike=0"
    while True:
        with suppress(Exception):
            await AsyncHTTPClient().fetch(HTTPRequest(path, request_timeout=120))


class Hostile(Learner):
    """One of the pages of a hostile browser, which all have one cookie."""

    def __init__(self, address: str, cookie: str) -> None:
        super().__init__(address, 0, Measured())
        self.cookie = cookie

    async def visit(self, path: str) -> dict[str, Any]:
        """Loads a page, and returns its data."""
        headers = {"Accept": "text/html", "Cookie": self.cookie}
        asked = HTTPRequest(self.address + path, headers=headers, decompress_response=True, request_timeout=60)
        found = DATA.search((await AsyncHTTPClient().fetch(asked)).body.decode())
        return json.loads(found[1]) if found else {}

    async def join(self, path: str) -> Any:
        """Opens a page with its socket. Returns the state of its widget."""
        page = await self.visit(path)
        socket = HTTPRequest(self.address.replace("http", "ws") + "cardlab/live", headers={"Cookie": self.cookie})
        self.line = await websocket_connect(socket, compression_options={})
        await self.line.write_message(json.dumps({"hello": f"t{id(self)}", "v": VERSION, "session": page["session"]}))
        await self.line.read_message()
        return page["widgets"][0]["state"]

    async def raise_without_end(self) -> None:
        """Folds, so that three bots raise, and then reads everything again and again."""
        many = "players=4&max_raises=999999&start_counters=999999&hands=1000&max_bet=100"
        status = (await self.join(f"voila/render/games.ipynb?game=seven_twenty_seven&seed={id(self) % 10**6}&{many}"))["status"]
        for _ in range(1000):
            if status["actions"]:
                spelt = [one["action"] for one in status["actions"]]
                action = next((one for one in spelt if one.endswith("fold")), spelt[0])
                status = (await self._ask({"do": "play", "at": status["at"], "action": action}))["status"]
            await self._ask({"do": "resend_log"})

    async def deal(self) -> None:
        """Runs an experiment of twenty thousand games."""
        await self.join(LESSON.format(id(self) % 10**6))
        opened = await self._ask({"do": "open_stage", "stage": "investigate"})
        name = opened["traits"]["investigate"]["experiments"][0]["name"]
        at = int(time.time() * 1000)
        await self._ask({"do": "run_experiment", "experiment": name, "arms": [{}], "games": 20_000, "at": at})
        await asyncio.sleep(60)

    async def load(self) -> None:
        """Loads practice files, each with other names."""
        await self.join(LESSON.format(id(self) % 10**6))
        await self._ask({"do": "open_stage", "stage": "practise"})
        fact = {"question": "sum.1.7", "state": 1, "step": 0, "stability": 1.0, "difficulty": 1.0}
        fact |= {"due": "2020-02-01T00:00:00+00:00", "last_review": "2020-01-01T00:00:00+00:00"}
        for n in range(1000):
            memory = {"version": 1, "lesson": "addition_war", "level": 1, "facts": {f"{n} {i}": fact for i in range(1200)}}
            await self._ask({"do": "load_memory", "memory": json.dumps(memory), "at": int(time.time() * 1000)})

    async def reload(self) -> None:
        """Loads one page again and again, then ever other ones, and rules with ever other options."""
        for n in range(10_000):
            with suppress(Exception):
                await self.visit(LESSON.format(7))
            with suppress(Exception):
                await self.visit(f"{LESSON.format(7)}&x={n}")
            with suppress(Exception):
                await self.visit(f"cardlab/rules/war?max_turns={n + 1}")


async def be_hostile(address: str) -> None:
    """Does all of this at full speed, with one cookie."""
    AsyncHTTPClient.configure(None, max_clients=200)
    asked = HTTPRequest(address + LESSON.format(1), headers={"Accept": "text/html"}, request_timeout=60)
    answer = await AsyncHTTPClient().fetch(asked)
    cookie = "; ".join(one.partition(";")[0] for one in answer.headers.get_list("Set-Cookie"))

    async def again(do: Callable[[Hostile], Coroutine[Any, Any, None]]) -> None:
        while True:
            with suppress(Exception):  # the server closes its sockets
                await do(Hostile(address, cookie))
            await asyncio.sleep(0.05)

    each = [(Hostile.raise_without_end, 8), (Hostile.deal, 12), (Hostile.load, 3), (Hostile.reload, 8)]
    await asyncio.gather(*(again(do) for do, times in each for _ in range(times)))


async def arrive(address: str, n: int) -> Measured:
    """Lets this many learners arrive."""
    AsyncHTTPClient.configure(None, max_clients=n)
    measured = Measured()

    async def come(number: int) -> None:
        await asyncio.sleep(ARRIVE * number / n)
        await Learner(address, number, measured).live()

    await asyncio.gather(*(come(number) for number in range(n)))
    return measured


def told(times: list[float]) -> str:
    """Returns the median, the 95th percentile, and the maximum."""
    if not times:
        return "none"
    ordered = sorted(times)
    return " / ".join(f"{ordered[min(len(ordered) - 1, int(part * len(ordered)))]:,.0f}" for part in (0.5, 0.95, 1.0))


HEAD = (
    "| learners | interactive, ms: half / 95% / last | quick round trips | against medium | failed | MB each "
    "| CPU of the server | of the learners |\n|---|---|---|---|---|---|---|---|"
)


def run(
    n: int,
    others_do: list[Callable[[str], Coroutine[Any, Any, None]]],
    *,
    beside: str = "",
    port: int = 8976,
    is_small: bool = False,
) -> None:
    """Runs one class on a server of its own, with other clients at the same time, and prints a row below `HEAD`."""
    with tempfile.TemporaryDirectory() as folder, small_machine() if is_small else nullcontext([]) as inside:
        asked = ["--no-browser", "--port", str(port), "--data", folder]
        command = [*inside, sys.executable, str(Path(__file__).with_name("event_loop.py")), "serve", *asked]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)
        try:
            assert server.stdout is not None
            address = next(found[1] for line in server.stdout if (found := re.search(r"The lessons are at (\S+)", line)))
            process, own = psutil.Process(server.pid), psutil.Process()
            before, cpu, mine = process.memory_info().rss, sum(process.cpu_times()[:2]), sum(own.cpu_times()[:2])
            others = [Process(target=lambda what=what: asyncio.run(what(address)), daemon=True) for what in others_do]
            for other in others:
                other.start()
            begun = time.perf_counter()
            measured = asyncio.run(arrive(address, n))
            took = time.perf_counter() - begun
            grown = (process.memory_info().rss - before) / n / 1e6
            used, spent = sum(process.cpu_times()[:2]) - cpu, sum(own.cpu_times()[:2]) - mine
            print(
                f"| {n}{beside and f', beside {beside}'} | {told(measured.interactive)} | {told(measured.quick)} | {told(measured.thought)} "
                f"| {len(measured.failed)} | {grown:.2f} | {used / took:.0%} | {spent / took:.0%} |",
                flush=True,
            )
            for failure in sorted(set(measured.failed))[:5]:
                print(f"  {failure}")
            if is_small:
                print(f"  most memory of the server and its workers: {most_memory()}")
            for other in others:
                other.terminate()
        finally:
            server.terminate()
            print(server.communicate(timeout=60)[0], end="", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("learners", type=int, nargs="*", default=[30, 200])
    parser.add_argument("--noise", action="store_true", help="with one more client that sends ten thousand messages a second")
    parser.add_argument("--sheets", action="store_true", help="with a teacher who requests worksheets all the time")
    parser.add_argument("--hostile", action="store_true", help="with a browser that asks for all that costs most")
    parser.add_argument("--small", action="store_true", help="with half a core and 512 MB for the server")
    parser.add_argument("--port", type=int, default=8976, help="the port of the server")
    asked = parser.parse_args()
    print(HEAD)
    others = {never_stop: asked.noise, print_sheets: asked.sheets, be_hostile: asked.hostile}
    for number in asked.learners:
        run(number, [other for other, comes in others.items() if comes], port=asked.port, is_small=asked.small)
