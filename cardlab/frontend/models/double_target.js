// Draws a number line with two targets, 7 and 27: all possible totals of a hand, and the distance to each goal. Inside
// this module, everything is in half points.

import {figure, label, labelStep, listed, pill, room, say} from "./model_drawing.js";
import {EDGE, nearestPlace, placeOn, rowOf, stretches} from "../common/number_line_rows.js";
import {halved} from "../common/numbers.js";
import {numbersUnder} from "./line_numbers.js";
import {slider} from "./slider.js";
import {s} from "../common/svg.js";

/** @import {Locale, ModelOptions, ModelWords, Picture} from "../common/types.d.ts" */
/** @import {Drawing, ModelPlace} from "./model_drawing.js" */
/** @import {Stretch} from "../common/number_line_rows.js" */

const RADIUS = 22; // of a target
const STEM = 24; // from a target to the line
const SMALL = 13; // the radius if the picture must be low
const SHORT = 8; // and the stem in that case
const DISTANCE = 32; // between the rows of distances
const LINE = 4 + 2 * RADIUS + STEM + 2; // the height of the line, below the targets
const LOW_LINE = 2 + 2 * SMALL + SHORT + 2;
const BARE = 22; // and in a row without a target
const CHOSEN = 44; // and without any, where the chosen number stands over its place: below, 8½ would hide 8 and 9
const BELOW_CHOSEN = 42;
const BELOW = 50; // from the line to the bottom of its numbers
const PARTS = 2; // places in a whole point
const FIVE = 5 * PARTS;

/**
 * The totals, the goals, the ends of the line, and the place to choose or null; all in half points. `over` tells
 * whether a total above a goal counts.
 * @typedef {object} DoubleTarget
 * @property {string} name
 * @property {number[]} totals
 * @property {number[]} goals
 * @property {number} low
 * @property {number} high
 * @property {boolean} over
 * @property {number | null} value
 * @property {boolean} asks
 * @property {number | null} [said]
 */

/** @typedef {{goal: number, total: number, away: number}} Distance   from the nearest total to a goal */

/** @type {DoubleTarget} */
export const defaults = {name: "", totals: [], goals: [14, 54], low: 0, high: 70, over: true, value: null, asks: false};

/**
 * Returns the distance of the only total from the only target, in points; null if there are more of them.
 * @param {Pick<DoubleTarget, "totals" | "goals">} state
 */
export function result({totals, goals}) {
  return totals.length === 1 && goals.length === 1 ? Math.abs(totals[0] - goals[0]) / 2 : null;
}

/** @typedef {Stretch & {y: number, line: number, height: number}} Row   its top, and the height of its line */

/**
 * Returns the rows of the line. There is more than one only while the learner chooses a place and no total is shown.
 * @param {DoubleTarget} state
 * @param {number} units
 * @param {number} below   the height of the line in a row with a target
 * @returns {Row[]}
 */
function rows({low, high, goals, totals, value}, units, below = LINE) {
  const line = {low, high};
  const lines = value === null || totals.length ? [line] : stretches(line, units, PARTS);
  /** @type {Row[]} */
  const laid = [];
  for (const one of lines) {
    const above = laid.at(-1);
    const at = !goals.length ? CHOSEN : goals.some((goal) => isOn(one, goal)) ? below : BARE;
    const height = at + (goals.length ? BELOW : BELOW_CHOSEN);
    laid.push({...one, y: above ? above.y + above.height : 0, line: at, height});
  }
  return laid;
}

/**
 * @param {Stretch} line
 * @param {number} n
 */
function isOn({low, high}, n) {
  return low <= n && n <= high;
}

/**
 * Returns the total nearest to a goal, the lower of two equally near ones, or null if none counts.
 * @param {number[]} totals
 * @param {number} goal
 */
export function nearest(totals, goal, over = true) {
  const away = (/** @type {number} */ total) => Math.abs(total - goal);
  const count = totals.filter((total) => over || total <= goal).sort((a, b) => away(a) - away(b) || a - b);
  return count[0] ?? null;
}

/**
 * Returns the nearest total and its distance for each goal that a total counts for: [{goal: 14, total: 13, away: 1},
 * …].
 * @param {Pick<DoubleTarget, "totals" | "goals" | "over">} state
 * @returns {Distance[]}
 */
export function distances({totals, goals, over}) {
  return goals.flatMap((goal) => {
    const total = nearest(totals, goal, over);
    return total === null ? [] : [{goal, total, away: Math.abs(total - goal)}];
  });
}

/**
 * Returns the working, one line for each goal: 7 − 6½ = ½.
 * @param {DoubleTarget} state
 */
export function doubleTargetWorking(state) {
  if (state.asks) return "";
  const line = (/** @type {Distance} */ {goal, total, away}) =>
    `${halved(Math.max(total, goal))} − ${halved(Math.min(total, goal))} = ${halved(away)}`;
  return distances(state).map(line).join("\n");
}

/**
 * Describes the line, sentence by sentence.
 * @param {DoubleTarget} state
 * @param {ModelWords} words
 */
export function describeDoubleTarget(state, words) {
  const {totals, value, goals, asks} = state;
  if (asks && state.said != null) return [say(words, "double_target-mend", {n: halved(PARTS * state.said)})];
  const said = [];
  if (totals.length) {
    const fields = {list: listed(words, totals.map(halved)), a: halved(totals[0])};
    said.push(say(words, totals.length > 1 ? "double_target-totals" : "double_target-total", fields));
    const one = goals.length === 1;
    if (asks) said.push(say(words, one ? "double_target-asked_one" : "double_target-asked", {goal: halved(goals[0])}));
    else said.push(...goals.map((goal) => describeGoal(state, goal, words)));
  }
  if (value === null) return said;
  said.push(say(words, "double_target-value", {value: halved(value)}));
  if (!asks) said.push(...goals.map((goal) => describeDistance(goal, value, words)));
  return said;
}

/**
 * Describes the distance from a goal to the nearest total.
 * @param {DoubleTarget} state
 * @param {number} goal
 * @param {ModelWords} words
 */
function describeGoal({totals, over}, goal, words) {
  const total = nearest(totals, goal, over);
  return total === null
    ? say(words, "double_target-cannot", {goal: halved(goal), a: "", b: halved(0)})
    : describeDistance(goal, total, words);
}

/**
 * @param {number} goal
 * @param {number} n
 * @param {ModelWords} words
 */
function describeDistance(goal, n, words) {
  const fields = {goal: halved(goal), a: halved(n), b: halved(Math.abs(n - goal))};
  return say(words, n === goal ? "double_target-there" : "double_target-away", fields);
}

/**
 * Returns the look of a goal: the near one like a first number, the far one like a second.
 * @param {number} goal
 */
function lookOf(goal) {
  return 2 * goal < defaults.high ? "one" : "two";
}

/**
 * @param {Locale} locale
 * @param {number} goal
 * @param {number} x
 * @param {number} line   the height at which its stem ends
 * @param {string} look
 */
function target(locale, goal, x, line, look) {
  const isSmall = line < LINE;
  const [radius, stemmed] = isSmall ? [SMALL, SHORT] : [RADIUS, STEM];
  const y = line - 2 - stemmed - radius;
  const rings = (isSmall ? [13, 11.5] : [22, 18, 15.5, 13]).map((r, i) => {
    const fill = i % 2 ? "cardlab-target-gap" : `cardlab-fill-${look}`;
    return s("circle", {cx: x, cy: y, r, class: fill});
  });
  const stem = s("path", {class: "cardlab-stem", d: `M${x} ${y + radius}v${stemmed}`});
  const number = label(locale, halved(goal), x, y, {size: 14, class: "cardlab-strong"});
  return s("g", {class: `cardlab-target cardlab-draw-${look}`}, stem, ...rings, number);
}

/**
 * Draws a distance below the line, with its length.
 * @param {DoubleTarget} state
 * @param {[number, number]} ends
 * @param {string} length
 * @param {string} look
 * @param {number} units
 * @param {number} y
 * @param {Locale} locale
 */
function distanceLine(state, [from, to], length, look, units, y, locale) {
  const x1 = placeOn(state, from, units);
  const x2 = placeOn(state, to, units);
  const space = room(length, 17);
  const ends = `M${x1} ${y}H${x2}M${x1} ${y - 6}v12M${x2} ${y - 6}v12`;
  const line = {d: ends, "stroke-width": 3, "stroke-dasharray": look === "said" ? "6 4" : null};
  const ink = s("g", {class: `cardlab-draw-${look}`}, s("path", line));
  const beside = Math.abs(x2 - x1) < space + 34;
  const right = Math.max(x1, x2) + space / 2 + 14;
  const left = Math.min(x1, x2) - space / 2 - 14;
  const x = !beside ? (x1 + x2) / 2 : right < units - 12 ? right : left;
  return [ink, pill(locale, length, x, y, look === "said" ? look : `ground-${look}`, 17)];
}

/** @typedef {{ends: [number, number], length: string, look: string}} Span   a distance to draw */

/**
 * Returns the distances to draw, one below the other: of the totals from the goals, and a wrong one from the total
 * towards its goal. Without room for all of them, the right ones are drawn, or the wrong one while it is corrected.
 * @param {DoubleTarget} state
 * @param {number} most   how many have room
 * @returns {Span[]}
 */
function spans(state, most) {
  const {totals, asks, said = null} = state;
  if (asks && totals.length > 1) return []; // do not reveal which total is nearest
  /** @type {Span[]} */
  const right = distances(state).map(({goal, total, away}) => {
    return {ends: [total, goal], length: asks ? "?" : halved(away), look: lookOf(goal)};
  });
  /** @type {Span[]} */
  const wrong =
    said === null ? [] : [{ends: [totals[0], far(state, said)], length: halved(PARTS * said), look: "said"}];
  const all = [...right, ...wrong];
  if (all.length <= most) return all;
  return asks && wrong.length ? wrong : right;
}

/**
 * Returns the end of a wrong distance, which goes from the total towards its goal.
 * @param {Pick<DoubleTarget, "goals" | "totals">} state
 * @param {number} said   in points
 */
function far({goals, totals}, said) {
  return totals[0] + (goals[0] < totals[0] ? -PARTS : PARTS) * said;
}

/**
 * Draws the line with a tick for each point, and for each half if there is room.
 * @param {Row} row
 * @param {number} units
 */
function axis(row, units) {
  const {low, high, line} = row;
  const unit = (units - 2 * EDGE) / (high - low);
  const ticks = [];
  const every = unit > 4 ? 1 : PARTS;
  for (let n = Math.ceil(low / every) * every; n <= high; n += every) {
    const tall = n % 10 === 0 ? 9 : n % PARTS ? 3 : 6;
    const d = `M${placeOn(row, n, units)} ${line - tall}v${2 * tall}`;
    ticks.push(s("path", {class: "cardlab-tick", d}));
  }
  return [s("path", {class: "cardlab-axis", d: `M${EDGE - 14} ${line}H${units - EDGE + 14}`}), ...ticks];
}

/**
 * Draws the numbers under the line: always those that matter, and others if they fit. Next to totals, these are all
 * whole numbers on a short line, and every fifth on a long one. Returns them with the height of the rows after the
 * first.
 * @param {DoubleTarget} state
 * @param {Row} row
 * @param {number} units
 * @param {Locale} locale
 */
function numbers({totals, value, goals}, row, units, locale) {
  const special = [...(value === null || !goals.length ? [] : [value]), ...totals];
  const look = (/** @type {number} */ n) => (n === value ? "chosen" : "mark");
  const step = labelStep((PARTS * (units - 2 * EDGE)) / (row.high - row.low), 26);
  const every = PARTS * (totals.length && step > 1 ? Math.max(5, step) : step);
  return numbersUnder(locale, row, units, row.line + 30, special, every, halved, look);
}

/**
 * Arranges the picture. If it must be low, the targets are smaller, and fewer distances are drawn.
 * @param {DoubleTarget} state
 * @param {number} units
 * @param {ModelWords} words
 * @param {ModelPlace} place
 * @returns {Drawing}
 */
function layOut(state, units, words, {tallest}) {
  const isLow = tallest < LINE + BELOW + 2 * DISTANCE;
  const lines = rows(state, units, isLow ? LOW_LINE : LINE);
  const here = rowOf(lines, state.value);
  const parts = lines.map((row, i) => rowParts({...state, value: i === here ? state.value : null}, row, units, words));
  const drawn = lines.map(({y}, i) => s("g", {transform: `translate(0 ${y})`}, ...parts[i].drawn));
  const last = lines[lines.length - 1];
  const end = last.y + last.height + parts[parts.length - 1].below;
  const away = spans(state, Math.floor((tallest - end - 6) / DISTANCE));
  const below = away.map(({ends, length, look}, i) => {
    const ink = distanceLine(state, ends, length, look, units, end + 16 + DISTANCE * i, words);
    return s("g", {"data-then": i}, ...ink);
  });
  return {height: end + DISTANCE * away.length + (away.length ? 6 : 0), drawn: [...drawn, ...below]};
}

/**
 * Draws a row of the line with everything on it.
 * @param {DoubleTarget} state
 * @param {Row} row
 * @param {number} units
 * @param {ModelWords} words
 */
function rowParts(state, row, units, words) {
  const {totals, value, goals} = state;
  const {line} = row;
  const x = (/** @type {number} */ n) => placeOn(row, n, units);
  const diamond = (/** @type {number} */ n) => `M${x(n)} ${line - 10}l10 10-10 10-10-10Z`;
  const there = goals.filter((goal) => isOn(row, goal));
  const {drawn, below} = numbers(state, row, units, words);
  const all = [
    ...axis(row, units),
    ...there.map((goal) => target(words, goal, x(goal), line, lookOf(goal))),
    ...totals.map((total, i) => s("path", {class: "cardlab-diamond", d: diamond(total), "data-key": i})),
    ...(value === null ? [] : [s("circle", {class: "cardlab-handle", cx: x(value), cy: line, r: 11})]),
    ...(value === null || goals.length ? [] : [pill(words, halved(value), x(value), line - 27, "chosen", 16)]),
    ...drawn,
  ];
  return {drawn: all, below};
}

/**
 * Draws the double target on the page.
 * @param {Partial<DoubleTarget>} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<Partial<DoubleTarget>>}
 */
export function draw(state, words, options = {}) {
  const name = say(words, "choose-total");
  const framed = figure("double_target", words, {
    widest: 760,
    signal: options.signal,
    defaults,
    draw: layOut,
    describe: describeDoubleTarget,
    working: doubleTargetWorking,
    title: ({goals}) =>
      goals.length ? say(words, "double_target", {list: listed(words, goals.map(halved)), n: goals.length}) : name,
  });
  const now = () => framed.state();
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const lines = rows(now(), framed.units());
    const row = lines.find((one) => y < one.y + one.height) ?? lines[lines.length - 1];
    return nearestPlace(row, x, framed.units());
  };
  const line = {low: () => now().low, high: () => now().high, page: 10, at, text: halved, name};
  const settle = slider(framed, line, options);
  const update = (/** @type {Partial<DoubleTarget>} */ given) => {
    const {said, low, high, ...rest} = {...defaults, ...given};
    const end = (said ? far(rest, said) : low) / FIVE; // the line goes on to there
    const longer = {low: Math.min(low, FIVE * Math.floor(end)), high: Math.max(high, FIVE * Math.ceil(end))};
    framed.update(said ? {...given, ...longer} : given);
    settle();
  };
  update(state);
  return {el: framed.el, update, parts: PARTS, comparesMiss: ["number"]};
}
