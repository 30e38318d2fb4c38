"""Request handlers for open Jupyter kernel pages: their sockets, warm kernels that wait, and the shutdown of a kernel."""

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
"""The close code of a socket that has broken a rule of the server."""
MOST_SAID = 120
"""Upper limit of a close reason, in bytes. A close frame has room for 123."""


class JupyterKernelSocketHandler(KernelWebsocketHandler):
    """The socket between a Jupyter kernel page and its Jupyter kernel, with limits.

    Like Voila's own handler, it never shows a page the code that runs. It replaces that handler because Voila's reads each
    message by the newer protocol. Bytes of the older protocol, which a page can make a Jupyter kernel send back, would stop the
    server.
    """

    def initialize(self, limits: Limits, sockets: ConcurrencyLimit, slots: KernelSlots) -> None:
        """Takes the limits, the count of open sockets, and the kernel slots."""
        self.limits = limits
        self.sockets = sockets
        self.slots = slots
        self.rate = TokenBucket(limits.messages_a_second, limits.messages_at_once)
        self.refused = False
        self.protocol: str | None = None

    async def get(self, kernel_id: str) -> None:
        """Opens the socket. Answers 404 if there is no such Jupyter kernel, and 503 if there are too many sockets."""
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
        """Claims the Jupyter kernel for the page."""
        self.set_nodelay(True)  # as in `SessionSocketHandler`
        self.protocol = self.selected_subprotocol
        self.slots.claim(kernel_id)
        await super().open(kernel_id)  # type: ignore[no-untyped-call]

    def on_message(self, message: str | bytes) -> None:
        """Passes a message on to the Jupyter kernel, or closes the socket with the reason."""
        if self.refused:  # the message was on its way when the socket was closed
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
        except Exception as error:  # a browser may send anything, and an error must end only this socket
            self._refuse(f"the message could not be read ({type(error).__name__})")

    def _refuse(self, reason: str) -> None:
        self.refused = True
        self.close(TOO_MUCH, reason[:MOST_SAID])

    def write_message(self, message: str | bytes | dict[str, Any], binary: bool = False) -> Any:
        """Sends a message of the Jupyter kernel, but no code and no stderr: both may contain paths of this computer."""
        if self.ws_connection is None or self.ws_connection.is_closing():  # the Jupyter kernel does not know this yet
            return None
        header, content = sent_by_kernel(message, self.protocol)
        kind = header.get("msg_type")
        if kind == "execute_input" or (kind == "stream" and content.get("name") == "stderr"):
            return None
        return super().write_message(message, binary)

    def on_close(self) -> None:
        """Releases the Jupyter kernel, if the socket ever reached it."""
        if getattr(self, "connection", None) is not None:
            super().on_close()  # type: ignore[no-untyped-call]

    def write_error(self, status_code: int, **_: Any) -> None:
        """Answers a refused socket without a page."""
        self.finish()


class WaitingJupyterKernelHandler(RequestInfoSocketHandler):  # type: ignore[misc]
    """The socket at which a warm Jupyter kernel waits for its page, at an address that no browser knows.

    Voila's own handler lets any client wait for any Jupyter kernel. If one of two clients that wait for the same kernel leaves,
    it removes the one that came first.
    """

    def initialize(self, manager: Any) -> None:
        """Takes the manager of the Jupyter kernels that may wait."""
        self.manager = manager
        self.kernel_id = ""

    def check_origin(self, origin: str) -> bool:
        """Refuses pages. A Jupyter kernel sends no Origin header."""
        return False

    def open(self, kernel_id: str) -> None:
        """Lets a Jupyter kernel wait, if no other client waits for it."""
        if kernel_id not in self.manager or kernel_id in self._waiters:
            self.close(TOO_MUCH, "nobody waits for this kernel")
            return
        self.kernel_id = kernel_id
        super().open(kernel_id)
        self._cache.pop(kernel_id, None)

    def on_message(self, message: str | bytes) -> None:
        """Ignores messages. A waiting Jupyter kernel sends none."""

    def on_close(self) -> None:
        """Removes this client, and no other."""
        if self._waiters.get(self.kernel_id) is self:
            del self._waiters[self.kernel_id]


class KernelShutdownHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Ends a Jupyter kernel when its page is closed.

    The page sends a beacon, which carries no token against forged requests. So Voila's own handler refuses it, and the Jupyter
    kernel stays until it has been idle for long. Anybody who ends a kernel must know its id, and only its page knows that.
    """

    def check_xsrf_cookie(self) -> None:
        """Checks nothing, because a beacon has no token."""
