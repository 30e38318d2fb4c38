// Draws the round portrait of a player: the head of a court card, in a ring with the player's colour and pattern.

import {parts, picture} from "../cards/cards.js";
import {h} from "../common/dom.js";
import {write} from "./dom_diff.js";

const HEAD = "15 3 30 30"; // this part of a card of 60 by 84

/** Creates a portrait, still without a face. It has no name of its own because the player's name stands next to it. */
export function portrait() {
  return h("span", {class: "cardlab-felt-portrait", "aria-hidden": "true"});
}

/**
 * Shows the face of a court card.
 * @param {HTMLElement} element
 * @param {string} token   "Qh"
 */
export function showPortrait(element, token) {
  if (element.dataset.face === token) return;
  element.dataset.face = token;
  const drawn = picture(token);
  const court = drawn.querySelector(".cardlab-figure");
  if (court && !parts(token).hidden) drawn.replaceChildren(court);
  write(drawn, {viewBox: HEAD});
  element.replaceChildren(drawn);
}
