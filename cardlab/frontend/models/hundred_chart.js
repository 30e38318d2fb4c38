// Draws a hundred chart up to 110. Symbols in each cell show what that total scores in Fast Food. The learner can
// choose a number, or colour several.

import {h, mark, targetOf} from "../common/dom.js";
import {figure, label, listed, say} from "./model_drawing.js";
import {s} from "../common/svg.js";

/** @import {Locale, ModelOptions, ModelWords, Picture} from "../common/types.d.ts" */
/** @import {Drawing} from "./model_drawing.js" */

const WIDE = 10; // numbers in a row
const LOWEST = 19; // units of a row; if not all rows fit at this height, only the ones around the total are shown

/** @typedef {{name: string, number: number, points: number, sign: "square" | "circle" | "triangle"}} Item */

/**
 * The menu: the numbers that score.
 * @type {Item[]}
 */
const MENU = [
  {name: "cheeseburger", number: 7, points: 7, sign: "square"},
  {name: "soda", number: 5, points: 3, sign: "circle"},
  {name: "fries", number: 3, points: 1, sign: "triangle"},
];

/**
 * The last number, the scoring rule, the only food that is marked (all of them without one), the total and the totals
 * within reach. `value` is the number to choose, or null;
 * `choosable` are the numbers that can be coloured, and `chosen` the coloured ones. `said` is a wrong new total, or all
 * numbers that were coloured wrongly; they are outlined.
 * @typedef {object} HundredChart
 * @property {string} name
 * @property {number} high
 * @property {"both" | "multiples" | "digits"} score_by
 * @property {string} food
 * @property {number} total
 * @property {number} adds   the value of a card that makes a new total, if only the way to it matters; 0 for none
 * @property {number | number[] | null} [said]
 * @property {number[]} reachable
 * @property {number[] | null} reached   if only these totals show what they score
 * @property {number | null} value
 * @property {number[]} choosable
 * @property {number[]} chosen
 * @property {boolean} asks
 * @property {boolean} [hops]   whether the total is only a stop on the way to the new one
 */

/** @type {HundredChart} */
export const defaults = {
  name: "",
  high: 110,
  score_by: "both",
  food: "",
  total: 0,
  adds: 0,
  reachable: [],
  reached: null,
  value: null,
  choosable: [],
  chosen: [],
  asks: false,
};

/**
 * Returns the number to which the total leads, the new total or the next multiple; null if there is none.
 * @param {Pick<HundredChart, "total" | "adds" | "food" | "score_by">} state
 */
export function result({total, adds, food, score_by: scoreBy}) {
  if (adds) return total + adds;
  const item = scoreBy === "multiples" && total ? MENU.find(({name}) => name === food) : undefined;
  return item ? total - (total % item.number) + item.number : null;
}

/**
 * Returns the items that a total scores: it is a multiple of their number or contains it as a digit.
 * @param {number} n
 * @param {HundredChart["score_by"]} scoreBy
 */
export function scores(n, scoreBy = "both") {
  const isMultiple = (/** @type {Item} */ {number}) => scoreBy !== "digits" && n > 0 && n % number === 0;
  const hasDigit = (/** @type {Item} */ {number}) => scoreBy !== "multiples" && String(n).includes(String(number));
  return MENU.filter((item) => isMultiple(item) || hasDigit(item));
}

/**
 * Returns the points for a total.
 * @param {number} n
 * @param {HundredChart["score_by"]} scoreBy
 */
function pointsOf(n, scoreBy) {
  return scores(n, scoreBy).reduce((sum, {points}) => sum + points, 0);
}

/**
 * Describes a total: "42: Cheeseburger 7 and Fries 1, together 8 points", "39: Fries, 1 point", or that it scores
 * nothing.
 * @param {number} n
 * @param {Pick<HundredChart, "score_by" | "asks" | "reached">} state
 * @param {ModelWords} words
 */
function describeTotal(n, {score_by: scoreBy, asks, reached}, words) {
  if (asks || (reached && !reached.includes(n))) return String(n);
  const made = scores(n, scoreBy);
  if (!made.length) return say(words, "hundred_chart-nothing", {a: n});
  if (made.length === 1) {
    const [{name, points}] = made;
    return say(words, "hundred_chart-single", {a: n, name: words.menu[name], n: points});
  }
  const parts = made.map(({name, points}) => say(words, "hundred_chart-part", {name: words.menu[name], a: points}));
  const list = listed(words, parts);
  return say(words, "hundred_chart-several", {a: n, list, n: pointsOf(n, scoreBy)});
}

/**
 * Describes the chart, sentence by sentence.
 * @param {HundredChart} state
 * @param {ModelWords} words
 */
export function describeHundredChart(state, words) {
  const {total, reachable, value, choosable, asks} = state;
  const right = asks ? null : result(state);
  const places = right !== null ? [right] : value === null ? [] : [value];
  const said = total ? [say(words, "hundred_chart-total", {a: total})] : [];
  if (reachable.length) said.push(say(words, "hundred_chart-reach", {list: listed(words, reachable)}));
  if (choosable.length) said.push(coloured(state, words));
  if (asks || right !== null) return [...said, ...places.map((n) => say(words, "hundred_chart-value", {value: n}))];
  const alone = total && !reachable.length && value === null ? [total] : [];
  const told = new Set([...alone, ...reachable, ...places]);
  return [...said, ...[...told].map((n) => `${describeTotal(n, state, words)}.`)];
}

/**
 * @param {HundredChart} state
 * @param {ModelWords} words
 */
function coloured({chosen}, words) {
  const list = listed(
    words,
    [...chosen].sort((a, b) => a - b),
  );
  return chosen.length ? say(words, "hundred_chart-coloured", {list}) : say(words, "hundred_chart-plain");
}

/**
 * Returns the number that a key leads to: one to the side, ten up or down, the ends of the row, the ends of the chart;
 * null for any other key.
 * @param {number} value
 * @param {string} key
 * @param {boolean} ctrl
 * @param {number} high
 */
export function moved(value, key, ctrl, high) {
  const row = Math.floor((value - 1) / WIDE) * WIDE;
  /** @type {Record<string, number>} */
  const goals = {
    ArrowRight: value + 1,
    ArrowLeft: value - 1,
    ArrowDown: value + WIDE,
    ArrowUp: value - WIDE,
    PageDown: value + 5 * WIDE,
    PageUp: value - 5 * WIDE,
    Home: ctrl ? 1 : row + 1,
    End: ctrl ? high : Math.min(row + WIDE, high),
  };
  const to = goals[key];
  return to === undefined ? null : to < 1 || to > high ? value : to;
}

/**
 * Returns the hops on the way to a new total: tens first, then to the next ten, then the rest.
 * @param {HundredChart} state
 * @param {HundredChart} [before]
 */
export function acts({total, ...state}, before) {
  if (!before || total <= before.total) return [];
  /** @type {number[]} */
  const hops = [];
  let at = before.total;
  const hop = (/** @type {number} */ to) => {
    if (to > at && to < total) hops.push((at = to));
  };
  if (total - at >= 10) hop(at + 10);
  hop(Math.ceil(at / 10) * 10);
  return hops.map((n) => ({model: "hundred_chart", ...state, total: n, reachable: [], hops: true}));
}

/**
 * Draws the shape of a symbol.
 * @param {Item["sign"]} kind
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
function shape(kind, x, y, r) {
  if (kind === "square") return s("rect", {x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 1});
  if (kind === "circle") return s("circle", {cx: x, cy: y, r: r * 1.08});
  return s("path", {d: `M${x} ${y - r * 1.15}L${x + r * 1.25} ${y + r * 0.95}H${x - r * 1.25}Z`});
}

/**
 * @param {Locale} locale
 * @param {Item} item
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {boolean} written   whether it contains its number
 */
function sign(locale, {sign: kind, name, number}, x, y, r, written) {
  const drawn = s("g", {class: `cardlab-sign cardlab-${name}`}, shape(kind, x, y, r));
  if (written) drawn.append(label(locale, number, x, y + (kind === "triangle" ? r * 0.2 : 0), {size: r * 1.5}));
  return drawn;
}

/**
 * Draws a cell with its number and symbols.
 * @param {Locale} locale
 * @param {number} n
 * @param {HundredChart} state
 * @param {number} size   its width
 * @param {number} tall
 */
function cell(locale, n, state, size, tall) {
  const x = ((n - 1) % WIDE) * size + 2;
  const y = Math.floor((n - 1) / WIDE) * tall + 2;
  const isPlain = state.asks || state.adds || (state.reached && !state.reached.includes(n));
  const made = isPlain ? [] : scores(n, state.score_by).filter(({name}) => !state.food || name === state.food);
  const part = size / made.length;
  const tints = made.map(({name}, i) => {
    const width = part - (i === made.length - 1 ? 1 : 0);
    const place = {x: x + i * part + 0.5, y: y + 0.5, width, height: tall - 1};
    return s("rect", {class: `cardlab-tint-${name}`, ...place});
  });
  const r = Math.min(size * 0.12, tall * 0.16);
  const signs = made.map((item) => {
    const across = x + size * (0.2 + 0.3 * MENU.indexOf(item));
    return sign(locale, item, across, y + tall * 0.76, r, r > 5.2);
  });
  const numeralLook = {size: Math.min(18, size * 0.42, tall * (made.length ? 0.6 : 0.66)), class: "cardlab-numeral"};
  return s(
    "g",
    {class: "cardlab-place", "data-n": n},
    s("rect", {class: "cardlab-cell", x, y, width: size, height: tall}),
    ...tints,
    s("rect", {class: "cardlab-ring", x: x + 1, y: y + 1, width: size - 2, height: tall - 2, rx: 2}),
    label(locale, n, x + size / 2, y + tall * (state.asks || state.adds ? 0.5 : 0.34), numeralLook),
    ...signs,
  );
}

/**
 * Draws the key to the symbols.
 * @param {ModelWords} words
 */
function legend(words) {
  const items = MENU.map((item) => {
    const tint = s("rect", {class: `cardlab-tint-${item.name}`, width: 20, height: 20, rx: 3});
    const look = {viewBox: "0 0 20 20", "aria-hidden": "true", class: "cardlab-legend-sign"};
    const name = say(words, "hundred_chart-legend", {name: words.menu[item.name], n: item.points});
    const dots = "•".repeat(item.points); // where the words have no room
    const food = {class: `cardlab-food cardlab-food-${item.name}`, "data-food": item.name, "data-dots": dots};
    return h("li", food, s("svg", look, tint, sign(words, item, 10, 10, 6, true)), " ", name);
  });
  return h("ul", {class: "cardlab-legend"}, ...items);
}

/**
 * Draws a hundred chart on the page.
 * @param {Partial<HundredChart>} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<Partial<HundredChart>>}
 */
export function draw(state, words, {onChoose, onColour, signal} = {}) {
  let drawnFor = "";
  let here = 0; // the number with the keyboard focus while colouring
  /** @type {SVGElement[]} */
  let places = [];

  /** @type {(given: HundredChart, units: number, tallest: number) => Drawing} */
  const layOut = (given, units, tallest) => {
    const {high, score_by: scoreBy, food, asks, adds, total, reached} = given;
    const size = (units - 4) / WIDE;
    const every = Math.ceil(high / WIDE);
    const rows = Math.min(every, Math.max(3, Math.floor((tallest - 4) / LOWEST)));
    const tall = Math.min(size, (tallest - 4) / rows);
    const height = rows * tall + 4;
    const top = Math.max(0, Math.min(Math.ceil(total / WIDE) - 2, every - rows)); // keeps the total in the second row
    const key = JSON.stringify([units, tall, top, high, scoreBy, food, asks || adds > 0, reached]);
    if (key === drawnFor) return {height, drawn: null};
    drawnFor = key;
    places = Array.from({length: high}, (_, i) => cell(words, i + 1, given, size, tall));
    const up = {transform: top ? `translate(0 ${-top * tall})` : null};
    const row = (/** @type {number} */ i) => s("g", up, ...places.slice(i * WIDE, (i + 1) * WIDE));
    const drawn = Array.from({length: rows}, (_, i) => row(top + i));
    return {height, drawn};
  };

  /**
   * Marks the cells, and makes the picture a grid if the learner chooses a number.
   * @param {HundredChart} now
   */
  const settle = (now) => {
    const {total, reachable, value, choosable, chosen, said} = now;
    const isOnWay = (/** @type {number} */ n) => !now.asks && n > total && n <= total + now.adds;
    const some = choosable.length > 0;
    const asked = some || value !== null;
    if (some && !choosable.includes(here)) here = choosable[0];
    const stop = some ? here : value;
    const right = now.asks ? null : result(now);
    key.hidden = now.asks || now.adds > 0 || now.food !== "";
    const scored = now.reached || now.hops ? [] : scores(total, now.score_by).map(({name}) => name);
    for (const food of key.children) {
      mark(food, {"data-scored": scored.includes(food.getAttribute("data-food") ?? "") || null});
    }
    mark(framed.picture, {role: asked ? "grid" : "img", "aria-multiselectable": some ? "true" : null});
    for (const row of framed.picture.children) mark(row, {role: asked ? "row" : null});
    const missed = [said ?? []].flat();
    places.forEach((place, i) => {
      const n = i + 1;
      const shown = now.food || place.querySelector(".cardlab-sign:not(:has(text))"); // a filled ring would hide it
      place.classList.toggle("cardlab-total", n === total && !shown);
      place.classList.toggle("cardlab-about", n === total && !!shown);
      place.classList.toggle("cardlab-said", missed.includes(n));
      const ring = place.querySelector(".cardlab-ring");
      if (ring) mark(ring, {"data-key": n === total ? "total" : null});
      place.classList.toggle("cardlab-reachable", reachable.includes(n) || isOnWay(n));
      const isOpen = some ? choosable.includes(n) : asked;
      const isChosen = some ? chosen.includes(n) : n === value;
      place.classList.toggle("cardlab-has-value", isChosen || n === right);
      place.classList.toggle("cardlab-excluded", asked && !isOpen);
      mark(place, {
        role: asked ? "gridcell" : null,
        tabindex: isOpen ? (n === stop ? 0 : -1) : null,
        "aria-selected": isOpen ? String(isChosen) : null,
        "aria-disabled": asked && !isOpen ? "true" : null,
        "aria-label": asked ? describeTotal(n, now, words) : null,
      });
    });
  };

  const key = legend(words);
  const framed = figure("hundred_chart", words, {
    widest: 480,
    signal,
    defaults,
    draw: (given, units, _, {tallest}) => layOut(given, units, tallest),
    describe: describeHundredChart,
    title: ({high}) => say(words, "hundred_chart", {high}),
    settle,
  });
  framed.canvas.after(key);

  const focus = (/** @type {number} */ n) => places[n - 1]?.focus({preventScroll: true});
  const choose = (/** @type {number} */ n) => {
    const {value, choosable, chosen} = framed.state();
    if (choosable.length) {
      if (!choosable.includes(n)) return;
      here = n;
      onColour?.(chosen.includes(n) ? chosen.filter((other) => other !== n) : [...chosen, n]);
    } else if (n !== value) onChoose?.(n);
    focus(here || (framed.state().value ?? n));
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    const {value, choosable, high} = framed.state();
    const at = choosable.length ? here : value;
    if (at === null || event.altKey || event.metaKey) return;
    const isPress = choosable.length > 0 && (event.key === " " || event.key === "Enter");
    const to = isPress ? at : moved(at, event.key, event.ctrlKey, high);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (isPress || !choosable.length) choose(to);
    else if (choosable.includes(to)) {
      here = to;
      settle(framed.state());
      focus(to);
    }
  };
  const point = (/** @type {MouseEvent} */ event) => {
    const n = Number(targetOf(event)?.closest("[data-n]")?.getAttribute("data-n"));
    const {value, choosable} = framed.state();
    if (n && (value !== null || choosable.length)) choose(n);
  };
  framed.picture.addEventListener("keydown", press, {signal});
  framed.picture.addEventListener("click", point, {signal});
  framed.update(state);
  return {el: framed.el, update: framed.update, comparesMiss: ["number", "place", "several"]};
}
