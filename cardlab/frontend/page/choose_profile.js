// Switches the player at this computer. The browser stores the name. A cookie with a random word tells the server only
// that this is another player, not who.

import {COOKIE, PLAYER, ownName} from "../common/profile.js";
import {loadValue, saveValue} from "../common/storage.js";

/** @import {Profile} from "../common/profile.js" */

export const TOGETHER = "together"; // names the choices for several people at one screen
const PLAYERS = "cardlab players";
const CARDS = 3; // of a name
const MOST = 24; // players remembered here; those who have not played for the longest time are forgotten first
const COURT = /^[JQK][cdhs]$/;

/** The cards that names are made of, each suit in a row. */
export const COURTS = ["h", "s", "d", "c"].flatMap((suit) => ["J", "Q", "K"].map((rank) => rank + suit));

/**
 * Returns the players known to this browser, the latest first.
 * @returns {Profile[]}
 */
export function knownProfiles() {
  const found = loadValue(PLAYERS);
  const isPlayer = (/** @type {any} */ one) => isName(one?.cards) && /^[0-9a-f]{32}$/.test(one.key);
  return Array.isArray(found) ? found.filter(isPlayer).slice(0, MOST) : [];
}

/** @param {unknown} cards */
function isName(cards) {
  const isCourt = (/** @type {unknown} */ card) => typeof card === "string" && COURT.test(card);
  return Array.isArray(cards) && cards.length === CARDS && new Set(cards).size === CARDS && cards.every(isCourt);
}

/**
 * Makes a player the current one, until the browser is closed or somebody else starts to play.
 * @param {string[] | null} cards   three court cards; null to play without a name
 * @param {string} path   the path of the server
 */
export async function chooseProfile(cards, path) {
  const player = cards && remembered(cards);
  saveValue(PLAYER, player);
  const framed = window.top !== window && isSecureContext;
  const where = `path=${path}; ${framed ? "SameSite=None; Secure; Partitioned" : "SameSite=Lax"}`;
  document.cookie = `${COOKIE}=${player?.key ?? ""}; ${where}${player ? "" : "; Max-Age=0"}`;
  await forgetLessons();
}

/**
 * Returns the player with a name, and stores the name in this browser.
 * @param {string[]} cards
 * @returns {Profile}
 */
function remembered(cards) {
  const players = knownProfiles();
  const same = (/** @type {Profile} */ one) => one.cards.join() === cards.join();
  const player = players.find(same) ?? {cards, key: randomKey()};
  saveValue(PLAYERS, [player, ...players.filter((one) => !same(one))].slice(0, MOST));
  return player;
}

/** Tells whether the current player learns with another child at this screen. */
export function playsInPair() {
  return Boolean(loadValue(ownName(TOGETHER))?.pair);
}

/**
 * Returns the name of the other child of the pair; null if there is no other child, or one without a name.
 * @returns {string[] | null}
 */
export function partnerName() {
  const cards = loadValue(ownName(TOGETHER))?.pair?.cards;
  return isName(cards) ? cards : null;
}

/**
 * Starts or ends pair mode for the current player.
 * @param {{cards: string[] | null} | null} other   the other child, with a name if there is one; null to end it
 */
export function pairWith(other) {
  if (other?.cards) remembered(other.cards);
  const pair = other && {...other, turn: 0};
  saveValue(ownName(TOGETHER), {...loadValue(ownName(TOGETHER)), pair});
}

function randomKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Deletes the cached lesson pages, because they show the previous player's progress. */
async function forgetLessons() {
  if (!("caches" in window)) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const pages = (await cache.keys()).filter(({url}) => /\.ipynb($|[?#])/.test(url));
    await Promise.all(pages.map((page) => cache.delete(page)));
  }
}
