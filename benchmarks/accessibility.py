"""Measures the accessibility of pages in one table: by theme, by page, by table and by language.

    python benchmarks/accessibility.py

Contrast by theme covers only the tokens that docs/explanation/look.md pairs. Contrast by page is that of every text and every
edge of a control with its visible background, on the page of all parts (`make look`) and on each page. Targets are measured on
a phone 320 pixels wide; for a card in a row, only the uncovered part counts. Tab stops are counted from the first control to
the last. Words a move are the words that a screen reader gets, by the golden texts of `tests/heard`.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from cardlab.core.registry import built_in, find  # noqa: E402
from cardlab.lessons import slugs  # noqa: E402
from cardlab.match import Match  # noqa: E402
from cardlab.testing.po_files import progress  # noqa: E402
from cardlab.widgets import LessonWidget, PlayTable  # noqa: E402
from cardlab.words.languages import languages  # noqa: E402
from docs import contrast, look  # noqa: E402
from tests.browser.accessibility import COLOURS_AND_SIZES, SIZES, resized, serious_findings  # noqa: E402
from tests.browser.contrast import THEMES, in_theme, seen  # noqa: E402
from tests.browser.test_pages_zoomed import PAGES  # noqa: E402
from tests.conftest import FLAGS  # noqa: E402
from tests.find_browser import system_browser  # noqa: E402
from tests.heard.__main__ import FOLDER as HEARD  # noqa: E402
from tests.heard.__main__ import KEYS, MOVES  # noqa: E402

COLUMNS = (
    "what",
    "lowest contrast of words (7)",
    "of edges (3)",
    "smallest target (44)",
    "card or place (24)",
    "tab stops",
    "axe",
)
PHONE, LAPTOP = 320, 1280
DRAWN = "() => !document.querySelector('.cardlab-widget-root:empty')"
STOPS = """() => {
  const groups = new Set(); // of radio buttons one is a stop
  return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter((one) => {
    if (one.tabIndex < 0 || one.disabled || !one.checkVisibility({visibilityProperty: true})) return false;
    if (one.type !== "radio") return true;
    return !groups.has(one.name) && groups.add(one.name);
  }).length;
}"""


def row(*cells: object) -> None:
    """Prints a row of the table."""
    told = (f"{cell:.2f}" if isinstance(cell, float) else str(cell) for cell in cells)
    print("| " + " | ".join(told) + " |", flush=True)


def pages(folder: Path) -> Iterator[tuple[str, str, list[int]]]:
    """Yields name, address and stages of every page that needs no server; each game and each lesson has one."""
    file = folder / "page.html"
    for name, made in PAGES.items():
        file.write_text(made("en"), encoding="utf-8")
        yield name, file.as_uri(), [-1]
    for slug in slugs():
        LessonWidget(slug, seed=5).save_html(file, slug)
        yield f"lesson {slug}", file.as_uri(), list(range(6))
    for slug in sorted(built_in()):
        PlayTable(Match(find(slug), 7)).save_html(file, slug)
        yield f"table {slug}", file.as_uri(), [-1]


def smallest(page: Any, *kinds: str) -> str:
    """Returns the smallest of these kinds of targets, in pixels."""
    sizes = [size for frame in page.frames for kind, size, _ in frame.evaluate(SIZES) if kind in kinds]
    return f"{min(sizes):.0f}" if sizes else ""


def measured(page: Any, name: str) -> None:
    """Prints the row of a page in its present state."""
    resized(page, PHONE)
    targets = smallest(page, "usual"), smallest(page, "card", "place")
    resized(page, LAPTOP)
    lowest, found = [], 0
    for theme in THEMES:
        in_theme(page, theme)
        lowest.append(seen(page)[1])
        found += len(serious_findings(page, *([] if theme == "light" else COLOURS_AND_SIZES)))
    row(name, *(min(one[kind] for one in lowest) for kind in ("words", "edges")), *targets, page.evaluate(STOPS), found)


def by_theme(page: Any, folder: Path) -> None:
    """Prints the rows of the themes, from the page of all parts."""
    file = folder / "look.html"
    file.write_text(look.page(), encoding="utf-8")
    page.goto(file.as_uri())
    page.evaluate("document.querySelectorAll('iframe').forEach((one) => (one.loading = 'eager'))")
    page.wait_for_selector("html[data-shown]", timeout=120_000)
    for frame in page.frames:
        frame.wait_for_load_state()
    for theme in THEMES:
        in_theme(page, theme)
        lowest, found = seen(page)[1], len(serious_findings(page, *COLOURS_AND_SIZES))
        row(
            f"all parts, {theme}",
            lowest["words"],
            lowest["edges"],
            smallest(page, "usual"),
            smallest(page, "card", "place"),
            "",
            found,
        )
        tokens = contrast.ratios(theme)
        row(
            f"tokens, {theme}",
            *(min(n for (of, *_), n in tokens.items() if of == kind) for kind in ("words", "marks")),
            "",
            "",
            "",
            "",
        )


def main() -> None:
    """Prints the table."""
    from playwright.sync_api import sync_playwright

    row(*COLUMNS)
    row(*("---" for _ in COLUMNS))
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
        page = browser.new_context(viewport={"width": LAPTOP, "height": 900}, reduced_motion="reduce").new_page()
        by_theme(page, Path(folder))
        for name, address, stages in pages(Path(folder)):
            page.goto(address)
            page.wait_for_function(DRAWN)
            for stage in stages:
                if stage >= 0:
                    page.locator(".cardlab-tab").nth(stage).click()
                measured(page, name if stage < 0 else f"{name}, stage {stage + 1}")
        browser.close()
    for text in sorted(HEARD.glob("*.txt")):
        moves = text.read_text("utf-8").partition(f"\n> {KEYS[0].upper()}\n")[0]
        said = [line for line in moves.splitlines() if line.startswith("  ") and "[" not in line]
        words = sum(len(re.findall(r"\w+", line)) for line in said) / MOVES
        row(f"heard at {text.stem}: {words:.0f} words a move", *[""] * (len(COLUMNS) - 1))
    for language in sorted(languages()):
        files = progress(language)
        told = f"{sum(one.translated for one in files)} of {sum(one.texts for one in files)} texts"
        row(f"language {language}: {told}", *[""] * (len(COLUMNS) - 1))


if __name__ == "__main__":
    main()
