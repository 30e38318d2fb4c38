"""Fixtures for all tests: their depth, a real browser, and pages that can make requests only to this computer."""

from __future__ import annotations

import asyncio
import gc
import os
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urljoin, urlsplit
from zlib import crc32

import hypothesis
import pytest

from cardlab.core import installed_packages
from tests import front_end
from tests.find_browser import browser_for_tests
from tests.fonts import own_fonts

TESTS = Path(__file__).parent
ARTEFACTS = TESTS.parent / "test-artefacts"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # No layout may depend on our fonts, so pages use those of the tests (tests/fonts.py), like a reader's browser that blocks
    # ours.
    "--disable-remote-fonts",
    # Starting a process is half the cost of opening a page, and each process would compile our scripts again.
    "--renderer-process-limit=1",
    # Each page has its own window, for which Chromium prepares bars and menus that no test sees. Of two such switches only the
    # last one counts, so those that Playwright turns off are repeated here.
    "--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,"
    "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
]
FOLDERS = {"browser": pytest.mark.browser, "serve": pytest.mark.server, "study_kernels": pytest.mark.slow}
"""Folder -> mark of all its tests. Study kernels are compiled on first use, which takes minutes for all of them."""

TOGETHER = {"study_kernels"}
"""The folders whose tests run in one process: several processes would each compile the same kernel at the same time."""

OF_OTHERS = {"browser", "serve"}
"""The folders whose tests drive other programs: a failure there is tried once more, and the run reports it (RERUN)."""

MANY, MANY_PAGES = 20, 4
"""Cases of a test from which a quarter of them is enough before a landing. A test that drives another program takes longer."""

OURS = {
    group: {name: point for name, point in points.items() if installed_packages.distribution(point) == "cardlab"}
    for group, points in installed_packages.entry_points().items()
}
installed_packages.entry_points = lambda: OURS  # type: ignore[assignment]  # packages that happen to be installed are not ours to test

hypothesis.settings.register_profile("cardlab", deadline=None)  # a slow machine is no error
hypothesis.settings.load_profile("cardlab")


One = TypeVar("One")
Other = TypeVar("Other")


@dataclass(frozen=True)
class Depth:
    """How much is tried where there is no natural limit; a test states the number for `full`."""

    times: float

    def of(self, n: int) -> int:
        """Returns the number of seeds, matches or cases to try instead of n."""
        return max(1, round(n * self.times))

    @property
    def whole(self) -> bool:
        """Whether every combination is tried."""
        return self.times >= 1

    def pairs(self, ones: Sequence[One], others: Sequence[Other]) -> list[tuple[One, Other]]:
        """Returns all pairs; or at less depth, pairs in which each of both occurs at least once."""
        if self.whole or not ones or not others:
            return [*product(ones, others)]
        return [(ones[n % len(ones)], others[n % len(others)]) for n in range(max(len(ones), len(others)))]


PATIENCE = int(os.environ.get("CARDLAB_PATIENCE", "120000"))
"""Milliseconds that a test waits for something to appear on a page, since a busy machine is no error."""

DEPTHS = {"quick": Depth(0.05), "landing": Depth(0.1), "full": Depth(1), "night": Depth(20)}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--depth", choices=list(DEPTHS), default="full", help="how many seeds are tried")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skips a folder if all its tests are deselected, because its imports take longer than many a test."""
    mark = FOLDERS.get(collection_path.name)
    return True if mark and f"not {mark.name}" in config.getoption("markexpr").split(" and ") else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collects the tests without garbage collection, which would find nothing and take a fifth of the time."""
    gc.disable()
    collected = yield
    gc.freeze()  # nothing of it will be freed
    gc.enable()
    return collected


@pytest.hookimpl(tryfirst=True)  # before the groups are read
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not DEPTHS[config.getoption("depth")].whole and (left_out := set(items) - at_less_depth(items)):
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]
    for item in items:
        if shared := _shared(item):
            item.add_marker(pytest.mark.xdist_group(shared))
        for part in item.path.relative_to(TESTS).parts[:-1]:
            if part in FOLDERS:
                item.add_marker(FOLDERS[part])
            if part in TOGETHER:
                item.add_marker(pytest.mark.xdist_group(part))
            if part in OF_OTHERS:
                item.add_marker(pytest.mark.flaky(reruns=1))
            if part == "serve":  # cookies and service workers belong to a visitor
                item.add_marker(pytest.mark.own_context)
        if "browser" in item.fixturenames:  # wherever the test is: `make check` runs without a browser
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("long") is None)  # a long test that starts last would delay the end


def at_less_depth(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """Returns the tests to run when not everything is tried: none that are marked `nightly`; of a test marked `in_turn`, each
    value of each parameter at least once; of any other test with many cases, a quarter of them.
    """
    left = [item for item in items if not item.get_closest_marker("nightly")]
    cases: dict[str, list[pytest.Item]] = {}
    for item in left:
        if not item.get_closest_marker("in_turn"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left_out: set[pytest.Item] = set()
    for some in cases.values():
        if len(some) >= (MANY_PAGES if OF_OTHERS & set(some[0].path.relative_to(TESTS).parts) else MANY):
            # By a checksum, since every fourth one could always have the same value of a parameter.
            left_out.update(sorted(some, key=lambda item: crc32(item.nodeid.encode()))[-(-len(some) // 4) :])
    return in_turn([item for item in left if item not in left_out])


def in_turn(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """Returns all tests, but of one that is marked so only enough cases that each value of each of its parameters runs at
    least once, as in `Depth.pairs`.
    """
    values: dict[tuple[str, str], list[str]] = {}
    places: dict[pytest.Item, list[tuple[list[str], int]]] = {}
    for item in items:
        if item.get_closest_marker("in_turn"):
            places[item] = []
            for name, value in item.callspec.params.items():  # type: ignore[attr-defined]
                known = values.setdefault((item.nodeid.partition("[")[0], name), [])
                if repr(value) not in known:
                    known.append(repr(value))
                places[item].append((known, known.index(repr(value))))

    def has_its_turn(places: list[tuple[list[str], int]]) -> bool:
        turns = range(max(len(known) for known, _ in places))
        return any(all(turn % len(known) == place for known, place in places) for turn in turns)

    return {item for item in items if item not in places or has_its_turn(places[item])}


def _shared(item: pytest.Item) -> str | None:
    """Returns the name of an expensive fixture that many tests share, such as a server or a pool. One process runs
    these tests.
    """
    every = [(name, one) for name, made in item._fixtureinfo.name2fixturedefs.items() for one in made]  # type: ignore[attr-defined]
    scopes = {fixture.scope: name for name, fixture in every if fixture.baseid not in ("", "tests")}
    return item.path.stem if "module" in scopes else scopes.get("session")


FAILED = pytest.StashKey[bool]()
"""Whether the last phase of a test, its set-up or the test itself, failed."""


def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    item.stash[FAILED] = call.excinfo is not None


@pytest.fixture(scope="session")
def depth(pytestconfig) -> Depth:
    return DEPTHS[pytestconfig.getoption("depth")]


@pytest.fixture(autouse=True)
def no_loop(request) -> Iterator[None]:
    """Hides the running loop that a browser of an earlier test leaves in this thread, since other tests want a loop of their
    own.
    """
    if {"browser", "page"} & set(request.fixturenames):
        yield
        return
    theirs = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(theirs)


@contextmanager
def chromium() -> Iterator[Any]:
    """Yields the system's Chromium, or else Playwright's; it has the front end's modules and the fonts of the tests."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, front_end.served() as there, own_fonts() as fonts:
        launched = playwright.chromium.launch(executable_path=browser_for_tests(), args=[*FLAGS, there], env=fonts)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    from playwright.sync_api import expect

    expect.set_options(timeout=PATIENCE)
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="session")
def kept(browser) -> Iterator[Kept]:
    """Yields a context that most tests share, each with a page of its own: another context takes more work than a lesson."""
    context = _context(browser)
    yield Kept(context, context.new_cdp_session(context.new_page()))
    context.close()


@dataclass(frozen=True)
class Kept:
    """A context in which no test finds anything of another.

    Attributes:
        context: The context. Its first page stays open; without one its processes would end.
        devtools: Deletes the data that pages have stored.
    """

    context: Any
    devtools: Any

    def forget(self, addresses: set[str]) -> None:
        """Closes all pages but the first, and deletes the data stored for these addresses."""
        for opened in self.context.pages[1:]:
            opened.close()
        for origin in {urljoin(address, "/") for address in addresses if urlsplit(address).scheme in ("file", "http", "https")}:
            self.devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})


def _context(browser: Any) -> Any:
    context = browser.new_context(viewport={"width": 1100, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture
def page(browser, request) -> Iterator[object]:
    """Yields a page; the test fails if it makes a request to another host, or if a script fails. A failure leaves a picture."""
    asked: list[str] = []
    broken: list[str] = []
    visited: set[str] = set()
    own = request.node.get_closest_marker("own_context")
    context = _context(browser) if own else request.getfixturevalue("kept").context
    opened = context.new_page()
    # No other host can be reached (`front_end.served`), so a request to one fails; watching all requests costs five times as
    # much.
    opened.on("requestfailed", lambda r: asked.append(r.url) if _elsewhere(r.url) else None)
    opened.on("pageerror", lambda error: broken.append(str(error)))
    opened.on("framenavigated", lambda frame: visited.add(frame.url))
    yield opened
    if asked or broken or request.node.stash[FAILED]:
        _picture(opened, ARTEFACTS / f"{request.node.name}.png".replace("/", "-"))
    if own:
        context.close()
    else:
        stood = opened.is_closed() or opened.evaluate("String(setTimeout).includes('[native code]')")
        request.getfixturevalue("kept").forget(visited)
        assert stood, "a test that makes its own time is marked own_context: the clock is that of all pages of a context"
    assert asked == [], "the page asked another host"
    assert broken == [], "a script of the page broke"


def _picture(page: Any, path: Path) -> None:
    """Takes a picture of a page, which helps to find out why a test has failed. It takes as long as a small test, so only
    failures do this.
    """
    ARTEFACTS.mkdir(exist_ok=True)
    try:
        page.screenshot(path=path)
    except Exception as error:  # a closed page has no picture
        warnings.warn(f"no screenshot: {error}", stacklevel=1) if not page.is_closed() else None


def _elsewhere(url: str) -> bool:
    parts = urlsplit(url)
    host = parts.hostname or ""
    return parts.scheme in ("http", "https", "ws", "wss") and not (
        host in ("localhost", "cards.test") or host.startswith("127.")
    )
