// The bar of actions: one main button, or a few of one size, between round ones.

import {drawn} from "./icons.js";
import {button, h, mark, pressOnce} from "../common/dom.js";
import {coinRow} from "../table/draw_mark.js";
import {portrait, showPortrait} from "../table/portrait.js";

/**
 * Something that can be done.
 * @typedef {object} Act
 * @property {string} key
 * @property {string} label
 * @property {string} [heard]   where it is not heard as it is written
 * @property {string} [note]   below the label
 * @property {string} [face]   the court card whose face stands above the label
 * @property {number} [coins]   so many coins stand above the label
 * @property {boolean} [bell]   whether it is a bell to ring
 * @property {boolean} [quiet]   whether it is no more than an offer, beside what comes first
 * @property {boolean} [off]
 * @property {boolean} [pressed]   of something that is said along or not
 * @property {string} [zone]   a touch on this zone does the same
 * @property {() => void} run
 */

const SOON = 250; // milliseconds in which a second press is that of an eager finger

/**
 * What stands above a label: a face, coins or a bell.
 * @param {Pick<Act, "face" | "coins" | "bell">} act
 */
function pictures({face, coins, bell}) {
  const head = portrait();
  if (face) showPortrait(head, face);
  return [...(face ? [head] : []), ...(coins ? [coinRow(coins)] : []), ...(bell ? [drawn("bell")] : [])];
}

/** Shows what can be done now. The first button lives as long as the bar, so that the keyboard can stay on it. */
export class ActionBar {
  /** @type {Act[]} */
  #acts = [];
  #quietUntil = 0;

  /**
   * @param {object} [round]
   * @param {HTMLElement[]} [round.before]   round buttons before the others
   * @param {HTMLElement[]} [round.after]   and after them
   */
  constructor({before = [], after = []} = {}) {
    /** @type {HTMLButtonElement[]} */
    this.buttons = [this.#made()];
    this.acts = h("div", {class: "cardlab-acts"}, ...this.buttons);
    this.el = h("div", {class: "cardlab-action-bar"}, ...before, this.acts, ...after);
  }

  /** The button of what comes first. */
  get main() {
    return this.buttons[0];
  }

  #made() {
    const made = button("", {class: "cardlab-act"});
    pressOnce(made);
    made.addEventListener("click", () => this.press(made));
    return made;
  }

  /** @param {Act[]} acts */
  show(acts) {
    this.#acts = acts;
    while (this.buttons.length < acts.length) this.buttons.push(this.#made());
    for (const extra of this.buttons.splice(Math.max(1, acts.length))) {
      if (extra === document.activeElement) this.main.focus({preventScroll: true});
      extra.remove();
    }
    this.buttons.forEach((made, i) => {
      const act = acts[i];
      if (made.parentElement !== this.acts) this.acts.append(made);
      const {label = "", note = "", face = "", coins = 0, bell = false} = act ?? {};
      const shown = [label, note, face, coins, bell].join("\n");
      if (made.dataset.shown !== shown) {
        made.dataset.shown = shown;
        made.replaceChildren(...pictures({face, coins, bell}), label, ...(note ? [h("small", {}, note)] : []));
      }
      mark(made, {
        hidden: !act,
        "aria-label": act?.heard,
        "aria-disabled": act?.off ? "true" : null,
        "aria-keyshortcuts": i === 0 && acts.length === 1 ? "Space" : null,
        "data-act": act?.key,
        "aria-pressed": act?.pressed === undefined ? null : String(act.pressed),
        "data-quiet": act?.quiet || null,
        "data-bell": bell || null,
      });
    });
    mark(this.acts, {"data-many": acts.length > 1 ? acts.length : null});
  }

  /**
   * The buttons of some of the acts.
   * @param {(act: Act) => boolean} which
   */
  buttonsOf(which) {
    return this.buttons.filter((_, i) => this.#acts[i] && !this.#acts[i].off && which(this.#acts[i]));
  }

  /** Be deaf for a moment, so that a press that was to skip does not act. */
  quiet() {
    this.#quietUntil = performance.now() + SOON;
  }

  get isQuiet() {
    return performance.now() < this.#quietUntil;
  }

  /**
   * Do what a button stands for.
   * @param {HTMLElement} [pressed]
   */
  press(pressed = this.main) {
    const act = this.#acts[this.buttons.findIndex((one) => one === pressed)];
    if (act && !act.off && !this.isQuiet) act.run();
  }
}
