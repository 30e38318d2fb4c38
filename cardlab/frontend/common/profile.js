// The current player at this computer. A name is three court cards in order, and never leaves this browser. Pages
// store a child's work under that name. The server only sees a random word, so that each child has their own practice.

import {loadValue} from "./storage.js";

/** @typedef {{cards: string[], key: string}} Profile   three court cards, and the random word for the server */

export const PLAYER = "cardlab player";
export const COOKIE = "cardlab-player";

/**
 * Returns the current player, or null if nobody has chosen a name since the browser was opened.
 * @returns {Profile | null}
 */
export function currentProfile() {
  try {
    const player = loadValue(PLAYER);
    return player && document.cookie.includes(`${COOKIE}=${player.key}`) ? player : null;
  } catch {
    return null; // this page has no cookies
  }
}

/**
 * Returns the storage key for something that this browser keeps for a player.
 * @param {string} what
 * @param {string[]} [cards]   the player's name; by default that of the current player
 */
export function ownName(what, cards = currentProfile()?.cards) {
  return `cardlab ${cards?.join("").concat(" ") ?? ""}${what}`;
}
