// Times the player's reaction in a moment in which the quickest player counts, and shows the time left. Starts once
// the turn has been narrated.

import {h} from "../common/dom.js";
import {prefersReducedMotion} from "../common/settings.js";

/** @import {Quick} from "../common/types.d.ts" */

const UNSEEN = 500; // milliseconds between checks whether the page is visible again

export class ReflexTimer {
  /** @type {number | null} the start of the moment */
  #began = null;
  #pressed = 0; // time of the last pointerdown, because a click only comes when the pointer goes up
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Animation | undefined} */
  #running;
  /** @type {Quick | null} the latest one; it makes the time limit available in the menu */
  last = null;

  /**
   * @param {HTMLElement} root   the widget, which listens for the pointer
   * @param {{signal: AbortSignal, onLate: () => void}} options
   */
  constructor(root, {signal, onLate}) {
    this.root = root;
    this.onLate = onLate;
    this.bar = h("div", {});
    this.el = h("div", {class: "cardlab-reflex-bar", "aria-hidden": "true", hidden: true}, this.bar);
    root.addEventListener("pointerdown", ({timeStamp}) => (this.#pressed = timeStamp), {signal, capture: true});
    signal.addEventListener("abort", () => this.end());
  }

  /**
   * Starts a moment, unless it is already running.
   * @param {Quick} quick
   */
  begin(quick) {
    if (this.#began !== null && this.last?.within === quick.within) return;
    this.end();
    this.last = quick;
    this.#began = performance.now();
    this.el.hidden = !quick.within || prefersReducedMotion(this.root);
    if (!quick.within) return;
    if (!this.el.hidden) {
      const shrinks = [{transform: "scaleX(1)"}, {transform: "scaleX(0)"}];
      this.#running = this.bar.animate(shrinks, {duration: quick.within, fill: "forwards"});
    }
    this.#timer = setTimeout(() => this.#late(quick), quick.within);
  }

  end() {
    clearTimeout(this.#timer);
    this.#running?.cancel();
    this.#began = null;
    this.el.hidden = true;
  }

  /** Returns the milliseconds that the player has taken by now. */
  get taken() {
    if (this.#began === null) return undefined;
    const now = this.#pressed > this.#began ? this.#pressed : performance.now();
    return Math.round(now - this.#began);
  }

  /**
   * Handles the end of the time limit. The time does not run while the page is hidden.
   * @param {Quick} quick
   */
  #late(quick) {
    if (!document.hidden && this.root.offsetParent) {
      this.end();
      this.onLate();
      return;
    }
    this.#timer = setTimeout(() => {
      if (document.hidden || !this.root.offsetParent) this.#late(quick);
      else {
        this.#began = null;
        this.begin(quick);
      }
    }, UNSEEN);
  }
}
