// Two rows of dots, matched one to one: what has no partner is the difference.

import {counter, figure, label, pill, s, say} from "./drawing.js";

const LEFT = 44;
const APART = 62;

export const defaults = {name: "", a: 9, b: 5, asks: false};

/** How many dots have a partner, and how many have none. */
export function matched({a, b}) {
  return {pairs: Math.min(a, b), alone: Math.abs(a - b)};
}

/** 9 − 5 = 4. */
export function matchingRowsWorking({a, b, asks}) {
  return `${Math.max(a, b)} − ${Math.min(a, b)} = ${asks ? "?" : Math.abs(a - b)}`;
}

/** What the rows show, sentence by sentence. */
export function describeMatchingRows(state, words) {
  const {pairs, alone} = matched(state);
  const said = [say(words, "matching_rows-rows", {a: state.a, b: state.b})];
  if (state.asks) return [...said, say(words, "matching_rows-asked")];
  said.push(pairs ? say(words, "matching_rows-pairs", {n: pairs}) : say(words, "matching_rows-no_pairs"));
  return [...said, alone ? say(words, "matching_rows-alone", {n: alone}) : say(words, "matching_rows-equal")];
}

function drawn(state, units) {
  const {a, b, asks} = state;
  const {pairs, alone} = matched(state);
  const most = Math.max(a, b, 1);
  const cell = Math.min(44, (units - LEFT - 4) / most);
  const r = Math.min(15, cell * 0.4);
  const x = (i) => LEFT + (i + 0.5) * cell;
  const rows = [{n: a, y: 26}, {n: b, y: 26 + APART}];
  const made = [];
  for (let i = 0; i < pairs; i++) made.push(s("path", {class: "cardlab-match", d: `M${x(i)} ${rows[0].y}V${rows[1].y}`}));
  const lone = rows[a > b ? 0 : 1].y;
  const empty = rows[a > b ? 1 : 0].y;
  if (alone && !asks) made.push(s("rect", {class: "cardlab-gap-box", x: LEFT + pairs * cell + 1, y: lone - 22, width: alone * cell - 2, height: 44, rx: 8}));
  rows.forEach(({n, y}, k) => {
    made.push(label(n, 18, y, {size: 22, class: "cardlab-strong"}));
    for (let i = 0; i < n; i++) {
      const dot = counter(k === 1, r);
      put(dot, x(i), y);
      made.push(dot);
    }
  });
  if (alone) made.push(pill(asks ? "?" : alone, Math.min(LEFT + (pairs + alone / 2) * cell, units - 16), empty, "gap", 20));
  return {height: 2 * 26 + APART, drawn: made};
}

function put(dot, x, y) {
  dot.setAttribute("transform", `translate(${x} ${y})`);
}

/**
 * Matching rows in the page.
 * @param state  see defaults
 * @param words  the texts of the models
 * @param {{signal?: AbortSignal}} [options]
 */
export function draw(state, words, {signal} = {}) {
  const framed = figure("matching_rows", words, {
    widest: 560,
    signal,
    defaults,
    draw: drawn,
    describe: describeMatchingRows,
    working: matchingRowsWorking,
    title: ({a, b}) => say(words, "matching_rows", {a, b}),
  });
  framed.update(state);
  return {el: framed.el, update: framed.update};
}
