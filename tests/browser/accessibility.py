"""Runs axe-core on a page, and finds elements that are outside the window or cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from axe_playwright_python.base import AXE_SCRIPT

from tests.fonts import FAMILIES

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS_AND_SIZES = ["color-contrast", "target-size", "scrollable-region-focusable"]
"""The rules of axe-core whose result may change with colours and sizes alone; the others depend on the page's elements."""

SERIOUS = """(runOnly) => axe.run({runOnly, resultTypes: ["violations"], preload: false, selectors: false, elementRef: false}).then(({violations}) => violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .flatMap(({id, help, nodes}) => nodes.map(({html}) => `${id}: ${help}: ${html.slice(0, 120)}`)))"""

OUTSIDE = """() => {
  const isHeardAlone = (one) => one && ((one.offsetWidth === 1 && getComputedStyle(one).overflowX === "hidden") || isHeardAlone(one.parentElement));
  return [...document.querySelectorAll(".cardlab *:not(svg *)")].filter((one) => {
    const {left, right, width, height} = one.getBoundingClientRect();
    return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1) && !isHeardAlone(one);
  }).map(({outerHTML}) => outerHTML.slice(0, 120));
}"""


def serious_findings(page, *rules: str) -> list[str]:
    """Lists axe-core's serious and critical findings by WCAG 2.2 A and AA, in words.

    Args:
        rules: Checks only these rules; without any, all. If only colours and sizes have changed since the last check, `COLOURS_AND_SIZES` is enough. No serious rule needs axe-core's `preload`.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(SERIOUS, {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS})


HEADINGS = """() => {
  const shown = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((one) => one.checkVisibility({visibilityProperty: true}));
  const levels = shown.map((one) => Number(one.localName[1]));
  const before = (i) => (i ? levels[i - 1] : levels.includes(1) ? 0 : levels[0] - 1);
  return shown.filter((_, i) => levels[i] > before(i) + 1).map((one) => `${one.localName}: ${one.textContent}`);
}"""


def headings_out_of_order(page) -> list[str]:
    """Lists headings more than one level below the previous one, and headings before the first `h1`.

    A part of a page that is tested alone has no `h1`.
    """
    return page.evaluate(HEADINGS)


def outside(page) -> list[str]:
    """Lists elements of a widget outside the window, even if they are cut off and cause no scrolling."""
    return page.evaluate(OUTSIDE)


def resized(page, width: int, height: int = 800) -> None:
    """Resizes the window and waits until everything fits again, which is less work than a new page."""
    page.set_viewport_size({"width": width, "height": height})
    drawn(page)


def drawn(page) -> None:
    """Waits until new elements on the page have been laid out and drawn."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


FACE = ':root, :root * {{ --face: "{}" !important; }}'
"""A style that gives a page another font family, as if the computer had only that one."""


def faces(page, families: Iterable[str] = FAMILIES) -> Iterator[str]:
    """Lays a page out in each of the families, one after the other, and then as before."""
    for family in families:
        style = page.add_style_tag(content=FACE.format(family))
        drawn(page)
        yield family
        style.evaluate("(style) => style.remove()")
    drawn(page)


def accessible(page) -> None:
    """Asserts that axe-core finds nothing serious, on a small phone by the rules about sizes, and that the page does not scroll
    sideways.
    """
    for width, rules in ((320, COLOURS_AND_SIZES), (1100, [])):
        resized(page, width)
        assert serious_findings(page, *rules) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert headings_out_of_order(page) == []


def tree(page) -> list[tuple[str, str]]:
    """Returns role and name of everything that a screen reader gets from the browser, in its order, without plain text."""
    told = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    nodes = {node["nodeId"]: node for node in told}

    def within(node) -> Iterator[tuple[str, str]]:
        if not node["ignored"] and node["role"]["value"] not in ("StaticText", "InlineTextBox"):
            yield node["role"]["value"], node.get("name", {}).get("value", "")
        for child in node.get("childIds", []):
            if child in nodes:
                yield from within(nodes[child])

    return list(within(told[0]))


TARGETS = {"usual": 44, "line": 30, "inline": 24, "card": 24, "place": 24}
"""The minimum size of a control in pixels, in both directions. `usual` is for most controls, `line` for a line of a list or a
disclosure, `inline` for a word in a sentence, `card` for the visible part of a card in a row, and `place` for a place on a
chart.
"""

SIZES = """() => {
  const of = (el) => {
    if (el.closest(".cardlab-felt-touch, .cardlab-ordered")) return "card";
    if (el.closest(".cardlab-canvas")) return "place";
    if (el.matches("summary, .cardlab-small, .cardlab-step-line")) return "line";
    const alone = [...el.parentElement.childNodes].every((one) => one === el || one.nodeType !== Node.TEXT_NODE || !one.data.trim());
    return el.matches(".cardlab-through") || (el.matches("a") && (!alone || el.closest(".presets, .chosen"))) ? "inline" : "usual";
  };
  const found = [];
  for (const el of document.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea, summary, [tabindex='0']")) {
    const heap = el.closest("[data-lies=scattered]"); // any card of it will do
    const whole = (el.matches("input") && el.closest("label")) || (el.matches("h3 a") && el.closest(".tile")) || heap || el;
    const {left, right, top, bottom} = whole.getBoundingClientRect();
    if (!el.checkVisibility({visibilityProperty: true}) || right - left <= 1 || bottom - top <= 1) continue;
    const next = whole.closest(".cardlab-felt-cards > li")?.nextElementSibling?.getBoundingClientRect();
    const end = next && next.top < bottom - 2 && next.left > left ? Math.min(right, next.left) : right;
    const name = el.getAttribute("aria-label") || el.textContent || el.getAttribute("class") || "";
    if (el.matches("table, [role=tabpanel], section, div:not([role=slider])")) continue; // scrolled by keys, not pressed
    const around = el.matches(".cardlab-felt-touch") ? getComputedStyle(el, "::after") : {}; // what takes a touch, beyond what is seen
    const [width, height] = [Math.max(end - left, parseFloat(around.width) || 0), Math.max(bottom - top, parseFloat(around.height) || 0)];
    found.push([of(el), Math.min(width, height), `${el.localName}.${el.getAttribute("class") ?? ""}: ${name.trim().slice(0, 30)}`]);
  }
  return found;
}"""


def small_targets(page) -> list[str]:
    """Lists the controls smaller than `TARGETS`."""
    return sorted({f"{size:.1f} {kind}: {what}" for kind, size, what in page.evaluate(SIZES) if size < TARGETS[kind] - 0.5})


SPACING = """* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-bottom: 2em !important; }"""
"""The spacing that a reader may ask for by WCAG 2.2, 1.4.12."""

CUT_WORDS = """() => {
  const found = new Set(), range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const known = new Map();
  const of = (box) => {
    const {overflowX, overflowY, clipPath} = getComputedStyle(box);
    const end = box === document.body;
    const holds = end || box.matches("button, [role=tab], .cardlab-choice");
    return {
      edge: end ? null : box.getBoundingClientRect(),
      across: holds || /hidden|clip/.test(overflowX),
      down: holds || /hidden|clip/.test(overflowY),
      heard: clipPath.startsWith("inset(50%"), // and not seen
      scrolls: /auto|scroll/.test(overflowY),
    };
  };
  while (walker.nextNode()) {
    const {data, parentElement: own} = walker.currentNode;
    if (!data.trim() || own.closest("svg, script, style, option, noscript")) continue;
    if (!own.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    range.selectNodeContents(walker.currentNode);
    const {left, right, top, bottom, width} = range.getBoundingClientRect();
    if (width < 1) continue;
    for (let box = own; box; box = box === document.body ? null : box.parentElement) {
      if (!known.has(box)) known.set(box, of(box)); // most words share their boxes
      const one = known.get(box);
      if (one.heard) break;
      const edge = one.edge ?? {left: 0, right: innerWidth, top, bottom};
      const across = one.across && (left < edge.left - 1 || right > edge.right + 1);
      const down = one.down && (top < edge.top - 2 || bottom > edge.bottom + 2);
      if (across || down) found.add(`${data.trim().slice(0, 40)}: cut by ${box.localName}.${box.className}`);
      if (across || down || one.scrolls) break;
    }
  }
  return [...found];
}"""


def cut_words(page) -> list[str]:
    """Lists words that are partly hidden or outside the window, on the page as it is and with the spacing of `SPACING`."""
    found = page.evaluate(CUT_WORDS)
    style = page.add_style_tag(content=SPACING)
    found += [f"with wider spaces: {one}" for one in page.evaluate(CUT_WORDS)]
    style.evaluate("(style) => style.remove()")
    return found
