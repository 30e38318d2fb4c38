// A hundred chart that goes on to 110, each number marked with what a total scores in Fast Food.

import {h, mark} from "./dom.js";
import {figure, label, listed, s, say} from "./drawing.js";

const WIDE = 10;
const MENU = [ // what scores: its number, its points, its sign
  {name: "cheeseburger", number: 7, points: 7, sign: "square"},
  {name: "soda", number: 5, points: 3, sign: "circle"},
  {name: "fries", number: 3, points: 1, sign: "triangle"},
];

export const defaults = {name: "", high: 110, score_by: "both", total: 0, reachable: [], value: null, asks: false};

/** What a total scores: those of the menu whose number it is a multiple of, or has as a digit. */
export function scores(n, score_by = "both") {
  const counts = ({number}) => (score_by !== "digits" && n > 0 && n % number === 0) || (score_by !== "multiples" && String(n).includes(String(number)));
  return MENU.filter(counts);
}

/** The points of a total. */
export function pointsOf(n, score_by) {
  return scores(n, score_by).reduce((sum, {points}) => sum + points, 0);
}

/** "42: cheeseburger 7 and fries 1, 8 points", or that it scores nothing. */
export function describeTotal(n, {score_by, asks}, words) {
  if (asks) return String(n);
  const made = scores(n, score_by);
  if (!made.length) return say(words, "hundred_chart-nothing", {a: n});
  const list = listed(words, made.map(({name, points}) => say(words, "hundred_chart-part", {name: words.menu[name], a: points})));
  return made.length > 1 ? say(words, "hundred_chart-several", {a: n, list, n: pointsOf(n, score_by)}) : say(words, "hundred_chart-single", {a: n, list});
}

/** What the chart shows, sentence by sentence. */
export function describeHundredChart(state, words) {
  const {total, reachable, value} = state;
  const said = total ? [say(words, "hundred_chart-total", {a: total})] : [];
  if (reachable.length) said.push(say(words, "hundred_chart-reach", {list: listed(words, reachable)}));
  const tell = [...new Set([...(total && !reachable.length && value === null ? [total] : []), ...reachable, ...(value === null ? [] : [value])])];
  if (!state.asks) said.push(...tell.map((n) => `${describeTotal(n, state, words)}.`));
  else if (value !== null) said.push(say(words, "hundred_chart-value", {value}));
  return said;
}

/** Where the keys lead from a number: one to the side, ten up or down, the ends of its row, the ends of the chart. */
export function moved(value, key, ctrl, high) {
  const row = Math.floor((value - 1) / WIDE) * WIDE;
  const to = {ArrowRight: value + 1, ArrowLeft: value - 1, ArrowDown: value + WIDE, ArrowUp: value - WIDE,
    PageDown: value + 5 * WIDE, PageUp: value - 5 * WIDE, Home: ctrl ? 1 : row + 1, End: ctrl ? high : Math.min(row + WIDE, high)}[key];
  return to === undefined ? null : to < 1 || to > high ? value : to;
}

function sign({sign: kind, name, number}, x, y, r, written) {
  const shape = {
    square: () => s("rect", {x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 1}),
    circle: () => s("circle", {cx: x, cy: y, r: r * 1.08}),
    triangle: () => s("path", {d: `M${x} ${y - r * 1.15}L${x + r * 1.25} ${y + r * 0.95}H${x - r * 1.25}Z`}),
  }[kind]();
  const drawn = s("g", {class: `cardlab-sign cardlab-${name}`}, shape);
  if (written) drawn.append(label(number, x, y + (kind === "triangle" ? r * 0.2 : 0), {size: r * 1.5}));
  return drawn;
}

function cell(n, state, size) {
  const x = ((n - 1) % WIDE) * size + 2;
  const y = Math.floor((n - 1) / WIDE) * size + 2;
  const made = state.asks ? [] : scores(n, state.score_by);
  const drawn = [s("rect", {class: "cardlab-cell", x, y, width: size, height: size})];
  made.forEach(({name}, i) => drawn.push(s("rect", {class: `cardlab-tint-${name}`, x: x + (i * size) / made.length + 0.5, y: y + 0.5, width: size / made.length - (i === made.length - 1 ? 1 : 0), height: size - 1})));
  drawn.push(s("rect", {class: "cardlab-ring", x: x + 2, y: y + 2, width: size - 4, height: size - 4, rx: 5}));
  drawn.push(label(n, x + size / 2, y + size * (state.asks ? 0.5 : 0.36), {size: Math.min(18, size * 0.42), class: "cardlab-numeral"}));
  const r = size * 0.12;
  for (const item of made) drawn.push(sign(item, x + size * (0.2 + 0.3 * MENU.indexOf(item)), y + size * 0.76, r, r > 5.2));
  return s("g", {class: "cardlab-place", "data-n": n}, ...drawn);
}

/** The signs and what they stand for. */
function legend(words) {
  return MENU.map((item) => h("li", {}, s("svg", {viewBox: "0 0 20 20", "aria-hidden": "true", class: "cardlab-legend-sign"}, s("rect", {class: `cardlab-tint-${item.name}`, width: 20, height: 20, rx: 3}), sign(item, 10, 10, 6, true)),
    " ", say(words, "hundred_chart-legend", {name: words.menu[item.name], n: item.points})));
}

/**
 * A hundred chart in the page.
 * @param state  see defaults; `value` is a number to choose, or null where nothing is to be chosen
 * @param words  the texts of the models
 * @param {{onChoose?: (value: number) => void, signal?: AbortSignal}} [options]
 */
export function draw(state, words, {onChoose = () => {}, signal} = {}) {
  let drawnFor = "";
  let places = [];
  const drawn = (given, units) => {
    const {high, score_by, asks} = given;
    const size = (units - 4) / WIDE;
    const height = Math.ceil(high / WIDE) * size + 4;
    const key = [units, high, score_by, asks].join();
    if (key === drawnFor) return {height, drawn: null};
    drawnFor = key;
    places = Array.from({length: high}, (_, i) => cell(i + 1, given, size));
    const rows = Array.from({length: Math.ceil(high / WIDE)}, (_, i) => s("g", {}, ...places.slice(i * WIDE, (i + 1) * WIDE)));
    return {height, drawn: rows};
  };
  const title = ({high}) => say(words, "hundred_chart", {high});
  const key = h("ul", {class: "cardlab-legend"}, ...legend(words));

  /** Mark the places, and where one is to be chosen make the picture a grid. */
  const settle = (now) => {
    const {total, reachable, value} = now;
    const asked = value !== null;
    key.hidden = now.asks;
    mark(framed.picture, {role: asked ? "grid" : "img"});
    for (const row of framed.picture.children) mark(row, {role: asked ? "row" : null});
    places.forEach((one, i) => {
      const n = i + 1;
      one.classList.toggle("cardlab-total", n === total);
      one.classList.toggle("cardlab-reachable", reachable.includes(n));
      one.classList.toggle("cardlab-value-here", n === value);
      mark(one, asked ? {role: "gridcell", tabindex: n === value ? 0 : -1, "aria-selected": String(n === value), "aria-label": describeTotal(n, now, words)} : {role: null, tabindex: null, "aria-selected": null, "aria-label": null});
    });
  };
  const framed = figure("hundred_chart", words, {widest: 480, signal, defaults, draw: drawn, describe: describeHundredChart, title, settle});
  framed.canvas.after(key);
  const choose = (n) => {
    if (n !== framed.state().value) onChoose(n);
    places[framed.state().value - 1]?.focus({preventScroll: true});
  };
  framed.picture.addEventListener("keydown", (event) => {
    const {value, high} = framed.state();
    if (value === null || event.altKey || event.metaKey) return;
    const to = moved(value, event.key, event.ctrlKey, high);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    choose(to);
  }, {signal});
  framed.picture.addEventListener("click", (event) => {
    const n = Number(event.target.closest("[data-n]")?.dataset.n);
    if (n && framed.state().value !== null) choose(n);
  }, {signal});
  framed.update(state);
  return {el: framed.el, update: framed.update};
}
