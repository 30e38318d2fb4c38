// Shows the action bar: one main button, or several of equal size, between round icon buttons.

import {iconPicture} from "./icons.js";
import {button, h, mark, pressOnce} from "../common/dom.js";
import {portrait, showPortrait} from "../table/portrait.js";

/**
 * Something the learner can do: the button that shows it, and the function that it runs.
 * @typedef {object} ActionItem
 * @property {string} key
 * @property {string} label
 * @property {string} [heard]   the text for screen readers, if it differs
 * @property {string} [note]   smaller text below the label
 * @property {string} [face]   the court card whose face is above the label
 * @property {boolean} [bell]   whether it is a bell to ring
 * @property {boolean} [secondary]   whether it is less important than the main action
 * @property {"chip" | "sign"} [small]   an amount of counters, or just a sign
 * @property {boolean} [lies]   whether its button is on the table, like a price tag
 * @property {boolean} [disabled]
 * @property {boolean} [pressed]   the state of a switch; missing for a plain button
 * @property {string} [zone]   touching this zone does the same
 * @property {() => void} run
 */

const SOON = 250; // milliseconds in which a second press counts as an accident

/**
 * Creates the picture above a label: a face or a bell.
 * @param {Pick<ActionItem, "face" | "bell">} item
 */
function pictures({face, bell}) {
  const head = portrait();
  if (face) showPortrait(head, face);
  return [...(face ? [head] : []), ...(bell ? [iconPicture("bell")] : [])];
}

/** Shows the available actions. The first button lives as long as the bar, so that it can keep the keyboard focus. */
export class ActionBar {
  /** @type {ActionItem[]} */
  #items = [];
  #ignoresUntil = 0;

  /**
   * @param {object} [round]
   * @param {HTMLElement[]} [round.before]   round buttons before the others
   * @param {HTMLElement[]} [round.after]   round buttons after the others
   */
  constructor({before = [], after = []} = {}) {
    /** @type {HTMLButtonElement[]} */
    this.buttons = [this.#made()];
    this.group = h("div", {class: "cardlab-actions"}, ...this.buttons);
    this.el = h("div", {class: "cardlab-action-bar"}, ...before, this.group, ...after);
  }

  /** Returns the button of the main action. */
  get main() {
    return this.buttons[0];
  }

  #made() {
    const made = button("", {class: "cardlab-action"});
    pressOnce(made);
    made.addEventListener("click", () => this.press(made));
    return made;
  }

  /** @param {ActionItem[]} items */
  show(items) {
    this.#items = items;
    while (this.buttons.length < items.length) this.buttons.push(this.#made());
    for (const extra of this.buttons.splice(Math.max(1, items.length))) {
      if (extra === document.activeElement) this.main.focus({preventScroll: true});
      extra.remove();
    }
    this.buttons.forEach((made, i) => {
      const item = items[i];
      if (made.parentElement !== this.group) this.group.append(made);
      const {label = "", note = "", face = "", bell = false} = item ?? {};
      const shown = [label, note, face, bell].join("\n");
      if (made.dataset.shown !== shown) {
        made.dataset.shown = shown;
        made.replaceChildren(...pictures({face, bell}), label, ...(note ? [h("small", {}, note)] : []));
      }
      mark(made, {
        hidden: !item,
        "aria-label": item?.heard,
        "aria-disabled": item?.disabled ? "true" : null,
        "aria-keyshortcuts": i === 0 && items.length === 1 ? "Space" : null,
        "data-action": item?.key,
        "aria-pressed": item?.pressed === undefined ? null : String(item.pressed),
        "data-secondary": item?.secondary || null,
        "data-bell": bell || null,
        "data-small": item?.small ?? null,
      });
    });
    mark(this.group, {"data-many": items.length > 1 ? items.length : null});
  }

  /**
   * Returns the buttons of the matching items.
   * @param {(item: ActionItem) => boolean} which
   */
  buttonsOf(which) {
    return this.buttons.filter((_, i) => this.#items[i] && !this.#items[i].disabled && which(this.#items[i]));
  }

  /** Ignores presses for a moment, because a press meant to skip should not trigger the next action. */
  ignorePresses() {
    this.#ignoresUntil = performance.now() + SOON;
  }

  get ignoresPresses() {
    return performance.now() < this.#ignoresUntil;
  }

  /**
   * Runs the action of a button.
   * @param {HTMLElement} [pressed]
   */
  press(pressed = this.main) {
    const item = this.#items[this.buttons.findIndex((one) => one === pressed)];
    if (item && !item.disabled && !this.ignoresPresses) item.run();
  }
}
