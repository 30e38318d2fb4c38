// Who is playing at this computer. A name is three court cards, in order, and never leaves this browser: what pages
// keep is kept under it, and the server hears a random word instead, so that each child has matches and practice of
// her own.

import {kept} from "./storage.js";

/** @typedef {{cards: string[], key: string}} Player   three court cards, and the word that the server hears */

export const PLAYERS = "cardlab players";
export const COOKIE = "cardlab-player";
const CARDS = 3; // of a name
export const MOST_PLAYERS = 24; // who has not played for the longest time is forgotten first
const COURT = /^[JQK][cdhs]$/;

/**
 * The players that this browser knows; who has played last comes first.
 * @returns {Player[]}
 */
export function knownPlayers() {
  const found = kept(PLAYERS);
  const isPlayer = (/** @type {any} */ one) => isName(one?.cards) && /^[0-9a-f]{32}$/.test(one.key);
  return Array.isArray(found) ? found.filter(isPlayer).slice(0, MOST_PLAYERS) : [];
}

/**
 * @param {unknown} cards
 * @returns {cards is string[]}
 */
function isName(cards) {
  return Array.isArray(cards) && cards.length === CARDS && new Set(cards).size === CARDS && cards.every(isCourt);
}

/** @param {unknown} card */
const isCourt = (card) => typeof card === "string" && COURT.test(card);

/** Who is playing now; null where nobody has said so. */
export function playerNow() {
  const key = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(cookies())?.[1];
  return knownPlayers().find((one) => one.key === key) ?? null;
}

/** The cookies of this page; none where the browser gives it none. */
function cookies() {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/**
 * The name under which this browser keeps something of whoever is playing.
 * @param {string} what
 */
export function ownName(what) {
  const player = playerNow();
  return player ? `cardlab ${player.cards.join("")} ${what}` : `cardlab ${what}`;
}
