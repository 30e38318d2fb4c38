// Draws two rows of dots, matched one to one. Dots without a partner are the difference. The learner can make the
// pairs one by one, or add dots to the lower row until each has a partner.

import {mark} from "../common/dom.js";
import {counter, figure, label, pill, say} from "./model_drawing.js";
import {slider, steps} from "./slider.js";
import {s} from "../common/svg.js";

/** @import {ModelOptions, ModelWords, Picture} from "../common/types.d.ts" */
/** @import {Drawing, ModelPlace} from "./model_drawing.js" */

const LEFT = 44;
const APART = 62;
const FIRST = 26; // the height of the first row

const END = 36; // after a row, for a wrong difference
const MOST_BOXES = 12; // places of a wrong difference
const ROOM = 12; // places in a row to which dots are added

/**
 * The number of dots in each row. `by_hand` tells whether the learner makes the pairs, and `paired` how many have been
 * made. `value` is the number of dots added to the lower row, or null. `said` is a wrong difference, shown as outlined
 * places.
 * @typedef {object} MatchingRows
 * @property {string} name
 * @property {number} a
 * @property {number} b
 * @property {boolean} by_hand
 * @property {number | null} value
 * @property {boolean} asks
 * @property {number} [paired]
 * @property {number | null} [said]
 */

/** @type {MatchingRows} */
export const defaults = {name: "", a: 9, b: 5, by_hand: false, value: null, asks: false};

/**
 * Returns the number that the picture leads to.
 * @param {Pick<MatchingRows, "a" | "b">} state
 */
export function result(state) {
  return matched(state).alone;
}

/**
 * Returns the rows with the added dots.
 * @param {MatchingRows} state
 * @returns {MatchingRows}
 */
function lying(state) {
  return {...state, b: state.b + (state.value ?? 0), value: null};
}

/**
 * Returns the number of pairs made. If the learner does not make them, all are made.
 * @param {MatchingRows} state
 */
function made({by_hand: byHand, paired = 0, ...state}) {
  const {pairs} = matched(state);
  return byHand ? Math.min(paired, pairs) : pairs;
}

/**
 * Returns the number of dots with and without a partner.
 * @param {Pick<MatchingRows, "a" | "b">} state
 */
export function matched({a, b}) {
  return {pairs: Math.min(a, b), alone: Math.abs(a - b)};
}

/**
 * Returns the working: 9 − 5 = 4.
 * @param {MatchingRows} state
 */
export function matchingRowsWorking({a, b, asks, value}) {
  return value != null && asks ? "" : `${Math.max(a, b)} − ${Math.min(a, b)} = ${asks ? "?" : Math.abs(a - b)}`;
}

/**
 * Describes the rows, sentence by sentence.
 * @param {MatchingRows} state
 * @param {ModelWords} words
 */
export function describeMatchingRows(state, words) {
  const {a, b, value, by_hand: byHand} = state;
  const {pairs, alone} = matched(state);
  const said = [say(words, "matching_rows-rows", {a, b: b + (value ?? 0)})];
  if (value !== null) return [...said, say(words, "matching_rows-put", {n: value})];
  if (state.asks && state.said != null) said.push(say(words, "matching_rows-said", {n: state.said}));
  if (byHand && made(state) < pairs) return [...said, say(words, "matching_rows-made", {n: made(state)})];
  if (byHand && state.asks) said.push(say(words, "matching_rows-all_made", {n: pairs}));
  if (state.asks) return [...said, say(words, "matching_rows-asked")];
  said.push(pairs ? say(words, "matching_rows-pairs", {n: pairs}) : say(words, "matching_rows-no_pairs"));
  return [...said, alone ? say(words, "matching_rows-alone", {n: alone}) : say(words, "matching_rows-equal")];
}

/**
 * Returns the width of a dot's place.
 * @param {MatchingRows} state
 * @param {number} units
 */
function cellOf({a, b, value, asks, said}, units) {
  const boxes = Math.min(asks ? matched({a, b}).pairs + (said ?? 0) : 0, MOST_BOXES);
  return Math.min(44, (units - LEFT - END) / Math.max(a, b, boxes, value === null ? 1 : ROOM));
}

/**
 * @param {MatchingRows} state
 * @param {number} units
 * @param {ModelWords} words
 * @param {ModelPlace} place
 * @returns {Drawing}
 */
function layOut(state, units, words, {flips}) {
  const {a, b, asks, said: missed = null} = lying(state);
  const {alone} = matched({a, b});
  const pairs = made(lying(state));
  const isOpen = state.value !== null || pairs < matched({a, b}).pairs; // the difference is not marked yet
  const cell = cellOf(state, units);
  const r = Math.min(15, cell * 0.4);
  const x = (/** @type {number} */ i) => LEFT + (i + 0.5) * cell;
  const [first, second] = flips ? [FIRST + APART, FIRST] : [FIRST, FIRST + APART];
  const [longer, shorter] = a > b ? [first, second] : [second, first];
  const row = (/** @type {number} */ n, /** @type {number} */ y, /** @type {0 | 1} */ card) => [
    label(words, n, 18, y, {size: 22, class: "cardlab-strong"}),
    ...Array.from({length: n}, (_, i) => {
      const dot = counter(y === second, r);
      mark(dot, {transform: `translate(${x(i)} ${y})`, "data-from": card});
      return dot;
    }),
  ];
  const free = state.value === null ? [] : Array.from({length: ROOM - b}, (_, i) => x(b + i));
  const links = Array.from({length: pairs}, (_, i) => `M${x(i)} ${first}V${second}`);
  const box = {x: LEFT + pairs * cell + 1, y: longer - 22, width: alone * cell - 2, height: 44, rx: 8};
  const middle = Math.min(LEFT + (pairs + alone / 2) * cell, units - 16);
  const wrong = asks ? missed : null;
  const side = cell - 4;
  const outline = (/** @type {number} */ i) => `M${x(i) - side / 2} ${longer - side / 2}h${side}v${side}h${-side}z`;
  const room = Math.floor((units - LEFT - END) / cell);
  const end = Math.min(matched({a, b}).pairs + (wrong ?? 0), room);
  const outlines = Array.from({length: end}, (_, i) => outline(i)).slice(matched({a, b}).pairs);
  const gap =
    wrong === null
      ? pill(words, asks ? "?" : alone, middle, shorter, "gap", 20)
      : pill(words, wrong, LEFT + end * cell + END / 2, longer, "said", 20);
  const isGapTold = wrong !== null || (alone > 0 && !isOpen);
  const drawn = [
    ...(wrong === null ? [] : [s("path", {class: "cardlab-wrong-line", d: outlines.join("")})]),
    ...links.map((d, i) => s("path", {class: "cardlab-match-link", d, "data-then": i})),
    ...free.map((cx) => s("circle", {class: "cardlab-unmatched", cx, cy: second, r})),
    ...(alone && !asks && !isOpen ? [s("rect", {class: "cardlab-gap-box", ...box, "data-then": pairs})] : []),
    ...row(a, first, 0),
    ...row(b, second, 1),
    ...(isGapTold ? [s("g", {"data-then": pairs}, gap)] : []),
  ];
  return {height: 2 * FIRST + APART, drawn};
}

/**
 * Draws matching rows on the page. Adding dots calls `onChoose`.
 * @param {Partial<MatchingRows>} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<Partial<MatchingRows>>}
 */
export function draw(state, words, {onChoose, signal} = {}) {
  const framed = figure("matching_rows", words, {
    widest: 560,
    signal,
    defaults,
    draw: layOut,
    describe: describeMatchingRows,
    working: matchingRowsWorking,
    title: (given) => say(words, "matching_rows", {a: given.a, b: lying(given).b}),
  });
  const now = () => framed.state();
  const isPut = () => now().value !== null;
  const update = (/** @type {Partial<MatchingRows>} */ given) => {
    framed.update(given);
    settle();
    tools.settle();
  };
  const choose = (/** @type {number} */ goal) => {
    const value = Math.min(Math.max(goal, 0), line.high());
    if (isPut()) onChoose?.(value);
    else update({...now(), paired: value});
  };
  const line = {
    low: () => 0,
    high: () => (isPut() ? ROOM - now().b : matched(now()).pairs),
    page: 5,
    at: (/** @type {number} */ x, /** @type {number} */ _y, /** @type {boolean} */ pressed) => {
      const wanted = Math.floor((x - LEFT) / cellOf(now(), framed.units())) + 1 - (isPut() ? now().b : 0);
      return pressed && wanted === line.value() ? wanted - 1 : wanted; // pressing the last dot removes it
    },
    text: String,
    name: say(words, state.by_hand ? "matching_rows-pair" : "matching_rows-put_in"),
    value: () => now().value ?? (now().by_hand ? made(now()) : null),
  };
  const [more, less] = ["more", "less"].map((name) =>
    say(words, `matching_rows-${state.by_hand ? "pair" : "dot"}_${name}`),
  );
  const tools = steps(line, {more, less, about: framed.description.id, signal, choose});
  const settle = slider(framed, line, {onChoose: choose, signal});
  framed.el.append(tools.el);
  update(state);
  return {el: framed.el, update, solved: () => ({by_hand: false})};
}
