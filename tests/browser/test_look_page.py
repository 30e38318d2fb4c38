"""The page of the look shows every part that it names, readable in every theme and with working controls."""

import pytest

from docs import look
from tests.browser.accessibility import serious_findings, small_targets
from tests.browser.contrast import THEMES, in_theme, seen


@pytest.fixture(scope="module")
def parts(browser, tmp_path_factory):
    """Yields the page of all parts, drawn once, with all its inner pages loaded."""
    file = tmp_path_factory.mktemp("look") / "look.html"
    file.write_text(look.page(), encoding="utf-8")
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(file.as_uri())
    page.evaluate("document.querySelectorAll('iframe').forEach((one) => (one.loading = 'eager'))")
    page.wait_for_selector("html[data-shown]", timeout=90_000)
    for one in page.frames:
        one.wait_for_load_state()
    yield page
    context.close()


def test_every_part_is_shown_in_its_state(parts):
    """Each part is drawn, and has its texts, controls and elements. If a page or a module changes, this page changes too."""
    drawn = parts.locator("[data-part]")
    assert drawn.count() > 50
    assert parts.locator("[data-failed]").evaluate_all("(all) => all.map((one) => one.dataset.failed)") == []
    assert drawn.evaluate_all("(all) => all.filter((one) => !one.children.length).map((one) => one.dataset.part)") == []


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_is_readable_in_every_theme(parts, theme):
    """Each text has a contrast of at least 7 to its background (AAA), and the edge of each control at least 3."""
    in_theme(parts, theme)
    count, _, faint = seen(parts)
    assert count["words"] > 3000
    assert count["edges"] > 300
    assert faint == []


def test_every_control_is_large_enough(parts):
    """Controls have 44 pixels, or less in a list, a sentence, a chart or a crowded hand. axe agrees, and finds all scrollable
    parts reachable by keyboard.

    The test above is stricter about colours.
    """
    assert [found for frame in parts.frames for found in small_targets(frame)] == []
    assert serious_findings(parts, "target-size", "scrollable-region-focusable") == []
