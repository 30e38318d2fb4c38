"""Visual models stay within their edges in each window and direction, and use the system's colours."""

import pytest
from playwright.sync_api import expect

from cardlab.widgets import BarModel, DoubleTarget, HundredChart, MatchingRows, NumberLine, TenFrames
from tests.browser.accessibility import COLOURS_AND_SIZES, resized, serious_findings
from tests.browser.exported import opened

MODELS = {
    "line-hops": lambda: NumberLine(high=20, hops=[8, 10, 13], marks=[8, 13], name="Player 1"),
    "line-back": lambda: NumberLine(low=-5, high=5, hops=[3, -4], marks=[3, -4]),
    "line-long": lambda: NumberLine(high=1000, marks=[3, 970], value=500),
    "line-value": lambda: NumberLine(high=20, value=7),
    "frames": lambda: TenFrames(),
    "frames-apart": lambda: TenFrames(a=14, b=13, together=False),
    "bar": lambda: BarModel(),
    "bar-part": lambda: BarModel(asks="part"),
    "bars": lambda: BarModel(other=[5, 4], names=["Player 1", "Player 2"]),
    "bar-pulled": lambda: BarModel(parts=[7], other=[13], value=2, asks="part"),
    "rows": lambda: MatchingRows(),
    "rows-by-hand": lambda: MatchingRows(by_hand=True, asks=True),
    "rows-put-in": lambda: MatchingRows(value=2, asks=True),
    "rows-many": lambda: MatchingRows(a=3, b=30),
    "chart": lambda: HundredChart(total=35, reachable=[38, 41, 45]),
    "chart-value": lambda: HundredChart(total=35, value=42),
    "target": lambda: DoubleTarget(totals=[18, 38]),
    "target-value": lambda: DoubleTarget(totals=[13, 33, 53], value=20),
    "target-stretch": lambda: DoubleTarget(goals=[54], low=40, value=53, asks=True),
}


BESIDE_THE_PICTURE = """() => { const svg = document.querySelector(".cardlab-canvas > svg"), box = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("*")].filter((one) => { const b = one.getBoundingClientRect();
    return b.left < box.left - 3 || b.right > box.right + 3 || b.top < box.top - 3 || b.bottom > box.bottom + 3; }).map((one) => one.outerHTML.slice(0, 120)); }"""
COVERED = """() => { const all = [...document.querySelectorAll(".cardlab-canvas text")].map((one) => [one.textContent, one.getBoundingClientRect()]);
  return all.flatMap(([told, a], i) => all.slice(i + 1).filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4).map(([other]) => `${told}/${other}`)); }"""


@pytest.mark.parametrize("name", MODELS)
def test_axe_finds_nothing_serious_and_nothing_sticks_out(page, tmp_path, name):
    """By axe-core's WCAG 2.2 rules A and AA. Nothing is drawn outside the picture, and no two names of a line overlap."""
    opened(page, tmp_path, MODELS[name]())
    for width, rules in ((1100, []), (320, COLOURS_AND_SIZES)):
        resized(page, width)
        assert serious_findings(page, *rules) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(BESIDE_THE_PICTURE) == []
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("name", ["line-value", "frames", "bars", "chart-value", "target-value"])
def test_mathematics_runs_from_left_to_right_on_every_page(page, tmp_path, name):
    """On a right-to-left page the line still begins at the left, and the right arrow key still increases the value."""
    widget = MODELS[name]()
    widget.words = {**widget.words, "dir": "rtl"}
    opened(page, tmp_path, widget)
    assert page.evaluate("getComputedStyle(document.querySelector('.cardlab-model-status')).direction") == "rtl"
    for part in (".cardlab-canvas", ".cardlab-model-working"):
        assert page.evaluate(f"getComputedStyle(document.querySelector('{part}')).direction") == "ltr"
    if "value" in name and name != "chart-value":
        slider = page.get_by_role("slider")
        before = int(slider.get_attribute("aria-valuenow"))
        slider.press("ArrowRight")
        assert int(slider.get_attribute("aria-valuenow")) == before + 1


def test_large_text_is_also_large_in_pictures(page, tmp_path):
    """The names on a line grow with the page's text. If they no longer fit, fewer are shown."""
    size = "document.querySelector('.cardlab-canvas text').getBoundingClientRect().height"
    plain = opened(page, tmp_path, NumberLine(high=20), 500).evaluate(size)
    assert opened(page, tmp_path, NumberLine(high=20, big_index=True), 500).evaluate(size) > 1.2 * plain


def test_forced_colours_keep_every_line(page, tmp_path):
    """With forced colours the picture uses the system's colours, and the two numbers still differ in shape."""
    page.emulate_media(forced_colors="active", color_scheme="dark")
    opened(page, tmp_path, TenFrames())
    fill = "(selector) => getComputedStyle(document.querySelector(selector)).fill"
    assert page.evaluate(fill, ".cardlab-fill-two > circle") != page.evaluate(fill, ".cardlab-fill-two > .cardlab-eye")
    expect(page.locator(".cardlab-fill-one .cardlab-eye")).to_have_count(0)
    expect(page.locator(".cardlab-fill-two .cardlab-eye")).to_have_count(6)
