// A number line: hops as arcs, a distance as the stretch between two marks, and a place that a learner chooses.

import {figure, hatch, label, labelStep, pill, room, s, say, signed, slider, spread} from "./drawing.js";

const EDGE = 20;
const LOOKS = ["one", "two"];

export const defaults = {name: "", low: 0, high: 10, hops: [], marks: [], value: null, asks: false};

/** Where a number lies: place({low: 0, high: 10}, 5, 240) -> 120. */
export function place({low, high}, n, units) {
  return EDGE + ((n - low) / (high - low)) * (units - 2 * EDGE);
}

/** The jumps between the places of `hops`: [8, 10, 13] -> [{from: 8, to: 10, by: 2}, {from: 10, to: 13, by: 3}]. */
export function jumps({hops}) {
  return hops.slice(1).map((to, i) => ({from: hops[i], to, by: to - hops[i]}));
}

/** What the line shows, sentence by sentence. */
export function describeNumberLine(state, words) {
  const {marks, asks, value} = state;
  const said = jumps(state).map(({from, to, by}) => {
    if (asks) return say(words, by < 0 ? "number_line-back-asked" : "number_line-on-asked", {a: signed(from), b: signed(to)});
    return say(words, by < 0 ? "number_line-back" : "number_line-on", {a: signed(from), b: signed(to), n: Math.abs(by)});
  });
  if (marks.length === 2) {
    const [a, b] = [Math.min(...marks), Math.max(...marks)];
    const name = asks ? "number_line-distance-asked" : a === b ? "number_line-same" : "number_line-distance";
    said.push(say(words, name, {a: signed(a), b: signed(b), n: b - a}));
  }
  if (value !== null) said.push(say(words, "number_line-value", {value: signed(value)}));
  return said;
}

/** 13 − 8 = 5, or the jumps as a sum: 8 + 2 + 3 = 13. */
export function numberLineWorking(state) {
  if (state.asks) return "";
  if (state.marks.length === 2) return `${signed(Math.max(...state.marks))} − ${bracketed(Math.min(...state.marks))} = ${Math.abs(state.marks[0] - state.marks[1])}`;
  const made = jumps(state);
  return made.length ? `${signed(state.hops[0])}${made.map(({by}) => ` ${by < 0 ? "−" : "+"} ${Math.abs(by)}`).join("")} = ${signed(state.hops.at(-1))}` : "";
}

function bracketed(n) {
  return n < 0 ? `(${signed(n)})` : String(n);
}

function arc(x1, x2, y, look, told) {
  const rise = Math.min(54, 16 + Math.abs(x2 - x1) * 0.28);
  const middle = (x1 + x2) / 2;
  const turn = (Math.atan2(2 * rise, (x2 - x1) / 2) * 180) / Math.PI;
  return s("g", {class: `cardlab-arc cardlab-draw-${look}`},
    s("path", {d: `M${x1} ${y}Q${middle} ${y - 2 * rise} ${x2} ${y}`, "stroke-dasharray": look === "two" ? "7 4" : null}),
    s("path", {d: "M0 0-9-4.5-9 4.5Z", transform: `translate(${x2} ${y}) rotate(${turn})`, class: "cardlab-tip"}),
    label(told, middle, y - rise - 12, {size: 17, class: "cardlab-strong"}));
}

/** The stretch between two marks, in steps that can be counted. */
function distance(state, units, y) {
  const [a, b] = [Math.min(...state.marks), Math.max(...state.marks)];
  const [x1, x2] = [place(state, a, units), place(state, b, units)];
  const step = (x2 - x1) / Math.max(1, b - a);
  const drawn = [s("rect", {class: "cardlab-gap-ground", x: x1, y: y - 6, width: x2 - x1, height: 12})];
  if (step > 5) for (let n = 0; n <= b - a; n++) drawn.push(s("path", {class: "cardlab-gap-line", d: `M${x1 + n * step} ${y - 6}v12`}));
  else drawn.push(s("path", {class: "cardlab-gap-line", d: hatch(x1, y - 6, x2 - x1, 12)}));
  return [...drawn, pill(state.asks ? "?" : b - a, (x1 + x2) / 2, y + 22, "gap", 18)];
}

/** The numbers under the line: all that fit, and always those that matter. */
function numbers(state, units, y) {
  const {low, high, hops, marks, value} = state;
  const special = [...new Set([...hops, ...marks, ...(value === null ? [] : [value])])];
  const wide = (n) => room(signed(n), 16) + 12;
  const at = spread(special.map((n) => ({x: place(state, n, units), room: wide(n)})), 0, units);
  const drawn = special.map((n, i) => pill(signed(n), at[i], y, n === value ? "chosen" : marks.includes(n) ? "mark" : "plain", 16));
  const every = labelStep((units - 2 * EDGE) / (high - low), Math.max(room(signed(high), 14), room(signed(low), 14)) + 7);
  for (let n = Math.ceil(low / every) * every; n <= high; n += every) {
    const x = place(state, n, units);
    const free = special.every((other, i) => Math.abs(at[i] - x) > wide(other) / 2 + room(signed(n), 14) / 2 + 3);
    if (free) drawn.push(label(signed(n), x, y, {size: 14, class: "cardlab-soft"}));
  }
  return drawn;
}

function drawn(state, units) {
  const {low, high, marks, value} = state;
  const x = (n) => place(state, n, units);
  const hops = jumps(state);
  const tallest = Math.max(0, ...hops.map(({from, to}) => Math.min(54, 16 + Math.abs(x(to) - x(from)) * 0.28)));
  const y = hops.length ? tallest + 28 : 22;
  const unit = (units - 2 * EDGE) / (high - low);
  const every = labelStep(unit, 4);
  const made = [s("path", {class: "cardlab-axis", d: `M${EDGE - 14} ${y}H${units - EDGE + 14}`})];
  for (let n = Math.ceil(low / every) * every; n <= high; n += every) {
    const tall = n % 5 ? 5 : 9;
    made.push(s("path", {class: "cardlab-tick", d: `M${x(n)} ${y - tall}v${2 * tall}`}));
  }
  hops.forEach(({from, to, by}, i) => made.push(arc(x(from), x(to), y - 3, LOOKS[i % 2], state.asks ? "?" : `${by < 0 ? "−" : "+"}${Math.abs(by)}`)));
  for (const n of marks) made.push(s("circle", {class: "cardlab-mark", cx: x(n), cy: y, r: 7}));
  if (value !== null) made.push(s("circle", {class: "cardlab-handle", cx: x(value), cy: y, r: 11}));
  made.push(...numbers(state, units, y + 29));
  if (marks.length === 2) made.push(...distance(state, units, y + 54));
  return {height: y + (marks.length === 2 ? 92 : 46), drawn: made};
}

/**
 * A number line in the page.
 * @param state  see defaults; `hops` are places, `marks` two of them, `value` a place to choose or null
 * @param words  the texts of the models
 * @param {{onChoose?: (value: number) => void, signal?: AbortSignal}} [options]
 */
export function draw(state, words, options = {}) {
  const framed = figure("number_line", words, {
    widest: 760,
    signal: options.signal,
    defaults,
    draw: drawn,
    describe: describeNumberLine,
    working: numberLineWorking,
    title: ({low, high}) => say(words, "number_line", {low: signed(low), high: signed(high)}),
  });
  const now = () => framed.state();
  const at = (x) => Math.round(now().low + ((x - EDGE) / (framed.units() - 2 * EDGE)) * (now().high - now().low));
  const line = {low: () => now().low, high: () => now().high, page: 5, at, text: (value) => signed(value), name: say(words, "choose-place")};
  const settle = slider(framed, line, options);
  const update = (given) => (framed.update(given), settle());
  update(state);
  return {el: framed.el, update};
}
