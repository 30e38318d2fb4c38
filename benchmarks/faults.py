"""Measures the effect of faults on a class, and how long a server takes to stop with the whole class connected.

    python benchmarks/faults.py
    python benchmarks/faults.py noise end

Thirty learners arrive and act as in `classroom.py`, each time on a server of their own, with one fault at the same time. Then
sixty have played a turn, and the server is asked to end. `FAULTS` describes each fault.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import psutil
from classroom import HEAD, Learner, Measured, never_stop, run

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.serve.conftest import serving
from tests.serve.test_faults import CLASS, seat, turn

THIRTY = 30
CROWD = 1_000
ASKERS = 40


async def nobody(address: str) -> None:
    """Does nothing: the class without a fault."""


async def half_open(address: str) -> None:
    """Begins a thousand requests, half for a page and half for a socket, and never finishes them; it replaces those that are
    closed.
    """
    at = urlsplit(address)
    page = b"GET / HTTP/1.1\r\nHost: loc"
    socket = b"GET /cardlab/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"

    async def ask(number: int) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(at.hostname, at.port)
                writer.write(page if number % 2 else socket)
                await reader.read()
                writer.close()

    await asyncio.gather(*map(ask, range(CROWD)))


async def slow_loris(address: str) -> None:
    """Sends the headers of five hundred requests, one letter a second, and replaces those that are closed."""
    at = urlsplit(address)
    request = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"a" * 10_000

    async def ask() -> None:
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(at.hostname, at.port)
                for letter in request:
                    writer.write(bytes([letter]))
                    await writer.drain()
                    await asyncio.sleep(1)

    await asyncio.gather(*(ask() for _ in range(CROWD // 2)))


async def many_logs(address: str) -> None:
    """Opens forty pages, and asks each for all steps of its match as soon as the last answer has come."""

    async def ask(number: int) -> None:
        while True:
            with suppress(Exception):  # a closed connection is opened again
                learner = Learner(address, 3 * number, Measured())
                await learner._open()
                while True:
                    await learner._ask({"do": "resend_log"})

    await asyncio.gather(*map(ask, range(ASKERS)))


async def killed_workers(address: str) -> None:
    """Kills a worker process each second, whatever it is doing."""
    port = urlsplit(address).port
    server = next(
        one.pid
        for one in psutil.net_connections("tcp")
        if one.laddr.port == port and one.status == psutil.CONN_LISTEN and one.pid
    )
    while True:
        await asyncio.sleep(1)
        with suppress(psutil.Error, StopIteration):
            next(one for one in psutil.Process(server).children() if "spawn_main" in " ".join(one.cmdline())).kill()


FAULTS = {
    "nothing": nobody,
    "noise": never_stop,
    "half": half_open,
    "loris": slow_loris,
    "logs": many_logs,
    "workers": killed_workers,
}


def end() -> None:
    """Ends the server after sixty learners have played a turn, and starts it again."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = serving("--data", folder)
        seats = [seat(stack, server.address) for _ in range(CLASS)]
        for _, _, line in seats:
            turn(line, 1)
        begun = time.perf_counter()
        server.process.send_signal(signal.SIGTERM)
        for _, _, line in seats:
            line.recv(60)
        told = time.perf_counter() - begun
        with suppress(subprocess.TimeoutExpired):
            server.process.wait(60)
        gone = time.perf_counter() - begun
        server.stop()
        again = serving("--data", folder, port=urlsplit(server.address).port)
        try:
            kept = sum(visitor.page()["widgets"][0]["state"]["status"]["at"] == 1 for visitor, _, _ in seats)
        finally:
            again.stop()
    print(
        f"SIGTERM with {CLASS} learners: all pages told after {told:.2f} s, stopped after {gone:.2f} s, {kept} of {CLASS} matches stored"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("faults", nargs="*", choices=[*FAULTS, "end", []], metavar="|".join([*FAULTS, "end"]))
    asked = parser.parse_args().faults or [*FAULTS, "end"]
    beside = [name for name in FAULTS if name in asked]
    if beside:
        print(HEAD)
    for name in beside:
        run(THIRTY, [FAULTS[name]], beside=name)
    if "end" in asked:
        end()
