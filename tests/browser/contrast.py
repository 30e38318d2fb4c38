"""Measures the real contrast of a page: of each text with its background, and of the edges of controls."""

from __future__ import annotations

SEEN = """() => {
  const found = new Map(), count = {words: 0, edges: 0};
  const lowest = {words: 21, edges: 21};
  const numbers = /rgba?\\(([^)]*)\\)/g;
  const colours = (text) => [...text.matchAll(numbers)].map(([, inner]) => {
    const [r, g, b, a = 1] = inner.split(/[,/\\s]+/).filter(Boolean).map(Number);
    return [r, g, b, a];
  });
  const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
  const part = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const styles = new Map();
  const styleOf = (el) => styles.get(el) ?? (styles.set(el, getComputedStyle(el)), styles.get(el));
  const drawn = (el) => { // what is not, has its size all the same in a picture
    for (let at = el; at && at.localName !== "svg"; at = at.parentElement) if (styleOf(at).display === "none") return false;
    return el.checkVisibility({visibilityProperty: true, opacityProperty: true});
  };
  const shapes = new Map(); // of a picture: what is filled in it, in the order in which it is drawn
  const filled = (svg) => {
    if (!shapes.has(svg)) {
      shapes.set(svg, [...svg.querySelectorAll("rect, circle, ellipse, path, polygon")].flatMap((shape) => {
        const [colour] = colours(styleOf(shape).fill);
        if (!colour || colour[3] === 0 || !drawn(shape)) return [];
        return [{shape, colour, box: shape.getBoundingClientRect()}];
      }));
    }
    return shapes.get(svg);
  };
  const inside = ({shape, box}, x, y) => {
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    const {x: across, y: down} = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse());
    return shape.isPointInFill(Object.assign(shape.ownerSVGElement.createSVGPoint(), {x: across, y: down}));
  };
  const grounds = (el) => { // what is behind an element, the ends of a gradient each for itself
    const layers = [];
    for (let at = el; at; at = at.parentElement) {
      const {backgroundColor, backgroundImage} = styleOf(at);
      const ends = backgroundImage.includes("gradient") ? colours(backgroundImage) : [];
      if (ends.length) { layers.push(ends); break; }
      const [colour] = colours(backgroundColor);
      if (colour[3] > 0) layers.push([colour]);
      if (colour[3] === 1) break;
    }
    const dark = styleOf(document.documentElement).colorScheme === "dark";
    let seen = [dark ? [18, 18, 18, 1] : [255, 255, 255, 1]];
    for (const ends of layers.reverse()) seen = ends.flatMap((end) => seen.map((below) => over(end, below)));
    return seen;
  };
  const behind = (el, box) => {
    const svg = el.closest("svg");
    if (!svg) return grounds(el);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    let seen = grounds(svg.parentElement);
    for (const one of filled(svg)) {
      if (!(one.shape.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
      if (inside(one, x, y)) seen = seen.map((below) => over(one.colour, below));
    }
    return seen;
  };
  const faded = (el) => {
    let alpha = 1;
    for (let at = el; at; at = at.parentElement) alpha *= Number(styleOf(at).opacity);
    return alpha;
  };
  const shown = (el, box) => box.width > 1 && box.height > 1 && drawn(el)
    && !(styleOf(el).clipPath.startsWith("inset(50%"));
  const note = (kind, least, value, el, text, what) => {
    count[kind] += 1;
    lowest[kind] = Math.min(lowest[kind], value);
    if (value < least - 0.005) {
      const where = `${el.localName}.${el.getAttribute("class") ?? ""} in .${el.parentElement?.getAttribute("class") ?? ""}`;
      const key = `${value.toFixed(2)} ${kind}: ${where}: ${what}`;
      if (!found.has(key)) found.set(key, text.trim().slice(0, 40));
    }
  };
  const words = (el, box, text) => {
    const {color, fill} = styleOf(el);
    const [ink] = colours(el.closest("svg") ? fill : color);
    if (!ink || ink[3] === 0 || !shown(el, box)) return;
    const alpha = faded(el);
    const worst = Math.min(...behind(el, box).map((below) => ratio(over([...ink.slice(0, 3), ink[3] * alpha], below), below)));
    note("words", 7, worst, el, text, el.closest("svg") ? fill : color);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode, el = node.parentElement;
    if (!node.data.trim() || /^(script|style|option|noscript|title|desc)$/.test(el.localName)) continue;
    range.selectNodeContents(node);
    words(el, range.getBoundingClientRect(), node.data);
  }
  for (const el of document.querySelectorAll("input:is([type=text], [type=number], :not([type])), select, textarea")) {
    words(el, el.getBoundingClientRect(), el.value);
  }
  for (const el of document.querySelectorAll("button, select, [role=tab], textarea, input:is([type=text], [type=number], :not([type])), .cardlab-choice, .cardlab-option")) {
    const box = el.getBoundingClientRect();
    const style = styleOf(el);
    if (!shown(el, box) || style.borderTopStyle === "none" || style.borderTopWidth === "0px") continue;
    const [line] = colours(style.borderTopColor), [sign] = colours(style.color);
    const around = grounds(el.parentElement), own = grounds(el);
    // Where no line is around a button, its sign is what is found.
    const value = line[3] === 0 && el.querySelector("svg")
      ? Math.min(...own.map((below) => ratio(over(sign, below), below)))
      : Math.min(...around.map((below) => Math.max(ratio(over(line, below), below), ...own.map((one) => ratio(one, below)))));
    note("edges", 3, value, el, el.textContent, style.borderTopColor);
  }
  return {count, lowest, faint: [...found].map(([key, text]) => `${key}: ${text}`)};
}"""
"""Returns how many texts and edges were measured, the lowest contrast of each, and those below 7 (words) or 3 (edges)."""

THEMES = {
    "light": ("light", "no-preference"),
    "dark": ("dark", "no-preference"),
    "bright": ("light", "more"),
    "black": ("dark", "more"),
}
"""The themes of `docs.contrast`, as system settings: the colours, and the contrast."""


def in_theme(page, theme: str) -> None:
    """Simulates system settings that ask for a theme."""
    colours, contrast = THEMES[theme]
    page.emulate_media(color_scheme=colours, contrast=contrast)


def seen(page) -> tuple[dict[str, int], dict[str, float], list[str]]:
    """Returns how many words and edges of a page and its frames were measured, the lowest contrast of each, and the
    faint ones.
    """
    found = [frame.evaluate(SEEN) for frame in page.frames]
    count = {kind: sum(one["count"][kind] for one in found) for kind in ("words", "edges")}
    lowest = {kind: min(one["lowest"][kind] for one in found) for kind in ("words", "edges")}
    return count, lowest, [faint for one in found for faint in one["faint"]]
