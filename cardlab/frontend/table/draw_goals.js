// Draws the number line of a game with goals (Seven Twenty-Seven): a flag at each goal and a dot for each total. If
// there are several players, each dot has a face. Also draws the table of totals at the end of a hand.

import {h} from "../common/dom.js";
import {portrait, showPortrait} from "./portrait.js";

/** @import {Dot, GoalsShown, TotalsRow} from "./table_state.d.ts" */

const EVERY = 5; // every fifth tick has a number
const LABELLED = [20, 10, EVERY]; // on a narrow line, fewer ticks do
const LONG = 50; // a line with more ticks than this counts as long
const ROOM = 14; // faces that fit side by side
const MOST_LEVELS = 3; // faces stacked on top of each other

/**
 * Returns the dots on the line, each with its level in the stack.
 * @param {GoalsShown} shown
 * @returns {(Dot & {level: number})[]}
 */
function stacked({dots, high}) {
  /** @type {number[]} */
  const last = [];
  const ordered = [...dots].sort((a, b) => a.n - b.n);
  return ordered.map((dot) => {
    const free = last.findIndex((n) => dot.n - n >= high / ROOM);
    const level = dot.face ? Math.min(free < 0 ? last.length : free, MOST_LEVELS - 1) : 0;
    last[level] = dot.n;
    return {...dot, level};
  });
}

/**
 * Returns the height of the highest stack, in faces. An arc without a face needs half of one.
 * @param {GoalsShown} shown
 */
export function levels(shown) {
  return Math.max(0, ...stacked(shown).map(({face, level, wins}) => (face ? level + 1 : wins.length ? 0.5 : 0)));
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
  const line = h(
    "div",
    {class: "cardlab-felt-rulers", role: "img", "aria-label": shown.heard, dir: "ltr"},
    rulerOf(shown),
  );
  element.replaceChildren(...(shown.rows.length ? [totalsTable(shown)] : []), line);
}

/** @param {GoalsShown} shown */
function rulerOf(shown) {
  const {goals, high, numerals} = shown;
  const at = (/** @type {number} */ n) => ({style: `--at: ${n / high}`});
  const ticks = [];
  for (let n = 0; n <= high; n++) {
    const text = n % EVERY ? "" : (numerals[n / EVERY] ?? "");
    const labelled = LABELLED.find((step) => n % step === 0) ?? null;
    ticks.push(h("span", {class: "cardlab-felt-tick", "data-labelled": labelled, ...at(n)}, text));
  }
  const laid = stacked(shown);
  const isLong = high > LONG ? "" : null;
  return h(
    "div",
    {class: "cardlab-felt-ruler", "data-long": isLong},
    ...ticks,
    ...goals.map(({n, text}) => h("b", {class: "cardlab-felt-flag", ...at(n)}, h("span", {}, text))),
    ...goals.flatMap((goal) =>
      laid
        .filter(({n, wins}) => n !== goal.n && wins.includes(goal.n))
        .map(({n, side}) => {
          const style = `--at: ${n / high}; --to: ${goal.n / high}`; // an arc as long as the distance
          return h("span", {class: "cardlab-felt-hop", "data-side": side, style});
        }),
    ),
    ...laid.map(({n, side, face, wins, level}) => {
      const style = `--at: ${n / high}; --up: ${level}`;
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
