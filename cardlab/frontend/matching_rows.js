// Two rows of dots, matched one to one: what has no partner is the difference.

import {mark} from "./dom.js";
import {counter, figure, label, pill, say} from "./drawing.js";
import {s} from "./svg.js";

/** @import {ModelOptions, ModelWords, Picture} from "./types.d.ts" */
/** @import {Drawing} from "./drawing.js" */

const LEFT = 44;
const APART = 62;
const FIRST = 26; // where the first row lies

/** @typedef {{name: string, a: number, b: number, asks: boolean}} MatchingRows   how many dots lie in each row */

/** @type {MatchingRows} */
export const defaults = {name: "", a: 9, b: 5, asks: false};

/**
 * How many dots have a partner, and how many have none.
 * @param {Pick<MatchingRows, "a" | "b">} state
 */
export function matched({a, b}) {
  return {pairs: Math.min(a, b), alone: Math.abs(a - b)};
}

/**
 * 9 − 5 = 4.
 * @param {MatchingRows} state
 */
export function matchingRowsWorking({a, b, asks}) {
  return `${Math.max(a, b)} − ${Math.min(a, b)} = ${asks ? "?" : Math.abs(a - b)}`;
}

/**
 * What the rows show, sentence by sentence.
 * @param {MatchingRows} state
 * @param {ModelWords} words
 */
export function describeMatchingRows(state, words) {
  const {pairs, alone} = matched(state);
  const said = [say(words, "matching_rows-rows", {a: state.a, b: state.b})];
  if (state.asks) return [...said, say(words, "matching_rows-asked")];
  said.push(pairs ? say(words, "matching_rows-pairs", {n: pairs}) : say(words, "matching_rows-no_pairs"));
  return [...said, alone ? say(words, "matching_rows-alone", {n: alone}) : say(words, "matching_rows-equal")];
}

/**
 * @param {MatchingRows} state
 * @param {number} units
 * @param {ModelWords} words
 * @returns {Drawing}
 */
function layOut(state, units, words) {
  const {a, b, asks} = state;
  const {pairs, alone} = matched(state);
  const cell = Math.min(44, (units - LEFT - 4) / Math.max(a, b, 1));
  const r = Math.min(15, cell * 0.4);
  const x = (/** @type {number} */ i) => LEFT + (i + 0.5) * cell;
  const [first, second] = [FIRST, FIRST + APART];
  const [longer, shorter] = a > b ? [first, second] : [second, first];
  const row = (/** @type {number} */ n, /** @type {number} */ y, /** @type {0 | 1} */ card) => [
    label(words, n, 18, y, {size: 22, class: "cardlab-strong"}),
    ...Array.from({length: n}, (_, i) => {
      const dot = counter(y === second, r);
      mark(dot, {transform: `translate(${x(i)} ${y})`, "data-from": card});
      return dot;
    }),
  ];
  const links = Array.from({length: pairs}, (_, i) => `M${x(i)} ${first}V${second}`);
  const box = {x: LEFT + pairs * cell + 1, y: longer - 22, width: alone * cell - 2, height: 44, rx: 8};
  const middle = Math.min(LEFT + (pairs + alone / 2) * cell, units - 16);
  const drawn = [
    ...links.map((d, i) => s("path", {class: "cardlab-match", d, "data-then": i})),
    ...(alone && !asks ? [s("rect", {class: "cardlab-gap-box", ...box, "data-then": pairs})] : []),
    ...row(a, first, 0),
    ...row(b, second, 1),
    ...(alone ? [s("g", {"data-then": pairs}, pill(words, asks ? "?" : alone, middle, shorter, "gap", 20))] : []),
  ];
  return {height: 2 * FIRST + APART, drawn};
}

/**
 * Matching rows in the page.
 * @param {Partial<MatchingRows>} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<Partial<MatchingRows>>}
 */
export function draw(state, words, {signal} = {}) {
  const framed = figure("matching_rows", words, {
    widest: 560,
    signal,
    defaults,
    draw: layOut,
    describe: describeMatchingRows,
    working: matchingRowsWorking,
    title: ({a, b}) => say(words, "matching_rows", {a, b}),
  });
  framed.update(state);
  return {el: framed.el, update: framed.update};
}
