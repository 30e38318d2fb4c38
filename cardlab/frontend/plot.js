// A plot of what was counted: a bar for each thing, the exact chance as a dot on a line across it. Told apart without
// colour.

import {h, mark} from "./dom.js";
import {fill} from "./locale.js";
import {s} from "./svg.js";

/** @import {Counted, Experiment, Row, Words} from "./types.d.ts" */

const HIGH = 230; // pixels from the lowest line to the highest
const ABOVE = 14;
const LINE = 16; // of the names below the bars
const BELOW = 28; // for what they are names of
const BEFORE = 34;
const AFTER = 6;
const LETTER = 7.6; // about as wide as a letter of the names below

/**
 * A name in lines of so many letters: whole words, as many as fit.
 * @param {string} name
 * @param {number} letters
 */
export function inLines(name, letters) {
  /** @type {string[]} */
  const lines = [];
  for (const word of name.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && [...longer].length <= letters) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/**
 * Every how many bars have a name below them: all of them where there is room, else every second, third, …
 * @param {string[][]} names   each in lines
 * @param {number} slot
 */
export function everyNth(names, slot) {
  const widest = Math.max(1, ...names.flat().map((line) => [...line].length));
  return Math.max(1, Math.ceil((widest * LETTER + 3) / slot));
}

/**
 * Where everything lies in a plot of this width: {x, wide} of each bar, and how high a share is.
 * @param {Row[]} rows
 * @param {number} top
 * @param {number} width
 */
export function layout(rows, top, width) {
  const slot = (width - BEFORE - AFTER) / Math.max(1, rows.length);
  const wide = Math.max(2, Math.min(slot * 0.74, 64));
  const high = (/** @type {number} */ share) => (Math.min(share, top) / top) * HIGH;
  const middle = (/** @type {number} */ i) => BEFORE + slot * (i + 0.5);
  return {slot, wide, high, middle, base: ABOVE + HIGH};
}

/**
 * @param {string} content
 * @param {number} x
 * @param {number} y
 * @param {string} look
 */
function text(content, x, y, look, anchor = "middle") {
  return s("text", {x, y, class: look, "text-anchor": anchor}, content);
}

/**
 * What is drawn of one experiment's counts.
 * @param {Counted} counts
 * @param {string} counted   what the bars are names of
 * @param {number} width
 */
function draw({rows, top, lines}, counted, width) {
  const {slot, wide, high, middle, base} = layout(rows, top, width);
  const named = rows.map(({label}) => inLines(label, Math.floor((slot - 3) / LETTER)));
  const nth = everyNth(named, slot);
  const below = base + LINE * Math.max(1, ...named.map((name) => name.length)) + 4;
  const across = lines.flatMap(({at, label}) => {
    const y = base - high(at);
    const line = {class: at ? "cardlab-plot-line" : "cardlab-plot-base", d: `M${BEFORE} ${y}H${width - AFTER}`};
    return [s("path", line), text(label, BEFORE - 6, y + 4.5, "cardlab-plot-text", "end")];
  });
  const bars = rows.map(({share}, i) => {
    const place = {x: middle(i) - wide / 2, y: base - high(share), width: wide, height: high(share)};
    return s("rect", {class: "cardlab-plot-bar", ...place});
  });
  const names = named.flatMap((name, i) => {
    const shown = i % nth ? [] : name;
    return shown.map((line, k) => text(line, middle(i), base + 18 + LINE * k, "cardlab-plot-text"));
  });
  const exact = rows.flatMap((row, i) =>
    row.exact === null ? [] : [exactMark(middle(i), base - high(row.exact), Math.min(slot, wide + 8) / 2)],
  );
  const name = text(counted, BEFORE + (width - BEFORE - AFTER) / 2, below + LINE, "cardlab-plot-name");
  return {height: below + BELOW, parts: [...across, ...bars, ...exact, ...names, name]};
}

/**
 * The mark of an exact chance.
 * @param {number} x
 * @param {number} y
 * @param {number} half
 */
function exactMark(x, y, half) {
  const line = s("path", {d: `M${x - half} ${y}H${x + half}`});
  return s("g", {class: "cardlab-plot-exact"}, line, s("circle", {cx: x, cy: y, r: 3.6}));
}

/** A plot in the page, as wide as it may be; `show` draws what has been counted. */
export class Plot {
  /** @type {Counted | null} */
  #counts = null;

  /**
   * @param {Experiment} experiment
   * @param {Words} words
   * @param {{signal: AbortSignal}} options
   */
  constructor({title, counted, of}, words, {signal}) {
    this.counted = counted;
    const name = fill(words, words.plot_of, {name: title});
    this.svg = s("svg", {role: "img", "aria-label": name, class: "cardlab-plot-svg"});
    this.ground = h("div", {class: "cardlab-plot-ground", dir: "ltr"}, this.svg);
    this.keyExact = keyItem(24, exactMark(12, 8, 11), words.key_exact);
    const bar = s("rect", {class: "cardlab-plot-bar", x: 2, y: 2, width: 12, height: 13});
    const key = h("p", {class: "cardlab-plot-key"}, keyItem(16, bar, words.key_bar), this.keyExact);
    const axis = h("p", {class: "cardlab-plot-axis"}, fill(words, words.share, {of}));
    this.el = h("div", {class: "cardlab-plot"}, axis, this.ground, key);
    const watching = new ResizeObserver(() => this.#draw());
    watching.observe(this.el);
    signal.addEventListener("abort", () => watching.disconnect());
  }

  /** @param {Counted} counts */
  show(counts) {
    this.#counts = counts;
    this.keyExact.hidden = counts.rows.every(({exact}) => exact === null);
    this.#draw();
  }

  #draw() {
    const width = Math.round(this.ground.clientWidth);
    if (!this.#counts || !width) return;
    const {height, parts} = draw(this.#counts, this.counted, width);
    mark(this.svg, {width, height, viewBox: `0 0 ${width} ${height}`});
    this.svg.replaceChildren(...parts);
  }
}

/**
 * What a mark of the plot stands for.
 * @param {number} width
 * @param {SVGElement} drawn
 * @param {string} name
 */
function keyItem(width, drawn, name) {
  return h("span", {}, s("svg", {width, height: 16, "aria-hidden": "true"}, drawn), " ", name);
}
