// Draws bar charts of an experiment's counts, one chart for each arm. If the exact chance may be shown, it is a dot on
// a line over its bar. Everything can be told apart without colour.

import {h, mark} from "../common/dom.js";
import {fill, numeral} from "../common/locale.js";
import {s} from "../common/svg.js";

/** @import {Arm, Counted, Experiment, Locale, Row, Words} from "../common/types.d.ts" */

const HIGH = 230; // pixels from the lowest line to the highest
const LOW = 130; // if one chart stands below another
const BESIDE = 190; // if charts stand side by side
const LOWEST = 46; // if all charts and a question must fit on a phone
const NARROW = 640; // pixels
const FEW = 4; // up to this many bars have their numbers on top
const SLOT = 36; // width that a bar needs next to those of other arms
const ABOVE = 20;
const LINE = 16; // height of a line of names below the bars
const BELOW = 28; // height of the name of the axis
const BEFORE = 34;
const AFTER = 6;
const LETTER = 7.6; // estimated width of a letter in those names

/**
 * Breaks a name into lines of at most this many letters. Never splits a word.
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
 * Returns the step between named bars: 1 if there is room for all names, otherwise 2, 3, …
 * @param {string[][]} names   each as lines
 * @param {number} slot
 */
function everyNth(names, slot) {
  const widest = Math.max(1, ...names.flat().map((line) => [...line].length));
  return Math.max(1, Math.ceil((widest * LETTER + 3) / slot));
}

/**
 * Computes the layout of a chart of this width: {x, wide} of each bar, and the height of a share.
 * @param {unknown[]} rows
 * @param {number} top
 * @param {number} width
 */
export function layout(rows, top, width, tall = HIGH) {
  const slot = (width - BEFORE - AFTER) / Math.max(1, rows.length);
  const wide = Math.max(2, Math.min(slot * 0.74, 64));
  const high = (/** @type {number} */ share) => (Math.min(share, top) / top) * tall;
  const middle = (/** @type {number} */ i) => BEFORE + slot * (i + 0.5);
  return {slot, wide, high, middle, base: ABOVE + tall};
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

/** @typedef {Pick<Row, "label" | "share" | "share_text" | "exact"> & {isNew?: boolean}} Bar */

/**
 * Draws the chart of one arm.
 * @param {{rows: Bar[]}} arm
 * @param {Pick<Counted, "top" | "lines">} told
 * @param {string} counted   the name of the axis; "" if a chart below has it
 * @param {{width: number, tall: number, reveals: boolean, named: boolean, guess?: number | null}} look   `named` tells
 *   whether bars have names
 */
function draw({rows}, {top, lines}, counted, {width, tall, reveals, named: isNamed, guess = null}) {
  const {slot, wide, high, middle, base} = layout(rows, top, width, tall);
  const named = isNamed ? rows.map(({label}) => inLines(label, Math.floor((slot - 3) / LETTER))) : [];
  const nth = everyNth(named, slot);
  const below = base + LINE * (Math.max(0, ...named.map((name) => name.length)) + (nth === 2 ? 1 : 0)) + 4;
  const isTold = (/** @type {number} */ at) => tall > LOWEST || !at || at === top; // the others have no room
  const across = lines.flatMap(({at, label}) => {
    const y = base - high(at);
    if (!isTold(at)) return [];
    const line = {class: at ? "cardlab-plot-line" : "cardlab-plot-base", d: `M${BEFORE} ${y}H${width - AFTER}`};
    return [s("path", line), text(label, BEFORE - 6, y + 4.5, "cardlab-plot-text", "end")];
  });
  const bars = rows.map(({share, isNew}, i) => {
    const place = {x: middle(i) - wide / 2, y: base - high(share), width: wide, height: high(share)};
    return s("rect", {class: "cardlab-plot-bar", "data-new": isNew, ...place});
  });
  const names = named.flatMap((name, i) => {
    const shown = i % nth && nth !== 2 ? [] : name;
    const down = nth === 2 ? i % 2 : 0; // every second name is one line lower, so that each bar keeps its name
    return shown.map((line, k) => text(line, middle(i), base + 18 + LINE * (k + down), "cardlab-plot-text"));
  });
  const tops =
    rows.length > FEW ? [] : rows.map((row, i) => numberOf(row, middle(i), base - high(highest(row, reveals))));
  const exact = rows.flatMap((row, i) =>
    row.exact === null || !reveals ? [] : [exactMark(middle(i), base - high(row.exact), Math.min(slot, wide + 8) / 2)],
  );
  const over = 13 + roomForNumbers(rows);
  const marks = guess === null ? [] : [guessMark(middle(guess), base - high(rows[guess].share) - over)];
  const parts = [...across, ...bars, ...exact, ...tops, ...names, ...marks];
  if (!counted) return {height: below + AFTER, parts};
  const name = text(counted, BEFORE + (width - BEFORE - AFTER) / 2, below + LINE, "cardlab-plot-name");
  return {height: below + BELOW, parts: [...parts, name]};
}

/**
 * Returns the height of a bar with everything drawn over it.
 * @param {Bar} row
 * @param {boolean} reveals
 */
function highest({share, exact}, reveals) {
  return reveals ? Math.max(share, exact ?? 0) : share;
}

/**
 * Draws the number at the top of a bar.
 * @param {Bar} row
 * @param {number} x
 * @param {number} y
 */
function numberOf({share_text: number}, x, y) {
  return text(number, x, y - 7, "cardlab-plot-number");
}

/**
 * Draws the mark of an exact chance.
 * @param {number} x
 * @param {number} y
 * @param {number} half
 */
function exactMark(x, y, half) {
  const line = s("path", {d: `M${x - half} ${y}H${x + half}`});
  return s("g", {class: "cardlab-plot-exact"}, line, s("circle", {cx: x, cy: y, r: 3.6}));
}

/**
 * Draws the learner's face over the bar that was guessed.
 * @param {number} x
 * @param {number} y
 */
function guessMark(x, y) {
  const face = s("circle", {cx: x, cy: y, r: 11});
  const look = s("path", {d: `M${x - 4} ${y - 3}v.1M${x + 4} ${y - 3}v.1M${x - 5} ${y + 3}q5 5 10 0`});
  return s("g", {class: "cardlab-plot-guess"}, face, look);
}

const FACE = 24; // pixels for the learner's face

/**
 * Returns the height of the numbers on top of the bars, above which the face goes.
 * @param {unknown[]} rows
 */
function roomForNumbers(rows) {
  return rows.length > FEW ? 0 : LINE;
}

/**
 * Draws a race of bars, without grid lines. A face marks the bar that the learner has guessed.
 * @param {{label: string, n: number, share: number, isNew: boolean}[]} bars   the height of each bar, as a share of the
 *   maximum, and whether it is marked as the one that has just grown
 * @param {{width: number, tall: number, guess: number | null, locale: Locale}} look
 */
export function drawRace(bars, {width, tall, guess, locale}) {
  const rows = bars.map(({n, ...bar}) => ({...bar, share_text: numeral(locale, n), exact: null}));
  const lines = [{at: 0, label: ""}];
  const room = FACE + roomForNumbers(rows);
  const {height, parts} = draw({rows}, {top: 1, lines}, "", {
    width,
    tall: tall - room,
    reveals: false,
    named: true,
    guess,
  });
  const name = rows.map(({label, share_text: n}) => `${label}: ${n}`).join(", ");
  const look = {role: "img", "aria-label": name, class: "cardlab-plot-svg cardlab-plot-race"};
  return s("svg", {...look, width, height: height + room, viewBox: `0 ${-room} ${width} ${height + room}`}, ...parts);
}

/** The charts of an experiment, as wide as the page allows. `show` draws the counts. */
export class Plots {
  /** @type {Counted | null} */
  #told = null;
  #reveals = false;

  /**
   * @param {Experiment} experiment
   * @param {Words} words
   * @param {{signal: AbortSignal}} options
   */
  constructor({title, counted}, words, {signal}) {
    this.title = title;
    this.counted = counted;
    this.words = words;
    const exact = keyItem(24, exactMark(12, 8, 11), words.key_exact);
    const bar = s("rect", {class: "cardlab-plot-bar", x: 2, y: 2, width: 12, height: 13});
    this.key = h("p", {class: "cardlab-plot-key"}, keyItem(16, bar, words.key_bar), exact);
    const axis = h("p", {class: "cardlab-plot-axis"}, words.in_100);
    this.arms = h("div", {class: "cardlab-plot-arms"});
    this.name = h("p", {class: "cardlab-plot-counted"}, counted);
    this.el = h("div", {class: "cardlab-plot"}, axis, this.arms, this.name, this.key);
    const watching = new ResizeObserver(() => this.#draw());
    watching.observe(this.el);
    signal.addEventListener("abort", () => watching.disconnect());
  }

  /**
   * @param {Counted} told
   * @param {boolean} reveals   whether to draw the exact chances
   */
  show(told, reveals) {
    this.#told = told;
    this.#reveals = reveals;
    this.key.hidden = !reveals || told.arms.every(({rows}) => rows.every(({exact}) => exact === null));
    this.#draw();
  }

  #draw() {
    const told = this.#told;
    if (!told || !this.el.clientWidth) return;
    const isNarrow = this.el.clientWidth < NARROW;
    const bars = told.arms.reduce((sum, {rows}) => sum + rows.length, 0);
    const isBeside = told.arms.length > 1 && !isNarrow && bars * SLOT < this.el.clientWidth;
    mark(this.arms, {"data-beside": isBeside});
    this.name.hidden = told.arms.length === 1; // one chart has it below its bars
    const grounds = told.arms.map((arm) => ({arm, ground: h("div", {class: "cardlab-plot-ground", dir: "ltr"})}));
    const figures = grounds.map(({arm, ground}) =>
      h("figure", {class: "cardlab-plot-arm"}, this.#caption(arm), ground),
    );
    this.arms.replaceChildren(...figures);
    const tall = told.arms.length === 1 ? HIGH : isNarrow ? LOWEST : isBeside ? BESIDE : LOW;
    for (const [i, {arm, ground}] of grounds.entries()) {
      const width = Math.round(ground.clientWidth);
      const isLast = i === grounds.length - 1;
      const named = isLast || !isNarrow;
      const counted = told.arms.length === 1 ? this.counted : "";
      const {height, parts} = draw(arm, told, counted, {width, tall, reveals: this.#reveals, named});
      const name = fill(this.words, this.words.plot_of, {name: arm.label || this.title});
      const look = {role: "img", "aria-label": name, class: "cardlab-plot-svg"};
      ground.append(s("svg", {...look, width, height, viewBox: `0 0 ${width} ${height}`}, ...parts));
    }
  }

  /**
   * Creates the caption of a chart: the arm's setting, and its mean.
   * @param {Arm} arm
   */
  #caption({label, figure}) {
    const told = [h("span", {}, label), h("b", {}, figure)];
    return h("figcaption", {}, ...told.filter(({textContent}) => textContent));
  }
}

/**
 * Creates an entry of the key.
 * @param {number} width
 * @param {SVGElement} drawn
 * @param {string} name
 */
function keyItem(width, drawn, name) {
  return h("span", {}, s("svg", {width, height: 16, "aria-hidden": "true"}, drawn), " ", name);
}
