// Moves cards from one zone to another.

/** @import {State} from "../common/types.d.ts" */

const FLIGHT = 420; // milliseconds that a card is on its way
const BETWEEN = 35; // milliseconds from one card to the next

/**
 * A card that lies in another zone than before, and its tokens now and then.
 * @typedef {{id: number, from: string, to: string, token: string, old: string}} Moved
 */

/**
 * The cards whose zone differs between two states.
 * @param {State} before
 * @param {State} after
 */
export function moved(before, after) {
  const was = new Map();
  for (const [zone, cards] of Object.entries(before.zones)) {
    for (const {id, token} of cards) was.set(id, {zone, token});
  }
  /** @type {Moved[]} */
  const found = [];
  for (const [zone, cards] of Object.entries(after.zones)) {
    for (const {id, token} of cards) {
      const old = was.get(id);
      if (old && old.zone !== zone) found.push({id, from: old.zone, to: zone, token, old: old.token});
    }
  }
  return found;
}

/**
 * A card on its way: its own element if it lies in sight, else a ghost that lands and is gone.
 * @param {object} flight
 * @param {HTMLElement} flight.table
 * @param {HTMLElement} flight.sky   where ghosts fly
 * @param {HTMLElement | undefined} flight.item
 * @param {HTMLElement} flight.ghost
 * @param {DOMRect} flight.from
 * @param {DOMRect} flight.to
 * @param {number} flight.order   of the cards that fly together, from 0
 */
export function fly({table, sky, item, ghost, from, to, order}) {
  if (!from.width || !to.width) return; // nothing flies from or to what is not shown
  const zoom = table.currentCSSZoom ?? 1; // rectangles are measured after what the reader has enlarged, shifts before
  const shift = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
    `translate(${(b.left - a.left) / zoom}px, ${(b.top - a.top) / zoom}px)`;
  /** @type {KeyframeAnimationOptions} */
  const timing = {duration: FLIGHT, delay: order * BETWEEN, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards"};
  if (item?.isConnected) {
    const path = [
      {transform: shift(to, from), zIndex: 5},
      {transform: "none", zIndex: 5},
    ];
    item.animate(path, timing);
    return;
  }
  const home = sky.getBoundingClientRect();
  const width = table.querySelector(".cardlab-card")?.getBoundingClientRect().width || 48;
  ghost.style.position = "absolute";
  ghost.style.left = `${(from.left - home.left) / zoom}px`;
  ghost.style.top = `${(from.top - home.top) / zoom}px`;
  ghost.style.width = `${width / zoom}px`;
  sky.append(ghost);
  const path = [
    {transform: "none", opacity: 1},
    {transform: shift(from, to), opacity: 0.85},
  ];
  const gone = () => ghost.remove();
  ghost.animate(path, timing).finished.then(gone, gone);
}
