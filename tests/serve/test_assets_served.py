"""A browser runs our files, loads them only once, and can use them and our pages without a network."""

import re
import signal
import sys

import pytest
from playwright.sync_api import Error, expect

from cardlab.models import scripts
from cardlab.serve.http.assets import asset
from tests.conftest import PATIENCE
from tests.serve.conftest import needing_kernels, serving
from tests.serve.waiting import until

KEPT = """async (names) => {
  const kept = [];
  for (const name of await caches.keys()) {
    for (const {url} of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
  }
  return names.every((one) => kept.includes(one)) && kept;
}"""


class Wire:
    """Records the files that a page loads: their addresses, and the bytes sent over the network."""

    def __init__(self, page) -> None:
        self.page, self.begun = page, set[str]()
        self.answers: dict[str, dict] = {}
        self.bytes: dict[str, int] = {}
        self.session = session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", lambda event: self.begun.add(event["requestId"]))
        session.on("Network.loadingFailed", lambda event: self.bytes.setdefault(event["requestId"], 0))
        session.on("Network.responseReceived", lambda event: self.answers.update({event["requestId"]: event["response"]}))
        session.on("Network.requestServedFromCache", lambda event: self.bytes.update({event["requestId"]: 0}))
        session.on(
            "Network.loadingFinished", lambda event: self.bytes.setdefault(event["requestId"], event["encodedDataLength"])
        )
        session.send("Network.enable")

    def settle(self) -> None:
        """Waits until the browser has reported all requests. It tells a script that a file has arrived by another channel,
        which may be quicker.
        """
        self.session.send("Runtime.evaluate", {"expression": "0"})  # all earlier reports have arrived by then
        while self.begun - {*self.bytes}:
            self.page.wait_for_timeout(20)

    def asked(self, pattern: str) -> list[str]:
        """Returns the addresses of this form for which bytes were sent."""
        return sorted(url for url, size in self._sent(pattern) if size)

    def weight(self, pattern: str) -> int:
        """Returns how many bytes were sent from addresses of this form. (A sum over all addresses would depend on whether this
        browser has already requested the tab's icon, which it does once, some time after a page.)
        """
        return sum(size for _, size in self._sent(pattern))

    def _sent(self, pattern: str) -> list[tuple[str, int]]:
        told = [(self.answers[one]["url"], size) for one, size in self.bytes.items() if one in self.answers]
        return [(url, size) for url, size in told if re.search(pattern, url)]


@pytest.mark.parametrize("entry", ["lesson", "play_table_widget", "replay_widget", "model_widget", "exercise_widget"])
def test_a_browser_runs_the_files_of_an_entry(lessons, page, entry):
    """Each gives what anywidget gets in a notebook, and a lesson's files include its models."""
    page.goto(f"{lessons.address}cardlab")
    load = "async (url) => { const {default: widget} = await import(url); return typeof widget.render; }"
    assert page.evaluate(load, f"/{asset(entry).url_path}") == "function"
    if entry == "lesson":
        core = next(one for one in asset(entry).imports if one.name.startswith("lesson_core"))
        known = "async (url) => { const {$model_registry} = await import(url); return Object.keys($model_registry.MODELS); }"
        assert set(page.evaluate(known, f"/{core.url_path}")) == {*scripts()}


LIGHT_TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isDrawn = text.data.trim() && range.getClientRects().length;
    if (isDrawn && getComputedStyle(text.parentElement).fontWeight < 600) found.push(text.data);
  }
  return found;
}"""


@pytest.mark.parametrize("address", ["addition_war.ipynb?seed=3", "fast_food.ipynb?seed=3", "games.ipynb?game=war&seed=3"])
def test_the_first_view_needs_one_font_weight(lessons, page, address):
    """A browser loads a weight's file when a text uses it, so the regular one is not part of the first load."""
    page.goto(f"{lessons.address}voila/render/{address}")
    page.locator(".cardlab-action").first.wait_for()
    assert page.evaluate(LIGHT_TEXTS) == []


def test_files_are_loaded_once_and_compressed(lessons, page):
    """A lesson is a few files, and a table is one. The same pages load nothing the second time."""
    load = "async (urls) => { for (const url of urls) await import(url); }"
    page.goto(f"{lessons.address}cardlab/words")  # a page without files of its own
    wire = Wire(page)
    page.evaluate(load, [f"/{asset('lesson').url_path}"])
    wire.settle()
    assert len(wire.asked("/assets/")) == len(asset("lesson").imports) + 1
    # Compressed with gzip, with every model; `test_a_lesson_is_light` checks which of them a lesson loads.
    assert wire.weight("/assets/") < 95_500
    page.evaluate(load, [f"/{asset('play_table_widget').url_path}"])
    wire.settle()
    assert len(wire.asked("/assets/")) == len(asset("lesson").imports) + 2
    page.reload()
    again = Wire(page)
    page.evaluate(load, [f"/{asset('lesson').url_path}", f"/{asset('play_table_widget').url_path}"])
    again.settle()
    assert again.asked("/assets/") == []


def test_a_stage_is_loaded_when_it_is_opened(lessons, browser):
    """The code of later stages is loaded later. If that fails for good, the stage says so, and a new connection tries again."""
    context = browser.new_context(service_workers="block")  # a worker's requests cannot be blocked here
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    wire = Wire(page)
    page.goto(f"{lessons.address}voila/render/addition_war.ipynb?seed=3")
    page.get_by_role("button", name="Next step").wait_for()
    wire.settle()
    assert wire.asked("/ten_frames-") != []
    assert wire.asked("/lazy_stage_builders-|/hundred_chart-") == []
    page.route("**/lazy_stage_builders-*.js*", lambda route: route.abort())
    page.get_by_role("tab", name="3. Practise").click()
    page.get_by_text("This part did not load.").wait_for()
    page.unroute("**/lazy_stage_builders-*.js*")
    page.evaluate("dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: false}}))")
    page.locator(".cardlab-exercise").wait_for()
    wire.settle()
    assert wire.asked("/hundred_chart-") != []  # a question may draw a model that the match does not
    expect(page.get_by_text("This part did not load.")).to_have_count(0)
    context.close()


@pytest.mark.nightly
def test_a_page_with_a_kernel_loads_voilas_files_once(kernels, page):
    """They are compressed, and their addresses contain the version. A second page of this kind requests none of them again."""
    wire = Wire(page)
    page.goto(f"{kernels.address}voila/render/games.ipynb?game=speed_war&seed=3")
    page.locator(".cardlab-table, .cardlab-felt").first.wait_for()
    assert sum(wire.bytes.values()) < 1_600_000  # it was 5,200,000
    large = [one["headers"] for at, one in wire.answers.items() if wire.bytes.get(at, 0) > 20_000]
    assert large
    assert all(headers.get("Content-Encoding") in ("br", "gzip") for headers in large)
    assert all("/voila-" in url for url in wire.asked(r"\d+\.voila\.js|/voila\.js"))
    before = {*wire.asked(r"\.(js|css)(\?|$)")}
    again = Wire(page)
    page.goto(f"{kernels.address}voila/render/games.ipynb?game=speed_war&seed=4")
    page.locator(".cardlab-table, .cardlab-felt").first.wait_for()
    assert [url for url in again.asked(r"\.(js|css)(\?|$)") if url in before] == []


@pytest.mark.skipif(sys.platform == "win32", reason="no server can be halted there")
def test_opened_pages_are_available_without_a_server(page, tmp_path):
    """These are the pages that need no kernel, including the first one, which was opened before the worker existed, and no
    others.
    """
    server = serving("--folder", str(needing_kernels(tmp_path, "games")))
    without = "voila/render/addition_war.ipynb?seed=7"
    with_kernel = "voila/render/games.ipynb?game=speed_war"
    try:
        page.goto(f"{server.address}cardlab")
        until(page, KEPT, ["/cardlab", f"/{asset('register_service_worker').url_path}"])
        page.goto(f"{server.address}cardlab/rules/war")
        until(page, KEPT, ["/cardlab", "/cardlab/rules/war"])
        page.goto(server.address + without)
        page.get_by_role("tab", name="1. Watch").wait_for()
        until(page, KEPT, ["/voila/render/addition_war.ipynb"])
        page.goto(f"{server.address}cardlab/teacher/addition_war")
        page.goto(server.address + with_kernel)
        page.locator(".cardlab-table, .cardlab-felt").first.wait_for()
        page.goto(f"{server.address}cardlab")
        kept = page.evaluate(KEPT, [])
        assert not [path for path in kept if "games.ipynb" in path or "teacher" in path or "api" in path]
        server.process.send_signal(signal.SIGSTOP)  # the server now accepts connections and does not answer
        page.goto(f"{server.address}cardlab/rules/war")
        page.get_by_role("button", name="Next step").wait_for()
    finally:
        server.process.send_signal(signal.SIGCONT)
        server.stop()
    page.goto(f"{server.address}cardlab")
    page.get_by_role("heading", name="Learn maths with card games").wait_for()
    for path in ("cardlab/rules/war", without):
        page.goto(server.address + path)
        page.get_by_role("button", name="Next step").click()
    for path in (with_kernel, "cardlab/teacher/addition_war"):
        other = page.context.new_page()
        with pytest.raises(Error, match="ERR_CONNECTION_REFUSED|ERR_FAILED"):
            other.goto(f"{server.address}{path}")
        other.close()


def test_the_cache_of_an_older_version_is_deleted(lessons, page):
    """The older cache is deleted once the new one exists, and caches of another server stay."""
    page.goto(f"{lessons.address}cardlab/words")
    make = "async (names) => { for (const name of names) await caches.open(name); }"
    old, foreign = f"cardlab {lessons.address} pages 00000000", f"cardlab {lessons.address}user/other/ pages 00000000"
    page.evaluate(make, [old, foreign])
    page.goto(f"{lessons.address}cardlab")
    until(page, "async (old) => !(await caches.keys()).includes(old)", old)
    assert foreign in page.evaluate("caches.keys()")
