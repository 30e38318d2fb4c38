// A plot of what was counted: a bar for each thing, the exact chance as a dot on a line across it. Told apart without colour.

import {fill, h, mark} from "./dom.js";
import {s} from "./drawing.js";

const HIGH = 230; // pixels from the lowest line to the highest
const ABOVE = 14;
const LINE = 16; // of the names below the bars
const BELOW = 28; // for what they are names of
const BEFORE = 34;
const AFTER = 6;
const LETTER = 7.6; // about as wide as a letter of the names below

/** A name in lines of so many letters: whole words, as many as fit. */
export function inLines(name, letters) {
  const lines = [];
  for (const word of name.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && [...longer].length <= letters) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Every how many bars have a name below them: all of them where there is room, else every second, third, … */
export function everyNth(names, slot) {
  const widest = Math.max(1, ...names.flat().map((line) => [...line].length));
  return Math.max(1, Math.ceil((widest * LETTER + 3) / slot));
}

/**
 * Where everything lies in a plot of this width: {x, wide} of each bar, and how high a share is.
 * @param {{label: string, share: number, exact: number | null}[]} rows
 */
export function layout(rows, top, width) {
  const slot = (width - BEFORE - AFTER) / Math.max(1, rows.length);
  const wide = Math.max(2, Math.min(slot * 0.74, 64));
  const high = (share) => (Math.min(share, top) / top) * HIGH;
  return {slot, wide, high, middle: (i) => BEFORE + slot * (i + 0.5), base: ABOVE + HIGH};
}

function texts(content, x, y, look, anchor = "middle") {
  return s("text", {x, y, class: look, "text-anchor": anchor}, content);
}

/** What is drawn of one experiment's counts. */
function drawn({rows, top, lines}, counted, width) {
  const {slot, wide, high, middle, base} = layout(rows, top, width);
  const named = rows.map(({label}) => inLines(label, Math.floor((slot - 3) / LETTER)));
  const nth = everyNth(named, slot);
  const below = base + LINE * Math.max(1, ...named.map((one) => one.length)) + 4;
  const across = lines.flatMap(({at, label}) => {
    const y = base - high(at);
    return [
      s("path", {class: at ? "cardlab-plot-line" : "cardlab-plot-base", d: `M${BEFORE} ${y}H${width - AFTER}`}),
      texts(label, BEFORE - 6, y + 4.5, "cardlab-plot-text", "end"),
    ];
  });
  const bars = rows.map(({share}, i) =>
    s("rect", {
      class: "cardlab-plot-bar",
      x: middle(i) - wide / 2,
      y: base - high(share),
      width: wide,
      height: high(share),
    }),
  );
  const names = named.flatMap((one, i) =>
    i % nth ? [] : one.map((line, k) => texts(line, middle(i), base + 18 + LINE * k, "cardlab-plot-text")),
  );
  const exact = rows.flatMap((row, i) =>
    row.exact === null ? [] : [exactly(middle(i), base - high(row.exact), Math.min(slot, wide + 8) / 2)],
  );
  const name = texts(counted, BEFORE + (width - BEFORE - AFTER) / 2, below + LINE, "cardlab-plot-name");
  return {height: below + BELOW, parts: [...across, ...bars, ...exact, ...names, name]};
}

/** The mark of an exact chance. */
function exactly(x, y, half) {
  return s(
    "g",
    {class: "cardlab-plot-exact"},
    s("path", {d: `M${x - half} ${y}H${x + half}`}),
    s("circle", {cx: x, cy: y, r: 3.6}),
  );
}

/** A plot in the page, as wide as it may be; `show` draws what has been counted. */
export class Plot {
  constructor({title, counted, of}, words, {signal}) {
    Object.assign(this, {counted, width: 0});
    this.svg = s("svg", {role: "img", "aria-label": fill(words.plot_of, {name: title}), class: "cardlab-plot-svg"});
    this.el = h(
      "div",
      {class: "cardlab-plot"},
      h("p", {class: "cardlab-plot-axis"}, fill(words.share, {of})),
      h("div", {class: "cardlab-plot-ground", dir: "ltr"}, this.svg),
      key(words),
    );
    const watching = new ResizeObserver(() => this.#draw());
    watching.observe(this.el);
    signal.addEventListener("abort", () => watching.disconnect());
  }

  show(told) {
    this.told = told;
    this.el.lastChild.lastChild.hidden = told.rows.every(({exact}) => exact === null);
    this.#draw();
  }

  #draw() {
    const width = Math.round(this.svg.parentElement.clientWidth);
    if (!this.told || !width) return;
    const {height, parts} = drawn(this.told, this.counted, width);
    mark(this.svg, {width, height, viewBox: `0 0 ${width} ${height}`});
    this.svg.replaceChildren(...parts);
  }
}

/** What bars and dots stand for. */
function key(words) {
  const bar = s(
    "svg",
    {width: 16, height: 16, "aria-hidden": "true"},
    s("rect", {class: "cardlab-plot-bar", x: 2, y: 2, width: 12, height: 13}),
  );
  const dot = s("svg", {width: 24, height: 16, "aria-hidden": "true"}, exactly(12, 8, 11));
  return h(
    "p",
    {class: "cardlab-plot-key"},
    h("span", {}, bar, " ", words.key_bar),
    h("span", {}, dot, " ", words.key_exact),
  );
}
