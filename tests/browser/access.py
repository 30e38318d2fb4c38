"""Accessibility as axe-core sees it, and whether all is in the window."""

from __future__ import annotations

from collections.abc import Iterator

from axe_playwright_python.base import AXE_SCRIPT

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS_AND_SIZES = ["color-contrast", "target-size", "scrollable-region-focusable"]
"""The rules of axe-core whose answer may change with colours and sizes alone; the others read what the page is made of."""

SERIOUS = """(runOnly) => axe.run({runOnly, resultTypes: ["violations"], preload: false}).then(({violations}) => violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .flatMap(({id, help, nodes}) => nodes.map(({html}) => `${id}: ${help}: ${html.slice(0, 120)}`)))"""

OUTSIDE = """() => [...document.querySelectorAll(".cardlab *:not(svg *)")].filter((one) => {
  const {left, right, width, height} = one.getBoundingClientRect();
  return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
}).map(({outerHTML}) => outerHTML.slice(0, 120))"""


def serious_findings(page, *rules: str) -> list[str]:
    """What axe-core finds by WCAG 2.2 A and AA that is serious or critical, in words.

    Args:
        rules: Look by these rules alone, else by all: where only colours and sizes are others than they were a moment ago,
            `COLOURS_AND_SIZES` tell as much. (What is loaded for its sake, `preload`, serves no rule that is serious.)
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(SERIOUS, {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS})


def outside(page) -> list[str]:
    """What of a widget lies beside the window, though nothing may tell so where what sticks out is cut off."""
    return page.evaluate(OUTSIDE)


def resized(page, width: int) -> None:
    """The window has another width, and what is drawn to fit has been drawn anew: less work than a page of its own."""
    page.set_viewport_size({"width": width, "height": 800})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def accessible(page) -> None:
    """Nothing is serious to axe-core, on a small phone by the rules that hang on sizes; nothing makes the page scroll sideways."""
    for width, rules in ((320, COLOURS_AND_SIZES), (1100, [])):
        resized(page, width)
        assert serious_findings(page, *rules) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def tree(page) -> list[tuple[str, str]]:
    """Role and name of all that a screen reader gets from the browser, in its order, without plain text."""
    told = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    nodes = {node["nodeId"]: node for node in told}

    def within(node) -> Iterator[tuple[str, str]]:
        if not node["ignored"] and node["role"]["value"] not in ("StaticText", "InlineTextBox"):
            yield node["role"]["value"], node.get("name", {}).get("value", "")
        for child in node.get("childIds", []):
            if child in nodes:
                yield from within(nodes[child])

    return list(within(told[0]))
