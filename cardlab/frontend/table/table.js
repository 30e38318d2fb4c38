// A table of cards: it shows a state, animates the changes, and reports touches. It knows no rules.

import {h, targetOf} from "../common/dom.js";
import {prefersReducedMotion} from "../common/settings.js";
import {TableDrawing} from "./draw_table.js";
import {TableKeys, touchablesIn} from "./table_keys.js";
import {TableMotion} from "./table_motion.js";

/** @import {Words} from "../common/types.d.ts" */
/**
 * @import {TableDrag} from "./table_drag.js"
 * @import {TableState, Touched} from "./table_state.d.ts"
 */

export class Table {
  /** @type {TableState | null} */
  #state = null;
  /** @type {Promise<void>} */
  #seen = Promise.resolve();

  /**
   * @param {object} options
   * @param {Words} options.words   `words.cards` has the names of the cards, `words.table` that of the table
   * @param {(touched: Touched) => void} options.onTouch
   * @param {(table: HTMLElement, drawing: TableDrawing) => TableDrag} [options.dragging]   creates the part that lets
   *   cards be dragged; a parameter, so that a table that is only watched does not load it
   * @param {AbortSignal} options.signal   removes the listeners and ends all motion
   */
  constructor({words, onTouch, dragging, signal}) {
    this.drawing = new TableDrawing(words);
    this.motion = new TableMotion(this.drawing);
    this.el = h("div", {class: "cardlab-felt", role: "group", "aria-label": words.table});
    this.el.append(this.drawing.grid, this.motion.layer);
    this.el.addEventListener("click", (event) => this.#touch(event, onTouch), {signal});
    this.keys = new TableKeys(this.el, signal);
    this.drag = dragging?.(this.el, this.drawing);
    document.addEventListener("visibilitychange", () => document.hidden && this.skip(), {signal});
    signal.addEventListener("abort", () => this.skip());
  }

  /**
   * Shows a state. Resolves when the motion is over, or at once if nothing moves.
   * @param {TableState} state
   * @param {{animate?: boolean}} [options]
   * @returns {Promise<void>}
   */
  show(state, {animate = true} = {}) {
    const before = this.#state;
    const same = before !== null && JSON.stringify(before) === JSON.stringify(state);
    if (same && animate) return this.#seen;
    const moves =
      before !== null && animate && this.el.isConnected && !document.hidden && !prefersReducedMotion(this.el);
    const was = moves ? this.motion.look(before) : null;
    this.motion.skip();
    this.drag?.follow(state);
    this.#state = state;
    this.#draw(state);
    this.#seen = was ? this.motion.play(was, this.motion.look(state)) : Promise.resolve();
    return this.#seen;
  }

  /** Ends all motion: every card jumps to its final place. */
  skip() {
    this.motion.skip();
  }

  /**
   * Focuses a touchable card by its key, or a zone by its name.
   * @param {number | string} key
   * @returns {boolean} whether there is one
   */
  focus(key) {
    const within = typeof key === "string" ? this.drawing.zone(key) : null;
    const all = touchablesIn(within ?? this.el);
    const found = within
      ? (all.find((one) => one.tabIndex === 0) ?? all[0])
      : all.find((one) => one.dataset.touch === String(key));
    found?.focus({preventScroll: true});
    return Boolean(found);
  }

  /** @param {TableState} state */
  #draw(state) {
    const focus = document.activeElement;
    const zone = this.el.contains(focus) ? focus?.closest(".cardlab-felt-zone") : null;
    const place = zone && focus instanceof HTMLElement ? touchablesIn(zone).indexOf(focus) : 0;
    this.drawing.show(state);
    this.keys.settle();
    if (!zone || document.activeElement === focus) return;
    const near = zone.isConnected ? touchablesIn(zone) : [];
    (near[Math.min(place, near.length - 1)] ?? touchablesIn(this.el)[0])?.focus({preventScroll: true});
  }

  /**
   * @param {Event} event
   * @param {(touched: Touched) => void} onTouch
   */
  #touch(event, onTouch) {
    const button = targetOf(event)?.closest("button.cardlab-felt-touch");
    if (!(button instanceof HTMLElement)) return;
    const zone = button.closest("[data-zone]")?.getAttribute("data-zone") ?? "";
    const {touch} = button.dataset;
    onTouch(touch === undefined ? {card: null, zone} : {card: Number(touch), zone});
  }
}
