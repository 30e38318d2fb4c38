// Keyboard navigation of the table. Tab stops once in each zone. Left and right move along a zone, up and down to the
// nearest card above or below.

import {targetOf} from "../common/dom.js";
import {isCommand} from "../common/keys.js";
import {write} from "./dom_diff.js";

const TOUCH = "button.cardlab-felt-touch";
const ZONE = ".cardlab-felt-zone";

/**
 * Returns the touchable buttons in an element.
 * @param {Element} within
 */
export function touchablesIn(within) {
  return [...within.querySelectorAll(TOUCH)].filter((one) => one instanceof HTMLElement);
}

/**
 * Returns the button that an arrow key leads to.
 * @param {string} key
 * @param {HTMLElement} from
 * @param {Element} table
 */
function nextTouchable(key, from, table) {
  const along = touchablesIn(from.closest(ZONE) ?? table);
  const i = along.indexOf(from);
  /** @type {Record<string, number>} */
  const steps = {ArrowLeft: i - 1, ArrowRight: i + 1, Home: 0, End: along.length - 1};
  if (key in steps) return along[steps[key]] ?? null;
  const direction = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  if (!direction) return null;
  const centre = (/** @type {Element} */ el) => {
    const {left, top, width, height} = el.getBoundingClientRect();
    return {x: left + width / 2, y: top + height / 2, height};
  };
  const start = centre(from);
  const found = touchablesIn(table)
    .map((el) => ({el, ...centre(el)}))
    .map(({el, x, y}) => ({el, down: (y - start.y) * direction, across: Math.abs(x - start.x)}))
    .filter(({down}) => down > start.height / 2);
  found.sort((a, b) => a.down + a.across / 2 - (b.down + b.across / 2));
  return found[0]?.el ?? null;
}

/** The keyboard navigation of one table. */
export class TableKeys {
  /** @type {WeakMap<Element, Element>} the button of each zone that had the focus last */
  #last = new WeakMap();

  /**
   * @param {HTMLElement} table
   * @param {AbortSignal} signal
   */
  constructor(table, signal) {
    this.table = table;
    table.addEventListener("focusin", (event) => this.#remember(buttonOf(event)), {signal});
    table.addEventListener("keydown", (event) => this.#go(event), {signal});
  }

  /** Gives each zone one tab stop: the button that had the focus last, or else the first one. */
  settle() {
    for (const zone of this.table.querySelectorAll(ZONE)) {
      const all = touchablesIn(zone);
      const stop = all.find((one) => one === this.#last.get(zone)) ?? all[0];
      for (const one of all) write(one, {tabindex: one === stop ? 0 : -1});
    }
  }

  /** @param {HTMLElement | null} button */
  #remember(button) {
    const zone = button?.closest(ZONE);
    if (!zone || !button) return;
    this.#last.set(zone, button);
    for (const one of touchablesIn(zone)) write(one, {tabindex: one === button ? 0 : -1});
  }

  /** @param {KeyboardEvent} event */
  #go(event) {
    const from = buttonOf(event);
    const to = from && !isCommand(event) ? nextTouchable(event.key, from, this.table) : null;
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }
}

/** @param {Event} event */
function buttonOf(event) {
  const button = targetOf(event)?.closest(TOUCH);
  return button instanceof HTMLElement ? button : null;
}
