// Who is playing at this computer. A name is three court cards, in order, and never leaves this browser. Pages keep
// what a child does under it, and the server hears a random word instead, so that each child has her own practice.

import {loadValue} from "./storage.js";

/** @typedef {{cards: string[], key: string}} Player   three court cards, and the word that the server hears */

export const PLAYER = "cardlab player";
export const COOKIE = "cardlab-player";

/**
 * Who is playing now; null where nobody has said so since the browser was opened.
 * @returns {Player | null}
 */
export function playerNow() {
  try {
    const player = loadValue(PLAYER);
    return player && document.cookie.includes(`${COOKIE}=${player.key}`) ? player : null;
  } catch {
    return null; // a page without cookies
  }
}

/**
 * The storage key of something that this browser keeps for the current player.
 * @param {string} what
 */
export function ownName(what) {
  return `cardlab ${playerNow()?.cards.join("").concat(" ") ?? ""}${what}`;
}
