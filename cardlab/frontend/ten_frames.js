// Ten frames: two numbers as counters, each in frames of its own, or together so that the first one fills its ten.

import {button, h, mark} from "./dom.js";
import {counter, figure, label, listed, say} from "./drawing.js";
import {numeral} from "./locale.js";
import {s} from "./svg.js";

/** @import {Locale, ModelOptions, ModelWords, Picture} from "./types.d.ts" */
/** @import {Drawing} from "./drawing.js" */

const GAP = 18;

/** @typedef {{name: string, a: number, b: number, together: boolean, asks: boolean}} TenFrames */

/** @type {TenFrames} */
export const defaults = {name: "", a: 7, b: 6, together: true, asks: false};

/**
 * How many of the second number's counters fill up the ten that the first has begun: 7 and 6 -> 3; 0 where none is
 * filled.
 * @param {Pick<TenFrames, "a" | "b">} state
 */
export function toTen({a, b}) {
  const lack = (10 - (a % 10)) % 10;
  return lack && b >= lack ? lack : 0;
}

/**
 * Frame and place of each counter: [{second: false, frame: 0, spot: 0}, …]. Apart, the second number begins a new
 * frame.
 * @param {Pick<TenFrames, "a" | "b" | "together">} state
 */
export function spots({a, b, together}) {
  const start = together ? a : Math.ceil(a / 10) * 10;
  const row = (/** @type {number} */ length, /** @type {number} */ from, /** @type {boolean} */ second) =>
    Array.from({length}, (_, i) => ({second, frame: Math.floor((from + i) / 10), spot: (from + i) % 10}));
  return [...row(a, 0, false), ...row(b, start, true)];
}

/**
 * On the way to counters that lie together they lie apart.
 * @param {TenFrames} state
 */
export function acts(state) {
  return state.together !== false && state.b ? [{model: "ten_frames", ...state, together: false}] : [];
}

/**
 * How many frames there are: enough for both numbers apart, so that nothing moves but counters.
 * @param {Pick<TenFrames, "a" | "b">} state
 */
export function frames({a, b}) {
  return Math.max(1, Math.ceil(a / 10) + Math.ceil(b / 10));
}

/**
 * 7 + 6 = 10 + 3 = 13.
 * @param {TenFrames} state
 */
export function tenFramesWorking({a, b, together, asks}) {
  if (asks) return `${a} + ${b} = ?`;
  const fills = toTen({a, b});
  const rest = b - fills;
  return `${a} + ${b}${together && fills && rest ? ` = ${a + fills} + ${rest}` : ""} = ${a + b}`;
}

/**
 * What the frames show, sentence by sentence.
 * @param {TenFrames} state
 * @param {ModelWords} words
 */
export function describeTenFrames(state, words) {
  const {a, b, together, asks} = state;
  const said = [say(words, "ten_frames-counters", {a, b})];
  const fills = toTen(state);
  if (together && fills && !(asks && fills === b)) {
    said.push(say(words, "ten_frames-fill", {n: fills, a, b: a + fills}));
  }
  if (asks) return [...said, say(words, "ten_frames-asked")];
  if (together && fills && b > fills) said.push(say(words, "ten_frames-left", {n: b - fills}));
  return [...said, say(words, "ten_frames-together", {n: a + b})];
}

/**
 * How many frames there are and in a row, how large they are, and where each begins.
 * @param {TenFrames} state
 * @param {number} units
 */
function layout(state, units) {
  const n = frames(state);
  const row = n < 3 || units >= 560 ? Math.min(n, 4) : 2;
  const cell = Math.min(46, (units - 4 - (row - 1) * GAP) / (5 * row));
  const [wide, tall] = [5 * cell, 2 * cell + 34];
  const left = (units - row * wide - (row - 1) * GAP) / 2;
  const corners = Array.from({length: n}, (_, i) => ({
    x: left + (i % row) * (wide + GAP),
    y: 2 + Math.floor(i / row) * tall,
  }));
  return {cell, wide, corners, height: Math.ceil(n / row) * tall};
}

/** @typedef {ReturnType<typeof layout>} Layout */

/** The picture; counters that were there move to their new places. */
class Frames {
  #key = "";
  /** @type {SVGElement[]} */
  #counters = [];
  /** @type {SVGElement[]} */
  #counts = [];
  /** @type {SVGElement[]} */
  #outlines = [];

  /**
   * @param {TenFrames} state
   * @param {number} units
   * @param {Locale} locale
   * @returns {Drawing}
   */
  draw(state, units, locale) {
    const laid = layout(state, units);
    const key = [state.a, state.b, units].join();
    const drawn = key === this.#key ? null : this.#make(state, laid, locale);
    this.#key = key;
    this.#move(state, laid, locale);
    return {height: laid.height, drawn};
  }

  /**
   * @param {TenFrames} state
   * @param {Layout} laid
   * @param {Locale} locale
   */
  #make(state, {cell, wide, corners}, locale) {
    const box = {class: "cardlab-frame", width: wide, height: 2 * cell, rx: 5};
    this.#outlines = corners.map(({x, y}) => s("rect", {...box, x, y}));
    const lines = corners.map(({x, y}) => {
      const down = [1, 2, 3, 4].map((k) => `M${x + k * cell} ${y}v${2 * cell}`).join("");
      return s("path", {class: "cardlab-frame-line", d: `M${x} ${y + cell}h${wide}${down}`});
    });
    this.#counters = spots(state).map(({second}) => counter(second, cell * 0.37));
    this.#counters.forEach((made, i) => mark(made, {"data-from": i < state.a ? 0 : 1}));
    const look = {size: 17, class: "cardlab-strong"};
    this.#counts = corners.map(({x, y}, i) =>
      label(locale, "", x + wide / 2, y + 2 * cell + 15, {...look, "data-then": i}),
    );
    return [...this.#outlines, ...lines, ...this.#counters, ...this.#counts];
  }

  /**
   * @param {TenFrames} state
   * @param {Layout} laid
   * @param {Locale} locale
   */
  #move(state, {cell, corners}, locale) {
    const lying = spots(state);
    lying.forEach(({frame, spot}, i) => {
      const {x, y} = corners[frame];
      const [across, down] = [x + ((spot % 5) + 0.5) * cell, y + (Math.floor(spot / 5) + 0.5) * cell];
      this.#counters[i].style.transform = `translate(${across}px, ${down}px)`;
    });
    corners.forEach((_, i) => {
      const count = lying.filter(({frame}) => frame === i).length;
      this.#counts[i].textContent = state.asks || !count ? "" : numeral(locale, count);
      this.#outlines[i].classList.toggle("cardlab-full", count === 10);
    });
  }
}

/**
 * Ten frames in the page; the button that puts together or apart calls `onTogether`.
 * @param {Partial<TenFrames>} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<Partial<TenFrames>>}
 */
export function draw(state, words, {onTogether, signal} = {}) {
  const picture = new Frames();
  const framed = figure("ten_frames", words, {
    widest: 620,
    signal,
    defaults,
    draw: (given, units) => picture.draw(given, units, words),
    describe: describeTenFrames,
    working: tenFramesWorking,
    title: ({a, b}) => say(words, "ten_frames", {list: listed(words, [a, b])}),
  });
  const turn = button("");
  const update = (/** @type {Partial<TenFrames>} */ given) => {
    framed.update(given);
    const {together, b} = framed.state();
    const name = together ? "ten_frames-apart" : toTen(framed.state()) ? "ten_frames-make_ten" : "ten_frames-bring";
    turn.textContent = say(words, name);
    turn.hidden = !b;
  };
  const toggle = () => {
    const together = !framed.state().together;
    update({...framed.state(), together});
    onTogether?.(together);
  };
  turn.addEventListener("click", toggle, {signal});
  mark(turn, {"aria-describedby": framed.description.id});
  framed.el.append(h("div", {class: "cardlab-model-tools"}, turn));
  update(state);
  return {el: framed.el, update};
}
