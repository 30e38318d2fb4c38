// Draws the number line of a game with goals (Seven Twenty-Seven): a flag at each goal and a dot for each total. If
// there are several players, each dot has a face. Also draws the table of totals at the end of a hand.

import {h} from "../common/dom.js";
import {portrait, showPortrait} from "./portrait.js";

/** @import {Dot, GoalsShown, TotalsRow} from "./table_state.d.ts" */

/** @typedef {{part: string, low: number, high: number}} Ruler   a part of the line */

const EVERY = 5; // every fifth tick has a number
const LABELLED = [20, 10, EVERY]; // on a narrow line, fewer ticks do
const LONG = 50; // a line with more ticks than this counts as long
const ROOM = 14; // faces that fit side by side
const MOST_LEVELS = 3; // faces stacked on top of each other

/**
 * Returns the whole line, and the parts of it around the goals. A tall stage shows those parts when dots have faces.
 * @param {GoalsShown} shown
 * @returns {Ruler[]}
 */
function rulers({goals, high, rows}) {
  const middles = goals.slice(1).map(({n}, i) => (n + goals[i].n) / 2);
  const ends = [0, ...middles, (goals.at(-1)?.n ?? 0) + goals[0].n]; // each part reaches halfway to the next goal
  const parts = goals.map((_, i) => ({part: "near", low: ends[i], high: ends[i + 1]}));
  return [{part: "whole", low: 0, high}, ...(rows.length ? parts : [])];
}

/**
 * Returns the dots on a part of the line, each with its level in the stack.
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
 * Returns the height of the highest stack.
 * @param {(Dot & {level: number})[]} dots
 */
function heightOf(dots) {
  return Math.max(0, ...dots.map(({face, level}) => (face ? level + 1 : 0)));
}

/**
 * Returns the height of the highest stack on the whole line, and the sum over its parts.
 * @param {GoalsShown} shown
 */
export function levels(shown) {
  const [whole, ...near] = rulers(shown).map((ruler) => heightOf(stacked(shown.dots, ruler)));
  return {whole, near: near.reduce((sum, one) => sum + one, 0)};
}

/**
 * Draws the line into an element, unless it shows the same line already.
 * @param {HTMLElement} element
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
  const place = (/** @type {number} */ n) => (n - low) / (high - low);
  const at = (/** @type {number} */ n) => ({style: `--at: ${place(n)}`});
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
    ...flags.flatMap((flag) =>
      laid
        .filter(({n, wins}) => n !== flag.n && wins.includes(flag.n))
        .map(({n, side}) => {
          const style = `--at: ${place(n)}; --to: ${place(flag.n)}`; // an arc as long as the distance
          return h("span", {class: "cardlab-felt-hop", "data-side": side, style});
        }),
    ),
    ...laid.map(({n, side, face, wins, level}) => {
      const style = `--at: ${place(n)}; --up: ${level}`;
      return h(
        "span",
        {class: "cardlab-felt-dot", "data-side": side, "data-lit": wins.length > 0 || null, style},
        ...faceOf(face),
      );
    }),
  );
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
