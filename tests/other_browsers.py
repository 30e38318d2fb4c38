"""Drives installed Firefox and WebKit by their own protocols: WebDriver BiDi and WebDriver.

Playwright drives only its own builds of these, but schools use those of their systems.
"""

from __future__ import annotations

import base64
import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Protocol

FIREFOX = ("firefox-esr", "firefox")
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")
PATIENCE = 60
"""Seconds after which an unresponsive browser counts as failed."""

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Space": " ",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "Home": "\ue011",
    "End": "\ue010",
}
"""WebDriver's codes of the keys."""


class Driven(Protocol):
    """A browser with one page."""

    name: str
    """Its name and version."""
    broken: list[str]
    """The errors of scripts in its console, if it reports them."""
    needs: ClassVar[str]
    """The package to install."""

    def visit(self, address: str) -> None:
        """Opens a page and waits until it is loaded."""

    def run(self, function: str, *arguments: Any) -> Any:
        """Returns the result of a JavaScript function on the page."""

    def press(self, *keys: str) -> None:
        """Presses keys, one after the other."""

    def resize(self, width: int, height: int) -> None:
        """Resizes the page, in pixels."""

    def picture(self) -> bytes:
        """Returns a picture of the page, as PNG."""

    def close(self) -> None:
        """Closes the browser."""


def wait_for(browser: Driven, function: str, *arguments: Any) -> Any:
    """Returns the result of a function on the page, as soon as there is one."""
    until = time.monotonic() + PATIENCE
    while not (found := browser.run(function, *arguments)):
        if time.monotonic() > until:
            raise AssertionError(f"{browser.name}: never true: {function}")
        time.sleep(0.05)
    return found


def key_actions(keys: tuple[str, ...]) -> list[dict[str, Any]]:
    """Returns keys in the form of both protocols."""
    strokes = [{"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keys", "actions": strokes}]


class Firefox:
    """Firefox by WebDriver BiDi, its own protocol."""

    needs: ClassVar[str] = "firefox-esr or firefox"

    def __init__(self) -> None:
        import websocket  # a dependency of jupyter-server

        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        command = [
            self.installed() or "",
            "--headless",
            "--no-remote",
            "--profile",
            self._profile.name,
            "--remote-debugging-port",
            "0",
        ]
        self._process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        said = (re.search(r"WebDriver BiDi listening on (\S+)", line) for line in self._process.stderr or ())
        address = next(filter(None, said))[1]
        self._socket = websocket.create_connection(f"{address}/session", timeout=PATIENCE, suppress_origin=True)
        self._numbers = itertools.count(1)
        self.broken: list[str] = []
        version = self._send("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.name = f"Firefox {version}"
        # Key presses have no effect in its first window, which has no focus.
        self._page = self._send("browsingContext.create", type="window")["context"]
        self._send("session.subscribe", events=["log.entryAdded"])

    @staticmethod
    def installed() -> str | None:
        """Returns the path of the browser."""
        return next(filter(None, map(shutil.which, FIREFOX)), None)

    def _send(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self._socket.recv())
            if (
                said.get("method") == "log.entryAdded"
                and said["params"]["type"] == "javascript"
                and said["params"]["level"] == "error"
            ):
                self.broken.append(said["params"]["text"])
            if said.get("id") == number:
                if said["type"] == "error":
                    raise RuntimeError(f"{method}: {said['message']}")
                return said["result"]

    def visit(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, function: str, *arguments: Any) -> Any:
        call = f"async () => JSON.stringify((await ({function})(...{json.dumps(arguments)})) ?? null)"
        said = self._send("script.callFunction", functionDeclaration=call, target={"context": self._page}, awaitPromise=True)
        if said["type"] == "exception":
            raise AssertionError(f"{self.name}: {said['exceptionDetails']['text']}")
        return json.loads(said["result"]["value"])

    def press(self, *keys: str) -> None:
        self._send("input.performActions", context=self._page, actions=key_actions(keys))

    def resize(self, width: int, height: int) -> None:
        self._send("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._send("browsingContext.captureScreenshot", context=self._page)["data"])

    def close(self) -> None:
        with suppress(Exception):  # it may end before it answers
            self._send("browser.close")
        self._socket.close()
        self._process.wait(PATIENCE)
        if self._process.stderr:
            self._process.stderr.close()
        self._profile.cleanup()


class WebKit:
    """The small browser of WebKitGTK by WebDriver; it needs a screen, so it gets an invisible one."""

    needs: ClassVar[str] = "webkit2gtk-driver with its MiniBrowser, and xvfb"

    def __init__(self) -> None:
        self.broken: list[str] = []
        found, screen = self.installed(), shutil.which("Xvfb") or ""
        here = {
            **os.environ,
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }  # like --no-sandbox for Chromium
        size = ["-screen", "0", "1400x1200x24", "-nolisten", "tcp", "-displayfd", "1"]
        self._screen = subprocess.Popen([screen, *size], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        display = self._screen.stdout.readline().strip() if self._screen.stdout else ""
        port = _free_port()
        self._address = f"http://127.0.0.1:{port}"
        self._driver = subprocess.Popen(
            [shutil.which("WebKitWebDriver") or "", f"--port={port}"],
            env={**here, "DISPLAY": f":{display}"},
            stderr=subprocess.DEVNULL,
        )
        asked = {"webkitgtk:browserOptions": {"binary": found, "args": ["--automation"]}}
        began = _until_answered(lambda: self._ask("POST", "/session", capabilities={"alwaysMatch": asked}))
        self._address += f"/session/{began['sessionId']}"
        self.name = f"WebKitGTK {began['capabilities']['browserVersion']}"

    @staticmethod
    def installed() -> str | None:
        """Returns the path of the browser, if its driver and a screen are available too."""
        found = [path for pattern in MINI_BROWSERS for path in Path("/").glob(pattern[1:])]
        return str(found[-1]) if found and shutil.which("WebKitWebDriver") and shutil.which("Xvfb") else None

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        asked = urllib.request.Request(self._address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise AssertionError(f"WebKit: {refused.read().decode()[:500]}") from None

    def visit(self, address: str) -> None:
        self._ask("POST", "/url", url=address)

    def run(self, function: str, *arguments: Any) -> Any:
        return self._ask("POST", "/execute/sync", script=f"return ({function})(...arguments)", args=arguments)

    def press(self, *keys: str) -> None:
        self._ask("POST", "/actions", actions=key_actions(keys))

    def resize(self, width: int, height: int) -> None:
        self._ask("POST", "/window/rect", width=width, height=height)

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))

    def close(self) -> None:
        with suppress(Exception):
            self._ask("DELETE", "")
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait(PATIENCE)
        if self._screen.stdout:
            self._screen.stdout.close()


OTHERS: dict[str, type[Firefox] | type[WebKit]] = {"firefox": Firefox, "webkit": WebKit}
"""The browsers that can be driven if they are installed."""


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def _until_answered(ask: Callable[[], Any]) -> Any:
    """Returns the answer of a program that has only just started."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return ask()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
