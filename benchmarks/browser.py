"""How quick the pages are in a browser: step to painted, and request to interactive.

    python benchmarks/browser.py

Step to painted: a click on "Next step" of a replay in a page of its own, without animation, until the frame after it is
painted. Check to feedback: a click on "Check" of a practice question, right or not, in such a page of a lesson, until what is
said to the answer is painted. Request to interactive: each served lesson against a trivial Voila page with one slider, both warm and in turn; a
page is interactive when a click or key on it has shown its result.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from cardlab.lessons import slugs  # noqa: E402
from tests.conftest import FLAGS  # noqa: E402
from tests.find_browser import system_browser  # noqa: E402

STEPS, PAIRS = 60, 5

PAINTED = """
(selector) => new Promise((done) => {
  const button = document.querySelector(selector);
  const start = performance.now();
  button.click();
  requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => done(performance.now() - start); channel.port2.postMessage(0); });
})
"""
TRIVIAL = "import ipywidgets\nslider = ipywidgets.IntSlider(description='n')\nlabel = ipywidgets.Label('0')\nipywidgets.jslink((slider, 'value'), (label, 'value'))\nipywidgets.VBox([slider, label])"


def step_to_painted(browser) -> list[float]:
    """Milliseconds for each of many steps."""
    from cardlab.teaching.lesson import StageDeal
    from cardlab.widgets import Replay

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "replay.html"
        Replay(StageDeal("addition_war", "lesson", actions=20).match(3)).save_html(file)
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.goto(file.as_uri())
        page.wait_for_selector(".cardlab-replay")
        return [page.evaluate(PAINTED, ".cardlab-to-step") for _ in range(STEPS)]


def check_to_feedback(browser, slug: str) -> list[float]:
    """Milliseconds for each of many answers to practice questions of a lesson."""
    from cardlab.widgets import LessonPage

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "lesson.html"
        LessonPage(slug, seed=3).save_html(file)
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.goto(file.as_uri())
        page.get_by_role("tab", name="Practise").click()
        taken = []
        while len(taken) < STEPS:
            for box in page.locator(".cardlab-exercise input[type=text]").all():
                box.fill("7")
            for choice in page.locator(".cardlab-exercise :is([type=radio], [type=checkbox])").all()[:1]:
                choice.check()
            for line in page.locator(".cardlab-exercise [role=slider]").all():
                line.press("ArrowRight")
            taken.append(page.evaluate(PAINTED, ".cardlab-exercise [type=submit]"))
            if not page.locator(".cardlab-replied").inner_text():
                raise AssertionError("nothing was said to an answer")
            for name in ("Go on", "More questions"):
                for button in page.get_by_role("button", name=name).all():
                    button.click()
        return taken


def trivial_folder(folder: Path) -> None:
    cell = {"cell_type": "code", "id": "c", "metadata": {}, "source": TRIVIAL, "outputs": [], "execution_count": None}
    metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    (folder / "trivial.ipynb").write_text(
        json.dumps({"cells": [cell], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})
    )


def served(*command: str) -> subprocess.Popen:
    return subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def to_interactive(browser, address: str, act) -> tuple[float, float]:
    """Seconds from the request until a click or key has shown its result, and megabytes received until then.

    The megabytes are those of all responses and of the messages from the kernel, in a browser that has kept nothing.
    """
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    sizes: list[int] = []
    wire = context.new_cdp_session(page)
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"])))
    wire.send("Network.enable")
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    act(page)
    seconds = time.perf_counter() - start
    context.close()
    return seconds, sum(sizes) / 1e6


def step_a_lesson(page) -> None:
    button = page.get_by_role("button", name="Next step")
    button.wait_for(timeout=60_000)
    button.click()
    page.wait_for_function("document.querySelector('.cardlab-count').textContent.startsWith('Step 2')")


def move_a_slider(page) -> None:
    handle = page.get_by_role("slider")
    handle.wait_for(timeout=60_000)
    handle.press("ArrowRight")
    page.wait_for_function(
        "[...document.querySelectorAll('.widget-label, .jupyter-widgets')].some((e) => e.textContent.trim() === '1')"
    )


def main() -> None:
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
        painted = step_to_painted(browser)
        print(
            f"step to painted: median {median(painted):.1f} ms, longest {max(painted):.1f} ms, of {STEPS} (goal: median < 50 ms)"
        )
        for slug in slugs():
            told = check_to_feedback(browser, slug)
            print(
                f"check to feedback, {slug}: median {median(told):.1f} ms, longest {max(told):.1f} ms, of {STEPS} (goal: all < 50 ms)"
            )
        trivial_folder(Path(folder))
        warm = ("--preheat_kernel=True", "--pool_size=1", "--VoilaConfiguration.template=lab")
        servers = [
            served("cardlab.cli.commands", "serve", "--no-browser", "--port", "8830"),
            served("voila", folder, "--no-browser", "--port=8840", *warm),
        ]
        try:
            time.sleep(12)
            pairs: dict[str, list[tuple]] = {slug: [] for slug in slugs()}
            for slug in slugs() * PAIRS:
                address = f"http://localhost:8830/voila/render/lesson.ipynb?lesson={slug}&seed=3"
                one = to_interactive(browser, address, step_a_lesson)
                time.sleep(6)  # until the next kernels are warm
                other = to_interactive(browser, "http://localhost:8840/voila/render/trivial.ipynb", move_a_slider)
                time.sleep(6)
                pairs[slug].append((one, other))
        finally:
            for server in servers:
                server.send_signal(2)
            for server in servers:
                server.wait(20)
        print(f"each lesson beside the trivial page, median of {PAIRS} pairs (goal: at most 1.5 times)")
        for slug, taken in pairs.items():
            for which, unit in enumerate(("s until interactive", "MB received")):
                lesson, trivial, ratio = (
                    median(told(one[which], other[which]) for one, other in taken)
                    for told in (lambda one, _: one, lambda _, other: other, lambda one, other: one / other)
                )
                print(f"  {slug}: {lesson:.2f} beside {trivial:.2f} {unit}, {ratio:.2f} times")
        browser.close()


if __name__ == "__main__":
    main()
