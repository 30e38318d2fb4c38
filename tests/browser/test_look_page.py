"""The page of the look shows every part that it names, readable in every theme and with working controls."""

import pytest

from docs import look
from tests.browser.accessibility import serious_findings, small_targets
from tests.browser.contrast import THEMES, in_theme, seen


@pytest.fixture(scope="module")
def parts(browser, tmp_path_factory):
    """The page of all parts, which is drawn once; the pages in it are loaded at once."""
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
    """Each part is drawn, and what is to be heard, pressed and seen in it is there: a page or a module that has changed is
    changed here too.
    """
    drawn = parts.locator("[data-part]")
    assert drawn.count() > 50
    assert parts.locator("[data-failed]").evaluate_all("(all) => all.map((one) => one.dataset.failed)") == []
    assert drawn.evaluate_all("(all) => all.filter((one) => !one.children.length).map((one) => one.dataset.part)") == []


@pytest.mark.parametrize("theme", THEMES)
def test_everything_is_read_in_every_theme(parts, theme):
    """Each text has 7 times the lightness of what is seen behind it (AAA), and the edge of each control 3 times."""
    in_theme(parts, theme)
    count, _, faint = seen(parts)
    assert count["words"] > 3000
    assert count["edges"] > 300
    assert faint == []


def test_everything_is_large_enough_to_be_pressed(parts):
    """44 pixels, and what a list, a sentence, a chart or a crowded hand may have less; axe agrees, and can scroll all by keys.

    Of colours it asks less than the test above.
    """
    assert [found for frame in parts.frames for found in small_targets(frame)] == []
    assert serious_findings(parts, "target-size", "scrollable-region-focusable") == []
