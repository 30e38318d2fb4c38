"""Websockets and connections, at a real server."""

import asyncio
import gc
import socket
import struct
from dataclasses import replace
from weakref import ref

import pytest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler
from tornado.websocket import websocket_connect

from cardlab.serve.handlers.http_server import Listener
from cardlab.serve.handlers.websocket import SessionSocketHandler
from cardlab.serve.http.limits import LIMITS, ConcurrencyLimit


def test_a_short_message_does_not_wait_for_the_one_before_it():
    """By Nagle's algorithm, the second of two short messages would wait until the browser has acknowledged the first."""
    opened = asyncio.Event()
    options = []

    class Handler(SessionSocketHandler):
        def open(self):
            super().open()
            options.append(self.ws_connection.stream.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            opened.set()

    async def connect():
        facts = {"sessions": None, "limits": LIMITS, "sockets": ConcurrencyLimit(1, 1)}
        listening, port = bind_unused_port()
        server = HTTPServer(Application([("/", Handler, facts)]))
        server.add_sockets([listening])
        page = await websocket_connect(f"ws://127.0.0.1:{port}/")
        await opened.wait()
        page.close()
        server.stop()
        await server.close_all_connections()

    asyncio.run(connect())
    assert options != [0]
    assert len(options) == 1


def test_idle_connections_make_room_for_new_ones():
    """When all connections are taken, the one that has been idle for longest is closed, although it has asked before."""

    class Hello(RequestHandler):
        def get(self):
            self.finish("hello")

    async def connect():
        listening, port = bind_unused_port()
        application = Application([("/", Hello)])
        listener = Listener(application, limits=replace(LIMITS, connections=3))
        find_handler = application.find_handler
        application.find_handler = lambda request, **kwargs: (listener.heard(request), find_handler(request, **kwargs))[1]
        listener.add_sockets([listening])

        async def ask(reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(5)
            return head

        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        for line in (*lines, lines[0]):  # the first is the last to have asked
            assert b"200 OK" in await ask(*line)
        fourth = await asyncio.open_connection("127.0.0.1", port)
        assert b"200 OK" in await ask(*fourth)
        assert await lines[1][0].read() == b""
        for line in (lines[0], lines[2]):
            assert b"200 OK" in await ask(*line)
        for _, writer in (*lines, fourth):
            writer.close()
        listener.stop()
        await listener.close_all_connections()

    asyncio.run(connect())


@pytest.mark.parametrize("ending", ["closed", "reset", "refused"])
def test_a_socket_that_has_gone_leaves_nothing_in_memory(ending):
    """Not even the half of a message: the next full collection, which finds cycles, is hours away."""
    made = []

    class Handler(SessionSocketHandler):
        def initialize(self, **facts):
            super().initialize(**facts)
            made.extend([ref(self), ref(self.request.connection.stream)])

    async def come_and_go():
        listening, port = bind_unused_port()
        facts = {"sessions": None, "limits": LIMITS, "sockets": ConcurrencyLimit(0 if ending == "refused" else 1, 1)}
        server = Listener(Application([("/", Handler, facts)]), limits=LIMITS)
        server.add_sockets([listening])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n")
        writer.write(b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        assert (b" 503 " if ending == "refused" else b" 101 ") in await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x81\xfe\x40\x00mask" + b"x" * 0x3000)  # of 0x4000
        if ending == "reset":
            linger = struct.pack("ii", 1, 0)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        writer.close()
        while any(one() is not None for one in made):  # a cycle would let this wait for ever
            await asyncio.sleep(0.01)
        server.stop()
        await server.close_all_connections()

    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(come_and_go(), 60))
    finally:
        gc.enable()
