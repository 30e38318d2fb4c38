"""Accessibility as axe-core sees it, and whether all is in the window."""

from __future__ import annotations

from collections.abc import Iterator

from axe_playwright_python.base import AXE_SCRIPT

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SERIOUS = """(values) => axe.run({runOnly: {type: "tag", values}, resultTypes: ["violations"]}).then(({violations}) => violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .flatMap(({id, help, nodes}) => nodes.map(({html}) => `${id}: ${help}: ${html.slice(0, 120)}`)))"""

OUTSIDE = """() => [...document.querySelectorAll(".cardlab *:not(svg *)")].filter((one) => {
  const {left, right, width, height} = one.getBoundingClientRect();
  return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
}).map(({outerHTML}) => outerHTML.slice(0, 120))"""


def serious_findings(page) -> list[str]:
    """What axe-core finds by WCAG 2.2 A and AA that is serious or critical, in words."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(SERIOUS, TAGS)


def outside(page) -> list[str]:
    """What of a widget lies beside the window, though nothing may tell so where what sticks out is cut off."""
    return page.evaluate(OUTSIDE)


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
