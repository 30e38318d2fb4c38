// Decides when the narration moves on: when the learner presses Next, or after the time that the words take to read.

import {button, h, targetOf} from "../common/dom.js";
import {controlOf, isFor} from "../common/keys.js";
import {still, stored} from "../common/settings.js";

/** @import {AutoPlay} from "./auto_play.js" */
/** @import {Step, Words} from "../common/types.d.ts" */

/**
 * Words a minute that a child reads aloud: about what half of all six- and seven-year-olds, and half of all
 * nine-year-olds, reach at the end of a school year (Hasbrouck and Tindal, 2017: 60 and 133).
 */
const SPEED = {slow: 60, quick: 130};
const LOOKING = 1500; // milliseconds to see what has changed on the table

/**
 * How long a step takes to read, in milliseconds. Numbers count as words, signs do not.
 * @param {Pick<Step, "sentence" | "working">} step
 * @param {keyof typeof SPEED} pace
 */
export function reading({sentence, working = ""}, pace) {
  const words = `${sentence} ${working}`.match(/[\p{L}\p{N}]+/gu) ?? [];
  return LOOKING + Math.round((60_000 * words.length) / SPEED[pace]);
}

/** Waits between two steps that are told. */
export class AutoAdvance {
  hurries = false; // whether the rest is told without waiting
  /** @type {(() => void) | null} goes on */
  #go = null;

  /**
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {() => HTMLElement} options.root   where a press of the space bar goes on
   * @param {() => HTMLElement} options.table   where a click or a tap does
   * @param {AutoPlay | null} [options.runs]   has the match play on
   */
  constructor(words, {signal, root, table, runs = null}) {
    this.table = table;
    this.runs = runs;
    this.next = button(words.next, {class: "cardlab-button cardlab-main", "aria-keyshortcuts": "Space"});
    this.skip = button(words.skip);
    this.el = h("div", {class: "cardlab-onward", hidden: true}, this.next, this.skip);
    this.next.addEventListener("click", ({detail}) => detail > 1 || this.go(), {signal}); // a double click goes on once
    this.skip.addEventListener("click", () => this.hurry(), {signal});
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== " " || !this.#go || !isFor(event, root())) return;
      event.preventDefault();
      if (!event.repeat) this.go();
    };
    document.addEventListener("keydown", key, {signal});
    const tap = (/** @type {MouseEvent} */ event) => {
      if (event.detail < 2 && table().contains(targetOf(event)) && !controlOf(event)) this.go();
    };
    document.addEventListener("click", tap, {signal});
  }

  /** Whether each step waits for a press: the reader has asked for that, or that nothing moves by itself. */
  get byHand() {
    return !this.runs?.now && this.#pace === "hand";
  }

  /** @returns {import("../common/types.d.ts").Settings["pace"]} */
  get #pace() {
    return still(this.table()) ? "hand" : (stored().pace ?? "hand");
  }

  /** Whether it waits for a press or for time. */
  get waits() {
    return this.#go !== null;
  }

  /**
   * Wait until the learner goes on, or the words of a step have had their time.
   * @param {Pick<Step, "sentence" | "working">} step   that has been told
   * @returns {Promise<void>}
   */
  wait(step) {
    const run = this.runs?.now;
    if (this.hurries || run?.slow === false) return Promise.resolve();
    const pace = run ? "quick" : this.#pace;
    const timer = pace === "hand" ? undefined : setTimeout(() => this.#late(), reading(step, pace));
    this.el.hidden = Boolean(run);
    return new Promise((resolve) => {
      this.#go = () => {
        clearTimeout(timer);
        this.#go = null;
        resolve();
      };
    });
  }

  /** The time is up. What nobody can see waits, and where nothing is to move by itself, all does. */
  #late() {
    if (still(this.table())) return;
    if (!document.hidden) this.go();
    else document.addEventListener("visibilitychange", () => this.#late(), {once: true});
  }

  /** Go on to the next step. */
  go() {
    this.#go?.();
  }

  /** Tell the rest without waiting. */
  hurry() {
    this.hurries = true;
    this.go();
  }

  /** There is nothing more to wait for. */
  rest() {
    this.hurries = false;
    this.el.hidden = true;
    this.go();
  }
}
