// Draws the number line of a game with goals (Seven Twenty-Seven): a flag at each goal, and a dot for each total, with
// the player's face where there are several. Draws the table of totals at the end of a hand too.

import {h} from "../common/dom.js";
import {portrait, showPortrait} from "./portrait.js";

/** @import {Dot, GoalsShown, TotalsRow} from "./table_state.d.ts" */

/** @typedef {{part: string, low: number, high: number}} Ruler   a part of the line */

const EVERY = 5; // every fifth place has its number
const LABELLED = [20, 10, EVERY]; // where there is less room, fewer have
const LONG = 50; // places of a line with many numbers
const ROOM = 14; // so many faces have room side by side
const MOST_LEVELS = 3; // of faces one upon the other

/**
 * The whole line, and the stretches around the goals: on a tall stage these are shown where there are faces.
 * @param {GoalsShown} shown
 * @returns {Ruler[]}
 */
function rulers({goals, high, rows}) {
  const around = goals[0].n;
  const parts = goals.map(({n}) => ({part: "near", low: n - around, high: n + around}));
  return [{part: "whole", low: 0, high}, ...(rows.length ? parts : [])];
}

/**
 * The dots on a part of the line, each with how many lie below it.
 * @param {Dot[]} dots
 * @param {Ruler} ruler
 * @returns {(Dot & {level: number})[]}
 */
function stacked(dots, {low, high}) {
  /** @type {number[]} */
  const last = [];
  const here = dots.filter(({n}) => low <= n && n <= high).sort((a, b) => a.n - b.n);
  return here.map((dot) => {
    const free = last.findIndex((n) => dot.n - n >= (high - low) / ROOM);
    const level = dot.face ? Math.min(free < 0 ? last.length : free, MOST_LEVELS - 1) : 0;
    last[level] = dot.n;
    return {...dot, level};
  });
}

/**
 * How many faces lie one upon the other.
 * @param {(Dot & {level: number})[]} dots
 */
function heightOf(dots) {
  return Math.max(0, ...dots.map(({face, level}) => (face ? level + 1 : 0)));
}

/**
 * How many faces lie one upon the other on the whole line, and on its stretches together.
 * @param {GoalsShown} shown
 */
export function levels(shown) {
  const [whole, ...near] = rulers(shown).map((ruler) => heightOf(stacked(shown.dots, ruler)));
  return {whole, near: near.reduce((sum, one) => sum + one, 0)};
}

/**
 * @param {HTMLElement} element   gets it, if it shows something else
 * @param {GoalsShown} shown
 */
export function showGoals(element, shown) {
  const key = JSON.stringify(shown);
  if (element.dataset.shown === key) return;
  element.dataset.shown = key;
  const lines = rulers(shown).map((ruler) => rulerOf(shown, ruler));
  const line = h("div", {class: "cardlab-felt-rulers", role: "img", "aria-label": shown.heard, dir: "ltr"}, ...lines);
  element.replaceChildren(...(shown.rows.length ? [totalsTable(shown)] : []), line);
}

/**
 * @param {GoalsShown} shown
 * @param {Ruler} ruler
 */
function rulerOf({goals, numerals, dots}, ruler) {
  const {part, low, high} = ruler;
  const at = (/** @type {number} */ n) => ({style: `--at: ${(n - low) / (high - low)}`});
  const ticks = [];
  for (let n = low; n <= high; n++) {
    const text = n % EVERY ? "" : (numerals[n / EVERY] ?? "");
    const labelled = LABELLED.find((step) => n % step === 0) ?? null;
    ticks.push(h("span", {class: "cardlab-felt-tick", "data-labelled": labelled, ...at(n)}, text));
  }
  const laid = stacked(dots, ruler);
  const isLong = high - low > LONG ? "" : null;
  const flags = goals.filter(({n}) => low <= n && n <= high);
  return h(
    "div",
    {class: "cardlab-felt-ruler", "data-part": part, "data-long": isLong, style: `--stack: ${heightOf(laid)}`},
    ...ticks,
    ...flags.map(({n, text}) => h("b", {class: "cardlab-felt-flag", ...at(n)}, h("span", {}, text))),
    ...laid.map((dot) => dotOf(dot, `--at: ${(dot.n - low) / (high - low)}; --up: ${dot.level}`)),
  );
}

/**
 * @param {Dot} dot
 * @param {string} style
 */
function dotOf({side, face, lit}, style) {
  return h("span", {class: "cardlab-felt-dot", "data-side": side, "data-lit": lit || null, style}, ...faceOf(face));
}

/** @param {string} face */
function faceOf(face) {
  const head = portrait();
  if (face) showPortrait(head, face);
  return face ? [head] : [];
}

/** @param {GoalsShown} shown */
function totalsTable({goals, rows}) {
  const head = h("tr", {}, h("td", {}), ...goals.map(({label}) => h("th", {scope: "col"}, label)));
  return h("table", {class: "cardlab-felt-totals"}, h("thead", {}, head), h("tbody", {}, ...rows.map(rowOf)));
}

/** @param {TotalsRow} row */
function rowOf({face, side, name, cells}) {
  const made = cells.map(({text, away, lit}) =>
    h("td", {"data-lit": lit || null}, h("b", {}, lit ? `✓ ${text}` : text), " ", h("small", {}, away)),
  );
  return h("tr", {"data-side": side}, h("th", {scope: "row"}, ...faceOf(face), h("bdi", {}, name)), ...made);
}
