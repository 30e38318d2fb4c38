"""Pages in a network that lets no web socket through: they go on over plain HTTP."""

from __future__ import annotations

import json
import re
import socket
from concurrent.futures import ThreadPoolExecutor, as_completed
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin, urlsplit
from urllib.request import Request

import pytest
from playwright.sync_api import expect

from cardlab.protocol.socket_frames import VERSION
from cardlab.serve.page_connection import LONGEST, MOST_BYTES, NONSENSE, TOO_MANY, UNKNOWN
from tests.browser.served_table import LIES, play_a_card, table
from tests.serve.visitor import Visitor, origin_of
from tests.serve.waiting import until

FOOD = "voila/render/games.ipynb?game=fast_food&seed=4"
BLOCKED = """globalThis.WebSocket = class extends EventTarget {
  static OPEN = 1;
  static CLOSED = 3;
  readyState = 0;
  constructor() {
    super();
    if (%s) setTimeout(() => this.dispatchEvent(new CloseEvent("close", {code: 1006})));
  }
  close() {}
};"""
"""A web socket in a network that refuses all, or that answers to none."""


def opened(page, address: str) -> None:
    page.goto(address)
    page.locator("[data-cardlab-ready]").wait_for(state="attached")


@pytest.mark.parametrize("refused", ["true", "false"])
def test_a_page_goes_on_over_plain_http(lessons, page, refused):
    """It plays, sees the moves of another tab, and the next page of the tab tries plain HTTP first."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(BLOCKED % refused)
    opened(page, lessons.address + FOOD)
    shown = play_a_card(page)
    assert any("/cardlab/poll" in url for url in asked)
    expect(page.locator(".cardlab-connection-lost")).to_have_text("")
    other = page.context.new_page()
    opened(other, lessons.address + FOOD)
    assert table(other) == shown
    shown = play_a_card(other)
    until(page, f"() => ({LIES})() === {json.dumps(shown)}")
    asked.clear()
    page.reload()
    page.locator("[data-cardlab-ready]").wait_for(state="attached")
    assert table(page) == shown
    play_a_card(page)
    other.close()
    assert "plain HTTP" in "".join(lessons.printed)


def test_a_page_says_that_nothing_goes_through_and_goes_on_when_it_does(lessons, page):
    """Neither a web socket nor plain HTTP does, at first."""
    cut = [True]
    page.add_init_script(BLOCKED % "true")
    page.route(re.compile("cardlab/poll"), lambda route: route.abort() if cut else route.continue_())
    opened(page, lessons.address + FOOD)
    expect(page.locator(".cardlab-connection-lost")).to_have_text(re.compile("by itself"))
    cut.clear()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".cardlab-connection-lost")).to_have_text("")
    play_a_card(page)


class Polling:
    """A page that polls."""

    def __init__(self, visitor: Visitor, page: dict) -> None:
        self.visitor, self.key = visitor, ""
        self.address = urljoin(visitor.address, "cardlab/poll")
        self.hello = {"hello": "tab", "v": VERSION, "session": page["session"]}

    def ask(self, data: bytes | None = None, **headers: str) -> tuple[int, str]:
        """Posts messages, or asks for those of the server; returns status and body."""
        request = Request(f"{self.address}?key={self.key}", data, {"Origin": origin_of(self.address), **headers})
        try:
            with self.visitor._opener.open(request, timeout=60) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as answer:
            return answer.code, answer.read().decode()

    def send(self, *messages: object) -> int:
        status, text = self.ask("\n".join(one if isinstance(one, str) else json.dumps(one) for one in messages).encode())
        self.key = text if status == 200 else ""
        return status

    def hear(self) -> list[dict]:
        status, text = self.ask()
        assert status == 200, text
        return [json.loads(line) for line in text.split("\n")]


def test_plain_http_has_the_rules_of_a_websocket(lessons):
    """Its messages have the same numbers and limits, and the codes of a closed connection are the same."""
    visitor = Visitor(lessons.address)
    page = visitor.page("voila/render/games.ipynb?game=war&seed=4")
    line = Polling(visitor, page)
    assert line.send(line.hello) == 200
    assert line.hear() == [{"welcome": VERSION, "heard": 0, "taken": page["taken"]}]
    turn = {"widget": 0, "content": {"do": "play", "at": 0, "action": "all turn"}}
    assert line.send({"n": 1, **turn}, {"n": 1, **turn}) == 200
    heard = line.hear()
    heard += line.hear() if len(heard) < 2 else []
    assert [(told["n"], told["content"]["status"]["at"]) for told in heard] == [(1, 1), (1, 1)], "played once"
    long = {"n": 2, "widget": 0, "content": {"do": "x" * (LONGEST - 100)}}
    assert line.send(long) == 200
    assert [told["n"] for told in line.hear()] == [2]
    for hello, sent, code in [
        (line.hello, ["nonsense"], NONSENSE),
        ({**line.hello, "session": "0" * 32}, [], UNKNOWN),
        (line.hello, ["x" * (LONGEST + 1)], NONSENSE),
        (line.hello, ["{}"] * 600, TOO_MANY),
    ]:
        line.key = ""
        assert line.send(hello) == 200
        assert line.send(*sent) == 200
        status, text = line.ask()
        while status == 200:
            status, text = line.ask()
        assert (status, text) == (410, str(code))
        assert line.ask()[0] == 404


def test_plain_http_is_only_for_the_page_that_began(lessons):
    """Nobody else may listen, nor a page of another site; and a request has a limit."""
    visitor = Visitor(lessons.address)
    line = Polling(visitor, visitor.page(FOOD))
    line.send(line.hello)
    stranger = Polling(Visitor(lessons.address), {"session": line.hello["session"]})
    stranger.key = line.key
    assert stranger.ask()[0] == 404
    assert stranger.ask(b"{}")[0] == 404
    assert line.ask(b"{}", Origin="http://elsewhere.test")[0] == 403
    line.key = ""  # a busy machine may have taken so long that the page counts as gone
    assert line.send(line.hello) == 200
    with pytest.raises((ConnectionError, URLError)):  # the server ends the connection
        line.ask(b" " * (MOST_BYTES + 1))


def test_only_an_open_connection_takes_long_messages(lessons):
    """A browser without a key of its own is refused before the body comes, so that bodies cannot fill the memory."""
    line, stranger = (Polling(visitor, visitor.page(FOOD)) for visitor in (Visitor(lessons.address), Visitor(lessons.address)))
    line.send(line.hello)
    stranger.key = line.key
    for asks, says in [(line, b"HTTP/1.1 100"), (stranger, b"HTTP/1.1 404")]:
        with begun(asks, LONGEST) as connection:
            assert connection.recv(100).startswith(says)
    stranger.key = ""
    with begun(stranger, LONGEST) as connection:
        assert b"HTTP/1.1 400" in connection.makefile("rb").read()  # and the connection ends


def test_a_connection_takes_one_request_of_a_kind_at_a_time(lessons):
    """So a page that has one connection cannot have a thousand long bodies or waiting requests."""
    visitor = Visitor(lessons.address)
    line = Polling(visitor, visitor.page(FOOD))
    line.send(line.hello)
    line.hear()
    with ThreadPoolExecutor(2) as asking:
        answers = as_completed([asking.submit(line.ask), asking.submit(line.ask)])
        assert next(answers).result()[0] == 409
        line.ask(b"nonsense")  # ends the wait of the other
        assert next(answers).result() == (410, str(NONSENSE))
    line.key = ""
    line.send(line.hello)
    with begun(line, 2) as connection:
        assert connection.recv(100).startswith(b"HTTP/1.1 100")
        assert line.ask(b"{}")[0] == 409
        connection.sendall(b"{}")
        assert connection.recv(1000).startswith(b"HTTP/1.1 200")
    assert line.ask(b"{}")[0] == 200


def begun(line: Polling, length: int) -> socket.socket:
    """Sends the head of a request whose body does not come yet. The server says when it waits for it."""
    parts, cookies = urlsplit(line.address), Request(line.address)
    line.visitor.cookies.add_cookie_header(cookies)
    connection = socket.create_connection((parts.hostname, parts.port), timeout=60)
    connection.sendall(
        f"POST {parts.path}?key={line.key} HTTP/1.1\r\nHost: {parts.netloc}\r\nExpect: 100-continue\r\n"
        f"Cookie: {cookies.get_header('Cookie', '')}\r\nContent-Length: {length}\r\n\r\n".encode()
    )
    return connection
