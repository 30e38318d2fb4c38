// Controls that lie side by side are one stop of the Tab key; the arrow keys, Home and End go from one to another.

import {find, mark, targetOf} from "./dom.js";
import {isCommand} from "./keys.js";

/**
 * Where a key goes from place `i` of `n`, `across` of them in a line; null for any other key, and for one that would
 * leave the only line there is.
 * @param {string} key
 * @param {number} i
 * @param {number} n
 * @param {number} across
 * @param {boolean} [reversed]   whether a line begins at the right
 */
export function placeAfter(key, i, n, across, reversed = false) {
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
 * The place that a key goes to, from the item that it was pressed in; null where it goes nowhere. It goes by how the
 * items lie on the page: in a language from right to left, cards still lie from left to right.
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
 * The button of an item.
 * @param {HTMLElement} item
 */
export function buttonOf(item) {
  return find(item, "button");
}

/**
 * Let the Tab key stop at the button of one of some items and pass the others by.
 * @param {HTMLElement[]} items
 * @param {HTMLElement} one
 */
export function stopAt(items, one) {
  for (const item of items) mark(buttonOf(item), {tabindex: item === one ? 0 : -1});
}

/** A list whose items with a button are one stop, at the item where the keyboard was last. */
export class RovingFocus {
  /** @type {HTMLElement | null} */
  #item = null;
  #place = 0; // of the item, for the one that comes there after it

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
   * The list has changed, or another item has the focus: the stop is with the item, or, where that has gone, with the
   * one that lies in its place.
   * @param {Element | null} at   the item, or something in it
   */
  settle(at = this.#item) {
    const items = this.#items();
    if (!items.length) return;
    const place = items.findIndex((item) => item.contains(at));
    this.#place = Math.min(place < 0 ? this.#place : place, items.length - 1);
    this.#item = items[this.#place];
    stopAt(items, this.#item);
  }

  /** The button with the stop, if there is one. */
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
