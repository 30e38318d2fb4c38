// Counts the matches won of each game in this browser. The counts stay here.

import {saveValue, loadValue} from "../common/storage.js";

const STORED = "cardlab results";

/** @typedef {{played: number, won: number}} Result */

/** @returns {Record<string, Result>} */
function all() {
  const found = loadValue(STORED);
  return typeof found === "object" && found !== null ? found : {};
}

/**
 * Returns the counts for a game.
 * @param {string} game
 * @returns {Result}
 */
export function winCountsOf(game) {
  const found = all()[game];
  const number = (/** @type {unknown} */ n) => (Number.isInteger(n) && Number(n) >= 0 ? Number(n) : 0);
  return {played: number(found?.played), won: Math.min(number(found?.won), number(found?.played))};
}

/**
 * Counts a finished match. Does nothing if the browser stores nothing.
 * @param {string} game
 * @param {boolean} won
 * @returns {Result} the counts including this match
 */
export function countMatch(game, won) {
  const {played, won: before} = winCountsOf(game);
  const now = {played: played + 1, won: before + Number(won)};
  saveValue(STORED, {...all(), [game]: now});
  return now;
}
