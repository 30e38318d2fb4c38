// A list whose items can be moved: drag one, or choose an item and then its new place, or use the keys.

import {mark, targetOf} from "./dom.js";
import {buttonOf, placeOfKey, stopAt} from "./roving_focus.js";

const FAR = 6; // pixels that a pointer moves before dragging starts

/**
 * Returns the item at an event or at a point of the page.
 * @param {Element | null | undefined} element
 */
function itemOf(element) {
  return /** @type {HTMLLIElement | null} */ (element?.closest("li") ?? null);
}

/** A sortable list. Each item is a button in an li. */
export class SortableList {
  /** @type {HTMLElement | null} the item being moved */
  #held = null;
  #dragged = false;

  /**
   * @param {HTMLElement} list
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {(item: HTMLElement, place: number, of: number) => void} options.onMove   called with the new place,
   *   counted from 1
   */
  constructor(list, {signal, onMove}) {
    this.list = list;
    this.signal = signal;
    this.onMove = onMove;
    list.addEventListener("keydown", (event) => this.#key(event), {signal});
    list.addEventListener("pointerdown", (event) => this.#grasp(event), {signal});
    list.addEventListener("click", (event) => this.#choose(event), {signal});
  }

  /** Returns the items in their current order. */
  items() {
    return [...this.list.children].filter((item) => item instanceof HTMLElement);
  }

  /**
   * Replaces the items. The first one gets the tab stop.
   * @param {HTMLElement[]} items
   */
  lay(items) {
    this.#held = null;
    this.list.replaceChildren(...items);
    stopAt(items, items[0]);
  }

  /** @param {HTMLElement | null} item */
  #hold(item) {
    if (this.#held) mark(buttonOf(this.#held), {"aria-pressed": "false"});
    this.#held = item;
    if (item) mark(buttonOf(item), {"aria-pressed": "true"});
  }

  /**
   * Moves an item to a place. The others make room and the item itself stays in the page, so that it keeps the focus
   * and the pointer.
   * @param {HTMLElement} item
   * @param {number} to
   */
  #place(item, to) {
    const items = this.items();
    const from = items.indexOf(item);
    if (from < to) this.list.prepend(...items.slice(0, from), ...items.slice(from + 1, to + 1));
    else if (from > to) this.list.append(...items.slice(to, from), ...items.slice(from + 1));
    if (from !== to) this.onMove(item, to + 1, items.length);
  }

  /** @param {HTMLElement} item */
  #focus(item) {
    stopAt(this.items(), item);
    buttonOf(item).focus({preventScroll: true});
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === "Escape" && this.#held) {
      event.preventDefault(); // keep the surrounding dialog open
      this.#hold(null);
      return;
    }
    const items = this.items();
    const item = itemOf(targetOf(event));
    if (!item) return;
    const to = placeOfKey(event, items);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#held === item) this.#place(item, to);
    else this.#focus(items[to]);
  }

  /**
   * Handles a click or Enter: picks up an item, puts it down again, or puts the held item in this place.
   * @param {MouseEvent} event
   */
  #choose(event) {
    const item = itemOf(targetOf(event));
    if (!item || this.#dragged) return;
    const held = this.#held;
    this.#hold(held ? null : item);
    if (held && held !== item) this.#place(held, this.items().indexOf(item));
    this.#focus(held ?? item);
  }

  /** @param {PointerEvent} start */
  #grasp(start) {
    const item = itemOf(targetOf(start));
    this.#dragged = false;
    if (!item || start.button) return;
    const ended = new AbortController();
    const page = item.ownerDocument;
    const drag = (/** @type {PointerEvent} */ {pointerId, clientX, clientY}) => {
      if (pointerId !== start.pointerId) return;
      if (!this.#dragged && Math.hypot(clientX - start.clientX, clientY - start.clientY) < FAR) return;
      this.#dragged = true;
      this.#hold(item);
      const root = item.getRootNode();
      const within = root instanceof ShadowRoot ? root : page;
      const under = itemOf(within.elementFromPoint(clientX, clientY));
      if (under?.parentNode === this.list) this.#place(item, this.items().indexOf(under));
    };
    const end = () => {
      ended.abort();
      if (this.#dragged) this.#hold(null);
    };
    page.addEventListener("pointermove", drag, {signal: ended.signal});
    for (const name of ["pointerup", "pointercancel"]) page.addEventListener(name, end, {signal: ended.signal});
    this.signal.addEventListener("abort", () => ended.abort());
  }
}
