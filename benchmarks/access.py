"""What the eye and the hand get: contrast by theme, the smallest targets, what axe finds by theme.

    python benchmarks/access.py

Contrast is that of the tokens which docs/explanation/look.md says to lie on each other, and that of every text and every edge of a control on the page
of all parts (`make look`), with what is seen behind it. Targets are measured there too, of a card in a row what is not covered.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from docs import contrast, look  # noqa: E402
from tests.browser.access import COLOURS_AND_SIZES, SIZES, TARGETS, serious_findings  # noqa: E402
from tests.browser.contrast import THEMES, in_theme, seen  # noqa: E402
from tests.conftest import FLAGS  # noqa: E402
from tests.find_browser import system_browser  # noqa: E402


def main() -> None:
    """Print both tables."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "look.html"
        file.write_text(look.page(), encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
        page = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce").new_page()
        page.goto(file.as_uri())
        page.evaluate("document.querySelectorAll('iframe').forEach((one) => (one.loading = 'eager'))")
        page.wait_for_selector("html[data-shown]", timeout=120_000)
        for frame in page.frames:
            frame.wait_for_load_state()
        print("| theme | words and edges looked at | lowest of words | of edges | of words by the tokens | of marks | axe |")
        print("|---|---|---|---|---|---|---|")
        for theme in THEMES:
            in_theme(page, theme)
            count, lowest, _ = seen(page)
            by_tokens = contrast.ratios(theme)
            words, marks = (min(ratio for (of, *_), ratio in by_tokens.items() if of == kind) for kind in ("words", "marks"))
            found = len(serious_findings(page, *COLOURS_AND_SIZES))
            looked = f"{count['words']}, {count['edges']}"
            print(
                f"| {theme} | {looked} | {lowest['words']:.2f} | {lowest['edges']:.2f} | {words:.2f} | {marks:.2f} | {found} |"
            )
        sizes = [one for frame in page.frames for one in frame.evaluate(SIZES)]
        print("\n| target | how many | smallest, pixels | goal |")
        print("|---|---|---|---|")
        for kind, goal in TARGETS.items():
            of_kind = [size for one, size, _ in sizes if one == kind]
            print(f"| {kind} | {len(of_kind)} | {min(of_kind):.0f} | {goal} |")


if __name__ == "__main__":
    main()
