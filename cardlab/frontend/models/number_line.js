// Draws a number line: hops as arcs, a distance as the bar between two marks, and a place that the learner
// chooses.

import {figure, hatch, label, labelStep, listed, pill, room, say} from "./model_drawing.js";
import {EDGE, nearestPlace, placeOn, rowOf, stretches} from "../common/number_line_rows.js";
import {numbersUnder} from "./line_numbers.js";
import {slider} from "./slider.js";
import {s} from "../common/svg.js";

/** @import {Locale, ModelOptions, ModelWords, Picture} from "../common/types.d.ts" */
/** @import {Drawing, ModelPlace} from "./model_drawing.js" */
import {lowest, written} from "../common/numbers.js";

const LOOKS = ["one", "two"];
const ARCH = 54; // the highest arc
const FLATTEST = 16; // the highest arc of a low line
const ABOVE = 28; // room above an arc, for its number
const BARE_ABOVE = 22; // room above a line without arcs
const BELOW = 46; // room below the line, for numbers
const STRETCH = 46; // and for the stretch between two marks
const ROW = 66; // between two rows
const BARE_STEP = 5; // between the numbers of a bare line of whole numbers

/**
 * The ends of the line. `hops` and `marks` are places, `value` the place to choose or null. A whole number has `parts`
 * places, which `form` writes. A bare line has few numbers. `said` is a wrong answer: a place, drawn as a ring, or a
 * distance between two marks, drawn as a jump.
 * @typedef {object} NumberLine
 * @property {string} name
 * @property {number} low
 * @property {number} high
 * @property {number[]} hops
 * @property {number[]} marks
 * @property {number | null} value
 * @property {number} parts
 * @property {"fraction" | "decimal" | "time"} form
 * @property {boolean} bare
 * @property {boolean} asks
 * @property {number | null} [said]
 */

/** @type {NumberLine} */
export const defaults = {
  name: "",
  low: 0,
  high: 10,
  hops: [],
  marks: [],
  value: null,
  parts: 1,
  form: "fraction",
  bare: false,
  asks: false,
};

/**
 * Writes the number of a place: 3, "¾", 0.75, "7:45".
 * @param {Pick<NumberLine, "parts" | "form">} state
 * @param {number} n
 */
export function named({parts, form}, n) {
  if (parts === 1) return written(n);
  if (form === "time") return `${Math.floor(n / parts)}:${String(n % parts).padStart(2, "0")}`;
  return form === "decimal" ? n / parts : written(lowest(BigInt(n), BigInt(parts)));
}

/**
 * Writes a distance of n places: in minutes on a line of times, otherwise as a number like those of the line.
 * @param {Pick<NumberLine, "parts" | "form">} state
 * @param {number} n
 */
function lengthOf(state, n) {
  return state.form === "time" ? n : named(state, n);
}

/**
 * Describes a chosen place: its number, or on a bare line the steps that lead to it.
 * @param {NumberLine} state
 * @param {ModelWords} words
 * @param {number} n
 */
function described(state, words, n) {
  const {bare, low} = state;
  return bare ? say(words, "number_line-on", {n: n - low, a: named(state, low), b: "?"}) : String(named(state, n));
}

/**
 * Returns the step between labelled places that leaves `space` units, so that the whole numbers are among them.
 * @param {Pick<NumberLine, "parts">} state
 * @param {number} unit
 * @param {number} space
 */
function stepOf({parts}, unit, space) {
  if (parts === 1) return labelStep(unit, space);
  const least = parts === 60 ? 5 : 1; // minutes in fives
  for (let step = least; step < parts; step += least) if (parts % step === 0 && step * unit >= space) return step;
  return parts * labelStep(parts * unit, space);
}

/**
 * Returns the number that the picture leads to: the distance between two marks, or null.
 * @param {Pick<NumberLine, "marks" | "parts" | "form">} state
 */
export function result(state) {
  return hasDistance(state) ? Math.abs(state.marks[1] - state.marks[0]) : null;
}

/**
 * Returns the rows of the line. There is more than one only while the learner chooses a place and nothing but the
 * start is marked.
 * @param {NumberLine} state
 * @param {number} units
 */
function rows({low, high, hops, marks, value, parts}, units) {
  const line = {low, high};
  return value === null || hops.length || marks.length > 1 ? [line] : stretches(line, units, parts);
}

/**
 * Returns the number at a point of the picture.
 * @param {NumberLine} state
 * @param {number} units
 * @param {number} x
 * @param {number} y
 */
function numberAt(state, units, x, y) {
  const lines = rows(state, units);
  return nearestPlace(lines[Math.min(Math.max(Math.floor(y / ROW), 0), lines.length - 1)], x, units);
}

/**
 * Returns the jumps between the places of `hops`: [8, 10, 13] -> [{from: 8, to: 10, by: 2}, {from: 10, to: 13, by:
 * 3}].
 * @param {Pick<NumberLine, "hops">} state
 */
export function jumps({hops}) {
  return hops.slice(1).map((to, i) => ({from: hops[i], to, by: to - hops[i]}));
}

/**
 * Describes the line, sentence by sentence.
 * @param {NumberLine} state
 * @param {ModelWords} words
 */
export function describeNumberLine(state, words) {
  const {marks, asks, value, said: missed = null} = state;
  const place = (/** @type {number} */ n) => named(state, n);
  const askedOnce = asks && marks.length === 2; // asks for the distance only, not for the jumps too
  const said = (askedOnce ? [] : jumps(state)).map(({from, to, by}) => {
    const name = by < 0 ? "number_line-back" : "number_line-on";
    const ends = {a: place(from), b: place(to)};
    return asks ? say(words, `${name}-asked`, ends) : say(words, name, {...ends, n: lengthOf(state, Math.abs(by))});
  });
  if (marks.length && !hasDistance(state)) {
    said.push(`${listed(words, marks.map(place))}.`);
  } else if (marks.length) {
    const [a, b] = [Math.min(...marks), Math.max(...marks)];
    const name = asks ? "number_line-distance-asked" : a === b ? "number_line-same" : "number_line-distance";
    if (asks && missed !== null) said.push(say(words, "number_line-said", {n: missed}));
    else said.push(say(words, name, {a: place(a), b: place(b), n: b - a}));
  }
  if (value !== null) {
    const here = described(state, words, value);
    said.push(state.bare ? here : say(words, "number_line-value", {value: here}));
  }
  return said;
}

/**
 * Tells whether the distance of two marks is counted in steps: between whole numbers, or in minutes.
 * @param {Pick<NumberLine, "marks" | "parts" | "form">} state
 */
function hasDistance({marks, parts, form}) {
  return marks.length === 2 && (parts === 1 || form === "time");
}

/**
 * Returns the working: 13 − 8 = 5, or the jumps as a sum, 8 + 2 + 3 = 13.
 * @param {NumberLine} state
 */
export function numberLineWorking(state) {
  const {asks, hops, marks} = state;
  if (asks) return "";
  if (hasDistance(state)) {
    const [a, b] = [Math.min(...marks), Math.max(...marks)];
    return `${named(state, b)} − ${a < 0 ? bracketed(a) : named(state, a)} = ${b - a}`;
  }
  if (hops.length < 2) return "";
  const steps = jumps(state).map(({by}) => `${by < 0 ? "−" : "+"} ${lengthOf(state, Math.abs(by))}`);
  return `${[named(state, hops[0]), ...steps].join(" ")} = ${named(state, hops[hops.length - 1])}`;
}

/** @param {number} n */
function bracketed(n) {
  return n < 0 ? `(${written(n)})` : String(n);
}

/**
 * Returns the height of an arc.
 * @param {number} x1
 * @param {number} x2
 * @param {number} most
 */
function rise(x1, x2, most) {
  return Math.min(most, 16 + Math.abs(x2 - x1) * 0.28);
}

/**
 * @param {Locale} locale
 * @param {number} x1
 * @param {number} x2
 * @param {number} y
 * @param {number} most   maximum height
 * @param {string} look
 * @param {string} length
 */
function arc(locale, x1, x2, y, most, look, length) {
  const high = rise(x1, x2, most);
  const middle = (x1 + x2) / 2;
  const turn = (Math.atan2(2 * high, (x2 - x1) / 2) * 180) / Math.PI;
  const path = `M${x1} ${y}Q${middle} ${y - 2 * high} ${x2} ${y}`;
  const tip = {d: "M0 0-9-4.5-9 4.5Z", transform: `translate(${x2} ${y}) rotate(${turn})`, class: "cardlab-arrow-tip"};
  return s(
    "g",
    {class: `cardlab-arc cardlab-draw-${look}`},
    s("path", {d: path, "stroke-dasharray": look === "one" ? null : "7 4"}),
    s("path", tip),
    label(locale, length, middle, y - high - 12, {size: 17, class: "cardlab-strong"}),
  );
}

/**
 * Draws the stretch between two marks, with ticks to count.
 * @param {NumberLine} state
 * @param {number} units
 * @param {number} y
 * @param {Locale} locale
 */
function distance(state, units, y, locale) {
  const [a, b] = [Math.min(...state.marks), Math.max(...state.marks)];
  const [x1, x2] = [placeOn(state, a, units), placeOn(state, b, units)];
  const step = (x2 - x1) / Math.max(1, b - a);
  const counted = Array.from({length: b - a + 1}, (_, n) => `M${x1 + n * step} ${y - 6}v12`);
  const lines = step > 5 ? counted : [hatch(x1, y - 6, x2 - x1, 12)];
  return [
    s("rect", {class: "cardlab-gap-ground", x: x1, y: y - 6, width: x2 - x1, height: 12}),
    ...lines.map((d) => s("path", {class: "cardlab-gap-line", d})),
    pill(locale, state.asks ? "?" : b - a, (x1 + x2) / 2, y + 22, "gap", 18),
  ];
}

/**
 * Draws a distance on the line itself.
 * @param {number} x1
 * @param {number} x2
 * @param {number} y
 */
function stretched(x1, x2, y) {
  return s("rect", {class: "cardlab-gap-ground", x: Math.min(x1, x2), y: y - 7, width: Math.abs(x2 - x1), height: 14});
}

/**
 * Draws a ring around a wrong place.
 * @param {number} x
 * @param {number} y
 */
function ringed(x, y) {
  return [s("g", {class: "cardlab-said"}, s("circle", {class: "cardlab-ring", cx: x, cy: y, r: 14}))];
}

/**
 * Draws the numbers under the line: always those that matter, and others if they fit. Returns them with the height of
 * the rows after the first.
 * @param {NumberLine} state
 * @param {number} units
 * @param {number} y
 * @param {Locale} locale
 */
function numbers(state, units, y, locale) {
  const {low, high, hops, marks, value, parts, bare} = state;
  const name = (/** @type {number} */ n) => named(state, n);
  const special = [...(value === null || bare ? [] : [value]), ...marks, ...hops.toReversed()];
  const look = (/** @type {number} */ n) => (marks.includes(n) ? "mark" : n === value ? "chosen" : "plain");
  const widest = Math.max(...[low, high, low + 1].map((n) => room(name(n), 14)));
  const unit = (units - 2 * EDGE) / (high - low);
  const fives = BARE_STEP * labelStep(BARE_STEP * unit, widest + 7);
  const step = stepOf(state, unit, widest + 7);
  const every = bare ? (parts === 1 ? fives : Math.max(parts, step)) : step;
  return numbersUnder(locale, state, units, y, special, every, name, look);
}

/**
 * @param {NumberLine} state
 * @param {number} units
 * @param {ModelWords} words
 * @param {ModelPlace} place
 * @returns {Drawing}
 */
function layOut(state, units, words, {tallest}) {
  const {value, said = null} = state;
  const lines = rows(state, units).map((line) => ({...state, ...line}));
  if (lines.length === 1) return row(state, units, words, tallest);
  const [here, there] = [value, said].map((n) => rowOf(lines, n));
  const drawn = lines.map((line, i) => {
    const marks = state.marks.filter((n) => line.low <= n && n <= line.high);
    const part = row({...line, marks, value: i === here ? value : null, said: i === there ? said : null}, units, words);
    return s("g", {transform: `translate(0 ${i * ROW})`}, ...(part.drawn ?? []));
  });
  return {height: lines.length * ROW, drawn};
}

/**
 * Draws a row of the line. If it must be low, its arcs are flatter; if even that is too high, the stretch between
 * two marks is left out.
 * @param {NumberLine} state   the row's ends
 * @param {number} units
 * @param {ModelWords} words
 * @param {number} [limit]   maximum height
 * @returns {Drawing}
 */
function row(state, units, words, limit = Infinity) {
  const {low, high, marks, value, parts, asks, said = null} = state;
  const x = (/** @type {number} */ n) => placeOn(state, n, units);
  const hops = jumps(state);
  const isJump = said && value === null && marks.length === 2;
  const missed = isJump ? {from: Math.min(...marks), to: Math.min(...marks) + said} : null;
  const arches = [...hops, ...(missed ? [missed] : [])];
  const least = (arches.length ? FLATTEST + ABOVE : BARE_ABOVE) + BELOW + STRETCH;
  const isStretched = hasDistance(state) && limit >= least;
  const most = Math.min(ARCH, Math.max(FLATTEST, limit - ABOVE - BELOW - (isStretched ? STRETCH : 0)));
  const y = arches.length ? Math.max(...arches.map(({from, to}) => rise(x(from), x(to), most))) + ABOVE : BARE_ABOVE;
  const ticks = [];
  const every = stepOf(state, (units - 2 * EDGE) / (high - low), 4);
  for (let n = Math.ceil(low / every) * every; n <= high; n += every) {
    const tall = n % (parts === 1 ? 5 : parts) ? 5 : 9;
    ticks.push(s("path", {class: "cardlab-tick", d: `M${x(n)} ${y - tall}v${2 * tall}`}));
  }
  const arcs = hops.map(({from, to, by}, i) => {
    const jump = asks ? "?" : `${by < 0 ? "−" : "+"}${lengthOf(state, Math.abs(by))}`;
    const fits = Math.abs(x(to) - x(from)) > 9 * jump.length; // short jumps are only counted
    return s("g", {"data-then": i}, arc(words, x(from), x(to), y - 3, most, LOOKS[i % 2], fits ? jump : ""));
  });
  const labels = numbers(state, units, y + 29, words);
  const below = y + 54 + labels.below;
  const drawn = [
    s("path", {class: "cardlab-axis", d: `M${EDGE - 14} ${y}H${units - EDGE + 14}`}),
    ...(missed && !asks ? [stretched(x(marks[0]), x(marks[1]), y)] : []), // to compare with the jump
    ...ticks,
    ...arcs,
    ...(missed ? [arc(words, x(missed.from), x(missed.to), y - 3, most, "said", String(said))] : []),
    ...marks.map((n, i) => s("circle", {class: "cardlab-mark", cx: x(n), cy: y, r: 7, "data-from": i})),
    ...(missed || said === null ? [] : ringed(x(said), y)),
    ...(value === null ? [] : [s("circle", {class: "cardlab-handle", cx: x(value), cy: y, r: 11})]),
    ...labels.drawn,
    ...(isStretched ? [s("g", {"data-then": hops.length}, ...distance(state, units, below, words))] : []),
  ];
  return {height: y + BELOW + labels.below + (isStretched ? STRETCH : 0), drawn};
}

/**
 * Draws a number line on the page.
 * @param {Partial<NumberLine>} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<Partial<NumberLine>>}
 */
export function draw(state, words, options = {}) {
  const framed = figure("number_line", words, {
    widest: 760,
    signal: options.signal,
    defaults,
    draw: layOut,
    describe: describeNumberLine,
    working: numberLineWorking,
    title: (given) => say(words, "number_line", {low: named(given, given.low), high: named(given, given.high)}),
  });
  const now = () => framed.state();
  const at = (/** @type {number} */ x, /** @type {number} */ y) => numberAt(now(), framed.units(), x, y);
  const name = say(words, "choose-place");
  const text = (/** @type {number} */ n) => described(now(), words, n);
  const line = {low: () => now().low, high: () => now().high, page: 5, at, text, name};
  const settle = slider(framed, line, options);
  const update = (/** @type {Partial<NumberLine>} */ given) => {
    const {high, marks, value, said} = {...defaults, ...given};
    const end = said && value === null ? Math.min(...marks) + said : high; // of the jump
    framed.update({...given, high: Math.max(high, end)});
    settle();
  };
  update(state);
  return {el: framed.el, update, parts: state.parts ?? 1, comparesMiss: ["place"]};
}
