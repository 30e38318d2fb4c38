// A bar model: parts that make a whole, and a second bar to compare it with, the difference marked.

import {bracket, figure, hatch, label, listed, pill, room, s, say} from "./drawing.js";

const TALL = 44;
const EDGE = 4;
const LOOKS = ["one", "two", "three"];

export const defaults = {name: "", parts: [7, 6], other: [], names: [], asks: ""};

const sum = (parts) => parts.reduce((a, b) => a + b, 0);

/** By how much one bar is longer than the other. */
export function difference({parts, other}) {
  return Math.abs(sum(parts) - sum(other));
}

/** The pieces of a bar with their ends, in numbers: [7, 6] -> [{from: 0, to: 7, n: 7}, {from: 7, to: 13, n: 6}]. */
export function pieces(parts) {
  let at = 0;
  return parts.map((n) => ({from: at, to: (at += n), n}));
}

/** 7 + 6 = 13, and for two bars the comparison. */
export function barModelWorking({parts, other, asks}) {
  const added = (all, unknown) => (all.length > 1 ? `${all.map((n, i) => (unknown === "part" && i === all.length - 1 ? "?" : n)).join(" + ")} = ${unknown === "whole" ? "?" : sum(all)}` : "");
  if (!other.length) return added(parts, asks);
  const [a, b] = [sum(parts), sum(other)];
  const unknown = asks === "whole" || asks === "part";
  const compared = unknown ? "" : `${Math.max(a, b)} − ${Math.min(a, b)} = ${asks === "difference" ? "?" : Math.abs(a - b)}`;
  return [added(parts, asks), added(other, asks === "part" ? "" : asks), compared].filter(Boolean).join("\n");
}

/** What the bars show, sentence by sentence. */
export function describeBarModel(state, words) {
  const {parts, other, names, asks} = state;
  const told = (all, i) => {
    const name = names[i] ? `${names[i]}: ` : "";
    const hidden = asks === "part" && i === 0;
    const list = listed(words, all.map((n, k) => (hidden && k === all.length - 1 ? "?" : n)));
    if (all.length < 2) return name + (asks === "whole" ? say(words, "bar_model-asked") : say(words, "bar_model-one", {n: sum(all)}));
    if (hidden) return name + say(words, "bar_model-part-asked", {list, n: sum(all)});
    return name + say(words, asks === "whole" ? "bar_model-whole-asked" : "bar_model-whole", {list, n: sum(all)});
  };
  const said = [told(parts, 0)];
  if (!other.length) return said;
  said.push(told(other, 1));
  if (asks === "difference") return [...said, say(words, "bar_model-difference-asked")];
  if (asks) return said;
  const n = difference(state);
  if (!n) return [...said, say(words, "bar_model-equal")];
  const longer = names[sum(parts) > sum(other) ? 0 : 1];
  return [...said, longer ? say(words, "bar_model-more", {name: longer, n}) : say(words, "bar_model-difference", {n})];
}

/** One bar: its pieces, with steps that can be counted, and its numbers. */
function bar(parts, y, scale, hides) {
  const drawn = [];
  pieces(parts).forEach(({from, to, n}, i) => {
    if (!n) return;
    const [x, width] = [EDGE + from * scale, n * scale];
    const look = LOOKS[i % 3];
    const unknown = hides && i === parts.length - 1;
    drawn.push(s("rect", {class: unknown ? "cardlab-unknown" : `cardlab-bar cardlab-fill-${look}`, x, y, width, height: TALL, rx: 3}));
    if (!unknown && look !== "one") drawn.push(s("path", {class: "cardlab-hatch", d: hatch(x + 1, y + 1, width - 2, TALL - 2, look === "two" ? 8 : 4)}));
    if (!unknown && scale > 8) for (let k = 1; k < n; k++) drawn.push(s("path", {class: `cardlab-unit cardlab-on-${look}`, d: `M${x + k * scale} ${y + TALL - 8}v8`}));
    drawn.push(pill(unknown ? "?" : n, x + width / 2, y + TALL / 2 - 3, "paper", width < 26 ? 13 : 18));
  });
  return drawn;
}

function whole(parts, y, scale, asks, under) {
  const end = EDGE + sum(parts) * scale;
  const to = under ? y + TALL + 5 : y - 5;
  const told = asks === "whole" ? "?" : sum(parts);
  return [bracket(EDGE, end, to, under ? -8 : 8), label(told, Math.max((EDGE + end) / 2, room(told, 20) / 2 + 2), under ? to + 21 : to - 19, {size: 20, class: "cardlab-strong"})];
}

function drawn(state, units) {
  const {parts, other, names, asks} = state;
  const scale = (units - 2 * EDGE) / Math.max(1, sum(parts), sum(other));
  const named = names.some(Boolean);
  const heading = (text, y) => s("text", {x: EDGE, y, "font-size": 15, class: "cardlab-soft"}, text);
  const braced = parts.length > 1;
  const y = (named ? 20 : 0) + (braced ? 38 : 4);
  const made = [...bar(parts, y, scale, asks === "part")];
  if (named) made.push(heading(names[0] ?? "", 15));
  if (braced) made.push(...whole(parts, y, scale, asks, false));
  if (!other.length) return {height: y + TALL + 4, drawn: made};
  const second = y + TALL + (named ? 28 : 12);
  made.push(...bar(other, second, scale, false));
  if (named) made.push(heading(names[1] ?? "", second - 8));
  if (other.length > 1) made.push(...whole(other, second, scale, asks, true));
  made.push(...gap(state, y, second, scale));
  return {height: second + TALL + (other.length > 1 ? 40 : 6), drawn: made};
}

/** The piece that the shorter bar lacks. */
function gap(state, first, second, scale) {
  const n = difference(state);
  const {asks} = state;
  if (!n || asks === "whole" || asks === "part") return [];
  const shorter = Math.min(sum(state.parts), sum(state.other));
  const x = EDGE + shorter * scale;
  const y = sum(state.parts) < sum(state.other) ? first : second;
  return [
    s("rect", {class: "cardlab-gap-box", x: x + 1.5, y: y + 1.5, width: Math.max(2, n * scale - 3), height: TALL - 3, rx: 3}),
    pill(asks === "difference" ? "?" : n, x + (n * scale) / 2, y + TALL / 2, "gap", n * scale < 28 ? 13 : 18),
  ];
}

/**
 * A bar model in the page.
 * @param state  see defaults; `asks` is "", "whole", "part" or "difference"
 * @param words  the texts of the models
 * @param {{signal?: AbortSignal}} [options]
 */
export function draw(state, words, {signal} = {}) {
  const framed = figure("bar_model", words, {
    widest: 640,
    signal,
    defaults,
    draw: drawn,
    describe: describeBarModel,
    working: barModelWorking,
    title: ({other}) => say(words, other.length ? "bar_model-two" : "bar_model"),
  });
  framed.update(state);
  return {el: framed.el, update: framed.update};
}
