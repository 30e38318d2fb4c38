"""How soon a page can be used, and what it weighs: a lesson and a table beside a trivial Voila page with one slider.

    python benchmarks/pages.py

The first two by `cardlab serve`, the third by plain Voila with a warm kernel, in one run and in turn. *Interactive*: from the request until a click on the page was answered by
the other end. Bytes are those that Chromium received over the network, headers too.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import nbformat
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.conftest import FLAGS
from tests.find_browser import system_browser

RUNS = 5
SLOW = {"offline": False, "latency": 100, "downloadThroughput": 3e6 / 8, "uploadThroughput": 1e6 / 8}
"""A poor school network: 3 Mbit/s, 100 ms."""
TRIVIAL = """import ipywidgets
slider, label = ipywidgets.IntSlider(description="n"), ipywidgets.Label("0")
ipywidgets.jslink((slider, "value"), (label, "value"))
ipywidgets.VBox([slider, label])"""
CHANGED = """(before) => new Promise((done) => {
    const counts = () => [...document.querySelectorAll(".cardlab-count")].filter((one) => one.checkVisibility());
    const look = () => counts().some((one) => one.innerText !== before) ? done() : requestAnimationFrame(look);
    look();
})"""
"""Looks at each frame; `expect` would look after 100, 250, 500 and 1,000 ms."""
OURS, PLAIN = "http://localhost:8985/voila/render/", "http://localhost:8840/voila/render/"


def lesson(page: Page) -> None:
    """A step is taken."""
    place = page.locator(".cardlab-count:visible")
    before = place.inner_text()
    page.get_by_role("button", name="Next step").click()
    page.evaluate(CHANGED, before)


def table(page: Page) -> None:
    """A turn is played."""
    page.get_by_role("button", name="Turn up the cards").click()
    page.locator(".cardlab-onward .cardlab-main:visible").wait_for()


def slider(page: Page) -> None:
    """The slider moves."""
    handle = page.get_by_role("slider")
    handle.wait_for()
    handle.press("ArrowRight")
    page.wait_for_function("[...document.querySelectorAll('.widget-label')].some((one) => one.textContent.trim() === '1')")


PAGES: dict[str, tuple[str, Any]] = {
    "lesson": (f"{OURS}lesson.ipynb?lesson=addition_war&seed={{}}", lesson),
    "table": (f"{OURS}game.ipynb?game=war&seed={{}}", table),
    "Voila, one slider": (f"{PLAIN}slider.ipynb?n={{}}", slider),
}


def opened(browser: Any, path: str, use: Any, *, slow: bool, again: bool) -> tuple[float, int, int]:
    """Seconds until it can be used; bytes of the first time and of the second, without the worker, whose are not told."""
    context = browser.new_context(viewport={"width": 1100, "height": 800}, service_workers="block")
    page = context.new_page()
    page.set_default_timeout(120_000)
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    received = [0]
    client.on("Network.loadingFinished", lambda told: received.__setitem__(0, received[0] + int(told["encodedDataLength"])))
    if slow:
        client.send("Network.emulateNetworkConditions", SLOW)
        client.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    begun = time.perf_counter()
    page.goto(path, wait_until="commit")
    use(page)
    took = time.perf_counter() - begun
    page.wait_for_timeout(500)
    first, received[0] = received[0], 0
    if again:
        page.reload()
        page.wait_for_timeout(1500)
    second = received[0]
    context.close()
    return took, first, second


def served(*command: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(TRIVIAL)])
        nbformat.write(notebook, Path(folder) / "slider.ipynb")
        ours = ["cardlab", "serve", "--no-browser", "--port", "8985", "--forget"]
        warm = ["--preheat_kernel=True", "--pool_size=1", "--VoilaConfiguration.template=lab"]
        plain = ["voila", folder, "--no-browser", "--port=8840", *warm]
        servers = [served(*ours), served(*plain)]
        try:
            time.sleep(15)  # both are there, and the slider's kernel is warm
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
                measured: dict[str, list[tuple[float, int, int]]] = {name: [] for name in PAGES}
                slowly: dict[str, list[float]] = {name: [] for name in PAGES}
                for run in range(RUNS):
                    for name, (path, use) in PAGES.items():
                        measured[name].append(opened(browser, path.format(run), use, slow=False, again=True))
                        time.sleep(5)
                for run in range(3):
                    for name, (path, use) in PAGES.items():
                        slowly[name].append(opened(browser, path.format(100 + run), use, slow=True, again=False)[0])
                        time.sleep(5)
                browser.close()
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(30)
    trivial = median(took for took, _, _ in measured["Voila, one slider"])
    print("| page | s to interactive | times Voila's | kB the first time | kB the second | s at 3 Mbit/s, 100 ms, CPU / 4 |")
    print("|---|---|---|---|---|---|")
    for name, runs in measured.items():
        took = median(one for one, _, _ in runs)
        first, second = (median(run[place] for run in runs) / 1000 for place in (1, 2))
        print(f"| {name} | {took:.2f} | {took / trivial:.2f} | {first:,.0f} | {second:,.0f} | {median(slowly[name]):.1f} |")


if __name__ == "__main__":
    main()
