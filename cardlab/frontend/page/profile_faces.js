// Shows a player as the faces of three court cards, the player's name.

import {find, h, mark} from "../common/dom.js";
import {currentProfile} from "../common/profile.js";
import {showPortrait} from "../table/portrait.js";

/**
 * Creates the face of a court card.
 * @param {string} card
 */
export function playerFace(card) {
  const face = h("span", {class: "face", "aria-hidden": "true"});
  showPortrait(face, card);
  return face;
}

/**
 * Shows the faces of the current player, if there is one, in place of the link's question.
 * @param {string} who   the label of the link
 */
export function showPlayer(who) {
  const player = currentProfile();
  if (!player) return;
  const link = find(document, ".who");
  mark(link, {"aria-label": who, title: who});
  link.replaceChildren(...player.cards.map(playerFace));
}
