// Helpers shared by the visual models: SVG shapes, a description in words, and a width that follows the page.

import {freshId, h, mark} from "../common/dom.js";
import {apart, fill, numeral} from "../common/locale.js";
import {mathText, workingLines} from "../common/math_text.js";
import {s} from "../common/svg.js";

/** @import {Attributes} from "../common/dom.js" */
/** @import {Fields, Locale, ModelWords} from "../common/types.d.ts" */

const NARROWEST = 250; // units. A unit is one pixel until the picture is as wide as it needs; then everything grows

/**
 * Draws a text in the learner's digits, centred on (x, y).
 * @param {Locale} locale
 * @param {string | number} content
 * @param {number} x
 * @param {number} y
 * @param {Attributes & {size?: number}} [options]
 */
export function label(locale, content, x, y, {size = 15, ...attributes} = {}) {
  const place = {x, y: y + size * 0.35, "font-size": size, "text-anchor": "middle"};
  return s("text", {...place, ...attributes}, numeral(locale, content));
}

/**
 * Estimates the width of a text, well enough to keep two texts apart.
 * @param {string | number} content
 */
export function room(content, size = 15) {
  return [...String(content)].reduce((sum, sign) => sum + ("½¼¾⅓⅔".includes(sign) ? 0.85 : 0.6), 0) * size;
}

/**
 * Draws a number on a coloured background, so that it stays readable anywhere.
 * @param {Locale} locale
 * @param {string | number} content
 * @param {number} x
 * @param {number} y
 * @param {string} look
 */
export function pill(locale, content, x, y, look, size = 15) {
  const width = Math.max(room(content, size) + 11, size + 8);
  const height = size + 7;
  const ground = s("rect", {x: x - width / 2, y: y - height / 2, width, height, rx: height / 2});
  return s("g", {class: `cardlab-pill cardlab-${look}`}, ground, label(locale, content, x, y, {size}));
}

/**
 * Returns the path of slanted lines that fill a rectangle. The hatching makes it recognisable without colour.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export function hatch(x, y, width, height, gap = 7) {
  let path = "";
  for (let at = gap; at < width + height; at += gap) {
    const [x1, y1] = at <= width ? [x + at, y] : [x + width, y + at - width];
    const [x2, y2] = at <= height ? [x, y + at] : [x + at - height, y + height];
    path += `M${x1} ${y1}L${x2} ${y2}`;
  }
  return path;
}

/**
 * Draws a bracket over a stretch of a picture, or under it if the depth is negative.
 * @param {number} x1
 * @param {number} x2
 * @param {number} y
 */
export function bracket(x1, x2, y, depth = 8) {
  return s("path", {class: "cardlab-bracket", d: `M${x1} ${y}v${-depth}H${x2}v${depth}`});
}

/**
 * Draws a counter: plain for the first number, with a ring for the second.
 * @param {boolean} second
 * @param {number} r
 */
export function counter(second, r) {
  const made = s("g", {class: `cardlab-dot cardlab-fill-${second ? "two" : "one"}`}, s("circle", {r}));
  if (second) made.append(s("circle", {r: r * 0.5, class: "cardlab-eye"}));
  return made;
}

/** The event that has a model drawn for its present size at once, and not only in the next frame. */
export const MEASURE = "cardlab:measure";

/**
 * Returns a sentence about a state. If it depends on the number `n`, picks the right plural form.
 * @param {ModelWords} words
 * @param {string} name
 * @param {Fields} fields
 */
export function say(words, name, fields = {}) {
  const text = words[name];
  if (text === undefined) throw new Error(`the models have no text ${name}`);
  if (typeof text === "string") return fill(words, text, fields);
  const plural = new Intl.PluralRules(words.lang).select(Number(fields.n));
  return fill(words, text[plural] ?? text.other, fields);
}

/**
 * Joins a list as the language does: "38, 41 and 44".
 * @param {Locale} locale
 * @param {(string | number)[]} items
 */
export function listed(locale, items) {
  const format = new Intl.ListFormat(locale.lang, {type: "conjunction"});
  return format.format(items.map((item) => apart(locale, String(item))));
}

/**
 * Chooses the labelled steps of a line: the smallest of 1, 2, 5, 10, … that leaves `space` units between labels. A line
 * without a length has none.
 * @param {number} unit
 * @param {number} space
 */
export function labelStep(unit, space) {
  for (let ten = 1; unit > 0; ten *= 10) {
    for (const step of [1, 2, 5]) if (step * ten * unit >= space) return step * ten;
  }
  return Infinity;
}

/**
 * Draws a state. Returns its height and its parts, or null if the existing parts have been updated instead.
 * @typedef {{height: number, drawn: Node[] | null}} Drawing
 */

/**
 * What the stylesheet says about the place of a model. `tallest`: the limit of its height, or Infinity; `flips`:
 * whether the second of two rows is on top, as the cards of the other player are.
 * @typedef {{tallest: number, flips: boolean}} ModelPlace
 */

/**
 * The parts of a model. `settle` marks up the finished drawing.
 * @template {{name: string}} State
 * @typedef {object} FigureKind
 * @property {number} widest   in pixels
 * @property {AbortSignal} [signal]
 * @property {State} defaults   the default state
 * @property {(state: State, units: number, words: ModelWords, place: ModelPlace) => Drawing} draw
 * @property {(state: State, words: ModelWords) => string[]} describe   sentence by sentence
 * @property {(state: State, words: ModelWords) => string} [working]
 * @property {(state: State, words: ModelWords) => string} title
 * @property {(state: State) => void} [settle]
 */

/**
 * @template State
 * @typedef {object} Figure
 * @property {HTMLElement} el
 * @property {HTMLElement} canvas
 * @property {SVGElement} picture
 * @property {HTMLElement} description
 * @property {(given: Partial<State>) => void} update
 * @property {() => State} state
 * @property {() => number} units   the width of the picture
 */

/**
 * Creates the frame of a model: its name, its picture, its arithmetic and its description. Draws the picture again for
 * each new state, and when the page's width or text size changes.
 * @template {{name: string}} State
 * @param {string} name
 * @param {ModelWords} words
 * @param {FigureKind<State>} kind
 * @returns {Figure<State>}
 */
export function figure(name, words, {widest, signal, defaults, draw, describe, working, title, settle}) {
  const canvas = h("div", {class: "cardlab-canvas", dir: "ltr"});
  const caption = h("figcaption", {class: "cardlab-model-name"});
  const sums = h("div", {class: "cardlab-model-working", dir: "ltr"});
  const description = h("p", {class: "cardlab-model-status", id: freshId("description")});
  const em = h("span", {class: "cardlab-em-ruler", "aria-hidden": "true"}); // as wide as the text is large
  const look = {class: `cardlab-model cardlab-model-${name}`, "data-model": name, lang: words.lang, dir: words.dir};
  const el = h("figure", look, caption, canvas, sums, description, em);
  const picture = s("svg", {role: "img"}); // the description follows, and should be read only once
  canvas.append(picture);
  let state = defaults;
  let units = 0;
  let place = {tallest: Infinity, flips: false};
  const redraw = () => {
    const {height, drawn} = draw(state, units, words, place);
    const within = picture.contains(document.activeElement);
    mark(picture, {viewBox: `0 0 ${units} ${height}`});
    if (drawn) picture.replaceChildren(...drawn);
    settle?.(state);
    const focused = drawn && within ? picture.querySelector("[tabindex='0']") : null; // replaced by a new one
    if (focused instanceof SVGElement) focused.focus({preventScroll: true});
  };
  const measure = () => {
    const zoom = (em.offsetWidth || 16) / 16;
    const width = canvas.clientWidth || 480;
    const wide = Math.round(Math.min(Math.max(width / zoom, NARROWEST), widest));
    const style = getComputedStyle(canvas);
    const limit = parseFloat(style.maxHeight); // NaN if there is none
    const tallest = limit ? Math.round((limit * wide) / width) : Infinity;
    const flips = style.getPropertyValue("--flips") === "1";
    if (wide === units && tallest === place.tallest && flips === place.flips) return;
    units = wide;
    place = {tallest, flips};
    redraw();
  };
  const watching = new ResizeObserver(measure);
  watching.observe(el);
  watching.observe(em);
  el.addEventListener(MEASURE, measure);
  signal?.addEventListener("abort", () => watching.disconnect());
  const update = (/** @type {Partial<State>} */ given) => {
    state = {...defaults, ...given};
    if (!units) measure();
    const named = title(state, words);
    mark(picture, {"aria-label": state.name ? say(words, "whose", {name: state.name, said: named}) : named});
    caption.textContent = state.name;
    caption.hidden = !state.name;
    sums.replaceChildren(...workingLines(numeral(words, working?.(state, words) ?? "")));
    sums.hidden = !sums.hasChildNodes();
    description.replaceChildren(...mathText(describe(state, words).filter(Boolean).join(" ")));
    redraw();
  };
  return {el, canvas, picture, description, update, state: () => state, units: () => units};
}
