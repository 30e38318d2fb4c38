// Makes a group of controls one tab stop. The arrow keys, Home and End move between them.

import {find, mark, targetOf} from "./dom.js";
import {isCommand} from "./keys.js";

/**
 * Returns the place that a key leads to from place `i` of `n`, with `across` places in a row. Returns null for any
 * other key, and for a key that would leave the only row.
 * @param {string} key
 * @param {number} i
 * @param {number} n
 * @param {number} across
 * @param {boolean} [reversed]   whether a row begins at the right
 */
function placeAfter(key, i, n, across, reversed = false) {
  /** @type {Record<string, number>} */
  const steps = {
    ArrowLeft: reversed ? 1 : -1,
    ArrowRight: reversed ? -1 : 1,
    ...(across < n && {ArrowUp: -across, ArrowDown: across}),
    Home: -n,
    End: n,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(i + step, 0), n - 1);
}

/**
 * Returns the place that a key leads to from the item with the focus, or null. Follows the layout on the page: cards
 * lie from left to right even in a right-to-left language.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} items
 */
export function placeOfKey(event, items) {
  const i = items.findIndex((item) => item.contains(targetOf(event)));
  if (i < 0 || isCommand(event)) return null;
  const across = items.filter(({offsetTop}) => offsetTop === items[0].offsetTop).length;
  const reversed = across > 1 && items[1].offsetLeft < items[0].offsetLeft;
  return placeAfter(event.key, i, items.length, across, reversed);
}

/**
 * Returns the button of an item.
 * @param {HTMLElement} item
 */
export function buttonOf(item) {
  return find(item, "button");
}

/**
 * Makes the button of one item the only tab stop among these items.
 * @param {HTMLElement[]} items
 * @param {HTMLElement} one
 */
export function stopAt(items, one) {
  for (const item of items) mark(buttonOf(item), {tabindex: item === one ? 0 : -1});
}

/** A list in which all items with a button are one tab stop, at the item that had the focus last. */
export class RovingFocus {
  /** @type {HTMLElement | null} */
  #item = null;
  #place = 0; // of that item, to find its successor

  /** @param {HTMLElement} list */
  constructor(list) {
    this.list = list;
    list.addEventListener("focusin", (event) => this.settle(targetOf(event)));
    list.addEventListener("keydown", (event) => this.#key(event));
  }

  #items() {
    return [...this.list.children]
      .filter((item) => item instanceof HTMLElement)
      .filter((item) => item.querySelector("button"));
  }

  /**
   * Updates the tab stop after a change of the list or the focus. If the item is gone, the one in its place gets the
   * stop.
   * @param {Element | null} at   the item, or an element in it
   */
  settle(at = this.#item) {
    const items = this.#items();
    if (!items.length) return;
    const place = items.findIndex((item) => item.contains(at));
    this.#place = Math.min(place < 0 ? this.#place : place, items.length - 1);
    this.#item = items[this.#place];
    stopAt(items, this.#item);
  }

  /** Returns the button with the tab stop, if any. */
  get stop() {
    return this.#item?.querySelector("button") ?? null;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const items = this.#items();
    const to = placeOfKey(event, items);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    buttonOf(items[to]).focus();
  }
}
