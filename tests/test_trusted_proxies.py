"""The address and the protocol of a visitor behind proxies, and headers that a visitor has made up."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from tornado.httputil import HTTPHeaders
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler

from cardlab.core.errors import CardlabError
from cardlab.serve.handlers.http_server import Listener
from cardlab.serve.http.limits import LIMITS
from cardlab.serve.http.trusted_proxies import TrustedProxies
from cardlab.serve.settings import ServerSettings

PUPIL = "203.0.113.7"
FORGED = "198.51.100.1"
PROXIES = TrustedProxies(["10.88.0.1", "10.20.0.0/16", "2001:db8:1::/48"])


@pytest.mark.parametrize(
    ("peer", "told", "visitor"),
    [
        ("127.0.0.1", PUPIL, PUPIL),
        ("::1", PUPIL, PUPIL),
        ("10.88.0.1", PUPIL, PUPIL),
        ("10.88.0.1", f"{FORGED}, {PUPIL}", PUPIL),
        ("10.88.0.1", f"{FORGED},127.0.0.1 , {PUPIL}", PUPIL),
        ("10.88.0.1", f"{PUPIL}, 10.20.3.4, 127.0.0.1", PUPIL),
        ("10.88.0.1", f"{FORGED}, {PUPIL}, 10.20.3.4", PUPIL),
        ("::ffff:10.88.0.1", f"::ffff:{PUPIL}", PUPIL),
        ("2001:db8:1::5", "2001:DB8:2:0::1, 2001:db8:1:2::3", "2001:db8:2::1"),
        ("10.88.0.1", "fe80::1%eth0", "fe80::1"),
        # Nobody is believed who is not a proxy.
        (PUPIL, FORGED, PUPIL),
        (PUPIL, "127.0.0.1", PUPIL),
        ("10.88.0.2", FORGED, "10.88.0.2"),
        ("2001:db8:2::1", "10.88.0.1", "2001:db8:2::1"),
        # Nonsense, and all that stands before it.
        ("10.88.0.1", "", "10.88.0.1"),
        ("10.88.0.1", "unknown", "10.88.0.1"),
        ("10.88.0.1", f"{FORGED}, unknown, 10.20.3.4", "10.20.3.4"),
        ("10.88.0.1", f"{FORGED}, {PUPIL}:4711", "10.88.0.1"),
        ("10.88.0.1", f"{FORGED}, , 10.20.3.4", "10.20.3.4"),
        ("10.88.0.1", "2130706433", "10.88.0.1"),
        ("10.88.0.1", f'{FORGED}, "\r\n<script>', "10.88.0.1"),
        # A proxy that asks for itself.
        ("10.88.0.1", "127.0.0.1", "127.0.0.1"),
    ],
)
def test_the_visitor_is_the_last_one_who_is_no_proxy(peer, told, visitor):
    assert PROXIES.visitor(peer, told) == visitor


def test_whoever_reaches_a_server_of_a_hub_is_its_proxy():
    """The address of the hub's proxy is not known. Proxies before it are those that were named."""
    hub = TrustedProxies(["10.20.0.0/16"], any_peer=True)
    assert hub.visitor("10.9.8.7", f"{FORGED}, {PUPIL}, 10.20.3.4, 127.0.0.1") == PUPIL
    assert hub.visitor("10.9.8.7", f"{FORGED}, {PUPIL}") == PUPIL


def test_the_first_proxy_knows_the_protocol():
    """With two proxies, such as Caddy in front of a hub, the second says that it was asked by http."""
    headers = HTTPHeaders({"X-Real-Ip": FORGED, "X-Scheme": "http", "X-Forwarded-Proto": "https,http"})
    headers.add("X-Forwarded-For", FORGED)
    headers.add("X-Forwarded-For", f"{PUPIL}, 127.0.0.1")
    PROXIES.clean("10.88.0.1", headers)
    assert dict(headers) == {"X-Forwarded-For": PUPIL, "X-Forwarded-Proto": "https"}


@pytest.mark.parametrize("named", ["", "caddy", "10.88.0.300", "10.88.0.1/16", "10.88.0.1:80", "10.88.0.1,10.88.0.2"])
def test_a_proxy_is_an_address_or_a_network(named):
    with pytest.raises(CardlabError, match="--trusted-proxy: .* such as"):
        ServerSettings(hosts=("cards.example",), trusted_proxies=(named,))


def test_which_servers_are_behind_a_proxy():
    assert ServerSettings().proxies is ServerSettings(ip="0.0.0.0", hosts=("cards.example",)).proxies is None
    beside = ServerSettings(hosts=("cards.example",)).proxies
    assert [beside.trusts(address) for address in ("127.0.0.1", "::1", "10.88.0.1")] == [True, True, False]
    beyond = ServerSettings(ip="0.0.0.0", hosts=("cards.example",), trusted_proxies=("10.88.0.1",))
    assert beyond.proxies.trusts("10.88.0.1")
    assert beyond.origin(8866) == "https://cards.example"
    assert ServerSettings(jupyterhub=True).proxies.trusts("10.88.0.1")
    with pytest.raises(CardlabError, match="--trusted-proxy needs --host"):
        ServerSettings(ip="0.0.0.0", trusted_proxies=("10.88.0.1",))


class Told(RequestHandler):
    """Says whom the server takes for its visitor."""

    def get(self):
        self.finish({"visitor": self.request.remote_ip, "protocol": self.request.protocol})


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (ServerSettings(ip="0.0.0.0"), ("127.0.0.1", "http")),
        (ServerSettings(ip="0.0.0.0", hosts=("cards.example",)), ("127.0.0.1", "http")),
        (ServerSettings(hosts=("cards.example",)), (PUPIL, "https")),
        (ServerSettings(ip="0.0.0.0", hosts=("cards.example",), trusted_proxies=("10.88.0.1",)), (PUPIL, "https")),
        (ServerSettings(jupyterhub=True), (PUPIL, "https")),
    ],
    ids=["alone", "unnamed proxy", "proxy here", "named proxy", "hub"],
)
def test_forged_headers_change_nothing_without_a_proxy(settings, told):
    """Each request of a connection stands for itself: a proxy sends those of several visitors over one."""
    forged = f"X-Forwarded-For: {FORGED}, {PUPIL}\r\nX-Real-Ip: {FORGED}\r\nX-Scheme: http\r\nX-Forwarded-Proto: https\r\n"

    async def answers():
        listening, port = bind_unused_port()
        listener = Listener(Application([("/", Told)]), limits=LIMITS, proxies=settings.proxies)
        listener.add_sockets([listening])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        found = []
        for more in ("", forged, ""):
            writer.write(f"GET / HTTP/1.1\r\nHost: x\r\n{more}\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            answer = json.loads(await reader.readuntil(b"}"))
            found.append((answer["visitor"], answer["protocol"]))
        writer.close()
        listener.stop()
        await listener.close_all_connections()
        return found

    direct = ("127.0.0.1", "http")
    assert asyncio.run(answers()) == [direct, told, direct]


@pytest.mark.parametrize(("named", "stay"), [("10.88.0.1", 4), ("10.88.0.2", 2)])
def test_a_proxy_has_more_connections_than_a_visitor(named, stay, monkeypatch):
    """Those of a whole school come from its address. A visitor's oldest ones are dropped."""

    async def staying():
        listening, port = bind_unused_port()
        limits = replace(LIMITS, connections=4, connections_of_address=2)
        listener = Listener(Application([("/", Told)]), limits=limits, proxies=TrustedProxies([named]))
        handle = listener.handle_stream
        monkeypatch.setattr(listener, "handle_stream", lambda stream, _: handle(stream, ("10.88.0.1", 4711)))
        listener.add_sockets([listening])

        async def answers(reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            try:
                return b"200 OK" in await reader.readuntil(b"}")
            except (asyncio.IncompleteReadError, ConnectionError):
                return False

        lines = []
        for _ in range(4):
            lines.append(await asyncio.open_connection("127.0.0.1", port))
            assert await answers(*lines[-1])
        found = [await answers(*line) for line in lines]
        for _, writer in lines:
            writer.close()
        listener.stop()
        await listener.close_all_connections()
        return sum(found)

    assert asyncio.run(staying()) == stay
