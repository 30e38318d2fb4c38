// Shows a player as the faces of three court cards, the player's name.

import {find, h, mark} from "../common/dom.js";
import {currentProfile} from "../common/profile.js";
import {showPortrait} from "../table/portrait.js";
import {partnerName} from "./choose_profile.js";

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
 * Creates the three faces of a child, in the colour of the child's side of the screen.
 * @param {string[]} cards
 * @param {"you" | "other"} [side]
 */
export function childFaces(cards, side = "you") {
  return h("span", {class: "faces", "data-side": side}, ...cards.map(playerFace));
}

/**
 * Shows the faces of the current player and of the other child of a pair, if they have names, in place of the link's
 * question.
 * @param {string} who   the label of the link
 */
export function showPlayer(who) {
  const player = currentProfile();
  const partner = partnerName();
  if (!player && !partner) return;
  const link = find(document, ".who");
  mark(link, {"aria-label": who, title: who});
  link.replaceChildren(
    ...(player ? [childFaces(player.cards)] : []),
    ...(partner ? [childFaces(partner, "other")] : []),
  );
}
