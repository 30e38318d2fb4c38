// Draws grids with coloured cells: fractions as bars of equal length, hundredths as squares, products as arrays.

import {figure, hatch, label, pill, room, say} from "./model_drawing.js";
import {s} from "../common/svg.js";

/** @import {ModelOptions, ModelWords, Picture} from "../common/types.d.ts" */
/** @import {Drawing, ModelPlace} from "./model_drawing.js" */

const BAR = 30; // the height of a bar
const GAP = 14; // between two grids, and between two wholes of a bar
const NAME = 30; // room for the name under a grid
const LARGEST = 26; // the side of a cell
const SMALLEST = 7;
const HIGHEST = 180; // a grid
const MOST_LINES = 24; // in a bar; finer parts are drawn in tens
const LOOKS = ["one", "two"];

/** @typedef {[rows: number, columns: number, coloured: number]} Grid */

/**
 * Rows, columns and coloured cells of each grid, with their names. Dashed lines cut each bar in `cuts` equal parts.
 * `said` is a wrong number of coloured cells in the last grid.
 * @typedef {object} AreaModel
 * @property {string} name
 * @property {Grid[]} grids
 * @property {string[]} names
 * @property {number} cuts
 * @property {boolean} asks
 * @property {number | null} [said]
 */

/** @type {AreaModel} */
export const defaults = {
  name: "",
  grids: [
    [1, 4, 3],
    [1, 3, 2],
  ],
  names: [],
  cuts: 0,
  asks: false,
};

/**
 * Returns the number that the picture leads to: the coloured cells of the last grid.
 * @param {Pick<AreaModel, "grids">} state
 */
export function result({grids}) {
  return grids[grids.length - 1][2];
}

/**
 * Tells whether a grid is an array, with all of its cells coloured and more than one row.
 * @param {Grid} grid
 */
function isArray([rows, columns, coloured]) {
  return rows > 1 && rows * columns === coloured && coloured !== 100;
}

/**
 * A grid as it is drawn: its coloured cells, the number of wholes, the parts that dashed lines cut, its name, and its
 * look.
 * @typedef {{rows: number, columns: number, coloured: number, wholes: number, cuts: number,
 * name: string, look: string}} Part
 */

/**
 * Returns the grids as they are drawn. A question leaves out the coloured cells of the last one, except those of an
 * array.
 * @param {AreaModel} state
 * @returns {Part[]}
 */
export function partsOf({grids, names, cuts, asks, said = null}) {
  return grids.map((grid, i) => {
    const [rows, columns, right] = grid;
    const isAsked = asks && i === grids.length - 1;
    const coloured = isAsked ? (said ?? (isArray(grid) ? right : 0)) : right;
    const wholes = Math.max(1, Math.ceil(right / (rows * columns)));
    const name = (names[i] ?? (isAsked ? "?" : "")).replace("?", String(isAsked ? (said ?? "?") : right));
    const look = isAsked && said !== null ? "said" : LOOKS[i % 2];
    return {rows, columns, coloured: Math.min(coloured, wholes * rows * columns), wholes, cuts, name, look};
  });
}

/**
 * Describes the grids, sentence by sentence.
 * @param {AreaModel} state
 * @param {ModelWords} words
 */
export function describeAreaModel(state, words) {
  const last = state.grids.length - 1;
  return partsOf(state).map(({rows, columns, coloured, wholes, name}, i) => {
    const isAsked = state.asks && i === last;
    if (isAsked && state.said != null) return say(words, "area_model-mend", {n: state.said});
    if (isArray(state.grids[i])) return `${name}.`;
    // 5/4 is 5 of the 4 parts in each whole. "5 of 8" would be another fraction.
    const text = wholes > 1 ? "area_model-part_of_wholes" : "area_model-part";
    return say(words, text, {name, n: isAsked ? "?" : coloured, all: rows * columns});
  });
}

/**
 * Returns the working of one array: 3 × 7 = 21.
 * @param {AreaModel} state
 */
export function areaModelWorking({grids, asks}) {
  const [rows, columns, coloured] = grids[0];
  return grids.length === 1 && isArray(grids[0]) ? `${rows} × ${columns} = ${asks ? "?" : coloured}` : "";
}

/**
 * Draws one whole: its coloured cells column by column, and the lines between all cells, or between tens of them.
 * @param {Part} part
 * @param {number} first   the number of cells in the wholes before
 * @param {{x: number, y: number, wide: number, high: number}} box   of a cell
 */
function whole({rows, columns, coloured, cuts, look}, first, {x, y, wide, high}) {
  const here = Math.max(0, Math.min(coloured - first, rows * columns));
  const [full, rest] = [Math.floor(here / rows), here % rows];
  const stretches = [
    {x, y, width: full * wide, height: rows * high},
    {x: x + full * wide, y, width: wide, height: rest * high},
  ].filter(({width, height}) => width && height);
  const step = columns > MOST_LINES ? 10 : 1;
  const lines = Math.ceil(columns / step) - 1;
  const down = Array.from({length: lines}, (_, n) => `M${x + (n + 1) * step * wide} ${y}v${rows * high}`);
  const across = Array.from({length: rows - 1}, (_, n) => `M${x} ${y + (n + 1) * high}h${columns * wide}`);
  const dashed = Array.from({length: cuts}, (_, n) => `M${x + (n * columns * wide) / cuts} ${y}v${rows * high}`);
  const outline = {x, y, width: columns * wide, height: rows * high};
  return s(
    "g",
    {},
    ...stretches.map((box) => s("rect", {class: look === "said" ? "cardlab-gap-box" : `cardlab-fill-${look}`, ...box})),
    ...(look === "one"
      ? []
      : stretches.map((box) => s("path", {class: "cardlab-tick", d: hatch(box.x, box.y, box.width, box.height)}))),
    s("path", {class: "cardlab-frame-line", d: [...down, ...across].join("")}),
    s("path", {class: "cardlab-cut", d: dashed.join("")}),
    s("rect", {class: "cardlab-frame", ...outline}),
  );
}

/**
 * Draws bars, one under the other, with their names in front.
 * @param {Part[]} parts
 * @param {number} units
 * @param {ModelWords} words
 * @param {boolean} flips   whether the last one is on top
 * @returns {Drawing}
 */
function bars(parts, units, words, flips) {
  const left = Math.max(...parts.map(({name}) => room(name, 18))) + 14;
  const most = Math.max(...parts.map(({wholes}) => wholes));
  const length = (units - left - 2 - (most - 1) * GAP) / most;
  const drawn = parts.flatMap((part, i) => {
    const y = 1 + (flips ? parts.length - 1 - i : i) * (BAR + GAP);
    const wide = length / part.columns;
    const name = label(words, part.name.replace(/^\?.*/, ""), left / 2 - 4, y + BAR / 2, {
      size: 18,
      class: "cardlab-strong",
    });
    const each = Array.from({length: part.wholes}, (_, n) =>
      whole(part, n * part.columns, {x: left + n * (length + GAP), y, wide, high: BAR}),
    );
    return [name, ...each];
  });
  return {height: parts.length * (BAR + GAP) - GAP + 2, drawn};
}

/**
 * Draws grids side by side with equal cells, with their names below. They take a new row if there is no room.
 * @param {Part[]} parts
 * @param {number} units
 * @param {ModelWords} words
 * @param {number} tallest
 * @returns {Drawing}
 */
function squares(parts, units, words, tallest) {
  const wides = parts.map(({columns, wholes}) => columns * wholes);
  const gaps = (/** @type {number} */ n) => (n - 1) * 2 * GAP + 4;
  const fitting = (/** @type {number} */ n) =>
    (units - gaps(n)) / Math.max(...chunks(wides, n).map((row) => row.reduce((sum, wide) => sum + wide, 0)));
  let across = parts.length;
  while (across > 1 && fitting(across) < SMALLEST) across--;
  const rows = chunks(parts, across);
  const highs = rows.map((row) => Math.max(...row.map((part) => part.rows)));
  const cells = highs.reduce((sum, high) => sum + high, 0);
  const limit = (tallest - rows.length * NAME) / cells;
  const cell = Math.max(Math.min(LARGEST, HIGHEST / Math.max(...highs), fitting(across), limit), SMALLEST / 2);
  /** @type {Node[]} */
  const drawn = [];
  let y = 2;
  rows.forEach((row, k) => {
    const width = row.reduce((sum, {columns, wholes}) => sum + columns * wholes * cell, gaps(row.length));
    let x = (units - width) / 2 + 2;
    for (const part of row) {
      const wide = part.columns * cell;
      for (let n = 0; n < part.wholes; n++) {
        drawn.push(whole(part, n * part.rows * part.columns, {x: x + n * wide, y, wide: cell, high: cell}));
      }
      const middle = x + (wide * part.wholes) / 2;
      drawn.push(pill(words, part.name, middle, y + highs[k] * cell + NAME / 2, "plain", 18));
      x += wide * part.wholes + 2 * GAP;
    }
    y += highs[k] * cell + NAME + (k < rows.length - 1 ? 6 : 0);
  });
  return {height: y, drawn};
}

/**
 * Splits a list into rows of n.
 * @template T
 * @param {T[]} list
 * @param {number} n
 * @returns {T[][]}
 */
function chunks(list, n) {
  return Array.from({length: Math.ceil(list.length / n)}, (_, i) => list.slice(i * n, (i + 1) * n));
}

/**
 * @param {AreaModel} state
 * @param {number} units
 * @param {ModelWords} words
 * @param {ModelPlace} place
 * @returns {Drawing}
 */
function layOut(state, units, words, {tallest, flips}) {
  const parts = partsOf(state);
  return parts.every(({rows}) => rows === 1) ? bars(parts, units, words, flips) : squares(parts, units, words, tallest);
}

/**
 * Draws the grids on the page.
 * @param {Partial<AreaModel>} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<Partial<AreaModel>>}
 */
export function draw(state, words, {signal} = {}) {
  const {el, update} = figure("area_model", words, {
    widest: 620,
    signal,
    defaults,
    draw: layOut,
    describe: describeAreaModel,
    working: areaModelWorking,
    title: () => say(words, "area_model"),
  });
  update(state);
  return {el, update};
}
