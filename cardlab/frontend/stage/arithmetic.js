// Writes the arithmetic of what a seat compares, as it stands on the felt: "7 + 5 = 12", "9 − 4 = 5".

import {inDigits} from "../common/numbers.js";

/** @import {Card, CardNumber, Locale, State, Value} from "../common/types.d.ts" */

/**
 * The open cards that a player has laid last: those after the last back, or before the backs that end the row.
 * @param {Card[]} cards   of a row
 */
export function laidLast(cards) {
  const end = cards.findLastIndex(({token}) => token !== "?") + 1;
  const start = cards.slice(0, end).findLastIndex(({token}) => token === "?") + 1;
  return cards.slice(start, end);
}

/**
 * The counter of what a seat compares: its sum or its difference; null in games that compare cards.
 * @param {State} state
 * @param {string} seat
 */
function totalOf({counters}, seat) {
  const name = /** @type {const} */ (["sum", "difference"]).find((one) => `${one}.${seat}` in counters);
  return name ? {name, value: counters[`${name}.${seat}`]} : null;
}

/**
 * Whether a seat is asked for its total: its cards lie open, and it has none yet.
 * @param {State} state
 * @param {string} seat
 * @param {Card[]} cards   of the seat, the one that was laid last last
 */
export function isAsked(state, seat, cards) {
  const total = totalOf(state, seat);
  return total !== null && total.value === null && laidLast(cards).length > 0;
}

/**
 * How the totals of two seats compare: ">", "<" or "="; null in games that compare cards.
 * @param {State} state
 * @param {string} one
 * @param {string} other
 */
export function comparisonOf(state, one, other) {
  const [a, b] = [one, other].map((seat) => totalOf(state, seat)?.value);
  if (typeof a !== "number" || typeof b !== "number") return null;
  return a > b ? ">" : a < b ? "<" : "=";
}

/**
 * The numbers that make the total, in the order in which they are written; null where these cards do not make it. Where
 * the total is asked for, all of these numbers make it.
 * @param {"sum" | "difference"} name
 * @param {number[]} numbers   of the cards, the last one last
 * @param {Value} total
 */
function partsOf(name, numbers, total) {
  if (name === "difference") {
    const pair = numbers.slice(-2).sort((a, b) => b - a);
    return pair.length === 2 && (total === null || pair[0] - pair[1] === total) ? pair : null;
  }
  if (total === null) return numbers;
  let sum = 0;
  for (let n = numbers.length - 1; n >= 0; n--) {
    sum += numbers[n];
    if (sum === total) return numbers.slice(n);
  }
  return null;
}

/**
 * The working of a seat's total, or the total alone where one card makes it or the working is not known; "7 + 5 ="
 * while the total is not told, "7 + 5 = ?" where it is asked for. Null in games that compare cards.
 * @param {Locale} locale
 * @param {State} state
 * @param {string} seat
 * @param {Card[]} cards   of the seat, the one that was laid last last
 * @param {object} options
 * @param {Record<string, CardNumber>} options.numbers   what each card counts
 * @param {boolean} options.told   whether the total is told
 */
export function workingOf({digits}, state, seat, cards, {numbers, told}) {
  const total = totalOf(state, seat);
  if (!total) return null;
  const counted = laidLast(cards).map(({token}) => numbers[token]);
  if (!counted.length) return "";
  const known = counted.filter((one) => typeof one === "number");
  const parts = known.length === counted.length ? partsOf(total.name, known, total.value) : null;
  const sign = total.name === "sum" ? " + " : " − ";
  const working = parts && parts.length > 1 ? `${parts.join(sign)} =` : "";
  const text = `${working} ${told ? (total.value ?? "?") : ""}`.trim();
  return digits?.signs ? inDigits(text, digits.signs) : text;
}
