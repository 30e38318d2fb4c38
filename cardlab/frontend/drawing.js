// What the visual models have in common: drawing in SVG, saying what is drawn, a width that follows the page, a place to choose.

import {apart, fill, freshId, h, lines, mark, numeral} from "./dom.js";
import {prose} from "./prose.js";

const SVG = "http://www.w3.org/2000/svg";
const NARROWEST = 250; // units; one is a pixel until a picture is as wide as it needs, then all grows together

/** An element of a picture: s("circle", {r: 4}). Null and false attributes are left out. */
export function s(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  mark(made, attributes);
  made.append(...children);
  return made;
}

/** A text of a picture; it is centred on x, and its middle is at y. */
export function label(content, x, y, {size = 15, ...attributes} = {}) {
  return s(
    "text",
    {x, y: y + size * 0.35, "font-size": size, "text-anchor": "middle", ...attributes},
    numeral(content),
  );
}

/** How wide a text is, near enough to keep two apart. */
export function room(content, size = 15) {
  return [...String(content)].reduce((sum, sign) => sum + (sign === "½" ? 0.85 : 0.6), 0) * size;
}

/** A number on a coloured ground, so that it stays readable on anything. */
export function pill(content, x, y, look, size = 15) {
  const width = Math.max(room(content, size) + 11, size + 8);
  const height = size + 7;
  const ground = s("rect", {x: x - width / 2, y: y - height / 2, width, height, rx: height / 2});
  return s("g", {class: `cardlab-pill cardlab-${look}`}, ground, label(content, x, y, {size}));
}

/** The way of slanted lines that fill a rectangle: what is hatched is told from what is plain without any colour. */
export function hatch(x, y, width, height, gap = 7) {
  let way = "";
  for (let at = gap; at < width + height; at += gap) {
    const [x1, y1] = at <= width ? [x + at, y] : [x + width, y + at - width];
    const [x2, y2] = at <= height ? [x, y + at] : [x + at - height, y + height];
    way += `M${x1} ${y1}L${x2} ${y2}`;
  }
  return way;
}

/** A bracket over (or, with a negative depth, under) a stretch of a picture. */
export function bracket(x1, x2, y, depth = 8) {
  return s("path", {class: "cardlab-bracket", d: `M${x1} ${y}v${-depth}H${x2}v${depth}`});
}

/** A counter: the first number's are plain, the second number's have an eye. */
export function counter(second, r) {
  const made = s("g", {class: `cardlab-dot cardlab-fill-${second ? "two" : "one"}`}, s("circle", {r}));
  if (second) made.append(s("circle", {r: r * 0.42, class: "cardlab-eye"}));
  return made;
}

/** A whole number with a real minus sign. */
export function signed(n) {
  return n < 0 ? `−${-n}` : String(n);
}

/** Half points as points: 13 -> "6½", 14 -> "7", 1 -> "½". */
export function half(n) {
  return n % 2 ? `${n > 1 ? (n - 1) / 2 : ""}½` : String(n / 2);
}

/**
 * A sentence about a state. Where its form hangs on the number `n`, the text is all its plural forms.
 * @param {Record<string, any>} words
 * @param {string} name
 * @param {Record<string, string | number>} fields
 */
export function say(words, name, fields = {}) {
  const text = words[name];
  if (typeof text === "string") return fill(text, fields);
  const plural = new Intl.PluralRules(words.lang).select(Number(fields.n));
  return fill(text[plural] ?? text.other, fields);
}

/** Several things in a row, as the language says them: "38, 41 and 44". */
export function listed(words, items) {
  return new Intl.ListFormat(words.lang, {type: "conjunction"}).format(items.map((item) => apart(String(item))));
}

/** Which steps to name on a line, so that their names stay apart: the smallest of 1, 2, 5, 10, … that leaves `apart` units. */
export function labelStep(unit, apart) {
  for (let ten = 1; ; ten *= 10) for (const step of [1, 2, 5]) if (step * ten * unit >= apart) return step * ten;
}

/** Move places apart until each has its room: spread([{x: 10, room: 20}, {x: 12, room: 20}]) -> [1, 21], kept within the edges. */
export function spread(places, left, right) {
  const order = places.map((_, i) => i).sort((i, j) => places[i].x - places[j].x);
  const at = places.map(({x}) => x);
  for (let turn = 0; turn < 40; turn++) {
    for (let k = 1; k < order.length; k++) {
      const [i, j] = [order[k - 1], order[k]];
      const short = (places[i].room + places[j].room) / 2 - (at[j] - at[i]);
      if (short > 0) [at[i], at[j]] = [at[i] - short / 2, at[j] + short / 2];
    }
    places.forEach(({room: wide}, i) => (at[i] = Math.min(Math.max(at[i], left + wide / 2), right - wide / 2)));
  }
  return at;
}

/**
 * The frame of a model: its name, its picture, its arithmetic and its words. The picture is drawn again for every new
 * state, and when the width of the page or the size of its text changes.
 * @param {string} kind
 * @param {Record<string, any>} words
 * @param {{widest: number, signal?: AbortSignal, defaults: object, draw: (state: any, units: number) => {height: number, drawn: Node[]},
 *          describe: (state: any, words: any) => string[], working?: (state: any) => string, title: (state: any, words: any) => string,
 *          settle?: (state: any) => void}} model  `settle` marks what was drawn
 */
export function figure(
  kind,
  words,
  {widest, signal, defaults, draw, describe, working = () => "", title, settle = () => {}},
) {
  const canvas = h("div", {class: "cardlab-canvas", dir: "ltr"});
  const name = h("figcaption", {class: "cardlab-model-name"});
  const sums = h("div", {class: "cardlab-model-working", dir: "ltr"});
  const told = h("p", {class: "cardlab-model-told", id: freshId("told")});
  const em = h("span", {class: "cardlab-em", "aria-hidden": "true"}); // as wide as the text is large
  const el = h(
    "figure",
    {class: `cardlab-model cardlab-model-${kind}`, lang: words.lang, dir: words.dir},
    name,
    canvas,
    sums,
    told,
    em,
  );
  const picture = s("svg", {role: "img", "aria-describedby": told.id});
  canvas.append(picture);
  let state = null;
  let units = 0;
  const redraw = () => {
    if (!state) return;
    const {height, drawn} = draw(state, units);
    const within = picture.contains(document.activeElement);
    mark(picture, {viewBox: `0 0 ${units} ${height}`});
    if (drawn) picture.replaceChildren(...drawn);
    settle(state);
    if (drawn && within) picture.querySelector("[tabindex='0']")?.focus({preventScroll: true}); // what had the focus is drawn anew
  };
  const measure = () => {
    const zoom = (em.offsetWidth || 16) / 16;
    const wide = Math.round(Math.min(Math.max((canvas.clientWidth || 480) / zoom, NARROWEST), widest));
    if (wide === units) return;
    units = wide;
    redraw();
  };
  const watching = new ResizeObserver(measure);
  watching.observe(el);
  watching.observe(em);
  signal?.addEventListener("abort", () => watching.disconnect());
  const update = (given) => {
    state = {...defaults, ...given};
    if (!units) measure();
    const said = describe(state, words).filter(Boolean).join(" ");
    const named = title(state, words);
    mark(picture, {"aria-label": state.name ? `${state.name}: ${named}` : named});
    name.textContent = state.name;
    name.hidden = !state.name;
    sums.replaceChildren(...lines(numeral(working(state))));
    sums.hidden = !sums.hasChildNodes();
    told.replaceChildren(...prose(said));
    redraw();
  };
  return {el, canvas, picture, told, update, state: () => state, units: () => units};
}

const KEYS = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1};

/**
 * Make a picture of a line a slider: arrow keys, Page, Home and End, and a finger or a mouse choose a place. A line runs
 * from left to right in every language, so the right arrow is always more.
 * @param {ReturnType<typeof figure>} framed
 * @param {{low: () => number, high: () => number, page: number, at: (x: number) => number, text: (value: number) => string, name: string}} line
 */
export function slider(framed, {low, high, page, at, text, name}, {onChoose = () => {}, signal} = {}) {
  const {canvas, picture} = framed;
  const choose = (value) => {
    const kept = Math.min(Math.max(value, low()), high());
    if (kept !== framed.state().value) onChoose(kept);
  };
  const on = (kind, act) =>
    canvas.addEventListener(kind, (event) => framed.state()?.value != null && act(event), {signal});
  on("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const {value} = framed.state();
    const goal =
      {PageUp: value + page, PageDown: value - page, Home: low(), End: high()}[event.key] ??
      value + (KEYS[event.key] ?? NaN);
    if (Number.isNaN(goal)) return;
    event.preventDefault();
    event.stopPropagation(); // a replay around it has arrows of its own
    choose(goal);
  });
  const point = ({clientX}) => {
    const box = picture.getBoundingClientRect();
    choose(at(((clientX - box.left) / box.width) * framed.units()));
  };
  on(
    "pointerdown",
    (event) => (canvas.setPointerCapture(event.pointerId), canvas.focus({preventScroll: true}), point(event)),
  );
  on("pointermove", (event) => canvas.hasPointerCapture(event.pointerId) && point(event));
  return () => {
    const {value} = framed.state();
    const is = value != null;
    canvas.classList.toggle("cardlab-slider", is);
    mark(canvas, {
      role: is ? "slider" : null,
      tabindex: is ? 0 : null,
      "aria-label": is ? name : null,
      "aria-describedby": is ? framed.told.id : null,
    });
    mark(canvas, {
      "aria-valuemin": is ? low() : null,
      "aria-valuemax": is ? high() : null,
      "aria-valuenow": value,
      "aria-valuetext": is ? text(value) : null,
    });
    mark(picture, {"aria-hidden": is ? "true" : null}); // a slider's inside is not read; its name, value and description are
  };
}
