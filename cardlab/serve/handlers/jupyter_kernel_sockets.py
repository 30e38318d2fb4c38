"""Request handlers of open Jupyter kernel pages: their sockets, warm Jupyter kernels that wait, and the end of one."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.web import HTTPError
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from cardlab.serve.http.limits import ConcurrencyLimit, Limits, TokenBucket
from cardlab.serve.jupyter_kernels.kernel_slots import KernelSlots
from cardlab.serve.jupyter_kernels.message_validation import KernelMessageError, read_message, sent_by_kernel

TOO_MUCH = 1008
"""The code of a socket that is closed because a rule of the server was broken."""
MOST_SAID = 120
"""Bytes of a reason: a socket's last word has room for 123."""


class JupyterKernelSocketHandler(KernelWebsocketHandler):
    """The socket between a Jupyter kernel page and its Jupyter kernel, with limits.

    Like Voila's own handler it never shows a page the code that runs. It replaces that one because Voila's reads each message
    by the newer protocol: bytes of the older one, which a page can make a Jupyter kernel send back, would stop the server.
    """

    def initialize(self, limits: Limits, sockets: ConcurrencyLimit, slots: KernelSlots) -> None:
        """Take the limits, the count of open sockets, and the kernel slots."""
        self.limits = limits
        self.sockets = sockets
        self.slots = slots
        self.rate = TokenBucket(limits.messages_a_second, limits.messages_at_once)
        self.refused = False
        self.protocol: str | None = None

    async def get(self, kernel_id: str) -> None:
        """Open the socket; 404 where there is no such Jupyter kernel, 503 where there are too many sockets."""
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        address = self.request.remote_ip or ""
        if not self.sockets.enter(address):
            raise HTTPError(503)
        try:
            await super().get(kernel_id)  # type: ignore[no-untyped-call]
        finally:
            self.sockets.leave(address)

    async def open(self, kernel_id: str) -> None:
        """Claim the Jupyter kernel for the page."""
        self.protocol = self.selected_subprotocol
        self.slots.claim(kernel_id)
        await super().open(kernel_id)  # type: ignore[no-untyped-call]

    def on_message(self, message: str | bytes) -> None:
        """Pass a message on to the Jupyter kernel, or close the socket with the reason."""
        if self.refused:  # it was on its way when the socket was closed
            return
        try:
            if len(message) > self.limits.message_bytes:
                raise KernelMessageError(f"a message has at most {self.limits.message_bytes:,} bytes")
            if not self.rate.take():
                raise KernelMessageError(f"more than {self.limits.messages_a_second:g} messages a second for too long")
            read_message(message, self.protocol, self.limits)
            super().on_message(message)  # type: ignore[no-untyped-call]
        except KernelMessageError as error:
            self._refuse(str(error))
        except Exception as error:  # a browser may send anything: end this socket, and nothing else
            self._refuse(f"the message could not be read ({type(error).__name__})")

    def _refuse(self, reason: str) -> None:
        self.refused = True
        self.close(TOO_MUCH, reason[:MOST_SAID])

    def write_message(self, message: str | bytes | dict[str, Any], binary: bool = False) -> Any:
        """Send a message of the Jupyter kernel, but no code and no stderr: both may name paths of this computer."""
        if self.ws_connection is None or self.ws_connection.is_closing():  # nobody has told the Jupyter kernel yet
            return None
        header, content = sent_by_kernel(message, self.protocol)
        kind = header.get("msg_type")
        if kind == "execute_input" or (kind == "stream" and content.get("name") == "stderr"):
            return None
        return super().write_message(message, binary)

    def on_close(self) -> None:
        """Release the Jupyter kernel, if the socket ever reached it."""
        if getattr(self, "connection", None) is not None:
            super().on_close()  # type: ignore[no-untyped-call]

    def write_error(self, status_code: int, **_: Any) -> None:
        """Answer a refused socket without a page."""
        self.finish()


class WaitingJupyterKernelHandler(RequestInfoSocketHandler):  # type: ignore[misc]
    """The socket at which a warm Jupyter kernel waits for its page, at an address that no browser is told.

    Voila's own handler lets any client wait for any Jupyter kernel; and if one of two that wait for the same one leaves, it
    removes whichever came first.
    """

    def initialize(self, manager: Any) -> None:
        """Take the manager of the Jupyter kernels that may wait."""
        self.manager = manager
        self.kernel_id = ""

    def check_origin(self, origin: str) -> bool:
        """Refuse pages: a Jupyter kernel sends no Origin header."""
        return False

    def open(self, kernel_id: str) -> None:
        """Let a Jupyter kernel wait, if no other client waits for it."""
        if kernel_id not in self.manager or kernel_id in self._waiters:
            self.close(TOO_MUCH, "nobody waits for this kernel")
            return
        self.kernel_id = kernel_id
        super().open(kernel_id)
        self._cache.pop(kernel_id, None)

    def on_message(self, message: str | bytes) -> None:
        """Ignore messages: a waiting Jupyter kernel sends none."""

    def on_close(self) -> None:
        """Remove this client, and no other."""
        if self._waiters.get(self.kernel_id) is self:
            del self._waiters[self.kernel_id]


class FarewellHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Ends a Jupyter kernel when its page says farewell.

    The farewell is a beacon, which carries no token against forged requests, so Voila's own handler refuses it and the
    Jupyter kernel stays until it is idle for long. To end one, its id must be known, and only its page is told.
    """

    def check_xsrf_cookie(self) -> None:
        """A beacon has none."""
