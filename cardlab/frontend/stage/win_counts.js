// Counts how many matches of each game were won in this browser. Nobody else is told.

import {saveValue, loadValue} from "../common/storage.js";

const STORED = "cardlab results";

/** @typedef {{played: number, won: number}} Result */

/** @returns {Record<string, Result>} */
function all() {
  const found = loadValue(STORED);
  return typeof found === "object" && found !== null ? found : {};
}

/**
 * What has come of the matches of a game so far.
 * @param {string} game
 * @returns {Result}
 */
export function winCountsOf(game) {
  const found = all()[game];
  const number = (/** @type {unknown} */ n) => (Number.isInteger(n) && Number(n) >= 0 ? Number(n) : 0);
  return {played: number(found?.played), won: Math.min(number(found?.won), number(found?.played))};
}

/**
 * Note that a match is over; a browser that keeps nothing goes without.
 * @param {string} game
 * @param {boolean} won
 * @returns {Result} with this match
 */
export function countMatch(game, won) {
  const {played, won: before} = winCountsOf(game);
  const now = {played: played + 1, won: before + Number(won)};
  saveValue(STORED, {...all(), [game]: now});
  return now;
}
