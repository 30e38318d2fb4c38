// Draws a heap: cards scattered face down. Each has its own place, so taking one leaves the others where they are.

import {h} from "../common/dom.js";
import {write, writeChildren, writeStyle} from "./dom_diff.js";
import {showInRow} from "./draw_card.js";

/**
 * @import {CardShown, TableState, ZoneShown} from "./table_state.d.ts"
 * @import {ZoneDrawn} from "./draw_table.js"
 */

const WHOLE = -1; // the place of the button for the whole heap
const TURNS = [-3, 2, 4, -1, 3, -4, 1]; // degrees; seven of them, so that no two rows or columns look alike
const SHIFTS = [3, -4, 1, 5, -2]; // hundredths of a card's width

/**
 * Tells whether a zone is drawn as a heap.
 * @param {ZoneShown} zone
 */
export function isHeap({lies}) {
  return lies === "scattered";
}

/**
 * Returns the number of places in heaps: one for each card of the table, because it may have started there.
 * @param {TableState} state
 */
export function heapSizes({zones, cards}) {
  const n = zones.some(isHeap) ? cards.length : 0;
  return {"--heap": n ? 1 : 0, "--heap-2": Math.max(1, Math.ceil(n / 2)), "--heap-4": Math.max(1, Math.ceil(n / 4))};
}

/**
 * @param {ZoneDrawn} made
 * @param {ZoneShown} zone
 * @param {CardShown[]} lying   the cards in the heap
 * @param {object} options
 * @param {number[]} options.keys   all cards of the table
 * @param {(key: number) => HTMLElement} options.picture   returns the picture of a card
 * @param {Record<string, string>} options.names
 */
export function showHeap({list, places}, zone, lying, {keys, picture, names}) {
  const cards = new Map(lying.map((card) => [card.key, card]));
  const choosable = lying.some(({touched}) => touched);
  const items = [...keys]
    .sort((a, b) => a - b)
    .map((key, slot) => {
      const place = places.take(key);
      const card = cards.get(key);
      writeStyle(place, {"--turn": `${TURNS[slot % TURNS.length]}deg`, "--shift": SHIFTS[slot % SHIFTS.length] / 100});
      if (card) showInRow(place, picture(key), card, names);
      else {
        if (place.firstChild) place.replaceChildren();
        write(place, {role: "none", "data-lifted": false});
      }
      write(place, {"aria-hidden": !choosable && "true"});
      return place;
    });
  if (zone.touched) {
    const place = places.take(WHOLE);
    if (!place.firstChild) place.append(h("button", {type: "button", class: "cardlab-felt-touch cardlab-felt-whole"}));
    write(/** @type {Element} */ (place.firstElementChild), {"aria-label": zone.heard, "data-pile": zone.key});
    write(place, {role: "none"});
    items.push(place);
  }
  writeChildren(list, items);
  places.keep(new Set([...keys, ...(zone.touched ? [WHOLE] : [])]));
  write(list, {role: choosable ? "toolbar" : zone.touched ? "none" : "img", "aria-label": zone.heard, dir: "ltr"});
}
