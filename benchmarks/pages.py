"""Measures how soon a page can be used, and its size: a lesson and a table, compared with a trivial Voila page with one slider.

    python benchmarks/pages.py
    python benchmarks/pages.py --page lesson --only slow --runs 3

The whole run takes some three minutes; one row on one kind of network takes half a minute. `cardlab serve` serves the first two
pages, and plain Voila with a warm kernel the third, in turn and in one run. *Interactive*: from the request until the page has
answered a press; on a table, until its session has answered a turn. Bytes are those that Chromium received over the network,
including headers.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import nbformat
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.conftest import FLAGS
from tests.find_browser import system_browser

RUNS, SLOW_RUNS = 5, 3
SLOW = {"offline": False, "latency": 100, "downloadThroughput": 3e6 / 8, "uploadThroughput": 1e6 / 8}
"""A poor school network: 3 Mbit/s, 100 ms."""
TRIVIAL = """import ipywidgets
slider, label = ipywidgets.IntSlider(description="n"), ipywidgets.Label("0")
ipywidgets.jslink((slider, "value"), (label, "value"))
ipywidgets.VBox([slider, label])"""
USED = """([pressed, key, answered, sign]) => new Promise((done, fail) => {
    const named = (one, name) => `${one.ariaLabel ?? ""} ${one.textContent}`.includes(name);
    const seen = ([selector, name]) => [...document.querySelectorAll(selector)].find((one) => named(one, name) && one.checkVisibility());
    const read = () => [...document.querySelectorAll(answered)].filter((one) => one.checkVisibility()).map((one) => one.textContent).join();
    setTimeout(() => fail(new Error("a minute without an answer")), 60_000);
    let before = null;
    const look = () => {
        const target = before === null && seen(pressed);
        if (target) {
            before = read();
            key ? target.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true})) : target.click();
        } else if (before !== null && read() !== before && read().includes(sign)) return done(performance.now());
        requestAnimationFrame(look);
    };
    look();
})"""
"""Presses once, in the first frame in which there is something to press, and returns the milliseconds from the request until
the answer appears. The page does this itself: a browser's driver, which looks for a name among all elements, takes 0.3 s with a
quarter of the processor. A press that nothing handles is not repeated.
"""
OURS, PLAIN = "http://localhost:8985/voila/render/", "http://localhost:8840/voila/render/"


SLIDER = "Voila, one slider"
PAGES: dict[str, tuple[str, list[Any]]] = {
    "lesson": (f"{OURS}addition_war.ipynb?seed={{}}", [["button", "Next step"], "", ".cardlab-stage-chip", ""]),
    "table": (f"{OURS}games.ipynb?game=war&seed={{}}", [["button", "Turn over"], "", ".cardlab-ribbon-text", "card"]),
    SLIDER: (f"{PLAIN}slider.ipynb?n={{}}", [["[role=slider]", ""], "ArrowRight", ".widget-label", "1"]),
}
"""Address; the control to press, by a key or else a click; and the place of the answer, which is a step, a turn or
a new value.
"""


def opened(browser: Any, path: str, use: list[Any], *, slow: bool, again: bool) -> tuple[float, int, int]:
    """Returns the seconds until the page can be used; and its bytes on the first and second visit, without the service
    worker's.
    """
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
    page.goto(path, wait_until="commit")
    took = page.evaluate(USED, use) / 1000
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


def row(name: str, runs: list[tuple[float, int, int]], slowly: list[float], trivial: float | None) -> str:
    """Returns a row of the table, with a dash for anything not measured."""
    cells = [name]
    if runs:
        took = median(one for one, _, _ in runs)
        first, second = (median(run[place] for run in runs) / 1000 for place in (1, 2))
        cells += [f"{took:.2f}", "–" if trivial is None else f"{took / trivial:.2f}", f"{first:,.0f}", f"{second:,.0f}"]
    else:
        cells += ["–"] * 4
    return " | ".join(["", *cells, f"{median(slowly):.2f} ({min(slowly):.2f})" if slowly else "–", ""]).strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", choices=list(PAGES), action="append", help="only this page; may be repeated")
    parser.add_argument("--only", choices=["quick", "slow"], help="only on this network")
    parser.add_argument(
        "--runs", type=int, help=f"runs of each page, instead of {RUNS} on a good network and {SLOW_RUNS} on a poor one"
    )
    args = parser.parse_args()
    pages = {name: page for name, page in PAGES.items() if name in (args.page or PAGES)}
    quick, slow = (0 if args.only == "slow" else args.runs or RUNS), (0 if args.only == "quick" else args.runs or SLOW_RUNS)
    with tempfile.TemporaryDirectory() as folder:
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(TRIVIAL)])
        nbformat.write(notebook, Path(folder) / "slider.ipynb")
        ours = ["cardlab", "serve", "--no-browser", "--port", "8985", "--in-memory"]
        warm = ["--preheat_kernel=True", "--pool_size=1", "--VoilaConfiguration.template=lab"]
        plain = ["voila", folder, "--no-browser", "--port=8840", *warm]
        servers = [
            served(*command) for command, name in ((ours, OURS), (plain, PLAIN)) if any(name in p for p, _ in pages.values())
        ]
        try:
            time.sleep(15)  # both are ready, and the slider's kernel is warm
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
                measured: dict[str, list[tuple[float, int, int]]] = {name: [] for name in pages}
                slowly: dict[str, list[float]] = {name: [] for name in pages}
                for run in range(quick):
                    for name, (path, use) in pages.items():
                        measured[name].append(opened(browser, path.format(run), use, slow=False, again=True))
                        time.sleep(5)
                for run in range(slow):
                    for name, (path, use) in pages.items():
                        slowly[name].append(opened(browser, path.format(100 + run), use, slow=True, again=False)[0])
                        time.sleep(5)
                browser.close()
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(30)
    plain_runs = measured.get(SLIDER, [])
    trivial = median(took for took, _, _ in plain_runs) if plain_runs else None
    print(
        "| page | s to interactive | times Voila's | kB the first time | kB the second | s at 3 Mbit/s, 100 ms, CPU / 4 (the quickest) |"
    )
    print("|---|---|---|---|---|---|")
    for name in pages:
        print(row(name, measured[name], slowly[name], trivial))


if __name__ == "__main__":
    main()
