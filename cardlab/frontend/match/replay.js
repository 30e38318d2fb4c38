// A whole match in the page: steps forward and back, plays, scrubs, jumps. It asks nobody: no Jupyter kernel is needed.

import {beatEnds} from "../common/beats.js";
import {button, freshId, h, mark} from "../common/dom.js";
import {ExplanationPanel} from "./explanation.js";
import {Film, nextLandmark} from "../common/fold.js";
import {isTaken} from "../common/keys.js";
import {apart, fill, numeral} from "../common/locale.js";
import {CardSize} from "./card_size.js";
import {CardTable} from "./card_table.js";

/** @import {Log, Words} from "../common/types.d.ts" */

const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 2200; // milliseconds for a step at speed 1
const AT_FIRST = 200; // milliseconds until the first step

/** @typedef {{made: HTMLElement, rules: string[]}} Jump   a button, and the rules that it jumps to */

/** A replay in the page. */
export class Replay {
  n = 0;
  #speed = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Jump[]} */
  #jumps = [];
  /** @type {(() => void) | null} shows the step that is told, while what came at the one after it goes back */
  #arrive = null;

  /**
   * @param {Log} log
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {number} [options.start]
   * @param {(n: number) => void} options.onStep
   * @param {(n: number) => Promise<void> | null} [options.onBack]   before the table shows the step before; it may wait
   */
  constructor(log, words, {signal, start = 1, onStep, onBack = () => null}) {
    this.log = log;
    this.words = words;
    this.signal = signal;
    this.onStep = onStep;
    this.onBack = onBack;
    this.film = new Film(log, log.steps);
    this.ends = [...new Set([...beatEnds(log.steps), Math.max(start, 1)])].sort((a, b) => a - b);
    this.table = new CardTable(log, words);
    this.explanation = new ExplanationPanel(log, words);
    this.first = this.#tool("first", button(words.first, {icon: "|◀"}), () => this.go(1));
    this.back = this.#tool("back", button(words.back, {icon: "◀"}), () => this.go(this.#before));
    this.step = this.#tool("step", button(words.step), () => this.go(this.#after));
    this.last = this.#tool("last", button(words.last, {icon: "▶|"}), () => this.go(this.film.length));
    this.playing = button(words.play);
    this.playing.classList.add("cardlab-to-play");
    this.playing.addEventListener("click", () => (this.#timer ? this.pause() : this.play()), {signal});
    this.scrub = this.#scrub();
    this.count = h("span", {class: "cardlab-count"});
    const name = fill(words, words.replay_of, {name: log.name});
    this.el = h("div", {class: "cardlab-replay", role: "group", "aria-label": name});
    const steps = h("div", {class: "cardlab-tools"}, this.first, this.back, this.step, this.last);
    const now = h("div", {class: "cardlab-now"}, steps);
    this.foot = h("div", {class: "cardlab-foot"}, now, this.explanation.el); // in a narrow window it stays in sight
    this.el.append(h("div", {class: "cardlab-stage"}, this.table.el, this.#controls()), this.foot);
    const room = new CardSize({play: this.el, table: this.table.el, foot: this.foot, signal});
    this.table.onDrawn = () => room.fit();
    this.el.addEventListener("keydown", (event) => this.#key(event), {signal});
    this.go(Math.min(Math.max(start, 0), this.film.length) || Math.min(1, this.film.length), {animate: false});
    signal.addEventListener("abort", () => this.pause());
  }

  /**
   * @param {string} name
   * @param {HTMLElement} made
   * @param {() => void} act
   */
  #tool(name, made, act) {
    const pressed = () => {
      this.pause();
      act();
    };
    made.classList.add(`cardlab-to-${name}`);
    made.addEventListener("click", pressed, {signal: this.signal});
    return made;
  }

  #controls() {
    const far = h("div", {class: "cardlab-tools"}, this.playing, this.#speedChoice(), ...this.#jumpButtons());
    return h("div", {class: "cardlab-controls"}, this.scrub, far, this.count);
  }

  #scrub() {
    const {words, signal} = this;
    const range = {type: "range", min: 1, max: Math.max(1, this.film.length)};
    const scrub = h("input", {...range, class: "cardlab-scrub", "aria-label": words.scrub});
    const moved = () => {
      this.pause();
      this.go(Number(scrub.value), {animate: false});
    };
    scrub.addEventListener("input", moved, {signal});
    return scrub;
  }

  #speedChoice() {
    const {words, signal} = this;
    const id = freshId("speed");
    // A half is a sign: to write it as a decimal a browser loads all that it knows of numbers, 60 ms on an old laptop.
    const name = (/** @type {number} */ speed) => apart(words, `${numeral(words, speed < 1 ? "½" : speed)} ×`);
    const options = SPEEDS.map((speed) => h("option", {value: speed, selected: speed === 1}, name(speed)));
    const choose = h("select", {id}, ...options);
    choose.addEventListener("change", () => (this.#speed = Number(choose.value)), {signal});
    return h("label", {class: "cardlab-speed", for: id}, words.speed, " ", choose);
  }

  /** A button for each kind of place to jump to that comes up in this match. */
  #jumpButtons() {
    const {log, words} = this;
    /** @type {Map<string, string[]>} */
    const labels = new Map();
    for (const [rule, label] of Object.entries(log.landmarks)) labels.set(label, [...(labels.get(label) ?? []), rule]);
    for (const [landmark, rules] of labels) {
      if (nextLandmark(log.steps, 0, rules) === null) continue;
      const made = button(fill(words, words.next_landmark, {landmark}), {class: "cardlab-button"});
      this.#tool("landmark", made, () => this.go(nextLandmark(log.steps, this.n, rules) ?? this.n));
      made.classList.add("cardlab-jump");
      this.#jumps.push({made, rules});
    }
    return this.#jumps.map(({made}) => made);
  }

  /**
   * The arrow keys, Home and End work anywhere in the replay, except where a control needs them itself.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (isTaken(event)) return;
    const [forward, backward] = this.log.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    /** @type {Record<string, number>} */
    const goals = {[forward]: this.#after, [backward]: this.#before, Home: 1, End: this.film.length};
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.pause();
    this.go(goal);
  }

  /** Where what is told now began: a step back leads there. */
  get #before() {
    return this.ends.findLast((end) => end < this.n) ?? 0;
  }

  /** Where what is told next ends. */
  get #after() {
    return this.ends.find((end) => end > this.n) ?? this.film.length;
  }

  /**
   * Show how things stand after n steps.
   * @param {number} n
   */
  go(n, {animate = true} = {}) {
    this.#arrive?.();
    const goal = Math.min(Math.max(n, Math.min(1, this.film.length)), this.film.length);
    const near = goal === this.#before || goal === this.#after || Math.abs(goal - this.n) === 1;
    const goesBack = animate && near && goal < this.n ? this.onBack(goal) : null;
    this.n = goal;
    const arrive = () => {
      this.#arrive = null;
      this.table.show(this.film.at(goal), {animate: animate && near});
      this.onStep(goal);
    };
    if (goesBack) {
      this.#arrive = arrive;
      goesBack.then(() => this.#arrive === arrive && !this.signal.aborted && arrive());
    } else arrive();
    if (goal) this.explanation.tell(this.film.steps.slice(this.#before, goal));
    this.#mark();
  }

  #mark() {
    const [n, of] = [this.n, this.film.length];
    const place = fill(this.words, this.words.step_of, {n, of});
    this.count.textContent = place;
    this.scrub.max = String(Math.max(1, of));
    this.scrub.value = String(n);
    mark(this.scrub, {"aria-valuetext": place});
    const off = (/** @type {HTMLElement} */ made, /** @type {boolean} */ is) =>
      mark(made, {"aria-disabled": is ? "true" : null});
    for (const made of [this.first, this.back]) off(made, n <= 1);
    for (const made of [this.step, this.last]) off(made, n >= of);
    for (const {made, rules} of this.#jumps) off(made, nextLandmark(this.film.steps, n, rules) === null);
  }

  /** Go on by itself until the end. */
  play() {
    if (this.n >= this.film.length) this.go(1, {animate: false});
    const tick = () => {
      if (this.n >= this.film.length) {
        this.pause();
        return;
      }
      const {n} = this;
      this.go(this.#after);
      this.#timer = setTimeout(tick, ((this.n - n) * PAUSE) / this.#speed);
    };
    this.#timer = setTimeout(tick, AT_FIRST);
    this.playing.textContent = this.words.pause;
  }

  /** Stop going on by itself. */
  pause() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.playing.textContent = this.words.play;
  }
}
