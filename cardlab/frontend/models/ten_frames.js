// Draws ten frames: two numbers as counters, either in separate frames or together, with the first one's ten filled
// up. The learner can move the second number's counters over one by one, or put them in.

import {button, h, mark} from "../common/dom.js";
import {dragging} from "../common/dragging.js";
import {counter, figure, label, listed, pill, say} from "./model_drawing.js";
import {numeral} from "../common/locale.js";
import {slider} from "./slider.js";
import {s} from "../common/svg.js";

/** @import {Locale, ModelOptions, ModelWords, Picture} from "../common/types.d.ts" */
/** @import {Drawing} from "./model_drawing.js" */

const GAP = 18;

/**
 * Both numbers, and whether their counters lie together. `value` is the number of counters put in for the second
 * number, or null if they are given. `moved` is the number of them that lie with the first number's, or null if
 * `together` decides it. `said` is a wrong total, shown as outlined places.
 * @typedef {object} TenFrames
 * @property {string} name
 * @property {number} a
 * @property {number} b
 * @property {boolean} together
 * @property {number | null} value
 * @property {boolean} asks
 * @property {number | null} [moved]
 * @property {number | null} [said]
 */

/** @type {TenFrames} */
export const defaults = {name: "", a: 7, b: 6, together: true, value: null, asks: false};

/**
 * Returns the number that the picture leads to.
 * @param {Pick<TenFrames, "a" | "b">} state
 */
export function result({a, b}) {
  return a + b;
}

/**
 * Returns the number of the second number's counters that fill up the first number's ten: 7 and 6 -> 3. Returns 0 if
 * they can't fill it.
 * @param {Pick<TenFrames, "a" | "b">} state
 */
export function toTen({a, b}) {
  const lack = (10 - (a % 10)) % 10;
  return lack && b >= lack ? lack : 0;
}

/**
 * Returns the number of the second number's counters that can move over: those that fill the first number's ten, or
 * all; none if its last frame is full.
 * @param {Pick<TenFrames, "a" | "b">} state
 */
function most(state) {
  return state.a % 10 ? toTen(state) || state.b : 0;
}

/**
 * Returns the number of counters that have moved over.
 * @param {Pick<TenFrames, "a" | "b" | "together" | "moved">} state
 */
function movedOver({moved, together, ...state}) {
  return moved ?? (together ? most(state) : 0);
}

/**
 * Returns the frame and place of each counter: [{second: false, frame: 0, spot: 0}, …]. Apart, the second number
 * starts a new frame. Its last counters move first, so that the others stay where they are.
 * @param {Pick<TenFrames, "a" | "b" | "together" | "moved">} state
 */
export function spots(state) {
  const {a, b} = state;
  const start = Math.ceil(a / 10) * 10;
  const stay = b - movedOver(state);
  const at = (/** @type {number} */ n, second = false) => ({second, frame: Math.floor(n / 10), spot: n % 10});
  return [
    ...Array.from({length: a}, (_, i) => at(i)),
    ...Array.from({length: b}, (_, i) => at(i < stay ? start + i : a + b - 1 - i, true)),
  ];
}

/**
 * Returns the state before the counters are put together.
 * @param {TenFrames} state
 */
export function acts(state) {
  return state.together !== false && state.b ? [{model: "ten_frames", ...state, together: false}] : [];
}

/**
 * Returns the number of frames: enough for both numbers apart, so that only counters move. If the learner puts
 * counters in, there is room for ten more.
 * @param {Pick<TenFrames, "a" | "b"> & {value?: number | null}} state
 */
export function frames({a, b, value = null}) {
  return value === null ? Math.max(1, Math.ceil(a / 10) + Math.ceil(b / 10)) : Math.ceil((a + 10) / 10);
}

/**
 * Returns the working: 7 + 6 = 10 + 3 = 13.
 * @param {TenFrames} state
 */
export function tenFramesWorking(state) {
  const {a, b, value = null, asks} = state;
  if (value !== null) return "";
  const moved = movedOver(state);
  const sum = asks ? "?" : String(a + b);
  return [`${a} + ${b}`, ...(moved && moved < b ? [`${a + moved} + ${b - moved}`] : []), sum].join(" = ");
}

/**
 * Describes the frames, sentence by sentence.
 * @param {TenFrames} state
 * @param {ModelWords} words
 */
export function describeTenFrames(state, words) {
  const {a, b, value = null, said: missed = null, asks} = state;
  if (value !== null) return [say(words, "ten_frames-begun", {n: a}), say(words, "ten_frames-put", {n: value})];
  const said = [say(words, "ten_frames-counters", {n: a, b})];
  const [moved, fills] = [movedOver(state), toTen(state)];
  if (moved && fills && !(asks && fills === b)) {
    said.push(say(words, moved === fills ? "ten_frames-fill" : "ten_frames-over", {n: moved, a, b: a + moved}));
  }
  if (asks && missed !== null) return [...said, say(words, "ten_frames-said", {n: missed})];
  if (asks) return [...said, say(words, "ten_frames-asked")];
  if (moved && fills && b > moved) said.push(say(words, "ten_frames-left", {n: b - moved}));
  return [...said, say(words, "ten_frames-together", {n: a + b})];
}

/**
 * Computes the layout: the number of frames in all and in a row, their size, and the corner of each.
 * @param {TenFrames} state
 * @param {number} units
 */
function layout(state, units) {
  const n = frames(state);
  const row = n < 3 || units >= 560 ? Math.min(n, 4) : 2;
  const cell = Math.min(46, (units - 4 - (row - 1) * GAP) / (5 * row));
  const [wide, tall] = [5 * cell, 2 * cell + 34];
  const left = (units - row * wide - (row - 1) * GAP) / 2;
  const corners = Array.from({length: n}, (_, i) => ({
    x: left + (i % row) * (wide + GAP),
    y: 2 + Math.floor(i / row) * tall,
  }));
  return {cell, wide, corners, height: Math.ceil(n / row) * tall};
}

/** @typedef {ReturnType<typeof layout>} Layout */

/** The picture. Counters that stay move to their new places. */
class Frames {
  #key = "";
  /** @type {SVGElement[]} */
  #counters = [];
  /** @type {SVGElement[]} */
  #counts = [];
  /** @type {SVGElement[]} */
  #outlines = [];

  /**
   * @param {TenFrames} state
   * @param {number} units
   * @param {Locale} locale
   * @returns {Drawing}
   */
  draw(state, units, locale) {
    const laid = layout(state, units);
    const key = [state.a, state.b, state.value === null, state.said, units].join();
    const drawn = key === this.#key ? null : this.#make(state, laid, locale);
    this.#key = key;
    this.#move(state, laid, locale);
    return {height: laid.height, drawn};
  }

  /**
   * @param {TenFrames} state
   * @param {Layout} laid
   * @param {Locale} locale
   */
  #make(state, {cell, wide, corners}, locale) {
    const box = {class: "cardlab-frame", width: wide, height: 2 * cell, rx: 5};
    this.#outlines = corners.map(({x, y}) => s("rect", {...box, x, y}));
    const lines = corners.map(({x, y}) => {
      const down = [1, 2, 3, 4].map((k) => `M${x + k * cell} ${y}v${2 * cell}`).join("");
      return s("path", {class: "cardlab-frame-line", d: `M${x} ${y + cell}h${wide}${down}`});
    });
    this.#counters = spots(state).map(({second}) => counter(second, cell * 0.37));
    this.#counters.forEach((made, i) => mark(made, {"data-from": i < state.a ? 0 : 1}));
    if (state.value === null) {
      for (const [k, made] of this.#counters.slice(state.a).entries()) {
        made.classList.add("cardlab-movable");
        mark(made, {"data-counter": k});
      }
    }
    const look = {size: 17, class: "cardlab-strong"};
    this.#counts = corners.map(({x, y}, i) =>
      label(locale, "", x + wide / 2, y + 2 * cell + 15, {...look, "data-then": i}),
    );
    const said = outlined(state, {cell, wide, corners}, locale);
    return [...this.#outlines, ...lines, ...said, ...this.#counters, ...this.#counts];
  }

  /**
   * @param {TenFrames} state
   * @param {Layout} laid
   * @param {Locale} locale
   */
  #move(state, {cell, corners}, locale) {
    const lying = spots(state);
    lying.forEach(({frame, spot}, i) => {
      const {x, y} = corners[frame];
      const [across, down] = [x + ((spot % 5) + 0.5) * cell, y + (Math.floor(spot / 5) + 0.5) * cell];
      this.#counters[i].style.transform = `translate(${across}px, ${down}px)`;
    });
    corners.forEach((_, i) => {
      const count = lying.filter(({frame}) => frame === i).length;
      this.#counts[i].textContent = state.asks || !count ? "" : numeral(locale, count);
      this.#outlines[i].classList.toggle("cardlab-full-frame", count === 10);
    });
  }
}

/**
 * Outlines the places of a wrong total, with a flag below the last one.
 * @param {TenFrames} state
 * @param {Pick<Layout, "cell" | "wide" | "corners">} laid
 * @param {Locale} locale
 */
function outlined({said, asks}, {cell, wide, corners}, locale) {
  if (said == null) return [];
  const n = Math.min(said, 10 * corners.length);
  const places = Array.from({length: n}, (_, i) => {
    const {x, y} = corners[Math.floor(i / 10)];
    return `M${x + (i % 5) * cell + 2} ${y + (Math.floor(i / 5) % 2) * cell + 2}h${cell - 4}v${cell - 4}h${4 - cell}z`;
  });
  const {x, y} = corners[Math.max(0, Math.ceil(n / 10) - 1)];
  const middle = asks ? x + wide / 2 : x + cell / 2; // a count stands below the middle of the frame
  const flag = pill(locale, said, middle, y + 2 * cell + 16, "said", 17);
  return [s("path", {class: "cardlab-wrong-line", d: places.join("")}), flag];
}

/**
 * Returns the place at a point: the tenth of the second frame is 19.
 * @param {Layout} laid
 * @param {number} x
 * @param {number} y
 */
function placeAt({cell, wide, corners}, x, y) {
  const away = corners.map((corner) => Math.hypot(x - corner.x - wide / 2, y - corner.y - cell));
  const frame = away.indexOf(Math.min(...away));
  const [across, down] = [(x - corners[frame].x) / cell, (y - corners[frame].y) / cell];
  const within = (/** @type {number} */ n, /** @type {number} */ last) => Math.min(Math.max(Math.floor(n), 0), last);
  return 10 * frame + 5 * within(down, 1) + within(across, 4);
}

/**
 * Draws ten frames on the page. The button that puts the counters together or apart calls `onTogether`; putting
 * counters in calls `onChoose`.
 * @param {Partial<TenFrames>} state
 * @param {ModelWords} words
 * @param {ModelOptions} [options]
 * @returns {Picture<Partial<TenFrames>>}
 */
export function draw(state, words, {onTogether, onChoose, signal} = {}) {
  const picture = new Frames();
  /** @type {(given: TenFrames) => TenFrames} */
  const lying = (given) => (given.value === null ? given : {...given, b: given.value, together: true});
  const framed = figure("ten_frames", words, {
    widest: 620,
    signal,
    defaults,
    draw: (given, units) => picture.draw(lying(given), units, words),
    describe: describeTenFrames,
    working: tenFramesWorking,
    title: ({a, b, value}) => say(words, "ten_frames", {list: listed(words, [a, value ?? b])}),
  });
  const now = () => framed.state();
  const turn = button("");
  const one = button(say(words, "ten_frames-one"));
  const tools = h("div", {class: "cardlab-model-tools"}, turn, one);
  const update = (/** @type {Partial<TenFrames>} */ given) => {
    framed.update(given);
    const {value} = now();
    const [moved, all] = [movedOver(now()), most(now())];
    const name = moved === all ? "ten_frames-apart" : toTen(now()) ? "ten_frames-make_ten" : "ten_frames-bring";
    turn.textContent = say(words, name);
    one.disabled = moved === all;
    tools.hidden = !all || value !== null;
    settle();
  };
  const move = (/** @type {number} */ wanted) => {
    const before = movedOver(now());
    const moved = Math.min(Math.max(wanted, 0), most(now()));
    update({...now(), moved});
    if (moved !== before && (moved === 0 || moved === most(now()))) onTogether?.(moved > 0);
  };
  turn.addEventListener("click", () => move(movedOver(now()) === most(now()) ? 0 : Infinity), {signal});
  one.addEventListener("click", () => move(movedOver(now()) + 1), {signal});
  for (const each of [turn, one]) mark(each, {"aria-describedby": framed.description.id});

  const laid = () => layout(lying(now()), framed.units());
  const line = {
    low: () => 0,
    high: () => 10 * frames(now()) - now().a,
    page: 5,
    at: (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ pressed) => {
      const wanted = placeAt(laid(), x, y) - now().a + 1;
      return pressed && wanted === now().value ? wanted - 1 : wanted; // pressing the last counter removes it
    },
    text: String,
    name: say(words, "ten_frames-put_in"),
  };
  const settle = slider(framed, line, {onChoose, signal});
  const isOver = (/** @type {Element} */ part) =>
    Number(part.getAttribute("data-counter")) >= now().b - movedOver(now());
  dragging(framed.picture, {
    signal,
    units: framed.units,
    partOf: (target) => target.closest("[data-counter]"),
    onTap: (part) => move(movedOver(now()) + (isOver(part) ? -1 : 1)),
    onDrop: (part, x, y) => {
      const isOurs = placeAt(laid(), x, y) < Math.ceil(now().a / 10) * 10;
      move(movedOver(now()) + (isOurs === isOver(part) ? 0 : isOurs ? 1 : -1));
    },
  });
  framed.el.append(tools);
  update(state);
  const solved = () => (now().value === null ? {together: true} : {});
  return {el: framed.el, update, solved};
}
