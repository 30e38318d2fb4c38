"""Faults in a classroom: a crowd with unfinished requests, one client that never stops, and the end of the server while all are
connected.
"""

import json
import re
import signal
import socket
from contextlib import ExitStack
from functools import partial
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from websockets.exceptions import ConnectionClosed

from cardlab.serve.http.server_socket import most_connections
from cardlab.serve.page_connection import TOO_MANY
from tests.serve.conftest import serving
from tests.serve.visitor import Visitor, answer

CLASS = 20
CROWD = 1_000


def seat(stack: ExitStack, address: str):
    """Opens a page for a learner; returns its data and its welcomed socket."""
    visitor = Visitor(address)
    page = visitor.page()
    return visitor, page, stack.enter_context(visitor.joined(page))


def turn(line, n: int) -> dict:
    """Turns a card over in War, and waits for the result."""
    return answer(line, n, {"do": "play", "at": n - 1, "action": "all turn"})


def never_stops(line) -> None:
    """Sends ten thousand messages as fast as possible, and then reads some answers."""
    for n in range(1, 10_001):
        line.send(json.dumps({"n": n, "widget": 0, "content": {"do": "resend_log"}}))
    while True:
        line.recv(60)


def test_ending_the_server_informs_all_pages_and_loses_nothing(tmp_path):
    """This is what happens when the computer is shut down. Each page is informed, and each match is there at the next start."""
    server = serving("--data", str(tmp_path))
    with ExitStack() as stack:
        seats = [seat(stack, server.address) for _ in range(CLASS)]
        for _, _, line in seats:
            assert turn(line, 1)["status"]["at"] == 1
        server.process.send_signal(signal.SIGTERM)
        for _, _, line in seats:
            assert json.loads(line.recv(60)) == {"ends": True}
        assert server.process.wait(60) == 0
    server.stop()
    again = serving("--data", str(tmp_path), port=urlsplit(server.address).port)
    try:
        for visitor, page, _ in seats:
            now = visitor.page()
            assert now["session"] == page["session"]
            assert now["widgets"][0]["state"]["status"]["at"] == 1
    finally:
        again.stop()
    assert "Traceback" not in "".join([*server.printed, *again.printed])


def test_a_client_that_never_stops_is_disconnected_and_the_others_play_on(lessons):
    """Only its own socket is closed, with a reason."""
    with ExitStack() as stack:
        *others, (_, _, noisy) = [seat(stack, lessons.address) for _ in range(4)]
        with pytest.raises(ConnectionClosed) as closed:
            never_stops(noisy)
        assert closed.value.rcvd.code == TOO_MANY
        for _, _, line in others:
            assert [turn(line, n)["status"]["at"] for n in (1, 2, 3)] == [1, 2, 3]


def test_a_press_before_the_connection_is_answered(lessons, page):
    """On a slow network a table appears some tenths of a second before its socket opens, and the first press is not lost."""
    welcomes = []

    def slow(line):
        def hear(text):
            welcomes.append(partial(line.send, text)) if "welcome" in text else line.send(text)

        line.connect_to_server().on_message(hear)

    page.route_web_socket(re.compile("live"), slow)
    page.goto(f"{lessons.address}voila/render/games.ipynb?game=speed_war&seed=7")
    page.get_by_role("button", name="Turn over").click()
    while not welcomes:
        page.wait_for_timeout(10)
    expect(page.locator("html[data-cardlab-lost]")).to_have_count(0)
    welcomes[0]()
    expect(page.locator(".cardlab-ribbon-text")).to_contain_text("beats")


@pytest.mark.parametrize(
    "begun",
    [
        b"GET / HTTP/1.1\r\nHost: loc",
        b"GET /cardlab/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
    ],
    ids=["pages", "sockets"],
)
def test_a_crowd_with_unfinished_requests_does_not_keep_others_out(lessons, begun):
    """It opens a thousand connections with requests for a page or a socket that never end."""
    assert most_connections() > 2 * CROWD
    at = urlsplit(lessons.address)
    with ExitStack() as stack:
        for _ in range(CROWD):
            half = stack.enter_context(socket.create_connection((at.hostname, at.port)))
            half.sendall(begun)
        _, _, line = seat(stack, lessons.address)
        assert turn(line, 1)["status"]["at"] == 1
