// Drags cards of the table with a mouse, a pen or a finger. The cards follow the pointer, and every place where they
// may be dropped glows. On release they are dropped there or slide back.

import {targetOf} from "../common/dom.js";
import {prefersReducedMotion} from "../common/settings.js";
import {write} from "./dom_diff.js";

/**
 * @import {TableDrawing} from "./draw_table.js"
 * @import {DropTarget, TableState, Touched} from "./table_state.d.ts"
 */

const FAR = 6; // pixels that a pointer moves before dragging starts
const REACH = 0.5; // how near to a place a drop counts, in card widths
const PATIENCE = 2000; // milliseconds that dropped cards wait for the new state before they slide back
const BACK = 160; // milliseconds for sliding back

/**
 * The callbacks of dragging.
 * @typedef {object} Dragging
 * @property {(touched: Touched) => DropTarget[] | null} onLift   called when a drag begins; returns the drop targets,
 *   or null if nothing may be dragged now. A target on top of another comes after it.
 * @property {(touched: Touched, target: DropTarget) => boolean} onDrop   called on a drop; returns whether it counted
 * @property {() => void} onPutBack   handles cards that were dropped elsewhere
 */

/** @typedef {{target: DropTarget, el: Element}} Place   a place where cards may be dropped */
/** @typedef {{touched: Touched, home: Element, pictures: HTMLElement[], places: Place[]}} Drag */

export class TableDrag {
  /** @type {Drag | null} */
  #drag = null;
  /** @type {Map<HTMLElement, string>} pictures that lie where they were dropped, with the zone they came from */
  #dropped = new Map();

  /**
   * @param {HTMLElement} table
   * @param {TableDrawing} drawing
   * @param {Dragging} dragging
   * @param {AbortSignal} signal
   */
  constructor(table, drawing, dragging, signal) {
    this.table = table;
    this.drawing = drawing;
    this.dragging = dragging;
    this.signal = signal;
    table.addEventListener("pointerdown", (event) => this.#grasp(event), {signal});
    table.addEventListener("dragstart", (event) => event.preventDefault(), {signal}); // image dragging by the browser
  }

  /**
   * Prepares for the next state: cards that change their place no longer keep the dragged position.
   * @param {TableState} state
   */
  follow({cards}) {
    const zones = new Map(cards.map(({key, zone}) => [String(key), zone]));
    const goes = (/** @type {HTMLElement} */ {dataset}, /** @type {string} */ zone) =>
      zones.get(dataset.card ?? "") !== zone;
    for (const [picture, zone] of this.#dropped) if (goes(picture, zone)) this.#release(picture);
    const {pictures = [], touched} = this.#drag ?? {};
    const isOver = pictures.some((picture) => goes(picture, touched?.zone ?? ""));
    if (isOver) for (const picture of this.#end()) this.#release(picture);
  }

  /**
   * Handles a pointer that goes down. Dragging starts once it has moved far enough.
   * @param {PointerEvent} start
   */
  #grasp(start) {
    const home = targetOf(start)?.closest("[data-drags]");
    const item = targetOf(start)?.closest("li");
    if (!home || !item || !topPicture(item) || start.button || !start.isPrimary) return;
    const ended = new AbortController();
    const listening = {signal: ended.signal, capture: true};
    this.signal.addEventListener("abort", () => ended.abort(), listening);
    const page = this.table.ownerDocument;
    let drags = false;
    const move = (/** @type {PointerEvent} */ {pointerId, clientX, clientY}) => {
      if (pointerId !== start.pointerId) return;
      const [x, y] = [clientX - start.clientX, clientY - start.clientY];
      if (!drags && Math.hypot(x, y) >= FAR) {
        drags = this.#lift(home, item);
        if (!drags) ended.abort();
      }
      if (!this.#drag) return;
      for (const {style} of this.#drag.pictures) style.translate = `${x}px ${y}px`;
      const over = this.#placeAt(clientX, clientY);
      for (const {el, target} of this.#drag.places) {
        write(el, {"data-drop": target.quiet ? null : target === over?.target ? "over" : "here"});
      }
    };
    const up = (/** @type {PointerEvent} */ {type, pointerId, clientX, clientY}) => {
      if (pointerId !== start.pointerId) return;
      ended.abort();
      if (drags) ignoreClick(page);
      const place = this.#drag && type === "pointerup" ? this.#placeAt(clientX, clientY) : null;
      if (place) this.#drop(place.target);
      else this.#putBack();
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || !this.#drag) return;
      event.preventDefault();
      event.stopPropagation();
      this.#putBack();
    };
    page.addEventListener("pointermove", move, listening);
    page.addEventListener("pointerup", up, listening);
    page.addEventListener("pointercancel", up, listening);
    page.addEventListener("keydown", key, listening);
  }

  /**
   * @param {Element} home   the zone of the card
   * @param {Element} item   the list item of the card
   * @returns {boolean} whether it may be dragged
   */
  #lift(home, item) {
    const zone = home.getAttribute("data-zone") ?? "";
    const piled = home.hasAttribute("data-thick");
    const touched = piled ? {card: null, zone} : {card: Number(topPicture(item)?.dataset.card), zone};
    const targets = this.dragging.onLift(touched);
    if (!targets) return false;
    const items = item.hasAttribute("data-lifted") ? [...home.querySelectorAll("li[data-lifted]")] : [item];
    const pictures = items.map(topPicture).filter((picture) => picture !== null);
    for (const picture of pictures) {
      this.#release(picture);
      write(picture, {"data-dragged": true});
    }
    this.#drag = {touched, home, pictures, places: targets.map((target) => ({target, el: this.#elementOf(target)}))};
    return true;
  }

  /**
   * Returns the element of a place. A place that is not drawn while it is empty counts as the whole table.
   * @param {DropTarget} target
   */
  #elementOf({button, card, zone}) {
    if (button) return button;
    const drawn = card === undefined ? this.drawing.zone(zone ?? "")?.parentElement : this.drawing.picture(card);
    return drawn?.isConnected ? drawn : this.table;
  }

  /**
   * Returns the place at or near a point of the page. Never returns a place in the zone that the cards come from.
   * @param {number} x
   * @param {number} y
   */
  #placeAt(x, y) {
    const {home, pictures, places} = /** @type {Drag} */ (this.#drag);
    if (!distance(home, x, y)) return null;
    let [found, least] = [/** @type {Place | null} */ (null), REACH * pictures[0].offsetWidth];
    for (const place of places) {
      const away = distance(place.el, x, y);
      if (away <= (place.target.quiet ? 0 : least)) [found, least] = [place, away];
    }
    return found;
  }

  /** @param {DropTarget} target */
  #drop(target) {
    const {touched} = /** @type {Drag} */ (this.#drag);
    const pictures = this.#end();
    for (const picture of pictures) this.#dropped.set(picture, touched.zone);
    const back = () => this.#slideBack(pictures.filter((picture) => this.#dropped.has(picture)));
    if (this.dragging.onDrop(touched, target)) setTimeout(back, PATIENCE);
    else back();
  }

  #putBack() {
    if (!this.#drag) return;
    const pictures = this.#end();
    this.dragging.onPutBack();
    this.#slideBack(pictures);
  }

  /** @returns {HTMLElement[]} what was being dragged */
  #end() {
    const {pictures = [], places = []} = this.#drag ?? {};
    this.#drag = null;
    for (const {el} of places) write(el, {"data-drop": null});
    return pictures;
  }

  /** @param {HTMLElement[]} pictures */
  #slideBack(pictures) {
    for (const picture of pictures) {
      const {translate} = picture.style;
      this.#release(picture);
      const timing = {duration: BACK, easing: "ease-out"};
      if (!prefersReducedMotion(this.table)) picture.animate([{translate}, {translate: "0 0"}], timing);
    }
  }

  /** @param {HTMLElement} picture */
  #release(picture) {
    this.#dropped.delete(picture);
    picture.style.translate = "";
    write(picture, {"data-dragged": null});
  }
}

/**
 * Returns the picture of the top card in an item.
 * @param {Element} item
 */
function topPicture(item) {
  const found = [...item.querySelectorAll(".cardlab-felt-card")].at(-1);
  return found instanceof HTMLElement ? found : null;
}

/**
 * Returns the distance of a point from an element, or 0 inside it.
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 */
function distance(element, x, y) {
  const {left, top, right, bottom} = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Ignores the click that the browser sends when a drag ends.
 * @param {Document} page
 */
function ignoreClick(page) {
  const ended = new AbortController();
  const ignore = (/** @type {Event} */ event) => event.stopPropagation();
  page.addEventListener("click", ignore, {capture: true, signal: ended.signal});
  setTimeout(() => ended.abort());
}
