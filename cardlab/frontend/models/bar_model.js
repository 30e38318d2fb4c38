// Draws a bar model: parts that make a whole. A second bar can stand below for comparison, with the difference marked.
// The learner can also pull a new part out of the first bar.

import {bracket, figure, label, listed, pill, room, say} from "./model_drawing.js";
import {slider, steps} from "./slider.js";
import {s} from "../common/svg.js";

/** @import {Locale, ModelOptions, ModelWords, Picture} from "../common/types.d.ts" */
/** @import {Drawing, ModelPlace} from "./model_drawing.js" */

const TALL = 44;
const EDGE = 4;
const TOTAL = 44; // room before a bar for its total

/**
 * The parts of both bars, their names, and the unknown: the last part, the whole, the difference, or "". `value` is
 * the length of the part being pulled, or null; `high` limits the length of a bar while pulling. `longest` is the
 * length that fills the picture, so that several pictures have one scale; 0 for that of the longer bar.
 * @typedef {object} BarModel
 * @property {string} name
 * @property {number[]} parts
 * @property {number[]} other
 * @property {string[]} names
 * @property {number | null} value
 * @property {number} high
 * @property {number} longest
 * @property {"" | "whole" | "part" | "difference"} asks
 */

/** @type {BarModel} */
export const defaults = {name: "", parts: [7, 6], other: [], names: [], value: null, high: 20, longest: 0, asks: ""};

const sum = (/** @type {number[]} */ parts) => parts.reduce((a, b) => a + b, 0);

/**
 * Returns the state with the pulled part added to its bar.
 * @param {BarModel} state
 * @returns {BarModel}
 */
function pulled({value, ...state}) {
  return value == null ? {...state, value: null} : {...state, value: null, parts: [...state.parts, value]};
}

/**
 * Returns the difference between the lengths of the two bars.
 * @param {Pick<BarModel, "parts" | "other">} state
 */
export function difference({parts, other}) {
  return Math.abs(sum(parts) - sum(other));
}

/**
 * Returns the pieces of a bar with their starts: [7, 6] -> [{from: 0, n: 7}, {from: 7, n: 6}].
 * @param {number[]} parts
 */
export function pieces(parts) {
  return parts.map((n, i) => ({from: sum(parts.slice(0, i)), n}));
}

/**
 * Writes the parts of a bar as a sum, with a question mark for the unknown.
 * @param {number[]} parts
 * @param {BarModel["asks"]} asks
 */
function added(parts, asks) {
  if (parts.length < 2) return "";
  const shown = parts.map((n, i) => (asks === "part" && i === parts.length - 1 ? "?" : n));
  return `${shown.join(" + ")} = ${asks === "whole" ? "?" : sum(parts)}`;
}

/**
 * Returns the working: 7 + 6 = 13, and the comparison if there are two bars.
 * @param {BarModel} state
 * @returns {string}
 */
export function barModelWorking(state) {
  if (state.value != null) return state.asks ? "" : barModelWorking(pulled(state));
  const {parts, other, asks} = state;
  if (!other.length) return added(parts, asks);
  const [a, b] = [sum(parts), sum(other)];
  const unknown = asks === "whole" || asks === "part";
  const rest = asks === "difference" ? "?" : Math.abs(a - b);
  const compared = unknown ? "" : `${Math.max(a, b)} − ${Math.min(a, b)} = ${rest}`;
  return [added(parts, asks), added(other, asks === "part" ? "" : asks), compared].filter(Boolean).join("\n");
}

/**
 * Describes one bar.
 * @param {BarModel} state
 * @param {0 | 1} i   0 for the first bar, 1 for the other
 * @param {ModelWords} words
 */
function describeBar({parts, other, names, asks}, i, words) {
  const values = i ? other : parts;
  const hidden = asks === "part" && i === 0;
  const shown = values.map((n, k) => (hidden && k === values.length - 1 ? "?" : n));
  const fields = {list: listed(words, shown), n: sum(values)};
  const told = (/** @type {string} */ text) => {
    const said = say(words, text, fields);
    return names[i] ? say(words, "whose", {name: names[i], said}) : said;
  };
  if (values.length < 2) return told(asks === "whole" ? "bar_model-asked" : "bar_model-one");
  if (hidden) return told("bar_model-part-asked");
  return told(asks === "whole" ? "bar_model-whole-asked" : "bar_model-whole");
}

/**
 * Describes the bars, sentence by sentence.
 * @param {BarModel} state
 * @param {ModelWords} words
 * @returns {string[]}
 */
export function describeBarModel(state, words) {
  if (state.value !== null) return state.asks ? describePull(state, words) : describeBarModel(pulled(state), words);
  const {parts, other, names, asks} = state;
  const said = [describeBar(state, 0, words)];
  if (!other.length) return said;
  said.push(describeBar(state, 1, words));
  if (asks === "difference") return [...said, say(words, "bar_model-difference-asked")];
  if (asks) return said;
  const n = difference(state);
  if (!n) return [...said, say(words, "bar_model-equal")];
  const longer = names[sum(parts) > sum(other) ? 0 : 1];
  const more = longer ? say(words, "bar_model-more", {name: longer, n}) : say(words, "bar_model-difference", {n});
  return [...said, more];
}

/**
 * Describes the bars while a part is being pulled: both of its parts, and the comparison with the other bar.
 * @param {BarModel} state
 * @param {ModelWords} words
 */
function describePull({parts, other, value}, words) {
  const said = [say(words, "bar_model-pulled", {a: sum(parts), n: value ?? 0})];
  if (!other.length) return said;
  const more = sum(parts) + (value ?? 0) - sum(other);
  const name = more > 0 ? "bar_model-longer" : more < 0 ? "bar_model-shorter" : "bar_model-level";
  const lies = say(words, "bar_model-other", {n: sum(other)});
  return [...said, lies, say(words, name)];
}

/**
 * Draws one bar: its pieces, ticks to count, and its numbers.
 * @param {Locale} locale
 * @param {number[]} parts
 * @param {number} y
 * @param {number} scale   units of the picture for 1
 * @param {{from: number, side: Side, hides: boolean}} options   `from`: index of the card that the first part comes
 *   from; `hides`: whether the last part stays unknown
 */
function bar(locale, parts, y, scale, {from, side, hides}) {
  return pieces(parts).flatMap(({from: start, n}, i) => {
    if (!n) return [];
    const place = {x: EDGE + start * scale, width: n * scale, y};
    const unknown = hides && i === parts.length - 1;
    const size = place.width < 26 ? 13 : 18;
    const written = pill(locale, unknown ? "?" : n, place.x + place.width / 2, y + TALL / 2 - 3, "paper", size);
    if (!unknown) return sidePart(side, i, n, {...place, tall: TALL, from: from + i}, [written]);
    const box = s("rect", {class: "cardlab-unknown", ...place, height: TALL, rx: 3, "data-from": from + i});
    return [box, s("g", {"data-then": 0}, written)];
  });
}

/** @typedef {"own" | "other"} Side */

/**
 * Draws a part of one side's bar. The second part is lighter, and the other side's bar has a dot for each unit, so
 * colour is never the only difference.
 * @param {Side} side
 * @param {number} i   index of the part
 * @param {number} n
 * @param {{x: number, y: number, width: number, tall: number, from: number}} place
 * @param {SVGElement[]} written   the number of the part
 */
function sidePart(side, i, n, {x, y, width, tall, from}, written) {
  const scale = width / n;
  const each = Array.from({length: n}, (_, one) => x + (one + 0.5) * scale);
  const dots = side === "other" ? each.map((at) => `M${at} ${y + tall / 2}h0`).join("") : "";
  const ticks = each.slice(1).map((at) => `M${at - scale / 2} ${y + tall - 7}v7`);
  const look = `cardlab-side-${side}${i % 2 ? " cardlab-second-part" : ""}`;
  const drawn = [
    s("path", {class: "cardlab-side-dots", d: dots}),
    s("path", {class: "cardlab-side-ticks", d: ticks.join("")}),
  ];
  return [
    s("rect", {class: `cardlab-bar ${look}`, x, y, width, height: tall, rx: 3, "data-from": from}),
    s("g", {"data-then": 0, class: look}, ...drawn, ...written),
  ];
}

/**
 * Draws the bracket over or under a whole bar, with its number.
 * @param {Locale} locale
 * @param {number[]} parts
 * @param {number} y
 * @param {number} scale
 * @param {BarModel["asks"]} asks
 * @param {boolean} under
 */
function whole(locale, parts, y, scale, asks, under) {
  const end = EDGE + sum(parts) * scale;
  const to = under ? y + TALL + 5 : y - 5;
  const number = asks === "whole" ? "?" : sum(parts);
  const x = Math.max((EDGE + end) / 2, room(number, 20) / 2 + 2);
  const written = label(locale, number, x, under ? to + 21 : to - 19, {size: 20, class: "cardlab-strong"});
  return [s("g", {"data-then": 1}, bracket(EDGE, end, to, under ? -8 : 8), written)];
}

/**
 * Returns the number of units of the picture for 1.
 * @param {BarModel} state
 * @param {number} units
 */
function scaleOf({parts, other, value, high, longest}, units) {
  return (units - 2 * EDGE) / Math.max(1, sum(parts), sum(other), longest, value === null ? 0 : high);
}

/**
 * Draws the bar of one of two players, with its total in front.
 * @param {Locale} locale
 * @param {number[]} parts
 * @param {Side} side
 * @param {{y: number, tall: number, scale: number, from: number}} place
 */
function sideBar(locale, parts, side, {y, tall, scale, from}) {
  const total = pill(locale, sum(parts), TOTAL / 2, y + tall / 2, `side-${side}`, 18);
  const drawn = pieces(parts).flatMap(({from: start, n}, k) => {
    if (!n) return [];
    const [x, width] = [TOTAL + start * scale, n * scale];
    const number =
      parts.length > 1 ? [pill(locale, n, x + width / 2, y + tall / 2, "paper", width < 26 ? 13 : 17)] : [];
    return sidePart(side, k, n, {x, y, width, tall, from: from + k}, number);
  });
  return [...drawn, s("g", {"data-then": 1}, total)];
}

/**
 * Draws the bars of two players in a limited height.
 * @param {BarModel} state
 * @param {number} units
 * @param {ModelWords} words
 * @param {ModelPlace} place
 * @returns {Drawing}
 */
function layOutSides(state, units, words, {tallest, flips}) {
  const {parts, other} = state;
  const tall = Math.min(TALL, (tallest - 3 * EDGE) / 2);
  const scale = scaleOf(state, units - TOTAL + EDGE);
  const [upper, lower] = [EDGE, 2 * EDGE + tall];
  const [first, second] = flips ? [lower, upper] : [upper, lower];
  const drawn = [
    ...sideBar(words, parts, "own", {y: first, tall, scale, from: 0}),
    ...sideBar(words, other, "other", {y: second, tall, scale, from: parts.length}),
    ...gap(state, {first, second, tall, scale, left: TOTAL}, words),
  ];
  return {height: lower + tall + EDGE, drawn};
}

/**
 * @param {BarModel} state
 * @param {number} units
 * @param {ModelWords} words
 * @param {ModelPlace} place
 * @returns {Drawing}
 */
function layOut(state, units, words, place) {
  if (place.tallest < Infinity && state.other.length) return layOutSides(state, units, words, place);
  const isPulling = state.value !== null && state.asks !== "";
  const {parts, other, names, asks} = pulled(state);
  const scale = scaleOf(state, units);
  const named = names.some(Boolean);
  const heading = (/** @type {string} */ text, /** @type {number} */ y) =>
    named ? [s("text", {x: EDGE, y, "font-size": 15, class: "cardlab-soft"}, text)] : [];
  const braced = parts.length > 1 && !isPulling;
  const first = (named ? 20 : 0) + (braced ? 38 : 4);
  const drawn = [
    ...bar(words, parts, first, scale, {from: 0, side: "own", hides: asks === "part" && !isPulling}),
    ...heading(names[0] ?? "", 15),
    ...(braced ? whole(words, parts, first, scale, asks, false) : []),
    ...(isPulling
      ? [s("circle", {class: "cardlab-handle", cx: EDGE + sum(parts) * scale, cy: first + TALL / 2, r: 11})]
      : []),
  ];
  if (!other.length) return {height: first + TALL + 4, drawn};
  const second = first + TALL + (named ? 28 : 12);
  drawn.push(
    ...bar(words, other, second, scale, {from: parts.length, side: "other", hides: false}),
    ...heading(names[1] ?? "", second - 8),
    ...(other.length > 1 ? whole(words, other, second, scale, asks, true) : []),
    ...gap(pulled(state), {first, second, tall: TALL, scale, left: EDGE}, words),
  );
  return {height: second + TALL + (other.length > 1 ? 40 : 6), drawn};
}

/**
 * Draws the piece that the shorter bar lacks.
 * @param {BarModel} state
 * @param {{first: number, second: number, tall: number, scale: number, left: number}} place   of both bars
 * @param {Locale} locale
 */
function gap(state, {first, second, tall, scale, left}, locale) {
  const n = difference(state);
  const {asks, parts, other} = state;
  if (!n || asks === "whole" || asks === "part") return [];
  const x = left + Math.min(sum(parts), sum(other)) * scale;
  const y = sum(parts) < sum(other) ? first : second;
  const width = n * scale;
  const box = {x: x + 1.5, y: y + 1.5, width: Math.max(2, width - 3), height: tall - 3, rx: 3};
  const number = asks === "difference" ? "?" : n;
  const written = pill(locale, number, x + width / 2, y + tall / 2, "gap", width < 28 ? 13 : 18);
  return [s("g", {"data-then": 2}, s("rect", {class: "cardlab-gap-box", ...box}), written)];
}

/**
 * Draws a bar model on the page. Pulling a part calls `onChoose`.
 * @param {Partial<BarModel>} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<Partial<BarModel>>}
 */
export function draw(state, words, {onChoose, signal} = {}) {
  const framed = figure("bar_model", words, {
    widest: 640,
    signal,
    defaults,
    draw: layOut,
    describe: describeBarModel,
    working: barModelWorking,
    title: ({other}) => say(words, other.length ? "bar_model-two" : "bar_model"),
  });
  const now = () => framed.state();
  const line = {
    low: () => 0,
    high: () => Math.max(now().high - sum(now().parts), 0),
    page: 5,
    at: (/** @type {number} */ x) => Math.round((x - EDGE) / scaleOf(now(), framed.units())) - sum(now().parts),
    text: String,
    name: say(words, "bar_model-pull"),
    value: () => now().value,
  };
  const choose = (/** @type {number} */ value) => onChoose?.(value);
  const [more, less] = [say(words, "bar_model-pull_more"), say(words, "bar_model-pull_less")];
  const tools = steps(line, {more, less, about: framed.description.id, signal, choose});
  const settle = slider(framed, line, {onChoose, signal});
  const update = (/** @type {Partial<BarModel>} */ given) => {
    framed.update(given);
    settle();
    tools.settle();
  };
  framed.el.append(tools.el);
  update(state);
  return {el: framed.el, update, solved: () => solution(now())};
}

/**
 * Returns the length to pull so that both bars are equal.
 * @param {BarModel} state
 */
function solution({parts, other, value}) {
  return value === null || !other.length ? {} : {value: Math.max(0, sum(other) - sum(parts))};
}
