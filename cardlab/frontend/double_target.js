// A line with two targets, 7 and 27: all that a hand can be worth, and how far each goal is. Inside, all is half points.

import {figure, half, label, labelStep, listed, pill, room, s, say, slider, spread} from "./drawing.js";

const EDGE = 20;

export const defaults = {name: "", totals: [], goals: [14, 54], high: 70, over: true, value: null, asks: false};

/** Where half points lie along the line. */
export function placeOf({high}, n, units) {
  return EDGE + (n / high) * (units - 2 * EDGE);
}

/** The total that is nearest to a goal; of two equally near the lower; null where none counts. */
export function nearest(totals, goal, over = true) {
  const count = totals.filter((total) => over || total <= goal).sort((a, b) => Math.abs(a - goal) - Math.abs(b - goal) || a - b);
  return count[0] ?? null;
}

/** For each goal the nearest total and its distance: [{goal: 14, total: 13, away: 1}, …]. */
export function distances({totals, goals, over}) {
  return goals.map((goal) => {
    const total = nearest(totals, goal, over);
    return {goal, total, away: total === null ? null : Math.abs(total - goal)};
  });
}

/** |6½ − 7| = ½, a line a goal. */
export function doubleTargetWorking(state) {
  if (state.asks) return "";
  return distances(state).filter(({total}) => total !== null).map(({goal, total, away}) => `|${half(total)} − ${half(goal)}| = ${half(away)}`).join("\n");
}

/** What the line shows, sentence by sentence. */
export function describeDoubleTarget(state, words) {
  const {totals, value, goals, asks} = state;
  const said = [];
  if (totals.length) said.push(say(words, totals.length > 1 ? "double_target-totals" : "double_target-total", {list: listed(words, totals.map(half)), a: half(totals[0])}));
  if (totals.length && asks) said.push(say(words, "double_target-asked"));
  else if (totals.length) {
    for (const {goal, total, away} of distances(state)) {
      const name = total === null ? "double_target-cannot" : away ? "double_target-away" : "double_target-there";
      said.push(say(words, name, {goal: half(goal), a: total === null ? "" : half(total), b: half(away ?? 0)}));
    }
  }
  if (value !== null) {
    said.push(say(words, "double_target-value", {value: half(value)}));
    if (!asks) for (const goal of goals) said.push(say(words, value === goal ? "double_target-there" : "double_target-away", {goal: half(goal), a: half(value), b: half(Math.abs(value - goal))}));
  }
  return said;
}

/** The near target is drawn like a first number, the far one like a second. */
function lookOf(goal, high) {
  return 2 * goal < high ? "one" : "two";
}

function target(goal, x, y, look) {
  const rings = [22, 18, 15.5, 13].map((r, i) => s("circle", {cx: x, cy: y, r, class: i % 2 ? "cardlab-target-gap" : `cardlab-fill-${look}`}));
  const stem = s("path", {class: "cardlab-stem", d: `M${x} ${y + 22}V${y + 46}`});
  return s("g", {class: `cardlab-target cardlab-draw-${look}`}, stem, ...rings, label(half(goal), x, y, {size: 14, class: "cardlab-strong"}));
}

/** The way from a total to a goal, with its length. */
function way(state, {goal, total, away}, units, y, look) {
  const x1 = placeOf(state, total, units);
  const x2 = placeOf(state, goal, units);
  const told = state.asks ? "?" : half(away);
  const wide = Math.abs(x2 - x1);
  const ink = s("g", {class: `cardlab-way cardlab-draw-${look}`}, s("path", {d: `M${x1} ${y}H${x2}M${x1} ${y - 6}v12M${x2} ${y - 6}v12`}));
  const beside = wide < room(told, 17) + 34;
  const to = Math.max(x1, x2) + room(told, 17) / 2 + 14;
  const x = !beside ? (x1 + x2) / 2 : to < units - 12 ? to : Math.min(x1, x2) - room(told, 17) / 2 - 14;
  return [ink, pill(told, x, y, `ground-${look}`, 17)];
}

function drawn(state, units) {
  const {totals, goals, high, value} = state;
  const x = (n) => placeOf(state, n, units);
  const y = 74;
  const unit = (units - 2 * EDGE) / high;
  const made = [s("path", {class: "cardlab-axis", d: `M${EDGE - 14} ${y}H${units - EDGE + 14}`})];
  for (let n = 0; n <= high; n += unit > 4 ? 1 : 2) made.push(s("path", {class: "cardlab-tick", d: n % 10 === 0 ? `M${x(n)} ${y - 8}v16` : n % 2 ? `M${x(n)} ${y - 2.5}v5` : `M${x(n)} ${y - 5}v10`}));
  for (const goal of goals) made.push(target(goal, x(goal), 26, lookOf(goal, high)));
  for (const total of totals) made.push(s("path", {class: "cardlab-diamond", d: `M${x(total)} ${y - 10}l10 10-10 10-10-10Z`}));
  if (value !== null) made.push(s("circle", {class: "cardlab-handle", cx: x(value), cy: y, r: 11}));
  const special = [...new Set([...totals, ...(value === null ? [] : [value])])];
  const wide = (n) => room(half(n), 16) + 12;
  const at = spread(special.map((n) => ({x: x(n), room: wide(n)})), 0, units);
  special.forEach((n, i) => made.push(pill(half(n), at[i], y + 30, n === value ? "chosen" : "mark", 16)));
  const every = 2 * Math.max(5, labelStep(2 * unit, 26));
  for (let n = 0; n <= high; n += every) if (special.every((other, i) => Math.abs(at[i] - x(n)) > wide(other) / 2 + 12)) made.push(label(half(n), x(n), y + 30, {size: 14, class: "cardlab-soft"}));
  const ways = distances(state).filter(({total}) => total !== null);
  ways.forEach((one, i) => made.push(...way(state, one, units, y + 66 + 32 * i, lookOf(one.goal, high))));
  return {height: y + 50 + 32 * ways.length + (ways.length ? 6 : 0), drawn: made};
}

/**
 * The double target in the page.
 * @param state  see defaults; all in half points, `value` is a place to choose or null
 * @param words  the texts of the models
 * @param {{onChoose?: (value: number) => void, signal?: AbortSignal}} [options]
 */
export function draw(state, words, options = {}) {
  const framed = figure("double_target", words, {
    widest: 760,
    signal: options.signal,
    defaults,
    draw: drawn,
    describe: describeDoubleTarget,
    working: doubleTargetWorking,
    title: ({goals}) => say(words, "double_target", {list: listed(words, goals.map(half))}),
  });
  const at = (x) => Math.round(((x - EDGE) / (framed.units() - 2 * EDGE)) * framed.state().high);
  const line = {low: () => 0, high: () => framed.state().high, page: 10, at, text: half, name: say(words, "choose-total")};
  const settle = slider(framed, line, options);
  const update = (given) => (framed.update(given), settle());
  update(state);
  return {el: framed.el, update};
}
