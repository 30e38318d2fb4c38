"""Shows a stage on a page at any position of a match, and finds elements that are cut, covered, small or out of sight.

Nothing is played on the page and nothing waits: a log of many steps is laid, and the browser reports where everything is.
"""

from __future__ import annotations

WINDOWS = [(1280, 800), (1280, 720), (1024, 768), (820, 1180), (390, 844), (844, 390), (320, 640)]

LAY = """async ([log, status, words, at]) => {
  const {Stage} = await import("http://cards.test/stage/stage.js");
  const {root} = await import("http://cards.test/common/dom.js");
  const {MatchTimeline} = await import("http://cards.test/common/match_timeline.js");
  const {turnSentence} = await import("http://cards.test/stage/turn_text.js");
  const {steps} = log, ends = steps.flatMap(({action}, i) => steps[i + 1]?.action === action ? [] : [i + 1]);
  const timeline = new MatchTimeline(log, steps);
  const lengths = ends.map((n) => turnSentence(timeline, n).length);
  const event = Math.max(0, ends.findLastIndex((n, i) => i && steps.slice(ends[i - 1], n).some(({rule}) => rule in log.landmarks)));
  const shown = at === "longest" ? ends[lengths.indexOf(Math.max(...lengths))] : at === "event" && event ? ends[event - 1] : steps.length;
  const main = document.querySelector("main");
  window.ending?.abort();
  window.ending = new AbortController();
  const page = document.documentElement;
  page.setAttribute("data-cardlab-stage", "");
  Object.assign(page, {lang: words.lang, dir: words.dir});
  root(main, words, "cardlab-stage-widget");
  window.stage = new Stage({...log, steps: steps.slice(0, shown)}, status, words, {signal: ending.signal, home: "#games", rules: () => [], send: () => {}});
  main.replaceChildren(stage.el);
  if (at === "event" && event) stage.hear({cut: shown, steps: steps.slice(shown, ends[event]), status});
}"""
"""Shows a match on a page in place of the previous one: its present state, the turn with the `longest` sentence, or a state in
which its last `event`, such as a war, waits to be turned over.
"""

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

FAULTS = """() => {
  const frame = document.querySelector(".cardlab-stage-frame"), faults = new Set();
  const scrolls = frame.dataset.arrangement === "flow";
  const seen = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const called = (one) => `${(one.getAttribute("class") || one.localName).replaceAll("cardlab-", "")} “${(one.dataset?.token ?? (one.getAttribute("aria-label") || one.textContent)).trim().slice(0, 24)}”`;
  const add = (one, what) => faults.add(`${called(one)} ${what}`);
  const field = frame.querySelector(".cardlab-stage-field").getBoundingClientRect();
  const zoneOf = (one) => one.closest(".cardlab-felt-zone");
  const out = (box, edge) => Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
  const view = () => ({left: 0, right: innerWidth, top: scrolls ? -Infinity : 0, bottom: scrolls ? Infinity : innerHeight});
  const over = (a, b, by = 1.5) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;

  const paints = (one) => {
    const {backgroundColor, backgroundImage} = getComputedStyle(one);
    return one instanceof SVGElement || backgroundImage !== "none" || !/^transparent$|, 0\\)$/.test(backgroundColor);
  };

  // Words: whole, uncovered, large enough.
  const texts = [], range = document.createRange();
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const known = new Map();
  const edgesOf = (box) => {
    if (!known.has(box)) {
      const {overflowX, overflowY, clipPath} = getComputedStyle(box);
      const holds = box.matches("button, .cardlab-ribbon, .cardlab-felt-disc, .cardlab-stage-chip");
      known.set(box, {heard: clipPath.startsWith("inset(50%"), holds: holds || overflowX !== "visible" || overflowY !== "visible", edge: box.getBoundingClientRect()});
    }
    return known.get(box);
  };
  while (walker.nextNode()) {
    const {data, parentElement: own} = walker.currentNode;
    if (!data.trim() || own.closest("svg, option") || !seen(own)) continue;
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 1) continue;
    const around = [];
    for (let one = own; one && one !== document.body; one = one.parentElement) around.push(one);
    if (around.some((one) => edgesOf(one).heard)) continue;
    const ink = ({left, right, top, bottom, height}) => ({left, right, top: top + 0.15 * height, bottom: bottom - 0.15 * height}); // fonts have room above and below
    texts.push({own, lines: [...range.getClientRects()].map(ink)});
    if (parseFloat(getComputedStyle(own).fontSize) < 14) add(own, "is small");
    if (out(box, view()) > 1) add(own, `is ${Math.round(out(box, view()))} px out of the window`);
    for (const one of around) {
      const {holds, edge} = edgesOf(one);
      if (holds && out(box, edge) > 2) { add(own, `is cut by ${one.className || one.localName}: ${Math.round(out(box, edge))} px`); break; }
    }
    if (getComputedStyle(own).pointerEvents !== "none") for (const {left, right, top, bottom} of range.getClientRects()) {
      if (right - left < 4 || bottom <= 0 || top >= innerHeight) continue;
      for (const x of [left + 1.5, (left + right) / 2, right - 1.5]) {
        const hit = document.elementFromPoint(x, (top + bottom) / 2);
        const apart = hit && !hit.contains(own) && !own.contains(hit) && !hit.matches(".cardlab-felt-touch") && !own.closest("[data-coin]");
        if (apart && paints(hit)) add(own, `is covered by ${called(hit)}`);
      }
    }
  }
  const cards = [...frame.querySelectorAll(".cardlab-felt-grid .cardlab-felt-card")].filter(seen);
  const boxes = new Map(cards.map((one) => [one, one.getBoundingClientRect()]));
  const faces = [...frame.querySelectorAll(".cardlab-felt-grid .cardlab-felt-portrait")].filter(seen);
  texts.forEach(({own, lines}, i) => {
    const lies = (place, by) => lines.some((line) => over(line, place, by));
    for (const face of faces) if (lies(face.getBoundingClientRect())) add(own, `lies on a portrait`);
    for (const [card, place] of boxes) if (!card.contains(own) && lies(place, 2) && zoneOf(own) !== zoneOf(card)) add(own, `lies on card ${card.dataset.token}`);
    for (const other of own.closest("[data-coin]") ? [] : texts.slice(i + 1)) if (own !== other.own && (own.closest("td") ?? own) !== other.own.closest("td") && !own.contains(other.own) && !other.own.contains(own) && other.lines.some((line) => lies(line, 2))) add(own, `lies on ${called(other.own)}`);
  });

  // Cards: on the felt, and none of another zone on them. Those that are compared lie apart; earlier ones show a corner.
  const isCovered = (card) => card.closest("li").nextElementSibling?.dataset.chained === "on";
  for (const [i, card] of cards.entries()) {
    const box = boxes.get(card), zone = zoneOf(card);
    if (box.width < (innerWidth < 360 ? 9.5 : 12)) add(card, `is ${Math.round(box.width)} px wide`);
    if (out(box, view()) > 1) add(card, `is ${Math.round(out(box, view()))} px out of the window`);
    if (!scrolls && out(box, field) > 1) add(card, `sticks ${Math.round(out(box, field))} px out of the felt`);
    for (const other of cards.slice(i + 1)) {
      const may = zone === zoneOf(other) && (frame.querySelector(".cardlab-felt-grid").dataset.layout === "board" || isCovered(card) || zone?.dataset.lies !== "row");
      if (!may && over(box, boxes.get(other))) add(card, `lies on ${other.dataset.token} in ${zoneOf(other)?.dataset.zone}`);
    }
  }

  // Controls: large enough, and found where they are seen.
  const controls = [...frame.querySelectorAll("button, a, input, select, summary")].filter(seen);
  for (const one of controls) {
    const card = one.matches(".cardlab-felt-touch");
    const box = one.getBoundingClientRect();
    if (out(box, view()) > 1) add(one, `is ${Math.round(out(box, view()))} px out of the window`);
    if (one.closest("[data-lies=scattered], [data-coins]")) continue; // any card of a heap will do, and any coin beside one that counts as much
    let [width, height] = [box.width, box.height];
    let strip = box.right;
    if (card) {
      const row = [...(one.closest("ul")?.querySelectorAll(".cardlab-felt-touch") ?? [])].map((each) => each.getBoundingClientRect());
      const next = row.filter(({top, left}) => Math.abs(top - box.top) < box.height / 2 && left > box.left + 2).map(({left}) => left);
      const below = row.filter(({top, left}) => top > box.top + 4 && Math.abs(left - box.left) < box.width / 2).map(({top}) => top);
      const around = getComputedStyle(one, "::after");
      const step = Math.min(...next, Infinity) - box.left;
      const line = Math.min(...below, Infinity) - box.top;
      width = Math.min(Math.max(width, parseFloat(around.width) || 0), step);
      height = Math.min(Math.max(height, parseFloat(around.height) || 0), line);
      strip = Math.min(strip, box.left + step);
    }
    const many = card && (one.closest("ul")?.children.length ?? 0) >= 7;
    // Open cards of a war on a low window are 43 px apart.
    if (Math.min(width, height) < (many ? 31.5 : 42.5)) add(one, `is ${Math.round(width)} × ${Math.round(height)}`);
    if (scrolls && (box.bottom > innerHeight || box.top < 0)) continue;
    const [x1, x2, y1, y2] = [box.left + 5, strip - 5, box.top + 6, box.bottom - 6];
    for (const [x, y] of [[(box.left + strip) / 2, (y1 + y2) / 2], [x1, (y1 + y2) / 2], [x2, (y1 + y2) / 2], [(x1 + x2) / 2, y1], [(x1 + x2) / 2, y2]]) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !one.contains(hit) && hit !== one) { add(one, `is covered by ${called(hit)}`); break; }
    }
  }

  const {scrollHeight, clientHeight, scrollWidth, clientWidth} = document.documentElement;
  if (!scrolls && scrollHeight > clientHeight) faults.add(`the page scrolls by ${scrollHeight - clientHeight}`);
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} too wide`);
  if (!scrolls && frame.scrollHeight > frame.clientHeight + 1) faults.add(`the frame scrolls by ${frame.scrollHeight - frame.clientHeight}`);
  const areas = [".cardlab-stage-bar", ".cardlab-stage-field", ".cardlab-ribbon", ".cardlab-action-bar", ".cardlab-stage-ask", ".cardlab-highlights"].map((name) => [name, frame.querySelector(name)]).filter(([, one]) => one && seen(one));
  for (const [i, [name, one]] of areas.entries()) for (const [other, box] of areas.slice(i + 1)) if (over(one.getBoundingClientRect(), box.getBoundingClientRect(), 1)) faults.add(`${name} lies on ${other}`);
  return [...faults];
}"""
"""Lists everything that is wrong with the visible stage, in words."""

SHAPE = """() => {
  const frame = [...document.querySelectorAll(".cardlab-stage-frame, .cardlab-question-frame")].find((one) => one.checkVisibility());
  const seen = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const range = document.createRange(), walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const words = [];
  while (walker.nextNode()) {
    const {data, parentElement: own} = walker.currentNode;
    range.selectNodeContents(walker.currentNode);
    let heard = false;
    for (let one = own; one && one !== document.body; one = one.parentElement) heard ||= getComputedStyle(one).clipPath.startsWith("inset(50%");
    if (own.closest("svg, bdi") || heard || !seen(own) || range.getBoundingClientRect().width < 1) continue;
    words.push(...data.split(/\\s+/).filter((word) => /\\p{Letter}{2}|^[aI]$/u.test(word)));
  }
  const cards = [...frame.querySelectorAll(".cardlab-felt-grid .cardlab-felt-card")].filter((one) => seen(one) && one.offsetWidth);
  const large = cards.filter((one) => !one.closest(".cardlab-felt-others, [data-thick]"));
  return {words: words.length, narrowest: Math.min(...large.map((one) => one.offsetWidth))};
}"""
"""The number of visible words, without names and numbers, and the width of the narrowest card for playing."""
