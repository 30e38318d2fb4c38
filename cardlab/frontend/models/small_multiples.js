// Many samples of one thing, side by side: a small picture of each, in which the highest bar is dark and has its
// number.

import {h} from "../common/dom.js";
import {listed, room, spread} from "./model_drawing.js";
import {fill} from "../common/locale.js";
import {s} from "../common/svg.js";

/** @import {Arm, Counted, Experiment, Words} from "../common/types.d.ts" */

const HIGH = 56; // pixels from the base to the top
const ABOVE = 18; // for the number of the highest bar
const BELOW = 17; // for the names of the first bar and of the last

/**
 * The highest bars of a sample: one, or several that are equally high.
 * @param {Arm} arm
 */
export function highestOf({rows}) {
  const most = Math.max(...rows.map(({share}) => share));
  return most ? rows.filter(({share}) => share === most) : [];
}

/**
 * A picture of a sample.
 * @param {Arm} arm
 * @param {number} top   the share at its top
 * @param {number} width
 */
function draw(arm, top, width) {
  const {rows} = arm;
  const [slot, base] = [width / rows.length, ABOVE + HIGH];
  const highest = highestOf(arm);
  const bars = rows.map((row, i) => {
    const tall = (row.share / top) * HIGH;
    const look = highest.includes(row) ? "cardlab-plot-bar cardlab-sample-highest" : "cardlab-plot-bar";
    return s("rect", {class: look, x: i * slot + slot * 0.1, y: base - tall, width: slot * 0.8, height: tall});
  });
  const above = base - ((highest[0]?.share ?? 0) / top) * HIGH;
  const at = spread(
    highest.map((row) => ({x: (rows.indexOf(row) + 0.5) * slot, room: room(row.label, 13) + 6})),
    0,
    width,
  );
  const numbers = highest.map(({label}, i) => text(label, at[i], above - 4, "cardlab-plot-number"));
  const ends = [rows[0], rows[rows.length - 1]].map(({label}, k) =>
    text(label, k ? width - 1 : 1, base + 14, "cardlab-plot-text", k ? "end" : "start"),
  );
  return [...bars, s("path", {class: "cardlab-plot-base", d: `M0 ${base}H${width}`}), ...numbers, ...ends];
}

/**
 * @param {string} content
 * @param {number} x
 * @param {number} y
 * @param {string} look
 */
function text(content, x, y, look, anchor = "middle") {
  return s("text", {x, y, class: look, "text-anchor": anchor}, content);
}

/** The pictures of an experiment, as `Plots` shows those of one whose games are counted together. */
export class SmallMultiples {
  /** @type {Counted | null} */
  #told = null;

  /**
   * @param {Experiment} experiment
   * @param {Words} words
   * @param {{signal: AbortSignal}} options
   */
  constructor({counted}, words, {signal}) {
    this.words = words;
    this.list = h("ol", {class: "cardlab-samples"});
    const key = h("p", {class: "cardlab-plot-key"}, fill(words, words.samples_key, {what: counted}));
    this.el = h("div", {class: "cardlab-plot"}, key, this.list);
    const watching = new ResizeObserver(() => this.#draw());
    watching.observe(this.el);
    signal.addEventListener("abort", () => watching.disconnect());
  }

  /** @param {Counted} told */
  show(told) {
    this.#told = told;
    this.#draw();
  }

  #draw() {
    const told = this.#told;
    if (!told || !this.el.clientWidth) return;
    const items = told.arms.map(() => h("li", {dir: "ltr"}));
    this.list.replaceChildren(...items);
    const width = Math.floor(items[0].clientWidth);
    const height = ABOVE + HIGH + BELOW;
    for (const [i, arm] of told.arms.entries()) {
      const look = {role: "img", "aria-label": said(arm, i, this.words), class: "cardlab-plot-svg"};
      items[i].append(
        s("svg", {...look, width, height, viewBox: `0 0 ${width} ${height}`}, ...draw(arm, told.top, width)),
      );
    }
  }
}

/**
 * A sample as it is said: its number, and its highest bar.
 * @param {Arm} arm
 * @param {number} i
 * @param {Words} words
 */
function said(arm, i, words) {
  const highest = highestOf(arm);
  const list = listed(
    words,
    highest.map(({label}) => label),
  );
  return fill(words, words.sample, {n: i + 1, what: list, of: highest[0]?.n ?? "0"});
}

/**
 * The table of the samples: the highest bar of each, and how often it came.
 * @param {Counted} told
 * @param {Words} words
 */
export function tableOfSamples({caption, arms}, words) {
  const names = [words.sample_number, words.sample_highest, words.times];
  const head = h("tr", {}, ...names.map((name) => h("th", {scope: "col"}, name)));
  const body = arms.map((arm, i) => {
    const highest = highestOf(arm);
    const list = listed(
      words,
      highest.map(({label}) => label),
    );
    const cells = [h("td", {}, list), h("td", {}, highest[0]?.n ?? "")];
    return h("tr", {}, h("th", {scope: "row"}, fill(words, "{n}", {n: i + 1})), ...cells);
  });
  return [h("caption", {}, caption), h("thead", {}, head), h("tbody", {}, ...body)];
}
