"""Takes the picture at the head of the README: a war of Addition War at the step that announces it, from the exported page of
the match.

python -m docs.picture docs/war.png
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from cardlab import start
from cardlab.widgets import Replay
from tests.find_browser import system_browser

SEED, TURNS = 0, 3
SIZE = {"width": 1000, "height": 640}


def main() -> None:
    """Writes the picture."""
    replay = Replay(start("addition_war", seed=SEED).play_out(at_most=TURNS))
    war = next(number for number, step in enumerate(replay.log["steps"], 1) if step["rule"] == "addition_war.tie")
    replay.step = war
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        file = Path(folder, "war.html")
        replay.save_html(file)
        browser = playwright.chromium.launch(
            executable_path=system_browser(), args=["--headless", "--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport=SIZE, reduced_motion="reduce", color_scheme="light")
        page.goto(file.as_uri())
        page.wait_for_selector(".cardlab-ribbon-text")
        page.locator("body").screenshot(path=sys.argv[1])
        browser.close()
    small(Path(sys.argv[1]))


def small(picture: Path) -> None:
    """Reduces a picture to 192 colours, which are enough for cards and felt."""
    from PIL import Image

    with Image.open(picture) as read:
        read.convert("RGB").quantize(192, dither=Image.Dither.NONE).save(picture, optimize=True)


if __name__ == "__main__":
    main()
